// Package anim moves cards: a card has a pose, and glides to a new one. The rules never wait for it, and a tap finishes
// everything at once.
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
	Squash float64 // 1 is edge on, halfway through a flip
	Alpha  float64
	Dim    bool // it cannot be played now
	Grey   bool // it has fallen
	Ring   uint8
	Faces  Faces
}

// Dial is how the player wants things to move. Speed multiplies every duration; 0 is at once. Reduced fades instead of
// moving.
type Dial struct {
	Speed   float64
	Reduced bool
}

// The durations at normal speed.
const (
	moveBase   = 110 * time.Millisecond
	movePer    = 45 * time.Millisecond // for each card width on the way
	moveMin    = 160 * time.Millisecond
	moveMax    = 320 * time.Millisecond
	flipTime   = 180 * time.Millisecond
	overTime   = 140 * time.Millisecond // what has come face down turns over where it lies
	sortTime   = 220 * time.Millisecond
	liftTime   = 90 * time.Millisecond
	fadeTime   = 90 * time.Millisecond
	appearTime = 120 * time.Millisecond
	dropTime   = 120 * time.Millisecond // from where it was let go to where it was laid
	backTime   = 200 * time.Millisecond // and back to where it came from
	fallTime   = 420 * time.Millisecond // a falling card turns on its side and goes grey before it is taken away
	firstStep  = 8 * time.Millisecond   // the part of a movement that its first frame shows
)

// lift is the shortest way from one place to another. What is shorter is a card that is raised or makes room.
const lift = 24.0

// item is a card on the stage.
type item struct {
	id         uint32
	from, to   Pose
	start, end time.Duration
	lands      time.Duration // when it has arrived; one that turns over there is done at its end
	flip       bool
	was        cards.Card    // what it shows until it has turned over
	turns      time.Duration // when it begins to turn over
	turned     time.Duration // when it has
	fade       bool
	seen       uint32
	falls      time.Duration // when it began to fall, 0 if it does not
	fallen     time.Duration // when it has fallen
	dropped    bool          // it is where a finger has let it go
	far        bool          // it goes to another place
	set        uint32        // the arrangement in which it set out
	shows      float64       // the width of the picture that it shows as it sets out
}

// Stage holds the cards in view.
type Stage struct {
	Dial  Dial
	Hand  geom.Rect // where cards lie open to one person alone
	items map[uint32]*item
	round uint32
	now   time.Duration
	until time.Duration

	covered uint32 // the arrangement since which cards are parked, 0 for none
}

// Begin starts a new arrangement. Put each card that is still in view, then Sweep the others away.
func (s *Stage) Begin(now time.Duration) {
	if s.items == nil {
		s.items = make(map[uint32]*item)
	}
	s.round++
	s.now = now
}

// Put says where a card belongs. One that lay elsewhere sets out after delay. A new one comes from origin, or fades in
// if origin is empty.
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
	if it.falls > 0 && s.now < it.fallen && it.end > it.fallen { // it still lies there: only its goal has changed
		it.to = p
		return
	}
	if it.dropped && s.now < it.start && near(old.Rect, p.Rect) { // it waits for something else
		it.to = p
		return
	}
	if s.now >= it.fallen {
		it.falls, it.fallen = 0, 0
	}
	cur := s.pose(it, s.now)
	turning := it.flip && old.Face == p.Face && it.turns < s.now && s.now < it.turned // it goes on turning wherever it goes
	cur.Squash = 0
	if it.falls > 0 {
		cur.Turn = old.Turn
	}
	it.from, it.to, it.shows = cur, p, cur.shows()
	if it.flip = turning || cur.Face != p.Face; !turning {
		it.was = cur.Face
	}
	way := math.Hypot(cur.Rect.X-p.Rect.X, cur.Rect.Y-p.Rect.Y)
	d := moveBase + time.Duration(float64(movePer)*s.way(cur.Rect, p.Rect)/max(p.Rect.W, 1))
	switch {
	case way < lift && !it.flip:
		d, delay = liftTime, 0
	default:
		d = min(max(d, moveMin), moveMax)
	}
	atGoal := it.flip && way >= lift && it.was == cards.Back && !p.Rect.Center().In(s.Hand) // on its way it shows its back; in a hand no back ever lies
	if it.flip && !turning && !atGoal {
		d = max(d, flipTime)
	}
	dropped := it.dropped && s.now < it.end
	it.dropped, it.far = false, way >= lift
	if it.falls > 0 && !s.Dial.Reduced && s.Dial.Speed > 0 {
		delay = max(delay, time.Duration(float64(it.fallen-s.now)/s.Dial.Speed))
	}
	switch {
	case s.Dial.Reduced && way < lift && !it.flip && old.Turn == p.Turn: // a small lift takes no time
		it.start, it.end = 0, 0
	case dropped && !it.flip:
		s.run(it, dropTime, delay+firstStep) // its first frame is where it was let go
	default:
		s.run(it, d, delay)
	}
	s.turn(it, turning, atGoal)
}

