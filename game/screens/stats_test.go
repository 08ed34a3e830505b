package screens

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// playsOut plays a game of a title with a person to its result, and returns it.
func playsOut(t *testing.T, r *rig, id string, seed uint64) *resultScreen {
	t.Helper()
	r.start(id, 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.play(&player{rnd: rand.New(rand.NewPCG(seed, 4))}, nil)
	res, ok := r.app.Top().(*resultScreen)
	if !ok {
		t.Fatalf("%s ends on %s", id, r.app.Status().Scene)
	}
	return res
}

// TestGamesAreCounted plays games of each title: what is counted is what their results say, once, whatever is started anew in
// between.
func TestGamesAreCounted(t *testing.T) {
	for _, g := range catalog.Games() {
		id := g.Info().ID
		kept := store.NewMemory()
		r := newRig(t, phone, true, kept, 5)
		played, won := 0, 0
		for n := range 3 {
			res := playsOut(t, r, id, uint64(n))
			played++
			if res.res.Winners.Has(res.own()) {
				won += 60 / res.res.Winners.Len()
			}
			if n == 1 { // ended in the middle of the result
				r = newRig(t, phone, true, kept, 90)
				r.step(0)
			}
			r.app.leave()
		}
		list, err := keep.Tallies(kept)
		if err != nil || len(list) != 1 || list[0].Played != played || list[0].Won != won || list[0].Person != keep.Owner || list[0].Left != 0 || list[0].Hinted+list[0].Undone != 0 {
			t.Errorf("%s: %+v, %v; played %d, won %d sixtieths", id, list, err, played, won)
		}
		met, err := keep.Meetings(kept)
		if err != nil || len(met) == 0 || len(met) != list[0].Seats-1 || met[0].Played != played || met[0].Rival != keep.Courtier("Bea") {
			t.Errorf("%s: met %+v, %v", id, met, err)
		}
		if len(met) == 1 && 30*met[0].Ahead != won { // of two, who wins is ahead
			t.Errorf("%s: ahead %d halves, won %d sixtieths", id, met[0].Ahead, won)
		}
	}
}

// TestHelpIsCounted asks for a hint twice about one choice, takes a choice back, and starts anew: each counts once.
func TestHelpIsCounted(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 7)
	r.start("crush", 1)
	r.settle()
	for range 2 {
		r.app.Activate("hint")
		r.step(0)
		r.app.Activate("back")
		r.step(0)
	}
	tab := r.app.table
	if h := table.HelpOf(tab, tab.Viewer); h.Hints != 1 || h.Undos != 0 {
		t.Fatalf("%+v after a hint", h)
	}
	rnd := &player{rnd: rand.New(rand.NewPCG(3, 4))}
	undone := 0
	for n := 0; n < 40 && undone == 0 && r.app.Status().Scene != "result"; n++ {
		if r.settle(); r.app.table.MayUndo() && r.app.Activate("undo") {
			undone++
			r.step(0)
			break
		}
		if !putAway(r) {
			r.choose(rnd)
		}
	}
	again := newRig(t, phone, true, kept, 8)
	now := again.app.table
	if now == nil {
		t.Fatal("the game is gone")
	}
	if h := table.HelpOf(now, 0); h.Hints != 1 || h.Undos != undone {
		t.Errorf("%+v after a new start, %d taken back", h, undone)
	}
}

// TestLeavingASeat gives the seat to an opponent: early it is nothing, after the third own choice the game is given up.
func TestLeavingASeat(t *testing.T) {
	for _, choices := range []int{0, 2, 3, 5} {
		kept := store.NewMemory()
		r := newRig(t, phone, true, kept, 7)
		r.start("houses", 1)
		rnd := &player{rnd: rand.New(rand.NewPCG(3, 4))}
		for table.OwnChoices(r.app.table, 0) < choices {
			if r.settle(); !putAway(r) {
				r.choose(rnd)
			}
		}
		r.settle()
		r.app.Activate("menu")
		r.app.Activate("menu:hand:" + engine.Seat(0).String())
		r.app.Activate("confirm:yes")
		list, _ := keep.Tallies(kept)
		if own := table.OwnChoices(r.app.table, 0); (len(list) == 1 && list[0].Left == 1) != (own >= 3) {
			t.Errorf("after %d own choices: %+v", own, list)
		}
	}
}

