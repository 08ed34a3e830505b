package plan

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
)

// kingdomsBeats are the times of an attack.
var kingdomsBeats = map[string]Beat{
	"at-royal": {Time: 500 * time.Millisecond},
	"at-face":  {Time: 500 * time.Millisecond},
	"blocks":   {Time: 500 * time.Millisecond},
	"counters": {Time: 500 * time.Millisecond},
	"lets":     {Time: 300 * time.Millisecond},
	"steps":    {Time: 500 * time.Millisecond},
	"stopped":  {Time: 700 * time.Millisecond, Act: Halts, Ends: true},
	"nothing":  {Time: 1000 * time.Millisecond, Act: Halts, Ends: true},
	"falls":    {Time: 1450 * time.Millisecond, Act: Strike, Ends: true},
	"hits":     {Time: 1450 * time.Millisecond, Act: Strike, Ends: true},
}

// struckAt shows an attack of Two Kingdoms on the two boards: what strikes steps out of its rank, and the sum stands on
// the line.
func struckAt(s *Scene) *Stage {
	told := since(s.Told, []string{"arrows", "attacks", "strikes", "wipes"},
		[]string{"turn", "draws", "recruits", "revives", "buries", "stacks", "reveals", "discards", "tribute", "battle"})
	answered := has(told, "lets", "unasked", "blocks", "hits", "falls", "nothing", "stopped", "steps")
	if told == nil || !answered && told[0].Seat != s.Me && (s.Me >= engine.Seat(s.Seats) || !s.Asks) { // it would go down again for the question
		return nil
	}
	c := charge{Scene: s, told: told, at: told[0], st: &Stage{Shape: Facing}}
	c.st.Past = has(told, "hits", "falls", "nothing", "stopped")
	c.st.Asks = !c.st.Past && (told[0].Seat != s.Me || has(told, "blocks")) // who strikes is asked only about an ace
	c.st.Title = Sentence{Key: "kingdoms.stage.face", A: []engine.Seat{c.at.Seat}, B: c.at.Other}
	c.target = cards.Back
	if i := last(told, "at-royal"); i >= 0 && c.at.Say != "wipes" {
		c.target = told[i].Card
		c.st.Title.Key, c.st.Title.Cards = "kingdoms.stage.royal", []cards.Card{c.target}
	}
	c.meant = c.target
	if i := last(told, "steps"); i >= 0 { // from here on it is the jack that is struck
		c.target = told[i].Card
		c.st.Title = Sentence{Key: "kingdoms.stage.steps", A: []engine.Seat{c.at.Other}, B: engine.None, Cards: []cards.Card{c.target}}
	}
	c.st.Figures = []Figure{{Seat: c.at.Seat}, {Seat: c.at.Other, Side: 1}}
	for side, x := range [2]engine.Seat{c.at.Seat, c.at.Other} {
		c.rank(side, x)
	}
	c.strikers()
	c.reckon()
	c.aces()
	c.outcome()
	return c.st
}

// charge is an attack of Two Kingdoms while its stage is being made.
type charge struct {
	*Scene
	told   []Told
	at     Told       // its first line
	target cards.Card // what is struck
	meant  cards.Card // and what it was meant for, where a jack has stepped in
	st     *Stage
	ranks  []int // of the royals that a wipe is up against
}

// rank puts the royals and jokers of a side into their places.
func (c *charge) rank(side int, x engine.Seat) {
	for slot := range 3 {
		id := c.pile("royal", x, slot)
		post := Post{Pile: id, Under: c.pile("under", x, slot)}
		if p := c.View.Pile(id); len(p) > 0 && p[0] != cards.Back {
			w := Piece{Pile: id, Card: p[0], Owner: x, Side: side, Part: Wall}
			w.Falls = slices.ContainsFunc(c.told, func(l Told) bool { return l.Say == "falls" && l.Seat == x && l.Card == p[0] })
			lie := c.Count("lie", x, slot)
			switch {
			case lie == sideways && !w.Falls: // it neither hits nor guards
			case side == 0:
				post.Divides = divisor(p[0])
			case p[0] == c.target && c.target != c.meant: // it falls by whatever has stepped in
			default: // it is hit
				post.Guards = divisor(p[0])
			}
			w.Turn = w.Falls || lie == sideways
			w.Spent, w.Rests = w.Turn, lie == askew
			whole := side == 1 && c.at.Say == "wipes" && (w.Falls || lie != sideways)
			if w.Target = whole || side == 1 && p[0] == c.target; whole {
				c.ranks = append(c.ranks, divisor(p[0]))
			}
			w.Steps = side == 0 && c.at.Say == "attacks" && p[0] == c.at.Card && !c.st.Past
			c.st.Pieces = append(c.st.Pieces, w)
		}
		c.st.Posts[side] = append(c.st.Posts[side], post)
	}
	for slot := range 2 {
		id := c.pile("joker", x, slot)
		if p := c.View.Pile(id); len(p) > 0 && p[0] != cards.Back {
			c.st.Pieces = append(c.st.Pieces, Piece{Pile: id, Card: p[0], Owner: x, Side: side, Part: Wall})
		}
		c.st.Posts[side] = append(c.st.Posts[side], Post{Pile: id, Under: id})
	}
}

