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
	if t.early = closedLine(t, i); t.early == "" {
		t.early = nextLine(t)
	}
}

// closedLine is what is said of a card that still lies face down in its owner's hand while it sets out with such an event: what it is, is told
// when it lies turned. It is "" where the card is known, or a game has no words for that.
func closedLine(t *showing, at int) string {
	e := t.queue[at]
	key := sayKey(&t.record, int(e.Key)) + ".closed"
	goes := slices.IndexFunc(t.queue[:at], func(x engine.Event) bool { return x.Kind == engine.Moved && x.Card == e.Card })
	if goes < 0 || int(t.queue[goes].From.Kind) != t.Plan.Hand || slices.Contains(t.Shown.Pile(t.queue[goes].From), e.Card) || !words.Has(key) {
		return ""
	}
	return t.said(key, e)
}

// drawsAhead notes the line that tells of a card that has just set out for the hand of its seat, where what was told last is about another
// seat: no card goes to somebody under another one's words.
func drawsAhead(t *showing, e engine.Event) {
	if t.early != "" || e.Kind != engine.Moved || int(e.To.Kind) != t.Plan.Hand {
		return
	}
	told := lineFrom(t, 0)
	for _, x := range t.queue {
		switch {
		case x.Kind == engine.Phased:
			return
		case x.Kind == engine.Said:
			if told != nil && x.Seat == e.To.Owner && told.Seat != x.Seat && !slices.ContainsFunc(t.Plan.Rests, func(r plan.Rest) bool { return r.Arms(x) }) {
				t.early = nextLine(t)
			}
			return
		}
	}
}

// nextLine is the next line that is told, "" where it is none of a game's.
func nextLine(t *showing) string {
	if l := lineFrom(t, 1); l != nil && l.Say >= 0 {
		return l.Text
	}
	return ""
}

// lineFrom returns the line of the log that was told last, or the one that is told so many later, nil for none.
func lineFrom(t *showing, later int) *Line {
	left := t.unsaid() + 1 - later
	for i := len(t.Log) - 1; i >= 0 && left > 0; i-- {
		if !t.Log[i].See.Has(t.Viewer) {
			continue
		}
		if left--; left == 0 {
			return &t.Log[i]
		}
	}
	return nil
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

// Waits reports whether the line of words says what is waited for, and nothing of what has come of a deed.
func Waits(t *Table) bool {
	return t.Asked == engine.None && (t.stale && t.early == "" || t.asking != engine.None && (t.hold || t.away))
}

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
