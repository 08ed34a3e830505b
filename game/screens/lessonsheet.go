package screens

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// rewardScreen ends a lesson: what was learned, with its crowns, above the table on which it was.
type rewardScreen struct {
	a *Sitting
	s *tableScreen
}

const (
	rewardNext  = kit.Press("reward:next")
	rewardAgain = kit.Press("reward:again")
	rewardDone  = kit.Press("reward:done")
	rewardPlay  = kit.Press("reward:play")
)

func (r *rewardScreen) Name() string { return "reward" }
func (r *rewardScreen) Over() bool   { return true }

// last reports whether there is no lesson after this one.
func (r *rewardScreen) last() bool { return r.s.lesson.at+1 == r.s.lesson.of }

// list is what can be done next.
func (r *rewardScreen) list() []choice {
	l := r.s.lesson
	out := []choice{{rewardAgain, words.Plain("lesson.again")}, {rewardDone, words.Plain("lesson.done")}}
	if r.last() {
		return append([]choice{{rewardPlay, words.T("lesson.play", words.Args{A: r.s.info.Title})}}, out...)
	}
	_, at, of := learn.Find(l.Lesson.Name())
	return append([]choice{{rewardNext, words.T("lesson.following", words.Args{A: of[at+1].Title})}}, out...)
}

// praise says whether the whole set is done, "" if not.
func (r *rewardScreen) praise() string {
	_, _, of := learn.Find(r.s.lesson.Lesson.Name())
	if !r.a.learned.Sealed(of) {
		return ""
	}
	return words.T("lesson.sealed", words.Args{A: r.s.info.Title})
}

// lost says what crowns were lost by, "" where none was.
func (r *rewardScreen) lost() string {
	if by := r.s.lesson.Lost(); by != "" {
		return words.Plain(by)
	}
	return ""
}

func (r *rewardScreen) Build(k *kit.Kit) {
	l := r.s.lesson
	text, praise := l.Says().Text, r.praise()
	w := min(420, k.In.W-2*kit.Space2) - 2*kit.Space4
	h := 56 + k.Line(kit.Head) + k.Height(text, sprites.Sans, kit.Lead, w) + 3*kit.Space3 + 2*(kit.Tap+kit.Space2)
	if praise != "" {
		h += k.Height(praise, sprites.SansBold, kit.Body, w) + kit.Space2
	}
	lost := r.lost()
	if lost != "" {
		h += k.Height(lost, sprites.Sans, kit.Body, w) + kit.Space2
	}
	box := k.Sheet(420, h+2*kit.Space4, k.In.H > k.In.W).Inset(kit.Space4)
	y := box.Y
	for i := range learn.Most {
		c := kit.Disabled
		if i < l.Crowns() {
			c = kit.Figure
		}
		k.Icon(sprites.IconCrown, geom.Around(geom.Point{X: box.X + box.W/2 + float64(i-1)*52, Y: y + 24}, 44, 44), c)
	}
	y += 56
	k.Label(l.Lesson.Title, geom.Rect{X: box.X, Y: y, W: box.W, H: k.Line(kit.Head)}, sprites.Title, kit.Head, 0.5, kit.Figure)
	y += k.Line(kit.Head) + kit.Space2
	y += k.Para(text, geom.Rect{X: box.X, Y: y, W: box.W}, sprites.Sans, kit.Lead, 0.5, kit.Text) + kit.Space2
	if praise != "" {
		y += k.Para(praise, geom.Rect{X: box.X, Y: y, W: box.W}, sprites.SansBold, kit.Body, 0.5, kit.Figure) + kit.Space2
	}
	if lost != "" {
		k.Para(lost, geom.Rect{X: box.X, Y: y, W: box.W}, sprites.Sans, kit.Body, 0.5, kit.Text)
	}
	y = box.Y + box.H - 2*kit.Tap - kit.Space2
	list := r.list()
	rest, first := geom.Rect{X: box.X, Y: y, W: (box.W - kit.Space2) / 2, H: kit.Tap}, geom.Rect{X: box.X, Y: y + kit.Tap + kit.Space2, W: box.W, H: kit.Tap}
	k.Button(list[0].deed, list[0].text, first, kit.Primary, true)
	k.Button(list[1].deed, list[1].text, rest, kit.Plain, true)
	rest.X += rest.W + kit.Space2
	k.Button(list[2].deed, list[2].text, rest, kit.Plain, true)
}

