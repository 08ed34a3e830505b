package walk

import (
	"testing"

	"royals/game/port"
)

func stops(z port.Zone, names ...string) (s port.Strip) {
	s.Zone = z
	for _, n := range names {
		s.Stops = append(s.Stops, port.Item{Name: n, Text: n, Zone: z})
	}
	return s
}

func table() []port.Strip {
	list := []port.Strip{stops(port.Now, "title", "prompt"), stops(port.Do, "a", "b", "off"), stops(port.Cards, "7C", "8C"), stops(port.Board, "l0", "l1"), stops(port.Tools, "mute", "menu")}
	list[1].Stops[2].Disabled, list[2].Stops[0].Idle = true, true
	return list
}

// TestRingWalks gives commands one after another: the ring goes through a zone without running round, and from zone to zone it
// comes back to where it was.
func TestRingWalks(t *testing.T) {
	list, r := table(), Ring{}
	for i, step := range []struct {
		do Command
		on string
	}{
		{Next, "a"}, {Next, "b"}, {Next, "off"}, {Next, "off"}, {Start, "a"}, {Previous, "a"}, {End, "off"}, {Previous, "b"},
		{NextZone, "7C"}, {Next, "8C"}, {PreviousZone, "b"}, {NextZone, "8C"}, {NextTab, "l0"}, {NextTab, "mute"}, {NextTab, "b"}, {PreviousTab, "mute"},
		{NextZone, "mute"}, {Playable, "a"}, {Playable, "b"}, {Playable, "8C"}, {Playable, "a"}, {PlayableBack, "8C"},
		{Entry + 1, "b"}, {Entry + 8, "b"}, {ToTable, "l0"}, {ToHand, "8C"}, {PreviousZone, "b"}, {PreviousZone, "title"}, {PreviousZone, "title"},
	} {
		was := r.On
		if moved := r.Do(step.do, list); r.On != step.on || moved != (was != r.On) {
			t.Fatalf("step %d, %d from %q: on %q, %v, want %q", i, step.do, was, r.On, moved, step.on)
		}
	}
	if r.Do(Next, nil) {
		t.Error("it walks where there is nothing")
	}
}

// TestHeir takes away what the ring stands on: what took its place comes next, or the last of the zone, or the first that can be
// done.
func TestHeir(t *testing.T) {
	old := table()
	now := []port.Strip{stops(port.Now, "prompt"), stops(port.Do, "a", "c"), stops(port.Tools, "mute")}
	for name, want := range map[string]string{"b": "c", "off": "c", "menu": "mute", "7C": "a", "l1": "a", "unknown": "a"} {
		if got := Heir(old, now, name); got != want {
			t.Errorf("after %s comes %s, want %s", name, got, want)
		}
	}
	if got := Heir(old, nil, "a"); got != "" {
		t.Errorf("where nothing is left it is %q", got)
	}
}

// TestKeysMeanOneThing looks at every key that is bound: no two letters mean the same, and without letters none means anything.
func TestKeysMeanOneThing(t *testing.T) {
	seen := map[Command]rune{}
	for i, r := range Usual {
		c := signed[i]
		if seen[c] != 0 {
			t.Errorf("%c and %c mean the same", r, seen[c])
		}
		seen[c] = r
		k := port.Key{Code: port.Letter, Rune: r}
		if Key(k, Usual) != c || Key(k, "") != Nothing {
			t.Errorf("%c means %d, and %d without letters", r, Key(k, Usual), Key(k, ""))
		}
	}
	for _, k := range []port.Key{{Code: port.Letter, Rune: 'x'}, {Code: port.F11}, {Code: port.Letter, Rune: '0'}} {
		if c := Key(k, Usual); c != Nothing {
			t.Errorf("%+v means %d", k, c)
		}
	}
	if Key(port.Key{Code: port.Letter, Rune: '9'}, Usual) != Entry+8 || Key(port.Key{Code: port.Tab, Shift: true}, Usual) != PreviousTab {
		t.Error("9 or Shift+Tab means something else")
	}
}

// TestKeysAreBound gives commands other keys: what had such a key gets the one that is free, so that each command keeps one.
func TestKeysAreBound(t *testing.T) {
	means := func(r rune, signs string) Command { return Key(port.Key{Code: port.Letter, Rune: r}, signs) }
	one, ok := Bind(Usual, 0, 'ö')
	if !ok || means('ö', one) != Playable || means('n', one) != Nothing || !Binds(one) {
		t.Errorf("a free key: %q", one)
	}
	two, ok := Bind(one, 6, 'l')
	if !ok || means('l', two) != AskQuestion || means('r', two) != AskTurn || !Binds(two) {
		t.Errorf("a key of another: %q", two)
	}
	for _, r := range []rune{'7', ' ', '\n', 0} {
		if same, ok := Bind(two, 0, r); ok || same != two {
			t.Errorf("%q can be had", r)
		}
	}
	for _, bad := range []string{"", Usual + "x", "nniau?rltshw,.", "7piau?rltshw,."} {
		if Binds(bad) {
			t.Errorf("%q can be had", bad)
		}
	}
}
