package screens

import (
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// roundScreen stands between two rounds of one game: every score so far, opened into its sums, until somebody goes on.
type roundScreen struct {
	a  *App
	s  *tableScreen
	r  resultScreen // its rows
	sc scroll
}

// newRoundScreen opens the scores as the round that has just been counted left them.
func newRoundScreen(a *App, s *tableScreen) *roundScreen {
	b := &roundScreen{a: a, s: s, r: resultScreen{a: a, t: s.t, info: s.info, open: make(map[engine.Seat]bool)}}
	s.t.Result(&b.r.res)
	for i := range s.t.Players {
		b.r.open[engine.Seat(i)] = true
	}
	return b
}

func (b *roundScreen) name() string      { return "round" }
func (b *roundScreen) scrolled() *scroll { return &b.sc }

func (b *roundScreen) build(k *kit) {
	in := column(k.in, 640)
	foot, rest := in.CutBottom(tap + 2*space2)
	k.button("round:ok", words.Plain("menu.continue"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, primary, true)
	top, rest := rest.CutTop(k.line(head) * 1.3)
	k.label(words.Plain("round.title"), top, sprites.Title, head, 0.5, gold)
	y := b.sc.begin(k, rest)
	for _, x := range b.r.order() {
		y = b.r.seat(k, x, geom.Rect{X: rest.X, Y: y, W: rest.W}) + space2
	}
	b.sc.end(k, y)
}

func (b *roundScreen) act(name string) bool {
	if name == "round:ok" || name == "back" {
		b.a.pop()
		b.s.t.Next()
		return true
	}
	return b.r.toggle(name)
}

func (b *roundScreen) doc(d *ui.Doc) {
	d.Title, d.Prompt = b.s.info.Title, words.Plain("round.title")
	d.Table = b.r.sums()
	for _, l := range b.s.t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
	d.Acts = []ui.Item{{Name: "round:ok", Text: words.Plain("menu.continue")}}
}

// toggle opens or closes the sums of a seat.
func (r *resultScreen) toggle(name string) bool {
	for i := range r.t.Players {
		if x := engine.Seat(i); name == "result:seat:"+x.String() {
			r.open[x] = !r.open[x]
			return true
		}
	}
	return false
}

// sums tells every seat's score and how it was made.
func (r *resultScreen) sums() []ui.Section {
	var out []ui.Section
	for _, x := range r.order() {
		sec := ui.Section{Heading: strconv.Itoa(r.rank(x)) + ". " + r.t.Name(x) + ": " + words.T("table.n", words.Args{N: int(r.res.Score[x])})}
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
