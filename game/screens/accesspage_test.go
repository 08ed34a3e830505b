package screens

import (
	"os"
	"slices"
	"strings"
	"testing"

	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
)

// TestAccessibilityPage opens the page from the settings and from a table: it says what there is, what was tested with what and what is
// lacking, and how to report. The README says that nobody has listened yet, too.
func TestAccessibilityPage(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	look := func(from string) {
		t.Helper()
		var heads []string
		for _, s := range r.app.Doc().Table {
			heads = append(heads, s.Heading)
			if len(s.Lines) == 0 || slices.Contains(s.Lines, "") {
				t.Errorf("from %s: nothing below %q", from, s.Heading)
			}
		}
		for _, part := range accessParts {
			if !slices.Contains(heads, words.Plain(part.head)) {
				t.Errorf("from %s: no %q among %q", from, words.Plain(part.head), heads)
			}
		}
	}
	r.app.Activate("settings")
	r.step(0)
	d := r.app.Doc()
	i := slices.IndexFunc(d.Acts, func(it port.Item) bool { return strings.Contains(it.Name, "access") })
	if i < 0 {
		t.Fatalf("the settings have no such page: %v", d.Acts)
	}
	r.app.Activate(d.Acts[i].Name)
	r.step(0)
	look("the settings")
	r.app.Activate("back")
	r.app.Activate("back")
	r.start("crush", 1)
	r.settle()
	if !r.app.Activate("access") {
		t.Fatal("the table has no such page")
	}
	r.step(0)
	look("a table")
	b, err := os.ReadFile("../../README.md")
	if err != nil || !strings.Contains(strings.Join(strings.Fields(string(b)), " "), "No human has listened yet") || !strings.Contains(string(b), "worth a report") {
		t.Errorf("the README does not say that nobody has listened yet, or how to report: %v", err)
	}
}
