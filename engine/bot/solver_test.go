package bot

import (
	"math"

	"royals/engine"
	"royals/engine/cards"
)

// bounds say what a choice is worth at least and at most, in thousandths of a win.
type bounds struct{ low, high int32 }

// open is what is known of a choice that leaves something to decide for another seat: nothing.
var open = bounds{0, 1000}

// plan is what the mover may do further on, told by nothing but what it may choose from: it knows more than that, so it can do no worse.
type plan struct {
	sum  int64 // what comes of it at least, in the worlds that leave nothing more to choose
	next map[uint64]map[engine.Action]*plan
}

// best is what the best plan comes to.
func (p *plan) best() int64 {
	sum := p.sum
	for _, acts := range p.next {
		most := int64(0)
		for _, q := range acts {
			most = max(most, q.best())
		}
		sum += most
	}
	return sum
}

// on returns what follows from an action out of those on offer.
func (p *plan) on(offer uint64, a engine.Action) *plan {
	if p.next == nil {
		p.next = map[uint64]map[engine.Action]*plan{}
	}
	if p.next[offer] == nil {
		p.next[offer] = map[engine.Action]*plan{}
	}
	q := p.next[offer][a]
	if q == nil {
		q = &plan{}
		p.next[offer][a] = q
	}
	return q
}

// solver works out, world by world, what follows from a choice of the mover.
type solver struct {
	g               engine.Game
	mover           engine.Seat
	r               *cards.Rand
	spent, patience int   // positions looked at in this world, and how many may be
	high            int32 // what the mover's best way on is worth at most in this world
	final           engine.Result
}

// even reports whether a decision is a throw of hands that settles a tie: an even chance for either side when one of them throws as chance
// will, whatever the other does, so that nothing is decided by it.
func (v *solver) even(acts []engine.Action) bool {
	return v.g.Info().Verbs[acts[0].Verb()].Name == "rock"
}

// follow goes on from a state and books what the mover may come to by a plan.
func (v *solver) follow(s engine.State, p *plan) {
	b, again := v.until(s)
	if !again {
		p.sum += int64(b.low)
		v.high = max(v.high, b.high)
		return
	}
	t := s.Fresh()
	acts, all := s.Rising(v.mover, nil), v.patience
	offer := uint64(0)
	for _, a := range acts {
		offer = cards.Mix(offer, uint64(a))
	}
	for i, a := range acts {
		t.CopyFrom(s)
		must(engine.Apply(t, v.mover, a, nil))
		v.patience = v.spent + (all-v.spent)/(len(acts)-i) // a long way along one leaves the others theirs
		v.follow(t, p.on(offer, a))
	}
	v.patience = all
}

// until plays on until the mover has a choice, and reports that, or until nothing is left to decide. Where another seat decides,
// everything it may do is tried: the bounds are the worst and the best of it.
func (v *solver) until(s engine.State) (b bounds, again bool) {
	for {
		if v.spent++; v.spent > v.patience {
			return open, false
		}
		actors := s.Actors()
		if actors == 0 {
			v.final.Reset()
			if s.Result(&v.final); !v.final.Winners.Has(v.mover) {
				return bounds{}, false
			}
			x := int32(1000 / v.final.Winners.Len())
			return bounds{x, x}, false
		}
		p := actors.First()
		acts := s.Rising(p, nil)
		switch {
		case len(acts) == 1:
			must(engine.Apply(s, p, acts[0], nil))
			continue
		case v.even(acts):
			must(engine.Apply(s, p, acts[v.r.IntN(len(acts))], nil))
			continue
		case actors == engine.Only(v.mover):
			return open, true
		}
		return v.span(s, acts, p), false
	}
}

// span is the worst and the best that may come of a decision, whoever decides from there on.
func (v *solver) span(s engine.State, acts []engine.Action, p engine.Seat) bounds {
	b := bounds{1000, 0}
	t := s.Fresh()
	for _, a := range acts {
		t.CopyFrom(s)
		must(engine.Apply(t, p, a, nil))
		x, again := v.until(t)
		if again {
			x = v.span(t, t.Rising(v.mover, nil), v.mover)
		}
		b.low, b.high = min(b.low, x.low), max(b.high, x.high)
		if b == open {
			break
		}
	}
	return b
}

