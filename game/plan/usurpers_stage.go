package plan

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/sprites"
)

// usurpersBeats are the times of an attack.
var usurpersBeats = map[string]Beat{
	"sword":   {Time: 90 * time.Millisecond},
	"shield":  {Time: 90 * time.Millisecond},
	"blank":   {Time: 90 * time.Millisecond},
	"stop":    {Time: 260 * time.Millisecond},
	"pass":    {Time: 180 * time.Millisecond},
	"no-hits": {Time: 500 * time.Millisecond, Ends: true},
	"hits":    {Time: 800 * time.Millisecond, Per: 180 * time.Millisecond, Act: Strike, Ends: true},
	"out":     {Time: 1000 * time.Millisecond, Act: Strike},
	"swap":    {Time: 500 * time.Millisecond},
}

// clash shows an attack of Usurpers: swords in the upper row, from low to high, the shields that stop them over them,
// bluffs at the foot.
func clash(s *Scene) *Stage {
	told := since(s.Told, []string{"attack", "kill"}, []string{"end", "turn", "draw", "win", "cap", "royal"})
	if !has(told, "sword", "shield", "blank") {
		return nil
	}
	at := told[0]
	st := &Stage{Title: Sentence{Key: "usurpers.stage.attack", A: []engine.Seat{at.Seat}, B: at.Other}, Idle: "usurpers.stage.idle"}
	if at.Say == "kill" {
		st.Title = Sentence{Key: "usurpers.stage.kill", A: []engine.Seat{at.Seat}, B: at.Other, Cards: []cards.Card{at.Card}}
	}
	if has(told, "pass", "hits", "no-hits") && has(told, "shield") {
		st.Idle = "usurpers.stage.useless"
	}
	st.Past, st.Stays = has(told, "hits", "no-hits"), has(told, "hits")
	st.Asks = !st.Past
	c := clashing{Scene: s, told: told, st: st}
	c.figures()
	c.pieces()
	c.pair()
	c.order()
	c.hits()
	for slot := range 16 {
		if id := s.pile("royals", at.Other, slot); len(s.View.Pile(id)) > 0 {
			if st.Stakes = append(st.Stakes, id); at.Say == "kill" && c.find(id, at.Card) == 0 { // it lies next to what strikes
				copy(st.Stakes[1:], st.Stakes)
				st.Stakes[0], st.Struck = id, true
			}
			if st.Stays && (at.Say != "kill" || c.find(id, at.Card) == 0) {
				st.Risks = append(st.Risks, id)
			}
		}
	}
	if st.Stays {
		c.payment()
	}
	return st
}

// payment shows what the hits cost once the first card of the attack has gone: the royals lie in the middle, and those that are given up
// fall there.
func (c *clashing) payment() {
	st, lost := c.st, 0
	if st.Pays = slices.ContainsFunc(st.Pieces, func(p Piece) bool { return p.At < 0 }) || has(c.told, "out", "swap"); !st.Pays {
		return
	}
	st.Risks = nil
	for i := range st.Pieces {
		st.Pieces[i].At, st.Pieces[i].Over = -1, 0
	}
	for _, l := range c.told {
		switch l.Say {
		case "out":
			lost += l.N
			p := Piece{At: -1, Card: l.Card, Owner: l.Seat, Side: 1, Part: Wall, Spent: true, Hits: true, Target: true, Turn: true, Falls: true}
			for slot := range 16 {
				if id := c.pile("royals", l.Seat, slot); c.find(id, l.Card) == 0 {
					p.Pile, p.At = id, 0
				}
			}
			st.Pieces = append(st.Pieces, p)
		case "swap":
			lost += l.N
		}
	}
	st.Counts, st.Blow.Piece, st.Answer = nil, 0, Gains
	if v := &st.Figures[len(st.Figures)-1]; lost > 0 {
		st.Blow.Loss, st.Blow.Most = lost, lost
		v.Note = Sentence{Key: "usurpers.stage.pays.all", B: engine.None, N: lost}
	}
}

// clashing is an attack while its stage is being made.
type clashing struct {
	*Scene
	told  []Told
	st    *Stage
	worth []int // of the pieces
}

// figures puts the attacker, the helpers and the victim on their sides, with what they have put in.
func (c *clashing) figures() {
	n := [engine.MaxSeats]int{}
	idle := [engine.MaxSeats]int{}
	swords, shields := [engine.MaxSeats]int{}, [engine.MaxSeats]int{}
	for _, l := range c.told {
		switch l.Say {
		case "commit":
			n[l.Seat] = l.N
		case "blank":
			idle[l.Seat]++
		case "sword":
			swords[l.Seat]++
		case "shield":
			shields[l.Seat]++
		}
	}
	add := func(x engine.Seat, side int) {
		f := Figure{Seat: x, Side: side, Note: Sentence{Key: "usurpers.stage.commits", B: engine.None, N: n[x], N2: idle[x]}}
		f.Guards = side == 0 && x != c.told[0].Seat && shields[x] > 0 && swords[x] == 0
		if idle[x] > 0 {
			f.Note.Key = "usurpers.stage.bluffs"
		}
		c.st.Figures = append(c.st.Figures, f)
	}
	first, victim := c.told[0].Seat, c.told[0].Other
	add(first, 0)
	for i := 1; i < c.Seats; i++ {
		if x := engine.Seat((int(first) + i) % c.Seats); x != victim && n[x] > 0 {
			add(x, 0)
		}
	}
	add(victim, 1)
}

