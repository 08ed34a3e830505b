package layout

import (
	"royals/game/geom"
	"royals/game/plan"
)

// A fan shows every card of a pile, with the top one whole at its end. It is one row while the other cards show wide
// enough strips. Otherwise they lie small in rows beside the top card, each row over the foot of the one above.
const (
	fanShow  = 0.3  // the share of a card that shows if there is room
	fanStrip = 20.0 // the least width of a strip, in CSS pixels, before a fan takes another row
	fanRows  = 3
	fanBand  = 0.5 // the share of a card's height that shows above the next row
)

// fan is how a group's cards lie: in rows of small cards beside the top one, or all in one row.
type fan struct {
	w    float64 // the whole width
	rows int
	cw   float64 // width of the cards in the rows
	per  int     // cards in a row
	step float64 // from one card to the next
}

// fanOf works out how a fan lies: in the room that the piles beside it leave, or on its own line if its strips would be
// too thin there.
func (f *flow) fanOf(g Group) fan {
	n := max(g.N, 1)
	want := f.cw + max(fanShow*f.cw, fanStrip)*float64(n-1)
	out := f.fanIn(n, want, f.z.Rect.W-f.beside)
	if n > 1 && out.step < min(fanStrip, fanShow*2*f.cw) || out.w > max(f.z.Rect.W-f.beside, 0)+0.01 {
		out = f.fanIn(n, want, f.z.Rect.W)
	}
	return out
}

// fanIn lays a fan of n cards into a room, in the fewest rows whose strips are wide enough. It would like a width.
func (f *flow) fanIn(n int, want, room float64) fan {
	out := fan{w: max(min(want, room), f.cw), rows: 1, cw: f.cw, per: n}
	if n == 1 {
		return out
	}
	out.step = (out.w - f.cw) / float64(n-1)
	for r := 2; r <= fanRows && n > r && out.step < min(fanStrip, fanShow*2*f.cw); r++ {
		try := fan{rows: r, cw: f.cw / (1 + fanBand*float64(r-1)), per: (n - 1 + r - 1) / r}
		try.step = (room - f.cw - fanAir - try.cw) / float64(max(try.per-1, 1))
		if try.step > out.step {
			try.step = min(try.step, try.cw*0.9)
			try.w = f.cw + fanAir + try.cw + try.step*float64(try.per-1)
			out = try
		}
	}
	return out
}

// fanAir is the space between the rows of a fan and its top card.
const fanAir = 3

func (f *flow) fanWidth(g Group) float64 { return f.fanOf(g).w }

// leave works out how much of a line the other piles take.
func (f *flow) leave(groups []Group) {
	f.beside = 0
	for _, g := range groups {
		if g.Spread != plan.Fan {
			w := f.width(g)
			if f.z.Caption > 0 {
				w = max(w, min(g.Caption, f.z.Rect.W))
			}
			f.beside += w + f.z.Gap
		}
	}
}

// thin reports whether the strips of a fan are too thin, although its cards could be smaller.
func (f *flow) thin(g Group) bool {
	return g.N > 1 && f.cw > indexFace && f.fanOf(g).step < min(fanStrip, fanShow*2*f.cw)-0.01
}

// spreadFan places the cards of a fan, the lowest first.
func (f *flow) spreadFan(s *Laid, g Group, x, y float64) {
	a := f.fanOf(g)
	if a.rows == 1 {
		for i := range g.N {
			s.Cards = append(s.Cards, geom.Rect{X: x + float64(i)*a.step, Y: y, W: f.cw, H: f.cw * Ratio})
		}
		return
	}
	for i := range g.N - 1 {
		row, col := i/a.per, i%a.per
		s.Cards = append(s.Cards, geom.Rect{X: x + float64(col)*a.step, Y: y + float64(row)*a.cw*Ratio*fanBand, W: a.cw, H: a.cw * Ratio})
	}
	s.Cards = append(s.Cards, geom.Rect{X: x + a.w - f.cw, Y: y, W: f.cw, H: f.cw * Ratio})
}
