// Package host puts the app on a screen: it is the window or the page, it samples input, keeps the clock, draws display
// lists, and sleeps when nothing moves. It is the only package that imports the engine that does all this.
package host

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/twin"
	"royals/game/ui"
	"royals/sprites"
)

// Run shows app until its window is closed; in a page it never returns unless it cannot start. keep is where the window's
// size is kept; it may be nil.
func Run(app ui.App, keep store.Store) error {
	l := &loop{app: app, painter: newPainter()}
	running.Store(l)
	if err := l.open(keep); err != nil {
		return err
	}
	l.openSpeaker()
	if s, ok := app.(ui.Starter); ok {
		s.Start(l)
	}
	l.twin = twin.New(app, l)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true, X11ClassName: "Royals", X11InstanceName: "royals"})
}

// running is the app on the screen.
var running atomic.Pointer[loop]

// Wake wakes the app that runs, for callers that come before it.
func Wake() {
	if l := running.Load(); l != nil {
		l.Wake()
	}
}

// loop is the app as the engine runs it: Update, then Draw, once per frame while awake.
type loop struct {
	app     ui.App
	painter *painter
	twin    *twin.Twin // the accessible document of a page
	machine            // what differs between a window and a page
	speaker speaker

	mu    sync.Mutex // guards clock against calls from other goroutines
	clock clock
	last  time.Time

	in       ui.Input
	dw, dh   int // the screen in device pixels
	woken    atomic.Bool
	awake    bool // the app said that something moves
	hadStyle sprites.Style
	list     paint.List
	shown    []paint.Op // what is on the screen
	seq      int        // how often the screen has changed
	ready    bool       // a whole picture has been shown since the app said it was ready
	status   ui.Status
	reported report
	quitting bool
}

// report is what the page and tests are told.
type report struct {
	status ui.Status
	seq    int
	now    time.Duration
}

const (
	bootBudget  = 3 << 20           // the work of drawing pictures in a frame before the first one is whole
	frameBudget = sprites.FrameWork // and afterwards
)

// Wake makes Update run soon.
func (l *loop) Wake() {
	l.woken.Store(true)
	l.rouse()
}

// WakeAfter makes Update run when d has passed.
func (l *loop) WakeAfter(d time.Duration) {
	l.mu.Lock()
	sooner := l.clock.ask(d)
	l.mu.Unlock()
	if sooner {
		l.rouseAfter(d)
	}
}

// Layout is not used: LayoutF is there.
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes the drawn screen exactly as large as the real one.
func (l *loop) LayoutF(w, h float64) (float64, float64) {
	scale := 1.0
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	dw, dh := max(1, int(w*scale+1e-6)), max(1, int(h*scale+1e-6))
	if dw != l.dw || dh != l.dh || scale != l.in.Scale {
		l.dw, l.dh, l.in.Scale = dw, dh, scale
		l.in.Size = geom.Rect{W: w, H: h}
		l.painter.fit(dw, dh, scale)
		l.shown = l.shown[:0]
	}
	return float64(dw), float64(dh)
}

// Update tells the app what happened.
func (l *loop) Update() error {
	l.in.Pointers, l.in.Keys, l.in.Wheel = l.in.Pointers[:0], l.in.Keys[:0], geom.Point{}
	l.poll()
	l.attend()
	l.woken.Store(false)
	l.twin.Pump()
	for more := true; more; {
		l.in.Now, more = l.pass()
		l.awake = l.app.Update(&l.in)
		l.in.Pointers, l.in.Keys, l.in.Wheel = l.in.Pointers[:0], l.in.Keys[:0], geom.Point{}
	}
	if l.quitting {
		l.save()
		l.closing()
		return ebiten.Termination
	}
	return nil
}

// pass moves the clock on; more says that a test has let more time pass than one Update may see.
func (l *loop) pass() (now time.Duration, more bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if to, ok := l.testClock(); ok {
		now := l.clock.advance(min(to-l.clock.now, ui.MaxStep))
		return now, now < to
	}
	t := time.Now()
	if l.last.IsZero() {
		l.last = t
	}
	elapsed := t.Sub(l.last)
	l.last = t
	return l.clock.advance(elapsed), false
}

// Draw draws what the app lists, if that is not what is on the screen already.
func (l *loop) Draw(screen *ebiten.Image) {
	defer l.after(screen)
	if s, ok := l.app.(ui.Styler); ok {
		if st := s.Style(); st != l.hadStyle {
			l.hadStyle, l.painter.style = st, st
			l.shown = l.shown[:0]
		}
	}
	l.list.Reset()
	l.app.Draw(&l.list)
	same := common(l.list.Ops, l.shown)
	if !l.painter.rough && len(l.shown) > 0 && same == len(l.shown) && same == len(l.list.Ops) {
		return
	}
	budget := frameBudget
	if !l.ready {
		budget = bootBudget
	}
	l.painter.show(screen, l.list.Ops, l.shown, same, budget, covers(l.list.Ops, l.in.Size))
	l.shown = append(l.shown[:0], l.list.Ops...)
	l.seq++
}

// after looks at how things stand when a frame is done, reports it, and goes to sleep when nothing moves.
func (l *loop) after(screen *ebiten.Image) {
	still := !l.awake && !l.painter.rough
	st := ui.Status{Ready: true, Settled: true}
	if r, ok := l.app.(ui.Reporter); ok {
		st = r.Status()
	}
	st.Ready = st.Ready && (l.ready || !l.painter.rough && l.seq > 0)
	st.Settled = st.Settled && still && st.Ready
	l.ready = st.Ready
	l.status = st
	if now := (report{st, l.seq, l.in.Now}); now != l.reported {
		l.reported = now
		l.tell(now)
	}
	l.twin.Sync(still)
	l.frameDone(screen)
	if still && !l.woken.Load() {
		l.sleep()
	} else {
		l.stayAwake()
	}
}

// save lets the app keep what it wants to keep.
func (l *loop) save() {
	if s, ok := l.app.(ui.Saver); ok {
		s.Save()
	}
}

// hits asks the app what answers to a tap.
func (l *loop) hits() []ui.Hit {
	if r, ok := l.app.(ui.Reporter); ok {
		return r.Hits(nil)
	}
	return nil
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