func (r *rewardScreen) Act(d kit.Deed) bool {
	l := r.s.lesson
	switch d {
	case rewardNext:
		l.following()
	case rewardAgain:
		unlay(r.a)
		teach(r.a, l.Lesson.Name())
	case rewardPlay:
		unlay(r.a)
		s := newSetupScreen(r.a, r.a.find(l.Lesson.Game))
		if r.a.Top().Name() != s.Name() {
			r.a.Push(s)
		}
		if waitsFor(s) == nil { // else the set-up offers to go on with that game
			start(s)
		}
	case rewardDone, kit.Back:
		unlay(r.a)
	default:
		return false
	}
	return true
}

func (r *rewardScreen) Doc(d *kit.Doc) {
	l := r.s.lesson
	d.Title = l.title()
	d.Prompt = l.Says().Text + " " + words.T("lesson.crowns", words.Args{N: l.Crowns(), N2: learn.Most})
	if lost := r.lost(); lost != "" {
		d.Prompt += " " + lost
	}
	if p := r.praise(); p != "" {
		d.Prompt += " " + p
	}
	for _, c := range r.list() {
		d.Act(c.deed, c.text)
	}
}

// lessonMenu lists the lessons of the game, and the ways out of this one.
type lessonMenu struct {
	a  *Sitting
	s  *tableScreen
	sc kit.Scroll
}

// openLesson opens a lesson.
type openLesson struct{ of *learn.Lesson }

func (o openLesson) Name() string { return "lesson:" + o.of.ID }

func (m *lessonMenu) Name() string          { return "lessons" }
func (m *lessonMenu) Over() bool            { return true }
func (m *lessonMenu) Scrolled() *kit.Scroll { return &m.sc }

func (m *lessonMenu) list() []choice {
	out := []choice{{kit.Back, words.Plain("menu.resume")}}
	for i, l := range learn.Of(m.s.info.ID) {
		out = append(out, choice{openLesson{l}, words.T("lesson.row", words.Args{N: i + 1, A: l.Title})})
	}
	return append(out, choice{lessonSkip, words.Plain("lesson.skip")}, choice{menuSettings, words.Plain("menu.settings")}, choice{lessonLeave, words.Plain("lesson.leave")})
}

// next returns the row of the first lesson that is neither finished nor skipped, that of the way back where that is the one which is
// left open, or there is none.
func (m *lessonMenu) next() int {
	of := learn.Of(m.s.info.ID)
	at := m.a.learned.Next(of)
	if at >= 0 && m.open(of[at]) {
		return 0
	}
	return 1 + at
}

