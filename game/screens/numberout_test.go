package screens

import (
	"testing"

	"royals/game/felt"
	"royals/game/plan"
)

// TestNumberBesideTheRoyal: on a phone the number of an attack of Two Kingdoms, which is what counts, looks out beside the royal that leads
// it with the whole of its large rank.
func TestNumberBesideTheRoyal(t *testing.T) {
	n := 0
	stagesOf(t, "kingdoms", 60, func(f *felt.Felt, _ *plan.Stage) bool {
		var royal, number *felt.Piece
		for i := range f.Staged.Pieces {
			switch p := &f.Staged.Pieces[i]; {
			case p.Steps:
				royal = p
			case p.Along:
				number = p
			}
		}
		if royal != nil && number != nil {
			n++
			if out := royal.At.X - number.At.X; out < 0.7*number.At.W || number.At.X < f.Staged.Box.X {
				t.Errorf("%v looks out by %.0f of %.0f beside %v", number.Card, out, number.At.W, royal.Card)
			}
		}
		return true
	})
	if n == 0 {
		t.Error("no attack was led")
	}
}
