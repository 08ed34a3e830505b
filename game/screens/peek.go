package screens

import (
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// restTime is how long a mouse rests on a card before the card is shown large beside it.
const restTime = 400 * time.Millisecond

// peek is a card shown large for as long as the mouse rests on it. It answers to nothing, moves nothing and comes and goes at once.
type peek struct {
	name  string // what the mouse rests on
	at    geom.Point
	since time.Duration
	face  cards.Card // what is shown
	shown bool
}

// peeker is a screen whose cards may be shown large.
type peeker interface {
	// card returns the face of what has a name, at a place where several lie under one, and where it lies.
	card(name string, at geom.Point) (face cards.Card, r geom.Rect, ok bool)
}

// rest notes where the mouse is. A move begins the wait anew; on a card that is shown it may wander.
func (a *App) rest(name string, at geom.Point) {
	p := &a.peek
	if p.shown && p.name == name {
		if face, _, ok := a.cardAt(name, at); ok && face == p.face {
			p.at = at
			return
		}
	}
	a.unrest()
	if _, _, ok := a.cardAt(name, at); !ok {
		return
	}
	*p = peek{name: name, at: at, since: a.now}
	if a.host != nil {
		a.host.WakeAfter(restTime)
	}
}

// unrest takes away what is shown large.
func (a *App) unrest() {
	if a.peek.shown {
		a.dirty = true
	}
	a.peek = peek{}
}

func (a *App) cardAt(name string, at geom.Point) (cards.Card, geom.Rect, bool) {
	if t, ok := a.top().(peeker); ok && name != "" {
		return t.card(name, at)
	}
	return 0, geom.Rect{}, false
}

// peeks shows a card when the mouse has rested on it, and takes it away when it is no longer there.
func (a *App) peeks() {
	p := &a.peek
	if p.name == "" {
		return
	}
	face, _, ok := a.cardAt(p.name, p.at)
	switch {
	case !ok || p.shown && face != p.face || a.finger.down:
		a.unrest()
	case !p.shown && a.now-p.since >= restTime:
		p.shown, p.face = true, face
		a.dirty = true
	}
}

// drawPeek draws the card beside the one that the mouse rests on, on the side that has room.
func (a *App) drawPeek(k *kit) {
	p := &a.peek
	if !p.shown {
		return
	}
	_, r, ok := a.cardAt(p.name, p.at)
	if !ok {
		return
	}
	foot := k.line(body) + space2
	free := k.in // the question, the hand and what can be done stay to be seen
	if t, ok := a.top().(*tableScreen); ok && t.areas.Prompt.Y > 0 {
		free = geom.Rect{X: k.in.X, Y: t.areas.Bar.Y + t.areas.Bar.H, W: k.in.W, H: t.areas.Prompt.Y - t.areas.Bar.Y - t.areas.Bar.H}
	}
	w := min(max(2.2*r.W, 200), 320, (free.H-foot-3*space2)/layout.Ratio)
	box := geom.Rect{X: r.X + r.W + space3, W: w, H: w * layout.Ratio}
	if r.Y > free.Y+free.H { // above a card of the hand
		box.X = r.Center().X - w/2
	} else if box.X+w+space2 > free.X+free.W {
		box.X = r.X - w - space3
	}
	box.X = min(box.X, free.X+free.W-w-space2)
	if w < 1.2*r.W || box.X < free.X+space2 && r.Y <= free.Y+free.H {
		return // it is large enough, or there is no room beside it
	}
	box.X = max(box.X, free.X+space2)
	box.Y = min(max(r.Center().Y-box.H/2, free.Y+space2), free.Y+free.H-box.H-foot-space2)
	ground := geom.Rect{X: box.X - space2, Y: box.Y - space2, W: box.W + 2*space2, H: box.H + foot + space2}
	k.l.Shadow(ground, radius, 20, shade)
	k.l.Fill(ground, radius, rail)
	k.l.Frame(ground, radius, 1, gilt)
	k.l.Picture(sprites.Card(p.face), box, white)
	k.label(words.Upper(words.Card(p.face)), geom.Rect{X: box.X, Y: box.Y + box.H + space1, W: box.W, H: k.line(body)}, sprites.SansBold, body, 0.5, words1)
}

// card finds the card that a name stands for: of the hand, of a pile, or of a fan the one under the mouse.
func (s *tableScreen) card(name string, at geom.Point) (cards.Card, geom.Rect, bool) {
	r := geom.Rect{}
	for _, h := range s.a.kit.hits {
		if h.Name == name {
			r = h.Rect
		}
	}
	fan := strings.HasPrefix(name, "fan:")
	for _, c := range s.strips {
		if c.name == name || fan && at.In(c.rect) {
			name, r = c.name, c.rect
			break
		}
	}
	tap, ok := s.taps[name]
	if !ok || len(tap) == 0 || tap[0].Kind != table.ACard || tap[0].Card == cards.Back || s.t.Curtain != engine.None {
		return 0, r, false
	}
	return tap[0].Card, r, true
}

// PointAt says on what the keyboard's focus stands in the document beside the picture, "" for nothing of the game's.
func (a *App) PointAt(name string) { a.pointed = name }

// pointedAt is what the keyboard means: what its ring stands on, here or in the document, or else what the mouse rests on.
func (a *App) pointedAt() string {
	switch {
	case a.focus != "" && a.focused():
		return a.focus
	case a.pointed != "":
		return a.pointed
	}
	return a.hover
}

// inspectKey is the key that shows what the keyboard points at large. It does nothing where nothing is pointed at.
func inspectKey(k ui.Key) bool { return k.Code == ui.Letter && k.Rune == 'i' && !k.Repeat }

// lookCloser answers the key: a card is shown large, a seat or a pile with all that lies there.
func (s *tableScreen) lookCloser() bool {
	name, at := s.a.pointedAt(), s.a.peek.at
	if name == "" {
		return false
	}
	if face, _, ok := s.card(name, at); ok {
		s.a.push(&zoomScreen{a: s.a, face: face})
		return true
	}
	return s.inspect(name)
}

// typed puts the large card away with the key that has shown it.
func (z *zoomScreen) typed(k ui.Key) bool {
	if inspectKey(k) {
		z.a.pop()
		return true
	}
	return false
}
