package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// View writes what a redacted state shows.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.turn(), s.Actors(), s.phase == phaseOver
	var buf [packSize]cards.Card
	put := func(id engine.PileID, b bag) { v.Put(id, b.append(buf[:0])...) }
	for p := range uint8(2) {
		unknown := int(s.handN[p]) - s.hand[p].len()
		clear(buf[:unknown])
		v.Put(own(pileHand, p), s.hand[p].append(buf[:unknown])...)
		put(own(pileSpoils, p), s.spoils[p])
		put(own(pileMeld, p), s.meld[p])
		put(own(pileFresh, p), s.fresh[p])
		if s.battle[p] != 0 {
			v.Put(own(pileBattle, p), s.battle[p])
		}
		v.Count(countHome, engine.Seat(p), 0, int(s.home[p]))
		v.Count(countTotal, engine.Seat(p), 0, int(s.total[p]))
		v.Count(countLast, engine.Seat(p), 0, int(s.prev.score[p]))
	}
	put(own(pileWon, s.attacker), s.won)
	v.Put(common(pileStack), turned(&s.stack, s.stackN, &buf)...)
	v.Put(common(pileDiscard), turned(&s.discard, s.discardN, &buf)...)
	if s.opt.deadOpen { // H19.3
		put(common(pileGone), s.dead)
	} else {
		n := s.dead.len()
		clear(buf[:n])
		v.Put(common(pileDead), buf[:n]...)
	}
	v.Count(countDealer, engine.None, 0, int(s.dealer)+1)
	v.Count(countDeal, engine.None, 0, int(s.deals))
	v.Count(countTarget, engine.None, 0, int(s.opt.target))
	v.Count(countWinner, engine.None, 0, int(s.winner))
	v.Count(countRedeals, engine.None, 0, int(s.redeals))
	if s.block {
		v.Count(countBlock, engine.None, 0, 1)
	}
}

// turned returns a pile with its top first.
func turned(a *[packSize]cards.Card, n uint8, buf *[packSize]cards.Card) []cards.Card {
	for i := range n {
		buf[i] = a[n-1-i]
	}
	return buf[:n]
}