// turn settles when a card that has set out turns over: on its way, or once it has arrived. One that turns over already goes on.
func (s *Stage) turn(it *item, turning, atGoal bool) {
	switch {
	case !it.flip || it.fade:
		return
	case turning:
	case atGoal:
		it.turns = it.lands
		it.turned = it.turns + time.Duration(float64(overTime)*s.Dial.Speed)
	default: // done before arrival
		it.turns = it.start
		if it.was == cards.Back && it.to.Rect.Center().In(s.Hand) { // and about as large by then as it will be
			it.turns += time.Duration(0.3 * float64(it.lands-it.start))
		}
		it.turned = it.start + time.Duration(0.9*float64(it.lands-it.start))
	}
	it.end = max(it.end, it.turned)
	s.until = max(s.until, it.end)
}

// way is how far it is from one place to another. Where in a hand a card lies tells of the others in it, and who hears when a card lands
// may not see them. So the way out of a hand begins at its middle, and the way into it ends there.
func (s *Stage) way(from, to geom.Rect) float64 {
	a, b := from.Center(), to.Center()
	switch leaves, comes := a.In(s.Hand), b.In(s.Hand); {
	case leaves && !comes:
		a = s.Hand.Center()
	case comes && !leaves:
		b = s.Hand.Center()
	}
	return math.Hypot(a.X-b.X, a.Y-b.Y)
}

// near reports whether two places are one, but for what tells how a card may be used.
func near(a, b geom.Rect) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) < a.W/2 }

// gapTime is how long before a card comes to a hand the others begin to make room for it.
const gapTime = 80 * time.Millisecond

// MakeRoom lets the cards of a hand that have set out in this arrangement wait until those that come from elsewhere are
// nearly there.
func (s *Stage) MakeRoom(ids []uint32) {
	var arrives time.Duration
	for _, id := range ids {
		if it := s.items[id]; it != nil && it.set == s.round && !it.fade && !it.from.Rect.Center().In(s.Hand) {
			arrives = max(arrives, it.lands)
		}
	}
	at := arrives - time.Duration(float64(gapTime)*s.Dial.Speed)
	for _, id := range ids {
		if it := s.items[id]; it != nil && it.set == s.round && !it.fade && it.from.Rect.Center().In(s.Hand) && it.start < at {
			d := at - it.start
			it.start, it.lands, it.turns, it.turned, it.end = at, it.lands+d, it.turns+d, it.turned+d, it.end+d
			s.until = max(s.until, it.end)
		}
	}
}

// Snap is when a card that has been dropped is heard as it is laid: this long after it has set out.
const Snap = dropTime * 7 / 10

// Dropped reports whether a card lies where a finger has let it go, and waits for its place.
func (s *Stage) Dropped(id uint32, now time.Duration) bool {
	it := s.items[id]
	return it != nil && it.dropped && now < it.end
}

// Drop lets go of a card that a finger has held at a pose. It waits there for a new place, and then glides to its old
// one: at once where that is what was meant, more slowly where it was refused.
func (s *Stage) Drop(id uint32, at Pose, now, wait time.Duration, meant bool) {
	it := s.items[id]
	if it == nil || s.Dial.Reduced || s.Dial.Speed == 0 {
		return
	}
	at.Squash, at.Alpha = 0, 1
	it.from, it.flip, it.fade, it.falls, it.fallen, it.dropped = at, false, false, 0, 0, true
	it.shows = at.shows()
	it.start = now + time.Duration(float64(wait)*s.Dial.Speed)
	d := backTime
	if meant {
		d = dropTime
	}
	it.end = it.start + time.Duration(float64(d)*s.Dial.Speed)
	it.lands = it.end
	s.until = max(s.until, it.end)
}

// Fall lets a card fall where it lies. It turns on its side and goes grey, and only then goes where it is put next.
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
	it.set = s.round
	it.start = s.now + time.Duration(float64(delay-firstStep)*k)
	it.end = it.start + time.Duration(float64(d)*k)
	it.lands = it.end
	s.until = max(s.until, it.end)
}

// Sweep forgets the cards that were not Put since Begin.
func (s *Stage) Sweep() {
	s.covered = 0
	for id, it := range s.items {
		if it.seen != s.round {
			delete(s.items, id)
		}
	}
}

