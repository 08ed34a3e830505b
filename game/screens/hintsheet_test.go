package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
	"royals/game/table"
	"royals/game/ui"
)

// TestHintsAreDone asks for hints all through games: there is a sentence, the best move is put together on the table, showing
// a move leaves the last button to the player, and doing it makes that very choice.
func TestHintsAreDone(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 320, H: 568}, desktop} {
			const seed = 40
			r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
			r.start(g.Info().ID, 1)
			rnd := rand.New(rand.NewPCG(seed, 2))
			asked := 0
			for n := 0; n < 60 && asked < 8; n++ {
				r.settle()
				if scene := r.app.Status().Scene; scene == "round" {
					r.tap("round:ok")
					continue
				} else if scene != "table" {
					break
				}
				tab, moves := r.app.tab, r.app.tab.t.Moves()
				r.tap("hint")
				r.step(100 * time.Millisecond)
				where := fmt.Sprintf("%s seed %d move %d", g.Info().ID, seed, moves)
				if s := r.app.Status(); s.Scene != "hint" || !s.Settled {
					t.Fatalf("%s: %+v after asking for a hint", where, s)
				}
				if err := r.check(); err != nil {
					t.Fatalf("%s: %v", where, err)
				}
				list, ok := tab.t.Tips()
				if !ok || len(list) == 0 {
					t.Fatalf("%s: no hint", where)
				}
				d := r.app.Doc()
				if !strings.Contains(d.Prompt, " of 100 games. ") || strings.Contains(d.Prompt, "<") || len(d.Table) != len(list) {
					t.Fatalf("%s: the document says %q and %v", where, d.Prompt, d.Table)
				}
				whys := map[string]bool{}
				for i, x := range r.app.top().(*hintScreen).tips() {
					_, why, _ := strings.Cut(x.why, " of 100 games. ")
					if whys[why] || why == "" {
						t.Errorf("%s: two hints for one reason: %q", where, why)
					}
					if whys[why] = true; strings.ContainsAny(x.text, "·<{…") || strings.ContainsAny(x.why, "<{") {
						t.Errorf("%s: hint %d is %q, %q", where, i, x.text, x.why)
					}
				}
				if tab.t.Focus.Empty() {
					t.Fatalf("%s: the best move %v is not marked", where, list[0].Run)
				}
				if asked++; asked == 2 {
					r.shot(g.Info().ID + "-hint")
				}
				pick := rnd.IntN(len(list))
				tip := list[pick]
				want := tab.t.State().Fresh()
				want.CopyFrom(tab.t.State())
				seat := tab.t.Asked
				for _, a := range tip.Run {
					if err := want.Apply(seat, a, nil); err != nil {
						t.Fatalf("%s: %v", where, err)
					}
				}
				if asked%2 == 1 {
					r.app.Activate(fmt.Sprintf("hint:do:%d", pick))
				} else { // shown, then done by its own button
					r.app.Activate(fmt.Sprintf("hint:show:%d", pick))
					r.step(0)
					if asked == 4 {
						r.shot(g.Info().ID + "-hint-shown")
					}
					if tab.t.Moves() != moves || r.app.Status().Scene != "table" {
						t.Fatalf("%s: showing a move makes it", where)
					}
					end := tab.actName(tip.Run[len(tip.Run)-1])
					if found := tab.t.Candidates(); len(found) != 1 || tab.actName(found[0].Action) != end {
						t.Fatalf("%s: %v after %v is shown", where, found, tip.Run)
					}
					if _, ok := r.find(end); !ok {
						t.Fatalf("%s: no button %s after %v is shown", where, end, tip.Run)
					}
					r.app.Activate(end)
				}
				if got := tab.t.State(); tab.t.Moves() != moves+1 || string(got.Encode(nil)) != string(want.Encode(nil)) {
					t.Fatalf("%s: %v leads elsewhere from the sheet than by the rules", where, tip.Run)
				}
			}
			if asked < 3 {
				t.Errorf("%s: only %d hints", g.Info().ID, asked)
			}
		}
	}
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
	r.app.Think = s
	r.start(id, people)
	return r, s
}

// TestHintIsNotWaitedFor: while a hint is worked out the sheet can be left and the game goes on, and the answer to an old
// question is never shown for a new one.
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
	moves := r.app.tab.t.Moves()
	p := &player{rnd: rand.New(rand.NewPCG(6, 6))}
	for r.app.tab.t.Moves() == moves {
		r.choose(p)
	}
	s.ready = true
	r.settle()
	if _, ok := r.app.tab.t.Tips(); ok {
		t.Fatal("the answer to an old question is shown for a new one")
	}
	r.tap("hint")
	r.step(time.Millisecond)
	if list, ok := r.app.tab.t.Tips(); !ok || len(list) == 0 || len(s.asked) != 2 {
		t.Errorf("after %d questions: %v, %v", len(s.asked), list, ok)
	}
	r.tap("back")
	if tab := r.app.tab.t; !tab.Focus.Empty() || len(tab.Composer().Chosen()) > 0 {
		t.Error("the marks stay when the sheet is left")
	}
	r.tap("hint")
	if r.step(0); len(s.asked) != 2 {
		t.Error("the same question is asked again")
	}
}

// TestHintsAreForTheEyesAtTheScreen: at a table of persons a hint is offered to nobody but the one who has the device, and the
// thinker is told nothing that this one may not know.
func TestHintsAreForTheEyesAtTheScreen(t *testing.T) {
	for _, g := range catalog.Games() {
		const seed = 17
		r, s := slowly(t, g.Info().ID, 9, phone, seed)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 1)), limit: 80}
		offered, kept := 0, 0
		r.play(p, func(n int) {
			tab := r.app.tab.t
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
			if q.Seat != tab.Viewer || string(q.State.Encode(nil)) != string(own.Encode(nil)) {
				t.Fatalf("%s seed %d decision %d: the thinker is told more than seat %v may know", g.Info().ID, seed, n, tab.Viewer)
			}
			if !r.app.secret() {
				t.Fatalf("%s: the hint is no secret", g.Info().ID)
			}
			r.tap("back")
		})
		if offered == 0 {
			t.Errorf("%s: no hint in %d decisions", g.Info().ID, kept)
		}
	}
}

// TestHintSetting: the key H asks for a hint unless it is turned off, and without hints there is no lamp.
func TestHintSetting(t *testing.T) {
	for _, c := range []struct{ hints int }{{0}, {1}, {2}} {
		r := deal(t, "royalty", phone, 3)
		r.app.prefs.Hints = c.hints
		r.app.savePrefs()
		r.step(0)
		if _, ok := r.find("hint"); ok != (c.hints > 0) {
			t.Errorf("with %d the lamp is there: %v", c.hints, ok)
		}
		r.in.Keys = append(r.in.Keys, ui.Key{Code: ui.Letter, Rune: 'h'})
		r.step(0)
		if got := r.app.Status().Scene == "hint"; got != (c.hints > 1) {
			t.Errorf("with %d the key asks: %v", c.hints, got)
		}
	}
}
