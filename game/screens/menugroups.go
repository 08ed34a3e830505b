package screens

import (
	"math"
	"slices"
	"strconv"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// menuParts is what the menu of a table offers beside the way back: what is set in one press, what opens something, who plays, and what
// ends the game for who is at the screen.
type menuParts struct{ set, open, people, end []choice }

func (m *menuScreen) parts() (p menuParts) {
	p.set = []choice{
		{menuSpeed, rowText(speedOf(m.a).values)},
		{menuMute, words.Plain("menu.mute." + strconv.Itoa(m.a.Prefs.Mute))},
	}
	p.open = []choice{{menuRules, words.Plain("menu.rules")}, {menuLog, words.Plain("table.log")}, {menuSettings, words.Plain("menu.settings")},
		{menuHide, words.Plain("menu.hide")}, {menuSort, words.Plain("menu.sort." + strconv.Itoa(int(m.s.t.Sort)))}}
	if p.people = handOvers(m.s.t); table.Practising(m.s.t) {
		p.open, p.people = append(p.open, choice{menuPractice, words.Plain("practice.menu")}), nil
	}
	for _, c := range m.private() {
		if _, gives := c.deed.(giveUp); gives {
			p.end = append(p.end, c)
		} else {
			p.open = append(p.open, c)
		}
	}
	if len(p.people) > 0 {
		p.open = append(p.open, choice{menuPeople, words.Plain("menu.people.do")})
	}
	p.end = append(p.end, choice{menuLeave, words.Plain("menu.leave")})
	return p
}

// list is what stands in the menu, in its order: who plays unfolds, because it is seldom changed.
func (m *menuScreen) list() []choice {
	p := m.parts()
	if !m.unfolds {
		p.people = nil
	}
	return slices.Concat([]choice{{kit.Back, words.Plain("menu.resume")}}, p.set, p.open, p.people, p.end)
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
	return map[kit.Deed]sprites.ID{menuSpeed: sprites.IconFast, menuMute: sprites.IconSound, menuRules: sprites.IconBook, menuLog: sprites.IconScroll, menuPeople: sprites.IconPerson, menuSort: sprites.IconSort, menuSettings: sprites.IconSettings,
		menuHide: sprites.IconEyeOff, menuOrders: sprites.IconSpeech, menuPractice: sprites.IconCards, menuLeave: sprites.IconHome}[d]
}

// menuCols is in how many columns the menu stands.
const menuCols = 2

// menuLines is how many rows of the menu a number of things takes.
func menuLines(n int) float64 { return float64((n + menuCols - 1) / menuCols) }

// Build draws the menu: the way back in gold, below it what is set with one press as buttons, then quiet rows in two columns, and apart
// from all of them what ends the game.
func (m *menuScreen) Build(k *kit.Kit) {
	p, head := m.parts(), k.Line(kit.Small)+kit.Space1
	h := 3*kit.Tap + 2*kit.Space2 + 2*kit.Space3 + kit.Space1 + kit.Tap*menuLines(len(p.open))
	if !m.unfolds {
		p.people = nil
	}
	if len(p.people) > 0 {
		h += head + kit.Space2 + kit.Tap*menuLines(len(p.people))
	}
	r := k.Sheet(440, math.Ceil(h)+2*kit.Space3, false).Inset(kit.Space3)
	y := m.sc.Begin(k, r)
	k.Button(kit.Back, words.Plain("menu.resume"), geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Primary, true)
	y += kit.Tap + kit.Space2
	m.buttons(k, p.set, geom.Rect{X: r.X, Y: y, W: r.W})
	y += kit.Tap + kit.Space2
	y += m.rows(k, p.open, geom.Rect{X: r.X, Y: y, W: r.W})
	if len(p.people) > 0 {
		y += kit.Space2
		k.Label(words.Plain("menu.people"), geom.Rect{X: r.X, Y: y, W: r.W, H: head - kit.Space1}, sprites.SansBold, kit.Small, 0, kit.Accent)
		y += head
		y += m.rows(k, p.people, geom.Rect{X: r.X, Y: y, W: r.W})
	}
	y += kit.Space3
	k.List.Fill(geom.Rect{X: r.X, Y: y, W: r.W, H: 1}, 0, kit.Gilt)
	y += kit.Space3 + kit.Space1
	m.buttons(k, p.end, geom.Rect{X: r.X, Y: y, W: r.W})
	m.sc.End(k, y+kit.Tap)
}

// buttons draws things of the menu beside each other.
func (m *menuScreen) buttons(k *kit.Kit, list []choice, r geom.Rect) {
	n := float64(len(list))
	w := (r.W - (n-1)*kit.Space2) / n
	for i, c := range list {
		kit.Signed(k, c.deed, m.menuSign(c.deed), c.text, geom.Rect{X: r.X + float64(i)*(w+kit.Space2), Y: r.Y, W: w, H: kit.Tap})
	}
}

// rows draws things of the menu as quiet rows on one ground, and returns the height.
func (m *menuScreen) rows(k *kit.Kit, list []choice, r geom.Rect) float64 {
	r.H = kit.Tap * menuLines(len(list))
	k.List.Fill(r, kit.Radius, kit.Text.Fade(0.06)) // the panels of some tables are of another colour than their sheets
	w := r.W / menuCols
	for i, c := range list {
		at := geom.Rect{X: r.X + float64(i%menuCols)*w, Y: r.Y + float64(i/menuCols)*kit.Tap, W: w, H: kit.Tap}
		if i%menuCols == 0 {
			if i > 0 {
				k.List.Fill(geom.Rect{X: r.X + kit.Space3, Y: at.Y, W: r.W - 2*kit.Space3, H: 1}, 0, kit.Gilt.Fade(0.5))
			}
			if i == len(list)-1 { // nobody stands beside it
				at.W = r.W
			}
		}
		kit.Listed(k, c.deed, m.menuSign(c.deed), c.text, at)
	}
	return r.H
}
