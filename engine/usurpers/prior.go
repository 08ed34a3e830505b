package usurpers

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// judge weighs actions for a seat, by what that seat sees.
type judge struct {
	*State
	x engine.Seat
}

// Prior weighs a seat's actions by its hand, by what lies open, and by how many cards the others hold.
func (s *State) Prior(x engine.Seat, acts []engine.Action, w []int16) {
	j := judge{s, x}
	switch s.phase {
	case phaseAction:
		j.priorAction(acts, w)
	case phaseAttack, phaseKill:
		j.priorCommit(acts, w)
	case phasePair:
		j.priorPair(acts, w)
	case phaseSettle:
		j.priorSettle(acts, w)
	}
}

// priorPair takes the best pairing, and leaves no shield unused where it is not offered: U6.19.
func (j judge) priorPair(acts []engine.Action, w []int16) {
	auto := slices.ContainsFunc(acts, func(a engine.Action) bool { return a.Verb() == verbAuto })
	for i, a := range acts {
		switch a.Verb() {
		case verbAuto:
			w[i] = 100
		case verbShield:
			w[i] = 1
		case verbSword:
			if w[i] = 0; worth[j.half.card()] >= worth[a.B()] {
				w[i] = 20 + int16(worth[a.B()])
			}
		case verbPair:
			w[i] = int16(10 * j.npairs)
		}
		if auto && a.Verb() != verbAuto {
			w[i] = 0
		}
	}
}

// pool holds the cards that may be in a rival's hand or draw pile, by what everybody has seen: U10.7.
func (j judge) pool(d engine.Seat) cards.Set {
	open := j.discard[d]
	if j.topOnly {
		open = j.seen[d]
	}
	return cards.FullDeck &^ (open | j.arena[d] | j.crowned(d))
}

// certain is the chance of what is certain. Chances are counted by the thousand.
const certain = 1000

// lacks is the chance that a rival's hand holds no card of a set. pool is the rival's.
func (j judge) lacks(d engine.Seat, pool, set cards.Set) int32 {
	if j.known[d]&set != 0 {
		return 0
	}
	pool &^= j.known[d]
	m, k := uint32(pool.Len()), uint32((pool & set).Len())
	if k == 0 {
		return certain
	}
	miss := uint32(certain)
	for h := int(j.nhand[d]) - j.known[d].Len(); h > 0 && m > 0; h-- {
		if m <= k {
			return 0
		}
		miss = uint32(uint64(miss*(m-k)) * parts[m] >> 32)
		m--
	}
	return int32(miss)
}

// parts holds 2^32 divided by each number of cards, rounded up. To multiply by it divides thousands exactly, and is
// quicker.
var parts = func() (p [deck + 1]uint64) {
	for m := uint64(1); m <= deck; m++ {
		p[m] = (1<<32 + m - 1) / m
	}
	return p
}()

// from holds the number cards of each value or more.
var from = func() (v [12]cards.Set) {
	for w := 10; w > 0; w-- {
		v[w] = v[w+1] | valued[w]
	}
	return v
}()

// danger is how much of a rival's loss is one's own gain, in percent. It is more for a rival who leads.
func (j judge) danger(d engine.Seat) int32 {
	p, t := int32(j.points[d]), int32(j.target())
	f := 30 + 40*p/t
	if p >= t {
		f = 100
	} else if p > int32(j.points[j.x]) {
		f += 10
	}
	return f
}

// victim is what a seat thinks of a rival that it may strike at, whatever royal it aims at.
type victim struct {
	seen   bool
	pool   cards.Set
	open   int32 // the chance that no shield stops the best red card
	danger int32
	alarm  int32 // 0 for a rival who is not about to win
}

func (j judge) victim(d engine.Seat, bestRed uint8) victim {
	v := victim{seen: true, pool: j.pool(d), danger: j.danger(d)}
	v.open = 150 + 850*j.lacks(d, v.pool, blackNumbers&from[bestRed])/certain
	if left := j.threat(d); left > 0 {
		v.alarm = alarm(left)
	}
	return v
}

// priorAction weighs the actions of a turn by hundredths of a point, won or taken.
func (j judge) priorAction(acts []engine.Action, w []int16) {
	hand := j.hand[j.x]
	reds := (hand & redNumbers).Len()
	bestRed := uint8(0)
	for t := hand & redNumbers; t != 0; t &= t - 1 {
		bestRed = max(bestRed, worth[t.First()])
	}
	target, points, bestRoyal := int32(j.target()), int32(j.points[j.x]), bestRoyal(j.hand[j.x])
	var victims [seats]victim
	best := int32(0)
	for i, a := range acts {
		score := int32(0)
		switch a.Verb() {
		case verbRoyal:
			c := cards.Card(a.B())
			v := int32(worth[c])
			score = 100*v + 60
			if hand&lower[c] != 0 {
				score += 25 * v / 2
			}
			if points+v >= target {
				score += 400
			}
		case verbDump:
			if score = 3; points == 0 {
				score = 60
			}
		case verbAttack:
			score = j.attackWorth(engine.Seat(a.A()), reds)
		case verbKill:
			d, slot := engine.Seat(a.A()), a.B()
			if bestRed == 0 { // no sword
				break
			}
			r := &victims[d]
			if !r.seen {
				*r = j.victim(d, bestRed)
			}
			score = j.strikeWorth(r, d, slot)
		}
		if score > 0 && j.misses(a, bestRoyal) {
			score = 0
		}
		w[i] = int16(max(0, min(score, 10000)))
		best = max(best, score)
	}
	for i := range acts {
		if score := int32(w[i]); score*trifle < best {
			w[i] = 0
		} else if score > 0 { // squared, so that a search spends its time on what matters
			w[i] = int16(min(1+score*score/1000, 30000))
		}
	}
	j.mustStop(acts, w)
}

// strikeWorth is what a strike at one royal may be expected to take from a rival.
func (j judge) strikeWorth(r *victim, d engine.Seat, slot uint8) int32 {
	c := j.point[d][slot]
	v := int32(worth[c])
	bare := j.lacks(d, r.pool, lower[c]) // then the royal falls, else it loses some points
	loss := (v*bare + (1+v/4)*(certain-bare)) / 10
	score := loss * r.open / certain * r.danger / 100
	if r.alarm > 0 && int32(j.points[d])-loss/100 < int32(j.target()) {
		score += r.alarm * r.open / certain
	}
	return score
}

// alarm is what it is worth to cut down a seat that is about to win, the more the fewer turns are left to do it.
func alarm(left int) int32 { return 200 + 3000/int32(left) }

// attackWorth is what an attack may be expected to take from a rival.
func (j judge) attackWorth(d engine.Seat, reds int) int32 {
	quota := int32(max(1, min(j.counted(j.x), j.nhand[j.x])))
	swords := 100 * min(quota, int32(reds))
	shields := int32(0)
	for y := range engine.Seat(j.n) {
		if y != j.x && y != d && j.royals[y] != 0 {
			k := int32(min(j.counted(y), j.nhand[y]))
			swords += 50 * k
			shields += 20 * k
		}
	}
	shields += 55 * int32(min(j.counted(d), j.nhand[d]))
	hits := max(0, swords-shields)
	score := min(hits*3/2, 100*int32(j.points[d])) * j.danger(d) / 100
	if left := j.threat(d); left > 0 && 100*(int32(j.points[d])-int32(j.target())) < hits {
		score += alarm(left) * min(hits, 100) / 125
	}
	return score - 8*quota
}
