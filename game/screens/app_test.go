package screens

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
)

// deal starts a game with one person and goes on to the first decision that is the person's.
func deal(t testing.TB, id string, size geom.Rect, seed uint64) *rig {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
	r.start(id, 1)
	r.settle()
	return r
}

// until plays on until the person's decision has an option that fits.
func (r *rig) until(fits func(o table.Option) bool) (table.Option, bool) {
	p := &player{rnd: rand.New(rand.NewPCG(5, 5))}
	for range 300 {
		r.settle()
		if r.app.Status().Scene != "table" {
			return table.Option{}, false
		}
		for _, o := range r.app.table.Options() {
			if fits(o) {
				return o, true
			}
		}
		r.choose(p)
	}
	return table.Option{}, false
}

// drag lifts what a finger lies on and carries it to the middle of another hit.
func (r *rig) drag(from, to string) {
	r.t.Helper()
	r.carry(from, to, true)
}

// carry moves a finger from one hit to the middle of another, straight or in an arc.
func (r *rig) carry(from, to string, lift bool) {
	r.t.Helper()
	a, ok := r.find(from)
	b, ok2 := r.find(to)
	if !ok || !ok2 {
		r.t.Fatalf("cannot drag %s to %s: not there", from, to)
	}
	at := geom.Point{X: a.X + 8, Y: a.Y + 8}
	touch := r.in.Touch
	r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: touch})
	start, end := at, b.Center()
	if !lift {
		end = geom.Point{X: b.X + 8, Y: b.Y + 8}
	} else {
		start.Y = r.app.tab().felt.Areas.Hand.Y - 40
	}
	for i := range 6 {
		r.in.Point(port.Pointer{ID: 1, Motion: port.Move, Pos: geom.Lerp(start, end, float64(i)/5), Held: true, Touch: touch})
	}
	r.step(10 * time.Millisecond)
	r.in.Point(port.Pointer{ID: 1, Motion: port.Up, Pos: end, Touch: touch})
	r.step(10 * time.Millisecond)
}

// TestThreeWays crowns a royal by dragging, by tapping and from the list: the log is the same.
func TestThreeWays(t *testing.T) {
	var logs []string
	for way := range 3 {
		r := deal(t, "usurpers", phone, 12)
		o, ok := r.until(func(o table.Option) bool {
			return len(o.Things) == 2 && o.Things[0].Kind == table.ACard && o.Things[1].Kind == table.ACard
		})
		if !ok {
			t.Fatal("no royal to crown in the whole game")
		}
		tab := r.app.tab()
		a, b := "card:hand:"+o.Things[0].Card.String(), "card:hand:"+o.Things[1].Card.String()
		moves := tab.t.Moves()
		switch way {
		case 0:
			if !r.app.Activate(tab.actName(o.Action)) {
				t.Fatal("the list does nothing")
			}
		case 1:
			r.tap(a)
			r.tap(b)
			if tab.t.Moves() != moves {
				t.Fatal("two taps commit without a word")
			}
			r.tap(tab.actName(o.Action))
		case 2:
			r.app.table.Focus.Clear()
			r.drag(a, b)
			if tab.t.Moves() == moves { // a drop within the hand points at both; the button says it
				r.tap(tab.actName(o.Action))
			}
		}
		if tab.t.Moves() == moves {
			t.Fatalf("way %d does nothing", way)
		}
		log := ""
		for _, l := range tab.t.Log {
			if l.Move <= moves+1 {
				log += l.Text + "\n"
			}
		}
		logs = append(logs, log)
	}
	if logs[0] != logs[1] || logs[1] != logs[2] {
		t.Errorf("three ways, three logs:\n%s\n%s\n%s", logs[0], logs[1], logs[2])
	}
}

// TestRefusalIsExplained taps a card that cannot be played: a sentence says why, without the number of a clause.
func TestRefusalIsExplained(t *testing.T) {
	r := deal(t, "usurpers", phone, 12)
	_, ok := r.until(func(table.Option) bool {
		return r.app.table.Focus.Empty() && refusable(r) != ""
	})
	if !ok {
		t.Fatal("everything may be played all the time")
	}
	moves := r.app.table.Moves()
	r.tap(refusable(r))
	if text := r.app.Glance().Toast; text == "" || strings.Contains(text, "(") || r.app.Doc().Alert != r.app.Glance().Toast {
		t.Errorf("the toast says %q, the document %q", r.app.Glance().Toast, r.app.Doc().Alert)
	}
	if r.app.table.Moves() != moves {
		t.Error("a refused tap made a move")
	}
	r.step(9 * time.Second)
	r.step(0)
	if r.app.Glance().Toast != "" {
		t.Error("the toast stays")
	}
}

