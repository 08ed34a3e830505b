package bot

// Where several seats choose at once, picking the best reply is not enough: it can be read. There a node is played by
// regret matching with importance weights (Hart and Mas-Colell, Econometrica 2000; Lanctot, Lisý and Winands, "Monte Carlo
// Tree Search in Simultaneous Move Games", 2013), a tenth of the draws exploring, and the move is drawn from the average
// of the strategies, which is what converges.

const (
	one     = 1 << 16 // probability 1
	explore = one / 10
)

// strategy is what regret matching remembers of an edge.
type strategy struct {
	regret int64 // cumulated, in thousandths
	mix    int64 // cumulated probability, in 1/65536
}

// strategy returns that of an edge.
func (t *tree) strategy(edge int32) *strategy {
	for int(edge) >= len(t.strategies) {
		t.strategies = append(t.strategies, strategy{})
	}
	return &t.strategies[edge]
}

// drawMixed draws the visit's edge from the current strategy and adds that strategy to the average.
func (b *Search) drawMixed(v *visit) {
	n := int64(len(b.acts))
	var positive int64
	k := int32(-1)
	for _, a := range b.acts {
		k = b.edge(v.node, k, a)
		b.edges[k].avail++
		positive += max(b.strategy(k).regret, 0)
	}
	draw := int64(b.rnd.IntN(one))
	k = -1
	for i, a := range b.acts {
		k = b.edge(v.node, k, a)
		e := b.strategy(k)
		p := one / n
		if positive > 0 {
			p = max(e.regret, 0) * one / positive
		}
		e.mix += p
		p = p*(one-explore)/one + explore/n
		if draw >= 0 && (draw < p || i == len(b.acts)-1) {
			v.edge, v.share = k, int32(max(p, 1))
		}
		draw -= p
		if v.share > 0 {
			draw = -1
		}
	}
}

// regret books what was won against what each alternative is thought to be worth: the drawn edge counts by its weight,
// every edge loses what was won.
func (t *tree) regret(v visit, u int64) {
	const cap = 1 << 40 // keeps the products above within 64 bits
	for e := t.nodes[v.node].first; e >= 0; e = t.edges[e].next {
		d := t.strategy(e)
		d.regret -= u
		if e == v.edge {
			d.regret += u * one / int64(v.share)
		}
		d.regret = min(max(d.regret, -cap), cap)
	}
}
