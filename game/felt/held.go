package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/sprites"
)

// roomyPanel is the width of a panel from which a hand and a wall lie side by side, and heldShare the part of that which the hand has.
const (
	roomyPanel = 600.0
	heldShare  = 0.45
)

// keepsHand reports whether the backs of an opponent's hand stay where they are when a wall is laid: on a wide table it lies beside them.
func keepsHand(s *seat) bool {
	if s.Plan.Full == 0 || s.Areas.Kind != layout.Wide {
		return false
	}
	for i, x := range s.Others() {
		if x == s.x && i < len(s.Areas.Panels) {
			return s.Areas.Panels[i].W >= roomyPanel
		}
	}
	return false
}

// besideWall shares the room of a panel out between a hand and a wall, whose place is seen while it is empty.
func besideWall(s *seat, r geom.Rect, caption float64) (held, wall geom.Rect) {
	held, wall = r.CutLeft(heldShare * r.W)
	_, held = held.CutTop(caption) // abreast of the wall
	if s.laying(s.x) == 0 {
		_, at := wall.CutTop(caption)
		h := min(at.H-6, s.boardCard(130)*layout.Ratio)
		drawHollow(s.sketch, s.x, sprites.IconShield, geom.Around(at.Center(), h/layout.Ratio, h))
	}
	return held, wall
}

// asWall returns how high the backs of a hand are where nothing but a wall may lie, how far apart and how much turned: as large as that.
func asWall(s *seat, r geom.Rect, step float64) (h, apart, lean float64) {
	h = min(r.H-6, s.boardCard(130)*layout.Ratio, 0.7*r.W)
	if r.W >= 3*kit.Tap {
		step = max(step, heldStep)
	}
	return h, step, 0.25
}
