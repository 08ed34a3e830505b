package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/store"
	"royals/game/table"
)

// TestGlide plays some decisions of every game frame by frame. A frame in which only cards move shows what one laid anew would, and so
// does the frame in which everything has come to rest. Nothing is left halfway by an app that says it needs no more frames.
func TestGlide(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) { glides(t, g.Info().ID) })
	}
}

func glides(t *testing.T, id string) {
	const seed = 5
	r := newRig(t, desktop, false, store.NewMemory(), seed)
	r.start(id, 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
	r.app.tab().clock.settle()
	glided, frames := 0, 0
	p := &player{rnd: rand.New(rand.NewPCG(seed, 3))}
	for range 12 {
		for rest := false; !rest; {
			s := r.app.tab()
			awake := r.step(16 * time.Millisecond)
			if scene := r.app.Status().Scene; scene == "round" {
				r.tap("round:ok")
				continue
			} else if scene != "table" {
				return
			}
			frames++
			if s.glided {
				glided++
			}
			if !awake && (s.moves()) {
				t.Fatalf("frame %d: the app wants no more frames and something still moves", frames)
			}
			if why := unlike(r); why != "" {
				t.Fatalf("seed %d, frame %d: %s", seed, frames, why)
			}
			rest = r.app.Status().Settled && !goesOn(r)
		}
		r.choose(p)
	}
	if glided < 20 {
		t.Errorf("only %d of %d frames in motion", glided, frames)
	}
}

// unlike lays the picture anew and returns how the one that was shown differs from it.
func unlike(r *rig) string {
	got := slices.Clone(r.list.Ops)
	r.app.Redraw()
	r.hits = r.app.Hits(r.hits[:0]) // lays it anew
	r.list.Reset()
	r.app.Draw(&r.list)
	want := r.list.Ops
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			return fmt.Sprintf("%d of %d differs: %+v, built anew %+v", i, len(want), got[i], want[i])
		}
	}
	if len(got) != len(want) {
		return fmt.Sprintf("%d things drawn, %d when built anew", len(got), len(want))
	}
	return ""
}

// twenty deals a game and gives the person at the screen a hand of twenty cards.
func twenty(t testing.TB) *rig {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("houses", 1)
	r.settle()
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
	s := r.app.tab()
	s.clock.settle()
	r.settle()
	id := engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: s.bottom()}
	var hand []cards.Card
	for c := cards.Card(3); len(hand) < 20; c += 2 {
		hand = append(hand, c)
	}
	i := slices.IndexFunc(s.t.Shown.Piles, func(p engine.Pile) bool { return p.ID == id })
	s.t.Shown.Piles[i].Cards = hand
	s.t.Cards.Sync(&s.t.Shown)
	s.t.Touch()
	r.settle()
	if len(s.scene.Hand) != 20 {
		t.Fatalf("%d cards in the hand", len(s.scene.Hand))
	}
	return r
}

// resort sorts the hand another way and returns when it is on its way.
func resort(r *rig) {
	s := r.app.tab()
	to := table.BySuit
	if s.t.Sort == to {
		to = table.ByRank
	}
	s.t.SetSort(to)
	r.frame()
	r.frame()
	if !s.stage.Moving(r.app.tab().clock.time) {
		r.t.Fatal("the hand does not move")
	}
}

// frame is a frame as a host has it: it updates, draws, and asks how things stand.
func (r *rig) frame() (awake bool) {
	awake = r.step(time.Millisecond)
	r.app.Status()
	r.app.Doc()
	return awake
}

// TestFramesAllocateNothing: neither a frame in which twenty cards move nor one at rest takes new memory.
func TestFramesAllocateNothing(t *testing.T) {
	r := twenty(t)
	frames := func() {
		for range 20 {
			r.frame()
		}
	}
	for range 3 {
		resort(r)
		if n := testing.AllocsPerRun(5, frames); n != 0 {
			t.Errorf("%v allocations in 20 frames in which cards move", n)
		}
		if !r.app.tab().stage.Moving(r.app.tab().clock.time) {
			t.Fatal("the hand lay still before it was measured")
		}
		r.settle()
		if n := testing.AllocsPerRun(5, frames); n != 0 {
			t.Errorf("%v allocations in 20 frames at rest", n)
		}
	}
}

// BenchmarkResort is a frame in which a hand of twenty cards is being sorted another way.
func BenchmarkResort(b *testing.B) {
	r := twenty(b)
	resort(r)
	b.ReportAllocs()
	for b.Loop() {
		if !r.app.tab().stage.Moving(r.app.tab().clock.time) {
			b.StopTimer()
			resort(r)
			b.StartTimer()
		}
		r.frame()
	}
}

// BenchmarkRest is a frame in which nothing moves.
func BenchmarkRest(b *testing.B) {
	r := twenty(b)
	b.ReportAllocs()
	for b.Loop() {
		r.frame()
	}
}
