package screens

import (
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/sprites"
)

// thrown returns what an ending throws, as it is drawn now.
func thrown(r *rig, s *resultScreen) (list []paint.Op) {
	signs := throws[plan.Hall(s.info.ID)].signs
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && slices.Contains(signs, o.Sprite) && o.Turn != 0 && o.Rect.W <= 18 {
			list = append(list, o)
		}
	}
	return list
}

// TestWinnersSmile: a person who wins smiles on the throne, and an opponent who wins against one does not.
func TestWinnersSmile(t *testing.T) {
	r, s := playedOut(t, phone, "royalty")
	win := s.res.Winners.First()
	for _, m := range []mood{victory, defeat} {
		s.pretend(m, win)
		r.app.Change()
		r.step(0)
		calm := sprites.Throne(plan.Hall("royalty"), table.Faces(s.t.Players)[win])
		if got := throneAt(r, s).Sprite; got != map[mood]sprites.ID{victory: sprites.Glad(calm), defeat: calm}[m] {
			t.Errorf("mood %d: the throne is %d", m, got)
		}
	}
}

// TestThrowsComeDown: what is thrown at a victory falls in waves, each game its own. When the entrance is over all of it lies on the steps or
// on the floor, clear of the carpet, and nothing hangs in the air.
func TestThrowsComeDown(t *testing.T) {
	looks := map[string]bool{}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		r, s := ended(t, id)
		s.pretend(victory, s.res.Winners.First())
		r.app.Change()
		r.step(0)
		falls := 0 // in how many frames something is in the air
		for s.running() {
			r.step(50 * time.Millisecond)
			floor := throneAt(r, s).Rect
			if slices.ContainsFunc(thrown(r, s), func(o paint.Op) bool { return o.Rect.Center().Y < floor.Y+floor.H*0.6 }) {
				falls++
			}
		}
		r.step(0)
		throne, list := throneAt(r, s).Rect, thrown(r, s)
		if falls < 20 || len(list) != 64 {
			t.Errorf("%s: something falls in %d frames, and %d pieces lie", id, falls, len(list))
		}
		look := ""
		for _, o := range list {
			c := o.Rect.Center()
			if c.Y < throne.Y+throne.H*0.79 || c.Y > throne.Y+throne.H || abs(c.X-throne.Center().X) < throne.W*0.1 {
				t.Errorf("%s: a piece rests at %v, the throne at %v", id, c, throne)
			}
		}
		for _, sign := range throws[plan.Hall(id)].signs {
			look += string(rune(sign)) + " "
		}
		if looks[look] {
			t.Errorf("%s throws what another game throws", id)
		}
		looks[look] = true
	}
}
