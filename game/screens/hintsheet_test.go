package screens

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
)

// TestHintsAreDone asks for hints all through games: there is a sentence, the best move is put together on the table,
// showing a move leaves the last button to the player, and doing it makes that very choice.
func TestHintsAreDone(t *testing.T) {
	for i, g := range catalog.Games() {
		for j, size := range []geom.Rect{{W: 320, H: 568}, desktop} {
			if due(j, 2, i) {
				hintsAreDone(t, g.Info().ID, size)
			}
		}
	}
}

func hintsAreDone(t *testing.T, id string, size geom.Rect) {
	const seed = 40
	r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
	r.start(id, 1)
	rnd := rand.New(rand.NewPCG(seed, 2))
	asked := 0
	for n := 0; n < 60 && asked < 8; n++ {
		if scene := met(r); scene == "round" {
			continue
		} else if scene != "table" {
			break
		}
		tab := r.app.table
		moves := tab.Moves()
		where := fmt.Sprintf("%s seed %d move %d", id, seed, moves)
		list := hinted(r, where)
		if asked++; asked == 2 {
			r.shot(id + "-hint")
		}
		pick := rnd.IntN(len(list))
		want := after(r, where, list[pick].Run)
		if asked%2 == 1 {
			r.app.Activate(fmt.Sprintf("hint:do:%d", pick))
		} else {
			r.app.Activate(fmt.Sprintf("hint:show:%d", pick))
			r.step(0)
			if asked == 4 {
				r.shot(id + "-hint-shown")
			}
			doShown(r, where, list[pick].Run, moves)
		}
		if tab.Moves() != moves+1 || !bytes.Equal(engine.Encode(tab.State(), nil), want) {
			t.Fatalf("%s: %v leads elsewhere from the sheet than by the rules", where, list[pick].Run)
		}
	}
	if asked < 3 {
		t.Errorf("%s: only %d hints", id, asked)
	}
}

// hinted asks for a hint and checks what the sheet and the table show of it.
func hinted(r *rig, where string) []bot.Tip {
	r.t.Helper()
	tab := r.app.table
	r.tap("hint")
	r.step(100 * time.Millisecond)
	if s := r.app.Status(); s.Scene != "hint" || !s.Settled {
		r.t.Fatalf("%s: %+v after asking for a hint", where, s)
	}
	if err := r.check(); err != nil {
		r.t.Fatalf("%s: %v", where, err)
	}
	list, ok := tab.Tips()
	if !ok || len(list) == 0 {
		r.t.Fatalf("%s: no hint", where)
	}
	d := r.app.Doc()
	first := r.app.Top().(*hintScreen).tips()[0].why
	if low, high := span(list); !strings.Contains(d.Prompt, first) || first == "" || high-low >= leastWins && !strings.HasPrefix(first, odds(list, 0)) || strings.Contains(d.Prompt, "<") || len(d.Table) != len(list) {
		r.t.Fatalf("%s: the document says %q and %v", where, d.Prompt, d.Table)
	}
	whys := map[string]bool{}
	for i, x := range r.app.Top().(*hintScreen).tips() {
		why := strings.TrimPrefix(x.why, odds(list, i))
		if low, high := span(list); high-low < leastWins && len(list) > 1 && why != "" && (i > 0 || why != x.why) {
			r.t.Errorf("%s: hints are called alike, and %q is said of number %d", where, x.why, i+1)
		}
		if whys[why] && why != "" {
			r.t.Errorf("%s: two hints for one reason: %q", where, why)
		}
		if whys[why] = true; strings.ContainsAny(x.text, "·<{…") || strings.ContainsAny(x.why, "<{") {
			r.t.Errorf("%s: hint %d is %q, %q", where, i, x.text, x.why)
		}
	}
	if tab.Focus.Empty() {
		r.t.Fatalf("%s: the best move %v is not marked", where, list[0].Run)
	}
	return list
}

// after is the position to which a choice leads by the rules.
func after(r *rig, where string, run []engine.Action) []byte {
	r.t.Helper()
	s := r.app.table.State().Fresh()
	s.CopyFrom(r.app.table.State())
	for _, a := range run {
		if err := engine.Apply(s, r.app.table.Asked, a, nil); err != nil {
			r.t.Fatalf("%s: %v", where, err)
		}
	}
	return engine.Encode(s, nil)
}

