package table

import (
	"slices"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

// Forecast is what follows from a choice until its seat is asked again in a later turn, so that choices of which one ends the turn and
// another goes on are told by the same span. It counts worlds that fit what the seat knows, in which the others answer by the game's own
// weights, and the seat itself goes on by them.
type Forecast struct {
	Scores [engine.MaxSeats]Shift // of each seat's score
	Now    [engine.MaxSeats]Shift // the part that the choice itself causes, before anybody answers
	Badges []Shift                // the same for the seat's other counters, in the plan's order
	Told   []Tale
}

// Shift is how much a counter changes.
type Shift struct {
	Up, Down int // in how many of a hundred worlds it rises, and falls
	Sum      int // of all changes, in hundredths of one
	Min, Max int
}

// Tale is a line that the log would get.
type Tale struct {
	Say   int
	Actor engine.Seat // the seat that acts
	Other engine.Seat // the other seat it names, or None
	N     int         // in how many of a hundred worlds
	Now   bool        // the choice itself causes it, in all of them
}

const (
	forecasts = 60 // worlds for each choice
	replies   = 24 // the most choices that follow in a world
)

// Forecast works out what follows from a choice of the person who is asked.
func (t *choosing) Forecast(run []engine.Action) (f Forecast) {
	seat := t.Asked
	if seat == engine.None || len(run) == 0 {
		return f
	}
	from, s := t.m.State().Fresh(), t.m.State().Fresh()
	t.m.Redacted(seat, from)
	r := cards.NewRand(cards.Mix(t.botSeed, uint64(len(t.m.Log))), 6)
	goes := sequel{s: s, seen: s.Fresh(), r: &r, ev: engine.NewEvents(t.info), seat: seat, turn: t.now.Turn}
	ev := goes.ev
	main := -1
	for _, b := range t.Plan.Badges {
		if b.Main {
			main = b.Key
		}
	}
	f.Badges = make([]Shift, len(t.Plan.Badges))
	tally := newTally(len(t.info.Says))
	for world := range forecasts {
		s.CopyFrom(from)
		s.Imagine(seat, &r)
		ev.Reset()
		if !goes.does(seat, run) {
			return Forecast{}
		}
		at := len(ev.List)
		if !goes.on() {
			return Forecast{}
		}
		for p := range engine.Seat(len(t.Players)) {
			f.Now[p].add(t.change(ev.List[:at], main, p), world == 0)
			f.Scores[p].add(t.change(ev.List, main, p), world == 0)
		}
		for i, b := range t.Plan.Badges {
			f.Badges[i].add(t.change(ev.List[:at], b.Key, seat), world == 0)
		}
		tally.count(ev.List, at, seat)
	}
	for p := range f.Scores {
		f.Now[p].share()
		f.Scores[p].share()
	}
	for i := range f.Badges {
		f.Badges[i].share()
	}
	f.Told = tally.tales()
	return f
}

// sequel is how a game goes on in one world.
type sequel struct {
	s, seen engine.State // as it is there, and as the one who chooses sees it
	r       *cards.Rand
	ev      *engine.Events
	seat    engine.Seat // whose choice it began with
	turn    engine.Seat // in whose turn
	greedy  bot.Greedy
	buf     []engine.Action
}

// does carries out a choice, and reports whether the rules took it.
func (q *sequel) does(p engine.Seat, run []engine.Action) bool {
	for _, a := range run {
		if engine.Apply(q.s, p, a, q.ev) != nil {
			return false
		}
	}
	return true
}

// on plays until the seat is asked in a later turn. It reports false if the rules refuse a choice.
func (q *sequel) on() bool {
	for range replies {
		actors := q.s.Actors()
		p := actors.First()
		if actors.Has(q.seat) {
			p = q.seat
		}
		if actors == 0 || p == q.seat && passed(q.ev.List, q.turn) {
			return true
		}
		q.seen.CopyFrom(q.s)
		q.seen.Redact(p)
		if q.buf = q.greedy.Choose(q.seen, p, q.r, q.buf[:0]); !q.does(p, q.buf) {
			return false
		}
	}
	return true
}

// passed reports whether events have told that it is no longer the turn of a seat.
func passed(list []engine.Event, turn engine.Seat) bool {
	return slices.ContainsFunc(list, func(e engine.Event) bool { return e.Kind == engine.Phased && e.Seat != turn })
}

// change returns how much a counter of a seat changes in a list of events.
func (t *choosing) change(list []engine.Event, key int, p engine.Seat) int {
	was := t.now.Counter(uint8(max(key, 0)), p, 0)
	for i := len(list) - 1; i >= 0; i-- {
		if e := &list[i]; e.Kind == engine.Counted && int(e.Key) == key && e.From.Owner == p && e.From.Slot == 0 {
			return int(e.Value) - was
		}
	}
	return 0
}

func (s *Shift) add(d int, first bool) {
	if s.Sum += d; d > 0 {
		s.Up++
	} else if d < 0 {
		s.Down++
	}
	if first {
		s.Min, s.Max = d, d
	}
	s.Min, s.Max = min(s.Min, d), max(s.Max, d)
}

func (s *Shift) share() {
	s.Up, s.Down, s.Sum = 100*s.Up/forecasts, 100*s.Down/forecasts, 100*s.Sum/forecasts
}

// Sure reports whether the change is the same in every world.
func (s *Shift) Sure() bool { return s.Min == s.Max }

// tally counts the worlds in which each line of the log comes.
type tally struct {
	list []Tale
	last []int // the last world in which each came
	now  []int // the worlds in which the choice itself causes it
	n    int
}

func newTally(says int) *tally { return &tally{list: make([]Tale, 0, says)} }

func (y *tally) count(list []engine.Event, at int, seat engine.Seat) {
	y.n++
	for i, e := range list {
		if e.Kind != engine.Said || !e.See.Has(seat) {
			continue
		}
		j := y.find(int(e.Key), e.Seat, e.Other)
		if y.last[j] == y.n {
			continue
		}
		y.last[j] = y.n
		if y.list[j].N++; i < at {
			y.now[j]++
		}
	}
}

func (y *tally) find(say int, actor, other engine.Seat) int {
	for j, l := range y.list {
		if l.Say == say && l.Actor == actor && l.Other == other {
			return j
		}
	}
	y.list = append(y.list, Tale{Say: say, Actor: actor, Other: other})
	y.last, y.now = append(y.last, 0), append(y.now, 0)
	return len(y.list) - 1
}

func (y *tally) tales() []Tale {
	for j := range y.list {
		l := &y.list[j]
		l.Now = y.now[j] == y.n
		l.N = 100 * l.N / y.n
	}
	return y.list
}
