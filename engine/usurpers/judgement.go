package usurpers

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Prior writes how good a seat's actions look to somebody who sees that seat's hand, what lies open, and counts.
func (s *State) Prior(seat engine.Seat, acts []engine.Action, w []int16) {
	switch s.phase {
	case phAction:
		s.priorAction(seat, acts, w)
	case phAttack, phKill:
		s.priorCommit(seat, acts, w)
	case phPair:
		auto := slices.ContainsFunc(acts, func(a engine.Action) bool { return a.Verb() == vAuto })
		for i, a := range acts {
			if w[i] = 1; auto {
				w[i] = 0
			}
			switch a.Verb() {
			case vAuto: // U6.19 nothing is better
				w[i] = 100
			case vSword:
				if w[i] = 0; worth[s.half.card()] >= worth[a.B()] && !auto {
					w[i] = 20 + int16(worth[a.B()])
				}
			case vPair:
				if !auto {
					w[i] = int16(10 * s.npairs)
				}
			}
		}
	case phSettle:
		s.priorSettle(seat, acts, w)
	}
}

// pool is every card of a rival that may be in its hand or its draw pile, for all that is public: U10.7.
func (s *State) pool(d engine.Seat) cards.Set {
	open := s.discard[d]
	if s.topOnly {
		open = s.seen[d]
	}
	t := cards.FullDeck &^ (open | s.arena[d])
	for r := cards.Set(s.royals[d]); r != 0; r &= r - 1 {
		slot := uint8(r.First())
		t &^= cards.Of(faceOf(slot), s.point[d][slot])
	}
	return t
}

// lacks is the chance, of a thousand, that a rival's hand holds no card of a set. pool is the rival's.
func (s *State) lacks(d engine.Seat, pool, set cards.Set) int32 {
	if s.known[d]&set != 0 {
		return 0
	}
	pool &^= s.known[d]
	m, k := uint32(pool.Len()), uint32((pool & set).Len())
	if k == 0 {
		return 1000
	}
	miss := uint32(1000)
	for h := int(s.nhand[d]) - s.known[d].Len(); h > 0 && m > 0; h-- {
		if m <= k {
			return 0
		}
		miss = uint32(uint64(miss*(m-k)) * parts[m] >> 32)
		m--
	}
	return int32(miss)
}

// parts holds 2^32 divided by a number of cards, rounded up: multiplying with it divides thousands exactly, and is much quicker.
var parts = func() (p [deck + 1]uint64) {
	for m := uint64(1); m <= deck; m++ {
		p[m] = (1<<32 + m - 1) / m
	}
	return p
}()

// from holds the number cards of a value or more.
var from = func() (v [12]cards.Set) {
	for w := 10; w > 0; w-- {
		v[w] = v[w+1] | valued[w]
	}
	return v
}()

// danger is how much of a rival's loss is one's own gain, in percent: more for those who lead.
func (s *State) danger(x, d engine.Seat) int32 {
	p, t := int32(s.points[d]), int32(s.target())
	f := 30 + 40*p/t
	if p >= t {
		f = 100
	} else if p > int32(s.points[x]) {
		f += 10
	}
	return f
}

// victim is what a seat makes of a rival it may strike at, whatever royal it aims at.
type victim struct {
	seen   bool
	pool   cards.Set
	open   int32 // the chance, of a thousand, of no shield against the best red
	danger int32
	alarm  int32 // 0 unless the rival wins unless stopped
}

func (s *State) victim(x, d engine.Seat, bestRed uint8) victim {
	v := victim{seen: true, pool: s.pool(d), danger: s.danger(x, d)}
	v.open = 150 + 850*s.lacks(d, v.pool, blackNumbers&from[bestRed])/1000
	if left := s.threat(d); left > 0 {
		v.alarm = alarm(left)
	}
	return v
}

// priorAction weighs the actions of a turn by hundredths of a point, own or taken.
func (s *State) priorAction(x engine.Seat, acts []engine.Action, w []int16) {
	hand := s.hand[x]
	reds := (hand & redNumbers).Len()
	bestRed := uint8(0)
	for t := hand & redNumbers; t != 0; t &= t - 1 {
		bestRed = max(bestRed, worth[t.First()])
	}
	target, points, bestRoyal := int32(s.target()), int32(s.points[x]), s.bestRoyal(x)
	var victims [seats]victim
	best := int32(0)
	for i, a := range acts {
		score := int32(0)
		switch a.Verb() {
		case vRoyal:
			c := cards.Card(a.B())
			v := int32(worth[c])
			score = 100*v + 60
			if hand&lower[c] != 0 {
				score += 25 * v / 2
			}
			if points+v >= target {
				score += 400
			}
		case vDump:
			if score = 3; points == 0 {
				score = 60
			}
		case vAttack:
			score = s.attackWorth(x, engine.Seat(a.A()), reds)
		case vKill:
			d, slot := engine.Seat(a.A()), a.B()
			if bestRed == 0 { // nothing to hit with
				break
			}
			r := &victims[d]
			if !r.seen {
				*r = s.victim(x, d, bestRed)
			}
			c := s.point[d][slot]
			v := int32(worth[c])
			bare := s.lacks(d, r.pool, lower[c]) // it falls, or loses some points
			loss := (v*bare + (1+v/4)*(1000-bare)) / 10
			score = loss * r.open / 1000 * r.danger / 100
			if r.alarm > 0 && int32(s.points[d])-loss/100 < target {
				score += r.alarm * r.open / 1000
			}
		}
		if score > 0 && s.misses(x, a, bestRoyal) {
			score = 0
		}
		w[i] = int16(max(0, min(score, 10000)))
		best = max(best, score)
	}
	for i := range acts {
		if score := int32(w[i]); score*trifle < best { // a whole turn for next to nothing
			w[i] = 0
		} else if score > 0 { // squared, so that a search spends its time on what matters
			w[i] = int16(min(1+score*score/1000, 30000))
		}
	}
	s.mustStop(x, acts, w)
}

