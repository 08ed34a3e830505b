package table

import (
	"slices"

	"royals/engine"
	"royals/game/plan"
	"royals/game/words"
)

// fight says who wins what lies open on the table and by what, "" where nothing tells. It knows what has been told so far.
func fight(t *showing) string {
	if t.Plan.Fight == nil {
		return ""
	}
	v, ok := t.Plan.Fight(told(t))
	if !ok {
		return ""
	}
	return verdict(&t.record, v)
}

// Why says in one line why the game ended as it did, "" where nothing tells. It is made from what was told.
func Why(t *Table) string {
	if t.Plan.Verdict == nil || t.Changed || !t.over {
		return ""
	}
	var r engine.Result
	t.m.State().Result(&r)
	return verdict(&t.record, t.Plan.Verdict(told(&t.showing), &r, len(t.Players)))
}

// closes says what the last turn of all came to, "" where nothing tells: whoever had it knows.
func closes(t *Table) string {
	if t.Plan.Closes == nil || t.Changed {
		return ""
	}
	s := t.Plan.Closes(told(&t.showing))
	if s.Key == "" || slices.ContainsFunc(s.A, func(x engine.Seat) bool { return you(&t.record, x) }) {
		return ""
	}
	return words.Upper(sentence(&t.record, s))
}

// Heard returns the lines of the log that everybody has heard so far.
func Heard(t *Table) []plan.Told { return told(&t.showing) }

// told returns the lines of the log that everybody has heard so far.
func told(t *showing) []plan.Told {
	lines, r := t.Lines(0), &t.reading
	for _, l := range lines[min(r.heardTo, len(lines)):] {
		if r.heardTo++; l.Say >= 0 && l.See == engine.Everybody {
			r.heard, r.heardAt = append(r.heard, plan.Told{Say: t.info.Says[l.Say], Seat: l.Seat, Other: l.Other, Card: l.Card, N: l.N}), append(r.heardAt, r.heardTo)
		}
	}
	n := len(r.heard)
	for n > 0 && r.heardAt[n-1] > len(lines) {
		n--
	}
	return r.heard[:n:n]
}

// verdict puts a verdict into words: "You win 20 to 10: your king switched off the ace."
func verdict(t *record, v plan.Verdict) string {
	text := words.Upper(sentence(t, v.Who))
	if v.Why.Key != "" {
		text += ": " + sentence(t, v.Why)
	}
	return text + "."
}

// sentence puts one part into words. A person who plays alone is "you".
func sentence(t *record, s plan.Sentence) string {
	args := words.Args{N: s.N, N2: s.N2, N3: s.N3, B: t.Name(s.B), Other: cardName(s.Other)}
	if len(s.Cards) > 0 {
		args.Card = words.CardList(s.Cards)
	}
	if s.Ranks {
		args.Card = words.RankList(s.Cards)
	}
	mine := false
	var names []string
	for _, x := range s.A {
		if you(t, x) {
			mine = true
			names = append([]string{words.Plain("verdict.you")}, names...)
		} else {
			names = append(names, t.Name(x))
		}
	}
	args.A = words.List(names)
	key := s.Key
	switch {
	case you(t, s.B) && words.Has(key+".yours"):
		key += ".yours"
	case (mine || len(names) > 1) && words.Has(key+".all"):
		key += ".all"
	}
	return words.T(key, args)
}

// You reports whether a seat is called "you" when the game is told.
func You(t *Table, x engine.Seat) bool { return you(&t.record, x) }

// Label is what stands at a seat: the name of who sits there, and "You" for who plays alone at the device and has given none.
func Label(t *Table, x engine.Seat) string {
	if You(t, x) && t.Players[x].Name == words.Plain("name.none") {
		return words.Plain("name.you")
	}
	return t.Name(x)
}

// spokenTo puts a line as one says it to who plays alone at the device, and leaves it where there are several.
func spokenTo(t *record, line string) string {
	if !you(t, t.Viewer) {
		return line
	}
	return words.You(line, t.Name(t.Viewer))
}

// you reports whether a seat is that of the only person at the device.
func you(t *record, x engine.Seat) bool {
	return t.persons() == 1 && x == t.Viewer && x < engine.MaxSeats
}
