// Package swap makes a copy of Ebitengine in which packages that a page has no use for are exchanged for small ones with the same names.
//
// text/template calls methods by their names, so the linker of a program that has it keeps every exported method there is; and the
// engine has shaders made with it, looks for its own source by go/build, can dump its pictures as a zip, and speak to a host by gob.
// A frame of the page runs on one goroutine, whose stack has grown already: the engine's own begins another one for each frame, and to
// let its stack grow took a twentieth of the frame.
//
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

// change is a text of a file that another one takes the place of.
type change struct{ file, old, new string }

// frames lets every frame run on one goroutine. The next one is asked for when one is done, so the callback never waits.
var frames = change{"internal/ui/ui_js.go", `
	cf = js.FuncOf(func(this js.Value, args []js.Value) any {
		// f can be blocked but callbacks must not be blocked. Create a goroutine (#1161).
		go f()
		return nil
	})

	// Call f asyncly since ch is used in f.
	go f()
`, `
	frames := make(chan struct{}, 1)
	cf = js.FuncOf(func(this js.Value, args []js.Value) any {
		frames <- struct{}{}
		return nil
	})
	go func() {
		for range frames {
			f()
		}
	}()
	frames <- struct{}{}
`}

// changes returns what is exchanged, imports first.
func changes() []change {
	var to []change
	for _, u := range users {
		to = append(to, change{u.file, "\t\"" + u.pkg + "\"\n", "\t\"" + Engine + "/internal/swap/" + path.Base(u.pkg) + "\"\n"})
	}
	return append(to, frames)
}

// Unknown is the error about an engine in a file of which a text does not stand, or more than once, that this package exchanges.
type Unknown struct{ File, Text string }

func (e Unknown) Error() string {
	return fmt.Sprintf("swap does not know this engine: in %s there is not once: %s", e.File, strings.TrimSpace(e.Text))
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
	for _, c := range changes() {
		fmt.Fprintln(h, c)
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

// Copy copies the engine's module into a folder, with what is exchanged.
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
	for _, c := range changes() {
		name := filepath.Join(to, filepath.FromSlash(c.file))
		b, err := os.ReadFile(name)
		if err != nil || strings.Count(string(b), c.old) != 1 {
			return Unknown{c.file, c.old}
		}
		if err := os.WriteFile(name, []byte(strings.Replace(string(b), c.old, c.new, 1)), 0o644); err != nil {
			return err
		}
	}
	return os.CopyFS(filepath.Join(to, "internal", "swap"), ours)
}