// strikers puts what strikes before its rank: the royal or joker with the number card, or the volley.
func (c *charge) strikers() {
	lead := slices.IndexFunc(c.st.Pieces, func(p Piece) bool {
		return p.Side == 0 && p.Card == c.at.Card && c.at.Say != "arrows"
	})
	table := c.pile("table", engine.None, 0)
	for i, x := range c.View.Pile(table) {
		c.st.Pieces = append(c.st.Pieces, Piece{Pile: table, At: i, Card: x, Owner: c.at.Seat, Along: true})
	}
	switch {
	case lead >= 0:
		c.st.Pieces[lead].Steps, c.st.Blow.Piece = true, lead+1
	case len(c.View.Pile(table)) > 0:
		c.st.Blow.Piece = len(c.st.Pieces)
	}
}

// reckon writes the sum of an attack and what it takes.
func (c *charge) reckon() {
	x := sum(c.at)
	switch c.at.Say {
	case "attacks":
		if c.st.Sum = strconv.Itoa(x.N); x.N2 > 1 {
			is := " = "
			if x.N%x.N2 != 0 { // rounded down, it is not equal
				is = " → "
			}
			c.st.Sum += " ÷ " + strconv.Itoa(x.N2) + is + strconv.Itoa(x.N/x.N2)
		}
	case "strikes":
		c.st.Sum = strconv.Itoa(c.at.N) + " × 2 = " + strconv.Itoa(2*c.at.N)
	case "wipes":
		total := 0
		var terms []string
		for _, n := range c.ranks {
			total += n
			terms = append(terms, strconv.Itoa(n))
		}
		if c.st.Sum = strings.Join(terms, " + "); len(terms) > 1 {
			c.st.Sum += " = " + strconv.Itoa(total)
		}
		c.st.Note = Sentence{Key: "kingdoms.stage.against", B: engine.None, N: c.at.N}
	default:
		c.st.Sum = strconv.Itoa(c.at.N) + " × 1 = " + strconv.Itoa(c.at.N)
	}
	switch {
	case c.target == cards.Back:
	case c.target != c.meant:
		c.st.Note = Sentence{Key: "kingdoms.stage.falls-any", B: engine.None}
	default:
		c.st.Note = Sentence{Key: "kingdoms.stage.falls-at", B: engine.None, N: divisor(c.target)}
	}
}

// aces lays the aces of an attack beside what strikes, each after the one that it undoes: the newest counts.
func (c *charge) aces() {
	id := c.pile("discard", engine.None, 0)
	newest := last(c.told, "blocks", "counters")
	for i, l := range c.told {
		if l.Say != "blocks" && l.Say != "counters" {
			continue
		}
		p := Piece{Pile: id, At: c.find(id, l.Card), Card: l.Card, Owner: l.Seat, Part: Guards, Spent: i != newest}
		if l.Seat == c.at.Other {
			p.Side = 1
		}
		c.st.Pieces = append(c.st.Pieces, p)
	}
}

// outcome tells what becomes of an attack.
func (c *charge) outcome() {
	i := last(c.told, "hits", "falls", "nothing", "stopped")
	if i < 0 {
		return
	}
	n := Count{Key: "kingdoms.stage.weak", Tone: Gains}
	switch c.told[i].Say {
	case "hits":
		n = Count{N: c.told[i].N, Key: "kingdoms.stage.points", Tone: Loses}
		c.st.Blow.Gain = n.N
	case "falls":
		n = Count{N: count(c.told, c.at.Other, "falls"), Key: "kingdoms.stage.falls", Tone: Loses}
		if c.target != c.meant {
			n.Key = "kingdoms.stage.jack.falls"
		}
	case "stopped":
		n.Key = "kingdoms.stage.stopped"
	}
	c.st.Blow.Done = n.Tone == Loses
	for j := range c.st.Pieces {
		p := &c.st.Pieces[j]
		switch {
		case p.Along || j == c.st.Blow.Piece-1:
			p.Hits, p.Spent = n.Tone == Loses && !p.Along, p.Spent || n.Tone == Gains
		case p.Falls:
			p.Icon, p.Tone = 0, Loses
		}
	}
	c.st.Counts = []Count{n}
}
