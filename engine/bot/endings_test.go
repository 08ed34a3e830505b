package bot

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// solver works out, for one world, what every action of the mover is worth when nobody else has anything left to decide.
type solver struct {
	mover engine.Seat
	spent int
	chose bool // there was something left to choose
}

const tooMuch = 300 // positions looked at before a solver gives up

// best is the win share of the mover, in thousandths, when it plays on in the best way; false when somebody else decides,
// or when it is too much.
func (v *solver) best(s engine.State) (int32, bool) {
	for {
		if v.spent++; v.spent > tooMuch {
			return 0, false
		}
		actors := s.Actors()
		if actors == 0 {
			var r engine.Result
			s.Result(&r)
			if !r.Winners.Has(v.mover) {
				return 0, true
			}
			return int32(1000 / r.Winners.Len()), true
		}
		p := actors.First()
		acts := s.Legal(p, nil)
		if len(acts) == 1 {
			must(s.Apply(p, acts[0], nil))
			continue
		}
		if p != v.mover || actors.Len() > 1 {
			return 0, false
		}
		v.chose = true
		top := int32(-1)
		for _, a := range acts {
			x, ok := v.after(s, a)
			if !ok {
				return 0, false
			}
			top = max(top, x)
		}
		return top, true
	}
}

func (v *solver) after(s engine.State, a engine.Action) (int32, bool) {
	t := s.Fresh()
	t.CopyFrom(s)
	must(t.Apply(v.mover, a, nil))
	return v.best(t)
}

const worlds = 48

// ending solves a position: what each legal action is worth, on the average of the worlds that the mover may be in. ok is true
// when nobody but the mover decides any more in any of them, whatever it does, and an action that leaves the mover something to
// decide is worth the same in all of them, so that knowing more would not help it there.
func ending(s engine.State, seat engine.Seat, r *cards.Rand) (acts []engine.Action, worth []int32, ok bool) {
	acts = s.Legal(seat, nil)
	if len(acts) < 2 || s.Actors().Len() > 1 {
		return nil, nil, false
	}
	v := solver{mover: seat}
	t := s.Fresh()
	first, sum := make([]int32, len(acts)), make([]int32, len(acts))
	differs, later := make([]bool, len(acts)), make([]bool, len(acts))
	for world := range int32(worlds) {
		t.CopyFrom(s)
		t.Redact(seat)
		t.Imagine(seat, r)
		for i, a := range acts {
			v.spent, v.chose = 0, false
			x, fine := v.after(t, a)
			if world == 0 {
				first[i] = x
			}
			differs[i] = differs[i] || x != first[i]
			later[i] = later[i] || v.chose
			if !fine || differs[i] && later[i] {
				return nil, nil, false
			}
			sum[i] += x
		}
	}
	for i := range sum {
		sum[i] /= worlds
	}
	return acts, sum, true
}

// Endings in which only the mover still decides are solved by trying everything; Sovereign answers every one of them within a
// hundredth of the best. The positions are found by playing the last choices of many games
// again and again in other ways; where the last word is always with several, as in some games, there are none.
func TestEndingsAreSolved(t *testing.T) {
	want, games := 100, 15
	switch {
	case *full:
		want, games = 1000, 10_000
	case testing.Short():
		want, games = 20, 4
	}
	total := 0
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			h := hunt{g: g, t: t, best: New(Sovereign, Steady).(*Search), seen: map[uint64]bool{}}
			for seed := uint64(1); h.found < want && seed <= uint64(games); seed++ {
				h.game(seed)
			}
			t.Logf("%d endings", h.found)
			total += h.found
		})
	}
	if total < 10 {
		t.Errorf("only %d endings were found", total)
	}
}

// hunt looks for endings of a game.
type hunt struct {
	t     *testing.T
	g     engine.Game
	best  *Search
	rand  Random
	seen  map[uint64]bool
	red   engine.State
	found int
}

// game plays a random game, goes back by some choices, and plays those anew, 30 times.
func (h *hunt) game(seed uint64) {
	in := h.g.Info()
	seats := in.MinSeats + int(seed)%(min(in.MaxSeats, 4)-in.MinSeats+1)
	s, err := h.g.New(engine.Config{Seats: seats, Seed: seed, Options: quick(in)}, nil)
	if err != nil {
		h.t.Fatal(err)
	}
	h.red = s.Fresh()
	var back [12]engine.State
	for i := range back {
		back[i] = s.Fresh()
		back[i].CopyFrom(s)
	}
	r := cards.NewRand(seed, 8)
	for n := 0; s.Actors() != 0; n++ {
		back[n%len(back)].CopyFrom(s)
		h.rand.ChooseOn(s, s.Actors().First(), &r, nil)
	}
	for i := range 30 {
		s.CopyFrom(back[i%len(back)])
		for s.Actors() != 0 {
			seat := s.Actors().First()
			if acts, worth, ok := ending(s, seat, &r); ok {
				h.judge(s, seat, acts, worth, seed)
			}
			h.rand.ChooseOn(s, seat, &r, nil)
		}
	}
}

// judge asks for a choice in an ending whose actions are not all worth the same, each position once.
func (h *hunt) judge(s engine.State, seat engine.Seat, acts []engine.Action, worth []int32, seed uint64) {
	top, low, mine := worth[0], worth[0], int32(-1)
	for _, x := range worth {
		top, low = max(top, x), min(low, x)
	}
	h.red.CopyFrom(s)
	h.red.Redact(seat)
	key := engine.HashBytes(h.red.Encode(nil))
	if top == low || h.seen[key] {
		return
	}
	h.seen[key] = true
	h.found++
	r := cards.NewRand(seed, 21)
	run := h.best.Choose(h.red, seat, &r, nil)
	for i, a := range acts {
		if a == run[0] {
			mine = worth[i]
		}
	}
	if mine*100 < top*99 {
		h.t.Errorf("seed %d: %s takes %s, worth %d of %d", seed, seat, h.g.Notate(s, seat, run), mine, top)
	}
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
