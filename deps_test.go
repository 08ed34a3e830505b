package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// arrow is a rule about who may import whom. Patterns are import paths; one that ends in /... means everything below it,
// itself included. A rule is about the whole way from an importer down, as far as packages that are not the library's go:
// in a page the library itself stands on syscall/js.
type arrow struct {
	from   string
	except []string // these importers are free
	to     []string
	direct bool // only the first step counts
	why    string
}

// arrows are the import rules of the project, each with its reason; those of each game come from apart.
var arrows = append(apart(), []arrow{
	{from: "royals/engine/...", except: []string{"royals/engine/cmd/..."},
		to:  []string{"royals/game/...", "royals/sprites/...", "github.com/hajimehoshi/ebiten/...", "syscall/js"},
		why: "rules run in a terminal, in a worker and in tests, where there is no screen"},
	{from: "royals/engine/cmd/...", to: []string{"royals/game/screens/...", "royals/game/host/...", "github.com/hajimehoshi/ebiten/..."},
		why: "the terminal tool speaks with the app's words and plays with its presenter, but it is no part of the engine and has no screen"},
	{from: "royals/engine/...", except: []string{"royals/engine/cmd/...", "royals/engine/enginetest/..."}, direct: true,
		to:  []string{"os", "os/...", "net/...", "math/rand", "math/rand/v2", "crypto/rand", "time"},
		why: "the same config and actions give the same game: no clock, no disk, no chance but the seeded one"},
	{from: "royals/engine/bot/...", to: games, why: "the opponents play any game and name none"},
	{from: "royals/engine/match/...", to: games, why: "a sitting is the same for every game"},
	{from: "royals/game/...", except: []string{"royals/game/host/..."}, to: []string{"github.com/hajimehoshi/ebiten/..."},
		why: "what imports ebiten cannot be read without a display nor live in a worker"},
	{from: "royals/sprites/...", to: []string{"github.com/hajimehoshi/ebiten/...", "royals/game/..."},
		why: "pictures are rasterised by arithmetic alone, so tests and the icon maker can look at them"},
	{from: "royals/sprites/...", direct: true, to: []string{"royals/engine", "royals/engine/usurpers/...", "royals/engine/match/...", "royals/engine/bot/...", "royals/engine/catalog/..."},
		why: "the deck knows cards, not games"},
	{from: "royals/game/port/...", to: []string{"royals/engine", "royals/game/kit/...", "royals/game/store/..."},
		why: "what lies between app and machine knows neither"},
	{from: "royals/game/kit/...", to: []string{"royals/engine", "royals/game/table/...", "royals/game/felt/...", "royals/game/shell/...", "royals/game/store/..."},
		why: "a button does not know what it does"},
	{from: "royals/game/felt/...", to: []string{"royals/game/shell/...", "royals/game/screens/...", "royals/game/store/..."},
		why: "a laid table is a function of its scene"},
	{from: "royals/game/felt/...", to: []string{"time", "royals/game/sound", "royals/game/port", "math/rand/v2"}, direct: true,
		why: "and that has no clock, no ear, no machine and no chance"},
	{from: "royals/game/shell/...", to: []string{"royals/game/felt/...", "royals/game/screens/...", "royals/game/table/..."},
		why: "the shell knows screens by what they can do"},
	{from: "royals/game/felt/...", to: games, why: "a sixth game lies on the same felt"},
	{from: "royals/game/shell/...", to: games, why: "a sixth game is played in the same shell"},
	{from: "royals/game/screens/...", to: games, why: "a sixth game needs no screen of its own"},
	{from: "royals/game/...", except: []string{"royals/game/screens/...", "royals/game/host/..."}, to: []string{"royals/game/screens/..."},
		why: "screens are the top of the app: only the program shows them"},
	{from: "royals/game/layout/...", to: games, why: "where cards lie is the same arithmetic for every game"},
	{from: "royals/game/sound/...", to: games, why: "the table sounds of cards and words, not of a game"},
	{from: "royals/game/sound/...", direct: true, to: []string{"time", "math", "math/rand", "math/rand/v2", "syscall/js"},
		why: "the same samples on every machine, and the caller brings the clock"},
	{from: "royals/game/learn/...", to: games, why: "a lesson is a text and a position: a sixth game teaches itself with a file of its own"},
	{from: "royals/game/learn/...", to: []string{"royals/game/shell/...", "royals/game/felt/..."}, why: "a lesson runs without a screen"},
	{from: "royals/game/crowns/...", to: games, why: "a crown is found in the names of what was told: a sixth game adds a file of its own"},
	{from: "royals/game/crowns/...", to: []string{"royals/game/table/...", "royals/game/shell/...", "royals/game/felt/..."}, why: "and without a screen"},
	{from: "royals/game/court/...", to: append([]string{"royals/game/table/...", "royals/game/keep/...", "royals/game/shell/...", "royals/sprites/..."}, games...),
		why: "the court is a table of rivals: who has beaten whom, and what they look like, is known elsewhere"},
	{from: "royals/game/anim/...", to: games, why: "how cards move is the same for every game"},
	{from: "royals/game/paint/...", to: games, why: "a display list knows no game"},
	{from: "royals/game/table/...", to: games, why: "the presenter shows whatever view it is given; a sixth game needs no line in it"},
	{from: "royals/...", except: []string{"royals/engine/enginetest/highcard/..."}, to: []string{"royals/engine/enginetest/highcard/..."},
		why: "the sixth game proves that app and engine play what they do not know: only tests may name it"},
	{from: "royals/web/thinker/...", to: []string{"github.com/hajimehoshi/ebiten/...", "royals/game/...", "royals/sprites/..."},
		why: "the worker holds rules and opponents only, and stays small"},
}...)

