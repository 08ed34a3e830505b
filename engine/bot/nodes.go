package bot

import (
	"royals/engine"
	"royals/engine/cards"
)

// node finds or makes the mover's node; -1 when the tree is full.
func (b *Search) node(mover engine.Seat) (at int32, fresh bool) {
	key, i := b.place(mover)
	if n := b.index[i]; n != 0 {
		return n - 1, false
	}
	if len(b.nodes) == maxNodes {
		return -1, false
	}
	b.nodes = append(b.nodes, node{key: key, first: -1})
	b.index[i] = int32(len(b.nodes))
	if 2*len(b.nodes) > len(b.index) {
		b.widen()
	}
	return int32(len(b.nodes) - 1), true
}

// find returns the mover's node, -1 when there is none.
func (b *Search) find(mover engine.Seat) int32 {
	_, i := b.place(mover)
	return b.index[i] - 1
}

// place returns the key of the mover's node and where in the index it stands, or would.
func (b *Search) place(mover engine.Seat) (key, i uint64) {
	key = cards.Mix(b.keys[mover], uint64(mover)+0x5eed)
	last := uint64(len(b.index) - 1)
	for i = key & last; b.index[i] != 0 && b.nodes[b.index[i]-1].key != key; i = (i + 1) & last {
	}
	return key, i
}

// widen doubles the index.
func (b *Search) widen() {
	b.index = make([]int32, 2*len(b.index))
	last := uint64(len(b.index) - 1)
	for n := range b.nodes {
		i := b.nodes[n].key & last
		for b.index[i] != 0 {
			i = (i + 1) & last
		}
		b.index[i] = int32(n) + 1
	}
}

// edge finds or makes the edge of an action of a node. last is the edge of the action before, -1 for the first: edges lie in the order
// of the actions, so that the next one is mostly right, and few have to be passed over.
func (b *Search) edge(at, last int32, a engine.Action) int32 {
	if last >= 0 && b.edges[last].next == last+1 && b.edges[last+1].act == a {
		return last + 1
	}
	return b.seek(at, last, a)
}

// seek is edge where the next one is not right.
func (b *Search) seek(at, last int32, a engine.Action) int32 {
	first := b.nodes[at].first
	from := first
	if last >= 0 {
		from = b.edges[last].next
	}
	for e := from; e >= 0; e = b.edges[e].next {
		if b.edges[e].act == a {
			return e
		}
	}
	for e := first; e != from; e = b.edges[e].next {
		if b.edges[e].act == a {
			return e
		}
	}
	b.edges = append(b.edges, edge{act: a, next: from})
	e := int32(len(b.edges) - 1)
	if last < 0 {
		b.nodes[at].first = e
	} else {
		b.edges[last].next = e
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
	at := b.find(mover)
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
