package screens

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine/match"
	"royals/game/court"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// climbed is a store in which rungs stand as told.
func climbed(t *testing.T, rungs map[string]keep.Rung) store.Store {
	t.Helper()
	var c keep.Climb
	for key, r := range rungs {
		c.Set(key, r)
	}
	kept := store.NewMemory()
	if err := kept.Save(keep.Court, c.Write()); err != nil {
		t.Fatal(err)
	}
	return kept
}

// TestCourtHasWords asks for what every rival and every prize is called.
func TestCourtHasWords(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	for i := range court.Rivals {
		for _, text := range []string{prizeText(court.Rivals[i].Opens), rivalLevel(&court.Rivals[i]), rivalGame(r.app.Sitting, &court.Rivals[i])} {
			if text == "" || strings.Contains(text, "court.") || strings.Contains(text, "option.") || strings.Contains(text, "{") {
				t.Errorf("%s: %q", court.Rivals[i].Name, text)
			}
		}
	}
}

// TestCourtPage shows the climb on screens and sizes of text of all kinds: nothing is cut or covered.
func TestCourtPage(t *testing.T) {
	kept := climbed(t, map[string]keep.Rung{"tam": {Won: 1, Date: "2026-11-22", Ahead: 2}, "wren": {Lost: 3, Ahead: 1, Behind: 1}})
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 1280, H: 720}} {
		for _, text := range []int{80, 100, 150, 200} {
			r := newRig(t, size, size.W < 700, kept, 5)
			r.app.Prefs.Text = text
			r.app.Change()
			r.step(0)
			r.tap("court")
			r.shot("court")
			if err := r.check(); err != nil {
				t.Errorf("%v, text %d: %v", size, text, err)
			}
			if a, b := overlap(r.list.Ops); a != "" {
				t.Errorf("%v, text %d: %q and %q cover each other", size, text, a, b)
			}
		}
	}
}

// TestRungsOpenOneByOne lets nobody play a rival before the one below is beaten or was passed, and pass one only after three lost bouts.
func TestRungsOpenOneByOne(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.app.Activate("court")
	r.step(0)
	if r.app.Activate("court:wren") || r.app.Activate("court:pass:tam") {
		t.Error("on the first day there is more than Tam")
	}
	r = newRig(t, phone, true, climbed(t, map[string]keep.Rung{"tam": {Lost: court.Patience, Behind: 2}}), 3)
	r.app.Activate("court")
	r.step(0)
	if r.app.Activate("court:wren") || !r.app.Activate("court:pass:tam") {
		t.Fatal("after three lost bouts Tam may be passed")
	}
	r.step(0)
	r.app.Activate("confirm:yes")
	r.step(0)
	if nextRung(r.app.Sitting) != 1 || !openRung(r.app.Sitting, 1) || openRung(r.app.Sitting, 2) || unlocked(r.app.Sitting, court.Rivals[0].Opens) {
		t.Errorf("then comes rung %d", nextRung(r.app.Sitting)+1)
	}
	var c keep.Climb
	if data, err := r.app.Store.Load(keep.Court); err != nil || c.Read(data) != nil || !c.Of("tam").Passed {
		t.Error("that it was passed is not kept")
	}
}

// TestBoutAtCourt plays games against Tam until a bout is decided. Each counts once, also when its result is shown after a new start;
// they keep a running game of their own, and the result tells the score.
func TestBoutAtCourt(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 3)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.app.now = func() int64 { return november }
	r.app.Activate("court")
	r.step(0)
	r.app.Activate("court:tam")
	for n := 1; ; n++ {
		s := r.app.tab()
		if got := s.t.Players; got[0].Bot != "" || got[1] != (table.Player{Name: "Tam", Bot: "page"}) || len(got) != 4 || table.Faces(got)[1] != table.RivalFace(0) {
			t.Fatalf("game %d: there sit %v", n, got)
		}
		if r.app.run != "run-crush-court" || n > 20 {
			t.Fatalf("game %d is kept as %q", n, r.app.run)
		}
		was := r.app.climb.Of("tam")
		playsDay(r, uint64(n), 4000)
		if r.app.Status().Scene != "result" {
			t.Fatalf("game %d ends on %s", n, r.app.Status().Scene)
		}
		before := r.app.climb.Of("tam")
		r = newRig(t, phone, true, kept, uint64(100*n))
		r.app.now = func() int64 { return november }
		r.app.Start(&bed{})
		r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
		r.step(0)
		after := r.app.climb.Of("tam")
		if r.app.Status().Scene != "result" || before.Ahead != after.Ahead || before.Behind != after.Behind || before.Won+before.Lost != after.Won+after.Lost {
			t.Fatalf("game %d: %+v, and after a new start %+v on %s", n, before, after, r.app.Status().Scene)
		}
		if p := r.app.Doc().Prompt; !strings.Contains(p, boutSays(&was, &after)) {
			t.Errorf("game %d: the result says %q", n, p)
		}
		if after.Won+after.Lost > 0 {
			if after.Ahead != court.Need && after.Behind != court.Need || unlocked(r.app.Sitting, court.Rivals[0].Opens) != (after.Won > 0) {
				t.Errorf("the bout ends with %+v", after)
			}
			break
		}
		r.app.Activate("result:rematch")
		r.step(0)
	}
	r.tap("court")
	if r.app.Status().Scene != "court" {
		t.Errorf("the result leads to %s", r.app.Status().Scene)
	}
	for _, p := range mustPast(t, kept) {
		if b, err := table.ReadBrief(p.About); err != nil || b.Players[1].Name != "Tam" {
			t.Errorf("the history keeps %q", p.About)
		}
	}
	r.app.leave()
	historySays(t, r, "22 November 2026, at court against Tam")
}

