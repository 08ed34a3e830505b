package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/game/store"
	"royals/game/table"
)

// laid returns the hand as it lies on the screen.
func (r *rig) laid() (out []cards.Card) {
	for _, h := range r.app.tab().scene.Hand {
		out = append(out, h.Face)
	}
	return out
}

// TestArrange carries the first card of a hand sideways to the fourth place: it stays there, nothing is played, the
// hand is the player's own to sort, and it lies the same after the program was killed.
func TestArrange(t *testing.T) {
	for _, size := range []bool{true, false} {
		keep := store.NewMemory()
		at := desktop
		if size {
			at = phone
		}
		r := newRig(t, at, size, keep, 4)
		r.start("usurpers", 1)
		r.settle()
		was := r.laid()
		moves := r.app.table.Moves()
		name := func(i int) string { return r.app.tab().scene.HandName(r.app.tab().scene.Hand[i]) }
		r.carry(name(0), name(3), false)
		want := append(slices.Clone(was[1:4]), was[0])
		want = append(want, was[4:]...)
		if got := r.laid(); !slices.Equal(got, want) {
			t.Fatalf("the hand lies %v, want %v", got, want)
		}
		tab := r.app.table
		if tab.Sort != table.ByHand || tab.Moves() != moves || !tab.Focus.Empty() {
			t.Errorf("sort %d, %d moves, focus %v", tab.Sort, tab.Moves()-moves, tab.Focus.Taps)
		}
		r = newRig(t, at, size, keep, 4)
		r.app.enter()
		r.settle()
		if got := r.laid(); !slices.Equal(got, want) {
			t.Errorf("after a restart the hand lies %v, want %v", got, want)
		}
		if got := r.app.Prefs.Sorts.Of("usurpers", 0); got != int(table.ByHand) {
			t.Errorf("the next game is sorted by %d", got)
		}
	}
}

// TestNewCards checks that drawn cards are marked for two seconds, and that the mark wakes the screen to go.
func TestNewCards(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 4)
	r.start("royalty", 1)
	r.settle()
	if len(r.app.tab().news.list) != 0 {
		t.Error("cards that were dealt are marked as new")
	}
	marked := false
	p := &player{rnd: rand.New(rand.NewPCG(6, 2))}
	for range 12 {
		r.choose(p)
		for range 200 {
			r.step(20 * time.Millisecond)
			marked = marked || len(r.app.tab().news.list) > 0
			if r.app.table.Asked < 9 {
				break
			}
		}
		r.settle()
		if marked {
			break
		}
	}
	if !marked {
		t.Fatal("no card is ever marked")
	}
	r.step(freshTime)
	r.step(time.Millisecond)
	if len(r.app.tab().news.list) != 0 {
		t.Error("the marks do not go")
	}
}

// TestSortedByWhatCounts: in Royalty cards of one rank make a pair, so its hands lie by rank until somebody wants them otherwise, and then
// so in the next game too.
func TestSortedByWhatCounts(t *testing.T) {
	for game, want := range map[string]table.Sort{"royalty": table.ByRank, "usurpers": table.BySuit} {
		keep := store.NewMemory()
		r := newRig(t, phone, true, keep, 4)
		r.start(game, 1)
		r.settle()
		if got := r.app.table.Sort; got != want {
			t.Errorf("%s is sorted by %d", game, got)
		}
		again := newRig(t, phone, true, keep, 4) // killed before anybody moved
		again.app.enter()
		again.settle()
		if got := again.laid(); !slices.Equal(got, r.laid()) {
			t.Errorf("%s: the hand lay %v, and %v after a restart", game, r.laid(), got)
		}
		if hand := r.laid(); want == table.ByRank && !slices.IsSortedFunc(hand, func(a, b cards.Card) int { return int(a.Rank()) - int(b.Rank()) }) {
			t.Errorf("the hand lies %v", hand)
		}
		other := table.ByRank - want
		r.app.tab().setSort(other)
		if got := sortOf(&r.app.Prefs, r.app.table); got != other {
			t.Errorf("%s: sorted by %d, the next game by %d", game, other, got)
		}
	}
}
