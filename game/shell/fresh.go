package shell

import (
	"math"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
)

// Fresh is for how long after a tap what has come to lie under the finger by it does not answer to another one.
const Fresh = 350 * time.Millisecond

// FreshAround is how far from the last tap another one is at the same place.
const FreshAround = 24.0

// fresh remembers the last tap that did something, so that an impatient second one does not press what the first has brought: at the
// same place only what lay there before is meant. It goes by nothing but what is shown.
type fresh struct {
	at     geom.Point
	before []kit.Target // what answered then
	until  time.Duration
}

// tapped notes a tap that is about to do something.
func (f *fresh) tapped(a *App, at geom.Point) {
	f.at, f.until = at, a.now+Fresh
	f.before = append(f.before[:0], a.kit.Targets...)
}

// new reports whether something has only just come to lie under a finger.
func (f *fresh) new(a *App, d kit.Deed, at geom.Point) bool {
	return a.now < f.until && math.Hypot(at.X-f.at.X, at.Y-f.at.Y) <= FreshAround && kit.NameOf(kit.Under(f.before, at)) != kit.NameOf(d)
}

// due returns when all that is shown answers, where anything near the place is new.
func (f *fresh) due(a *App) time.Duration {
	if a.now >= f.until {
		return port.Never
	}
	near := geom.Around(f.at, 2*FreshAround, 2*FreshAround)
	old := f.before
	for i := range a.kit.Targets {
		t := &a.kit.Targets[i]
		if t.Rect.Intersect(near).Empty() {
			continue
		}
		for len(old) > 0 && old[0].Rect.Intersect(near).Empty() {
			old = old[1:]
		}
		if len(old) == 0 || old[0].Rect != t.Rect || old[0].Name() != t.Name() {
			return f.until
		}
		old = old[1:]
	}
	return port.Never
}
