package review

import (
	"flag"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/judge"
	"royals/engine/match"
)

// played plays a game between bots of the levels named, in turn.
func played(t testing.TB, g engine.Game, seed uint64, levels ...string) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.Config{Seats: g.Info().Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, seed, levels...)
	return m
}

func goOn(t testing.TB, m *match.Match, seed uint64, levels ...string) {
	t.Helper()
	red := m.State().Fresh()
	var chance [engine.MaxSeats]cards.Rand
	for i := range chance {
		chance[i] = cards.NewRand(cards.Mix(seed, 0xb07), uint64(i))
	}
	for m.State().Actors() != 0 {
		seat := m.State().Actors().First()
		m.Redacted(seat, red)
		run := bot.ByName(levels[int(seat)%len(levels)]).Choose(red, seat, &chance[seat], nil)
		if err := m.Do(seat, run); err != nil {
			t.Fatal(err)
		}
	}
}

// quick is a measure for tests that ask for no figures.
var quick = judge.Measure{Propose: 40, Worlds: 100, Threshold: 30, Stretch: 125}

// reviewed is Review with another measure.
func reviewed(t *testing.T, m *match.Match, seat engine.Seat, how judge.Measure) *Sum {
	t.Helper()
	w, err := New(m, seat)
	if err != nil {
		t.Fatal(err)
	}
	w.Measure = how
	for done := false; !done; {
		if done, err = w.Step(); err != nil {
			t.Fatal(err)
		}
	}
	return &w.Sum
}

// TestSumsAddUp adds up reviews of a game of each title, step by step.
func TestSumsAddUp(t *testing.T) {
	for _, g := range catalog.Games() {
		for seed := range uint64(enginetest.Much(1, 20)) {
			m := played(t, g, seed+5, "page", "squire")
			var r engine.Result
			m.State().Result(&r)
			for i := range enginetest.Much(2, m.Config.Seats) {
				s := reviewed(t, m, engine.Seat(i), quick)
				want := 0
				if r.Winners.Has(engine.Seat(i)) {
					want = 1000 / r.Winners.Len()
				}
				if got := s.Par + s.Deal() + s.Cards() - s.Cost(); len(s.Moments) == 0 && s.Par+s.End != want || len(s.Moments) > 0 && got != want || s.Result != want {
					t.Fatalf("%s, seed %d, P%d: par %d, deal %d, cards %d, cost %d make %d, not %d", g.Info().ID, seed, i+1, s.Par, s.Deal(), s.Cards(), s.Cost(), got, want)
				}
				last := s.Par
				for _, x := range s.Moments {
					if x.Cost < 0 || x.Cost > 0 != (x.Better != "") || x.Share < 0 || x.Share+x.Cost > 1000 || last+x.Luck-x.Cost != x.Share {
						t.Fatalf("%s, seed %d, P%d: from %d comes %+v", g.Info().ID, seed, i+1, last, x)
					}
					last = x.Share
				}
			}
		}
	}
}

// TestHiddenCardsChangeNothing deals anew what the seat cannot know: the verdict stays the same.
func TestHiddenCardsChangeNothing(t *testing.T) {
	for _, g := range catalog.Games() {
		m, err := match.New(g, engine.Config{Seats: g.Info().Seats, Seed: 8})
		if err != nil {
			t.Fatal(err)
		}
		red, other := m.State().Fresh(), m.State().Fresh()
		r := cards.NewRand(8, 8)
		by := judge.New(red, quick)
		compared := 0
		for n := 0; m.State().Actors() != 0 && n < 60; n++ {
			seat := m.State().Actors().First()
			list, _ := match.Choices(m.State(), seat, 50)
			run := list[r.IntN(len(list))]
			m.Redacted(seat, red)
			other.CopyFrom(red)
			other.Imagine(seat, &r)
			other.Redact(seat)
			if n%6 == 0 && len(list) > 1 {
				before := engine.Encode(red, nil)
				a, b := by.Look(red, seat, run, g, 5, n), by.Look(other, seat, run, g, 5, n)
				if a != b || string(engine.Encode(red, nil)) != string(before) {
					t.Errorf("%s, choice %d: %+v, and dealt anew %+v", g.Info().ID, n, a, b)
				}
				compared++
			}
			if err := m.Do(seat, run); err != nil {
				t.Fatal(err)
			}
		}
		if compared < 3 {
			t.Errorf("%s: only %d choices compared", g.Info().ID, compared)
		}
	}
}

