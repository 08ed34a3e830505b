package screens

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// TestTowersGrow: after a round of Home Houses a tower grows for each seat, line by line, until it is as high as the sum, and then
// nothing moves. Who leads wears a ring.
func TestTowersGrow(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.app.Activate("game:houses")
		r.step(0)
		r.app.Activate("rules:standard")
		r.start("houses", 1)
		p := &player{rnd: rand.New(rand.NewPCG(3, 1))}
		for r.settle(); r.app.Status().Scene == "table"; r.settle() {
			r.app.Prefs.Speed = 2
			r.choose(p)
			for !r.app.Status().Settled && r.app.Status().Scene == "table" {
				r.step(50 * time.Millisecond)
				goesOn(r)
			}
			if r.app.Status().Scene == "round" {
				break
			}
			r.app.Prefs.Speed = 0
		}
		b, ok := r.app.Top().(*roundScreen)
		if !ok {
			t.Fatalf("no round ends, but %s", r.app.Status().Scene)
		}
		towersRise(t, r, b)
		for i := range r.app.tab().t.Players {
			x := engine.Seat(i)
			now, most := b.sumAt(x)
			if int(now+0.5) != int(b.r.res.Score[x]) && now != float64(b.r.res.Score[x]) || most < now {
				t.Errorf("the tower of %v stands for %v of at most %v, the score is %d", x, now, most, b.r.res.Score[x])
			}
			if lead := b.r.res.Winners.Has(x); lead != (b.r.res.Score[x] == max(b.r.res.Score[0], b.r.res.Score[1])) {
				t.Errorf("%v leads: %v", x, lead)
			}
		}
		if r.step(time.Second) {
			t.Error("something moves for ever")
		}
	}
}

// towersRise lets the towers grow and counts how often their sums change.
func towersRise(t *testing.T, r *rig, b *roundScreen) {
	t.Helper()
	was, changes, towers := -1.0, 0, 0
	for range 200 {
		now, _ := b.sumAt(b.r.order()[0])
		if now != was {
			changes++
		}
		was = now
		r.step(50 * time.Millisecond)
	}
	for _, o := range r.list.Ops {
		if (o.Kind == paint.Text || o.Sprite == sprites.Tower) && !o.Clip.Empty() && !o.Clip.Contains(o.Rect) || strings.Contains(o.Text, "…") || strings.Contains(o.Text, words.Plain("name.none")) {
			t.Errorf("%v: %q at %v is cut by %v, or no name for who plays alone", r.in.Size, o.Text, o.Rect, o.Clip)
		}
		if o.Kind == paint.Sprite && o.Sprite == sprites.Tower {
			towers++
		}
	}
	for x := range b.r.t.Players {
		said := 0
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && o.Text == strconv.Itoa(int(b.r.res.Score[x])) && o.Size >= kit.Lead {
				said++
			}
		}
		if score := b.r.res.Score; said != 1 && score[0] != score[1] && score[x] >= 0 {
			t.Errorf("%v: the score %d stands there %d times", r.in.Size, score[x], said)
		}
	}
	if changes < 4 || towers != 2 {
		t.Errorf("%v: %d sums, %d towers", r.in.Size, changes, towers)
	}
}

// TestRoundTellsWhoLeads: the scores between two rounds say in large letters who leads and by how much, on a picture of the land.
func TestRoundTellsWhoLeads(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r, s := playedOut(t, size, "kingdoms")
		s.pretend(defeat, 1)
		b := newRoundScreen(s.a, &tableScreen{offers: offers{t: s.t, info: s.info}})
		r.app.Push(b)
		for _, x := range []struct {
			score [engine.MaxSeats]int32
			want  string
		}{{[engine.MaxSeats]int32{15, 110}, s.t.Name(1) + " leads by 95"}, {[engine.MaxSeats]int32{40, -5}, "You lead by 45"}, {[engine.MaxSeats]int32{30, 30}, "All square"}} {
			b.r.res.Score = x.score
			b.r.res.Winners = leaders(&b.r.res, 2)
			r.app.Change()
			r.step(0)
			large, land := false, false
			for _, o := range r.list.Ops {
				large = large || o.Kind == paint.Text && o.Text == x.want && o.Face == sprites.Title && o.Size >= kit.Head
				land = land || o.Kind == paint.Sprite && o.Sprite == sprites.Land
			}
			if !large || !land {
				t.Errorf("%v: %q is written large: %v, on a picture: %v", size, x.want, large, land)
			}
		}
	}
}
