package plan

import (
	"slices"
	"strconv"
	"time"

	"royals/engine"
)

// The times of a fight: of its lines, and of its counters.
var (
	crushBeats = map[string]Beat{
		"flip":     {Time: 750 * time.Millisecond, Act: Ticks},
		"void":     {Time: 500 * time.Millisecond},
		"kings":    {Time: 500 * time.Millisecond},
		"off":      {Time: 160 * time.Millisecond},
		"cross":    {Time: 420 * time.Millisecond},
		"jack":     {Time: 260 * time.Millisecond},
		"copy":     {Time: 260 * time.Millisecond},
		"nothing":  {Time: 200 * time.Millisecond},
		"double":   {Time: 400 * time.Millisecond},
		"total":    {Time: 400 * time.Millisecond, Act: Weighs},
		"up":       {Time: 300 * time.Millisecond},
		"down":     {Time: 300 * time.Millisecond},
		"floor":    {Time: 300 * time.Millisecond},
		"reversal": {Time: 500 * time.Millisecond},
	}
	crushTells = map[string]Beat{"reason": {Time: 320 * time.Millisecond, Act: Tells}}
)

// reveal shows the flip of Royal Crush: the attack to the left, the defence to the right, the ladder between them.
func reveal(s *Scene) *Stage {
	ends := []string{"goal", "last", "last-tie", "limit", "taker", "reshuffle", "no-card", "out"}
	told := since(s.Told, []string{"attack"}, ends)
	if !has(s.Told, "attack") && since(s.Told, []string{"flip"}, ends) != nil {
		told = prelude(s)
	}
	if !has(told, "flip") {
		return nil
	}
	f, ok := fought(told)
	r := revealing{Scene: s, told: told, f: f, st: &Stage{Shape: Against, Rungs: 5}}
	r.st.Title = Sentence{Key: "crush.stage.attack", A: []engine.Seat{told[0].Seat}, B: told[0].Other}
	if f.crossed != 0 {
		r.st.Title = sides(f)
	}
	r.st.Past = has(told, "up", "down", "floor")
	r.winner = -1
	if r.st.Past && ok && f.total[0] != f.total[1] {
		r.winner = 0
		if f.total[1] > f.total[0] {
			r.winner = 1
		}
		if f.low {
			r.winner = 1 - r.winner
		}
	}
	for side := range 2 {
		r.side(side)
	}
	r.gone()
	if len(r.st.Pieces) == 0 {
		return nil
	}
	r.threads()
	r.count(ok)
	return r.st
}

// sides says who stands against whom once somebody has crossed over, or whose joker has left a side empty.
func sides(f fight) Sentence {
	for i, side := range f.side {
		if side == 0 {
			s := Sentence{Key: "crush.stage.empty", A: seatsOf(f.crossed), B: engine.None, N: i + 1}
			if len(s.A) > 1 {
				s.Key += ".all"
			}
			return s
		}
	}
	return Sentence{Key: "crush.stage.sides", A: seatsOf(f.side[0]), B: engine.None, Bs: seatsOf(f.side[1])}
}

// prelude tells a fight from its attack on where the log begins in the middle of it, as in a lesson; nil where nobody fights any more.
func prelude(s *Scene) []Told {
	attack := Told{Say: "attack", Seat: engine.None, Other: engine.None}
	for x := range engine.Seat(s.Seats) {
		switch s.Count("role", x, 0) {
		case 1:
			attack.Seat = x
		case 2:
			attack.Other = x
		}
	}
	if attack.Seat == engine.None || attack.Other == engine.None {
		return nil
	}
	told := []Told{attack}
	for x := range engine.Seat(s.Seats) {
		side := s.Count("side", x, 0)
		if s.Count("role", x, 0) != 0 || count(s.Told, x, "join") > 0 || side != 1 && side != 2 {
			continue
		}
		told = append(told, Told{Say: "join", Seat: x, Other: [...]engine.Seat{attack.Seat, attack.Other}[side-1]})
	}
	return append(told, s.Told...)
}

