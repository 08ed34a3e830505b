package screens

import (
	"slices"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// tipCard is how a tip lies on the table.
type tipCard struct {
	box  geom.Rect
	slim bool    // a sentence between two signs, where there is little room
	px   float64 // the size of its letters
	asks bool    // the lamp was pressed: two buttons stand in place of the sentence
	free bool    // it has a place of its own, and is in nobody's way who chooses
}

// stands reports whether the tip is to be seen: not while something is carried, nor while the sheet of hints is open, which may advise
// something else, and while something is chosen only where it is in nobody's way.
func (s guidance) stands() bool {
	if _, hint := s.a.Top().(*hintScreen); hint {
		return false
	}
	return s.guide.tip != nil && !s.scene.Dragging && (!s.chooses() || s.guide.card.free)
}

// chooses reports whether a choice has been begun.
func (s guidance) chooses() bool { return !s.t.Focus.Empty() || len(s.t.Composer().Chosen()) > 0 }

// foot returns how much of the log beside the table the tip takes, 0 where none lies there.
func (s guidance) foot(k *kit.Kit) float64 {
	log := s.felt.Areas.Log
	if !s.stands() || log.Empty() {
		return 0
	}
	return s.height(k, log.W)
}

// height is that of a tip with worded buttons in a width.
func (s guidance) height(k *kit.Kit, w float64) float64 {
	return k.Height(s.guide.text, sprites.Sans, kit.Body, w-2*kit.Space3) + kit.Tap + 2*tipEdge + 2*kit.Space2
}

// lay lays the tip and its buttons: on a phone between the hand and the buttons, or where these take that room on the line of words, and
// beside a table that has its log there at the foot of the log. Elsewhere it lies where it covers least of what answers.
func (s guidance) lay(k *kit.Kit) {
	c := &s.guide.card
	if !s.stands() {
		*c = tipCard{}
		return
	}
	if c.slim = s.tuck(k); !c.slim && s.scene.Foot > 0 {
		log := s.felt.Areas.Log
		c.box, c.free = geom.Rect{X: log.X, Y: log.Y + log.H - s.scene.Foot, W: log.W, H: s.scene.Foot}, true
	} else if !c.slim {
		c.box, c.free = s.least(k), false
	}
	if !c.free && s.chooses() {
		*c = tipCard{}
		return
	}
	k.Targets = slices.DeleteFunc(k.Targets, func(t kit.Target) bool { return t.Rect.Center().In(c.box) })
	for i := range k.Targets { // what is half covered answers in the other half
		k.Targets[i].Rect = freeOf(k.Targets[i].Rect, c.box)
	}
	text := s.slimText()
	if !c.slim {
		_, text = c.box.CutBottom(kit.Tap + 2*tipEdge)
	}
	if !c.asks {
		k.Targets = append(k.Targets, kit.Target{Rect: text, Deed: tipGround})
	}
	for _, b := range s.answers() {
		k.Targets = append(k.Targets, kit.Target{Rect: b.at, Deed: b.deed})
	}
}

// tuck lays a slim tip where nothing is that counts, and reports whether there is room for it: below the hand, or on the own board
// while nothing lies there, clear of all else; and where there is no such room on the whole line of words.
func (s guidance) tuck(k *kit.Kit) bool {
	c, a := &s.guide.card, &s.felt.Areas
	if a.Kind == layout.Wide {
		return false
	}
	row := a.Prompt
	row.Y, row.H = row.Y-2, row.H+4
	tall := row // down to the cards, none of which stands out while nothing is chosen
	if a.Kind == layout.Portrait && (s.felt.Covers == 0 || s.scene.Tipped) && k.Touch && !a.Hand.Empty() {
		tall.H += layout.Rise - tipAir
	}
	for i, r := range []geom.Rect{underHand(s.tableScreen), ownBoard(s.tableScreen), row, tall, {X: row.X, Y: row.Y - row.H, W: row.W, H: 2 * row.H}} {
		if r.H < tipLeast {
			continue
		}
		clear := i < 2
		if wide := min(r.W, tipWidest); wide < r.W && clear {
			r.X, r.W = r.X+(r.W-wide)/2, wide
		}
		c.box = r
		if px, lines := s.letters(k, kit.Tiny*min(k.Text, 1.25)); lines > 0 {
			if h := max(float64(lines)*px*tipLine+2*kit.Space1, tipLeast); h < r.H && (clear || r.H > row.H) { // no higher than it must be
				c.box = geom.Rect{X: r.X, Y: r.Y + r.H - h, W: r.W, H: h}
				switch i {
				case 1:
					c.box.Y = r.Y + (r.H-h)/2
				case 3:
					c.box.Y, c.box.H = r.Y, max(h, row.H)
				}
			}
			c.px, c.free = px, clear
			return true
		}
	}
	return false
}

// tipAir is what a slim tip keeps free to what lies above and below it, and tipLeast how high it is at least.
const (
	tipAir   = 8
	tipLeast = 44
)

// underHand is the room between the hand and the buttons, clear of both.
func underHand(s *tableScreen) geom.Rect {
	r := s.felt.Spare
	end, top := r.Y+r.H+kit.Space1/2-tipAir, 0.0 // what is spare ends above the buttons
	for _, h := range s.scene.Hand {
		if i := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == h.ID }); i >= 0 {
			at := upright(s.felt.Places[i].Pose)
			top = max(top, at.Y+at.H+tipAir)
		}
	}
	if r.Empty() || top == 0 {
		return r
	}
	r.Y, r.H = top, max(end-top, 0)
	return r
}

