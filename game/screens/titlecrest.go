package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// feltOf is the ground of a game's plate: that of its table, unless all tables wear one theme.
func feltOf(game string) paint.Color {
	if t := plan.Theme(game); kit.Worn() == &kit.Hall && t != nil {
		return paint.RGB(t.Felt)
	}
	return kit.Rail
}

// quietOn is the colour of quiet words there.
func quietOn(game string) paint.Color {
	if t := plan.Theme(game); kit.Worn() == &kit.Hall && t != nil {
		return paint.RGB(t.Dim)
	}
	return kit.DimText
}

// gameCrest draws what a game bears at the right end of a row, where all plates are of one colour: its sign on its felt, in its accent. It
// returns the width taken.
func gameCrest(k *kit.Kit, game string, row geom.Rect) float64 {
	own := plan.Theme(game)
	if own == nil || own.Sign == sprites.None {
		return 0
	}
	d := max(row.H, 22)
	at := geom.Rect{X: row.X + row.W - d, Y: row.Y + (row.H-d)/2, W: d, H: d}
	k.List.Fill(at, d/2, paint.RGB(own.Felt))
	k.List.Frame(at, d/2, 1.5, paint.RGB(own.Accent))
	tint := paint.RGB(own.Accent)
	if own.Sign == sprites.Tower { // it has colours of its own
		tint = kit.White
	}
	k.List.Picture(own.Sign, at.Inset(d*0.22), tint)
	return d + kit.Space2
}
