package screens

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/table"
)

// byList does an action by the document alone, as somebody does who cannot see.
func byList(w *ways, a engine.Action) string {
	name := w.tab.actName(a)
	listed := func() bool {
		return slices.ContainsFunc(w.app.Doc().Acts, func(i port.Item) bool { return i.Name == name && !i.Disabled })
	}
	if !listed() { // a card of the hand, which is a list of its own
		things, ok := w.things(a)
		if !ok || len(things) != 1 || things[0].Kind != table.ACard {
			return "not in the list"
		}
		card := "card:hand:" + things[0].Card.String()
		at := slices.IndexFunc(w.app.Doc().Hand, func(i port.Item) bool {
			return !i.Pressed && (i.Name == card || strings.HasPrefix(i.Name, card+"#"))
		})
		if at < 0 || !w.app.Activate(w.app.Doc().Hand[at].Name) {
			return "not in the hand's list"
		}
		w.step(0)
		if w.done() {
			return ""
		}
		if !listed() {
			return "its card does not offer it"
		}
	}
	if !w.app.Activate(name) {
		return "listed, and not done"
	}
	w.step(0)
	if w.doubted(a) {
		w.app.Activate(name)
		w.step(0)
	}
	if !w.done() {
		return "activated, and not done"
	}
	return ""
}

// byTaps does an action by touching what it is about, and the button that says what is meant where touching leaves a
// doubt.
func byTaps(w *ways, a engine.Action) string {
	things, ok := w.things(a)
	if !ok {
		return "not offered"
	}
	if to, ok := w.goal(a); ok && len(things) == 0 {
		w.press(to)
		if w.done() {
			return ""
		}
	}
	for _, x := range things {
		if name := w.at(x); name != "" {
			w.touch(name)
		} else if fan, card := w.fan(x); fan != "" && w.tab.t.Fits(w.tapOf(card)) {
			w.touch(fan)
			for range 40 {
				if _, ok := w.spot(card); ok {
					break
				}
				w.in.Wheel.Y = -40
				w.step(0)
				w.in.Wheel.Y = 0
			}
			if !w.touch(card) {
				return card + " cannot be touched"
			}
		}
		if w.done() {
			return ""
		}
	}
	if !w.pressed(a) {
		return "no taps do it"
	}
	return ""
}

// byDrags does an action by carrying cards: onto what they are meant for, or onto the open table.
func byDrags(w *ways, a engine.Action) string {
	verb := w.tab.info.Verbs[a.Verb()].Name
	things, ok := w.things(a)
	if !ok {
		return "not offered"
	}
	from, carried := w.grip(things)
	if carried < 0 {
		return w.uncarried(a, things)
	}
	done, dropped := w.onPartner(a, from)
	if !done {
		var more bool
		done, more = w.onOthers(things, carried, from)
		dropped = dropped || more
	}
	if done {
		w.drag[verb]++
		return ""
	}
	if to, ok := w.goal(a); ok && !dropped {
		w.carry(from, to)
	} else if !dropped {
		w.carry(from, w.ground())
	}
	if w.done() {
		w.drag[verb]++
		return ""
	}
	if n := len(w.tab.t.Candidates()); n < 2 {
		return "the drag left no doubt and was not taken"
	}
	if !w.pressed(a) {
		return "no drag does it"
	}
	w.both[verb]++
	return ""
}

// grip returns which of the things of an action is carried, and the place to lift it from; -1 when nothing is.
func (w *ways) grip(things []table.Thing) (from geom.Point, carried int) {
	for _, first := range []bool{true, false} { // of the hand first
		for i, x := range things {
			hand := int(x.Pile.Kind) == w.tab.t.Plan.Hand && x.Kind <= table.APile || x.Kind == table.ARank
			if x.Kind == table.ASeat || hand != first {
				continue
			}
			if name := w.at(x); name != "" {
				from, _ = w.spot(name)
				return from, i
			}
			if _, card := w.fan(x); card != "" {
				_, home, _ := w.tab.felt.Find(card)
				return home.Center(), i
			}
		}
	}
	return geom.Point{}, -1
}

