package sheet

import (
	"image"
	"image/color"
	"image/draw"

	"royals/sprites"
)

// Line draws one line of text from an atlas, as the app does, with its top left corner at (x, y).
func Line(img *image.RGBA, f sprites.Face, size float64, s string, x, y int, rgb uint32) {
	a := sprites.NewAtlas(1024)
	tex := image.NewRGBA(image.Rect(0, 0, a.Side(), a.Side()))
	base := float64(y) + sprites.Ascent(f, size)
	a.Step(0)
	sprites.Place(f, size, s, func(r rune, _, _ float64) { a.Glyph(f, size, r) })
	a.Uploads(func(px, py int, one *image.RGBA) {
		draw.Draw(tex, one.Rect.Add(image.Pt(px, py)), one, one.Rect.Min, draw.Src)
	})
	ink := image.NewUniform(color.RGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255})
	sprites.Place(f, size, s, func(r rune, at, _ float64) {
		g, ok := a.Glyph(f, size, r)
		if !ok || g.W == 0 {
			return
		}
		dx, dy := int(float64(x)+at+g.Bearing.X+0.5), int(base+g.Bearing.Y+0.5)
		draw.DrawMask(img, image.Rect(dx, dy, dx+g.W, dy+g.H), ink, image.Point{}, tex, image.Pt(g.X, g.Y), draw.Over)
	})
}

// TypeSpecimen shows every face at the sizes of the type scale.
func TypeSpecimen() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 900, 640))
	ground(img)
	y := 12
	for f := sprites.Face(0); f < sprites.Faces; f++ {
		for _, size := range []float64{12, 14, 16, 20, 28, 44} {
			Line(img, f, size, "Queen of ♥ falls: 10 / 3 = 3 → “Royals” & Kings ♠♣♦ 0123456789", 12, y, sprites.Text)
			y += int(sprites.LineHeight(f, size) + 0.5)
		}
		y += 8
	}
	return img
}
