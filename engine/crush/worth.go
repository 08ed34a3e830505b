package crush

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// The reasons why a card has its power: values of the reason counter.
const (
	whyNumber  uint8 = iota + 1 // worth its number
	whyKing                     // 7
	whyCrosses                  // a Joker: its owner changes sides
	whyStays                    // two Jokers of one owner: there and back
	whyOff                      // switched off by a King
	whyJack                     // 3 for every opponent
	whyCopies                   // a Queen or an Ace copies a card
	whyNothing                  // a Queen or an Ace with nothing to copy
)

// flip is what the laid cards come to.
type flip struct {
	side    [seats]uint8 // after the Jokers
	players [2]engine.SeatSet
	power   [seats][2]uint8
	why     [seats][2]uint8
	total   [2]int
	kings   int
	void    bool           // a King switches the special cards off
	empty   bool           // one side has no player: no totals
	doubled [2]bool        // Combo, by side
	twice   engine.SeatSet // Combo, by player (C67)
}

// resolve works out what the laid cards come to, in the order of C61. It reads nothing but the sides joined and the
// laid cards.
func (s *State) resolve(f *flip) {
	*f = flip{}
	var jokers [seats]uint8
	for p := range engine.Seat(s.n) {
		for _, c := range s.laid[p][:s.laidN[p]] {
			if c.IsJoker() {
				jokers[p]++
			} else if c.Rank() == cards.King {
				f.kings++
			}
		}
	}
	// A King switches off all special cards of the round. Two or more switch each other off. C34 to C37.
	f.void = f.kings == 1 || f.kings > 1 && s.rules&kingsVoid != 0
	// All Jokers act at once. One takes its owner, with all that the owner laid, to the other side. C24 to C26.
	for p := range engine.Seat(s.n) {
		side := s.side[p]
		if side != sideA && side != sideV {
			continue
		}
		if jokers[p] == 1 && !f.void {
			side = other(side)
		}
		f.side[p] = side
		f.players[side-1] = f.players[side-1].Add(p)
	}
	f.empty = f.players[0] == 0 || f.players[1] == 0
	f.fixed(s, jokers)
	if f.empty {
		return // C38
	}
	f.copies(s)
	f.totals(s)
}

// fixed gives every card that copies nothing its power. C23, C24, C27, C28, C34, C35.
func (f *flip) fixed(s *State, jokers [seats]uint8) {
	for t := f.players[0] | f.players[1]; t != 0; t &= t - 1 {
		p := t.First()
		for i, c := range s.laid[p][:s.laidN[p]] {
			r := c.Rank()
			switch {
			case c.IsJoker():
				f.why[p][i] = whyCrosses
				if f.void {
					f.why[p][i] = whyOff
				} else if jokers[p] == 2 {
					f.why[p][i] = whyStays
				}
			case f.empty: // without totals no power counts
			case r == cards.King:
				f.power[p][i], f.why[p][i] = 7, whyKing
			case r >= 2 && r <= 10:
				f.power[p][i], f.why[p][i] = uint8(r), whyNumber
			case f.void:
				f.why[p][i] = whyOff
			case r == cards.Jack:
				f.power[p][i], f.why[p][i] = uint8(3*f.players[2-f.side[p]].Len()), whyJack
			default:
				f.why[p][i] = whyNothing // until a card to copy is found
			}
		}
	}
}

// copies gives Queens the power of a teammate's strongest card and Aces that of an opponent's, again and again until
// nothing changes. All start at 0, so a ring of copies around no real card stays at 0. C29 to C33.
func (f *flip) copies(s *State) {
	if f.void {
		return
	}
	for changed := true; changed; {
		changed = false
		for t := f.players[0] | f.players[1]; t != 0; t &= t - 1 {
			p := t.First()
			for i, c := range s.laid[p][:s.laidN[p]] {
				var from engine.SeatSet
				switch c.Rank() {
				case cards.Queen:
					from = f.players[f.side[p]-1].Remove(p)
				case cards.Ace:
					from = f.players[2-f.side[p]]
				default:
					continue
				}
				best := uint8(0)
				for ; from != 0; from &= from - 1 {
					q := from.First()
					best = max(best, f.power[q][0], f.power[q][1]) // an empty place is 0
				}
				if best > f.power[p][i] {
					f.power[p][i], f.why[p][i] = best, whyCopies
					changed = true
				}
			}
		}
	}
}

// totals adds up each side and doubles it in Combo Mode. C39, C53, C54, C67.
func (f *flip) totals(s *State) {
	for k := range 2 {
		suits, count := uint(0), 0
		for t := f.players[k]; t != 0; t &= t - 1 {
			p := t.First()
			sum := int(f.power[p][0]) + int(f.power[p][1])
			own := uint(0)
			for _, c := range s.laid[p][:s.laidN[p]] {
				own |= 1 << c.Suit()
			}
			if s.rules&(combo|ownCombo) == combo|ownCombo && s.laidN[p] == 2 && oneSuit(own) {
				sum *= 2
				f.twice = f.twice.Add(p)
			}
			suits |= own
			count += int(s.laidN[p])
			f.total[k] += sum
		}
		if s.rules&(combo|ownCombo) == combo && count >= 2 && oneSuit(suits) {
			f.total[k] *= 2
			f.doubled[k] = true
		}
	}
}

// oneSuit reports whether a set of suits is one suit. A Joker has no suit and spoils every set. C54.
func oneSuit(suits uint) bool {
	return bits.OnesCount(suits) == 1 && suits != 1<<cards.NoSuit
}

// reps returns the player who throws for each side: the principal who stands on it. Where both stand on one side, the
// one who began there throws for it, and the first player clockwise from the attacker throws for the other. C42.
func (s *State) reps(f *flip) [2]engine.Seat {
	a, v := f.side[s.attacker], f.side[s.victim]
	var r [2]engine.Seat
	if a != v {
		r[a-1], r[v-1] = s.attacker, s.victim
		return r
	}
	r[sideA-1], r[sideV-1] = s.attacker, s.victim
	other := 2 - a
	for p := s.next(s.attacker); p != s.attacker; p = s.next(p) {
		if f.players[other].Has(p) {
			r[other] = p
			break
		}
	}
	return r
}