// TestStatsPage reads the page at every size and text size: nothing is cut, percentages come with ten games, and what is deleted can be
// brought back until the page is left.
func TestStatsPage(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	r.app.Activate("history")
	r.app.Activate("stats")
	if !strings.Contains(r.app.Doc().Prompt, "No game has been counted yet") {
		t.Errorf("it says %q", r.app.Doc().Prompt)
	}
	for i := range 40 {
		e := keep.Ended{Kind: keep.Kind{Person: "Ada", Game: "crush", Seats: 4, Rivals: "duke page page"}, Of: 1, Rank: 1 + i%4, Score: i, Choices: 30, Deal: string(rune('a' + i))}
		if i < 12 {
			e.Won = 1
		}
		if i < 3 {
			e.Met = []keep.Met{{Rival: keep.Courtier("Bea"), Ahead: 2 - i/2}}
		}
		if i == 3 {
			e.Met = []keep.Met{{Rival: keep.Owner}}
		}
		if i < 9 {
			e.Hints = 1
			h := e
			h.Game, h.Seats, h.Rules, h.Rivals = "usurpers", 3, "round_cap=5", "page person"
			if err := keep.Score(kept, h); err != nil {
				t.Fatal(err)
			}
		}
		if err := keep.Score(kept, e); err != nil {
			t.Fatal(err)
		}
	}
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, desktop} {
		for _, text := range []int{80, 100, 200} {
			r := newRig(t, size, size.W < 1000, kept, 5)
			r.app.Prefs.Text = text
			r.app.Activate("history")
			r.app.Activate("stats")
			r.step(0)
			r.step(0)
			if err := r.check(); err != nil {
				t.Errorf("%v, text %d: %v", size, text, err)
			}
			if text != 80 {
				r.shot("stats-" + map[int]string{100: "100", 200: "200"}[text])
			}
			readsStats(t, r)
		}
	}
	r = newRig(t, phone, true, kept, 5)
	r.app.Activate("history")
	r.app.Activate("stats")
	r.app.Activate("stats:reset:crush")
	if !strings.Contains(r.app.Doc().Prompt, "40 games") {
		t.Errorf("it asks %q", r.app.Doc().Prompt)
	}
	r.app.Activate("confirm:yes")
	if list, _ := keep.Tallies(kept); len(list) != 1 {
		t.Errorf("%d kinds after the deletion", len(list))
	}
	r.app.Activate("stats:undo")
	if list, _ := keep.Tallies(kept); len(list) != 2 {
		t.Errorf("%d kinds after it was taken back", len(list))
	}
}

// readsStats looks at what the page says.
func readsStats(t *testing.T, r *rig) {
	t.Helper()
	all := says(r.app.Doc(), 0)
	for _, want := range []string{"12 of 40 won.", "30 % won; an even share is 25 %. after 40 games it may still be anything from 18 to 45 %.", "4 players, against duke, page, page.", "games with hints: 9", "won without hints: 3 of 31",
		"3 players, against page, a person; length: 5 rounds.", "9 of 9 won.", "ahead of bea in 2.5 of 3,", " in 0 of 1."} {
		if !strings.Contains(all, want) {
			t.Errorf("%q is not told: %s", want, all)
		}
	}
}

