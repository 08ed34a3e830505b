package main

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
)

// tableau writes the table on paper, as the eyes at it may see it.
type tableau struct {
	t *table.Table
	p *paper
}

// table prints what lies on the table as the eyes at the screen see it, and their hand last.
func (s tableau) table() {
	info, v := s.t.Game().Info(), &s.t.Shown
	var marks []string
	for _, b := range s.t.Plan.Marks {
		if text := s.mark(b); text != "" {
			marks = append(marks, text)
		}
	}
	s.p.rule(info.Title, strings.Join(marks, " · "))
	wide := 0
	for _, p := range s.t.Players {
		wide = max(wide, min(cells(p.Name), 12))
	}
	for i, p := range s.t.Players {
		x := engine.Seat(i)
		sign := " "
		if v.Turn == x {
			sign = "›"
		}
		head := fmt.Sprintf("%s %s%s  ", sign, p.Name, strings.Repeat(" ", max(wide-cells(p.Name), 0)))
		s.p.sayIn(bold, head, plain, strings.Join(s.numbers(x), " · "))
		indent := strings.Repeat(" ", wide+4)
		if lies := s.piles(x); lies != "" {
			s.p.say(indent, lies)
		}
		for _, f := range s.t.Facts(x) {
			s.p.say(indent, f)
		}
	}
	if lies := s.piles(engine.None); lies != "" {
		s.p.say("  ", lies)
	}
	for _, f := range s.t.Facts(engine.None) {
		s.p.say("  ", f)
	}
	s.hand()
}

// hand prints the hand of the eyes at the screen, suit by suit.
func (s tableau) hand() {
	x := s.t.Viewer
	if s.t.Plan.Hand < 0 || x >= engine.MaxSeats {
		return
	}
	held := s.t.Shown.Pile(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x})
	text, last := "", cards.NoSuit
	for i, c := range held {
		if i > 0 {
			text += " "
			if c.Suit() != last {
				text += " "
			}
		}
		text, last = text+words.Short(c), c.Suit()
	}
	if text == "" {
		text = "–"
	}
	s.p.sayIn(bold, words.Upper(s.pileName(uint8(s.t.Plan.Hand)))+" of "+s.t.Name(x)+"  ", plain, text)
}

// numbers lists what a seat has as numbers: its score, its hand, other counters, and piles that are only counted.
func (s tableau) numbers(x engine.Seat) (out []string) {
	v, info, p := &s.t.Shown, s.t.Game().Info(), s.t.Plan
	for _, b := range p.Badges {
		n := v.Counter(uint8(b.Key), x, 0)
		name := s.counterName(b.Key)
		switch {
		case !b.Main && (n == 0 || b.Same >= 0 && n == v.Counter(uint8(b.Same), x, 0)):
		case b.Mark:
			out = append(out, name)
		case b.Suit && n >= 1 && n <= 4:
			out = append(out, name+" "+words.Suit(cards.Suit(n-1)))
		case s.worded(b.Key, n):
			out = append(out, s.badge(b, x))
		default:
			out = append(out, name+" "+s.badge(b, x))
		}
	}
	for kind, spot := range p.Spots {
		if !info.Piles[kind].Owned || spot.Where != plan.Hand && spot.Where != plan.Tally &&
			(spot.Where != plan.Seat || spot.Spread != plan.Stack) {
			continue
		}
		n := 0
		for slot := range max(info.Piles[kind].Slots, 1) {
			n += len(v.Pile(engine.PileID{Kind: uint8(kind), Owner: x, Slot: uint8(slot)}))
		}
		if n > 0 || spot.Where == plan.Hand {
			out = append(out, s.pileName(uint8(kind))+" "+strconv.Itoa(n))
		}
	}
	return out
}

