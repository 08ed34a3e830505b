package felt

import (
	"testing"

	"royals/game/kit"
)

// TestGoldThatStays: the button to press stands at the end, but where it has been told by itself which one that is, all stay where they were.
func TestGoldThatStays(t *testing.T) {
	for _, stays := range []bool{false, true} {
		acts := ordered([]Act{{Deed: kit.Press("cosmo"), Tone: kit.Primary, Stays: stays}, {Deed: kit.Press("bea")}, {Deed: Cancel}}, 2)
		if first := acts[0].Deed == kit.Press("cosmo"); first != stays {
			t.Errorf("stays %v: the first button is %v", stays, acts[0].Deed)
		}
	}
}
