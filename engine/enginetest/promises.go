package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
)

// position checks what must hold in any position.
func (c *checker) position(s engine.State, seats, step int) error {
	if err := engine.Sound(s); err != nil {
		return err
	}
	var r engine.Result
	actors, over := s.Actors(), s.Result(&r)
	if over != (actors == 0) || over != (r.Winners != 0) {
		return fmt.Errorf("over %v, actors %s, winners %s", over, seatList(actors), seatList(r.Winners))
	}
	if err := sums(&r, seats); err != nil {
		return err
	}
	if step%7 == 0 {
		if err := c.fits(s); err != nil {
			return err
		}
	}
	var eval [engine.MaxSeats]int32
	s.Eval(&eval)
	for i := range seats {
		if eval[i] < 0 || eval[i] > 1000 {
			return fmt.Errorf("eval of P%d is %d", i+1, eval[i])
		}
	}
	for i := range seats {
		seat := engine.Seat(i)
		c.acts = s.Legal(seat, c.acts[:0])
		if actors.Has(seat) != (len(c.acts) > 0) {
			return fmt.Errorf("%s owes %v but has %d legal actions", seat, actors.Has(seat), len(c.acts))
		}
		if slices.Contains(c.acts, 0) {
			return fmt.Errorf("%s may do 0, which is no action", seat)
		}
		if prompt := s.Prompt(seat); prompt.Wait == actors.Has(seat) {
			return fmt.Errorf("%s owes %v but its prompt %s waits %v", seat, actors.Has(seat), prompt.Key, prompt.Wait)
		}
		if step%3 == i%3 {
			if err := c.hidden(s, seat); err != nil {
				return err
			}
		}
	}
	if step%5 == 0 {
		if err := c.hidden(s, engine.Table); err != nil {
			return err
		}
		if err := c.codes(s); err != nil {
			return err
		}
	}
	if step%23 == 0 {
		return c.facts(s)
	}
	return nil
}

// sums checks that the score lines of each seat, where there are any, add up to its score.
func sums(r *engine.Result, seats int) error {
	var total [engine.MaxSeats]int32
	var any [engine.MaxSeats]bool
	for _, l := range r.Lines {
		if !l.Under {
			total[l.Seat] += l.Value
			any[l.Seat] = true
		}
	}
	for i := range seats {
		if any[i] && total[i] != r.Score[i] {
			return fmt.Errorf("the score lines of P%d add up to %d, its score is %d", i+1, total[i], r.Score[i])
		}
	}
	return nil
}

// hidden checks that a seat's redacted state answers like the true one, and that swapping what is hidden from the seat
// changes neither its view nor its prompt.
func (c *checker) hidden(s engine.State, seat engine.Seat) error {
	c.other.CopyFrom(s)
	c.other.Redact(seat)
	c.buf = engine.Encode(c.other, c.buf[:0])
	c.third.CopyFrom(c.other)
	c.third.Redact(seat)
	if c.buf2 = engine.Encode(c.third, c.buf2[:0]); !bytes.Equal(c.buf, c.buf2) {
		return fmt.Errorf("redacting twice for %s changes more", seat)
	}
	if c.other.Actors() != s.Actors() {
		return fmt.Errorf("redacted for %s, other seats owe decisions", seat)
	}
	prompt := s.Prompt(seat)
	if c.other.Prompt(seat) != prompt {
		return fmt.Errorf("redacted for %s, its prompt is another", seat)
	}
	c.view.Reset(seat)
	c.other.View(&c.view)
	if seat != engine.Table {
		c.acts = s.Legal(seat, c.acts[:0])
		c.more = c.other.Legal(seat, c.more[:0])
		if !slices.Equal(c.acts, c.more) {
			return fmt.Errorf("redacted for %s, other actions are legal", seat)
		}
		c.w1, c.w2 = slices.Grow(c.w1[:0], len(c.acts))[:len(c.acts)], slices.Grow(c.w2[:0], len(c.acts))[:len(c.acts)]
		clear(c.w1)
		clear(c.w2)
		s.Prior(seat, c.acts, c.w1)
		c.other.Prior(seat, c.acts, c.w2)
		if !slices.Equal(c.w1, c.w2) {
			return fmt.Errorf("redacted for %s, the prior is another: it peeks", seat)
		}
		if len(c.w1) > 1 && slices.Max(c.w1) == 0 {
			return fmt.Errorf("the prior of %s rules out every move", seat)
		}
	}
	c.third.Imagine(seat, &c.chance)
	if err := engine.Sound(c.third); err != nil {
		return fmt.Errorf("imagined for %s: %w", seat, err)
	}
	c.view2.Reset(seat)
	c.before.CopyFrom(c.third)
	c.third.Redact(seat)
	c.third.View(&c.view2)
	if !c.view.Equal(&c.view2) {
		return fmt.Errorf("with hidden cards swapped, %s's view is another:\n%s", seat, diff(c.g.Info(), &c.view2, &c.view))
	}
	if c.buf2 = engine.Encode(c.third, c.buf2[:0]); !bytes.Equal(c.buf, c.buf2) {
		return fmt.Errorf("with hidden cards swapped, what %s's bot is given is another", seat)
	}
	if c.before.Prompt(seat) != prompt {
		return fmt.Errorf("with hidden cards swapped, %s's prompt is another", seat)
	}
	return c.speech(s, seat)
}

