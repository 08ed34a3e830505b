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
	moves bool  // several seats choose at once here: regret matching
	known int32 // its actions, the same in every world, begin there in Search.known, plus one; 0 where worlds differ
	knows int32 // how many they are
}

// choice is an action and its weight.
type choice struct {
	act    engine.Action
	weight int16
}

type edge struct {
	act   engine.Action
	next  int32
	n     int32
	avail int32
	sum   int64
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
	// answer to players who make little of their cards, and the worse to those who make much. Where next to nothing is left to
	// chance, from certain on, the same goes for all beyond the tree.
	Foresee() (chance, plies int)
}

const certain = 100

// Supposer is a State that can tell likely worlds from unlikely ones by what the others have done, or left undone.
type Supposer interface {
	// Suppose is Imagine, but for how likely worlds are.
	Suppose(engine.Seat, *cards.Rand)
}

// foresee asks the game how the worlds of the root are played on.
func (b *Search) foresee() {
	b.chance, b.beyond = 0, b.Plies
	if g, ok := b.root.(Foreseer); ok && b.Prior {
		b.chance, b.beyond = g.Foresee()
	}
}

// descend walks one world from the root to a leaf, plays out and rates.
func (b *Search) descend(seat engine.Seat) {
	b.path = b.path[:0]
	mover := seat
	begun := true // nothing has happened but the first steps of the seat's own choice
	for {
		actors := b.world.Actors()
		if actors == 0 {
			break
		}
		if !actors.Has(mover) {
			mover = actors.First()
		}
		if !begun || !b.recall(mover) {
			b.choices(b.world, mover)
		}
		if len(b.acts) == 1 {
			begun = begun && b.acts[0].IsStep()
			b.play(mover, b.acts[0])
			continue
		}
		if b.chance > 0 && mover != seat {
			b.play(mover, b.acts[b.guess()])
			continue
		}
		at, fresh := b.node(b.key(mover))
		if at < 0 {
			break
		}
		if begun && fresh {
			b.remember(at)
		}
		v := visit{node: at, seat: mover}
		if actors.Len() > 1 && b.chance == 0 { // else nobody is there who could read the seat
			b.nodes[at].moves = true
			b.drawMixed(&v)
		} else {
			v.edge = b.selectEdge(at)
		}
		b.path = append(b.path, v)
		a := b.edges[v.edge].act
		begun = begun && a.IsStep()
		b.play(mover, a)
		if fresh {
			break
		}
	}
	b.playout(b.beyond)
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

// choices lists what the mover may do in acts, without the senseless; the weights are in weights where there is more than one.
func (b *Search) choices(s engine.State, mover engine.Seat) {
	b.acts = s.Rising(mover, b.acts[:0])
	if b.Prior && len(b.acts) > 1 {
		b.sensible(s, mover)
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

// play carries out an action in the world and lets every seat remember what it saw of it; where the tree holds the searching seat's
// nodes alone, nobody else needs to.
func (b *Search) play(mover engine.Seat, a engine.Action) {
	if b.chance > 0 {
		if o := seen(b.world, b.seat, mover, a); o != 0 {
			b.keys[b.seat] = cards.Mix(b.keys[b.seat], trace(o, mover))
		}
	} else {
		b.observe(b.world, &b.keys, mover, a)
	}
	b.world.Do(mover, a, nil)
}

// observe lets every seat remember what it sees of an action. Most see the same.
func (b *Search) observe(s engine.State, keys *[engine.MaxSeats]uint64, mover engine.Seat, a engine.Action) {
	last, scattered := uint32(0), uint64(0)
	for v := range engine.Seat(b.seats) {
		o := seen(s, v, mover, a)
		if o == 0 {
			continue
		}
		if o != last {
			last, scattered = o, cards.Scatter(trace(o, mover))
		}
		keys[v] = cards.Fold(keys[v], scattered)
	}
}

// seen is what a viewer sees of an action, its own included; 0 is nothing.
func seen(s engine.State, viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	return s.Observe(viewer, mover, a)
}

// trace is what an observation leaves in a key.
func trace(o uint32, mover engine.Seat) uint64 { return uint64(o)<<3 | uint64(mover) }

// selectEdge picks by upper confidence bounds over availability counts; with Prior, by predictor plus the same (Rosin,
// "Multi-armed bandits with episode context", 2011), a move not tried yet counting a little less than its node's mean.
func (b *Search) selectEdge(at int32) int32 {
	if b.nodes[at].first < 0 {
		return b.firstEdge(at)
	}
	best, bestScore, ties := int32(-1), math.Inf(-1), 0
	bound := b.bound(at)
	k := int32(-1)
	for i, a := range b.acts {
		k = b.edge(at, k, a)
		e := &b.edges[k]
		e.avail++
		bound.among(e.avail)
		score := 0.0
		if b.Prior {
			score = bound.guided(e, b.weights[i])
		} else {
			score = bound.plain(e)
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

// firstEdge picks where nothing has been tried yet: what selectEdge comes to then is the move with the highest weight. It makes
// the edges of a node.
func (b *Search) firstEdge(at int32) int32 {
	first := int32(len(b.edges))
	b.nodes[at].first = first
	for i, a := range b.acts {
		b.edges = append(b.edges, edge{act: a, next: first + int32(i) + 1, avail: 1})
	}
	b.edges[len(b.edges)-1].next = -1
	if !b.Prior {
		return first + int32(b.anyOf(len(b.acts)))
	}
	b.positive()
	return first + int32(b.likeliest())
}

// bound is what the confidence bounds of a node's edges have in common.
type bound struct {
	total  float64 // of the weights
	spread float64
	untold float64 // what a move not tried yet is thought to bring
	avail  int32
	root   float64 // of avail
	log    float64 // of avail
}

// bound starts on a node. It makes the weights of acts positive.
func (b *Search) bound(at int32) (c bound) {
	c.spread = b.spread
	if b.Prior {
		c.total = float64(b.positive())
	}
	mean := 0.5
	if n := &b.nodes[at]; n.n > 0 {
		mean = float64(n.sum) / float64(n.n) / 1000
	}
	c.untold = mean - float64(0.1*b.spread)
	return c
}

// among says how often the next edge could have been taken: mostly as often as the one before.
func (c *bound) among(avail int32) {
	if avail != c.avail {
		c.avail, c.root, c.log = avail, math.Sqrt(float64(avail)), logOf(avail)
	}
}

func (c *bound) guided(e *edge, weight int16) float64 {
	p := float64(int32(weight)) / c.total
	score := c.untold
	if e.n > 0 {
		score = float64(e.sum) / float64(e.n) / 1000
	}
	explore := float64(p*c.root) / float64(1+e.n)
	explore = float64(1.6*explore) + float64(0.1*math.Sqrt(c.log/float64(1+e.n)))
	return score + float64(c.spread*explore)
}

func (c *bound) plain(e *edge) float64 {
	if e.n == 0 {
		return 1e9
	}
	return float64(e.sum)/float64(e.n)/1000 + float64(0.7*math.Sqrt(c.log/float64(e.n)))
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
