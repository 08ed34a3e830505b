package screens

import (
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/sprites"
)

// TestFightsKeepTheirPlaces looks at the fights of Royal Crush that stand, on a phone and on a desktop. The sum of a side stands at one place,
// however many cards lie there; every player has a lane of the ladder alone, for the token and for the way that it has come; and what a card
// counts hides nothing of it: the coin is more than half below it, and the reason below that.
func TestFightsKeepTheirPlaces(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		f := fightPlaces{t: t}
		for seed := range uint64(2) {
			holdGameOf(t, 41+seed, "crush", size, tempo{"", 0, 1, false}, 120, func(r *rig, s *tableScreen) {
				if r.step(3 * time.Second); s.felt.Staged.On && s.scene.Stage.Rungs > 0 {
					f.look(r, s)
				}
				r.tap("next")
				r.step(deafTime)
			})
		}
		if f.seen < 10 || f.coins < 20 || f.reasons < 3 {
			t.Errorf("%v: %d fights, %d coins, %d reasons", size, f.seen, f.coins, f.reasons)
		}
	}
}

// fightPlaces is where things stood in the fights that have been seen.
type fightPlaces struct {
	t     *testing.T
	sums  [2]geom.Point
	lanes [engine.MaxSeats]float64

	seen, coins, reasons int
}

func (f *fightPlaces) look(r *rig, s *tableScreen) {
	st, what := &s.felt.Staged, s.scene.Question.What
	f.seen++
	for _, c := range st.Counts {
		if at := c.At.Center(); f.sums[c.Side] == (geom.Point{}) {
			f.sums[c.Side] = at
		} else if d := at.Sub(f.sums[c.Side]); abs(d.X) > 1 || abs(d.Y) > 1 {
			f.t.Errorf("%v, %q: the sum of side %d stands at %v, before at %v", s.scene.Ask.Size, what, c.Side, at, f.sums[c.Side])
		}
	}
	f.ladder(s)
	f.axis(r, s)
	for i := range st.Pieces {
		if st.Pieces[i].Disc != "" {
			f.coin(r, s, &st.Pieces[i])
		}
	}
}

// ladder looks at the lanes.
func (f *fightPlaces) ladder(s *tableScreen) {
	st, what := &s.felt.Staged, s.scene.Question.What
	for i, a := range st.Rungs {
		x := a.At.Center().X
		if f.lanes[a.Seat] == 0 {
			f.lanes[a.Seat] = x
		}
		if abs(x-f.lanes[a.Seat]) > 0.5 || abs(a.From.Center().X-x) > 0.5 {
			f.t.Errorf("%v, %q: %d is at %.0f, was at %.0f, and its lane is at %.0f", s.scene.Ask.Size, what, a.Seat, x, a.From.Center().X, f.lanes[a.Seat])
		}
		for _, b := range st.Rungs[:i] {
			if abs(x-b.At.Center().X) < a.At.W-0.5 {
				f.t.Errorf("%v, %q: %d and %d share a lane", s.scene.Ask.Size, what, a.Seat, b.Seat)
			}
		}
	}
}

// axis looks at what stands above each other: crown, ladder and, on a desk, the seam of the two sides. On a phone the ladder leaves the cards
// seven tenths of the width.
func (f *fightPlaces) axis(r *rig, s *tableScreen) {
	axis, wide := 0.0, 0.0
	for _, o := range r.list.Ops {
		if o.Kind == paint.Fill && o.Color == kit.Gold && o.Rect.H < 12 && o.Rect.W > 40 && o.Rect.Center().In(s.felt.Staged.Box) {
			axis, wide = o.Rect.Center().X, o.Rect.W
		}
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == sprites.IconCrown && o.Rect.W > 40 && abs(o.Rect.Center().X-axis) > 0.6 {
			f.t.Errorf("%v: the crown stands at %.1f, the ladder at %.1f", s.scene.Ask.Size, o.Rect.Center().X, axis)
		}
	}
	if box := s.felt.Staged.Box; s.felt.Areas.Kind == layout.Wide && abs(box.Center().X-axis) > 0.6 {
		f.t.Errorf("the ladder stands at %.1f, the seam at %.1f", axis, box.Center().X)
	} else if s.felt.Areas.Kind == layout.Portrait && (wide < 60 || wide > 0.3*box.W) {
		f.t.Errorf("of %.0f the ladder takes %.0f", box.W, wide)
	}
}

// coin looks at what a card counts and why.
func (f *fightPlaces) coin(r *rig, s *tableScreen, p *felt.Piece) {
	what, found := s.scene.Question.What, false
	for _, o := range r.list.Ops {
		word := strings.ContainsAny(o.Text, "aeiou")
		switch at := o.Rect.Center(); {
		case o.Kind != paint.Text || !at.In(p.At.Inset(-48)):
		case o.Text == p.Disc && at.In(felt.Coin(p.At)):
			f.coins++
			if found = true; at.Y < p.At.Y+p.At.H {
				f.t.Errorf("%v, %q: the coin of %v lies over it", s.scene.Ask.Size, what, p.Card)
			}
		case word && at.In(p.At):
			f.t.Errorf("%v, %q: %q lies over %v", s.scene.Ask.Size, what, o.Text, p.Card)
		case word && at.Y > p.At.Y+p.At.H:
			if f.reasons++; s.felt.Areas.Kind == layout.Portrait && o.Size < kit.Tiny {
				f.t.Errorf("%q is written in %.1f", o.Text, o.Size)
			}
		}
	}
	if !found {
		f.t.Errorf("%v, %q: %v has no coin", s.scene.Ask.Size, what, p.Card)
	}
}
