package shell

import (
	"math"
	"time"

	"royals/game/anim"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
)

// passage is the way from one screen to the next: the old picture goes out over the new one, which slides into its place, from the side on
// which it lies. The new screen answers from its first frame, where it will be.
type passage struct {
	old    []paint.Op    // the picture that goes out
	left   time.Duration // when the screen was left
	from   time.Duration // when its picture begins to go out
	end    time.Duration
	slide  float64 // where the new one comes from, in CSS pixels
	sudden bool    // what was left goes at once
	unseen bool    // no frame has come since the first one of it
}

const (
	passTime  = 200 * time.Millisecond
	passFade  = 90 * time.Millisecond // where little is to move
	passSlide = 12.0
)

// A screen whose first frame takes so long, because its pictures are drawn for the first time, would come with its passage over; whatever takes
// longer than the second has been waited for.
const (
	slowFrame  = 100 * time.Millisecond
	slowestOne = 700 * time.Millisecond
)

// pressIn is how long what a finger taps is seen pressed in before the next screen comes. That answers at once all the same.
const pressIn = 90 * time.Millisecond

// leave keeps the picture of the screen that is left. It goes out to the left, or on the way back to the right.
func (p *passage) leave(a *App, way float64) {
	if !a.Passages || !a.built || len(a.stack) == 0 || a.lens.window.Empty() || Speeds[a.Prefs.Speed] == 0 || p.end > a.now && p.left == a.now {
		return
	}
	list := paint.List{Ops: p.old[:0]}
	a.Draw(&list)
	p.old, p.left, p.from, p.slide = list.Ops, a.now, a.now+a.input.answer, way*passSlide
	p.end = p.from + passTime
	if a.Prefs.Still(a.reduced) {
		p.end, p.slide = p.from+passFade, 0
	}
	if over(a.Top()) {
		p.slide = 0
	}
	p.sudden, p.unseen = sudden(a.Top()), true
}

// begin lets a passage whose first frame was slow begin when that is seen.
func (p *passage) begin(now time.Duration) {
	if !p.unseen || now <= p.left {
		return
	}
	p.unseen = false
	if late := now - p.left; late > slowFrame && late < slowestOne {
		p.from, p.end = now, now+p.end-p.from
	}
}

// sudden reports whether a screen comes and goes at once.
func sudden(s Screen) bool {
	x, ok := s.(Sudden)
	return ok && x.Sudden()
}

// over reports whether a screen is drawn above the one before it, which then stays where it is.
func over(s Screen) bool {
	o, ok := s.(Overlay)
	return ok && o.Over()
}

// goes reports whether a passage goes on.
func (p *passage) goes(a *App) bool {
	return a.now < p.end && !p.sudden && !sudden(a.Top())
}

// due returns when the next frame of it is to be drawn.
func (p *passage) due(a *App) time.Duration {
	if p.goes(a) {
		return a.now
	}
	return port.Never
}

// draw moves what a list shows from its first op on to where it is on its way, and lays the old picture over it.
func (p *passage) draw(a *App, l *paint.List, first int) {
	if !p.goes(a) {
		return
	}
	t := max(0, float64(a.now-p.from)/float64(p.end-p.from))
	e, out := anim.CubicOut(t), anim.SineInOut(t) // what goes out at its quickest at once would be a cut
	if d := math.Round(p.slide * (1 - e)); d != 0 && !over(a.Top()) {
		for i := first; i < len(l.Ops); i++ {
			if o := &l.Ops[i]; o.Kind != paint.Ground && o.Rect != a.lens.window && o.Rect != a.size {
				o.Rect = o.Rect.Move(geom.Point{X: d})
				if !o.Clip.Empty() {
					o.Clip = o.Clip.Move(geom.Point{X: d})
				}
			}
		}
	}
	for _, o := range p.old {
		o.Color = o.Color.Fade(1 - out)
		l.Ops = append(l.Ops, o)
	}
}
