package screens

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/game/table"
	"royals/game/words"
)

// differs is by how many deals of a hundred a choice must lead to something more often than another one for that to be its reason.
const differs = 10

// because says why a move of the list is good, as far as that can be named: what it brings, takes, spares, or does; "" where nothing of
// the kind tells it from the others. Everything is counted in deals that fit what the seat knows.
func (h *hintScreen) because(list []bot.Tip, i int) string {
	fore, me := h.s.t.Forecasts(), h.s.t.Asked
	switch list[i].Reason {
	case bot.ReasonWins, bot.ReasonMayWin, bot.ReasonSaves:
		return ""
	}
	if h.s.t.Lone() {
		return words.Plain("hint.lone")
	}
	if i >= len(fore) || me == engine.None {
		return ""
	}
	f := &fore[i]
	if d := &f.Now[me]; d.Sure() && d.Min > 0 {
		return words.T(h.key("hint.brings"), words.Args{N: d.Min})
	}
	for p := range f.Now {
		if d := &f.Now[p]; engine.Seat(p) != me && d.Sure() && d.Min < 0 {
			return words.T(h.key("hint.takes"), words.Args{B: h.s.t.Name(engine.Seat(p)), N: -d.Min})
		}
	}
	if say := h.spares(list, i); say != "" {
		return say
	}
	up := func(f *table.Forecast) int { return f.Scores[me].Up }
	if n := up(f); f.Now[me].Up >= differs || n-rarest(fore, i, up) >= differs {
		n = max(n, f.Now[me].Up)
		return words.T(h.key("hint.brings"+often(n)), words.Args{N: n})
	}
	if say := h.takes(f, fore, i); say != "" {
		return say
	}
	if say := h.tales(f, fore, i); say != "" {
		return say
	}
	for j, b := range h.s.t.Plan.Badges {
		key := h.s.info.ID + ".hint." + h.s.info.Counters[b.Key].Name
		if j < len(f.Badges) && !b.Main && f.Badges[j].Sure() && f.Badges[j].Min > 0 && words.Has(key) {
			return words.T(key, words.Args{N: f.Badges[j].Min})
		}
	}
	return ""
}

// often is the ending of a key by in how many deals of a hundred something happens.
func often(n int) string {
	if n == 100 {
		return ".all"
	}
	return ".often"
}

// key is the game's own sentence where it has one.
func (h *hintScreen) key(general string) string {
	if own := h.s.info.ID + "." + general; words.Has(own) {
		return own
	}
	return general
}

// rarest is the smallest number that any other forecast has; where there is no other, as much as this one has, so that nothing tells it apart.
func rarest(fore []table.Forecast, i int, of func(*table.Forecast) int) int {
	n := of(&fore[i])
	for j := range fore {
		if j != i {
			n = min(n, of(&fore[j]))
		}
	}
	return n
}

// spares says whether another move of the list would lose points more often.
func (h *hintScreen) spares(list []bot.Tip, i int) string {
	fore, me := h.s.t.Forecasts(), h.s.t.Asked
	worst := i
	for j := range fore {
		if fore[j].Scores[me].Down > fore[worst].Scores[me].Down && fore[j].Scores[me].Sum < fore[i].Scores[me].Sum {
			worst = j
		}
	}
	n, n2 := fore[i].Scores[me].Down, fore[worst].Scores[me].Down
	if n2-n < differs {
		return ""
	}
	key := "hint.spares"
	if n == 0 {
		key += ".all"
	}
	return words.T(h.key(key), words.Args{A: h.s.t.RunText(list[worst].Run), N: n, N2: n2})
}

// takes says whom the move lets lose points, more often than another one would.
func (h *hintScreen) takes(f *table.Forecast, fore []table.Forecast, i int) string {
	most, who, share := differs-1, engine.None, 0
	for p := range f.Scores {
		if engine.Seat(p) == h.s.t.Asked {
			continue
		}
		down := func(f *table.Forecast) int { return f.Scores[p].Down }
		n := down(f)
		if d := max(f.Now[p].Down, n-rarest(fore, i, down)); d > most {
			most, who, share = d, engine.Seat(p), max(n, f.Now[p].Down)
		}
	}
	if who == engine.None {
		return ""
	}
	return words.T(h.key("hint.takes"+often(share)), words.Args{B: h.s.t.Name(who), N: share})
}

// tales says what the log would tell, where the choice itself brings it about or another one would less often.
func (h *hintScreen) tales(f *table.Forecast, fore []table.Forecast, i int) string {
	me := h.s.t.Asked
	best, most := "", differs-1
	for _, l := range f.Told {
		role, other := ".they", l.Actor
		if l.Actor == me {
			role, other = ".me", l.Other
		} else if l.Other == me && words.Has(h.s.info.ID+".hint."+h.s.info.Says[l.Say]+".on") {
			role = ".on"
		}
		key := h.s.info.ID + ".hint." + h.s.info.Says[l.Say] + role
		if !words.Has(key) {
			continue
		}
		d := l.N - rarest(fore, i, func(f *table.Forecast) int {
			for _, x := range f.Told {
				if x.Say == l.Say && x.Actor == l.Actor && x.Other == l.Other {
					return x.N
				}
			}
			return 0
		})
		if l.Now || len(fore) == 1 && role != ".they" {
			d = l.N
		}
		if d <= most {
			continue
		}
		most = d
		args := words.Args{A: words.T(key, words.Args{B: h.s.t.Name(other)}), N: l.N}
		if best = words.T("hint.often", args); l.N == 100 {
			best = words.T("hint.sure", args)
		}
	}
	return best
}

// compared says how the best move stands to the next one, where nothing else can be said for it.
func (h *hintScreen) compared(list []bot.Tip) string {
	if len(list) < 2 {
		return words.Plain("hint.alone")
	}
	args := words.Args{A: h.s.t.RunText(list[1].Run), N: share(list[0].Value) - share(list[1].Value)}
	if args.N < 2 {
		return words.T("hint.level", args)
	}
	return words.T("hint.better", args)
}
