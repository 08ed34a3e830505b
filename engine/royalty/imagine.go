package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// A world is one way the unseen cards may lie: those of each hand in the order they were drawn, and the deck. All
// worlds that agree with what everybody knows, and with the seat's own cards, are equally likely.
//
// A deal fills the slots that knowledge binds most first, so that nearly every deal succeeds. That way some worlds come
// about more often than others. To make up for it, several worlds are dealt. Each replaces the one before with odds
// that depend on how unlikely its deal was (the independence sampler of Metropolis and Hastings).

// A stretch is a row of slots that the same cards may fill. A slot is an unseen card of a hand.
type stretch struct {
	seat   engine.Seat
	first  uint8     // the first slot, counted from the newest card of the hand
	n      uint8     // how many slots
	pool   uint8     // poolDeck or poolOlder
	may    cards.Set // the cards that may lie here
	at     uint8     // the first slot among those of all hands
	choice int       // how many cards may lie here before any is dealt
}

// The pools of unseen cards: those that the present deck was made of, and older ones.
const (
	poolDeck uint8 = iota
	poolOlder
	pools
)

// imagining is the work of filling in what a redacted state hides.
type imagining struct {
	s         *State
	hands     int  // how many hands are unseen
	held      bool // one of them is known to hold some rank
	even      bool // every deal is as likely as any other
	stretches [2 * maxSeats * (laneCount + 1)]stretch
	n         int
	pool      [pools]cards.Set // the cards still to be dealt
	dealt     [52]cards.Card   // the slots of all hands, those of a seat from the newest on
	start     [maxSeats]uint8  // the first slot of each hand
	trust     bool             // doubts are believed
	need      bool             // the turn player must have an action
}

// Imagine fills in what Redact has hidden, with a fair sample of what may be true.
func (s *State) Imagine(_ engine.Seat, r *cards.Rand) {
	m := imagining{s: s}
	m.fill(r)
}

// Suppose is Imagine for worlds in which the other player has probably acted as Prior advises, as far as the doubts
// tell.
func (s *State) Suppose(_ engine.Seat, r *cards.Rand) {
	m := imagining{s: s, trust: s.seats == 2 && r.IntN(100) < trusting}
	m.fill(r)
}

// fill deals a world into the state.
func (m *imagining) fill(r *cards.Rand) {
	s := m.s
	m.prepare()
	m.sample(r)
	s.imagined = true
	for q := range engine.Seat(s.seats) {
		for i := range s.blank[q] {
			s.hand[q] |= 1 << m.dealt[m.start[q]+i]
		}
		if q == s.turn && s.phase == phaseGained && s.gained == cards.Back {
			s.gained = m.dealt[m.start[q]] // the newest
		}
		s.blank[q] = 0
	}
	n := 0
	for rest := m.pool[poolDeck]; rest != 0; rest &= rest - 1 {
		s.deck[n] = rest.First()
		n++
	}
	r.Shuffle(s.deck[:n])
	s.rng = cards.NewRand(r.Uint64(), r.Uint64())
}

// prepare lists the stretches and the pools.
func (m *imagining) prepare() {
	s := m.s
	unseen := cards.FullDeck &^ (s.discard | s.laid)
	for q := range engine.Seat(s.seats) {
		unseen &^= s.hand[q] | s.kingdom[q]
	}
	m.pool = [pools]cards.Set{unseen & s.stock, unseen &^ s.stock}
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
			if i < laneCount { // beyond the lanes all slots are alike
				end = i + 1
			}
			pool := poolOlder
			if i < fresh {
				pool, end = poolDeck, min(end, fresh)
			}
			may := m.pool[pool]
			lacks := s.lacks[q]
			if m.trust {
				lacks |= s.doubts[q]
			}
			for b := lacks.upTo(int(min(i, laneCount-1))); b != 0; b &= b - 1 {
				may &^= ofRank(b.first())
			}
			m.insert(stretch{seat: q, first: i, n: end - i, pool: pool, may: may, at: at + i, choice: may.Len()})
			i = end
		}
		at += n
	}
	if s.phase == phaseAct && !s.acted && s.blank[s.turn] != 0 {
		one, _ := count(s.hand[s.turn])
		m.need = one&s.house.acting() == 0
	}
	m.even = m.hands <= 1 && !m.held
}

