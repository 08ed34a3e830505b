package screens

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// hintScreen is the sheet with the best moves: each with its share of wins and why. Beside it, or under it, the best one is
// put together on the table; nothing is done until a button says so.
type hintScreen struct {
	a      *App
	s      *tableScreen
	sc     scroll
	staged bool // the best move is put together on the table
}

// hints reports whether the player wants any.
func (p *prefs) hints() bool { return p.Hints > 0 }

// mayHint reports whether a hint can be had now.
func (s *tableScreen) mayHint() bool { return s.a.prefs.hints() && s.t.MayHint() }

// hint opens the sheet and asks.
func (s *tableScreen) hint() bool {
	if !s.mayHint() || !s.t.AskHint() {
		s.a.say(words.Plain("hint.none"))
		return false
	}
	h := &hintScreen{a: s.a, s: s}
	s.a.push(h)
	h.mark()
	return true
}

// typed answers keys: one asks for a hint, one looks closer at what the keyboard points at.
func (s *tableScreen) typed(k ui.Key) bool {
	if inspectKey(k) {
		return s.lookCloser()
	}
	return k.Code == ui.Letter && k.Rune == 'h' && !k.Repeat && s.a.prefs.Hints > 1 && s.mayHint() && s.hint()
}

func (h *hintScreen) name() string      { return "hint" }
func (h *hintScreen) over() bool        { return true }
func (h *hintScreen) scrolled() *scroll { return &h.sc }

// tick looks whether the answer is there; nothing waits for it.
func (h *hintScreen) tick(in *ui.Input) bool {
	h.mark()
	_, here := h.s.t.Pondering()
	return h.s.tick(in) || here
}

// mark puts the best move together on the table, where the player has not begun with another.
func (h *hintScreen) mark() {
	list, ok := h.s.t.Tips()
	if h.s.t.Version != h.s.version {
		h.s.version = h.s.t.Version
		h.a.touchUp()
	}
	if ok && !h.staged && h.s.t.Focus.Empty() && len(h.s.t.Composer().Chosen()) == 0 {
		h.staged = h.s.t.Stage(list[0].Run)
		h.a.touchUp()
	}
}

// clear takes the marks away again.
func (h *hintScreen) clear() {
	if h.staged {
		h.staged = false
		h.s.t.Unstage()
	}
}

func (h *hintScreen) settled() bool {
	yes, _ := h.s.t.Pondering()
	return !yes
}

// tip is a move in words.
type tip struct{ text, why string }

// tips words the moves: what each does, and how good it is and why. Where two have the same reason, the later one's says what it
// does otherwise.
func (h *hintScreen) tips() (out []tip) {
	list, _ := h.s.t.Tips()
	var plain, reasons []string
	for i := range list {
		t := &list[i]
		args := words.Args{B: h.s.t.Name(t.Rival), N: t.N, N2: share(t.Value)}
		why, named := h.because(list, i), true
		if why == "" {
			key := t.Reason
			if t.N == 100 && words.Has(key+".all") {
				key += ".all"
			}
			why, named = words.T(key, args), false
		}
		j := slices.Index(plain, why)
		plain = append(plain, why)
		switch holds := t.Reason == bot.ReasonHolds && !named; {
		case holds && i == 0:
			why = h.compared(list)
		case holds || j >= 0:
			first := max(j, 0)
			if why += " "; holds {
				why = ""
			} else if !named {
				why = words.T(t.Reason+".too", args) + " "
			}
			base := why
			for _, more := range h.apart(&list[first], t, list[0].Value) {
				if why = base + more; !slices.Contains(reasons, why) {
					break
				}
			}
		}
		reasons = append(reasons, why)
		out = append(out, tip{h.s.t.RunText(t.Run), words.T("hint.share", args) + " " + why})
	}
	return out
}

// share is a value as games of a hundred.
func share(value int32) int { return (int(value) + 5) / 10 }

// apart says in what a move differs from a better one that has the same reason: first what it keeps of the hand, or spends, then
// whom or what it is about, then how much less it wins than the first, and last what it does at all.
func (h *hintScreen) apart(best, t *bot.Tip, first int32) (out []string) {
	mine, theirs := h.s.t.Spends(t.Run), h.s.t.Spends(best.Run)
	kept, spent := without(theirs, mine), without(mine, theirs)
	if len(kept) > 0 {
		out = append(out, words.T("hint.keeps", words.Args{Card: words.CardList(kept)}))
	} else if len(spent) > 0 {
		out = append(out, words.T("hint.spends", words.Args{Card: words.CardList(spent)}))
	}
	if b, a := best.Run[len(best.Run)-1], t.Run[len(t.Run)-1]; a.Verb() == b.Verb() {
		for i, arg := range h.s.info.Verbs[a.Verb()].Args {
			switch x, y := a.Arg(i), b.Arg(i); {
			case x == y:
			case arg.Kind == engine.ArgSeat:
				out = append(out, words.T("hint.seat", words.Args{A: h.s.t.Name(engine.Seat(x)), B: h.s.t.Name(engine.Seat(y))}))
			case arg.Kind == engine.ArgRank:
				out = append(out, words.T("hint.rank", words.Args{A: words.Rank(cards.Rank(x)), B: words.Rank(cards.Rank(y))}))
			}
		}
	}
	if n := share(first) - share(t.Value); n > 0 {
		out = append(out, words.T("hint.fewer", words.Args{N: n}))
	} else {
		out = append(out, words.Plain("hint.even"))
	}
	return append(out, words.T("hint.rather", words.Args{A: h.s.t.RunText(t.Run)}))
}

