package screens

import (
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// own lists what is drawn on the board of the person at the device.
func own(r *rig, s *tableScreen) (ops []paint.Op) {
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Rect.Center().In(s.felt.Areas.Mine) {
			ops = append(ops, o)
		}
	}
	return ops
}

func pictured(ops []paint.Op, id sprites.ID) int {
	return slices.IndexFunc(ops, func(o paint.Op) bool { return o.Sprite == id })
}

// TestPickedCardsShowWhereTheyWillLie: cards that are chosen for a fight of Royal Crush show, paler, in their places before they are laid, and
// a touch there takes them back.
func TestPickedCardsShowWhereTheyWillLie(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		r, s := fightAt(t, size, 100, 4, "hand P1 TC,9H,2D; hand P2 8D,4C; hand P3 2C,3C; hand P4 4D,5C", "P1 atk P2; P1 call P3,P4; P2 call P3,P4; P2 put 8D,4C")
		if got := pictured(own(r, s), sprites.Card(cards.New(10, cards.Clubs))); got >= 0 {
			t.Fatal("a card lies there before it is chosen")
		}
		for _, c := range []string{"TC", "9H"} {
			r.app.Activate("card:hand:" + c)
			r.step(0)
		}
		board := own(r, s)
		ten, nine := pictured(board, sprites.Card(cards.New(10, cards.Clubs))), pictured(board, sprites.Card(cards.New(9, cards.Hearts)))
		if ten < 0 || nine < 0 || board[ten].Rect.Center().X == board[nine].Rect.Center().X {
			t.Fatalf("at %v the cards that are chosen do not show in their places: %d, %d", size, ten, nine)
		}
		r.shot("picked")
		r.tap("pile:laid:P1:0")
		if n := len(s.t.Composer().Chosen()); n != 1 {
			t.Errorf("at %v the first place is touched, and %d cards are chosen", size, n)
		}
	}
}

// TestOwnLaidCardsAreLidded: who has laid a card sees it, with the sign that it lies face down for all others, and hears so. Where the table
// is shown to all, it shows neither.
func TestOwnLaidCardsAreLidded(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		r, s := fightAt(t, size, 100, 4, "hand P1 TC,9H,2D; hand P2 8D,4C,6C; hand P3 2C,3C,7C; hand P4 4D,5C; turn P2", "P2 atk P3; P2 call P4; P3 call P4; P1 join A; P1 put TC")
		r.step(0)
		board := own(r, s)
		if pictured(board, sprites.Card(cards.New(10, cards.Clubs))) < 0 || pictured(board, sprites.IconEyeOff) < 0 {
			t.Errorf("at %v an own card lies there without the sign that it is face down", size)
		}
		told := func() bool {
			return slices.ContainsFunc(r.app.Doc().Table[0].Lines, func(l string) bool { return strings.HasSuffix(l, "face down for the others") })
		}
		if !told() {
			t.Errorf("nobody is told: %q", r.app.Doc().Table[0].Lines)
		}
		r.shot("lidded")
		s.t.Viewer = engine.Table // as on a device that is shared
		s.t.Shown.Put(engine.PileID{Kind: laidKind(s), Owner: 0}, cards.Back)
		s.scene.Viewer = engine.Table
		s.felt.Lay(&s.scene)
		for _, o := range slices.Concat(s.felt.Over, s.felt.Under) {
			if o.Kind == paint.Sprite && o.Sprite == sprites.IconEyeOff && o.Rect.Center().In(s.felt.Areas.Mine) {
				t.Error("the table shows the sign to all")
			}
		}
	}
}

// laidKind is the kind of the piles of laid cards.
func laidKind(s *tableScreen) uint8 {
	return uint8(slices.IndexFunc(s.info.Piles, func(p engine.PileInfo) bool { return p.Name == "laid" }))
}