// pieces lists the cards as they were turned.
func (c *clashing) pieces() {
	for _, l := range c.told {
		p := Piece{Pile: c.pile("arena", l.Seat, 0), Owner: l.Seat}
		switch l.Say {
		case "sword":
			p.Part = Strikes
		case "shield":
			p.Part, p.Side = Guards, 1
		case "blank":
			p.Part, p.Spent = Idle, true
		default:
			continue
		}
		p.At = c.find(p.Pile, l.Card)
		if p.Part != Idle && l.Seat != c.told[0].Other {
			p.Side = 0
		}
		c.st.Pieces, c.worth = append(c.st.Pieces, p), append(c.worth, l.N)
	}
	c.cards()
}

// cards notes the faces, which pieces no longer in the arena keep.
func (c *clashing) cards() {
	i := 0
	for _, l := range c.told {
		if l.Say == "sword" || l.Say == "shield" || l.Say == "blank" {
			c.st.Pieces[i].Card = l.Card
			i++
		}
	}
}

// pair lays shields over the swords that they were set against.
func (c *clashing) pair() {
	for _, l := range c.told {
		if l.Say != "stop" && l.Say != "pass" {
			continue
		}
		shield := slices.IndexFunc(c.st.Pieces, func(p Piece) bool { return p.Card == l.Card && p.Owner == l.Seat && p.Over == 0 })
		sword := -1
		for i, p := range c.st.Pieces {
			if p.Part == Strikes && p.Owner == l.Other && c.worth[i] == l.N && !c.covered(i) {
				sword = i
				break
			}
		}
		if shield < 0 || sword < 0 {
			continue
		}
		c.st.Pieces[shield].Over = sword + 1
		if l.Say == "stop" {
			p := &c.st.Pieces[sword]
			p.Spent, p.Icon, p.Tone = true, sprites.IconShield, Gains
		}
	}
}

// covered reports whether a shield lies over a sword.
func (c *clashing) covered(sword int) bool {
	return slices.ContainsFunc(c.st.Pieces, func(p Piece) bool { return p.Over == sword+1 })
}

// order puts the swords from low to high, the stopped ones first, and the shields likewise.
func (c *clashing) order() {
	at := make([]int, len(c.st.Pieces))
	for i := range at {
		at[i] = i
	}
	p := c.st.Pieces
	slices.SortStableFunc(at, func(a, b int) int {
		if p[a].Part != p[b].Part {
			return int(p[a].Part) - int(p[b].Part)
		}
		if p[a].Spent != p[b].Spent && p[a].Part == Strikes {
			if p[a].Spent {
				return -1
			}
			return 1
		}
		return c.worth[a] - c.worth[b]
	})
	now := make([]int, len(at)) // where each piece has gone
	out := make([]Piece, len(at))
	for to, from := range at {
		now[from], out[to] = to, p[from]
	}
	for i := range out {
		if out[i].Over > 0 {
			out[i].Over = now[out[i].Over-1] + 1
		}
	}
	c.st.Pieces = out
}

// hits shows what gets through.
func (c *clashing) hits() {
	at := last(c.told, "hits", "no-hits")
	if at < 0 {
		return
	}
	n := c.told[at].N
	if c.told[at].Say == "no-hits" {
		n = 0
	}
	count := Count{N: n, Key: "usurpers.stage.hits", Tone: Loses}
	if n == 0 {
		count.Tone, count.Key = Gains, "usurpers.stage.no-red"
		if slices.ContainsFunc(c.st.Pieces, func(p Piece) bool { return p.Part == Strikes }) {
			count.Key = "usurpers.stage.stopped"
		}
	}
	c.st.Counts = []Count{count}
	for i := range c.st.Pieces {
		p := &c.st.Pieces[i]
		if p.Part != Strikes {
			p.Spent = p.Spent || p.Over == 0
			continue
		}
		switch {
		case n == 0:
			p.Spent, p.Icon, p.Tone = true, sprites.IconShield, Gains
		case !p.Spent:
			p.Hits, p.Icon, p.Tone = true, sprites.IconSword, Loses
			c.st.Blow.Piece = i + 1
		}
	}
	most := c.most(n)
	c.st.Blow.Loss, c.st.Blow.Most = n, most
	v := &c.st.Figures[len(c.st.Figures)-1]
	if v.Tone, v.Note = Gains, (Sentence{}); n > 0 { // what it costs is told in the sentence alone
		v.Tone = Loses
	}
}

// most returns the points that hits cost where no lower card slides under a royal: the royal that was struck at, or the dearest ones of
// who was attacked.
func (c *clashing) most(hits int) (sum int) {
	if at := c.told[0]; at.Say == "kill" {
		return max(hits, at.N)
	}
	var worth []int
	for slot := range 16 {
		if p := c.Pile("royals", c.told[0].Other, slot); len(p) == 2 {
			worth = append(worth, int(p[1].Rank()))
		}
	}
	slices.Sort(worth)
	for _, n := range worth[max(len(worth)-hits, 0):] {
		sum += n
	}
	return max(sum, hits)
}
