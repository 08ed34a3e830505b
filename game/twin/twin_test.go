package twin

import "testing"

func TestSuccessor(t *testing.T) {
	for _, c := range []struct {
		old, now []string
		focused  string
		want     string
	}{
		{[]string{"a", "b", "c"}, []string{"a", "c"}, "b", "c"},
		{[]string{"a", "b", "c"}, []string{"a", "b"}, "c", "b"},
		{[]string{"a"}, nil, "a", ""},
		{[]string{"a", "b"}, []string{"x", "y"}, "b", "y"},
		{[]string{"a"}, []string{"b"}, "z", ""},
	} {
		if got := successor(c.old, c.now, c.focused); got != c.want {
			t.Errorf("successor(%v, %v, %s) = %q, want %q", c.old, c.now, c.focused, got, c.want)
		}
	}
}

// TestTrail opens sheets over a table and puts them away again: each time the focus is where it was.
func TestTrail(t *testing.T) {
	var way trail
	for i, step := range []struct {
		from, to    int
		focus, back string
	}{
		{1, 2, "card:hand:7C", ""}, {2, 1, "back", "card:hand:7C"}, // a card, large, and away
		{1, 1, "card:hand:8C", ""}, // a move
		{1, 2, "menu", ""}, {2, 3, "menu:rules", ""}, {3, 2, "back", "menu:rules"}, {2, 1, "menu:rules", "menu"},
		{1, 2, "menu", ""}, {2, 3, "menu:rules", ""}, {3, 1, "back", "menu"}, // two at once
		{1, 2, "", ""}, {2, 1, "back", ""}, // nothing had it
		{1, 0, "act:7", ""}, // lower than ever
		{0, 3, "game:crush", ""}, {3, 2, "back", ""}, {2, 0, "back", "game:crush"},
	} {
		if got := way.pass(step.from, step.to, step.focus); got != step.back {
			t.Fatalf("step %d, %d to %d: the focus goes back to %q, want %q", i, step.from, step.to, got, step.back)
		}
	}
}
