package bot

import "royals/engine"

// decided reports whether the most visited root move stays so whatever the iterations left bring.
func (b *Search) decided(seat engine.Seat, left int) bool {
	b.keys = b.start
	at, fresh := b.node(b.key(seat))
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
	at, _ := b.node(b.key(seat))
	b.legal()
	best, most := b.acts[0], int64(-1)
	var total int64
	mixed := b.nodes[at].moves
	var top int32
	for _, a := range b.acts {
		e := &b.edges[b.edge(at, -1, a)]
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
		k := b.edge(at, -1, a)
		n := b.edges[k].n
		w := int64(n)
		switch {
		case mixed:
			w = b.strategy(k).mix >> 8
		case draw:
			w = soften(n, top, b.Softness)
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
