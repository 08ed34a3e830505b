package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
)

// TestThrowingAwayIsAskedOnce: what cannot be had back is done by a second press of the same button, by touch and in the
// document, and can be called off before. Where nothing else can be done one press is enough.
func TestThrowingAwayIsAskedOnce(t *testing.T) {
	asked := 0
	for seed := uint64(1); seed < 5; seed++ {
		r := newRig(t, []geom.Rect{phone, desktop}[seed%2], seed%2 == 0, store.NewMemory(), seed)
		r.start("usurpers", 1)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		s := r.app.tab()
		offers := func() bool {
			return slices.ContainsFunc(s.t.Options(), func(o table.Option) bool { return s.info.Verbs[o.Action.Verb()].Name == "dump" })
		}
		for n := 0; n < 6 && r.playUntil(p, offers); n++ {
			if len(s.t.Options()) > 1 {
				asked++
				isAsked(t, r, "act:dump")
			} else {
				r.choose(p)
			}
		}
	}
	if asked < 8 {
		t.Errorf("only asked %d times", asked)
	}
}

// TestBuryingIsAskedOnce: a felled royal of Two Kingdoms that is touched has a button that buries it. It is never the one that is
// suggested, and it asks once more.
func TestBuryingIsAskedOnce(t *testing.T) {
	asked := 0
	for seed := uint64(1); seed < 30 && asked < 3; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		s := r.app.tab()
		var bury table.Option
		down := func() bool {
			at := slices.IndexFunc(s.t.Options(), func(o table.Option) bool { return s.info.Verbs[o.Action.Verb()].Name == "bur" })
			if at >= 0 {
				bury = s.t.Options()[at]
			}
			return at >= 0
		}
		if !r.playUntil(p, down) {
			continue
		}
		asked++
		s.t.Tap(table.Tap{bury.Things[0]})
		r.step(0)
		name := s.actName(bury.Action)
		if i := slices.IndexFunc(s.felt.Acts, func(b felt.Act) bool { return b.Deed.Name() == name }); i < 0 || s.felt.Acts[i].Tone != kit.Plain {
			t.Fatalf("seed %d: burying is suggested: %+v", seed, s.felt.Acts)
		}
		isAsked(t, r, name)
	}
	if asked < 3 {
		t.Errorf("only asked %d times", asked)
	}
}

// isAsked presses a button that asks once more, calls it off, and does it in the end.
func isAsked(t *testing.T, r *rig, name string) {
	t.Helper()
	s := r.app.tab()
	moves := s.t.Moves()
	button := func() (b felt.Act) {
		if i := slices.IndexFunc(s.felt.Acts, func(b felt.Act) bool { return b.Deed.Name() == name }); i >= 0 {
			return s.felt.Acts[i]
		}
		return b
	}
	for _, press := range []func(string){r.tap, func(name string) { r.app.Activate(name) }} {
		if button().Deed == nil { // behind "more"
			press = func(name string) { r.app.Activate(name) }
		}
		press(name)
		r.step(0)
		if b := button(); s.t.Moves() != moves || !strings.HasPrefix(b.Text, "Yes, ") || b.Tone != kit.Warn {
			t.Fatalf("one press of %s leads to %+v", name, s.felt.Acts)
		}
		press("cancel")
		r.step(0)
		if s.t.Moves() != moves || !s.t.Focus.Empty() {
			t.Fatalf("%s is not called off", name)
		}
	}
	r.app.Activate(name)
	r.step(0)
	r.app.Activate(name)
	r.step(0)
	if s.t.Moves() == moves {
		t.Fatalf("two presses of %s do nothing", name)
	}
	r.settle()
}
