package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// judge weighs actions for a seat, by what the seat may know. Ten is about one point.
type judge struct {
	*State
	p      engine.Seat
	two    ranks     // the ranks of which the hand holds a pair
	unseen [14]uint8 // how many cards of each rank the seat does not see
	pool   int       // how many in all
}

// Prior weighs choices by what they are worth to the seat.
func (s *State) Prior(p engine.Seat, acts []engine.Action, w []int16) {
	j := judge{State: s, p: p}
	switch s.phase {
	case phaseAsked:
		j.priorAsked(acts, w)
		return
	case phaseAttacked:
		j.priorAttacked(acts, w)
		return
	}
	j.countCards()
	if s.phase == phaseAdding {
		j.priorAdding(acts, w)
		return
	}
	for i, a := range acts {
		worth := 0
		switch a.Verb() {
		case verbDone:
			worth = 10
		case verbAttack:
			worth = j.attackWorth(cards.Rank(a.A()), engine.Seat(a.B()), a.C() == 1)
			if s.house&houseCombine != 0 && s.phase == phaseAct && a.C() == 0 {
				worth = max(worth, j.together(cards.Rank(a.A()), engine.Seat(a.B())))
			}
		case verbDefend:
			worth = j.setWorth(cards.Rank(a.A())) + 200
		case verbAce:
			worth = j.aceWorth()
		case verbAsk:
			worth = j.askWorth(engine.Seat(a.A()), cards.Rank(a.B()))
		}
		w[i] = int16(min(max(worth, 0), 30000))
	}
	j.ruleOut(acts, w)
}

// priorAsked weighs a Jack: it is best kept for an ask that hits something worth saving.
func (j *judge) priorAsked(acts []engine.Action, w []int16) {
	jack := int16(0)
	if held := j.hand[j.p] & ofRank(j.rank); held != 0 {
		jack = 50
		if jackSaves(j.rank) || j.house&houseGiveAll != 0 && held.Len() > 1 {
			jack = 200
		}
	}
	for i, a := range acts {
		w[i] = 100
		if a.Verb() == verbJack {
			w[i] = jack
		}
	}
}

// jackSaves reports whether a card of a rank is worth a Jack.
func jackSaves(r cards.Rank) bool { return r >= 6 || r <= 3 }

// priorAdding weighs adding to an attack (R23). What is added strikes without loss to the target's defences, but one King
// stops it with all the rest. A set kept back costs another turn, unless turns are free.
func (j *judge) priorAdding(acts []engine.Action, w []int16) {
	t := j.target
	net, _ := j.cost()
	king, points, kills := j.chance(t, cards.King), int(j.points[t]), false
	for i, a := range acts {
		r, queen := cards.Rank(a.A()), a.B() == 1
		if a.Verb() == verbStrike {
			w[i] = striking
			if net >= points {
				w[i] = winning
			} else if kills && j.left().Len() == 2 {
				w[i] = 0 // the attack that wins the game is at hand
			}
			continue
		}
		now, most := j.after(r, t, queen)
		bare := now // without the Queen
		if queen {
			bare, _ = j.after(r, t, false)
		}
		switch {
		case net >= points, queen && (bare >= points || now-bare <= 5 && now < points):
			w[i] = 0 // there is nothing left to take, or the Queen adds next to nothing
		case now >= points:
			kills = true
			w[i] = int16(winning + 10*(150-10*int(r)))
		case most >= points && !queen:
			w[i] = winning - 1
		default:
			gain := now - net
			if queen {
				gain -= 28
			}
			keep := max(0, 10*int(r)-j.protection(t)) * 10 * (2*certain - king) / (2 * certain)
			if !j.free {
				keep -= 300
			}
			w[i] = int16(max(10, striking+10*gain*(certain-king)/certain-keep))
		}
	}
}

const striking = 200 // the weight of adding nothing to an attack

// together is what an attack with a set is worth that does not take the target's last points alone, but does with the other
// sets in hand; 0 if they do not.
func (j *judge) together(r cards.Rank, t engine.Seat) int {
	points := int(j.points[t])
	if now, most := j.after(r, t, false); now >= points || most < points {
		return 0
	}
	return winning - 1
}

// after returns what the attack under way costs t once a set is added, and what it costs with all other sets in hand as
// well (R23). The hand's Queen may come with any set (R37).
func (j *judge) after(r cards.Rank, t engine.Seat, queen bool) (now, most int) {
	hand := j.hand[j.p]
	value, rest := j.value()+10*int(r), -10*int(r)
	for m := j.two & attackRanks; m != 0; m &= m - 1 {
		rest += 10 * int(m.first()) * ((hand & ofRank(m.first())).Len() / 2)
	}
	queen = queen || j.laid&ofRank(cards.Queen) != 0
	now, most = value, value+rest
	if !queen {
		now = max(0, now-j.protection(t))
	}
	if !queen && (rest == 0 || hand&ofRank(cards.Queen) == 0) {
		most = max(0, most-j.protection(t))
	}
	return now, most
}

