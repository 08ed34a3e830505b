package bot

import (
	"math"
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

type node struct {
	key   uint64
	first int32 // edge, -1 for none
	n     int32
	sum   int64
	moves bool // several seats choose at once here: regret matching
}

type edge struct {
	act    engine.Action
	next   int32
	n      int32
	avail  int32
	sum    int64
	regret int64 // regret matching: cumulated, in thousandths
	mix    int64 // regret matching: cumulated probability, in 1/65536
}

// visit is one step down the tree.
type visit struct {
	node, edge int32
	seat       engine.Seat
	share      int32 // regret matching: the probability with which the edge was drawn, in 1/65536; 0 elsewhere
}

const maxNodes = 1 << 16

// Foreseer is a State of a game that knows better than Settings how its worlds are best played on.
type Foreseer interface {
	// Foresee says how the others choose and how many choices beyond the tree are played before Eval. With chance 0 the tree
	// learns what they do; with chance n they choose as Prior advises in their places, and one choice in n is left to chance.
	// Where what the others will do hangs on cards that they do not see, a tree would let them learn the searching seat's
	// hand, which is the same in all worlds; Prior knows their own cards only. The more is left to chance, the better the
	// answer to players who make little of their cards, and the worse to those who make much.
	Foresee() (chance, plies int)
}

// descend walks one world from the root to a leaf, plays out and rates.
func (b *Search) descend(seat engine.Seat) {
	b.path = b.path[:0]
	mover := seat
	plies := b.Plies
	b.chance = 0
	if g, ok := b.root.(Foreseer); ok && b.Prior {
		b.chance, plies = g.Foresee()
	}
	for {
		actors := b.world.Actors()
		if actors == 0 {
			break
		}
		if !actors.Has(mover) {
			mover = actors.First()
		}
		b.acts = b.world.Legal(mover, b.acts[:0])
		if b.Prior && len(b.acts) > 1 {
			b.sensible(b.world, mover)
		}
		if len(b.acts) == 1 {
			b.play(mover, b.acts[0])
			continue
		}
		if b.chance > 0 && mover != seat {
			b.play(mover, b.acts[b.guess()])
			continue
		}
		at, fresh := b.node(mover)
		if at < 0 {
			break
		}
		v := visit{node: at, seat: mover}
		if actors.Len() > 1 && b.chance == 0 { // else nobody is there who could read the seat
			b.nodes[at].moves = true
			b.drawMixed(&v)
		} else {
			v.edge = b.selectEdge(at, mover)
		}
		b.path = append(b.path, v)
		b.play(mover, b.edges[v.edge].act)
		if fresh {
			break
		}
	}
	b.playout(plies)
	var u [engine.MaxSeats]int32
	b.rate(&u)
	b.book(int64(u[b.seat]))
	for _, v := range b.path {
		n, e := &b.nodes[v.node], &b.edges[v.edge]
		n.n++
		n.sum += int64(u[v.seat])
		e.n++
		e.sum += int64(u[v.seat])
		if v.share > 0 {
			b.regret(v, int64(u[v.seat]))
		}
	}
}

// book adds a leaf's worth to the spread.
func (b *Search) book(u int64) {
	b.leaves++
	b.worth += u
	b.squares += u * u
	if b.leaves > 8 {
		mean := b.worth / b.leaves
		b.spread = 0.005 + math.Sqrt(float64(max(0, b.squares/b.leaves-mean*mean)))/1000
	}
}

// play carries out an action in the world and lets every seat remember what it saw of it.
func (b *Search) play(mover engine.Seat, a engine.Action) {
	b.observe(b.world, &b.keys, mover, a)
	must(b.world.Apply(mover, a, nil))
}

func (b *Search) observe(s engine.State, keys *[engine.MaxSeats]uint64, mover engine.Seat, a engine.Action) {
	for v := range engine.Seat(b.seats) {
		o := uint32(a)
		if v != mover {
			o = s.Observe(v, mover, a)
		}
		if o != 0 {
			keys[v] = cards.Mix(keys[v], uint64(o)<<3|uint64(mover))
		}
	}
}

// node finds or makes the mover's node; -1 when the tree is full.
func (b *Search) node(mover engine.Seat) (at int32, fresh bool) {
	key := cards.Mix(b.keys[mover], uint64(mover)+0x5eed)
	for i := key & uint64(len(b.index)-1); ; i = (i + 1) & uint64(len(b.index)-1) {
		switch n := b.index[i]; {
		case n == 0:
			if len(b.nodes) == maxNodes {
				return -1, false
			}
			b.nodes = append(b.nodes, node{key: key, first: -1})
			b.index[i] = int32(len(b.nodes))
			return int32(len(b.nodes) - 1), true
		case b.nodes[n-1].key == key:
			return n - 1, false
		}
	}
}

// edge finds or makes the edge of an action.
func (b *Search) edge(at int32, a engine.Action) int32 {
	last := int32(-1)
	for e := b.nodes[at].first; e >= 0; e = b.edges[e].next {
		if b.edges[e].act == a {
			return e
		}
		last = e
	}
	b.edges = append(b.edges, edge{act: a, next: -1})
	e := int32(len(b.edges) - 1)
	if last < 0 {
		b.nodes[at].first = e
	} else {
		b.edges[last].next = e
	}
	return e
}

// selectEdge picks by upper confidence bounds over availability counts; with Prior, by predictor plus the same (Rosin,
// "Multi-armed bandits with episode context", 2011), a move not tried yet counting a little less than its node's mean.
func (b *Search) selectEdge(at int32, mover engine.Seat) int32 {
	var total int32
	if b.Prior {
		total = b.positive()
	}
	best, bestScore, ties := int32(-1), math.Inf(-1), 0
	mean := 0.5
	if n := &b.nodes[at]; n.n > 0 {
		mean = float64(n.sum) / float64(n.n) / 1000
	}
	for i, a := range b.acts {
		k := b.edge(at, a)
		e := &b.edges[k]
		e.avail++
		score := 0.0
		if !b.Prior {
			if e.n == 0 {
				score = 1e9
			} else {
				score = float64(e.sum)/float64(e.n)/1000 + float64(0.7*math.Sqrt(logOf(e.avail)/float64(e.n)))
			}
		} else {
			p := float64(int32(b.weights[i])) / float64(total)
			score = mean - float64(0.1*b.spread)
			if e.n > 0 {
				score = float64(e.sum) / float64(e.n) / 1000
			}
			explore := float64(p*math.Sqrt(float64(e.avail))) / float64(1+e.n)
			explore = float64(1.6*explore) + float64(0.1*math.Sqrt(logOf(e.avail)/float64(1+e.n)))
			score += float64(b.spread * explore)
		}
		switch {
		case score > bestScore:
			best, bestScore, ties = k, score, 1
		case score == bestScore:
			if ties++; b.rnd.IntN(ties) == 0 {
				best = k
			}
		}
	}
	return best
}

// sensible strikes from acts what Prior calls senseless (a weight of 0), unless nothing else is left, and leaves the weights
// of the rest in weights.
func (b *Search) sensible(s engine.State, mover engine.Seat) {
	w := b.weigh(s, mover)
	n := 0
	for i, x := range w {
		if x > 0 {
			b.acts[n], w[n] = b.acts[i], x
			n++
		}
	}
	if n > 0 {
		b.acts = b.acts[:n]
	}
}

// weigh asks a state for weights of acts.
func (b *Search) weigh(s engine.State, mover engine.Seat) []int16 {
	for len(b.weights) < len(b.acts) {
		b.weights = append(b.weights, 0)
	}
	w := b.weights[:len(b.acts)]
	clear(w)
	s.Prior(mover, b.acts, w)
	return w
}

// positive makes the weights of acts positive, a senseless move's too, and returns their sum.
func (b *Search) positive() (total int32) {
	w := b.weights[:len(b.acts)]
	top := int16(1)
	for _, x := range w {
		top = max(top, x)
	}
	for i, x := range w {
		w[i] = max(x, 0) + top/64 + 1
		total += int32(w[i])
	}
	return total
}

// logOf is the natural logarithm of a count, by its leading bits: close enough for exploration and alike everywhere.
func logOf(n int32) float64 {
	if n < 1 {
		n = 1
	}
	k := bits.Len32(uint32(n)) - 1
	frac := float64(uint32(n))/float64(uint32(1)<<k) - 1
	return float64((float64(k) + frac) * 0.6931471805599453)
}
