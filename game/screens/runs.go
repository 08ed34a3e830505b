package screens

import (
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// runsScreen lists all running games, to go on with one or to give one up.
type runsScreen struct {
	a    *Sitting
	full bool // there are as many as are kept, and the player has asked for another
	sc   kit.Scroll
}

// titleRuns opens the list.
const titleRuns = kit.Press("runs")

// dropRun throws a running game away.
type dropRun struct{ run, title string }

func (g dropRun) Name() string { return "give-up:" + g.run }

func (s *runsScreen) Name() string          { return "runs" }
func (s *runsScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *runsScreen) intro() string {
	if s.full && len(s.a.waiting()) >= keep.Most {
		return words.T("runs.full", words.Args{N: keep.Most})
	}
	return words.T("runs.some", words.Args{N: len(s.a.waiting())})
}

// acts are what can be done about a running game.
func (s *runsScreen) acts(r *running) [2]choice {
	return [2]choice{{s.a.goOn(r), words.Plain("setup.go-on")}, {dropRun{r.Name, r.title()}, words.Plain("runs.give-up")}}
}

func (s *runsScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("runs.title")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(s.intro(), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	for i := range s.a.waiting() {
		r := &s.a.waiting()[i]
		text := r.text(s.a.now())
		in := geom.Rect{X: rest.X + kit.Space3, Y: y + kit.Space3, W: rest.W - 2*kit.Space3}
		high := k.Line(kit.Lead) + k.Height(text, sprites.Sans, kit.Small, in.W) + kit.Tap + kit.Space2
		box := geom.Rect{X: rest.X, Y: y, W: rest.W, H: high + 2*kit.Space3}
		k.List.Fill(box, kit.Radius, feltOf(r.Game.Info().ID))
		k.List.Frame(box, kit.Radius, 1, kit.Gilt)
		k.Label(r.title(), geom.Rect{X: in.X, Y: in.Y, W: in.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Text)
		in.Y += k.Line(kit.Lead)
		in.Y += k.Para(text, in, sprites.Sans, kit.Small, 0, kit.Text) + kit.Space2
		half := (in.W - kit.Space2) / 2
		for j, c := range s.acts(r) {
			tone := kit.Primary
			if j > 0 {
				tone = kit.Plain
			}
			k.Button(c.deed, c.text, geom.Rect{X: in.X + float64(j)*(half+kit.Space2), Y: in.Y, W: half, H: kit.Tap}, tone, true)
		}
		y += box.H + kit.Space3
	}
	k.Button(titleHistory, words.Plain("history.title"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Plain, true)
	s.sc.End(k, y+kit.Tap+kit.Space3)
}

func (s *runsScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case goOn:
		resumeRun(s.a, d.run)
	case dropRun:
		sure(s.a.App, "runs.give-up-sure", "runs.give-up", words.Args{A: d.title}, func() {
			if abandon(s.a, d.run); len(s.a.waiting()) == 0 {
				s.a.leave()
			}
		})
	default:
		if d == titleHistory {
			s.a.Push(newHistoryScreen(s.a))
			return true
		}
		return closes(s.a.App, d)
	}
	return true
}

func (s *runsScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("runs.title"), s.intro()
	for i := range s.a.waiting() {
		r := &s.a.waiting()[i]
		text := r.text(s.a.now())
		d.Table = append(d.Table, port.Section{Heading: r.title(), Lines: []string{text}})
		for _, c := range s.acts(r) {
			d.Act(c.deed, c.text+": "+r.title()+", "+text)
		}
	}
	d.Act(titleHistory, words.Plain("history.title"))
	d.Act(kit.Back, words.Plain("menu.back"))
}
