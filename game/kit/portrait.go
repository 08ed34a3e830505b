package kit

import (
	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// Shielded is the width from which a portrait bears its seat's shield. A smaller one has the shield's colour as its
// ring.
const Shielded = 44.0

// Portrait draws the face of a player in a ring of the seat's colour.
func (k *Kit) Portrait(face, seat int, r geom.Rect) {
	k.Face(face, r, paint.RGB(sprites.EmblemColor(seat)))
	k.Arms(seat, r)
}

// Arms draws the shield of a seat on its portrait, where that is large enough.
func (k *Kit) Arms(seat int, r geom.Rect) {
	if r.W < Shielded {
		return
	}
	s := max(20, r.W*0.36)
	k.List.Picture(sprites.Emblem(seat), geom.Rect{X: r.X + r.W - s*0.92, Y: r.Y + r.H - s*0.98, W: s, H: s}, White)
}

// Crest draws what somebody bears at the shoulder of their portrait, where that is large enough.
func (k *Kit) Crest(crest sprites.ID, r geom.Rect) {
	if r.W < Shielded {
		return
	}
	s := max(20, r.W*0.42)
	k.List.Picture(crest, geom.Rect{X: r.X + r.W - s*0.92, Y: r.Y + r.H - s*0.98, W: s, H: s}, White)
}

// Face draws a face in a ring of a colour.
func (k *Kit) Face(face int, r geom.Rect, ring paint.Color) {
	wide := max(2, r.W*0.045)
	if r.W >= 32 {
		edge := max(1, r.W*0.022)
		k.List.Fill(r, r.W/2, Ink)
		k.List.Fill(r.Inset(edge), r.W/2-edge, ring)
		r = r.Inset(edge + wide)
		k.List.Fill(r, r.W/2, Ink)
		r = r.Inset(edge)
	} else {
		k.List.Fill(r, r.W/2, ring)
		r = r.Inset(wide)
	}
	k.List.Picture(sprites.Portrait(face), r, White)
}