// speech checks that what a card says of itself is the same in the true state, in the redacted one (other) and in the
// imagined one (before), for every card that the seat sees.
func (c *checker) speech(s engine.State, seat engine.Seat) error {
	g, ok := c.g.(engine.Speaker)
	if !ok {
		return nil
	}
	for _, p := range c.view.Piles {
		for _, card := range p.Cards {
			if card == cards.Back {
				continue
			}
			var said [3]engine.Means
			for i, state := range [3]engine.State{s, c.other, c.before} {
				g.Means(state, seat, p.ID, card, &said[i])
			}
			if !slices.Equal(said[0].List, said[1].List) || !slices.Equal(said[0].List, said[2].List) {
				return fmt.Errorf("what %s in %s says to %s depends on what is hidden: %v, redacted %v, imagined %v",
					card, c.g.Info().Piles[p.ID.Kind].Name, seat, said[0].List, said[1].List, said[2].List)
			}
		}
	}
	return nil
}

// fits checks that a position is taken for one of its own table only, and for none when anything is hidden. Where nothing
// is left to hide, as at some games' end, Redact changes no byte.
func (c *checker) fits(s engine.State) error {
	c.buf = engine.Encode(s, c.buf[:0])
	if err := s.Fits(c.cfg); err != nil {
		return fmt.Errorf("it does not fit its own table: %w", err)
	}
	for i := range c.cfg.Seats + 1 {
		c.other.CopyFrom(s)
		c.other.Redact(viewer(i, c.cfg.Seats))
		if c.buf2 = engine.Encode(c.other, c.buf2[:0]); bytes.Equal(c.buf, c.buf2) {
			continue
		}
		if err := c.other.Fits(c.cfg); !errors.Is(err, engine.ErrHidden) {
			return fmt.Errorf("redacted for %s it fits: %v", viewer(i, c.cfg.Seats), err)
		}
	}
	info := c.g.Info()
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		other := engine.Config{Seats: n, Options: c.cfg.Options}
		if n != c.cfg.Seats && info.Check(other) == nil && s.Fits(other) == nil {
			return fmt.Errorf("it fits a table of %d seats", n)
		}
	}
	for _, o := range info.Options {
		for _, v := range o.Values {
			other := engine.Config{Seats: c.cfg.Seats, Options: []engine.Setting{{Key: o.Key, Value: v}}}
			for _, set := range c.cfg.Options {
				if set.Key != o.Key {
					other.Options = append(other.Options, set)
				}
			}
			same := v == info.Value(c.cfg, o.Key) || o.Deal
			if err := s.Fits(other); same != (err == nil) {
				return fmt.Errorf("with option %s set to %s it fits: %v", o.Key, v, err)
			}
		}
	}
	return nil
}

// codes checks Encode, Decode and CopyFrom against each other.
func (c *checker) codes(s engine.State) error {
	c.buf = engine.Encode(s, c.buf[:0])
	c.other.Redact(engine.Table)
	if err := engine.Decode(c.other, c.buf); err != nil {
		return fmt.Errorf("its own bytes are refused: %w", err)
	}
	if c.buf2 = engine.Encode(c.other, c.buf2[:0]); !bytes.Equal(c.buf, c.buf2) {
		return errors.New("decoded and encoded again, the bytes are others")
	}
	if err := engine.Decode(c.other, c.buf[:c.rnd.IntN(len(c.buf))]); err == nil {
		return errors.New("cut bytes are decoded")
	}
	if c.buf2 = engine.Encode(c.other, c.buf2[:0]); !bytes.Equal(c.buf, c.buf2) {
		return errors.New("refused bytes changed the state")
	}
	return nil
}

