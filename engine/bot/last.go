package bot

import (
	"math/bits"
	"slices"

	"royals/engine"
)

// The last word: where the game ends with the mover's choice, nobody deciding anything more, there is nothing to search for. Every
// whole choice is then tried in the same worlds, and the better half of them in more worlds, until one is left. Differences between
// choices show much sooner in the same worlds than in worlds of their own.
type lastWord struct {
	on     bool            // instead of a search
	runs   []engine.Action // whole choices, one after the other
	list   []finalChoice
	rounds int
	worlds int // still to be imagined in this round
	trial  engine.State
}

// finalChoice is a whole choice and how it has done.
type finalChoice struct {
	from, to int // in runs
	worlds   int32
	sum      int64
	out      bool
}

const (
	finalTries  = 7   // choices carried out in all, times the iterations of a search
	finalRuns   = 120 // no more are compared
	finalWins   = 200 // worlds that a choice must win to be taken for a sure win
	finalProbes = 8   // worlds that must end at once, but for two
	finalThrows = 24  // hands that may be thrown until then
	finalRest   = 60  // steps that are settled by chance at most, in the comparison
)

// hasLastWord reports whether the game ends with the seat's choice, and gets ready to compare all choices if so. It leaves the search's
// chance as it was.
func (b *Search) hasLastWord() bool {
	l := &b.last
	if b.Softness > 0 || !b.Prior || b.peek || b.root.Actors() != engine.Only(b.seat) {
		return false
	}
	if l.trial == nil {
		l.trial = b.root.Fresh()
	}
	chance := b.rnd
	defer func() { b.rnd = chance }()
	if b.sureWin() {
		return true
	}
	open := 0
	for range finalProbes {
		b.world.CopyFrom(b.root)
		b.world.Imagine(b.seat, &b.rnd)
		for step := true; step; {
			b.acts = b.world.Rising(b.seat, b.acts[:0])
			a := b.acts[b.rnd.IntN(len(b.acts))]
			b.world.Do(b.seat, a, nil)
			step = a.IsStep()
		}
		if b.forced(false); b.world.Actors().Len() > 1 { // a tie may be left to a throw
			b.settleByChance(finalThrows)
		}
		if actors := b.world.Actors(); actors != 0 {
			if open++; open > 2 || actors == engine.Only(b.seat) { // what the seat does then is for a search to find
				return false
			}
		}
	}
	l.runs, l.list = l.runs[:0], l.list[:0]
	if !b.wholeRuns(nil, true) {
		return false
	}
	if n, k := len(l.list), len(l.runs); !b.wholeRuns(nil, false) { // too many to look at those, too, that seem senseless
		l.list, l.runs = l.list[:n], l.runs[:k]
	}
	if len(l.list) < 2 {
		return false
	}
	l.rounds = bits.Len(uint(len(l.list) - 1))
	l.worlds = b.share(len(l.list))
	return true
}

// sureWin looks for a whole choice that wins at once in every world, whoever else might have a say in others. It leaves that alone in the list.
func (b *Search) sureWin() bool {
	l := &b.last
	l.runs, l.list = l.runs[:0], l.list[:0]
	if !b.wholeRuns(nil, true) {
		return false
	}
	if n, k := len(l.list), len(l.runs); !b.wholeRuns(nil, false) {
		l.list, l.runs = l.list[:n], l.runs[:k]
	}
	for range finalWins {
		l.trial.CopyFrom(b.root)
		l.trial.Imagine(b.seat, &b.rnd)
		n := 0
		for _, c := range l.list {
			if b.wins(&c) {
				l.list[n] = c
				n++
			}
		}
		if l.list = l.list[:n]; n == 0 {
			return false
		}
	}
	l.list, l.rounds, l.worlds = l.list[:1], 1, finalProbes
	return true
}

// wins reports whether a choice ends the world that is on trial in the seat's favour, nobody choosing any more.
func (b *Search) wins(c *finalChoice) bool {
	b.world.CopyFrom(b.last.trial)
	for _, a := range b.last.runs[c.from:c.to] {
		b.world.Do(b.seat, a, nil)
	}
	if b.forced(false); b.world.Actors() != 0 {
		return false
	}
	b.result.Reset()
	return b.world.Result(&b.result) && b.result.Winners == engine.Only(b.seat)
}

// forced plays on in the world while there is nothing to choose from; with on, also where only the seat has a choice, as Prior advises it.
func (b *Search) forced(on bool) {
	for range finalRest {
		actors := b.world.Actors()
		if actors == 0 {
			return
		}
		p := actors.First()
		i := 0
		if b.acts = b.world.Rising(p, b.acts[:0]); len(b.acts) > 1 {
			if !on || actors != engine.Only(b.seat) {
				return
			}
			i = b.advised(p)
		}
		b.world.Do(p, b.acts[i], nil)
	}
}