// without returns the cards of a that are not among those of b, in order.
func without(a, b []cards.Card) (out []cards.Card) {
	b = slices.Clone(b)
	for _, c := range a {
		if i := slices.Index(b, c); i >= 0 {
			b = slices.Delete(b, i, i+1)
		} else {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return out
}

// named fills a name into a sentence.
//
//go:noinline
func named(key, name string) string { return words.T(key, words.Args{A: name}) }

func (h *hintScreen) title() string { return named("hint.title", h.s.t.Name(h.s.t.Asked)) }

func (h *hintScreen) from() string {
	if !h.settled() {
		return words.Plain("hint.thinking")
	}
	return named("hint.from", h.s.t.Name(h.s.t.Asked))
}

const doWidth = 84 // of the button that does a move

// rows draws the moves, or only measures them, and returns where they end.
func (h *hintScreen) rows(k *kit, list []tip, x, y, w float64, draw bool) float64 {
	tw := w - doWidth - 3*space2
	for i, t := range list {
		th := k.height(t.text, sprites.SansBold, body, tw)
		top := max(tap, th)
		row := geom.Rect{X: x, Y: y, W: w, H: top + k.height(t.why, sprites.Sans, small, w-2*space2) + 2*space2}
		y += row.H + space2
		if !draw {
			continue
		}
		show, ground, rim, lk := "hint:show:"+strconv.Itoa(i), well, edge, plain
		if k.press == show || k.hover == show {
			ground = cloth
		}
		if i == 0 {
			rim, lk = gold, primary
		}
		k.l.Fill(row, radius, ground)
		k.l.Frame(row, radius, 1, rim)
		in := row.Inset(space2)
		k.para(t.text, geom.Rect{X: in.X, Y: in.Y + (top-th)/2, W: tw}, sprites.SansBold, body, 0, words1)
		k.para(t.why, geom.Rect{X: in.X, Y: in.Y + top, W: in.W}, sprites.Sans, small, 0, words2)
		do, rest := in.CutRight(doWidth)
		k.hit(show, geom.Rect{X: row.X, Y: row.Y, W: rest.W, H: row.H})
		do.H = tap
		k.button("hint:do:"+strconv.Itoa(i), words.Plain("hint.do"), do, lk, true)
	}
	return y
}

func (h *hintScreen) build(k *kit) {
	list, log := h.tips(), h.s.areas.Log
	beside := h.s.areas.Kind == layout.Wide // where there is room, the table stays to be seen
	w := min(420, k.in.W-2*space2) - 2*space3
	if beside {
		w = log.W - 2*space3
	}
	var r geom.Rect
	if beside {
		k.l.Fill(log, radius, rail)
		k.l.Frame(log, radius, 1, gilt)
		r = log
	} else {
		r = k.sheetBox(420, k.height(h.title(), sprites.Title, lead, w)+k.height(h.from(), sprites.Sans, small, w)+h.rows(k, list, 0, 0, w, false)+tap+2*space2+2*space3+1, true)
	}
	foot, r := r.Inset(space3).CutBottom(tap + space2)
	foot.Y, foot.H = foot.Y+space2, tap
	k.button("back", words.Plain("menu.cancel"), foot, plain, true)
	y := h.sc.begin(k, r)
	y += k.para(h.title(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Title, lead, 0, gold)
	y += k.para(h.from(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, small, 0, words2) + space2
	h.sc.end(k, h.rows(k, list, r.X, y, r.W, true))
}

func (h *hintScreen) act(name string) bool {
	if name == "" || name == "back" {
		h.clear()
		h.a.pop()
		return true
	}
	list, _ := h.s.t.Tips()
	for i := range list {
		n, run := strconv.Itoa(i), list[i].Run
		switch name {
		case "hint:show:" + n:
			h.s.t.Stage(run)
			h.a.say(h.tips()[i].why)
		case "hint:do:" + n:
			if h.s.t.Commit(run) != nil {
				h.s.refuse()
			}
		default:
			continue
		}
		h.a.pop()
		return true
	}
	return false
}

func (h *hintScreen) doc(d *ui.Doc) {
	d.Title, d.Prompt = h.title(), h.from()
	for i, t := range h.tips() {
		n := strconv.Itoa(i)
		if i == 0 {
			d.Prompt = t.text + ". " + t.why
		}
		d.Table = append(d.Table, ui.Section{Heading: strconv.Itoa(i+1) + ". " + t.text, Lines: []string{t.why}})
		d.Acts = append(d.Acts, ui.Item{Name: "hint:do:" + n, Text: named("hint.do-it", t.text)}, ui.Item{Name: "hint:show:" + n, Text: named("hint.show", t.text)})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "back", Text: words.Plain("menu.cancel")})
}