// uncarried does an action of which nothing can be lifted: a card is drawn into the hand, or it takes no drag at all.
func (w *ways) uncarried(a engine.Action, things []table.Thing) string {
	verb := w.tab.info.Verbs[a.Verb()].Name
	if to, ok := w.goal(a); ok {
		w.carry(to, w.tab.felt.Areas.Hand.Center())
		if w.done() {
			w.drag[verb]++
			return ""
		}
	}
	held := w.held(things)
	if why := byTaps(w, a); why != "" {
		return why
	}
	if !held { // a card that is part of the choice already is there for a tap to take it back
		w.none[verb]++
	}
	return ""
}

// onPartner carries the one half of a pair onto the other, where an action may be a half.
func (w *ways) onPartner(a engine.Action, from geom.Point) (done, dropped bool) {
	if !w.next.IsStep() || w.next.Verb() == a.Verb() || !a.IsStep() {
		return false, false
	}
	for _, x := range w.partner() {
		if to, ok := w.spot(w.at(x)); ok && x.Kind == table.ACard {
			w.carry(from, to)
			if w.done() {
				return true, true
			}
			dropped = true
		}
	}
	return false, dropped
}

// onOthers carries one of the things of an action onto each of the others.
func (w *ways) onOthers(things []table.Thing, carried int, from geom.Point) (done, dropped bool) {
	for i, x := range things {
		if i == carried {
			continue
		}
		to, ok := w.spot(w.at(x))
		if !ok {
			continue
		}
		w.carry(from, to)
		if dropped = true; w.done() {
			return true, true
		}
	}
	return false, dropped
}

// held reports whether a card of what an action is about is chosen already.
func (w *ways) held(things []table.Thing) bool {
	return slices.ContainsFunc(things, func(x table.Thing) bool {
		return x.Kind == table.ACard && w.tab.t.IsChosen(table.Tap{x})
	})
}

// partner returns what the next step is about, wherever its cards lie on the table.
func (w *ways) partner() (out []table.Thing) {
	verb := w.tab.info.Verbs[w.next.Verb()]
	for _, p := range w.tab.t.Now().Piles {
		for i, arg := range verb.Args {
			if arg.Kind == engine.ArgCard && arg.Pile == p.ID.Kind && int(arg.Pile) != w.tab.t.Plan.Hand && slices.Contains(p.Cards, cards.Card(w.next.Arg(i))) && (verb.Args[0].Kind != engine.ArgSeat || p.ID.Owner == engine.Seat(w.next.Arg(0))) {
				out = append(out, table.CardThing(p.ID, cards.Card(w.next.Arg(i))))
			}
		}
	}
	return out
}

// ground is a place on the open table, as far from everything as can be.
func (w *ways) ground() geom.Point {
	w.names()
	best, far := w.tab.felt.Areas.Mine.Center(), 0.0
	for _, r := range []geom.Rect{w.tab.felt.Areas.Centre, w.tab.felt.Areas.Mine, w.tab.felt.Areas.Prompt} {
		for i := range 63 {
			p := geom.Point{X: r.X + r.W*(float64(i%9)+0.5)/9, Y: r.Y + r.H*(float64(i/9)+0.5)/7}
			d := 1000.0
			for _, h := range w.hits {
				if p.Y > w.tab.felt.Areas.Hand.Y-12 {
					d = 0
				} else if h.Name != "seat:P1" {
					d = min(d, math.Hypot(max(h.Rect.X-p.X, p.X-h.Rect.X-h.Rect.W, 0), max(h.Rect.Y-p.Y, p.Y-h.Rect.Y-h.Rect.H, 0)))
				}
			}
			if d > far {
				best, far = p, d
			}
		}
	}
	return best
}

// goal returns where the pile lies that an action is about without naming it.
func (w *ways) goal(a engine.Action) (geom.Point, bool) {
	for _, o := range w.tab.t.Options() {
		if o.Action == a && len(o.Goal) > 0 {
			return w.spot(w.at(o.Goal[0]))
		}
	}
	return geom.Point{}, false
}

