package sprites

import (
	"image"
	"iter"
	"time"
)

// A picture is drawn in pieces. Between two of them its drawing may rest until the next frame. The cost of a piece is
// counted, not timed, so that a frame does the same everywhere. The unit is the work of painting one pixel.
const (
	perPoint = 14     // a point of an outline: flattened, offset for its stroke, and given to the rasteriser
	quantum  = 12_000 // the work after which a drawing rests, at the end of its piece
)

// What Step may do in a frame while a game goes on: in work, and in time by the clock that Enough reads. The work takes
// 3 ms in WebAssembly on a desktop machine, and a third of that natively. The time is for machines on which it takes
// longer.
const (
	FrameWork = 240_000
	FrameTime = 3500 * time.Microsecond
)

// pace is how much work a drawing may do before it rests. A drawing without a pace never rests.
type pace struct {
	left  int
	rest  func(struct{}) bool // it lasts until this returns; false if the picture is no longer wanted
	ended bool
}

// spend counts work that is done, and rests when that was enough.
func (p *pace) spend(work int) {
	if p == nil || p.ended {
		return
	}
	if p.left -= work; p.left <= 0 {
		p.ended = !p.rest(struct{}{})
	}
}

// over reports whether the picture is no longer wanted.
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
	j := &job{e: e, img: a.buffer(e.at.W+2*e.key.pad(), e.at.H+2*e.key.pad())}
	j.next, j.stop = iter.Pull(func(yield func(struct{}) bool) {
		j.pace.rest = yield
		e.key.draw(j.img, e.at, &j.pace)
	})
	return j
}

// run goes on with a job for one piece, or as much work as given. It returns the work done and whether more is left.
func (j *job) run(work int) (done int, more bool) {
	j.pace.left = work
	_, more = j.next()
	return work - j.pace.left, more
}

// drop ends the job that is in progress, if any.
func (a *Atlas) drop() {
	if j := a.job; j != nil {
		a.job = nil
		j.stop()
		a.giveBack(j.img)
	}
}
