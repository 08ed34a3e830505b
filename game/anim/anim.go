// Package anim moves cards: each has a pose, and when it is given another it glides there. Rules never wait for it, and a
// tap finishes everything at once.
package anim

import (
	"math"
	"time"

	"royals/engine/cards"
	"royals/game/geom"
)

// Pose is how a card lies.
type Pose struct {
	Rect   geom.Rect
	Turn   float64 // clockwise, radians
	Face   cards.Card
	Squash float64 // 1 is edge on, in the middle of a flip
	Alpha  float64
	Dim    bool // not to be played now
	Grey   bool // it has fallen
	Ring   uint8
}

// Dial is how the player wants things to move: Speed multiplies every duration, 0 is at once; Reduced replaces travel by
// fading.
type Dial struct {
	Speed   float64
	Reduced bool
}

// The durations at normal speed.
const (
	moveBase   = 110 * time.Millisecond
	movePer    = 45 * time.Millisecond // for each card-width of the way
	moveMin    = 160 * time.Millisecond
	moveMax    = 320 * time.Millisecond
	flipTime   = 180 * time.Millisecond
	sortTime   = 220 * time.Millisecond
	liftTime   = 90 * time.Millisecond
	fadeTime   = 90 * time.Millisecond
	appearTime = 120 * time.Millisecond
	fallTime   = 420 * time.Millisecond // a card that falls turns on its side and goes grey before it is taken away
	firstStep  = 8 * time.Millisecond   // by so much everything has moved in the very frame in which it sets out
)

// item is a card on the stage.
type item struct {
	id         uint32
	from, to   Pose
	start, end time.Duration
	flip       bool
	fade       bool
	seen       uint32
	falls      time.Duration // since when it falls, 0 when it does not
	fallen     time.Duration // when it lies
}

// Stage holds the cards in view.
type Stage struct {
	Dial  Dial
	items map[uint32]*item
	round uint32
	now   time.Duration
	until time.Duration
}

// Begin starts a new arrangement: every card still in view is Put once, then Sweep forgets the others.
func (s *Stage) Begin(now time.Duration) {
	if s.items == nil {
		s.items = make(map[uint32]*item)
	}
	s.round++
	s.now = now
}

// Put says where a card belongs. One that lay elsewhere sets out after delay; one never seen fades in, or comes
// from origin when that is not empty.
func (s *Stage) Put(id uint32, p Pose, origin geom.Rect, delay time.Duration) {
	p.Alpha = 1
	it := s.items[id]
	if it == nil {
		it = &item{id: id, seen: s.round, to: p, from: p}
		s.items[id] = it
		it.from.Alpha = 0
		if !origin.Empty() && !s.Dial.Reduced {
			it.from.Rect, it.from.Alpha, it.from.Face = origin, 1, cards.Back
		}
		s.run(it, appearTime, delay)
		return
	}
	it.seen = s.round
	old := it.to
	if old.Rect == p.Rect && old.Turn == p.Turn && old.Face == p.Face {
		it.to.Dim, it.to.Ring = p.Dim, p.Ring
		return
	}
	if it.falls > 0 && s.now < it.fallen && it.end > it.fallen { // it lies on the ground still: only where it goes has changed
		it.to = p
		return
	}
	if s.now >= it.fallen {
		it.falls, it.fallen = 0, 0
	}
	cur := s.pose(it, s.now)
	cur.Squash = 0
	if it.falls > 0 {
		cur.Turn = old.Turn
	}
	it.from, it.to = cur, p
	it.flip = old.Face != p.Face
	way := math.Hypot(cur.Rect.X-p.Rect.X, cur.Rect.Y-p.Rect.Y)
	d := moveBase + time.Duration(float64(movePer)*way/max(p.Rect.W, 1))
	switch {
	case way < 24 && !it.flip:
		d, delay = liftTime, 0
	default:
		d = min(max(d, moveMin), moveMax)
	}
	if it.flip {
		d = max(d, flipTime)
	}
	if it.falls > 0 && !s.Dial.Reduced && s.Dial.Speed > 0 {
		delay = max(delay, time.Duration(float64(it.fallen-s.now)/s.Dial.Speed))
	}
	if s.Dial.Reduced && way < 24 && !it.flip && old.Turn == p.Turn { // a mere lift is there at once
		it.start, it.end = 0, 0
		return
	}
	s.run(it, d, delay)
}

