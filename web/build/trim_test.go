package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestTrim builds a small program and looks at what is left of its tables: names and files are gone, what the runtime compares names
// with is there, nothing has moved, and the same again changes nothing. That trimmed programs run is what every browser test shows.
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
	before, err := link(".")
	if err != nil {
		t.Fatal(err)
	}
	b, err := trim(before)
	if err != nil {
		t.Fatal(err)
	}
	old, _ := unpack(before)
	mem, err := unpack(b)
	if err != nil || len(mem) > len(old) {
		t.Fatalf("%d bytes of memory were %d: %v", len(mem), len(old), err)
	}
	for _, name := range []string{"\x00main.outer\x00", "\x00runtime.gopanic\x00", "proc.go\x00"} {
		if bytes.Contains(mem, []byte(name)) {
			t.Errorf("%q is still there", name)
		}
		if !bytes.Contains(old, []byte(name)) {
			t.Errorf("%q was never there", name)
		}
	}
	if !bytes.Contains(mem, []byte("\x00runtime.\x00")) {
		t.Error("the runtime does not know its own goroutines")
	}
	if x, y := usual(b), usual(before); x > y*85/100 {
		t.Errorf("%d bytes of %d travel still", x, y)
	}
	packed := zip(b) // more than a piece
	if x, y := len(packed), usual(b); x > y*97/100 {
		t.Errorf("packed it has %d bytes, as usual %d", x, y)
	}
	if !bytes.Equal(unzip(t, packed), b) {
		t.Error("unpacked it is another")
	}
	tab, err := find(old)
	if err != nil {
		t.Fatal(err)
	}
	rows := bytes.Index(old, tab.rows)
	for i, x := range mem {
		if y := old[i]; x != y && x != 0 && (i < rows || i >= rows+len(tab.rows)) {
			t.Fatalf("byte %d was %d and is %d", i, y, x)
		}
	}
	if first := bytes.Index(old, tab.names); !bytes.Equal(old[:first], mem[:first]) {
		t.Error("something before the table has changed")
	}
	again, err := trim(b)
	if err != nil || !bytes.Equal(again, b) {
		t.Errorf("trimmed twice it is another: %v", err)
	}
}

func TestTrimRefusesWhatItDoesNotKnow(t *testing.T) {
	for name, b := range map[string][]byte{
		"no table":    []byte("\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01\x07"),
		"other table": []byte("\x00asm\x01\x00\x00\x00\x0b\x0e\x01\x00\x41\x00\x0b\x08\xf1\xff\xff\xff\x00\x00\x01\x08"),
	} {
		if _, err := trim(b); !errors.Is(err, errLayout) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
