package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/plan"
	"royals/game/table"
)

// TestOrders plays Royalty between persons who all have standing orders. Each order answers its questions by what the
// person holds, and only after the pause that an opponent would take. An attack may have several sets.
func TestOrders(t *testing.T) {
	several := 0
	for _, options := range [][]engine.Setting{nil, {{Key: "turn", Value: "free"}, {Key: "combineAttacks", Value: "on"}}} {
		for choice := 1; choice < len(plan.For(catalog.Find("royalty").Info()).Orders[1].Cases); choice++ {
			o := playOrders(t, options, choice)
			several += o.several
			last := choice == len(o.king.Cases)-1
			if o.passed == 0 || choice == 1 && o.played > 0 || last && o.played == 0 {
				t.Errorf("case %d: %d windows, %d played, %d passed", choice, o.windows, o.played, o.passed)
			}
		}
	}
	if several == 0 {
		t.Error("no order answered an attack of several sets")
	}
}

// playOrders plays until enough questions were answered by one case of the orders.
func playOrders(t *testing.T, options []engine.Setting, choice int) *ordering {
	t.Helper()
	g := catalog.Find("royalty")
	p := plan.For(g.Info())
	jack, king := &p.Orders[0], &p.Orders[1]
	tab, _ := sit(t, g, 4, 31, options...)
	tab.Pace = table.Pace{Pause: 1}
	for seat := range engine.Seat(4) {
		tab.SetOrder(seat, 0, min(choice, table.Cases(tab, 0)-1))
		tab.SetOrder(seat, 1, choice)
	}
	o := &ordering{tab: tab, jack: jack, king: king, choice: choice, seat: engine.None}
	rnd := rand.New(rand.NewPCG(31, uint64(choice)))
	for i := 0; i < 40000 && !tab.Over() && (o.windows <= 60 || options != nil && o.several == 0); i++ {
		o.now += 20 * time.Millisecond
		tab.Update(o.now)
		o.watch(t)
		switch {
		case tab.Held():
			tab.Next()
		case tab.Curtain != engine.None:
			tab.Ready()
		case tab.Asked != engine.None && !tab.Flushing():
			if key := tab.Composer().Prompt().Key; strings.HasPrefix(key, jack.Prompt) || strings.HasPrefix(key, king.Prompt) {
				t.Fatalf("case %d: %s is asked %s", choice, tab.Asked, key)
			}
			decide(t, tab, rnd)
		}
	}
	return o
}

// ordering watches the questions that orders answer.
type ordering struct {
	tab        *table.Table
	jack, king *plan.Order
	choice     int
	now, asked time.Duration
	seat       engine.Seat // the seat that is asked, None for none
	moves      int
	want       string // what its order must do

	windows, played, passed int
	several                 int // attacks of several sets
}

// watch notes a question and compares its answer with the order.
func (o *ordering) watch(t *testing.T) {
	t.Helper()
	if o.seat != engine.None && o.tab.Moves() > o.moves {
		if d := o.now - o.asked; d < 290*time.Millisecond || d > 700*time.Millisecond {
			t.Fatalf("an order answers after %v", d)
		}
		said := ""
		for _, l := range o.tab.Log {
			if l.Move >= o.moves+1 {
				said += l.Text
			}
		}
		did := strings.Contains(said, "with a jack") || strings.Contains(said, "with a king")
		if did != (o.want == "play") {
			t.Fatalf("case %d: the order says %s, the log %q", o.choice, o.want, said)
		}
		if did {
			o.played++
		} else {
			o.passed++
		}
		o.seat = engine.None
	}
	if x := o.tab.Thinking(); x != engine.None && o.seat == engine.None && !o.tab.Flushing() && !o.tab.Resting() {
		o.seat, o.moves, o.asked = x, o.tab.Moves(), o.now
		o.want = orderSays(o.tab, x, o.jack, o.king, o.choice)
		o.windows++
		if o.tab.State().Prompt(x).Key == o.king.Prompt+"-all" {
			o.several++
		}
	}
}

// orderSays works out by hand what an order does for a seat.
func orderSays(tab *table.Table, x engine.Seat, jack, king *plan.Order, choice int) string {
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
	case plan.Never:
		play = false
	case plan.Holds:
		play = play && has(cards.Rank(q.N[0]))
	case plan.Costs:
		play = play && (q.N[1] >= c.Least || int(q.N[1]) >= v.Counter(0, x, 0))
	}
	if play {
		return "play"
	}
	return "pass"
}
