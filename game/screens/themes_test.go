package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
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
		table := own
		if own.Turned != nil { // who is at the screen has the first seat
			table = own.Turned
		}
		worn("table", table)
		r.tap("menu")
		worn("menu", table)
		r.app.Pop()
		r.in.MoreContrast = true
		worn("contrast wanted by the system", table.As[2])
		for choice, want := range []*kit.Theme{0: nil, 1: table.As[0], 2: table.As[1], 3: table.As[2]} {
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

// TestThemesForAllKeepTheGame: in a theme for all a game keeps its back, Two Kingdoms its two halves, and in the hall's it keeps what is
// woven into its felt. The title tells the hall's from each game's own by the felts of its plates.
func TestThemesForAllKeepTheGame(t *testing.T) {
	grounds := map[sprites.ID]string{kit.Hall.Ground: "the hall"}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		own := plan.Theme(id)
		for i, as := range own.As {
			if as.Back != own.Back || (as.Far != 0) != (own.Far != 0) {
				t.Errorf("%s in theme %d has back %d and the far half %x", id, i+1, as.Back, as.Far)
			}
			if as.Ground != sprites.None && i > 0 && !as.Bare {
				t.Errorf("%s in theme %d has an ornament", id, i+1)
			}
		}
		if other := grounds[own.As[0].Ground]; other != "" {
			t.Errorf("in the hall the felt of %s is that of %s", id, other)
		}
		grounds[own.As[0].Ground] = id
	}
	defer kit.Wear(&kit.Hall)
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	var felts [2]paint.Color
	for i := range felts {
		r.app.Prefs.Theme = i
		r.app.Change()
		r.step(0)
		felts[i] = feltOf("crush")
	}
	if felts[0] == felts[1] {
		t.Error("the title of the hall is that of each game's own")
	}
}

// TestWhoseTurnItIsIsLoudestInContrast: in high contrast the panel of whose turn it is has the widest rim of all panels, in the colour of
// what is lit.
func TestWhoseTurnItIsIsLoudestInContrast(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.app.Prefs.Theme = 3
	r.start("kingdoms", 1)
	r.playUntil(&player{rnd: rand.New(rand.NewPCG(5, 5))}, func() bool { return r.app.tab().t.Asked == 0 })
	r.step(0)
	r.list.Reset()
	r.app.Draw(&r.list)
	lit, most := false, 0.0
	for _, o := range r.list.Ops {
		if o.Kind != paint.Frame || o.Rect.W < 300 {
			continue
		}
		if o.Color == kit.Lit {
			lit = lit || o.Width == kit.LitRim
		} else {
			most = max(most, o.Width)
		}
	}
	if !lit || most > kit.LitRim/2 {
		t.Errorf("a lit panel is seen: %v, another frame is %.1f wide", lit, most)
	}
}

// TestThemesAreSeenInTheList: beside each theme and each back to choose from there is a small picture of it.
func TestThemesAreSeenInTheList(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, desktop} {
		for name, most := range map[string]int{"settings:theme": 3, "settings:back": 6 + 5} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.app.Activate("settings")
			r.step(0)
			r.app.Activate(name)
			r.step(0)
			if err := r.check(); err != nil {
				t.Errorf("%s at %v: %v", name, size, err)
			}
			sheet, n := false, 0 // behind the sheet lies a back, too
			for _, o := range r.list.Ops {
				sheet = sheet || o.Kind == paint.Fill && o.Rect == r.in.Size && o.Color == kit.Scrim
				if sheet && o.Kind == paint.Sprite && o.Sprite >= sprites.Back(0) && o.Sprite < sprites.Back(0)+sprites.Backs {
					n++
				}
			}
			if n < 3 || n > most {
				t.Errorf("%s at %v shows %d backs", name, size, n)
			}
		}
	}
}

// TestHalvesHaveTheColoursOfShields: in Two Kingdoms who is at the screen sits in the half that has the colour of their shield, and the
// other one in the other, round one device, too.
func TestHalvesHaveTheColoursOfShields(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("kingdoms", 2)
	seen := map[engine.Seat]bool{}
	r.playUntil(&player{rnd: rand.New(rand.NewPCG(5, 5))}, func() bool {
		s := r.app.tab()
		near, far := kit.Worn().Felt, kit.Worn().Far
		seats := [2]engine.Seat{s.bottom(), s.bottom().Next(2)}
		for i, felt := range [2]uint32{near, far} {
			if red := felt>>16 > felt&255; red != (sprites.EmblemColor(int(seats[i])) == sprites.Gules) {
				t.Fatalf("the half of seat %d is %06x", seats[i], felt)
			}
		}
		seen[s.bottom()] = true
		return len(seen) == 2
	})
	if len(seen) != 2 {
		t.Error("only one sat at the screen")
	}
}
