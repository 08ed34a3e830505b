package table

import (
	"slices"

	"royals/engine"
	"royals/game/plan"
	"royals/game/words"
)

// lookAhead notes the line that tells a choice that was just made, or what goes on after a hold, until it is told: the line of words says
// it from the first frame on (STAGE.md, 1.1: words, move, impact, number, log line). Its sound and the log's line come when the cards lie.
// What arms a rest is about what lies there by then and is not told before, and what sounds without a card is seen when it is heard.
func lookAhead(t *showing) {
	t.early = ""
	i := slices.IndexFunc(t.queue, func(e engine.Event) bool { return e.Kind == engine.Said })
	if i < 0 {
		return
	}
	e := t.queue[i]
	goes := slices.ContainsFunc(t.queue[:i], func(e engine.Event) bool { return e.Kind == engine.Moved })
	sounds := int(e.Key) < len(t.Plan.Cues) && t.Plan.Cues[e.Key].Volume > 0
	if sounds && !goes || slices.ContainsFunc(t.Plan.Rests, func(r plan.Rest) bool { return r.Arms(e) }) {
		return
	}
	left := t.unsaid()
	for i := len(t.Log) - 1; i >= 0 && left > 0; i-- {
		if !t.Log[i].See.Has(t.Viewer) {
			continue
		}
		if left--; left == 0 && t.Log[i].Say >= 0 {
			t.early = t.Log[i].Text
		}
	}
}

// Between reports whether the line of words says something else than what was told last: what comes, or that a hold is over.
func Between(t *Table) bool { return t.Asked == engine.None && (t.stale || t.early != "") }

// Addressed returns a line of the log as the line of words says it: who plays alone at the device is spoken to.
func Addressed(t *Table, line string) string {
	if !You(t, t.Viewer) {
		return line
	}
	if a := &t.addressed; a.line != line {
		a.line, a.said = line, spokenTo(&t.record, line)
	}
	return t.addressed.said
}

// addressed is a line and how it is said.
type addressed struct{ line, said string }

// lineOf is what the line of words says while something is shown: the choice that was just made, or else what was told last, and when
// that was read at a hold what comes next.
func lineOf(t *Table) string {
	switch {
	case t.early != "":
		return Addressed(t, t.early)
	case t.stale && len(t.queue) == 0 && t.asking != engine.None && !t.Players[t.asking].Person():
		return words.T("table.thinks", words.Args{A: t.Name(t.asking)})
	case t.stale:
		return words.Plain("table.clears")
	}
	return Addressed(t, t.deed())
}
