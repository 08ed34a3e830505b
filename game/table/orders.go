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
// all answers have. Who has chosen is given none unasked.
func (t *Table) SetOrder(seat engine.Seat, i, choice int) {
	t.orders[seat][i], t.spared = uint8(choice), enough
	t.note()
	t.save()
	if t.Asked == seat || t.coming == seat || t.asking == seat {
		t.decide()
	}
	t.Version++
}

// Cases returns how many cases of a standing order can be chosen: who shares the device cannot be asked only where the rank is held.
func Cases(t *Table, i int) int {
	list := t.Plan.Orders[i].Cases
	if n := stakes(&t.Plan.Orders[i]); n > 0 && t.persons() > 1 {
		return n
	}
	return len(list)
}

// stakes returns the case of an order by which a player is asked only where the rank is held, the last one; 0 for none.
func stakes(o *plan.Order) int {
	if n := len(o.Cases) - 1; o.Cases[n].When == plan.Stake {
		return n
	}
	return 0
}

// enough is how many asks for what they lack persons let pass who play alone, before the next ones pass by themselves.
const enough = 2

// spare counts the asks for what a person lacks who plays alone and lets them pass. After enough of them it gives the standing order to
// be asked only where something is at stake, once: the person may take it back.
func spare(t *Table, run []engine.Action) {
	a := AnswerTo(t)
	if a == nil || t.persons() != 1 || len(run) != 1 || int(run[0].Verb()) != a.Pass || !Harmless(t) {
		return
	}
	if t.spared++; t.spared != enough { // more once it was given, or the person has chosen
		return
	}
	for i := range t.Plan.Orders {
		o := &t.Plan.Orders[i]
		if n := stakes(o); n > 0 && strings.HasPrefix(t.comp.Prompt().Key, o.Prompt) && t.orders[t.Asked][i] == 0 {
			t.orders[t.Asked][i] = uint8(n)
			t.note()
		}
	}
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
		if o.Cases[t.orders[seat][i]].When == plan.Stake && (t.persons() > 1 || t.wants(&plan.Case{When: plan.Holds}, &q, &v)) {
			continue
		}
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

// noteOrders writes the standing orders into the notes: of who has chosen to be asked, too.
func noteOrders(t *Table) {
	for i, o := range t.orders {
		if o == (standing{}) && (t.spared < enough || i >= len(t.Players) || !t.Players[i].Person()) {
			continue
		}
		line := "orders " + engine.Seat(i).String()
		for j := range t.Plan.Orders {
			line += " " + strconv.Itoa(int(o[j]))
		}
		t.m.Notes = append(t.m.Notes, line)
	}
}

// readOrders reads standing orders, which somebody has chosen. It skips what does not fit.
func readOrders(t *Table, notes []string) {
	for _, n := range notes {
		f := strings.Fields(n)
		if len(f) < 2 || f[0] != "orders" {
			continue
		}
		seat, ok := engine.ParseSeat(f[1])
		t.spared = enough
		for j, text := range f[2:] {
			v, err := strconv.Atoi(text)
			if ok && err == nil && int(seat) < len(t.Players) && j < len(t.Plan.Orders) && v >= 0 && v < len(t.Plan.Orders[j].Cases) {
				t.orders[seat][j] = uint8(v)
			}
		}
	}
}
