package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// Emblem is what stands for a seat: the crest of somebody who is known here, or else the shield of the seat. It is the same on the
// portrait, on cards, on tokens and in the log.
func Emblem(s *Scene, x engine.Seat) sprites.ID {
	if s.Bear.Has(x) {
		return s.Crests[x]
	}
	return sprites.Emblem(int(x))
}

// Portrait draws the face of a seat in the ring of its colour. Who is known here wears their crest in the place of the seat's shield.
func Portrait(k *kit.Kit, s *Scene, x engine.Seat, r geom.Rect) {
	if s.Bear.Has(x) {
		defer k.Crest(s.Crests[x], r)
	}
	k.Portrait(s.Faces[x], int(x), r)
}
