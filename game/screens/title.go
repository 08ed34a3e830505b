package screens

import (
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// titleScreen shows the games as plates, each with its credit.
type titleScreen struct {
	a  *App
	sc scroll
}

func (s *titleScreen) name() string      { return "title" }
func (s *titleScreen) scrolled() *scroll { return &s.sc }
func (s *titleScreen) saved() *tableScreen {
	if s.a.tab != nil && !s.a.tab.t.Ended() {
		return s.a.tab
	}
	return nil
}

func (s *titleScreen) build(k *kit) {
	in := k.in
	size := head
	if in.H >= 640 && in.W >= 900 { // room for a sign above the door
		size = banner
	}
	bar, rest := in.CutTop(max(56, k.line(size)+space4))
	k.iconButton("settings", sprites.IconSettings, geom.Rect{X: bar.X + bar.W - 52, Y: bar.Y + 4, W: 48, H: 48}, true)
	rest = geom.Rect{X: rest.X + space3, Y: rest.Y, W: rest.W - 2*space3, H: rest.H}
	if w := min(max(1100, 1.6*rest.H), 1680); rest.W > w {
		rest.X += (rest.W - w) / 2
		rest.W = w
	}
	if t := s.saved(); t != nil {
		var r geom.Rect
		r, rest = rest.CutTop(tap + 12)
		if r.W > 480 {
			r = geom.Around(r.Center(), 480, r.H)
		}
		k.button("continue", words.T("title.continue", words.Args{A: t.t.Game().Info().Title}),
			geom.Rect{X: r.X, Y: r.Y, W: r.W, H: tap}, primary, true)
	}
	top := s.sc.begin(k, rest)
	ops, hits := len(k.l.Ops), len(k.hits)
	end := s.plates(k, rest, top)
	if air := rest.Y + rest.H - end; air > 0 { // what is left over lies above and below
		k.l.Ops, k.hits = k.l.Ops[:ops], k.hits[:hits]
		end = s.plates(k, rest, top+0.4*air)
		if size == banner && s.saved() == nil { // the sign stays with them
			bar.Y += 0.35 * air
		}
	}
	s.sc.end(k, end)
	k.l.Text("Royals", bar, sprites.Title, k.px(size), 0.5, gold)
}

// plates draws all games from y on and returns where they end.
func (s *titleScreen) plates(k *kit, rest geom.Rect, y float64) float64 {
	cols := 1
	if rest.W >= 900 {
		cols = 3
	} else if rest.W >= 560 {
		cols = 2
	}
	gap := space3
	if k.in.H < 420 { // a phone on its side: all of them without scrolling
		gap = space2
	}
	w := (rest.W - float64(cols-1)*gap) / float64(cols)
	rowH := 0.0
	for i, g := range s.a.Games {
		col := i % cols
		if col == 0 && i > 0 {
			y += rowH + gap
			rowH = 0
		}
		x := rest.X + float64(col)*(w+gap)
		if last := len(s.a.Games) % cols; last > 0 && i >= len(s.a.Games)-last { // the last row stands in the middle
			x += float64(cols-last) * (w + gap) / 2
		}
		r := geom.Rect{X: x, Y: y, W: w}
		rowH = max(rowH, s.plate(k, g.Info(), r, cols > 1 && k.in.H >= 520))
	}
	return y + rowH + space3
}

// plate draws one game and returns its height.
func (s *titleScreen) plate(k *kit, info *engine.Info, r geom.Rect, tall bool) float64 {
	tag := words.Plain(info.ID + ".tagline")
	lead, small := lead, small
	if tall && r.W >= 400 { // words as large as the picture wants them
		lead, small = score, lead
	}
	pic := geom.Rect{X: r.X + space2, Y: r.Y + space2, W: min(r.W*0.36, 220)}
	pic.H = pic.W / 2
	text := geom.Rect{X: pic.X + pic.W + space3, Y: r.Y + space2, W: r.W - pic.W - space2 - 2*space3}
	if tall {
		pic.W = r.W - 2*space2
		pic.H = pic.W / 2
		text = geom.Rect{X: r.X + space3, Y: pic.Y + pic.H + space2, W: r.W - 2*space3}
	}
	credit := sprites.Wrap(sprites.Sans, k.px(small), info.Credit, text.W)
	h := k.line(lead) + float64(len(credit))*k.line(small) + space1 + k.height(tag, sprites.Sans, small, text.W)
	if tall {
		h += pic.H + space2
	}
	r.H = max(h, pic.H) + 2*space2
	name := "game:" + info.ID
	ground := rail
	if k.press == name || k.hover == name {
		ground = well
	}
	k.l.Shadow(r.Move(geom.Point{Y: 2}), radius, 8, shade)
	k.l.Fill(r, radius, ground)
	k.l.Frame(r, radius, 1, gilt)
	if !tall {
		pic.Y = r.Y + (r.H-pic.H)/2
	}
	k.l.Picture(sprites.Plate(info.ID), pic, white)
	y := text.Y
	k.label(info.Title, geom.Rect{X: text.X, Y: y, W: text.W, H: k.line(lead)}, sprites.Title, lead, 0, words1)
	y += k.line(lead)
	y += k.para(info.Credit, geom.Rect{X: text.X, Y: y, W: text.W}, sprites.Sans, small, 0, gold)
	k.para(tag, geom.Rect{X: text.X, Y: y + space1, W: text.W}, sprites.Sans, small, 0, words2)
	k.hit(name, r)
	return r.H
}

func (s *titleScreen) act(name string) bool {
	switch {
	case name == "continue":
		if s.saved() == nil {
			return false
		}
		s.a.push(s.a.tab)
		s.a.open(true)
	case name == "settings":
		s.a.push(&settingsScreen{a: s.a})
	case strings.HasPrefix(name, "game:"):
		g := s.a.find(name[len("game:"):])
		if g == nil {
			return false
		}
		s.a.push(newSetupScreen(s.a, g))
	default:
		return false
	}
	return true
}

func (s *titleScreen) doc(d *ui.Doc) {
	d.Title = "Royals"
	d.Prompt = words.Plain("title.prompt")
	if t := s.saved(); t != nil {
		d.Acts = append(d.Acts, ui.Item{Name: "continue", Text: words.T("title.continue", words.Args{A: t.t.Game().Info().Title})})
	}
	for _, g := range s.a.Games {
		i := g.Info()
		d.Acts = append(d.Acts, ui.Item{Name: "game:" + i.ID, Text: i.Title + ", " + i.Credit})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "settings", Text: words.Plain("menu.settings")})
}
