package sprites

import (
	"image"

	"royals/engine/cards"
)

// Raster draws a picture over the top left w×h pixels of dst, premultiplied, at exactly that size. scale is the number
// of device pixels in a CSS pixel, which decides how much detail is drawn.
func Raster(dst *image.RGBA, id ID, w, h int, scale float64, st Style) {
	raster(dst, id, w, h, scale, st, nil)
}

// raster is Raster at a pace.
func raster(dst *image.RGBA, id ID, w, h int, scale float64, st Style, p *pace) {
	if id == None || w <= 0 || h <= 0 {
		return
	}
	if scale <= 0 {
		scale = 1
	}
	switch {
	case id <= lastIcon:
		s := float64(min(w, h)) / 24
		c := newCanvas(dst, w, h, scaled(float64(w)/2, float64(h)/2, s), p)
		c.icon(id)
		c.done()
	case id >= firstCard && id < firstCard+cards.Faces:
		drawCard(dst, cards.Card(id-firstCard), w, h, scale, st, p)
	case id >= firstBack && id < firstBack+Backs:
		drawBack(dst, int(id-firstBack), w, h, scale, p)
	case id >= firstEmblem && id < firstEmblem+Emblems:
		c := newCanvas(dst, w, h, scaled(float64(w)/2, float64(h)/2, float64(min(w, h))/106), p)
		c.emblem(int(id - firstEmblem))
		c.done()
	case id >= firstSuitPip && id < firstSuitPip+4:
		c := newCanvas(dst, w, h, scaled(float64(w)/2, float64(h)/2, float64(min(w, h))/112), p)
		c.suitPip(cards.Suit(id-firstSuitPip), st)
		c.done()
	case id >= firstPlate && id < firstPlate+ID(len(plates)):
		drawPlate(dst, int(id-firstPlate), w, h, scale, st, p)
	case id >= firstPiece && id <= lastPiece:
		c := newCanvas(dst, w, h, scaled2(float64(w)/2, float64(h)/2, float64(w)/100, float64(h)/100), p)
		c.fine = float64(w)/scale >= 48
		c.piece(id)
		c.done()
	}
}
