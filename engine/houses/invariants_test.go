package houses

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// watch checks the invariants of the rulebook that speak of steps. Those that hold of every position are in Check.
// The same bytes from the same log (V19) and honest views (V20) are promises of every game.
type watch struct {
	dead, battles, turns int
	stack                int // at the start of the turn
	snapSpoils, snapMeld bag // the attacker's board when the turn began, kept apart from the state's own piles
	paid                 [2]bag
}

// newTurn notes what lies before the attacker (H5.6).
func (w *watch) newTurn(s *State) {
	p := s.attacker
	w.snapSpoils, w.snapMeld = s.spoils[p].plus(s.won), s.meld[p].plus(s.fresh[p])
	w.stack = int(s.stackN)
	w.turns++
}

// deal is V3.
func (w *watch) deal(es engine.State) error {
	*w = watch{}
	s := es.(*State)
	if s.handN != [2]uint8{10, 10} || s.discardN != 1 || s.stackN != 79 || s.home != [2]uint8{} ||
		s.board(0) != (bag{}) || s.board(1) != (bag{}) || s.dead != (bag{}) {
		return errors.New("V3: the deal is not ten cards each, one discard and 79 in the stack")
	}
	w.newTurn(s)
	return nil
}

// inPool is how many cards can still be played.
func inPool(s *State) int {
	n := int(s.stackN) + int(s.discardN) + int(s.handN[0]) + int(s.handN[1])
	for _, c := range s.battle {
		if c != 0 {
			n++
		}
	}
	return n
}

func spoilsOf(s *State) int { return s.spoils[0].len() + s.spoils[1].len() + s.won.len() }

func meldOf(s *State, p uint8) bag { return s.meld[p].plus(s.fresh[p]) }

// step checks one whole choice.
func (w *watch) step(eb, ea engine.State, seat engine.Seat, run []engine.Action) error {
	b, a := eb.(*State), ea.(*State)
	verb := run[len(run)-1].Verb()
	if a.deals != b.deals || a.phase == phaseOver {
		if err := w.scored(b, a); err != nil {
			return err
		}
	}
	if verb == verbRedeal && (a.total != b.total || a.dealer == b.dealer || a.deals != b.deals) {
		return errors.New("H4.7: a redeal scores or is dealt by the same player")
	}
	again := a.deals != b.deals || verb == verbRedeal
	lost, gained, err := w.choice(b, a, run, again || a.phase == phaseOver)
	switch {
	case err != nil:
		return err
	case a.phase == phaseOver:
		return nil
	case again:
		return w.deal(a)
	}
	if err := w.counts(b, a, lost, gained); err != nil {
		return err
	}
	return w.boards(b, a)
}

// choice checks a choice by itself, and returns how many cards it takes out of play (V6) and brings to the spoils (V7).
// Where the deal is over, the cards are gathered already.
func (w *watch) choice(b, a *State, run []engine.Action, over bool) (lost, gained int, err error) {
	last := run[len(run)-1]
	verb, c := last.Verb(), cards.Card(last.A())
	led := b.battle[b.attacker]
	switch verb {
	case verbAnswer:
		if c.Suit() != led.Suit() && b.hand[1-b.attacker].in(cards.OfSuit(led.Suit())) != (bag{}) {
			return 0, 0, errors.New("V17: the answer is off suit, but the hand held the suit")
		}
		if c != led {
			return 0, 0, nil
		}
		fallthrough // H9.3 the battle is over
	case verbKeep:
		w.dead, w.battles = w.dead+1, w.battles+1
		return 2, 1, nil
	case verbMeld:
		return len(run) - 1, 0, w.meld(b, a, run, over)
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		w.dead += 2
		if v := cards.Card(last.B()); v.Suit() != c.Suit() || !w.snapSpoils.has(c) || c.Rank() != cards.Ace {
			return 0, 0, errors.New("V14: that ace was no Assassin")
		}
		w.snapSpoils.remove(c)
	case verbRansom:
		return 0, 0, w.ransom(b, a, c, cards.Card(last.B()))
	case verbEnd, verbEndBare:
		if !w.privileged(b) || b.winner != b.attacker+1 {
			return 0, 0, errors.New("V12: the deal ended without a royal or the battle")
		}
	}
	if isChange(verb) {
		f := sourcesOf(b, c)
		return int(f[fromHand]+f[fromTop]) + len(run) - 1, 0, w.change(b, a, run, over)
	}
	return 0, 0, nil
}

