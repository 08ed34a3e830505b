package bot

import (
	"flag"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

var endings = flag.Int("endings", 0, "how many endings of each game to solve; 0 for a sample that takes seconds")

// Endings in which only the mover still decides are solved by trying everything in many worlds, and Sovereign answers each within a
// hundredth of the best. They are found by playing the last choices of many games again and again in other ways; in royalty, where games seldom
// end so, also by setting up the last turn of a standstill. What others still decide counts only where it makes no difference. With -endings N
// there are N of each game.
func TestEndingsAreSolved(t *testing.T) {
	want, games := much(2, 20), 5000
	if *endings > 0 {
		want, games = *endings, 100_000
	}
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			h := hunt{g: g, t: t, best: New(Sovereign, Steady).(*Search), seen: map[uint64]bool{}}
			seed := uint64(1)
			for ; h.found < want && seed <= uint64(games); seed++ {
				h.game(seed, want)
			}
			t.Logf("%d endings in %d games, %d of them sure wins: %d answered within a hundredth of the best", h.found, seed-1, h.sure, h.right)
			if h.found < want {
				t.Errorf("only %d endings were found", h.found)
			}
		})
	}
}

// hunt looks for endings of a game.
type hunt struct {
	t                  *testing.T
	g                  engine.Game
	best               *Search
	rand               Random
	greedy             Greedy
	seen               map[uint64]bool
	red                engine.State
	acts               []engine.Action
	found, right, sure int
}

// game plays a game, mostly as the game's weights advise or by chance, goes back by some choices, and plays those anew.
func (h *hunt) game(seed uint64, want int) {
	in := h.g.Info()
	seats := in.MinSeats + int(seed)%(min(in.MaxSeats, 4)-in.MinSeats+1)
	s, err := h.g.New(engine.Config{Seats: seats, Seed: seed, Options: quick(in)}, nil)
	if err != nil {
		h.t.Fatal(err)
	}
	h.red = s.Fresh()
	var back [16]engine.State
	for i := range back {
		back[i] = s.Fresh()
		back[i].CopyFrom(s)
	}
	r := cards.NewRand(seed, 8)
	advised := 0
	if seed%3 == 0 {
		advised = 60
	}
	for n := 0; s.Actors() != 0; n++ {
		back[n%len(back)].CopyFrom(s)
		h.choose(s, &r, advised)
	}
	few := h.found + max(2, want/20)
	for i := range 2 * len(back) {
		s.CopyFrom(back[i%len(back)])
		for n := 0; s.Actors() != 0 && n < len(back)+8; n++ {
			if h.look(s, seed); h.g.Info().ID == "royalty" {
				h.lookAtStandstill(s, seed)
			}
			if h.found >= min(want, few) { // no more than a few of one game
				return
			}
			h.choose(s, &r, advised)
		}
	}
}

// choose makes a whole choice for the first seat that owes one.
func (h *hunt) choose(s engine.State, r *cards.Rand, advised int) {
	seat := s.Actors().First()
	if r.IntN(100) >= advised {
		h.rand.ChooseOn(s, seat, r, nil)
		return
	}
	h.red.CopyFrom(s)
	h.red.Redact(seat)
	for _, a := range h.greedy.Choose(h.red, seat, r, nil) {
		must(engine.Apply(s, seat, a, nil))
	}
}

// look asks for a choice if a position is an ending, each once.
func (h *hunt) look(s engine.State, seed uint64) {
	if s.Actors().Len() != 1 {
		return
	}
	e := ending{g: h.g, s: s.Fresh(), seat: s.Actors().First()}
	if acts := s.Rising(e.seat, nil); len(acts) < 2 || (&solver{g: h.g}).even(acts) {
		return
	}
	e.s.CopyFrom(s)
	e.s.Redact(e.seat)
	key := engine.HashBytes(engine.Encode(e.s, nil))
	if h.seen[key] {
		return
	}
	h.seen[key] = true
	if !h.last(s, e.seat, seed) {
		return
	}
	if e.runs = whole(e.s, e.seat, nil, nil); len(e.runs) < 2 || !e.solve(1, seed) || !e.solve(someWorlds, seed) || !e.solve(manyWorlds, seed+1) {
		return
	}
	h.found++
	if e.sure {
		h.sure++
	}
	r := cards.NewRand(seed, 21)
	h.red.CopyFrom(e.s)
	run := h.best.Choose(h.red, e.seat, &r, nil)
	for _, i := range e.good {
		if slices.Equal(run, e.runs[i]) {
			continue
		}
		if worse, short := e.loses(run, e.runs[i], seed+2); worse {
			h.t.Errorf("seed %d: %s takes %s, %.1f less than %s; the best is worth %.0f", seed, e.seat, h.g.Notate(e.s, e.seat, run), short,
				h.g.Notate(e.s, e.seat, e.runs[i]), e.top)
			return
		}
	}
	h.right++
}

// last reports whether the game ends, once of some times that a seat plays on by chance, before another seat has a choice.
func (h *hunt) last(s engine.State, seat engine.Seat, seed uint64) bool {
	r := cards.NewRand(seed, 31)
	v := solver{g: h.g}
	for range 4 {
		h.red.CopyFrom(s)
		for n := 0; n < 60; n++ {
			actors := h.red.Actors()
			if actors == 0 {
				return true
			}
			p := actors.First()
			h.acts = h.red.Rising(p, h.acts[:0])
			if len(h.acts) > 1 && actors != engine.Only(seat) && !v.even(h.acts) {
				break
			}
			must(engine.Apply(h.red, p, h.acts[r.IntN(len(h.acts))], nil))
		}
	}
	return false
}

// quick are options under which a game comes to its end soon.
func quick(in *engine.Info) []engine.Setting {
	for _, o := range in.Options {
		if o.Key == "target" {
			return []engine.Setting{{Key: "target", Value: "deal"}}
		}
	}
	return nil
}
