package screens

import (
	"testing"

	"royals/game/port"
	"royals/game/store"
)

// TestAddressOpensLessons follows an address from the first page, and from the middle of a game, which waits.
func TestAddressOpensLessons(t *testing.T) {
	var visitor port.Visitor
	r := arrive(t, store.NewMemory())
	visitor = r.app
	visitor.Visit("learn=crush")
	r.step(0)
	if s := r.app.tab(); s == nil || s.lesson == nil || s.info.ID != "crush" {
		t.Fatalf("it leads to %s", r.app.Status().Scene)
	}
	r = deal(t, "usurpers", phone, 2)
	game := r.app.table
	for _, nothing := range []string{"", "learn=", "learn=chess", "crush"} {
		r.app.Visit(nothing)
		if s := r.app.tab(); s == nil || s.lesson != nil {
			t.Fatalf("%q leads somewhere", nothing)
		}
	}
	r.app.Visit("learn=crush")
	r.step(0)
	if s := r.app.tab(); s == nil || s.lesson == nil || r.app.table != game || !r.app.playing() {
		t.Error("the game does not wait")
	}
}
