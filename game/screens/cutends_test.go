package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/court"
	"royals/game/keep"
	"royals/game/store"
	"royals/game/table"
)

// cutEnds are ways to come to an end that is counted: a game of a match, one of two people, the day's deal, a bout at court.
var cutEnds = []struct {
	name  string
	on    string // the way on from the result
	begin func(r *rig)
}{
	{"match", "result:rematch", func(r *rig) {
		r.app.begin(r.app.find("kingdoms"), crushOf(2), []table.Player{{Name: "Ada"}, {Name: "Ben", Bot: "greedy"}}, 3)
	}},
	{"people", "result:title", func(r *rig) {
		r.app.begin(r.app.find("crush"), crushOf(3), []table.Player{{Name: "Ada"}, {Name: "Bea"}, {Name: "Cosmo", Bot: "greedy"}}, 0)
	}},
	{"daily", "result:title", func(r *rig) { beginDay(r.app.Sitting, r.app.find("crush"), "2026-11-22") }},
	{"court", "result:title", func(r *rig) { beginCourt(r.app.Sitting, 0) }},
}

// TestCutAtTheEnd kills the program between any two writes around the end of a game and the way on from its result, and again while the
// next start makes up for it. The game goes on, or stands in the history; in the end it stands there once, and is counted once in
// everything that counts it.
func TestCutAtTheEnd(t *testing.T) {
	for _, c := range cutEnds {
		t.Run(c.name, func(t *testing.T) {
			last, run, seed := lastChoice(t, c.begin)
			for range 2 { // the newest copy of the game lies at the one side, and at the other
				cutsEnd(t, last, c.on, seed)
				data, err := last.Load(run)
				must(t, err)
				must(t, last.Save(run, data))
			}
		})
	}
}

// lastChoice plays a game and returns what was kept before its last choice, with the game's name and seed.
func lastChoice(t *testing.T, begin func(r *rig)) (last store.Store, run string, seed uint64) {
	t.Helper()
	kept := store.NewMemory()
	r := lives(t, kept, never, 100)
	callOwner(r.app.Sitting, "Ada")
	keepPerson(r.app.Sitting, "p2", keep.Person{Name: "Bea"})
	begin(r)
	r.app.open(true)
	run, seed = r.app.run, r.app.table.Config().Seed
	r.play(&player{rnd: rand.New(rand.NewPCG(7, 1))}, func(int) { last = store.Twin(kept) })
	return last, run, seed
}

// cutsEnd does it from the last choice on.
func cutsEnd(t *testing.T, last store.Store, on string, seed uint64) {
	t.Helper()
	whole := store.Twin(last)
	dies(t, whole, never, on)
	want := countedIn(t, whole)
	if want.past != 1 || want.played == 0 {
		t.Fatalf("after its end there is %+v", want)
	}
	for first := 0; ; first++ {
		s := store.Twin(last)
		if dies(t, s, first, on); allKept(t, s) == allKept(t, whole) {
			if first < 8 {
				t.Errorf("it was cut only %d times", first)
			}
			return
		}
		for second := first % 4; second < 12; second += 4 {
			again := store.Twin(s)
			lives(t, again, second, 300)
			if got := ends(t, lives(t, again, never, 400), again, seed); got != want {
				t.Errorf("cut after %d and %d writes: %+v, want %+v", first, second, got, want)
			}
		}
	}
}

// lives starts the program on a store, on which all writes after so many are lost.
func lives(t *testing.T, s store.Store, writes int, seed uint64) *rig {
	t.Helper()
	r := newRig(t, desktop, false, store.Cut(s, writes), seed)
	r.app.now = func() int64 { return november }
	r.app.Start(&ears{})
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.step(0)
	return r
}

// dies starts the program on a store and plays on to the result and from there. All writes after so many are lost.
func dies(t *testing.T, s store.Store, writes int, on string) {
	t.Helper()
	r := lives(t, s, never, 200)
	r.app.Store = store.Cut(s, writes)
	r.play(&player{rnd: rand.New(rand.NewPCG(7, 1))}, nil)
	r.app.Activate(on)
	r.step(0)
}

// never is more writes than there are.
const never = 1 << 30

// ends plays on to the result where the game of a seed still goes on, and returns what is counted then. Where the next game of a match goes
// on, the match does, too.
func ends(t *testing.T, r *rig, s store.Store, seed uint64) inAll {
	t.Helper()
	switch list := r.app.waiting(); {
	case len(list) == 0: // the result, or whoever has left it
	case list[0].Config.Seed == seed: // with other choices
		r.play(&player{rnd: rand.New(rand.NewPCG(8, 1))}, nil)
	case r.app.bout == nil:
		t.Error("the next game of the match is no part of it")
	}
	return countedIn(t, s)
}

// inAll is how often a game is kept and counted.
type inAll struct{ past, played, days, bouts, series int }

func countedIn(t *testing.T, s store.Store) (n inAll) {
	t.Helper()
	past, err := keep.History(s)
	must(t, err)
	n.past, n.days = len(past), len(keep.Days(s))
	list, err := keep.Tallies(s)
	must(t, err)
	for _, x := range list {
		n.played += x.Played
	}
	var climb keep.Climb
	if data, err := s.Load(keep.Court); err == nil {
		must(t, climb.Read(data))
	}
	for i := range court.Rivals {
		r := climb.Of(court.Rivals[i].Key)
		n.bouts += r.Ahead + r.Behind
	}
	names, err := s.Names()
	must(t, err)
	for _, name := range names {
		if data, err := s.Load(name); err == nil && keep.IsBout(name) {
			b, err := readBout(data, newRig(t, phone, true, store.NewMemory(), 1).app.find)
			must(t, err)
			n.series += len(b.series.Games)
		}
	}
	return n
}
