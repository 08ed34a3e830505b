package screens

import (
	"sort"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// resultScreen tells who won, in which order the others came, and opens each score into its sums.
type resultScreen struct {
	a    *App
	t    *table.Table
	info *engine.Info
	res  engine.Result
	open map[engine.Seat]bool
	sc   scroll
}

// finish goes from the table to the result. The finished game is kept until the player leaves the result.
func (a *App) finish(s *tableScreen) {
	a.count(s.t)
	a.lasting()
	a.tab = nil
	a.stack = append(a.stack[:1], a.concluded(s.t))
	a.touchUp()
}

// concluded is the result of a game that is over.
func (a *App) concluded(t *table.Table) *resultScreen {
	r := &resultScreen{a: a, t: t, info: t.Game().Info(), open: make(map[engine.Seat]bool)}
	t.Result(&r.res)
	t.Unseal()
	r.open[r.order()[0]] = true
	return r
}

// showEnded takes up a game that was over when the program ended: its result is shown where it was, unless the player had left it. A
// match counts the game if it has not yet.
func (a *App) showEnded() {
	t := a.ended
	if a.ended = nil; t == nil {
		return
	}
	if a.bout != nil {
		if seed, playing := a.bout.series.Playing(); playing && seed == t.Config().Seed && a.bout.series.Game.Info().ID == t.Game().Info().ID {
			a.count(t)
		}
	}
	if a.prefs.Open == 1 {
		a.push(a.concluded(t))
	} else {
		a.forget()
	}
}

// forget drops the saved game.
func (a *App) forget() {
	if err := a.Store.Remove("game"); err != nil {
		a.warn(words.Plain("app.no-storage"))
	}
}

// leave is done with the finished game.
func (r *resultScreen) leave() { r.a.forget() }

func (r *resultScreen) name() string      { return "result" }
func (r *resultScreen) scrolled() *scroll { return &r.sc }

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

// headline says who won: one, or several who share it.
func (r *resultScreen) headline() string {
	var list []string
	for i := range r.t.Players {
		if r.res.Winners.Has(engine.Seat(i)) {
			list = append(list, r.t.Name(engine.Seat(i)))
		}
	}
	switch n := len(list); {
	case n == 0:
		return words.Plain("table.over")
	case n == 1:
		return words.T("result.wins", words.Args{A: list[0]})
	default:
		return words.T("result.share", words.Args{A: strings.Join(list[:n-1], ", "), B: list[n-1]})
	}
}

func (r *resultScreen) reason() string {
	if r.res.Reason == "" {
		return ""
	}
	return words.T(r.res.Reason, words.Args{A: r.t.Name(r.res.Winners.First()), N: int(r.res.Score[max(0, min(int(r.res.Winners.First()), engine.MaxSeats-1))])})
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

func (r *resultScreen) build(k *kit) {
	in := column(k.in, 640)
	rows := 1
	if in.W < 420 {
		rows = 2
	}
	foot, rest := in.CutBottom(float64(rows)*(tap+space2) + space2)
	rest = r.wreath(k, rest)
	top, rest := rest.CutTop(k.line(banner) * 1.3)
	px := banner
	k.label(r.headline(), top, sprites.Title, px, 0.5, gold)
	if reason := r.reason(); reason != "" {
		h := k.height(reason, sprites.Sans, body, rest.W)
		k.para(reason, rest, sprites.Sans, body, 0.5, words1)
		_, rest = rest.CutTop(h + space2)
	}
	y := r.sc.begin(k, rest)
	if b := r.a.bout; b != nil {
		y += k.para(b.text(), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.SansBold, body, 0.5, gold) + space2
	}
	for _, x := range r.order() {
		y = r.seat(k, x, geom.Rect{X: rest.X, Y: y, W: rest.W}) + space2
	}
	y = fairBlock(k, r.t, geom.Rect{X: rest.X, Y: y + space2, W: rest.W - 6}, true)
	r.sc.end(k, y)
	if k.in.W >= 900 && y+space6 < foot.Y {
		foot.Y = y + space6
	}
	r.buttons(k, foot, rows)
}

// wreath draws the emblems of those who have won in laurel, where there is room, and returns what is left below.
func (r *resultScreen) wreath(k *kit, rest geom.Rect) geom.Rect {
	n := r.res.Winners.Len()
	if n == 0 || rest.H < 480 {
		return rest
	}
	size := min(rest.H*0.18, 140, rest.W/float64(n))
	top, rest := rest.CutTop(size + space3)
	x := top.X + (top.W-size*float64(n))/2
	for i := range r.t.Players {
		if r.res.Winners.Has(engine.Seat(i)) {
			box := geom.Rect{X: x, Y: top.Y + space3, W: size, H: size}
			k.l.Picture(sprites.Laurel, box, white)
			k.l.Picture(sprites.Emblem(i), geom.Around(box.Center(), size*0.5, size*0.5), white)
			x += size
		}
	}
	return rest
}

func (r *resultScreen) buttons(k *kit, foot geom.Rect, rows int) {
	names := []choice{{"result:rematch", r.rematch()}, {"result:new", words.Plain("result.new")}, {"result:title", words.Plain("result.title")}}
	y := foot.Y + space2
	if rows == 1 {
		w := (foot.W - 2*space2) / 3
		for i, c := range names {
			lk := plain
			if i == 0 {
				lk = primary
			}
			k.button(c.name, c.text, geom.Rect{X: foot.X + float64(i)*(w+space2), Y: y, W: w, H: tap}, lk, true)
		}
		return
	}
	k.button(names[0].name, names[0].text, geom.Rect{X: foot.X, Y: y, W: foot.W, H: tap}, primary, true)
	w := (foot.W - space2) / 2
	for i, c := range names[1:] {
		k.button(c.name, c.text, geom.Rect{X: foot.X + float64(i)*(w+space2), Y: y + tap + space2, W: w, H: tap}, plain, true)
	}
}

// seat draws a seat's row and, when it is open, its sums; it returns where the next may begin.
func (r *resultScreen) seat(k *kit, x engine.Seat, box geom.Rect) float64 {
	n := 0
	for _, l := range r.res.Lines {
		if l.Seat == x {
			n++
		}
	}
	row := geom.Rect{X: box.X, Y: box.Y, W: box.W, H: tap}
	h := row.H
	open := r.open[x] && n > 0
	if open {
		for _, l := range r.res.Lines {
			if l.Seat == x {
				text, _ := r.line(l)
				h += k.height(text, sprites.Sans, r.lineSize(l), row.W-r.indent(l)-120)
			}
		}
		h += space2
	}
	k.l.Fill(geom.Rect{X: row.X, Y: row.Y, W: row.W, H: h}, radius, well)
	if r.res.Winners.Has(x) {
		k.l.Frame(geom.Rect{X: row.X, Y: row.Y, W: row.W, H: h}, radius, 2, gold)
	}
	k.label(strconv.Itoa(r.rank(x))+".", geom.Rect{X: row.X + space3, Y: row.Y, W: 28, H: row.H}, sprites.SansBold, score, 0, words2)
	k.l.Picture(sprites.Emblem(int(x)), geom.Rect{X: row.X + 44, Y: row.Y + 8, W: 32, H: 32}, white)
	k.label(r.t.Name(x), geom.Rect{X: row.X + 84, Y: row.Y, W: row.W - 190, H: row.H}, sprites.Title, lead, 0, words1)
	k.label(words.T("table.n", words.Args{N: int(r.res.Score[x])}), geom.Rect{X: row.X + row.W - 106, Y: row.Y, W: 66, H: row.H}, sprites.SansBold, score, 1, gold)
	if n > 0 {
		icon := sprites.IconArrowDown
		if open {
			icon = sprites.IconArrowUp
		}
		k.icon(icon, geom.Rect{X: row.X + row.W - 32, Y: row.Y + 14, W: 20, H: 20}, words2)
		k.hit("result:seat:"+x.String(), row)
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
		c := words1
		if l.Under {
			c = words2
		}
		size, indent := r.lineSize(l), r.indent(l)
		h := k.para(text, geom.Rect{X: row.X + indent, Y: y, W: row.W - indent - 120}, sprites.Sans, size, 0, c)
		k.label(value, geom.Rect{X: row.X + row.W - 116, Y: y, W: 76, H: k.line(size)}, sprites.Sans, size, 1, c)
		y += h
	}
	return y + space2
}

func (r *resultScreen) lineSize(l engine.ScoreLine) float64 {
	if l.Under {
		return small
	}
	return body
}

func (r *resultScreen) indent(l engine.ScoreLine) float64 {
	if l.Under {
		return 52
	}
	return 40
}

func (r *resultScreen) act(name string) bool {
	switch {
	case name == "result:rematch":
		r.leave()
		r.a.again(r.t)
	case name == "result:new":
		r.leave()
		r.a.home()
		r.a.push(newSetupScreen(r.a, r.t.Game()))
	case name == "result:title" || name == "back":
		r.leave()
		r.a.home()
	default:
		return r.toggle(name)
	}
	return true
}

func (r *resultScreen) doc(d *ui.Doc) {
	d.Title = r.info.Title
	d.Prompt = r.headline() + " " + r.reason()
	if b := r.a.bout; b != nil {
		d.Prompt += " " + b.text()
	}
	d.Table = append(r.sums(), fairSection(r.t))
	for _, l := range r.t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
	d.Acts = []ui.Item{{Name: "result:rematch", Text: r.rematch()}, {Name: "result:new", Text: words.Plain("result.new")},
		{Name: "result:title", Text: words.Plain("result.title")}}
}
