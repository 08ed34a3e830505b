package shell

import (
	"strings"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/sprites"
)

// notices are what the app says above every screen.
type notices struct {
	alert string    // a lasting warning
	strip geom.Rect // where it stands
	toast toast
	said  int // how often something was said
}

// toast is a sentence that stays for a moment.
type toast struct {
	text  string
	near  geom.Point
	until time.Duration
}

const (
	toastTime  = 2500 * time.Millisecond
	closeAlert = kit.Press("alert:close")
)

// Warn shows a lasting warning in the place of the one there is, or takes that away for "".
func (a *App) Warn(text string) {
	if a.notices.alert != text {
		a.notices.alert = text
		a.notices.said++
		a.Change()
	}
}

// Also adds a sentence to the lasting warning.
func (a *App) Also(text string) {
	switch old := a.notices.alert; old {
	case text:
	case "":
		a.Warn(text)
	default:
		a.Warn(old + " " + text)
	}
}

// Warning returns the lasting warning, "" for none.
func (a *App) Warning() string { return a.notices.alert }

// Say shows a sentence for a moment, near where the finger was.
func (a *App) Say(text string) {
	a.notices.toast = toast{text, a.input.finger.At, a.now + toastFor(text)}
	a.notices.said++
	a.Change()
}

// SayAbove shows a sentence for a moment at the head of the window.
func SayAbove(a *App, text string) {
	a.Say(text)
	a.notices.toast.near = geom.Point{X: a.size.W / 2, Y: -1}
}

// toastFor is how long a sentence stays: longer, the more words there are to read.
func toastFor(text string) time.Duration {
	return min(max(toastTime, time.Second+time.Duration(len(strings.Fields(text)))*300*time.Millisecond), 9*time.Second)
}

// text is what the document tells of them: the newest.
func (n *notices) text() string {
	if n.toast.text != "" {
		return n.toast.text
	}
	return n.alert
}

// end takes away a sentence whose moment is over, and reports whether there was one.
func (n *notices) end(now time.Duration) bool {
	if n.toast.text == "" || now < n.toast.until {
		return false
	}
	n.toast.text = ""
	return true
}

func (n *notices) due() time.Duration {
	if n.toast.text == "" {
		return port.Never
	}
	return n.toast.until
}

// lay takes the strip of a lasting warning from the top of every screen.
func (n *notices) lay(k *kit.Kit) {
	n.strip = geom.Rect{}
	if n.alert == "" {
		return
	}
	h := max(k.Height(n.alert, sprites.Sans, kit.Small, k.In.W-92)+kit.Space2, 44)
	n.strip, k.In = k.In.CutTop(h)
	k.Safe.Top += h
}

func (n *notices) drawAlert(k *kit.Kit) {
	r := n.strip
	if r.Empty() {
		return
	}
	k.List.Fill(r, 0, kit.Alarm)
	k.Icon(sprites.IconWarning, geom.Rect{X: r.X + 8, Y: r.Y + (r.H-20)/2, W: 20, H: 20}, kit.Figure)
	th := k.Height(n.alert, sprites.Sans, kit.Small, r.W-92)
	k.Para(n.alert, geom.Rect{X: r.X + 36, Y: r.Y + (r.H-th)/2, W: r.W - 92, H: th}, sprites.Sans, kit.Small, 0, kit.Text)
	k.IconButton(closeAlert, sprites.IconClose, geom.Rect{X: r.X + r.W - 46, Y: r.Y + (r.H-44)/2, W: 44, H: 44}, true)
}

// drawToast draws the sentence of the moment above the finger, and off the question of a screen that has one.
func (n *notices) drawToast(k *kit.Kit, top Screen) {
	t := &n.toast
	if t.text == "" {
		return
	}
	w := min(k.In.W-2*kit.Space4, 420)
	th := k.Height(t.text, sprites.Sans, kit.Body, w-2*kit.Space3)
	r := geom.Around(geom.Point{X: t.near.X, Y: t.near.Y - th/2 - 56}, w, th+2*kit.Space2)
	r.X = min(max(r.X, k.In.X+kit.Space2), k.In.X+k.In.W-w-kit.Space2)
	if s, ok := top.(Asker); ok {
		if _, q := s.Asking(); !r.Intersect(q).Empty() {
			r.Y = q.Y - r.H - kit.Space1
		}
	}
	head, size := k.In.Y+52, kit.Body
	if t.near.Y < 0 { // on the head itself
		head = k.In.Y + kit.Space2
		if s, ok := top.(Sayer); ok && !s.Strip().Empty() {
			if at, px := inStrip(k, t.text, s.Strip(), r); px > 0 {
				r, head, size = at, at.Y, px
			}
		}
	}
	r.Y = min(max(r.Y, head), k.In.Y+k.In.H-r.H-kit.Space2)
	k.List.Shadow(r.Move(geom.Point{Y: 3}), kit.Radius, 12, kit.Shade)
	k.List.Fill(r, kit.Radius, kit.Panel)
	k.List.Frame(r, kit.Radius, 1.5, kit.Gilt)
	high := k.Height(t.text, sprites.Sans, size, r.W-2*kit.Space2)
	k.Para(t.text, geom.Around(r.Center(), r.W-2*kit.Space2, high), sprites.Sans, size, 0.5, kit.Ink)
}

// inStrip returns where a sentence stands in the strip of a page, and the size of its letters, which are small in a strip that is narrower than
// the usual box; 0 where a narrow one has not the room.
func inStrip(k *kit.Kit, text string, strip, box geom.Rect) (geom.Rect, float64) {
	if strip.W <= kit.Tap || strip.W >= box.W { // on free cloth, or over all of a line
		return geom.Around(strip.Center(), max(box.W, strip.W), box.H), kit.Body
	}
	h := k.Height(text, sprites.Sans, kit.Small, strip.W-2*kit.Space2) + kit.Space1
	if h > strip.H {
		return box, 0
	}
	return geom.Around(strip.Center(), strip.W, h), kit.Small
}
