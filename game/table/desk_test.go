package table

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// clerk is a thinker that answers when it is told to, and notes what it was asked.
type clerk struct {
	asked []string
	run   []engine.Action
	v     bot.Verdict
}

func (c *clerk) Ask(q Question) {
	c.run, c.v = nil, bot.Verdict{}
	if len(q.Run) > 0 {
		c.asked = append(c.asked, "past")
	} else {
		c.asked = append(c.asked, q.Level)
	}
}

func (c *clerk) Poll() (run []engine.Action, ok bool) {
	run, c.run = c.run, nil
	return run, run != nil
}

func (c *clerk) Tips() ([]bot.Tip, bool) { return nil, false }

func (c *clerk) Verdict() (v bot.Verdict, ok bool) {
	v, c.v = c.v, v
	return v, v.Worlds > 0
}

// TestOpponentsAreServedFirst asks about a past choice while an opponent thinks, and lets an opponent interrupt one: the opponent is answered
// first, nothing is lost, and no answer goes to the wrong one.
func TestOpponentsAreServedFirst(t *testing.T) {
	c := &clerk{}
	d := NewDesk(c)
	g := catalog.Games()[0]
	s, err := g.New(engine.Config{Seats: g.Info().Seats}, nil)
	if err != nil {
		t.Fatal(err)
	}
	past := Question{State: s, Run: make([]engine.Action, 1)}
	wants := func(n int, last string) {
		t.Helper()
		if len(c.asked) != n || c.asked[n-1] != last {
			t.Fatalf("asked is %v, not %d questions up to %q", c.asked, n, last)
		}
	}
	d.Ask(past)
	wants(1, "past")
	d.Ask(Question{Level: "duke"})
	wants(2, "duke")
	if _, ok := d.Verdict(); ok {
		t.Fatal("a verdict without a judge")
	}
	c.run = make([]engine.Action, 2) // the page of the review looks first
	if _, ok := d.Verdict(); ok {
		t.Fatal("the opponent's answer is taken for a verdict")
	}
	wants(3, "past")
	c.v = bot.Verdict{Worlds: 7}
	if v, ok := d.Verdict(); !ok || v.Worlds != 7 {
		t.Fatalf("the verdict is %+v, %v", v, ok)
	}
	if run, ok := d.Poll(); !ok || len(run) != 2 {
		t.Fatalf("the opponent's answer is %v, %v", run, ok)
	}
	if _, ok := d.Poll(); ok {
		t.Fatal("the answer is there twice")
	}
	d.Ask(Question{Level: "page"})
	d.Ask(past)
	wants(4, "page")
	c.run = make([]engine.Action, 1)
	if _, ok := d.Poll(); !ok {
		t.Fatal("no answer")
	}
	wants(5, "past")
}
