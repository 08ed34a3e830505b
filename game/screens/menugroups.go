package screens

import (
	"strconv"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// menuGroup is what belongs together in the menu of a table, below a heading.
type menuGroup struct {
	title string // its words key
	list  []choice
}

// groups are what stands between the way back and the way out.
func (m *menuScreen) groups() []menuGroup {
	people := handOvers(m.s.t)
	if table.Practising(m.s.t) {
		people = []choice{{menuPractice, words.Plain("practice.menu")}}
	}
	return []menuGroup{
		{"menu.group.help", []choice{{menuRules, words.Plain("menu.rules")}, {menuLog, words.Plain("table.log")}}},
		{"menu.group.table", []choice{{menuSettings, words.Plain("menu.settings")}, {menuHide, words.Plain("menu.hide")},
			{menuSpeed, words.T("menu.speed", words.Args{A: words.Plain("settings.speed." + strconv.Itoa(m.a.Prefs.Speed))})},
			{menuMute, words.Plain("menu.mute." + strconv.Itoa(m.a.Prefs.Mute))},
			{menuSort, words.Plain("menu.sort." + strconv.Itoa(int(m.s.t.Sort)))}}},
		{"menu.group.game", append(people, m.private()...)},
	}
}

// list is all that the menu offers, in the order in which it stands there.
func (m *menuScreen) list() []choice {
	out := []choice{{kit.Back, words.Plain("menu.resume")}}
	for _, g := range m.groups() {
		out = append(out, g.list...)
	}
	return append(out, choice{menuLeave, words.Plain("menu.leave")})
}

// menuSign is the sign of a row of the menu.
func (m *menuScreen) menuSign(d kit.Deed) sprites.ID {
	switch d := d.(type) {
	case handOver:
		if m.s.t.Players[d.seat].Person() {
			return sprites.IconRobot
		}
		return sprites.IconPerson
	case giveUp:
		return sprites.IconFlag
	}
	if d == kit.Deed(menuMute) && m.a.Prefs.Mute != 0 {
		return sprites.IconMute
	}
	return map[kit.Deed]sprites.ID{menuSpeed: sprites.IconFast, menuMute: sprites.IconSound, menuRules: sprites.IconBook, menuLog: sprites.IconScroll, menuSort: sprites.IconSort, menuSettings: sprites.IconSettings,
		menuHide: sprites.IconEyeOff, menuOrders: sprites.IconSpeech, menuPractice: sprites.IconCards, menuLeave: sprites.IconHome}[d]
}

// menuCols is in how many columns the menu stands, and menuHead how high its headings are at text size 1.
const (
	menuCols = 2
	menuHead = 22.0
)

// Build draws the menu: the way back, the groups in two columns, and apart from all of them the way out.
func (m *menuScreen) Build(k *kit.Kit) {
	groups, step, head := m.groups(), kit.Tap+kit.Space1, max(menuHead, k.Line(kit.Small))
	h := 2*step + kit.Space3
	for _, g := range groups {
		h += head + step*float64((len(g.list)+menuCols-1)/menuCols)
	}
	r := k.Sheet(400, h+2*kit.Space3, false).Inset(kit.Space3)
	y := m.sc.Begin(k, r)
	k.Button(kit.Back, words.Plain("menu.resume"), geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Primary, true)
	y += step
	w := (r.W - (menuCols-1)*kit.Space1) / menuCols
	for _, g := range groups {
		k.Label(words.Plain(g.title), geom.Rect{X: r.X, Y: y, W: r.W, H: head}, sprites.SansBold, kit.Small, 0, kit.Accent)
		y += head
		for i, c := range g.list {
			col := i % menuCols
			at := geom.Rect{X: r.X + float64(col)*(w+kit.Space1), Y: y, W: w, H: kit.Tap}
			if col == 0 && i == len(g.list)-1 { // nobody stands beside it
				at.W = r.W
			}
			kit.Signed(k, c.deed, m.menuSign(c.deed), c.text, at)
			if col == menuCols-1 || i == len(g.list)-1 {
				y += step
			}
		}
	}
	y += kit.Space3
	kit.Signed(k, menuLeave, m.menuSign(menuLeave), words.Plain("menu.leave"), geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap})
	m.sc.End(k, y+kit.Tap)
}
