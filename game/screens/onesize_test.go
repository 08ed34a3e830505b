package screens

import (
	"math"
	"slices"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// laidBefore returns the widths of the cards that lie before the others, and the royals among all that rest.
func laidBefore(s *tableScreen) (widths []float64, resting []geom.Rect) {
	for _, p := range s.t.Shown.Piles {
		spot := s.t.Plan.Spots[p.ID.Kind]
		if int(p.ID.Owner) >= len(s.t.Players) || spot.Where != plan.Seat || spot.Spread == plan.Stack {
			continue
		}
		ids := s.t.Cards.Of(p.ID)
		for i := range s.felt.Places {
			place := &s.felt.Places[i]
			if place.Hidden || !slices.Contains(ids, place.ID) {
				continue
			}
			if p.ID.Owner != s.bottom() && place.Pose.Turn < 1 { // on its side it is smaller than its place is high
				widths = append(widths, place.Pose.Rect.W)
			}
			if a := place.Pose.Turn; a > 0 && a < 1 {
				resting = append(resting, place.Pose.Rect)
			}
		}
	}
	return widths, resting
}

// TestOpponentsCardsAreOfOneSize films games of opponents of each title at both sizes. In every frame the cards that lie
// before the others are equally wide, and every royal that rests has its hourglass.
func TestOpponentsCardsAreOfOneSize(t *testing.T) {
	several, hourglasses := 0, 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			r.app.Prefs.Pause = 1
			frames := 0
			show(r, func(s *tableScreen) bool {
				if s.felt.Staged.On { // it has sizes of its own
					return true
				}
				widths, resting := laidBefore(s)
				if len(widths) > 1 {
					several++
					if most, least := slices.Max(widths), slices.Min(widths); most > least+1 {
						t.Fatalf("%s, %v, frame %d: cards before the others are %.0f to %.0f wide", g.Info().ID, size, frames, least, most)
					}
				}
				for _, r := range resting {
					hourglasses++
					if !marked(s, r) {
						t.Fatalf("%s, %v, frame %d: the royal at %v rests without its mark", g.Info().ID, size, frames, r)
					}
				}
				frames++
				return frames < 1200
			})
		}
	}
	if several < 1000 || hourglasses < 100 {
		t.Errorf("only %d frames with cards, %d hourglasses", several, hourglasses)
	}
}

// marked reports whether a symbol of rest lies on a corner of a card.
func marked(s *tableScreen, r geom.Rect) bool {
	return slices.ContainsFunc(s.felt.Over, func(o paint.Op) bool {
		c := o.Rect.Center()
		return o.Kind == paint.Sprite && o.Sprite == sprites.IconHourglass && c.In(r.Inset(-10)) && (math.Abs(c.Y-r.Y-r.H) < 20 || math.Abs(c.Y-r.Y) < 20)
	})
}
