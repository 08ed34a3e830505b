package screens

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// goOn brings the app to the next decision of a person, with curtains opened on the way.
func (r *rig) goOn() string {
	r.t.Helper()
	for range 400 {
		r.settle()
		if scene := r.app.Status().Scene; !putAway(r) {
			return scene
		}
	}
	r.t.Fatal("no decision comes")
	return ""
}

// playUntil plays at random until something holds at a decision; false when the game ends before.
func (r *rig) playUntil(p *player, holds func() bool) bool {
	r.t.Helper()
	for range 4000 {
		if r.goOn() == "result" {
			return false
		}
		if holds() {
			return true
		}
		r.choose(p)
	}
	return false
}

// names returns the names of the actions in the document.
func (r *rig) names() string {
	var out []string
	for _, a := range r.app.Doc().Acts {
		if !strings.HasPrefix(a.Name, "term:") { // words of the question, which everybody reads
			out = append(out, a.Name)
		}
	}
	return strings.Join(out, " ")
}

// TestOpenTable: an attack on a person is first put on the open table, where there are the same two buttons whatever is
// held; looking leads through a curtain to the hand.
func TestOpenTable(t *testing.T) {
	acts, looked, passed := "", 0, 0
	for seed := uint64(1); seed < 12 && (looked < 4 || passed < 4); seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		for r.playUntil(p, func() bool { return r.app.table.AtTable() }) {
			now := offered(r, seed)
			if acts == "" {
				acts = now
			}
			if now != acts {
				t.Fatalf("seed %d: the open table offers %q, once it was %q", seed, now, acts)
			}
			if (looked+passed)%2 == 0 {
				lookAtHand(r, seed)
				looked++
			} else {
				r.tap("act:let")
				passed++
			}
			if looked+passed > 12 {
				break
			}
		}
	}
	if looked < 2 || passed < 2 {
		t.Errorf("only %d attacks looked at and %d let through", looked, passed)
	}
}

// offered returns what the open table offers: no hand, and the same two buttons.
func offered(r *rig, seed uint64) string {
	r.t.Helper()
	if n := r.faces(false); n > 0 || len(r.app.Doc().Hand) > 0 {
		r.t.Fatalf("seed %d: a hand lies open beside the question", seed)
	}
	now := strings.ReplaceAll(r.names(), " undo", "")
	if !strings.Contains(now, "act:let") || !strings.Contains(now, "look") {
		r.t.Fatalf("seed %d: the open table offers %q", seed, now)
	}
	if _, ok := r.find("act:let"); !ok {
		r.t.Fatalf("no button lets it through: %v", r.hits)
	}
	return now
}

// lookAtHand goes from the open table through a curtain to the hand of who is asked.
func lookAtHand(r *rig, seed uint64) {
	r.t.Helper()
	tab := r.app.table
	seat := tab.Asked
	r.tap("look")
	r.settle()
	if r.app.Status().Scene != "curtain" {
		r.t.Fatalf("looking leads to %s", r.app.Status().Scene)
	}
	r.goOn()
	if tab.Viewer != seat || tab.AtTable() || len(r.app.Doc().Hand) == 0 {
		r.t.Fatalf("seed %d: behind the curtain %s has no hand", seed, seat)
	}
}

