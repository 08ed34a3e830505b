package screens

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// resultScreen is the ending of a game: the winner on the throne, a line that says why, everybody's place. Sums and seal
// are folded into sheets.
type resultScreen struct {
	a       *Sitting
	t       *table.Table
	info    *engine.Info
	res     engine.Result
	open    map[engine.Seat]bool
	crowned []string // the crowns that it has won the owner
	theirs  []string // and sentences about those that it has won others
	sc      kit.Scroll
	best    []prize // what lies before the winner, the greatest first
	day     string  // the date whose deal it was, "" for another game
	rung    int     // the rung of the court whose bout it belongs to, -1 for another game
	told    bool    // its scores stand elsewhere on the page

	entrance
}

const (
	resultRematch = kit.Press("result:rematch")
	resultNew     = kit.Press("result:new")
	resultTitle   = kit.Press("result:title")
	resultSums    = kit.Press("result:sums")
	resultReview  = kit.Press("result:review")
	resultSeal    = kit.Press("result:seal")
	resultShare   = kit.Press("result:share")
)

// sums opens a seat's score into its sums, or closes it.
type sums struct{ seat engine.Seat }

func (s sums) Name() string { return "result:seat:" + s.seat.String() }

// choices are the ways on from the result.
func (r *resultScreen) choices() []choice {
	if r.day != "" {
		return []choice{{titleDaily, words.Plain("daily.title")}, {resultRematch, words.Plain("daily.again")}, {resultTitle, words.Plain("result.title")}}
	}
	if r.rung >= 0 {
		return courtChoices(r)
	}
	if level := r.harder(); level != "" && !table.Practising(r.t) {
		return []choice{{resultRematch, r.rematch()}, {resultHarder, words.Plain("result.harder." + level)}, {resultTitle, words.Plain("result.title")}}
	}
	return []choice{{resultRematch, r.rematch()}, {resultNew, words.Plain("result.new")}, {resultTitle, words.Plain("result.title")}}
}

func (r *resultScreen) Name() string          { return "result" }
func (r *resultScreen) Scrolled() *kit.Scroll { return &r.sc }

// order returns the seats from the first rank to the last.
func (r *resultScreen) order() []engine.Seat {
	var out []engine.Seat
	for i := range r.t.Players {
		out = append(out, engine.Seat(i))
	}
	sort.SliceStable(out, func(i, j int) bool { return r.rank(out[i]) < r.rank(out[j]) })
	return out
}

func (r *resultScreen) rank(x engine.Seat) int {
	if r.res.Winners.Has(x) {
		return 1
	}
	return int(r.res.Rank[x])
}

// headline names the winner, or those who share the win, as the reason does: a person who plays alone is "you".
func (r *resultScreen) headline() string {
	var list []string
	mine := false
	for i := range r.t.Players {
		switch x := engine.Seat(i); {
		case !r.res.Winners.Has(x):
		case table.You(r.t, x):
			mine = true
			list = slices.Insert(list, 0, words.Plain("verdict.you"))
		default:
			list = append(list, r.t.Name(x))
		}
	}
	return words.Upper(headlineOf(r.info.ID, list, mine))
}

// tells says in one piece who won and why, and who won but once.
func (r *resultScreen) tells() string {
	who, why := r.headline(), r.reason()
	if strings.HasPrefix(why, who+" ") {
		return why
	}
	return strings.TrimSpace(strings.TrimSuffix(who, ".") + ". " + why)
}

// below returns what stands below a headline: the reason, without what the headline has just said.
func below(headline, why string) string {
	if rest, ok := strings.CutPrefix(why, headline+" "); ok && rest[0] >= '0' && rest[0] <= '9' {
		return rest
	}
	return why
}

func (r *resultScreen) reason() string {
	if why := table.Why(r.t); why != "" {
		return why
	}
	if r.res.Reason == "" {
		return ""
	}
	return words.T(r.res.Reason, words.Args{A: r.t.Name(r.res.Winners.First()), N: int(r.res.Score[max(0, min(int(r.res.Winners.First()), engine.MaxSeats-1))])})
}

// standingOf tells the score of the match, or the place in the day's deal, and that practice does not count, "" for none of them.
func standingOf(r *resultScreen) string {
	switch b := r.a.bout; {
	case table.Practising(r.t):
		return words.Plain("practice.ended")
	case r.day != "":
		return dayText(r)
	case r.rung >= 0:
		return courtText(r)
	case b != nil && b.hung():
		return strings.TrimSpace(b.course())
	case b != nil:
		return b.score()
	}
	return ""
}

