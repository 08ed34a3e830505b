package screens

import (
	"math"

	"royals/game/anim"
	"royals/game/felt"
)

// goAlong lets what lies on cards go where they go: it is added to the list from over on. A card that comes to another place has it on only as it
// lands, and one in the fingers has it off.
func goAlong(p *painter, over int) {
	if !p.stage.Moving(p.now) && p.scene.Carried == 0 {
		return
	}
	for i := range p.felt.Worn {
		w := &p.felt.Worn[i]
		pose, moving := p.stage.At(w.ID, p.now)
		var share float64
		switch {
		case w.ID == p.scene.Carried:
			share = 0
		case !moving:
			continue
		default:
			share = landed(p, w, pose)
		}
		off := pose.Rect.Center().Sub(w.Home.Center())
		for j := over + w.From; j < over+w.To; j++ {
			o := &p.k.List.Ops[j]
			o.Rect = o.Rect.Move(off)
			o.Color = o.Color.Fade(share)
		}
	}
}

// landingWay is the last part of a card's way, in its own widths, in which what lies on it comes to be seen: not before the card lies below it.
const landingWay = 0.4

// landed returns how much of what lies on a card that moves is to be seen.
func landed(p *painter, w *felt.Worn, pose anim.Pose) float64 {
	if !p.homes.away[w.ID] && pose.Squash == 0 {
		return pose.Alpha // it only makes room
	}
	a, b := pose.Rect.Center(), w.Home.Center()
	far := math.Hypot(a.X-b.X, a.Y-b.Y) / max(min(landingWay*w.Home.W, lifts), 1)
	return max(0, 1-far) * (1 - pose.Squash) * pose.Alpha
}