// TestSharedCall: the call of the last reshuffle is one question for both, with three answers.
func TestSharedCall(t *testing.T) {
	met := map[string]bool{}
	for seed := uint64(1); seed < 20 && len(met) < 3; seed++ {
		r := newRig(t, desktop, false, store.NewMemory(), seed)
		r.start("kingdoms", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		if !r.playUntil(p, func() bool { return r.app.table.Votes() != nil }) {
			continue
		}
		name := []string{"vote:P1", "vote:P2", "vote:-"}[len(met)]
		moves := r.app.table.Moves()
		asked := r.app.table.Asked
		r.tap(name)
		want := 2
		if name == "vote:"+asked.String() {
			want = 1
		}
		if got := r.app.table.Moves() - moves; got != want {
			t.Errorf("seed %d: %s makes %d answers, want %d", seed, name, got, want)
		}
		called := false
		for _, l := range r.app.table.Log {
			called = called || strings.Contains(l.Text, "calls this the last")
		}
		if called != (name != "vote:-") {
			t.Errorf("seed %d: after %s called is %v", seed, name, called)
		}
		met[name] = true
	}
	if len(met) < 3 {
		t.Errorf("only %d calls were met", len(met))
	}
}

// TestConcede gives up from the menu, after a question.
func TestConcede(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.start("kingdoms", 1)
	r.goOn()
	r.tap("menu")
	r.app.Activate("menu:give:con")
	if r.app.Status().Scene != "confirm" {
		t.Fatalf("giving up leads to %s", r.app.Status().Scene)
	}
	r.tap("confirm:no")
	r.app.Activate("menu:give:con")
	r.step(0)
	r.tap("confirm:yes")
	if scene := r.goOn(); scene != "result" {
		t.Fatalf("after giving up: %s", scene)
	}
	res := &r.app.Top().(*resultScreen).res
	if res.Winners != engine.Only(1) {
		t.Errorf("winners %b", res.Winners)
	}
	for _, g := range catalog.Games() {
		if g.Info().ID == "kingdoms" {
			continue
		}
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start(g.Info().ID, 1)
		r.goOn()
		r.tap("menu")
		if strings.Contains(r.names(), "menu:give") {
			t.Errorf("%s offers to give up", g.Info().ID)
		}
	}
}

// TestMatch plays a best of three: the loser begins, the tally is shown and kept, and the decided match ends.
func TestMatch(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 77)
	r.app.Activate("game:kingdoms")
	r.app.Activate("rules:custom")
	turn(r, "match:length")
	r.app.Activate("back")
	r.start("kingdoms", 1)
	won := [2]int{}
	loser := engine.None
	for game := 1; ; game++ {
		if game > 12 {
			t.Fatal("the match does not end")
		}
		p := &player{rnd: rand.New(rand.NewPCG(uint64(game), 2))}
		if loser != engine.None && r.app.table.Now().Turn != loser {
			t.Errorf("game %d is begun by %s, the loser was %s", game, r.app.table.Now().Turn, loser)
		}
		n := 0
		r.playUntil(p, func() bool { n++; return n > 5 })
		if r.app.Status().Scene != "result" { // the rest in another program, from what was kept
			again := newRig(t, phone, true, keep, 500+uint64(game))
			again.app.Prefs.Speed, again.app.Prefs.Pause = 0, 0
			again.tap("continue")
			again.app.tab().clock.settle()
			r = again
			r.playUntil(p, func() bool { return false })
		}
		res := &r.app.Top().(*resultScreen).res
		if res.Winners.Len() == 1 {
			won[res.Winners.First()]++
			loser = res.Winners.First() ^ 1
		}
		b := r.app.bout
		if b == nil || b.series.Won[0] != won[0] || b.series.Won[1] != won[1] || len(b.series.Games) != game {
			t.Fatalf("game %d: the match stands at %+v, the games won are %v", game, b, won)
		}
		if text := r.app.Doc().Prompt; !strings.Contains(text, names.Isolated("Guest")+" "+strconv.Itoa(won[0])) || !strings.Contains(text, names.Isolated("Bea")+" "+strconv.Itoa(won[1])) {
			t.Errorf("the result says %q at %v", text, won)
		}
		if max(won[0], won[1]) == 2 {
			break
		}
		r.tap("result:rematch")
	}
	says := map[engine.Seat]string{0: "You win the match", 1: names.Isolated("Bea") + " wins the match"}
	if x := r.app.bout.decided(); x == engine.None || won[x] != 2 || !strings.Contains(r.app.Doc().Prompt, says[x]) {
		t.Errorf("decided by %s at %v: %q", x, won, r.app.Doc().Prompt)
	}
	r.tap("result:rematch")
	if b := r.app.bout; len(b.series.Games) != 0 || b.length != 3 {
		t.Errorf("a new match begins at %+v", b)
	}
}

// TestTally: every other game keeps count from rematch to rematch, and the set-up goes on with a match that stands
// between two games, even in another program.
func TestTally(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 5)
	r.start("crush", 1)
	p := &player{rnd: rand.New(rand.NewPCG(5, 2))}
	r.playUntil(p, func() bool { return false })
	r.tap("result:rematch")
	r.playUntil(p, func() bool { return false })
	if b := r.app.bout; b == nil || len(b.series.Games) != 2 || !strings.Contains(r.app.Doc().Prompt, "Games won") {
		t.Fatalf("after two games: %+v %q", b, r.app.Doc().Prompt)
	}
	again := newRig(t, phone, true, keep, 6)
	again.app.Activate("game:crush")
	again.step(0)
	if !again.app.Activate("match:go") {
		t.Fatal("the match cannot be gone on with")
	}
	if b := again.app.bout; len(b.series.Games) != 2 {
		t.Errorf("it goes on at %+v", b)
	}
}

