package screens

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestAJokerLaidThisTurnWearsAnHourglass: a joker that cannot act before the next turn wears the sign of what rests at its corner, and no
// words lie across its picture. In words it is told to who listens.
func TestAJokerLaidThisTurnWearsAnHourglass(t *testing.T) {
	found := 0
	for _, size := range []geom.Rect{phone, desktop} {
		for seed := uint64(1); seed < 12; seed++ {
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			seatSome(r, "kingdoms", 2)
			tab := r.app.tab()
			for x := range engine.Seat(2) {
				for slot := range uint8(2) {
					id := engine.PileID{Kind: uint8(slices.IndexFunc(tab.info.Piles, func(p engine.PileInfo) bool { return p.Name == "joker" })), Owner: x, Slot: slot}
					ready := slices.IndexFunc(tab.info.Counters, func(c engine.CounterInfo) bool { return c.Name == "ready" })
					lie := tab.t.Cards.Of(id)
					if len(lie) == 0 || tab.t.Shown.Counter(uint8(ready), x, slot) != 1 {
						continue
					}
					found++
					at := slices.IndexFunc(tab.felt.Places, func(p felt.Place) bool { return p.ID == lie[0] })
					wearsHourglass(t, tab, tab.felt.Places[at].Pose.Rect)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no joker was laid")
	}
}

// wearsHourglass looks for an hourglass at a corner of a card, and for words on it.
func wearsHourglass(t *testing.T, tab *tableScreen, card geom.Rect) {
	t.Helper()
	glass := slices.ContainsFunc(tab.felt.Over, func(o paint.Op) bool {
		c := o.Rect.Center()
		return o.Sprite == sprites.IconHourglass && abs(c.X-card.X-card.W) < 12 && min(abs(c.Y-card.Y), abs(c.Y-card.Y-card.H)) < 16
	})
	said := slices.ContainsFunc(tab.felt.Over, func(o paint.Op) bool { return o.Kind == paint.Text && o.Rect.Center().In(card) })
	if !glass || said {
		t.Errorf("an hourglass at the corner of %v: %v, words on it: %v", card, glass, said)
	}
}
