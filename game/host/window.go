//go:build !js

package host

import (
	"encoding/binary"
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"royals/game/geom"
	"royals/game/store"
	"royals/game/ui"
	"royals/web/icon"
)

// machine is a window on a desktop.
type machine struct {
	keep    store.Store
	size    [2]int // the window's size when it was last kept
	asleep  bool
	pos     geom.Point // of the mouse
	inside  bool
	held    [2]bool
	touches []ebiten.TouchID
	ended   []ebiten.TouchID
	fingers map[ebiten.TouchID]geom.Point
	keys    []ebiten.Key
	runes   []rune
	script  *script
}

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
	if l.script, err = openScript(); err != nil {
		return err
	}
	if l.script != nil && l.script.w > 0 {
		w, h = l.script.w, l.script.h
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
	if l.keep == nil || ebiten.IsFullscreen() || ebiten.IsWindowMaximized() || l.script != nil {
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
	if l.script != nil {
		l.script.poll(l)
		return
	}
	l.pollMouse()
	l.pollTouches()
	l.pollKeys()
	x, y := ebiten.Wheel()
	l.in.Wheel = geom.Point{X: x * 60, Y: y * 60}
}

var buttons = [2]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight}

func (l *loop) pollMouse() {
	x, y := ebiten.CursorPositionF()
	at := geom.Point{X: x / l.in.Scale, Y: y / l.in.Scale}
	inside := at.In(l.in.Size)
	if at != l.pos && (inside || l.inside || l.held[0]) {
		deed := ui.Move
		if !inside && !l.held[0] {
			deed = ui.Leave
		}
		l.in.Pointers = append(l.in.Pointers, ui.Pointer{Deed: deed, Pos: at, Held: l.held[0]})
	}
	l.pos, l.inside = at, inside
	for i, b := range buttons {
		down, up := inpututil.IsMouseButtonJustPressed(b), inpututil.IsMouseButtonJustReleased(b)
		p := ui.Pointer{Pos: at, Button: ui.Button(i)}
		if up && l.held[i] {
			l.held[i] = false
			p.Deed, p.Held = ui.Up, l.held[0]
			l.in.Pointers = append(l.in.Pointers, p)
			up = false
		}
		if down && inside {
			l.in.Touch = false
			l.held[i] = true
			p.Deed, p.Held = ui.Down, l.held[0]
			l.in.Pointers = append(l.in.Pointers, p)
		}
		if up && l.held[i] { // pressed and released within one tick
			l.held[i] = false
			p.Deed, p.Held = ui.Up, l.held[0]
			l.in.Pointers = append(l.in.Pointers, p)
		}
	}
}

func (l *loop) pollTouches() {
	finger := func(id ebiten.TouchID, d ui.Deed, at geom.Point) {
		l.in.Touch = true
		l.in.Pointers = append(l.in.Pointers, ui.Pointer{ID: int(id) + 1, Deed: d, Pos: at, Held: d < ui.Up, Touch: true})
	}
	l.touches = ebiten.AppendTouchIDs(l.touches[:0])
	for _, id := range l.touches {
		x, y := ebiten.TouchPositionF(id)
		at := geom.Point{X: x / l.in.Scale, Y: y / l.in.Scale}
		was, known := l.fingers[id]
		switch {
		case !known:
			finger(id, ui.Down, at)
		case was != at:
			finger(id, ui.Move, at)
		}
		l.fingers[id] = at
	}
	l.ended = inpututil.AppendJustReleasedTouchIDs(l.ended[:0])
	for _, id := range l.ended {
		if at, known := l.fingers[id]; known {
			finger(id, ui.Up, at)
			delete(l.fingers, id)
		}
	}
}

var codes = map[ebiten.Key]ui.Code{
	ebiten.KeyEnter: ui.Enter, ebiten.KeyNumpadEnter: ui.Enter, ebiten.KeySpace: ui.Space, ebiten.KeyEscape: ui.Escape,
	ebiten.KeyTab: ui.Tab, ebiten.KeyBackspace: ui.Backspace, ebiten.KeyDelete: ui.Delete,
	ebiten.KeyArrowLeft: ui.Left, ebiten.KeyArrowRight: ui.Right, ebiten.KeyArrowUp: ui.UpArrow, ebiten.KeyArrowDown: ui.DownArrow,
	ebiten.KeyHome: ui.Home, ebiten.KeyEnd: ui.End, ebiten.KeyPageUp: ui.PageUp, ebiten.KeyPageDown: ui.PageDown,
	ebiten.KeyContextMenu: ui.Menu, ebiten.KeyF11: ui.F11,
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
		if code == ui.F11 {
			if n == 1 {
				ebiten.SetFullscreen(!ebiten.IsFullscreen())
			}
			continue
		}
		l.in.Keys = append(l.in.Keys, ui.Key{Code: code, Shift: shift, Repeat: n > 1})
	}
	l.runes = ebiten.AppendInputChars(l.runes[:0])
	for _, r := range l.runes {
		if r > ' ' && !held {
			l.in.Keys = append(l.in.Keys, ui.Key{Code: ui.Letter, Rune: r, Shift: shift})
		}
	}
}

func (l *loop) tell(report) {}

func (l *loop) testClock() (time.Duration, bool) {
	if l.script != nil {
		return l.script.now, l.script.test
	}
	return 0, false
}

func (l *loop) frameDone(screen *ebiten.Image) {
	if l.script != nil {
		l.script.look(l, screen)
	}
}

// Shield has nothing to do: a window is not put away by a stranger's hand.
func (l *loop) Shield(bool) {}

// SetTitle names the window.
func (l *loop) SetTitle(title string) { ebiten.SetWindowTitle(title) }

// Fullscreen fills the screen or goes back to the window.
func (l *loop) Fullscreen(on bool) { ebiten.SetFullscreen(on) }

// Vibrate does nothing on a desk.
func (l *loop) Vibrate(time.Duration) {}

// Export writes the file of saved games into the folder where everything is kept.
func (l *loop) Export() (string, error) { return store.ExportFile(l.keep) }

// Import takes the file of saved games that lies there.
func (l *loop) Import() (bool, string, error) {
	place, err := store.ImportFile(l.keep)
	return err == nil, place, err
}

// Quit closes the window.
func (l *loop) Quit() {
	l.quitting = true
	l.Wake()
}