// boutSays is what a result tells of the bout against Tam, who stood otherwise before.
func boutSays(was, is *keep.Rung) string {
	switch {
	case is.Won > was.Won:
		return "Bout against Tam won"
	case is.Lost > was.Lost:
		return "Bout against Tam lost"
	case is.Ahead > was.Ahead:
		return "You came in ahead of Tam: the bout stands " + strconv.Itoa(is.Ahead) + " to "
	case is.Behind > was.Behind:
		return "Tam came in ahead of you: the bout stands " + strconv.Itoa(is.Ahead) + " to "
	}
	return "Nobody was ahead"
}

func mustPast(t *testing.T, s store.Store) []keep.Past {
	t.Helper()
	list, err := keep.History(s)
	if err != nil || len(list) == 0 {
		t.Errorf("%d past games, %v", len(list), err)
	}
	return list
}

// TestCourtGamesWait begins a game against one rival: another one of the same title asks first, a usual game beside it does not, and a
// game that waits is gone on with from the page.
func TestCourtGamesWait(t *testing.T) {
	r := newRig(t, phone, true, climbed(t, map[string]keep.Rung{"tam": {Won: 1}, "wren": {Won: 1}, "oswin": {Won: 1}, "isolde": {Won: 1}, "bram": {Won: 1}, "odo": {Won: 1}}), 3)
	r.app.Activate("court")
	r.step(0)
	r.app.Activate("court:tam")
	r.step(0)
	seed := r.app.tab().t.Config().Seed
	r.app.leave()
	r.start("crush", 1)
	r.app.leave()
	r.app.Activate("court")
	r.step(0)
	r.app.Activate("court:ysolt")
	r.step(0)
	if r.app.Status().Scene != "confirm" {
		t.Errorf("another rival of the same title begins on %s", r.app.Status().Scene)
	}
	r.app.Pop()
	r.app.Activate("court:tam")
	r.step(0)
	if s := r.app.tab(); s == nil || s.t.Config().Seed != seed {
		t.Error("the game against Tam does not go on")
	}
}

// TestPrizesAreWorn turns the dials of felts and backs: only what is free or won comes up, and what Open everything has opened is taken
// off when it closes again.
func TestPrizesAreWorn(t *testing.T) {
	r := newRig(t, phone, true, climbed(t, map[string]keep.Rung{"tam": {Won: 1}, "oswin": {Won: 2}}), 3)
	r.app.Activate("settings")
	r.step(0)
	seen := func(key string) (list []string) {
		for range 14 {
			turn(r, "settings:"+key)
			r.step(0)
			list = append(list, actText(r, "settings:"+key))
		}
		return list
	}
	has := func(list []string, name string) bool {
		for _, x := range list {
			if strings.HasSuffix(x, ": "+name) {
				return true
			}
		}
		return false
	}
	if felts, backs := seen("theme"), seen("back"); !has(felts, "Moss") || has(felts, "Wine") || !has(backs, "Oak") || has(backs, "Mail") {
		t.Errorf("felts %q, backs %q", felts, backs)
	}
	r.app.Activate("settings:all")
	if felts, backs := seen("theme"), seen("back"); !has(felts, "Ermine") || !has(backs, "Crown") {
		t.Errorf("with everything open: felts %q, backs %q", felts, backs)
	}
	r.app.Prefs.Theme, r.app.Prefs.Back = 8, 11
	r.app.Activate("settings:all")
	if r.app.Prefs.Theme != 0 || r.app.Prefs.Back != 0 {
		t.Errorf("closed again it wears theme %d and back %d", r.app.Prefs.Theme, r.app.Prefs.Back)
	}
}

