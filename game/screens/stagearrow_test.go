package screens

import (
	"math"
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/sprites"
)

// TestArrowsThatStayAreWhole looks at what stands on the stages of all games: the head of an arrow never stands there without its shaft, and
// neither lies on a number, a word, arms, a face or a card, nor on what it points at.
func TestArrowsThatStayAreWhole(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		arrows := 0
		for _, g := range catalog.Games() {
			id := g.Info().ID
			holdGame(t, id, size, tempo{"", 1, 1, false}, 80, func(r *rig, s *tableScreen) {
				r.step(3 * time.Second)
				if s.felt.Staged.On {
					arrows += wholeArrows(t, r, s)
				}
				r.tap("next")
				r.step(deafTime)
			})
		}
		if arrows == 0 {
			t.Errorf("no arrow stands at %v", size)
		}
	}
}

// TestArrowsOfBlowsAgree looks at the blows of Usurpers and Royalty that stand: on a desktop each of them has one arrow, however many cards
// strike, and on a phone none has.
func TestArrowsOfBlowsAgree(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		blows := 0
		for id, seeds := range map[string]uint64{"royalty": 4, "usurpers": 4} {
			for seed := range seeds {
				holdGameOf(t, 41+seed, id, size, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
					if r.step(3 * time.Second); s.felt.Staged.On && s.scene.Stage.Blow.Piece > 0 && !s.scene.Stage.Pays {
						blows++
						want := 0
						if size == desktop {
							want = 1
						}
						if n := wholeArrows(t, r, s); n != want {
							t.Errorf("%s at %v, %q: %d arrows", id, size, s.scene.Question.What, n)
						}
					}
					r.tap("next")
					r.step(deafTime)
				})
			}
		}
		if blows < 10 {
			t.Errorf("%v: only %d blows", size, blows)
		}
	}
}

// wholeArrows looks at the arrows of attacks that stand on a stage, and returns how many there are.
func wholeArrows(t *testing.T, r *rig, s *tableScreen) (n int) {
	t.Helper()
	color := kit.AttackArrow.Color()
	same := func(c paint.Color) bool { return c>>8 == color>>8 }
	var parts []geom.Rect // of an arrow: boxes along its shaft, and its tip
	shaft := 0
	for _, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Sprite && o.Sprite == sprites.IconBarb && same(o.Color):
			n++
			parts = append(parts, o.Rect.Inset(0.3*o.Rect.W))
		case o.Kind == paint.Line && same(o.Color) && (o.Width == 7 || o.Width == 5):
			if shaft++; o.Color&0xff < 230 {
				t.Errorf("%q: the strokes of an arrow show where they meet", s.scene.Question.What)
			}
			for _, at := range [2]float64{0.25, 0.75} { // a line's box is from its one end to the other
				c := geom.Point{X: o.Rect.X + o.Rect.W*at, Y: o.Rect.Y + o.Rect.H*at}
				parts = append(parts, geom.Around(c, 4, 4))
			}
		}
	}
	if n > 0 && shaft == 0 {
		t.Errorf("%q: a head of an arrow stands without its shaft", s.scene.Question.What)
	}
	for _, p := range parts {
		if what := hidByArrow(r, s, p); what != "" {
			t.Errorf("%s, %q: an arrow lies on %s at %v", s.info.ID, s.scene.Question.What, what, p)
			break
		}
	}
	return n
}

// hidByArrow says what a part of an arrow lies on that has to be read or known, "" for nothing.
func hidByArrow(r *rig, s *tableScreen, part geom.Rect) string {
	st := &s.felt.Staged
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && !part.Intersect(o.Rect.Inset(0.2*o.Rect.H)).Empty() {
			return o.Text
		}
	}
	for i := range st.Pieces {
		p := &st.Pieces[i]
		pose, _ := s.stage.At(p.ID, r.in.Now)
		if !part.Intersect(upright(pose).Inset(0.12*p.At.W)).Empty() || !p.Bare && !part.Intersect(felt.Arms(p.At)).Empty() {
			return "a card"
		}
	}
	if slices.ContainsFunc(st.Faces[:], func(f geom.Rect) bool { return !part.Intersect(f.Inset(0.15 * f.W)).Empty() }) {
		return "a face"
	}
	return ""
}

// TestArrowIsAimedAtTheFace: the last stretch of a bent arrow leads to the middle of the face that it points at.
func TestArrowIsAimedAtTheFace(t *testing.T) {
	face := geom.Rect{X: 200, Y: 80, W: 48, H: 48}
	tail := geom.Point{X: 40, Y: 400}
	tip := ahead(face.Center(), kit.Bowed(tail, face.Center()), face.W/2+arrowAir)
	via := kit.Bowed(tail, tip)
	way, goal := tip.Sub(via), face.Center().Sub(tip)
	if off := math.Atan2(way.X*goal.Y-way.Y*goal.X, way.X*goal.X+way.Y*goal.Y); math.Abs(off) > 0.05 {
		t.Errorf("the arrow goes %.2f beside the face", off)
	}
	if far := math.Hypot(goal.X, goal.Y); math.Abs(far-face.W/2-arrowAir) > 0.01 {
		t.Errorf("it ends %.1f from the middle", far)
	}
}