// piles lists what lies open before a seat, or in the middle.
func (s tableau) piles(x engine.Seat) string {
	var out []string
	last := -1
	for _, p := range s.t.Shown.Piles {
		spot := s.t.Plan.Spots[p.ID.Kind]
		common := !s.t.Game().Info().Piles[p.ID.Kind].Owned
		if p.ID.Owner != x || spot.Where == plan.Hand || spot.Where == plan.Tally || spot.Where == plan.Off ||
			!common && spot.Spread == plan.Stack {
			continue
		}
		text := s.lying(p, spot) + s.slotNote(p.ID)
		if int(p.ID.Kind) != last {
			text = s.pileName(p.ID.Kind) + " " + text
		} else {
			out[len(out)-1] += "  " + text
			continue
		}
		last = int(p.ID.Kind)
		out = append(out, text)
	}
	return strings.Join(out, " · ")
}

// mostFanned is how many cards of a long open row are shown, the last ones first.
const mostFanned = 12

// lying writes the cards of a pile: faces where they are known, else how many.
func (s tableau) lying(p engine.Pile, spot plan.Spot) string {
	if !slices.ContainsFunc(p.Cards, func(c cards.Card) bool { return c != cards.Back }) {
		return strconv.Itoa(len(p.Cards))
	}
	list := p.Cards
	more := ""
	if spot.Spread == plan.Stack {
		return strconv.Itoa(len(list))
	}
	if len(list) > mostFanned {
		list, more = list[:mostFanned], fmt.Sprintf(" … (%d)", len(p.Cards))
	}
	sep := " "
	if spot.Spread == plan.Slot {
		sep = "/"
	}
	text := faces(list, sep) + more
	if spot.Under >= 0 {
		if under := s.t.Shown.Pile(engine.PileID{Kind: uint8(spot.Under), Owner: p.ID.Owner, Slot: p.ID.Slot}); len(under) > 0 {
			text += "/" + faces(under, "/")
		}
	}
	return text
}

func faces(list []cards.Card, sep string) string {
	var out []string
	for _, c := range list {
		out = append(out, words.Short(c))
	}
	return strings.Join(out, sep)
}

// slotNote says in brackets what the counters of a place say of the card there.
func (s tableau) slotNote(id engine.PileID) string {
	v, plan := &s.t.Shown, s.t.Plan
	var out []string
	for _, b := range plan.Slots {
		if b.In >= 0 && int(id.Kind) != b.In {
			continue
		}
		n, reason := v.Counter(uint8(b.Key), id.Owner, id.Slot), 0
		if b.Why >= 0 {
			reason = v.Counter(uint8(b.Why), id.Owner, id.Slot)
		}
		switch {
		case n == 0 && reason == 0, !b.Mark && n != 0 && n == b.Usual:
		case b.Mark:
			out = append(out, s.counterName(b.Key))
		default:
			text := s.value(b.Key, n)
			if reason > b.Plain && s.worded(b.Why, reason) {
				text += ", " + s.value(b.Why, reason)
			}
			out = append(out, text)
		}
	}
	if plan.Turned >= 0 && int(id.Kind) == plan.TurnedIn {
		if n := v.Counter(uint8(plan.Turned), id.Owner, id.Slot); n != 0 && s.worded(plan.Turned, n) {
			out = append(out, s.value(plan.Turned, n))
		}
	}
	if len(out) == 0 {
		return ""
	}
	return " (" + strings.Join(out, ", ") + ")"
}

// mark writes a counter of the whole table.
func (s tableau) mark(b plan.Badge) string {
	v := &s.t.Shown
	n, n2 := v.Counter(uint8(b.Key), engine.None, 0), v.Counter(uint8(b.Key), engine.None, 1)
	key := s.t.Game().Info().ID + ".mark." + s.t.Game().Info().Counters[b.Key].Name
	switch {
	case n == 0 && n2 == 0:
		return ""
	case words.Has(key):
		return words.T(key, words.Args{N: n, N2: n2})
	case b.Mark:
		return s.counterName(b.Key)
	}
	return s.counterName(b.Key) + " " + s.badge(b, engine.None)
}

