package bot

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// lookAtStandstill looks at a position of royalty as it would be on the last turn of a standstill (R47), the way things are and with all Kings
// and Jacks spent: then nobody can answer, and what is asked for, and whether the card comes, decides the game.
func (h *hunt) lookAtStandstill(s engine.State, seed uint64) {
	for _, spent := range []bool{false, true} {
		if t := standstill(h.g.(engine.Scribe), s, spent, seed); t != nil {
			h.look(t, seed)
		}
	}
}

// standstill sets up that position; nil where nobody has a whole turn to come, or the rules do not allow for it. With spent the two players left
// stand close together, near their end, the mover never ahead.
func standstill(g engine.Scribe, s engine.State, spent bool, seed uint64) engine.State {
	var facts []engine.Fact
	seats, left, mover, act := 0, 0, "", false
	engine.Facts(s, func(f engine.Fact) {
		facts = append(facts, f)
		switch f.Key {
		case "turn":
			mover = f.Value
		case "phase":
			act = f.Value == "act"
		case "points":
			if seats++; f.Value != "0" {
				left++
			}
		}
	})
	if !act || spent && left != 2 {
		return nil
	}
	r := cards.NewRand(seed, 41)
	points := 5 * (4 + r.IntN(17))
	var gone []string
	// less leaves out what names a King or a Jack.
	less := func(list string, note bool) string {
		var keep []string
		for _, c := range strings.Split(list, ",") {
			if c[0] != 'K' && c[0] != 'J' {
				keep = append(keep, c)
			} else if note {
				gone = append(gone, c)
			}
		}
		if keep == nil {
			return "-"
		}
		return strings.Join(keep, ",")
	}
	t, err := g.Blank(engine.Config{Seats: seats})
	must(err)
	discard := ""
	for _, f := range facts {
		own := f.Seat.String() == mover
		switch {
		case f.Key == "idle":
			f.Value = "99"
		case !spent:
		case f.Key == "discard":
			discard = f.Value
			continue
		case f.Key == "hand" && !own, f.Key == "deck":
			f.Value = less(f.Value, true)
		case f.Key == "holds" && !own, f.Key == "known" && !own:
			f.Value = less(f.Value, false)
		case f.Key == "points" && f.Value != "0":
			f.Value = strconv.Itoa(points)
			if own {
				f.Value = strconv.Itoa(points - 5*r.IntN(2))
			}
		}
		must(engine.SetFact(t, f))
	}
	if spent {
		list := strings.Join(append(gone, discard), ",")
		must(engine.SetFact(t, engine.Fact{Key: "discard", Seat: engine.None, Value: strings.TrimSuffix(list, ",-")}))
	}
	if g.Finish(t) != nil {
		return nil
	}
	return t
}
