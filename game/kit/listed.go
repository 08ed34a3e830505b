package kit

import (
	"royals/game/geom"
	"royals/sprites"
)

// Listed draws a quiet row of a list: a sign and words that begin beside it, on whatever ground the list lies. Words that are too long take
// two lines.
func Listed(k *Kit, d Deed, id sprites.ID, text string, r geom.Rect) {
	if k.Held(d) {
		k.List.Fill(r.Inset(2), Radius, Cloth)
	}
	whole := r
	r = Sunk(k, d, r)
	sign, words := r.CutLeft(Space3 + 22 + Space2)
	k.Icon(id, geom.Rect{X: sign.X + Space3, Y: r.Y + (r.H-22)/2, W: 22, H: 22}, DimText)
	words.W -= Space1
	if px := k.Px(Body); sprites.Measure(sprites.SansBold, px, text) <= words.W {
		k.List.Text(text, words, sprites.SansBold, px, 0, Text)
	} else if lines, h := sprites.Balance(sprites.SansBold, k.Px(Small), text, words.W), k.Line(Small); float64(len(lines))*h <= r.H {
		words.Y, words.H = r.Y+(r.H-float64(len(lines))*h)/2, h
		for _, l := range lines {
			k.List.Text(l, words, sprites.SansBold, k.Px(Small), 0, Text)
			words.Y += h
		}
	} else {
		k.Label(text, words, sprites.SansBold, Small, 0, Text)
	}
	k.Hit(d, whole)
}
