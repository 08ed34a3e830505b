package screens

import (
	"slices"
	"strings"
	"time"

	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// drawTrade draws the arrows of what is given, over the card that goes, and of what is paid for it. They stay, fainter.
func drawTrade(s *painter) {
	st := &s.felt.Staged
	if !s.scene.Stage.Trade {
		return
	}
	grown, alpha := 1.0, tradeStays
	if b := &s.staging.beat; b.Running(s.now) {
		alpha = 1
		if !s.stage.Dial.Reduced {
			grown = anim.CubicOut(b.Share(s.now))
		}
	}
	giver, taker := st.Faces[s.scene.Stage.Figures[1].Seat], st.Faces[s.scene.Stage.Figures[0].Seat]
	aboveName(s, &giver, &taker)
	for i := range st.Pieces {
		p, from, to := &st.Pieces[i], giver, taker
		switch {
		case p.Part == plan.Paid:
			from, to = taker, giver
		case p.Side != 0:
			continue
		}
		box := p.At
		box.H += st.Under // no arrow runs over the word below
		between(s, from, box, min(2*grown, 1), alpha)
		between(s, box, to, max(2*grown-1, 0), alpha)
	}
}

// tradeStays is how bright the arrows of a trade are that stay: they are what there is to see of it.
const tradeStays = 0.85

// drawAsk draws the arrow from who asks to who is asked, until there is an answer, and then the way of what is given.
func drawAsk(s *painter) {
	x := s.scene.Stage
	if x.Says[0].Key == "" {
		return
	}
	grown := 1.0
	if b := &s.staging.beat; b.Running(s.now) && !s.stage.Dial.Reduced {
		grown = anim.CubicOut(min(2*b.Share(s.now), 1))
	}
	from, to := s.felt.Staged.Faces[x.Figures[0].Seat], s.felt.Staged.Faces[x.Figures[1].Seat]
	aboveName(s, &from, &to)
	switch {
	case x.Answer == plan.Unsure:
		a, _ := edge(from, to)
		b, _ := edge(to, from)
		s.k.Draw(kit.AskArrow, a, b, grown, 1)
	case x.Answer == plan.Gains:
		for i := range s.felt.Staged.Pieces {
			r := s.felt.Staged.Pieces[i].At
			tip, _ := edge(from, r)
			s.k.Draw(kit.GiftArrow, geom.Point{X: r.X, Y: r.Y + 0.55*r.H}, tip, grown, 1) // below its rank
		}
	}
}

// aboveName takes the name below the upper one of two faces that stand above each other into its box: no arrow runs over it.
func aboveName(s *painter, a, b *geom.Rect) {
	if a.X >= b.X+b.W || b.X >= a.X+a.W {
		return
	}
	if b.Y < a.Y {
		a = b
	}
	a.H += s.k.Line(kit.Body)
}

// between draws the arrow of a gift from the edge of a box to that of another one.
func between(s *painter, from, to geom.Rect, grown, alpha float64) {
	a, _ := edge(from, to)
	b, _ := edge(to, from)
	s.k.Draw(kit.GiftArrow, a, b, grown, alpha)
}

// drawBanner draws the banner of a house, which unfurls.
func drawBanner(s *painter) {
	r := s.felt.Staged.Banner
	if r.Empty() {
		return
	}
	share := 1.0
	if b := &s.staging.beat; b.Running(s.now) && !s.stage.Dial.Reduced {
		share = anim.CubicOut(b.Share(s.now))
	}
	s.k.List.Clip(geom.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * share})
	s.k.List.Picture(sprites.HouseBanner, r, kit.White)
	pip := 0.62 * sprites.HouseRoundel * r.H
	s.k.List.Picture(sprites.SuitPip(cards.Suit(s.scene.Stage.Suit-1)), geom.Around(geom.Point{X: r.Center().X, Y: r.Y + sprites.HouseMiddle*r.H}, pip, pip), kit.White)
	s.k.List.Clip(geom.Rect{})
}

