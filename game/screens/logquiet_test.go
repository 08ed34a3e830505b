package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/table"
)

// TestLogTellsOnce plays every game on a desktop: of the lines beside the table only the newest may be one that another
// line says better, some are left out, and the document keeps all.
func TestLogTellsOnce(t *testing.T) {
	for _, g := range catalog.Games() {
		r := deal(t, g.Info().ID, desktop, 9)
		s := r.app.tab()
		left, joined := 0, 0
		for range 12 {
			r.choose(&player{rnd: rand.New(rand.NewPCG(3, 1))})
			r.settle()
			if putAway(r); r.app.Status().Scene != "table" {
				break
			}
			lines, all := s.scene.Log, s.t.Lines(0)
			joined += tellsOnce(t, g.Info(), s.scene.Plan.Quiet, lines, all)
			left += quietIn(s.scene.Plan.Quiet, all)
			if told := len(r.app.Doc().Log); told < min(len(all), 3) {
				t.Errorf("%s: the document keeps %d lines of %d", g.Info().ID, told, len(all))
			}
		}
		if id := g.Info().ID; joined == 0 && (id == "usurpers" || id == "crush") {
			t.Errorf("%s: no lines of one deed were joined", id)
		}
		if left == 0 {
			t.Errorf("%s: nothing was left out", g.Info().ID)
		}
	}
}

// tellsOnce checks the lines beside a table, and returns how many are made of several of all.
func tellsOnce(t *testing.T, info *engine.Info, quiet []int, lines, all []table.Line) (joined int) {
	t.Helper()
	for i, l := range lines {
		if i < len(lines)-1 && slices.Contains(quiet, l.Say) {
			t.Fatalf("%s: the log says %q", info.ID, l.Text)
		}
		if i > 0 && l.Say == lines[i-1].Say && l.Seat == lines[i-1].Seat && l.Say >= 0 && slices.Contains(oneDeed, info.Says[l.Say]) {
			t.Fatalf("%s: the log says %q and %q", info.ID, lines[i-1].Text, l.Text)
		}
		if !slices.ContainsFunc(all, func(one table.Line) bool { return one.Text == l.Text }) {
			joined++
		}
	}
	return joined
}

// oneDeed are the lines of which somebody may have several in a row for one deed.
var oneDeed = []string{"sword", "shield", "blank", "discards", "recruits", "bars"}

// quietIn counts the lines that another one says better, but for the newest.
func quietIn(quiet []int, lines []table.Line) (n int) {
	for i, l := range lines {
		if i < len(lines)-1 && slices.Contains(quiet, l.Say) {
			n++
		}
	}
	return n
}

// TestLogPageTellsByTurn opens the page of the log: it tells each deed once, a rule stands between two turns, and its document keeps
// every line.
func TestLogPageTellsByTurn(t *testing.T) {
	r := deal(t, "usurpers", desktop, 9)
	for range 6 {
		r.choose(&player{rnd: rand.New(rand.NewPCG(3, 1))})
		r.settle()
		putAway(r)
	}
	s := r.app.tab()
	r.app.Push(newLogScreen(r.app.Sitting.App, s))
	r.step(0)
	r.step(0)
	all, drawn := s.t.Lines(0), 0
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Rect.W == logShield {
			drawn++
		}
	}
	if told := len(r.app.Doc().Log); told != len(all) || drawn == 0 || drawn >= told-quietIn(s.scene.Plan.Quiet, all) {
		t.Errorf("%d lines are drawn and %d told of %d", drawn, told, len(all))
	}
	turns := 0
	for _, o := range r.list.Ops {
		if o.Kind == paint.Fill && o.Rect.H == 1 {
			turns++
		}
	}
	if turns < 2 {
		t.Errorf("%d rules stand between turns", turns)
	}
}
