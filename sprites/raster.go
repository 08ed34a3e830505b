package sprites

import (
	"image"

	"royals/engine/cards"
)

// Raster draws a picture over the top left w×h pixels of dst, premultiplied, at exactly that size. scale is the number
// of device pixels in a CSS pixel. It decides how much detail is drawn.
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
		c := newCanvas(dst, w, h, Scale(float64(w)/2, float64(h)/2, s), p)
		sign{c}.icon(id)
		c.done()
	case id >= firstCard && id < firstCard+cards.Faces:
		drawCard(dst, cards.Card(id-firstCard), w, h, scale, st, p, false)
	case id >= firstBust && id < firstBust+cards.Faces:
		drawCard(dst, cards.Card(id-firstBust), w, h, scale, st, p, true)
	case id >= firstBack && id < firstBack+Backs:
		drawBack(dst, int(id-firstBack), w, h, scale, p)
	case id >= firstEmblem && id < firstEmblem+Emblems:
		c := newCanvas(dst, w, h, Scale(float64(w)/2, float64(h)/2, float64(min(w, h))/106), p)
		sign{c}.emblem(int(id - firstEmblem))
		c.done()
	case id >= firstCrest && id < firstCrest+Fields*Charges*Tinctures:
		c := newCanvas(dst, w, h, Scale(float64(w)/2, float64(h)/2, float64(min(w, h))/106), p)
		sign{c}.crest(int(id - firstCrest))
		c.done()
	case id >= firstSuitPip && id < firstSuitPip+4:
		c := newCanvas(dst, w, h, Scale(float64(w)/2, float64(h)/2, float64(min(w, h))/112), p)
		c.suitPip(cards.Suit(id-firstSuitPip), st)
		c.done()
	case id.Plate():
		drawPlate(dst, id, w, h, scale, st, p)
	case id >= LittleThrone && id <= lastProp:
		c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/100, float64(h)/100), p)
		sign{c}.prop(id)
		c.done()
	case id >= firstPiece && id <= lastPiece:
		c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/100, float64(h)/100), p)
		c.fine = float64(w)/scale >= 48
		sign{c}.piece(id)
		c.done()
	case id >= firstPortrait && id < firstPortrait+Portraits:
		c := newCanvas(dst, w, h, Scale(float64(w)/2, float64(h)/2, float64(min(w, h))/100), p)
		c.fine, c.thin = float64(w)/scale >= 72, scale
		wide := headroom
		if float64(w)/scale < smallPortrait {
			wide = smallHeadroom
		}
		figure{c}.portrait(int(id-firstPortrait), wide)
		c.done()
	case id >= firstThrone && id < firstThrone+Halls*(Portraits+1), id >= firstGlad && id < firstGlad+Halls*(Portraits+1):
		c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/throneW, float64(h)/throneH), p)
		c.fine, c.thin = float64(w)/scale >= 420, scale
		if c.glad = id >= firstGlad; c.glad {
			id -= firstGlad - firstThrone
		}
		in, face := int(id-firstThrone)/(Portraits+1), int(id-firstThrone)%(Portraits+1)
		if face == Portraits {
			face = -1
		}
		figure{c}.throne(in, face)
		c.done()
		if st.Night {
			halo(dst, w, h, haloWide*scale, p)
		}
	case id >= firstPennant && id < firstPennant+Emblems:
		c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/100, float64(h)/278), p)
		sign{c}.pennant(int(id - firstPennant))
		c.done()
	case id == HouseBanner:
		c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/128, float64(h)/278), p)
		sign{c}.houseBanner()
		c.done()
	case id == Court || id == SmallCourt:
		wide := float64(courtW)
		if id == SmallCourt {
			wide = smallCourtW
		}
		c := newCanvas(dst, w, h, Stretch(0, 0, float64(w)/wide, float64(h)/courtH), p)
		c.fine, c.thin, c.style = float64(w)/scale >= 0.7*wide, scale, st
		figure{c}.theCourt(id)
		c.done()
		if st.Night {
			halo(dst, w, h, haloWide*scale, p)
		}
	}
}
