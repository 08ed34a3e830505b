package screens

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/store"
)

// TestCardsLandInHands films games of opponents of each title at both sizes. A card that comes into a hand whose
// backs are to be seen ends its way on one of them, and is 24 pixels wide where a number alone tells of the hand. A card that comes to any
// pile ends its way within it.
func TestCardsLandInHands(t *testing.T) {
	landed, fanned := 0, 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			r.app.Prefs.Pause = 1
			frames := 0
			way := pileways{flies: map[uint32]bool{}, landed: map[string]int{}}
			show(r, func(s *tableScreen) bool {
				way.look(t, s)
				for x := range s.t.Players {
					n, seen := handLanding(t, s, engine.Seat(x))
					landed, fanned = landed+n, fanned+seen
				}
				frames++
				return frames < 700
			})
			if way.inPiles < 20 || len(way.landed) < 3 {
				t.Errorf("%s at %v: only %d cards came to piles, by kind %v", g.Info().ID, size, way.inPiles, way.landed)
			}
		}
	}
	if landed < 1000 || fanned < 300 {
		t.Errorf("only %d cards in hands, %d on backs", landed, fanned)
	}
}

// pileways are the cards that are on their way from one place to another, and how many have come to piles of each kind.
type pileways struct {
	flies   map[uint32]bool
	landed  map[string]int
	inPiles int
}

// look looks at one frame: a card that has come to rest since the last one lies within the pile that it belongs to.
func (w *pileways) look(t *testing.T, s *tableScreen) {
	t.Helper()
	if s.felt.Staged.On { // it has places of its own
		clear(w.flies)
		return
	}
	for i := range s.t.Shown.Piles {
		id := s.t.Shown.Piles[i].ID
		for _, card := range s.t.Cards.Of(id) {
			was := w.flies[card]
			w.flies[card] = s.stage.Flies(card, s.clock.time)
			pose, _ := s.stage.At(card, s.clock.time)
			if !was || w.flies[card] || pose.Rect.Empty() {
				continue
			}
			name := s.info.Piles[id.Kind].Name
			at, own := pileAt(s, id)
			if w.landed[name]++; own {
				w.inPiles++
			}
			if !slices.ContainsFunc(at, func(r geom.Rect) bool { return pose.Rect.Center().In(r.Inset(-2)) }) {
				t.Fatalf("%s, %v: a card comes to %s of %v at %v, which lies in %v", s.info.ID, s.felt.Areas.Kind, name, id.Owner, pose.Rect, at)
			}
		}
	}
}

// pileAt returns the rectangles of a pile: of what answers for it, or for the card that it lies under. A pile that nothing answers for has
// the place of its owner, or the middle of the table.
func pileAt(s *tableScreen, id engine.PileID) (at []geom.Rect, own bool) {
	for kind, spot := range s.t.Plan.Spots {
		if spot.Spread == plan.Slot && spot.Under == int(id.Kind) {
			id.Kind = uint8(kind)
		}
	}
	name := s.info.Piles[id.Kind].Name + ":" + id.Owner.String()
	slot := ""
	if s.info.Piles[id.Kind].Slots > 1 {
		slot = ":" + strconv.Itoa(int(id.Slot))
	}
	for _, x := range s.felt.Targets {
		n, _, _ := strings.Cut(kit.NameOf(x.Deed), "#")
		if n == "pile:"+name+slot || n == "fan:"+name+slot || strings.HasPrefix(n, "card:"+name+":") {
			at = append(at, x.Rect)
		}
	}
	switch a := &s.felt.Areas; {
	case len(at) > 0:
		return at, true
	case int(id.Kind) == s.t.Plan.Hand && id.Owner == s.bottom():
		return []geom.Rect{a.Hand}, true
	case id.Owner < engine.MaxSeats:
		return []geom.Rect{s.felt.Box(&s.scene, id.Owner)}, false
	default:
		return []geom.Rect{a.Centre}, false
	}
}

// handLanding looks at where the cards of an opponent's hand lie, and counts those on backs that are drawn.
func handLanding(t *testing.T, s *tableScreen, x engine.Seat) (n, backs int) {
	t.Helper()
	if s.felt.Staged.On || x == s.bottom() || s.t.Plan.Hand < 0 {
		return 0, 0
	}
	ids := s.t.Cards.Of(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x})
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		if !slices.Contains(ids, p.ID) {
			continue
		}
		n++
		if onBack(s, p.Pose) {
			backs++
		} else if p.Pose.Rect.W < 23.9 {
			t.Fatalf("a card of %v's hand is %.0f wide", x, p.Pose.Rect.W)
		}
	}
	if n != len(ids) {
		t.Fatalf("%d of %d cards of %v's hand lie somewhere", n, len(ids), x)
	}
	box := s.felt.Box(&s.scene, x)
	drawn := 0
	for _, o := range s.felt.Still {
		if o.Rect.Center().In(box) {
			drawn++
		}
	}
	if drawn > 0 && backs != len(ids) {
		t.Fatalf("%d backs of %v's hand are drawn, and %d of %d cards land on them", drawn, x, backs, len(ids))
	}
	return n, backs
}

// onBack reports whether a back that never moves is drawn at a pose.
func onBack(s *tableScreen, p anim.Pose) bool {
	for _, o := range s.felt.Still {
		if o.Rect == p.Rect && o.Turn == p.Turn {
			return true
		}
	}
	return false
}
