package anim

import (
	"math"
	"time"

	"royals/engine/cards"
)

// MomentKind is a kind of event that is shown for a moment, beside the cards that move.
type MomentKind uint8

// The kinds of moment.
const (
	Strike MomentKind = iota // a seat hits another: out and back
	Stamp                    // a card is crowned: a stamp comes down on it
	Count                    // a number goes up or down
	Fresh                    // a question is a new one
	Cheer                    // somebody has won
	momentKinds
)

const (
	strikeOut  = 120 * time.Millisecond
	strikeBack = 160 * time.Millisecond
	stampDown  = 140 * time.Millisecond
	stampRest  = 560 * time.Millisecond
	countTime  = 400 * time.Millisecond
	floatTime  = 600 * time.Millisecond
	boldTime   = 1000 * time.Millisecond // how long a changed number stands out under reduced motion
	askTime    = 120 * time.Millisecond
	cheerTime  = 200 * time.Millisecond
)

var lasts = [momentKinds]time.Duration{strikeOut + strikeBack, stampDown + stampRest, floatTime, askTime, cheerTime}

// Moment is one event on show. Its kind says what the fields mean.
type Moment struct {
	Kind     MomentKind
	Seat     uint8
	Other    uint8      // Strike: the seat that is hit
	Card     cards.Card // Strike: the card that hits, if any; Stamp: the card that is crowned
	From, To int        // Count
	start    time.Duration
	end      time.Duration
	reduced  bool
	speed    float64
}

// Moments are the moments on show. They wait for nothing, and nothing waits for them.
type Moments struct {
	Dial Dial
	List []Moment
}

// Add begins a moment. It replaces one of the same kind and seat.
func (s *Moments) Add(m Moment, now time.Duration) {
	if s.Dial.Speed == 0 {
		return
	}
	d := lasts[m.Kind]
	if s.Dial.Reduced {
		switch m.Kind {
		case Fresh:
			return
		case Count:
			d = boldTime
		}
	}
	m.start, m.reduced, m.speed = now, s.Dial.Reduced, s.Dial.Speed
	m.end = now + time.Duration(float64(d)*s.Dial.Speed)
	if m.Kind == Cheer {
		m.end = min(m.end, now+cheerTime)
	}
	for i := range s.List {
		if x := &s.List[i]; x.Kind == m.Kind && x.Seat == m.Seat {
			if m.Kind == Count { // the number goes on from its present value
				m.From = x.Number(now)
			}
			*x = m
			return
		}
	}
	s.List = append(s.List, m)
}

// Sweep forgets the moments that are over, and reports whether there were any.
func (s *Moments) Sweep(now time.Duration) bool {
	n := 0
	for _, m := range s.List {
		if now < m.end {
			s.List[n] = m
			n++
		}
	}
	gone := n < len(s.List)
	s.List = s.List[:n]
	return gone
}

// Moving reports whether any moment is on show.
func (s *Moments) Moving(now time.Duration) bool {
	for i := range s.List {
		if now < s.List[i].end {
			return true
		}
	}
	return false
}

// works is how long each kind has something to do. What is left of it then is an afterglow.
var works = [momentKinds]time.Duration{Strike: strikeOut + strikeBack, Stamp: stampDown, Count: countTime}

// Acting reports whether a moment has something to do yet.
func (s *Moments) Acting(now time.Duration) bool {
	for i := range s.List {
		m := &s.List[i]
		if now < m.end && m.passed(now) < works[m.Kind] && (m.Kind != Count || !m.reduced) {
			return true
		}
	}
	return false
}

// Written reports whether a moment on show changes words on the table: a number or a question.
func (s *Moments) Written(now time.Duration) bool {
	for i := range s.List {
		if m := &s.List[i]; now < m.end && (m.Kind == Count || m.Kind == Fresh) {
			return true
		}
	}
	return false
}

// Find returns the moment of a kind and seat, nil when there is none.
func (s *Moments) Find(kind MomentKind, seat uint8, now time.Duration) *Moment {
	for i := range s.List {
		if m := &s.List[i]; m.Kind == kind && m.Seat == seat && now < m.end {
			return m
		}
	}
	return nil
}

// Finish ends all moments.
func (s *Moments) Finish() { s.List = s.List[:0] }

