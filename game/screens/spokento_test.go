package screens

import (
	"strings"
	"testing"

	"royals/game/store"
	"royals/game/words"
)

// TestWhoPlaysAloneIsSpokenTo: who plays alone is told of no guest, neither by the hint nor by the menu.
func TestWhoPlaysAloneIsSpokenTo(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("crush", 1)
	r.settle()
	for _, way := range []string{"hint", "menu"} {
		if !r.app.Activate(way) {
			t.Fatalf("nothing is called %s", way)
		}
		r.settle()
		d := r.app.Doc()
		told := d.Title + "|" + d.Prompt
		for _, x := range d.Acts {
			told += "|" + x.Text
		}
		if r.app.Status().Scene != way || strings.Contains(told, words.Plain("name.none")) || strings.Contains(told, "Hint for") {
			t.Errorf("%s says %s", way, told)
		}
		r.app.Activate("back")
		r.step(0)
	}
}
