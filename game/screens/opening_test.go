package screens

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// savedGame returns a store with a game of usurpers in its first choices, and what is kept of it.
func savedGame(t *testing.T) (store.Store, []byte) {
	t.Helper()
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 7)
	r.app.Start(&ears{})
	r.start("usurpers", 9)
	r.settle()
	data, err := keep.Load(atTable(keep))
	if err != nil {
		t.Fatal(err)
	}
	return keep, data
}

// resealed returns a save with something else in it and a right sum.
func resealed(data []byte, old, fresh string) []byte {
	text := strings.Replace(string(data), old, fresh, 1)
	text = text[:strings.LastIndex(text, "sum ")]
	b := []byte("0000000000000000")
	sum := engine.HashBytes([]byte(text))
	for i := range b {
		b[15-i] = "0123456789abcdef"[sum>>(4*i)&15]
	}
	return []byte(text + "sum " + string(b) + "\n")
}

// snapshot returns the line of a save that holds the position, hidden from a seat where it is one.
func snapshot(t *testing.T, data []byte, seat engine.Seat) (line, hidden string) {
	t.Helper()
	r := newRig(t, phone, true, store.NewMemory(), 1)
	m, _, err := match.Load(data, r.app.find)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State().Fresh()
	m.Redacted(seat, s)
	return "state " + hex.EncodeToString(engine.Encode(m.State(), nil)), "state " + hex.EncodeToString(engine.Encode(s, nil))
}

func (r *rig) acts() string {
	text := ""
	for _, x := range r.app.Doc().Acts {
		text += x.Name + " "
	}
	return text
}

// TestNewestThatCanBePlayed gives the newest copy of a game every kind of damage. The one before it is played, the
// other is set aside, said in a sentence and listed; and where there is none before it, the title offers nothing to
// continue.
func TestNewestThatCanBePlayed(t *testing.T) {
	_, good := savedGame(t)
	line, hidden := snapshot(t, good, 0)
	for name, c := range map[string]struct {
		bad  []byte
		says string
	}{
		"cut":           {good[:len(good)/2], "A saved game could not be read."},
		"flipped":       {[]byte(strings.Replace(string(good), "seats", "seatt", 1)), "A saved game could not be read."},
		"hidden faces":  {resealed(good, line, hidden), "A saved game could not be read."},
		"other seats":   {resealed(good, " seats 4 ", " seats 5 "), "A saved game could not be read."},
		"other options": {resealed(good, " seed ", " seed 1"), ""},
		"newer format":  {resealed(good, "royals save 1", "royals save 3"), "A saved game was made by a newer version of Royals."},
		"newer rules":   {resealed(good, "game usurpers 1", "game usurpers 7"), "A saved game was made by a newer version of Royals."},
		"ten million":   {[]byte("royals save 1\n" + strings.Repeat("do P1 x\n", 10_000_000)), "A saved game could not be read."},
		"no players":    {resealed(good, "\nnote ", "\nnote x"), "A saved game could not be read."},
	} {
		if name == "other options" { // set where the line of the game says none
			head, _, _ := strings.Cut(string(good[len("royals save 1\n"):]), "\n")
			bare, _, _ := strings.Cut(head, " options ")
			c.bad, c.says = resealed(good, head, bare+" options block_choice=forced"), "A saved game could not be read."
		}
		for _, older := range []bool{true, false} {
			keep := store.NewMemory()
			if older {
				must(t, keep.Save("game", good))
			}
			must(t, keep.Save("game", c.bad))
			r := newRig(t, phone, true, keep, 7)
			r.app.Start(&ears{})
			left := atTable(keep)
			if got, err := keep.Load(asideOf(t, keep)); err != nil || string(got) != string(c.bad) {
				t.Errorf("%s: what was set aside is %d bytes, %v", name, len(got), err)
			}
			if got, err := keep.Load(left); older && (err != nil || string(got) != string(good)) {
				t.Errorf("%s: what is left is %d bytes, %v", name, len(got), err)
			}
			setAside(r, fmt.Sprintf("%s, older %v", name, older), c.says, older)
		}
	}
}

