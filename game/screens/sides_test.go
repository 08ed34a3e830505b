package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// TestSidesAreSeen: in Royal Crush every player who has chosen a side says whom it helps, in the colour of that side, and
// whoever is picked to be kept out wears a red cross below the face and no tick.
func TestSidesAreSeen(t *testing.T) {
	helped, crossed, shields := 0, 0, 0
	for seed := uint64(1); seed < 4; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		if seed == 2 {
			r = newRig(t, desktop, false, store.NewMemory(), seed)
		}
		r.start("crush", 1)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		s := r.app.tab()
		for n := 0; n < 25 && r.playUntil(p, func() bool { return true }); n++ {
			r.list.Reset()
			r.app.Draw(&r.list)
			helped += sides(t, r, s)
			shields += placesOfSides(t, r, s)
			for _, o := range slices.Clone(s.t.Options()) {
				if s.info.Verbs[o.Action.Verb()].Name == "bar" && s.t.Take(o.Action) {
					crossed++
					cross(t, r, engine.Seat(o.Action.A()))
					if more := slices.ContainsFunc(s.t.Options(), func(o table.Option) bool { return s.info.Verbs[o.Action.Verb()].Name == "bar" }); !more && !strings.Contains(s.t.Question(), "ar whom you chose and go on") {
						t.Errorf("once all are barred it asks %q", s.t.Question())
					}
					s.t.StepBack()
					r.step(0)
					break
				}
			}
			r.choose(p)
		}
	}
	if helped < 8 || crossed < 3 || shields == 0 {
		t.Errorf("%d sides, %d crosses, %d empty places of who defends", helped, crossed, shields)
	}
}

// placesOfSides looks at the empty places nearest to the eyes: of who defends they bear shields, no swords. It counts the shields.
func placesOfSides(t *testing.T, r *rig, s *tableScreen) (n int) {
	t.Helper()
	key := slices.IndexFunc(s.info.Counters, func(c engine.CounterInfo) bool { return c.Name == "side" })
	side := s.t.Shown.Counter(uint8(key), s.scene.Bottom, 0)
	for _, o := range s.felt.Under {
		if o.Kind != paint.Sprite || o.Rect.W != 24 || !o.Rect.Center().In(s.felt.Areas.Mine) {
			continue
		}
		if side == 2 && o.Sprite == sprites.IconSword {
			t.Error("who defends lays swords")
		}
		if side == 2 && o.Sprite == sprites.IconShield {
			n++
		}
	}
	return n
}

// sides looks for the words of everybody who helps, and returns how many there are.
func sides(t *testing.T, r *rig, s *tableScreen) (n int) {
	t.Helper()
	key := func(name string) uint8 {
		return uint8(slices.IndexFunc(s.info.Counters, func(c engine.CounterInfo) bool { return c.Name == name }))
	}
	signs := map[int]sprites.ID{1: sprites.IconSword, 2: sprites.IconShield} // where words find no room
	v, colours := &s.t.Shown, map[int]paint.Color{}
	for x := range engine.Seat(len(s.t.Players)) {
		side := v.Counter(key("side"), x, 0)
		if side < 1 || side > 2 || v.Counter(key("role"), x, 0) != 0 {
			continue
		}
		leader := slices.IndexFunc(s.t.Players, func(p table.Player) bool {
			return v.Counter(key("role"), engine.Seat(slices.Index(s.t.Players, p)), 0) == side
		})
		whom := s.t.Name(engine.Seat(leader))
		if leader == 0 { // who plays alone
			whom = "you"
		}
		want := "helps " + whom
		panel, ok := r.find("seat:" + x.String())
		if !ok {
			t.Fatal("no seat")
		}
		i := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool {
			if !o.Rect.Center().In(panel) {
				return false
			}
			return strings.Contains(o.Text, want) || r.in.Size == phone && (o.Text == "for "+whom || o.Kind == paint.Sprite && o.Sprite == signs[side])
		})
		if i < 0 {
			t.Fatalf("nothing says that %s %s", s.t.Name(x), want)
		}
		if c, met := colours[side]; met && c != r.list.Ops[i].Color {
			t.Errorf("%q in two colours", want)
		}
		colours[side] = r.list.Ops[i].Color
		n++
	}
	if len(colours) == 2 && colours[1] == colours[2] {
		t.Error("both sides have one colour")
	}
	return n
}

// cross looks for the mark of a player who is picked to be kept out.
func cross(t *testing.T, r *rig, x engine.Seat) {
	t.Helper()
	r.step(0)
	r.list.Reset()
	r.app.Draw(&r.list)
	panel, ok := r.find("seat:" + x.String())
	if !ok {
		t.Fatal("no seat")
	}
	is := func(id sprites.ID) bool {
		return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Kind == paint.Sprite && o.Sprite == id && o.Rect.Center().In(panel)
		})
	}
	said := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return strings.HasPrefix(o.Text, "barred") && o.Rect.Center().In(panel) })
	if said < 0 {
		t.Fatalf("no word says that %v is barred", x)
	}
	for _, o := range r.list.Ops[said:] {
		if o.Kind == paint.Sprite && !o.Rect.Intersect(r.list.Ops[said].Rect.Inset(2)).Empty() {
			t.Errorf("what lies at %v covers %q", o.Rect, r.list.Ops[said].Text)
		}
	}
	if !is(sprites.IconClose) || is(sprites.IconCheck) {
		t.Errorf("%v is not crossed out", x)
	}
	for _, o := range r.list.Ops { // the face is to be seen
		face := r.app.tab().felt.Heads[x].At
		if eyes := face.Inset(face.W / 3); o.Kind == paint.Sprite && o.Sprite == sprites.IconClose && o.Rect.Center().In(panel) && !o.Rect.Intersect(eyes).Empty() {
			t.Errorf("the cross at %v lies over the eyes at %v", o.Rect, eyes)
		}
	}
	r.shot("cross")
}
