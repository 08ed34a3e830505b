package screens

import (
	"strconv"

	"royals/game/court"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// readPeople takes up who plays here. A name that was kept with the settings alone is taken from there.
func readPeople(a *Sitting) {
	a.folk = keep.Folk{}
	a.Kept.Take(keep.People, words.Plain("kept.people"), a.folk.Read)
}

// owner is whoever the device belongs to.
func owner(a *Sitting) keep.Person {
	p := a.folk.Of(keep.Owner)
	if a.Prefs.Name != "" {
		p.Name = a.Prefs.Name
	}
	return p
}

// keepOwner keeps who the device belongs to. It is never lost: past games make room for it.
func keepOwner(a *Sitting, p keep.Person) {
	a.folk.Set(keep.Owner, p)
	err := a.Store.Save(keep.People, a.folk.Write())
	for makeRoom(a, err) {
		err = a.Store.Save(keep.People, a.folk.Write())
	}
	a.Kept.Wrote(err)
}

// callOwner gives the player another name. Games that were begun or ended under the old one show the new one.
func callOwner(a *Sitting, name string) {
	p := owner(a)
	p.Rename(name)
	a.Prefs.Name = name
	a.SavePrefs()
	keepOwner(a, p)
	a.runs = nil
	if a.table != nil {
		called(a, a.table.Players)
		a.table.Touch()
	}
}

// called gives the persons among players the names that they have today.
func called(a *Sitting, players []table.Player) {
	p := owner(a)
	for i := range players {
		if players[i].Person() {
			players[i].Name = p.Called(players[i].Name)
		}
	}
}

// crestOf is the crest of whoever the device belongs to.
func crestOf(a *Sitting) sprites.ID {
	p := owner(a)
	return sprites.Crest{Field: p.Field, Charge: p.Charge, Tincture: p.Tincture}.ID()
}

// drawOwner draws the face of whoever the device belongs to in a ring of their colour, with their crest.
func drawOwner(a *Sitting, k *kit.Kit, r geom.Rect) {
	p := owner(a)
	k.Face(table.Faces([]table.Player{{}})[0], r, paint.RGB(sprites.CrestColor(p.Colour)))
	s := max(20, r.W*0.42)
	k.List.Picture(crestOf(a), geom.Rect{X: r.X + r.W - s*0.92, Y: r.Y + r.H - s*0.98, W: s, H: s}, kit.White)
}

// youScreen is the page on which the player settles what they bear.
type youScreen struct {
	a  *Sitting
	sc kit.Scroll
}

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
	p := owner(s.a)
	turn := func(key, text string, at *int, list []int) dial {
		return dial{key: key, text: text, next: func() {
			*at = next(list, *at)
			keepOwner(s.a, p)
		}}
	}
	count := func(n int) (list []int) {
		for i := range n {
			list = append(list, i)
		}
		return list
	}
	colour := func(n int) string { return words.Plain("you.field." + strconv.Itoa(n%sprites.Fields)) }
	return []dial{
		nameDial(s.a),
		turn("charge", chargeText(p.Charge%sprites.Charges), &p.Charge, chargesOf(s.a)),
		turn("field", colour(p.Field), &p.Field, count(sprites.Fields)),
		turn("tincture", words.Plain("you.tincture."+strconv.Itoa(p.Tincture%sprites.Tinctures)), &p.Tincture, count(sprites.Tinctures)),
		turn("colour", colour(p.Colour), &p.Colour, count(sprites.Fields)),
	}
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
	return words.T("you.tells", words.Args{A: names.Isolated(ownName(s.a)), B: crestText(s.a)})
}

// crestText describes the crest: "Swan on blue".
func crestText(a *Sitting) string {
	p := owner(a)
	return words.T("you.crest", words.Args{A: chargeText(p.Charge % sprites.Charges), B: words.Plain("you.field." + strconv.Itoa(p.Field%sprites.Fields))})
}

func (s *youScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("you.title")), 640)
	y := s.sc.Begin(k, rest) + kit.Space3
	size := min(132, rest.H*0.36)
	drawOwner(s.a, k, geom.Rect{X: rest.X + rest.W/2 - size - kit.Space3, Y: y, W: size, H: size})
	k.List.Picture(crestOf(s.a), geom.Rect{X: rest.X + rest.W/2 + kit.Space3, Y: y, W: size, H: size}, kit.White)
	y += size + kit.Space3
	for _, d := range s.dials() {
		help := ""
		if d.key == "name" {
			help = words.Plain("you.name.help")
		}
		y += turner(k, d, words.Plain("settings."+d.key), help, d.text, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	}
	if text := s.more(); text != "" {
		y += k.Para(text, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0, kit.DimText)
	}
	s.sc.End(k, y+kit.Space3)
}

func (s *youScreen) Act(d kit.Deed) bool {
	x, ok := d.(dial)
	if !ok {
		return closes(s.a.App, d)
	}
	x.next()
	s.a.Change()
	return true
}

func (s *youScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("you.title"), s.tells()
	if text := s.more(); text != "" {
		d.Table = []port.Section{{Heading: words.Plain("settings.charge"), Lines: []string{text}}}
	}
	for _, x := range s.dials() {
		d.Act(x, words.Plain("settings."+x.key)+": "+x.text)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