// refusable returns a card of the hand that no option mentions.
func refusable(r *rig) string {
	tab := r.app.tab()
	for _, h := range tab.scene.Hand {
		if !felt.Contains(tab.scene.Marks.Legal, tab.scene.HandTap(h), table.ARank) && !tab.t.IsChosen(tab.scene.HandTap(h)) && tab.scene.HandMatters() {
			return tab.scene.HandName(h)
		}
	}
	return ""
}

func TestDamagedSaveIsSetAside(t *testing.T) {
	keep := store.NewMemory()
	if err := keep.Save("game", []byte("no game at all")); err != nil {
		t.Fatal(err)
	}
	r := newRig(t, phone, true, keep, 1)
	if !strings.Contains(r.app.Doc().Alert, "set aside") {
		t.Errorf("the player is told %q", r.app.Doc().Alert)
	}
	if _, ok := r.find("continue"); ok {
		t.Error("a damaged game can be continued")
	}
	names, _ := keep.Names()
	if strings.Join(names, " ") != "format game-aside-1" {
		t.Errorf("the store holds %v", names)
	}
	r.tap("alert:close")
	if r.app.Doc().Alert != "" {
		t.Error("the warning cannot be closed")
	}
}

// refusing is a store that stores nothing.
var refusing = store.Refusing(errors.New("not here"))

func TestRefusedStoragePlaysOn(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, refusing, 3)
		if r.app.Doc().Alert == "" {
			t.Error("nobody is told that nothing can be kept")
		}
		r.start("usurpers", 1)
		p := &player{rnd: rand.New(rand.NewPCG(3, 3))}
		r.play(p, func(n int) {
			if r.app.Warning() == "" {
				t.Fatal("the warning is gone")
			}
			if err := r.check(); err != nil {
				t.Fatal(err)
			}
		})
	}
	if !errors.Is(refusing.Save("", nil), store.ErrRefused) {
		t.Fatal("the test's own store stores")
	}
}

func TestSettingsAreKept(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 1)
	r.tap("settings")
	was := r.app.Prefs
	for _, key := range []string{"speed", "pause", "text", "card", "suits", "motion", "left", "back"} {
		if !turn(r, "settings:"+key) {
			t.Errorf("no setting %s", key)
		}
	}
	now := r.app.Prefs
	if was == now || now.Left == was.Left || now.Back == was.Back {
		t.Errorf("settings did not change: %+v", now)
	}
	if again := newRig(t, phone, true, keep, 1); again.app.Prefs != now {
		t.Errorf("kept %+v, set %+v", again.app.Prefs, now)
	}
}

func TestSetupIsRemembered(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 1)
	r.tap("game:usurpers")
	r.app.Activate("seats:more")
	r.step(0)
	r.tap("seat:2:kind")
	r.tap("who:Flora")
	r.tap("seat:1:name")
	r.tap("name:Juno")
	r.tap("name:ok")
	r.app.Activate("rules:standard") // the first game is a short one
	r.app.Activate("rules:custom")
	turn(r, "option:sub_suit")
	want := r.app.Top().(*setupScreen).set
	r.tap("back")
	again := newRig(t, phone, true, keep, 1)
	again.tap("game:usurpers")
	got := again.app.Top().(*setupScreen).set
	if string(got.write()) != string(want.write()) || got.Players[0].Name != "Juno" || got.Players[1].Name != "Flora" || got.Players[1].Bot != "sovereign" || got.Seats != 4 || len(got.Options) != 1 {
		t.Errorf("remembered\n%swant\n%s", got.write(), want.write())
	}
}

// TestLargeText looks at every screen at twice the size of text.
func TestLargeText(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, desktop} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 4)
			r.app.Prefs.Text = 200
			r.app.Activate("settings")
			r.app.Activate("back")
			look := func(where string) {
				t.Helper()
				r.step(0)
				if err := r.check(); err != nil {
					if *shots != "" {
						r.shot("bad-large-" + g.Info().ID)
					}
					t.Errorf("%s %s %v: %v", g.Info().ID, where, size, err)
				}
			}
			look("title")
			r.app.Activate("game:" + g.Info().ID)
			look("setup")
			r.app.leave()
			r.app.Activate("game:" + g.Info().ID)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
			r.app.Activate("play")
			p := &player{rnd: rand.New(rand.NewPCG(4, 4)), limit: 12}
			r.play(p, func(int) { look("table") })
		}
	}
}

