package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Doubts are guesses, kept apart from what is certain (knowledge.go). Between two, what a player does not do says what
// the hand lacks. A player who asks for sixes has no single ten to ask for, and no pair to lay. A player who suffers a
// loss of 60 points has no King.
//
// A player may bluff: doubts take for granted that both act as Prior advises. They follow from what everybody has seen,
// and only Suppose uses them.

// trusting is the percentage of worlds in which Suppose believes the doubts.
const trusting = 97

// doubt notes that a hand probably lacks some ranks.
func (s doing) doubt(p engine.Seat, m ranks) { s.doubts[p] = s.doubts[p].put(m) }

// doubting reports whether doubts are kept: between two, with turns of one ask and one action, and not in an imagined
// world.
func (s doing) doubting() bool {
	return s.seats == 2 && !s.free && !s.imagined && s.house&houseAgain == 0
}

// doubtAsker notes what p would have done instead of asking t for a rank, had the hand allowed it.
func (s doing) doubtAsker(p, t engine.Seat, r cards.Rank) {
	seen := s.discard | s.laid
	for q := range s.seats {
		seen |= s.kingdom[q] | s.known[q]
	}
	pool := 52 - seen.Len() - s.size(p) + s.known[p].Len()
	if pool <= 0 {
		return
	}
	j := judge{State: s.State, p: p, pool: pool}
	// worth is what an ask for the partner of a single card is worth, as far as everybody can tell.
	worth := func(r cards.Rank) int {
		j.unseen[r] = uint8(max(0, 3-(seen&^s.known[p]&ofRank(r)).Len()))
		return j.askWorth(t, r)
	}
	least := worth(r) + 10 // what is worth more would have been done
	var without, single ranks
	for x := cards.Rank(2); x <= 10; x++ {
		if x == r || s.last[p].rank == x || s.known[p]&ofRank(x) != 0 || s.holds[p]&(everyLane<<x) != 0 {
			continue
		}
		if worth(x) > least {
			without |= 1 << x
		}
	}
	for x := cards.Rank(2); x <= 10; x++ {
		if x <= 3 || j.attackWorth(x, t, false) > least {
			single |= 1 << x
		}
	}
	if j.aceWorth() > least {
		without |= 1 << cards.Ace
	}
	s.doubt(p, without)
	s.singles[p] = s.singles[p].put(single)
}

// doubtGiver notes that p gave up a card that is worth a Jack.
func (s doing) doubtGiver(p engine.Seat, r cards.Rank) {
	if s.doubting() && jackSaves(r) {
		s.doubt(p, 1<<cards.Jack)
	}
}

// doubtTarget notes that p suffered an attack that is worth a King.
func (s doing) doubtTarget(p engine.Seat, net int) {
	if s.doubting() && net >= kingSaves {
		s.doubt(p, 1<<cards.King)
	}
}

// doubtDone notes that p laid nothing after an ask: the card drawn is no Ace, and completes no set.
func (s doing) doubtDone(p engine.Seat) {
	if !s.doubting() || s.gained != cards.Back && s.known[p].Has(s.gained) {
		return
	}
	if s.doubts[p].find(cards.Ace) == 1 {
		s.doubt(p, 1<<cards.Ace)
	}
	j := judge{State: s.State, p: p}
	if r := s.last[p].rank; r <= 3 || j.attackWorth(r, 1-p, false) > dead {
		s.singles[p] = s.singles[p].put(1 << r)
	}
}
