package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// A world is a way in which the unseen cards may lie: each hand's unseen cards in the order in which they were drawn, and
// the deck. All worlds that agree with what everybody knows, and with the seat's own cards, are equally likely.
//
// A deal fills the places that knowledge binds first, so that nearly every one succeeds; some worlds come about in more
// ways than others that way. So a few are dealt, and each takes the place of the one before with the odds that make up for
// it (the independence sampler of Metropolis and Hastings).

// place is some places in a row that the same cards may fill: unseen cards of a hand.
type place struct {
	seat   engine.Seat
	first  uint8     // the newest of them, counted from the newest card of the hand
	n      uint8     // how many
	pool   uint8     // 0: drawn from the present deck; 1: older
	may    cards.Set // what may lie there
	at     uint8     // its slots in the row of all slots
	choice int       // how many cards could lie there before any was dealt
}

type imagining struct {
	s      *State
	hands  int  // how many hands are unseen
	held   bool // something is known to be held in one of them
	even   bool // every deal is as likely as any other
	places [2 * maxSeats * (laneCount + 1)]place
	n      int
	pool   [2]cards.Set
	slots  [52]cards.Card // the unseen cards of all hands, those of a seat from the newest
	start  [maxSeats]uint8
	trust  bool // the doubts are minded
	need   bool // the turn player must turn out to have an action
}

// Imagine fills in what Redact has blanked.
func (s *State) Imagine(p engine.Seat, r *cards.Rand) { s.imagine(p, r, false) }

// imagine is Imagine, or with trust Suppose where it minds the doubts.
func (s *State) imagine(p engine.Seat, r *cards.Rand, trust bool) {
	m := imagining{s: s, trust: trust}
	m.prepare()
	m.sample(r)
	s.imagined = true
	for q := range engine.Seat(s.seats) {
		for i := range s.blank[q] {
			s.hand[q] |= 1 << m.slots[m.start[q]+i]
		}
		if q == s.turn && s.phase == phaseGained && s.gained == cards.Back {
			s.gained = m.slots[m.start[q]] // the newest
		}
		s.blank[q] = 0
	}
	n := 0
	for rest := m.pool[0]; rest != 0; rest &= rest - 1 {
		s.deck[n] = rest.First()
		n++
	}
	r.Shuffle(s.deck[:n])
	s.rng = cards.NewRand(r.Uint64(), r.Uint64())
}

// prepare lists the places and the pools.
func (m *imagining) prepare() {
	s := m.s
	unseen := cards.FullDeck &^ (s.discard | s.table)
	for q := range engine.Seat(s.seats) {
		unseen &^= s.hand[q] | s.kingdom[q]
	}
	m.pool = [2]cards.Set{unseen & s.stock, unseen &^ s.stock}
	at := uint8(0)
	for q := range engine.Seat(s.seats) {
		n := s.blank[q]
		m.start[q] = at
		if n == 0 {
			continue
		}
		m.hands++
		m.held = m.held || s.holds[q] != 0
		fresh := min(s.fresh[q], n)
		for i := uint8(0); i < n; {
			end := n
			if i < laneCount { // beyond the lanes all places are alike
				end = i + 1
			}
			pool := uint8(1)
			if i < fresh {
				pool, end = 0, min(end, fresh)
			}
			may := m.pool[pool]
			lacks := s.lacks[q]
			if m.trust {
				lacks |= s.doubts[q]
			}
			for b := lacks.upTo(int(min(i, laneCount-1))); b != 0; b &= b - 1 {
				may &^= ofRank(b.first())
			}
			m.insert(place{seat: q, first: i, n: end - i, pool: pool, may: may, at: at + i, choice: may.Len()})
			i = end
		}
		at += n
	}
	if s.phase == phaseAct && !s.acted && s.blank[s.turn] != 0 {
		one, _ := count(s.hand[s.turn])
		m.need = one&actingRanks == 0
	}
	m.even = m.hands <= 1 && !m.held
}

// insert keeps the places in order, those with the fewest choices first.
func (m *imagining) insert(x place) {
	i := m.n
	for ; i > 0 && m.places[i-1].choice > x.choice; i-- {
		m.places[i] = m.places[i-1]
	}
	m.places[i] = x
	m.n++
}

const (
	deals      = 8    // how many deals compete
	distrust   = 20   // deals that may fail before the doubts are given up
	patience   = 300  // deals that may fail before one world is enough
	strictness = 3000 // deals that may fail before what is known of the hands is given up, so that Imagine always ends
)