// line writes one summand: "King of hearts on 7 of hearts: 7", "3 × 10 = 30".
func (r *resultScreen) line(l engine.ScoreLine) (text, value string) {
	args := words.Args{N: int(l.Count), N2: int(l.Each), N3: int(l.Value)}
	if l.Card != cards.Back {
		args.Card, args.Operands[0] = words.Card(l.Card), words.Rank(l.Card.Rank())
	}
	if l.Other != cards.Back {
		args.Other = words.Card(l.Other)
	}
	text = words.Upper(words.T(l.Key, args))
	value = words.T("table.n", words.Args{N: int(l.Value)})
	switch own := l.Key + ".value"; {
	case words.Has(own):
		value = words.T(own, args)
	case l.Count > 1 && l.Each != 0 && l.Each != 1 && l.Count*l.Each == l.Value:
		value = words.T("result.times", args)
	}
	return text, value
}

// linked reports whether what else there is about a result is written as links, because buttons of it have no room.
func linked(k *kit.Kit) bool { return k.In.H < 600 || k.Text >= 1.5 }

// rowWidth is the width of a row that holds all ways on from a result.
func rowWidth(k *kit.Kit) float64 { return min(k.In.W-2*kit.Space6, 1120) }

// wayRows parts the ways on from the result into rows. The one to press comes first, and beside it the looks at what is over.
func wayRows(r *resultScreen, k *kit.Kit, w float64, wide bool) [][]choice {
	list, more := r.choices(), moreOf(r)
	switch {
	case linked(k) && (w >= 560 || wide):
		return [][]choice{list}
	case linked(k):
		return [][]choice{list[:1], list[1:]}
	case wide:
		return [][]choice{slices.Concat(list[:1], more, list[1:])}
	case w >= 560:
		return [][]choice{slices.Concat(list[:1], more), list[1:]}
	}
	return [][]choice{list[:1], more, list[1:]}
}

// buttons draws the ways on in their rows. Each is as wide as its words want; the first has twice the air.
func (r *resultScreen) buttons(k *kit.Kit, foot geom.Rect, rows [][]choice) {
	y := foot.Y + kit.Space2
	for j, list := range rows {
		wants := make([]float64, len(list))
		free, parts := foot.W-float64(len(list)-1)*kit.Space2, float64(len(list))
		for i, c := range list {
			wants[i] = sprites.Measure(sprites.SansBold, k.Px(kit.Body), c.text) + 2*kit.Space2
			free -= wants[i]
		}
		if j == 0 {
			parts++
		}
		x := foot.X
		for i, c := range list {
			tone, w := kit.Plain, wants[i]+free/parts
			if i == 0 && j == 0 {
				tone, w = kit.Primary, w+free/parts
			}
			k.Button(c.deed, c.text, geom.Rect{X: x, Y: y, W: w, H: kit.Tap}, tone, true)
			x += w + kit.Space2
		}
		y += kit.Tap + kit.Space2
	}
}