// sittings are the tables at which the actions are met, the smallest there are for other games. Every third game is
// played by the options.
var sittings = map[string]struct {
	seats   int
	options []engine.Setting
}{
	"usurpers": {seats: 3},
	"kingdoms": {seats: 2, options: []engine.Setting{{Key: "wipe", Value: "reversed"}, {Key: "jackWipe", Value: "yes"}}},
	"houses":   {seats: 2},
	"crush":    {seats: 4},
	"royalty":  {seats: 3, options: []engine.Setting{{Key: "turn", Value: "free"}, {Key: "combineAttacks", Value: "on"}}},
}

// Every action of every game is done by carrying cards, by touching what it is about, and by the list of the document,
// and the logs are the same. The games are played to their end, as many as it takes to meet every verb. To be carried
// are the cards that an action names; where one card may mean several things a button says which, and what names no
// card (to pass, to name a suit, to attack a seat) has its button or its seat in every way.
func TestEveryActionThreeWays(t *testing.T) {
	for i, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			alone, both := 0, 0
			for k, s := range meeting(t, g) {
				for j, way := range threeWays {
					if due(j, 3, i+k) {
						w := sameLog(t, s, way.name, way.do)
						alone, both = alone+total(w.drag), both+total(w.both)
					}
				}
			}
			t.Logf("%d drags said it all, %d left a doubt that a button settled", alone, both)
			if alone < both {
				t.Errorf("%d drags said it all and %d did not", alone, both)
			}
		})
	}
}

var threeWays = []struct {
	name string
	do   way
}{{"the list", byList}, {"taps", byTaps}, {"drags", byDrags}}

// meeting returns as many games as it takes to meet every verb.
func meeting(t *testing.T, g engine.Game) (list []*script) {
	t.Helper()
	info := g.Info()
	plan, met := sittings[info.ID], map[string]bool{}
	for seed := uint64(1); seed <= 600 && len(unmet(info, met)) > 0; seed++ {
		before := len(met)
		c := engine.Config{Seats: max(plan.seats, info.MinSeats), Seed: seed}
		if seed%3 == 0 {
			c.Options = plan.options
		}
		s := scripted(t, g, c, met)
		if len(met) > before {
			list = append(list, s)
		}
	}
	if miss := unmet(info, met); len(miss) > 0 {
		t.Errorf("no game meets %v", miss)
	}
	return list
}

// sameLog plays a script by one way to its end and checks its log, and that no card was left uncarried.
func sameLog(t *testing.T, s *script, name string, do way) *ways {
	t.Helper()
	start := time.Now()
	w, log := perform(t, s, phone, do, 0, nil)
	if !slices.Equal(log, s.log) {
		t.Errorf("seed %d by %s: another log", s.config.Seed, name)
	}
	t.Logf("seed %d by %s: %d choices, %d by a person, %v", s.config.Seed, name, len(log), s.decided, time.Since(start).Round(time.Millisecond))
	for verb, n := range w.none {
		if aboutCards(s.game.Info(), verb) {
			t.Errorf("seed %d: %q is about cards and %d times none was carried", s.config.Seed, verb, n)
		}
	}
	return w
}

// aboutCards reports whether a verb names cards, piles or ranks: what is not is said by a button or by touching a seat.
func aboutCards(info *engine.Info, name string) bool {
	for _, v := range info.Verbs {
		for _, arg := range v.Args {
			switch arg.Kind {
			case engine.ArgCard, engine.ArgSlot, engine.ArgIndex, engine.ArgRank:
				if v.Name == name {
					return true
				}
			}
		}
	}
	return false
}

func total(m map[string]int) (n int) {
	for _, x := range m {
		n += x
	}
	return n
}

// unmet lists the verbs that nobody has used.
func unmet(info *engine.Info, met map[string]bool) (out []string) {
	for _, v := range info.Verbs {
		if v.Name != "" && v.Name != "none" && !v.Unlisted && !met[v.Name] {
			out = append(out, v.Name)
		}
	}
	return out
}
