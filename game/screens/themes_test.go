package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/store"
)

// TestTablesWearThemes: a game's set-up, table and sheets wear its theme, and the title the hall's; a theme for all is worn
// everywhere and kept; the system's wish for contrast counts until the player has chosen.
func TestTablesWearThemes(t *testing.T) {
	seen := map[*kit.Theme]string{}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		own := plan.Theme(id)
		if other := seen[own]; other != "" {
			t.Errorf("%s has the theme of %s", id, other)
		}
		seen[own] = id
		keep := store.NewMemory()
		r := newRig(t, desktop, false, keep, 5)
		worn := func(where string, want *kit.Theme) {
			t.Helper()
			r.step(0)
			r.list.Reset()
			r.app.Draw(&r.list)
			if kit.Worn() != want || r.list.Ops[1].Color != kit.Cloth {
				t.Errorf("%s, %s: another theme is worn", id, where)
			}
		}
		worn("title", &kit.Hall)
		r.app.Activate("game:" + id)
		worn("set-up", own)
		r.app.leave()
		worn("title again", &kit.Hall)
		r.start(id, 1)
		worn("table", own)
		r.tap("menu")
		worn("menu", own)
		r.app.Pop()
		r.in.MoreContrast = true
		worn("contrast wanted by the system", &kit.Stark)
		for choice, want := range []*kit.Theme{0: nil, 1: &kit.Hall, 2: &kit.Slate, 3: &kit.Stark} {
			if want != nil {
				r.app.Prefs.Theme = choice
				r.app.SavePrefs()
				worn("theme chosen", want)
			}
		}
		again := newRig(t, desktop, false, keep, 5)
		if again.app.Prefs.Theme != 3 {
			t.Errorf("the theme was not kept: %d", again.app.Prefs.Theme)
		}
	}
}
