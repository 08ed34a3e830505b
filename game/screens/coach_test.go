package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// coachedRig deals a game of one person with the coach as settled, and goes on to the first decision.
func coachedRig(t *testing.T, keep store.Store, id string, people, coach int, seed uint64) *rig {
	r := newRig(t, phone, true, keep, seed)
	r.start(id, people)
	r.app.Prefs.Coach = coach
	r.settle()
	r.step(0)
	return r
}

// TestEveryTipIsGiven plays games until each tip of each game has been given, and no tip twice in a game.
func TestEveryTipIsGiven(t *testing.T) {
	for _, g := range catalog.Games() {
		id := g.Info().ID
		given, want := map[string]int{}, 0
		for seed := uint64(1); seed <= 200 && (want == 0 || len(given) < want); seed++ {
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.blind, r.short = true, seed%2 == 0
			r.start(id, 1)
			r.app.Prefs.Coach = coachAlways
			want = len(r.app.table.Plan.Tips)
			p := &player{rnd: rand.New(rand.NewPCG(seed, 9)), limit: 250}
			last, had := "", map[string]bool{}
			r.play(p, func(int) {
				s := r.app.tab()
				if s == nil || s.guide.tip == nil || s.guide.tip.Key == last {
					return
				}
				last = s.guide.tip.Key
				if had[last] {
					t.Errorf("%s, seed %d: %s twice in a game", id, seed, last)
				}
				if had[last] = true; strings.ContainsAny(s.guide.text, "<{") {
					t.Errorf("%s: %q", last, s.guide.text)
				}
				if given[last]++; given[last] == 1 {
					t.Logf("%s: %s", id, s.guide.text)
				}
			})
		}
		if len(given) < want {
			t.Errorf("%s: %d of %d tips were ever given: %v", id, len(given), want, given)
		}
	}
}

// tipped plays until a tip is on the screen.
func (r *rig) tipped() *tableScreen {
	r.t.Helper()
	p := &player{rnd: rand.New(rand.NewPCG(5, 5))}
	for range 200 {
		r.settle()
		if s := r.app.tab(); s != nil && s.guide.tip != nil && r.app.Top() == s {
			return s
		}
		if r.app.Status().Scene == "result" {
			break
		}
		r.choose(p)
	}
	r.t.Fatal("no tip is ever given")
	return nil
}

// TestTipGoes answers a tip by each of its buttons, and by playing on.
func TestTipGoes(t *testing.T) {
	keep := store.NewMemory()
	r := coachedRig(t, keep, "usurpers", 1, coachFirst, 3)
	s := r.tipped()
	key := s.guide.tip.Key
	if !strings.Contains(r.app.Doc().Prompt, s.guide.text) {
		t.Errorf("the document does not tell it: %q", r.app.Doc().Prompt)
	}
	if err := r.check(); err != nil {
		t.Error(err)
	}
	moves := s.t.Moves()
	r.tap("coach")
	if s.guide.tip == nil || s.t.Moves() != moves {
		t.Error("a tap on the tip does something")
	}
	r.tap("coach:ok")
	if s.guide.tip != nil || !r.app.coach.tips[key] {
		t.Error("it stays")
	}
	again := coachedRig(t, keep, "usurpers", 1, coachFirst, 3)
	for again.app.Status().Scene == "table" {
		if tab := again.app.tab(); tab.guide.tip != nil && tab.guide.tip.Key == key {
			t.Fatalf("%s is given again", key)
		}
		again.choose(&player{rnd: rand.New(rand.NewPCG(5, 5))})
		again.settle()
	}
	r = coachedRig(t, store.NewMemory(), "usurpers", 1, coachAlways, 3)
	s = r.tipped()
	r.step(0)
	r.tap("coach:ask")
	r.tap("coach:off")
	if s.guide.tip != nil || r.app.Prefs.Coach != coachOff {
		t.Error("tips go on")
	}
}

