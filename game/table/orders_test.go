package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/board"
	"royals/game/table"
)

// TestOrders plays Royalty between persons who have all given standing orders: every window is answered as the order says, by
// what the person holds, and only after the pause that an opponent would take.
func TestOrders(t *testing.T) {
	g := catalog.Find("royalty")
	plan := board.For(g.Info())
	jack, king := &plan.Orders[0], &plan.Orders[1]
	for choice := 1; choice < len(king.Cases); choice++ {
		tab, _ := sit(t, g, 4, 31)
		tab.Pace = table.Pace{Pause: 1}
		for seat := range engine.Seat(4) {
			tab.SetOrder(seat, 0, min(choice, len(jack.Cases)-1))
			tab.SetOrder(seat, 1, choice)
		}
		rnd := rand.New(rand.NewPCG(31, uint64(choice)))
		var now, asked time.Duration
		played, passed, windows := 0, 0, 0
		seat, moves, want := engine.None, 0, ""
		for range 40000 {
			now += 20 * time.Millisecond
			tab.Update(now)
			if seat != engine.None && tab.Moves() > moves {
				if d := now - asked; d < 290*time.Millisecond || d > 700*time.Millisecond {
					t.Fatalf("an order answers after %v", d)
				}
				said := ""
				for _, l := range tab.Log {
					if l.Move >= moves+1 {
						said += l.Text
					}
				}
				did := strings.Contains(said, "with a Jack") || strings.Contains(said, "with a King")
				if did != (want == "play") {
					t.Fatalf("case %d: the order says %s, the log %q", choice, want, said)
				}
				if did {
					played++
				} else {
					passed++
				}
				seat = engine.None
			}
			if x := tab.Thinking(); x != engine.None && seat == engine.None && !tab.Flushing() {
				seat, moves, asked = x, tab.Moves(), now
				want = orderSays(tab, x, jack, king, choice)
				windows++
			}
			if tab.Over() || windows > 60 {
				break
			}
			if tab.Curtain != engine.None {
				tab.Ready()
			} else if tab.Asked != engine.None && !tab.Flushing() {
				if key := tab.Composer().Prompt().Key; key == jack.Prompt || key == king.Prompt {
					t.Fatalf("case %d: %s is asked %s", choice, tab.Asked, key)
				}
				decide(t, tab, rnd)
			}
		}
		last := choice == len(king.Cases)-1
		if passed == 0 || choice == 1 && played > 0 || last && played == 0 {
			t.Errorf("case %d: %d windows, %d played, %d passed", choice, windows, played, passed)
		}
	}
}

// orderSays works out by hand what an order means for a seat.
func orderSays(tab *table.Table, x engine.Seat, jack, king *board.Order, choice int) string {
	q := tab.State().Prompt(x)
	var v engine.View
	v.Reset(x)
	tab.State().View(&v)
	var hand cards.Set
	for _, c := range v.Pile(engine.PileID{Kind: uint8(tab.Plan.Hand), Owner: x}) {
		hand = hand.Add(c)
	}
	has := func(r cards.Rank) bool {
		for s := hand; s != 0; s &= s - 1 {
			if s.First().Rank() == r {
				return true
			}
		}
		return false
	}
	o, need := king, cards.King
	if q.Key == jack.Prompt {
		o, need = jack, cards.Jack
	}
	c := o.Cases[min(choice, len(o.Cases)-1)]
	play := has(need)
	switch c.When {
	case board.Never:
		play = false
	case board.Holds:
		play = play && has(cards.Rank(q.N[0]))
	case board.Costs:
		play = play && (q.N[1] >= c.Least || int(q.N[1]) >= v.Counter(0, x, 0))
	}
	if play {
		return "play"
	}
	return "pass"
}
