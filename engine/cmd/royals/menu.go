package main

import (
	"slices"
	"strings"
	"unicode"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
	"royals/game/table"
)

// menu is the list of what the person who is asked may do.
type menu struct {
	all  []offer
	cut  bool    // there are more than were worked out
	list []offer // those that are looked at
	from int     // the first of list that is shown
	next int     // the first that is not shown yet
}

// offer is one whole choice: what it does, how it is written, and what it is. A vote answers for all who share the question.
type offer struct {
	text, note string
	twin       bool // another one reads the same, so the notation stands in the text
	run        []engine.Action
	vote       engine.Seat
	votes      bool
}

// mostOffers is how many whole choices are worked out. Where cards are picked there may be thousands; they can all be typed.
const mostOffers = 300

// fill works out what can be done, from what the one who is asked may know.
func (m *menu) fill(t *table.Table) {
	*m = menu{}
	seat := t.Asked
	own := t.State().Fresh()
	own.CopyFrom(t.State())
	own.Redact(seat)
	for _, v := range t.Votes() {
		m.all = append(m.all, offer{text: v.Text, vote: v.Seat, votes: true})
	}
	var runs [][]engine.Action
	switch {
	case len(m.all) > 0:
	case t.AtTable(): // what else can be done depends on a hand that is not shown
		for _, o := range t.Options() {
			runs = append(runs, []engine.Action{o.Action})
		}
	default:
		for _, a := range own.Legal(seat, nil) { // before the many that pick cards
			if !a.IsStep() {
				runs = append(runs, []engine.Action{a})
			}
		}
		var all [][]engine.Action
		all, m.cut = match.Choices(own, seat, mostOffers)
		slices.SortStableFunc(all, func(a, b []engine.Action) int { return len(a) - len(b) })
		runs = append(runs, all...)
	}
	for _, run := range runs {
		o := offer{text: t.RunText(run), note: t.Game().Notate(own, seat, run), run: run}
		same := func(x offer) bool { return x.text == o.text && x.note == o.note }
		if !slices.ContainsFunc(m.all, same) { // equal copies of a card make equal choices
			m.all = append(m.all, o)
		}
	}
	m.spread()
	m.tell()
	m.list = m.all
}

// aKind is how many choices of a kind stand together in a long list.
const aKind = 3

// spread brings some of every kind of choice to the beginning of a long list, so that none stays unseen.
func (m *menu) spread() {
	if len(m.all) <= mostRows || m.all[0].votes {
		return
	}
	seen := make(map[uint8]int)
	round := make(map[string]int)
	for _, o := range m.all {
		kind := o.run[len(o.run)-1].Verb()
		round[o.note+o.text] = seen[kind] / aKind
		seen[kind]++
	}
	slices.SortStableFunc(m.all, func(a, b offer) int {
		if d := round[a.note+a.text] - round[b.note+b.text]; d != 0 {
			return d
		}
		return int(a.run[len(a.run)-1].Verb()) - int(b.run[len(b.run)-1].Verb())
	})
}

// tell adds the notation to choices that read the same.
func (m *menu) tell() {
	times := make(map[string]int)
	for _, o := range m.all {
		times[o.text]++
	}
	for i := range m.all {
		if o := &m.all[i]; times[o.text] > 1 && o.note != "" {
			o.text, o.twin = o.text+" ("+o.note+")", true
		}
	}
}

// narrow leaves of the list what holds every word, each in one of its forms, and reports whether anything does.
func (m *menu) narrow(want [][]string) bool {
	var list []offer
	for _, o := range m.all {
		have := strings.ToLower(o.text + " " + o.note)
		lacks := func(forms []string) bool {
			return !slices.ContainsFunc(forms, func(f string) bool { return strings.Contains(have, strings.ToLower(f)) })
		}
		if !slices.ContainsFunc(want, lacks) {
			list = append(list, o)
		}
	}
	if len(list) > 0 {
		m.list, m.from, m.next = list, 0, 0
	}
	return len(list) > 0
}

// written turns what a person types towards notation: cards in capitals with T for 10, players' names as seats.
func written(text string, players []table.Player) string {
	var b strings.Builder
	for len(text) > 0 {
		n := strings.IndexFunc(text, func(r rune) bool { return !lettered(r) })
		if n < 0 {
			n = len(text)
		}
		b.WriteString(noted(text[:n], players))
		text = text[n:]
		if text != "" {
			r := strings.IndexFunc(text, lettered)
			if r < 0 {
				r = len(text)
			}
			b.WriteString(text[:r])
			text = text[r:]
		}
	}
	return b.String()
}

func lettered(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || strings.ContainsRune("♣♦♥♠", r)
}

var suitSigns = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S")

// noted writes one word as notation does, where it is a card, a seat or a player's name.
func noted(word string, players []table.Player) string {
	for i, p := range players {
		if strings.EqualFold(word, p.Name) {
			return engine.Seat(i).String()
		}
	}
	up := suitSigns.Replace(strings.ToUpper(word))
	if rest, ok := strings.CutPrefix(up, "10"); ok {
		up = "T" + rest
	}
	if c, ok := cards.Parse(up); ok && c != cards.Back {
		return up
	}
	if _, ok := engine.ParseSeat(up); ok && up != "table" {
		return up
	}
	return word
}

// picks returns the cards of a text that names nothing but cards.
func picks(text string) (list []cards.Card) {
	for f := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		c, ok := cards.Parse(f)
		if !ok || c == cards.Back {
			return nil
		}
		list = append(list, c)
	}
	return list
}

// pick returns the one choice that picks these cards and no others, nil where there is none or more than one. It is put
// together as taps put it together, so that it is found however many choices there are.
func pick(t *table.Table, list []cards.Card) []engine.Action {
	c, info := t.Composer(), t.Game().Info()
	defer c.Clear()
	c.Clear()
	for _, x := range list {
		at := slices.IndexFunc(c.Legal(), func(a engine.Action) bool {
			return a.IsStep() && info.Verbs[a.Verb()].PickArg(a, 0) == x
		})
		if at < 0 || !c.Add(c.Legal()[at]) {
			return single(t, list)
		}
	}
	var run []engine.Action
	for _, a := range slices.Clone(c.Legal()) {
		if r := c.Whole(a); r != nil {
			if run != nil {
				return nil
			}
			run = r
		}
	}
	return run
}

// single returns the one choice of a single action that names these cards.
func single(t *table.Table, list []cards.Card) []engine.Action {
	var found []engine.Action
	info := t.Game().Info()
	c := t.Composer()
	c.Clear()
	for _, a := range c.Legal() {
		if a.IsStep() {
			continue
		}
		var named []cards.Card
		for i := range 3 {
			if x := info.Verbs[a.Verb()].PickArg(a, i); x != cards.Back {
				named = append(named, x)
			}
		}
		if slices.Equal(named, list) {
			if found != nil {
				return nil
			}
			found = []engine.Action{a}
		}
	}
	return found
}
