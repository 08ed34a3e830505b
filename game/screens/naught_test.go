package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
)

// TestNothingPutInIsNotGold plays Usurpers: who defends and has chosen no card reads that nothing goes in, on a button that is not gold;
// with a card chosen it is gold and says how many.
func TestNothingPutInIsNotGold(t *testing.T) {
	naught, some := 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("usurpers", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 60}, func(int) {
			s := r.app.tab()
			if s.t.Asked == engine.None || s.t.Composer().Prompt().Key != "usurpers.prompt.defender" {
				return
			}
			r.step(0)
			chosen := len(s.t.Composer().Chosen())
			for _, b := range s.felt.Acts {
				d, ok := b.Deed.(felt.Play)
				switch {
				case !ok || s.info.Verbs[d.Action.Verb()].Name != "commit":
				case chosen == 0:
					naught++
					if b.Tone == kit.Primary || b.Text != "Put in nothing" {
						t.Errorf("seed %d: with no card chosen %q has tone %v", seed, b.Text, b.Tone)
					}
				default:
					some++
					if b.Tone != kit.Primary || !strings.HasPrefix(b.Text, "Put in (") {
						t.Errorf("seed %d: with %d chosen %q has tone %v", seed, chosen, b.Text, b.Tone)
					}
				}
			}
		})
	}
	if naught == 0 || some == 0 {
		t.Errorf("%d without a card, %d with one", naught, some)
	}
}

// TestShieldsAreMatchedByOneGoldButton plays Usurpers: who may match shields finds one gold button that matches them all, or where none stops
// anything the one that stops nothing, and no third button that only proposes.
func TestShieldsAreMatchedByOneGoldButton(t *testing.T) {
	met := map[string]int{}
	for seed := uint64(1); seed < 30; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("usurpers", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 60}, func(int) {
			s := r.app.tab()
			if s.t.Asked == engine.None || s.t.Composer().Prompt().Key != "usurpers.prompt.pair" || len(s.t.Composer().Chosen()) > 0 || !s.t.Focus.Empty() {
				return
			}
			r.step(0)
			gold := ""
			for _, b := range s.felt.Acts {
				if b.Tone == kit.Primary {
					gold += b.Text
				}
				if b.Deed == felt.Suggest || b.Text == "Done matching" {
					t.Errorf("seed %d: %q stands beside what matches the shields", seed, b.Text)
				}
			}
			want := "Stop nothing"
			if s.t.Composer().MayPreset() {
				want = "Match them for me"
			}
			met[want]++
			if gold != want {
				t.Errorf("seed %d: %q is gold, not %q", seed, gold, want)
			}
		})
	}
	if len(met) == 0 {
		t.Error("no shields were matched")
	}
	t.Log(met)
}
