package table

import (
	"testing"

	"royals/engine"
	"royals/game/court"
	"royals/sprites"
)

// TestFaces seats people. Nobody has the face of another, whatever the names, and a face stays with a name and with a
// seat while others come and go.
func TestFaces(t *testing.T) {
	if guests+strangers != sprites.FirstRival || RivalFace(len(court.Rivals)) != sprites.Portraits {
		t.Errorf("%d faces and %d rivals for %d portraits", guests+strangers, len(court.Rivals), sprites.Portraits)
	}
	full := []Player{{"Ada", ""}, {"Flora", "page"}, {"Flora", "duke"}, {"Flora", ""}, {"Gus", "page"}, {"Bea", "page"}}
	if len(full) != int(engine.MaxSeats) {
		t.Fatalf("%d players", len(full))
	}
	want := [engine.MaxSeats]int{5, 4, 6, 7, 8, 0}
	for n := range full {
		faces := Faces(full[:n+1])
		for i, f := range faces[:n+1] {
			if f != want[i] {
				t.Errorf("%d at the table: seat %d has face %d, not %d", n+1, i+1, f, want[i])
			}
		}
	}
	if got := Faces([]Player{{"Tam", ""}, {"Tam", "page"}, {"Queen Elswith", "page"}, {"Tam", "duke"}}); got[0] != guests || got[1] != RivalFace(0) ||
		got[2] != RivalFace(14) || got[3] != guests+1 {
		t.Errorf("rivals at court and their namesakes have faces %v", got)
	}
	same := Faces([]Player{{"Flora", "sovereign"}})
	if same[0] != 4 {
		t.Errorf("Flora at another level has face %d", same[0])
	}
}