// ownBoard is the room on the own board below the name, beside the button that sorts the hand; none where anything lies, is written or has its
// place there.
func ownBoard(s *tableScreen) geom.Rect {
	r, face := s.felt.Areas.Mine, s.felt.Heads[s.bottom()].At
	top := max(face.Y+face.H, r.Y) + tipAir
	r = geom.Rect{X: r.X + tipAir, Y: top, W: r.W - 2*tipAir, H: r.Y + r.H - tipAir - top}
	for i := range s.felt.Targets {
		if t := &s.felt.Targets[i]; t.Deed == kit.Deed(felt.Sort) && !t.Rect.Intersect(r).Empty() {
			r.W = max(t.Rect.X-tipAir-r.X, 0)
		}
	}
	if slices.ContainsFunc(s.felt.Places, func(p felt.Place) bool { return !p.Hidden && !upright(p.Pose).Intersect(r).Empty() }) || lettered(s, r) {
		return geom.Rect{}
	}
	return r
}

// lettered reports whether anything is written in a part of the table, or a card has its place there.
func lettered(s *tableScreen, r geom.Rect) bool {
	board := s.felt.Areas.Mine
	has := func(o paint.Op) bool {
		place := o.Kind == paint.Frame && o.Rect.W < board.W/2 && board.Contains(o.Rect)
		return (o.Kind == paint.Text || place) && !o.Rect.Intersect(r).Empty()
	}
	return slices.ContainsFunc(s.felt.Under, has) || slices.ContainsFunc(s.felt.Over, has)
}

// tipWidest is the width beyond which a slim tip does not grow, and tipLine how far its lines lie apart, in sizes of their letters.
const (
	tipWidest = 560
	tipLine   = 1.25
)

// letters returns the largest size of letters in which a slim tip has room in its box, and its lines; none where it has not.
func (s guidance) letters(k *kit.Kit, least float64) (px float64, lines int) {
	in := s.slimText()
	for px = k.Px(kit.Body); px >= least; px -= 0.5 {
		if n := len(sprites.Wrap(sprites.Sans, px, s.guide.text, in.W)); float64(n)*px*tipLine <= in.H {
			return px, n
		}
	}
	return 0, 0
}

