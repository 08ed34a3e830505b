package plan

import (
	"testing"

	"royals/engine"
	"royals/engine/catalog"
)

// TestBareBlowHasNoSum: what no wall takes anything off is told by its count alone, and not once more as a sum.
func TestBareBlowHasNoSum(t *testing.T) {
	info := catalog.Find("royalty").Info()
	for off, want := range map[int]string{0: "", 20: "80 − 20 = 60"} {
		told := []Told{{Say: "attack", Seat: 0, Other: 1, N: 8}}
		if off > 0 {
			told = append(told, Told{Say: "returned", Seat: 1, N: off})
		}
		told = append(told, Told{Say: "hit", Seat: 1, Other: engine.None, N: 80 - off})
		s := &Scene{Sight: Sight{Info: info, View: &engine.View{}, Seats: 2}, Told: told}
		if st := landed(s); st == nil || st.Sum != want {
			t.Errorf("%d taken off: %+v, want %q", off, st, want)
		}
	}
}
