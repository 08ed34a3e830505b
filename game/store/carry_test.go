//go:build !js

package store

import (
	"errors"
	"maps"
	"os"
	"strings"
	"testing"
)

func TestCarryThereAndBack(t *testing.T) {
	each(t, func(t *testing.T, s Store, m medium) {
		must(t, s.Save("game", []byte("first")))
		must(t, s.Save("game", []byte("second")))
		must(t, s.Save("settings", []byte("speed 2\n")))
		must(t, m.put("setup-crush.a", "damaged \\ \r\n text\\n"))
		must(t, m.put("probe", "not ours"))
		before, err := s.(*slots).all()
		must(t, err)
		if len(before) != 4 {
			t.Fatalf("slots %v", before)
		}
		text, err := Export(s)
		must(t, err)
		for name, file := range map[string]string{"as it is": text, "from a mail": "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n") + "\r\n"} {
			other := NewMemory()
			must(t, other.Save("game", []byte("another")))
			must(t, other.Save("match", []byte("goes away")))
			must(t, Import(other, file))
			again, err := Export(other)
			must(t, err)
			if again != text {
				t.Errorf("%s: %q became %q", name, text, again)
			}
			want(t, other, "game", "second", nil)
			must(t, Undo(other))
			want(t, other, "game", "another", nil)
			want(t, other, "match", "goes away", nil)
			want(t, other, "settings", "", ErrNone)
			must(t, Undo(other))
			want(t, other, "game", "second", nil)
			want(t, other, "match", "", ErrNone)
		}
	})
}

func TestCarryRefusesWhatIsNotWhole(t *testing.T) {
	s := NewMemory()
	must(t, s.Save("game", []byte("mine")))
	good := pack(map[string]string{"game.a": seal(1, []byte("theirs"))})
	if _, err := unpack(good); err != nil {
		t.Fatal(err)
	}
	bad := map[string]string{
		"nothing":       "",
		"something":     "hello\n",
		"another head":  pack(nil)[1:],
		"a cut file":    good[:len(good)-12],
		"a changed bit": strings.Replace(good, "game.a royals1 1", "game.a royals1 2", 1),
		"a strange key": pack(map[string]string{"../game.a": "x"}),
		"no slot":       pack(map[string]string{"game": "x"}),
	}
	for name, text := range bad {
		if err := Import(s, text); !errors.Is(err, ErrNoSaves) {
			t.Errorf("%s: %v", name, err)
		}
		want(t, s, "game", "mine", nil)
	}
	for i := range good[:len(good)-1] {
		hurt := good[:i] + string(good[i]^4) + good[i+1:]
		if _, err := unpack(hurt); err == nil {
			t.Errorf("%q is taken", hurt)
		}
	}
}

func TestCarryByFile(t *testing.T) {
	t.Setenv("ROYALS_HOME", t.TempDir())
	s, err := Open()
	must(t, err)
	if _, path, err := Carried(); !errors.Is(err, ErrNone) || path == "" {
		t.Fatalf("import without a file: %q, %v", path, err)
	}
	must(t, s.Save("game", []byte("kept")))
	path, err := ExportFile(s)
	must(t, err)
	must(t, s.Save("game", []byte("lost")))
	must(t, s.Save("match", []byte("lost")))
	bring := func() error {
		text, _, err := Carried()
		must(t, err)
		return Import(s, text)
	}
	must(t, bring())
	want(t, s, "game", "kept", nil)
	want(t, s, "match", "", ErrNone)
	must(t, os.WriteFile(path, []byte("royals saves 1\n"), 0o600))
	if err := bring(); !errors.Is(err, ErrNoSaves) {
		t.Errorf("import of half a file: %v", err)
	}
	want(t, s, "game", "kept", nil)
}

// A file with nothing in it, or with nothing but what belongs to another device, replaces nothing.
func TestCarryOfNothingReplacesNothing(t *testing.T) {
	s := NewMemory()
	must(t, s.Save("game", []byte("mine")))
	for name, slots := range map[string]map[string]string{"nothing": nil, "a mark": {Opening + ".a": seal(1, nil)}, "another's undo": {Before + ".b": seal(1, nil)}} {
		if err := Import(s, pack(slots)); !errors.Is(err, ErrEmpty) {
			t.Errorf("%s: %v", name, err)
		}
		want(t, s, "game", "mine", nil)
	}
	if err := Undo(s); !errors.Is(err, ErrNone) {
		t.Errorf("undo of nothing: %v", err)
	}
	if err := Import(s, pack(nil)+strings.Repeat("\n", 10_000_000)); !errors.Is(err, ErrNoSaves) {
		t.Errorf("ten million lines: %v", err)
	}
}

// full is a medium that has room for a few writes only.
type full struct {
	*memory
	left int
}

func (f *full) put(k, v string) error {
	if f.left--; f.left < 0 && len(v) > 40 {
		return ErrFull
	}
	return f.memory.put(k, v)
}

func TestCarryThatFindsNoRoomChangesNothing(t *testing.T) {
	m := &full{memory: &memory{at: map[string]string{}}, left: 100}
	s := &slots{m: m}
	must(t, s.Save("game", []byte("mine")))
	must(t, s.Save("match", []byte("too")))
	before, err := s.all()
	must(t, err)
	m.left = 1
	big := strings.Repeat("x", 100)
	err = Import(s, pack(map[string]string{"game.a": seal(1, []byte(big)), "game.b": seal(2, []byte(big)), "settings.a": seal(1, []byte(big))}))
	if !errors.Is(err, ErrFull) {
		t.Fatalf("a full medium: %v", err)
	}
	after, err := s.all()
	must(t, err)
	if !maps.Equal(before, after) {
		t.Errorf("%v became %v", before, after)
	}
}

// TestCarryOfThePage reads a file that the page's own script wrote.
func TestCarryOfThePage(t *testing.T) {
	text, err := os.ReadFile("testdata/page.txt")
	must(t, err)
	s := NewMemory()
	must(t, Import(s, string(text)))
	want(t, s, "game", "a game", nil)
	want(t, s, "settings", "speed 2\n", nil)
	want(t, s, "match", "", ErrDamaged)
	again, err := Export(s)
	must(t, err)
	if again != string(text) {
		t.Errorf("written again it is %q", again)
	}
}

func FuzzUnpack(f *testing.F) {
	f.Add(pack(map[string]string{"game.a": "x\n", "game.b": `\`}))
	f.Add(pack(nil))
	f.Fuzz(func(t *testing.T, text string) {
		m, err := unpack(text)
		if err != nil {
			return
		}
		again, err := unpack(pack(m))
		if err != nil || !maps.Equal(m, again) {
			t.Errorf("%q is read as %v and then as %v, %v", text, m, again, err)
		}
	})
}
