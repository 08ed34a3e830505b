//go:build !js

package store

import (
	"errors"
	"testing"
)

// Copies come with what cannot be read in front, then the newest; each can be set aside alone, and put back.
func TestCopies(t *testing.T) {
	each(t, func(t *testing.T, s Store, m medium) {
		if list, err := s.Copies("game"); err != nil || len(list) != 0 {
			t.Fatalf("copies of nothing: %v, %v", list, err)
		}
		must(t, s.Save("game", []byte("first")))
		must(t, s.Save("game", []byte("second")))
		list, err := s.Copies("game")
		must(t, err)
		if len(list) != 2 || string(list[0].Data) != "second" || string(list[1].Data) != "first" {
			t.Fatalf("copies %+v", list)
		}
		name, err := s.Aside("game", list[0])
		must(t, err)
		want(t, s, "game", "first", nil)
		want(t, s, name, "second", nil)
		must(t, s.Save("game", []byte("third")))
		want(t, s, "game", "third", nil)
		back, err := s.PutBack(name)
		must(t, err)
		if back != "game" {
			t.Errorf("put back as %q", back)
		}
		want(t, s, "game", "second", nil)
		want(t, s, "game-aside-2", "third", nil)
		want(t, s, name, "", ErrNone)
		damage(t, m, "game", "second", func(string) string { return "" })
		must(t, s.Save("game", []byte("fourth")))
		list, err = s.Copies("game")
		must(t, err)
		if n := len(list); list[0].Good != (n == 1) || string(list[n-1].Data) != "fourth" {
			t.Errorf("with a damaged one, copies %+v", list)
		}
		for _, bad := range []string{"game", "game-aside-9", "game-aside-x", "-aside-1"} {
			if _, err := s.PutBack(bad); !errors.Is(err, ErrNone) {
				t.Errorf("%s is put back: %v", bad, err)
			}
		}
	})
}

// Where there is no room to set something aside, it stays where it is.
func TestAsideWithoutRoom(t *testing.T) {
	m := &full{memory: &memory{at: map[string]string{}}, left: 100}
	s := &slots{m: m}
	long := "a game that is too long for a full device to keep twice"
	must(t, s.Save("game", []byte(long)))
	m.left = 0
	if _, err := s.Aside("game"); !errors.Is(err, ErrFull) {
		t.Errorf("set aside without room: %v", err)
	}
	want(t, s, "game", long, nil)
	want(t, s, "game-aside-1", "", ErrNone)
}
