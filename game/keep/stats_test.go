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
		for _, rival := range []string{Courtier("Bea"), "p1", Courtier("Sir Odo \"x\"")}[r.IntN(4)%3:] {
			e.Met = append(e.Met, Met{rival, r.IntN(3)})
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
	meetings(t, s, list, seed)
	bringsBack(t, s, got)
}

// meetings compares who was met how often, and how often each came first, with what the list of games says.
func meetings(t *testing.T, s store.Store, list []Ended, seed uint64) {
	t.Helper()
	want := map[Versus]int{} // by person, title and rival alone: the games, and the halves ahead in thousands
	for _, e := range list {
		for _, m := range e.Met {
			want[Versus{Person: e.Person, Game: e.Game, Rival: m.Rival}] += 1000*m.Ahead + 1
		}
	}
	got, err := Meetings(s)
	if err != nil || len(got) != len(want) {
		t.Errorf("seed %d: %d rivals, want %d: %v", seed, len(got), len(want), err)
	}
	for _, v := range got {
		if n := want[Versus{Person: v.Person, Game: v.Game, Rival: v.Rival}]; n != 1000*v.Ahead+v.Played {
			t.Errorf("seed %d: %+v, want %d", seed, v, n)
		}
	}
}

// TestForgetsARival deletes what is known of a person, also in what others have against them.
func TestForgetsARival(t *testing.T) {
	s := store.NewMemory()
	for i, who := range []string{"owner", "p1"} {
		e := Ended{Kind: Kind{Person: who, Game: "crush", Seats: 3}, Of: 1, Rank: 1, Deal: "x", Met: []Met{{Courtier("Bea"), 2}, {[]string{"p1", "owner"}[i], 2 * i}}}
		if err := Score(s, e); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Forget(s, func(person, rival, _ string) bool { return person == "p1" || rival == "p1" }); err != nil {
		t.Fatal(err)
	}
	got, err := Meetings(s)
	if err != nil || len(got) != 1 || got[0] != (Versus{"owner", "crush", Courtier("Bea"), 1, 2}) {
		t.Errorf("left: %+v, %v", got, err)
	}
}

// TestDamagedStats reads what is none.
func TestDamagedStats(t *testing.T) {
	for text, good := range map[string]bool{"": true, statsHead + "\n": true, "rubbish": false, statsHead + "\ntally crush x\n": true} {
		if err := ReadStats([]byte(text)); (err == nil) != good {
			t.Errorf("%q: %v", text, err)
		}
	}
	s := store.NewMemory()
	for _, line := range []string{"tally crush 3 \"Ada\" \"\" \"\" played=x", "tally crush 3 Ada", "tally", "tally crush 3 \"A\" \"\" \"\" rank99=1", "versus crush \"A\" \"@B\" 1 3", "versus crush \"A\" B 1 1", "versus crush \"A\" \"@B\" 1"} {
		if err := s.Save(stats, []byte(statsHead+"\n"+line+"\n")); err != nil {
			t.Fatal(err)
		}
		list, err := Tallies(s)
		if met, _ := Meetings(s); len(list)+len(met) != 0 || err != nil {
			t.Errorf("%q: %v %v %v", line, list, met, err)
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
	back, err := Forget(s, func(_, _, game string) bool { return game == "crush" })
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
