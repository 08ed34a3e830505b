package sprites

import (
	"image"
	"iter"
	"time"
)

// A picture is drawn in pieces: between two of them its drawing may rest until the next frame. What a piece costs is
// counted, not timed, so that a frame does the same everywhere; the unit is the work of painting one pixel.
const (
	perPoint = 14     // a point of an outline, which is flattened, offset for its stroke and given to the rasteriser
	quantum  = 12_000 // after so much work a drawing rests with the end of the piece that it is at
)

// What Step may do in a frame while a game goes on, in work and, by the clock that Enough reads, in time. The work takes
// 3 ms in WebAssembly on a desktop machine and a third of that natively; the time is for where it would take longer.
const (
	FrameWork = 240_000
	FrameTime = 3500 * time.Microsecond
)

// pace is how much a drawing may do until it rests. A drawing without a pace never does.
type pace struct {
	left  int
	rest  func(struct{}) bool // until it returns; false when nobody wants the picture any more
	ended bool
}

// spend counts a piece of work that is done, and rests when that was enough.
func (p *pace) spend(work int) {
	if p == nil || p.ended {
		return
	}
	if p.left -= work; p.left <= 0 {
		p.ended = !p.rest(struct{}{})
	}
}

// over reports whether nobody wants the picture any more.
func (p *pace) over() bool { return p != nil && p.ended }

// job is a picture that is being drawn.
type job struct {
	pace pace
	e    *entry
	img  *image.RGBA
	next func() (struct{}, bool)
	stop func()
}

// begin makes a job of an entry.
func (a *Atlas) begin(e *entry) *job {
	j := &job{e: e, img: a.buffer(e.at.W+2*border, e.at.H+2*border)}
	j.next, j.stop = iter.Pull(func(yield func(struct{}) bool) {
		j.pace.rest = yield
		e.key.draw(j.img, e.at, &j.pace)
	})
	return j
}

// run goes on with a job for at most so much work, and one piece; it returns the work done and whether there is more.
func (j *job) run(work int) (done int, more bool) {
	j.pace.left = work
	_, more = j.next()
	return work - j.pace.left, more
}

// drop ends the job that is being done, if any.
func (a *Atlas) drop() {
	if j := a.job; j != nil {
		a.job = nil
		j.stop()
		a.giveBack(j.img)
	}
}
