package screens

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/engine/bot"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// hintScreen is the sheet with the best moves, each with its share of wins and the reason. On the table beside it the
// best move is put together. Nothing is done until a button is pressed.
type hintScreen struct {
	a      *shell.App
	s      *tableScreen
	sc     kit.Scroll
	staged bool // the best move is put together on the table
}

// mayHint reports whether the player may ask for a hint now.
func (s *tableScreen) mayHint() bool { return s.a.Prefs.Hints > 0 && s.t.MayHint() }

// hint opens the sheet and asks.
func (s *tableScreen) hint() bool {
	if !s.mayHint() || !s.t.AskHint() {
		s.a.Say(words.Plain("hint.none"))
		return false
	}
	table.Hinted(s.t)
	h := &hintScreen{a: s.a.App, s: s}
	s.a.Push(h)
	h.mark()
	return true
}

// Typed answers the key that shows a card large that the keyboard points at, or all that lies before a seat, and those of a replay.
func (s *tableScreen) Typed(k port.Key) bool {
	if s.replay != nil && s.replay.typed(s, k) {
		return true
	}
	if !inspectKey(k) || k.Code == port.Letter && s.a.Prefs.Letters != 0 {
		return false
	}
	d, at := s.a.PointedAt()
	return s.inspect(d, at)
}

func (h *hintScreen) Name() string          { return "hint" }
func (h *hintScreen) Over() bool            { return true }
func (h *hintScreen) Scrolled() *kit.Scroll { return &h.sc }

// Tick looks whether the answer is there. Nothing waits for it.
func (h *hintScreen) Tick(in *port.Input) {
	h.mark()
	h.s.Tick(in)
}

// Due returns when the sheet changes by itself: at once, where the answer is worked out on this thread.
func (h *hintScreen) Due(now time.Duration) time.Duration {
	if _, here := h.s.t.Pondering(); here {
		return now
	}
	return h.s.Due(now)
}

