package screens

import (
	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// logScreen shows the whole log, told as beside the table. Its document keeps every line.
type logScreen struct {
	a     *shell.App
	s     *tableScreen
	sc    kit.Scroll
	first bool
}

// logShield is the size of the shield before a line.
const logShield = 18

func newLogScreen(a *shell.App, s *tableScreen) *logScreen {
	return &logScreen{a: a, s: s, first: true}
}

func (l *logScreen) Name() string          { return "log" }
func (l *logScreen) Scrolled() *kit.Scroll { return &l.sc }

func (l *logScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("table.log")), 640)
	y := l.sc.Begin(k, rest)
	lines := spokenTo(l.s.t, table.Joined(l.s.t, toldOnce(l.s.scene.Plan.Quiet, l.s.t.Lines(0))))
	begins := felt.TurnsIn(l.s.scene.Plan.Opens, lines)
	for i, line := range lines {
		if begins[i] && i > 0 { // a turn stands apart from the one before
			k.List.Fill(geom.Rect{X: rest.X, Y: y + kit.Space2, W: rest.W - 6, H: 1}, 0, kit.Edge)
			y += 2*kit.Space2 + 1
		}
		if line.Seat < engine.MaxSeats {
			k.List.Picture(felt.Emblem(&l.s.scene, line.Seat), geom.Rect{X: rest.X, Y: y + 1, W: logShield, H: logShield}, kit.White)
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
