package screens

import (
	"math"
	"slices"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// menuScreen is the menu of the table.
type menuScreen struct {
	a  *Sitting
	s  *tableScreen
	sc kit.Scroll

	unfolds bool // who plays is listed
}

func (m *menuScreen) Name() string          { return "menu" }
func (m *menuScreen) Over() bool            { return true }
func (m *menuScreen) Scrolled() *kit.Scroll { return &m.sc }

// The deeds of the menu that are no more than their names.
const (
	menuRules    = kit.Press("menu:rules")
	menuLog      = kit.Press("menu:log")
	menuSettings = kit.Press("menu:settings")
	menuSort     = kit.Press("menu:sort")
	menuSpeed    = kit.Press("menu:speed")
	menuMute     = kit.Press("menu:mute")
	menuHide     = kit.Press("menu:hide")
	menuOrders   = kit.Press("menu:orders")
	menuPeople   = kit.Press("menu:people")
	menuLeave    = kit.Press("menu:leave")
)

// handOver gives a seat to an opponent, or to a person.
type handOver struct{ seat engine.Seat }

func (h handOver) Name() string { return "menu:hand:" + h.seat.String() }

// giveUp concedes the game for the person at the screen.
type giveUp struct {
	action engine.Action
	verb   string
}

func (g giveUp) Name() string { return "menu:give:" + g.verb }

func (m *menuScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case kit.Press:
		return m.pressed(d)
	case handOver:
		askHandOver(m.a, m.s.t, d.seat)
	case giveUp:
		concede(m.s, d.action, m.a.Pop)
	default:
		return shuts(m.a.App, d)
	}
	return true
}

func (m *menuScreen) pressed(d kit.Press) bool {
	switch d {
	case menuRules:
		return m.s.Act(felt.Rules)
	case menuLog:
		m.a.Push(newLogScreen(m.a.App, m.s))
	case menuSettings:
		m.a.Push(&settingsScreen{a: m.a})
	case menuSort:
		m.a.Pop()
		return m.s.Act(felt.Sort)
	case menuSpeed:
		speedOf(m.a).values.turn(m.a.App)
	case menuMute:
		m.a.ToggleMute()
	case menuHide:
		m.a.Pop()
		m.a.Push(&coverScreen{a: m.a.App})
	case menuPractice:
		m.a.Pop()
		practiceSheet(m.s)
	case menuPeople:
		m.unfolds = !m.unfolds
		m.a.Change()
	case menuOrders:
		m.a.Push(&ordersScreen{a: m.a.App, s: m.s, seat: m.s.t.Viewer})
	case menuLeave:
		leaveTable(m.a)
	default:
		return closes(m.a.App, d)
	}
	return true
}

// leaveTable goes to the title, and says there that the game is kept and goes on. It asks first where the game is not kept.
func leaveTable(a *Sitting) {
	switch {
	case !a.playing():
		a.leave()
	case a.Kept.Fails():
		sure(a.App, "menu.leave-sure", "menu.yes", words.Args{}, a.leave)
	default:
		title := a.table.Game().Info().Title
		a.leave()
		shell.SayAbove(a.App, words.T("menu.left", words.Args{A: title}))
	}
}

func (m *menuScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("menu.menu"), ""
	for _, c := range m.list() {
		d.Act(c.deed, c.text)
	}
	if !m.unfolds { // a list has room for them
		for _, c := range m.parts().people {
			d.Act(c.deed, c.text)
		}
	}
}

// confirmScreen asks before it does what cannot be undone.
type confirmScreen struct {
	a     *shell.App
	text  string
	label string // of the button that does it
	tone  kit.Tone
	yes   func()
}

const (
	confirmYes = kit.Press("confirm:yes")
	confirmNo  = kit.Press("confirm:no")
)

func (c *confirmScreen) Name() string { return "confirm" }
func (c *confirmScreen) Over() bool   { return true }

