package sprites

import (
	"image"
	"testing"

	"royals/engine/cards"
)

// royals are the cards that are busts when they are small.
func royals() (out []cards.Card) {
	for c := cards.Card(1); c < cards.Faces; c++ {
		if c.Court() || c.IsJoker() {
			out = append(out, c)
		}
	}
	return out
}

// TestRoyalsHaveFaces draws every royal in every style from 30 to 59 CSS pixels, at one and two device pixels each. It
// is never the index face, and never looks like another royal. Just below and above it is what it was.
func TestRoyalsHaveFaces(t *testing.T) {
	for _, st := range everyStyle {
		for _, size := range [...]struct{ css, scale int }{{30, 1}, {36, 1}, {46, 2}, {59, 1}, {59, 2}} {
			w := size.css * size.scale
			h := w * 7 / 5
			seen := map[cards.Card][]uint8{}
			for _, f := range royals() {
				img, index := image.NewRGBA(image.Rect(0, 0, w, h)), image.NewRGBA(image.Rect(0, 0, w, h))
				Raster(img, Card(f), w, h, float64(size.scale), st)
				plain := st
				plain.Plain = true
				Raster(index, Card(f), w, h, float64(size.scale), plain)
				if d := distance(img.Pix, index.Pix); d < 0.1 {
					t.Errorf("%v at %v is its index: %.3f", f, size, d)
				}
				for other, pix := range seen {
					if d := distance(img.Pix, pix); d < 0.05 {
						t.Errorf("%v and %v at %v differ by %.3f only", f, other, size, d)
					}
				}
				seen[f] = img.Pix
				for _, p := range [4][2]int{{0, 0}, {w - 1, 0}, {0, h - 1}, {w - 1, h - 1}} {
					if a := img.RGBAAt(p[0], p[1]).A; a > 100 {
						t.Errorf("%v at %v: the corner %v is not round: %d", f, size, p, a)
					}
				}
			}
		}
	}
}

// TestBustsBeginAndEnd draws royals one pixel below and above the widths of busts.
func TestBustsBeginAndEnd(t *testing.T) {
	for _, f := range royals() {
		for _, w := range [...]int{29, 60} {
			img, index := image.NewRGBA(image.Rect(0, 0, w, w*7/5)), image.NewRGBA(image.Rect(0, 0, w, w*7/5))
			Raster(img, Card(f), w, w*7/5, 1, Style{})
			Raster(index, Card(f), w, w*7/5, 1, Style{Plain: true})
			if isIndex := distance(img.Pix, index.Pix) < 0.05; isIndex != (w == 29) {
				t.Errorf("%v at %d: index %v", f, w, isIndex)
			}
			if w == 60 && string(turn(img).Pix) != string(img.Pix) {
				t.Errorf("%v at 60 is not the whole court card", f)
			}
		}
	}
}

// TestBustsStandOut holds the reds and the key lines against the fields behind the busts.
func TestBustsStandOut(t *testing.T) {
	for _, field := range append(fields[:], jokerField) {
		for _, rgb := range [...]uint32{Gules, Ink} {
			if got := contrast(rgb, field); got < 5 {
				t.Errorf("%06x on %06x: %.1f", rgb, field, got)
			}
		}
	}
}
