package sprites

import (
	"image"
	"math"
)

// haloWide is how wide the line of light around figures on black is, in CSS pixels.
const haloWide = 1.6

// halo draws a line of light around all that is drawn on the first w×h pixels of dst: on black the dark lines of figures would be lost.
func halo(dst *image.RGBA, w, h int, r float64, p *pace) {
	cover := make([]uint8, w*h) // of the line, with what it goes round
	reach := int(r + 1)
	alpha := func(x, y int) uint8 {
		if x < 0 || y < 0 || x >= w || y >= h {
			return 255 // nothing ends at the edge of the picture
		}
		return dst.Pix[y*dst.Stride+4*x+3]
	}
	for y := range h {
		p.spend(w)
		for x := range w {
			if alpha(x, y) < 128 || alpha(x-1, y) >= 128 && alpha(x+1, y) >= 128 && alpha(x, y-1) >= 128 && alpha(x, y+1) >= 128 {
				continue
			}
			for v := max(0, y-reach); v <= min(h-1, y+reach); v++ {
				for u := max(0, x-reach); u <= min(w-1, x+reach); u++ {
					far := r + 0.5 - math.Hypot(float64(u-x), float64(v-y))
					cover[v*w+u] = max(cover[v*w+u], uint8(255*min(max(far, 0), 1)))
				}
			}
		}
	}
	light := hue(Text)
	for i, c := range cover {
		if c == 0 {
			continue
		}
		at := i/w*dst.Stride + i%w*4
		free := uint32(255-dst.Pix[at+3]) * uint32(c)
		for n, v := range [4]uint8{light.R, light.G, light.B, 255} {
			dst.Pix[at+n] += uint8(free * uint32(v) / (255 * 255))
		}
	}
}
