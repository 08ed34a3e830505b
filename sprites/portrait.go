package sprites

import "royals/engine/cards"

// Portraits is how many faces people may have: each figure of the court lends one, and another or two to the rivals at court, who
// have other clothes and other hair, and mostly look the other way.
const (
	Portraits  = FirstRival + 15
	FirstRival = 12
)

// portraits are the faces: the figure, its clothes, the disc behind it, and where its head is.
var portraits = [Portraits]struct {
	card  cards.Card
	dress Livery
	disc  uint32
	dir   float64   // 1, or -1 for the mirror image
	x     float64   // how far its face is from the middle line
	top   float64   // the highest point of its head
	hair  [2]uint32 // the colour that the figure has, and what is painted for it
}{
	{cards.New(cards.Jack, cards.Clubs), Livery{Azure, Paper, Gules}, 0x8FB0D8, 1, 0, -206, asDrawn},
	{cards.New(cards.Jack, cards.Hearts), Livery{Sable, Or, Sable}, 0xE9CF8C, -1, 4, -204, asDrawn},
	{cards.New(cards.Queen, cards.Spades), Livery{Vert, Paper, Vert}, 0xA9CDB2, 1, 0, -220, asDrawn},
	{cards.New(cards.King, cards.Hearts), Livery{Purpure, Or, Purpure}, 0xBFA0C9, 1, 0, -222, asDrawn},
	{cards.New(cards.Queen, cards.Hearts), Livery{Gules, Paper, Gules}, 0xE3D9C0, 1, 0, -214, asDrawn},
	{cards.New(cards.Queen, cards.Diamonds), Livery{Gules, Paper, Gules}, 0xD8929A, 1, 0, -208, asDrawn},
	{cards.New(cards.King, cards.Spades), Livery{Azure, Or, Gules}, 0xB7CBE4, 1, 0, -217, asDrawn},
	{cards.New(cards.Queen, cards.Clubs), Livery{Vert, Or, Vert}, 0xE7C9A0, 1, 0, -214, asDrawn},
	{cards.New(cards.Jack, cards.Spades), Livery{Gules, Or, Azure}, 0xC9D8BC, 1, 0, -214, asDrawn},
	{cards.New(cards.King, cards.Diamonds), Livery{Purpure, Paper, Gules}, 0xD9C7E2, 1, 0, -219, asDrawn},
	{cards.New(cards.Jack, cards.Diamonds), Livery{Or, Gules, Azure}, 0xEBC3B4, 1, 0, -213, asDrawn},
	{cards.New(cards.King, cards.Clubs), Livery{Vert, Paper, Gules}, 0xD5DCE6, 1, 0, -218, asDrawn},
	{cards.New(cards.Jack, cards.Diamonds), Livery{Vert, Paper, Or}, 0xC4DDB4, -1, 0, -213, asDrawn},
	{cards.New(cards.Queen, cards.Diamonds), Livery{Azure, Paper, Vert}, 0x3A6CAA, -1, 0, -208, brown},
	{cards.New(cards.Jack, cards.Spades), Livery{Purpure, Paper, Vert}, 0xE5D3A6, -1, 0, -214, brown},
	{cards.New(cards.Queen, cards.Clubs), Livery{Azure, Or, Purpure}, 0xF0D9C0, -1, 0, -214, fair},
	{cards.New(cards.Jack, cards.Clubs), Livery{Gules, Or, Sable}, 0xD7C3A8, -1, 0, -206, asDrawn},
	{cards.New(cards.King, cards.Diamonds), Livery{Azure, Paper, Azure}, 0x6F8494, -1, 0, -219, asDrawn},
	{cards.New(cards.Queen, cards.Spades), Livery{Gules, Or, Azure}, 0xB4644C, -1, 0, -220, asDrawn},
	{cards.New(cards.Jack, cards.Hearts), Livery{Vert, Or, Gules}, 0xB9D6C9, 1, 4, -204, asDrawn},
	{cards.New(cards.Queen, cards.Hearts), Livery{Purpure, Or, Sable}, 0xD3B5DA, -1, 0, -214, asDrawn},
	{cards.New(cards.King, cards.Spades), Livery{Vert, Or, Purpure}, 0x3F5F38, -1, 0, -217, asDrawn},
	{cards.New(cards.Queen, cards.Clubs), Livery{Sable, Or, Gules}, 0x7C2F3C, 1, 0, -214, dark},
	{cards.New(cards.King, cards.Clubs), Livery{Purpure, Or, Azure}, 0x4B3C70, -1, 0, -218, asDrawn},
	{cards.New(cards.Queen, cards.Diamonds), Livery{Sable, Paper, Sable}, 0x5E1004, 1, 0, -208, brown},
	{cards.New(cards.King, cards.Hearts), Livery{Azure, Paper, Gules}, 0x6E4A1C, -1, 0, -222, asDrawn},
	{cards.New(cards.Queen, cards.Hearts), Livery{Azure, Or, Vert}, 0x27457A, 1, 0, -214, asDrawn},
}

// The hair of those who have not that of their figure: the red of the queen of clubs, the black of the queen of diamonds and of the jack of
// spades.
var (
	asDrawn = [2]uint32{}
	fair    = [2]uint32{redHair, 0xD9AE55}
	dark    = [2]uint32{redHair, 0x4A3A36}
	brown   = [2]uint32{Sable, 0x7A4A2A}
)

// Portrait returns a face on its disc, to be shown as a circle inside a ring; i is taken modulo their number.
func Portrait(i int) ID { return firstPortrait + ID((i%Portraits+Portraits)%Portraits) }

// The width of a portrait in units of a card: a small one shows less of the robe.
const (
	headroom      = 171.0
	smallHeadroom = 148.0
	smallPortrait = 40 // CSS pixels
)

// portrait draws a face in a square from -50 to 50.
func (c figure) portrait(i int, wide float64) {
	p := &portraits[i]
	c.disc(0, 0, 50, p.disc)
	c.out.reset()
	c.out.ellipse(c.m, 0, 0, 50, 50)
	c.clipOut()
	c.outer, c.clip = c.clip, c.outer
	c.inner = true
	c.unclip()
	s := 100 / wide
	c.dye = p.hair
	c.bust(courtier{c, p.card, p.dress, p.dress.Main}, -s*p.x*p.dir, -50-s*(p.top-4), s, p.dir)
	c.dye = asDrawn
	c.inner, c.clipd = false, false
}
