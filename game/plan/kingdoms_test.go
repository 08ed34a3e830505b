package plan

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
)

// near is a view of Two Kingdoms near its end: Bea, seat 1, has the turn.
func near(called, final, mine, hers int) *engine.View {
	info, v := catalog.Find("kingdoms").Info(), &engine.View{Turn: 1}
	for key, c := range info.Counters {
		switch c.Name {
		case "called":
			v.Count(uint8(key), engine.None, 0, called)
		case "final":
			v.Count(uint8(key), engine.None, 0, final)
		case "score":
			v.Count(uint8(key), 0, 0, mine)
			v.Count(uint8(key), 1, 0, hers)
		}
	}
	return v
}

// TestTheEndComesInOneMark: near the end one mark alone tells how far off it is, and for whom: two or three would leave no room on a
// phone for who leads.
func TestTheEndComesInOneMark(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	p := For(info)
	if len(p.Marks) != 1 {
		t.Fatalf("%d marks", len(p.Marks))
	}
	for _, c := range []struct {
		view *engine.View
		me   engine.Seat
		key  string
		n    int
	}{
		{near(0, 0, 20, 3), 0, "", 0},
		{near(1, 0, 20, 3), 0, "kingdoms.mark.called", 0},
		{near(1, 1, 20, 3), 0, "kingdoms.mark.last", 0},
		{near(1, 2, 20, 3), 0, "kingdoms.mark.final", 0},
		{near(1, 2, 20, 3), 1, "kingdoms.mark.final.yours", 0},
		{near(1, 3, 20, 3), 0, "kingdoms.mark.needs", 18},
		{near(1, 3, 20, 3), 1, "kingdoms.mark.needs.yours", 18},
		{near(1, 3, 20, 20), 0, "kingdoms.mark.needs", 1},
		{near(1, 3, 20, 21), 0, "kingdoms.mark.final", 0},
	} {
		got := p.Marks[0].Tells(&Sight{Info: info, View: c.view, Me: c.me, Seats: 2})
		if got.Key != c.key || got.N != c.n {
			t.Errorf("seat %d is told %q, %d and not %q, %d", c.me, got.Key, got.N, c.key, c.n)
		}
	}
}

// TestTheJacksTipComesWithTheQuestion: that a jack may fall in place of another royal is told when that is asked for the first time,
// and not a turn later.
func TestTheJacksTipComesWithTheQuestion(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	verb := func(name string) engine.Action {
		return engine.Act(uint8(slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == name })), 0, 0, 0)
	}
	first := func(s *Sight) string {
		s.Info, s.View, s.Seats = info, &engine.View{}, 2
		for _, tip := range For(info).Tips {
			if _, ok := tip.When(s); ok {
				return tip.Key
			}
		}
		return ""
	}
	for _, s := range []*Sight{
		{Legal: []engine.Action{verb("jak"), verb("nay")}},
		{Legal: []engine.Action{verb("end")}, Heard: []Told{{Say: "nay", Seat: 1}}},
		{Legal: []engine.Action{verb("end")}, Heard: []Told{{Say: "steps", Seat: 1}}},
	} {
		if got := first(s); got != "kingdoms.tip.jack" {
			t.Errorf("first told is %q", got)
		}
	}
}

// TestAStoppedJokerStays: whoever has stopped a joker hears that it stays, and so does whose joker it is. Other attacks are over.
func TestAStoppedJokerStays(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	verb := engine.Act(uint8(slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == "jof" })), 0, 0, 0)
	for _, c := range []struct {
		say  string
		by   engine.Seat
		want string
	}{{"strikes", 0, "kingdoms.tip.again"}, {"wipes", 0, "kingdoms.tip.again"}, {"strikes", 1, "kingdoms.tip.stays"}, {"attacks", 1, ""}, {"attacks", 0, ""}} {
		s := &Sight{Info: info, View: &engine.View{}, Seats: 2, Legal: []engine.Action{verb}, Heard: []Told{{Say: c.say, Seat: c.by}, {Say: "blocks"}, {Say: "stopped"}}}
		got := ""
		for _, tip := range For(info).Tips {
			if _, ok := tip.When(s); ok && (tip.Key == "kingdoms.tip.again" || tip.Key == "kingdoms.tip.stays") {
				got = tip.Key
			}
		}
		if got != c.want {
			t.Errorf("%s of seat %d: %q, not %q", c.say, c.by, got, c.want)
		}
	}
}

// TestTheLastTurnHasAStake: before it stands what it takes, and after it that it brought nothing, if it did not.
func TestTheLastTurnHasAStake(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	p := For(info)
	stake := func(v *engine.View, n int) Sentence {
		return p.Stake(&Sight{Info: info, View: v, Me: 0, Seats: 2}, Told{Say: "final", Seat: 1, Other: engine.None, N: n})
	}
	if got := stake(near(1, 2, 20, 3), 1); got.Key != "kingdoms.hold.first" {
		t.Errorf("the first final turn: %+v", got)
	}
	if got := stake(near(1, 3, 20, 3), 2); got.Key != "kingdoms.hold.needs" || got.N != 18 {
		t.Errorf("the last turn of one who is behind: %+v", got)
	}
	if got := stake(near(1, 3, 3, 20), 2); got.Key != "kingdoms.hold.leads" {
		t.Errorf("the last turn of one who leads: %+v", got)
	}
	final, hit := Told{Say: "final", Seat: 1, N: 2}, Told{Say: "hits", Seat: 1, N: 4}
	if got := p.Closes([]Told{hit, final, {Say: "discards", Seat: 1}}); got.Key != "kingdoms.close.nothing" {
		t.Errorf("a last turn without a hit closes with %+v", got)
	}
	for _, told := range [][]Told{{hit}, {final, hit}, {{Say: "final", Seat: 1, N: 1}}} {
		if got := p.Closes(told); got.Key != "" {
			t.Errorf("%+v closes with %+v", told, got)
		}
	}
}
