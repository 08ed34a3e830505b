package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
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
			if i < 0 || s.info.Verbs[max(verbIn(s.felt.Acts[i]), 0)].Name != verb {
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
