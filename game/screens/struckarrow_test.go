package screens

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestAStrikeLeadsToTheRoyal: the arrow of a strike of Usurpers begins at the portrait of who strikes and ends at the royal that is struck, at
// the table and on the stage, where that royal lies next to what strikes.
func TestAStrikeLeadsToTheRoyal(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 4)
		r.start("usurpers", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		table, stage := 0, 0
		r.each = func() {
			s := r.app.tab()
			if s == nil || r.app.Status().Scene != "table" {
				return
			}
			table += strikeAtTable(t, s)
			if size == desktop {
				stage += strikeOnStage(t, r, s)
			}
		}
		roll(r, &player{rnd: rand.New(rand.NewPCG(42, 9))}, 260, 100*time.Millisecond, func() bool { return table > 20 && (stage > 3 || size != desktop) })
		if table == 0 || size == desktop && stage == 0 {
			t.Errorf("%v: %d strikes were seen at the table, %d on the stage", size, table, stage)
		}
	}
}

// strikeAtTable looks at the arrow of a strike at the table, and counts it.
func strikeAtTable(t *testing.T, s *tableScreen) int {
	t.Helper()
	a := &s.t.Arrow
	if !points(s) || grows(s) || a.Card == cards.Back {
		return 0
	}
	from, _, to, _, ok := rims(s, a)
	face := s.felt.Heads[a.From].At
	d, card := from.Sub(face.Center()), aim(s, a)
	if !ok || math.Abs(math.Hypot(d.X, d.Y)-max(face.W, face.H)/2-rimAir) > 1 {
		t.Errorf("%v: a strike begins at %v, not at the portrait %v", s.scene.Ask.Size, from, face)
	}
	if to.In(card) || !to.In(card.Inset(-rimAir-1)) {
		t.Errorf("%v: a strike ends at %v, not beside the card %v", s.scene.Ask.Size, to, card)
	}
	return 1
}

// strikeOnStage looks at the arrow of a strike that stands on the stage, and counts it.
func strikeOnStage(t *testing.T, r *rig, s *tableScreen) int {
	t.Helper()
	st := &s.felt.Staged
	if !st.On || !s.scene.Stage.Struck || s.scene.Stage.Blow.Piece <= 0 || !s.t.Holding() {
		return 0
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == sprites.IconBarb && o.Color>>8 == kit.AttackArrow.Color()>>8 && o.Rect.Intersect(st.Struck.Inset(-12)).Empty() {
			t.Errorf("the head of the arrow stands at %v, the royal lies at %v", o.Rect, st.Struck)
		}
	}
	return 1
}
