package table

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
)

// mostOrders is the largest number of standing orders that a game can have.
const mostOrders = 4

// standing are a person's standing orders: which case is chosen for each.
type standing [mostOrders]uint8

// Standing returns the case that a person has chosen for a standing order; 0 is to be asked.
func (t *record) Standing(seat engine.Seat, i int) int { return int(t.orders[seat][i]) }

// SetOrder chooses a case of a standing order. From now on it answers the questions it is about, after the pause that
// all answers have.
func (t *Table) SetOrder(seat engine.Seat, i, choice int) {
	t.orders[seat][i] = uint8(choice)
	t.note()
	t.save()
	if t.Asked == seat || t.coming == seat || t.asking == seat {
		t.decide()
	}
	t.Version++
}

// ordered returns the answer that a person's standing orders give to the present question, nil for none. It uses only
// what the person may know.
func (t *record) ordered(seat engine.Seat) []engine.Action {
	q := t.m.State().Prompt(seat)
	for i := range t.Plan.Orders {
		o := &t.Plan.Orders[i]
		if !strings.HasPrefix(q.Key, o.Prompt) || t.orders[seat][i] == 0 {
			continue
		}
		own := t.m.State().Fresh()
		t.m.Redacted(seat, own)
		var v engine.View
		v.Reset(seat)
		own.View(&v)
		legal := own.Legal(seat, nil)
		verb := o.Pass
		if t.wants(&o.Cases[t.orders[seat][i]], &q, &v) && has(legal, o.Play) {
			verb = o.Play
		}
		if has(legal, verb) {
			return []engine.Action{engine.Act(uint8(verb), 0, 0, 0)}
		}
	}
	return nil
}

func has(legal []engine.Action, verb int) bool {
	return slices.Contains(legal, engine.Act(uint8(verb), 0, 0, 0))
}

// wants reports whether a case of an order plays the card.
func (t *record) wants(c *plan.Case, q *engine.Prompt, v *engine.View) bool {
	switch c.When {
	case plan.Always:
		return true
	case plan.Holds:
		id := engine.PileID{Kind: uint8(max(t.Plan.Hand, 0)), Owner: v.Seat}
		return slices.ContainsFunc(v.Pile(id), func(x cards.Card) bool { return int32(x.Rank()) == q.N[0] })
	case plan.Costs:
		for _, b := range t.Plan.Badges {
			if b.Main && int(q.N[1]) >= v.Counter(uint8(b.Key), v.Seat, 0) {
				return true
			}
		}
		return q.N[1] >= c.Least
	}
	return false
}

// noteOrders writes the standing orders into the notes.
func (t *record) noteOrders() {
	for i, o := range t.orders {
		if o == (standing{}) {
			continue
		}
		line := "orders " + engine.Seat(i).String()
		for j := range t.Plan.Orders {
			line += " " + strconv.Itoa(int(o[j]))
		}
		t.m.Notes = append(t.m.Notes, line)
	}
}

// readOrders reads standing orders. It skips what does not fit.
func (t *record) readOrders(notes []string) {
	for _, n := range notes {
		f := strings.Fields(n)
		if len(f) < 2 || f[0] != "orders" {
			continue
		}
		seat, ok := engine.ParseSeat(f[1])
		for j, text := range f[2:] {
			v, err := strconv.Atoi(text)
			if ok && err == nil && int(seat) < len(t.Players) && j < len(t.Plan.Orders) && v >= 0 && v < len(t.Plan.Orders[j].Cases) {
				t.orders[seat][j] = uint8(v)
			}
		}
	}
}
