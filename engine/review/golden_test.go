package review

import (
	"fmt"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/judge"
)

// TestGoldenReviews reviews a game of each title by few worlds. Every figure and every word comes to what is recorded; the same test runs
// in WebAssembly (make test-wasm), so a review says the same on the desktop and in the page.
func TestGoldenReviews(t *testing.T) {
	few := judge.Measure{Propose: 12, Worlds: 16, Threshold: 60, Stretch: judge.Usual.Stretch}
	var got strings.Builder
	for _, g := range catalog.Games() {
		s := reviewed(t, played(t, g, 7, "page", "squire"), 0, few)
		fmt.Fprintf(&got, "%s: par %d, deal %+d, cards %+d, choices %+d = %d\n", g.Info().ID, s.Par, s.Deal(), s.Cards(), -s.Cost(), s.Result)
		text := ""
		for i, m := range s.Moments {
			line := fmt.Sprintf("%d of %d: luck %+d, share %d, cost %d: %s", i+1, len(s.Moments), m.Luck, m.Share, m.Cost, m.Chosen)
			if text += line + "\n"; m.Cost > 0 {
				fmt.Fprintf(&got, "  %s; better: %s\n", line, m.Better)
			}
		}
		fmt.Fprintf(&got, "  all %d choices %016x\n", len(s.Moments), engine.HashBytes([]byte(text)))
	}
	enginetest.Golden(t, "reviews", got.String())
}

// BenchmarkReview reviews a seat of a whole game among Knights, as closely as the page does. In WebAssembly under Node four times as long
// is what a phone takes; the page promises 20 s at most:
//
//	GOOS=js GOARCH=wasm go test -tags=thinker -gcflags=royals/engine/...=-B -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" \
//		-run '^$' -bench Review -benchtime 1x ./engine/review
func BenchmarkReview(b *testing.B) {
	for _, g := range catalog.Games() {
		b.Run(g.Info().ID, func(b *testing.B) {
			m := played(b, g, 11, "knight")
			start := cpu()
			for b.Loop() {
				if _, err := Review(m, 0); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(4*(cpu()-start).Seconds()/float64(b.N), "phone-s")
		})
	}
}