// alarm is what it is worth to cut down a seat that wins unless stopped: all, when nobody comes after.
func alarm(left int) int32 { return 200 + 3000/int32(left) }

// attackWorth is what an attack may be expected to take from a seat.
func (s *State) attackWorth(x, d engine.Seat, reds int) int32 {
	quota := int32(max(1, min(s.counted(x), s.nhand[x])))
	swords := 100 * min(quota, int32(reds))
	shields := int32(0)
	for y := range engine.Seat(s.n) {
		if y != x && y != d && s.royals[y] != 0 {
			k := int32(min(s.counted(y), s.nhand[y]))
			swords += 50 * k
			shields += 20 * k
		}
	}
	shields += 55 * int32(min(s.counted(d), s.nhand[d]))
	hits := max(0, swords-shields)
	score := min(hits*3/2, 100*int32(s.points[d])) * s.danger(x, d) / 100
	if left := s.threat(d); left > 0 && 100*(int32(s.points[d])-int32(s.target())) < hits {
		score += alarm(left) * min(hits, 100) / 125
	}
	return score - 8*quota
}

func (s *State) priorSettle(x engine.Seat, acts []engine.Action, w []int16) {
	if s.aim > 0 {
		for i, a := range acts {
			switch {
			case s.overpays(x, a, acts):
				w[i] = 0
			case a.Verb() == vSwap:
				w[i] = 20 + 5*int16(worth[a.B()])
			case len(acts) == 1:
				w[i] = 8
			default: // U8.2 a lower card saves the royal
				w[i] = 0
			}
		}
		return
	}
	var p payer
	p.plan(s, x)
	cost := p.loss()
	for i, a := range acts {
		w[i] = 2
		switch a.Verb() {
		case vSettle:
			w[i] = 100
		case vOut:
			switch {
			case p.next == a.A() && p.best[a.A()] == giveUp:
				w[i] = 100
			case worth[s.point[x][a.A()]] > cost: // more than has to go
				w[i] = 0
			}
		case vSwap:
			switch {
			case p.next == a.A() && p.best[a.A()] == cards.Card(a.B()):
				w[i] = 100
			case worth[s.point[x][a.A()]]-worth[a.B()] > cost:
				w[i] = 0
			}
		}
	}
}

// Eval writes how the seats stand, as shares of a thousand: points, the best royal in the hand, and how soon a seat with
// enough points wins. The numbers fit the outcomes of 1,600 games of greedy players.
func (s *State) Eval(v *[engine.MaxSeats]int32) {
	*v = [engine.MaxSeats]int32{}
	if s.phase == phOver {
		var r engine.Result
		s.standing(&r)
		for x := range engine.Seat(s.n) {
			if r.Winners.Has(x) {
				v[x] = int32(1000 / r.Winners.Len())
			}
		}
		return
	}
	total := int64(0)
	var weight [engine.MaxSeats]int64
	for x := range engine.Seat(s.n) {
		p, left := int64(s.points[x]), int64(s.threat(x))
		if s.phase == phSettle && x == s.rival { // what it owes is as good as gone
			if p -= int64(s.need()); p < int64(s.target()) {
				left = 0
			}
		}
		strength := 101 + 8*p + 5*int64(s.bestRoyal(x))
		if x == s.turn {
			strength += 10
		}
		if left > 0 { // it wins unless somebody stops it
			strength += 272 / left
		}
		weight[x] = strength * strength * strength
		total += weight[x]
	}
	for x := range engine.Seat(s.n) {
		v[x] = int32(1000 * weight[x] / total)
	}
}

// bestRoyal is the value of the best royal a hand could play.
func (s *State) bestRoyal(x engine.Seat) (best uint8) {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		t := s.hand[x] & cards.OfSuit(u)
		if t&cards.AllCourts != 0 && t&cards.AllNumbers != 0 {
			best = max(best, worth[(t&cards.AllNumbers).Last()])
		}
	}
	return best
}
