package screens

import (
	"math"
	"slices"
	"strconv"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/sound"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// TestPilesOfOthersArePlaces films games of opponents of each title at several sizes. The hand and the stacks of every
// opponent lie somewhere in its panel, 24 pixels wide at least, and a picture of them is drawn there.
func TestPilesOfOthersArePlaces(t *testing.T) {
	stacks := 0
	for _, g := range catalog.Games() {
		for i, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 768, H: 1024}, desktop} {
			info := g.Info()
			r := newRig(t, size, size.W < 1000, store.NewMemory(), uint64(5+i))
			r.seat(info.ID, info.MaxSeats-i%2*(info.MaxSeats-info.MinSeats))
			r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
			r.app.Prefs.Pause = 1
			frames := 0
			show(r, func(s *tableScreen) bool {
				if !s.felt.Staged.On {
					for _, p := range s.t.Shown.Piles {
						stacks += placeOf(t, s, p.ID)
					}
				}
				frames++
				return frames < 250
			})
		}
	}
	if stacks < 1000 {
		t.Errorf("only %d stacks were seen", stacks)
	}
}

// placeOf looks at where a pile of an opponent lies. It returns 1 for a stack.
func placeOf(t *testing.T, s *tableScreen, id engine.PileID) int {
	t.Helper()
	spot := s.t.Plan.Spots[id.Kind]
	stack := spot.Where == plan.Seat && spot.Spread == plan.Stack
	ids := s.t.Cards.Of(id)
	if id.Owner >= engine.MaxSeats || id.Owner == s.bottom() || len(ids) == 0 || !stack && spot.Where != plan.Hand {
		return 0
	}
	box := s.felt.Box(&s.scene, id.Owner)
	top := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return slices.Contains(ids, p.ID) })
	if top < 0 {
		t.Fatalf("%s: nothing of %v lies anywhere", s.info.ID, id)
	}
	p := &s.felt.Places[top]
	if r := p.Pose.Rect; r.W < 23.9 || !r.Center().In(box) {
		t.Fatalf("%s, %v: the pile %v lies at %v, the panel at %v", s.info.ID, s.scene.Ask.Size, id, r, box)
	}
	seen := slices.ContainsFunc(s.felt.Places, func(q felt.Place) bool { return !q.Hidden && slices.Contains(ids, q.ID) })
	if !seen && !onBack(s, p.Pose) && !onSign(s, p.Pose) {
		t.Fatalf("%s, %v: no picture of the pile %v", s.info.ID, s.scene.Ask.Size, id)
	}
	if stack {
		return 1
	}
	return 0
}

// onSign reports whether a sign stands where a card lies: it is told by a number.
func onSign(s *tableScreen, pose anim.Pose) bool {
	return slices.ContainsFunc(s.felt.Under, func(o paint.Op) bool {
		return o.Kind == paint.Sprite && slices.Contains([]sprites.ID{sprites.IconHand, sprites.IconStock, sprites.IconDiscard}, o.Sprite) && o.Rect.Center() == pose.Rect.Center()
	})
}

// TestCountsTickOnLanding films games of opponents of each title. The number at a pile tells of the cards that lie in
// it, and of none that is on its way there.
func TestCountsTickOnLanding(t *testing.T) {
	flying := 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			r.app.Prefs.Pause = 1
			frames := 0
			show(r, func(s *tableScreen) bool {
				for _, tally := range s.felt.Tallies {
					ids, want := s.felt.Counted(tally), 0
					for _, id := range ids {
						if arrived(s, id) {
							want++
						}
					}
					op := tallied(s, tally)
					says := strconv.Itoa(want)
					if want == 0 && len(ids) > 0 && tally.Over { // an empty place
						says = ""
					}
					if got := drawnAt(r.list.Ops, op); got != says {
						t.Fatalf("%s, frame %d: a number says %q of %d cards, of which %d have landed", g.Info().ID, frames, got, len(ids), want)
					}
					flying += len(ids) - want
				}
				frames++
				return frames < 700
			})
		}
	}
	if flying < 100 {
		t.Errorf("only %d times a card was on its way to a number", flying)
	}
}

