// Command build makes dist/: exactly the files to be uploaded to any static host. The same source and toolchain give the same
// bytes, wherever the source lies.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"royals/web/build/slim"
	"royals/web/build/swap"
	"royals/web/icon"
	"royals/web/picture"
)

func main() {
	out := flag.String("out", "dist", "the folder to fill")
	pkg := flag.String("program", ".", "the package of the main program")
	flag.Parse()
	if err := build(*out, *pkg); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

// site is the folder in the making, by file name.
type site map[string][]byte

func build(out, pkg string) error {
	s := site{}
	raw, doubt, err := page(pkg)
	if err != nil {
		return err
	}
	program := "game-" + digest(raw)[:12] + ".wasm.gz"
	s[program] = zip(raw)
	if doubt != nil {
		fmt.Fprintf(os.Stderr, "%v: the page is %.1f MB larger\n", doubt, share*float64(len(s[program]))/1e6)
	}
	sums := map[string]string{program: digest(raw)}
	values := map[string]string{"program": program, "packed": strconv.Itoa(len(s[program])), "raw": strconv.Itoa(len(raw)), "thinker": ""}
	if _, err := os.Stat("web/thinker/main.go"); err == nil {
		thinker, _, err := compile("./web/thinker", append(lean(), swift...)...)
		if err != nil {
			return err
		}
		name := "thinker-" + digest(thinker)[:12] + ".wasm.gz"
		s[name] = zip(thinker)
		sums[name] = digest(thinker)
		values["thinker"] = name
	}
	if err := s.icons(); err != nil {
		return err
	}
	if err := s.pictures(); err != nil {
		return err
	}
	if err := s.pages(); err != nil {
		return err
	}
	s.fill(values)
	s.bind()
	s.worker(sums)
	return s.write(out)
}

// brisk are the packages of the main program in which time is spent frame by frame, and those that they call. Everything else is compiled
// without inlining, which takes a good tenth off what travels: the same calls over and over pack better than their bodies. In the thinker
// the rules and the search are inlined, which makes it half as fast again.
var brisk = []string{"runtime/...", "internal/...", "sync/...", "math/...", "time", "image", "syscall/js", "golang.org/x/image/vector",
	"github.com/hajimehoshi/ebiten/v2", "github.com/hajimehoshi/ebiten/v2/internal/...", "royals/sprites", "royals/game/host", "royals/game/paint",
	"royals/game/geom", "royals/game/anim", "royals/game/table", "royals/game/layout", "royals/game/port", "royals/game/shell", "slices"}

// swift are the compiler's flags for the thinker. The rules and the search are inlined, which makes it half as fast again, and do
// without bounds checks, of which each costs as much as a branch, and branches are what is dear in Go's WebAssembly: a fifth of the
// time. The thinker is sent nothing but what its own page has; natively, and on the page, the same code runs with the checks.
var swift = []string{"-gcflags=royals/engine/...=-B", "-gcflags=math=", "-tags=thinker"}

// lean returns the compiler flags for such a program.
func lean(brisk ...string) []string {
	flags := []string{"-gcflags=all=-l"}
	for _, p := range brisk {
		flags = append(flags, "-gcflags="+p+"=")
	}
	return flags
}

// page compiles the main program with the engine that swap makes, and where there is none with the engine as it is.
func page(pkg string) (program []byte, doubt, err error) {
	flags := lean(brisk...)
	mod, err := swap.Flag(filepath.Join("out", "engine"))
	if err == nil {
		if program, doubt, err = compile(pkg, append(flags, mod)...); err == nil {
			return program, doubt, nil
		}
	}
	fmt.Fprintf(os.Stderr, "the engine is taken as it is, and the page is half a megabyte larger: %v\n", err)
	return compile(pkg, flags...)
}

// share is the part of a packed program that slim takes off, as measured: 3,886,552 bytes became 3,386,927 with go1.26.8, and
// 4,094,256 became 3,582,283 with go1.27.4.
const share = 0.127

// compile builds a package for the browser, without what nobody reads in a page. The doubt says why the program is larger than it could be.
func compile(pkg string, flags ...string) (program []byte, doubt, err error) {
	b, err := link(pkg, flags...)
	if err != nil {
		return nil, nil, err
	}
	program, doubt = slim.Slim(b)
	return program, doubt, nil
}

// zip packs a file as small as gzip can, with no time in it.
func zip(b []byte) []byte {
	var to bytes.Buffer
	w, _ := gzip.NewWriterLevel(&to, gzip.BestCompression) // the level is a right one
	w.Write(b)                                             // a buffer takes everything
	w.Close()
	return to.Bytes()
}

// link calls the toolchain. Nothing of this machine gets into the result: no paths, no version control, no build number.
func link(pkg string, flags ...string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "royals-build-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	to := filepath.Join(dir, "out.wasm")
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid="}, flags...)
	cmd := exec.Command("go", append(args, "-o", to, pkg)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=", "GOWASM=")
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("go build %s: %w", pkg, err)
	}
	return os.ReadFile(to)
}

func digest(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// icons draws the icons.
func (s site) icons() error {
	for _, i := range []struct {
		name  string
		size  int
		shape icon.Shape
	}{
		{"icon-192.png", 192, icon.Round},
		{"icon-512.png", 512, icon.Round},
		{"icon-maskable-512.png", 512, icon.Maskable},
		{"icon-180.png", 180, icon.Square},
	} {
		img := icon.Draw(i.size, i.shape)
		var pic image.Image = img
		if i.shape != icon.Round {
			pic = opaque{img}
		}
		if err := s.png(i.name, pic); err != nil {
			return err
		}
	}
	return nil
}

// png puts a picture into the site.
func (s site) png(name string, pic image.Image) error {
	var buf bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&buf, pic); err != nil {
		return err
	}
	s[name] = buf.Bytes()
	return nil
}

// shown are the pictures that a browser shows before it installs the app. Only that browser fetches them: they are not part of a
// visit, nor of the offline copy.
var shown = []struct {
	name, game string
	w, h       float64
	scale      float64
	decisions  int
}{
	{"shown-wide.png", "usurpers", 1280, 720, 1, 3},
	{"shown-narrow.png", "crush", 360, 640, 1.5, 3},
}

// pictures draws them.
func (s site) pictures() error {
	for _, x := range shown {
		img, err := picture.Table(x.game, x.w, x.h, x.scale, x.decisions)
		if err != nil {
			return err
		}
		if err := s.png(x.name, opaque{img}); err != nil {
			return err
		}
	}
	return nil
}

// opaque is a picture without an alpha channel in its file.
type opaque struct{ *image.RGBA }

// Opaque says so.
func (opaque) Opaque() bool { return true }

// pages copies what is written by hand, and the glue of the toolchain that builds: the two must fit each other.
func (s site) pages() error {
	list, err := os.ReadDir("web/page")
	if err != nil {
		return err
	}
	for _, e := range list {
		b, err := os.ReadFile(filepath.Join("web/page", e.Name()))
		if err != nil {
			return err
		}
		s[e.Name()] = bytes.ReplaceAll(b, []byte("\r\n"), []byte("\n"))
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	s["wasm_exec.js"], err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	return err
}

// paged are the files that the build fills in: the pages, and the worker.
var paged = []string{"index.html", "export.html", "sw.js"}

// fill puts values into the pages, and the watch, which is no file of its own: it looks after the others. The version is a digest of
// everything else.
func (s site) fill(values map[string]string) {
	var all strings.Builder
	for _, name := range s.names() {
		all.WriteString(name + " " + digest(s[name]) + "\n")
	}
	values["version"] = digest([]byte(all.String()))[:12]
	values["watch"], values["watch-sum"] = string(s["watch.js"]), integrity(s["watch.js"])
	delete(s, "watch.js")
	for _, name := range paged {
		text := string(s[name])
		for k, v := range values {
			text = strings.ReplaceAll(text, "{{"+k+"}}", v)
		}
		s[name] = []byte(text)
	}
}

func integrity(b []byte) string {
	sum := sha256.Sum256(b)
	return base64.StdEncoding.EncodeToString(sum[:])
}

// bind ties each page to its scripts and styles, byte for byte: a host that shows a page of one version beside files of another shows
// no mixture. The query keeps a browser's cache from doing so.
func (s site) bind() {
	for _, page := range paged {
		text := string(s[page])
		for _, name := range s.names() {
			for _, attr := range []string{"src", "href"} {
				if ext := filepath.Ext(name); ext == ".js" || ext == ".css" {
					bound := fmt.Sprintf(`%s="%s?%s" integrity="sha256-%s"`, attr, name, digest(s[name])[:12], integrity(s[name]))
					text = strings.ReplaceAll(text, attr+`="`+name+`"`, bound)
				}
			}
		}
		s[page] = []byte(text)
	}
}

// worker tells the service worker what belongs to this version, with its hash: everything but itself and the pictures for installing.
// Of programs it keeps what was inflated; sums are their hashes.
func (s site) worker(sums map[string]string) {
	var list []string
	for _, name := range s.names() {
		if name == "sw.js" || strings.HasPrefix(name, "shown-") {
			continue
		}
		sum, program := sums[name]
		if !program {
			sum = digest(s[name])
		}
		list = append(list, fmt.Sprintf("'%s': '%s'", strings.TrimSuffix(name, ".gz"), sum))
	}
	text := strings.ReplaceAll(string(s["sw.js"]), "{{files}}", strings.Join(list, ",\n  "))
	s["sw.js"] = []byte(text)
}

func (s site) names() []string {
	var names []string
	for n := range s {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// write makes out hold the files of the site and no others. A file that is right already is left alone.
func (s site) write(out string) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	list, err := os.ReadDir(out)
	if err != nil {
		return err
	}
	for _, e := range list {
		if _, ok := s[e.Name()]; !ok {
			if err := os.RemoveAll(filepath.Join(out, e.Name())); err != nil {
				return err
			}
		}
	}
	for _, name := range s.names() {
		path := filepath.Join(out, name)
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, s[name]) {
			continue
		}
		if err := os.WriteFile(path, s[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}
