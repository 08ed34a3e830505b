//go:build js

package host

import (
	"encoding/binary"
	"errors"
	"math"
	"runtime/debug"
	"strconv"
	"sync/atomic"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
	"royals/sprites"
)

// machine is a page. Its script (web/boot.js) samples pointers and keys into one block of memory, which this file reads,
// and holds back the engine's frames when this file asks.
type machine struct {
	royals js.Value // the object __royals of the page
	block  js.Value // its memory
	bytes  []byte
	asleep bool
	shown  bool
	funcs  []js.Func // kept for as long as the page lives
	names  []string  // the controls of the document that were pressed since the last poll
	scene  text
	detail text
	told   js.Value    // the page's memory of what changes with every frame
	frame  [16]byte    // the bytes that go there
	heard  port.Status // what the page has been told

	brought atomic.Pointer[string] // a file of saved games that the app has not seen
	visited atomic.Pointer[string] // where the page's address leads, likewise
}

// text caches a string sent to the page: sending costs a call.
type text struct {
	s string
	v js.Value
}

func (t *text) value(s string) js.Value {
	if s != t.s || t.v.IsUndefined() {
		t.s, t.v = s, js.ValueOf(s)
	}
	return t.v
}

// The page's block holds little-endian float64s: the window first, then the events in order.
const (
	blockEvents = 16  // where events begin
	eventWidth  = 6   // kind, id, x, y, button or code, flags
	blockMax    = 200 // events at most
)

// The places of the window's values in the block.
const (
	atCount = iota
	atTop
	atRight
	atBottom
	atLeft
	atText
	atMotion
	atContrast
	atTouch
	atHidden
	atFocused
	atTest // the test clock in milliseconds, or -1
)

// The kinds of event. Those below evWheel are port.Motions.
const (
	evWheel = 8
	evKey   = 9
	evPress = 10
	evPad   = 11
)

// reserve keeps the compiler from leaving out what is reserved.
var reserve []byte

func (l *loop) open(store.Store) error {
	l.royals = js.Global().Get("__royals")
	if l.royals.Type() != js.TypeObject {
		return errors.New("host: the page's script is missing")
	}
	lend()
	// A page's memory grows and never shrinks, so it is cleaned up twice as often as usual.
	debug.SetGCPercent(30)
	// What a game takes is taken in one piece and given back to the heap at once: grown bit by bit, it ends in more, and in as much as chance has it.
	reserve = make([]byte, 12<<20)
	reserve = nil
	l.block, l.told = l.royals.Get("block"), l.royals.Get("told")
	l.bytes = make([]byte, 8*(blockEvents+blockMax*eventWidth))
	hits := js.FuncOf(func(js.Value, []js.Value) any { return hitsJSON(zoomed(l.hits(), l.zoom)) })
	save := js.FuncOf(func(js.Value, []js.Value) any { l.save(); return nil })
	away := js.FuncOf(func(js.Value, []js.Value) any {
		if a, ok := l.app.(port.Leaver); ok {
			a.Away()
		}
		return nil
	})
	bring := js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := args[0].String()
		l.brought.Store(&text)
		l.Wake()
		return nil
	})
	visit := js.FuncOf(func(_ js.Value, args []js.Value) any {
		where := args[0].String()
		l.visited.Store(&where)
		l.Wake()
		return nil
	})
	l.funcs = append(l.funcs, hits, save, away, bring, visit)
	l.royals.Set("visit", visit)
	l.royals.Set("away", away)
	l.royals.Set("bring", bring)
	l.royals.Set("hits", hits)
	l.royals.Set("save", save)
	l.poll() // the first Update knows the window
	return nil
}

func (l *loop) closing() {}

func (l *loop) value(i int) float64 {
	return math.Float64frombits(binary.LittleEndian.Uint64(l.bytes[8*i:]))
}

// poll reads the block and empties it.
func (l *loop) poll() {
	js.CopyBytesToGo(l.bytes, l.block)
	l.in.Safe = geom.Insets{Top: l.value(atTop) / l.zoom, Right: l.value(atRight) / l.zoom, Bottom: l.value(atBottom) / l.zoom, Left: l.value(atLeft) / l.zoom}
	l.in.TextScale = l.value(atText)
	l.in.ReducedMotion, l.in.MoreContrast = l.value(atMotion) != 0, l.value(atContrast) != 0
	l.in.Touch, l.in.Hidden, l.in.Focused = l.value(atTouch) != 0, l.value(atHidden) != 0, l.value(atFocused) != 0
	if text := l.brought.Swap(nil); text != nil {
		if b, ok := l.app.(port.Bringer); ok {
			b.Bring(*text)
		}
	}
	if where := l.visited.Swap(nil); where != nil {
		if v, ok := l.app.(port.Visitor); ok {
			v.Visit(*where)
		}
	}
	n := min(int(l.value(atCount)), blockMax)
	if n == 0 {
		return
	}
	l.royals.Call("taken")
	for i := range n {
		l.event(blockEvents + i*eventWidth)
	}
	l.names = l.names[:0]
}

// zoomed returns hits in CSS pixels.
func zoomed(hits []port.Hit, zoom float64) []port.Hit {
	for i := range hits {
		hits[i].Rect = hits[i].Rect.Times(zoom)
	}
	return hits
}

// press puts a pressed control of the document in line with pointers and keys.
func (l *loop) press(name string) {
	l.names = append(l.names, name)
	l.royals.Call("press", len(l.names)-1)
}

