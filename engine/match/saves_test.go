package match_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

// Two saves of each game, one with other options, were written by the program of November 2026. They are read as they
// were played: whoever changes rules, notation or bytes sees here that somebody's game would be lost.
func TestOldSavesLoad(t *testing.T) {
	files, err := filepath.Glob("testdata/saves/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]int{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, changed, err := match.Load(data, catalog.Find)
		if err != nil || changed {
			t.Errorf("%s: changed %v, %v", file, changed, err)
			continue
		}
		if !bytes.Equal(m.Save(), data) {
			t.Errorf("%s: saved again, the bytes are others", file)
		}
		if len(m.Log) != strings.Count(string(data), "\ndo ") {
			t.Errorf("%s: %d choices in the log", file, len(m.Log))
		}
		found[m.Game.Info().ID]++
	}
	for _, g := range catalog.Games() {
		if found[g.Info().ID] < 2 {
			t.Errorf("%s has %d old saves, want 2", g.Info().ID, found[g.Info().ID])
		}
	}
}

// later is a game whose rules have moved on by a version.
type later struct {
	engine.Game
	info engine.Info
}

func (g *later) Info() *engine.Info { return &g.info }

// TestOlderSnapshotsMayBeUnreadable damages the snapshot of a save. A later version of the rules goes on from its lines; the same
// version refuses it, and so does a later one in which a line cannot be played.
func TestOlderSnapshotsMayBeUnreadable(t *testing.T) {
	data, err := os.ReadFile("testdata/saves/crush-middle.txt")
	if err != nil {
		t.Fatal(err)
	}
	body := string(data[:bytes.LastIndex(data, []byte("\nsum "))+1])
	seal := func(body string) []byte {
		sum := strconv.FormatUint(engine.HashBytes([]byte(body)), 16)
		return []byte(body + "sum " + strings.Repeat("0", 16-len(sum)) + sum + "\n")
	}
	at := strings.Index(body, "\nstate ")
	short := body[:at+len("\nstate ")+20] + "\n"
	find := func(id string) engine.Game {
		g := &later{Game: catalog.Find(id), info: *catalog.Find(id).Info()}
		g.info.Version++
		return g
	}
	m, changed, err := match.Load(seal(short), find)
	if err != nil || !changed || len(m.Log) != strings.Count(body, "\ndo ") || !bytes.Contains(m.Save(), []byte(body[at:])) {
		t.Errorf("a later version reads it so: changed %v, %v", changed, err)
	}
	if _, _, err := match.Load(seal(short), catalog.Find); !errors.Is(err, match.ErrDamaged) {
		t.Errorf("the same version reads it: %v", err)
	}
	if _, _, err := match.Load(seal(strings.Replace(short, "do P1 join V", "do P1 join A", 1)), find); !errors.Is(err, match.ErrDamaged) {
		t.Errorf("a line that cannot be played is passed over: %v", err)
	}
}
