package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func sample() site {
	s := site{
		"index.html":                []byte(`<script data-version="{{version}}" data-program="{{program}}">`),
		"sw.js":                     []byte("'royals-{{version}}' [{{files}}] [{{programs}}]"),
		"boot.js":                   []byte("x"),
		"game-0123456789ab.wasm.gz": zip([]byte("program")),
	}
	s.fill(map[string]string{"program": "game-0123456789ab.wasm.gz"})
	s.worker([]string{"game-0123456789ab.wasm.gz"})
	return s
}

func TestWorkerKnowsEveryFileButItself(t *testing.T) {
	got := string(sample()["sw.js"])
	if !strings.HasSuffix(got, "' ['boot.js', 'index.html', './'] ['game-0123456789ab.wasm.gz']") {
		t.Errorf("sw.js is %s", got)
	}
	if strings.Contains(got+string(sample()["index.html"]), "{{") {
		t.Errorf("a place was not filled: %s", got)
	}
}

func TestVersionFollowsEveryByte(t *testing.T) {
	version := func(change string) string {
		s := site{"index.html": []byte("i"), "sw.js": []byte("{{version}}"), "app.css": []byte(change)}
		s.fill(map[string]string{})
		return string(s["sw.js"])
	}
	a, again, b := version("a"), version("a"), version("b")
	if a != again || a == b {
		t.Errorf("versions %s, %s, %s", a, again, b)
	}
}

func TestZipHasNoTime(t *testing.T) {
	b := zip([]byte("abc"))
	if !bytes.Equal(b[4:8], []byte{0, 0, 0, 0}) || b[3] != 0 {
		t.Errorf("the header is % x", b[:10])
	}
}

func TestWriteLeavesExactlyTheSite(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"old.wasm.gz", "boot.js"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("old"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := sample()
	if err := s.write(dir); err != nil {
		t.Fatal(err)
	}
	list, err := os.ReadDir(dir)
	if err != nil || len(list) != len(s) {
		t.Fatalf("%d files, want %d (%v)", len(list), len(s), err)
	}
	for name, want := range s {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is %q, %v", name, got, err)
		}
	}
}
