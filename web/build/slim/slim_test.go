package slim

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// program builds a small program with the toolchain that runs the test.
func program(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":  "module small\n\ngo 1.26.0\n",
		"main.go": "package main\n\nfunc main() { outer(1) }\n\n//go:noinline\nfunc outer(n int) { defer func() { recover() }(); panic(n) }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", "out.wasm", ".")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=", "GOWASM=")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	b, err := os.ReadFile(filepath.Join(dir, "out.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// packed is how many bytes of a program travel.
func packed(b []byte) int {
	var to bytes.Buffer
	w := gzip.NewWriter(&to)
	w.Write(b)
	w.Close()
	return to.Len()
}

// known skips a test about tables where the toolchain is not known.
func known(t *testing.T, b []byte) (own int) {
	t.Helper()
	own, ok := owns[minor(toolchain(b))]
	if !ok {
		t.Skipf("the tables of %s are not known", toolchain(b))
	}
	return own
}

// TestSlim looks at what is left of a program's tables: names and files are gone, what the runtime compares names with is there, nothing
// has moved, and the same again changes nothing. That such programs run is what every browser test shows.
func TestSlim(t *testing.T) {
	before := program(t)
	own := known(t, before)
	b, err := Slim(before)
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
	if x, y := packed(b), packed(before); x > y*85/100 {
		t.Errorf("%d bytes of %d travel still", x, y)
	}
	tab, err := find(old, own)
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
	again, err := Slim(b)
	if err != nil || !bytes.Equal(again, b) {
		t.Errorf("slimmed twice it is another: %v", err)
	}
}

// TestUnknownTablesStay feeds programs of another Go, of none, and with tables that are laid out otherwise: each keeps its memory to the
// byte, says which Go it is of, and still gets its runs merged.
func TestUnknownTablesStay(t *testing.T) {
	before := program(t)
	known(t, before)
	version := toolchain(before)
	other := func(change func(b []byte)) []byte {
		b := slices.Clone(before)
		change(b)
		return b
	}
	magic := []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}
	for name, x := range map[string]struct {
		program []byte
		version string
	}{
		"another Go":    {bytes.ReplaceAll(before, []byte("\x02Go"+string(rune(len(version)))+version), []byte("\x02Go\x08go1.99.0")), "go1.99.0"},
		"no Go":         {bytes.ReplaceAll(before, []byte("\x02Go"), []byte("\x02No")), "this toolchain"},
		"another magic": {other(func(b []byte) { b[bytes.Index(b, magic)] = 0xf0 }), version},
		"other counts":  {other(func(b []byte) { copy(b[bytes.Index(b, magic)+8:], "\xff\xff\xff\xff") }), version},
	} {
		if bytes.Equal(x.program, before) {
			t.Fatalf("%s: nothing was changed", name)
		}
		b, err := Slim(x.program)
		var unknown Unknown
		if !errors.As(err, &unknown) || unknown.Go != x.version || err.Error() != "slim does not know the tables of "+x.version {
			t.Errorf("%s: %v", name, err)
		}
		want, _ := unpack(x.program)
		if got, err := unpack(b); err != nil || !bytes.HasPrefix(want, got) || len(bytes.Trim(want[len(got):], "\x00")) > 0 {
			t.Errorf("%s: the memory has changed: %v", name, err)
		}
		if x, y := packed(b), packed(x.program); x >= y {
			t.Errorf("%s: %d bytes of %d travel", name, x, y)
		}
	}
}

// TestUnknownProgramsStay feeds what is no program of Go.
func TestUnknownProgramsStay(t *testing.T) {
	for name, text := range map[string]string{
		"nothing":     "",
		"no data":     header,
		"no table":    header + "\x0b\x07\x01\x00\x41\x00\x0b\x01\x07",
		"other table": header + "\x0b\x0e\x01\x00\x41\x00\x0b\x08\xf1\xff\xff\xff\x00\x00\x01\x08",
		"many runs":   header + "\x0c\x01\x01\x0b\x07\x01\x00\x41\x00\x0b\x01\x07",
		"cut":         header + "\x00\x20\x09producers\x7f",
	} {
		b, err := Slim([]byte(text))
		if string(b) != text || err == nil || err.Error() != "slim does not know the tables of this toolchain" {
			t.Errorf("%s: % x, %v", name, b, err)
		}
	}
}

// TestDamagedTables writes nonsense into a program's tables: it is refused or taken, and stops nothing.
func TestDamagedTables(t *testing.T) {
	before := program(t)
	own := known(t, before)
	clean, _ := unpack(before)
	at := bytes.Index(clean, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	about := bytes.Index(clean, binary.LittleEndian.AppendUint64(nil, uint64(at)))
	const seed = 7
	r := rand.New(rand.NewPCG(seed, 1))
	refused := 0
	for range 300 {
		mem := slices.Clone(clean)
		for range 1 + r.IntN(4) {
			from, n := at+8, 72
			switch r.IntN(3) {
			case 0:
				from, n = about, 8*(own+1)
			case 1:
				n = len(mem) - from
			}
			mem[from+r.IntN(n)] = byte(r.Uint32())
		}
		if trim(mem, own) != nil {
			refused++
		}
	}
	if refused == 0 {
		t.Errorf("seed %d: nothing was refused", seed)
	}
}

func TestMinor(t *testing.T) {
	for version, want := range map[string]string{"go1.26.8": "go1.26", "go1.27.0": "go1.27", "go1.28rc1": "go1.28rc1", "devel": "devel"} {
		if got := minor(version); got != want {
			t.Errorf("%s: %s, want %s", version, got, want)
		}
	}
	if strings.Contains(minor("go1.100.2"), "2") {
		t.Error("the number of a patch stays")
	}
}