// slimText is where the sentence of a slim tip stands: between the lamp and the signs that answer.
func (s guidance) slimText() geom.Rect {
	r := s.guide.card.box
	right := kit.Tap * float64(len(s.signs()))
	return geom.Rect{X: r.X + tipLamp, Y: r.Y + kit.Space1, W: r.W - tipLamp - right - kit.Space1, H: r.H - 2*kit.Space1}
}

// tipLamp is the width of the lamp before the sentence of a slim tip.
const tipLamp = 36

// signs are what answers at the end of a slim tip.
func (s guidance) signs() []kit.Deed {
	if s.guide.tip.Yields {
		return []kit.Deed{coachGive, coachOK}
	}
	return []kit.Deed{coachOK}
}

// tipAnswer is a button of a tip with its place.
type tipAnswer struct {
	deed kit.Deed
	at   geom.Rect
	sign sprites.ID // in place of words, None for words
}

// answers are the buttons of the tip as it lies.
func (s guidance) answers() (list []tipAnswer) {
	c, tip := &s.guide.card, s.guide.tip
	if !c.slim {
		buttons, _ := c.box.CutBottom(kit.Tap + 2*tipEdge)
		for i, d := range tipButtons(tip) {
			list = append(list, tipAnswer{deed: d, at: tipButton(buttons, i)})
		}
		return list
	}
	r := c.box
	list = append(list, tipAnswer{coachAsk, geom.Rect{X: r.X, Y: r.Y, W: tipLamp, H: r.H}, sprites.IconHint})
	if c.asks {
		free := geom.Rect{X: r.X + tipLamp, Y: r.Y, W: r.W - tipLamp - kit.Space1, H: r.H}
		for i, d := range tipButtons(tip) {
			list = append(list, tipAnswer{deed: d, at: geom.Rect{X: free.X + float64(i)*free.W/2, Y: r.Y, W: free.W / 2, H: r.H}})
		}
		return list
	}
	for i, d := range s.signs() {
		sign := sprites.IconCheck
		if d == coachGive {
			sign = sprites.IconFlag
		}
		list = append(list, tipAnswer{d, geom.Rect{X: r.X + r.W - kit.Tap*float64(len(s.signs())-i), Y: r.Y, W: kit.Tap, H: r.H}, sign})
	}
	return list
}

// least returns where a tip with worded buttons covers least of what answers.
func (s guidance) least(k *kit.Kit) (out geom.Rect) {
	in := s.felt.Areas.Centre
	if s.felt.Areas.Kind == layout.Low {
		in = k.In
	}
	w := min(in.W, 440)
	h := s.height(k, w)
	best := -1.0
	top, end := k.In.Y+s.felt.Areas.Bar.H+kit.Space1, s.felt.Areas.Prompt.Y-h-kit.Space1
	for i := range 9 {
		r := geom.Rect{X: in.X + (in.W-w)/2, Y: top + (max(end, top)-top)*float64(8-i)/8, W: w, H: h}
		covers := 0.0
		for _, t := range s.felt.Targets {
			x := t.Rect.Intersect(r)
			covers += max(x.W, 0) * max(x.H, 0)
		}
		if best < 0 || covers < best {
			best, out = covers, r
		}
	}
	return out
}

// tipButtons are the two buttons of a tip: where one may give up, that is offered in place of an end to tips.
func tipButtons(tip *plan.Tip) []kit.Deed {
	if tip.Yields {
		return []kit.Deed{coachGive, coachOK}
	}
	return []kit.Deed{coachStop, coachOK}
}

// tipLabel is what a button of a tip is called.
func tipLabel(tip *plan.Tip, d kit.Deed) string {
	switch {
	case d == coachStop:
		return words.Plain("coach.off")
	case d == coachGive:
		return words.Plain("coach.give")
	case tip.Yields:
		return words.Plain("coach.on")
	}
	return words.Plain("coach.ok")
}

