package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
)

// TestAimedAtIsGold: who touches a royal of Usurpers means that royal, so the strike at it is suggested; whoever touches its owner is
// offered the attack.
func TestAimedAtIsGold(t *testing.T) {
	aimed := 0
	for seed := uint64(1); seed < 30 && aimed < 3; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("usurpers", 1)
		s := r.app.tab()
		at := -1
		strikes := func() bool {
			at = slices.IndexFunc(s.t.Options(), func(o table.Option) bool { return s.info.Verbs[o.Action.Verb()].Name == "kill" })
			return at >= 0
		}
		if !r.playUntil(&player{rnd: rand.New(rand.NewPCG(seed, 8))}, strikes) {
			continue
		}
		aimed++
		o := s.t.Options()[at]
		r.blind = false
		r.step(0)
		victim, slot := o.Action.A(), o.Action.B()
		for name, verb := range map[string]string{fmt.Sprintf("pile:royals:%v:%d", engine.Seat(victim), slot): "kill", "seat:" + engine.Seat(victim).String(): "attack"} {
			r.tap(name)
			i := slices.IndexFunc(s.felt.Acts, func(b felt.Act) bool { return b.Tone == kit.Primary })
			if i < 0 || s.info.Verbs[max(s.felt.Acts[i].Verb(), 0)].Name != verb {
				t.Errorf("seed %d: after %s gold is %d of %+v", seed, name, i, s.felt.Acts)
			}
			r.app.Activate("cancel")
			r.step(0)
		}
	}
	if aimed < 3 {
		t.Errorf("only aimed %d times", aimed)
	}
}

// TestAnswersAreNotAdvised: what answers another player's deed has no gold button, for none of the answers is the better one.
func TestAnswersAreNotAdvised(t *testing.T) {
	answers := 0
	for _, id := range []string{"crush", "royalty", "houses"} {
		r := newRig(t, phone, true, store.NewMemory(), 9)
		r.start(id, 1)
		s := r.app.tab()
		r.play(&player{rnd: rand.New(rand.NewPCG(9, 8)), limit: 80}, func(n int) {
			r.step(0)
			if s = r.app.tab(); s.t.Asked == engine.None || s.t.Now().Turn == s.t.Asked || !s.t.Focus.Empty() || len(s.t.Options()) < 2 || len(s.t.Composer().Chosen()) > 0 {
				return
			}
			answers++
			for _, b := range s.felt.Acts {
				if b.Tone == kit.Primary && !table.Harmless(s.t) {
					t.Errorf("%s, decision %d: %q is gold", id, n, b.Text)
				}
			}
		})
	}
	if answers < 20 {
		t.Errorf("only %d answers were asked for", answers)
	}
}

// TestAnAceIsNoWorseThanItsButton: while Royalty offers to lay an ace, the ace in the hand is marked as what may be played, and leads to
// the same button.
func TestAnAceIsNoWorseThanItsButton(t *testing.T) {
	for seed := uint64(1); seed < 60; seed++ {
		r := deal(t, "royalty", phone, seed)
		s := r.app.tab()
		lay := slices.IndexFunc(s.t.Options(), func(o table.Option) bool { return s.info.Verbs[o.Action.Verb()].Name == "ace" })
		ace := slices.IndexFunc(s.scene.Hand, func(h felt.HandCard) bool { return h.Face.Rank() == cards.Ace })
		if lay < 0 || ace < 0 {
			continue
		}
		if !felt.Contains(s.scene.Marks.Legal, s.scene.HandTap(s.scene.Hand[ace]), table.ARank) {
			t.Fatalf("seed %d: the ace is no more than any other card", seed)
		}
		moves := s.t.Moves()
		r.tap("card:hand:" + s.scene.Hand[ace].Face.String())
		r.settle()
		r.tap("act:ace")
		if r.settle(); s.t.Moves() == moves {
			t.Error("it is not laid")
		}
		return
	}
	t.Fatal("no ace may be laid")
}
