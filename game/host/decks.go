package host

import (
	"royals/engine/cards"
	"royals/game/layout"
	"royals/sprites"
)

// decks are the sizes in which a whole deck is kept, with its back: every card that is turned up is there already. They
// are drawn ahead in the time that frames have left. After a change of size the old decks are stretched until the new
// ones are whole.
type decks struct {
	shown [2]shape // what cards are shown from, the first the size of the hand
	next  [2]shape // what they are to be shown from
	back  sprites.ID
	at    int // how many pictures of next have been asked for
}

// deckSize is the pictures of a deck: the faces and one back.
const deckSize = int(cards.Faces)

// pictureOf returns a picture of a deck, the back first: it is needed most often.
func (d *decks) pictureOf(i int) sprites.ID {
	if i == 0 {
		return d.back
	}
	return sprites.Card(cards.Card(i))
}

// isCard reports whether a picture is one of a deck.
func isCard(id sprites.ID) bool {
	return id >= sprites.Card(1) && id <= sprites.Back(sprites.Backs-1)
}

// deck says in which widths, in CSS pixels, the app shows cards from here on, and with which back. Widths of 0 are none.
func (p *painter) deck(widths [2]float64, back int) {
	d := &p.decks
	next := [2]shape{}
	area := 0
	for i, w := range widths {
		s := shape{int(w*p.scale + 0.5), int(w*layout.Ratio*p.scale + 0.5), p.scale, p.style}
		if area += deckSize * (s.w + 10) * (s.h + 10); w > 0 && 4*area < 3*p.atlas.Side()*(p.atlas.Height()-p.atlas.Above) { // beside all else
			next[i] = s
		}
	}
	id := sprites.Back(back)
	if next == d.next && id == d.back {
		return
	}
	d.next, d.back, d.at = next, id, 0
}

// whole reports whether all pictures of the decks have been drawn.
func (d *decks) whole() bool { return d.at >= 2*deckSize }

// swapping reports whether an older deck is to be shown until the new one is whole.
func (d *decks) swapping() bool { return d.shown != [2]shape{} && d.shown != d.next }

// ahead asks for pictures of the decks while the atlas has little else to do, and reports whether more are to come.
func (p *painter) ahead() bool {
	d := &p.decks
	for ; !d.whole() && p.atlas.Pending() < 8; d.at++ {
		s := d.next[d.at/deckSize]
		if s.w == 0 {
			continue
		}
		if id := d.pictureOf(d.at % deckSize); id != sprites.None {
			p.atlas.Sprite(id, s.w, s.h, s.scale, s.style)
		}
	}
	return !d.whole() || p.atlas.Pending() > 0
}

// swap lets the new decks be shown once the last of their pictures has been handed to the texture.
func (p *painter) swap() {
	if d := &p.decks; d.whole() && p.atlas.Pending() == 0 {
		d.shown = d.next
	}
}

// keeps reports whether a picture is one of the decks, which are not drawn a second time.
func (d *decks) keeps(id sprites.ID, w, h int) bool {
	if !isCard(id) || id >= sprites.Back(0) && id != d.back {
		return false
	}
	is := func(s shape) bool { return s.w == w && s.h == h }
	return is(d.shown[0]) || is(d.shown[1]) || is(d.next[0]) || is(d.next[1])
}

// hurry reports whether a card of which there is no picture is to be drawn at once: a back, of which many are shown, and
// any that no deck will bring.
func (d *decks) hurry(id sprites.ID) bool {
	return id >= sprites.Back(0) || d.next == [2]shape{} || d.whole()
}

// held reports whether a picture is kept back, because it would be shown among older ones.
func (d *decks) held(s shape) bool {
	return d.swapping() && (s == d.next[0] || s == d.next[1]) && s != d.shown[0] && s != d.shown[1]
}

// serves reports whether a picture of a card may stand in for one w pixels wide: it is not stretched to more than one and a half times its
// size, and none that shows only an index is in the place of one that has a face.
func (p *painter) serves(wide, w int) bool {
	return 3*wide >= 2*w && (!sprites.Index(float64(wide)/p.scale) || sprites.Index(float64(w)/p.scale))
}

// standIn returns the picture of a card that is to be shown w pixels wide and is not there in that size: of those that
// serve the smallest, or else the largest.
func (p *painter) standIn(id sprites.ID, w int) (r sprites.Region, wide int) {
	d := &p.decks
	try := func(s shape) {
		enough, had := p.serves(s.w, w), p.serves(wide, w)
		if s.w == 0 || wide > 0 && (had && (!enough || s.w >= wide) || !had && s.w <= wide) || d.held(s) {
			return
		}
		if at, ok := p.ready(id, s); ok {
			r, wide = at, s.w
		}
	}
	try(p.stand[id])
	try(d.shown[0])
	try(d.shown[1])
	try(d.next[0])
	try(d.next[1])
	return r, wide
}
