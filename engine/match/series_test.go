package match_test

import (
	"bytes"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/kingdoms"
	"royals/engine/match"
)

func findKingdoms(id string) engine.Game {
	if id == "kingdoms" {
		return kingdoms.Game{}
	}
	return nil
}

// playOut plays a match to its end with greedy players, saving and loading it half-way.
func playOut(t *testing.T, m *match.Match, seed uint64) *match.Match {
	t.Helper()
	chance := cards.NewRand(seed, 9)
	b := &bot.Greedy{}
	red := m.State().Fresh()
	for n := 0; m.State().Actors() != 0; n++ {
		if n == 30 {
			again, changed, err := match.Load(m.Save(), findKingdoms)
			if err != nil || changed {
				t.Fatal(changed, err)
			}
			m = again
		}
		seat := m.State().Actors().First()
		m.Redacted(seat, red)
		if err := m.Do(seat, b.Choose(red, seat, &chance, nil)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestSeries plays Two Kingdoms over five games: tally, and the loser begins (K20.1, K20.2), saved and loaded between and
// within the games.
func TestSeries(t *testing.T) {
	s, err := match.NewSeries(kingdoms.Game{}, engine.Config{Seats: 2, Options: []engine.Setting{{Key: "limit", Value: "2"}}}, "first")
	if err != nil {
		t.Fatal(err)
	}
	if s.Next() != engine.None {
		t.Errorf("%s is to begin before any game", s.Next())
	}
	var won [2]int
	loser := engine.None
	for game := range uint64(5) {
		m, err := s.Begin(100 + game)
		if err != nil {
			t.Fatal(err)
		}
		var v engine.View
		m.View(engine.Table, &v)
		if loser != engine.None && v.Turn != loser {
			t.Errorf("game %d is begun by %s, the loser was %s", game+1, v.Turn, loser)
		}
		if err := s.Finish(m); err == nil {
			t.Error("a game that is not over counts")
		}
		s = reload(t, s)
		m = playOut(t, m, game)
		if err := s.Finish(m); err != nil {
			t.Fatal(err)
		}
		if err := s.Finish(m); err == nil {
			t.Error("a game counts twice")
		}
		var r engine.Result
		m.State().Result(&r)
		if r.Winners.Len() != 1 {
			t.Fatalf("game %d is a draw: choose another seed", game+1)
		}
		won[r.Winners.First()]++
		loser = r.Winners.First() ^ 1
		if s.Next() != loser {
			t.Errorf("%s is to begin after game %d, the loser is %s", s.Next(), game+1, loser)
		}
		s = reload(t, s)
	}
	if len(s.Games) != 5 || s.Won[0] != won[0] || s.Won[1] != won[1] {
		t.Errorf("%d games, tally %v, want %v", len(s.Games), s.Won, won)
	}
}

func reload(t *testing.T, s *match.Series) *match.Series {
	t.Helper()
	one := s.Save()
	again, err := match.LoadSeries(one, findKingdoms)
	if err != nil {
		t.Fatal(err)
	}
	if two := again.Save(); !bytes.Equal(one, two) {
		t.Fatalf("saved, loaded and saved again:\n%s\n%s", one, two)
	}
	return again
}

// TestSeriesDraw: after a draw nobody's tally grows, and whoever did not begin it begins (K20.3).
func TestSeriesDraw(t *testing.T) {
	s, err := match.NewSeries(kingdoms.Game{}, engine.Config{Seats: 2, Options: []engine.Setting{{Key: "first", Value: "P2"}}}, "first")
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.Begin(1)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Actors() != 0 { // six idle turns: nobody scores
		if err := m.DoText(m.State().Actors().First(), "end"); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Finish(m); err != nil {
		t.Fatal(err)
	}
	if s.Won != [engine.MaxSeats]int{} || !s.Games[0].Drawn(2) || s.Games[0].Starter != 1 || s.Next() != 0 {
		t.Errorf("tally %v, %+v, next %s", s.Won, s.Games[0], s.Next())
	}
	m, err = reload(t, s).Begin(2)
	if err != nil {
		t.Fatal(err)
	}
	if got := engine.FormatOptions(m.Config.Options); got != "first=P1" {
		t.Errorf("the next game has options %s", got)
	}
}

// TestSeriesDamaged: no damaged save is taken for a series.
func TestSeriesDamaged(t *testing.T) {
	s, err := match.NewSeries(kingdoms.Game{}, engine.Config{Seats: 2}, "first")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Begin(5); err != nil {
		t.Fatal(err)
	}
	save := s.Save()
	for i := range save {
		bad := bytes.Clone(save)
		bad[i] ^= 1
		if _, err := match.LoadSeries(bad, findKingdoms); err == nil {
			t.Errorf("byte %d changed, and still a series", i)
		}
		if _, err := match.LoadSeries(save[:i], findKingdoms); err == nil {
			t.Errorf("cut after %d bytes, and still a series", i)
		}
	}
	if _, err := match.NewSeries(kingdoms.Game{}, engine.Config{Seats: 2}, "decks"); err == nil {
		t.Error("an option that names no seats says who begins")
	}
}

// TestSeriesWithoutFirst keeps the tally of a game that has no option of who begins.
func TestSeriesWithoutFirst(t *testing.T) {
	s, err := match.NewSeries(kingdoms.Game{}, engine.Config{Seats: 2, Options: []engine.Setting{{Key: "limit", Value: "1"}}}, "")
	if err != nil {
		t.Fatal(err)
	}
	for game := range uint64(2) {
		m, err := s.Begin(40 + game)
		if err != nil {
			t.Fatal(err)
		}
		if got := engine.FormatOptions(m.Config.Options); got != "limit=1" {
			t.Errorf("game %d has options %s", game+1, got)
		}
		if seed, ok := s.Playing(); !ok || seed != 40+game {
			t.Errorf("it plays %d, %v", seed, ok)
		}
		s = reload(t, s)
		m = playOut(t, m, game)
		if err := s.Finish(m); err != nil {
			t.Fatal(err)
		}
		s = reload(t, s)
		if s.Next() != engine.None {
			t.Errorf("%s is to begin", s.Next())
		}
		if _, ok := s.Playing(); ok {
			t.Error("it plays on after the end")
		}
	}
	if len(s.Games) != 2 || s.Won[0]+s.Won[1] > 2 {
		t.Errorf("%d games, tally %v", len(s.Games), s.Won)
	}
}
