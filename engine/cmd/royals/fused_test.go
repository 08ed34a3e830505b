package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"royals/engine/enginetest"
)

// fused is an instruction that multiplies and adds with one rounding.
var fused = regexp.MustCompile(`\bFN?M(ADD|SUB)[SD]?\b|\bV?FML[AS]\b`)

// arm64 builds a package for arm64 and returns the fused instructions among the symbols that match.
func arm64(t *testing.T, dir, pkg, symbols string) [][]byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "program")
	build := exec.Command("go", "build", "-o", out, pkg)
	build.Dir = dir
	build.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	code, err := exec.Command("go", "tool", "objdump", "-s", symbols, out).Output()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(code, []byte("TEXT")) {
		t.Fatalf("nothing is called %s", symbols)
	}
	return fused.FindAll(code, -1)
}

// Go may fuse x*y+z on arm64, which rounds otherwise: an opponent would choose otherwise on a phone than on a desktop. None of the
// opponents' code and of the rules is fused; a program that asks for it shows that the test sees it.
func TestNothingIsFused(t *testing.T) {
	if !enginetest.Full() {
		t.Skip("builds the program for arm64: -full")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
	if found := arm64(t, ".", ".", `^royals/engine`); len(found) > 0 {
		t.Errorf("%d fused instructions: %s ...", len(found), found[0])
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":  "module control\n\ngo 1.26\n",
		"main.go": "package main\n\nimport \"os\"\n\n//go:noinline\nfunc f(x, y, z float64) float64 { return x*y + z }\n\nfunc main() { os.Exit(int(f(1, 2, float64(len(os.Args))))) }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if len(arm64(t, dir, ".", `^main\.f$`)) == 0 {
		t.Error("the control is not fused, so the test would see nothing")
	}
}
