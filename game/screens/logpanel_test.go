package screens

import (
	"slices"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestLogIsAPanel: beside a wide table the log is a panel, clear of the table and as high; its letters have 15 pixels at least on a
// desk, its newest line alone is bold, and where few lines stand there is the sign of the game.
func TestLogIsAPanel(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		seatSome(r, g.Info().ID, g.Info().MinSeats)
		s := r.app.tab()
		log, table := s.felt.Areas.Log, s.felt.Areas.Table
		if log.X < table.X+table.W+4 || log.Y < table.Y || log.Y+log.H > table.Y+table.H {
			t.Errorf("%s: the log lies at %v beside a table at %v", g.Info().ID, log, table)
		}
		ground := slices.ContainsFunc(s.felt.Under, func(o paint.Op) bool { return o.Kind == paint.Fill && o.Rect == log })
		sign := slices.ContainsFunc(s.felt.Under, func(o paint.Op) bool {
			return o.Kind == paint.Sprite && o.Sprite == kit.Worn().Sign && o.Rect.Center().In(log)
		})
		if !ground || !sign {
			t.Errorf("%s: the log has a ground: %v, the sign of its game: %v", g.Info().ID, ground, sign)
		}
		newest := s.scene.Log[len(s.scene.Log)-1].Text
		for _, o := range s.felt.Under {
			if o.Kind != paint.Text || !o.Rect.Center().In(log) || o.Text == "" {
				continue
			}
			if o.Size < 15 {
				t.Errorf("%s: the log says %q in letters of %v", g.Info().ID, o.Text, o.Size)
			}
			if bold := o.Face == sprites.SansBold; bold != strings.Contains(newest, o.Text) {
				t.Errorf("%s: %q is bold: %v, and the newest line is %q", g.Info().ID, o.Text, bold, newest)
			}
		}
	}
}

// TestDeskHasOneScale: on a desk letters have one of few sizes, none of them below 14 pixels.
func TestDeskHasOneScale(t *testing.T) {
	k := kit.Kit{Size: desktop, Text: 1}
	for size, want := range map[float64]float64{kit.Tiny: 14, kit.Small: 15, kit.Body: 16, kit.Lead: 18, kit.Score: 24} {
		if got := k.Px(size); got != want {
			t.Errorf("letters of %v have %v on a desk, want %v", size, got, want)
		}
	}
	k.Size = geom.Rect{W: 360, H: 640}
	if got := k.Px(kit.Small); got != kit.Small {
		t.Errorf("letters of %v have %v on a phone", kit.Small, got)
	}
}