// TestRulesOpenAtTheClause opens the rules from a decision and unfolds the law: the clause it stands in is in view.
func TestRulesOpenAtTheClause(t *testing.T) {
	for _, g := range catalog.Games() {
		r := deal(t, g.Info().ID, phone, 3)
		clause := r.app.table.Composer().Prompt().Clause
		r.tap("rules")
		if !r.app.Activate("rules:law") {
			t.Errorf("%s: the law is not offered", g.Info().ID)
		}
		r.step(0)
		r.step(0)
		if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == clause && o.Rect.Center().In(o.Clip) }) {
			t.Errorf("%s: clause %s is not in view", g.Info().ID, clause)
		}
		r.tap("back")
	}
}

// TestNewGameAsks starts a game while one of the same title and people is kept: it is asked for, and the old one stays
// until then.
func TestNewGameAsks(t *testing.T) {
	r := deal(t, "usurpers", phone, 2)
	old := r.app.table
	r.app.leave()
	r.app.Activate("game:usurpers")
	r.step(0)
	r.tap("play")
	if r.app.Status().Scene != "confirm" || r.app.table != old {
		t.Fatal("the kept game is replaced without a word")
	}
	r.tap("confirm:no")
	r.tap("play")
	r.tap("confirm:yes")
	if r.app.table == old || r.app.table.Moves() > 0 {
		t.Error("the new game is not dealt")
	}
}

// TestMenu leaves a game and comes back to it, and hands a seat over.
func TestMenu(t *testing.T) {
	r := deal(t, "usurpers", desktop, 2)
	r.until(func(table.Option) bool { return true })
	asked := r.app.table.Question()
	r.tap("menu")
	r.tap("menu:leave")
	if scene := r.app.Status().Scene; scene != "title" {
		t.Fatalf("leaving leads to %s", scene)
	}
	r.tap("continue")
	if got := r.app.table.Question(); got != asked {
		t.Errorf("came back to %q, left at %q", got, asked)
	}
	r.tap("menu")
	r.tap("menu:hide")
	if r.faces(true) > 0 || len(r.app.Doc().Hand)+len(r.app.Doc().Table) > 0 {
		t.Error("hidden cards are seen")
	}
	r.tap("cover:ok")
	r.tap("menu")
	r.app.Activate("menu:hand:P1")
	if r.step(0); r.app.Status().Scene != "confirm" || !r.app.table.Players[0].Person() {
		t.Fatalf("a seat changes hands unasked: %s", r.app.Status().Scene)
	}
	r.app.Activate("confirm:yes")
	for range 20000 {
		r.step(100 * time.Millisecond)
		if r.app.Status().Scene == "result" {
			return
		}
		if r.app.table.Asked != engine.None {
			t.Fatal("a person is asked though only opponents sit there")
		}
	}
	t.Fatal("opponents do not finish the game alone")
}

// key presses keys, one step each.
func (r *rig) key(keys ...port.Key) {
	for _, k := range keys {
		r.in.Type(k)
		r.step(10 * time.Millisecond)
	}
}

// walk goes to a name as keys do: Tab to its zone, the arrows within it.
func (r *rig) walk(name string) {
	r.t.Helper()
	for range 8 {
		r.key(port.Key{Code: port.Tab}, port.Key{Code: port.Home})
		for range 60 {
			was := r.app.Glance().Ring
			if was == name {
				return
			}
			if r.key(port.Key{Code: port.DownArrow}); r.app.Glance().Ring == was {
				break
			}
		}
	}
	r.t.Fatalf("the ring never comes to %s", name)
}

// TestKeyboard goes from the title to a first move with keys alone, as the desktop program is used.
func TestKeyboard(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 6)
	r.walk("game:usurpers")
	r.key(port.Key{Code: port.Enter})
	r.walk("seat:1:name")
	r.key(port.Key{Code: port.Space})
	for range 6 {
		r.key(port.Key{Code: port.Backspace})
	}
	for _, c := range "zoe" {
		r.key(port.Key{Code: port.Letter, Rune: c})
	}
	r.key(port.Key{Code: port.Enter})
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.walk("play")
	r.key(port.Key{Code: port.Enter})
	r.settle()
	if got := r.app.table.Players[0].Name; got != "Zoe" {
		t.Fatalf("seat 1 is called %q", got)
	}
	moves := r.app.table.Moves()
	for range 2 { // asked once more
		r.walk("act:dump")
		r.key(port.Key{Code: port.Enter})
	}
	if r.app.table.Moves() == moves {
		t.Error("Enter on a button makes no move")
	}
	r.settle()
	r.key(port.Key{Code: port.Escape})
	if scene := r.app.Status().Scene; scene != "menu" {
		t.Errorf("Escape leads to %s", scene)
	}
}
