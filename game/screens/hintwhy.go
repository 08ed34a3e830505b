package screens

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/game/table"
	"royals/game/words"
)

// differs is the least difference that makes a reason: a choice leads to something in so many more deals of a hundred
// than another.
const differs = 10

// leastWins is the smallest difference in games won of a hundred that is told.
const leastWins = 5

// weighing puts the reason for a move of the list into words. A reason is an outcome that is certain, or one compared
// with that of another move. All is counted in deals that fit what the seat knows.
type weighing struct {
	*hintScreen
	list []bot.Tip
	fore []table.Forecast
	me   engine.Seat
	i    int // the move
}

// because says why a move of the list is good. It returns "" where nothing tells the move from the others.
func (h *hintScreen) because(list []bot.Tip, i int) string {
	w := weighing{h, list, h.s.t.Forecasts(), h.s.t.Asked, i}
	switch t := &list[i]; {
	case t.Reason == bot.ReasonWins || t.Reason == bot.ReasonMayWin || t.Reason == bot.ReasonSaves:
		if all := t.Reason + ".all"; t.N == 100 && words.Has(all) {
			return words.Plain(all)
		}
		return words.T(t.Reason, words.Args{N: t.N})
	case h.s.t.Lone():
		return words.Plain("hint.lone")
	case i >= len(w.fore) || w.me == engine.None:
		return ""
	}
	for _, say := range [...]func() string{w.certain, w.spares, w.brings, w.takes, w.tales, w.badges} {
		if text := say(); text != "" {
			return text
		}
	}
	return ""
}

// versus puts an outcome into words, beside that of another move where it differs: the best other one, and for the best
// move the first that is so much different. of returns the outcome of a move, false for one that is not known. What is good and
// comes more often after the lesser of two moves is no reason for either.
func (w *weighing) versus(key string, args words.Args, much int, good bool, of func(*table.Forecast) (int, bool)) string {
	for j := range w.fore {
		n, ok := of(&w.fore[j])
		if j == w.i || !ok || max(n-args.N, args.N-n) < much || good && w.i == 0 && n > args.N {
			if w.i > 0 {
				break // a lesser move is compared with the best one alone
			}
			continue
		}
		if good && w.i > 0 && n < args.N {
			return ""
		}
		other := w.s.t.RunText(w.list[j].Run)
		if args.A == "" {
			args.A = other
		} else {
			args.B = other
		}
		if much == differs {
			args.Operands[1], n = often(n), ofTen(n)
		}
		if key, args.N2 = key+".vs", n; n <= 0 {
			key = key[:len(key)-len("vs")] + "none"
		}
		break
	}
	if much == differs {
		args.N = ofTen(args.N)
	}
	return words.T(w.key(key), args)
}

// ofTen is how often of ten something happens that happens so often of a hundred.
func ofTen(n int) int { return (n + 5) / 10 }

// often says how often something happens that happens so often of a hundred deals that fit what is known. Those are not all there are: nothing
// is said to happen every time.
func often(n int) string {
	if ofTen(n) == 10 {
		return words.Plain("hint.deals.all")
	}
	return words.T("hint.deals", words.Args{N: ofTen(n)})
}

// certain tells what a move itself brings or takes, in every deal.
func (w *weighing) certain() string {
	f := &w.fore[w.i]
	if d := &f.Now[w.me]; d.Sure() && d.Min > 0 {
		return w.versus("hint.brings", words.Args{N: d.Min}, 1, true, func(f *table.Forecast) (int, bool) { return f.Now[w.me].Min, f.Now[w.me].Sure() })
	}
	for p := range f.Now {
		if d := &f.Now[p]; engine.Seat(p) != w.me && d.Sure() && d.Min < 0 {
			return w.versus("hint.takes", words.Args{B: w.s.t.Name(engine.Seat(p)), N: -d.Min}, 1, true, func(f *table.Forecast) (int, bool) { return -f.Now[p].Min, f.Now[p].Sure() })
		}
	}
	return ""
}

// key returns the key of the game's own sentence where it has one.
func (h *hintScreen) key(general string) string {
	if own := h.s.info.ID + "." + general; words.Has(own) {
		return own
	}
	return general
}

// rarest returns the smallest number of the other forecasts. Where there is no other, it returns this one's, so that
// nothing tells the move apart.
func (w *weighing) rarest(of func(*table.Forecast) int) int {
	n := of(&w.fore[w.i])
	for j := range w.fore {
		if j != w.i {
			n = min(n, of(&w.fore[j]))
		}
	}
	return n
}