// Fall lets a card fall where it lies: it turns on its side and goes grey, and only then goes where it is put next.
func (s *Stage) Fall(id uint32, now time.Duration) {
	if it := s.items[id]; it != nil && s.Dial.Speed > 0 {
		it.falls, it.fallen = max(now, 1), now+time.Duration(float64(fallTime)*s.Dial.Speed)
		s.until = max(s.until, it.fallen)
	}
}

// run starts an item's tween.
func (s *Stage) run(it *item, d, delay time.Duration) {
	it.fade = s.Dial.Reduced
	if it.fade {
		d, delay = fadeTime, 0
		it.from = it.to
		it.from.Alpha = 0.35
	}
	k := s.Dial.Speed
	it.start = s.now + time.Duration(float64(delay-firstStep)*k)
	it.end = it.start + time.Duration(float64(d)*k)
	s.until = max(s.until, it.end)
}

// Sweep forgets cards that were not Put since Begin.
func (s *Stage) Sweep() {
	for id, it := range s.items {
		if it.seen != s.round {
			delete(s.items, id)
		}
	}
}

// At returns how a card lies now.
func (s *Stage) At(id uint32, now time.Duration) (p Pose, moving bool) {
	it := s.items[id]
	if it == nil {
		return Pose{}, false
	}
	return s.pose(it, now), now < it.end || now < it.fallen
}

// Moving reports whether any card is still under way.
func (s *Stage) Moving(now time.Duration) bool { return now < s.until }

// Finish brings everything to where it belongs.
func (s *Stage) Finish() {
	for _, it := range s.items {
		it.start, it.end, it.falls, it.fallen = 0, 0, 0, 0
	}
	s.until = 0
}

// Clear forgets all cards.
func (s *Stage) Clear() { clear(s.items); s.until = 0 }

func (s *Stage) pose(it *item, now time.Duration) Pose {
	if it.falls > 0 && (now < it.fallen || now < it.end) {
		p := s.glide(it, now)
		p.Grey = true
		if !it.fade {
			if now < it.fallen {
				p.Turn, p.Face, p.Squash = it.from.Turn, it.from.Face, 0
			}
			e := CubicOut(min(float64(now-it.falls)/float64(it.fallen-it.falls), 1))
			p.Turn += math.Pi / 2 * e
			if now >= it.fallen && it.end > it.fallen { // on its way it lies as it will lie in the end
				p.Turn = mix(it.from.Turn+math.Pi/2, it.to.Turn, CubicOut(min(float64(now-it.fallen)/float64(it.end-it.fallen), 1)))
			}
		}
		return p
	}
	return s.glide(it, now)
}

// glide is how a card lies on its way.
func (s *Stage) glide(it *item, now time.Duration) Pose {
	if now >= it.end {
		return it.to
	}
	t := 0.0
	if now > it.start {
		t = float64(now-it.start) / float64(it.end-it.start)
	}
	p := it.to
	if it.fade {
		p.Alpha = it.from.Alpha + (1-it.from.Alpha)*t
		return p
	}
	e := CubicOut(t)
	a, b := it.from.Rect, it.to.Rect
	p.Rect = geom.Rect{X: mix(a.X, b.X, e), Y: mix(a.Y, b.Y, e), W: mix(a.W, b.W, e), H: mix(a.H, b.H, e)}
	p.Turn = mix(it.from.Turn, it.to.Turn, e)
	p.Alpha = mix(it.from.Alpha, 1, min(1, 2*e))
	if it.flip {
		f := min(t/0.9, 1) // done before arrival
		if f < 0.45 {
			p.Face = it.from.Face
			p.Squash = f / 0.45
		} else {
			p.Squash = (1 - f) / 0.55
		}
	}
	return p
}

func mix(a, b, t float64) float64 { return a + (b-a)*t }

// CubicOut starts quickly and stops gently.
func CubicOut(t float64) float64 { t = 1 - t; return 1 - t*t*t }

// SineInOut is slow at both ends.
func SineInOut(t float64) float64 { return (1 - math.Cos(math.Pi*t)) / 2 }
