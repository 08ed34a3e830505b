package match_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

// A match that begins from a position goes on as the one it was taken from, and returns to where it was.
func TestFrom(t *testing.T) {
	for _, g := range catalog.Games() {
		m := played(t, g.Info().ID, g.Info().Seats, 12)
		place := engine.Encode(m.State(), nil)
		n, err := match.From(g, m.Config, place)
		if err != nil || !bytes.Equal(engine.Encode(n.State(), nil), place) || len(n.Log) != 0 || n.MayUndo() || len(n.Events().List) != 0 {
			t.Fatalf("%s: %v", g.Info().ID, err)
		}
		mark := n.State().Fresh()
		mark.CopyFrom(n.State())
		for range 3 {
			seat := n.State().Actors().First()
			list, _ := match.Choices(n.State(), seat, 1)
			if err := n.Do(seat, list[0]); err != nil {
				t.Fatal(err)
			}
		}
		n.Rewind(mark, 0)
		if !bytes.Equal(engine.Encode(n.State(), nil), place) || len(n.Log) != 0 || n.MayUndo() {
			t.Errorf("%s: it does not return", g.Info().ID)
		}
		if _, err := match.From(g, m.Config, place[1:]); err == nil {
			t.Errorf("%s: half a position is taken", g.Info().ID)
		}
	}
}

// A match that begins in the middle is saved with its start: loaded, it stands where it stood, takes back as before, and begins anew where it began.
func TestFromIsSaved(t *testing.T) {
	for _, g := range catalog.Games() {
		m := played(t, g.Info().ID, g.Info().Seats, 12)
		n, err := match.From(g, m.Config, engine.Encode(m.State(), nil))
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			seat := n.State().Actors().First()
			list, _ := match.Choices(n.State(), seat, 1)
			if err := n.Do(seat, list[0]); err != nil {
				t.Fatal(err)
			}
		}
		text := n.Save()
		again, changed, err := match.Load(text, catalog.Find)
		if err != nil || changed || again.Past() != n.Past() || !bytes.Equal(again.Save(), text) || again.Dealt() {
			t.Fatalf("%s: %v, changed %v", g.Info().ID, err, changed)
		}
		first, err := again.Anew()
		if err != nil || len(first.Log) != 0 || !bytes.Equal(engine.Encode(first.State(), nil), engine.Encode(m.State(), nil)) {
			t.Errorf("%s: it begins elsewhere, %v", g.Info().ID, err)
		}
		if s, err := match.Glance(text, catalog.Find); err != nil || s.Choices != 3 || s.Actors != n.State().Actors() {
			t.Errorf("%s: it says of itself %+v, %v", g.Info().ID, s, err)
		}
		for name, forged := range map[string]string{
			"half a start":      strings.Replace(string(text), "\nfrom ", "\nfrom 0", 1),
			"no start":          string(text[:bytes.Index(text, []byte("\nfrom "))]) + string(text[bytes.Index(text, []byte("\ndo ")):]),
			"a start in a deal": strings.Replace(string(text), "royals save 2", "royals save 1", 1),
			"another game's":    strings.Replace(string(text), "\nfrom ", "\nfrom 00", 1),
		} {
			forged = match.Sealed(forged[:strings.LastIndex(forged, "sum ")])
			if _, _, err := match.Load([]byte(forged), catalog.Find); !errors.Is(err, match.ErrDamaged) {
				t.Errorf("%s, %s: %v", g.Info().ID, name, err)
			}
		}
	}
}
