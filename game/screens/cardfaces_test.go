package screens

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// faceFilm looks at the designs of the cards on a table, frame by frame.
type faceFilm struct {
	*rig
	was   map[uint32]faceLook
	blend int // frames in which a card shows two designs
}

// faceLook is how a card looked in a frame.
type faceLook struct {
	face  cards.Card
	large float64 // how much of its picture is in the design of its large size
	pose  anim.Pose
}

// frame compares each card with how it looked in the frame before.
func (f *faceFilm) frame() {
	s := f.app.tab()
	if s == nil {
		return
	}
	now := make(map[uint32]faceLook)
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		pose, moving := s.stage.At(p.ID, s.clock.now())
		if pose.Face == cards.Back || p.Hidden && !moving {
			continue
		}
		x := faceLook{pose.Face, largely(&pose), pose}
		now[p.ID] = x
		if x.large > 0 && x.large < 1 {
			f.blend++
		}
		if old, ok := f.was[p.ID]; ok && old.face == x.face && math.Abs(old.large-x.large) > 0.5 && x.pose.Squash < 0.8 && math.Abs(x.pose.Rect.W/old.pose.Rect.W-1) < 0.15 {
			f.t.Errorf("%v changes its design from %.2f to %.2f:\n%+v\n%+v", x.face, old.large, x.large, old.pose, x.pose)
		}
	}
	f.was = now
}

// largely returns how much of the picture of a card is in the design of a card of 100 CSS pixels.
func largely(p *anim.Pose) (share float64) {
	s := &painter{k: &kit.Kit{List: &paint.List{}}}
	drawFaces(s, paint.Op{Kind: paint.Sprite, Rect: p.Rect, Color: kit.White}, p)
	for _, o := range s.k.List.Ops {
		wide := o.Width
		if wide == 0 {
			wide = o.Rect.W
		}
		a := float64(o.Color&0xff) / 255
		share *= 1 - a
		if sprites.Alike(p.Face, wide, 100) {
			share += a
		}
	}
	return share
}

// TestACardKeepsItsDesign plays and looks at every frame: no card changes all at once from pips to a large index, or from a bust to a figure.
func TestACardKeepsItsDesign(t *testing.T) {
	for _, id := range []string{"royalty", "crush", "houses"} {
		f := &faceFilm{rig: newRig(t, phone, true, store.NewMemory(), 7)}
		f.start(id, 0)
		f.app.Prefs.Speed = 2
		f.each = f.frame
		roll(f.rig, &player{rnd: rand.New(rand.NewPCG(5, 5))}, 3000, 16*time.Millisecond, func() bool { return f.blend > 15 || t.Failed() })
		if f.blend == 0 {
			t.Errorf("%s: no card goes where it is drawn otherwise", id)
		}
	}
}
