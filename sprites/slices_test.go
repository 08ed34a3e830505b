package sprites

import (
	"image"
	"slices"
	"testing"
	"time"

	"royals/engine/cards"
)

// BenchmarkDeckInSlices puts a whole deck with its jokers and a back into an atlas as the host does it while a game goes on,
// frame by frame, at 162 CSS pixels and scale 2. It tells the processor time of the first time, of the others, and of
// the longest frame (in the middle of all runs).
func BenchmarkDeckInSlices(b *testing.B) {
	const budget = 90_000 // the host's, for a frame
	a := NewAtlas(4096)
	var first time.Duration
	var wholes, longest []time.Duration
	for b.Loop() {
		a.Reset()
		for c := cards.Card(1); c < cards.Faces; c++ {
			a.Sprite(Card(c), 324, 454, 2, Style{})
		}
		a.Sprite(Back(0), 324, 454, 2, Style{})
		whole, most := time.Duration(0), time.Duration(0)
		for more := true; more; {
			from := processor()
			more = a.Step(budget)
			a.Uploads(func(int, int, *image.RGBA) {})
			d := processor() - from
			whole, most = whole+d, max(most, d)
		}
		if first == 0 {
			first = whole
		}
		wholes, longest = append(wholes, whole), append(longest, most)
	}
	slices.Sort(wholes)
	slices.Sort(longest)
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(ms(first), "cpu-ms/first-deck")
	b.ReportMetric(ms(wholes[len(wholes)/2]), "cpu-ms/deck")
	b.ReportMetric(ms(longest[len(longest)/2]), "cpu-ms/longest-frame")
}