// facts checks that a position can be described and set up again.
func (c *checker) facts(s engine.State) error {
	var list []engine.Fact
	g := c.g.(engine.Scribe)
	engine.Facts(s, func(f engine.Fact) { list = append(list, f) })
	blank, err := g.Blank(c.cfg)
	if err != nil {
		return err
	}
	c.rnd.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for _, f := range list {
		if err := engine.SetFact(blank, f); err != nil {
			return fmt.Errorf("fact %s %s %s: %w", f.Key, f.Seat, f.Value, err)
		}
	}
	if err := g.Finish(blank); err != nil {
		return fmt.Errorf("set up again: %w", err)
	}
	c.buf, c.buf2 = engine.Encode(s, c.buf[:0]), engine.Encode(blank, c.buf2[:0])
	if !bytes.Equal(c.buf, c.buf2) {
		var again []engine.Fact
		engine.Facts(blank, func(f engine.Fact) { again = append(again, f) })
		return fmt.Errorf("set up again from its facts, the position is another:\n%v\n%v", list, again)
	}
	return nil
}

// refusals tries actions that are not listed: each is either refused and changes nothing, or Legal should have had it.
func (c *checker) refusals(s engine.State, seat engine.Seat, seats int) error {
	verbs := len(c.g.Info().Verbs)
	c.buf = engine.Encode(s, c.buf[:0])
	for try := range 5 {
		who := engine.Seat(c.rnd.IntN(seats))
		if c.rnd.IntN(2) == 0 {
			who = seat
		}
		a := engine.Action(c.rnd.IntN(verbs+2))<<24 | operand(c.rnd)<<16 | operand(c.rnd)<<8 | operand(c.rnd)
		if c.rnd.IntN(2) == 0 {
			a |= 1 << 31 // a step
		}
		c.acts = s.Legal(who, c.acts[:0])
		if len(c.acts) > 0 && c.rnd.IntN(2) == 0 { // one operand of a legal action changed
			a = c.acts[c.rnd.IntN(len(c.acts))] ^ engine.Action(1<<c.rnd.IntN(32))
		}
		if try == 4 {
			a = 0 // no action
		}
		c.other.CopyFrom(s)
		err := engine.Apply(c.other, who, a, nil)
		if a.Verb() < uint8(verbs) && c.g.Info().Verbs[a.Verb()].Unlisted && err == nil {
			if len(c.acts) == 0 {
				return fmt.Errorf("%s action %08x is taken from a seat that owes nothing", who, uint32(a))
			}
			continue
		}
		if legal := slices.Contains(c.acts, a); legal != (err == nil) {
			return fmt.Errorf("%s action %08x: in Legal %v, but Apply says %v", who, uint32(a), legal, err)
		}
		if err == nil {
			continue
		}
		var rule *engine.RuleError
		if !errors.As(err, &rule) || rule.Clause == "" || rule.Key == "" {
			return fmt.Errorf("%s action %08x is refused without a clause: %v", who, uint32(a), err)
		}
		if c.buf2 = engine.Encode(c.other, c.buf2[:0]); !bytes.Equal(c.buf, c.buf2) {
			return fmt.Errorf("%s action %08x was refused but changed the state", who, uint32(a))
		}
	}
	return nil
}

func operand(r *rand.Rand) engine.Action {
	if r.IntN(4) == 0 {
		return engine.Action(r.IntN(256))
	}
	return engine.Action(r.IntN(8))
}

// silent checks that the same choice without an event list leads to the same state.
func (c *checker) silent(after engine.State, seat engine.Seat, run []engine.Action) error {
	c.other.CopyFrom(c.before)
	for _, a := range run {
		if err := engine.Apply(c.other, seat, a, nil); err != nil {
			return fmt.Errorf("without events it is refused: %w", err)
		}
	}
	c.buf, c.buf2 = engine.Encode(after, c.buf[:0]), engine.Encode(c.other, c.buf2[:0])
	if !bytes.Equal(c.buf, c.buf2) {
		return errors.New("without events it leads to another state")
	}
	return nil
}

// save checks that a match saved, loaded and saved again gives the same bytes.
func (c *checker) save(m *match.Match) error {
	one := m.Save()
	n, changed, err := match.Load(one, func(string) engine.Game { return c.g })
	if err != nil || changed {
		return fmt.Errorf("its own save: changed %v, %w", changed, err)
	}
	if two := n.Save(); !bytes.Equal(one, two) {
		return errors.New("saved, loaded and saved again, the bytes are others")
	}
	return nil
}

func (c *checker) end(m *match.Match) error {
	var r engine.Result
	m.State().Result(&r)
	if r.Reason == "" {
		return errors.New("the game is over without a reason")
	}
	for i := range m.Config.Seats {
		if r.Rank[i] < 1 || int(r.Rank[i]) > m.Config.Seats {
			return fmt.Errorf("P%d has rank %d", i+1, r.Rank[i])
		}
		if r.Winners.Has(engine.Seat(i)) != (r.Rank[i] == 1) {
			return fmt.Errorf("P%d has rank %d, the winners are %s", i+1, r.Rank[i], seatList(r.Winners))
		}
	}
	return c.save(m)
}
