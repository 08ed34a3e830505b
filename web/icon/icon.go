// Package icon draws the app's icon: a gilt crown over the four suits on the cloth of the table.
package icon

import (
	"image"
	"image/color"
	"image/draw"

	"royals/engine/cards"
	"royals/sprites"
)

// Shape says what lies around the picture.
type Shape uint8

// The shapes of an icon.
const (
	Round    Shape = iota // rounded corners, transparent outside
	Square                // filled to the corners, for systems that cut their own shape from it
	Maskable              // filled to the corners, and everything that matters inside the middle four fifths
)

// Draw returns the icon with size×size pixels.
func Draw(size int, shape Shape) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	s := float64(size)
	fill(img, sprites.Rail)
	if shape == Round {
		round(img, 0.22*s)
	}
	inner := 0.035 * s
	if shape == Maskable {
		inner = 0
	}
	if shape != Maskable {
		band(img, inner, 0.18*s, sprites.Or)
		band(img, inner+max(1, 0.022*s), 0.16*s, sprites.Table)
	} else {
		fill(img, sprites.Table)
	}
	// The art stays inside a circle of 80 % of the width, for every shape.
	big := 0.50 * s
	stamp(img, sprites.IconCrown, 0.5*s, 0.41*s, big, sprites.Or)
	for i, suit := range [...]cards.Suit{cards.Clubs, cards.Diamonds, cards.Hearts, cards.Spades} {
		c := uint32(sprites.Text)
		if suit == cards.Diamonds || suit == cards.Hearts {
			c = sprites.Danger
		}
		stamp(img, sprites.Pip(suit), (0.26+0.16*float64(i))*s, 0.715*s, 0.145*s, c)
	}
	return img
}

func rgba(rgb uint32) color.RGBA {
	return color.RGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

func fill(img *image.RGBA, rgb uint32) {
	draw.Draw(img, img.Rect, image.NewUniform(rgba(rgb)), image.Point{}, draw.Src)
}

// inside returns how much of the pixel at x, y lies in a rounded square that keeps away from the edges by inset.
func inside(x, y, size int, inset, radius float64) float64 {
	const n = 4
	hit := 0
	lo, hi := inset+radius, float64(size)-inset-radius
	for i := range n * n {
		px, py := float64(x)+(float64(i%n)+0.5)/n, float64(y)+(float64(i/n)+0.5)/n
		dx, dy := max(lo-px, 0, px-hi), max(lo-py, 0, py-hi)
		if dx*dx+dy*dy <= radius*radius {
			hit++
		}
	}
	return float64(hit) / (n * n)
}

// round cuts the corners off.
func round(img *image.RGBA, radius float64) {
	size := img.Rect.Dx()
	for y := range size {
		for x := range size {
			a := inside(x, y, size, 0, radius)
			c := img.RGBAAt(x, y)
			img.SetRGBA(x, y, color.RGBA{uint8(float64(c.R)*a + 0.5), uint8(float64(c.G)*a + 0.5), uint8(float64(c.B)*a + 0.5), uint8(255*a + 0.5)})
		}
	}
}

// band fills a rounded square over what is there.
func band(img *image.RGBA, inset, radius float64, rgb uint32) {
	size, c := img.Rect.Dx(), rgba(rgb)
	for y := range size {
		for x := range size {
			if a := inside(x, y, size, inset, radius); a > 0 {
				blend(img, x, y, c, a)
			}
		}
	}
}

func blend(img *image.RGBA, x, y int, c color.RGBA, a float64) {
	o := img.RGBAAt(x, y)
	mix := func(o, c uint8) uint8 { return uint8(float64(o)*(1-a) + float64(c)*a + 0.5) }
	img.SetRGBA(x, y, color.RGBA{mix(o.R, c.R), mix(o.G, c.G), mix(o.B, c.B), mix(o.A, 255)})
}

// stamp puts a white picture in a colour around a middle.
func stamp(img *image.RGBA, id sprites.ID, cx, cy, w float64, rgb uint32) {
	n := int(w + 0.5)
	if n < 1 {
		return
	}
	m := image.NewRGBA(image.Rect(0, 0, n, n))
	sprites.Raster(m, id, n, n, 1, sprites.Style{})
	x0, y0 := int(cx-w/2+0.5), int(cy-w/2+0.5)
	c := rgba(rgb)
	for y := range n {
		for x := range n {
			if a := m.RGBAAt(x, y).A; a > 0 && image.Pt(x0+x, y0+y).In(img.Rect) {
				blend(img, x0+x, y0+y, c, float64(a)/255)
			}
		}
	}
}
