package sprites

import "royals/engine/cards"

// Portraits is how many faces people may have: each figure of the court lends one.
const Portraits = 12

// portraits are the faces: the figure, its clothes, the disc behind it, and where its head is.
var portraits = [Portraits]struct {
	card  cards.Card
	dress Livery
	disc  uint32
	dir   float64 // 1, or -1 for the mirror image
	x     float64 // how far its face is from the middle line
	top   float64 // the highest point of its head
}{
	{cards.New(cards.Jack, cards.Clubs), Livery{Azure, Paper, Gules}, 0x8FB0D8, 1, 0, -206},
	{cards.New(cards.Jack, cards.Hearts), Livery{Sable, Or, Sable}, 0xE9CF8C, -1, 4, -204},
	{cards.New(cards.Queen, cards.Spades), Livery{Vert, Paper, Vert}, 0xA9CDB2, 1, 0, -220},
	{cards.New(cards.King, cards.Hearts), Livery{Purpure, Or, Purpure}, 0xBFA0C9, 1, 0, -222},
	{cards.New(cards.Queen, cards.Hearts), Livery{Gules, Paper, Gules}, 0xE3D9C0, 1, 0, -214},
	{cards.New(cards.Queen, cards.Diamonds), Livery{Gules, Paper, Gules}, 0xD8929A, 1, 0, -208},
	{cards.New(cards.King, cards.Spades), Livery{Azure, Or, Gules}, 0xB7CBE4, 1, 0, -217},
	{cards.New(cards.Queen, cards.Clubs), Livery{Vert, Or, Vert}, 0xE7C9A0, 1, 0, -214},
	{cards.New(cards.Jack, cards.Spades), Livery{Gules, Or, Azure}, 0xC9D8BC, 1, 0, -214},
	{cards.New(cards.King, cards.Diamonds), Livery{Purpure, Paper, Gules}, 0xD9C7E2, 1, 0, -219},
	{cards.New(cards.Jack, cards.Diamonds), Livery{Or, Gules, Azure}, 0xEBC3B4, 1, 0, -213},
	{cards.New(cards.King, cards.Clubs), Livery{Vert, Paper, Gules}, 0xD5DCE6, 1, 0, -218},
}

// Portrait returns a face on its disc, to be shown as a circle inside a ring; i is taken modulo twelve.
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
	c.bust(courtier{c, p.card, p.dress, p.dress.Main}, -s*p.x*p.dir, -50-s*(p.top-4), s, p.dir)
	c.inner, c.clipd = false, false
}
