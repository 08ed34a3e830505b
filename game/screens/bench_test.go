package screens

import (
	"testing"
	"time"

	"royals/engine/catalog"
)

// BenchmarkTable builds a frame of each game's table while cards move.
func BenchmarkTable(b *testing.B) {
	for _, g := range catalog.Games() {
		b.Run(g.Info().ID, func(b *testing.B) {
			r := deal(b, g.Info().ID, desktop, 3)
			b.ReportAllocs()
			for b.Loop() {
				r.app.Redraw()
				r.step(time.Microsecond)
			}
		})
	}
}