// meld is V11 and V12.
func (w *watch) meld(b, a *State, run []engine.Action, over bool) error {
	p := b.attacker
	if !w.privileged(b) {
		return errors.New("V12: laid down without a royal")
	}
	c := cards.Card(run[len(run)-2].A())
	if run[0].Verb() == verbScoop {
		c = b.bottom(int(run[0].A()) + 1)
		if held := b.spoils[p].faces() & b.royals(p); held&(held-1) == 0 {
			return errors.New("V12: a block without royals of two ranks")
		}
	}
	group := ofRank(c.Rank())
	if !b.opt.royalsMatch {
		group &^= b.royals(p)
	}
	if n := a.board(p).in(group).len(); !over && n < 3 {
		return fmt.Errorf("V11: %d of rank %s lie there after a match", n, c.Rank().Letter())
	}
	return nil
}

// ransom is V15.
func (w *watch) ransom(b, a *State, royal, pay cards.Card) error {
	d := 1 - b.attacker
	w.paid[d].add(pay)
	if a.handN != b.handN || meldOf(a, d).len() != meldOf(b, d).len() ||
		pay.Rank() != royal.Rank() || pay.Suit() == royal.Suit() {
		return errors.New("V15: a ransom is no swap of equal ranks")
	}
	return nil
}

// change is V13.
func (w *watch) change(b, a *State, run []engine.Action, over bool) error {
	p, c := b.attacker, cards.Card(run[len(run)-1].A())
	w.dead++
	for _, x := range run[:len(run)-1] {
		w.paid[1-p].add(cards.Card(x.A()))
	}
	if !over && (a.home[p] != 1+uint8(c.Suit()) || a.dead.count(c) != 1 || a.board(p).count(c) != 2) {
		return errors.New("V13: after a change of home the three copies do not lie as they should")
	}
	f := sourcesOf(b, c)
	if f[fromSpoils]+f[fromWon] == 0 && a.spoils[p].count(c) > b.spoils[p].count(c)+b.meld[p].count(c) {
		return errors.New("H13.12: a royal laid down now counts as older")
	}
	return nil
}

// counts is V4 to V7.
func (w *watch) counts(b, a *State, lost, gained int) error {
	if inPool(b)-inPool(a) != lost {
		return fmt.Errorf("V6: %d cards left play, not %d", inPool(b)-inPool(a), lost)
	}
	if a.dead.len() != w.dead {
		return fmt.Errorf("V4: %d cards are dead, not %d", a.dead.len(), w.dead)
	}
	if gained == 1 && spoilsOf(a)-spoilsOf(b) != 1 || w.battles > 50 || w.turns > 51 {
		return fmt.Errorf("V7: spoils %d to %d, %d battles, %d turns", spoilsOf(b), spoilsOf(a), w.battles, w.turns)
	}
	if a.stackN > b.stackN || w.stack-int(a.stackN) > 3 {
		return errors.New("V5: the stack grew, or lost more than three cards in a turn")
	}
	return nil
}

// boards is V9, V10 and V16, and the snapshot of H5.6.
func (w *watch) boards(b, a *State) error {
	p, d := b.attacker, 1-b.attacker
	if more := meldOf(a, d).len() - meldOf(b, d).len(); more > 0 {
		return fmt.Errorf("V9: %d cards more in the defender's meld", more)
	}
	for q := range uint8(2) {
		if a.opt.royalsMatch && !a.opt.onlyOld && !within(meldOf(a, q).in(a.royals(q)), w.paid[q]) {
			return errors.New("V10: a royal lies in its owner's meld")
		}
	}
	if a.attacker != p || b.phase < phaseDraw {
		w.newTurn(a)
		if a.fresh[a.attacker] != (bag{}) || a.won != (bag{}) {
			return errors.New("V16: a mark has outlived its turn")
		}
	}
	if !within(a.spoils[a.attacker], w.snapSpoils.plus(w.snapMeld)) {
		return errors.New("H5.6: a card counts as older than the turn")
	}
	return nil
}

