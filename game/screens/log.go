package screens

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// logScreen shows the whole log.
type logScreen struct {
	a     *App
	s     *tableScreen
	sc    scroll
	first bool
}

func newLogScreen(a *App, s *tableScreen) *logScreen { return &logScreen{a: a, s: s, first: true} }

func (l *logScreen) name() string      { return "log" }
func (l *logScreen) scrolled() *scroll { return &l.sc }

func (l *logScreen) build(k *kit) {
	rest := column(header(k, words.Plain("table.log")), 640)
	y := l.sc.begin(k, rest)
	for _, line := range l.s.t.Lines(0) {
		if line.Seat < engine.MaxSeats {
			k.l.Picture(sprites.Emblem(int(line.Seat)), geom.Rect{X: rest.X, Y: y + 1, W: 18, H: 18}, white)
		}
		y += k.para(line.Text, geom.Rect{X: rest.X + 26, Y: y, W: rest.W - 32}, sprites.Sans, body, 0, words1) + space1
	}
	l.sc.end(k, y)
	if l.first {
		l.first = false
		l.sc.at = l.sc.most
		l.a.dirty = true
		if l.sc.most > 0 {
			k.l.Reset()
			k.l.Fill(k.size, 0, cloth)
			k.hits = k.hits[:0]
			l.build(k)
		}
	}
}

func (l *logScreen) act(name string) bool { return closes(l.a, name) }

func (l *logScreen) doc(d *ui.Doc) {
	d.Title = words.Plain("table.log")
	for _, line := range l.s.t.Lines(0) {
		d.Log = append(d.Log, line.Text)
	}
	d.Acts = []ui.Item{{Name: "back", Text: words.Plain("menu.back")}}
}