// TestTipsCoverNothingThatCounts plays games in narrow windows, and in wide ones that have the log beside the table: a tip that is no longer than most lies on no card, on no panel of an opponent, on no
// middle and on no button, and has room for every sign in it.
func TestTipsCoverNothingThatCounts(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 844, H: 390}, {W: 768, H: 1024}, desktop, {W: 1920, H: 1080}} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 1)
			r.app.Prefs.Coach = coachAlways
			n := 0
			r.play(&player{rnd: rand.New(rand.NewPCG(9, 9)), limit: 60}, func(int) {
				s := r.app.tab()
				if s == nil || s.guide.tip == nil || len(s.guide.text) > 100 || s.guide.card.box.Empty() {
					return
				}
				n++
				if err := r.check(); err != nil {
					t.Errorf("%s at %v: %v", g.Info().ID, size, err)
				}
				if near := touches(s); near != "" {
					t.Errorf("%s at %v: %q at %v touches %s", g.Info().ID, size, s.guide.text, s.guide.card.box, near)
				}
				if on := under(s); on != "" {
					t.Errorf("%s at %v: %q at %v lies on %s", g.Info().ID, size, s.guide.text, s.guide.card.box, on)
				}
			})
			if n == 0 {
				t.Logf("%s at %v: no tip", g.Info().ID, size)
			}
		}
	}
}

// touches says what a slim tip comes close to: it lies clear of buttons and of the hand, or else covers all of the line of words.
func touches(s *tableScreen) string {
	c, a := &s.guide.card, &s.felt.Areas
	switch {
	case !c.slim:
		return ""
	case c.box.Inset(-0.5).Contains(a.Prompt):
		return ""
	case !c.box.Intersect(a.Prompt).Empty():
		return "a part of the question"
	}
	air := c.box.Inset(0.5 - tipAir)
	for _, h := range s.felt.Targets {
		if p, ok := h.Deed.(felt.Point); (!ok || p.Kind == felt.Held) && h.Deed != kit.Deed(felt.Sort) && !h.Rect.Intersect(air).Empty() {
			return h.Name()
		}
	}
	return ""
}

// under says on what a tip lies that counts, "" for nothing.
func under(s *tableScreen) string {
	box, a := s.guide.card.box.Inset(3), &s.felt.Areas
	for _, r := range append(slices.Clone(a.Panels), a.Centre, a.Track, a.Bar) {
		if !r.Intersect(box).Empty() {
			return "the table"
		}
	}
	for _, b := range s.felt.Acts {
		for _, h := range s.felt.Targets {
			if h.Deed == b.Deed && !h.Rect.Intersect(box).Empty() {
				return b.Text
			}
		}
	}
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; !p.Hidden && !upright(p.Pose).Intersect(box).Empty() {
			return p.Pose.Face.String()
		}
	}
	return ""
}

// TestTipsLeaveTime plays games: soon after a tip no other is given that could have been given before.
func TestTipsLeaveTime(t *testing.T) {
	given := 0
	for _, g := range catalog.Games() {
		for seed := uint64(1); seed <= 4; seed++ {
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.blind = true
			r.start(g.Info().ID, 1)
			r.app.Prefs.Coach = coachAlways
			since, moves, key := tipRest, -1, ""
			var stood, stands map[string]bool
			r.play(&player{rnd: rand.New(rand.NewPCG(9, seed)), limit: 60}, func(int) {
				s := r.app.tab()
				if s == nil || s.t.Moves() == moves || s.guide.moves != s.t.Moves() || !s.guide.looked {
					return
				}
				moves, stood, stands = s.t.Moves(), stands, s.guide.stood
				since++
				if s.guide.tip == nil || s.guide.tip.Key == key {
					return
				}
				if given++; since <= tipRest && stood[s.guide.tip.Key] && s.guide.tip.Waits() {
					t.Errorf("%s, seed %d: %s follows %s after %d choices, and is no news", g.Info().ID, seed, s.guide.tip.Key, key, since)
				}
				since, key = 0, s.guide.tip.Key
			})
		}
	}
	if given < 20 {
		t.Errorf("only %d tips", given)
	}
}

// TestTipsStayBehindTheCurtain plays a game of two on one device: only who holds the open hand is told anything.
func TestTipsStayBehindTheCurtain(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 2)
	r.start("kingdoms", 2)
	r.app.Prefs.Coach = coachAlways
	told := 0
	p := &player{rnd: rand.New(rand.NewPCG(7, 7)), limit: 120}
	r.each = func() {
		s := r.app.tab()
		if s == nil {
			return
		}
		for _, list := range s.t.Plan.Tips {
			if tip := s.guide.tip; tip != nil && tip.Key == list.Key && r.app.Top() == s {
				if told++; s.t.Viewer != s.t.Asked && s.t.Asked < 8 {
					t.Fatalf("a tip for %v is on the screen of %v", s.t.Asked, s.t.Viewer)
				}
			}
		}
		if s.guide.tip != nil && r.app.Status().Scene == "curtain" && strings.Contains(r.app.Doc().Prompt, s.guide.text) {
			t.Fatal("the curtain tells a tip")
		}
	}
	r.play(p, nil)
	if told == 0 {
		t.Error("no tip was given")
	}
}

