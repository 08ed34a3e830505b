package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
)

// TestChosenSeats: a seat that is barred wears a mark and is barred no more when it is touched again.
func TestChosenSeats(t *testing.T) {
	const seed = 5
	met, named := 0, 0
	r := newRig(t, phone, true, store.NewMemory(), seed)
	r.start("crush", 1)
	p := &player{rnd: rand.New(rand.NewPCG(seed, 2))}
	for r.playUntil(p, func() bool {
		named += barredBy(t, r.app.tab())
		key := r.app.table.Composer().Prompt().Key
		return strings.HasSuffix(key, "ask.call") && len(r.app.table.Composer().Chosen()) == 0
	}) {
		tab := r.app.tab()
		barred := engine.None
		for _, x := range tab.scene.Others() {
			if felt.Contains(tab.scene.Marks.Legal, felt.SeatTap(x), 255) {
				barred = x
			}
		}
		if barred == engine.None {
			r.choose(p)
			continue
		}
		ops := len(tab.felt.Over)
		r.tap("seat:" + barred.String())
		if !tab.t.IsChosen(felt.SeatTap(barred)) || len(tab.felt.Over) <= ops {
			t.Fatalf("seed %d: %s is touched and wears no mark", seed, barred)
		}
		crossClear(t, tab, barred)
		for _, x := range tab.scene.Others() {
			if x != barred && tab.t.IsChosen(felt.SeatTap(x)) {
				t.Fatalf("seed %d: %s is touched and %s is chosen", seed, barred, x)
			}
		}
		r.tap("seat:" + barred.String())
		if tab.t.IsChosen(felt.SeatTap(barred)) || len(tab.t.Composer().Chosen()) > 0 {
			t.Fatalf("seed %d: %s stays chosen when it is touched again", seed, barred)
		}
		met++
		if !r.app.Activate("act:call") {
			t.Fatal("the call cannot be ended")
		}
		r.step(0)
	}
	if met < 2 {
		t.Errorf("only %d calls met", met)
	}
	if named == 0 {
		t.Error("nobody is barred by anybody")
	}
}

// barredBy looks whether the badge of who is barred by one side tells by whom, and counts those.
func barredBy(t *testing.T, s *tableScreen) (n int) {
	t.Helper()
	for x := range s.t.Players {
		for _, sign := range felt.Signs(&s.scene, engine.Seat(x)) {
			_, by, ok := strings.Cut(sign.Text, "barred by ")
			if !ok || by == "both" {
				continue
			}
			n++
			by = strings.Trim(by, "\u2068\u2069")
			if by != "you" && !slices.ContainsFunc(s.t.Players, func(p table.Player) bool { return p.Name == by }) {
				t.Errorf("%d is barred by %q", x, by)
			}
		}
	}
	return n
}

// crossClear looks whether the cross of who is barred lies at the upper left of the portrait, over no number.
func crossClear(t *testing.T, s *tableScreen, x engine.Seat) {
	t.Helper()
	face := s.felt.Heads[x].At
	at := slices.IndexFunc(s.felt.Over, func(o paint.Op) bool {
		return o.Kind == paint.Fill && o.Color == kit.Attack && !o.Rect.Intersect(face).Empty()
	})
	if at < 0 {
		t.Fatalf("%s is barred and wears no cross", x)
	}
	disc := s.felt.Over[at].Rect
	if c := disc.Center(); c.X > face.Center().X || c.Y > face.Center().Y {
		t.Errorf("the cross of %s lies at %v, its face at %v", x, disc, face)
	}
	for _, o := range s.felt.Under {
		if o.Kind == paint.Text && !o.Rect.Intersect(disc).Empty() {
			t.Errorf("the cross of %s covers %q", x, o.Text)
		}
	}
}

