package royalty

import (
	"cmp"
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// watch checks what the rules say of two positions with one action between. Check does that for a single position, and
// enginetest.Play tests what every game promises.
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
	err := cmp.Or(points(a, b, p, act), protections(a, b), handsAndPiles(a, b, p, act), asking(a, b, p, act))
	if err != nil {
		return err
	}
	if !reshuffled(a, b) && a.discard&^b.discard != 0 {
		return errors.New("R42: the discard pile shrank without a reshuffle")
	}
	// While nobody is out, no defence card is discarded.
	if b.left().Len() == int(b.seats) && (b.discard|b.stock&^a.stock)&(ofRank(2)|ofRank(3)|ofRank(cards.Ace)) != 0 {
		return errors.New("R32: a defence card was discarded")
	}
	// At most one ask a turn. A turn of one action is an ask and a laying, or a laying.
	verb := act.Verb()
	if b.turn != a.turn || a.phase == phaseOver {
		w.asks = 0
	} else if verb == verbAsk {
		if w.asks++; w.asks > 1 && !turnPassed(a, b) {
			return errors.New("R19: two asks in a turn")
		}
	}
	again := b.house&houseAgain != 0 && !b.asked // only after a success
	if b.phase == phaseAct && !b.free && b.acted && !again {
		return errors.New("R8: another action in a turn of one")
	}
	given := b.house&houseAgain != 0 && verb == verbOK && a.phase == phaseAsked && a.hand[p]&ofRank(a.rank) != 0
	if err := combining(a, b, p, act); err != nil {
		return err
	}
	if b.phase == phaseAct && !b.acted || given {
		w.asks = 0
	}
	// There is one winner, unless the game stood still.
	var r engine.Result
	if b.Result(&r) {
		if r.Winners.Len() != 1 && b.idle < standstill {
			return errors.New("R46: several winners")
		}
		for q := range engine.Seat(b.seats) {
			if r.Winners.Has(q) != (r.Rank[q] == 1) || r.Winners.Has(q) && !b.in(q) {
				return errors.New("R46: the winner has not the most points")
			}
		}
	}
	return nil
}

func reshuffled(a, b *State) bool { return a.stock != b.stock || a.rng != b.rng }

func turnPassed(a, b *State) bool { return !b.acted || a.idle != b.idle }

// points: only the target of an attack that was not stopped loses points, as many as the rules say (R24 to R26).
func points(a, b *State, p engine.Seat, act engine.Action) error {
	for q := range engine.Seat(a.seats) {
		lost := int(a.points[q] - b.points[q])
		want := 0
		switch {
		case act.Verb() == verbOK && a.phase == phaseAttacked && q == p:
			want = blow(a, q, 0, false)
		case struckOutright(a, b, act) && q == targetOf(a, act):
			rank, queen, _ := laidBy(act)
			want = blow(a, q, rank, queen)
		}
		if lost != min(want, int(a.points[q])) || b.points[q]%5 != 0 {
			return fmt.Errorf("R24: %s lost %d points, not %d", q, lost, want)
		}
	}
	return nil
}

// targetOf is whom an attack hits, by the action that began it or went on with it.
func targetOf(a *State, act engine.Action) engine.Seat {
	if act.Verb() == verbAttack {
		return engine.Seat(act.B())
	}
	return a.target
}

// struckOutright reports whether an attack was carried out without a question, for its target holds no card (R48).
func struckOutright(a, b *State, act engine.Action) bool {
	switch act.Verb() {
	case verbAttack, verbAdd, verbStrike:
		return a.size(targetOf(a, act)) == 0 && b.phase != phaseAdding
	}
	return false
}

// laidBy is what an action adds to an attack: a set and perhaps a Queen, n cards in all.
func laidBy(act engine.Action) (rank cards.Rank, queen bool, n int) {
	switch act.Verb() {
	case verbAttack:
		return cards.Rank(act.A()), act.C() == 1, 2 + int(act.C())
	case verbAdd:
		return cards.Rank(act.A()), act.B() == 1, 2 + int(act.B())
	}
	return 0, false, 0
}

// blow is what the attack on the table costs with another set, reckoned anew from the rules: ten times the rank of each
// set, less the protection once, or whole with a Queen.
func blow(s *State, q engine.Seat, rank cards.Rank, queen bool) int {
	protection, value := 0, 20*int(rank)
	for _, c := range s.laid.Append(nil) {
		if c.Rank() == cards.Queen {
			queen = true
		} else {
			value += 10 * int(c.Rank())
		}
	}
	value /= 2 // two cards a set
	pairs := map[cards.Rank]int{}
	for _, c := range s.kingdom[q].Append(nil) {
		if pairs[c.Rank()]++; c.Rank() == cards.Ace {
			protection += 5
		}
	}
	if protection += pairs[2]/2*10 + pairs[3]/2*15; queen {
		protection = 0
	}
	return max(0, value-protection)
}

