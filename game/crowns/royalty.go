package crowns

var royalty = []Crown{
	{"no-thank-you", "royalty", func(t *Tape) bool { return t.told("jack", ever) }},
	{"kings-peace", "royalty", kingsPeace},
	{"not-a-scratch", "royalty", notAScratch},
	{"by-a-thread", "royalty", func(t *Tape) bool { return t.Victory() && t.Result.Score[t.Me] <= 50 }},
}

// kingsPeace: a King stops an attack that a Queen leads.
func kingsPeace(t *Tape) bool {
	queen := false
	for word, e := range t.lines() {
		switch {
		case word == "attack":
			queen = false
		case (word == "queen" || word == "add-queen") && e.Other == t.Me:
			queen = true
		case word == "hit" && e.Seat == t.Me:
			queen = false
		case (word == "king" || word == "king-all") && e.Seat == t.Me && queen:
			return true
		}
	}
	return false
}

// notAScratch: what defends returns all of an attack.
func notAScratch(t *Tape) bool {
	returned := false
	for word, e := range t.lines() {
		switch {
		case word == "returned":
			returned = e.Seat == t.Me
		case word == "hit":
			if returned && e.Seat == t.Me && e.Value == 0 {
				return true
			}
			returned = false
		}
	}
	return false
}