// ending is a position in which the mover has the last word: what its best choice is worth is certain, whatever the others
// may still do.
type ending struct {
	g    engine.Game
	s    engine.State // redacted
	seat engine.Seat
	runs [][]engine.Action
	good []int     // which more worlds might show to be the best
	top  float64   // what the best choice is worth, in thousandths
	sure bool      // the best choice wins alone in every world
	mine []float64 // what the answer is worth in each round of worlds
}

const (
	someWorlds = 8
	manyWorlds = 200
	mostRuns   = 200
)

// whole lists all whole choices of a seat; nil when they are too many.
func whole(s engine.State, seat engine.Seat, run []engine.Action, list [][]engine.Action) [][]engine.Action {
	t := s.Fresh()
	for _, a := range s.Rising(seat, nil) {
		next := append(append([]engine.Action(nil), run...), a)
		if !a.IsStep() {
			list = append(list, next)
		} else {
			t.CopyFrom(s)
			must(engine.Apply(t, seat, a, nil))
			if list = whole(t, seat, next, list); list == nil {
				return nil
			}
		}
		if len(list) > mostRuns {
			return nil
		}
	}
	return list
}

// worth says what a choice is worth on the average of worlds: at least, if the mover goes by a plan, and at most, if it knew everything.
func worth(g engine.Game, s engine.State, seat engine.Seat, run []engine.Action, worlds int, seed uint64) (low, high float64) {
	r, chance := cards.NewRand(seed, 1), cards.NewRand(seed, 2)
	v := solver{g: g, mover: seat, r: &chance, patience: 400}
	if worlds == 1 {
		v.patience = 60
	}
	t := s.Fresh()
	var sum int64
	var way plan
	for range worlds {
		t.CopyFrom(s)
		t.Imagine(seat, &r)
		for _, a := range run {
			must(engine.Apply(t, seat, a, nil))
		}
		v.spent, v.high = 0, 0
		v.follow(t, &way)
		sum += int64(v.high)
	}
	return float64(way.best()) / float64(worlds), float64(sum) / float64(worlds)
}

// solve tries every choice in the given number of worlds. It reports whether the position is an ending: of every choice it is certain whether
// it is as good as the best, and not every choice is.
func (e *ending) solve(worlds int, seed uint64) bool {
	list := make([]struct{ low, high float64 }, len(e.runs))
	e.top, e.good = 0, e.good[:0]
	for i, run := range e.runs {
		x := &list[i]
		if x.low, x.high = worth(e.g, e.s, e.seat, run, worlds, seed); x.low == 0 && x.high == 1000 {
			return false
		}
		if x.low > e.top {
			e.top = x.low
		}
	}
	e.sure = e.top == 1000
	less := false
	for _, x := range list {
		switch {
		case x.high < 0.99*e.top:
			less = true
		case x.low < 0.99*e.top || x.high > e.top: // nobody knows
			return false
		}
	}
	for i, x := range list {
		if x.high >= 0.8*e.top {
			e.good = append(e.good, i)
		}
	}
	return less || worlds == 1
}

// loses reports whether the answer falls short of another by more than a hundredth of the best, and by how much in thousandths. Values are averages
// of worlds, the same for both: there are ever more of them until twice the standard error of the difference leaves no doubt that it does not; that
// it does takes four times the error, for who looks again and again sees twice the error sooner or later. Where doubt is left, it counts against
// the choice.
func (e *ending) loses(run, other []engine.Action, seed uint64) (bool, float64) {
	const rounds, each = 4000, 250
	var sum, squares, mean float64
	for i := range uint64(rounds) {
		a, _ := worth(e.g, e.s, e.seat, other, each, seed+i)
		if int(i) == len(e.mine) {
			b, _ := worth(e.g, e.s, e.seat, run, each, seed+i)
			e.mine = append(e.mine, b)
		}
		d := a - e.mine[i]
		sum += d
		squares += d * d
		n := float64(i + 1)
		mean = sum / n
		doubt := 2 * math.Sqrt(max(0, squares/n-mean*mean)/n)
		switch {
		case i < 3:
		case mean+doubt <= 0.01*e.top:
			return false, mean
		case i >= 39 && mean-2*doubt > 0.01*e.top:
			return true, mean
		}
	}
	return true, mean
}
