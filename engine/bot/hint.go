package bot

import (
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
)

// Reasons lists all reasons.
var Reasons = []string{ReasonWins, ReasonMayWin, ReasonSaves, ReasonFells, ReasonGains, ReasonHolds, ReasonCosts}

const (
	tips       = 3
	compared   = 6   // choices that the reasons are drawn from, named or not
	tipWorlds  = 120 // looked at for the reasons of each tip
	tipChoices = 24  // made by others, at most, until the seat is asked again
)

// Hint returns the best choices of a seat that owes a decision, three at most, the best first. s is the seat's redacted state
// and stays as it is; whatever the hint says can be known to the player in that seat.
func Hint(s engine.State, seat engine.Seat, r *cards.Rand) []Tip {
	search := New(Sovereign, Steady).(*Search)
	walk := s.Fresh()
	walk.CopyFrom(s)
	best := search.Choose(walk, seat, r, nil)
	counts := slices.Clone(search.Counts)
	slices.SortStableFunc(counts, func(a, b Count) int {
		switch {
		case a.Action == best[0]: // drawn from a mixture, it need not be the most visited
			return -1
		case b.Action == best[0]:
			return 1
		}
		return int(b.Visits - a.Visits)
	})
	if len(counts) == 0 { // there was nothing to choose from at first
		counts = append(counts, Count{Action: best[0]})
	}
	var list []Tip
	rest := New(Knight, Steady).(*Search)
	rest.Softness = 0
	for i, c := range counts {
		if i == compared {
			break
		}
		t := Tip{Run: []engine.Action{c.Action}, Value: c.Value, Visits: c.Visits, Rival: engine.None}
		switch {
		case c.Action == best[0]:
			t.Run = best
		case c.Action.IsStep():
			walk.CopyFrom(s)
			must(walk.Apply(seat, c.Action, nil))
			t.Run = rest.Choose(walk, seat, r, t.Run)
		}
		list = append(list, t)
	}
	explain(s, seat, r, list, search.seats)
	for len(list) > 1 && (len(list) > tips || list[len(list)-1].Visits*50 < list[0].Visits) {
		list = list[:len(list)-1]
	}
	return list
}

// outlook is what follows from a choice, summed over the worlds looked at.
type outlook struct {
	won, lost int                    // games over before the seat is asked again
	up        int                    // worlds in which the seat stands better than before
	stands    [engine.MaxSeats]int32 // how each seat stands, on the average
}

// explain gives every tip its reason.
func explain(s engine.State, seat engine.Seat, r *cards.Rand, list []Tip, seats int) {
	var before [engine.MaxSeats]int32
	looks := make([]outlook, len(list))
	w := watcher{seat: seat, seats: seats, rnd: cards.NewRand(r.Uint64(), 2), from: s, world: s.Fresh(), seen: s.Fresh()}
	for i := range list {
		looks[i] = w.look(list[i].Run, &before)
	}
	rival := engine.None
	for p := range engine.Seat(seats) {
		if p != seat && (rival == engine.None || before[p] > before[rival]) {
			rival = p
		}
	}
	worst := 0
	for _, o := range looks {
		worst = max(worst, o.lost)
	}
	for i := range list {
		t, o := &list[i], &looks[i]
		gain, fall := o.stands[seat]-before[seat], int32(0)
		if rival != engine.None {
			fall = before[rival] - o.stands[rival]
		}
		switch {
		case o.won == tipWorlds:
			t.Reason = ReasonWins
		case o.won*20 >= tipWorlds:
			t.Reason, t.N = ReasonMayWin, 100*o.won/tipWorlds
		case (worst-o.lost)*10 >= tipWorlds:
			t.Reason, t.N = ReasonSaves, 100*(worst-o.lost)/tipWorlds
		case seats > 2 && fall >= 30 && fall > gain:
			t.Reason, t.Rival = ReasonFells, rival
		case gain >= 10:
			t.Reason, t.N = ReasonGains, 100*o.up/tipWorlds
		case gain > -20:
			t.Reason = ReasonHolds
		default:
			t.Reason = ReasonCosts
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
}

// look makes a choice in many worlds and lets the others answer by the game's own weights until the seat is asked again.
// before becomes how the seats stood in those worlds.
func (w *watcher) look(run []engine.Action, before *[engine.MaxSeats]int32) (o outlook) {
	var sum [engine.MaxSeats]int32
	var now [engine.MaxSeats]int32
	var result engine.Result
	for range tipWorlds {
		w.world.CopyFrom(w.from)
		w.world.Imagine(w.seat, &w.rnd)
		w.world.Eval(&now)
		was := now[w.seat]
		for p := range w.seats {
			sum[p] += now[p]
		}
		for _, a := range run {
			must(w.world.Apply(w.seat, a, nil))
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
				must(w.world.Apply(p, a, nil))
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
	for p := range w.seats {
		o.stands[p] /= tipWorlds
		before[p] = sum[p] / tipWorlds
	}
	return o
}
