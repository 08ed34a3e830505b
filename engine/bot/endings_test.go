package bot

import (
	"flag"
	"math"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

var endings = flag.Int("endings", 0, "how many endings of each game to solve; 0 for a sample that takes seconds")

// bounds say what a choice is worth at least and at most, in thousandths of a win.
type bounds struct{ low, high int32 }

// open is what is known of a choice that leaves something to decide for another seat: nothing.
var open = bounds{0, 1000}

// solver works out, world by world, what follows from a choice of the mover.
type solver struct {
	g               engine.Game
	mover           engine.Seat
	r               *cards.Rand
	spent, patience int              // positions looked at in this world, and how many may be
	plans           map[uint64]int32 // what each plan is worth at least: the mover's further choices, by their hash
	high            int32            // what the best of them is worth at most in this world
	least           int32            // what the worst of them is worth at least in this world
	final           engine.Result
}

// even reports whether a decision is a throw of hands that settles a tie: an even chance for either side when one of them throws as chance
// will, whatever the other does, so that nothing is decided by it.
func (v *solver) even(acts []engine.Action) bool {
	return v.g.Info().Verbs[acts[0].Verb()].Name == "rock"
}

// follow goes on from a state and books what the mover may come to by plan and its continuations.
func (v *solver) follow(s engine.State, plan uint64) {
	b, again := v.until(s)
	if !again {
		v.book(plan, b)
		return
	}
	t := s.Fresh()
	for _, a := range s.Legal(v.mover, nil) {
		t.CopyFrom(s)
		must(t.Apply(v.mover, a, nil))
		v.follow(t, cards.Mix(plan, uint64(a)))
	}
}

func (v *solver) book(plan uint64, b bounds) {
	v.plans[plan] += b.low
	v.high, v.least = max(v.high, b.high), min(v.least, b.low)
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
		acts := s.Legal(p, nil)
		switch {
		case len(acts) == 1:
			must(s.Apply(p, acts[0], nil))
			continue
		case v.even(acts):
			must(s.Apply(p, acts[v.r.IntN(len(acts))], nil))
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
		must(t.Apply(p, a, nil))
		x, again := v.until(t)
		if again {
			x = v.span(t, t.Legal(v.mover, nil), v.mover)
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
	best int
	top  float64 // what the best choice is worth, in thousandths
	sure bool    // the best choice wins alone in every world
	all  bool    // of every choice it is certain whether it is as good
}

const (
	someWorlds = 8
	manyWorlds = 200
	mostRuns   = 200
)

// whole lists all whole choices of a seat; nil when they are too many.
func whole(s engine.State, seat engine.Seat, run []engine.Action, list [][]engine.Action) [][]engine.Action {
	t := s.Fresh()
	for _, a := range s.Legal(seat, nil) {
		next := append(append([]engine.Action(nil), run...), a)
		if !a.IsStep() {
			list = append(list, next)
		} else {
			t.CopyFrom(s)
			must(t.Apply(seat, a, nil))
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

// worth says what a choice is worth on the average of worlds: at least, if the mover makes up its mind now what it does afterwards
// or does the worst, and at most, if it knew everything.
func worth(g engine.Game, s engine.State, seat engine.Seat, run []engine.Action, worlds int, seed uint64) (low, high float64) {
	r, chance := cards.NewRand(seed, 1), cards.NewRand(seed, 2)
	v := solver{g: g, mover: seat, r: &chance, plans: map[uint64]int32{}, patience: 400}
	if worlds == 1 {
		v.patience = 60
	}
	t := s.Fresh()
	var sum, floor int64
	for range worlds {
		t.CopyFrom(s)
		t.Imagine(seat, &r)
		for _, a := range run {
			must(t.Apply(seat, a, nil))
		}
		v.spent, v.high, v.least = 0, 0, 1000
		v.follow(t, 0)
		sum += int64(v.high)
		floor += int64(v.least)
	}
	for _, x := range v.plans {
		floor = max(floor, int64(x))
	}
	return float64(floor) / float64(worlds), float64(sum) / float64(worlds)
}

// solve tries every choice in the given number of worlds. It reports whether the position is an ending whose best choice is
// known, and not every choice is as good. With sure it is enough that the best choice wins, whatever may come of others.
func (e *ending) solve(worlds int, seed uint64, sure bool) bool {
	list := make([]struct{ low, high float64 }, len(e.runs))
	e.top = 0
	for i, run := range e.runs {
		x := &list[i]
		if x.low, x.high = worth(e.g, e.s, e.seat, run, worlds, seed); x.low == 0 && x.high == 1000 && !sure {
			return false
		}
		if x.low > e.top {
			e.top, e.best = x.low, i
		}
	}
	e.sure, e.all = e.top == 1000, true
	less := false
	for _, x := range list {
		switch {
		case x.high < 0.99*e.top:
			less = true
		case x.low < 0.99*e.top || x.high > e.top: // nobody knows
			less, e.all = true, false
		}
	}
	return less && (e.all || sure && e.sure)
}

// loses returns by how much a choice falls short of the best, in thousandths, and how far chance may have made that too much: where values are
// averages of worlds, twice the standard error of the difference over many more worlds.
func (e *ending) loses(run []engine.Action, seed uint64) (short, doubt float64) {
	const rounds, each = 40, 250
	var sum, squares float64
	for i := range uint64(rounds) {
		a, _ := worth(e.g, e.s, e.seat, e.runs[e.best], each, seed+i)
		b, _ := worth(e.g, e.s, e.seat, run, each, seed+i)
		sum += a - b
		squares += (a - b) * (a - b)
		if i == 3 && squares == 0 { // as good in every one of a thousand worlds
			return 0, 0
		}
	}
	mean := sum / rounds
	return mean, 2 * math.Sqrt(max(0, squares/rounds-mean*mean)/rounds)
}

// Endings in which only the mover still decides are solved by trying everything in many worlds, and Sovereign answers each within a
// hundredth of the best. They are found by playing the last choices of many games again and again in other ways. In royalty,
// where somebody else may nearly always answer, it is the sure wins that count: positions in which the mover can end the
// game in its favour whatever the others do; it must take one of the choices of which that is true. With -endings N there are N
// of each game.
func TestEndingsAreSolved(t *testing.T) {
	want, games := 20, 5000
	switch {
	case *endings > 0:
		want, games = *endings, 100_000
	case testing.Short():
		want = 6
	}
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			h := hunt{g: g, t: t, best: New(Sovereign, Steady).(*Search), seen: map[uint64]bool{}}
			seed := uint64(1)
			for ; h.found < want && seed <= uint64(games); seed++ {
				h.game(seed, want)
			}
			t.Logf("%d endings in %d games, %d of them sure wins, in %d every choice is certain: %d answered within a hundredth of the best",
				h.found, seed-1, h.sure, h.all, h.right)
			if h.found < want {
				t.Errorf("only %d endings were found", h.found)
			}
		})
	}
}

// hunt looks for endings of a game.
type hunt struct {
	t                       *testing.T
	g                       engine.Game
	best                    *Search
	rand                    Random
	greedy                  Greedy
	seen                    map[uint64]bool
	red                     engine.State
	acts                    []engine.Action
	found, right, sure, all int
}

// game plays a game, mostly as the game's weights advise or by chance, goes back by some choices, and plays those anew.
func (h *hunt) game(seed uint64, want int) {
	in := h.g.Info()
	seats := in.MinSeats + int(seed)%(min(in.MaxSeats, 4)-in.MinSeats+1)
	s, err := h.g.New(engine.Config{Seats: seats, Seed: seed, Options: quick(in)}, nil)
	if err != nil {
		h.t.Fatal(err)
	}
	h.red = s.Fresh()
	var back [16]engine.State
	for i := range back {
		back[i] = s.Fresh()
		back[i].CopyFrom(s)
	}
	r := cards.NewRand(seed, 8)
	advised := 0
	if seed%3 == 0 {
		advised = 60
	}
	for n := 0; s.Actors() != 0; n++ {
		back[n%len(back)].CopyFrom(s)
		h.choose(s, &r, advised)
	}
	few := h.found + max(2, want/20)
	for i := range 2 * len(back) {
		s.CopyFrom(back[i%len(back)])
		for n := 0; s.Actors() != 0 && n < len(back)+8; n++ {
			if h.look(s, seed); h.found == want || h.found == few { // no more than a few of one game
				return
			}
			h.choose(s, &r, advised)
		}
	}
}

// choose makes a whole choice for the first seat that owes one.
func (h *hunt) choose(s engine.State, r *cards.Rand, advised int) {
	seat := s.Actors().First()
	if r.IntN(100) >= advised {
		h.rand.ChooseOn(s, seat, r, nil)
		return
	}
	h.red.CopyFrom(s)
	h.red.Redact(seat)
	for _, a := range h.greedy.Choose(h.red, seat, r, nil) {
		must(s.Apply(seat, a, nil))
	}
}

// look asks for a choice if a position is an ending, each once.
func (h *hunt) look(s engine.State, seed uint64) {
	if s.Actors().Len() != 1 {
		return
	}
	e := ending{g: h.g, s: s.Fresh(), seat: s.Actors().First()}
	if acts := s.Legal(e.seat, nil); len(acts) < 2 || (&solver{g: h.g}).even(acts) {
		return
	}
	sure := h.g.Info().ID == "royalty"
	e.s.CopyFrom(s)
	e.s.Redact(e.seat)
	key := engine.HashBytes(e.s.Encode(nil))
	if h.seen[key] {
		return
	}
	h.seen[key] = true
	if !sure && !h.last(s, e.seat, seed) {
		return
	}
	if e.runs = whole(e.s, e.seat, nil, nil); len(e.runs) < 2 || !e.solve(1, seed, sure) || !e.solve(someWorlds, seed, sure) || !e.solve(manyWorlds, seed+1, sure) {
		return
	}
	h.found++
	if e.sure {
		h.sure++
	}
	if e.all {
		h.all++
	}
	r := cards.NewRand(seed, 21)
	h.red.CopyFrom(e.s)
	run := h.best.Choose(h.red, e.seat, &r, nil)
	if short, doubt := e.loses(run, seed+2); short-doubt > 0.01*e.top {
		h.t.Errorf("seed %d: %s takes %s, %.0f less than the %.0f of %s", seed, e.seat, h.g.Notate(e.s, e.seat, run), short, e.top,
			h.g.Notate(e.s, e.seat, e.runs[e.best]))
		return
	}
	h.right++
}

// last reports whether the game ends, once of some times that a seat plays on by chance, before another seat has a choice.
func (h *hunt) last(s engine.State, seat engine.Seat, seed uint64) bool {
	r := cards.NewRand(seed, 31)
	v := solver{g: h.g}
	for range 4 {
		h.red.CopyFrom(s)
		for n := 0; n < 60; n++ {
			actors := h.red.Actors()
			if actors == 0 {
				return true
			}
			p := actors.First()
			h.acts = h.red.Legal(p, h.acts[:0])
			if len(h.acts) > 1 && actors != engine.Only(seat) && !v.even(h.acts) {
				break
			}
			must(h.red.Apply(p, h.acts[r.IntN(len(h.acts))], nil))
		}
	}
	return false
}

// quick are options under which a game comes to its end soon.
func quick(in *engine.Info) []engine.Setting {
	for _, o := range in.Options {
		if o.Key == "target" {
			return []engine.Setting{{Key: "target", Value: "deal"}}
		}
	}
	return nil
}