// added is how far a sum has come that goes up by itself.
func added(g *staging, n int, now time.Duration) int {
	return int(float64(n) * anim.CubicOut(g.beat.Share(now)))
}

// drawThread draws the dots from the card that is copied to the copy that is told of.
func drawThread(s *painter) {
	for i := range s.felt.Staged.Pieces {
		p := &s.felt.Staged.Pieces[i]
		if p.Copies == 0 || p.Owner != s.staging.who || !s.staging.beat.Running(s.now) || s.staging.act == plan.Weighs {
			continue
		}
		of := s.scene.Stage.Pieces[p.Copies-1]
		for j := range s.felt.Staged.Pieces {
			if q := &s.felt.Staged.Pieces[j]; q.Card == of.Card && q.Owner == of.Owner && q.Pile == of.Pile {
				grown := 1.0
				if !s.stage.Dial.Reduced {
					grown = anim.CubicOut(s.staging.beat.Share(s.now))
				}
				s.k.Draw(kit.CopyArrow, top(q.At), top(p.At), grown, 1)
			}
		}
	}
}

// top is the middle of a card's upper edge.
func top(r geom.Rect) geom.Point { return geom.Point{X: r.X + r.W/2, Y: r.Y + 4} }

// beatsBefore is how many beats are told before cards are turned.
const beatsBefore = 3

// ticked returns how many of them have been told in the beat that goes on, 0 where it is another one.
func ticked(s *tableScreen, now time.Duration) int {
	b := &s.staging.beat
	if s.staging.act != plan.Ticks || !s.felt.Staged.On || !b.Running(now) {
		return 0
	}
	return min(1+int(beatsBefore*b.Share(now)), beatsBefore)
}

// drawTicks draws the beats before cards are turned, as white discs that light up on a dark pill, clear of all that stands there.
func drawTicks(s *painter) {
	n := ticked(s.tableScreen, s.now)
	if n == 0 {
		return
	}
	r := s.felt.Staged.Ticks
	d := min(18, r.W/ticksWide)
	pill := geom.Around(r.Center(), ticksWide*d, 1.7*d)
	s.k.List.Fill(pill, pill.H/2, kit.Ink)
	s.k.List.Frame(pill, pill.H/2, 1.5, kit.Gilt)
	for i := range beatsBefore {
		disc := geom.Around(geom.Point{X: r.Center().X + float64(i-1)*1.5*d, Y: r.Center().Y}, d, d)
		if i < n {
			s.k.List.Fill(disc, d/2, kit.White)
		} else {
			s.k.List.Frame(disc, d/2, 1.5, kit.DimText)
		}
	}
}

// ticksWide is how wide the pill of the beats is, in discs.
const ticksWide = 5.0

// gives returns by how much the face of who is acted on is off its place: struck it gives way, refusing it shakes.
func gives(s *painter, face geom.Rect) (way geom.Point) {
	switch s.staging.act {
	case plan.Strike:
		if s.staging.beat.Shove(s.now) > 0 && s.victim() == face {
			way = s.shove()
		}
	case plan.Refuses:
		way.X = s.staging.beat.Refuse(s.now)
	}
	return way
}

// shake moves all that was drawn on the stage a little after a blow.
func (s *painter) shake(from int) {
	if !s.felt.Staged.On || s.staging.act != plan.Strike {
		return
	}
	d := s.staging.beat.Shake(s.now)
	if d == 0 {
		return
	}
	box := s.felt.Staged.Box
	for i := from; i < len(s.k.List.Ops); i++ {
		if o := &s.k.List.Ops[i]; o.Rect.Center().In(box) && o.Rect.W < box.W {
			o.Rect = o.Rect.Move(geom.Point{X: d})
		}
	}
}