// TestDeclinedWin goes back to the last choice of a game, which won it, makes one that leaves the game open, and plays on. That
// choice is the dearest mistake of the review.
func TestDeclinedWin(t *testing.T) {
	found := 0
	for seed := range uint64(4) {
		m, seat, at := declined(t, catalog.Find("usurpers"), seed)
		if m == nil {
			continue
		}
		s := reviewed(t, m, seat, quick)
		top := slices.MaxFunc(s.Moments, func(a, b Moment) int { return a.Cost - b.Cost })
		t.Logf("seed %d: a win was declined at %d; the dearest mistake is %+v", seed, at, top)
		if top.Move == at && top.Cost >= 100 {
			found++
		}
	}
	if found == 0 {
		t.Errorf("no declined win is the dearest mistake of its game")
	}
}

// declined plays a game again up to the choice that won it, lets the winner make the choice least like it, and plays on. The game is nil
// where there is no such choice.
func declined(t *testing.T, g engine.Game, seed uint64) (again *match.Match, seat engine.Seat, at int) {
	m := played(t, g, seed, "squire")
	at = len(m.Log) - 1
	seat = m.Log[at].Seat
	var r engine.Result
	if m.State().Result(&r); !r.Winners.Has(seat) {
		return nil, seat, at
	}
	again, err := match.New(m.Game, m.Config)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range m.Log[:at] {
		if err := again.DoText(e.Seat, e.Text); err != nil {
			t.Fatal(err)
		}
	}
	list, _ := match.Choices(again.State(), seat, 100)
	i := slices.IndexFunc(list, func(run []engine.Action) bool {
		u := again.State().Fresh()
		u.CopyFrom(again.State())
		for _, a := range run {
			u.Do(seat, a, nil)
		}
		return u.Actors() != 0
	})
	if i < 0 || again.Do(seat, list[i]) != nil {
		return nil, seat, at
	}
	goOn(t, again, seed, "page")
	return again, seat, at
}

var alarms = flag.Int("alarms", 1, "games of each title and level in TestAlarms")

// TestAlarms counts how often choices are called mistakes: of the strongest level, which are false alarms, and of weaker ones. With
// -alarms 20 it plays every title and holds the bound of two in a hundred, which takes most of an hour.
func TestAlarms(t *testing.T) {
	for _, g := range catalog.Games() {
		if *alarms == 1 && g.Info().ID != "crush" {
			continue
		}
		rate := map[string]float64{}
		for _, level := range []string{"page", "duke", "sovereign"} {
			if level == "duke" && *alarms == 1 {
				continue
			}
			flagged, all := flags(t, g, level)
			rate[level] = 100 * float64(flagged) / float64(max(all, 1))
			t.Logf("%s %s: %d of %d free choices are called mistakes, %.1f %%", g.Info().ID, level, flagged, all, rate[level])
		}
		if rate["page"] <= rate["sovereign"] || *alarms >= 20 && (rate["sovereign"] > 2 || rate["page"] <= rate["duke"]) {
			t.Errorf("%s: %v", g.Info().ID, rate)
		}
	}
}

// flags counts the free choices of a level, and those that are called mistakes.
func flags(t *testing.T, g engine.Game, level string) (flagged, all int) {
	t.Helper()
	for seed := range uint64(*alarms) {
		m := played(t, g, seed+1000, level)
		for i := range m.Config.Seats {
			s, err := Review(m, engine.Seat(i))
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range s.Moments {
				if all++; x.Cost > 0 {
					flagged++
				}
			}
		}
	}
	return flagged, all
}
