package sound

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/engine/royalty"
)

var game = engine.Info{
	ID:       "none",
	Piles:    []engine.PileInfo{{Name: "stock"}, {Name: "hand", Sight: engine.Private, Owned: true}, {Name: "table", Sight: engine.FaceUp}},
	Counters: []engine.CounterInfo{{Name: "points"}, {Name: "round"}},
	Says:     []string{"hits", "no-word-of-card-play", "royal"},
}

func TestHear(t *testing.T) {
	stock := engine.PileID{Kind: 0, Owner: engine.None}
	hand := engine.PileID{Kind: 1, Owner: 0}
	table := engine.PileID{Kind: 2, Owner: engine.None}
	me := Scene{Viewer: 0}
	deal := Scene{Viewer: 0, Dealing: true}
	move := func(from, to engine.PileID) engine.Event { return engine.Event{Kind: engine.Moved, From: from, To: to} }
	points := func(n int32) engine.Event { return engine.Event{Kind: engine.Counted, Key: 0, Value: n} }
	const silent = Effects
	ear := New(&game, 0)
	for _, c := range []struct {
		what  string
		e     engine.Event
		s     Scene
		want  Effect
		buzz  bool
		pitch int // above, below, as made
	}{
		{"a card is drawn", move(stock, hand), me, Slide, false, 0},
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
		{"a royal is crowned", engine.Event{Kind: engine.Said, Key: 2, Seat: 0}, me, Seal, false, 0},
		{"a key out of reach", engine.Event{Kind: engine.Said, Key: 200}, me, silent, false, 0},
		{"a phase", engine.Event{Kind: engine.Phased}, me, silent, false, 0},
		{"the viewer wins", engine.Event{Kind: engine.Ended}, Scene{Viewer: 0, Won: true}, Bell, false, 0},
		{"another wins", engine.Event{Kind: engine.Ended}, me, Seal, false, -1},
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
	if _, ok := New(&game, -1).Hear(&engine.Event{Kind: engine.Counted, Value: 4}, me); ok {
		t.Error("without a score, a counter is heard")
	}
}

// TestWordsAreUsed finds words in the table that no game says any more.
func TestWordsAreUsed(t *testing.T) {
	used := make(map[string]bool)
	for _, g := range append(catalog.Games(), royalty.Game{}) {
		n := 0
		for _, w := range g.Info().Says {
			used[w] = true
			if _, ok := says[w]; ok {
				n++
			}
		}
		if n < 3 {
			t.Errorf("%s: only %d of its words are heard", g.Info().ID, n)
		}
	}
	for w := range says {
		if !used[w] {
			t.Errorf("%q is said in no game", w)
		}
	}
}

// TestNothingHiddenIsHeard plays games for the ears of an onlooker and of a player, and listens to the same deeds with other
// faces: what is heard of a card that is face down for the listener is the same for every card.
func TestNothingHiddenIsHeard(t *testing.T) {
	for _, g := range catalog.Games() {
		info := g.Info()
		m, err := match.New(g, engine.Config{Seats: info.Seats, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		ear, heard, list := New(info, 0), 0, []engine.Event(nil)
		rand := cards.NewRand(5, 5)
		for range 60 {
			actors := m.State().Actors()
			if actors == 0 {
				break
			}
			seat := engine.Seat(0)
			for !actors.Has(seat) {
				seat++
			}
			var run []engine.Action
			s := m.State().Fresh()
			s.CopyFrom(m.State())
			for {
				legal := s.Legal(seat, nil)
				a := legal[rand.IntN(len(legal))]
				run = append(run, a)
				if !a.IsStep() {
					break
				}
				if err := s.Apply(seat, a, nil); err != nil {
					t.Fatal(err)
				}
			}
			if err := m.Do(seat, run); err != nil {
				t.Fatal(err)
			}
			list = m.Feed(engine.Table, list[:0])
			for _, e := range list {
				a, ok := ear.Hear(&e, Scene{Viewer: engine.Table})
				if ok {
					heard++
				}
				if e.Kind == engine.Moved {
					e.Card = cards.New(2, cards.Clubs)
					if b, _ := ear.Hear(&e, Scene{Viewer: engine.Table}); a != b {
						t.Errorf("%s: a move sounds of its face", info.ID)
					}
				}
				if e.Kind == engine.Said && !e.See.Has(engine.Table) && e.See != 0 {
					t.Errorf("%s: the table is told what is said to %v", info.ID, e.See)
				}
			}
		}
		if heard < 20 {
			t.Errorf("%s: only %d sounds in 60 choices", info.ID, heard)
		}
	}
}
