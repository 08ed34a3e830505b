//go:build !js

package host

import (
	"encoding/binary"
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
	"royals/web/icon"
)

// machine is a window on a desktop.
type machine struct {
	keep    store.Store
	size    [2]int // the window's size when it was last kept
	asleep  bool
	alarm   *time.Timer // ends the last sleep
	pos     geom.Point  // of the mouse
	inside  bool
	held    [2]bool
	touches []ebiten.TouchID
	ended   []ebiten.TouchID
	fingers map[ebiten.TouchID]geom.Point
	keys    []ebiten.Key
	runes   []rune
	pads    pads
	driver  driver // nil but in tests
}

// driver drives the window in the place of hands.
type driver interface {
	size() (w, h int) // of the window, 0 for the usual one
	poll(l *loop)     // in the place of mouse, fingers and keys
	clock() (now time.Duration, test bool)
	look(l *loop, screen *ebiten.Image) // at every frame that is done
}

// openDriver returns none, but in a program that is built for tests (script.go).
var openDriver = func() (driver, error) { return nil, nil }

const windowName = "window"

func (l *loop) open(keep store.Store) error {
	l.fingers = make(map[ebiten.TouchID]geom.Point)
	l.keep = keep
	w, h := 1280, 800
	if keep != nil {
		if b, err := keep.Load(windowName); len(b) == 8 {
			_ = err // an older size serves as well
			w, h = int(binary.LittleEndian.Uint32(b)), int(binary.LittleEndian.Uint32(b[4:]))
		}
	}
	var err error
	if l.driver, err = openDriver(); err != nil {
		return err
	}
	if l.driver != nil {
		if dw, dh := l.driver.size(); dw > 0 {
			w, h = dw, dh
		}
	}
	l.size = [2]int{w, h}
	ebiten.SetWindowTitle("Royals")
	ebiten.SetWindowIcon([]image.Image{icon.Draw(16, icon.Round), icon.Draw(32, icon.Round), icon.Draw(48, icon.Round), icon.Draw(128, icon.Round)})
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetWindowSize(min(max(w, 320), 8192), min(max(h, 320), 8192))
	ebiten.SetWindowClosingHandled(true)
	return nil
}

// closing keeps the window's size for the next time.
func (l *loop) closing() {
	if l.keep == nil || ebiten.IsFullscreen() || ebiten.IsWindowMaximized() || l.driver != nil {
		return
	}
	w, h := ebiten.WindowSize()
	if w <= 0 || h <= 0 || [2]int{w, h} == l.size {
		return
	}
	b := binary.LittleEndian.AppendUint32(nil, uint32(w))
	_ = l.keep.Save(windowName, binary.LittleEndian.AppendUint32(b, uint32(h))) // a lost window size harms nobody
}

// poll samples the devices.
func (l *loop) poll() {
	if ebiten.IsWindowBeingClosed() {
		l.quitting = true
	}
	l.in.TextScale = 1
	l.in.Focused = ebiten.IsFocused()
	l.in.Hidden = ebiten.IsWindowMinimized()
	if l.driver != nil {
		l.driver.poll(l)
		return
	}
	l.pollMouse()
	l.pollTouches()
	l.pollKeys()
	l.pollPads()
	x, y := ebiten.Wheel()
	l.in.Wheel = geom.Point{X: x * 60, Y: y * 60}
}

var buttons = [2]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight}

func (l *loop) pollMouse() {
	x, y := ebiten.CursorPositionF()
	at := geom.Point{X: x / l.in.Scale, Y: y / l.in.Scale}
	inside := at.In(l.in.Size)
	if at != l.pos && (inside || l.inside || l.held[0]) {
		deed := port.Move
		if !inside && !l.held[0] {
			deed = port.Leave
		}
		l.in.Point(port.Pointer{Motion: deed, Pos: at, Held: l.held[0]})
	}
	l.pos, l.inside = at, inside
	for i, b := range buttons {
		down, up := inpututil.IsMouseButtonJustPressed(b), inpututil.IsMouseButtonJustReleased(b)
		p := port.Pointer{Pos: at, Button: port.Button(i)}
		if up && l.held[i] {
			l.held[i] = false
			p.Motion, p.Held = port.Up, l.held[0]
			l.in.Point(p)
			up = false
		}
		if down && inside {
			l.in.Touch = false
			l.held[i] = true
			p.Motion, p.Held = port.Down, l.held[0]
			l.in.Point(p)
		}
		if up && l.held[i] { // pressed and released within one tick
			l.held[i] = false
			p.Motion, p.Held = port.Up, l.held[0]
			l.in.Point(p)
		}
	}
}

