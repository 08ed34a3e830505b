package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const program = "game-0123456789ab.wasm.gz"

func sample() site {
	s := site{
		"index.html":  []byte(`'sha256-{{watch-sum}}'<script>{{watch}}</script><script src="boot.js" data-version="{{version}}" data-program="{{program}}">`),
		"export.html": []byte(`<link href="app.css">`),
		"sw.js":       []byte("'royals-{{version}}' {{{files}}}"),
		"watch.js":    []byte("watch"),
		"boot.js":     []byte("x"),
		"app.css":     []byte("y"),
		program:       zip([]byte("program")),
	}
	s.fill(map[string]string{"program": program})
	s.bind()
	s.worker(map[string]string{program: digest([]byte("program"))})
	return s
}

// TestWorkerKnowsEveryFileButItself also finds each file's hash, that of a program as it is inflated.
func TestWorkerKnowsEveryFileButItself(t *testing.T) {
	s := sample()
	got := string(s["sw.js"])
	want := " {'app.css': '" + digest([]byte("y")) + "',\n  'boot.js': '" + digest([]byte("x")) + "',\n  'export.html': '" + digest(s["export.html"]) +
		"',\n  'game-0123456789ab.wasm': '" + digest([]byte("program")) + "',\n  'index.html': '" + digest(s["index.html"]) + "'}"
	if !strings.HasSuffix(got, want) {
		t.Errorf("sw.js is %s, want %s", got, want)
	}
	if strings.Contains(got+string(s["index.html"]), "{{") {
		t.Errorf("a place was not filled: %s", got)
	}
}

// TestPagesAreBound looks at what ties a page to its parts.
func TestPagesAreBound(t *testing.T) {
	s := sample()
	for page, want := range map[string]string{
		"index.html":  `'sha256-` + integrity([]byte("watch")) + `'<script>watch</script><script src="boot.js?2d711642b726" integrity="sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=" data-`,
		"export.html": `<link href="app.css?` + digest([]byte("y"))[:12] + `" integrity="sha256-` + integrity([]byte("y")) + `">`,
	} {
		if !strings.HasPrefix(string(s[page]), want) {
			t.Errorf("%s is %s, want %s", page, s[page], want)
		}
	}
	if _, ok := s["watch.js"]; ok {
		t.Error("the watch is a file of its own, which may be missing")
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
	r, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(r); string(got) != "abc" || err != nil {
		t.Errorf("unpacked it is %q: %v", got, err)
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