// doShown makes the choice that has been shown on the table, by its last button: nothing else is left to do.
func doShown(r *rig, where string, run []engine.Action, moves int) {
	r.t.Helper()
	tab := r.app.tab()
	if tab.t.Moves() != moves || r.app.Status().Scene != "table" {
		r.t.Fatalf("%s: showing a move makes it", where)
	}
	end := tab.actName(run[len(run)-1])
	if found := tab.t.Candidates(); len(found) != 1 || tab.actName(found[0].Action) != end {
		r.t.Fatalf("%s: %v after %v is shown", where, found, run)
	}
	if _, ok := r.find(end); !ok {
		r.t.Fatalf("%s: no button %s after %v is shown", where, end, run)
	}
	r.app.Activate(end)
}

// slow is a thinker that answers hints when it is told to, and keeps what it was asked.
type slow struct {
	table.Direct
	asked []table.Question
	ready bool
}

func (s *slow) Ask(q table.Question) {
	if q.Hint {
		c := q
		c.State = q.State.Fresh()
		c.State.CopyFrom(q.State)
		s.asked = append(s.asked, c)
	}
	s.Direct.Ask(q)
}

func (s *slow) Tips() ([]bot.Tip, bool) {
	if !s.ready {
		return nil, false
	}
	return s.Direct.Tips()
}

func (s *slow) Busy() bool { return false }

// slowly starts a game with a slow thinker.
func slowly(t *testing.T, id string, people int, size geom.Rect, seed uint64) (*rig, *slow) {
	s := &slow{}
	r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
	r.app.think = s
	r.start(id, people)
	return r, s
}

// TestHintIsNotWaitedFor: while a hint is worked out the sheet can be left and the game goes on, and the answer to an
// old question is never shown for a new one.
func TestHintIsNotWaitedFor(t *testing.T) {
	r, s := slowly(t, "usurpers", 1, phone, 6)
	r.settle()
	r.tap("hint")
	if st := r.app.Status(); st.Scene != "hint" || st.Settled {
		t.Fatalf("%+v while the hint is worked out", st)
	}
	if err := r.check(); err != nil {
		t.Error(err)
	}
	if r.step(time.Second) {
		t.Error("the screen stays awake for a thinker somewhere else")
	}
	r.tap("back")
	moves := r.app.table.Moves()
	p := &player{rnd: rand.New(rand.NewPCG(6, 6))}
	for r.app.table.Moves() == moves {
		r.choose(p)
	}
	s.ready = true
	r.settle()
	if _, ok := r.app.table.Tips(); ok {
		t.Fatal("the answer to an old question is shown for a new one")
	}
	r.tap("hint")
	r.step(time.Millisecond)
	if list, ok := r.app.table.Tips(); !ok || len(list) == 0 || len(s.asked) != 2 {
		t.Errorf("after %d questions: %v, %v", len(s.asked), list, ok)
	}
	r.tap("back")
	if tab := r.app.table; !tab.Focus.Empty() || len(tab.Composer().Chosen()) > 0 {
		t.Error("the marks stay when the sheet is left")
	}
	r.tap("hint")
	if r.step(0); len(s.asked) != 2 {
		t.Error("the same question is asked again")
	}
}

// TestHintsAreForTheEyesAtTheScreen: at a table of persons a hint is offered to nobody but the one who has the device,
// and the thinker is told nothing that this one may not know.
func TestHintsAreForTheEyesAtTheScreen(t *testing.T) {
	for _, g := range catalog.Games() {
		const seed = 17
		r, s := slowly(t, g.Info().ID, 9, phone, seed)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 1)), limit: 80}
		offered, kept := 0, 0
		r.play(p, func(n int) {
			tab := r.app.table
			may := tab.Asked == tab.Viewer && !tab.AtTable() && tab.Votes() == nil
			in := false
			for _, x := range r.app.Doc().Acts {
				in = in || x.Name == "hint"
			}
			if _, hit := r.find("hint"); hit != may || in != may {
				t.Fatalf("%s seed %d decision %d: asked %v, at the screen %v; a hint is offered: %v, in the document: %v", g.Info().ID, seed, n, tab.Asked, tab.Viewer, hit, in)
			}
			if kept++; !may {
				if r.app.Activate("hint"); r.app.Status().Scene != "table" || len(s.asked) > offered {
					t.Fatalf("%s seed %d decision %d: a hint for somebody else", g.Info().ID, seed, n)
				}
				return
			}
			if offered > 6 {
				return
			}
			offered++
			r.tap("hint")
			q := s.asked[len(s.asked)-1]
			own := tab.State().Fresh()
			own.CopyFrom(tab.State())
			own.Redact(tab.Viewer)
			if q.Seat != tab.Viewer || string(engine.Encode(q.State, nil)) != string(engine.Encode(own, nil)) {
				t.Fatalf("%s seed %d decision %d: the thinker is told more than seat %v may know", g.Info().ID, seed, n, tab.Viewer)
			}
			if !r.app.Glance().Secret {
				t.Fatalf("%s: the hint is no secret", g.Info().ID)
			}
			r.tap("back")
		})
		if offered == 0 {
			t.Errorf("%s: no hint in %d decisions", g.Info().ID, kept)
		}
	}
}

