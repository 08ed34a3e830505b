package bot

import (
	"math"

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
	worlds       int  // for this choice
	slips        int  // of a hundred steps of it
	slip         bool // the step at hand is one of them
	budget, left int  // worlds for this step of the choice, and how many of them are still to come

	root, world engine.State
	seats       int
	tree
	menu
	known  []choice
	path   []visit
	keys   [engine.MaxSeats]uint64
	start  [engine.MaxSeats]uint64
	result engine.Result
	last   lastWord
	// What the searching seat was worth at the leaves so far: how many, their sum, the sum of their squares; and the
	// spread that follows, 0 to 1. Exploring is measured by it, so that one setting fits games whose values lie far apart
	// and games whose values lie close together.
	leaves, worth, squares int64
	spread                 float64
	chance                 int // of the others: see Foreseer; 0 where the tree learns them
	beyond                 int // whole choices played out beyond the tree
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
	// Slips is how many steps of a hundred are any move that is not senseless, unsearched. A Grader may set Iterations and Slips otherwise
	// for the Level, if that is Knight or higher.
	Slips  int
	Level  Level
	Temper Temper
}

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
	b.worlds, b.slips = b.Iterations, b.Slips
	if b.Level >= Knight {
		b.worlds, b.slips = b.Level.grades(s, b.worlds, b.slips)
	}
	b.budget, b.left = b.worlds, b.worlds
	b.slip = b.slips > 0 && b.rnd.IntN(100) < b.slips
	b.last.on = b.hasLastWord()
}

// Think imagines n worlds at most and reports whether the choice is made; Run holds it then. The choice is the same
// however it is cut into pieces.
func (b *Search) Think(n int) (done bool) {
	if b.last.on {
		if done = b.compare(n); done {
			b.decide()
		}
		return done
	}
	for {
		b.legal()
		a := b.acts[0]
		switch {
		case len(b.acts) == 1:
		case b.slip:
			a = b.acts[b.rnd.IntN(len(b.acts))]
		default:
			k := min(n, b.left)
			if b.iterate(b.seat, k); b.left > 0 {
				return false
			}
			n -= k
			a = b.pick(b.seat, len(b.run) == 0)
			b.budget = b.worlds / 4
		}
		b.slip = b.slips > 0 && b.rnd.IntN(100) < b.slips
		b.left = b.budget
		b.run = append(b.run, a)
		if !a.IsStep() {
			return true
		}
		b.observe(b.root, &b.start, b.seat, a)
		b.root.Do(b.seat, a, nil)
	}
}

// legal lists the root's actions in acts, without the senseless ones.
func (b *Search) legal() { b.choices(b.root, b.seat) }

// Run returns the choice that Think has made. It is reused by the next Begin.
func (b *Search) Run() []engine.Action { return b.run }

// Worlds returns how many worlds were imagined for the choice so far.
func (b *Search) Worlds() int { return int(b.leaves) }

// reset forgets the last search.
func (b *Search) reset(s engine.State) {
	if b.root == nil {
		b.root, b.world = s.Fresh(), s.Fresh()
		b.index = make([]int32, 1<<14)
		b.nodes = make([]node, 0, 1024)
		b.edges = make([]edge, 0, 4096)
		b.path = make([]visit, 0, 256)
	}
	b.root.CopyFrom(s)
	b.nodes, b.edges, b.known, b.strategies = b.nodes[:0], b.edges[:0], b.known[:0], b.strategies[:0]
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
	b.foresee()
	imagine := b.world.Imagine
	if s, ok := b.world.(Supposer); ok && b.Prior {
		imagine = s.Suppose
	}
	for range n {
		b.world.CopyFrom(b.root)
		if !b.peek {
			imagine(seat, &b.rnd)
		}
		b.keys = b.start
		b.descend(seat)
		if b.left--; b.Softness == 0 && b.left%64 == 0 && b.decided(seat, b.left) {
			b.left = 0
			return
		}
	}
}
