// Package sprites is the art of the app, drawn in code: the deck, symbols, emblems, plates and letters. They are vector
// paths, rasterised at exactly the size in device pixels at which they are shown, and packed into one atlas. It is
// plain Go: it knows pixels, but not what shows them.
package sprites

import "royals/engine/cards"

// ID names a picture, whatever its size. None is no picture.
type ID uint16

// The symbols. All are white on nothing, and tinted where they are shown.
const (
	None ID = iota
	IconMenu
	IconUndo
	IconRedo
	IconHint
	IconClose
	IconCheck
	IconArrowLeft
	IconArrowRight
	IconArrowUp
	IconArrowDown
	IconSound
	IconMute
	IconEye
	IconEyeOff
	IconSettings
	IconSort
	IconPlus
	IconMinus
	IconSword
	IconShield
	IconCrown
	IconBlank // an empty place: a card's outline in dashes
	IconSkull
	IconDagger
	IconHand // a fan of cards
	IconDiscard
	IconStock
	IconPerson
	IconRobot
	IconInfo
	IconStar
	IconFlag
	IconWarning
	IconPlay
	IconPause
	IconFast
	IconSwap
	IconLock
	IconScroll // rules, log
	IconTrophy
	IconHome
	IconTarget
	IconHourglass
	IconDownload
	IconUpload
	IconTrash
	IconCopy
	IconFullscreen
	IconSkip
	IconCoin
	IconLink
	IconCards // a pile lying askew
	IconQuestion
	IconSpeech
	IconBook
	IconChart
	IconAlly // two shields side by side
	IconDay  // a leaf of a calendar with a crown
	IconDivide
	IconBarb     // the head of an arrow that points to the right
	IconBarbEdge // and the ink around it
	PipClub
	PipDiamond
	PipHeart
	PipSpade
	lastIcon = PipSpade
)

// Where the other kinds begin.
const (
	firstCard     ID = 128
	firstBack     ID = 192
	firstEmblem   ID = 208
	firstSuitPip  ID = 224
	firstPlate    ID = 240
	firstPiece    ID = 250
	firstPortrait ID = 256
	firstThrone   ID = 500
	firstPennant  ID = 288
	firstCourt    ID = 296
	firstBust     ID = 700
	firstGlad     ID = 840
	firstCrest    ID = 1024
)

// The coloured pieces that are not cards.
const (
	AppIcon   ID = firstPiece + iota // a square without margins, its figure in the middle four fifths
	Laurel                           // a wreath for the winner, a square with an empty middle
	Wax                              // a seal of red wax with a crown, for crownings and captures
	Cloth                            // a tile of the table's cloth, repeats without a seam, 1:1
	lastPiece = Cloth
)

// The court of the title, 4.2 times as wide as high, and three of it, 2.34 times as wide as high.
const (
	Court ID = firstCourt + iota
	SmallCourt
)

// HouseBanner is the standard of a house without its suit, which lies on the roundel in its middle. It is 0.46 times as wide as high.
const HouseBanner = firstPennant + Emblems

// PlainPlate is the plate of a game that has none of its own. Plates are twice as wide as high.
const PlainPlate = firstPiece - 1

// How many there are of each.
const (
	Backs   = FreeBacks + 5
	Emblems = 6
)

// FreeBacks is how many backs are there from the first day; the others are won.
const FreeBacks = 6

// Card returns the face of a card, or None for a card without one. Below 60 CSS pixels of width a
// court card or a joker is a bust, any other card a large index. Below 30 all are.
func Card(c cards.Card) ID {
	if !c.Known() {
		return None
	}
	return firstCard + ID(c)
}

// BustCard returns the face of a card that is a bust at any width where it is a court card or a joker.
func BustCard(c cards.Card) ID {
	if !c.Known() {
		return None
	}
	return firstBust + ID(c)
}

// Back returns one of the backs; i is taken modulo their number.
func Back(i int) ID { return firstBack + ID((i%Backs+Backs)%Backs) }

// Emblem returns the shield of a seat, 0 to 5.
func Emblem(seat int) ID { return firstEmblem + ID((seat%Emblems+Emblems)%Emblems) }

// Pip returns the symbol of a suit in white, to be tinted, or None.
func Pip(s cards.Suit) ID {
	if s >= cards.NoSuit {
		return None
	}
	return PipClub + ID(s)
}

// SuitPip returns the symbol of a suit in its own colour with a thin rim of paper, readable on any ground, or None.
func SuitPip(s cards.Suit) ID {
	if s >= cards.NoSuit {
		return None
	}
	return firstSuitPip + ID(s)
}

// Suited reports whether a picture is the symbol of a suit.
func (id ID) Suited() bool { return id >= firstSuitPip && id < firstSuitPip+4 }

// Tintable reports whether a picture is white, to be tinted.
func (id ID) Tintable() bool { return id != None && id <= lastIcon }

// Plate reports whether a picture is a game's plate.
func (id ID) Plate() bool {
	return id == PlainPlate || id >= firstPlate && id < firstPlate+ID(len(plates))
}

// All appends every picture there is.
func All(ids []ID) []ID {
	for id := None + 1; id <= lastIcon; id++ {
		ids = append(ids, id)
	}
	for c := cards.Card(1); c < cards.Faces; c++ {
		ids = append(ids, Card(c))
	}
	for i := range Backs {
		ids = append(ids, Back(i))
	}
	for i := range Emblems {
		ids = append(ids, Emblem(i))
	}
	for s := cards.Clubs; s < cards.NoSuit; s++ {
		ids = append(ids, SuitPip(s))
	}
	for i := range plates {
		ids = append(ids, firstPlate+ID(i))
	}
	ids = append(ids, PlainPlate)
	for id := firstPiece; id <= lastPiece; id++ {
		ids = append(ids, id)
	}
	for id := LittleThrone; id <= lastProp; id++ {
		ids = append(ids, id)
	}
	for i := range Portraits {
		ids = append(ids, Portrait(i), Throne(i%Halls, i), Glad(Throne(i%Halls, i)))
	}
	for i := range Halls {
		ids = append(ids, Throne(i, -1))
	}
	for i := range Charges {
		ids = append(ids, Crest{i % Fields, i, i % Tinctures}.ID())
	}
	ids = append(ids, Court, SmallCourt)
	for i := range Emblems {
		ids = append(ids, Pennant(i))
	}
	return append(ids, HouseBanner)
}
