package shell

import (
	"time"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// restTime is how long a mouse rests on a card before the card is shown large beside it.
const restTime = 400 * time.Millisecond

// peek is a card shown large for as long as the mouse rests on it. It answers to nothing, moves nothing and comes and
// goes at once.
type peek struct {
	on    kit.Deed // what the mouse rests on
	at    geom.Point
	since time.Duration
	face  cards.Card // what is shown
	shown bool
}

// rest notes where the mouse is. A move begins the wait anew, but on a card that is shown the mouse may wander.
func (i *input) rest(d kit.Deed, at geom.Point) {
	p := &i.peek
	if p.shown && kit.NameOf(p.on) == kit.NameOf(d) {
		if c, ok := i.card(d, at); ok && c.Face == p.face {
			p.at = at
			return
		}
	}
	i.unrest()
	if _, ok := i.card(d, at); ok {
		*p = peek{on: d, at: at, since: i.app.now}
	}
}

// unrest takes away what is shown large.
func (i *input) unrest() {
	if i.peek.shown {
		i.app.dirty = true
	}
	i.peek = peek{}
}

func (i *input) card(d kit.Deed, at geom.Point) (c Peeked, ok bool) {
	if t, ok := i.app.Top().(Peeker); ok && d != nil {
		return t.Card(d, at)
	}
	return c, false
}

// peeks shows a card when the mouse has rested on it, and takes it away when it is no longer there.
func (i *input) peeks() {
	p := &i.peek
	if p.on == nil {
		return
	}
	c, ok := i.card(p.on, p.at)
	switch {
	case !ok || p.shown && c.Face != p.face || i.finger.down:
		i.unrest()
	case !p.shown && i.app.now-p.since >= restTime:
		p.shown, p.face = true, c.Face
		i.app.dirty = true
	}
}

// drawPeek draws the card beside the one that the mouse rests on, on the side that has room, and what the card does.
func (i *input) drawPeek(k *kit.Kit) {
	p := &i.peek
	if !p.shown {
		return
	}
	c, ok := i.card(p.on, p.at)
	if !ok {
		return
	}
	r := c.Rect
	free := k.In // the question, the hand and what can be done stay to be seen
	if t, ok := i.app.Top().(Asker); ok {
		if bar, question := t.Asking(); question.Y > 0 {
			free = geom.Rect{X: k.In.X, Y: bar.Y + bar.H, W: k.In.W, H: question.Y - bar.Y - bar.H}
		}
	}
	foot := k.Line(kit.Body) + kit.Space2
	w := min(max(2.2*r.W, 200), 320, (free.H-foot-3*kit.Space2)/layout.Ratio)
	says, wide := c.Says(), w
	text := k.Height(says, sprites.Sans, kit.Body, w)
	below := w*layout.Ratio+foot+text+3*kit.Space2 <= free.H
	if below {
		foot += text
	} else if wide = w + kit.Space3 + beside; wide > free.W/2 { // no room for words
		says, wide = "", w
	}
	box := geom.Rect{X: r.X + r.W + kit.Space3, W: w, H: w * layout.Ratio}
	if r.Y > free.Y+free.H { // above a card of the hand
		box.X = r.Center().X - w/2
	} else if box.X+wide+kit.Space2 > free.X+free.W {
		box.X = r.X - wide - kit.Space3
	}
	box.X = min(box.X, free.X+free.W-wide-kit.Space2)
	if w < 1.2*r.W || box.X < free.X+kit.Space2 && r.Y <= free.Y+free.H {
		return // it is large enough, or there is no room beside it
	}
	box.X = max(box.X, free.X+kit.Space2)
	box.Y = min(max(r.Center().Y-box.H/2, free.Y+kit.Space2), free.Y+free.H-box.H-foot-kit.Space2)
	ground := geom.Rect{X: box.X - kit.Space2, Y: box.Y - kit.Space2, W: wide + 2*kit.Space2, H: box.H + foot + kit.Space2}
	k.List.Shadow(ground, kit.Radius, 20, kit.Shade)
	k.List.Fill(ground, kit.Radius, kit.Rail)
	k.List.Frame(ground, kit.Radius, 1, kit.Gilt)
	k.List.Picture(sprites.Card(p.face), box, kit.White)
	line := geom.Rect{X: box.X, Y: box.Y + box.H + kit.Space1, W: box.W, H: k.Line(kit.Body)}
	k.Label(words.Upper(words.Card(p.face)), line, sprites.SansBold, kit.Body, 0.5, kit.Text)
	if below {
		line.Y += line.H
		k.Para(says, line, sprites.Sans, kit.Body, 0.5, kit.Text)
		return
	}
	high := k.Height(says, sprites.Sans, kit.Body, beside)
	k.Para(says, geom.Rect{X: box.X + w + kit.Space3, Y: box.Y + max(0, (box.H-high)/2), W: beside}, sprites.Sans, kit.Body, 0, kit.Text)
}

// beside is the width of the words beside a card that has no room for them below.
const beside = 200.0
