package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/narrate"
	"royals/game/port"
	"royals/game/store"
)

// restart is the same store in a new program, after the old one was told to keep what it can.
func (r *rig) restart(keep store.Store) *rig {
	r.t.Helper()
	r.app.Save()
	other := newRig(r.t, desktop, false, keep, 5)
	other.app.Start(&ears{})
	other.step(0)
	return other
}

// TestSetupIsKept: a set-up in the middle of which the program starts again is there again as it was, once.
func TestSetupIsKept(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, desktop, false, keep, 5)
	r.app.Activate("game:usurpers")
	r.step(0)
	r.tap("seats:more")
	r.tap("seat:2:kind")
	r.tap("who:Flora")
	was := r.app.Top().(*setupScreen).set
	r = r.restart(keep)
	s, ok := r.app.Top().(*setupScreen)
	if !ok || s.info.ID != "usurpers" {
		t.Fatalf("the app came back to %s", r.app.Status().Scene)
	}
	if s.set.Seats != was.Seats || !slices.Equal(s.set.Players[:was.Seats], was.Players[:was.Seats]) {
		t.Errorf("set up for %+v, was %+v", s.set, was)
	}
	other := newRig(t, desktop, false, keep, 5)
	other.app.Start(&ears{})
	if scene := other.app.Status().Scene; scene != "title" {
		t.Errorf("the start after that comes to %s", scene)
	}
}

// TestPicksAreKept: the picks of a choice are there again after a start, with one person at the screen and behind the
// curtain of a device that is handed round; and not in another decision.
func TestPicksAreKept(t *testing.T) {
	for _, people := range []int{1, 2} {
		kept := 0
		for _, g := range catalog.Games() {
			const seed = 21
			keep := store.NewMemory()
			r := newRig(t, desktop, false, keep, seed)
			r.start(g.Info().ID, people)
			p := &player{rnd: rand.New(rand.NewPCG(seed, 1)), limit: 40}
			r.play(p, func(n int) {
				s := r.app.tab()
				chosen := slices.Clone(s.t.Composer().Chosen())
				if len(chosen) == 0 {
					return
				}
				other := r.restart(keep)
				if other.app.Status().Scene == "curtain" {
					if len(other.app.table.Composer().Chosen()) > 0 {
						t.Fatalf("%s: picks are there before the curtain is opened", g.Info().ID)
					}
					other.step(time.Second)
					other.tap("curtain:ok")
					other.step(0)
				}
				o := other.app.table
				got := slices.Clone(o.Composer().Chosen())
				slices.Sort(chosen)
				slices.Sort(got)
				if !slices.Equal(got, chosen) {
					t.Fatalf("%s, seed %d, decision %d: %d picks, were %d", g.Info().ID, seed, n, len(got), len(chosen))
				}
				kept++
			})
		}
		if kept < 20 {
			t.Errorf("%d people: only %d times there were picks", people, kept)
		}
	}
}

// TestPicksOfAnotherDecision are forgotten.
func TestPicksOfAnotherDecision(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, desktop, false, keep, 3)
	r.start("kingdoms", 1)
	r.settle()
	for _, text := range []string{"picks 999 0 1", "picks 0 77 1", "picks x y z", "picks 0 0 !", "setup chess", "nothing"} {
		if err := keep.Save(begunName, []byte(text)); err != nil {
			t.Fatal(err)
		}
		other := newRig(t, desktop, false, keep, 3)
		other.app.Start(&ears{})
		other.settle()
		if s := other.app.tab(); s.t.Asked == engine.None || len(s.t.Composer().Chosen()) > 0 || other.app.picks != nil {
			t.Errorf("%q: %d picks", text, len(s.t.Composer().Chosen()))
		}
	}
}

