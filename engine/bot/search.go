package bot

import (
	"math"
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// Search is information-set Monte Carlo tree search with several observers: every iteration imagines a world that fits
// what the seat knows, walks down a tree whose nodes are keyed by what the mover has observed, and rates the end of a
// short playout for every seat at once (max^n). Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
// Search", IEEE TCIAIG 4(2), 2012; selection by availability counts is theirs.
//
// All statistics are integers and the few roots and products in floating point are written so that no platform may fuse
// them: the same seed gives the same choice natively, in WebAssembly and on every processor.
type Search struct {
	Settings

	peek         bool // tests only: take the state for the truth; what cheating would look like
	seat         engine.Seat
	run          []engine.Action
	budget, left int // worlds for this step of the choice, and how many of them are still to come

	root, world engine.State
	rnd         cards.Rand
	seats       int
	nodes       []node
	edges       []edge
	index       []int32 // open addressing, node number plus one
	acts        []engine.Action
	weights     []int16
	path        []visit
	keys        [engine.MaxSeats]uint64
	start       [engine.MaxSeats]uint64
	result      engine.Result
	// What the searching seat was worth at the leaves so far: how many, their sum, the sum of their squares; and the
	// spread that follows, 0 to 1. Exploring is measured by it, so that one setting fits games whose values lie far apart
	// and games whose values lie close together.
	leaves, worth, squares int64
	spread                 float64
	// Counts holds the root's visits after Choose, in the order of Legal at the first step of the choice, senseless moves
	// left out.
	Counts []Count
}

// Count is how often a root action was tried, of how many tries it could have been, and how well it did.
type Count struct {
	Action engine.Action
	Visits int32
	Value  int32 // mean utility, 0 to 1000
}

// Settings say how a Search plays. The zero value of a field means what its comment says.
type Settings struct {
	Iterations int // worlds imagined for a choice
	Plies      int // whole choices played out beyond the tree before Eval; 0 plays to the end
	// Prior lets a game's own weights guide the tree and the playouts; without it, search is plain.
	Prior bool
	// Softness draws the move from the visit counts to the power of Softness (Wu et al., AAAI 2019), after dropping those
	// below a tenth of the most; 0 takes the most visited.
	Softness int
	Temper   Temper
}

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

// Choose searches and appends a whole choice. Steps of one choice share the tree.
func (b *Search) Choose(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action {
	for b.Begin(s, seat, r); !b.Think(math.MaxInt); {
	}
	return append(run, b.run...)
}

// Begin starts on a choice that Think brings to its end, piece by piece.
func (b *Search) Begin(s engine.State, seat engine.Seat, r *cards.Rand) {
	b.reset(s)
	b.rnd = cards.NewRand(r.Uint64(), 1)
	b.Counts, b.run, b.seat = b.Counts[:0], b.run[:0], seat
	b.budget, b.left = b.Iterations, b.Iterations
}

// Think imagines n worlds at most and reports whether the choice is made; Run holds it then. The choice is the same
// however it is cut into pieces.
func (b *Search) Think(n int) (done bool) {
	for {
		b.legal()
		a := b.acts[0]
		if len(b.acts) > 1 {
			k := min(n, b.left)
			if b.iterate(b.seat, k); b.left > 0 {
				return false
			}
			n -= k
			a = b.pick(b.seat, len(b.run) == 0)
			b.budget = b.Iterations / 4
		}
		b.left = b.budget
		b.run = append(b.run, a)
		if !a.IsStep() {
			return true
		}
		b.observe(b.root, &b.start, b.seat, a)
		must(b.root.Apply(b.seat, a, nil))
	}
}

// legal lists the root's actions in acts, without the senseless ones.
func (b *Search) legal() {
	b.acts = b.root.Legal(b.seat, b.acts[:0])
	if b.Prior && len(b.acts) > 1 {
		b.sensible(b.root, b.seat)
	}
}

// Run returns the choice that Think has made. It is reused by the next Begin.
func (b *Search) Run() []engine.Action { return b.run }

// Worlds returns how many worlds were imagined for the choice so far.
func (b *Search) Worlds() int { return int(b.leaves) }

// reset forgets the last search.
func (b *Search) reset(s engine.State) {
	if b.root == nil {
		b.root, b.world = s.Fresh(), s.Fresh()
		b.index = make([]int32, 2*maxNodes)
		b.nodes = make([]node, 0, 1024)
		b.edges = make([]edge, 0, 4096)
		b.path = make([]visit, 0, 256)
	}
	b.root.CopyFrom(s)
	b.nodes, b.edges = b.nodes[:0], b.edges[:0]
	clear(b.index)
	b.start = [engine.MaxSeats]uint64{}
	b.leaves, b.worth, b.squares, b.spread = 0, 0, 0, 1
	var eval [engine.MaxSeats]int32
	for i := range eval {
		eval[i] = -1
	}
	s.Eval(&eval)
	b.seats = 0
	for b.seats < engine.MaxSeats && eval[b.seats] >= 0 {
		b.seats++
	}
}

// iterate imagines n of the worlds left. It ends them all when the most visited move can no longer be caught up with.
func (b *Search) iterate(seat engine.Seat, n int) {
	for range n {
		b.world.CopyFrom(b.root)
		if !b.peek {
			b.world.Imagine(seat, &b.rnd)
		}
		b.keys = b.start
		b.descend(seat)
		if b.left--; b.Softness == 0 && b.left%64 == 0 && b.decided(seat, b.left) {
			b.left = 0
			return
		}
	}
}

// descend walks one world from the root to a leaf, plays out and rates.
func (b *Search) descend(seat engine.Seat) {
	b.path = b.path[:0]
	mover := seat
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
		at, fresh := b.node(mover)
		if at < 0 {
			break
		}
		v := visit{node: at, seat: mover}
		if actors.Len() > 1 {
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
	b.playout()
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

// playout plays on from the leaf for Plies choices: mostly as Prior advises, now and then, and one time in seven from
// beginning to end, by chance. No single way to play is taken for granted.
func (b *Search) playout() {
	guided := b.Prior && b.rnd.IntN(7) > 0
	for left := b.Plies; b.Plies == 0 || left > 0; {
		actors := b.world.Actors()
		if actors == 0 {
			return
		}
		mover := actors.First()
		b.acts = b.world.Legal(mover, b.acts[:0])
		i := 0
		if len(b.acts) > 1 {
			if guided && b.rnd.IntN(10) > 0 {
				i = b.advised(mover)
			} else {
				i = b.rnd.IntN(len(b.acts))
			}
		}
		a := b.acts[i]
		must(b.world.Apply(mover, a, nil))
		if !a.IsStep() {
			left--
		}
	}
}

// advised returns the action that Prior likes best, ties drawn for.
func (b *Search) advised(mover engine.Seat) int {
	w := b.weigh(b.world, mover)
	best, ties := 0, 1
	for i := 1; i < len(w); i++ {
		switch {
		case w[i] > w[best]:
			best, ties = i, 1
		case w[i] == w[best]:
			if ties++; b.rnd.IntN(ties) == 0 {
				best = i
			}
		}
	}
	return best
}

// rate writes each seat's utility of the world, 0 to 1000: nine tenths of a win, one tenth of how it stands, bent by the
// temper.
func (b *Search) rate(u *[engine.MaxSeats]int32) {
	b.world.Eval(u)
	if b.world.Actors() == 0 {
		b.result.Reset()
		if b.world.Result(&b.result); b.result.Winners != 0 {
			share := 900 / int32(b.result.Winners.Len())
			for i := range engine.Seat(b.seats) {
				u[i] /= 10
				if b.result.Winners.Has(i) {
					u[i] += share
				}
			}
		}
	}
	b.Temper.bend(u, b.seats)
}

// decided reports whether the most visited root move stays so whatever the iterations left bring.
func (b *Search) decided(seat engine.Seat, left int) bool {
	b.keys = b.start
	at, fresh := b.node(seat)
	if at < 0 || fresh || b.nodes[at].moves {
		return false
	}
	var first, second int32
	for e := b.nodes[at].first; e >= 0; e = b.edges[e].next {
		if n := b.edges[e].n; n > first {
			first, second = n, first
		} else if n > second {
			second = n
		}
	}
	return int(first-second) > left
}

// pick chooses at the root: the most visited, a draw from the visits, or from the mixture where seats choose at once.
func (b *Search) pick(seat engine.Seat, first bool) engine.Action {
	b.keys = b.start
	at, _ := b.node(seat)
	b.legal()
	best, most := b.acts[0], int64(-1)
	var total int64
	mixed := b.nodes[at].moves
	var top int32
	for _, a := range b.acts {
		e := &b.edges[b.edge(at, a)]
		top = max(top, e.n)
		if first {
			value := int32(0)
			if e.n > 0 {
				value = int32(e.sum / int64(e.n))
			}
			b.Counts = append(b.Counts, Count{a, e.n, value})
		}
	}
	draw := mixed || b.Softness > 0
	for _, a := range b.acts {
		e := &b.edges[b.edge(at, a)]
		w := int64(e.n)
		switch {
		case mixed:
			w = e.mix >> 8
		case draw:
			w = soften(e.n, top, b.Softness)
		}
		if !draw {
			if w > most {
				best, most = a, w
			}
			continue
		}
		if w <= 0 {
			continue
		}
		total += w
		if b.rnd.IntN(1<<30) < int(w*(1<<30)/total) {
			best = a
		}
	}
	return best
}

// soften returns the weight of an edge tried n times where the most tried has top: (n/top) to the power of z, in 1/65536,
// and 0 below a tenth.
func soften(n, top int32, z int) int64 {
	if n*10 < top || n == 0 {
		return 0
	}
	r := int64(n) << 16 / int64(top)
	w := r
	for range z - 1 {
		w = w * r >> 16
	}
	return w
}
