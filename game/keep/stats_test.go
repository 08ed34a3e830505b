package keep

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"royals/game/store"
)

// TestStats counts 500 games of several people and kinds, and compares with what is reckoned from their list: in the middle and at the
// end, with deals that come twice, and with lines of a later version between them.
func TestStats(t *testing.T) {
	s := store.NewMemory()
	if err := s.Save(stats, []byte(statsHead+"\nlater something\n")); err != nil {
		t.Fatal(err)
	}
	seed := rand.Uint64()
	r := rand.New(rand.NewPCG(seed, 1))
	var list []Ended
	for i := range 500 {
		k := Kind{Person: []string{"Ada", "Jean Luc", "שלום \"x\""}[r.IntN(3)], Game: []string{"crush", "kingdoms"}[r.IntN(2)], Seats: 2 + r.IntN(2), Rules: []string{"", "round_cap=5"}[r.IntN(2)], Rivals: "duke page"}
		if r.IntN(20) == 0 {
			if err := GiveUp(s, k); err != nil {
				t.Fatal(err)
			}
			list = append(list, Ended{Kind: k, Deal: ""})
			continue
		}
		e := Ended{Kind: k, Won: r.IntN(2), Of: 1 + r.IntN(3), Rank: 1 + r.IntN(3), Score: r.IntN(100) - 50, Choices: 5 + r.IntN(90), Hints: r.IntN(2), Undos: r.IntN(2), GaveUp: r.IntN(9) == 0, Deal: strconv.Itoa(i)}
		if e.Won == 0 {
			e.Of = 1
		}
		list = append(list, e)
		for range 1 + r.IntN(2) { // a deal that comes twice counts once
			if err := Score(s, e); err != nil {
				t.Fatal(err)
			}
		}
	}
	want := reckoned(list)
	got, err := Tallies(s)
	if err != nil || len(got) != len(want) {
		t.Fatalf("seed %d: %d kinds, want %d: %v", seed, len(got), len(want), err)
	}
	for _, g := range got {
		w := want[g.Kind]
		if w == nil || !slices.Equal(g.Ranks, w.Ranks) || g.line() != w.line() {
			t.Errorf("seed %d: %+v, want %+v", seed, g, w)
		}
	}
	bringsBack(t, s, got)
}

// TestDamagedStats reads what is none.
func TestDamagedStats(t *testing.T) {
	for text, good := range map[string]bool{"": true, statsHead + "\n": true, "rubbish": false, statsHead + "\ntally crush x\n": true} {
		if err := ReadStats([]byte(text)); (err == nil) != good {
			t.Errorf("%q: %v", text, err)
		}
	}
	s := store.NewMemory()
	for _, line := range []string{"tally crush 3 \"Ada\" \"\" \"\" played=x", "tally crush 3 Ada", "tally", "tally crush 3 \"A\" \"\" \"\" rank99=1"} {
		if err := s.Save(stats, []byte(statsHead+"\n"+line+"\n")); err != nil {
			t.Fatal(err)
		}
		if list, err := Tallies(s); len(list) != 0 || err != nil {
			t.Errorf("%q: %v %v", line, list, err)
		}
	}
}

// reckoned counts a list of games another way.
func reckoned(list []Ended) map[Kind]*Tally {
	want := map[Kind]*Tally{}
	for _, e := range list {
		x := want[e.Kind]
		if x == nil {
			x = &Tally{Kind: e.Kind}
			want[e.Kind] = x
		}
		if e.Deal == "" {
			x.Left++
			x.Streak = 0
			continue
		}
		if e.GaveUp {
			x.Left++
		}
		won := 60 * e.Won / e.Of
		x.Won += won
		if e.Hints > 0 {
			x.Hinted++
			x.HintedWon += won
		}
		if e.Undos > 0 {
			x.Undone++
		}
		if x.Played == 0 {
			x.Best = e.Score
		}
		x.Best = max(x.Best, e.Score)
		x.Played++
		for len(x.Ranks) < e.Rank {
			x.Ranks = append(x.Ranks, 0)
		}
		x.Ranks[e.Rank-1]++
		if won == 0 {
			x.Streak = 0
			continue
		}
		x.Streak++
		x.Longest = max(x.Longest, x.Streak)
		if x.Fewest == 0 || e.Choices < x.Fewest {
			x.Fewest = e.Choices
		}
	}
	return want
}

// bringsBack deletes the figures of one game, and takes that back. What a later version has written stays.
func bringsBack(t *testing.T, s store.Store, got []Tally) {
	t.Helper()
	text, _ := s.Load(stats)
	if !slices.Contains(lines(text, statsHead), "later something") {
		t.Error("what a later version has written is gone")
	}
	back, err := Forget(s, func(x Tally) bool { return x.Game == "crush" })
	if err != nil {
		t.Fatal(err)
	}
	rest, _ := Tallies(s)
	if len(rest) == 0 || len(rest) >= len(got) || slices.ContainsFunc(rest, func(x Tally) bool { return x.Game == "crush" }) {
		t.Errorf("%d kinds are left of %d", len(rest), len(got))
	}
	if err := back(); err != nil {
		t.Fatal(err)
	}
	if again, _ := Tallies(s); len(again) != len(got) {
		t.Errorf("%d kinds are back of %d", len(again), len(got))
	}
}