// seat draws a seat's row and, when it is open, its sums. It returns the lower end.
func (r *resultScreen) seat(k *kit.Kit, x engine.Seat, box geom.Rect) float64 {
	n := 0
	for _, l := range r.res.Lines {
		if l.Seat == x {
			n++
		}
	}
	row := geom.Rect{X: box.X, Y: box.Y, W: box.W, H: kit.Tap}
	h := row.H
	open := r.open[x] && n > 0
	if open {
		for _, l := range r.res.Lines {
			if l.Seat == x {
				text, _ := r.line(l)
				h += k.Height(text, sprites.Sans, r.lineSize(l), row.W-r.indent(l)-120)
			}
		}
		h += kit.Space2
	}
	k.List.Fill(geom.Rect{X: row.X, Y: row.Y, W: row.W, H: h}, kit.Radius, kit.Well)
	if r.res.Winners.Has(x) {
		k.List.Frame(geom.Rect{X: row.X, Y: row.Y, W: row.W, H: h}, kit.Radius, 2, kit.Figure)
	}
	k.Label(strconv.Itoa(r.rank(x))+".", geom.Rect{X: row.X + kit.Space3, Y: row.Y, W: 28, H: row.H}, sprites.SansBold, kit.Score, 0, kit.DimText)
	face := geom.Rect{X: row.X + 42, Y: row.Y + 6, W: 36, H: 36}
	k.Portrait(table.Faces(r.t.Players)[x], int(x), face)
	drawCrest(r.a, k, r.t.Players, x, face)
	k.Label(r.t.Name(x), geom.Rect{X: row.X + 84, Y: row.Y, W: row.W - 190, H: row.H}, sprites.Title, kit.Lead, 0, kit.Text)
	k.Label(words.T("table.n", words.Args{N: int(r.res.Score[x])}), geom.Rect{X: row.X + row.W - 106, Y: row.Y, W: 66, H: row.H}, sprites.SansBold, kit.Score, 1, kit.Figure)
	if n > 0 {
		icon := sprites.IconArrowDown
		if open {
			icon = sprites.IconArrowUp
		}
		k.Icon(icon, geom.Rect{X: row.X + row.W - 32, Y: row.Y + 14, W: 20, H: 20}, kit.DimText)
		if k.Press == (sums{x}).Name() {
			k.List.Fill(row, kit.Radius, kit.Shade)
		}
		k.Hit(sums{x}, row)
	}
	y := row.Y + row.H
	if !open {
		return y
	}
	for _, l := range r.res.Lines {
		if l.Seat != x {
			continue
		}
		text, value := r.line(l)
		c := kit.Text
		if l.Under {
			c = kit.DimText
		}
		size, indent := r.lineSize(l), r.indent(l)
		h := k.Para(text, geom.Rect{X: row.X + indent, Y: y, W: row.W - indent - 120}, sprites.Sans, size, 0, c)
		k.Label(value, geom.Rect{X: row.X + row.W - 116, Y: y, W: 76, H: k.Line(size)}, sprites.Sans, size, 1, c)
		y += h
	}
	return y + kit.Space2
}

func (r *resultScreen) lineSize(l engine.ScoreLine) float64 {
	if l.Under {
		return kit.Small
	}
	return kit.Body
}

func (r *resultScreen) indent(l engine.ScoreLine) float64 {
	if l.Under {
		return 52
	}
	return 40
}

func (r *resultScreen) Act(d kit.Deed) bool {
	switch d {
	case resultRematch:
		was := r.a.run
		switch {
		case r.day != "":
			beginDay(r.a, r.t.Game(), r.day)
		case r.rung >= 0:
			beginCourt(r.a, r.rung)
		case table.Practising(r.t):
			practiseFresh(r.a, r.t.Game(), r.t.Config(), r.t.Players)
		default:
			r.a.again(r.t)
		}
		if was != "" && r.a.run != was { // else the next game lies over it
			r.a.Kept.Wrote(r.a.Store.Remove(was))
		}
	case titleDaily:
		r.a.forget()
		r.a.leave()
		r.a.Push(&dailyScreen{a: r.a})
	case titleCourt:
		r.a.forget()
		r.a.leave()
		r.a.Push(&courtScreen{a: r.a})
	case resultHarder:
		r.a.forget()
		raise(r.a, r.t, r.harder())
	case resultNew:
		r.a.forget()
		r.a.leave()
		r.a.Push(newSetupScreen(r.a, r.t.Game()))
	case resultTitle, kit.Back:
		r.a.forget()
		r.a.leave()
	case resultReview:
		if openReview(r.a, table.Finished(r.t), r.info.Title) != nil {
			r.a.Say(words.Plain("review.failed"))
		}
	case resultSums:
		r.a.Push(newDetails(r))
	case resultShare:
		openShare(r)
	default:
		if w, ok := d.(wear); ok {
			w.put(r.a)
			return true
		}
		x, ok := d.(sums)
		if ok {
			r.open = map[engine.Seat]bool{x.seat: true}
			r.a.Push(newDetails(r))
		}
		return ok
	}
	return true
}

func (r *resultScreen) Doc(d *kit.Doc) {
	d.Title = r.info.Title
	d.Prompt = r.tells()
	if r.day != "" || r.rung >= 0 || table.Practising(r.t) {
		d.Prompt += " " + standingOf(r)
	} else if b := r.a.bout; b != nil {
		d.Prompt += " " + b.text()
	}
	d.Prompt = strings.TrimSpace(d.Prompt + " " + crownText(r))
	d.Table = append(r.sums(), fairSection(r.t))
	for _, l := range r.t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
	for _, c := range r.choices() {
		d.Act(c.deed, c.text)
	}
	for _, c := range moreOf(r) {
		d.Act(c.deed, c.text)
	}
}