// share tells how often something happens after a move, and after another; good as in versus.
func (w *weighing) share(key string, args words.Args, good bool, of func(*table.Forecast) int) string {
	args.Operands[0] = often(args.N)
	return w.versus(key, args, differs, good, func(f *table.Forecast) (int, bool) { return of(f), true })
}

// spares names a move of the list that would lose points more often.
func (w *weighing) spares() string {
	worst := w.i
	for j := range w.fore {
		if w.fore[j].Scores[w.me].Down > w.fore[worst].Scores[w.me].Down && w.fore[j].Scores[w.me].Sum < w.fore[w.i].Scores[w.me].Sum {
			worst = j
		}
	}
	n, n2 := w.fore[w.i].Scores[w.me].Down, w.fore[worst].Scores[w.me].Down
	if n2-n < differs {
		return ""
	}
	key := "hint.spares"
	switch {
	case n == 0:
		key += ".all"
	case ofTen(n) == 0:
		key += ".few"
	}
	return words.T(w.key(key), words.Args{A: w.s.t.RunText(w.list[worst].Run), Operands: [3]string{often(n), often(n2)}})
}

// brings tells that the player gains points more often than after another move.
func (w *weighing) brings() string {
	up := func(f *table.Forecast) int { return max(f.Scores[w.me].Up, f.Now[w.me].Up) }
	f := &w.fore[w.i]
	if n := up(f); f.Now[w.me].Up >= differs || n-w.rarest(up) >= differs {
		return w.share("hint.brings.often", words.Args{N: n}, true, up)
	}
	return ""
}

// takes names the player whom the move costs points more often than another move would.
func (w *weighing) takes() string {
	most, who := differs-1, engine.None
	for p := range w.fore[w.i].Scores {
		f, down := &w.fore[w.i], downOf(p)
		if engine.Seat(p) == w.me {
			continue
		}
		if d := max(f.Now[p].Down, down(f)-w.rarest(down)); d > most {
			most, who = d, engine.Seat(p)
		}
	}
	if who == engine.None {
		return ""
	}
	down := downOf(int(who))
	return w.share("hint.takes.often", words.Args{B: w.s.t.Name(who), N: down(&w.fore[w.i])}, true, down)
}

// downOf returns how often a move costs a seat points.
func downOf(p int) func(*table.Forecast) int {
	return func(f *table.Forecast) int { return max(f.Scores[p].Down, f.Now[p].Down) }
}

// tales says what the log would tell more often after this move than after another.
func (w *weighing) tales() string {
	best, most := "", differs-1
	for _, l := range w.fore[w.i].Told {
		key, other := w.tale(&l)
		if !words.Has(key) {
			continue
		}
		told := toldOf(&l)
		d := l.N - w.rarest(told)
		if l.Now || len(w.fore) == 1 && l.Actor == w.me {
			d = l.N
		}
		if d <= most {
			continue
		}
		most, best = d, "hint.often"
		if l.N == 100 && l.Now { // a deed itself, and not what others make of it
			best = "hint.sure"
		}
		best = w.share(best, words.Args{A: words.T(key, words.Args{B: w.s.t.Name(other)}), N: l.N}, false, told)
	}
	return best
}

// toldOf returns how often a line of the log comes.
func toldOf(l *table.Tale) func(*table.Forecast) int {
	return func(f *table.Forecast) int {
		for _, x := range f.Told {
			if x.Say == l.Say && x.Actor == l.Actor && x.Other == l.Other {
				return x.N
			}
		}
		return 0
	}
}

// tale returns the key of a line of the log in a reason, and whom it names.
func (w *weighing) tale(l *table.Tale) (key string, other engine.Seat) {
	key = w.s.info.ID + ".hint." + w.s.info.Says[l.Say]
	switch {
	case l.Actor == w.me:
		return key + ".me", l.Other
	case l.Other == w.me && words.Has(key+".on"):
		return key + ".on", l.Actor
	}
	return key + ".they", l.Actor
}

// badges tells by how much a move raises another counter of the player's.
func (w *weighing) badges() string {
	f := &w.fore[w.i]
	for j, b := range w.s.t.Plan.Badges {
		key := w.s.info.ID + ".hint." + w.s.info.Counters[b.Key].Name
		if j < len(f.Badges) && !b.Main && f.Badges[j].Sure() && f.Badges[j].Min > 0 && words.Has(key) {
			return words.T(key, words.Args{N: f.Badges[j].Min})
		}
	}
	return ""
}
