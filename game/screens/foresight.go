package screens

import (
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/sound"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// foresight is what the choice being put together would do, worked out once for each state of the choice.
type foresight struct {
	version int
	over    string // what is carried there
	known   bool
	p       table.Preview
}

// foresee returns what the choice on the screen would do, nil where that is not certain or nothing is chosen yet.
func (s *tableScreen) foresee() *table.Preview {
	t := s.t
	over := ""
	if s.onto != nil {
		over = s.a.finger.over
	}
	if s.ahead.version != t.Version+1 || s.ahead.over != over { // counted from 1, so that the zero value is of no version
		s.ahead = foresight{version: t.Version + 1, over: over}
		if t.Asked != engine.None && t.Asked == t.Viewer && !t.Resting() && (!t.Focus.Empty() || len(t.Composer().Chosen()) > 0 || over != "") {
			var end engine.Action
			n := 0
			found := t.Candidates()
			if over != "" {
				found = t.With(s.lifted, s.onto)
			}
			for _, o := range found {
				if !o.Action.IsStep() {
					end = o.Action
					n++
				}
			}
			if n == 1 {
				s.ahead.p, s.ahead.known = t.Preview(end)
			}
		}
	}
	if !s.ahead.known {
		return nil
	}
	return &s.ahead.p
}

// would says in a sentence what the choice would do: a hit, a fall, a crowning.
func (s *tableScreen) would() string {
	p := s.foresee()
	if p == nil {
		return ""
	}
	for i := len(p.Says) - 1; i >= 0; i-- {
		if f, ok := s.hearing.ear.Effect(p.Says[i].Key); ok && (f == sound.Thud || f == sound.Fall || f == sound.Seal) {
			return words.T("table.would", words.Args{A: p.Says[i].Text})
		}
	}
	return ""
}

// ghost says by how much the choice would change a seat's score, "" for not at all.
func (s *tableScreen) ghost(x engine.Seat, key, is int) (text string, col paint.Color) {
	if p := s.foresee(); p != nil {
		for _, c := range p.Change {
			if c.Seat == x && int(c.Key) == key && c.To > is {
				return "+" + strconv.Itoa(c.To-is), legal
			} else if c.Seat == x && int(c.Key) == key && c.To < is {
				return "−" + strconv.Itoa(is-c.To), danger
			}
		}
	}
	return "", col
}

// drawGhost draws beside a seat's score by how much the choice would change it, and returns the width used.
func (s *tableScreen) drawGhost(k *kit, x engine.Seat, key, is int, at geom.Rect, size float64, align paint.Align) float64 {
	text, col := s.ghost(x, key, is)
	if text == "" {
		return 0
	}
	px := max(k.px(size)*0.8, tiny)
	w := sprites.Measure(sprites.SansBold, px, text)
	box := geom.Rect{X: at.X - w - 6, Y: at.Y, W: w, H: at.H}
	if align == 0 {
		box.X = at.X + at.W + 6
	}
	k.l.Text(text, box, sprites.SansBold, px, 0, col)
	return w + 6
}
