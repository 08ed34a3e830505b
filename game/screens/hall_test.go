package screens

import (
	"math"
	"slices"
	"testing"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// playedOut plays a game of a title to its end.
func playedOut(t *testing.T, size geom.Rect, id string) (*rig, *resultScreen) {
	t.Helper()
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
	r.start(id, 0)
	if r.goOn() != "result" {
		t.Fatalf("%s does not end", id)
	}
	return r, r.app.Top().(*resultScreen)
}

// TestHallOfALostGame: only the hall is dark. The throne of the winner and the banners are as bright as in a game that is won.
func TestHallOfALostGame(t *testing.T) {
	r, s := playedOut(t, desktop, "royalty")
	win := s.res.Winners.First()
	for m := victory; m <= limit; m++ {
		s.pretend(m, win)
		r.app.Change()
		r.step(0)
		r.step(enterTime)
		dark, bright := false, true
		for _, o := range r.list.Ops {
			dark = dark || o.Kind == paint.Fill && o.Rect == r.in.Size && o.Color == kit.Rail.Fade(0.5)
			throne := isThrone(s, o)
			if o.Kind == paint.Sprite && (throne || o.Sprite == sprites.Pennant(int(win))) {
				bright = bright && o.Color == kit.White
			}
		}
		if dark != (m == defeat || m == limit) || bright != (m != limit) {
			t.Errorf("mood %d: the hall is dark: %v, the throne and the banners are bright: %v", m, dark, bright)
		}
	}
}

// TestSharedCrowns: each of those who share a win sits on a throne of their own, wears a crown over its middle and bears what they bear. The thrones stand
// side by side about the middle of the window, and none stays empty.
func TestSharedCrowns(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r, s := playedOut(t, size, "crush")
		s.pretend(shared, s.res.Winners.First())
		r.app.Change()
		r.step(0)
		r.step(enterFall)
		var thrones, crowns []geom.Rect
		empty := sprites.Throne(plan.Hall(s.info.ID), -1)
		for _, o := range r.list.Ops {
			switch {
			case o.Kind != paint.Sprite:
			case o.Sprite == empty || o.Sprite == sprites.Glad(empty):
				t.Errorf("%v: a throne stays empty", size)
			case isThrone(s, o):
				thrones = append(thrones, o.Rect)
			case o.Sprite == sprites.LittleCrown:
				crowns = append(crowns, o.Rect)
			}
		}
		n := s.res.Winners.Len()
		if len(thrones) != n || len(crowns) != n {
			t.Fatalf("%v: %d thrones and %d crowns for %d who share the win", size, len(thrones), len(crowns), n)
		}
		for i, throne := range thrones {
			if off := crowns[i].Center().X - throne.Center().X; math.Abs(off) > 1 || throne.X < -1 || throne.X+throne.W > size.W+1 || i > 0 && (throne.Y != thrones[0].Y || throne.X < thrones[i-1].X+throne.W/2) {
				t.Errorf("%v: the thrones are at %v, the crowns at %v", size, thrones, crowns)
			}
		}
		if mid := (thrones[0].X + thrones[n-1].X + thrones[0].W) / 2; math.Abs(mid-size.W/2) > 1 {
			t.Errorf("%v: the thrones stand about %.0f", size, mid)
		}
	}
}

// TestSignsOfAnEnding: on a phone one large button stands below an ending, and all other ways on are signs in one row.
func TestSignsOfAnEnding(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone} {
		for _, id := range []string{"crush", "kingdoms"} {
			r, s := playedOut(t, size, id)
			first, ok := r.find("result:rematch")
			if !ok || first.H != kit.Tap || first.W < size.W-40 {
				t.Errorf("%s at %v: the large button is %v", id, size, first)
			}
			row, _ := r.find("result:title")
			for _, c := range slices.Concat(s.choices()[1:], moreOf(s)) {
				at, ok := r.find(c.deed.Name())
				if !ok || at.Y != row.Y || at.W < 48 || at.H < kit.Tap || at.Y+at.H > size.H {
					t.Errorf("%s at %v: %s lies at %v, the row at %v", id, size, c.deed.Name(), at, row)
				}
			}
		}
	}
}

// TestWideHall: a wide hall has drapes at both edges, which leave the throne and its words alone, and what won lies there as whole busts.
func TestWideHall(t *testing.T) {
	r, s := playedOut(t, desktop, "usurpers")
	s.best = []prize{{cards.New(cards.King, cards.Hearts), cards.Back}, {cards.New(cards.Queen, cards.Clubs), cards.Back}}
	r.app.Change()
	r.step(0)
	r.step(enterTime)
	w, left, right, busts := r.in.Size.W, 0, 0, 0
	for _, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Fill && o.Rect.H == r.in.Size.H && o.Rect.W < w/10:
			if o.Rect.X+o.Rect.W <= 0.2*w {
				left++
			} else if o.Rect.X >= 0.8*w {
				right++
			} else {
				t.Errorf("a fold hangs at %v", o.Rect)
			}
		case o.Kind == paint.Sprite && o.Rect.W >= 75 && (o.Sprite == sprites.BustCard(s.best[0].card) || o.Sprite == sprites.BustCard(s.best[1].card)):
			busts++
		}
	}
	if left == 0 || left != right || busts != 2 {
		t.Errorf("%d folds at the left, %d at the right, %d large busts", left, right, busts)
	}
}
