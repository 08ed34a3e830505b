// Package board says what lies where on the table: which piles are hands, boards or stacks, which counters are worn as
// badges. Each game has a literal here; what a literal does not mention is placed by rules of thumb, so that a game
// without one is playable too.
package board

import (
	"strings"

	"royals/engine"
	"royals/sprites"
)

// Where is a part of the table.
type Where uint8

// The parts of the table.
const (
	Unset  Where = iota
	Hand         // the hand: fanned at the bottom for the eyes at the screen, a number for the others
	Seat         // before its owner
	Centre       // in the middle; owned piles lie there under their owner's name
	Tally        // before its owner as a mere number
	Off          // not shown: another pile's picture says it already
)

// Look is how a pile is spread.
type Look uint8

// The looks.
const (
	Row   Look = iota // side by side, overlapping where there is little room
	Stack             // on top of each other, with a count
	Slot              // one card, with the cards of pile Under peeking out below it
	Fan               // an overlapping row, however many there are, the top card last and whole
)

// Spot is the place of a kind of pile.
type Spot struct {
	Where Where
	Look  Look
	Under int  // Slot: the kind of pile whose cards of the same slot lie under it; -1 for none
	Blank bool // an empty one keeps its place
	Icon  sprites.ID
}

// Badge is a counter worn by a seat. Of is the counter that holds its target, -1 for none.
type Badge struct {
	Key  int
	Of   int
	Icon sprites.ID
	Main bool // shown large: the score
	Mark bool // shown without its number
	Suit bool // 1 to 4 are the suits
	Top  int  // the most it can be, 0 where nothing is said of it
	Same int  // not shown where this counter has the same value, -1 for none
	In   int  // of a slot: only in this kind of pile, -1 for any
	Why  int  // of a slot: the counter whose words say why, -1 for none

	Plain int // reasons up to this one need no words
	Usual int // the value of a slot of which nothing is said, 0 for none
}

// TurnOf returns how far a card is turned whose Turned counter is n.
func (p *Plan) TurnOf(n int) float64 {
	if n < 0 || n >= len(p.Turns) {
		return 0
	}
	return p.Turns[n]
}

// Plan is the table of a game: one Spot for each kind of pile, by its number.
type Plan struct {
	Spots    []Spot
	Hand     int // the kind of the hand, -1 for none
	Badges   []Badge
	Marks    []Badge   // counters of the whole table, shown with the title
	Slots    []Badge   // counters of single slots, shown on the card that lies there
	Turned   int       // a counter of a slot that says how its card lies; -1 for none
	Turns    []float64 // by its value: how far the card is turned, clockwise, radians
	TurnedIn int       // the kind of pile it speaks of
	Holds    []Hold
	Open     []Open
	Shared   []Shared
	Orders   []Order
	Goals    []int // by verb: the kind of pile that is meant, though no operand names it; -1 for none
	Facts    []Fact
	Recall   Recall
	First    string // the option by which the loser of a game begins the next, "" where it has none
	Best     bool   // a match over several games may be agreed on
}

// spec is what a game's literal may say, by name.
type spec struct {
	piles            map[string]Spot
	under            map[string]string // slot pile: the pile below it
	badges           []badge
	marks            []badge
	slots            []badge
	turned, turnedIn string // a counter of the slots of a pile
	turns            []float64
	goals            map[string]string // verb: the pile that it is about without naming it
	hide             []string          // counters that the prompts and the log tell better
}

type badge struct {
	name, of string
	icon     sprites.ID
	main     bool
	mark     bool
	suit     bool
	top      int
	same     string
	in, why  string
	plain    int
	usual    int
}

// For returns the plan of a game.
func For(info *engine.Info) *Plan {
	s := specs[info.ID]
	p := &Plan{Hand: -1, Turned: -1}
	for _, pi := range info.Piles {
		spot, ok := s.piles[pi.Name]
		if !ok {
			spot = guess(pi)
		}
		spot.Under = -1
		p.Spots = append(p.Spots, spot)
	}
	for i, pi := range info.Piles {
		if under, ok := s.under[pi.Name]; ok {
			if j := pileNamed(info, under); j >= 0 {
				p.Spots[i].Under, p.Spots[j].Where = j, Off
			}
		}
		if p.Spots[i].Where == Hand && p.Hand < 0 {
			p.Hand = i
		}
	}
	for _, v := range info.Verbs {
		p.Goals = append(p.Goals, pileNamed(info, s.goals[v.Name]))
	}
	used := make(map[int]bool)
	add := func(list []badge) (out []Badge) {
		for _, b := range list {
			key := counterNamed(info, b.name)
			if key < 0 {
				continue
			}
			of := counterNamed(info, b.of)
			used[key] = true
			if of >= 0 {
				used[of] = true
			}
			why := counterNamed(info, b.why)
			used[why] = true
			out = append(out, Badge{Key: key, Of: of, Icon: b.icon, Main: b.main, Mark: b.mark, Suit: b.suit,
				Top: b.top, Same: counterNamed(info, b.same), In: pileNamed(info, b.in), Why: why, Plain: b.plain, Usual: b.usual})
		}
		return out
	}
	p.Badges, p.Marks, p.Slots = add(s.badges), add(s.marks), add(s.slots)
	r := ritesOf[info.ID]
	p.rules(info, &r)
	for _, f := range p.Facts {
		for _, key := range [...]int{f.N, f.Seat, f.Rank, f.Ranks} {
			used[key] = true
		}
	}
	p.Turned, p.Turns, p.TurnedIn = counterNamed(info, s.turned), s.turns, pileNamed(info, s.turnedIn)
	used[p.Turned] = true
	for _, name := range s.hide {
		used[counterNamed(info, name)] = true
	}
	for i, c := range info.Counters {
		if !used[i] {
			guessCounter(p, info, i, c.Name)
		}
	}
	return p
}

// guess places a pile that no literal mentions.
func guess(p engine.PileInfo) Spot {
	stack := false
	for _, w := range [...]string{"discard", "draw", "stock", "deck", "stack", "dead", "waste"} {
		stack = stack || strings.Contains(p.Name, w)
	}
	look := Row
	if stack {
		look = Stack
	} else if p.Slots > 1 {
		look = Slot
	}
	switch {
	case p.Owned && p.Sight == engine.Private && p.Name == "hand":
		return Spot{Where: Hand, Icon: sprites.IconHand}
	case p.Owned && (p.Sight == engine.FaceUp || stack):
		return Spot{Where: Seat, Look: look}
	}
	return Spot{Where: Centre, Look: look, Blank: stack && !p.Owned}
}

// guessCounter wears what a literal does not mention: points large, everything else small. Whether a counter belongs to
// seats, slots or the table shows only in the view; it is looked for in all three places.
func guessCounter(p *Plan, info *engine.Info, key int, name string) {
	main := name == "points" || name == "score" || name == "total"
	for _, b := range p.Badges {
		main = main && !b.Main
	}
	b := Badge{Key: key, Of: -1, Same: -1, In: -1, Why: -1}
	p.Marks = append(p.Marks, b)
	p.Slots = append(p.Slots, b)
	b.Main = main
	p.Badges = append(p.Badges, b)
}

func pileNamed(info *engine.Info, name string) int {
	for i, p := range info.Piles {
		if p.Name == name {
			return i
		}
	}
	return -1
}

func counterNamed(info *engine.Info, name string) int {
	for i, c := range info.Counters {
		if c.Name == name && name != "" {
			return i
		}
	}
	return -1
}
