package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// View writes what v.Seat sees of the table.
func (s *State) View(v *engine.View) {
	v.Reset(v.Seat)
	v.Phase, v.Turn, v.Actors, v.Over = s.phase(), s.turn, s.Actors(), s.over != 0
	v.PutSet(onStock, int(s.stockN), 0)
	putBag(v, onDiscard, s.discard)
	putBag(v, onTable, s.laid)
	for i := range s.side {
		s.viewSide(engine.Seat(i), v)
	}
	v.Count(countReshuffles, engine.None, 0, int(s.reshuffles))
	v.Count(countCalled, engine.None, 0, flag(s.called))
	v.Count(countFinal, engine.None, 0, int(s.final))
	v.Count(countIdle, engine.None, 0, int(s.idle))
	v.Count(countAsk, engine.None, 0, int(s.ask))
	if s.attack != 0 {
		v.Count(countAttack, engine.None, 0, int(s.attack))
		v.Count(countBy, engine.None, 0, int(s.by)+1)
		v.Count(countAim, engine.None, 0, int(s.aim)+1)
		v.Count(countAces, engine.None, 0, int(s.aces))
	}
	if s.ask == askCall {
		v.Count(countDrawer, engine.None, 0, int(s.drawer)+1)
	}
	v.Count(countDecks, engine.None, 0, int(s.decks))
	v.Count(countLimit, engine.None, 0, int(s.limit))
	v.Count(countWipe, engine.None, 0, int(s.wipe)+1)
	v.Count(countRefill, engine.None, 0, int(s.refill)+1)
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

func putBag(v *engine.View, id engine.PileID, b bag) {
	var buf [most]cards.Card
	v.Put(id, b.append(buf[:0])...)
}

// viewSide writes one player's half of the table (K21.2). Only the owner sees the hand (K21.1).
func (s *State) viewSide(p engine.Seat, v *engine.View) {
	d := &s.side[p]
	if v.Seat == p {
		putBag(v, pile(pileHand, p, 0), d.hand)
	} else {
		v.PutSet(pile(pileHand, p, 0), int(d.handN), 0)
	}
	for i, c := range d.royal {
		if c == cards.Back {
			continue
		}
		v.Put(pile(pileRoyal, p, uint8(i)), c)
		putBag(v, pile(pileUnder, p, uint8(i)), d.under[i])
		v.Count(countLie, p, uint8(i), int(d.lie[i]))
	}
	for i, c := range d.joker {
		if c == cards.Back {
			continue
		}
		v.Put(pile(pileJoker, p, uint8(i)), c)
		v.Count(countReady, p, uint8(i), int(d.ready[i]))
	}
	putBag(v, pile(pileLoose, p, 0), d.loose)
	stack, pair := uint8(0), uint8(0)
	for rest := d.won[:d.wonN]; len(rest) > 0; {
		one := group(rest)
		rest = rest[len(one):]
		var b bag
		for _, c := range one {
			b.add(c)
		}
		if one[0].IsJoker() {
			putBag(v, pile(pilePair, p, pair), b)
			pair++
		} else {
			putBag(v, pile(pileStack, p, stack), b)
			stack++
		}
	}
	v.Count(countScore, p, 0, int(d.score))
	v.Count(countHad, p, 0, flag(d.had))
}

// group returns the first stack or pair of a score pile: a royal or a joker, and the number cards after it.
func group(won []cards.Card) []cards.Card {
	n := 1
	for n < len(won) && numbers.Has(won[n]) {
		n++
	}
	return won[:n]
}
