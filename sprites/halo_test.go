package sprites

import (
	"image"
	"testing"
)

// TestFiguresOnBlackStandInLight: on black the outermost pixels of the figures of the title and of a throne are light; elsewhere they are
// dark, and what is drawn inside is the same.
func TestFiguresOnBlackStandInLight(t *testing.T) {
	for _, p := range [...]struct {
		id   ID
		w, h int
	}{{Court, 860, 205}, {SmallCourt, 480, 205}, {Throne(0, 3), 300, 200}} {
		var edges [2]float64
		var inside [2][]uint8
		for i, st := range [...]Style{{}, {Night: true}} {
			img := image.NewRGBA(image.Rect(0, 0, p.w, p.h))
			Raster(img, p.id, p.w, p.h, 1, st.of(p.id))
			n := 0
			for y := 2; y < p.h-2; y++ {
				for x := 2; x < p.w-2; x++ {
					at := img.PixOffset(x, y)
					if img.Pix[at+3] == 255 && img.Pix[img.PixOffset(x, y-2)+3] < 40 {
						edges[i] += float64(img.Pix[at+1])
						n++
					}
				}
			}
			edges[i] /= float64(n)
			inside[i] = img.Pix
		}
		if edges[0] > 110 || edges[1] < 160 {
			t.Errorf("picture %d has edges of the light %.0f, on black %.0f", p.id, edges[0], edges[1])
		}
		for i := 0; i < len(inside[0]); i += 4 {
			if inside[0][i+3] == 255 && inside[0][i] != inside[1][i] {
				t.Errorf("picture %d is another on black", p.id)
				break
			}
		}
	}
}
