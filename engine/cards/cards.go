// Package cards holds what every game here shares about playing cards: faces, their notation, sets of them, and the
// seeded generator that shuffles them. It imports nothing but the standard library's bit tricks and never allocates.
package cards

// Card is a card's face. Zero is no face at all: an empty place, or a card that lies face down for whoever looks.
// 1 to 52 are the suits C, D, H, S in that order, ace to king within each, so that plain numeric order is the order
// in which hands and unordered piles are kept. 53 and 54 are the two jokers.
//
// A Card does not say which copy of a face it is, nor whose deck it came from; the pile it lies in does.
type Card uint8

// Rank is 1 (ace) to 13 (king); 0 is no rank (jokers, face-down cards).
type Rank uint8

// Suit is the suit of a card.
type Suit uint8

// The suits, in notation order.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
	NoSuit
)

// The ranks that have names.
const (
	Ace   Rank = 1
	Jack  Rank = 11
	Queen Rank = 12
	King  Rank = 13
)

// Back is a card whose face is not known; Joker1 and Joker2 are the jokers X1 and X2.
const (
	Back   Card = 0
	Joker1 Card = 53
	Joker2 Card = 54
)

// Faces is one more than the highest Card.
const Faces = 55

// New returns the card of a rank and a suit.
func New(r Rank, s Suit) Card { return Card(uint8(s)*13 + uint8(r)) }

// IsJoker reports whether c is X1 or X2.
func (c Card) IsJoker() bool { return c == Joker1 || c == Joker2 }

// Known reports whether c has a face at all.
func (c Card) Known() bool { return c != Back && c < Faces }

// ranks and suits hold what a card is: looking that up is cheaper than working it out.
var ranks, suits = func() (r [256]Rank, s [256]Suit) {
	for c := range s {
		s[c] = NoSuit
		if c >= 1 && c <= 52 {
			r[c], s[c] = Rank((c-1)%13+1), Suit((c-1)/13)
		}
	}
	return r, s
}()

// Rank returns the rank, 0 for a joker or a back.
func (c Card) Rank() Rank { return ranks[c] }

// Suit returns the suit, NoSuit for a joker or a back.
func (c Card) Suit() Suit { return suits[c] }

// Red reports whether c is a diamond or a heart.
func (c Card) Red() bool { return AllRed>>c&1 != 0 }

// Black reports whether c is a club or a spade.
func (c Card) Black() bool { return AllBlack>>c&1 != 0 }

// Court reports whether c is a jack, a queen or a king.
func (c Card) Court() bool { return AllCourts>>c&1 != 0 }

const (
	rankLetters = "?A23456789TJQK"
	suitLetters = "CDHS"
)

// Letter returns the rank as the notation writes it: A 2..9 T J Q K, "?" for none.
func (r Rank) Letter() string {
	if r > King {
		r = 0
	}
	return rankLetters[r : r+1]
}

// Letter returns the suit as the notation writes it: C D H S, "?" for none.
func (s Suit) Letter() string {
	if s >= NoSuit {
		return "?"
	}
	return suitLetters[s : s+1]
}

// String returns the notation of the card: AH 7C TD KS X1, or "##" for a back.
func (c Card) String() string {
	switch {
	case c == Joker1:
		return "X1"
	case c == Joker2:
		return "X2"
	case c == Back || c >= Faces:
		return "##"
	}
	return c.Rank().Letter() + c.Suit().Letter()
}

// ParseRank reads the notation of a rank; ok is false for anything else.
func ParseRank(s string) (r Rank, ok bool) {
	for i := 1; len(s) == 1 && i < len(rankLetters); i++ {
		if s[0] == rankLetters[i] {
			return Rank(i), true
		}
	}
	return 0, false
}

// ParseSuit reads the notation of a suit; ok is false for anything else.
func ParseSuit(s string) (u Suit, ok bool) {
	for i := 0; len(s) == 1 && i < len(suitLetters); i++ {
		if s[0] == suitLetters[i] {
			return Suit(i), true
		}
	}
	return NoSuit, false
}

// Parse reads the notation of a card; "##" is the back. ok is false for anything else.
func Parse(s string) (c Card, ok bool) {
	switch s {
	case "X1":
		return Joker1, true
	case "X2":
		return Joker2, true
	case "##":
		return Back, true
	}
	if len(s) != 2 {
		return Back, false
	}
	r, rok := ParseRank(s[:1])
	u, uok := ParseSuit(s[1:])
	if !rok || !uok {
		return Back, false
	}
	return New(r, u), true
}

// List writes cards as the notation does: joined with commas, "-" for none.
func List(cs []Card) string {
	if len(cs) == 0 {
		return "-"
	}
	b := make([]byte, 0, 3*len(cs))
	for i, c := range cs {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, c.String()...)
	}
	return string(b)
}

// ParseList reads what List writes, appending to dst; ok is false when any entry is not a card.
func ParseList(dst []Card, s string) (cs []Card, ok bool) {
	if s == "-" {
		return dst, true
	}
	for start := 0; ; {
		end := start
		for end < len(s) && s[end] != ',' {
			end++
		}
		c, ok := Parse(s[start:end])
		if !ok {
			return dst, false
		}
		dst = append(dst, c)
		if end == len(s) {
			return dst, true
		}
		start = end + 1
	}
}
