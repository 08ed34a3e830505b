package screens

import (
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/keep"
	"royals/game/port"
	"royals/game/store"
	"royals/sprites"
)

// TestYouPage shows the page of the player on screens and sizes of text of all kinds, and turns each dial: what it says is what is drawn,
// and what is kept. Only what is free or won can be borne.
func TestYouPage(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 1280, H: 720}} {
		for _, text := range []int{80, 100, 200} {
			r := newRig(t, size, size.W < 700, climbed(t, map[string]keep.Rung{"wren": {Won: 1}}), 5)
			r.app.Prefs.Text = text
			r.app.Change()
			r.step(0)
			r.app.Activate("settings")
			r.app.Activate("settings:you")
			r.step(0)
			r.shot("you")
			if err := r.check(); err != nil {
				t.Errorf("%v, text %d: %v", size, text, err)
			}
			if a, b := overlap(r.list.Ops); a != "" {
				t.Errorf("%v, text %d: %q and %q cover each other", size, text, a, b)
			}
		}
	}
	r := newRig(t, phone, true, climbed(t, map[string]keep.Rung{"wren": {Won: 1}}), 5)
	r.app.Activate("settings")
	r.app.Activate("settings:you")
	r.step(0)
	seen := map[string]bool{}
	for range 12 {
		turn(r, "settings:charge")
		r.step(0)
		seen[actText(r, "settings:charge")] = true
	}
	if len(seen) != sprites.FreeCharges+1 || !seen["Charge: Wren"] {
		t.Errorf("it offers %v", seen)
	}
	turn(r, "settings:field")
	turn(r, "settings:tincture")
	turn(r, "settings:colour")
	again := newRig(t, phone, true, r.app.Store, 6)
	again.app.Start(&bed{})
	p := owner(again.app.Sitting)
	if p.Field != 1 || p.Tincture != 1 || p.Colour != 1 || crestOf(again.app.Sitting, keep.Owner) != (sprites.Crest{Field: 1, Charge: p.Charge, Tincture: 1}).ID() {
		t.Errorf("after a new start it bears %+v", p)
	}
}

// TestRenamesShowEverywhere begins a game and ends another as Anna, who then is called Ada: on the list of running games, on the table,
// among past games, in a replay and in the statistics she is Ada, and no game is kept or counted twice.
func TestRenamesShowEverywhere(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 3)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	callOwner(r.app.Sitting, "Anna")
	r.start("crush", 1)
	if got := r.app.tab().t.Players[0].Name; got != "Anna" {
		t.Fatalf("she sits as %s", got)
	}
	playsDay(r, 4, 4000)
	if r.app.Status().Scene != "result" {
		t.Fatalf("it ends on %s", r.app.Status().Scene)
	}
	callOwner(r.app.Sitting, "Ada")
	r = newRig(t, phone, true, kept, 4) // the result is shown again
	r.app.Start(&bed{})
	r.step(0)
	if p := r.app.Doc(); !strings.Contains(saidIn(p), "Ada") || strings.Contains(saidIn(p), "Anna:") || len(mustPast(t, kept)) != 1 {
		t.Errorf("the result tells %q, %d past games", saidIn(p), len(mustPast(t, kept)))
	}
	r.app.leave()
	callOwner(r.app.Sitting, "Anna")
	r.start("usurpers", 1)
	r.app.leave()
	callOwner(r.app.Sitting, "Ada Maria")
	if got := r.app.waiting()[0].players[0].Name; got != "Ada Maria" {
		t.Errorf("on the list she is %s", got)
	}
	r.app.Activate("continue")
	if got := r.app.tab().t.Players[0].Name; got != "Ada Maria" {
		t.Errorf("on the table she is %s", got)
	}
	h := newHistoryScreen(r.app.Sitting)
	past, err := h.recall(&h.rows[0])
	if err != nil || h.rows[0].Players[0].Name != "Ada Maria" || past.Players[0].Name != "Ada Maria" {
		t.Errorf("among past games she is %+v, %v", h.rows[0].Players, err)
	}
	if s := newStats(r.app.Sitting); len(s.list) != 1 || s.list[0].Person != "Ada Maria" || s.list[0].Played != 1 {
		t.Errorf("the statistics count %+v", s.list)
	}
}

// saidIn is all that a document says.
func saidIn(d *port.Doc) string {
	text := d.Prompt
	for _, s := range d.Table {
		text += " " + s.Heading + " " + strings.Join(s.Lines, " ")
	}
	return text
}