func (l *loop) pollTouches() {
	finger := func(id ebiten.TouchID, d port.Motion, at geom.Point) {
		l.in.Touch = true
		l.in.Point(port.Pointer{ID: int(id) + 1, Motion: d, Pos: at, Held: d < port.Up, Touch: true})
	}
	l.touches = ebiten.AppendTouchIDs(l.touches[:0])
	for _, id := range l.touches {
		x, y := ebiten.TouchPositionF(id)
		at := geom.Point{X: x / l.in.Scale, Y: y / l.in.Scale}
		was, known := l.fingers[id]
		switch {
		case !known:
			finger(id, port.Down, at)
		case was != at:
			finger(id, port.Move, at)
		}
		l.fingers[id] = at
	}
	l.ended = inpututil.AppendJustReleasedTouchIDs(l.ended[:0])
	for _, id := range l.ended {
		if at, known := l.fingers[id]; known {
			finger(id, port.Up, at)
			delete(l.fingers, id)
		}
	}
}

var codes = map[ebiten.Key]port.Code{
	ebiten.KeyEnter: port.Enter, ebiten.KeyNumpadEnter: port.Enter, ebiten.KeySpace: port.Space, ebiten.KeyEscape: port.Escape,
	ebiten.KeyTab: port.Tab, ebiten.KeyBackspace: port.Backspace, ebiten.KeyDelete: port.Delete,
	ebiten.KeyArrowLeft: port.Left, ebiten.KeyArrowRight: port.Right, ebiten.KeyArrowUp: port.UpArrow, ebiten.KeyArrowDown: port.DownArrow,
	ebiten.KeyHome: port.Home, ebiten.KeyEnd: port.End, ebiten.KeyPageUp: port.PageUp, ebiten.KeyPageDown: port.PageDown,
	ebiten.KeyContextMenu: port.Menu, ebiten.KeyF11: port.F11,
}

func (l *loop) pollKeys() {
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	held := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyAlt) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	l.keys = inpututil.AppendPressedKeys(l.keys[:0])
	for _, k := range l.keys {
		code, known := codes[k]
		n := inpututil.KeyPressDuration(k)
		// A held key repeats after half a second, twenty times a second.
		if !known || held || n != 1 && (n < 30 || n%3 != 0) {
			continue
		}
		if code == port.F11 {
			if n == 1 {
				ebiten.SetFullscreen(!ebiten.IsFullscreen())
			}
			continue
		}
		l.in.Type(port.Key{Code: code, Shift: shift, Repeat: n > 1})
	}
	l.runes = ebiten.AppendInputChars(l.runes[:0])
	for _, r := range l.runes {
		if r > ' ' && !held {
			l.in.Type(port.Key{Code: port.Letter, Rune: r, Shift: shift})
		}
	}
}

func (l *loop) tell(report) {}

// press does nothing: there is no document beside a window.
func (l *loop) press(string) {}

func (l *loop) testClock() (time.Duration, bool) {
	if l.driver != nil {
		return l.driver.clock()
	}
	return 0, false
}

func (l *loop) frameDone(screen *ebiten.Image) {
	if l.driver != nil {
		l.driver.look(l, screen)
	}
}

// Shield does nothing: a window has no page around it that could hide the cards.
func (l *loop) Shield(bool) {}

// SetTitle names the window.
func (l *loop) SetTitle(title string) { ebiten.SetWindowTitle(title) }

// Fullscreen fills the screen or goes back to the window.
func (l *loop) Fullscreen(on bool) { ebiten.SetFullscreen(on) }

// Vibrate does nothing on a desk.
func (l *loop) Vibrate(time.Duration) {}

// Export writes the file of saved games into the folder where everything is kept.
func (l *loop) Export() (string, error) { return store.ExportFile(l.keep) }

// Import reads the file of saved games that lies there.
func (l *loop) Import() (text, place string, err error) { return store.Carried() }

// Quit closes the window.
func (l *loop) Quit() {
	l.quitting = true
	l.Wake()
}
