package screens

import (
	"strconv"

	"royals/game/court"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// youScreen is the page on which somebody settles what they bear. That of the owner lists the others who play here.
type youScreen struct {
	a  *Sitting
	id string
	sc kit.Scroll
}

const (
	personNew    = kit.Press("person:new")
	personRemove = kit.Press("person:remove")
	personCrowns = kit.Press("person:crowns")
)

// oneself opens the page of somebody.
type oneself struct{ id string }

func (o oneself) Name() string { return "person:" + o.id }

func (s *youScreen) Name() string          { return "you" }
func (s *youScreen) Scrolled() *kit.Scroll { return &s.sc }

// chargesOf are the charges to choose from: those of the first day, and those that are open.
func chargesOf(a *Sitting) []int { return mayWear(a, court.Charge, sprites.FreeCharges) }

// chargeText is what a charge is called.
func chargeText(n int) string {
	if n >= sprites.FreeCharges {
		return prizeName(court.Prize{Kind: court.Charge, N: n - sprites.FreeCharges})
	}
	return words.Plain("you.charge." + strconv.Itoa(n))
}

// dials are what can be turned: the name, the parts of the crest, the colour.
func (s *youScreen) dials() []dial {
	p := personOf(s.a, s.id)
	turn := func(key string, v *values) dial {
		set := v.set
		v.set = func(n int) { set(n); keepPerson(s.a, s.id, p) }
		return rowOf(key, v)
	}
	counted := func(key, keys string, at *int, n int) dial {
		return turn(key, &values{list: family(keys, n), at: *at % n, set: func(n int) { *at = n }})
	}
	p.Charge %= sprites.Charges
	return []dial{
		s.nameDial(),
		turn("charge", among(&p.Charge, chargesOf(s.a), chargeText)),
		counted("field", "you.field", &p.Field, sprites.Fields),
		counted("tincture", "you.tincture", &p.Tincture, sprites.Tinctures),
		counted("colour", "you.field", &p.Colour, sprites.Fields),
	}
}

// nameDial asks for the name.
func (s *youScreen) nameDial() dial {
	if s.id == keep.Owner {
		return nameDial(s.a)
	}
	now := nameOf(s.a, s.id)
	return dial{key: "name", says: names.Isolated(now), do: func() {
		s.a.Push(&nameScreen{a: s.a.App, text: now, refuse: func(name string) string { return taken(s.a, s.id, name) }, done: func(name string) { call(s.a, s.id, name) }})
	}}
}

// title is what stands above the page.
func (s *youScreen) title() string {
	if s.id == keep.Owner {
		return words.Plain("you.title")
	}
	return names.Isolated(nameOf(s.a, s.id))
}

// others lists who else plays here, and the way to take in somebody new; of one of them, their crowns and the way out.
func (s *youScreen) others() (out []choice) {
	if s.id != keep.Owner {
		return []choice{{personCrowns, crownCount(s.a, s.id, "crown.button")}, {personRemove, words.T("person.remove", words.Args{A: s.title()})}}
	}
	list := s.a.folk.IDs()
	for _, id := range list {
		if id != keep.Owner {
			out = append(out, choice{oneself{id}, words.T("person.row", words.Args{A: names.Isolated(nameOf(s.a, id)), B: crestText(s.a, id)})})
		}
	}
	if len(list) < keep.MostPeople {
		out = append(out, choice{personNew, words.Plain("person.new")})
	}
	return out
}

// about says what those below are, and that there is no room for more.
func (s *youScreen) about() string {
	switch {
	case s.id != keep.Owner:
		return ""
	case len(s.a.folk.IDs()) >= keep.MostPeople:
		return words.T("person.full", words.Args{N: keep.MostPeople})
	}
	return words.Plain("person.what")
}

// more says how many charges wait at court, "" for none.
func (s *youScreen) more() string {
	n := sprites.Charges - len(chargesOf(s.a))
	if n == 0 {
		return ""
	}
	return words.T("you.more", words.Args{N: n})
}

// tells says who bears what.
func (s *youScreen) tells() string {
	return words.T("you.tells", words.Args{A: names.Isolated(nameOf(s.a, s.id)), B: crestText(s.a, s.id)})
}

func (s *youScreen) Build(k *kit.Kit) {
	rest := column(header(k, s.title()), 640)
	y := s.sc.Begin(k, rest) + kit.Space3
	size := min(132, rest.H*0.36)
	drawPerson(s.a, k, s.id, geom.Rect{X: rest.X + rest.W/2 - size - kit.Space3, Y: y, W: size, H: size})
	k.List.Picture(crestOf(s.a, s.id), geom.Rect{X: rest.X + rest.W/2 + kit.Space3, Y: y, W: size, H: size}, kit.White)
	y += size + kit.Space3
	for _, d := range s.dials() {
		help := ""
		if d.key == "name" {
			help = words.Plain("you.name.help")
		}
		y += d.row(k, help, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	}
	if text := s.more(); text != "" {
		y += k.Para(text, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0, kit.DimText)
	}
	if text := s.about(); text != "" {
		y += kit.Space3
		y += k.Para(words.Plain("person.title"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Title, kit.Lead, 0, kit.Figure)
		y += k.Para(text, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0, kit.DimText) + kit.Space2
	}
	if s.id != keep.Owner {
		y += kit.Space3
	}
	for _, c := range s.others() {
		r := geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}
		k.Button(c.deed, c.text, r, kit.Plain, true)
		if m, ok := c.deed.(oneself); ok {
			k.List.Picture(crestOf(s.a, m.id), geom.Rect{X: r.X + kit.Space2, Y: r.Y + (r.H-30)/2, W: 30, H: 30}, kit.White)
		}
		y += kit.Tap + kit.Space2
	}
	s.sc.End(k, y+kit.Space3)
}

func (s *youScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case dial:
		return turns(s.a.App, d)
	case oneself:
		s.a.Push(&youScreen{a: s.a, id: d.id})
	case kit.Press:
		switch d {
		case personNew:
			askWho(s.a, func(string) {})
		case personCrowns:
			s.a.Push(&crownsScreen{a: s.a, who: s.id})
		case personRemove:
			askRemove(s.a, s.id)
		default:
			return closes(s.a.App, d)
		}
	default:
		return false
	}
	return true
}

func (s *youScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = s.title(), s.tells()
	if text := s.more(); text != "" {
		d.Table = []port.Section{{Heading: words.Plain("settings.charge"), Lines: []string{text}}}
	}
	if text := s.about(); text != "" {
		d.Table = append(d.Table, port.Section{Heading: words.Plain("person.title"), Lines: []string{text}})
	}
	for _, x := range s.dials() {
		x.tell(d)
	}
	for _, c := range s.others() {
		d.Act(c.deed, c.text)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