// insert keeps the stretches in order, those with the fewest choices first.
func (m *imagining) insert(x stretch) {
	i := m.n
	for ; i > 0 && m.stretches[i-1].choice > x.choice; i-- {
		m.stretches[i] = m.stretches[i-1]
	}
	m.stretches[i] = x
	m.n++
}

const (
	deals      = 8    // how many deals compete
	distrust   = 20   // deals that may fail before the doubts are given up
	patience   = 300  // deals that may fail before one world is enough
	strictness = 3000 // deals that may fail before knowledge is given up, so that Imagine always ends
)

// sample deals until enough worlds have competed.
func (m *imagining) sample(r *cards.Rand) {
	n := deals
	if m.even {
		n = 1
	}
	last := 0.0
	var dealt [52]cards.Card
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
			last, dealt, rest = weight, m.dealt, pool[poolDeck]
		}
		n--
	}
	m.dealt, m.pool[poolDeck] = dealt, rest
}

// deal fills all slots once. It returns the cards left over and how unlikely the deal was, 0 when it failed.
func (m *imagining) deal(r *cards.Rand, loose bool) (pool [pools]cards.Set, weight float64) {
	s, filled := m.s, [52]bool{}
	pool, weight = m.pool, 1
	for q := range engine.Seat(s.seats) {
		if s.holds[q] != 0 && s.blank[q] != 0 && !loose && !m.plant(q, r, &pool, &filled, &weight) {
			return pool, 0
		}
	}
	for i := range m.n {
		x := &m.stretches[i]
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
			m.dealt[x.at+j] = c
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

// older returns the first slot of a hand where the card may lie of a rank learned k draws ago.
func (m *imagining) older(q engine.Seat, k int) uint8 {
	s := m.s
	k = min(k, max(0, int(s.blank[q])-s.holds[q].upTo(laneCount-1).len()))
	return uint8(k)
}

// plant deals a card of each rank that a hand is known to hold. Every pair of an empty slot and a card that may lie
// there is equally likely.
func (m *imagining) plant(q engine.Seat, r *cards.Rand, pool *[pools]cards.Set, filled *[52]bool,
	weight *float64) bool {
	for b := m.s.holds[q].upTo(laneCount - 1); b != 0; b &= b - 1 {
		n, _ := m.pairs(q, b.first(), pool, filled, -1)
		if n == 0 {
			return false
		}
		*weight *= float64(n)
		_, c := m.pairs(q, b.first(), pool, filled, r.IntN(n))
		pool[poolDeck] &^= 1 << c
		pool[poolOlder] &^= 1 << c
	}
	return true
}

// pairs counts the pairs of a slot and a card of a rank. From 0 on, pick is the pair to deal, and its card is returned.
func (m *imagining) pairs(q engine.Seat, rank cards.Rank, pool *[pools]cards.Set, filled *[52]bool,
	pick int) (n int, c cards.Card) {
	from := m.older(q, m.s.holds[q].find(rank))
	for i := range m.n {
		x := &m.stretches[i]
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
				m.dealt[x.at+j], filled[x.at+j] = c, true
				return n, c
			}
			n += k
		}
	}
	return n, cards.Back
}

// ways returns in how many ways plant could have led to the dealt hand.
func (m *imagining) ways(q engine.Seat) float64 {
	s, n := m.s, 1.0
	for b := s.holds[q].upTo(laneCount - 1); b != 0; b &= b - 1 {
		from, same := m.older(q, s.holds[q].find(b.first())), 0
		for i := from; i < s.blank[q]; i++ {
			if m.dealt[m.start[q]+i].Rank() == b.first() {
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
		if m.s.house.acting().has(m.dealt[m.start[q]+i].Rank()) {
			return true
		}
	}
	return false
}

// paired reports whether a dealt hand holds a pair that its owner would have laid before.
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
			c := m.dealt[int(m.start[q])+i]
			for k := 0; k < laneCount && k <= i; k++ {
				if m.twice(&once[k], c, q, k) {
					return true
				}
			}
		}
	}
	return false
}

// twice notes a card. It reports whether that is the second of a rank that was thought single k draws ago.
func (m *imagining) twice(once *ranks, c cards.Card, q engine.Seat, k int) bool {
	r := ranks(1) << c.Rank()
	if m.s.singles[q].lane(k)&r == 0 {
		return false
	}
	again := *once&r != 0
	*once |= r
	return again
}
