package bot

import (
	"royals/engine"
	"royals/engine/cards"
)

// tree is what a search has learnt.
type tree struct {
	nodes      []node
	edges      []edge
	strategies []strategy // of the edges where seats choose at once
	index      []int32    // open addressing, node number plus one
}

// key returns the one of the mover's node.
func (b *Search) key(mover engine.Seat) uint64 { return cards.Mix(b.keys[mover], uint64(mover)+0x5eed) }

// node finds or makes the node of a key; -1 when the tree is full.
func (t *tree) node(key uint64) (at int32, fresh bool) {
	i := t.slot(key)
	if n := t.index[i]; n != 0 {
		return n - 1, false
	}
	if len(t.nodes) == maxNodes {
		return -1, false
	}
	t.nodes = append(t.nodes, node{key: key, first: -1})
	t.index[i] = int32(len(t.nodes))
	if 2*len(t.nodes) > len(t.index) {
		t.widen()
	}
	return int32(len(t.nodes) - 1), true
}

// find returns the node of a key, -1 when there is none.
func (t *tree) find(key uint64) int32 { return t.index[t.slot(key)] - 1 }

// slot returns where in the index a node stands, or would.
func (t *tree) slot(key uint64) (i uint64) {
	last := uint64(len(t.index) - 1)
	for i = key & last; t.index[i] != 0 && t.nodes[t.index[i]-1].key != key; i = (i + 1) & last {
	}
	return i
}

// widen doubles the index.
func (t *tree) widen() {
	t.index = make([]int32, 2*len(t.index))
	last := uint64(len(t.index) - 1)
	for n := range t.nodes {
		i := t.nodes[n].key & last
		for t.index[i] != 0 {
			i = (i + 1) & last
		}
		t.index[i] = int32(n) + 1
	}
}

// edge finds or makes the edge of an action of a node. last is the edge of the action before, -1 for the first: edges lie in the order
// of the actions, so that the next one is mostly right, and few have to be passed over.
func (t *tree) edge(at, last int32, a engine.Action) int32 {
	if last >= 0 && t.edges[last].next == last+1 && t.edges[last+1].act == a {
		return last + 1
	}
	return t.seek(at, last, a)
}

// seek is edge where the next one is not right.
func (t *tree) seek(at, last int32, a engine.Action) int32 {
	first := t.nodes[at].first
	from := first
	if last >= 0 {
		from = t.edges[last].next
	}
	for e := from; e >= 0; e = t.edges[e].next {
		if t.edges[e].act == a {
			return e
		}
	}
	for e := first; e != from; e = t.edges[e].next {
		if t.edges[e].act == a {
			return e
		}
	}
	t.edges = append(t.edges, edge{act: a, next: from})
	e := int32(len(t.edges) - 1)
	if last < 0 {
		t.nodes[at].first = e
	} else {
		t.edges[last].next = e
	}
	return e
}

// remember keeps acts and weights for a node: before anything has happened but steps of the seat's own choice, all worlds are alike
// to it, and so is what it may do and how Prior weighs that.
func (b *Search) remember(at int32) {
	n := &b.nodes[at]
	n.known, n.knows = int32(len(b.known))+1, int32(len(b.acts))
	for i, a := range b.acts {
		c := choice{act: a}
		if b.Prior {
			c.weight = b.weights[i]
		}
		b.known = append(b.known, c)
	}
}

// recall restores acts and weights of the mover's node, if they are remembered.
func (b *Search) recall(mover engine.Seat) bool {
	at := b.find(b.key(mover))
	if at < 0 || b.nodes[at].known == 0 {
		return false
	}
	n := &b.nodes[at]
	b.acts = b.acts[:0]
	for i, c := range b.known[n.known-1 : n.known-1+n.knows] {
		b.acts = append(b.acts, c.act)
		if b.Prior {
			b.weights[i] = c.weight
		}
	}
	return true
}
