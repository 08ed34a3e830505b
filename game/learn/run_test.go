package learn

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// position of the match, for comparisons.
func (p *player) bytes() []byte { return engine.Encode(p.r.Table.State(), nil) }

// toAsk goes on until the learner chooses or the lesson is over, and returns the bubbles that were read on the way.
func (p *player) toAsk() (read []string) {
	for p.r.stage == Telling {
		read = append(read, p.r.Says().Text)
		p.r.Next()
		p.wait()
	}
	return append(read, p.r.Says().Text)
}

// TestEveryWayEndsInTheReward plays every accepted choice of every lesson on the table.
func TestEveryWayEndsInTheReward(t *testing.T) {
	for _, l := range all(t) {
		for _, way := range paths(l) {
			if way.ask >= 0 {
				continue
			}
			p := begin(t, l, nil)
			p.walk(way.right)
			if p.r.Crowns() != 3 || p.r.Says().Text == "" || p.r.now().kind != rewarding {
				t.Errorf("%s ends with %d crowns and %q", l.Name(), p.r.Crowns(), p.r.Says().Text)
			}
			for i := range l.steps {
				if at := l.steps[i].at; at != "" && !p.told[at] {
					t.Errorf("%s waits for %q, which P1 is not told", l.Name(), at)
				}
			}
		}
	}
}

// walk goes to the end of a lesson: at each question it takes the choice of that number, then the first ones.
func (p *player) walk(right []int) {
	p.t.Helper()
	for p.toAsk(); p.r.stage != Done; p.toAsk() {
		i := 0
		if len(right) > 0 {
			i, right = right[0], right[1:]
		}
		if err := p.choose(p.r.now().right[i]); err != nil {
			p.t.Fatalf("%s: %v", p.r.Lesson.Name(), err)
		}
	}
}

// asks calls do at every ask of every lesson.
func asks(t *testing.T, do func(p *player, s *step)) {
	t.Helper()
	for _, l := range all(t) {
		for p := begin(t, l, nil); ; {
			if p.toAsk(); p.r.stage == Done {
				break
			}
			s := p.r.now()
			do(p, s)
			if p.r.now() != s || p.r.stage != Asking {
				t.Fatalf("%s: the ask %s is left", l.Name(), s.right[0])
			}
			if err := p.choose(s.right[0]); err != nil {
				t.Fatalf("%s: %s: %v", l.Name(), s.right[0], err)
			}
		}
	}
}

// TestEveryOtherChoiceIsTakenBack makes every legal choice of every question that the lesson does not want: none is refused. It happens,
// is told, and is gone.
func TestEveryOtherChoiceIsTakenBack(t *testing.T) {
	n, other := 0, 0
	asks(t, func(p *player, s *step) {
		g, st := p.r.Table.Game(), p.r.Table.State()
		said := map[string]Line{}
		for _, w := range s.wrong {
			said[string(after(t, g, st, w.choice))] = w.line
		}
		right := map[string]bool{}
		for _, text := range s.right {
			right[string(after(t, g, st, text))] = true
		}
		list, more := match.Choices(st, Me, 0)
		if more {
			t.Errorf("%s: there are more choices than these", p.r.Lesson.Name())
		}
		before, log := p.bytes(), len(p.r.Table.Log)
		for _, run := range list {
			st = p.r.Table.State()
			to, text := outcome(st, Me, run), g.Notate(st, Me, run)
			if right[string(to)] {
				continue
			}
			line, is := said[string(to)]
			if n++; !is {
				other++
				line = s.other
			}
			if err := p.choose(text); err != nil {
				t.Fatalf("%s: %s: %v", p.r.Lesson.Name(), text, err)
			}
			if p.r.stage != Failed || p.r.Says() != line || bytes.Equal(before, p.bytes()) {
				t.Errorf("%s: %s is not played and told: %v %q", p.r.Lesson.Name(), text, p.r.stage, p.r.Says())
			}
			p.r.Next()
			p.wait()
			if p.r.stage != Asking || !bytes.Equal(before, p.bytes()) || len(p.r.Table.Log) != log || !p.r.TakenBack || p.r.Crowns() != 2 {
				t.Errorf("%s: %s is not taken back", p.r.Lesson.Name(), text)
			}
		}
	})
	if t.Logf("%d other choices, %d of them without a sentence of their own", n, other); n < 200 {
		t.Errorf("only %d other choices", n)
	}
}

func after(t *testing.T, g engine.Game, s engine.State, text string) []byte {
	t.Helper()
	run, err := g.Parse(s, Me, text)
	b := outcome(s, Me, run)
	if err != nil || b == nil {
		t.Fatalf("%s is not legal: %v", text, err)
	}
	return b
}

// TestHintsLeadThere asks for hints at every ask, first in words, and touches what they show until the choice is made.
func TestHintsLeadThere(t *testing.T) {
	for _, l := range all(t) {
		p := begin(t, l, nil)
		for p.toAsk(); p.r.stage != Done; p.toAsk() {
			s, r := p.r.now(), p.r
			if !r.Hint(true) || r.Says() != s.hint || r.crowns == 3 || len(r.Lit()) != len(s.point) {
				t.Fatalf("%s: no hint in words at %s", l.Name(), s.right[0])
			}
			if !r.Hint(true) || r.crowns != 1 || r.MayHint() {
				t.Fatalf("%s: the touch is not shown", l.Name())
			}
			for n := 0; r.stage == Asking && r.now() == s; n++ {
				lit := r.Lit()
				if len(lit) != 1 || n > 8 {
					t.Fatalf("%s: %s: %d things to touch", l.Name(), s.right[0], len(lit))
				}
				if v := lit[0].Verb; v >= 0 {
					p.press(lit[0].Act)
				} else if x := r.Table.Tap(table.Tap{lit[0].Thing}); x != table.Took && x != table.Pointed {
					t.Fatalf("%s: %s: the touch shown does nothing", l.Name(), s.right[0])
				}
				p.wait()
			}
		}
	}
}

