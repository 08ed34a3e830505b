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
	"royals/engine/enginetest"
	"royals/game/store"
)

// TestHintsAreTrue asks for hints in games against opponents. What is said to follow for sure does follow by the rules; what is called
// the only choice is the only one; a reason names an outcome, or sets it against that of another move of the list.
func TestHintsAreTrue(t *testing.T) {
	for _, g := range catalog.Games() {
		id, want := g.Info().ID, enginetest.Much(8, 16)
		var c reasons
		for seed := uint64(60); c.asked < want && seed < 70; seed++ {
			r := newRig(t, desktop, false, store.NewMemory(), seed)
			r.start(id, 1)
			rnd := rand.New(rand.NewPCG(seed, 2))
			for n := 0; n < 8 && r.goOn() != "result"; n++ {
				c.hint(r, fmt.Sprintf("%s seed %d move %d", id, seed, r.app.table.Moves()), rnd)
			}
		}
		t.Logf("%s: %d hints, %d moves have a reason, %d moves are compared, %d the only choice; %d certain changes", id, c.asked, c.named, c.compared, c.lone, c.sure)
		if c.asked < want || c.compared == 0 {
			t.Errorf("%s: %d hints, %d moves with a reason, %d compared", id, c.asked, c.named, c.compared)
		}
	}
}

// reasons counts hints, moves with a reason, moves that are compared, those that are the only choice, and the
// changes they hold certain.
type reasons struct{ asked, named, compared, lone, sure int }

// names checks that a reason sets a move against another one of the list.
func (c *reasons) names(r *rig, where, text, why string, list []bot.Tip) {
	r.t.Helper()
	for _, x := range list {
		if other := r.app.table.RunText(x.Run); other != text && strings.Contains(why, "“"+other+"”") {
			return
		}
	}
	r.t.Errorf("%s: %q is compared with no other move: %q", where, text, why)
}

// hint asks for a hint, checks what it says and does one of its moves.
func (c *reasons) hint(r *rig, where string, rnd *rand.Rand) {
	r.t.Helper()
	tab := r.app.table
	r.tap("hint")
	r.step(100 * time.Millisecond)
	list, _ := tab.Tips()
	if fore := tab.Forecasts(); len(fore) != len(list) {
		r.t.Fatalf("%s: %d forecasts for %d tips", where, len(fore), len(list))
	}
	me := tab.Asked
	if only := len(tab.State().Legal(me, nil)) == 1 && len(list[0].Run) == 1; only != tab.Lone() {
		r.t.Fatalf("%s: the only choice: %v, said: %v", where, only, tab.Lone())
	} else if only {
		c.lone++
	}
	for i, x := range r.app.Top().(*hintScreen).tips() {
		why := strings.TrimPrefix(x.why, odds(list, i))
		if why != "" {
			c.named++
		}
		if strings.Contains(why, "“") {
			c.compared++
			c.names(r, where, x.text, why, list)
		}
		if i == 0 {
			c.asked++
		}
		c.sure += r.follows(where, list[i].Run, me, i)
	}
	r.app.Activate(fmt.Sprintf("hint:do:%d", rnd.IntN(len(list))))
	r.step(0)
}

// follows makes a choice by the rules and checks what its forecast holds for certain. It returns how much that was.
func (r *rig) follows(where string, run []engine.Action, me engine.Seat, i int) (n int) {
	r.t.Helper()
	tab := r.app.table
	f := tab.Forecasts()[i]
	s := tab.State().Fresh()
	s.CopyFrom(tab.State())
	ev := engine.NewEvents(r.app.table.Game().Info())
	for _, a := range run {
		if err := engine.Apply(s, me, a, ev); err != nil {
			r.t.Fatalf("%s: %v", where, err)
		}
	}
	b := r.app.tab().scene.MainBadge()
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
			r.t.Errorf("%s: after %v nobody says %s", where, run, r.app.table.Game().Info().Says[l.Say])
		}
	}
	return n
}

// TestHintsCountInTens: what happened in all deals that were looked at is said to happen nearly every time, and nothing ten times in ten.
func TestHintsCountInTens(t *testing.T) {
	for n, want := range map[int]string{100: "nearly every time", 95: "nearly every time", 94: "about 9 times in 10", 10: "about 1 time in 10"} {
		if got := often(n); got != want {
			t.Errorf("%d of 100 is %q", n, got)
		}
	}
}
