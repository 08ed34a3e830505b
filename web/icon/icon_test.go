package icon

import (
	"testing"

	"royals/sprites"
)

// TestMaskable keeps everything that matters inside the circle that no system cuts away, and the corners opaque.
func TestMaskable(t *testing.T) {
	const n = 512
	img := Draw(n, Maskable)
	ground := rgba(sprites.Table)
	art := 0
	for y := range n {
		for x := range n {
			c := img.RGBAAt(x, y)
			if c.A != 255 {
				t.Fatalf("pixel %d,%d is not opaque", x, y)
			}
			if c == ground {
				continue
			}
			art++
			dx, dy := float64(x)+0.5-n/2, float64(y)+0.5-n/2
			if dx*dx+dy*dy > (0.4*n)*(0.4*n) {
				t.Fatalf("art at %d,%d, outside the circle of four fifths", x, y)
			}
		}
	}
	if art < n*n/20 {
		t.Errorf("only %d pixels of art", art)
	}
}

func TestSquareHasNoAlphaAndRoundHas(t *testing.T) {
	if c := Draw(180, Square).RGBAAt(0, 0); c.A != 255 {
		t.Errorf("a corner of the square icon has alpha %d", c.A)
	}
	if c := Draw(192, Round).RGBAAt(0, 0); c.A != 0 {
		t.Errorf("a corner of the round icon has alpha %d", c.A)
	}
}