// games are the rule sets.
var games = []string{"royals/engine/usurpers/...", "royals/engine/kingdoms/...", "royals/engine/houses/...", "royals/engine/crush/...", "royals/engine/royalty/..."}

// apart returns the rules about each game.
func apart() (list []arrow) {
	for i, g := range games {
		others := slices.Delete(slices.Clone(games), i, i+1)
		list = append(list, arrow{from: g, to: others, why: "a rule set is read alone"},
			arrow{from: g, to: []string{"royals/engine/match/...", "royals/engine/bot/..."}, why: "rules do not know who plays them or how a sitting is kept"})
	}
	return list
}

// shipped are the packages that end up in the browser; heavy are those they must not import themselves, because each adds
// hundreds of kilobytes or hides allocations in hot paths.
var (
	shipped = []string{"royals", "royals/engine/...", "royals/game/...", "royals/sprites/...", "royals/web/thinker/..."}
	tools   = []string{"royals/engine/cmd/...", "royals/engine/enginetest/...", "royals/sprites/sheet/..."}
	heavy   = []string{"fmt", "encoding/json", "reflect", "regexp", "log", "log/slog", "text/template", "html/template", "net/http",
		"github.com/hajimehoshi/ebiten/v2/text/...", "github.com/hajimehoshi/ebiten/v2/ebitenutil/...", "github.com/hajimehoshi/ebiten/v2/vector/..."}
)

func within(path, pattern string) bool {
	if base, ok := strings.CutSuffix(pattern, "/..."); ok {
		return path == base || strings.HasPrefix(path, base+"/")
	}
	return path == pattern
}

func anyWithin(path string, patterns []string) bool {
	for _, p := range patterns {
		if within(path, p) {
			return true
		}
	}
	return false
}

type pkg struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

// packages are those of one build, by import path.
type packages map[string]*pkg

// below returns everything that p reaches, without what the library reaches.
func (all packages) below(p *pkg) []string {
	seen := map[string]bool{p.ImportPath: true}
	var walk func(p *pkg)
	var reached []string
	walk = func(p *pkg) {
		for _, to := range p.Imports {
			if seen[to] {
				continue
			}
			seen[to] = true
			reached = append(reached, to)
			if q := all[to]; q != nil && !q.Standard {
				walk(q)
			}
		}
	}
	walk(p)
	return reached
}

// listed asks the go command for every package of the module as it is built for one platform.
func listed(t *testing.T, goos, goarch string) packages {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-deps", "-json=ImportPath,Imports,Standard", "./...")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list for %s/%s: %v", goos, goarch, err)
	}
	all := make(packages)
	for d := json.NewDecoder(bufio.NewReader(bytes.NewReader(out))); ; {
		p := new(pkg)
		if err := d.Decode(p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p
	}
	return all
}

