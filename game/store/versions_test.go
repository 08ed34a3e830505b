//go:build !js

package store_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/screens"
	"royals/game/store"
)

// TestOldSaves opens what earlier versions of the app have written, a game of each title in the middle of play: 1 from before there
// were matches of several games, 2 from before deals were sealed, 3 from after. A version that changes what is written adds its own files
// (Settings, Export), and none is ever taken away.
func TestOldSaves(t *testing.T) {
	files, err := filepath.Glob("testdata/saves/*.txt")
	if err != nil || len(files) < 15 {
		t.Fatalf("only %d files of saved games, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			keep := store.NewMemory()
			if err := store.Import(keep, string(text)); err != nil {
				t.Fatal(err)
			}
			data, err := keep.Load("game")
			if err != nil {
				t.Fatal(err)
			}
			m, _, err := match.Load(data, catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			if len(m.Log) != strings.Count(string(data), "\ndo ") || m.State().Actors() == 0 {
				t.Errorf("%d choices, owed by %v", len(m.Log), m.State().Actors())
			}
			app := screens.New(screens.Deps{Store: keep, Games: catalog.Games(), Seed: func() uint64 { return 1 }})
			app.Update(&port.Input{Size: geom.Rect{W: 400, H: 800}})
			hits := app.Hits(nil)
			if !slices.ContainsFunc(hits, func(h port.Hit) bool { return h.Name == "continue" }) {
				t.Errorf("the title does not offer to go on: %v", hits)
			}
			if names, err := keep.Names(); err != nil || slices.ContainsFunc(names, func(n string) bool { return strings.Contains(n, "aside") }) {
				t.Errorf("something was set aside: %v, %v", names, err)
			}
		})
	}
}
