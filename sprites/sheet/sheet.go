// Package sheet lays the whole deck out on one picture, to be judged by eye. It is not part of the app.
package sheet

import (
	"image"
	"image/color"
	"image/draw"

	"royals/engine/cards"
	"royals/sprites"
)

// ContactSheet returns every face, back and joker at each of the widths in CSS pixels, at scale 1.
func ContactSheet(st sprites.Style, sizes []int) *image.RGBA {
	var ids []sprites.ID
	for s := cards.Suit(0); s < cards.NoSuit; s++ {
		for r := cards.Ace; r <= cards.King; r++ {
			ids = append(ids, sprites.Card(cards.New(r, s)))
		}
	}
	ids = append(ids, sprites.Card(cards.Joker1), sprites.Card(cards.Joker2))
	for i := range sprites.Backs {
		ids = append(ids, sprites.Back(i))
	}
	width, height := 0, 8
	for _, w := range sizes {
		width = max(width, 8+13*(w+8))
		height += 5 * (w*7/5 + 8)
	}
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	ground(img)
	y := 8
	for _, w := range sizes {
		h := w * 7 / 5
		for i, id := range ids {
			Put(img, id, 8+i%13*(w+8), y+i/13*(h+8), w, h, 1, st)
		}
		y += 5 * (h + 8)
	}
	return img
}

// Grid returns pictures of one size in rows.
func Grid(ids []sprites.ID, columns, w, h int, scale float64, st sprites.Style) *image.RGBA {
	rows := (len(ids) + columns - 1) / columns
	img := image.NewRGBA(image.Rect(0, 0, 8+columns*(w+8), 8+rows*(h+8)))
	ground(img)
	for i, id := range ids {
		Put(img, id, 8+i%columns*(w+8), 8+i/columns*(h+8), w, h, scale, st)
	}
	return img
}

// Put draws one picture with its corner at (x, y).
func Put(img *image.RGBA, id sprites.ID, x, y, w, h int, scale float64, st sprites.Style) {
	one := image.NewRGBA(image.Rect(0, 0, w, h))
	sprites.Raster(one, id, w, h, scale, st)
	draw.Draw(img, image.Rect(x, y, x+w, y+h), one, image.Point{}, draw.Over)
}

func ground(img *image.RGBA) {
	c := color.RGBA{sprites.Table >> 16, sprites.Table >> 8 & 255, sprites.Table & 255, 255}
	draw.Draw(img, img.Rect, image.NewUniform(c), image.Point{}, draw.Src)
}
