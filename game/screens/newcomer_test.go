package screens

import (
	"strings"
	"testing"

	"royals/game/kit"
	"royals/game/learn"
	"royals/game/store"
)

// TestQueenIsGathered touches the cards of a blow with a queen one after the other: what is left is the button of just that blow.
func TestQueenIsGathered(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "royalty.shield")
	for p.Stage() != learn.Asking || p.Bubble() != "queen" {
		p.goOn()
	}
	for _, card := range []string{"8H", "8S", "QH"} {
		p.app.Activate("card:hand:" + card)
		p.step(0)
	}
	if got := p.app.Doc().Prompt; p.Barred() || !strings.Contains(got, "Now press “Hit \u2068Bea\u2069 with 8s and a queen") {
		t.Errorf("two 8s and the queen are touched, and the bubble says %q", got)
	}
}

// TestLearnComesFirstOnce: until somebody has learned a game or played it, to learn is the first way on from its set-up, and then it is
// to play.
func TestLearnComesFirstOnce(t *testing.T) {
	for _, played := range []int{0, 1} {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.app.coach.games["crush"] = played
		r.app.Activate("game:crush")
		r.step(0)
		want := []kit.Deed{setupLearn, setupPlay}[played]
		if ways := r.app.Top().(*setupScreen).ways(); ways[0].deed != want || len(ways) != 2 {
			t.Errorf("after %d games the ways on are %v", played, ways)
		}
	}
}

// TestRiddleIsNotGivenAway: while a button that the lesson would take back stands beside the right one, the bubble asks on. It names
// the right one once that is all that is left.
func TestRiddleIsNotGivenAway(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "royalty.recall")
	for p.Stage() != learn.Asking {
		p.goOn()
	}
	p.app.Activate("card:hand:6C")
	p.step(0)
	if got := p.app.Doc().Prompt; !strings.Contains(got, "Who holds a 6?") {
		t.Errorf("a 6 is touched, and the bubble says %q", got)
	}
	p.blind = false
	p.step(0)
	p.tap("seat:P3")
	if got := p.app.Doc().Prompt; !strings.Contains(got, "Now press “Ask \u2068Cosmo\u2069 for 6s”") {
		t.Errorf("Cosmo is touched, and the bubble says %q", got)
	}
}
