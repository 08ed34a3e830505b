package engine

import (
	"errors"
	"slices"
	"strconv"

	"royals/engine/cards"
)

// Apply carries out one action of a seat, or refuses it with a *RuleError and changes nothing. Events may be nil.
func Apply(s State, p Seat, a Action, ev *Events) error {
	if !slices.Contains(s.Legal(p, nil), a) {
		if why := s.Why(p, a); why != nil {
			return why
		}
	}
	s.Do(p, a, ev)
	return nil
}

// run walks over a state.
func (f *Fields) run(s State) error {
	f.Owner = None
	s.Fields(f)
	return f.wrong
}

// Encode appends the canonical bytes of a state.
func Encode(s State, buf []byte) []byte {
	f := Fields{Coder: Writer(buf)}
	_ = f.run(s)
	return f.Buf
}

// Decode reads what Encode wrote of a state of the same game. It refuses damaged bytes and positions that are not sound, and
// leaves the state untouched then.
func Decode(s State, data []byte) error {
	f := Fields{Coder: Reader(data)}
	t := s.Fresh()
	_ = f.run(t)
	if err := f.Close(); err != nil {
		return err
	}
	if Checked {
		if err := Sound(t); err != nil {
			return err
		}
	}
	s.CopyFrom(t)
	return nil
}

// Facts tells a position as facts, every pile in its order, "##" for a card whose face is not known. Blank, SetFact of each and
// Finish give an equal state, chance included, unless something is hidden.
func Facts(s State, tell func(Fact)) {
	f := Fields{way: telling, tell: tell}
	_ = f.run(s)
}

// SetFact sets one fact of a state. Facts may come in any order, but for "rest", which comes last. The error names the fact
// and what is wrong with it; the state is of no use then.
func SetFact(s State, fact Fact) error {
	f := Fields{way: setting, fact: fact}
	err := f.run(s)
	if !f.found {
		err = errors.New("there is no such fact")
	}
	if err != nil {
		return errors.New("fact " + strconv.Quote(fact.String()) + ": " + err.Error())
	}
	return nil
}

// Sound returns an error for the first thing that cannot be in a position: a number out of its range, a card in two places, a
// pack with too few cards, and what the game's own Check finds. Hidden cards stand for any.
func Sound(s State) error {
	f := Fields{way: sounding, ledger: new(ledger)}
	if err := f.run(s); err != nil {
		return err
	}
	if f.conserve(); f.wrong != nil {
		return f.wrong
	}
	return s.Check()
}

// Apart returns an error for the first card that the facts of a position put into two places. Finish asks it before it deals out the
// cards that no fact names.
func Apart(s State) error {
	f := Fields{way: sounding, ledger: new(ledger)}
	if _ = f.run(s); f.ledger.wrong != "" {
		return errors.New(f.ledger.wrong)
	}
	return nil
}

// Unnamed returns the cards of a pack that lie nowhere yet, in numeric order.
func Unnamed(s State, owner Seat) []cards.Card {
	f := Fields{way: sounding, ledger: new(ledger)}
	_ = f.run(s)
	p := &f.ledger.packs[owner]
	var rest []cards.Card
	for c := range cards.Card(cards.Faces) {
		for range p.copies[c] - p.lying[c] {
			rest = append(rest, c)
		}
	}
	return rest
}
