package houses

import (
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// watch checks those invariants of the rulebook that speak of steps. V1, V2, V8, V18 and the first half of V19 hold of
// every position and are in Check, which Play calls; the rest of V19 and V20 are promises that Play tests of every game.
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

func (w *watch) step(eb, ea engine.State, seat engine.Seat, run []engine.Action) error {
	b, a := eb.(*State), ea.(*State)
	p, d := b.attacker, 1-b.attacker
	last := run[len(run)-1]
	verb, c := last.Verb(), cards.Card(last.A())
	picked := len(run) - 1

	scored := a.deals != b.deals || a.phase == phaseOver
	if scored {
		if err := w.scored(b, a); err != nil {
			return err
		}
	}
	if verb == verbRedeal && (a.total != b.total || a.dealer == b.dealer || a.deals != b.deals) {
		return errors.New("H4.7: a redeal scores or is dealt by the same player")
	}
	fresh := a.deals != b.deals || verb == verbRedeal
	// V4, V6, V7: what the choice does to the dead pile and to the cards in play.
	lost, gained := 0, 0
	switch verb {
	case verbAnswer:
		if led := b.battle[p]; c == led {
			lost, w.dead, w.battles = 2, w.dead+1, w.battles+1
			gained = 1
		}
		// V17
		if c.Suit() != b.battle[p].Suit() && b.hand[d].in(cards.OfSuit(b.battle[p].Suit())) != (bag{}) {
			return errors.New("V17: the answer is off suit, but the hand held the suit")
		}
	case verbKeep:
		lost, gained = 2, 1
		w.dead++
		w.battles++
	case verbMeld:
		if !w.privileged(b) {
			return errors.New("V12: laid down without a royal")
		}
		lost = picked
		if run[0].Verb() == verbScoop { // the step itself is no card, the bottom card goes down too
			if held := b.spoils[p].faces() & b.royals(p); held&(held-1) == 0 {
				return errors.New("V12: a block without royals of two ranks")
			}
		}
		rank := cards.Card(run[picked-1].A()).Rank()
		if run[picked-1].Verb() == verbScoop {
			rank = b.discard[int(b.discardN)-int(run[0].A())-1].Rank()
		}
		n := 0
		for t := a.board(p).in(ofRank(rank)); t != (bag{}); t.remove(t.faces().First()) {
			if b.opt.royalsMatch || !b.royals(p).Has(t.faces().First()) {
				n++
			}
		}
		if !fresh && n < 3 {
			return fmt.Errorf("V11: %d of rank %s lie there after a match", n, rank.Letter())
		}
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		w.dead += 2
		if v := cards.Card(last.B()); v.Suit() != c.Suit() || !w.snapSpoils.has(c) || c.Rank() != cards.Ace {
			return errors.New("V14: that ace was no Assassin")
		}
		w.snapSpoils.remove(c)
	case verbRansom:
		pay := cards.Card(last.B())
		w.paid[d].add(pay)
		if a.handN != b.handN || meldOf(a, d).len() != meldOf(b, d).len() || pay.Rank() != c.Rank() || pay.Suit() == c.Suit() {
			return errors.New("V15: a ransom is no swap of equal ranks")
		}
	case verbEnd, verbEndBare:
		if !w.privileged(b) || b.winner != p+1 {
			return errors.New("V12: the deal ended without a royal or the battle")
		}
	default:
		if verb >= verbChangeHand && verb <= verbChangeRansom {
			f := b.sourcesOf(c)
			lost = int(f[fromHand]+f[fromTop]) + picked
			w.dead++
			for _, x := range run[:picked] {
				w.paid[d].add(cards.Card(x.A()))
			}
			if !fresh && (a.home[p] != 1+uint8(c.Suit()) || a.dead.count(c) != 1 || a.board(p).count(c) != 2) {
				return errors.New("V13: after a change of home the three copies do not lie as they should")
			}
			if f[fromSpoils]+f[fromWon] == 0 && a.spoils[p].count(c) > b.spoils[p].count(c)+b.meld[p].count(c) {
				return errors.New("H13.12: a royal laid down now counts as older")
			}
		}
	}
	if fresh {
		if a.phase != phaseOver {
			return w.deal(a)
		}
		return nil
	}
	if a.phase == phaseOver {
		return nil
	}
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
	// V9
	if more := meldOf(a, d).len() - meldOf(b, d).len(); more > 0 {
		return fmt.Errorf("V9: %d cards more in the defender's meld", more)
	}
	// V10
	if a.opt.royalsMatch && !a.opt.onlyOld {
		for q := range uint8(2) {
			m := meldOf(a, q).in(a.royals(q))
			for t := m.faces(); t != 0; t &= t - 1 {
				if m.count(t.First()) > w.paid[q].count(t.First()) {
					return errors.New("V10: a royal lies in its owner's meld")
				}
			}
		}
	}
	// V16 and the snapshot of H5.6
	if a.attacker != p || b.phase < phaseDraw {
		w.newTurn(a)
		if a.fresh[a.attacker] != (bag{}) || a.won != (bag{}) {
			return errors.New("V16: a mark has outlived its turn")
		}
	}
	old := w.snapSpoils.plus(w.snapMeld)
	for t := a.spoils[a.attacker].faces(); t != 0; t &= t - 1 {
		if c := t.First(); a.spoils[a.attacker].count(c) > old.count(c) {
			return fmt.Errorf("H5.6: %s counts as older than the turn", c)
		}
	}
	return nil
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

// scored recounts a deal card by card, as the rulebook's formula has it (H17).
func (w *watch) scored(b, a *State) error {
	for p := range uint8(2) {
		var board, hand []cards.Card
		spoils := a.prev.spoils[p].append(nil)
		board = a.prev.meld[p].append(append(board, spoils...))
		hand = a.prev.hand[p].append(nil)
		royal := func(c cards.Card) bool { return c.Court() && 1+uint8(c.Suit()) == a.prev.home[p] }
		points := 0
		for _, c := range board {
			n, laid := 0, 0
			for _, x := range board {
				if x.Rank() == c.Rank() && (a.opt.royalsMatch || !royal(x)) {
					n++
				}
			}
			for _, x := range a.prev.meld[p].append(nil) {
				if x.Rank() == c.Rank() && (a.opt.royalsMatch || !royal(x)) {
					laid++
				}
			}
			v := value(c)
			if n >= 3 && (a.opt.royalsMatch || !royal(c)) && (a.opt.undeclared || laid > 0) {
				v *= 2
			}
			points += v
		}
		for _, c := range hand {
			points -= value(c)
		}
		sets := [3]int{}
		for _, c := range spoils {
			if royal(c) {
				sets[c.Rank()-cards.Jack]++
			}
		}
		points *= 1 + min(sets[0], sets[1], sets[2])
		if int(a.prev.score[p]) != points || a.total[p]-b.total[p] != int32(points) || points%5 != 0 {
			return fmt.Errorf("V19: P%d scores %d, counted %d, total %d to %d", p+1, a.prev.score[p], points, b.total[p], a.total[p])
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