// TestFiguresAreNarrowed asks for some of what has been counted: by each sieve what is left is right, and one that would leave everything is
// not there.
func TestFiguresAreNarrowed(t *testing.T) {
	kept := store.NewMemory()
	kinds := []keep.Kind{
		{Game: "crush", Seats: 4, Rivals: "duke page page"}, {Game: "crush", Seats: 3, Rivals: "page page"}, {Game: "crush", Seats: 3, Rivals: "page page", Rules: "target=10"},
		{Game: "kingdoms", Seats: 2, Rivals: "duke"}}
	for i, k := range kinds {
		for n := range 1 << i {
			k.Person = keep.Owner
			if err := keep.Score(kept, keep.Ended{Kind: k, Of: 1, Rank: 1, Deal: strconv.Itoa(n) + k.Rules + k.Rivals}); err != nil {
				t.Fatal(err)
			}
		}
	}
	r := newRig(t, phone, true, kept, 5)
	r.app.Activate("history")
	r.app.Activate("stats")
	played := func() (n int) {
		for _, b := range r.app.Top().(*statsScreen).blocks() {
			n += b.all.Played
		}
		return n
	}
	choose := func(by string, n int) {
		if !r.app.Activate("stats:by:"+by) || !r.app.Activate("stats:by:"+by+":"+strconv.Itoa(n)) {
			t.Fatalf("%s, value %d, cannot be asked for", by, n)
		}
		r.step(0)
	}
	for _, c := range []struct {
		by         string
		n, is      int
		left, gone string
	}{{"seats", 1, 8, "", ""}, {"seats", 2, 2 + 4, "", ""}, {"seats", 3, 1, "", ""}, {"seats", 0, 15, "", ""}, {"rival", 1, 2 + 4 + 1, "", ""}, {"rival", 2, 9, "", ""}, {"rival", 0, 15, "", ""},
		{"game", 2, 7, "rules", ""}, {"rules", 2, 4, "", ""}, {"game", 1, 8, "", "rules"}, {"game", 0, 15, "rules", ""}} {
		if choose(c.by, c.n); played() != c.is {
			t.Errorf("%s, value %d: %d games, want %d", c.by, c.n, played(), c.is)
		}
		all := says(r.app.Doc(), 0)
		if c.left != "" && !strings.Contains(all, strings.ToLower(words.Plain("by."+c.left+".which"))) || c.gone != "" && strings.Contains(all, strings.ToLower(words.Plain("by."+c.gone+".which"))) {
			t.Errorf("%s, value %d: %s", c.by, c.n, all)
		}
	}
}

// TestFiguresOfOneOfTwo deletes what was counted of one person: what the other has stays, also against the first.
func TestFiguresOfOneOfTwo(t *testing.T) {
	kept := store.NewMemory()
	for _, who := range []string{"Ada", "Zoe"} {
		for _, id := range []string{"crush", "royalty"} {
			e := keep.Ended{Kind: keep.Kind{Person: who, Game: id, Seats: 3, Rivals: "page person"}, Of: 1, Rank: 1, Deal: "x", Met: []keep.Met{{Rival: "Zoe", Ahead: 2}}}
			if err := keep.Score(kept, e); err != nil {
				t.Fatal(err)
			}
		}
	}
	r := newRig(t, phone, true, kept, 5)
	r.app.Activate("history")
	r.app.Activate("stats")
	r.app.Activate("stats:reset:crush:2")
	if says := r.app.Doc().Prompt; !strings.Contains(says, "1 game?") {
		t.Errorf("it asks %q", says)
	}
	r.app.Activate("confirm:yes")
	list, _ := keep.Tallies(kept)
	met, _ := keep.Meetings(kept)
	if len(list) != 3 || len(met) != 3 || slices.ContainsFunc(list, func(x keep.Tally) bool { return x.Game == "crush" && x.Person == "Zoe" }) {
		t.Errorf("left: %+v, %+v", list, met)
	}
}

// TestSharesOfWins compares the interval with figures that others have published: 12 of 40 is 18 to 45.
func TestSharesOfWins(t *testing.T) {
	for _, c := range []struct{ n, of, low, high int }{{12, 40, 18, 45}, {0, 10, 0, 28}, {10, 10, 72, 100}, {50, 100, 40, 60}} {
		low, high := wilson(float64(c.n)/float64(c.of), c.of)
		if percent(low) != c.low || percent(high) != c.high {
			t.Errorf("%d of %d: %d to %d, want %d to %d", c.n, c.of, percent(low), percent(high), c.low, c.high)
		}
	}
	for n, want := range map[int]string{0: "0", 60: "1", 90: "1.5", 20: "0.3"} {
		if got := wins(n); got != want {
			t.Errorf("%d sixtieths are %q", n, got)
		}
	}
}