// passed returns the time since the beginning, at normal speed.
func (m *Moment) passed(now time.Duration) time.Duration {
	return time.Duration(float64(max(now-m.start, 0)) / m.speed)
}

// share returns how much of a stretch of time has passed, from 0 to 1.
func share(t, d time.Duration) float64 { return min(max(float64(t)/float64(d), 0), 1) }

// Thrust returns how far a strike has come, from 0 to 1 and back; always 0 under reduced motion.
func (m *Moment) Thrust(now time.Duration) float64 {
	if m.reduced {
		return 0
	}
	t := m.passed(now)
	if t < strikeOut {
		x := share(t, strikeOut)
		return x * x * x
	}
	return 1 - CubicOut(share(t-strikeOut, strikeBack))
}

// Landed reports whether a strike has hit or a stamp has come down, and how opaque its mark is.
func (m *Moment) Landed(now time.Duration) (alpha float64, ok bool) {
	t := m.passed(now)
	switch {
	case m.reduced:
		return 1, true
	case m.Kind == Stamp:
		return 1 - share(t-stampDown-stampRest+askTime, askTime), true
	}
	return 1 - share(t-strikeOut, strikeBack), t >= strikeOut
}

// Scale returns the size of a stamped card, from 1.06 to 1; always 1 under reduced motion.
func (m *Moment) Scale(now time.Duration) float64 {
	t := m.passed(now)
	if m.reduced || t < 0 {
		return 1
	}
	return 1.06 - 0.06*CubicOut(share(t, stampDown))
}

// Dusk returns how far the light of the table has gone down at the end, from 0 to 1; all at once under reduced motion.
func (m *Moment) Dusk(now time.Duration) float64 {
	if m.reduced {
		return 1
	}
	return share(m.passed(now), cheerTime)
}

// Number returns a changing number. Under reduced motion it changes at once.
func (m *Moment) Number(now time.Duration) int {
	if m.reduced {
		if now < m.start {
			return m.From
		}
		return m.To
	}
	return m.From + int(math.Round(float64(m.To-m.From)*CubicOut(share(m.passed(now), countTime))))
}

// Float returns how far a difference has risen, from 0 to 1, and how opaque it still is. Under reduced motion it is not
// shown: the number stands out instead.
func (m *Moment) Float(now time.Duration) (rise, alpha float64) {
	if m.reduced || now < m.start {
		return 0, 0
	}
	t := share(m.passed(now), floatTime)
	return CubicOut(t), min(1, 2*(1-t))
}

// Bold reports whether a changed number stands out without moving.
func (m *Moment) Bold() bool { return m.reduced }

// Fade returns how opaque a new question is.
func (m *Moment) Fade(now time.Duration) float64 { return share(m.passed(now), askTime) }

// Report is the largest movement of each kind: what reduced motion forbids.
type Report struct {
	Travel float64       // pixels
	Turn   float64       // radians, flips included
	Scale  float64       // difference from 1
	Fade   time.Duration // the longest fade
}

// Report adds what moments do.
func (s *Moments) Report(now time.Duration, r *Report) {
	for i := range s.List {
		m := &s.List[i]
		switch m.Kind {
		case Strike:
			r.Travel = max(r.Travel, m.Thrust(now)*100)
		case Stamp:
			r.Scale = max(r.Scale, m.Scale(now)-1)
		case Count:
			if now < m.start { // it waits for its blow
				continue
			}
			rise, _ := m.Float(now)
			r.Travel = max(r.Travel, rise*24, math.Abs(float64(m.Number(now)-m.To)))
		}
	}
}

// Report adds what the cards do.
func (s *Stage) Report(now time.Duration, r *Report) {
	for _, it := range s.items {
		if now >= it.end {
			continue
		}
		p := s.pose(it, now)
		r.Travel = max(r.Travel, math.Hypot(p.Rect.X-it.to.Rect.X, p.Rect.Y-it.to.Rect.Y))
		r.Turn = max(r.Turn, math.Abs(p.Turn-it.to.Turn), p.Squash)
		r.Scale = max(r.Scale, math.Abs(p.Rect.W/max(it.to.Rect.W, 1)-1))
		if it.fade {
			r.Fade = max(r.Fade, it.end-it.start)
		}
	}
}