// priorAttacked weighs a King, and rules out letting the last points go (R44).
func (j *judge) priorAttacked(acts []engine.Action, w []int16) {
	king := j.kingWorth()
	for i, a := range acts {
		switch {
		case a.Verb() == verbKing:
			w[i] = king
		case king < lifesaver || len(acts) == 1:
			w[i] = 100
		default:
			w[i] = 0
		}
	}
}

const (
	lifesaver = 1000 // the weight of a King that saves the last points
	kingSaves = 60   // between two, so many points are worth a King
)

func (j *judge) kingWorth() int16 {
	net, _ := j.cost()
	switch left := j.left().Len(); {
	case net >= int(j.points[j.p]):
		return lifesaver
	case net < 20:
		return 0 // a King is worth more
	case left == 2 && net >= kingSaves, net > 100, (j.hand[j.p]&ofRank(cards.King)).Len() > 1 && net >= 70:
		return 200
	}
	return 10
}

// blows guesses how many attacks the seat still has to suffer: about a dozen in a game.
func (j *judge) blows() int { return 1 + int(j.points[j.p])/45 }

// setWorth is what a set is worth to its owner: the damage it does, or what it saves over the game. An Ace and a card of
// royalty need no second one.
func (j *judge) setWorth(r cards.Rank) int {
	switch r {
	case 2:
		return 100 * j.blows()
	case 3:
		return 150 * j.blows()
	case cards.Ace:
		return j.aceWorth()
	case cards.Jack:
		return 200
	case cards.Queen:
		return 300
	case cards.King:
		return 600
	}
	return 100 * int(r)
}

func (j *judge) aceWorth() int { return 50*j.blows() - 50 }

// dead is the weight, between two, of laying a set that does next to nothing. Protection only grows (R30), so the set
// will never do more and is no loss. Laying it is seldom best. But a player with nothing but royalty left draws before
// acting (R9).
const dead = 5

func (j *judge) attackWorth(r cards.Rank, t engine.Seat, queen bool) int {
	value, points := 10*int(r), int(j.points[t])
	net := value - min(value, j.protection(t))
	if queen {
		if net >= points || value-net <= 5 && value < points {
			return 0 // the set kills without the Queen, or she adds next to nothing
		}
		net = value
	}
	switch {
	case net <= 5 && net < points:
		if j.seats == 2 {
			return dead
		}
		return 0
	case net >= points:
		return winning + 10*(150-value) // a kill, best with the smallest set that does it
	case queen:
		net -= 28
	}
	worth := 10*net + 200
	if j.seats > 2 {
		worth += (startPoints - points) / 4 // the weakest first
	}
	return worth
}

// askWorth is what an ask is worth: the set that it may complete, by the chance that it does, and a card in any case.
func (j *judge) askWorth(t engine.Seat, r cards.Rank) int {
	chance := j.chance(t, r)
	set := j.setWorth(r)
	if j.spare(r) {
		set = set / 3 // a spare, or half of another set
	}
	// A card drawn is worth about 25 points. A card taken is also missing in the other hand.
	return hopeless + chance*(set+100)/certain
}

// spare reports whether the seat has a set of a rank: another card would only begin the next.
func (j *judge) spare(r cards.Rank) bool { return (j.two & setRanks).has(r) }

const certain = 1000 // the chance of what is sure

// chance guesses how likely it is that t holds a rank.
func (j *judge) chance(t engine.Seat, r cards.Rank) int {
	if j.shown(t, r) {
		return certain
	}
	n := j.size(t) - j.known[t].Len()
	if k := j.lacks[t].find(r); k < laneCount {
		n = min(n, k)
	}
	if j.pool == 0 || n <= 0 {
		return 0
	}
	miss := certain
	for range n {
		miss = miss * (j.pool - int(j.unseen[r])) / j.pool
	}
	return certain - miss
}

// countCards looks through what the seat sees.
func (j *judge) countCards() {
	_, j.two = count(j.hand[j.p])
	seen := j.hand[j.p] | j.discard | j.laid
	for q := range j.seats {
		seen |= j.kingdom[q] | j.known[q]
	}
	for r := cards.Ace; r <= cards.King; r++ {
		j.unseen[r] = uint8(4 - (seen & ofRank(r)).Len())
	}
	j.pool = 52 - seen.Len()
}
