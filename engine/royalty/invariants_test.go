package royalty

import (
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// watch checks the invariants of the rulebook's list that speak of a transition. Those of a position (1, 2, 6 and half
// of 4) are in Check, and 12 and the second half of 13 are promises that Play tests of every game.
type watch struct{ asks int }

func (w *watch) deal(st engine.State) error {
	s := st.(*State)
	w.asks = 0
	for p := range s.seats {
		if s.hand[p].Len() != 5 && !s.drew {
			return fmt.Errorf("P%d is dealt %d cards (R3)", p+1, s.hand[p].Len())
		}
	}
	if n := int(s.deckN) + 5*int(s.seats); n != 52 && !s.drew {
		return fmt.Errorf("%d cards in the game", n)
	}
	return nil
}

func (w *watch) step(before, after engine.State, p engine.Seat, run []engine.Action) error {
	a, b := before.(*State), after.(*State)
	act := run[0]
	for _, check := range []func(a, b *State, p engine.Seat, act engine.Action) error{points, protections, handsAndPiles, asking} {
		if err := check(a, b, p, act); err != nil {
			return err
		}
	}
	if !reshuffled(a, b) && a.discard&^b.discard != 0 { // 8.
		return errors.New("8: the discard pile shrank without a reshuffle")
	}
	// 3. While nobody is out, and with two players until the end, no defence card is discarded.
	if b.left().Len() == int(b.seats) && (b.discard|b.stock&^a.stock)&(ofRank(2)|ofRank(3)|ofRank(cards.Ace)) != 0 {
		return errors.New("3: a defence card was discarded")
	}
	// 10. At most one ask a turn; in `one` at most one ask and one laying, or one laying.
	verb := act.Verb()
	if b.turn != a.turn || a.phase == phaseOver {
		w.asks = 0
	} else if verb == verbAsk {
		if w.asks++; w.asks > 1 && !turnPassed(a, b) {
			return errors.New("10: two asks in a turn")
		}
	}
	if b.phase == phaseAct && !b.free && b.acted {
		return errors.New("10: another action in a turn of one")
	}
	if b.phase == phaseAct && !b.acted {
		w.asks = 0
	}
	// 13. Exactly one winner, unless the game stood still.
	var r engine.Result
	if b.Result(&r) {
		if r.Winners.Len() != 1 && b.idle < standstill {
			return errors.New("13: several winners")
		}
		for q := range engine.Seat(b.seats) {
			if r.Winners.Has(q) != (r.Rank[q] == 1) || r.Winners.Has(q) && !b.in(q) {
				return errors.New("13: the winner is not the one with most points")
			}
		}
	}
	return nil
}

func reshuffled(a, b *State) bool { return a.stock != b.stock || a.rng != b.rng }

func turnPassed(a, b *State) bool { return !b.acted || a.idle != b.idle }

// points: 4. Multiples of 5 that never rise; only the target of an unstopped attack loses any, as many as the rules say.
func points(a, b *State, p engine.Seat, act engine.Action) error {
	for q := range engine.Seat(a.seats) {
		lost := int(a.points[q] - b.points[q])
		want := 0
		switch {
		case act.Verb() == verbOK && a.phase == phaseAttacked && q == p:
			want = blow(a, q, a.rank, a.table&ofRank(cards.Queen) != 0)
		case act.Verb() == verbAttack && a.size(engine.Seat(act.B())) == 0 && q == engine.Seat(act.B()):
			want = blow(a, q, cards.Rank(act.A()), act.C() == 1)
		}
		if lost != min(want, int(a.points[q])) || b.points[q]%5 != 0 {
			return fmt.Errorf("4: %s lost %d points, not %d", q, lost, want)
		}
	}
	return nil
}

// blow is what an attack takes off, reckoned anew from the table of the rules.
func blow(s *State, q engine.Seat, r cards.Rank, queen bool) int {
	protection := 0
	pairs := map[cards.Rank]int{}
	for _, c := range s.kingdom[q].Append(nil) {
		if pairs[c.Rank()]++; c.Rank() == cards.Ace {
			protection += 5
		}
	}
	if protection += pairs[2]/2*10 + pairs[3]/2*15; queen {
		protection = 0
	}
	return max(0, 10*int(r)-protection)
}

// protections: 5. At most 70 in all, and never less while its owner is in.
func protections(a, b *State, _ engine.Seat, _ engine.Action) error {
	sum := 0
	for q := range engine.Seat(a.seats) {
		sum += b.protection(q)
		if b.in(q) && (b.protection(q) < a.protection(q) || a.kingdom[q]&^b.kingdom[q] != 0) {
			return errors.New("5: a defence is gone")
		}
	}
	if sum > 70 {
		return fmt.Errorf("5: protections of %d", sum)
	}
	return nil
}

// handsAndPiles: 7. How hands change; 8. how the discard pile grows.
func handsAndPiles(a, b *State, p engine.Seat, act engine.Action) error {
	var change [maxSeats]int
	deck, discard := 0, 0 // cards drawn, cards discarded
	switch act.Verb() {
	case verbAsk:
		if t := engine.Seat(act.A()); a.hand[t] == 0 {
			deck++
			change[p]++
		}
	case verbAttack:
		n := 2 + int(act.C())
		change[p] -= n
		if t := engine.Seat(act.B()); a.hand[t] == 0 {
			discard += n
			if b.points[t] == 0 {
				discard += a.kingdom[t].Len()
			}
		}
	case verbDefend:
		change[p] -= 2
	case verbAce:
		change[p]--
	case verbJack:
		change[p]--
		change[a.turn]++
		discard++
		deck++
	case verbKing:
		change[p]--
		discard += 1 + a.table.Len()
	case verbOK:
		switch {
		case a.phase == phaseAttacked:
			discard += a.table.Len()
			if b.points[p] == 0 {
				change[p] -= a.hand[p].Len()
				discard += a.hand[p].Len() + a.kingdom[p].Len()
			}
		case a.hand[p]&ofRank(a.rank) != 0:
			change[p]--
			change[a.turn]++
		default:
			change[a.turn]++
			deck++
		}
	}
	available := int(a.deckN) + a.discard.Len() + discard
	if deck > available { // both piles empty
		change[a.turn] -= deck - available
		deck = available
	}
	// What follows automatically is the draw of R9, for those whose turns begin.
	for q := range engine.Seat(a.seats) {
		got := b.hand[q].Len() - a.hand[q].Len()
		if extra := got - change[q]; extra != 0 {
			if extra < 0 || !drewFirst(b, q) {
				return fmt.Errorf("7: the hand of %s changed by %d, not %d", q, got, change[q])
			}
			deck += extra
		}
	}
	if int(b.deckN)+b.discard.Len() != int(a.deckN)+a.discard.Len()+discard-deck {
		return errors.New("8: the piles grew or shrank by something else")
	}
	if !reshuffled(a, b) && b.discard.Len() != a.discard.Len()+discard {
		return errors.New("8: the discard pile did not grow by what was played")
	}
	return nil
}

// drewFirst reports whether a seat drew at the start of a turn: the turn is its own, or it was passed over and still has
// nothing to play.
func drewFirst(b *State, q engine.Seat) bool {
	one, _ := count(b.hand[q])
	return b.phase == phaseAct && b.turn == q && b.drew || one&actingRanks == 0
}

// asking: 9. An ask names a rank from 2 to 10 that the asker holds; after a success the asker has two or more.
func asking(a, b *State, p engine.Seat, act engine.Action) error {
	switch {
	case act.Verb() == verbAsk:
		r := cards.Rank(act.B())
		if r < 2 || r > 10 || a.hand[p]&ofRank(r) == 0 {
			return errors.New("9: asked for what is not held")
		}
	case act.Verb() == verbOK && a.phase == phaseAsked && a.hand[p]&ofRank(a.rank) != 0:
		if (b.hand[a.turn] & ofRank(a.rank)).Len() < 2 {
			return errors.New("9: no pair after a success")
		}
	}
	return nil
}
