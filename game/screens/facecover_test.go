package screens

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestNoCardLiesOverAFace films Usurpers: on a stage no card passes or lies over the face of anybody who takes part.
func TestNoCardLiesOverAFace(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, desktop} {
		for seats := 4; seats <= 6; seats++ {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
			r.app.Activate("game:usurpers")
			r.step(0)
			r.deal(seats)
			who := &player{rnd: rand.New(rand.NewPCG(uint64(seats), 9))}
			seen := 0
			for n := 0; n < 6000 && r.app.tab() != nil && r.app.Status().Scene != "result"; n++ {
				st, s := r.app.Status(), r.app.tab()
				if s.felt.Staged.On {
					seen += facesClear(r, s)
				}
				switch {
				case st.Scene == "table" && s.t.Holding() && !s.moves():
					r.app.Activate("next")
					r.step(deafTime)
				case st.Scene == "table" && st.Settled && s.t.Asked != engine.None:
					r.choose(who)
				case st.Settled && st.Scene != "table" && putAway(r):
				default:
					r.step(33 * time.Millisecond)
				}
			}
			if seen == 0 {
				t.Errorf("at %v, %d seats: no face was seen", size, seats)
			}
		}
	}
}

// facesClear looks for cards that are drawn over a face, and counts the faces.
func facesClear(r *rig, s *tableScreen) (faces int) {
	for x := range s.scene.Names {
		face, drawn := s.felt.Staged.Faces[x], false
		for i := range r.list.Ops {
			o := &r.list.Ops[i]
			drawn = drawn || o.Kind == paint.Sprite && o.Sprite == sprites.Portrait(s.scene.Faces[x]) && o.Rect.Center().In(face)
			if drawn && onFace(o, face) {
				r.t.Errorf("%v: the card at %v, %v, lies over the face of %s at %v", r.in.Size, o.Rect, o.Turn, s.scene.Names[x], face)
			}
		}
		for _, p := range s.felt.Staged.Pieces {
			if drawn && !p.Lid.Empty() && overRound(p.Lid, face) {
				r.t.Errorf("%v: the disc at %v lies over the face of %s at %v", r.in.Size, p.Lid, s.scene.Names[x], face)
			}
		}
		if drawn {
			faces++
		}
	}
	return faces
}

// onFace reports whether what is drawn is a card over a face.
func onFace(o *paint.Op, face geom.Rect) bool {
	if o.Kind != paint.Sprite || o.Sprite < sprites.Card(1) || o.Sprite > sprites.Back(sprites.Backs-1) || o.Color&0xff < 40 {
		return false
	}
	return overRound(o.Rect, face)
}

// overRound reports whether a box covers more than the rim of a round face.
func overRound(r, face geom.Rect) bool {
	c := face.Center()
	p := geom.Point{X: min(max(c.X, r.X), r.X+r.W), Y: min(max(c.Y, r.Y), r.Y+r.H)}
	return math.Hypot(p.X-c.X, p.Y-c.Y) < 0.42*face.W
}
