package screens

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/judge"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
)

// hasty is a thinker that judges past choices by few worlds.
func hasty() table.Thinker {
	return table.NewDesk(&table.Direct{Measure: judge.Measure{Propose: 16, Worlds: 20, Threshold: 30, Stretch: 100}})
}

// judged plays a game to its end, opens its review, and lets it come to its end.
func judged(t *testing.T, id string, size geom.Rect) *rig {
	t.Helper()
	return judgedBy(t, id, size, hasty(), "")
}

// judgedBy is the same with another thinker, of a game between opponents of a level, "" for the usual one.
func judgedBy(t *testing.T, id string, size geom.Rect, think table.Thinker, level string) *rig {
	t.Helper()
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
	r.app.think = think
	r.start(id, 0)
	for i, p := range r.app.table.Players {
		if p.Bot = level; level != "" {
			r.app.table.SetPlayer(engine.Seat(i), p)
		}
	}
	if scene := r.goOn(); scene != "result" {
		t.Fatalf("%s ends on %s", id, scene)
	}
	r.app.Activate("result:title")
	r.tap("history")
	r.tap("past:review:1")
	for n := 0; !r.app.Status().Settled; n++ {
		if r.step(20 * time.Millisecond); n > 5000 {
			t.Fatalf("the review does not end: %+v", r.app.Status())
		}
	}
	if r.app.Status().Scene != "review" {
		t.Fatalf("it opens %s: %s", r.app.Status().Scene, r.app.Glance().Toast)
	}
	return r
}

// number reads "31.4" or "−3.0" at the end of a line.
func number(t *testing.T, line string) int {
	t.Helper()
	at := strings.LastIndex(line, ": ")
	text := strings.NewReplacer("−", "-", "+", "", ".", "").Replace(line[at+2:])
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%q ends with no number", line)
	}
	return n
}

// TestReviewAddsUp reads the review of a game of each title as it is told: for every seat the rows of the sum add up to the result, the
// luck and the costs of all choices to its rows, and the dearest mistake of the list is the first moment.
func TestReviewAddsUp(t *testing.T) {
	for i, g := range catalog.Games() {
		r := judged(t, g.Info().ID, []geom.Rect{phone, desktop}[i%2])
		page := r.app.Top().(*reviewScreen)
		for x := range page.r.Players {
			r.app.Activate("review:seat:" + engine.Seat(x).String())
			r.step(0)
			doc := r.app.Doc()
			sum := doc.Table[0].Lines
			if got, want := number(t, sum[0])+number(t, sum[1])+number(t, sum[2])+number(t, sum[3]), number(t, sum[4]); got != want {
				t.Errorf("%s, P%d: the rows make %d, not %d: %q", g.Info().ID, x+1, got, want, sum)
			}
			s, done := page.r.Of(engine.Seat(x))
			all := doc.Table[2].Lines
			if !done || len(all) != len(s.Moments) {
				t.Fatalf("%s, P%d: %d of %d choices are listed", g.Info().ID, x+1, len(all), len(s.Moments))
			}
			dearest := 0
			for i, m := range s.Moments {
				if m.Cost > 0 != strings.Contains(all[i], "A mistake, which gave away "+tenths(m.Cost)) || m.Cost > 0 != strings.Contains(all[i], "Better: ") {
					t.Errorf("%s, P%d: %+v is told as %q", g.Info().ID, x+1, m, all[i])
				}
				dearest = max(dearest, m.Cost)
			}
			if first := doc.Table[1].Lines; dearest > 0 && !strings.Contains(first[0], "gave away "+tenths(dearest)) {
				t.Errorf("%s, P%d: the dearest mistake cost %d, and the first moment is %q", g.Info().ID, x+1, dearest, first[0])
			}
			if err := r.check(); err != nil {
				t.Errorf("%s, P%d: %v", g.Info().ID, x+1, err)
			}
		}
		r.app.Activate("review:seat:P1")
		r.step(0)
		r.shot("review-" + g.Info().ID)
	}
}