// wholeRuns lists the whole choices that begin with run, the sensible ones or all that are not listed yet: where the game ends, what seems
// senseless may be right, and of equals the first listed is taken. It reports false when they are too many.
func (b *Search) wholeRuns(run []engine.Action, sensible bool) bool {
	l := &b.last
	l.trial.CopyFrom(b.root)
	for _, a := range run {
		l.trial.Do(b.seat, a, nil)
	}
	b.acts = l.trial.Rising(b.seat, b.acts[:0])
	if sensible && len(b.acts) > 1 {
		b.sensible(l.trial, b.seat)
	}
	acts := append([]engine.Action(nil), b.acts...)
	for _, a := range acts {
		next := append(run[:len(run):len(run)], a)
		if a.IsStep() {
			if !b.wholeRuns(next, sensible) {
				return false
			}
			continue
		}
		if !sensible && l.has(next) {
			continue
		}
		if len(l.list) == finalRuns {
			return false
		}
		at := len(l.runs)
		l.runs = append(l.runs, next...)
		l.list = append(l.list, finalChoice{from: at, to: len(l.runs)})
	}
	return true
}

// has reports whether a whole choice is listed.
func (l *lastWord) has(run []engine.Action) bool {
	for i := range l.list {
		if slices.Equal(l.runs[l.list[i].from:l.list[i].to], run) {
			return true
		}
	}
	return false
}

// share is how many worlds a round has in which n choices are compared.
func (b *Search) share(n int) int { return max(1, finalTries*b.Iterations/(b.last.rounds*n)) }

// compare imagines about as many worlds as n iterations of a search would take time for, and reports whether one choice is left.
func (b *Search) compare(n int) (done bool) {
	l := &b.last
	for left := len(l.list); n > 0; n -= 1 + left/4 {
		b.leaves++
		l.trial.CopyFrom(b.root)
		l.trial.Imagine(b.seat, &b.rnd)
		for i := range l.list {
			if !l.list[i].out {
				b.try(&l.list[i])
			}
		}
		if l.worlds--; l.worlds > 0 {
			continue
		}
		if left = l.halve(); left == 1 {
			return true
		}
		l.worlds = b.share(left)
	}
	return false
}

// try carries a choice out in the world that is on trial.
func (b *Search) try(c *finalChoice) {
	b.world.CopyFrom(b.last.trial)
	for _, a := range b.last.runs[c.from:c.to] {
		b.world.Do(b.seat, a, nil)
	}
	if b.forced(true); b.world.Actors().Len() > 1 { // the seat has seldom more to say, or this were no last word
		b.settleByChance(finalRest)
	}
	var u [engine.MaxSeats]int32
	b.rateEnd(&u)
	c.sum += int64(u[b.seat])
	c.worlds++
}

// settleByChance plays the world to its end by chance, n steps at most.
func (b *Search) settleByChance(n int) {
	for range n {
		actors := b.world.Actors()
		if actors == 0 {
			return
		}
		p := actors.First()
		b.acts = b.world.Rising(p, b.acts[:0])
		b.world.Do(p, b.acts[b.rnd.IntN(len(b.acts))], nil)
	}
}

// rateEnd is rate where winning is all that counts; how a seat stands decides between choices that win as often.
func (b *Search) rateEnd(u *[engine.MaxSeats]int32) {
	b.world.Eval(u)
	b.result.Reset()
	if b.world.Actors() == 0 && b.world.Result(&b.result) && b.result.Winners != 0 {
		share := 990 / int32(b.result.Winners.Len())
		for i := range engine.Seat(b.seats) {
			u[i] /= 100
			if b.result.Winners.Has(i) {
				u[i] += share
			}
		}
	}
	b.Temper.bend(u, b.seats)
}

// halve leaves the worse half of the choices out, of equals the later ones, and returns how many are left. All that are still in have
// been tried in the same worlds.
func (l *lastWord) halve() int {
	in := 0
	for i := range l.list {
		if !l.list[i].out {
			in++
		}
	}
	for n := in / 2; n > 0; n-- {
		worst := -1
		for i := range l.list {
			if c := &l.list[i]; !c.out && (worst < 0 || c.sum <= l.list[worst].sum) {
				worst = i
			}
		}
		l.list[worst].out = true
	}
	return in - in/2
}

// decide makes the choice that is left, and leaves in Counts how the first steps did: each as its best continuation.
func (b *Search) decide() {
	l := &b.last
	for i := range l.list {
		c := &l.list[i]
		if !c.out {
			b.run = append(b.run, l.runs[c.from:c.to]...)
		}
		first, value := l.runs[c.from], int32(c.sum/int64(max(c.worlds, 1)))
		k := slices.IndexFunc(b.Counts, func(n Count) bool { return n.Action == first })
		if k < 0 {
			k = len(b.Counts)
			b.Counts = append(b.Counts, Count{Action: first})
		}
		if n := &b.Counts[k]; c.worlds > n.Visits || c.worlds == n.Visits && value > n.Value {
			n.Visits, n.Value = c.worlds, value
		}
	}
}