// TestFirstCardIsLit waits: after ten seconds, and at that very moment, the hint's first card is lit.
func TestFirstCardIsLit(t *testing.T) {
	r := coachedRig(t, store.NewMemory(), "usurpers", 1, coachFirst, 3)
	s := r.app.tab()
	if s.guide.tip != nil {
		r.tap("coach:ok")
	}
	r.step(0)
	hush(r)
	since := s.guide.since
	if due := r.app.Update(&r.in); due != since+dawdle {
		t.Fatalf("the next change is at %v, asked at %v", due, since)
	}
	r.step(dawdle - (r.in.Now - since) - time.Millisecond)
	if _, lit := (guidance{s}).shown(); lit {
		t.Error("it is lit too early")
	}
	r.step(time.Millisecond)
	for range 20 {
		r.step(10 * time.Millisecond)
	}
	x, lit := (guidance{s}).shown()
	if !lit {
		t.Fatal("nothing is lit")
	}
	if list, _ := s.t.Tips(); list[0].Run[0].A() != uint8(x.Card) && !x.Card.Known() {
		t.Errorf("%v is lit, the hint is %v", x, list[0].Run)
	}
	if due := r.app.Update(&r.in); due <= r.in.Now {
		t.Error("nothing is at rest")
	}
}

// TestNewcomerIsToldToHurry films first games: while a stage shows what happens, and no button can be pressed, words say that a press
// goes on faster. They stand in no later game, and not where the player wants no coach.
func TestNewcomerIsToldToHurry(t *testing.T) {
	for _, c := range []struct {
		coach, games int
		told         bool
	}{{coachFirst, 0, true}, {coachAlways, firstGames - 1, true}, {coachFirst, firstGames, false}, {coachOff, 0, false}} {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start("crush", 0)
		r.app.Prefs.Coach = c.coach
		r.app.coach.games["crush"] = c.games
		told, staged := 0, 0
		show(r, func(s *tableScreen) bool {
			if s.felt.Staged.On && s.clock.running() && len(s.felt.Acts) == 0 {
				if staged++; written(s.felt.Under, words.Plain("table.hurry.touch")) {
					told++
				}
			}
			return staged < 200
		})
		if staged == 0 || c.told != (told > 0) {
			t.Errorf("%+v: told in %d of %d frames of a stage", c, told, staged)
		}
	}
}

// written reports whether a list has a text.
func written(ops []paint.Op, text string) bool {
	return slices.ContainsFunc(ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == text })
}

// TestWhoIsFarBehindMayGiveUp plays Two Kingdoms at random until the coach says how far behind one is. Its button asks first, and
// then the game is lost. Who plays on hears it no more in this game, but in the next.
func TestWhoIsFarBehindMayGiveUp(t *testing.T) {
	behind := func(games int) *rig {
		r := coachedRig(t, store.NewMemory(), "kingdoms", 1, coachFirst, 1)
		for _, tip := range r.app.table.Plan.Tips {
			r.app.coach.tips[tip.Key] = tip.Yields && games > 0
		}
		for s := r.tipped(); !s.guide.tip.Yields; s = r.tipped() {
			r.tap("coach:ok")
		}
		return r
	}
	r := behind(0)
	r.shot("behind")
	if acts := r.acts(); !strings.Contains(acts, "coach:give") || strings.Contains(acts, "coach:off") {
		t.Errorf("the document offers %s", acts)
	}
	r.tap("coach:ok")
	if s := r.app.tab(); s.guide.tip != nil || s.t.Over() {
		t.Error("who plays on does not")
	}
	r = behind(1)
	r.tap("coach:give")
	if r.app.tab().t.Over() {
		t.Fatal("given up without a yes")
	}
	tab := r.app.table
	r.tap("confirm:yes")
	r.settle()
	if r.app.Status().Scene != "result" || !table.Conceded(tab, 0) {
		t.Errorf("given up, there is the %s", r.app.Status().Scene)
	}
}
