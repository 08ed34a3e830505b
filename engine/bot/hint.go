package bot

import (
	"math"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Tip is one of the best choices a seat has, with a reason.
type Tip struct {
	Run    []engine.Action
	Value  int32       // what it is worth, 0 to 1000: about the share of games it wins
	Visits int32       // how often it was tried; tips come in this order
	Reason string      // a key, one of Reasons
	N      int         // the number that the reason names, in percent
	Rival  engine.Seat // the seat that the reason names, None for none
}

// The reasons a tip may have. They are counted in worlds that fit what the seat knows, never in the true one.
const (
	ReasonWins   = "hint.wins"   // the game is won, in every world
	ReasonMayWin = "hint.maywin" // the game is won at once in N of a hundred worlds
	ReasonSaves  = "hint.saves"  // otherwise somebody else wins before the seat's next choice, in N more worlds of a hundred
	ReasonFells  = "hint.fells"  // Rival, who stands best of the others, loses most by it
	ReasonGains  = "hint.gains"  // the seat stands better after it, in N worlds of a hundred
	ReasonHolds  = "hint.holds"  // it holds what there is
	ReasonCosts  = "hint.costs"  // whatever it does costs something, and this the least
	ReasonYields = "hint.yields" // it costs something at first, where another choice would not, or less
)

// Reasons lists all reasons.
var Reasons = []string{ReasonWins, ReasonMayWin, ReasonSaves, ReasonFells, ReasonGains, ReasonHolds, ReasonCosts, ReasonYields}

const (
	tips       = 3
	compared   = 6   // choices that the reasons are drawn from, named or not
	tipWorlds  = 120 // looked at for the reasons of each tip
	tipChoices = 24  // made by others, at most, until the seat is asked again
)

// Hint returns the best choices of a seat that owes a decision, three at most, the best first. s is the seat's redacted state
// and stays as it is; whatever the hint says can be known to the player in that seat.
func Hint(s engine.State, seat engine.Seat, r *cards.Rand) []Tip {
	a := NewAdviser(s, seat, r)
	for !a.Think(math.MaxInt) {
	}
	return a.Tips()
}

// Adviser works a hint out piece by piece. The hint is the same however it is cut into pieces.
type Adviser struct {
	from, walk engine.State
	seat       engine.Seat
	rnd        *cards.Rand
	search     *Search // what is best
	rest       *Search // how a choice goes on after another first step
	list       []Tip
	looks      []outlook
	watch      watcher
	stage      stage
	at         int  // the tip that is worked on
	begun      bool // rest is at it
}

type stage uint8

const (
	searching stage = iota
	finishing       // whole choices are made of first steps
	looking         // the reasons are drawn
	told
)

// NewAdviser begins on a hint. s is the seat's redacted state and stays as it is; r goes on while Think does.
func NewAdviser(s engine.State, seat engine.Seat, r *cards.Rand) *Adviser {
	a := &Adviser{from: s, walk: s.Fresh(), seat: seat, rnd: r, search: New(Sovereign, Steady).(*Search), rest: New(Knight, Steady).(*Search)}
	a.rest.Softness = 0
	a.walk.CopyFrom(s)
	a.search.Begin(a.walk, seat, r)
	return a
}

// Tips returns the hint once Think has reported true.
func (a *Adviser) Tips() []Tip { return a.list }

// Think imagines n worlds at most and reports whether the hint is there.
func (a *Adviser) Think(n int) bool {
	switch a.stage {
	case searching:
		if a.search.Think(n) {
			a.gather()
			a.stage = finishing
		}
	case finishing:
		a.end(n)
	case looking:
		if a.at == len(a.list) {
			a.explain()
			for len(a.list) > 1 && (len(a.list) > tips || a.list[len(a.list)-1].Visits*50 < a.list[0].Visits) {
				a.list = a.list[:len(a.list)-1]
			}
			a.stage = told
		} else if a.watch.look(a.list[a.at].Run, max(1, n)) {
			a.looks = append(a.looks, a.watch.o)
			a.at++
		}
	}
	return a.stage == told
}

// gather lists the choices worth comparing, the best first.
func (a *Adviser) gather() {
	best := slices.Clone(a.search.Run())
	counts := a.search.Counts
	if len(counts) == 0 { // there was nothing to choose from at first
		counts = []Count{{Action: best[0]}}
	}
	for range min(compared, len(counts)) {
		at := -1
		for i, c := range counts {
			switch {
			case slices.ContainsFunc(a.list, func(t Tip) bool { return t.Run[0] == c.Action }):
			case c.Action == best[0]: // drawn from a mixture, it need not be the most visited
				at = i
			case at < 0 || c.Visits > counts[at].Visits && counts[at].Action != best[0]:
				at = i
			}
		}
		c := &counts[at]
		t := Tip{Run: []engine.Action{c.Action}, Value: c.Value, Visits: c.Visits, Rival: engine.None}
		if c.Action == best[0] {
			t.Run = best
		}
		a.list = append(a.list, t)
	}
}

// end brings the next choice that is only begun to its end.
func (a *Adviser) end(n int) {
	for a.at < len(a.list) && !a.list[a.at].Run[len(a.list[a.at].Run)-1].IsStep() {
		a.at++
	}
	if a.at == len(a.list) {
		a.at, a.stage = 0, looking
		a.watch = watcher{seat: a.seat, seats: a.search.seats, rnd: cards.NewRand(a.rnd.Uint64(), 2), from: a.from, world: a.from.Fresh(), seen: a.from.Fresh()}
		return
	}
	t := &a.list[a.at]
	if !a.begun {
		a.walk.CopyFrom(a.from)
		a.walk.Do(a.seat, t.Run[0], nil)
		a.rest.Begin(a.walk, a.seat, a.rnd)
		a.begun = true
	}
	if a.rest.Think(n) {
		t.Run = append(t.Run, a.rest.Run()...)
		a.begun = false
	}
}

// outlook is what follows from a choice, summed over the worlds looked at.
type outlook struct {
	won, lost int                    // games over before the seat is asked again
	up        int                    // worlds in which the seat stands better than before
	was       [engine.MaxSeats]int32 // how each seat stood before, on the average of these worlds
	stands    [engine.MaxSeats]int32 // and how it stands now
}

// gain is how much better a seat stands than before in the same worlds.
func (o *outlook) gain(p engine.Seat) int32 { return o.stands[p] - o.was[p] }

// explain gives every tip its reason.
func (a *Adviser) explain() {
	seat, seats, list, looks := a.seat, a.search.seats, a.list, a.looks
	rival := engine.None
	for p := range engine.Seat(seats) {
		if was := &looks[0].was; p != seat && (rival == engine.None || was[p] > was[rival]) {
			rival = p
		}
	}
	worst, most := 0, looks[0].gain(seat)
	for i := range looks {
		worst, most = max(worst, looks[i].lost), max(most, looks[i].gain(seat))
	}
	for i := range list {
		t, o := &list[i], &looks[i]
		gain, fall := o.gain(seat), int32(0)
		if rival != engine.None {
			fall = -o.gain(rival)
		}
		if t.Visits == 0 { // the only one there was: nothing had to be searched for
			t.Value = o.stands[seat]
		}
		switch {
		case o.won == tipWorlds:
			t.Reason = ReasonWins
		case o.won*20 >= tipWorlds && 1000*o.won <= int(t.Value)*tipWorlds: // more deals than games are won by simpler answers of the others
			t.Reason, t.N = ReasonMayWin, 100*o.won/tipWorlds
		case (worst-o.lost)*10 >= tipWorlds:
			t.Reason, t.N = ReasonSaves, 100*(worst-o.lost)/tipWorlds
		case seats > 2 && fall >= 30 && fall > gain:
			t.Reason, t.Rival = ReasonFells, rival
		case gain >= 10:
			t.Reason, t.N = ReasonGains, 100*o.up/tipWorlds
		case gain > -20:
			t.Reason = ReasonHolds
		case gain == most:
			t.Reason = ReasonCosts
		default:
			t.Reason = ReasonYields
		}
	}
}

// watcher looks at what comes of a choice.
type watcher struct {
	seat        engine.Seat
	seats       int
	rnd         cards.Rand
	from        engine.State
	world, seen engine.State
	others      Greedy
	run         []engine.Action

	o      outlook // of the choice being looked at
	sum    [engine.MaxSeats]int32
	worlds int // looked at for it so far
}

// look makes a choice in n worlds more and lets the others answer by the game's own weights until the seat is asked again. It
// reports whether that was enough.
func (w *watcher) look(run []engine.Action, n int) bool {
	var now [engine.MaxSeats]int32
	var result engine.Result
	if w.worlds == 0 {
		w.o, w.sum = outlook{}, [engine.MaxSeats]int32{}
	}
	o := &w.o
	for range min(n, tipWorlds-w.worlds) {
		w.worlds++
		w.world.CopyFrom(w.from)
		w.world.Imagine(w.seat, &w.rnd)
		w.world.Eval(&now)
		was := now[w.seat]
		for p := range w.seats {
			w.sum[p] += now[p]
		}
		for _, a := range run {
			w.world.Do(w.seat, a, nil)
		}
		for range tipChoices {
			actors := w.world.Actors()
			if actors == 0 || actors.Has(w.seat) {
				break
			}
			p := actors.First()
			w.seen.CopyFrom(w.world)
			w.seen.Redact(p)
			w.run = w.others.Choose(w.seen, p, &w.rnd, w.run[:0])
			for _, a := range w.run {
				w.world.Do(p, a, nil)
			}
		}
		w.world.Eval(&now)
		for p := range w.seats {
			o.stands[p] += now[p]
		}
		if now[w.seat] > was {
			o.up++
		}
		if w.world.Actors() == 0 {
			result.Reset()
			w.world.Result(&result)
			if result.Winners.Has(w.seat) {
				o.won++
			} else {
				o.lost++
			}
		}
	}
	if w.worlds < tipWorlds {
		return false
	}
	for p := range w.seats {
		o.stands[p] /= tipWorlds
		o.was[p] = w.sum[p] / tipWorlds
	}
	w.worlds = 0
	return true
}