// setAside checks that a game set aside is said in a sentence and listed, and that an older one is offered to go on with.
func setAside(r *rig, where, says string, older bool) {
	r.t.Helper()
	if !strings.Contains(r.app.Warning(), says) || strings.Contains(r.app.Warning(), words.Plain("kept.older")) != older || !strings.Contains(r.app.Warning(), "Settings, Storage") {
		r.t.Errorf("%s: the player is told %q", where, r.app.Warning())
	}
	if strings.Contains(r.acts(), "continue") != older {
		r.t.Errorf("%s: the title offers %s", where, r.acts())
	}
	r.app.Activate("settings")
	r.app.Activate("settings:storage")
	want := "damaged"
	if strings.Contains(says, "newer") {
		want = "newer version"
	}
	if !strings.Contains(paras(r), want) || !strings.Contains(r.acts(), "-aside-1 delete:") {
		r.t.Errorf("%s: the page of what was set aside shows %q, %s", where, paras(r), r.acts())
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestRestoreAndDelete puts a game back in the place of another, which is set aside for it, and deletes that one for
// good; both are asked first.
func TestRestoreAndDelete(t *testing.T) {
	keep, good := savedGame(t)
	name, err := keep.Aside(atTable(keep))
	must(t, err)
	r := newRig(t, phone, true, keep, 8)
	r.app.Start(&ears{})
	r.start("usurpers", 9)
	r.settle()
	other, err := keep.Load(atTable(keep))
	must(t, err)
	r.app.leave()
	r.app.Activate("settings")
	r.app.Activate("settings:storage")
	r.app.Activate("restore:" + name)
	r.app.Activate("confirm:no")
	if got, _ := keep.Load(atTable(keep)); string(got) != string(other) {
		t.Error("restored without a yes")
	}
	r.app.Activate("restore:" + name)
	r.app.Activate("confirm:yes")
	if got, _ := keep.Load(atTable(keep)); string(got) != string(good) {
		t.Error("the game is not back in its place")
	}
	if r.app.Status().Scene != "title" || !strings.Contains(r.acts(), "continue") {
		t.Errorf("after it: %s, %s", r.app.Status().Scene, r.acts())
	}
	list := (&storageScreen{a: r.app.Sitting}).list()
	if len(list) != 1 || !strings.Contains(list[0].text, "Usurpers") {
		t.Fatalf("set aside is %+v", list)
	}
	r.app.Activate("settings")
	r.app.Activate("settings:storage")
	r.app.Activate("delete:" + list[0].name)
	r.app.Activate("confirm:yes")
	if _, err := keep.Load(list[0].name); !errors.Is(err, store.ErrNone) {
		t.Errorf("deleted it is still there: %v", err)
	}
	if r.app.Status().Scene != "storage" || !strings.Contains(paras(r), "Nothing was set aside") {
		t.Errorf("after deleting: %s, %q", r.app.Status().Scene, paras(r))
	}
}

// bomb is a thinker that stops the program, as a game with a broken rule would.
type bomb struct{ table.Direct }

func (*bomb) Ask(table.Question)            { panic("the program stops") }
func (*bomb) Poll() ([]engine.Action, bool) { panic("the program stops") }

// TestGameThatStopsTheProgram opens a game that panics as soon as it is on the screen. The next start does not open it,
// says so, and offers what can be done about it; a start after one that was left alone opens it as always.
func TestGameThatStopsTheProgram(t *testing.T) {
	botTurn := func() store.Store {
		keep := store.NewMemory()
		r := newRig(t, phone, true, keep, 7)
		r.app.Start(&ears{})
		r.start("usurpers", 9)
		r.settle()
		for i := range r.app.table.Players { // an opponent is to move when the game is opened again
			r.app.table.SetPlayer(engine.Seat(i), table.Player{Name: "Bea", Bot: "squire"})
		}
		return keep
	}
	crash := func(keep store.Store) (stopped bool) {
		defer func() { stopped = recover() != nil }()
		r := newRig(t, phone, true, keep, 7)
		r.app.think = &bomb{}
		r.app.table = nil
		r.app.Home()
		r.app.load(r.app.opened.run, false)
		r.app.Start(&ears{})
		for range 40 {
			r.step(100 * time.Millisecond)
		}
		return false
	}
	again := func(keep store.Store) *rig {
		r := newRig(t, phone, true, keep, 7)
		r.app.Start(&shelf{ears: &ears{}, keep: keep})
		r.step(0)
		return r
	}
	keep := botTurn()
	if !crash(keep) {
		t.Fatal("the bomb does not go off")
	}
	r := again(keep)
	if r.app.Status().Scene != "title" || r.app.table != nil || !strings.Contains(r.app.Warning(), words.Plain("app.stuck")) || !strings.HasPrefix(r.acts(), "stuck ") {
		t.Fatalf("after the stop: %s, %q, %s", r.app.Status().Scene, r.app.Warning(), r.acts())
	}
	r.app.Activate("stuck")
	if got := r.acts(); got != "stuck:open stuck:export stuck:aside back alert:close " {
		t.Errorf("offered is %s", got)
	}
	r.app.Activate("stuck:export")
	if f := r.app.Host.(*shelf).file; !strings.Contains(f, "\nrun-usurpers-") {
		t.Errorf("the file holds %q", f)
	}
	if r = again(keep); r.app.table != nil {
		t.Error("the second start after the stop opens it")
	}
	r.app.Activate("stuck")
	r.app.Activate("stuck:open")
	if r.app.table == nil || r.app.Status().Scene == "title" {
		t.Errorf("opened all the same it is not there: %s", r.app.Status().Scene)
	}
	for range 3 {
		r.step(100 * time.Millisecond)
	}
	if r = again(keep); r.app.table == nil && r.app.Status().Scene != "result" {
		t.Errorf("a game that has stood is not opened: %q, %s, %s", r.app.Warning(), r.acts(), r.app.Status().Scene)
	}
	keep = botTurn()
	crash(keep)
	r = again(keep)
	stuck := r.app.opened.stuck
	r.start("kingdoms", 3)
	run := r.app.opened.run
	if got, err := keep.Load(run); err != nil || string(got) != string(stuck) {
		t.Errorf("a new game of another title loses the stuck one: %v", err)
	}
	r.app.replacing(run)
	if got, err := keep.Load(run + "-aside-1"); err != nil || string(got) != string(stuck) {
		t.Errorf("a new game in its place does not set the stuck one aside: %v", err)
	}
	keep = botTurn()
	crash(keep)
	r = again(keep)
	r.app.Activate("stuck")
	r.app.Activate("stuck:aside")
	if _, err := keep.Load(run + "-aside-1"); err != nil || r.app.opened.stuck != nil || strings.Contains(r.acts(), "stuck") {
		t.Errorf("set aside: %v, %s", err, r.acts())
	}
}

// TestKilledWhileOpening ends the app where nobody can catch it. Once may be chance, so the game is opened again; twice
// in a row is asked about. A page that was out of sight, or another window's mark, counts for nothing.
func TestKilledWhileOpening(t *testing.T) {
	kept, _ := savedGame(t)
	begin := func(s store.Store, away bool) *App {
		a := New(Deps{Store: s, Games: catalog.Games(), Seed: func() uint64 { return 5 }})
		a.Prefs.Open = 1
		a.Start(&ears{})
		if away {
			a.Away()
		}
		return a
	}
	for range 4 {
		if a := begin(kept, true); a.table == nil {
			t.Fatal("ended out of sight, it is not opened again")
		}
	}
	for i := range 2 {
		if a := begin(kept, false); a.table == nil {
			t.Fatalf("killed %d times, it is not opened again", i)
		}
	}
	if a := begin(kept, false); a.table != nil || a.opened.stuck == nil {
		t.Error("killed twice in a row while it was opened, it is opened again")
	}
}

// marks is a store that counts how often a mark was put up and taken away.
type marks struct {
	store.Store
	up, down int
}

func (m *marks) Save(name string, data []byte) error {
	if name == store.Opening {
		m.up++
	}
	return m.Store.Save(name, data)
}

func (m *marks) Remove(name string) error {
	if name == store.Opening {
		m.down++
	}
	return m.Store.Remove(name)
}

// TestMarkOfAnOpeningGoes finds no mark once a game, or the title before it, stands still; without that every start
// would ask.
func TestMarkOfAnOpeningGoes(t *testing.T) {
	kept, _ := savedGame(t)
	for _, open := range []int{0, 1} {
		keep := &marks{Store: kept}
		r := &rig{t: t, in: port.Input{Size: phone, Scale: 1, TextScale: 1}}
		r.app = New(Deps{Store: keep, Games: catalog.Games(), Seed: func() uint64 { return 5 }})
		if keep.up != 1 || keep.down != 0 {
			t.Fatalf("while it is opened the mark was put up %d times and taken away %d times", keep.up, keep.down)
		}
		r.app.Prefs.Open = open
		r.app.Start(&ears{})
		r.settle()
		r.step(time.Second)
		if keep.up != 1 || keep.down != 1 {
			t.Fatalf("open %d: the mark was put up %d times and taken away %d times", open, keep.up, keep.down)
		}
		if open == 0 {
			r.app.Activate("continue")
			r.settle()
			r.step(time.Second)
			r.app.leave()
			r.app.Activate("continue")
			r.settle()
			r.step(time.Second)
			if keep.up != 2 || keep.down != 2 {
				t.Errorf("continued, the mark was put up %d times and taken away %d times", keep.up, keep.down)
			}
		}
		if _, err := keep.Load(store.Opening); !errors.Is(err, store.ErrNone) {
			t.Errorf("open %d: the mark stays: %v", open, err)
		}
	}
}

// TestOtherDamageIsTold damages the tally of a match, the settings, a set-up, and all that is counted: each is set aside, the player is
// told, and the page of the storage says what it was.
func TestOtherDamageIsTold(t *testing.T) {
	for name, says := range map[string]string{"settings": "Your settings could not be read.", "match": "The tally of a match could not be read.",
		"setup-usurpers": "The set-up of Usurpers could not be read.", "daily": "What you have played of the day's deals could not be read.",
		"stats": "Your statistics could not be read.", "crowns": "The crowns you have won could not be read.", "court": "How far you have climbed the court could not be read.",
		"people": "Who plays here could not be read."} {
		keep := store.NewMemory()
		must(t, keep.Save(name, []byte("\x00 rubbish")))
		r := newRig(t, phone, true, keep, 7)
		r.app.Start(&ears{})
		r.app.Activate("game:usurpers")
		if !strings.Contains(r.app.Warning(), says) || !strings.Contains(r.app.Warning(), "Settings, Storage") {
			t.Errorf("%s: the player is told %q", name, r.app.Warning())
		}
		if _, err := keep.Load(name + "-aside-1"); err != nil {
			t.Errorf("%s is not set aside: %v", name, err)
		}
		if list := (&storageScreen{a: r.app.Sitting}).list(); len(list) != 1 || !strings.HasPrefix(says, strings.Split(list[0].text, ",")[0]) {
			t.Errorf("%s: the page of the storage says %+v", name, list)
		}
	}
	keep := store.NewMemory()
	must(t, keep.Save("match", []byte("royals match 2\nwho knows")))
	if r := newRig(t, phone, true, keep, 7); !strings.Contains(r.app.Warning(), "made by a newer version") {
		t.Errorf("a newer match: %q", r.app.Warning())
	}
}

// TestImportIsUndone brings a file in, undoes it on the page of what was set aside, and undoes that.
func TestImportIsUndone(t *testing.T) {
	theirs, game := savedGame(t)
	file, err := store.Export(theirs)
	must(t, err)
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 7)
	r.app.Start(&shelf{ears: &ears{}, keep: keep})
	r.app.Activate("settings")
	turn(r, "settings:speed")
	r.app.Bring("royals saves 1\n" + "end 0\n")
	if r.app.Warning() != words.Plain("carry.wrong") {
		t.Errorf("a damaged file: %q", r.app.Warning())
	}
	nothing, err := store.Export(store.NewMemory())
	must(t, err)
	r.app.Bring(nothing)
	if r.app.Warning() != words.Plain("carry.empty") || r.app.Status().Scene != "settings" {
		t.Errorf("an empty file: %q, %s", r.app.Warning(), r.app.Status().Scene)
	}
	speed := r.app.Prefs.Speed
	r.app.Bring(file)
	r.app.Activate("import:do")
	if got, _ := keep.Load(atTable(keep)); string(got) != string(game) {
		t.Fatal("the game did not come in")
	}
	for i, want := range []string{"", string(game)} {
		r.app.Activate("settings")
		r.app.Activate("settings:storage")
		if !strings.HasPrefix(r.acts(), "undo ") {
			t.Fatalf("the page offers %s", r.acts())
		}
		r.app.Activate("undo")
		r.app.Activate("confirm:yes")
		if got, _ := keep.Load(atTable(keep)); string(got) != want {
			t.Errorf("undone %d times, the game has %d bytes, not %d", i+1, len(got), len(want))
		}
		if i == 0 && r.app.Prefs.Speed != speed {
			t.Errorf("undone, the speed is %d, not %d", r.app.Prefs.Speed, speed)
		}
	}
}
