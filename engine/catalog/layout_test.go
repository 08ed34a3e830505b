package catalog

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// root is the top of the tree, all of which is looked at.
const root = "../.."

// roles says in which file of a game each thing stands that every game has. Whoever has read one game finds everything in the others.
var roles = map[string]string{
	"type Game": "game.go", "info": "game.go",
	"type State": "state.go", "State.Actors": "state.go", "State.CopyFrom": "state.go", "State.Fresh": "state.go",
	"Game.New":     "deal.go",
	"State.Fields": "fields.go", "Game.Blank": "fields.go", "Game.Finish": "fields.go",
	"State.Check": "check.go", "State.Fits": "fields.go",
	"State.Legal": "legal.go", "State.Rising": "legal.go",
	"State.Why": "why.go", "State.Do": "do.go",
	"State.Redact": "hide.go", "State.Observe": "hide.go",
	"State.Imagine": "imagine.go", "State.Suppose": "imagine.go", "State.View": "view.go",
	"State.Prompt": "prompt.go", "State.Preset": "prompt.go",
	"Game.Notate": "notation.go", "Game.Parse": "notation.go",
	"State.Result": "result.go",
	"State.Eval":   "eval.go", "State.Prior": "prior.go", "Game.Grade": "levels.go", "State.Foresee": "levels.go",
	"Game.Rulebook": "rulebook.go",
}

// some games have no such role.
var some = []string{"State.Suppose", "State.Preset", "State.Rising", "Game.Grade", "State.Foresee", "Game.Rulebook"}

// parsed returns the files of a folder without its tests.
func parsed(t *testing.T, dir string) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(name)] = f
	}
	return files
}

// receiver returns the type that a method belongs to, "" for a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	e := d.Recv.List[0].Type
	for {
		switch x := e.(type) {
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}

// declared calls do with all that a file declares: "Game.New", "type State", "info".
func declared(f *ast.File, do func(name string)) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if r := receiver(d); r != "" {
				do(r + "." + d.Name.Name)
			} else {
				do(d.Name.Name)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					do("type " + s.Name.Name)
				case *ast.ValueSpec:
					for _, n := range s.Names {
						do(n.Name)
					}
				}
			}
		}
	}
}

// TestGamesAreLaidOutAlike looks for each role in its file, in every game.
func TestGamesAreLaidOutAlike(t *testing.T) {
	t.Chdir(root)
	for _, g := range Games() {
		dir := filepath.Join("engine", g.Info().ID)
		seen := map[string]bool{}
		for name, f := range parsed(t, dir) {
			declared(f, func(what string) {
				seen[what] = true
				if want := roles[what]; want != "" && want != name {
					t.Errorf("%s: %s stands in %s, and not in %s", dir, what, name, want)
				}
			})
		}
		for what, name := range roles {
			if !seen[what] && !slices.Contains(some, what) {
				t.Errorf("%s: %s is missing, which belongs into %s", dir, what, name)
			}
		}
		for _, name := range []string{"rules.md", "game_test.go", "fuzz_test.go", "testdata/FACTS.md", "testdata/cases", "testdata/golden"} {
			if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
				t.Errorf("%s: %v", dir, err)
			}
		}
	}
}

// Limits that keep a file readable at one sitting, and a type from knowing everything.
const (
	longestFile = 450
	mostMethods = 40
)

// builds are a page and a window: what a type can do is counted in each of them.
var builds = [2]build.Context{{GOOS: "js", GOARCH: "wasm", Compiler: "gc"}, {GOOS: "linux", GOARCH: "amd64", Compiler: "gc"}}

// TestNothingIsTooBig counts the lines of every file and the methods of every type.
func TestNothingIsTooBig(t *testing.T) {
	t.Chdir(root)
	methods := [len(builds)]map[string]int{{}, {}} // by folder and type
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "node_modules" || d.Name() == "out" || d.Name() == ".git"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go"):
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if n := strings.Count(string(text), "\n"); n > longestFile {
			t.Errorf("%s has %d lines, and may have %d", path, n, longestFile)
		}
		return count(path, text, &methods)
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, found := range methods {
		if len(found) < 100 {
			t.Fatalf("only %d types have methods in %s", len(found), builds[i].GOOS)
		}
		for name, n := range found {
			if n > mostMethods {
				t.Errorf("%s has %d methods in %s, and may have %d", name, n, builds[i].GOOS, mostMethods)
			}
		}
	}
}

// count adds the methods that a file declares to those of each build.
func count(path string, text []byte, methods *[len(builds)]map[string]int) error {
	f, err := parser.ParseFile(token.NewFileSet(), path, text, 0)
	if err != nil {
		return err
	}
	for i, b := range builds {
		if ok, err := b.MatchFile(filepath.Dir(path), filepath.Base(path)); err != nil || !ok {
			continue
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv != nil {
				methods[i][filepath.Dir(path)+" "+f.Name.Name+"."+receiver(d)]++
			}
		}
	}
	return nil
}
