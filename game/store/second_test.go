//go:build !js

package store

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// end does what the system does to a program that ends.
func end(t *testing.T, s Store) {
	t.Helper()
	must(t, s.(*slots).m.(*first).hold.Close())
}

func TestSecondProgramReadsAndDoesNotWrite(t *testing.T) {
	dir := t.TempDir()
	one, err := OpenDir(dir)
	must(t, err)
	must(t, one.Save("game", []byte("of the first")))
	if err := Trouble(one); err != nil {
		t.Errorf("the first: %v", err)
	}
	must(t, os.WriteFile(filepath.Join(dir, "new-1"), nil, 0o600)) // the first is just writing

	two, err := OpenDir(dir)
	must(t, err)
	if err := Trouble(two); !errors.Is(err, ErrSecond) {
		t.Errorf("the second: %v", err)
	}
	want(t, two, "game", "of the first", nil)
	_, aside := two.Aside("game")
	for what, err := range map[string]error{"Save": two.Save("game", []byte("x")), "Remove": two.Remove("game"), "Aside": aside,
		"Import": Import(two, pack(map[string]string{"match.a": seal(1, nil)}))} {
		if !errors.Is(err, ErrSecond) {
			t.Errorf("%s of the second: %v", what, err)
		}
	}
	must(t, one.Save("game", []byte("goes on")))
	want(t, two, "game", "goes on", nil)
	if _, err := os.Stat(filepath.Join(dir, "new-1")); err != nil {
		t.Errorf("the second has taken away what the first writes: %v", err)
	}

	end(t, one)
	three, err := OpenDir(dir)
	must(t, err)
	if err := Trouble(three); err != nil {
		t.Errorf("when the first has ended: %v", err)
	}
	must(t, three.Save("game", []byte("x")))
	if left, _ := filepath.Glob(filepath.Join(dir, tempName)); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestFolderThatRefusesIsRead(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("root may write everywhere")
	}
	dir := t.TempDir()
	s, err := OpenDir(dir)
	must(t, err)
	must(t, s.Save("game", []byte("x")))
	end(t, s)
	must(t, os.Remove(filepath.Join(dir, lockName)))
	must(t, os.Chmod(dir, 0o500))
	defer os.Chmod(dir, 0o700)
	s, err = OpenDir(dir)
	must(t, err)
	want(t, s, "game", "x", nil)
	if err := s.Save("game", []byte("y")); !errors.Is(err, ErrRefused) {
		t.Errorf("Save: %v", err)
	}
}

// TestWritesReachTheDisk asks the system what it was asked to do: the file, its move and its folder, in that order.
func TestWritesReachTheDisk(t *testing.T) {
	if dir := os.Getenv("ROYALS_TEST_SAVE"); dir != "" {
		s, err := OpenDir(dir)
		must(t, err)
		must(t, s.Save("game", []byte("x")))
		return
	}
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Skip("no strace here")
	}
	dir := t.TempDir()
	cmd := exec.Command(strace, "-f", "-qq", "-y", "-e", "trace=fsync,rename,renameat,renameat2", os.Args[0], "-test.run=^TestWritesReachTheDisk$")
	cmd.Env = append(os.Environ(), "ROYALS_TEST_SAVE="+dir)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Skipf("strace: %v\n%s", err, out)
	}
	var calls []string
	for line := range strings.Lines(string(out)) {
		if strings.Contains(line, dir) {
			at := strings.Index(line, "]")
			call, _, _ := strings.Cut(strings.TrimSpace(line[at+1:]), "(")
			calls = append(calls, strings.TrimRight(call, "at2"))
			t.Log(strings.TrimSpace(line))
		}
	}
	if !slices.Equal(calls, []string{"fsync", "rename", "fsync"}) {
		t.Errorf("calls %v", calls)
	}
}
