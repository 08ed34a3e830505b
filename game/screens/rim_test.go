package screens

import (
	"math"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// TestAllSitAtTheRim sets up every game with every number of players: the golden rim of the table passes behind the middle of every
// portrait, and the picture on the cloth lies on nobody's plate, and not on the rim.
func TestAllSitAtTheRim(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 640, H: 360}, desktop} {
		for _, text := range []int{100, 130} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.app.Prefs.Text = text
			for _, g := range catalog.Games() {
				r.app.Activate("game:" + g.Info().ID)
				r.step(0)
				s := r.app.Top().(*setupScreen)
				for n := g.Info().MinSeats; n <= g.Info().MaxSeats; n++ {
					s.seatsAt(n)
					r.app.Change()
					r.step(0)
					r.step(0)
					atRim(t, r, s)
				}
				r.app.Home()
				r.step(0)
			}
		}
	}
}

// atRim checks one table.
func atRim(t *testing.T, r *rig, s *setupScreen) {
	t.Helper()
	var rim, pic geom.Rect
	for _, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Fill && o.Radius == paint.Oval && o.Color == kit.Accent:
			rim = o.Rect.Inset(-4)
		case o.Kind == paint.Sprite && o.Sprite == plan.Plate(s.info.ID):
			pic = o.Rect
		}
	}
	k := kit.Kit{Text: float64(r.app.Prefs.Text) / 100, Size: r.in.Size}
	plate := k.Line(kit.Small) + k.Line(kit.Tiny) + 6
	out := func(p geom.Point) float64 { // 1 on the rim
		x, y := (p.X-rim.Center().X)/(rim.W/2), (p.Y-rim.Center().Y)/(rim.H/2)
		return math.Hypot(x, y)
	}
	for _, h := range r.app.Targets() {
		if _, ok := h.Deed.(recast); !ok {
			continue
		}
		face := h.Rect.H - plate - 1
		if at := out(geom.Point{X: h.Rect.Center().X, Y: h.Rect.Y + face/2}); math.Abs(at-1) > 0.05 && s.sc.Most == 0 {
			t.Errorf("%s for %d at %v: a portrait is at %.2f of the way to the rim", s.info.ID, s.set.Seats, r.in.Size, at)
		}
		if x := pic.Intersect(h.Rect); x.W > 1 && x.H > 1 {
			t.Errorf("%s for %d at %v: the picture lies at %v, a person at %v", s.info.ID, s.set.Seats, r.in.Size, pic, h.Rect)
		}
	}
	for _, p := range []geom.Point{{X: pic.X, Y: pic.Y}, {X: pic.X + pic.W, Y: pic.Y + pic.H}} {
		if !pic.Empty() && out(p) > 0.98 {
			t.Errorf("%s for %d at %v: the picture at %v lies on the rim %v", s.info.ID, s.set.Seats, r.in.Size, pic, rim)
		}
	}
}
