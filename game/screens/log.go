package screens

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// logScreen shows the whole log.
type logScreen struct {
	a     *shell.App
	s     *tableScreen
	sc    kit.Scroll
	first bool
}

func newLogScreen(a *shell.App, s *tableScreen) *logScreen {
	return &logScreen{a: a, s: s, first: true}
}

func (l *logScreen) Name() string          { return "log" }
func (l *logScreen) Scrolled() *kit.Scroll { return &l.sc }

func (l *logScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("table.log")), 640)
	y := l.sc.Begin(k, rest)
	for _, line := range l.s.t.Lines(0) {
		if line.Seat < engine.MaxSeats {
			k.List.Picture(sprites.Emblem(int(line.Seat)), geom.Rect{X: rest.X, Y: y + 1, W: 18, H: 18}, kit.White)
		}
		y += k.Explained(l.s.terms, line.Text, geom.Rect{X: rest.X + 26, Y: y, W: rest.W - 32}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space1
	}
	l.sc.End(k, y)
	if l.first {
		l.first = false
		l.sc.At, l.sc.Again = l.sc.Most, true
	}
}

func (l *logScreen) Act(d kit.Deed) bool {
	if t, ok := d.(kit.Term); ok {
		l.a.Say(words.Plain(t.Key))
		return true
	}
	return closes(l.a, d)
}

func (l *logScreen) Doc(d *kit.Doc) {
	d.Title = words.Plain("table.log")
	for _, line := range l.s.t.Lines(0) {
		d.Log = append(d.Log, line.Text)
		explain(d, l.s.info.ID, line.Text)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
