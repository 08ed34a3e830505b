package screens

import (
	"math"
	"slices"
	"strings"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/table"
	"royals/game/words"
)

// lights are what glows on the table of a lesson.
type lights struct{ *tableScreen }

// lit returns them: what the bubble speaks of, or the button that it says to press.
func (s lights) lit() []learn.Thing {
	if l := s.lesson; l.pressed() {
		return []learn.Thing{{Score: engine.None, Verb: int(l.presses.Verb()), Act: l.presses}}
	}
	return s.lesson.Lit()
}

// draw marks each of them as suggested, and lays a red glow around what is in the way of a touch.
func (s lights) draw(k *kit.Kit) {
	bars := s.lesson.Bars()
	for _, x := range s.lit() {
		if !slices.Contains(bars, x) {
			s.rim(k, x, false)
		}
	}
	for _, x := range bars {
		s.rim(k, x, true)
	}
}

// rim marks a thing.
func (s lights) rim(k *kit.Kit, x learn.Thing, bars bool) {
	r, turn := s.free(x)
	c := kit.Paper
	if bars {
		c = kit.Danger
	}
	switch {
	case r.Empty():
	case x.Score < engine.MaxSeats: // signs stand close to it
		k.Rim(r.Inset(-1), kit.Radius/2, 2, 0, c)
	case !bars:
		suggest(k, r, turn)
	default:
		k.Rim(r.Inset(-glow), kit.Radius+4, 4, turn, c.Fade(0.3))
		k.Rim(r.Inset(-4), kit.Radius, 4, turn, c)
	}
}

// place returns where a thing is, nothing where it does not lie open.
func (s lights) place(x learn.Thing) geom.Rect {
	switch {
	case x.Verb >= 0:
		return s.button(x).Rect
	case x.Score < engine.MaxSeats:
		return s.felt.Scores[x.Score].Inset(-2)
	case x.Kind == table.ASeat:
		return s.felt.Box(&s.scene, x.Seat).Inset(4)
	}
	if p := s.held(x); p != nil {
		return p.Pose.Rect
	}
	for i := len(s.felt.Targets) - 1; i >= 0; i-- {
		t := &s.felt.Targets[i]
		if p, ok := t.Deed.(felt.Point); ok && p.Kind != felt.Seat && x.In(p.Tap) {
			return t.Rect
		}
	}
	for i := range s.felt.Strips {
		if x.In(s.felt.Strips[i].Tap) {
			return s.felt.Strips[i].Rect
		}
	}
	return geom.Rect{}
}

// held returns where a card of the hand is drawn, which stands out of its place while it is chosen; nil for anything else.
func (s lights) held(x learn.Thing) *felt.Place {
	if x.Verb >= 0 || x.Kind != table.ACard || int(x.Pile.Kind) != s.t.Plan.Hand {
		return nil
	}
	for _, h := range s.scene.Hand {
		for i := range s.felt.Places {
			if p := &s.felt.Places[i]; h.Face == x.Card && p.ID == h.ID {
				return p
			}
		}
	}
	return nil
}

// glow is how far the light goes beyond what is lit.
const glow = 7

// free returns what a light goes around, and how far it is turned.
func (s lights) free(x learn.Thing) (geom.Rect, float64) {
	if p := s.held(x); p != nil {
		return strip(s.tableScreen, p, p.Pose.Rect, p.Pose.Turn), p.Pose.Turn
	}
	at := s.place(x)
	if p := s.turned(at); p != nil && x.Verb < 0 && x.Score >= engine.MaxSeats && x.Kind != table.ASeat {
		return upright(p.Pose), p.Pose.Turn
	}
	return at, 0
}

// turned returns the card that lies turned at a place of the table, such as a royal that rests or has fallen; nil where none does.
func (s lights) turned(at geom.Rect) *felt.Place {
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; !p.Hidden && p.Pose.Turn != 0 && p.Pose.Rect.Center().In(at) {
			return p
		}
	}
	return nil
}

// strip returns of a card of the hand only what no other card of its row or of the row below covers, so that a light around it leaves the
// others' numbers alone.
func strip(s *tableScreen, p *felt.Place, r geom.Rect, turn float64) geom.Rect {
	right, low, over := 0.0, 0.0, false // what is covered
	for i := range s.felt.Places {
		q := &s.felt.Places[i]
		if over = over || q == p; !over || q == p || !slices.ContainsFunc(s.scene.Hand, func(h felt.HandCard) bool { return h.ID == q.ID }) {
			continue
		}
		switch at := q.Pose.Rect; {
		case at.Y > r.Y+0.3*r.H:
			if !at.Intersect(r.Inset(-glow)).Empty() {
				low = max(low, r.Y+r.H-at.Y+glow)
			}
		case at.X > r.X:
			right = max(right, r.X+r.W-at.X+glow)
		}
	}
	x, y := -right/2, -low/2 // from the middle of the card to that of what is free
	sin, cos := math.Sincos(turn)
	c := r.Center()
	return geom.Around(geom.Point{X: c.X + x*cos - y*sin, Y: c.Y + x*sin + y*cos}, r.W-right, r.H-low)
}

