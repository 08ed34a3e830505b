package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/names"
	"royals/game/port"
	"royals/game/table"
)

// TestPlayOn plays on from the middle of a replay of each title: as the cards lay, the position is that of the replay; imagined anew, the seat
// knows what it knew, and another game takes the place of the first only when asked. Nothing of it is counted, and the past game stays.
func TestPlayOn(t *testing.T) {
	for _, g := range catalog.Games() {
		id := g.Info().ID
		r := rewound(t, id, phone)
		past := pastOf(t, r)
		rep := r.app.tab().replay
		rep.to(r.app.tab(), rep.Choices()/2)
		still(r)
		n, x := rep.Moves(), rep.player()
		var known engine.View
		for i, how := range []string{"playon:same", "playon:anew"} {
			playsOn(r, how, names.Isolated(rep.Players[x].Name), i == 1)
			tab := r.app.table
			if tab == nil || !table.Practising(tab) || !tab.Players[x].Person() || r.app.run != practiceRun(id) {
				t.Fatalf("%s, %s: %s lies on the table", id, how, r.app.run)
			}
			now := knownTo(tab, x)
			if i == 0 {
				known = now
				if tab.Moves() != n {
					t.Errorf("%s: it begins after %d choices, not %d", id, tab.Moves(), n)
				}
			} else if tab.Moves() != 0 || !now.Equal(&known) {
				t.Errorf("%s: imagined anew, it is known\n%+v\nand not\n%+v", id, now, known)
			}
			r.step(time.Second)
			r.shot(how[7:] + "-" + id)
			kept := keepOf(t, r)
			if !strings.HasPrefix(kept, []string{"royals save 1\n", "royals save 2\n"}[i]) {
				t.Errorf("%s: it is kept as %q", id, kept[:14])
			}
			if i == 0 {
				rep = replaysFrom(r, n)
			}
		}
		r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
		r.play(&player{rnd: rand.New(rand.NewPCG(3, 4))}, nil)
		if r.app.Status().Scene != "result" || pastOf(t, r) != past {
			t.Errorf("%s: it ends on %s, the history was %s and is %s", id, r.app.Status().Scene, past, pastOf(t, r))
		}
	}
}

// playsOn plays a replay on for a player, who is asked where another practice game would be lost.
func playsOn(r *rig, how, who string, asked bool) {
	r.t.Helper()
	r.tap("replay:on")
	r.step(0)
	r.shot("playon")
	if doc := r.app.Doc(); !strings.Contains(doc.Prompt, "You play "+who) {
		r.t.Errorf("it says %q", doc.Prompt)
	}
	r.app.Activate(how)
	if !asked {
		return
	}
	if r.step(0); r.app.Status().Scene != "confirm" {
		r.t.Fatalf("another practice game is lost on %s", r.app.Status().Scene)
	}
	r.app.Activate("confirm:yes")
}

// knownTo is what a seat may know of how a table stands.
func knownTo(tab *table.Table, x engine.Seat) (now engine.View) {
	s := tab.State().Fresh()
	s.CopyFrom(tab.State())
	s.Redact(x)
	now.Reset(x)
	s.View(&now)
	return now
}

// replaysFrom leaves the table for the replay of the only past game, after so many choices.
func replaysFrom(r *rig, n int) *replay {
	r.t.Helper()
	r.app.leave()
	r.tap("history")
	r.tap("past:replay:1")
	r.step(0)
	rep := r.app.tab().replay
	rep.to(r.app.tab(), n)
	still(r)
	return rep
}

// keepOf reads the game on the table from the store.
func keepOf(t *testing.T, r *rig) string {
	t.Helper()
	data, err := r.app.Store.Load(r.app.run)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestPlayOnEnds offers nothing where the game is over, by button or by name.
func TestPlayOnEnds(t *testing.T) {
	r := rewound(t, "crush", phone)
	r.tap("replay:last")
	still(r)
	off := slices.ContainsFunc(r.app.Doc().Acts, func(x port.Item) bool { return x.Name == "replay:on" && x.Disabled })
	if r.app.Activate("replay:on"); !off || r.app.Status().Scene != "replay" {
		t.Errorf("at the end it plays on: %s", r.app.Status().Scene)
	}
}
