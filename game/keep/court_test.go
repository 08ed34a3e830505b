package keep

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"royals/engine/match"
	"royals/game/store"
)

// TestBout counts games into bouts of the best of three. A game counts once, and one that decides nothing does not.
func TestBout(t *testing.T) {
	var r Rung
	for i, c := range []struct {
		mark                string
		ahead               int
		changes             bool
		my, their, won, out int
	}{
		{"a", 1, true, 1, 0, 0, 0},
		{"a", 1, false, 1, 0, 0, 0},
		{"b", 0, false, 1, 0, 0, 0},
		{"c", -1, true, 1, 1, 0, 0},
		{"d", -1, true, 1, 2, 0, 1},
		{"e", 1, true, 1, 0, 0, 1},
		{"f", 1, true, 2, 0, 1, 1},
		{"f", -1, false, 2, 0, 1, 1},
		{"g", -1, true, 0, 1, 1, 1},
	} {
		if got := r.Count(c.mark, c.ahead, 2, "2026-11-22"); got != c.changes || r.Ahead != c.my || r.Behind != c.their || r.Won != c.won || r.Lost != c.out {
			t.Errorf("game %d: %v, %+v", i, got, r)
		}
	}
	if r.Date != "2026-11-22" {
		t.Errorf("it was won on %q", r.Date)
	}
}

// TestClimb keeps what became of each rival, and the lines of a later version.
func TestClimb(t *testing.T) {
	var c, again Climb
	tam := Rung{Won: 1, Lost: 3, Date: "2026-11-22", Ahead: 2, Behind: 1, Marks: []string{"ab", "cd"}}
	c.Set("tam", tam)
	c.Set("wren", Rung{Lost: 3, Passed: true})
	if err := again.Read(append(c.Write(), "banner tam red\nrung\n"...)); err != nil {
		t.Fatal(err)
	}
	if got := again.Of("tam"); got.Won != 1 || got.Lost != 3 || got.Date != tam.Date || got.Ahead != 2 || got.Behind != 1 || got.Passed || !slices.Equal(got.Marks, tam.Marks) {
		t.Errorf("of Tam it keeps %+v", got)
	}
	if got := again.Of("wren"); !got.Passed || got.Won != 0 || again.Of("oswin").Lost != 0 {
		t.Errorf("of Wren it keeps %+v", got)
	}
	tam.Won = 2
	for i := range 20 {
		tam.Marks = append(tam.Marks, strings.Repeat("x", i+1))
	}
	again.Set("tam", tam)
	if text := string(again.Write()); strings.Count(text, "rung tam ") != 1 || !strings.Contains(text, "\nbanner tam red\nrung\n") || len(again.Of("tam").Marks) != keptMarks {
		t.Errorf("it writes %q", text)
	}
	if err := again.Read([]byte("royals court 2\n")); !errors.Is(err, match.ErrNewer) {
		t.Errorf("a later version: %v", err)
	}
	if err := again.Read([]byte("nonsense")); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("nonsense: %v", err)
	}
}