// press takes an action that fits what has been touched.
func (p *player) press(a engine.Action) {
	p.t.Helper()
	if !slices.ContainsFunc(p.r.Table.Candidates(), func(o table.Option) bool { return o.Action == a }) {
		p.t.Fatalf("%s: there is no button", p.r.Lesson.Name())
	}
	if a.IsStep() && !p.r.Table.Take(a) || !a.IsStep() && !p.r.Table.End(a) {
		p.t.Fatalf("%s: the button does nothing: %s", p.r.Lesson.Name(), p.r.Table.Refusal)
	}
}

// TestBack goes back from every ask to the beginning.
func TestBack(t *testing.T) {
	for _, l := range all(t) {
		p := begin(t, l, nil)
		first, start := p.r.Says(), p.bytes()
		p.walk(nil)
		for n := 0; p.r.MayBack(); n++ {
			if !p.r.Back() || n > 20 {
				t.Fatalf("%s: there is no way back", l.Name())
			}
			p.wait()
		}
		if p.r.Says() != first || !bytes.Equal(start, p.bytes()) || len(p.r.Answers()) != 0 {
			t.Errorf("%s: the way back ends at %q", l.Name(), p.r.Says().Text)
		}
		p.walk(nil) // and forth again
	}
}

// TestResume leaves every lesson after every choice, and goes on with it on another table.
func TestResume(t *testing.T) {
	asks(t, func(p *player, s *step) {
		q := begin(t, p.r.Lesson, slices.Clone(p.r.Answers()))
		q.toAsk()
		if !bytes.Equal(q.bytes(), p.bytes()) || q.r.now() != s {
			t.Errorf("%s goes on at another place than %s", p.r.Lesson.Name(), s.right[0])
		}
	})
	l := all(t)[0]
	if p := begin(t, l, []int{7}); p.r.step != 0 || len(p.r.Answers()) != 0 {
		t.Error("a lesson that has changed does not begin anew")
	}
}

// TestScriptIsSilent lays a table whose lesson has nothing to say for the others: it sleeps.
func TestScriptIsSilent(t *testing.T) {
	l, _, _ := Find("usurpers.strike")
	p := begin(t, l, nil)
	p.walk(nil)
	for range 2000 { // Bea is asked now, and nobody answers for her
		p.clock += 1e7
		p.r.Table.Update(p.clock)
	}
	if at, ok := p.r.Table.Due(p.clock); ok {
		t.Errorf("the table wants to wake at %v, and it is %v", at, p.clock)
	}
	if catalog.Find("usurpers") == nil || p.r.Table.Ended() {
		t.Error("the game goes on")
	}
}

// TestRefusalsPointAtTheWay touches everything on the table at every question: what the rules forbid is said, and what is in the way glows and
// is on the table.
func TestRefusalsPointAtTheWay(t *testing.T) {
	said := map[string]bool{}
	asks(t, func(p *player, s *step) {
		tab := p.r.Table
		for _, tap := range p.taps() {
			tab.Focus.Clear()
			tab.Touch()
			if tab.Tap(tap) != table.Refused {
				tab.Begin()
				continue
			}
			if text := p.r.Says().Text; strings.Contains(text, "(") {
				t.Errorf("%s: a clause stands in %q", p.r.Lesson.Name(), text)
			}
			said[p.r.Says().Text] = true
			lit := p.r.Bars()
			if !p.r.Barred() || len(lit) == 0 || len(p.r.Lit()) != len(s.point) || p.r.Says().Label != "refused" {
				t.Errorf("%s: %q points at nothing", p.r.Lesson.Name(), p.r.Says().Text)
			}
			for _, x := range lit {
				if !p.here(x) {
					t.Errorf("%s: %q points at %+v, which is not there", p.r.Lesson.Name(), p.r.Says().Text, x)
				}
			}
		}
		tab.Begin()
		tab.Refusal = ""
	})
	if len(said) < 15 {
		t.Errorf("only %d refusals: %v", len(said), said)
	}
}

// taps are all taps on single things of the table that the learner sees.
func (p *player) taps() (list []table.Tap) {
	for x := range p.r.Table.Players {
		list = append(list, table.Tap{table.SeatThing(engine.Seat(x))})
	}
	for _, pile := range p.r.Table.Shown.Piles {
		list = append(list, table.Tap{table.PileThing(pile.ID)})
		for _, c := range pile.Cards {
			list = append(list, table.Tap{table.CardThing(pile.ID, c)})
		}
	}
	return list
}

// TestRenamed puts another name where a sentence has one, and leaves words that begin with it.
func TestRenamed(t *testing.T) {
	if got := renamed("Beat Bea, Bea's king: Bear Bea", "Bea", "Eve"); got != "Beat Eve, Eve's king: Bear Eve" {
		t.Errorf("it says %q", got)
	}
}
