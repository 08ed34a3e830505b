package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

// AnyOrder checks that the picks of a choice have no order. In every position of random games it walks through Legal
// and through Rising at random. Each walk must end in a whole choice. Notate and Parse must bring the picks of a walk
// through Legal into the order of Rising. In that order they must be written alike and lead to the same bytes, before
// the last action and after it. What Rising lists on the way, Legal must list too.
func AnyOrder(t *testing.T, g engine.Game, p Plan) {
	t.Helper()
	opts, err := engine.ParseOptions(p.Options)
	if err != nil {
		t.Fatal(err)
	}
	o := orders{g: g}
	for i := range p.games() {
		c := engine.Config{Seats: p.Seats, Seed: *seedFlag + uint64(i), Options: opts}
		if err := o.game(c); err != nil {
			t.Fatalf("%s seats %d options %q seed %d: %v", g.Info().ID, p.Seats, p.Options, c.Seed, err)
		}
	}
	t.Logf("%d choices walked, %d of them not in the order of Rising", o.walked, o.mixed)
	if o.mixed == 0 {
		t.Error("no walk left the order of Rising: nothing was checked")
	}
}

// orders walks through choices in any order.
type orders struct {
	g             engine.Game
	walked, mixed int
	chance        cards.Rand
	any, rising   engine.State // after the last walk, and after the same picks in the order of Rising
	run, acts     []engine.Action
	one, two      []byte
}

// game plays one game. Greedy players make every second choice, chance the others.
func (o *orders) game(c engine.Config) error {
	s, err := o.g.New(c, nil)
	if err != nil {
		return err
	}
	o.chance = cards.NewRand(c.Seed, 11)
	o.any, o.rising = s.Fresh(), s.Fresh()
	red := s.Fresh()
	for choice := 0; s.Actors() != 0; choice++ {
		seat := nth(s.Actors(), o.chance.IntN(s.Actors().Len()))
		for range 3 {
			if err := o.walk(s, seat); err != nil {
				return fmt.Errorf("choice %d of %s: %w", choice, seat, err)
			}
		}
		if o.chance.IntN(2) == 0 {
			s.CopyFrom(o.any)
			continue
		}
		red.CopyFrom(s)
		red.Redact(seat)
		for _, a := range new(bot.Greedy).Choose(red, seat, &o.chance, nil) {
			if err := engine.Apply(s, seat, a, nil); err != nil {
				return err
			}
		}
	}
	return nil
}

// walk makes a choice at random through Rising, then one through Legal, and that one again in the order of Rising.
func (o *orders) walk(s engine.State, seat engine.Seat) error {
	if err := o.choose(s, seat, engine.State.Rising); err != nil {
		return fmt.Errorf("Rising: %w", err)
	}
	if err := o.choose(s, seat, engine.State.Legal); err != nil {
		return fmt.Errorf("Legal: %w", err)
	}
	text := o.g.Notate(s, seat, o.run)
	sorted, err := o.g.Parse(s, seat, text)
	if err != nil {
		return err
	}
	if again := o.g.Notate(s, seat, sorted); again != text {
		return fmt.Errorf("in the order of Rising, %s is written %s", text, again)
	}
	o.walked++
	if !slices.Equal(sorted, o.run) {
		o.mixed++
	}
	if err := o.again(s, seat, sorted); err != nil {
		return fmt.Errorf("%s: %w", text, err)
	}
	return nil
}

// choose walks from a position to the end of one choice.
func (o *orders) choose(s engine.State, seat engine.Seat, list func(engine.State, engine.Seat, []engine.Action) []engine.Action) error {
	o.any.CopyFrom(s)
	for o.run = o.run[:0]; len(o.run) == 0 || o.run[len(o.run)-1].IsStep(); {
		if o.acts = list(o.any, seat, o.acts[:0]); len(o.acts) == 0 {
			return fmt.Errorf("%s leads nowhere", o.g.Notate(s, seat, o.run))
		}
		a := o.acts[o.chance.IntN(len(o.acts))]
		if !a.IsStep() {
			o.one = engine.Encode(o.any, o.one[:0])
		}
		if err := engine.Apply(o.any, seat, a, nil); err != nil {
			return fmt.Errorf("%08x is listed, but refused: %w", uint32(a), err)
		}
		o.run = append(o.run, a)
	}
	return nil
}

// again makes the choice in the order of Rising.
func (o *orders) again(s engine.State, seat engine.Seat, run []engine.Action) error {
	o.rising.CopyFrom(s)
	for i, a := range run {
		o.acts = o.rising.Rising(seat, o.acts[:0])
		if !slices.Contains(o.acts, a) {
			return fmt.Errorf("Rising does not list %08x, action %d of %08x", uint32(a), i+1, run)
		}
		legal := o.rising.Legal(seat, nil)
		for _, b := range o.acts {
			if !slices.Contains(legal, b) {
				return fmt.Errorf("Rising lists %08x, Legal does not", uint32(b))
			}
		}
		if i == len(run)-1 {
			if o.two = engine.Encode(o.rising, o.two[:0]); !bytes.Equal(o.one, o.two) {
				return errors.New("the order of the picks leaves a trace")
			}
		}
		if err := engine.Apply(o.rising, seat, a, nil); err != nil {
			return fmt.Errorf("in the order of Rising it is refused: %w", err)
		}
	}
	o.one, o.two = engine.Encode(o.any, o.one[:0]), engine.Encode(o.rising, o.two[:0])
	if !bytes.Equal(o.one, o.two) {
		return errors.New("the order of the picks makes another position")
	}
	return nil
}
