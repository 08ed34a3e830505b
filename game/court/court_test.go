package court

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// TestRivals holds the table to what it promises: every rung can be dealt, is played by an opponent that there is, and no two open the
// same. From rung to rung nobody is weaker than the one before.
func TestRivals(t *testing.T) {
	prizes, keys := map[Prize]bool{}, map[string]bool{}
	level := 0
	for i, r := range Rivals {
		g := catalog.Find(r.Game)
		if g == nil {
			t.Fatalf("%s plays %q", r.Name, r.Game)
		}
		c := r.Config()
		c.Seed = uint64(i)
		if err := g.Info().Check(c); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		} else if _, err := g.New(c, nil); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
		if bot.ByName(r.Bot) == nil || bot.ByName(r.Others()) == nil {
			t.Errorf("%s is a %q among %q", r.Name, r.Bot, r.Others())
		}
		if prizes[r.Opens] || r.Opens.N >= Prizes || keys[r.Key] || keys[r.Name] {
			t.Errorf("%s is there twice, or opens what another does", r.Name)
		}
		prizes[r.Opens], keys[r.Key], keys[r.Name] = true, true, true
		if Opener(r.Opens) != i || ByName(r.Name) != i {
			t.Errorf("%s is not found again", r.Name)
		}
		if at := rank(r.Bot); at < level {
			t.Errorf("%s is weaker than the rung below", r.Name)
		} else {
			level = at
		}
	}
	if ByName("Bea") != -1 {
		t.Error("Bea is of the court")
	}
}

func rank(name string) int {
	for i, l := range bot.Levels {
		if len(name) >= len(l) && name[:len(l)] == l {
			return i
		}
	}
	return -1
}

// TestOthers are one level lower and steady; Pages have nobody below them, and neither they nor Squires a temper.
func TestOthers(t *testing.T) {
	for name, want := range map[string]string{"page": "page", "squire": "page", "knight-hunter": "squire", "duke-gambler": "knight-steady",
		"sovereign-hunter": "duke-steady"} {
		r := Rival{Bot: name}
		if got := r.Others(); got != want {
			t.Errorf("beside a %s sit %q, want %q", name, got, want)
		}
	}
}

// TestCompare looks at two seats alone. Whoever shares a win is first.
func TestCompare(t *testing.T) {
	r := engine.Result{Winners: engine.SeatSet(1 << 2)}
	r.Rank[0], r.Rank[1], r.Rank[2], r.Rank[3] = 3, 2, 1, 3
	for _, c := range []struct {
		a, b engine.Seat
		want int
	}{{0, 1, -1}, {1, 0, 1}, {0, 3, 0}, {2, 1, 1}, {3, 2, -1}} {
		if got := Compare(&r, c.a, c.b); got != c.want {
			t.Errorf("seats %d and %d: %d, want %d", c.a, c.b, got, c.want)
		}
	}
	r.Winners = engine.AllSeats(2)
	r.Rank[0], r.Rank[1] = 1, 2
	if got := Compare(&r, 0, 1); got != 0 {
		t.Errorf("who shares a win is ahead by %d", got)
	}
}
