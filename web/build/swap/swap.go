// Package swap makes a copy of Ebitengine in which packages that a page has no use for are exchanged for small ones with the same names.
//
// text/template calls methods by their names, so the linker of a program that has it keeps every exported method there is; and the
// engine has shaders made with it, looks for its own source by go/build, can dump its pictures as a zip, and speak to a host by gob.
// What the page does stays the same. The engine is under the Apache License 2.0, which allows it.
package swap

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// Engine is the module's path.
const Engine = "github.com/hajimehoshi/ebiten/v2"

//go:embed build gob slog template zip
var ours embed.FS

// users says which files import what is exchanged.
var users = []struct{ file, pkg string }{
	{"internal/builtinshader/shader.go", "text/template"},
	{"internal/colormshader/shader.go", "text/template"},
	{"internal/debug/caller.go", "go/build"},
	{"internal/graphicscommand/image_js.go", "archive/zip"},
	{"internal/thread/thread.go", "log/slog"},
	{"internal/atlas/gpuresources.go", "log/slog"},
	{"internal/vmprotocol/vmprotocol.go", "encoding/gob"},
}

// Unknown is the error about an engine that does not import what this package knows of it.
type Unknown struct{ File, Import string }

func (e Unknown) Error() string {
	return fmt.Sprintf("swap does not know this engine: %s does not import %s", e.File, e.Import)
}

// Flag makes the copy below a folder, unless it is there already, and returns the flag with which the toolchain takes it. The folder
// lies below that of the main module, which is the current one: its place gets into the program.
func Flag(folder string) (string, error) {
	text, err := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", Engine).Output()
	if err != nil {
		return "", fmt.Errorf("go list -m %s: %w", Engine, err)
	}
	version, from, _ := strings.Cut(strings.TrimSpace(string(text)), " ")
	to := filepath.Join(folder, version+"-"+digest())
	if _, err := os.Stat(to); err != nil {
		if err := once(from, to); err != nil {
			return "", err
		}
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", Engine, filepath.ToSlash(to))
	if err := write(to+".sum", sum); err != nil {
		return "", err
	}
	return "-modfile=" + to + ".mod", write(to+".mod", mod)
}

// digest names this package's part of a copy.
func digest() string {
	h := sha256.New()
	for _, u := range users {
		fmt.Fprintln(h, u)
	}
	_ = fs.WalkDir(ours, ".", func(name string, d fs.DirEntry, err error) error { // what is embedded can be read
		if !d.IsDir() {
			b, _ := ours.ReadFile(name)
			h.Write(b)
		}
		return err
	})
	return hex.EncodeToString(h.Sum(nil))[:8]
}

// write writes a file as a whole, or not at all, whoever else does so meanwhile.
func write(name string, b []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), "part-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(b)
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// once makes a copy as a whole, or none.
func once(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	part, err := os.MkdirTemp(filepath.Dir(to), "part-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(part)
	if err := Copy(from, part); err != nil {
		return err
	}
	if err := os.Rename(part, to); err != nil {
		if _, there := os.Stat(to); there == nil {
			return nil // another build was faster
		}
		return err
	}
	return nil
}

// Copy copies the engine's module into a folder, with its imports exchanged.
func Copy(from, to string) error {
	err := filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && rel == "examples":
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		case strings.HasSuffix(rel, "_test.go") || !d.Type().IsRegular():
			return nil
		}
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), b, 0o644)
	})
	if err != nil {
		return err
	}
	for _, u := range users {
		name := filepath.Join(to, filepath.FromSlash(u.file))
		b, err := os.ReadFile(name)
		line := "\t\"" + u.pkg + "\"\n"
		if err != nil || strings.Count(string(b), line) != 1 {
			return Unknown{u.file, u.pkg}
		}
		b = []byte(strings.Replace(string(b), line, "\t\""+Engine+"/internal/swap/"+path.Base(u.pkg)+"\"\n", 1))
		if err := os.WriteFile(name, b, 0o644); err != nil {
			return err
		}
	}
	return os.CopyFS(filepath.Join(to, "internal", "swap"), ours)
}
