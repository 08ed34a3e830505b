package engine

import "royals/engine/cards"

// Speaker is implemented by games that can say what a card does here and now.
type Speaker interface {
	// Means tells what a card of a pile does, or could do, for the seat that looks at it. It reads nothing that the seat
	// may not know, and says nothing of a card that does not lie there.
	Means(s State, seat Seat, id PileID, c cards.Card, m *Means)
}

// Means collects what a card does, the most important thing first.
type Means struct{ List []Meaning }

// Meaning is a sentence as data, as a Prompt is. Package words turns it into words.
type Meaning struct {
	Key   string     // "usurpers.card.crown"
	Seat  Seat       // what the sentence may name besides the card and its owner: another seat, another card, three numbers
	Other cards.Card // Back where none is named
	N     [3]int32
}

// Say adds a sentence with its numbers.
func (m *Means) Say(key string, n ...int) { m.About(key, None, cards.Back, n...) }

// About adds a sentence that names another seat or another card.
func (m *Means) About(key string, seat Seat, other cards.Card, n ...int) {
	one := Meaning{Key: key, Seat: seat, Other: other}
	for i, k := range n {
		one.N[i] = int32(k)
	}
	m.List = append(m.List, one)
}