// TestNamedVerbIsAimedOnce: once a verb that can be taken back has been named, one touch of its goal does it, at the device and in the
// document, and it can be taken back. A touch without the verb, or after a hint, does nothing yet.
func TestNamedVerbIsAimedOnce(t *testing.T) {
	met := 0
	for seed := uint64(3); seed < 7; seed++ {
		r := newRig(t, []geom.Rect{phone, desktop}[seed%2], seed%2 == 0, store.NewMemory(), seed)
		r.start("crush", 1)
		p, s := &player{rnd: rand.New(rand.NewPCG(seed, 2))}, r.app.tab()
		for n := 0; n < 2 && r.playUntil(p, func() bool { return s.t.Composer().Prompt().Key == "crush.ask.attack" }); n++ {
			aimed(t, r, s, []func(string){func(name string) { r.tap(name) }, func(name string) {
				r.app.Activate(name)
				r.step(0)
			}}[n])
			met++
		}
	}
	if met < 6 {
		t.Errorf("only %d attacks met", met)
	}
}

// aimed names the attack and points at its goal.
func aimed(t *testing.T, r *rig, s *tableScreen, touch func(name string)) {
	t.Helper()
	verb := s.t.Options()[0].Action.Verb()
	moves, goal := s.t.Moves(), "seat:"+engine.Seat(s.t.Options()[0].Action.A()).String()
	for _, before := range []func(){
		func() {},
		func() { s.t.Focus.Verb, s.t.Focus.Only = int(verb), s.t.Options()[1].Action },
	} {
		before()
		if touch(goal); s.t.Moves() != moves || len(s.t.Focus.Taps) != 1 {
			t.Fatalf("a touch of %s that is named by nobody makes %d moves of %d", goal, s.t.Moves(), moves)
		}
		x := engine.Seat(s.t.Options()[0].Action.A())
		if _, text := table.Short(s.t); text != "Attack "+s.t.Name(x)+"?" {
			t.Errorf("%s is pointed at, and the question is %q", x, text)
		}
		s.t.Touch()
		r.step(0)
		for _, o := range s.t.Options() { // the others stay lit
			if y := engine.Seat(o.Action.A()); !felt.Contains(s.scene.Marks.Legal, felt.SeatTap(y), table.ASeat) {
				t.Errorf("%s is pointed at, and %s is not lit", x, y)
			}
		}
		s.t.Focus.Clear()
		s.t.Touch()
		r.step(0)
	}
	r.app.Activate(felt.ToName(s.info, int(verb)).Name())
	r.step(0)
	wide := 0.0
	for _, o := range s.t.Options() { // equal choices have equal buttons
		at, ok := r.find("act:attack:" + engine.Seat(o.Action.A()).String())
		if ok && wide > 0 && math.Abs(at.W-wide) > 1 {
			t.Errorf("at %v a button is %v wide and one like it %v", r.in.Size, at.W, wide)
		}
		if ok {
			wide = at.W
		}
	}
	if touch(goal); s.t.Moves() != moves+1 || !s.t.MayUndo() {
		t.Fatalf("the attack is named, %s is touched, and of %d moves there are %d; to be taken back: %v", goal, moves, s.t.Moves(), s.t.MayUndo())
	}
}

// TestNotchClearsTheName: the notch that says which seats may be chosen lies beside their names and scores.
func TestNotchClearsTheName(t *testing.T) {
	notches := 0
	for _, size := range []geom.Rect{phone, desktop} {
		r, s := fightAt(t, size, 100, 5, "hand P1 TC,9H,2D; hand P2 8D,4C; hand P3 2C,3C; hand P4 4D,5C; hand P5 6C,7C", "P9 -")
		for _, x := range s.felt.Under {
			if x.Kind != paint.Line || x.Color != kit.Legal {
				continue
			}
			notches++
			notch := geom.Rect{X: min(x.Rect.X, x.Rect.X+x.Rect.W), Y: min(x.Rect.Y, x.Rect.Y+x.Rect.H), W: math.Abs(x.Rect.W), H: math.Abs(x.Rect.H)}
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && !o.Rect.Intersect(notch).Empty() {
					t.Errorf("at %v the notch at %v covers %q at %v", size, notch, o.Text, o.Rect)
				}
			}
		}
	}
	if notches < 16 {
		t.Errorf("only %d strokes of notches", notches)
	}
}
