package match_test

import (
	"bytes"
	"errors"
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
		"other rules": func(s string) string { return strings.Replace(s, "game usurpers 1 ", "game usurpers 99 ", 1) },
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
		if !bytes.Equal(n.State().Encode(nil), m.State().Encode(nil)) {
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

// Whatever bytes a save holds, loading them gives a match that can be saved and played, or a clear error.
func FuzzLoad(f *testing.F) {
	for _, g := range catalog.Games() {
		text := string(played(f, g.Info().ID, g.Info().Seats, 12).Save())
		f.Add(text[:strings.LastIndex(text, "sum ")])
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, _, err := match.Load([]byte(match.Sealed(text)), catalog.Find)
		if err != nil {
			if err.Error() == "" {
				t.Fatal("an error without words")
			}
			return
		}
		if _, _, err := match.Load(m.Save(), catalog.Find); err != nil {
			t.Fatalf("saved again it is refused: %v", err)
		}
		if a := m.State().Actors(); a != 0 {
			if err := m.State().Check(); err == nil && len(m.State().Legal(a.First(), nil)) == 0 {
				t.Fatal("a seat owes a decision and has none to take")
			}
		}
	})
}
