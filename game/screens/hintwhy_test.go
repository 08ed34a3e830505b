package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/store"
	"royals/game/words"
)

// TestHintsAreTrue asks for hints in games against opponents. What is said to follow for sure does follow by the rules; what is called
// the only choice is the only one; nobody is told a mere “It holds what you have”, and most of the best moves have a reason that names
// something.
func TestHintsAreTrue(t *testing.T) {
	vague := []string{words.Plain(bot.ReasonHolds), words.Plain(bot.ReasonCosts), words.Plain(bot.ReasonYields)}
	for _, g := range catalog.Games() {
		id, seed := g.Info().ID, uint64(60)
		asked, named, sure, lone := 0, 0, 0, 0
		for ; asked < 16 && seed < 70; seed++ {
			r := newRig(t, desktop, false, store.NewMemory(), seed)
			r.start(id, 1)
			rnd := rand.New(rand.NewPCG(seed, 2))
			for range 8 {
				if r.goOn() == "result" {
					break
				}
				tab := r.app.tab
				where := fmt.Sprintf("%s seed %d move %d", id, seed, tab.t.Moves())
				r.tap("hint")
				r.step(100 * time.Millisecond)
				list, _ := tab.t.Tips()
				fore := tab.t.Forecasts()
				if len(fore) != len(list) {
					t.Fatalf("%s: %d forecasts for %d tips", where, len(fore), len(list))
				}
				me := tab.t.Asked
				if only := len(tab.t.State().Legal(me, nil)) == 1 && len(list[0].Run) == 1; only != tab.t.Lone() {
					t.Fatalf("%s: the only choice: %v, said: %v", where, only, tab.t.Lone())
				} else if only {
					lone++
				}
				for i, x := range r.app.top().(*hintScreen).tips() {
					_, why, _ := strings.Cut(x.why, " of 100 games. ")
					if strings.Contains(why, vague[0]) {
						t.Errorf("%s: %q", where, why)
					}
					if i == 0 {
						if asked++; why != vague[1] && why != vague[2] && !strings.HasPrefix(why, "It hardly matters") {
							named++
						}
					}
					sure += r.follows(where, list[i].Run, me, i)
				}
				r.app.Activate(fmt.Sprintf("hint:do:%d", rnd.IntN(len(list))))
				r.step(0)
			}
		}
		t.Logf("%s: %d hints, %d of them name something, %d the only choice; %d certain changes", id, asked, named, lone, sure)
		if asked < 16 || 2*named < asked {
			t.Errorf("%s: %d of %d hints name a reason", id, named, asked)
		}
	}
}

// follows makes a choice by the rules and checks what its forecast holds for certain. It returns how much that was.
func (r *rig) follows(where string, run []engine.Action, me engine.Seat, i int) (n int) {
	r.t.Helper()
	tab := r.app.tab.t
	f := tab.Forecasts()[i]
	s := tab.State().Fresh()
	s.CopyFrom(tab.State())
	ev := engine.NewEvents(r.app.tab.info)
	for _, a := range run {
		if err := s.Apply(me, a, ev); err != nil {
			r.t.Fatalf("%s: %v", where, err)
		}
	}
	b := r.app.tab.mainBadge()
	for p := range engine.Seat(len(tab.Players)) {
		was := tab.Now().Counter(uint8(b.Key), p, 0)
		is := was
		for _, e := range ev.List {
			if e.Kind == engine.Counted && int(e.Key) == b.Key && e.From.Owner == p && e.From.Slot == 0 {
				is = int(e.Value)
			}
		}
		if d := f.Now[p]; d.Sure() && d.Min != 0 {
			if n++; is-was != d.Min {
				r.t.Errorf("%s: %v changes the score of %s by %d, foretold %d", where, run, p, is-was, d.Min)
			}
		}
	}
	for _, l := range f.Told {
		if !l.Now {
			continue
		}
		said := false
		for _, e := range ev.List {
			said = said || e.Kind == engine.Said && int(e.Key) == l.Say && e.Seat == l.Actor && e.Other == l.Other
		}
		if n++; !said {
			r.t.Errorf("%s: after %v nobody says %s", where, run, r.app.tab.info.Says[l.Say])
		}
	}
	return n
}