// combining: with option combineAttacks, and only then, an attack may grow by sets against its one target. Whether it
// is asked for more depends on what everybody sees (R23).
func combining(a, b *State, p engine.Seat, act engine.Action) error {
	verb := act.Verb()
	_, _, n := laidBy(act)
	asked := a.house&houseCombine != 0 && (a.phase == phaseAct && verb == verbAttack || verb == verbAdd) && a.size(p)-n >= 2
	switch {
	case asked != (b.phase == phaseAdding):
		return errors.New("R23: whether more may be added follows from what nobody else sees")
	case b.phase == phaseAdding && (b.turn != p || b.target != targetOf(a, act) || b.laid != a.laid|a.hand[p]&^b.hand[p]):
		return errors.New("R23: an attack has another target, or lost a set")
	case (verb == verbAdd || verb == verbStrike) && a.phase != phaseAdding:
		return errors.New("R23: there was nothing to add to")
	case (b.laid & ofRank(cards.Queen)).Len() > 1:
		return errors.New("R37: two Queens")
	}
	return nil
}

// protections: a kingdom never shrinks while its owner is in (R30), and all defences of the pack are worth 70.
func protections(a, b *State) error {
	sum := 0
	for q := range engine.Seat(a.seats) {
		sum += b.protection(q)
		if b.in(q) && (b.protection(q) < a.protection(q) || a.kingdom[q]&^b.kingdom[q] != 0) {
			return errors.New("R30: a defence is gone")
		}
	}
	if sum > 70 {
		return fmt.Errorf("R27: protections of %d", sum)
	}
	return nil
}

// handsAndPiles: hands, deck and discard pile change by what was played, drawn and given.
func handsAndPiles(a, b *State, p engine.Seat, act engine.Action) error {
	var change [maxSeats]int
	deck, discard := 0, 0 // cards drawn, cards discarded
	switch act.Verb() {
	case verbAsk:
		if t := engine.Seat(act.A()); a.hand[t] == 0 {
			deck++
			change[p]++
		}
	case verbAttack, verbAdd, verbStrike:
		_, _, n := laidBy(act)
		change[p] -= n
		if t := targetOf(a, act); struckOutright(a, b, act) {
			discard += n + a.laid.Len()
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
		discard += 1 + a.laid.Len()
	case verbOK:
		switch {
		case a.phase == phaseAttacked:
			discard += a.laid.Len()
			if b.points[p] == 0 {
				change[p] -= a.hand[p].Len()
				discard += a.hand[p].Len() + a.kingdom[p].Len()
			}
		case a.hand[p]&ofRank(a.rank) != 0:
			n := 1
			if a.house&houseGiveAll != 0 {
				n = (a.hand[p] & ofRank(a.rank)).Len()
			}
			change[p] -= n
			change[a.turn] += n
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
	// A turn that begins may begin with a draw (R9).
	for q := range engine.Seat(a.seats) {
		got := b.hand[q].Len() - a.hand[q].Len()
		if extra := got - change[q]; extra != 0 {
			if extra < 0 || !drewFirst(b, q) {
				return fmt.Errorf("R15: the hand of %s changed by %d, not %d", q, got, change[q])
			}
			deck += extra
		}
	}
	if int(b.deckN)+b.discard.Len() != int(a.deckN)+a.discard.Len()+discard-deck {
		return errors.New("R42: the piles grew or shrank by something else")
	}
	if !reshuffled(a, b) && b.discard.Len() != a.discard.Len()+discard {
		return errors.New("R22: the discard pile did not grow by what was played")
	}
	return nil
}

// drewFirst reports whether a seat drew at the start of its turn: it has the turn, or still has nothing to play.
func drewFirst(b *State, q engine.Seat) bool {
	one, _ := count(b.hand[q])
	return b.phase == phaseAct && b.turn == q && b.drew || one&b.house.acting() == 0
}

// mayBeAsked is option askRanks, reckoned anew.
func mayBeAsked(s *State, r cards.Rank) bool {
	switch {
	case r == cards.Ace:
		return s.house&(houseAces|houseRoyals) != 0
	case r > 10:
		return s.house&houseRoyals != 0
	}
	return true
}

// asking: an ask names a rank that may be asked for and that the asker holds (R12, R13). After a success the asker holds two (R15).
func asking(a, b *State, p engine.Seat, act engine.Action) error {
	switch {
	case act.Verb() == verbAsk:
		r := cards.Rank(act.B())
		if !mayBeAsked(a, r) || a.hand[p]&ofRank(r) == 0 {
			return errors.New("R12: asked for a rank that is not held")
		}
	case act.Verb() == verbOK && a.phase == phaseAsked && a.hand[p]&ofRank(a.rank) != 0:
		if (b.hand[a.turn] & ofRank(a.rank)).Len() < 2 {
			return errors.New("R15: no pair after a success")
		}
	}
	return nil
}
