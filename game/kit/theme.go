package kit

import (
	"royals/game/paint"
	"royals/sprites"
)

// Theme is the colours of a table, by role. What it leaves out follows from the rest.
type Theme struct {
	Felt, Panel, Rail uint32     // the table, the panels on it, and what is darkest: bars and buttons
	Far, FarPanel     uint32     // the half of the table that belongs to the other side, 0 where there is none
	Accent            uint32     // headings and the frame around the table
	Wood              uint32     // what that is inlaid in, 0 for the colour of the rail
	Text, Dim         uint32     // words on all of these
	Legal, Danger     uint32     // what may be picked, and warnings in words
	Scrim             uint32     // how much of the picture a sheet hides, 0 to 255
	Stark             bool       // rims are wide and white
	Bare              bool       // its ground is quiet
	Light             bool       // its ground is light, and what stands on it dark
	Sign              sprites.ID // of a game, where its plate is of no colour of its own
	Ground            sprites.ID // the picture of the felt, None for a plain one
	Back              int        // of the cards, where the player has chosen none
	Turned            *Theme     // the same with the halves changed, for whose own half is the other one; nil where there is none
	As                [3]*Theme  // what of it stays in the themes that are one for all: the hall's, plain, and of high contrast; nil for nothing
}

// Hall is the theme of what belongs to no game.
var Hall = Theme{Felt: sprites.Table, Panel: sprites.Deep, Rail: sprites.Rail, Accent: sprites.Or, Text: sprites.Text, Dim: sprites.DimText,
	Legal: sprites.Legal, Danger: sprites.Danger}

// Slate is the plain theme: linen in daylight, and words in ink.
var Slate = Theme{Felt: 0xD9D2C4, Panel: 0xEAE4D8, Rail: 0xF7F2E8, Accent: 0x5C3C0E, Text: 0x231C19, Dim: 0x483E37, Legal: 0x004C43,
	Danger: 0x850C17, Bare: true, Light: true}

// Stark is the theme of high contrast.
var Stark = Theme{Felt: 0x0B0B0D, Accent: 0xFFD75E, Text: 0xFFFFFF, Dim: 0xE0E0E0, Legal: 0x7FFFD8, Danger: 0xFFB0A4, Scrim: 0xEB, Stark: true}

// Felts are the themes that are won at court, in the order of their prizes: Moss, Wine, Slate, Night, Ermine.
var Felts = [...]Theme{
	{Felt: 0x314019, Panel: 0x222D10, Rail: 0x151C09, Accent: 0xF0D27A, Text: sprites.Text, Dim: 0xCFD6B4, Legal: 0x8CF0D2, Danger: 0xFFA796},
	{Felt: 0x4A1230, Panel: 0x310B20, Rail: 0x1F0613, Accent: 0xF3C28A, Text: sprites.Text, Dim: 0xE3BFCB, Legal: sprites.Legal, Danger: 0xFFA796},
	{Felt: 0x223A4C, Panel: 0x182C3A, Rail: 0x0E1C26, Accent: 0xBFE0EC, Text: sprites.Text, Dim: 0xC3D6E0, Legal: sprites.Legal, Danger: 0xFFA796},
	{Felt: 0x141B3C, Panel: 0x0D1229, Rail: 0x080B1B, Accent: 0xFFE08A, Text: sprites.Text, Dim: 0xBFC6E6, Legal: sprites.Legal, Danger: 0xFF9C8E},
	{Felt: 0x37332E, Panel: 0x262320, Rail: 0x181613, Accent: 0xF4E7C8, Text: sprites.Text, Dim: 0xD2CCC0, Legal: sprites.Legal, Danger: 0xFFA796},
}

// The colours of the screens, by role, in the theme that is worn. Their contrasts are computed in game/plan/theme_test.go.
var (
	Cloth        paint.Color
	Well         paint.Color
	FarWell      paint.Color // the panels of the other side
	Rail         paint.Color
	Text         paint.Color // words on cloth, well and rail
	DimText      paint.Color // quieter words there
	Accent       paint.Color // headings there
	Legal        paint.Color
	Danger       paint.Color
	Timber       paint.Color // the frame around a table, beside what is inlaid in it
	Gilt         paint.Color // the thin rail around things
	Edge         paint.Color // the rim of wells and buttons
	FarEdge      paint.Color // the same on the other side
	Scrim        paint.Color
	Disabled     paint.Color
	DisabledText paint.Color
	Shade        paint.Color // what lies above the cloth throws it
	Rim          float64     // the width of the rims of wells and buttons
	Lit          paint.Color // the rim of whose turn it is, and of what is chosen
	LitRim       float64
	Hollow       float64     // how much of its rim an empty place shows
	Dimmed       paint.Color // tint of cards that cannot be played
	Figure       paint.Color // numbers and signs on cloth, well and rail: gold where these are dark
	Bright       paint.Color // the same, louder
	Pale         paint.Color // words on what is dark in every theme
	Mark         paint.Color // fine marks on a bar
	Key          paint.Color // the line around arrows and large numbers
	Dusk         paint.Color // what takes light from a part of the table
	Alarm        paint.Color // the ground of a warning
	Attack       paint.Color // who attacks, in words and rims
	Guard        paint.Color // and who defends
	AttackGround paint.Color // their halves of a stage
	GuardGround  paint.Color
	Chip         paint.Color // what a number stands on that lies on a card: dark in every theme
	ChipText     paint.Color
	ChipSign     paint.Color
	Cast         paint.Color // the shadow of a card
	Soft         float64     // by how much more it is soft
)

