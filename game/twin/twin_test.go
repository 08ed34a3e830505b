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
