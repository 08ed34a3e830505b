package sound

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
)

var game = engine.Info{
	ID:       "none",
	Piles:    []engine.PileInfo{{Name: "stock"}, {Name: "hand", Sight: engine.Private, Owned: true}, {Name: "table", Sight: engine.FaceUp}},
	Counters: []engine.CounterInfo{{Name: "points"}, {Name: "round"}},
	Says:     []string{"hits", "passes", "royal"},
}

var lines = []Cue{Blow, {}, Honour}

func TestHear(t *testing.T) {
	stock := engine.PileID{Kind: 0, Owner: engine.None}
	hand := engine.PileID{Kind: 1, Owner: 0}
	table := engine.PileID{Kind: 2, Owner: engine.None}
	me := Scene{Viewer: 0}
	deal := Scene{Viewer: 0, Dealing: true}
	move := func(from, to engine.PileID) engine.Event { return engine.Event{Kind: engine.Moved, From: from, To: to} }
	points := func(n int32) engine.Event { return engine.Event{Kind: engine.Counted, Key: 0, Value: n} }
	const silent = Effects
	ear := New(&game, 0, lines, Rays)
	for _, c := range []struct {
		what  string
		e     engine.Event
		s     Scene
		want  Effect
		buzz  bool
		pitch int // above, below, as made
	}{
		{"a card is drawn", move(stock, hand), me, Slide, false, 0},
		{"the first card is dealt", move(stock, hand), deal, Rays, false, 0},
		{"a card is dealt", move(stock, hand), deal, Tick, false, 0},
		{"a card is laid down", move(hand, table), me, Snap, false, 0},
		{"a card is taken up", move(table, hand), me, Lift, false, 0},
		{"a card is turned up from the stock", move(stock, table), me, Flip, false, 0},
		{"the table is laid", move(engine.Nowhere, stock), deal, silent, false, 0},
		{"a card is turned", engine.Event{Kind: engine.Turned, Card: cards.New(9, cards.Hearts)}, me, Flip, false, 0},
		{"a card is covered", engine.Event{Kind: engine.Turned, Card: cards.Back}, me, Flip, false, -1},
		{"a pile is shuffled", engine.Event{Kind: engine.Shuffled, From: stock}, me, Riffle, false, 0},
		{"points are won", points(4), Scene{Viewer: 0, Was: 3}, Chip, false, 1},
		{"points are lost", points(2), Scene{Viewer: 0, Was: 3}, Chip, false, -1},
		{"points stay", points(3), Scene{Viewer: 0, Was: 3}, silent, false, 0},
		{"points are set at first", points(3), deal, silent, false, 0},
		{"a round is counted", engine.Event{Kind: engine.Counted, Key: 1, Value: 2}, me, silent, false, 0},
		{"a counter of the table", engine.Event{Kind: engine.Counted, Value: 2, From: engine.PileID{Owner: engine.None}}, me, silent, false, 0},
		{"the viewer is hit", engine.Event{Kind: engine.Said, Key: 0, Seat: 0, Other: engine.None}, me, Thud, true, 0},
		{"the viewer is hit by another", engine.Event{Kind: engine.Said, Key: 0, Seat: 2, Other: 0}, me, Thud, true, 0},
		{"others hit each other", engine.Event{Kind: engine.Said, Key: 0, Seat: 1, Other: 2}, me, Thud, false, 0},
		{"something is said", engine.Event{Kind: engine.Said, Key: 1}, me, silent, false, 0},
		{"a royal is crowned", engine.Event{Kind: engine.Said, Key: 2, Seat: 0}, me, Stamp, false, 0},
		{"a key out of reach", engine.Event{Kind: engine.Said, Key: 200}, me, silent, false, 0},
		{"a phase", engine.Event{Kind: engine.Phased}, me, silent, false, 0},
		{"the viewer wins", engine.Event{Kind: engine.Ended}, Scene{Viewer: 0, Won: true}, Rays, false, 0},
		{"another wins", engine.Event{Kind: engine.Ended}, me, Stamp, false, -1},
	} {
		got, ok := ear.Hear(&c.e, c.s)
		if ok != (c.want != silent) || ok && got.Effect != c.want {
			t.Errorf("%s: %v %v, want %v", c.what, got.Effect, ok, c.want)
			continue
		}
		if got.Buzz > 0 != c.buzz {
			t.Errorf("%s: felt for %d ms, want %v", c.what, got.Buzz, c.buzz)
		}
		if ok && (c.pitch > 0 != (got.Pitch > 1) || c.pitch < 0 != (got.Pitch < 1)) {
			t.Errorf("%s: pitch %v", c.what, got.Pitch)
		}
	}
	if _, ok := New(&game, -1, nil, Rays).Hear(&engine.Event{Kind: engine.Counted, Value: 4}, me); ok {
		t.Error("without a score, a counter is heard")
	}
}

// choice makes a whole choice of a seat at random.
func choice(t *testing.T, from engine.State, seat engine.Seat, rand *cards.Rand) (run []engine.Action) {
	t.Helper()
	s := from.Fresh()
	s.CopyFrom(from)
	for {
		legal := s.Legal(seat, nil)
		a := legal[rand.IntN(len(legal))]
		run = append(run, a)
		if !a.IsStep() {
			return run
		}
		if err := engine.Apply(s, seat, a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// hears listens to an event as an onlooker, with its own face and with another. It returns 1 if there is a sound.
func hears(t *testing.T, ear *Ear, e engine.Event) (n int) {
	t.Helper()
	scene := Scene{Viewer: engine.Table}
	a, ok := ear.Hear(&e, scene)
	if ok {
		n = 1
	}
	if e.Kind == engine.Moved {
		e.Card = cards.New(2, cards.Clubs)
		if b, _ := ear.Hear(&e, scene); a != b {
			t.Errorf("a move sounds of its face: %+v", e)
		}
	}
	if e.Kind == engine.Said && !e.See.Has(engine.Table) && e.See != 0 {
		t.Errorf("an onlooker is told what is said to %v", e.See)
	}
	return n
}

// TestNothingHiddenIsHeard plays games to an onlooker's ear, and listens to the same events with other faces. A card
// that lies face down for the listener sounds the same whatever it is.
func TestNothingHiddenIsHeard(t *testing.T) {
	for _, g := range catalog.Games() {
		info := g.Info()
		m, err := match.New(g, engine.Config{Seats: info.Seats, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		ear, heard, list := New(info, 0, nil, Rays), 0, []engine.Event(nil)
		rand := cards.NewRand(5, 5)
		for range 60 {
			if m.State().Actors() == 0 {
				break
			}
			seat := m.State().Actors().First()
			if err := m.Do(seat, choice(t, m.State(), seat, &rand)); err != nil {
				t.Fatal(err)
			}
			list = m.Feed(engine.Table, list[:0])
			for _, e := range list {
				heard += hears(t, ear, e)
			}
		}
		if heard < 20 {
			t.Errorf("%s: only %d sounds in 60 choices", info.ID, heard)
		}
	}
}