// TestResultIsKept: whoever is thrown out at the result comes back to it, with the same words, as often as it takes;
// whoever has left it comes to the title. A match counts the game once.
func TestResultIsKept(t *testing.T) {
	for _, length := range []int{0, 3} {
		keep := store.NewMemory()
		r := newRig(t, desktop, false, keep, 5)
		r.app.Start(&ears{})
		r.start("kingdoms", 1)
		if length > 0 {
			players := slices.Clone(r.app.table.Players)
			r.app.begin(r.app.table.Game(), r.app.table.Config(), players, length)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
			r.app.tab().clock.settle()
		}
		r.app.open(true)
		r.play(&player{rnd: rand.New(rand.NewPCG(7, 1))}, nil)
		won := func() (n int) {
			if r.app.bout != nil {
				n = len(r.app.bout.series.Games)
			}
			return n
		}
		was, games := r.app.Doc(), won()
		if length > 0 && games != 1 {
			t.Fatalf("%d games counted", games)
		}
		for range 2 {
			r = r.restart(keep)
			if scene := r.app.Status().Scene; scene != "result" {
				t.Fatalf("length %d: thrown out at the result one comes back to %s", length, scene)
			}
			now := r.app.Doc()
			if now.Prompt != was.Prompt || !slices.EqualFunc(now.Table, was.Table, func(a, b port.Section) bool { return a.Heading == b.Heading && slices.Equal(a.Lines, b.Lines) }) {
				t.Errorf("length %d: the result was %q, %v and is %q, %v", length, was.Prompt, was.Table, now.Prompt, now.Table)
			}
			if won() != games {
				t.Errorf("length %d: %d games counted, were %d", length, won(), games)
			}
		}
		if length > 0 {
			r.tap("result:rematch")
			if r.app.Status().Scene != "table" || won() != 1 {
				t.Errorf("the next game of the match begins with %s", r.app.Status().Scene)
			}
			continue
		}
		r.tap("result:title")
		if r = r.restart(keep); r.app.Status().Scene != "title" {
			t.Errorf("after leaving it one comes back to %s", r.app.Status().Scene)
		}
	}
}

// overUnseen plays the first game of a match to its last choice, so that its end is on the table and its result not yet to be seen.
func overUnseen(t *testing.T, keep store.Store) *rig {
	t.Helper()
	r := newRig(t, desktop, false, keep, 5)
	r.app.Start(&ears{})
	r.start("kingdoms", 1)
	r.app.begin(r.app.table.Game(), r.app.table.Config(), slices.Clone(r.app.table.Players), 3)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 0 // cards take their time, so that the end is seen before the result
	r.app.tab().clock.settle()
	r.app.open(true)
	p := &player{rnd: rand.New(rand.NewPCG(7, 1))}
	for r.app.table != nil && !r.app.table.Ended() {
		if st := r.app.Status(); goesOn(r) {
			continue
		} else if st.Settled && st.Scene == "table" {
			r.choose(p)
		} else if st.Scene == "round" {
			r.tap("round:ok")
		} else {
			r.step(50 * time.Millisecond)
		}
	}
	if r.app.Status().Scene != "table" {
		t.Fatalf("the end is on %s", r.app.Status().Scene)
	}
	return r
}

// TestEndIsCounted: a program that ends between the last choice of a game and its result counts the game when it starts
// again.
func TestEndIsCounted(t *testing.T) {
	keep := store.NewMemory()
	r := overUnseen(t, keep)
	r = r.restart(keep)
	if r.app.Status().Scene != "result" || len(r.app.bout.series.Games) != 1 {
		t.Errorf("on %s after the start, %d games counted", r.app.Status().Scene, len(r.app.bout.series.Games))
	}
}

// TestLeftBeforeItsResult: a game that is over and left before its result is shown stands in the history and is counted, and stays so when
// another one takes its place, or when its result is seen after all.
func TestLeftBeforeItsResult(t *testing.T) {
	for _, again := range []bool{false, true} {
		kept := store.NewMemory()
		r := overUnseen(t, kept)
		r.app.leave()
		r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
		if n := countedIn(t, kept); n.past != 1 || n.played != 1 {
			t.Errorf("left, it is counted as %+v", n)
		}
		if again {
			r.app.Activate("continue")
			r.settle()
			if scene := r.app.Status().Scene; scene != "result" {
				t.Errorf("it goes on with %s", scene)
			}
		} else {
			r.start("kingdoms", 1)
			r.app.Activate("confirm:yes")
			r.step(0)
		}
		if n := countedIn(t, kept); n.past != 1 || n.played != 1 {
			t.Errorf("after that it is counted as %+v", n)
		}
	}
}

// TestFirstDocumentIsAsBriefAsTheRest starts anew in the middle of a game for somebody who wants it brief: the first document already
// leaves out why a card cannot be used.
func TestFirstDocumentIsAsBriefAsTheRest(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 67)
	r.app.Prefs.Speech = int(narrate.Brief)
	r.start("royalty", 1)
	r.settle()
	r.app.SavePrefs()
	r.app = New(Deps{Store: kept, Games: catalog.Games(), Seed: func() uint64 { return 67 }})
	r.app.Start(&bed{})
	r.in.Now = 0
	r.step(0)
	first := slices.Clone(r.app.Doc().Hand)
	r.app.Change()
	if again := r.app.Doc().Hand; !slices.Equal(first, again) {
		t.Errorf("it says %v, and then %v", first, again)
	}
	if !slices.ContainsFunc(first, func(x port.Item) bool { return x.Idle }) {
		t.Error("every card can be used")
	}
}
