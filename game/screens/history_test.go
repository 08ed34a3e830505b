package screens

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	codes "royals/engine/code"
	"royals/game/keep"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
)

// november is a date.
var november = time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local).Unix()

// finished plays a game between opponents to its result.
func finished(t *testing.T, r *rig, id string) {
	t.Helper()
	r.start(id, 0)
	if scene := r.goOn(); scene != "result" {
		t.Fatalf("%s ends on %s", id, scene)
	}
}

// TestHistoryPage plays each game to its end, starts anew, and finds them all on the page: it keeps one, deletes another, brings it back,
// and deletes it for good.
func TestHistoryPage(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	r.app.now = func() int64 { return november }
	r.tap("history")
	if text := paras(r); !strings.Contains(text, "No game has ended yet") {
		t.Errorf("an empty history says %q", text)
	}
	r.app.leave()
	for _, g := range catalog.Games() {
		finished(t, r, g.Info().ID)
		r.app.Activate("result:title")
	}
	r = newRig(t, phone, true, kept, 6)
	r.app.Activate("history")
	r.step(0)
	r.shot("history")
	doc := r.app.Doc()
	if len(doc.Table) != 5 || !strings.Contains(doc.Prompt, "5 games are kept here") {
		t.Fatalf("the history lists %d games: %s", len(doc.Table), doc.Prompt)
	}
	for i, g := range catalog.Games() {
		if s := doc.Table[4-i]; s.Heading != g.Info().Title+", 22 November 2026" || !strings.Contains(s.Lines[0], ": \u2068Guest\u2069 ") {
			t.Errorf("game %d is %q: %q", i+1, s.Heading, s.Lines[0])
		}
	}
	r.tap("past:keep:5")
	r.tap("past:delete:4")
	kept5 := slices.IndexFunc(r.app.Doc().Acts, func(i port.Item) bool { return i.Name == "past:keep:5" && i.Pressed })
	if text := paras(r); !strings.Contains(text, "Deleted.") || kept5 < 0 {
		t.Errorf("the page shows %q", text)
	}
	r.shot("history-deleted")
	r.tap("past:undo:4")
	if got := pastOf(t, r); got != "5* 4 3 2 1" {
		t.Errorf("then the history is %s", got)
	}
	r.tap("past:delete:4")
	r.app.leave()
	if got := pastOf(t, r); got != "5* 3 2 1" {
		t.Errorf("in the end the history is %s", got)
	}
	if text := r.app.inside(kept); !strings.Contains(text, "4 past games") {
		t.Errorf("the store holds %s", text)
	}
}

// pastOf lists what the history holds, the newest first, with a star on those that are kept.
func pastOf(t *testing.T, r *rig) string {
	t.Helper()
	list, err := keep.History(r.app.Store)
	must(t, err)
	out := ""
	for _, p := range list {
		out += " " + string(rune('0'+p.N))
		if p.Kept {
			out += "*"
		}
	}
	return strings.TrimSpace(out)
}

// TestEndedOnce keeps a game once, however often its result is taken up again, and also one that was over when the program was killed before
// its result.
func TestEndedOnce(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	r.start("crush", 0)
	for !r.app.table.Ended() {
		r.step(100 * time.Millisecond)
		goesOn(r)
	}
	if got := pastOf(t, r); got != "" {
		t.Fatalf("before its end the history is %s", got)
	}
	for seed := range uint64(3) {
		r = newRig(t, phone, true, kept, seed)
		r.app.Start(nil)
		r.step(0)
		if r.app.Status().Scene != "result" || pastOf(t, r) != "1" {
			t.Fatalf("start %d shows %s, and the history is %s", seed+1, r.app.Status().Scene, pastOf(t, r))
		}
	}
	r.app.Activate("result:title")
	if names, _ := kept.Names(); slices.Contains(names, "run-crush-solo") || pastOf(t, r) != "1" {
		t.Errorf("left, there is %v", names)
	}
}

