package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/learn"
	"royals/game/store"
)

// TestHarderOpponents plays a first game against Pages: the result offers Squires to who has won, who then sit at the table and on the
// sheet. A game among persons offers nothing of the kind.
func TestHarderOpponents(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.app.Activate("game:royalty")
	r.app.Activate("play")
	r.play(&player{rnd: rand.New(rand.NewPCG(3, 3))}, nil)
	won := r.app.Top().(*resultScreen)
	won.res.Winners = engine.Only(1)
	if level := won.harder(); level != "" {
		t.Errorf("who has lost is offered %s", level)
	}
	won.res.Winners = engine.Only(0)
	r.tap("result:harder")
	r.step(0)
	if got := r.app.table.Players; got[0].Bot != "" || got[1].Bot != "squire" {
		t.Errorf("then play %v", got)
	}
	r.app.leave()
	r.app.Activate("game:royalty")
	if got := r.app.Top().(*setupScreen).set.Players; got[1].Bot != "squire" {
		t.Errorf("and the next time %v", got)
	}
	two := newRig(t, phone, true, store.NewMemory(), 3)
	two.start("royalty", 2)
	two.play(&player{rnd: rand.New(rand.NewPCG(3, 3))}, nil)
	if _, ok := two.find("result:harder"); ok {
		t.Error("persons are offered harder opponents")
	}
}

// TestSealOnThePlate finishes all lessons of one game.
func TestSealOnThePlate(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	for _, l := range learn.Of("crush") {
		r.app.learned.Finish(l, 1)
	}
	r.app.Change()
	for _, a := range r.app.Doc().Acts {
		if said := strings.Contains(a.Text, "All lessons finished."); said != (a.Name == "game:crush") {
			t.Errorf("%s: %q", a.Name, a.Text)
		}
	}
}
