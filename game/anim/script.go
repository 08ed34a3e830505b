package anim

import (
	"math"
	"time"
)

// Beat is one step of what a stage shows. It has a length at normal speed, and what is drawn follows from how much of it
// has passed.
type Beat struct {
	start, end time.Duration
	speed      float64
	reduced    bool
}

// The parts of a strike on a stage.
const (
	lungeBack  = 100 * time.Millisecond
	lungeOut   = 130 * time.Millisecond
	lungeStop  = 60 * time.Millisecond
	lungeHome  = 160 * time.Millisecond
	lungeRest  = 280 * time.Millisecond // in which what was hit falls, and numbers change
	lungeTime  = lungeBack + lungeOut + lungeStop + lungeHome + lungeRest
	breath     = 350 * time.Millisecond // before it
	lungeShare = 0.45                   // of the way
	lungeDraw  = 0.06                   // back first
)

// Begin starts a beat.
func (b *Beat) Begin(d, now time.Duration, dial Dial) {
	*b = Beat{start: now, end: now + time.Duration(float64(d)*dial.Speed), speed: dial.Speed, reduced: dial.Reduced}
}

// Running reports whether a beat goes on.
func (b *Beat) Running(now time.Duration) bool { return now < b.end }

// End ends a beat at once.
func (b *Beat) End() { b.end = 0 }

// left returns the time until the end, at normal speed.
func (b *Beat) left(now time.Duration) time.Duration {
	if b.speed == 0 || now >= b.end {
		return 0
	}
	return time.Duration(float64(b.end-now) / b.speed)
}

// Share returns how much of a beat has passed, from 0 to 1.
func (b *Beat) Share(now time.Duration) float64 {
	if now >= b.end {
		return 1
	}
	return share(now-b.start, b.end-b.start)
}

// Number returns how far a count has come that goes up one by one and reaches n with the blow that ends the beat.
func (b *Beat) Number(n int, now time.Duration) int {
	if b.Struck(now) || n == 0 {
		return n
	}
	whole := time.Duration(float64(b.end-b.start) / max(b.speed, 1e-9))
	room := whole - lungeTime - breath
	return min(int(float64(n)*float64(whole-b.left(now))/float64(max(room, 1))), n-1)
}

// Lunge returns how far a blow has come on its way: a little back, out, a stop, and back again.
func (b *Beat) Lunge(now time.Duration) float64 {
	t := lungeTime - b.left(now)
	switch {
	case b.reduced || now >= b.end || t < 0:
		return 0
	case t < lungeBack:
		return -lungeDraw * CubicOut(share(t, lungeBack))
	case t < lungeBack+lungeOut:
		x := share(t-lungeBack, lungeOut)
		return -lungeDraw + (lungeShare+lungeDraw)*x*x*x
	case t < lungeBack+lungeOut+lungeStop:
		return lungeShare
	}
	return lungeShare * (1 - CubicOut(share(t-lungeBack-lungeOut-lungeStop, lungeHome)))
}

// Struck reports whether the blow that ends a beat has hit.
func (b *Beat) Struck(now time.Duration) bool {
	return now >= b.end || b.left(now) <= lungeTime-lungeBack-lungeOut
}

// Shove returns how far what is hit gives way, from 1 to 0.
func (b *Beat) Shove(now time.Duration) float64 {
	if b.reduced || now >= b.end || !b.Struck(now) {
		return 0
	}
	return share(b.left(now)-lungeRest, lungeStop+lungeHome)
}

// Impact returns when in a beat of a length its blow hits.
func Impact(d time.Duration, dial Dial) time.Duration {
	return time.Duration(float64(max(d-lungeStop-lungeHome-lungeRest, 0)) * dial.Speed)
}

// Until returns how long it is until the blow of a beat, 0 when it has hit.
func (b *Beat) Until(now time.Duration) time.Duration {
	if b.Struck(now) {
		return 0
	}
	return b.end - now - time.Duration(float64(lungeStop+lungeHome+lungeRest)*b.speed)
}

// Flown returns how far the i-th of some points has flown that set out with the blow, from 0 to 1.
func (b *Beat) Flown(i, n int, now time.Duration) float64 {
	switch {
	case !b.Struck(now):
		return 0
	case b.reduced || now >= b.end:
		return 1
	}
	apart := min(flyApart, (lungeStop+lungeHome+lungeRest-flyTime)/time.Duration(max(n-1, 1)))
	return CubicOut(share(b.since(now)-time.Duration(i)*apart, flyTime))
}

const (
	flyTime    = 260 * time.Millisecond
	flyApart   = 60 * time.Millisecond
	arrowOff   = 120 * time.Millisecond // after a blow its arrow is gone
	fadedArrow = 0.8
	growTime   = 220 * time.Millisecond
)

// Arrow returns how far the arrow of a blow has grown, and how bright it is: it lives until the blow, and is gone soon
// after it.
func (b *Beat) Arrow(now time.Duration) (grown, alpha float64) {
	switch {
	case now >= b.end || b.speed == 0:
		return 0, 0
	case b.Struck(now):
		return 1, fadedArrow * (1 - share(b.since(now), arrowOff))
	case b.reduced:
		return 1, 1
	}
	return CubicOut(share(time.Duration(float64(now-b.start)/b.speed), growTime)), 1
}

// Shake returns by how many CSS pixels all shakes after a blow.
func (b *Beat) Shake(now time.Duration) float64 {
	d := b.Shove(now)
	return 4 * d * math.Sin(30*d)
}

const (
	refuseTime = 320 * time.Millisecond
	refuseWay  = 3.0
)

// Refuse returns by how many CSS pixels who refuses shakes the head, at the beginning of a beat.
func (b *Beat) Refuse(now time.Duration) float64 {
	if b.reduced || now >= b.end || b.speed == 0 {
		return 0
	}
	t := share(time.Duration(float64(now-b.start)/b.speed), refuseTime)
	return refuseWay * math.Sin(6*math.Pi*t)
}

// Broken returns how far what is hit has fallen, from 0 to 1. Under reduced motion it lies at once.
func (b *Beat) Broken(now time.Duration) float64 {
	switch {
	case !b.Struck(now):
		return 0
	case b.reduced || now >= b.end:
		return 1
	}
	return CubicOut(share(b.since(now), fallTime))
}

// since returns the time since the impact, at normal speed.
func (b *Beat) since(now time.Duration) time.Duration {
	return lungeStop + lungeHome + lungeRest - b.left(now)
}

// Swell returns how much larger what is told of is, from 0 to 1: it swells and stays so until the beat is over.
func (b *Beat) Swell(now time.Duration) float64 {
	if b.reduced || now >= b.end {
		return 0
	}
	return CubicOut(min(b.Share(now)*3, 1)) * min(1, (1-b.Share(now))*4)
}
