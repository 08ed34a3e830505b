package screens

import (
	"strconv"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// roundScreen shows, between two rounds of a game, everybody's place. Their sums are folded. A press goes on.
type roundScreen struct {
	a  *shell.App
	s  *tableScreen
	r  resultScreen // its rows
	sc kit.Scroll
	entrance
}

const roundOK = kit.Press("round:ok")

// newRoundScreen opens the scores after the round that has just been counted.
func newRoundScreen(a *Sitting, s *tableScreen) *roundScreen {
	b := &roundScreen{a: a.App, s: s, r: resultScreen{a: a, t: s.t, info: s.info, open: make(map[engine.Seat]bool)}}
	s.t.Result(&b.r.res)
	lead := leaders(&b.r.res, len(s.t.Players))
	b.r.res.Winners = lead
	n := 0
	for i := range s.t.Players {
		n = max(n, len(towerLines(&b.r, engine.Seat(i))))
	}
	b.entrance = entrance{a: a, waits: true, long: time.Duration(n)*towerStep + towerRise}
	return b
}

func (b *roundScreen) Name() string          { return "round" }
func (b *roundScreen) Scrolled() *kit.Scroll { return &b.sc }

func (b *roundScreen) Build(k *kit.Kit) {
	in := column(k.In, 720)
	foot, rest := in.CutBottom(kit.Tap + 2*kit.Space2)
	w := (foot.W - kit.Space2) / 3
	row := geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: 2 * w, H: kit.Tap}
	k.Button(roundOK, words.Plain("menu.continue"), row, kit.Primary, true)
	k.Button(resultSums, words.Plain("result.sums"), geom.Rect{X: row.X + row.W + kit.Space2, Y: row.Y, W: w, H: kit.Tap}, kit.Plain, true)
	count, lead := k.Line(kit.Small), k.HeadHeight(leadLine(&b.r), kit.Banner, rest.W)
	b.r.told = !flagged(&b.r) // the towers say the scores
	h := count + lead + b.r.placesHeight(k, rest.W) + 2*kit.Space3
	high := min(rest.H-h-kit.Space3, max(360, 0.56*k.In.H)) // of the towers
	made := b.madeHeight(k, rest.W) + kit.Space2
	if b.flanked(k, high) || high-made < leastTowers {
		made = 0
	}
	if high = min(high, rest.H-h-kit.Space3-made); high < leastTowers {
		high, made, b.r.told = 0, 0, false
		h = count + lead + b.r.placesHeight(k, rest.W) + 2*kit.Space3
	}
	view := rest
	if high > 0 { // the towers are wider than the strip
		view.X, view.W = k.In.X, k.In.W
	}
	y := b.sc.Begin(k, view) + max(0, (rest.H-h-high-made)/2)
	k.Label(words.Plain("round.title"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: count}, sprites.SansBold, kit.Small, 0.5, kit.DimText)
	y += count
	k.Head(leadLine(&b.r), geom.Rect{X: rest.X, Y: y, W: rest.W, H: lead}, kit.Banner, kit.Accent)
	if y += lead; high > 0 {
		b.towers(k, geom.Rect{X: rest.X, Y: y, W: rest.W, H: high})
		y += high + kit.Space3
	}
	y += b.r.places(k, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	if made > 0 {
		b.drawMade(k, geom.Rect{X: rest.X, Y: y, W: rest.W})
		y += made
	}
	b.sc.End(k, y)
}

func (b *roundScreen) Act(d kit.Deed) bool {
	if d == roundOK || d == kit.Back {
		b.a.Pop()
		b.s.t.Next()
		return true
	}
	if x, ok := d.(sums); ok || d == resultSums {
		if b.r.open = map[engine.Seat]bool{b.r.own(): true}; ok {
			b.r.open = map[engine.Seat]bool{x.seat: true}
		}
		b.a.Push(&sumsScreen{r: &b.r})
		return true
	}
	return false
}

func (b *roundScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = b.s.info.Title, words.Plain("round.title")+". "+leadLine(&b.r)+"."
	d.Table = b.r.sums()
	for _, l := range b.s.t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
	d.Act(roundOK, words.Plain("menu.continue"))
	d.Act(resultSums, words.Plain("result.sums"))
}

// toggle opens or closes the sums of a seat.
func (r *resultScreen) toggle(d kit.Deed) bool {
	x, ok := d.(sums)
	if ok {
		r.open[x.seat] = !r.open[x.seat]
	}
	return ok
}

// sums tells every seat's score and how it was made.
func (r *resultScreen) sums() []port.Section {
	var out []port.Section
	for _, x := range r.order() {
		who := strconv.Itoa(r.rank(x)) + ". " + r.t.Name(x)
		if fell := fellWord(r, x); fell != "" {
			who += ", " + fell
		}
		sec := port.Section{Heading: who + ": " + words.T("table.n", words.Args{N: int(r.res.Score[x])})}
		for _, l := range r.res.Lines {
			if l.Seat == x {
				text, value := r.line(l)
				sec.Lines = append(sec.Lines, text+": "+value)
			}
		}
		out = append(out, sec)
	}
	return out
}
