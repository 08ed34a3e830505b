package match_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"runtime"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
)

// played returns a match of a game after n random choices.
func played(t testing.TB, id string, seats, n int) *match.Match {
	t.Helper()
	m, err := match.New(catalog.Find(id), engine.Config{Seats: seats, Seed: 9})
	if err != nil {
		t.Fatal(err)
	}
	m.Notes = append(m.Notes, "P1 person Ada", "P2 squire Bea")
	var random bot.Random
	chance := cards.NewRand(4, 4)
	s := m.State().Fresh()
	for range n {
		if m.State().Actors() == 0 {
			break
		}
		seat := m.State().Actors().First()
		m.Redacted(seat, s)
		if err := m.Do(seat, random.Choose(s, seat, &chance, nil)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestSaveComesBack(t *testing.T) {
	for _, g := range catalog.Games() {
		m := played(t, g.Info().ID, g.Info().Seats, 40)
		data := m.Save()
		n, changed, err := match.Load(data, catalog.Find)
		if err != nil || changed || !bytes.Equal(n.Save(), data) {
			t.Errorf("%s: changed %v, %v", g.Info().ID, changed, err)
		}
	}
}

// A save of other rules, or one whose lines no longer lead to its position, goes on from the snapshot and says so.
func TestSnapshotCountsWhenLinesDoNot(t *testing.T) {
	m := played(t, "usurpers", 3, 30)
	data := string(m.Save())
	for name, change := range map[string]func(string) string{
		"other rules": func(s string) string { return strings.Replace(s, "game usurpers 1 ", "game usurpers 0 ", 1) },
		"other seed":  func(s string) string { return strings.Replace(s, "seed 9", "seed 10", 1) },
		"a line cut": func(s string) string {
			i := strings.Index(s, "\ndo ")
			return s[:i] + s[i+1+strings.Index(s[i+1:], "\n"):]
		},
	} {
		text := change(data)
		text = text[:strings.LastIndex(text, "sum ")]
		n, changed, err := match.Load([]byte(match.Sealed(text)), catalog.Find)
		if err != nil || !changed {
			t.Errorf("%s: changed %v, %v", name, changed, err)
			continue
		}
		if !bytes.Equal(engine.Encode(n.State(), nil), engine.Encode(m.State(), nil)) {
			t.Errorf("%s: it does not go on from the snapshot", name)
		}
	}
}

func TestDamagedSavesAreRefused(t *testing.T) {
	data := played(t, "royalty", 4, 20).Save()
	for i := 0; i < len(data); i += 7 {
		bad := bytes.Clone(data)
		bad[i] ^= 1
		if _, _, err := match.Load(bad, catalog.Find); !errors.Is(err, match.ErrDamaged) {
			t.Fatalf("byte %d turned: %v", i, err)
		}
		if _, _, err := match.Load(data[:i], catalog.Find); !errors.Is(err, match.ErrDamaged) {
			t.Fatalf("cut after %d bytes: %v", i, err)
		}
	}
}

// Whatever else a save with a right sum says, it is taken for the truth only when it can be, and told in the right words.
func TestSavesThatCannotBeTrue(t *testing.T) {
	m := played(t, "kingdoms", 2, 20)
	good := string(m.Save())
	hidden := m.State().Fresh()
	hidden.CopyFrom(m.State())
	hidden.Redact(0)
	other, err := match.New(catalog.Find("kingdoms"), engine.Config{Seats: 2, Seed: 9, Options: []engine.Setting{{Key: "decks", Value: "2"}}})
	if err != nil {
		t.Fatal(err)
	}
	line := func(s engine.State) string { return "state " + hex.EncodeToString(engine.Encode(s, nil)) + "\n" }
	snapshot := line(m.State())
	seats := played(t, "usurpers", 3, 20)
	for name, c := range map[string]struct {
		text string
		kind error
		says string
	}{
		"hidden faces":          {strings.Replace(good, snapshot, line(hidden), 1), match.ErrDamaged, "hidden"},
		"other options":         {strings.Replace(good, snapshot, line(other.State()), 1), match.ErrDamaged, "other options"},
		"other options said":    {strings.Replace(good, " seed 9\n", " seed 9 options wipe=reversed\n", 1), match.ErrDamaged, "other options"},
		"other seats":           {strings.Replace(string(seats.Save()), " seats 3 ", " seats 4 ", 1), match.ErrDamaged, "other seats"},
		"no such seats":         {strings.Replace(good, " seats 2 ", " seats 3 ", 1), match.ErrDamaged, "seats"},
		"another game":          {strings.Replace(good, "game kingdoms ", "game houses ", 1), match.ErrDamaged, ""},
		"no snapshot":           {strings.Replace(good, snapshot, "", 1), match.ErrDamaged, "missing"},
		"a newer format":        {strings.Replace(good, "royals save 1", "royals save 3", 1), match.ErrNewer, "newer version"},
		"a much newer format":   {"royals save 31\nunheard of", match.ErrNewer, "newer version"},
		"newer rules":           {strings.Replace(good, "game kingdoms 1", "game kingdoms 99", 1), match.ErrNewer, "newer version"},
		"a game of later times": {strings.Replace(good, "game kingdoms 1", "game whist 1", 1), match.ErrNewer, "newer version"},
		"no format":             {strings.Replace(good, "royals save 1", "royals save 0", 1), match.ErrDamaged, "first line"},
		"too many lines":        {strings.Replace(good, "\nstate ", strings.Repeat("\nnote x", 60000)+"\nstate ", 1), match.ErrDamaged, "more lines"},
		"a line too long":       {strings.Replace(good, "\nstate ", "\nnote "+strings.Repeat("x", 1<<16)+"\nstate ", 1), match.ErrDamaged, "line"},
		"too long":              {strings.Replace(good, "\nstate ", "\nnote "+strings.Repeat("x", 5<<20)+"\nstate ", 1), match.ErrDamaged, "longer than"},
	} {
		for _, sum := range []bool{true, false} { // the words for a newer format do not wait for a sum that this version knows
			text := c.text
			if sum {
				text = match.Sealed(text[:max(0, strings.LastIndex(text, "sum "))])
			}
			if c.text[:13] != "royals save 1" && c.kind == match.ErrNewer && !strings.Contains(c.text, "sum ") {
				text = c.text
			} else if !sum && c.text[:13] == "royals save 1" {
				continue
			}
			_, _, err := match.Load([]byte(text), catalog.Find)
			if !errors.Is(err, c.kind) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%s, summed %v: %v", name, sum, err)
			}
		}
	}
	if _, err := match.LoadSeries([]byte("royals series 2\nwhatever"), catalog.Find); !errors.Is(err, match.ErrNewer) {
		t.Errorf("a newer series: %v", err)
	}
}

// A file of ten million lines is refused before it is taken apart: what that costs is less than the file.
func TestTenMillionLinesCostNothing(t *testing.T) {
	text := []byte("royals save 1\n" + strings.Repeat("do P1 x\n", 10_000_000))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, _, err := match.Load(text, catalog.Find)
	runtime.ReadMemStats(&after)
	if !errors.Is(err, match.ErrDamaged) || !strings.Contains(err.Error(), "longer than") {
		t.Errorf("ten million lines: %v", err)
	}
	if cost := after.TotalAlloc - before.TotalAlloc; cost > 1<<20 {
		t.Errorf("refusing them took %d bytes", cost)
	}
}
