package walk

import (
	"strconv"
	"testing"

	"royals/game/port"
)

// at says where a scan stands, in one word.
func at(s *Scan) string {
	g, ok := s.Now()
	switch {
	case !ok:
		return "nowhere"
	case g.Back:
		return "back"
	case len(g.Stops) == 1:
		return g.Stops[0].Name
	}
	return strconv.Itoa(len(g.Stops)) + " from " + g.Stops[0].Name
}

// TestScanGoesOver steps and presses: it goes over groups, into one, over what can be pressed in it and the way out, and begins
// anew when something was pressed.
func TestScanGoesOver(t *testing.T) {
	s := Scan{}
	if !s.Set(table()) || s.Set(table()) {
		t.Fatal("it begins anew with the same, or does not begin")
	}
	for i, step := range []struct{ do, at, stop string }{
		{"", "2 from a", ""}, {"step", "8C", ""}, {"step", "2 from mute", ""}, {"step", "2 from a", ""},
		{"press", "a", ""}, {"step", "b", ""}, {"step", "back", ""}, {"step", "a", ""}, {"step", "b", ""}, {"step", "back", ""}, {"press", "2 from a", ""},
		{"press", "a", ""}, {"step", "b", ""}, {"press", "2 from a", "b"}, {"step", "8C", ""}, {"press", "2 from a", "8C"},
	} {
		stop := ""
		switch step.do {
		case "step":
			s.Step()
		case "press":
			stop = s.Press()
		}
		if at(&s) != step.at || stop != step.stop {
			t.Fatalf("step %d, %s: at %q, pressed %q, want %q, %q", i, step.do, at(&s), stop, step.at, step.stop)
		}
	}
	s.Set([]port.Strip{stops(port.Now, "title"), stops(port.Do, "yes", "no")})
	if at(&s) != "yes" {
		t.Errorf("a single group is not open: at %q", at(&s))
	}
	if s.Set(nil); s.Press() != "" || at(&s) != "nowhere" {
		t.Error("it presses where there is nothing")
	}
}

// TestScanIsShort comes to each of very many stops: no way has more than four presses or twenty-five steps.
func TestScanIsShort(t *testing.T) {
	for _, n := range []int{1, 2, 9, 10, 19, 54, 60} {
		do := make([]string, n)
		for i := range do {
			do[i] = "do" + strconv.Itoa(i)
		}
		list := []port.Strip{stops(port.Do, do...), stops(port.Cards, "7C", "8C"), stops(port.Ask, "q", "r"), stops(port.Tools, "mute", "menu")}
		for _, name := range append(do, "8C", "r", "menu") {
			s := Scan{}
			s.Set(list)
			presses, steps := 0, 0
			for stop := ""; stop != name; {
				g, _ := s.Now()
				if has(g, name) {
					stop = s.Press()
					presses++
				} else {
					s.Step()
					steps++
				}
				if steps > 100 {
					t.Fatalf("of %d: it never comes to %s", n, name)
				}
			}
			if presses > 4 || steps > 25 {
				t.Errorf("of %d: %s takes %d presses and %d steps", n, name, presses, steps)
			}
		}
	}
}

func has(g Group, name string) bool {
	for _, it := range g.Stops {
		if it.Name == name {
			return true
		}
	}
	return false
}

// TestSwitches: with one switch everything presses. With two the first goes on, the second presses.
func TestSwitches(t *testing.T) {
	space, enter := port.Key{Code: port.Space}, port.Key{Code: port.Enter}
	for _, c := range []struct {
		key      port.Key
		switches int
		want     Command
	}{{space, 1, Press}, {enter, 1, Press}, {space, 2, Next}, {enter, 2, Press}} {
		if got := Switch(c.key, c.switches); got != c.want {
			t.Errorf("with %d switches %+v means %d", c.switches, c.key, got)
		}
	}
	if Switch(port.Key{Code: port.Escape}, 1) != Back || Switch(port.Key{Code: port.Space, Repeat: true}, 1) != Nothing {
		t.Error("Escape does not go back, or a held switch counts twice")
	}
}
