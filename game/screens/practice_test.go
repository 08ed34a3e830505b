package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// drills begins a practice game of a title by the switch of its set-up.
func drills(t *testing.T, id string, size geom.Rect, kept store.Store) *rig {
	t.Helper()
	r := newRig(t, size, size.W < 1000, kept, 5)
	r.app.now = func() int64 { return november }
	r.app.Activate("game:" + id)
	r.step(0)
	set := r.app.Top().(*setupScreen)
	set.usual()
	for i := range set.set.Players[1:] {
		set.set.Players[i+1].Bot = "greedy"
	}
	r.app.Activate("practice")
	r.step(0)
	r.shot("practice-setup-" + id)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.app.Activate("play")
	r.step(10 * time.Millisecond)
	if r.app.table == nil || !table.Practising(r.app.table) {
		t.Fatalf("%s: no practice game begins, but %s", id, r.app.Status().Scene)
	}
	return r
}

// uncounted reports what has been counted or kept of games, "" for nothing.
func uncounted(r *rig, kept store.Store) string {
	list, _ := keep.Tallies(kept)
	past, _ := keep.History(kept)
	switch {
	case len(list) > 0:
		return "the statistics"
	case len(past) > 0:
		return "the history"
	case len(keep.Days(kept)) > 0:
		return "the days"
	case len(r.app.crowned.Of(keep.Owner)) > 0 || len(r.app.crowned.Won(keep.Owner)) > 0:
		return "the crowns"
	case r.app.bout != nil:
		return "a match"
	}
	return ""
}

// changesSeats opens the cards of the second seat, takes it over, and hands over the first.
func changesSeats(r *rig) {
	for _, list := range [][]string{{"practice:open:P2", "menu:hand:P1"}, {"menu:hand:P2"}} {
		r.app.Activate("menu")
		r.app.Activate("menu:practice")
		for _, name := range list {
			r.app.Activate(name)
		}
	}
}

// drillsOn starts anew, and goes on with the practice game that waits.
func drillsOn(t *testing.T, g engine.Game, size geom.Rect, kept store.Store) *rig {
	t.Helper()
	r := newRig(t, size, size.W < 1000, kept, 90)
	r.app.now = func() int64 { return november }
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	if r.step(0); r.app.table == nil || !table.Practising(r.app.table) || !table.Opened(r.app.table).Has(1) {
		t.Fatalf("%s: a new start loses the practice game", g.Info().ID)
	}
	if list := r.app.waiting(); len(list) != 1 || !strings.HasSuffix(list[0].title(), "(practice)") || r.app.waits(g) != nil {
		t.Errorf("%s: the title does not say that it is practice", g.Info().ID)
	}
	resumeRun(r.app.Sitting, practiceRun(g.Info().ID))
	r.step(0)
	return r
}

// practiceEnds looks at the result of a practice game.
func practiceEnds(r *rig, id string) {
	r.t.Helper()
	r.shot("practice-result-" + id)
	doc := r.app.Doc()
	if !strings.Contains(doc.Prompt, "A practice game: nothing of it is counted.") || !strings.Contains(paras(r), "nothing of it is counted") {
		r.t.Errorf("%s: the result says %q", id, doc.Prompt)
	}
	for _, x := range doc.Acts {
		if slices.Contains([]string{"result:share", "result:seal", "result:harder"}, x.Name) {
			r.t.Errorf("%s: it offers %s", id, x.Name)
		}
	}
}

// TestPracticeIsNeverCounted plays practice games of each title to their ends, in one seat and then another, with a new start in the middle and
// one at the end: nothing is kept of them, and their results say so, offer no code, and lead to the next.
func TestPracticeIsNeverCounted(t *testing.T) {
	for i, g := range catalog.Games() {
		kept := store.NewMemory()
		size := []geom.Rect{phone, {W: 1280, H: 720}}[i%2]
		r := drills(t, g.Info().ID, size, kept)
		rnd := &player{rnd: rand.New(rand.NewPCG(uint64(i), 4))}
		for n := 0; r.app.Status().Scene != "result"; n++ {
			if r.settle(); putAway(r) || r.app.Status().Scene == "result" {
				continue
			}
			switch n {
			case 4:
				changesSeats(r)
			case 8:
				r = drillsOn(t, g, size, kept)
			default:
				r.choose(rnd)
			}
			if n > 8000 {
				t.Fatal("it does not end")
			}
		}
		r.step(2 * time.Second)
		practiceEnds(r, g.Info().ID)
		if got := uncounted(r, kept); got != "" {
			t.Errorf("%s: practice is in %s", g.Info().ID, got)
		}
		r = newRig(t, size, size.W < 1000, kept, 91)
		if r.app.showEnded(); uncounted(r, kept) != "" {
			t.Errorf("%s: after a new start it is in %s", g.Info().ID, uncounted(r, kept))
		}
		if r.app.Status().Scene == "result" {
			if r.app.Activate("result:rematch"); r.app.table == nil || !table.Practising(r.app.table) {
				t.Errorf("%s: the next game counts", g.Info().ID)
			}
		}
	}
}