func (c *confirmScreen) Build(k *kit.Kit) {
	w := min(360, k.In.W-2*kit.Space2)
	th := k.Height(c.text, sprites.Sans, kit.Body, w-2*kit.Space4)
	r := k.Sheet(w, th+kit.Tap+3*kit.Space4, false).Inset(kit.Space4)
	k.Para(c.text, r, sprites.Sans, kit.Body, 0.5, kit.Text)
	half := (r.W - kit.Space2) / 2
	y := r.Y + r.H - kit.Tap
	k.Button(confirmNo, words.Plain("menu.cancel"), geom.Rect{X: r.X, Y: y, W: half, H: kit.Tap}, kit.Plain, true)
	k.Button(confirmYes, c.label, geom.Rect{X: r.X + half + kit.Space2, Y: y, W: half, H: kit.Tap}, c.tone, true)
}

func (c *confirmScreen) Act(d kit.Deed) bool {
	switch d {
	case confirmYes:
		c.a.Pop()
		c.yes()
	case confirmNo, kit.Back:
		c.a.Pop()
	default:
		return false
	}
	return true
}

func (c *confirmScreen) Doc(d *kit.Doc) {
	d.Prompt = c.text
	d.Act(confirmYes, c.label)
	d.Act(confirmNo, words.Plain("menu.cancel"))
}

// settled reports whether a choice is to be carried out. Where the player wants to be asked first it asks, and comes back when the
// answer is yes.
func settled(s *tableScreen, run []engine.Action) bool {
	if s.agreed || s.lesson != nil || s.t.Votes() != nil || len(run) == 0 {
		return true
	}
	end := run[len(run)-1]
	bare := !slices.ContainsFunc(s.info.Verbs[end.Verb()].Args[:], func(a engine.ArgInfo) bool { return a.Kind != engine.ArgNone })
	if s.a.Prefs.Sure == 0 || s.a.Prefs.Sure == 1 && (len(run) > 1 || !bare) {
		return true
	}
	run = slices.Clone(run)
	agreed(s.a.App, "table.final", "table.sure", words.Args{A: s.t.RunText(run)}, func() {
		s.agreed = true
		err := s.t.Commit(run)
		if s.agreed = false; err != nil {
			refuse(s)
		}
	})
	return false
}

// moreScreen lists everything that can be done now.
type moreScreen struct {
	a  *shell.App
	s  *tableScreen
	sc kit.Scroll
}

func (m *moreScreen) Name() string          { return "more" }
func (m *moreScreen) Over() bool            { return true }
func (m *moreScreen) Scrolled() *kit.Scroll { return &m.sc }

func (m *moreScreen) list() (out []choice) {
	found := m.s.t.Candidates()
	sorted := slices.Clone(found) // the moves that the question names first stand first
	last := len(m.s.t.Plan.Does)
	group := func(o table.Option) int {
		if g := m.s.t.Plan.Doing(int(o.Action.Verb())); g >= 0 {
			return g
		}
		return last
	}
	slices.SortStableFunc(sorted, func(a, b table.Option) int { return group(a) - group(b) })
	for _, o := range sorted {
		out = append(out, choice{felt.ToPlay(m.s.info, o.Action), m.s.optionText(o, found)})
	}
	return out
}

func (m *moreScreen) Build(k *kit.Kit) {
	list := m.list()
	r := k.Sheet(420, float64(len(list)+1)*(kit.Tap+kit.Space2)+2*kit.Space3, true).Inset(kit.Space3)
	foot, r := r.CutBottom(kit.Tap + kit.Space2)
	k.Button(kit.Back, words.Plain("menu.cancel"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Plain, true)
	if row := kit.Tap + kit.Space2; float64(len(list))*row > r.H { // no row stands half there
		r.H = max(math.Floor(r.H/row), 1) * row
	}
	y := m.sc.Begin(k, r)
	for _, c := range list {
		k.Button(c.deed, c.text, geom.Rect{X: r.X, Y: y, W: r.W - 6, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap + kit.Space2
	}
	m.sc.End(k, y)
}

func (m *moreScreen) Act(d kit.Deed) bool {
	m.a.Pop()
	return d == nil || d == kit.Back || m.s.Act(d)
}

// Named finds the deeds of the table, which its document tells.
func (m *moreScreen) Named(name string) kit.Deed { return m.s.Named(name) }

func (m *moreScreen) Doc(d *kit.Doc) {
	m.s.Doc(d)
}
