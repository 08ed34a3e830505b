package engine

import (
	"strconv"

	"royals/engine/cards"
)

// A ledger notes where the cards of a position lie, pack by pack: that of each owner, and the common one, None's.
type ledger struct {
	packs [None + 1]pack
	owned bool   // every seat has a pack of its own
	wrong string // the first card that lies where it cannot
}

type pack struct {
	copies [cards.Faces]uint8
	lying  [cards.Faces]uint8
	first  [cards.Faces]spot // where the first of them lies
	hidden int               // cards without a face
	size   int
}

// spot is a place with its owner.
type spot struct {
	key   string
	owner Seat
}

func (p spot) String() string {
	if p.owner == None {
		return p.key
	}
	return p.key + " " + p.owner.String()
}

func (f *Fields) place(key string) string { return spot{key, f.Owner}.String() }

// Sounding reports whether the walk checks the position. Lie and Hidden come next.
func (f *Fields) Sounding() bool { return f.way == sounding }

// Pack says that the pack of the owner holds so many copies of each of these cards more. The pack of nobody is the common one.
func (f *Fields) Pack(set cards.Set, copies int) {
	if f.way != sounding {
		return
	}
	if f.Owner != None {
		f.ledger.owned = true
	}
	p := &f.ledger.packs[f.Owner]
	for ; set != 0; set &= set - 1 {
		p.copies[set.First()] += uint8(copies)
		p.size += copies
	}
}

// pack returns the one that the cards of the owner are of.
func (f *Fields) pack() *pack {
	if f.ledger.owned {
		return &f.ledger.packs[f.Owner]
	}
	return &f.ledger.packs[None]
}

// Lie notes that cards lie in a place. A card without a face is hidden: it stands for any.
func (f *Fields) Lie(key string, list ...cards.Card) {
	if f.way != sounding {
		return
	}
	p := f.pack()
	for _, c := range list {
		switch {
		case c == cards.Back:
			p.hidden++
		case c >= cards.Faces:
			f.ledger.fail(f.place(key) + " holds a card that is none")
		case p.lying[c] < p.copies[c]:
			if p.lying[c] == 0 {
				p.first[c] = spot{key, f.Owner}
			}
			p.lying[c]++
		case p.copies[c] == 0:
			f.ledger.fail(c.String() + " is not in the pack, and lies in " + f.place(key))
		default:
			f.ledger.fail(p.twice(c, spot{key, f.Owner}))
		}
	}
}

func (l *ledger) fail(why string) {
	if l.wrong == "" {
		l.wrong = why
	}
}

// twice says that one card more lies in a place than there are copies of it.
func (p *pack) twice(c cards.Card, at spot) string {
	text := c.String()
	switch {
	case p.copies[c] > 1:
		text += " is there " + strconv.Itoa(int(p.copies[c])) + " times"
	case p.first[c] == at:
		return text + " lies twice in " + at.String()
	default:
		text += " is one card"
	}
	return text + ", and lies in " + p.first[c].String() + " and in " + at.String()
}

// Hidden notes that so many cards lie somewhere whose faces are not known.
func (f *Fields) Hidden(n int) {
	if f.way == sounding {
		f.pack().hidden += n
	}
}

// conserve says when not every card of each pack lies somewhere, hidden ones standing for any.
func (f *Fields) conserve() {
	if f.ledger.wrong != "" {
		f.Fail(f.ledger.wrong)
		return
	}
	for owner := range f.ledger.packs {
		p, there := &f.ledger.packs[owner], 0
		for _, n := range p.lying {
			there += int(n)
		}
		if there+p.hidden != p.size {
			f.Fail("the pack" + of(Seat(owner)) + " has " + strconv.Itoa(p.size) + " cards, and " + strconv.Itoa(there+p.hidden) + " lie somewhere")
		}
	}
}

func of(p Seat) string {
	if p == None {
		return ""
	}
	return " of " + p.String()
}