// TestCountsStayWithTheirPile: a pile that is moved as a whole, because its window is another one, counts all its cards on the way.
func TestCountsStayWithTheirPile(t *testing.T) {
	looked := 0
	for _, g := range catalog.Games() {
		r := deal(t, g.Info().ID, desktop, 5)
		r.app.Prefs.Speed = 4
		for _, size := range []geom.Rect{{W: 1000, H: 600}, {W: 1700, H: 900}, phone} {
			r.in.Size = size
			for range 5 {
				r.step(16 * time.Millisecond)
				s := r.app.tab()
				if !s.stage.Moving(s.clock.time) {
					continue
				}
				for _, tally := range s.felt.Tallies {
					looked++
					if got, want := drawnAt(r.list.Ops, tallied(s, tally)), len(s.felt.Counted(tally)); got != strconv.Itoa(want) {
						t.Fatalf("%s at %v: a number says %q of %d cards", g.Info().ID, size, got, want)
					}
				}
			}
			r.settle()
		}
	}
	if looked < 20 {
		t.Errorf("only %d numbers were seen while cards moved", looked)
	}
}

// arrived reports whether a card lies in its place, or all but.
func arrived(s *tableScreen, id uint32) bool {
	i := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == id })
	if i < 0 {
		return true
	}
	pose, moving := s.stage.At(id, s.clock.time)
	return !moving || !s.homes.away[id] || !s.stage.Flies(id, s.clock.time) && math.Hypot(pose.Rect.X-s.felt.Places[i].Pose.Rect.X, pose.Rect.Y-s.felt.Places[i].Pose.Rect.Y) < 24
}

// tallied is the number as it was laid.
func tallied(s *tableScreen, t felt.Tally) paint.Op {
	if t.Over {
		return s.felt.Over[t.At]
	}
	return s.felt.Under[t.At]
}

// drawnAt returns the words that were drawn where others were laid.
func drawnAt(ops []paint.Op, laid paint.Op) string {
	for _, o := range ops {
		if o.Kind == paint.Text && o.Rect == laid.Rect && o.Size == laid.Size {
			return o.Text
		}
	}
	return ""
}

// TestDroppedCardsAreHeardAsTheyAreLaid drops a card where it is laid in the open. It is heard when seven tenths of its
// last way are over: after it has set out, and before it lies.
func TestDroppedCardsAreHeardAsTheyAreLaid(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 4)
	e := &ears{}
	r.app.Start(e)
	r.start("houses", 1)
	if _, ok := r.until(func(o table.Option) bool {
		return r.app.tab().hasHandCard(o) && int(o.Action.Verb()) == verbOf(r, "lead")
	}); !ok {
		t.Fatal("nobody leads")
	}
	s := r.app.tab()
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
	s.clock.settle()
	h := s.scene.Hand[0]
	box, _ := r.find(s.scene.HandName(h))
	from, to := geom.Point{X: box.X + 8, Y: box.Y + 30}, s.felt.Areas.Centre.Center()
	for i, at := range []geom.Point{from, from.Add(geom.Point{Y: -30}), to, to} {
		motion := []port.Motion{port.Down, port.Move, port.Move, port.Up}[i]
		r.in.Point(port.Pointer{ID: 1, Motion: motion, Pos: at, Held: i < 3})
		r.step(8 * time.Millisecond)
	}
	at, _ := s.stage.At(h.ID, s.clock.time)
	var out, snap, lies time.Duration
	for range 600 {
		was := len(e.played)
		r.step(4 * time.Millisecond)
		pose, moving := s.stage.At(h.ID, s.clock.time)
		if out == 0 && away(pose.Rect, at.Rect) > 0.5 {
			out = r.in.Now
		}
		if snap == 0 && slices.Contains(e.played[was:], sound.Snap) {
			snap = r.in.Now
		}
		if out > 0 && !moving {
			lies = r.in.Now
			break
		}
	}
	if out == 0 || snap-out < anim.Snap-20*time.Millisecond || snap >= lies {
		t.Errorf("the card sets out at %v, is heard at %v and lies at %v", out, snap, lies)
	}
}

// verbOf returns the number of a verb of the game that is played.
func verbOf(r *rig, name string) int {
	return slices.IndexFunc(r.app.tab().info.Verbs, func(v engine.VerbInfo) bool { return v.Name == name })
}
