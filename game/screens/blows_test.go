package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
)

// TestBlowsStandInOneRow: on a phone the blows of Royalty that can be struck stand in one row below the hand and say whom they hit and for
// how much, and nothing lies over the hand, where there are five buttons or fewer. No two of them say the same.
func TestBlowsStandInOneRow(t *testing.T) {
	looked := 0
	for seed := uint64(1); seed < 8; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("royalty", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		blows := func() bool {
			n, short := 0, false
			for _, b := range r.app.tab().felt.Acts {
				short = short || strings.HasPrefix(b.Deed.Name(), "act:attack:") && strings.Contains(b.Text, ": ")
				if b.Deed != felt.More {
					n++
				}
			}
			return short && n > 2 && n < 6
		}
		for n := 0; n < 12 && r.playUntil(p, blows); n++ {
			s, said := r.app.tab(), map[string]bool{}
			if s.felt.Covers > 0 {
				t.Errorf("seed %d: %d buttons lie over the hand", seed, len(s.felt.Acts))
			}
			for _, b := range s.felt.Acts {
				if said[b.Text] {
					t.Errorf("seed %d: two buttons say %q", seed, b.Text)
				}
				said[b.Text] = true
			}
			looked++
			r.choose(p)
		}
	}
	if looked < 5 {
		t.Errorf("only %d looked at", looked)
	}
}

// TestLettingItHappenKeepsItsPlace: what lets an ask or a blow of Royalty happen stands at the right end, whether it is the one to press or not.
func TestLettingItHappenKeepsItsPlace(t *testing.T) {
	gold, plain := 0, 0
	for seed := uint64(1); seed < 6; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("royalty", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		for n := 0; n < 20 && r.playUntil(p, func() bool { return table.AnswerTo(r.app.table) != nil }); n++ {
			acts := r.app.tab().felt.Acts
			last := acts[len(acts)-1]
			if last.Deed.Name() != "act:ok" {
				t.Fatalf("at the right end stands %q", last.Text)
			}
			if last.Tone == kit.Primary {
				gold++
			} else {
				plain++
			}
			r.choose(p)
		}
	}
	if gold == 0 || plain == 0 {
		t.Errorf("%d times gold, %d times not", gold, plain)
	}
}