// TestPrizesAreWornAtOnce wins a bout that opens each kind of prize: the result has a button that puts it on, and then one that leads to
// where another is chosen. The page of the court has one until it is worn.
func TestPrizesAreWornAtOnce(t *testing.T) {
	for key, c := range map[string]struct{ below, deed, name, to string }{
		"tam":   {"", "wear:felt:0", "Moss", "settings"},
		"wren":  {"tam", "wear:charge:0", "Wren", "you"},
		"oswin": {"wren", "wear:back:0", "Oak", "settings"},
	} {
		for seed := uint64(3); ; seed++ {
			r := newRig(t, phone, true, climbed(t, map[string]keep.Rung{c.below: {Won: 1}, key: {Ahead: 1}}), seed)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
			r.app.Activate("court")
			r.step(0)
			r.app.Activate("court:" + key)
			playsDay(r, seed, 4000)
			if r.app.climb.Of(key).Won == 0 {
				if text := actText(r, c.deed); text != "" || seed > 30 {
					t.Fatalf("%s, seed %d: not won, it offers %q", key, seed, text)
				}
				continue
			}
			r.settle()
			if text := actText(r, c.deed); text != "Wear "+c.name {
				t.Fatalf("%s: the result offers %q", key, text)
			}
			r.tap(c.deed)
			r.shot("worn-" + key)
			at := court.Rivals[court.ByName(words.Upper(key))]
			if err := r.check(); !worn(r.app.Sitting, at.Opens) || err != nil {
				t.Errorf("%s: %q is not worn: theme %d, back %d, %v", key, c.name, r.app.Prefs.Theme, r.app.Prefs.Back, err)
			}
			r.tap(c.deed)
			if r.app.Status().Scene != c.to {
				t.Errorf("%s: worn, the button leads to %s", key, r.app.Status().Scene)
			}
			r = newRig(t, phone, true, climbed(t, map[string]keep.Rung{c.below: {Won: 1}, key: {Won: 1}}), 4)
			r.app.Activate("court")
			r.step(0)
			r.tap(c.deed)
			r.step(0)
			if text := actText(r, c.deed); !worn(r.app.Sitting, at.Opens) || text != "" {
				t.Errorf("%s: of the page of the court it is not worn, and the page offers %q", key, text)
			}
			break
		}
	}
}

// TestDamagedClimb sets a climb aside that cannot be read, and leaves that of a later version alone.
func TestDamagedClimb(t *testing.T) {
	kept := store.NewMemory()
	if err := kept.Save(keep.Court, []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	r := newRig(t, phone, true, kept, 3)
	r.app.Start(&bed{})
	r.step(0)
	if !strings.Contains(r.app.Warning(), words.Plain("kept.court")) {
		t.Errorf("it says %q", r.app.Warning())
	}
	if data, err := kept.Load("court-aside-1"); err != nil || string(data) != "nonsense" {
		t.Errorf("aside lies %q, %v", data, err)
	}
	var c keep.Climb
	if err := c.Read([]byte("royals court 2\n")); err != match.ErrNewer {
		t.Errorf("a later version: %v", err)
	}
}

// TestFeltComesOff takes up a file without settings while a felt of the court is worn: the page is as on the first day, and what the file
// knows of the court and of people is there.
func TestFeltComesOff(t *testing.T) {
	theirs := climbed(t, map[string]keep.Rung{"wren": {Won: 1}})
	var f keep.Folk
	f.Add(keep.Person{Name: "Bea"})
	if err := theirs.Save(keep.People, f.Write()); err != nil {
		t.Fatal(err)
	}
	file, err := store.Export(theirs)
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, phone, true, climbed(t, map[string]keep.Rung{"tam": {Won: 1}}), 5)
	r.app.Prefs.Theme = shell.FreeThemes
	r.app.SavePrefs()
	r.step(0)
	if felt := kit.Worn(); felt == &kit.Hall || !beaten(r.app.Sitting, 0) {
		t.Fatal("no felt is worn")
	}
	r.app.bring(file)
	r.app.Activate("import:do")
	r.step(0)
	a := r.app.Sitting
	if a.Prefs.Theme != 0 || kit.Worn() != &kit.Hall || beaten(a, 0) || !beaten(a, 1) || len(a.folk.IDs()) != 2 {
		t.Errorf("felt %d is worn; of the court it knows %v, of people %v", a.Prefs.Theme, a.climb, a.folk.IDs())
	}
}

// TestBoutIsTold reads the bar and the document of a game at court: they say whom it is against and how the bout stands. A usual game says nothing.
func TestBoutIsTold(t *testing.T) {
	r := newRig(t, phone, true, climbed(t, map[string]keep.Rung{"tam": {Ahead: 1}}), 3)
	for _, c := range []struct{ start, told string }{{"court", "You and Tam 1 : 0"}, {"", ""}} {
		if c.start == "" {
			r.start("crush", 1)
		} else {
			r.app.Activate("court")
			r.step(0)
			r.app.Activate("court:tam")
		}
		r.step(0)
		r.settle()
		seen := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return strings.HasPrefix(o.Text, "You and Tam") })
		if title := r.app.Doc().Title; !strings.HasSuffix(title, c.told) || strings.Contains(title, "Tam") != (c.told != "") || seen != (c.told != "") {
			t.Errorf("%q: the document is called %q, in the picture: %v", c.told, title, seen)
		}
		r.app.leave()
	}
}