// Park lets the cards that were not Put since Begin lie where they were to go, until they are Put again. One that has been Put since the first
// of them was parked, and is not any more, is forgotten: it has gone behind what covers the others, and does not come from there.
func (s *Stage) Park() {
	s.until = 0
	if s.covered == 0 {
		s.covered = s.round
	}
	for id, it := range s.items {
		if it.seen != s.round && it.seen >= s.covered {
			delete(s.items, id)
			continue
		}
		if it.seen != s.round {
			it.start, it.end, it.falls, it.fallen = 0, 0, 0, 0
		}
		s.until = max(s.until, it.end, it.fallen)
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

// Flies reports whether a card is on its way from one place to another, or about to set out.
func (s *Stage) Flies(id uint32, now time.Duration) bool {
	it := s.items[id]
	return it != nil && now < it.lands && now < it.end && !it.fade && it.far
}

// Moving reports whether any card is moving.
func (s *Stage) Moving(now time.Duration) bool { return now < s.until }

// Finish moves every card to its end at once.
func (s *Stage) Finish() {
	for _, it := range s.items {
		it.start, it.end, it.falls, it.fallen = 0, 0, 0, 0
	}
	s.until = 0
}

// Rest lays a card where it belongs at once.
func (s *Stage) Rest(id uint32) {
	if it := s.items[id]; it != nil {
		it.start, it.end, it.lands, it.falls, it.fallen, it.set = 0, 0, 0, 0, 0, 0
	}
}

// Clear forgets all cards.
func (s *Stage) Clear() { clear(s.items); s.until = 0 }

// Fallen is how far a card is turned that has fallen: as large as before, and plainly out.
const Fallen = 0.44

func (s *Stage) pose(it *item, now time.Duration) Pose {
	if it.falls > 0 && (now < it.fallen || now < it.end) {
		p := s.glide(it, now)
		p.Grey = true
		if !it.fade {
			if now < it.fallen {
				p.Turn, p.Face, p.Squash = it.from.Turn, it.from.Face, 0
			}
			e := CubicOut(min(float64(now-it.falls)/float64(it.fallen-it.falls), 1))
			p.Turn += Fallen * e
			if now >= it.fallen && it.end > it.fallen { // on its way it already lies as it will at the end
				p.Turn = mix(it.from.Turn+Fallen, it.to.Turn, CubicOut(min(float64(now-it.fallen)/float64(it.end-it.fallen), 1)))
			}
		}
		return p
	}
	return s.glide(it, now)
}

// glide returns how a card lies on its way.
func (s *Stage) glide(it *item, now time.Duration) Pose {
	if now >= it.end {
		return it.to
	}
	t := 0.0
	if now > it.start {
		t = min(float64(now-it.start)/float64(it.lands-it.start), 1)
	}
	p := it.to
	if it.fade {
		p.Alpha = it.from.Alpha + (1-it.from.Alpha)*t
		return p
	}
	e := CubicOut(t)
	a, b := it.from.Rect, it.to.Rect
	p.Rect = geom.Rect{X: mix(a.X, b.X, e), Y: mix(a.Y, b.Y, e), W: mix(a.W, b.W, e), H: mix(a.H, b.H, e)}
	if a.W > muchLarger*max(b.W, 1) { // a large card covers what it flies over: it is small on its way
		f := CubicOut(min(t/sizeTime, 1))
		p.Rect = geom.Around(p.Rect.Center(), mix(a.W, b.W, f), mix(a.H, b.H, f))
	}
	p.Turn = mix(it.from.Turn, it.to.Turn, e)
	p.Alpha = mix(it.from.Alpha, 1, min(1, 2*e))
	if it.flip && now < it.turned {
		f := max(0, float64(now-it.turns)/float64(it.turned-it.turns))
		if f < 0.45 {
			p.Face = it.was
			p.Squash = f / 0.45
		} else {
			p.Squash = (1 - f) / 0.55
		}
	}
	p.Faces = it.faces(&p, t)
	return p
}

// A card that lands much smaller than it set out is that small after so much of its time. One that lands larger grows evenly.
const (
	muchLarger = 1.3
	sizeTime   = 0.35
)

func mix(a, b, t float64) float64 { return a + (b-a)*t }

// CubicOut starts quickly and stops gently.
func CubicOut(t float64) float64 { t = 1 - t; return 1 - t*t*t }

// SineInOut is slow at both ends.
func SineInOut(t float64) float64 { return (1 - math.Cos(math.Pi*t)) / 2 }
