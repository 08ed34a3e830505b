package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// aboutScreen tells what the app is, who made the games, and how deals are sealed, with the seal of the game that is
// played.
type aboutScreen struct {
	a  *Sitting
	t  *table.Table // nil where no game is played
	sc kit.Scroll
}

func (s *aboutScreen) Name() string          { return "about" }
func (s *aboutScreen) Scrolled() *kit.Scroll { return &s.sc }

// about opens the page.
func (a *Sitting) about() {
	a.Push(&aboutScreen{a: a, t: a.table})
}

// sections are the parts of the page. spaced digits can be read, others can be copied.
func (s *aboutScreen) sections(spaced bool) []port.Section {
	var games []string
	for _, g := range s.a.games {
		games = append(games, words.T("about.game", words.Args{A: g.Info().Title, B: g.Info().Credit}))
	}
	seal := port.Section{Heading: words.Plain("fair.title"), Lines: []string{words.Plain("fair.before"), words.Plain("fair.bots")}}
	if s.t != nil {
		seal.Lines = fairLines(s.t, spaced)
	}
	return []port.Section{
		{Heading: "Royals", Lines: []string{words.Plain("about.what"), words.Plain("about.licence")}},
		{Heading: words.Plain("about.games"), Lines: games},
		seal,
	}
}

func (s *aboutScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("about.title")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	for _, p := range s.sections(true) {
		y += k.Para(p.Heading, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Title, kit.Lead, 0, kit.Figure) + kit.Space1
		for _, line := range p.Lines {
			y += k.Para(line, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space2
		}
		y += kit.Space3
	}
	s.sc.End(k, y)
}

func (s *aboutScreen) Act(d kit.Deed) bool { return closes(s.a.App, d) }

func (s *aboutScreen) Doc(d *kit.Doc) {
	d.Title, d.Table = words.Plain("about.title"), s.sections(false)
	d.Act(kit.Back, words.Plain("menu.back"))
}