// within reports whether all cards of b lie in d.
func within(b, d bag) bool {
	for t := b.faces(); t != 0; t &= t - 1 {
		if b.count(t.First()) > d.count(t.First()) {
			return false
		}
	}
	return true
}

// privileged is H5.7 worked out from the board as it was when the turn began.
func (w *watch) privileged(s *State) bool {
	old := w.snapSpoils.plus(w.snapMeld)
	for t := s.spoils[s.attacker].faces(); t != 0; t &= t - 1 {
		if c := t.First(); c.Court() && 1+uint8(c.Suit()) == s.home[s.attacker] && old.has(c) {
			return true
		}
	}
	return false
}

// recount scores a deal card by card, as the rulebook's formula has it (H17).
func recount(e *ending, p uint8, o *options) int {
	royal := func(c cards.Card) bool { return c.Court() && 1+uint8(c.Suit()) == e.home[p] }
	matches := func(list []cards.Card, r cards.Rank) (n int) {
		for _, c := range list {
			if c.Rank() == r && (o.royalsMatch || !royal(c)) {
				n++
			}
		}
		return n
	}
	spoils, meld := e.spoils[p].append(nil), e.meld[p].append(nil)
	points, sets := 0, [3]int{}
	board := append(slices.Clone(meld), spoils...)
	for _, c := range board {
		counts := o.royalsMatch || !royal(c)
		points += value(c)
		if counts && matches(board, c.Rank()) >= 3 && (o.undeclared || matches(meld, c.Rank()) > 0) {
			points += value(c)
		}
	}
	for _, c := range e.hand[p].append(nil) {
		points -= value(c)
	}
	for _, c := range spoils {
		if royal(c) {
			sets[c.Rank()-cards.Jack]++
		}
	}
	return points * (1 + min(sets[0], sets[1], sets[2]))
}

// scored is V19.
func (w *watch) scored(b, a *State) error {
	for p := range uint8(2) {
		points, score := recount(&a.prev, p, &a.opt), int(a.prev.score[p])
		if score != points || a.total[p]-b.total[p] != int32(points) || points%5 != 0 {
			return fmt.Errorf("V19: P%d scores %d, counted %d, total %d to %d", p+1, score, points, b.total[p], a.total[p])
		}
	}
	// What the score line of the deal opens into adds up to it.
	var r engine.Result
	a.Result(&r)
	var under [2]int32
	for _, l := range r.Lines {
		if l.Under {
			under[l.Seat] += l.Value
		}
	}
	for p, n := range under {
		if n != int32(a.prev.score[p]) {
			return fmt.Errorf("the lines under P%d's deal add up to %d, not %d", p+1, n, a.prev.score[p])
		}
	}
	if a.phase != phaseOver && a.dealer == b.dealer {
		return errors.New("H3.3: the same player deals again")
	}
	over := a.opt.target == 0 || max(a.total[0], a.total[1]) > int32(a.opt.target) && a.total[0] != a.total[1]
	if over != (a.phase == phaseOver) {
		return errors.New("H18.1: the match goes on beyond the target, or stops before it")
	}
	return nil
}

