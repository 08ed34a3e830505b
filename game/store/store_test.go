//go:build !js

package store

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// each runs f over every kind of Store that this machine has, with its medium.
func each(t *testing.T, f func(t *testing.T, s Store, m medium)) {
	t.Run("memory", func(t *testing.T) {
		s := NewMemory()
		f(t, s, s.(*slots).m)
	})
	t.Run("files", func(t *testing.T) {
		s, err := OpenDir(filepath.Join(t.TempDir(), "new", "royals"))
		if err != nil {
			t.Fatal(err)
		}
		f(t, s, s.(*slots).m)
	})
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func want(t *testing.T, s Store, name, data string, kind error) {
	t.Helper()
	got, err := s.Load(name)
	if !errors.Is(err, kind) || kind == nil && err != nil {
		t.Fatalf("Load(%q): error %v, want %v", name, err, kind)
	}
	if string(got) != data {
		t.Fatalf("Load(%q) = %q, want %q", name, got, data)
	}
}

func TestSaveAndLoad(t *testing.T) {
	each(t, func(t *testing.T, s Store, m medium) {
		want(t, s, "game", "", ErrNone)
		for _, v := range []string{"one", "two", "", "four\x00\xff"} {
			must(t, s.Save("game", []byte(v)))
			want(t, s, "game", v, nil)
		}
		must(t, s.Save("settings", []byte("x")))
		names, err := s.Names()
		must(t, err)
		if !slices.Equal(names, []string{"game", "settings"}) {
			t.Errorf("Names = %v", names)
		}
		must(t, s.Remove("game"))
		want(t, s, "game", "", ErrNone)
		want(t, s, "settings", "x", nil)
	})
}

// damage changes the newest copy of name, which holds data, and returns its key.
func damage(t *testing.T, m medium, name, data string, how func(string) string) string {
	t.Helper()
	for _, x := range sides {
		key := name + "." + x
		text, err := m.get(key)
		if err != nil {
			continue
		}
		if _, d, ok := open(text); ok && string(d) == data {
			must(t, m.put(key, how(text)))
			return key
		}
	}
	t.Fatalf("no copy of %q holds %q", name, data)
	return ""
}

func TestDamageCostsOneSave(t *testing.T) {
	hurts := map[string]func(string) string{
		"cut":   func(s string) string { return s[:len(s)/2] },
		"empty": func(string) string { return "" },
		"bit":   func(s string) string { return s[:len(s)-3] + string(s[len(s)-3]^1) + s[len(s)-2:] },
		"count": func(s string) string { return "royals1 9" + s[len("royals1 9"):] },
	}
	for name, hurt := range hurts {
		t.Run(name, func(t *testing.T) {
			each(t, func(t *testing.T, s Store, m medium) {
				must(t, s.Save("game", []byte("first")))
				must(t, s.Save("game", []byte("second")))
				damage(t, m, "game", "second", hurt)
				want(t, s, "game", "first", ErrOlder)
				// The next save goes over the damaged copy, never over the good one.
				must(t, s.Save("game", []byte("third")))
				want(t, s, "game", "third", nil)
				damage(t, m, "game", "third", hurt)
				want(t, s, "game", "first", ErrOlder)
				damage(t, m, "game", "first", hurt)
				want(t, s, "game", "", ErrDamaged)
			})
		})
	}
}

func TestAside(t *testing.T) {
	each(t, func(t *testing.T, s Store, m medium) {
		if _, err := s.Aside("game"); !errors.Is(err, ErrNone) {
			t.Fatalf("Aside of nothing: %v", err)
		}
		for n, wantName := range []string{"game-aside-1", "game-aside-2"} {
			must(t, s.Save("game", []byte("x")))
			key := damage(t, m, "game", "x", func(s string) string { return s + "!" })
			hurt, err := m.get(key)
			must(t, err)
			name, err := s.Aside("game")
			must(t, err)
			if name != wantName {
				t.Fatalf("set aside as %q the time %d", name, n+1)
			}
			want(t, s, "game", "", ErrNone)
			if kept, err := m.get(name + key[len("game"):]); err != nil || kept != hurt {
				t.Fatalf("what was set aside is %q, %v; want %q", kept, err, hurt)
			}
		}
	})
}

// broken is a medium that refuses or forgets.
type broken struct {
	*memory
	refuse error
	forget bool
}

func (b *broken) put(k, v string) error {
	if b.refuse != nil {
		return b.refuse
	}
	if b.forget {
		return nil
	}
	return b.memory.put(k, v)
}

func TestRefusedWriteKeepsTheLastGoodOne(t *testing.T) {
	b := &broken{memory: &memory{at: map[string]string{}}}
	s := &slots{m: b}
	must(t, s.Save("game", []byte("kept")))
	b.refuse = ErrFull
	if err := s.Save("game", []byte("lost")); !errors.Is(err, ErrFull) {
		t.Fatalf("a full medium: %v", err)
	}
	want(t, s, "game", "kept", nil)
	b.refuse, b.forget = nil, true
	if err := s.Save("game", []byte("lost")); !errors.Is(err, ErrRefused) {
		t.Fatalf("a medium that forgets: %v", err)
	}
	want(t, s, "game", "kept", nil)
}

func TestNames(t *testing.T) {
	for _, bad := range []string{"", "../x", "a.b", "A", "a b", "a/b", string(bytes.Repeat([]byte("a"), 65))} {
		if err := NewMemory().Save(bad, nil); err == nil {
			t.Errorf("the name %q was taken", bad)
		}
	}
}

func TestOpenUsesROYALS_HOME(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("ROYALS_HOME", dir)
	s, err := Open()
	must(t, err)
	must(t, s.Save("game", []byte("x")))
	list, err := os.ReadDir(dir)
	must(t, err)
	if len(list) != 2 || list[0].Name() != "game.a" || list[1].Name() != lockName {
		t.Errorf("files in ROYALS_HOME: %v", list)
	}
}

func TestFolderThatCannotBeMade(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o600))
	if _, err := OpenDir(filepath.Join(file, "x")); !errors.Is(err, ErrRefused) {
		t.Errorf("a folder inside a file: %v", err)
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(seal(1, []byte("x")))
	f.Add("royals1 1 0 ")
	f.Fuzz(func(t *testing.T, text string) {
		n, data, ok := open(text)
		if ok && seal(n, data) != text {
			t.Errorf("%q opens but seals to %q", text, seal(n, data))
		}
	})
}

// TestRemovedInPart: a removal that is cut short leaves the newest copy, whichever side it lies at.
func TestRemovedInPart(t *testing.T) {
	s := NewMemory()
	for _, text := range []string{"one", "two", "three"} {
		if err := s.Save("game", []byte(text)); err != nil {
			t.Fatal(err)
		}
		left := Twin(s)
		_ = Cut(left, 1).Remove("game")
		if data, err := left.Load("game"); text != "one" && (err != nil || string(data) != text) {
			t.Errorf("of %q there is left %q, %v", text, data, err)
		}
	}
}
