package crowns

var kingdoms = []Crown{
	{"jackrifice", "kingdoms", func(t *Tape) bool { return t.told("steps", ever) }},
	{"ace-of-aces", "kingdoms", aceOfAces},
	{"clean-sweep", "kingdoms", cleanSweep},
	{"last-call", "kingdoms", func(t *Tape) bool { return t.Victory() && t.told("calls", ever) }},
}

// aceOfAces: an ace answers an ace, and the attack goes through.
func aceOfAces(t *Tape) bool {
	countered := false
	for word, e := range t.lines() {
		switch {
		case word == "counters" && e.Seat == t.Me:
			countered = true
		case word == "stopped":
			countered = false
		case word == count+"attack" && e.Value == 0 && countered: // it is over
			return true
		}
	}
	return false
}

// cleanSweep: a Joker fells two royals at once.
func cleanSweep(t *Tape) bool {
	mine, falls := false, 0
	for word, e := range t.lines() {
		switch {
		case word == "wipes":
			mine, falls = e.Seat == t.Me, 0
		case word == count+"attack" && e.Value == 0:
			mine = false
		case word == "falls" && mine:
			if falls++; falls == 2 {
				return true
			}
		}
	}
	return false
}
