package sprites

// The palette of the app, 0xRRGGBB. palette_test.go computes the contrasts that these colours must have.
const (
	Table = 0x123D35 // the cloth
	Deep  = 0x0E302A // darker cloth: wells and zones
	Rail  = 0x0A221E // bars, menus, the darkest green
	Paper = 0xFBF6E9 // cards
	Panel = 0xF3E9CF // the court's ground, sheets
	Ink   = 0x17151A // key lines, clubs and spades
	Gules = 0xB3202C // red
	Azure = 0x1F4E8C // blue
	Vert  = 0x1E6B3C // green
	Or    = 0xE0A526 // gold: ornaments, always inside a key line on paper

	Text    = 0xFBF6E9 // words on the table
	DimText = 0xB9CFC6 // less important words on the table
	Focus   = 0xFFD75E // focus ring, drawn with two pixels of Ink
	Legal   = 0x7FE3C4 // what may be picked
	Danger  = 0xFF8A7A // warnings in words

	Purpure = 0x6B2F7A // a sixth colour, for seats
	Sable   = 0x2A2630 // black as a colour, a shade lighter than the key line
)