// button returns the button of a verb.
func (s lights) button(x learn.Thing) (t kit.Target) {
	for _, t := range s.felt.Targets {
		switch d := t.Deed.(type) {
		case felt.Lift:
			if d.First == x.Act || x.Act == 0 && int(d.First.Verb()) == x.Verb {
				return t
			}
		case felt.Play:
			if d.Action == x.Act || x.Act == 0 && int(d.Action.Verb()) == x.Verb {
				return t
			}
		case felt.Verb:
			if d.Verb == x.Verb {
				return t
			}
		}
	}
	return t
}

// touch returns the name of what a hint shows to touch, with a blank before it; "" where none does.
func (s lights) touch() string {
	lit := s.lit()
	if s.lesson.MayHint() || len(lit) != 1 {
		return ""
	}
	if b := s.spread(); b != nil {
		return " " + b.lit(lit[0])
	}
	t := s.button(lit[0])
	for _, x := range s.felt.Targets {
		if p, ok := x.Deed.(felt.Point); ok && lit[0].Verb < 0 && (lit[0].In(p.Tap) && (p.Kind == felt.Seat) == (lit[0].Kind == table.ASeat) || s.fans(p, lit[0])) {
			t = x
		}
	}
	return " " + kit.NameOf(t.Deed)
}

// fans reports whether a fan is to be opened to touch a card, of which no more than a strip shows.
func (s lights) fans(p felt.Point, x learn.Thing) bool {
	return p.Kind == felt.Fan && slices.ContainsFunc(s.felt.Strips, func(c felt.Strip) bool { return x.In(c.Tap) && c.Tap[0].Pile == p.Tap[0].Pile })
}

// spread returns the pile that lies opened over the table, nil where none does.
func (s lights) spread() *spreadScreen {
	if b, ok := s.a.Top().(*spreadScreen); ok && b.s == s.tableScreen {
		return b
	}
	return nil
}

// told tells what glows in sentences, with a blank before each; "" where nothing does.
func (s lights) told() (text string) {
	if s.lesson.question() == "" {
		return ""
	}
	if bars := s.names(s.lesson.Bars()); bars != "" {
		text = " " + words.T("lesson.barred", words.Args{A: bars})
	}
	if lit := s.names(s.lit()); lit != "" {
		text += " " + words.T("lesson.lit", words.Args{A: lit})
	}
	return text
}

// names names things: "Bea's king of spades, your 10 of hearts".
func (s lights) names(of []learn.Thing) string {
	var list []string
	for _, x := range of {
		list = append(list, s.name(x))
	}
	return strings.Join(list, ", ")
}

func (s lights) name(x learn.Thing) string {
	switch {
	case x.Verb >= 0:
		text, deed := s.t.VerbText(x.Verb), s.button(x).Deed
		for _, b := range slices.Concat(s.felt.Acts, s.scene.Acts) { // as it reads now, in whole words
			if deed != nil && b.Deed == deed {
				text = b.Text
			}
		}
		return words.T("lesson.button", words.Args{A: text})
	case x.Score < engine.MaxSeats:
		return words.T("lesson.points", words.Args{A: s.t.Name(x.Score)})
	case x.Kind == table.ASeat:
		return s.t.Name(x.Seat)
	}
	what := words.Lower(s.scene.PileName(x.Pile.Kind))
	if x.Kind == table.ARank {
		what = words.Rank(x.Rank)
	} else if x.Kind == table.ACard {
		what = words.Card(x.Card)
	} else if p := s.t.Shown.Pile(x.Pile); x.Kind == table.APlace && x.Index < len(p) {
		what = words.Card(p[x.Index])
	} else if len(p) > 0 && s.info.Piles[x.Pile.Kind].Sight == engine.FaceUp {
		what = words.Cards(p[:1])
	}
	switch x.Pile.Owner {
	case engine.None:
		return what
	case learn.Me:
		return words.T("lesson.own", words.Args{Card: what})
	}
	return words.T("lesson.of", words.Args{A: s.t.Name(x.Pile.Owner), Card: what})
}