// tipEdge is what lies between the buttons of a tip and its edge.
const tipEdge = 6

// tipButton returns the place of a button in the lower part of a tip.
func tipButton(r geom.Rect, i int) geom.Rect {
	r = r.Inset(tipEdge)
	w := r.W / 2
	return geom.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: kit.Tap}
}

// freeOf returns the larger part of a rectangle that another one leaves free.
func freeOf(r, on geom.Rect) geom.Rect {
	x := r.Intersect(on)
	if x.Empty() {
		return r
	}
	best := geom.Rect{}
	for _, part := range []geom.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: x.Y - r.Y}, {X: r.X, Y: x.Y + x.H, W: r.W, H: r.Y + r.H - x.Y - x.H},
		{X: r.X, Y: r.Y, W: x.X - r.X, H: r.H}, {X: x.X + x.W, Y: r.Y, W: r.X + r.W - x.X - x.W, H: r.H},
	} {
		if part.W > 0 && part.H > 0 && part.W*part.H > best.W*best.H {
			best = part
		}
	}
	return best
}

// tipGround is the tip beside its buttons: a tap there does nothing.
const tipGround = kit.Press("coach")

// draw draws the tip as it was laid, and the light.
func (s guidance) draw(k *kit.Kit) {
	c := &s.guide.card
	if x, ok := s.shown(); ok {
		if r, turn := lights(s).free(learn.Thing{Thing: x, Score: engine.None, Verb: -1}); !r.Empty() {
			suggest(k, r, turn)
		}
	}
	if s.guide.tip == nil || c.box.Empty() {
		return
	}
	k.List.Shadow(c.box.Move(geom.Point{Y: 2}), kit.Radius, 10, kit.Shade)
	k.List.Fill(c.box, kit.Radius, kit.Paper)
	k.List.Frame(c.box, kit.Radius, 2, kit.Ink)
	hits := len(k.Targets)
	if c.slim {
		s.drawSlim(k)
	} else {
		k.Para(s.guide.text, geom.Rect{X: c.box.X + kit.Space3, Y: c.box.Y + kit.Space2, W: c.box.W - 2*kit.Space3}, sprites.Sans, kit.Body, 0, kit.Ink)
		for _, b := range s.answers() { // gold is what leads on at the table
			k.Button(b.deed, tipLabel(s.guide.tip, b.deed), b.at.Inset(3), kit.Plain, true)
		}
	}
	k.Targets = k.Targets[:hits] // they answer where they were laid
}

// drawSlim draws what stands on a slim tip.
func (s guidance) drawSlim(k *kit.Kit) {
	c := &s.guide.card
	for _, b := range s.answers() {
		switch {
		case b.sign == sprites.None:
			k.Button(b.deed, tipLabel(s.guide.tip, b.deed), b.at.Inset(3), kit.Plain, true)
		case b.deed == coachAsk:
			k.Icon(b.sign, geom.Around(b.at.Center(), 22, 22), kit.Ink)
		default:
			at := geom.Around(b.at.Center(), kit.Tap-10, kit.Tap-10)
			ground := kit.Gold
			if k.Held(b.deed) {
				ground = kit.Focus
			}
			k.List.Fill(at, at.H/2, ground)
			k.List.Frame(at, at.H/2, 1.5, kit.Ink)
			k.Icon(b.sign, geom.Around(at.Center(), 22, 22), kit.Ink)
		}
	}
	if c.asks {
		return
	}
	in := s.slimText()
	lines := sprites.Balance(sprites.Sans, c.px, s.guide.text, in.W)
	h := c.px * tipLine
	y := in.Y + (in.H-float64(len(lines))*h)/2
	for i, l := range lines {
		k.List.Text(l, geom.Rect{X: in.X, Y: y + float64(i)*h, W: in.W, H: h}, sprites.Sans, c.px, 0, kit.Ink)
	}
}