// TestRoundOpens: when a round of Home Houses is counted its scores are opened, the lines add up, and a tap goes on.
func TestRoundOpens(t *testing.T) {
	rounds := 0
	r := newRig(t, phone, true, store.NewMemory(), 9)
	r.start("houses", 2)
	p := &player{rnd: rand.New(rand.NewPCG(9, 2))}
	for range 3000 {
		r.settle()
		scene := r.app.Status().Scene
		if scene == "round" {
			rounds++
			if err := r.check(); err != nil {
				t.Fatal(err)
			}
			b := r.app.Top().(*roundScreen)
			if len(r.app.Doc().Table) != 2 {
				t.Fatalf("the document tells %v", r.app.Doc().Table)
			}
			b.r.adds(t)
			roundStands(r)
			if tab := r.app.table; !tab.Sums() {
				t.Error("the table does not stand still")
			}
			r.tap("round:ok")
			if rounds == 2 {
				return
			}
			continue
		}
		if r.goOn() == "result" {
			break
		}
		r.choose(p)
	}
	if rounds == 0 {
		t.Error("no round was opened")
	}
}

// roundStands looks at the strip of a round in several windows: all of it stands inside, and it names everybody.
func roundStands(r *rig) {
	r.t.Helper()
	was := r.in.Size
	for _, size := range []geom.Rect{{W: 320, H: 568}, {W: 640, H: 360}, desktop, was} {
		r.in.Size = size
		r.step(0)
		r.step(0)
		if err := r.check(); err != nil {
			r.t.Errorf("the round at %v: %v", size, err)
		}
		s := r.app.tab()
		for x := range s.t.Players {
			name := s.t.Name(engine.Seat(x))
			if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
				return o.Kind == paint.Text && strings.Contains(o.Text, name) && size.Inset(4).Contains(o.Rect)
			}) {
				r.t.Errorf("the round at %v does not say how %s stands", size, name)
			}
		}
	}
}

// adds checks that the lines of every seat add up to its score.
func (r *resultScreen) adds(t *testing.T) {
	t.Helper()
	for i := range r.t.Players {
		sum := int32(0)
		n := 0
		for _, l := range r.res.Lines {
			if int(l.Seat) == i && !l.Under {
				sum += l.Value
				n++
			}
		}
		if n > 0 && sum != r.res.Score[i] {
			t.Errorf("%s: the lines of seat %d come to %d, the score is %d", r.info.ID, i, sum, r.res.Score[i])
		}
	}
}

// TestSumsAgree: on every result screen the sums agree with the scores, in the document as in the rules.
func TestSumsAgree(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 21)
		r.start(g.Info().ID, 0)
		if r.goOn() != "result" {
			t.Fatalf("%s does not end", g.Info().ID)
		}
		res := r.app.Top().(*resultScreen)
		res.adds(t)
		for i, sec := range r.app.Doc().Table[:len(res.t.Players)] {
			x := res.order()[i]
			if want := ": " + strings.ReplaceAll(strconv.Itoa(int(res.res.Score[x])), "-", "−"); !strings.HasSuffix(sec.Heading, want) {
				t.Errorf("%s: %q does not end with %q", g.Info().ID, sec.Heading, want)
			}
		}
	}
}

// TestStandingOrders: an order answers for the person who gave it, with the pause of everybody's answers, whatever is
// held; without one the question is put.
func TestStandingOrders(t *testing.T) {
	plan := plan.For(catalog.Find("royalty").Info())
	for _, who := range []int{1, 2} {
		keep := store.NewMemory()
		r := newRig(t, phone, true, keep, 13)
		r.start("royalty", who)
		p := &player{rnd: rand.New(rand.NewPCG(13, 2))}
		window := func() bool {
			key := r.app.table.State().Prompt(r.app.table.Asked).Key
			return key == plan.Orders[0].Prompt || key == plan.Orders[1].Prompt
		}
		if !r.playUntil(p, window) {
			t.Fatal("no window was met")
		}
		seat := r.app.table.Asked
		r.tap("menu")
		r.app.Activate("menu:orders")
		r.step(0)
		if err := r.check(); err != nil {
			t.Error(err)
		}
		r.tap("order:0") // never
		r.tap("order:1")
		r.tap("back")
		r.app.Activate("back")
		for i := range plan.Orders {
			if got := r.app.table.Standing(seat, i); got != 1 {
				t.Fatalf("order %d is %d", i, got)
			}
		}
		n := 0
		r.playUntil(p, func() bool {
			n++
			if r.app.table.Asked == seat && window() {
				t.Fatal("a question with an order is put")
			}
			return n > 60
		})
		if r.app.table == nil {
			continue
		}
		again := newRig(t, phone, true, keep, 1)
		if got := again.app.table.Standing(seat, 1); got != 1 {
			t.Errorf("after a restart the order is %d", got)
		}
	}
}
