package bot

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// In a position that is won, lost or saved by one move, the hint names the move and says why.
func TestHintSaysWhy(t *testing.T) {
	for _, c := range []struct {
		name  string
		cells [9]int8
		n     int8
		seat  engine.Seat
		want  int
		why   string
	}{
		{"completes its row", [9]int8{1, 1, 0, 2, 2, 0, 0, 0, 0}, 4, 0, 2, ReasonWins},
		{"completes the other's row", [9]int8{1, 1, 0, 0, 2, 0, 0, 0, 0}, 3, 1, 2, ReasonSaves},
	} {
		x := &noughts{cell: c.cells, n: c.n}
		r := cards.NewRand(3, 3)
		list := Hint(x, c.seat, &r)
		if num(list[0].Run[0]) != c.want {
			t.Errorf("%s: %v", c.name, list)
		}
		if list[0].Reason != c.why {
			t.Errorf("%s: because of %s, want %s", c.name, list[0].Reason, c.why)
		}
	}
}

// TestWinsAtOnceFitTheShare: of a choice that wins 7 of 100 games no hint says that it wins 15 of 100 at once.
func TestWinsAtOnceFitTheShare(t *testing.T) {
	for value, says := range map[int32]bool{70: false, 149: false, 150: true, 400: true} {
		a := NewAdviser(&noughts{}, 0, new(cards.Rand))
		a.list = []Tip{{Value: value, Visits: 1, Rival: engine.None}}
		a.looks = []outlook{{won: 15 * tipWorlds / 100}}
		if a.explain(); (a.list[0].Reason == ReasonMayWin) != says {
			t.Errorf("wins %d of 1000 games: %s %d", value, a.list[0].Reason, a.list[0].N)
		}
	}
}

// A hint is made of legal choices in the order of their visits, with reasons of the list that do not contradict each other, leaves the
// state as it was, and is the same whatever is hidden. A choice that needed no search has its share of wins, too.
func TestHintsInEveryGame(t *testing.T) {
	n := much(2, 6)
	reasons := map[string]int{}
	lone, shares := 0, 0
	for _, g := range catalog.Games() {
		positions(t, g, n, func(s engine.State, seat engine.Seat, seed uint64) {
			red, other, probe := s.Fresh(), s.Fresh(), s.Fresh()
			red.CopyFrom(s)
			red.Redact(seat)
			before := engine.Encode(red, nil)
			r := cards.NewRand(seed, 1)
			list := Hint(red, seat, &r)
			if !bytes.Equal(before, engine.Encode(red, nil)) {
				t.Fatalf("%s %x: the hint changes the state", g.Info().ID, seed)
			}
			if len(list) == 0 || len(list) > tips {
				t.Fatalf("%s %x: %d tips", g.Info().ID, seed, len(list))
			}
			for _, tip := range list {
				probe.CopyFrom(s)
				if err := sound(tip, list, probe, seat); err != nil {
					t.Fatalf("%s %x: %v", g.Info().ID, seed, err)
				}
				reasons[tip.Reason]++
				if tip.Visits == 0 {
					if lone++; tip.Value > 0 {
						shares++
					}
				}
			}
			r = cards.NewRand(seed, 4)
			other.CopyFrom(red)
			other.Imagine(seat, &r)
			other.Redact(seat)
			r = cards.NewRand(seed, 1)
			if again := Hint(other, seat, &r); !reflect.DeepEqual(list, again) {
				t.Fatalf("%s %x: %+v or %+v", g.Info().ID, seed, list, again)
			}
		})
	}
	t.Log(reasons, lone, shares)
	if lone < 1 || 2*shares < lone {
		t.Errorf("%d of %d choices without a search have a share of wins", shares, lone)
	}
}

// sound says what is wrong with a tip, and with those beside it. It plays the tip on the state.
func sound(tip Tip, list []Tip, s engine.State, seat engine.Seat) error {
	for _, a := range tip.Run {
		if err := engine.Apply(s, seat, a, nil); err != nil {
			return err
		}
	}
	if tip.Run[len(tip.Run)-1].IsStep() || !slices.Contains(Reasons, tip.Reason) || tip.N < 0 || tip.N > 100 || (tip.Reason == ReasonFells) != (tip.Rival != engine.None) {
		return fmt.Errorf("%+v", tip)
	}
	better := func(t Tip) bool { return t.Reason == ReasonHolds || t.Reason == ReasonGains }
	if tip.Reason == ReasonCosts && slices.ContainsFunc(list, better) {
		return fmt.Errorf("everything costs something, but %+v", list)
	}
	return nil
}

// A hint worked out in pieces, as a question that has travelled, is the hint worked out at once.
func TestHintsInPiecesAreTheSame(t *testing.T) {
	pieces := 0
	for _, g := range catalog.Games() {
		positions(t, g, 2, func(s engine.State, seat engine.Seat, seed uint64) {
			red := s.Fresh()
			red.CopyFrom(s)
			red.Redact(seat)
			r := cards.NewRand(seed, 1)
			q := Request{ID: 5, Game: g.Info().ID, Rules: g.Info().Version, Seats: g.Info().MinSeats + int(seed>>16)%(g.Info().MaxSeats-g.Info().MinSeats+1), Seat: seat, Hint: true, Rand: r, State: engine.Encode(red, nil)}
			want := Hint(red, seat, &r)
			var back Request
			if err := back.Decode(q.Encode(nil)); err != nil {
				t.Fatal(err)
			}
			job, err := NewJob(&back, catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			for !job.Think(37) {
				pieces++
			}
			var a Answer
			if err := a.Decode(job.Answer().Encode(nil)); err != nil || a.ID != 5 || len(a.Run) != 0 || !reflect.DeepEqual(a.Tips, want) {
				t.Fatalf("%s %x: %+v, %v; at once %+v", g.Info().ID, seed, a, err, want)
			}
		})
	}
	if pieces < 100 {
		t.Errorf("only %d pieces", pieces)
	}
}
