package screens

import (
	"royals/game/paint"
	"royals/sprites"
)

// The colours of the screens, by role. Their contrasts are computed in theme_test.go.
var (
	cloth     = paint.RGB(sprites.Table)
	well      = paint.RGB(sprites.Deep)
	rail      = paint.RGB(sprites.Rail)
	words1    = paint.RGB(sprites.Text)    // words on cloth, well and rail
	words2    = paint.RGB(sprites.DimText) // quieter words there
	paper     = paint.RGB(sprites.Paper)
	panel     = paint.RGB(sprites.Panel)
	ink       = paint.RGB(sprites.Ink)
	gold      = paint.RGB(sprites.Or)
	gilt      = paint.RGB(0x8A6A1E) // the thin rail around things
	focus     = paint.RGB(sprites.Focus)
	legal     = paint.RGB(sprites.Legal)
	danger    = paint.RGB(sprites.Danger)
	edge      = paint.RGB(0x2E5F54) // the rim of wells and buttons
	shade     = paint.Color(0x00000066)
	scrim     = paint.Color(0x05110ECC)
	white     = paint.RGB(0xFFFFFF)
	dimmed    = paint.RGB(0x9A9A9A) // tint of cards that cannot be played
	others    = paint.RGB(0xC0C0C0) // tint of backs in the hands of others
	disabled  = paint.RGB(0x17453C)
	disabled2 = paint.RGB(0x9DB6AC)
)

// The type scale, CSS pixels at text size 1.
const (
	tiny   = 12.0
	small  = 14.0
	body   = 16.0
	lead   = 17.0
	score  = 22.0
	head   = 26.0
	banner = 40.0
)

// The spacing scale, CSS pixels.
const (
	space1 = 4.0
	space2 = 8.0
	space3 = 12.0
	space4 = 16.0
	space6 = 24.0
)

// tap is the least height of anything that is tapped.
const tap = 48.0

const radius = 10.0