// TestManyPast lists a page of a long history, and the rest at a wish.
func TestManyPast(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	finished(t, r, "crush")
	r.app.Activate("result:title")
	list, err := keep.History(r.app.Store)
	must(t, err)
	body, err := keep.Recall(r.app.Store, 1)
	must(t, err)
	for i := range 49 {
		_, err := keep.Remember(r.app.Store, int64(i), list[0].About, body+"copy "+strings.Repeat("x", i)+"\n")
		must(t, err)
	}
	must(t, r.app.Store.Remove("h-30"))
	must(t, r.app.Store.Save("h-30", []byte("royals past 1\nfree 1 0 who\nknows\n")))
	for _, of := range []string{"", keep.DailyTable + " 2026-11-22", keep.CourtTable + " tam"} { // other titles and tables, the newest
		b := table.Brief{Game: "kingdoms", Of: of, Players: []table.Player{{Name: "Ada"}, {Name: "Bea", Bot: "page"}}, Scores: []int{1, 2}}
		_, err := keep.Remember(r.app.Store, november, b.Line(), body+"of "+of+"\n")
		must(t, err)
	}
	r.app.Activate("history")
	for _, c := range []struct {
		by   string
		n    int
		want int
	}{{"kind", 2, 1}, {"kind", 3, 1}, {"kind", 1, pastPage}, {"game", 1, 1}, {"kind", 0, 3}, {"game", 0, pastPage}} {
		r.app.Activate("past:by:" + c.by)
		r.app.Activate("past:by:" + c.by + ":" + strconv.Itoa(c.n))
		if n := len(r.app.Doc().Table); n != c.want {
			t.Errorf("asked for %s %d it lists %d games, want %d", c.by, c.n, n, c.want)
		}
	}
	for i := range 3 {
		_, err := keep.Delete(r.app.Store, 51+i)
		must(t, err)
	}
	r.app.leave()
	r.app.Activate("history")
	if n := len(r.app.Doc().Table); n != pastPage {
		t.Errorf("the page lists %d games", n)
	}
	r.app.Activate("past:older")
	r.app.Activate("past:older")
	if n := len(r.app.Doc().Table); n != 50 || r.app.Activate("past:older") {
		t.Errorf("in the end it lists %d games", n)
	}
	r.app.Activate("past:keep:30")
	if says := r.app.Glance().Toast; !strings.Contains(says, "set aside") {
		t.Errorf("of a damaged game it says %q", says)
	}
}

// TestFullDeviceKeepsThePlay deletes past games where a device is full, tells it once, and loses no choice.
func TestFullDeviceKeepsThePlay(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	finished(t, r, "crush")
	r.app.Activate("result:title")
	r.start("royalty", 1)
	r.settle()
	r.app.Store = store.Full(kept, 1)
	must(t, keeper{r.app.Sitting, r.app.run}.Save([]byte("a choice")))
	if data, err := kept.Load(r.app.run); err != nil || string(data) != "a choice" || pastOf(t, r) != "" || !strings.Contains(r.app.Warning(), "oldest past games were deleted") {
		t.Errorf("kept is %q, %v; the history is %q; said is %q", data, err, pastOf(t, r), r.app.Warning())
	}
}

// TestDealsHaveCodes deals with the largest numbers there are: each deal has a code.
func TestDealsHaveCodes(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 1<<64-20)
		r.start(g.Info().ID, 1)
		if c := r.app.table.Config(); c.Seed < 1<<40 {
			t.Errorf("%s is dealt with the seed %d", g.Info().ID, c.Seed)
		} else if _, err := codes.Write(codes.Deal{Game: g, Config: c}); err != nil {
			t.Errorf("%s: %v", g.Info().ID, err)
		}
	}
}

// counting counts the past games that are read in a store.
type counting struct {
	store.Store
	read int
}

func (c *counting) Load(name string) ([]byte, error) {
	c.note(name)
	return c.Store.Load(name)
}

func (c *counting) Copies(name string) ([]store.Copy, error) {
	c.note(name)
	return c.Store.Copies(name)
}

func (c *counting) note(name string) {
	if keep.IsPast(name) {
		c.read++
	}
}

// TestStartReadsNoPastGame starts beside as many past games as are kept: neither the title nor the page of the history reads one.
func TestStartReadsNoPastGame(t *testing.T) {
	kept := &counting{Store: store.NewMemory()}
	for i := range keep.MostPast {
		if _, err := keep.Remember(kept, november+int64(i), "crush P1 1,2 person:Ada\tduke:Bea", "game "+strconv.Itoa(i)); err != nil {
			t.Fatal(err)
		}
	}
	kept.read = 0
	r := newRig(t, phone, true, kept, 5)
	r.app.Start(&ears{})
	r.step(0)
	if scene := r.app.Status().Scene; scene != "title" || kept.read > 0 {
		t.Errorf("the start, on %s, reads %d past games", scene, kept.read)
	}
	r.app.Activate("history")
	r.step(0)
	if text := paras(r); !strings.Contains(text, "200 games are kept here") || kept.read > 0 {
		t.Errorf("the history reads %d past games and says %q", kept.read, text)
	}
}