// drawSum draws how a number comes about, and what it takes, in a pill that is as wide as what is written there: it grows about its middle while
// what the sum comes to is added.
func (s *painter) drawSum() {
	x := &s.felt.Staged.Sum
	if x.Text == "" {
		return
	}
	terms, is, grown := before(x.Text), "", 1.0
	if terms == x.Text { // it is but a number
		terms = ""
	}
	if summed(s, x.Text) == x.Text { // what it comes to is gold
		is = x.Text[len(terms):]
		if b := &s.staging.sum; terms != "" && b.Running(s.now) && !s.stage.Dial.Reduced {
			grown = anim.CubicOut(b.Share(s.now))
		}
	}
	wide := func(text string) float64 { return sprites.Measure(sprites.SansBold, x.Size, text) }
	w := wide(terms) + grown*wide(is)
	at := geom.Around(x.At.Center(), x.At.W-wide(x.Text)+w, x.At.H)
	s.k.List.Fill(at, at.H/2, kit.Ink)
	s.k.List.Frame(at, at.H/2, 2, kit.Gold)
	at.X += (at.W - w) / 2
	s.k.List.Text(terms, at, sprites.SansBold, x.Size, 0, kit.White)
	at.X += wide(terms)
	s.k.List.Text(is, at, sprites.SansBold, x.Size, 0, kit.Gold.Fade(grown))
	if x.Note != "" {
		s.k.List.Text(x.Note, x.Above, sprites.Sans, x.Above.H*0.9, 0.5, kit.Text)
	}
}

// drawLoss draws the pill of what a blow costs.
func drawLoss(s *painter) {
	st, b := &s.felt.Staged, &s.scene.Stage.Blow
	s.k.List.Fill(st.Pill, st.Pill.H/2, felt.AttackPill)
	s.k.List.Frame(st.Pill, st.Pill.H/2, 2, kit.Danger)
	text := words.T("stage.loss", words.Args{N: b.Loss})
	if b.Most > b.Loss {
		text = felt.LossText(&s.scene)
	}
	s.k.Label(text, st.Pill.Inset(2), sprites.SansBold, kit.Body, 0.5, kit.White)
}

// drawPaid draws what a blow costs while it is paid: the points fly from the royal that falls to the score.
func drawPaid(s *painter) {
	come := true
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; p.Falls && s.staging.act == plan.Strike && i == len(s.felt.Staged.Pieces)-1 {
			come = s.struck() && s.flying(s.scene.Stage.Blow.Loss, p.At.Center())
		}
	}
	if come {
		drawLoss(s)
	}
}

// summed is how much of a sum stands there: before the blow what it comes from, and with it what it comes to. Who is asked about the blow sees
// all of it, and it stays.
func summed(s *painter, text string) string {
	if s.staging.sums || s.scene.Stage.Past {
		return text
	}
	return before(text)
}

// before is a sum without what it comes to.
func before(text string) string {
	if i := strings.IndexAny(text, "=→"); i > 0 {
		return strings.TrimSpace(text[:i])
	}
	return text
}

// gathers reports whether a card is still on its way to the stage.
func gathers(s *painter) bool {
	return slices.ContainsFunc(s.felt.Staged.Pieces, func(p felt.Piece) bool { return s.stage.Flies(p.ID, s.now) })
}

// drawTrails draws which rung each token on the ladder has come from, once it is there: a ring on that rung, and a line from it to the token. A
// second token, be it faint, would be taken for another player.
func drawTrails(s *painter) {
	for i := range s.felt.Staged.Rungs {
		r := &s.felt.Staged.Rungs[i]
		if b := &s.staging.beat; r.From == r.At || s.staging.who == r.Seat && b.Running(s.now) && !s.stage.Dial.Reduced {
			continue
		}
		to, c := r.At.Center(), kit.Text
		from, d := geom.Point{X: to.X, Y: r.Rung}, max(0.36*r.At.W, 7)
		ring := geom.Around(from, d, d)
		thick := max(3, 0.14*r.At.W)
		s.k.List.Line(from, to, thick+3, kit.Key)
		s.k.List.Line(from, to, thick, c)
		s.k.List.Fill(ring.Inset(-1.5), d/2+1.5, kit.Key)
		s.k.List.Fill(ring, d/2, c)
		s.k.List.Fill(ring.Inset(2), d/2-2, kit.Key)
	}
}