// broken returns every way in which packages break the arrows and the list of heavy imports.
func broken(all packages) []string {
	var bad []string
	for _, p := range all {
		if !within(p.ImportPath, "royals/...") {
			continue
		}
		for _, a := range arrows {
			if !within(p.ImportPath, a.from) || anyWithin(p.ImportPath, a.except) {
				continue
			}
			reached := p.Imports
			if !a.direct {
				reached = all.below(p)
			}
			for _, to := range reached {
				if to != p.ImportPath && anyWithin(to, a.to) {
					bad = append(bad, p.ImportPath+" reaches "+to+": "+a.why)
				}
			}
		}
		if !anyWithin(p.ImportPath, shipped) || anyWithin(p.ImportPath, tools) {
			continue
		}
		for _, to := range p.Imports {
			if anyWithin(to, heavy) {
				bad = append(bad, p.ImportPath+" imports "+to+": it is too heavy for the page")
			}
		}
	}
	return bad
}

func TestImportRules(t *testing.T) {
	if testing.Short() {
		t.Skip("asks the go command about every package")
	}
	for _, target := range [][2]string{{"js", "wasm"}, {runtime.GOOS, runtime.GOARCH}} {
		all := listed(t, target[0], target[1])
		if len(all) < 5 {
			t.Fatalf("only %d packages listed for %s/%s", len(all), target[0], target[1])
		}
		for _, b := range broken(all) {
			t.Errorf("%s/%s: %s", target[0], target[1], b)
		}
	}
}

// TestImportRulesCanFail breaks rules on purpose.
func TestImportRulesCanFail(t *testing.T) {
	for _, c := range []struct {
		from, to string
		want     bool
	}{
		{"royals/engine/crush", "royals/engine/houses", true},
		{"royals/engine/match", "royals/engine/usurpers", true},
		{"royals/engine", "syscall/js", true},
		{"royals/engine/catalog", "royals/engine/enginetest/highcard", true},
		{"royals/game/screens", "github.com/hajimehoshi/ebiten/v2", true},
		{"royals/game/host", "github.com/hajimehoshi/ebiten/v2", false},
		{"royals/game/words", "fmt", true},
		{"royals/engine/cmd/royals", "fmt", false},
		{"royals/engine/cmd/royals", "royals/game/table", false},
		{"royals/engine/cmd/royals", "royals/game/screens", true},
		{"royals/game/screens", "royals/engine/crush", true},
		{"royals/game/shell", "royals/game/felt", true},
		{"royals/game/shell", "royals/game/kit", false},
		{"royals/game/felt", "royals/game/shell", true},
		{"royals/game/kit", "royals/game/table", true},
		{"royals/game/screens", "royals/game/shell", false},
	} {
		all := packages{c.from: {ImportPath: c.from, Imports: []string{c.to}}}
		if got := len(broken(all)) > 0; got != c.want {
			t.Errorf("%s importing %s: broken = %v, want %v", c.from, c.to, got, c.want)
		}
		all = packages{c.from: {ImportPath: c.from, Imports: []string{"x/between"}}, "x/between": {ImportPath: "x/between", Imports: []string{c.to}}}
		if c.to == "fmt" {
			continue // only a direct import of a heavy package can be helped
		}
		if got := len(broken(all)) > 0; got != c.want {
			t.Errorf("%s importing %s by a package between: broken = %v, want %v", c.from, c.to, got, c.want)
		}
	}
}

// TestPinnedVersions keeps the direct dependencies at the versions that were measured. "Newer" by the go command's own
// search means older here: the module list stops at v2.8.8.
func TestPinnedVersions(t *testing.T) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	var direct []string
	for line := range strings.Lines(string(mod)) {
		f := strings.Fields(line)
		if len(f) >= 2 && strings.HasPrefix(f[1], "v") && !strings.Contains(line, "// indirect") {
			direct = append(direct, f[0]+" "+f[1])
		}
	}
	want := []string{"github.com/hajimehoshi/ebiten/v2 v2.10.4", "golang.org/x/image v0.47.0"}
	if strings.Join(direct, ",") != strings.Join(want, ",") {
		t.Errorf("direct dependencies are %v, want %v", direct, want)
	}
}

// TestWasmExec keeps the glue of the toolchain that go.mod names. The build takes the glue of the toolchain that it runs
// with, so another one is none of this test's business.
func TestWasmExec(t *testing.T) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(mod), "\ntoolchain "+runtime.Version()+"\n") {
		t.Skipf("go.mod names another toolchain than %s", runtime.Version())
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("wasm_exec.js")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("wasm_exec.js is not the toolchain's: run make wasm_exec.js")
	}
}
