package screens

import (
	"math"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/crowns"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// TestEndingsAreOneComposition plays every game to its end with few players and with many: below the throne everybody has a place in one line,
// at one height and as wide as the others; strip and buttons lie where they lie in every game, and what was won stands about the axis.
func TestEndingsAreOneComposition(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		var strip, again geom.Rect
		for _, g := range catalog.Games() {
			info := g.Info()
			for _, more := range []int{0, info.MaxSeats - info.MinSeats} {
				r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
				r.app.Activate("game:" + info.ID)
				for range more {
					r.app.Activate(seatsMore.Name())
				}
				r.start(info.ID, 0)
				if r.goOn() != "result" {
					t.Fatalf("%s does not end", info.ID)
				}
				s := r.app.Top().(*resultScreen)
				s.pretend(defeat, s.res.Winners.First())
				s.crowned = []string{crowns.Every[0].Key, crowns.Every[1].Key, crowns.Every[2].Key}
				r.app.Change()
				r.step(0)
				r.step(enterTime)
				r.step(enterTime)
				at := onePlaceLine(t, r, s)
				first, _ := r.find(resultRematch.Name())
				if !strip.Empty() && (math.Abs(at.H-strip.H) > 0.01 || math.Abs(at.Y-strip.Y) > 1 || math.Abs(first.Y-again.Y) > 1) {
					t.Errorf("%s at %v with %d: strip %v and button %v, elsewhere %v and %v", info.ID, size, len(s.t.Players), at, first, strip, again)
				}
				strip, again = at, first
				onTheAxis(t, r, info.ID, at)
			}
		}
	}
}

// onePlaceLine checks that the places of an ending stand in one line, and returns all of it. No face is larger than its place has room for
// below the throne, nobody has two, and the ring around who won lies below the crest.
func onePlaceLine(t *testing.T, r *rig, s *resultScreen) (all geom.Rect) {
	t.Helper()
	var first geom.Rect
	for i, x := range s.order() {
		at, ok := r.find(sums{x}.Name())
		if i == 0 {
			first, all = at, at
		}
		if want := first.X + float64(i)*first.W; !ok || at.W < kit.Tap || at.Y != first.Y || at.H != first.H || math.Abs(at.W-first.W) > 0.01 || math.Abs(at.X-want) > 0.01 {
			t.Errorf("%s at %v: place %d of %d lies at %v, the first at %v", s.info.ID, r.in.Size, i+1, len(s.t.Players), at, first)
		}
		all.W = at.X + at.W - all.X
	}
	ring, faces := -1, 0
	own := sprites.Portrait(table.Faces(s.t.Players)[s.own()])
	for i, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Sprite && o.Sprite == own:
			faces++
		case o.Kind == paint.Frame && o.Color == kit.Focus && all.Contains(o.Rect):
			ring = i
		case ring >= 0 && o.Kind == paint.Text:
			if i-ring < 2 {
				t.Errorf("%s at %v: nothing lies over the ring of who won", s.info.ID, r.in.Size)
			}
			ring = -1
		}
	}
	if faces != 1 {
		t.Errorf("%s at %v: who lost is drawn %d times", s.info.ID, r.in.Size, faces)
	}
	return all
}

// onTheAxis checks that all words above the strip stand about the middle of the window, the first line of what was won together with its crown.
func onTheAxis(t *testing.T, r *rig, game string, strip geom.Rect) {
	t.Helper()
	var signs []geom.Rect
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == sprites.IconCrown {
			signs = append(signs, o.Rect)
		}
	}
	if len(signs) == 0 {
		t.Errorf("%s at %v: no crown", game, r.in.Size)
	}
	list := geom.Rect{} // the crowns and their words, which begin below each other, as one
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || o.Rect.Y > strip.Y || o.Color != kit.Text && o.Color != kit.Gold && o.Color != kit.Accent && o.Color != kit.Figure || strings.TrimSpace(o.Text) == "" || o.Size < kit.Body {
			continue
		}
		at, crowned := o.Rect, false
		for _, crown := range signs {
			if math.Abs(at.Center().Y-crown.Center().Y) < 4 && crown.X < at.X {
				at, crowned = hull(at, crown), true
			}
		}
		if crowned {
			if list.Empty() {
				list = at
			}
			list = hull(list, at)
			continue
		}
		if d := at.Center().X - r.in.Size.W/2; math.Abs(d) > 2 {
			t.Errorf("%s at %v: %q stands %.0f beside the axis", game, r.in.Size, o.Text, d)
		}
	}
	if d := list.Center().X - r.in.Size.W/2; math.Abs(d) > 2 {
		t.Errorf("%s at %v: the crowns stand %.0f beside the axis", game, r.in.Size, d)
	}
}

// TestWhoWasOutFirst: where several of Royalty's players have lost all their points, the ending says in words who was out first; all would
// have 0.
func TestWhoWasOutFirst(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.app.Activate("game:royalty")
		for range 2 {
			r.app.Activate(seatsMore.Name())
		}
		r.start("royalty", 0)
		if r.goOn() != "result" {
			t.Fatal("no end")
		}
		r.step(enterTime)
		r.step(enterTime)
		s := r.app.Top().(*resultScreen)
		order := s.order()
		for i, want := range []string{"", "third out", "second out", "first out"} {
			at, _ := r.find(sums{order[i]}.Name())
			if got := wordsIn(r, at); want != "" && !strings.HasSuffix(got, " "+want) || want == "" && strings.Contains(got, "out") {
				t.Errorf("%v: place %d says %q", size, i+1, got)
			}
			if told := s.sums()[i].Heading; want != "" && !strings.HasSuffix(told, ", "+want+": 0") {
				t.Errorf("place %d is told as %q", i+1, told)
			}
		}
	}
}

// TestSeveralCrownsHaveAHeading ends a game that has won several crowns: where each has its line, a heading above them says what they are.
func TestSeveralCrownsHaveAHeading(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("crush", 0)
	if r.goOn() != "result" {
		t.Fatal("it does not end")
	}
	s := r.app.Top().(*resultScreen)
	for n, want := range map[int]bool{1: false, 3: true} {
		s.crowned = nil
		for _, c := range crowns.Every[:n] {
			s.crowned = append(s.crowned, c.Key)
		}
		r.app.Change()
		r.step(0)
		r.step(enterTime)
		r.step(enterTime)
		head, first := 0.0, 0.0
		for _, o := range r.list.Ops {
			switch {
			case o.Kind != paint.Text:
			case o.Text == "Your crowns":
				head = o.Rect.Y
			case strings.Contains(o.Text, crownName(s.crowned[0])):
				first = o.Rect.Y
			}
		}
		if (head > 0) != want || first <= head {
			t.Errorf("of %d crowns the heading stands at %v and the first one at %v", n, head, first)
		}
		r.shot("ownCrowns" + strings.Repeat("i", n))
	}
}
