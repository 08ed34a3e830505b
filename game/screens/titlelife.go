package screens

import (
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/shell"
)

// What lives on the title: a plate under the mouse rises and its figures lean out, and now and then one of the court
// blinks.
const (
	liftTime   = 120 * time.Millisecond
	liftBy     = 16.0
	leanBy     = 4.0
	pressBy    = 2.0 // how far a plate gives way to what presses it
	blinkTime  = 140 * time.Millisecond
	blinkPause = 8 * time.Second // the least time between two
)

// liveliness is what the title remembers of it.
type liveliness struct {
	over   string // the plate under the mouse, by its deed
	lifted map[string]float64
	last   time.Duration // when the plates were last looked at
	moved  bool

	blinks  int           // how often somebody has blinked
	blinked time.Duration // when somebody last did
	shut    bool          // the eyes are closed
}

func (s *titleScreen) Tick(in *port.Input) {
	l := &s.life
	dial := dialOf(&s.a.Prefs, s.a.Reduced())
	step := 1.0
	if dial.Speed > 0 && !dial.Reduced {
		step = float64(in.Now-l.last) / (float64(liftTime) * dial.Speed)
	}
	if !l.moved {
		step = min(step, 0.15) // a way that begins shows its beginning
	}
	l.last = in.Now
	if moved := l.lift(step); moved || l.moved {
		l.moved = moved
		s.a.Redraw()
	}
	for i := range in.Events {
		e := &in.Events[i]
		mouse := e.Kind == port.ByPointer && !e.Pointer.Touch
		if mouse && !dial.Reduced && s.a.Top() == shell.Screen(s) && in.Now >= l.blinked+blinkPause {
			l.blinked, l.shut, l.blinks = in.Now, true, l.blinks+1
			s.a.Redraw()
		}
	}
	if l.shut && in.Now >= l.blinked+blinkTime {
		l.shut = false
		s.a.Redraw()
	}
}

// lift brings the plates a share of the whole way nearer to where they belong, and reports whether one has moved.
func (l *liveliness) lift(by float64) (moved bool) {
	if l.over != "" && l.lifted[l.over] == 0 {
		if l.lifted == nil {
			l.lifted = map[string]float64{}
		}
		l.lifted[l.over] = 1e-9
	}
	for name, at := range l.lifted {
		to := 0.0
		if name == l.over {
			to = 1
		}
		if at == to {
			continue
		}
		moved = true
		if next := min(max(to, at-by), at+by); next > 0 {
			l.lifted[name] = next
		} else {
			delete(l.lifted, name)
		}
	}
	return moved
}

func (s *titleScreen) Due(now time.Duration) time.Duration {
	l := &s.life
	switch {
	case l.moved || l.over != "" && l.lifted[l.over] < 1 || l.over == "" && len(l.lifted) > 0 || len(l.lifted) > 1:
		return now
	case l.shut:
		return l.blinked + blinkTime
	}
	return port.Never
}

// hovers notes whether the mouse is over a plate, and returns how far that has risen, and its figures above it.
func (s *titleScreen) hovers(k *kit.Kit, d kit.Deed) (lift, lean float64) {
	if name := d.Name(); k.Hover == name && !k.Touch {
		s.life.over = name
	} else if s.life.over == name {
		s.life.over = ""
	}
	e := anim.CubicOut(s.life.lifted[d.Name()])
	return liftBy * e, leanBy * e
}

// eyes are those of the court who face us, in units of its picture: where the two are, and how wide.
var eyes = [...]struct {
	left, right geom.Point
	wide        float64
}{
	{geom.Point{X: 411, Y: 108}, geom.Point{X: 449, Y: 108}, 25},
	{geom.Point{X: 539, Y: 117}, geom.Point{X: 566, Y: 117}, 20},
	{geom.Point{X: 665, Y: 124}, geom.Point{X: 689, Y: 124}, 18},
}

// blink closes the eyes of one of the court.
func (s *titleScreen) blink(k *kit.Kit, court geom.Rect) {
	if !s.life.shut {
		return
	}
	u := court.W / 860
	who := eyes[s.life.blinks%len(eyes)]
	for _, at := range [2]geom.Point{who.left, who.right} {
		lid := geom.Around(geom.Point{X: court.X + at.X*u, Y: court.Y + at.Y*u}, who.wide*u, 0.46*who.wide*u)
		k.List.Fill(lid, lid.H/2, kit.Paper)
		k.List.Fill(geom.Rect{X: lid.X + 0.1*lid.W, Y: lid.Y + 0.6*lid.H, W: 0.8 * lid.W, H: 0.16 * lid.H}, 0.08*lid.H, kit.Ink)
	}
}

// titleLearn begins the first lesson of a game that has not been played.
const titleLearn = kit.Press("title:learn")

// taught returns the first game of which a lesson has not been seen, one with a lesson left begun before one that is being learned, that before
// one that was not played yet, and that before others, nil for none.
func (s *titleScreen) taught() (of engine.Game) {
	for _, g := range s.a.games {
		list := learn.Of(g.Info().ID)
		if at := s.a.learned.Next(list); at >= 0 && s.a.learned.Left(list[at]) != nil {
			return g
		}
	}
	for _, g := range s.a.games {
		if list := learn.Of(g.Info().ID); s.a.learned.Next(list) > 0 && s.a.learned.Finished(list) > 0 {
			return g
		}
	}
	for _, g := range s.a.games {
		list := learn.Of(g.Info().ID)
		switch open := len(list) > 0 && s.a.learned.Next(list) >= 0; {
		case open && s.a.coach.games[g.Info().ID] == 0:
			return g
		case open && of == nil:
			of = g
		}
	}
	return of
}
