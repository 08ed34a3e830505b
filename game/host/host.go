// Package host puts the app on a screen, in a window or in a page. It samples input, keeps the clock, draws display lists,
// and sleeps when nothing moves. No other package imports the graphics engine.
package host

import (
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/letters"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/game/twin"
	"royals/sprites"
)

// Run shows app until its window is closed. In a page it returns only where it cannot start. keep holds the window's size
// and may be nil.
func Run(app port.App, keep store.Store) error {
	l := &loop{app: app, painter: newPainter(), zoom: 1}
	running.Store(l)
	sprites.SetOthers(letters.New())
	if err := l.open(keep); err != nil {
		return err
	}
	l.openSpeaker()
	if s, ok := app.(port.Starter); ok {
		s.Start(l)
	}
	l.twin = twin.New(app, l.press)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true, X11ClassName: "Royals", X11InstanceName: "royals"})
}

// running is the app on the screen.
var running atomic.Pointer[loop]

// Wake wakes the app that runs. Workers call it, which begin before there is a host.
func Wake() {
	if l := running.Load(); l != nil {
		l.Wake()
	}
}

// loop is the app as the engine runs it: Update, then Draw, once a frame while awake.
type loop struct {
	app     port.App
	painter *painter
	twin    *twin.Twin // the accessible document of a page
	machine            // what differs between a window and a page
	speaker speaker

	clock port.Clock
	last  time.Time

	in        port.Input
	dw, dh    int     // the screen in device pixels
	zoom      float64 // CSS pixels per pixel of the app
	woken     atomic.Bool
	awake     bool       // something moves
	ahead     bool       // cards are drawn ahead
	beneath   paint.List // what the page hides
	beneathAt sight      // when its pictures were asked for
	hadStyle  sprites.Style
	list      paint.List
	shown     []paint.Op // what is on the screen
	seq       int        // how often the screen has changed
	ready     bool       // a whole picture has been shown since the app said it was ready
	status    port.Status
	reported  report
	quitting  bool
	drawn     time.Time // when the last frame was drawn; zero after a sleep
}

// report is what the loop tells the page and tests.
type report struct {
	status port.Status
	seq    int
	now    time.Duration
}

const (
	bootBudget  = 3 << 20           // the work on pictures in a frame, before the first whole screen
	frameBudget = sprites.FrameWork // and after it, while cards move at full speed

	smooth   = time.Second / 60 // a frame at full speed
	mostRoom = 8                // how many such shares of work a frame does at most
)

// roomFor returns how many times the work of a frame at full speed the next one may spend on pictures. While nothing moves nobody
// sees a frame that takes longer, but everybody sees pictures that come late: then it is the most. Where frames are slow, most of the
// time goes to the graphics: pictures may have the same share of what the last one took as ever.
func roomFor(moves bool, took time.Duration) int {
	if !moves {
		return mostRoom
	}
	return min(max(int(took/smooth), 1), mostRoom)
}

// Wake makes Update run soon.
func (l *loop) Wake() {
	l.woken.Store(true)
	l.rouse()
}

// Layout is not called, because there is LayoutF.
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes the drawn screen exactly as large as the real one.
func (l *loop) LayoutF(w, h float64) (float64, float64) {
	scale := 1.0
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	dw, dh := max(1, int(w*scale+1e-6)), max(1, int(h*scale+1e-6))
	l.zoom = zoomFor(min(w, h))
	w, h, scale = w/l.zoom, h/l.zoom, scale*l.zoom
	if dw != l.dw || dh != l.dh || scale != l.in.Scale {
		l.dw, l.dh, l.in.Scale = dw, dh, scale
		l.in.Size = geom.Rect{W: w, H: h}
		l.painter.fit(dw, dh, scale)
		l.shown = l.shown[:0]
	}
	l.twin.Zoom(l.zoom)
	return float64(dw), float64(dh)
}

// zoomFor returns how much larger everything is in a window with such a shorter side, in CSS pixels: on a large screen words of 15 pixels
// are small, and the table has room enough.
func zoomFor(side float64) float64 {
	switch {
	case side >= 2000:
		return 1.6
	case side >= 1440:
		return 1.25
	}
	return 1
}

// Update tells the app what happened.
func (l *loop) Update() error {
	l.poll()
	l.attend()
	l.woken.Store(false)
	for more := true; more; {
		l.in.Now, more = l.pass()
		l.clock.Due = l.app.Update(&l.in)
		l.in.Events, l.in.Wheel = l.in.Events[:0], geom.Point{}
	}
	l.awake = l.clock.Due <= l.in.Now
	if l.quitting {
		l.save()
		l.closing()
		return ebiten.Termination
	}
	return nil
}

