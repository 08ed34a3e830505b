package plan

import (
	"testing"

	"royals/engine"
)

// TestForIsHowItIsForASeat: another's loss is good for who acts, what it is for who is acted on, and neither for everybody
// else.
func TestForIsHowItIsForASeat(t *testing.T) {
	st := Stage{Figures: []Figure{{Seat: 0, Side: 0}, {Seat: 1, Side: 1}}}
	for _, c := range []struct {
		seat        engine.Seat
		tone, wants Tone
	}{{0, Loses, Gains}, {0, Gains, Loses}, {0, Unsure, Unsure}, {1, Loses, Loses}, {2, Gains, Unsure}} {
		if got := st.For(c.seat, c.tone); got != c.wants {
			t.Errorf("for seat %d %d is %d, not %d", c.seat, c.tone, got, c.wants)
		}
	}
}