// TestBroken: Sound names what is wrong with a position.
func TestBroken(t *testing.T) {
	const before, answer, keep = "phase before", "phase answer|battle P1 TC", "phase keep|battle P1 TC|battle P2 JC"
	const named = "phase name|home P1 -|home P2 -"
	const hands = "hand P1 2C,3C,9C|hand P2 4C,5C,9C"
	for _, c := range []struct {
		facts string
		spoil func(*State)
		want  string
	}{
		{hands, func(s *State) { s.phase = phaseOver + 1 }, "phase is none of"},
		{hands, func(s *State) { s.attacker = 2 }, "turn is no seat"},
		{hands, func(s *State) { s.home[1] = 5 }, "home P2 is none of"},
		{hands, func(s *State) { s.deals = 0 }, "deal is 0"},
		{hands, func(s *State) { s.redeals = maxRedeals + 1 }, "redeals is 201"},
		{hands, func(s *State) { s.dead.add(cards.Joker1) }, "dead holds a card that the pack does not"},
		{hands, func(s *State) { s.spoils[1].hi = 1 << 2 }, "spoils holds a card that the pack does not"},
		{hands, func(s *State) { s.dead.add(2) }, "2C is one card, and lies in hand P1 and in dead"},
		{hands, func(s *State) { doing{s, nil}.popStack() }, "99 lie somewhere"},
		{hands, func(s *State) { s.stack[99] = 3 }, "a card lies above stack"},
		{hands, func(s *State) { s.handN[0]-- }, "more cards than it counts"},
		{hands, func(s *State) { s.battle[1] = cards.Faces }, "a card that is none"},
		{hands, func(s *State) { s.setup = restDead }, "not finished"},
		{hands, func(s *State) { s.opt.redealCap = 10 }, "no such option"},
		{hands, func(s *State) { s.known[0].add(8) }, "everybody knows a card that is not in the hand"},
		{hands, func(s *State) { s.room[0][0] = 4 }, "more room for a suit"},
		{hands, func(s *State) { s.room[0][0] = 2 }, "seen to be missing"},
		{hands, func(s *State) { s.home[0] = 0 }, "the homes do not fit the phase"},
		{hands, func(s *State) { s.redeals = 1 }, "the homes do not fit the phase"},
		{hands, func(s *State) { s.phase = phaseSecond }, "the homes do not fit the phase"},
		{hands, func(s *State) { s.phase = phaseAnswer }, "the battle does not fit the phase"},
		{hands, func(s *State) { s.winner = 1 }, "the winner of the battle does not fit the phase"},
		{hands + "|" + keep, func(s *State) { s.winner = 1 }, "the wrong seat has won"},
		{hands, func(s *State) { s.block = true }, "a block was taken before its time"},
		{hands + "|won 4D|" + before, func(*State) {}, "something was won before the battle"},
		{"hand P1 2C|" + before, func(*State) {}, "V8"},
		{"hand P1 2C|" + answer, func(*State) {}, "V8"},
		{"hand P1 2C|rest discard", func(*State) {}, "V18"},
		{hands + "|" + named, func(*State) {}, "V3"},
		{hands, func(s *State) { s.total[1] = 7 }, "V19: a total"},
		{hands, func(s *State) { s.prev.score[0] = 5 }, "the last deal was not played"},
		{hands + "|last-home P1 C", func(*State) {}, "a home of the last deal is missing"},
		{hands + "|last-home P1 C|last-home P2 D|last-hand P1 2C|last-meld P2 2C", func(*State) {}, "there too often"},
		{hands + "|last-home P1 C|last-home P2 D|last-hand P1 2C", func(s *State) { s.prev.score[0] = 10 }, "counted wrong"},
		{hands + "|" + before, func(s *State) { s.pick.add(2) }, "a pick that may not be made"},
		{hands + "|discard 7C", func(s *State) { s.scoop = 1 }, "a pick that may not be made"},
		{hands + "|discard 7C", func(s *State) { s.discard[0] = cards.Back }, "a card of the discard pile has no face"},
		{hands, func(s *State) { s.scoop = 1 }, "a pick that may not be made"},
		{hands, func(s *State) { s.payFor = cards.Joker1 }, "a pick that may not be made"},
	} {
		st := unfinished(t, c.facts)
		// What Finish refuses is left as Sound sees it.
		_ = Game{}.Finish(st)
		c.spoil(st)
		if err := engine.Sound(st); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.facts, err, c.want)
		}
	}
}

// unfinished is the empty table with some facts: "phase before|hand P1 2C".
func unfinished(t *testing.T, facts string) *State {
	t.Helper()
	s, err := Game{}.Blank(engine.Config{Seats: 2})
	for _, text := range strings.Split(facts, "|") {
		f := engine.Fact{Seat: engine.None}
		f.Key, f.Value, _ = strings.Cut(text, " ")
		if seat, rest, ok := strings.Cut(f.Value, " "); ok {
			f.Seat, _ = engine.ParseSeat(seat)
			f.Value = rest
		}
		if err == nil {
			err = engine.SetFact(s, f)
		}
	}
	if err != nil {
		t.Fatalf("%s: %v", facts, err)
	}
	return s.(*State)
}
