package learn

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/table"
)

// Thing is something that glows: something on the table, a seat's number, or the button of a verb.
type Thing struct {
	table.Thing
	Score engine.Seat   // whose number, None for no number
	Verb  int           // whose button, -1 for no button
	Act   engine.Action // the button of this one action of the verb, 0 for any
}

// In reports whether a tap points at the thing. A card counts wherever it lies before its owner.
func (x Thing) In(tap table.Tap) bool {
	return slices.ContainsFunc(tap, func(y table.Thing) bool {
		if x.Kind == table.ACard && y.Kind == table.ACard {
			y.Pile.Slot = x.Pile.Slot
		}
		return table.Same(x.Thing, y)
	})
}

// Barred reports whether the rules have just refused a touch.
func (r *Run) Barred() bool { return r.stage == Asking && r.Table.Refusal != "" }

// Bars returns what is in the way of a touch that the rules have just refused.
func (r *Run) Bars() (list []Thing) {
	if r.Barred() {
		for _, x := range table.InTheWay(r.Table) {
			list = append(list, Thing{x, engine.None, -1, 0})
		}
	}
	return list
}

// Lit returns what glows now: what is spoken of, or what is to be touched.
func (r *Run) Lit() (list []Thing) {
	if r.stage == Asking && r.hints == 2 {
		if x, ok := r.touch(); ok {
			return []Thing{x}
		}
	}
	if r.stage == Playing || r.stage == Failed || r.stage == Done {
		return nil
	}
	for _, word := range r.now().point {
		if x, ok := thing(r.info, word); ok {
			list = append(list, x)
		}
	}
	return list
}

// touch returns what is to be touched next to make the choice that is wanted.
func (r *Run) touch() (Thing, bool) {
	t := r.Table
	run, err := t.Game().Parse(t.State(), Me, r.now().right[0])
	if err != nil {
		return Thing{}, false
	}
	for _, a := range run {
		if slices.Contains(t.Composer().Chosen(), a) {
			continue
		}
		for _, o := range t.Options() {
			if o.Action != a {
				continue
			}
			if i := slices.IndexFunc(o.Things, func(x table.Thing) bool { return r.untouched(x, o.Things) }); i >= 0 {
				return Thing{o.Things[i], engine.None, -1, 0}, true
			}
			return Thing{Score: engine.None, Verb: int(a.Verb()), Act: a}, true
		}
	}
	return Thing{}, false
}

// Wants reports whether an action belongs to a choice that is wanted now.
func (r *Run) Wants(a engine.Action) bool {
	return r.stage == Asking && slices.ContainsFunc(r.now().right, func(text string) bool {
		run, err := r.Table.Game().Parse(r.Table.State(), Me, text)
		return err == nil && slices.Contains(run, a)
	})
}

// Ends reports whether an action goes on with what has been chosen, all of which is wanted, and is not only the end of something else.
func (r *Run) Ends(a engine.Action) bool {
	return r.stage == Asking && slices.ContainsFunc(r.now().right, func(text string) bool {
		run, err := r.Table.Game().Parse(r.Table.State(), Me, text)
		chosen := r.Table.Composer().Chosen()
		astray := slices.ContainsFunc(chosen, func(c engine.Action) bool { return !slices.Contains(run, c) })
		return err == nil && slices.Contains(run, a) && !astray && (a.IsStep() || len(run) == len(chosen)+1)
	})
}

// Rues reports whether an action begins a choice that is played, and taken back.
func Rues(r *Run, a engine.Action) bool {
	return r.stage == Asking && slices.ContainsFunc(r.now().wrong, func(w wrong) bool {
		run, err := r.Table.Game().Parse(r.Table.State(), Me, w.choice)
		return err == nil && len(run) > 0 && run[0] == a
	})
}

// untouched reports whether something that an action names is still to be touched. A seat is not, where something of it is.
func (r *Run) untouched(x table.Thing, all []table.Thing) bool {
	touched := slices.ContainsFunc(r.Table.Focus.Taps, func(tap table.Tap) bool {
		return slices.ContainsFunc(tap, func(y table.Thing) bool { return table.Same(x, y) })
	})
	finer := x.Kind == table.ASeat && slices.ContainsFunc(all, func(y table.Thing) bool { return y.Kind < table.ARank && y.Pile.Owner == x.Seat })
	lone := x.Kind == table.ASeat && len(r.Table.Players) == 2 // there is nobody else to mean
	return !touched && !finer && !lone
}

// thing reads what a point line names: "seat:P2", "points:P2", "verb:end", "pile:discard", or a pile with a card or a slot of it:
// "hand:KH", "royals:P2.KS", "royal:P1.2".
func thing(info *engine.Info, word string) (x Thing, ok bool) {
	x = Thing{Score: engine.None, Verb: -1}
	head, rest, _ := strings.Cut(word, ":")
	switch head {
	case "seat", "points":
		seat, ok := engine.ParseSeat(rest)
		if x.Thing = table.SeatThing(seat); head == "points" {
			x.Score = seat
		}
		return x, ok
	case "verb":
		x.Verb = slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == rest })
		return x, x.Verb >= 0
	case "pile":
		head, rest = rest, ""
	}
	kind := slices.IndexFunc(info.Piles, func(p engine.PileInfo) bool { return p.Name == head })
	if kind < 0 {
		return x, false
	}
	id := engine.PileID{Kind: uint8(kind), Owner: engine.None}
	if info.Piles[kind].Owned {
		id.Owner = Me
	}
	name, more, _ := strings.Cut(rest, ".")
	if seat, ok := engine.ParseSeat(name); ok {
		id.Owner, rest = seat, more
	}
	if n, err := strconv.Atoi(rest); err == nil && n > 0 {
		id.Slot, rest = uint8(n-1), ""
	}
	if x.Thing = table.PileThing(id); rest == "" {
		return x, true
	}
	c, ok := cards.Parse(rest)
	x.Thing = table.CardThing(id, c)
	return x, ok
}