// TestHintSetting: the key A asks for a hint unless it is turned off, and without hints there is no lamp.
func TestHintSetting(t *testing.T) {
	for _, c := range []struct{ hints int }{{0}, {1}, {2}} {
		r := deal(t, "royalty", phone, 3)
		r.app.Prefs.Hints = c.hints
		r.app.SavePrefs()
		r.step(0)
		if _, ok := r.find("hint"); ok != (c.hints > 0) {
			t.Errorf("with %d the lamp is there: %v", c.hints, ok)
		}
		r.in.Type(port.Key{Code: port.Letter, Rune: 'a'})
		r.step(0)
		if got := r.app.Status().Scene == "hint"; got != (c.hints > 1) {
			t.Errorf("with %d the key asks: %v", c.hints, got)
		}
	}
}

// TestHintsTellOddsWhereTheyCompare: moves that cannot be told apart have no odds, and a game that is as good as lost is not called so.
func TestHintsTellOddsWhereTheyCompare(t *testing.T) {
	for _, c := range []struct {
		values []int32
		want   []string
	}{
		{[]int32{600, 420, 590}, []string{"Wins about 60 of 100 games.", "Wins about 42 of 100 games.", "Wins about 59 of 100 games."}},
		{[]int32{600, 420, 620}, []string{"Wins about 60 of 100 games.", "Wins about 42 of 100 games.", "Wins about as many of 100 games."}},
		{[]int32{10, 10, 8}, []string{"None of these is clearly better: take what you like.", "Wins the game about as often.", "Wins the game about as often."}},
		{[]int32{500, 490, 520}, []string{"None of these is clearly better: take what you like.", "Wins the game about as often.", "Wins the game about as often."}},
		{[]int32{80, 10, 80}, []string{"The best choice here.", "Not as good.", "Wins the game about as often."}},
		{[]int32{10}, []string{""}},
	} {
		var list []bot.Tip
		for _, v := range c.values {
			list = append(list, bot.Tip{Value: v})
		}
		for i, want := range c.want {
			if got := odds(list, i); got != want {
				t.Errorf("move %d of %v: %q", i, c.values, got)
			}
		}
	}
}

// TestMenuOpensOverAHint: the first press of the menu's button closes a hint and opens the menu.
func TestMenuOpensOverAHint(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 5)
		r.start("usurpers", 1)
		if scene := met(r); scene != "table" {
			t.Fatalf("the game stands at %s", scene)
		}
		at, ok := r.find(felt.Menu.Name())
		r.app.Activate("hint")
		r.step(0)
		if r.app.Status().Scene != "hint" || !ok {
			t.Fatalf("no hint, but %s", r.app.Status().Scene)
		}
		pupil{rig: r}.finger(at.Center())
		if got := r.app.Status().Scene; got != "menu" {
			t.Errorf("at %v a press of the menu leads to %s", size, got)
		}
	}
}

// TestButtonBesideTheHint: on a desk the table stands undimmed beside the hint, with the best move put together on it. The button that makes
// that move makes it, as it would without the hint.
func TestButtonBesideTheHint(t *testing.T) {
	made := 0
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 40)
		r.start(g.Info().ID, 1)
		for range 12 {
			if met(r) != "table" {
				break
			}
			tab := r.app.table
			hinted(r, g.Info().ID)
			s, moves := r.app.tab(), tab.Moves()
			i := slices.IndexFunc(s.felt.Acts, func(b felt.Act) bool { _, plays := b.Deed.(felt.Play); return b.On && plays && b.Tone == kit.Primary })
			if i < 0 {
				r.app.Activate("hint:do:0")
				r.step(time.Second)
				continue
			}
			name := kit.NameOf(s.felt.Acts[i].Deed)
			at := s.felt.Targets[slices.IndexFunc(s.felt.Targets, func(x kit.Target) bool { return kit.NameOf(x.Deed) == name })].Rect.Center()
			r.step(time.Second)
			r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true}, port.Pointer{ID: 1, Motion: port.Up, Pos: at})
			r.step(10 * time.Millisecond)
			if r.app.Status().Scene == "hint" || tab.Moves() == moves {
				t.Errorf("%s: %q beside the hint makes no move: %s", g.Info().ID, name, r.app.Status().Scene)
			}
			made++
			r.step(time.Second)
		}
	}
	if made < 5 {
		t.Errorf("only %d moves were made beside a hint", made)
	}
}