// event takes the event at a place of the block.
func (l *loop) event(at int) {
	kind, id := int(l.value(at)), int(l.value(at+1))
	x, y, code, flags := l.value(at+2)/l.zoom, l.value(at+3)/l.zoom, int(l.value(at+4)), int(l.value(at+5))
	switch kind {
	case evWheel:
		l.in.Wheel = l.in.Wheel.Add(geom.Point{X: x, Y: y})
	case evPad:
		l.in.Events = append(l.in.Events, port.Event{Kind: port.ByPad, Pad: uint32(id)})
	case evPress:
		l.in.Press(l.names[id])
	case evKey:
		l.in.Type(port.Key{Code: port.Code(code), Rune: rune(id), Shift: flags&1 != 0, Repeat: flags&2 != 0})
	default:
		l.in.Point(port.Pointer{ID: id, Motion: port.Motion(kind), Pos: geom.Point{X: x, Y: y},
			Button: port.Button(code), Held: flags&1 != 0, Touch: flags&2 != 0})
	}
}

func (l *loop) testClock() (time.Duration, bool) {
	ms := l.value(atTest)
	return time.Duration(ms * float64(time.Millisecond)), ms >= 0
}

// rouse ends a sleep.
func (l *loop) rouse() { l.royals.Call("wake") }

// sleep holds back the engine's frames until there is input, or for d where that is not negative. Go's own timers are
// stretched meanwhile.
func (l *loop) sleep(d time.Duration) { l.royals.Call("sleep", float64(d)/float64(time.Millisecond)) }

func (l *loop) stayAwake() {}

// watch lets the page sleep: its script looks at pads.
func (l *loop) watch(d time.Duration) time.Duration { return d }

// tell keeps the page's object current. What changes with every frame is copied, because a call costs more.
func (l *loop) tell(r report) {
	binary.LittleEndian.PutUint64(l.frame[:], math.Float64bits(float64(r.seq)))
	binary.LittleEndian.PutUint64(l.frame[8:], math.Float64bits(float64(r.now)/float64(time.Millisecond)))
	js.CopyBytesToJS(l.told, l.frame[:])
	if l.heard != r.status {
		l.heard = r.status
		l.royals.Call("tell", r.status.Ready, r.status.Settled, l.scene.value(r.status.Scene), l.detail.value(r.status.Detail))
	}
}

func (l *loop) frameDone(*ebiten.Image) {}

// Shield tells the page whether to hide the cards when it is put away.
func (l *loop) Shield(on bool) { l.royals.Set("secret", on) }

// lend gives the page the app's own letters, for the notices that lie over the game.
func lend() {
	face, file := js.Global().Get("FontFace"), sprites.SansFile()
	if face.Type() != js.TypeFunction {
		return
	}
	data := js.Global().Get("Uint8Array").New(len(file))
	js.CopyBytesToJS(data, file)
	js.Global().Get("document").Get("fonts").Call("add", face.New("Alegreya Sans", data))
}

// SetTitle names the tab.
func (l *loop) SetTitle(title string) { js.Global().Get("document").Set("title", title) }

// Fullscreen fills the screen or goes back, where the browser allows it.
func (l *loop) Fullscreen(on bool) { l.royals.Call("fullscreen", on) }

// Vibrate asks for a buzz. Before the first gesture browsers refuse it, with a word in the console.
func (l *loop) Vibrate(d time.Duration) {
	nav := js.Global().Get("navigator")
	if l.speaker.touched && !l.in.Hidden && nav.Get("vibrate").Type() == js.TypeFunction {
		nav.Call("vibrate", float64(d)/float64(time.Millisecond))
	}
}

// Quit does nothing: a page cannot close itself.
func (l *loop) Quit() {}

// Export hands the file of saved games to the browser.
func (l *loop) Export() (string, error) { l.royals.Call("exportSaves"); return "", nil }

// Import asks the page for a file of saved games. The page hands its text over when it has one.
func (l *loop) Import() (text, place string, err error) {
	l.royals.Call("importSaves")
	return "", "", nil
}

// Clear deletes what else lies in the browser, and loads the page again.
func (l *loop) Clear(copy bool) { l.royals.Call("clear", copy) }

// Share puts text into the clipboard. The page says so, or shows it to be copied by hand.
func (l *loop) Share(text string) { l.royals.Call("share", text) }

// Address is where the page lies.
func (l *loop) Address() string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String()
}

// Persist asks the browser to keep what is saved.
func (l *loop) Persist(first bool) { l.royals.Call("persist", first) }

// Persisted reports what the browser said.
func (l *loop) Persisted() bool { return l.royals.Get("persisted").Truthy() }

// hitsJSON writes rectangles as the page's tests read them.
func hitsJSON(hits []port.Hit) string {
	b := []byte{'['}
	for i, h := range hits {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"name":`...)
		b = strconv.AppendQuoteToASCII(b, h.Name)
		for _, v := range [...]struct {
			key string
			val float64
		}{{"x", h.Rect.X}, {"y", h.Rect.Y}, {"w", h.Rect.W}, {"h", h.Rect.H}} {
			b = append(b, `,"`...)
			b = append(b, v.key...)
			b = append(b, `":`...)
			b = strconv.AppendFloat(b, v.val, 'f', -1, 64)
		}
		b = append(b, '}')
	}
	return string(append(b, ']'))
}