// The colours that are the same in all themes.
var (
	Paper  = paint.RGB(sprites.Paper)
	Panel  = paint.RGB(sprites.Panel)
	Ink    = paint.RGB(sprites.Ink)
	Gold   = paint.RGB(sprites.Or)
	Focus  = paint.RGB(sprites.Focus)
	White  = paint.RGB(0xFFFFFF)
	Others = paint.RGB(0xE2E2E2) // tint of backs in the hands of others
)

// worn is the theme whose colours count.
var worn *Theme

func init() { Wear(&Hall) }

// Worn returns the theme that is worn.
func Worn() *Theme { return worn }

// Wear makes a theme's colours those of the screens. One app is on the screen at a time, and it wears one theme.
func Wear(t *Theme) {
	if t == worn {
		return
	}
	worn = t
	Cloth, Well, Rail = paint.RGB(t.Felt), paint.RGB(t.Panel), paint.RGB(t.Rail)
	FarWell = Well
	if t.FarPanel != 0 {
		FarWell = paint.RGB(t.FarPanel)
	}
	Timber = Rail
	if t.Wood != 0 {
		Timber = paint.RGB(t.Wood)
	}
	Text, DimText, Accent = paint.RGB(t.Text), paint.RGB(t.Dim), paint.RGB(t.Accent)
	Legal, Danger = paint.RGB(t.Legal), paint.RGB(t.Danger)
	Gilt, Edge, Rim = Mix(Accent, Rail, 0.5), Mix(Accent, Cloth, 0.22), 1
	if FarEdge = Edge; t.Far != 0 {
		FarEdge = Mix(Accent, paint.RGB(t.Far), 0.22)
	}
	Disabled, DisabledText = Mix(Cloth, Rail, 0.35), Mix(DimText, Rail, 0.85)
	Scrim = Rail&^0xff | 0xCC
	Lit, LitRim, Hollow, Dimmed = Gold, 2, 1, dimmed(Mix(White, Cloth, dimShare))
	Figure, Bright, Pale, Mark, Key, Dusk, Shade = Gold, Focus, Text, White, Ink, Rail, 0x00000066
	Alarm, Attack, Guard, AttackGround, GuardGround = paint.RGB(0x5A1A16), paint.RGB(0xFF8170), paint.RGB(0x8EC5FF), paint.RGB(0x4A1028), paint.RGB(0x241E45)
	Chip, ChipText, ChipSign, Cast, Soft = Rail, Text, Accent, 0x00000066, 0
	if t.Stark { // what is lit is louder than all that is not
		Gilt, Edge, FarEdge, Rim = White, paint.RGB(0xB4B4B4), paint.RGB(0xB4B4B4), 1.25
		Lit, LitRim, Hollow, Dimmed = Focus, 4, 0.6, dimmed(paint.RGB(0xBEBEC4))
	}
	if t.Light {
		daylight()
	}
	if t.Scrim != 0 {
		Scrim = Rail&^0xff | paint.Color(t.Scrim)
	}
}

// daylight changes the roles that follow from the others where the ground is light: gold becomes bronze, and pale lines dark.
func daylight() {
	Gilt, Edge, FarEdge = Mix(Accent, Cloth, 0.6), Mix(Accent, Cloth, 0.42), Mix(Accent, Cloth, 0.42)
	Disabled, DisabledText, Scrim = Mix(Cloth, Rail, 0.7), DimText, Cloth&^0xff|0xE0
	Lit, LitRim, Dimmed = paint.RGB(0x8F5800), 2.5, dimmed(paint.RGB(0xB7B5B8))
	Figure, Bright, Pale, Mark, Key, Dusk, Shade = paint.RGB(0x5C3C03), paint.RGB(0x7A3A00), Paper, Ink, Paper, Cloth, 0x3A2A124D
	Alarm, Attack, Guard, AttackGround, GuardGround = paint.RGB(0xF3CFC6), paint.RGB(0x96121E), paint.RGB(0x174A84), paint.RGB(0xEBCDC3), paint.RGB(0xCDD7E4)
	Chip, ChipText, ChipSign, Cast, Soft = Ink, Paper, Gold, 0x2E1F0F80, 4
}

// dimShare is how much of white is in the paper of a card that cannot be played: the rest is the felt.
const dimShare = 0.56

// dimmed is the tint that gives paper a shade: so a picture loses the yellow of its paper and none of its lines.
func dimmed(shade paint.Color) paint.Color {
	tint := paint.Color(0xff)
	for _, shift := range [...]uint{24, 16, 8} {
		tint |= min((shade>>shift&0xff)*0xff/(Paper>>shift&0xff), 0xff) << shift
	}
	return tint
}

// Mix returns a colour of which a share is a and the rest is b.
func Mix(a, b paint.Color, share float64) paint.Color {
	c := paint.Color(0xff)
	for _, shift := range [...]uint{24, 16, 8} {
		x, y := float64(a>>shift&0xff), float64(b>>shift&0xff)
		c |= paint.Color(x*share+y*(1-share)+0.5) << shift
	}
	return c
}

// The type scale, CSS pixels at text size 1.
const (
	Tiny   = 13.0
	Small  = 14.0
	Body   = 16.0
	Lead   = 17.0
	Score  = 22.0
	Head   = 26.0
	Banner = 40.0
)

// The spacing scale, CSS pixels.
const (
	Space1 = 4.0
	Space2 = 8.0
	Space3 = 12.0
	Space4 = 16.0
	Space6 = 24.0
)

// Tap is the least height of what answers to a finger.
const Tap = 48.0

// Radius is that of the corners of panels and buttons.
const Radius = 10.0
