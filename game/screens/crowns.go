package screens

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/words"
	"royals/sprites"
)

// drawSeal draws the seal of a finished set of lessons over the upper right corner of a picture, so that it hides no face.
func drawSeal(k *kit.Kit, pic geom.Rect) {
	d := min(max(0.24*pic.H, 18), 32)
	seal := geom.Around(geom.Point{X: pic.X + pic.W - 0.22*d, Y: pic.Y + 0.22*d}, d, d)
	k.List.Fill(seal, d/2, kit.Danger)
	k.List.Frame(seal, d/2, max(1, d/18), kit.Gold)
	k.Icon(sprites.IconCrown, seal.Inset(0.2*d), kit.Gold)
}

// drawLearned draws what was learned of a game onto its picture: a crown for each lesson, gold once it is finished, and
// the seal of a whole set. Who has not begun sees the picture alone.
func drawLearned(k *kit.Kit, p *learn.Progress, game string, pic geom.Rect) {
	list := learn.Of(game)
	if p.Finished(list) == 0 {
		return
	}
	if p.Sealed(list) {
		drawSeal(k, pic)
	}
	step := min(18, pic.W/float64(len(list)+1))
	strip := geom.Around(geom.Point{X: pic.Center().X, Y: pic.Y + pic.H}, step*float64(len(list))+kit.Space2, step+4)
	k.List.Fill(strip, strip.H/2, kit.Rail)
	for i, l := range list {
		c := kit.Disabled
		if p.Crowns(l) > 0 {
			c = kit.Figure
		}
		k.Icon(sprites.IconCrown, geom.Around(geom.Point{X: strip.X + kit.Space1 + step*(float64(i)+0.5), Y: strip.Center().Y}, step*0.8, step*0.8), c)
	}
}

// learnText is what the button to the lessons says to the document: how long they take, and what was learned.
func learnText(p *learn.Progress, info *engine.Info, text string) string {
	list, sum := learn.Of(info.ID), 0
	for _, l := range list {
		sum += p.Crowns(l)
	}
	if sum == 0 {
		return text
	}
	text += ", " + words.T("lesson.crowns", words.Args{N: sum, N2: learn.Most * len(list)})
	if p.Sealed(list) {
		text += " " + words.Plain("title.sealed")
	}
	return text
}
