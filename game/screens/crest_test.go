package screens

import (
	"slices"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestCrestsStandClearOfCards films games of Royalty on a tablet and a desktop: no crest that drains covers a card.
func TestCrestsStandClearOfCards(t *testing.T) {
	for _, size := range []geom.Rect{{W: 768, H: 1024}, {W: 800, H: 1280}, desktop} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		for _, name := range []string{"game:royalty", "seats:more", "seats:more", "seats:more"} {
			r.app.Activate(name)
			r.step(0)
		}
		r.start("royalty", 0)
		r.app.Prefs.Pause = 1
		frames, crests := 0, 0
		show(r, func(s *tableScreen) bool {
			if frames++; s.felt.Staged.On || s.stage.Moving(r.in.Now) || s.staging.veil.Running(s.clock.now()) { // what goes out is the stage's
				return frames < 1500
			}
			for _, o := range r.list.Ops {
				if o.Kind != paint.Sprite || o.Sprite != sprites.CrestFull {
					continue
				}
				crests++
				i := slices.IndexFunc(r.list.Ops, func(p paint.Op) bool { // the back of a card
					return p.Kind == paint.Sprite && p.Sprite == sprites.Back(s.scene.Back) && !p.Rect.Intersect(o.Rect.Inset(6)).Empty()
				})
				if i >= 0 {
					t.Fatalf("%v, frame %d: the crest at %v covers the card at %v", size, frames, o.Rect, r.list.Ops[i].Rect)
				}
			}
			return frames < 1500
		})
		if crests == 0 {
			t.Errorf("%v: no crest", size)
		}
	}
}

// TestFacesAreSeen: on tablets and desktops the faces at the table are large enough to be known, whoever sits there.
func TestFacesAreSeen(t *testing.T) {
	for _, size := range []geom.Rect{{W: 768, H: 1024}, {W: 1024, H: 768}, desktop, {W: 1920, H: 1080}} {
		for _, id := range []string{"usurpers", "kingdoms", "houses", "crush", "royalty"} {
			r := newRig(t, size, false, store.NewMemory(), 5)
			r.start(id, 0)
			r.step(0)
			s := r.app.tab()
			for x := range s.t.Players {
				most := 0.0
				for _, o := range r.list.Ops {
					if o.Kind == paint.Sprite && o.Sprite == sprites.Portrait(s.scene.Faces[x]) {
						most = max(most, o.Rect.W)
					}
				}
				if most < 27 {
					t.Errorf("%s, %v: the face of %s is %.0f wide", id, size, s.t.Players[x].Name, most)
				}
			}
		}
	}
}
