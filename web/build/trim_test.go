package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestTrim builds a small program and looks at what is left of its tables: names of its own are gone, the runtime's are there,
// nothing has moved, and the same again changes nothing. That trimmed programs run is what every browser test shows.
func TestTrim(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":  "module small\n\ngo 1.26.0\n",
		"main.go": "package main\n\nfunc main() { outer(1) }\n\n//go:noinline\nfunc outer(n int) { defer func() { recover() }(); panic(n) }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	b, err := link(".")
	if err != nil {
		t.Fatal(err)
	}
	before := bytes.Clone(b)
	if err := trim(b); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"\x00main.outer\x00", "\x00syscall/js.", "proc.go\x00"} {
		if bytes.Contains(b, []byte(name)) {
			t.Errorf("%q is still there", name)
		}
	}
	if !bytes.Contains(before, []byte("\x00main.outer\x00")) || !bytes.Contains(before, []byte("proc.go\x00")) {
		t.Error("what is to go was never there")
	}
	if !bytes.Contains(b, []byte("\x00runtime.gopanic\x00")) {
		t.Error("a name of the runtime is gone")
	}
	if x, y := len(zip(b)), len(zip(before)); x > y*95/100 {
		t.Errorf("%d bytes of %d travel still", x, y)
	}
	again := bytes.Clone(b)
	if err := trim(again); err != nil || !bytes.Equal(again, b) {
		t.Errorf("trimmed twice it is another: %v", err)
	}
}

func TestTrimRefusesWhatItDoesNotKnow(t *testing.T) {
	for name, b := range map[string][]byte{
		"nothing":     nil,
		"no data":     []byte("\x00asm\x01\x00\x00\x00"),
		"cut data":    []byte("\x00asm\x01\x00\x00\x00\x0b\x05\x01\x00\x41\x00"),
		"other data":  []byte("\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01\x07"),
		"other table": []byte("\x00asm\x01\x00\x00\x00\x0b\x0e\x01\x00\x41\x00\x0b\x08\xf1\xff\xff\xff\x00\x00\x01\x08"),
	} {
		if err := trim(b); !errors.Is(err, errLayout) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
