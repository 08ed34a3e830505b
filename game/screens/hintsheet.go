package screens

import (
	"strconv"
	"strings"

	"royals/engine/bot"
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

// typed asks for a hint by its key.
func (s *tableScreen) typed(k ui.Key) bool {
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

// share tells how often a move wins; why gives its reason.
func (h *hintScreen) share(t *bot.Tip) string {
	return words.T("hint.share", words.Args{N: (int(t.Value) + 5) / 10})
}

func (h *hintScreen) why(t *bot.Tip) string {
	return words.T(t.Reason, words.Args{A: h.s.t.Name(h.s.t.Asked), B: h.s.t.Name(t.Rival), N: t.N})
}

func (h *hintScreen) title() string {
	return words.T("hint.title", words.Args{A: h.s.t.Name(h.s.t.Asked)})
}

func (h *hintScreen) from() string {
	if !h.settled() {
		return words.Plain("hint.thinking")
	}
	return words.T("hint.from", words.Args{A: h.s.t.Name(h.s.t.Asked)})
}

const doWidth = 84 // of the button that does a move

// box is where the sheet lies: beside the table where there is room, and the table stays to be seen.
func (h *hintScreen) box(k *kit, height float64) geom.Rect {
	if h.s.areas.Kind != layout.Wide || h.s.areas.Log.Empty() {
		return k.sheetBox(420, height, true)
	}
	r := h.s.areas.Log
	k.l.Fill(r, radius, rail)
	k.l.Frame(r, radius, 1, gilt)
	return r
}

func (h *hintScreen) build(k *kit) {
	list, _ := h.s.t.Tips()
	w := min(420, k.in.W-2*space2) - 2*space3
	if h.s.areas.Kind == layout.Wide {
		w = h.s.areas.Log.W - 2*space3
	}
	tw := w - doWidth - space2 - 2*space2
	heights := make([]float64, len(list))
	total := k.height(h.title(), sprites.Title, lead, w) + k.height(h.from(), sprites.Sans, small, w) + space2 + tap + space2 + 2*space3 + 1
	for i := range list {
		heights[i] = max(tap, k.height(h.s.t.RunText(list[i].Run), sprites.SansBold, body, tw)) + k.height(h.share(&list[i])+" "+h.why(&list[i]), sprites.Sans, small, w-2*space2) + 2*space2
		total += heights[i] + space2
	}
	r := h.box(k, total).Inset(space3)
	foot, r := r.CutBottom(tap + space2)
	k.button("back", words.Plain("menu.cancel"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, plain, true)
	y := h.sc.begin(k, r)
	y += k.para(h.title(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Title, lead, 0, gold)
	y += k.para(h.from(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, small, 0, words2) + space2
	for i := range list {
		n := strconv.Itoa(i)
		row := geom.Rect{X: r.X, Y: y, W: r.W, H: heights[i]}
		ground, rim := well, edge
		if k.press == "hint:show:"+n || k.hover == "hint:show:"+n {
			ground = cloth
		}
		if i == 0 {
			rim = gold
		}
		k.l.Fill(row, radius, ground)
		k.l.Frame(row, radius, 1, rim)
		text := h.s.t.RunText(list[i].Run)
		th := k.height(text, sprites.SansBold, body, tw)
		top := max(tap, th)
		k.para(text, geom.Rect{X: row.X + space2, Y: row.Y + space2 + (top-th)/2, W: tw}, sprites.SansBold, body, 0, words1)
		k.para(h.share(&list[i])+" "+h.why(&list[i]), geom.Rect{X: row.X + space2, Y: row.Y + space2 + top, W: row.W - 2*space2}, sprites.Sans, small, 0, words2)
		lk := plain
		if i == 0 {
			lk = primary
		}
		k.hit("hint:show:"+n, geom.Rect{X: row.X, Y: row.Y, W: row.W - doWidth - 2*space2, H: row.H})
		k.button("hint:do:"+n, words.Plain("hint.do"), geom.Rect{X: row.X + row.W - doWidth - space2, Y: row.Y + space2, W: doWidth, H: tap}, lk, true)
		y += heights[i] + space2
	}
	h.sc.end(k, y)
}

func (h *hintScreen) act(name string) bool {
	if name == "" || name == "back" {
		h.clear()
		h.a.pop()
		return true
	}
	list, _ := h.s.t.Tips()
	verb, n, _ := strings.Cut(strings.TrimPrefix(name, "hint:"), ":")
	i, err := strconv.Atoi(n)
	if err != nil || i < 0 || i >= len(list) {
		return false
	}
	tip := list[i]
	switch verb {
	case "show":
		h.s.t.Stage(tip.Run)
		h.a.pop()
		h.a.say(h.share(&tip) + " " + h.why(&tip))
	case "do":
		h.a.pop()
		if h.s.t.Commit(tip.Run) != nil {
			h.s.refuse()
		}
	default:
		return false
	}
	return true
}

func (h *hintScreen) doc(d *ui.Doc) {
	list, _ := h.s.t.Tips()
	d.Title, d.Prompt = h.title(), h.from()
	if len(list) > 0 {
		d.Prompt = h.s.t.RunText(list[0].Run) + ". " + h.share(&list[0]) + " " + h.why(&list[0])
	}
	for i := range list {
		n, text := strconv.Itoa(i), h.s.t.RunText(list[i].Run)
		d.Table = append(d.Table, ui.Section{Heading: strconv.Itoa(i+1) + ". " + text, Lines: []string{h.share(&list[i]), h.why(&list[i])}})
		d.Acts = append(d.Acts, ui.Item{Name: "hint:do:" + n, Text: words.T("hint.do-it", words.Args{A: text})},
			ui.Item{Name: "hint:show:" + n, Text: words.T("hint.show", words.Args{A: text})})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "back", Text: words.Plain("menu.cancel")})
}