// TestMistakesHaveReasons reviews a careless game of each title by a judge who calls much a mistake, for each seat, whether a person or an
// opponent sits there: every mistake says what speaks for the better choice, and the list says how many games that wins.
func TestMistakesHaveReasons(t *testing.T) {
	for _, g := range catalog.Games() {
		harsh := table.NewDesk(&table.Direct{Measure: judge.Measure{Propose: 16, Worlds: 40, Threshold: 5, Stretch: 100}})
		r := judgedBy(t, g.Info().ID, phone, harsh, "random")
		page := r.app.Top().(*reviewScreen)
		mistakes, shares := 0, 0
		for x := range page.r.Players {
			page.seat = engine.Seat(x)
			if x%2 == 0 {
				page.r.Players[x].Bot = ""
			}
			n, alone := reasoned(t, page)
			mistakes, shares = mistakes+n, shares+alone
			for _, m := range page.moments() {
				if strings.Contains(m.head, "gave away") && len(m.lines) != 3 {
					t.Errorf("%s, P%d: of %s it says %q", g.Info().ID, x+1, m.head, m.lines)
				}
			}
		}
		if t.Logf("%s: %d mistakes, %d of them told by games won alone", g.Info().ID, mistakes, shares); mistakes < 5 {
			t.Errorf("%s: only %d mistakes", g.Info().ID, mistakes)
		}
	}
}

// reasoned looks at each mistake of the seat whose review is shown. It returns how many there are, and how many of them are told by games won
// alone.
func reasoned(t *testing.T, page *reviewScreen) (mistakes, shares int) {
	t.Helper()
	sum, _ := page.sum()
	for i := range sum.Moments {
		m := &sum.Moments[i]
		if m.Cost == 0 {
			continue
		}
		mistakes++
		better := tenths(m.Share + m.Cost)
		if why := page.why(m); len(strings.Fields(why)) < 3 || strings.Contains(why, "{") {
			t.Errorf("%s: of %q instead of %q it says %q", page.of, m.Better, m.Chosen, why)
		} else if strings.Contains(why, "it wins "+better+" of 100 games, and what was chosen "+tenths(m.Share)+".") {
			shares++
		}
		if line := page.line(i); !strings.Contains(line, "It wins "+better+" of 100.") {
			t.Errorf("%s: the list says %q", page.of, line)
		}
	}
	return mistakes, shares
}

// TestReviewShows opens the replay at each moment of a review, and at the choice under the cursor, and comes back to the same page.
func TestReviewShows(t *testing.T) {
	r := judged(t, "royalty", phone)
	page := r.app.Top().(*reviewScreen)
	for i, m := range page.moments() {
		r.app.Activate(reviewShow{i}.Name())
		still(r)
		if s := r.app.tab(); r.app.Status().Scene != "replay" || s.replay.Moves() != m.from || s.replay.Eyes() != page.seat {
			t.Fatalf("%s opens %+v", m.head, r.app.Status())
		}
		if says := r.app.Doc().Prompt; !strings.Contains(says, m.lines[0]) {
			t.Errorf("the replay of %q says %q", m.lines[0], says)
		}
		r.shot("review-show-" + strconv.Itoa(i+1))
		r.app.Activate("replay:step")
		still(r)
		if says := r.app.Doc().Prompt; strings.Contains(says, m.lines[0]) {
			t.Errorf("a choice later it still says %q", says)
		}
		r.in.Type(port.Key{Code: port.Escape})
		r.step(0)
		if r.app.Top() != page {
			t.Fatalf("back is %s", r.app.Status().Scene)
		}
	}
	for range 3 {
		r.in.Type(port.Key{Code: port.Right})
	}
	r.in.Type(port.Key{Code: port.Left})
	r.step(0)
	r.app.Activate("review:cursor")
	still(r)
	if sum, _ := page.sum(); page.at != 1 || r.app.tab().replay.Moves() != sum.Moments[1].Move {
		t.Errorf("the cursor stands at %d, and the replay at %d", page.at, r.app.tab().replay.Moves())
	}
}