// mark puts the best move together on the table, unless the player has begun another.
func (h *hintScreen) mark() {
	list, ok := h.s.t.Tips()
	if h.s.t.Version != h.s.version {
		h.s.version = h.s.t.Version
		h.a.Change()
	}
	if ok && !h.staged && h.s.t.Focus.Empty() && len(h.s.t.Composer().Chosen()) == 0 {
		h.staged = h.s.t.Stage(list[0].Run)
		h.a.Change()
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

// Tell says whether the answer is there.
func (h *hintScreen) Tell(st port.Status) port.Status {
	st.Settled = h.settled()
	return st
}

// tip is a move in words.
type tip struct{ text, why string }

// tips puts the moves into words: what each does, how good it is beside the others, each share of wins once, and the reason, where there is
// an honest one that was not given before. Of moves that cannot be told apart only the first may have one, and where it has, it is not said that none is
// better.
func (h *hintScreen) tips() (out []tip) {
	list, _ := h.s.t.Tips()
	low, high := span(list)
	even := len(list) > 1 && high-low < leastWins
	var reasons []string
	for i := range list {
		why := ""
		if !even || i == 0 {
			why = h.because(list, i)
		}
		if slices.Contains(reasons, why) {
			why = ""
		}
		reasons = append(reasons, why)
		text := odds(list, i)
		if even && i == 0 && why != "" {
			text = ""
		}
		if len(list) == 1 && why == "" {
			text = words.Plain("hint.best")
		}
		if text != "" && why != "" {
			text += " "
		}
		text += why
		out = append(out, tip{h.s.t.RunText(list[i].Run), text})
	}
	return out
}

// slim is the share of wins of a hundred below which a hint tells no odds: they would only discourage.
const slim = 10

// odds says how good a move is beside the others of the list, with its share of wins where that helps to compare. Moves that cannot be told
// apart have no odds, nor have those of which none has much of a chance. "" where there is nothing to compare.
func odds(list []bot.Tip, i int) string {
	low, high := span(list)
	n := share(list[i].Value)
	d := n - share(list[0].Value)
	switch {
	case len(list) == 1:
		return ""
	case high-low < leastWins && i == 0:
		return words.Plain("hint.alike")
	case high-low < leastWins || i > 0 && d >= 0 && d < leastWins && high < slim:
		return words.Plain("hint.alike.too")
	case high < slim && i == 0:
		return words.Plain("hint.best")
	case high < slim:
		return words.Plain("hint.less")
	case i > 0 && d >= 0 && d < leastWins: // less than can be told apart
		return words.Plain("hint.share.even")
	}
	return words.T("hint.share", words.Args{N2: n})
}

// span returns the least and the greatest share of wins of a list.
func span(list []bot.Tip) (low, high int) {
	for i := range list {
		n := share(list[i].Value)
		if i == 0 {
			low, high = n, n
		}
		low, high = min(low, n), max(high, n)
	}
	return low, high
}

// share turns a value into won games of a hundred.
func share(value int32) int { return (int(value) + 5) / 10 }

// named fills a name into a sentence.
//
//go:noinline
func named(key, name string) string { return words.T(key, words.Args{A: name}) }

// about names whom the hint is for; who plays alone is spoken to.
func (h *hintScreen) about(key string) string {
	if table.You(h.s.t, h.s.t.Asked) {
		return words.Plain(key + ".you")
	}
	return named(key, h.s.t.Name(h.s.t.Asked))
}

func (h *hintScreen) title() string { return h.about("hint.title") }

func (h *hintScreen) from() string {
	if !h.settled() {
		return words.Plain("hint.thinking")
	}
	return h.about("hint.from")
}

const doWidth = 84 // of the button that does a move

// rows draws the moves, or only measures them, and returns where they end.
func (h *hintScreen) rows(k *kit.Kit, list []tip, x, y, w float64, draw bool) float64 {
	tw := w - doWidth - 3*kit.Space2
	for i, t := range list {
		th := k.Height(t.text, sprites.SansBold, kit.Body, tw)
		top := max(kit.Tap, th)
		row := geom.Rect{X: x, Y: y, W: w, H: top + k.Height(t.why, sprites.Sans, kit.Small, w-2*kit.Space2) + 2*kit.Space2}
		y += row.H + kit.Space2
		if !draw {
			continue
		}
		show, ground, rim, lk := showTip{i}, kit.Well, kit.Edge, kit.Plain
		if k.Held(show) {
			ground = kit.Cloth
		}
		if i == 0 {
			lk = kit.Primary
		}
		k.List.Fill(row, kit.Radius, ground)
		if k.Press == show.Name() {
			k.List.Fill(row, kit.Radius, kit.Shade)
		}
		k.List.Frame(row, kit.Radius, 1, rim)
		in := row.Inset(kit.Space2)
		k.Para(t.text, geom.Rect{X: in.X, Y: in.Y + (top-th)/2, W: tw}, sprites.SansBold, kit.Body, 0, kit.Text)
		k.Para(t.why, geom.Rect{X: in.X, Y: in.Y + top, W: in.W}, sprites.Sans, kit.Small, 0, kit.DimText)
		do, rest := in.CutRight(doWidth)
		k.Hit(show, geom.Rect{X: row.X, Y: row.Y, W: rest.W, H: row.H})
		do.H = kit.Tap
		k.Button(doTip{i}, words.Plain("hint.do"), do, lk, true)
		if i == 0 {
			suggest(k, row.Inset(2), 0)
		}
	}
	return y
}

func (h *hintScreen) Build(k *kit.Kit) {
	list, log := h.tips(), h.s.felt.Areas.Log
	beside := h.s.felt.Areas.Kind == layout.Wide // where there is room, the table stays to be seen
	w := min(420, k.In.W-2*kit.Space2) - 2*kit.Space3
	if beside {
		w = log.W - 2*kit.Space3
	}
	var r geom.Rect
	if beside {
		k.List.Fill(log, kit.Radius, kit.Rail)
		k.List.Frame(log, kit.Radius, 1, kit.Gilt)
		r = log
	} else {
		r = k.Sheet(420, k.Height(h.title(), sprites.Title, kit.Lead, w)+k.Height(h.from(), sprites.Sans, kit.Small, w)+h.rows(k, list, 0, 0, w, false)+kit.Tap+2*kit.Space2+2*kit.Space3+1, true)
	}
	foot, r := r.Inset(kit.Space3).CutBottom(kit.Tap + kit.Space2)
	foot.Y, foot.H = foot.Y+kit.Space2, kit.Tap
	k.Button(kit.Back, words.Plain("menu.cancel"), foot, kit.Plain, true)
	y := h.sc.Begin(k, r)
	y += k.Para(h.title(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Title, kit.Lead, 0, kit.Accent)
	y += k.Para(h.from(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0, kit.DimText) + kit.Space2
	h.sc.End(k, h.rows(k, list, r.X, y, r.W, true))
}

// showTip puts a move of the list together on the table. doTip makes it.
type (
	showTip struct{ at int }
	doTip   struct{ at int }
)

func (s showTip) Name() string { return "hint:show:" + strconv.Itoa(s.at) }
func (d doTip) Name() string   { return "hint:do:" + strconv.Itoa(d.at) }

func (h *hintScreen) Act(d kit.Deed) bool {
	list, _ := h.s.t.Tips()
	beside := d == nil
	under := kit.Under(h.s.felt.Targets, h.a.Finger().At)
	if beside && h.s.felt.Areas.Kind == layout.Wide && slices.ContainsFunc(h.s.felt.Acts, func(b felt.Act) bool { return b.On && b.Deed == under }) { // what has been put together is done
		h.a.Pop()
		return h.s.Act(under)
	}
	switch d := orBack(d).(type) {
	case showTip:
		h.s.t.Stage(list[d.at].Run)
		h.a.Say(h.tips()[d.at].why)
	case doTip:
		if h.s.t.Commit(list[d.at].Run) != nil {
			refuse(h.s)
		}
	case kit.Press:
		if d != kit.Back {
			return false
		}
		h.clear()
	default:
		return false
	}
	h.a.Pop()
	if !beside {
		return true
	}
	switch p := under.(type) {
	case felt.Point:
		if p.Kind == felt.Held { // the player knows already
			h.s.Act(p)
		}
	case kit.Press:
		if p == felt.Menu {
			h.s.Act(p)
		}
	}
	return true
}

func (h *hintScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = h.title(), h.from()
	for i, t := range h.tips() {
		if i == 0 {
			d.Prompt = strings.TrimSpace(t.text + ". " + t.why)
		}
		section := port.Section{Heading: strconv.Itoa(i+1) + ". " + t.text}
		if t.why != "" {
			section.Lines = []string{t.why}
		}
		d.Table = append(d.Table, section)
		d.Act(doTip{i}, named("hint.do-it", t.text))
		d.Act(showTip{i}, named("hint.show", t.text))
	}
	d.Act(kit.Back, words.Plain("menu.cancel"))
}