// sample deals until enough worlds have competed.
func (m *imagining) sample(r *cards.Rand) {
	n := deals
	if m.even {
		n = 1
	}
	last := 0.0
	var slots [52]cards.Card
	var rest cards.Set
	for failed := 0; n > 0 && (last == 0 || failed < patience); {
		pool, weight := m.deal(r, failed >= strictness)
		if weight == 0 {
			if failed++; m.trust && failed == distrust && last == 0 { // the doubts contradict what is known, or each other
				m.trust, m.n, m.hands = false, 0, 0
				m.prepare()
			}
			continue
		}
		if last == 0 || float64(r.Uint32())*last < weight*(1<<32) {
			last, slots, rest = weight, m.slots, pool[0]
		}
		n--
	}
	m.slots, m.pool[0] = slots, rest
}

// deal fills all places once. It returns the cards left over and how unlikely the deal was; 0 when it failed.
func (m *imagining) deal(r *cards.Rand, loose bool) (pool [2]cards.Set, weight float64) {
	s, filled := m.s, [52]bool{}
	pool, weight = m.pool, 1
	for q := range engine.Seat(s.seats) {
		if s.holds[q] != 0 && s.blank[q] != 0 && !loose && !m.seed(q, r, &pool, &filled, &weight) {
			return pool, 0
		}
	}
	for i := range m.n {
		x := &m.places[i]
		for j := range x.n {
			if filled[x.at+j] {
				continue
			}
			may := pool[x.pool] & x.may
			if loose {
				may = pool[x.pool]
			}
			n := may.Len()
			if n == 0 {
				return pool, 0
			}
			weight *= float64(n)
			c := may.Nth(r.IntN(n))
			m.slots[x.at+j] = c
			pool[x.pool] &^= 1 << c
		}
	}
	if loose {
		return pool, weight
	}
	for q := range engine.Seat(s.seats) {
		if s.holds[q] != 0 && s.blank[q] != 0 {
			weight /= m.ways(q)
		}
	}
	if m.trust && m.paired() {
		return pool, 0
	}
	if m.need && !m.acts(s.turn) {
		return pool, 0
	}
	return pool, weight
}

// older returns the first place, counted from the newest card of a hand, at which a rank learned k draws ago may be held.
func (m *imagining) older(q engine.Seat, k int) uint8 {
	s := m.s
	k = min(k, max(0, int(s.blank[q])-s.holds[q].upTo(laneCount-1).len()))
	return uint8(k)
}

// seed deals one card of each rank that a hand is known to hold: every pair of an empty place and a card that may lie
// there is as likely as any other.
func (m *imagining) seed(q engine.Seat, r *cards.Rand, pool *[2]cards.Set, filled *[52]bool, weight *float64) bool {
	for b := m.s.holds[q].upTo(laneCount - 1); b != 0; b &= b - 1 {
		n, _ := m.pairs(q, b.first(), pool, filled, -1)
		if n == 0 {
			return false
		}
		*weight *= float64(n)
		_, c := m.pairs(q, b.first(), pool, filled, r.IntN(n))
		pool[0] &^= 1 << c
		pool[1] &^= 1 << c
	}
	return true
}

// pairs counts the pairs of a place and a card of a rank; with pick at 0 or more it deals that pair and returns its card.
func (m *imagining) pairs(q engine.Seat, rank cards.Rank, pool *[2]cards.Set, filled *[52]bool, pick int) (n int, c cards.Card) {
	from := m.older(q, m.s.holds[q].find(rank))
	for i := range m.n {
		x := &m.places[i]
		if x.seat != q {
			continue
		}
		set := pool[x.pool] & x.may & ofRank(rank)
		k := set.Len()
		if k == 0 {
			continue
		}
		for j := range x.n {
			if x.first+j < from || filled != nil && filled[x.at+j] {
				continue
			}
			if pick >= n && pick < n+k {
				c = set.Nth(pick - n)
				m.slots[x.at+j], filled[x.at+j] = c, true
				return n, c
			}
			n += k
		}
	}
	return n, cards.Back
}

// ways returns in how many ways seed could have come to the dealt hand.
func (m *imagining) ways(q engine.Seat) float64 {
	s, n := m.s, 1.0
	for b := s.holds[q].upTo(laneCount - 1); b != 0; b &= b - 1 {
		from, same := m.older(q, s.holds[q].find(b.first())), 0
		for i := from; i < s.blank[q]; i++ {
			if m.slots[m.start[q]+i].Rank() == b.first() {
				same++
			}
		}
		n *= float64(same)
	}
	return n
}

// acts reports whether the dealt hand has an action (R9).
func (m *imagining) acts(q engine.Seat) bool {
	for i := range m.s.blank[q] {
		if actingRanks.has(m.slots[m.start[q]+i].Rank()) {
			return true
		}
	}
	return false
}