// TestReviewPlaysOn plays on from each moment of a review, as the cards lay: the practice game stands before the choice, and the person
// of the review is asked to choose anew.
func TestReviewPlaysOn(t *testing.T) {
	r := judged(t, "crush", phone)
	r.shot("review-plays")
	page := r.app.Top().(*reviewScreen)
	list := page.moments()
	if len(list) == 0 {
		t.Fatal("there are no moments")
	}
	for i, m := range list {
		if !strings.HasPrefix(actText(r, reviewPlay{i}.Name()), "Play on: "+m.head) {
			t.Errorf("the document offers %q", actText(r, reviewPlay{i}.Name()))
		}
		r.app.Activate(reviewPlay{i}.Name())
		r.step(0)
		if r.app.Status().Scene != "playon" {
			t.Fatalf("%s leads to %s", m.head, r.app.Status().Scene)
		}
		r.app.Activate("playon:same")
		if i > 0 { // it takes the place of the one before
			r.step(0)
			r.app.Activate("confirm:yes")
		}
		tab := r.app.table
		if tab == nil || !table.Practising(tab) || tab.Moves() != m.from || !tab.Players[page.seat].Person() {
			t.Fatalf("%s plays on at %+v", m.head, r.app.Status())
		}
		r.app.leave()
		r.tap("history")
		r.tap("past:review:1")
		r.step(0)
		if again := r.app.Top(); again != page {
			t.Fatalf("the review is %s", r.app.Status().Scene)
		}
	}
}

// TestReviewIsLeft leaves a review on its way and comes back: it goes on where it was. A question of the game on the table goes first.
func TestReviewIsLeft(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.app.think = hasty()
	finished(t, r, "royalty")
	r.tap("result:review")
	for range 3 {
		r.step(20 * time.Millisecond)
	}
	page := r.app.Top().(*reviewScreen)
	n, of := page.r.Far(page.seat)
	if n == 0 || n == of || r.app.Status().Settled {
		t.Fatalf("%d of %d are looked at: %+v", n, of, r.app.Status())
	}
	r.tap("back")
	if r.app.Status().Scene != "result" {
		t.Fatalf("back is %s", r.app.Status().Scene)
	}
	r.step(time.Second)
	if m, _ := page.r.Far(page.seat); m != n {
		t.Errorf("left, it goes on from %d to %d", n, m)
	}
	r.tap("result:review")
	if m, _ := page.r.Far(page.seat); r.app.Top() != page || m < n {
		t.Errorf("it begins anew at %d", m)
	}
	for n := 0; !r.app.Status().Settled; n++ {
		if r.step(20 * time.Millisecond); n > 5000 {
			t.Fatal("it does not end")
		}
	}
	if r.step(0) {
		t.Error("done, it stays awake")
	}
}

// TestReviewFits looks at the page in every window with every size of text, on its way and whole, with the cursor at a choice.
func TestReviewFits(t *testing.T) {
	for _, id := range []string{"houses", "crush"} { // the most choices, and the most seats
		r := judged(t, id, phone)
		page := r.app.Top().(*reviewScreen)
		r.in.Type(port.Key{Code: port.Right})
		r.step(0)
		for _, n := range []int{85, 100, 130, 200} {
			for _, size := range append([]geom.Rect{{W: 320, H: 256}}, sizeList...) {
				r.in.Size, r.in.Touch, r.app.Prefs.Text = size, size.W < 1000, n
				for _, y := range []float64{0, 300, 1e6} {
					page.sc.At = y
					r.app.Change()
					r.step(0)
					r.step(0)
					if err := r.check(); err != nil {
						t.Errorf("%s at %.0fx%.0f, text %d, scrolled by %.0f: %v", id, size.W, size.H, n, y, err)
					}
				}
			}
		}
	}
}