// pass moves the clock on. more says that a test has let more time pass than one Update may see.
func (l *loop) pass() (now time.Duration, more bool) {
	if to, ok := l.testClock(); ok {
		now := l.clock.Step(to)
		return now, now < to
	}
	t := time.Now()
	if l.last.IsZero() {
		l.last = t
	}
	elapsed := t.Sub(l.last)
	l.last = t
	return l.clock.Advance(elapsed), false
}

// Draw draws what the app lists, unless the screen shows it already.
func (l *loop) Draw(screen *ebiten.Image) {
	defer l.after(screen)
	if s, ok := l.app.(port.Styler); ok {
		if st := s.Style(); st != l.hadStyle {
			l.hadStyle, l.painter.style = st, st
			l.shown = l.shown[:0]
		}
	}
	l.list.Reset()
	l.app.Draw(&l.list)
	same := common(l.list.Ops, l.shown)
	l.painter.room = roomFor(l.awake, took(l))
	if d, ok := l.app.(port.Decker); ok && l.ready {
		l.painter.deck(d.Deck())
	}
	if !l.painter.rough && len(l.shown) > 0 && same == len(l.shown) && same == len(l.list.Ops) {
		l.ahead = l.painter.prepare()
		return
	}
	budget := l.painter.room * frameBudget
	if !l.ready {
		budget = bootBudget
	}
	l.painter.show(screen, l.list.Ops, l.shown, same, budget, covers(l.list.Ops, l.in.Size))
	l.shown = append(l.shown[:0], l.list.Ops...)
	l.ahead = l.painter.ahead()
	l.seq++
}

// lookBeneath asks once for the pictures of what a page hides, as soon as that page is whole, and reports whether it did.
func lookBeneath(l *loop) bool {
	now := sight{l.status.Scene, l.in.Size, l.painter.scale, l.painter.style}
	if !l.ready || l.painter.rough || l.beneathAt == now {
		return false
	}
	c, ok := l.app.(port.Coverer)
	if !ok {
		return false
	}
	l.beneathAt = now
	l.beneath.Reset()
	c.Beneath(&l.beneath)
	askAhead(l.painter, l.beneath.Ops)
	return true
}

// sight is what a page is seen as: another one hides something else, or hides it in another size.
type sight struct {
	scene string
	size  geom.Rect
	scale float64
	style sprites.Style
}

// took returns how long the last frame took, from its drawing to this one's.
func took(l *loop) time.Duration {
	now, last := time.Now(), l.drawn
	l.drawn = now
	if last.IsZero() {
		return 0
	}
	return now.Sub(last)
}

// after ends a frame: it reports how things stand, and goes to sleep when nothing moves.
func (l *loop) after(screen *ebiten.Image) {
	still := !l.awake && !l.painter.rough
	st := port.Status{Ready: true, Settled: true}
	if r, ok := l.app.(port.Reporter); ok {
		st = r.Status()
	}
	st.Ready = st.Ready && (l.ready || !l.painter.rough && l.seq > 0)
	st.Settled = st.Settled && still && st.Ready
	l.ready = st.Ready
	l.status = st
	l.ahead = lookBeneath(l) || l.ahead
	if now := (report{st, l.seq, l.in.Now}); now != l.reported {
		l.reported = now
		l.tell(now)
	}
	l.twin.Sync(still)
	l.frameDone(screen)
	if still && !l.ahead && !l.woken.Load() {
		l.drawn = time.Time{}
		l.sleep(l.watch(l.left()))
	} else {
		l.stayAwake()
	}
}

// left returns how long the app may sleep, a negative time for until it is woken.
func (l *loop) left() time.Duration {
	if _, ok := l.testClock(); ok || l.clock.Due == port.Never {
		return -1
	}
	return max(l.clock.Due-l.clock.Now-time.Since(l.last), 0)
}

// save lets the app save.
func (l *loop) save() {
	if s, ok := l.app.(port.Saver); ok {
		s.Save()
	}
}

// common returns how many ops two lists share from their beginning.
func common(a, b []paint.Op) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// covers reports whether the first op alone paints the whole screen.
func covers(ops []paint.Op, size geom.Rect) bool {
	return len(ops) > 0 && ops[0].Kind == paint.Fill && ops[0].Radius == 0 && ops[0].Color&0xff == 0xff &&
		ops[0].Clip.Empty() && ops[0].Rect.Contains(size)
}

// black is the colour behind everything.
type black struct{}

// RGBA returns opaque black.
func (black) RGBA() (r, g, b, a uint32) { return 0, 0, 0, 0xffff }
