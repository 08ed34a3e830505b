package plan

import (
	"slices"
	"strings"
)

// Tell is how a line of the log is spoken. Lines from one that opens to one that closes are a group, which is told when
// it is complete. A game that says nothing of its lines has them all told, turn by turn.
type Tell struct {
	Class         Class
	Opens, Closes bool
	Chosen        bool // it says what its player has just chosen: in brief, that player is not told
	Asked         bool // a question that comes of it says it again
	Judged        bool // the verdict that is held up after it says it again
}

// Class is what a line is worth to somebody who listens.
type Class uint8

// The classes, in the order in which there is less and less time.
const (
	Detail  Class = iota // told where there is time
	Quiet                // never told: the log has it
	Deed                 // what is done, told before its outcome
	Outcome              // what came of it
)

// tell lists log lines by their names.
type tell struct{ opens, closes, deed, outcome, quiet, chosen, asked, judged string }

// of returns how a line is spoken.
func (t *tell) of(say string) Tell {
	in := func(list string) bool { return slices.Contains(strings.Fields(list), say) }
	class := Detail
	switch {
	case in(t.quiet):
		class = Quiet
	case in(t.deed):
		class = Deed
	case in(t.outcome):
		class = Outcome
	}
	return Tell{class, in(t.opens), in(t.closes), in(t.chosen), in(t.asked), in(t.judged)}
}
