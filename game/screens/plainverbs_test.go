package screens

import (
	"slices"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
)

// TestCardOffersPlainVerbs touches the numbers of a hand of Two Kingdoms: the buttons say in plain verbs what is done with the card.
func TestCardOffersPlainVerbs(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 1)
	r.start("kingdoms", 1)
	r.settle()
	shoots := 0
	for _, h := range slices.Clone(r.app.Doc().Hand) {
		r.app.Activate(h.Name)
		r.step(0)
		for _, b := range r.app.tab().felt.Acts {
			if strings.HasPrefix(b.Text, "Shoot ") {
				shoots++
			}
			if strings.Contains(b.Text, "Pick") || strings.Contains(b.Text, "as an arrow") {
				t.Errorf("%s: %q", h.Text, b.Text)
			}
		}
		r.app.Activate(kit.NameOf(felt.Cancel))
		r.app.Activate(kit.NameOf(felt.StepBack))
		r.step(0)
	}
	if shoots < 2 {
		t.Errorf("only %d cards can be shot", shoots)
	}
}

// TestThreatSpeaksToYou: the strip of Usurpers tells who plays alone what is about to happen as all else does.
func TestThreatSpeaksToYou(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("usurpers", 1)
	r.settle()
	tab := r.app.tab()
	tab.t.Shown.Count(uint8(tab.t.Plan.Threat), tab.t.Viewer, 0, 2)
	r.app.Change()
	r.step(0)
	if at := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == "You win in 2 turns" }); at < 0 {
		t.Error("nobody says: You win in 2 turns")
	} else if o := &r.list.Ops[at]; o.Size < 15 || o.Rect.H > tab.felt.Areas.Track.H {
		t.Errorf("it is written %v high at %v", o.Size, o.Rect)
	}
	if r.said("You win unless stopped", tab.felt.Areas.Centre) {
		t.Error("the middle tells it once more")
	}
}

// TestNoUndoSaysWhy: in Two Kingdoms, whose rules let nothing be taken back, the grey sign says so under the mouse.
func TestNoUndoSaysWhy(t *testing.T) {
	why := words.Plain(felt.NoUndo("kingdoms"))
	for _, id := range []string{"kingdoms", "usurpers"} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.start(id, 1)
		r.settle()
		at, ok := r.find("undo")
		r.in.Point(port.Pointer{Motion: port.Move, Pos: at.Center()})
		r.step(0)
		r.app.Doc()
		r.step(0)
		said := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == why })
		if want := id == "kingdoms"; ok != want || said != want {
			t.Errorf("%s: the sign answers: %t, it says why: %t", id, ok, said)
		}
	}
}
