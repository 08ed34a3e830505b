package plan

import (
	"testing"

	"royals/engine"
)

// TestWhoGuardsGainsWithTheGuarded: a third player whose cards are shields alone is told the outcome as the defender is, the attacker and
// one with a sword are told the opposite.
func TestWhoGuardsGainsWithTheGuarded(t *testing.T) {
	c := clashing{Scene: &Scene{Sight: Sight{Seats: 4}}, st: &Stage{}, told: []Told{
		{Say: "attack", Seat: 0, Other: 3},
		{Say: "commit", Seat: 0, N: 1}, {Say: "commit", Seat: 1, N: 1}, {Say: "commit", Seat: 2, N: 2},
		{Say: "sword", Seat: 0}, {Say: "shield", Seat: 1}, {Say: "shield", Seat: 2}, {Say: "sword", Seat: 2},
	}}
	c.figures()
	for seat, want := range []Tone{Loses, Gains, Loses, Gains} {
		if got := c.st.For(engine.Seat(seat), Gains); got != want {
			t.Errorf("seat %d: %v, not %v", seat, got, want)
		}
	}
}