// revealing is a flip while its stage is being made.
type revealing struct {
	*Scene
	told   []Told
	f      fight
	st     *Stage
	winner int // the side that climbs, -1 for none yet
	sums   [2]int
	known  [2]bool
}

// side puts a side on the stage, the one who leads it first.
func (r *revealing) side(side int) {
	lead := r.told[0].Seat
	if side == 1 {
		lead = r.told[0].Other
	}
	list := seatsOf(r.f.side[side])
	slices.SortStableFunc(list, func(a, b engine.Seat) int {
		switch lead {
		case a:
			return -1
		case b:
			return 1
		}
		return 0
	})
	for _, x := range list {
		f := Figure{Seat: x, Side: side, Rung: r.Count("ladder", x, 0)}
		f.From = f.Rung
		switch at := last(r.told, "up", "down", "floor"); {
		case at < 0:
		case count(r.told, x, "up") > 0:
			f.From, f.Tone = f.Rung-1, Gains
		case count(r.told, x, "down") > 0:
			f.From, f.Tone = f.Rung+1, Loses
		case count(r.told, x, "floor") > 0:
			f.Tone = Loses
		}
		r.st.Figures = append(r.st.Figures, f)
		for slot := range 2 {
			r.piece(x, side, slot)
		}
	}
}

// gone notes who has left a side on which nobody is left.
func (r *revealing) gone() {
	for side, list := range r.f.side {
		if list != 0 {
			continue
		}
		for _, x := range seatsOf(r.f.crossed) {
			t := Trace{Seat: x, Side: side}
			for slot := range 2 {
				t.N += len(r.View.Pile(r.pile("laid", x, slot)))
			}
			r.st.Gone = append(r.st.Gone, t)
		}
	}
}

// piece puts a laid card on the stage, with what it counts once that is told.
func (r *revealing) piece(x engine.Seat, side, slot int) {
	id := r.pile("laid", x, slot)
	if len(r.View.Pile(id)) == 0 {
		return
	}
	p := Piece{Pile: id, Owner: x, Side: side, Card: r.View.Pile(id)[0]}
	if why := r.Count("reason", x, slot); why > 0 {
		n := r.Count("power", x, slot)
		if why != crosses && why != stays { // a joker counts nothing, and has no disc that would hide it
			p.Disc = strconv.Itoa(n)
		}
		if why > 1 { // else its disc says all
			p.Tag = Sentence{Key: "crush.stage.reason." + strconv.Itoa(why), B: engine.None, N: n, N2: n / 3}
		}
		r.sums[side] += n
		r.known[side] = true
		p.Spent = r.winner >= 0 && side != r.winner
	}
	r.st.Pieces = append(r.st.Pieces, p)
}

// Why a joker counts nothing: it takes its owner to the other side, or two of them there and back.
const crosses, stays = 3, 4

// threads notes which card each copy is of, where that has been told.
func (r *revealing) threads() {
	for _, l := range r.told {
		if l.Say != "copy" {
			continue
		}
		of := slices.IndexFunc(r.st.Pieces, func(p Piece) bool { return p.Owner == l.Other && p.Disc == strconv.Itoa(l.N) && p.Card != l.Card })
		for i := range r.st.Pieces {
			if p := &r.st.Pieces[i]; p.Owner == l.Seat && p.Card == l.Card {
				p.Copies = of + 1
			}
		}
	}
}

// count sums up what has been told so far.
func (r *revealing) count(ok bool) {
	if has(r.told, "empty", "empty-low") { // nothing is weighed
		return
	}
	for side := range 2 {
		c := Count{N: r.sums[side], Side: side, Fresh: outcomes(r.told) == 1}
		if ok {
			c.N = r.f.total[side]
		}
		if r.known[side] || ok {
			if r.winner >= 0 {
				c.Tone = Loses
				if side == r.winner {
					c.Tone = Gains
				}
			}
			r.st.Counts = append(r.st.Counts, c)
		}
	}
}

// outcomes counts those of whom it has been told what a fight is to them.
func outcomes(told []Told) (n int) {
	for _, l := range told {
		if l.Say == "up" || l.Say == "down" || l.Say == "floor" {
			n++
		}
	}
	return n
}