// drilledFor begins a practice game and makes two choices in it, in one that is not over so soon.
func drilledFor(t *testing.T, id string, size geom.Rect) (r *rig) {
	t.Helper()
	for seed := uint64(2); r == nil || r.app.Status().Scene != "table"; seed++ {
		r = drills(t, id, size, store.NewMemory())
		rnd := &player{rnd: rand.New(rand.NewPCG(seed, 4))}
		for n := 0; n < 2 && r.app.Status().Scene != "result"; {
			if r.settle(); !putAway(r) {
				r.choose(rnd)
				n++
			}
		}
		for r.settle(); r.app.Status().Scene != "result" && putAway(r); r.settle() {
		}
	}
	return r
}

// TestPracticeTable looks at practice games of each title on screens of all kinds: the bar says what it is, in the picture and in the document,
// cards are opened by the sheet and seen, and the last choice is taken back past what was revealed.
func TestPracticeTable(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 1280, H: 720}} {
		for _, g := range catalog.Games() {
			r := drilledFor(t, g.Info().ID, size)
			if !strings.Contains(shownTexts(r), "Practice") || !strings.HasSuffix(r.app.Doc().Title, "(practice)") {
				t.Errorf("%s, %v: it is not said that this is practice: %q", g.Info().ID, size, r.app.Doc().Title)
			}
			if err := r.check(); err != nil {
				t.Errorf("%s, %v: %v", g.Info().ID, size, err)
			}
			r.shot("practice-" + g.Info().ID)
			opensCards(r)
			moves := r.app.table.Moves()
			if r.settle(); !r.app.Activate("undo") || r.app.table.Moves() >= moves && moves > 0 {
				t.Errorf("%s, %v: after %d choices nothing is taken back", g.Info().ID, size, moves)
			}
		}
	}
}

// opensCards opens the cards of all opponents by the sheet. On the table or with a tap on a panel they are to be seen.
func opensCards(r *rig) {
	r.t.Helper()
	tab, id := r.app.table, r.app.table.Game().Info().ID
	r.app.Activate("menu")
	r.app.Activate("menu:practice")
	r.step(0)
	if err := r.check(); err != nil || !strings.Contains(r.app.Doc().Prompt, "Nothing of this game is counted.") {
		r.t.Errorf("%s, %v: the sheet says %q, %v", id, r.in.Size, r.app.Doc().Prompt, err)
	}
	r.shot("practice-sheet-" + id)
	for x := 1; x < len(tab.Players); x++ {
		r.app.Activate("practice:open:" + engine.Seat(x).String())
	}
	r.app.Pop()
	r.step(time.Second)
	r.shot("practice-open-" + id)
	if err := r.check(); err != nil {
		r.t.Errorf("%s, %v, open: %v", id, r.in.Size, err)
	}
	if tab.Plan.Hand < 0 {
		return
	}
	r.app.Push(&boardScreen{a: r.app.Sitting.App, s: r.app.tab(), seat: 1})
	r.step(0)
	r.shot("practice-board-" + id)
	for _, c := range tab.Shown.Pile(engine.PileID{Kind: uint8(tab.Plan.Hand), Owner: 1}) {
		if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Sprite == sprites.Card(c) }) {
			r.t.Errorf("%s, %v: Bea's %v is not to be seen", id, r.in.Size, c)
		}
	}
	r.app.Pop()
	r.step(0)
}

// shownTexts is all that is written on the screen.
func shownTexts(r *rig) string {
	var list []string
	for _, o := range r.list.Ops {
		list = append(list, o.Text)
	}
	return strings.Join(list, "\n")
}