// Build draws the menu as that of a game: the way back, the lessons as quiet rows below their heading with the next one in gold, what is
// seldom wanted, and apart from all of them the way out.
func (m *lessonMenu) Build(k *kit.Kit) {
	list, head := m.list(), k.Line(kit.Small)+kit.Space1
	taught, low := list[1:len(list)-3], list[len(list)-3:]
	r := k.Sheet(440, math.Ceil(3*kit.Tap+kit.Tap*float64(len(taught))+head+2*kit.Space2+2*kit.Space3+1)+2*kit.Space3, false).Inset(kit.Space3)
	row := geom.Rect{X: r.X, Y: m.sc.Begin(k, r), W: r.W, H: kit.Tap}
	k.Button(kit.Back, list[0].text, row, goldAt(m.next() == 0), true)
	row.Y += kit.Tap + kit.Space2
	k.Label(words.Plain("lesson.course"), geom.Rect{X: r.X, Y: row.Y, W: r.W, H: head - kit.Space1}, sprites.SansBold, kit.Small, 0, kit.Accent)
	row.Y += head
	k.List.Fill(geom.Rect{X: r.X, Y: row.Y, W: r.W, H: kit.Tap * float64(len(taught))}, kit.Radius, kit.Text.Fade(0.06))
	for i, c := range taught {
		m.row(k, c, row, i+1 == m.next())
		row.Y += kit.Tap
	}
	row.Y += kit.Space2
	half := geom.Rect{X: r.X, Y: row.Y, W: r.W / 2, H: kit.Tap}
	k.List.Fill(row, kit.Radius, kit.Text.Fade(0.06))
	kit.Listed(k, low[0].deed, sprites.IconFast, low[0].text, half)
	kit.Listed(k, low[1].deed, sprites.IconSettings, low[1].text, half.Move(geom.Point{X: half.W}))
	row.Y += kit.Tap + kit.Space3
	k.List.Fill(geom.Rect{X: r.X, Y: row.Y, W: r.W, H: 1}, 0, kit.Gilt)
	row.Y += 1 + kit.Space3
	kit.Signed(k, low[2].deed, sprites.IconHome, low[2].text, row)
	m.sc.End(k, row.Y+kit.Tap)
}

// row draws a lesson with its crowns. What is finished has a tick, and the one that is left open a ground and an edge.
func (m *lessonMenu) row(k *kit.Kit, c choice, row geom.Rect, gold bool) {
	of := c.deed.(openLesson).of
	sign := sprites.IconBook
	if m.a.learned.Crowns(of) > 0 {
		sign = sprites.IconCheck
	}
	if m.open(of) {
		k.List.Fill(row, kit.Radius, kit.Accent.Fade(0.2))
		k.List.Fill(geom.Rect{X: row.X, Y: row.Y + kit.Radius, W: 3, H: row.H - 2*kit.Radius}, 1.5, kit.Accent)
	}
	if gold {
		k.Button(c.deed, c.text, row, kit.Primary, true)
	} else {
		kit.Listed(k, c.deed, sign, c.text, row)
	}
	for i := range m.a.learned.Crowns(of) {
		k.Icon(sprites.IconCrown, geom.Rect{X: row.X + row.W - 30 - 20*float64(i), Y: row.Y + (row.H-18)/2, W: 18, H: 18}, kit.Figure)
	}
}

// open reports whether a lesson is the one that the menu lies over.
func (m *lessonMenu) open(l *learn.Lesson) bool { return l.ID == m.s.lesson.Lesson.ID }

// goldAt is how a button looks that is the next thing to do, or not.
func goldAt(next bool) kit.Tone {
	if next {
		return kit.Primary
	}
	return kit.Plain
}

func (m *lessonMenu) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case openLesson:
		unlay(m.a)
		teach(m.a, d.of.Name())
		return true
	case kit.Press:
		switch d {
		case lessonSkip:
			m.a.Pop()
			m.s.lesson.skip()
			return true
		case lessonLeave:
			m.a.Pop()
			m.s.lesson.leave()
			return true
		case menuSettings:
			m.a.Push(&settingsScreen{a: m.a})
			return true
		}
	}
	return shuts(m.a.App, d)
}

func (m *lessonMenu) Doc(d *kit.Doc) {
	d.Title, d.Prompt = m.s.lesson.title(), words.Plain("menu.menu")
	for _, c := range m.list() {
		item := port.Item{Text: c.text}
		if o, ok := c.deed.(openLesson); ok {
			item.Pressed = m.open(o.of)
			if n := m.a.learned.Crowns(o.of); n > 0 {
				item.Text += ", " + words.T("lesson.crowns", words.Args{N: n, N2: learn.Most})
			}
		}
		d.Item(c.deed, item)
	}
}
