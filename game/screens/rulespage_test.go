package screens

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// TestRulePagesAreWhole reads the page of every game: all four headings, every card and every sentence are there.
func TestRulePagesAreWhole(t *testing.T) {
	for _, g := range catalog.Games() {
		heads := map[string]bool{}
		for _, l := range plan.For(g.Info()).Page {
			heads[l.Head] = true
			if list, ok := cards.ParseList(nil, l.Cards); !ok || len(list) == 0 || len(list) > 3 {
				t.Errorf("%s: cards %q", g.Info().ID, l.Cards)
			}
			if l.Key != "" && !words.Has(l.Key) || !words.Has(l.Head) {
				t.Errorf("%s: no sentence for %s under %s", g.Info().ID, l.Key, l.Head)
			}
		}
		if len(heads) != 4 {
			t.Errorf("%s: headings %v", g.Info().ID, heads)
		}
	}
}

// TestRulesSayWhatScoopingIs looks for the word of a question of Home Houses, which no lesson and no glossary explains, on its page.
func TestRulesSayWhatScoopingIs(t *testing.T) {
	page := readPage(catalog.Find("houses"), engine.Config{Seats: 2})
	if !slices.ContainsFunc(page, func(r rule) bool {
		return strings.HasPrefix(r.text, "Scooping: ") && strings.Contains(r.text, "discards")
	}) {
		t.Errorf("nothing says what it is: %v", page)
	}
}

// TestRulePagesAreReadable opens the page of every game, in small and large windows and text: nothing on it is cut.
func TestRulePagesAreReadable(t *testing.T) {
	for i, g := range catalog.Games() {
		for j, size := range readableAt {
			for l, text := range readableText {
				if due(j*len(readableText)+l, 3, i) || *shots != "" {
					rulePageIsReadable(t, g, size, text)
				}
			}
		}
	}
}

func rulePageIsReadable(t *testing.T, g engine.Game, size geom.Rect, text int) {
	t.Helper()
	id := g.Info().ID
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 11)
	r.app.Prefs.Text = text
	s := newRulesScreen(r.app.Sitting, g, engine.Config{Seats: g.Info().MinSeats})
	r.app.Push(s)
	for page := 0; ; page++ {
		r.step(0)
		r.shot(fmt.Sprintf("%s-rules-%d-%d", id, text, page))
		for _, why := range cutOff(r.list.Ops, size, &s.sc) {
			t.Errorf("%s at %v, text %d, page %d: %s", id, size, text, page, why)
		}
		if err := r.check(); err != nil {
			t.Errorf("%s at %v, text %d, page %d: %v", id, size, text, page, err)
		}
		if !s.sc.By(s.sc.View.H) {
			break
		}
		r.app.Redraw()
	}
	last, ok := find(r.app.Hits(nil), "rules:law")
	if !ok || last.Y+last.H > size.H {
		t.Errorf("%s at %v, text %d: the law is out of reach: %v", id, size, text, last)
	}
}

// TestRulesTellTheGoalOfTheTable reads the number that wins here, for every number of players of Usurpers.
func TestRulesTellTheGoalOfTheTable(t *testing.T) {
	g := catalog.Find("usurpers")
	for seats := 3; seats <= 6; seats++ {
		if text := readPage(g, engine.Config{Seats: seats})[0].text; text != "Begin a turn with "+strconv.Itoa(20-seats)+" points in royals, and you win." {
			t.Errorf("%d players: %q", seats, text)
		}
	}
}

// TestRefusalOpensTheLaw opens the rules as a refusal does, unfolded: its clause is in view, and its frame inside the margins.
func TestRefusalOpensTheLaw(t *testing.T) {
	r := deal(t, "usurpers", phone, 12)
	s := r.app.tab()
	openRules(s, "U5.4", true)
	r.step(0)
	r.step(0)
	if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == "U5.4" && o.Rect.Center().In(o.Clip) }) {
		t.Error("the clause is not in view")
	}
	for _, o := range r.list.Ops {
		if !o.Clip.Empty() && o.Rect.H < o.Clip.H && o.Rect.X < o.Clip.X-0.01 {
			t.Errorf("%v is cut at %v", o.Rect, o.Clip)
		}
	}
}

// TestLessonFromTheRules opens a lesson from the rules of a game that goes on: left, it leads back there, and the game stands as before.
func TestLessonFromTheRules(t *testing.T) {
	r := deal(t, "usurpers", phone, 12)
	asked, moves := r.app.table.Question(), r.app.table.Moves()
	r.tap("rules")
	lessons := r.app.Top().(*rulesScreen).lessons
	if len(lessons) == 0 || !r.app.Activate("lesson:"+lessons[1].ID) {
		t.Fatal("no lesson opens")
	}
	r.step(0)
	r.step(9e9)
	s, ok := r.app.Top().(*tableScreen)
	if !ok || s.lesson == nil {
		t.Fatalf("it leads to %s", r.app.Status().Scene)
	}
	s.lesson.leave()
	r.step(0)
	if scene := r.app.Status().Scene; scene != "rules" {
		t.Errorf("left, it leads to %s", scene)
	}
	r.tap("back")
	if got := r.app.table.Question(); got != asked || r.app.table.Moves() != moves {
		t.Errorf("the game asks %q after %d moves, it asked %q after %d", got, r.app.table.Moves(), asked, moves)
	}
}

// TestRulesLieOnACalmGround opens the page of rules with a first lesson that has brought two crowns: its words lie on one even ground, and every
// lesson shows the crowns that it can bring, gold as far as it has.
func TestRulesLieOnACalmGround(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 11)
		g := catalog.Find("crush")
		s := newRulesScreen(r.app.Sitting, g, engine.Config{Seats: g.Info().MinSeats})
		r.app.learned.Finish(s.lessons[0], 2)
		r.app.Push(s)
		r.step(0)
		ground := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Fill && o.Color == kit.Well && o.Rect.H > size.H/2 })
		if ground < 0 {
			t.Fatalf("at %v there is no ground", size)
		}
		for _, o := range r.list.Ops[ground+1:] {
			if o.Kind == paint.Text && o.Text != "" && strings.Contains(s.page[1].text, o.Text) && !r.list.Ops[ground].Rect.Contains(o.Rect) {
				t.Errorf("at %v %q at %v lies beside the ground", size, o.Text, o.Rect)
			}
		}
		s.sc.By(4000)
		r.app.Change()
		r.step(0)
		r.shot("rules-lessons")
		gold, all := 0, 0
		for _, o := range r.list.Ops {
			if o.Kind == paint.Sprite && o.Sprite == sprites.IconCrown {
				if all++; o.Color == kit.Figure {
					gold++
				}
			}
		}
		if gold != 2 || all != 3*len(s.lessons) {
			t.Errorf("at %v %d of %d crowns are gold, of %d lessons", size, gold, all, len(s.lessons))
		}
	}
}
