package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// feltOf is the ground of a game's plate: the felt of its table, or where all tables wear one theme its wood or its linen there.
func feltOf(game string) paint.Color {
	switch t, as := plateOf(game); {
	case as != nil:
		return paint.RGB(as.Rail)
	case t != nil:
		return paint.RGB(t.Felt)
	}
	return kit.Rail
}

// plateOf returns a game's own theme where plates wear it, or what stays of it in the theme of all.
func plateOf(game string) (own, as *kit.Theme) {
	own = plan.Theme(game)
	switch {
	case own == nil || kit.Worn() == &kit.Hall:
		return own, nil
	case kit.Worn() == kit.Hall.As[0]:
		return nil, own.As[0]
	case kit.Worn().Light:
		return nil, own.As[1]
	}
	return nil, nil
}

// rimOf is the line around a plate, and its width.
func rimOf(game string) (paint.Color, float64) {
	switch _, as := plateOf(game); {
	case as != nil:
		return paint.RGB(as.Accent), 1.5
	case kit.Worn() != &kit.Hall && !kit.Worn().Stark && plan.Theme(game) != nil: // a felt that was won
		return paint.RGB(plan.Theme(game).Accent).Fade(0.7), 1.5
	}
	return kit.Gilt, 1
}

// quietOn is the colour of quiet words there.
func quietOn(game string) paint.Color {
	if t, _ := plateOf(game); t != nil {
		return paint.RGB(t.Dim)
	}
	return kit.DimText
}

// gameCrest draws what a game bears at the right end of a row: its sign on its felt, in its accent. It returns the width taken.
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
