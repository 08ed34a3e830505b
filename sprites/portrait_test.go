package sprites

import (
	"image"
	"testing"
)

// TestPortraits draws every face from 24 to 160 CSS pixels, at one and two device pixels each. No two look alike, and
// nothing is drawn outside the disc.
func TestPortraits(t *testing.T) {
	for _, size := range [...]struct{ css, scale int }{{24, 1}, {30, 2}, {48, 1}, {104, 1}, {160, 2}} {
		w := size.css * size.scale
		var seen [][]uint8
		for i := range Portraits {
			img := image.NewRGBA(image.Rect(0, 0, w, w))
			Raster(img, Portrait(i), w, w, float64(size.scale), Style{})
			for other, pix := range seen {
				if d := distance(img.Pix, pix); d < 0.06 {
					t.Errorf("faces %d and %d at %v differ by %.3f only", other, i, size, d)
				}
			}
			seen = append(seen, append([]uint8(nil), img.Pix...))
			outside(t, i, img)
		}
	}
}

// outside looks for ink beyond the disc, and for holes in it.
func outside(t *testing.T, i int, img *image.RGBA) {
	t.Helper()
	w := img.Rect.Dx()
	for y := range w {
		for x := range w {
			dx, dy, r := float64(2*x+1-w)/2, float64(2*y+1-w)/2, float64(w)/2
			a := img.RGBAAt(x, y).A
			if far := dx*dx + dy*dy; far > (r+1.5)*(r+1.5) && a > 0 || far < (r-1.5)*(r-1.5) && a < 255 {
				t.Fatalf("face %d at %d wide: opacity %d at %d,%d", i, w, a, x, y)
			}
		}
	}
}