// badge writes a counter, with what it is to reach: "9/17".
func (s tableau) badge(b plan.Badge, x engine.Seat) string {
	v := &s.t.Shown
	n := v.Counter(uint8(b.Key), x, 0)
	if s.worded(b.Key, n) {
		return s.value(b.Key, n)
	}
	text, of := s.value(b.Key, n), b.Top
	if b.Of >= 0 {
		of = cmp.Or(v.Counter(uint8(b.Of), x, 0), v.Counter(uint8(b.Of), engine.None, 0))
	}
	if of != 0 {
		text += "/" + strconv.Itoa(of)
	}
	return text
}

func (s tableau) pileName(kind uint8) string {
	info := s.t.Game().Info()
	if key := info.ID + ".pile." + info.Piles[kind].Name; words.Has(key) {
		return words.Plain(key)
	}
	return info.Piles[kind].Name
}

func (s tableau) counterName(key int) string {
	info := s.t.Game().Info()
	if word := info.ID + ".counter." + info.Counters[key].Name; words.Has(word) {
		return words.Plain(word)
	}
	return info.Counters[key].Name
}

func (s tableau) valueKey(key, n int) string {
	info := s.t.Game().Info()
	return info.ID + ".counter." + info.Counters[key].Name + "." + strconv.Itoa(n)
}

func (s tableau) worded(key, n int) bool { return words.Has(s.valueKey(key, n)) }

func (s tableau) value(key, n int) string {
	if s.worded(key, n) {
		return words.T(s.valueKey(key, n), words.Args{N: n})
	}
	return words.T("table.n", words.Args{N: n})
}

// result prints who won and why, and where everybody stands.
func (p *paper) result(r *engine.Result, players []table.Player, open bool) {
	var names []string
	for i := range players {
		if r.Winners.Has(engine.Seat(i)) {
			names = append(names, players[i].Name)
		}
	}
	head := words.Plain("table.over")
	switch n := len(names); {
	case n == 1:
		head = words.T("result.wins", words.Args{A: names[0]})
	case n > 1:
		head = words.T("result.share", words.Args{A: strings.Join(names[:n-1], ", "), B: names[n-1]})
	}
	p.rule(head, "")
	if r.Reason != "" {
		args := words.Args{}
		if len(names) > 0 {
			args.A, args.N = names[0], int(r.Score[r.Winners.First()])
		}
		p.say("  ", words.T(r.Reason, args))
	}
	p.sums(r, players, open)
}

// sums prints every seat's place and score, and opens it into what it is made of.
func (p *paper) sums(r *engine.Result, players []table.Player, open bool) {
	rank := func(x int) int {
		if r.Winners.Has(engine.Seat(x)) {
			return 1
		}
		return int(r.Rank[x])
	}
	var order []int
	for i := range players {
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(a, b int) int { return rank(a) - rank(b) })
	for _, x := range order {
		p.sayIn(bold, fmt.Sprintf("  %d. %s: ", rank(x), players[x].Name), bold, words.T("table.n", words.Args{N: int(r.Score[x])}))
		for _, l := range r.Lines {
			if open && int(l.Seat) == x {
				in := "     "
				if l.Under {
					in = "       "
				}
				p.say(in, scoreLine(l))
			}
		}
	}
}

// scoreLine writes one summand: "King of hearts on 7 of hearts: 7".
func scoreLine(l engine.ScoreLine) string {
	args := words.Args{N: int(l.Count), N2: int(l.Each), N3: int(l.Value)}
	if l.Card != cards.Back {
		args.Card, args.Operands[0] = words.Card(l.Card), words.Rank(l.Card.Rank())
	}
	if l.Other != cards.Back {
		args.Other = words.Card(l.Other)
	}
	value := words.T("table.n", words.Args{N: int(l.Value)})
	switch own := l.Key + ".value"; {
	case words.Has(own):
		value = words.T(own, args)
	case l.Count > 1 && l.Each != 0 && l.Each != 1 && l.Count*l.Each == l.Value:
		value = words.T("result.times", args)
	}
	return words.Upper(words.T(l.Key, args)) + ": " + value
}
