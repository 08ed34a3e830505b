package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Between two, what a player does not do says what it does not hold: who asks for sixes has no single ten to ask for; who asks has no pair to
// lay; who takes a blow of sixty has no King. Nobody knows that, so it is no knowledge (knowledge.go), and a player may bluff; but it can
// be thought likely. Doubts are kept for both by what everybody has seen, and only Suppose minds them. They are those of a player
// who acts as Prior advises.

// trusting is in how many of a hundred worlds Suppose minds the doubts.
const trusting = 97

// doubt notes that a hand is thought to be without some ranks.
func (s *State) doubt(p engine.Seat, m ranks) { s.doubts[p] = s.doubts[p].put(m) }

// doubting reports whether doubts are kept: between two, with turns of one action, and not in worlds that are imagined.
func (s *State) doubting() bool { return s.seats == 2 && !s.free && !s.imagined }

// doubtAsker notes what p, who asks t for a rank, would have done instead if it could have.
func (s *State) doubtAsker(p, t engine.Seat, r cards.Rank) {
	seen := s.discard | s.table
	for q := range s.seats {
		seen |= s.kingdom[q] | s.known[q]
	}
	pool := 52 - seen.Len() - s.size(p) + s.known[p].Len()
	if pool <= 0 {
		return
	}
	// worth is what an ask for a single card of a rank is worth, as far as everybody can tell.
	var unseen [14]uint8
	worth := func(r cards.Rank) int {
		unseen[r] = uint8(max(0, 3-(seen&^s.known[p]&ofRank(r)).Len()))
		return hopeless + s.chance(t, r, &unseen, pool)*(s.setWorth(p, r)+100)/1000
	}
	least := worth(r) + 10
	var without, single ranks
	for x := cards.Rank(2); x <= 10; x++ {
		if x == r || s.askRank[p] == uint8(x) || s.known[p]&ofRank(x) != 0 || s.holds[p]&(everyLane<<x) != 0 {
			continue
		}
		if worth(x) > least {
			without |= 1 << x
		}
	}
	for x := cards.Rank(2); x <= 10; x++ {
		if x <= 3 || s.attackWorth(x, t, false) > least {
			single |= 1 << x
		}
	}
	if 50*s.strikes(p)-50 > least {
		without |= 1 << cards.Ace
	}
	s.doubt(p, without)
	s.singles[p] = s.singles[p].put(single)
}

// doubtGiver notes that p gave up a card for which it would have played a Jack.
func (s *State) doubtGiver(p engine.Seat, r cards.Rank) {
	if s.doubting() && (r >= 6 || r <= 3) {
		s.doubt(p, 1<<cards.Jack)
	}
}

// doubtStruck notes that p let an attack through that it would have stopped.
func (s *State) doubtStruck(p engine.Seat, net int) {
	if s.doubting() && net >= 60 {
		s.doubt(p, 1<<cards.King)
	}
}

// doubtDone notes that p had nothing to lay after an ask: the card it drew is no Ace, and makes no set.
func (s *State) doubtDone(p engine.Seat) {
	if !s.doubting() || s.gained != cards.Back && s.known[p].Has(s.gained) {
		return
	}
	if s.doubts[p].find(cards.Ace) == 1 {
		s.doubt(p, 1<<cards.Ace)
	}
	if r := cards.Rank(s.askRank[p]); r <= 3 || s.attackWorth(r, 1-p, false) > dead {
		s.singles[p] = s.singles[p].put(1 << r)
	}
}

// Suppose fills in what Redact has blanked as Imagine does, but mostly so that the other has acted as Prior advises, as far as the doubts tell.
func (s *State) Suppose(p engine.Seat, r *cards.Rand) {
	s.imagine(p, r, s.seats == 2 && r.IntN(100) < trusting)
}

// paired reports whether a dealt hand holds a pair that its owner would have laid.
func (m *imagining) paired() bool {
	s := m.s
	for q := range engine.Seat(s.seats) {
		if s.blank[q] == 0 || s.singles[q] == 0 {
			continue
		}
		var once [laneCount]ranks // seen among the cards older than the newest k
		for b := s.known[q]; b != 0; b &= b - 1 {
			for k := range once {
				if m.twice(&once[k], b.First(), q, k) {
					return true
				}
			}
		}
		for i := range int(s.blank[q]) {
			c := m.slots[int(m.start[q])+i]
			for k := 0; k < laneCount && k <= i; k++ {
				if m.twice(&once[k], c, q, k) {
					return true
				}
			}
		}
	}
	return false
}

// twice notes a card, and reports whether it is the second of a rank that was thought single k draws ago.
func (m *imagining) twice(once *ranks, c cards.Card, q engine.Seat, k int) bool {
	r := ranks(1) << c.Rank()
	if m.s.singles[q].lane(k)&r == 0 {
		return false
	}
	again := *once&r != 0
	*once |= r
	return again
}
