// Package demo is the smallest app that uses everything of the host: the browser tests drive it to look at the page and the
// host alone, whatever the game on top of them does.
package demo

import (
	"strconv"
	"time"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/sound"
	"royals/sprites"
)

// App shows a row of cards. A tap on "spin" turns the last one for a second of the app's time and is heard, one on "later"
// asks to be woken in a second, one on "secret" shields the page and rings. Its detail is a log of the last things that it was told.
type App struct {
	host    port.Host
	now     time.Duration
	spun    time.Duration // when the turning began, 0 for never
	spins   bool
	due     time.Duration
	secret  bool
	pressed string
	log     []string
	size    geom.Rect
	safe    geom.Insets
	saves   int
}

const spinTime = time.Second

// New returns the app.
func New() *App { return &App{} }

// Start keeps the host.
func (a *App) Start(h port.Host) { a.host = h }

// Save counts.
func (a *App) Save() { a.saves++ }

func (a *App) note(s string) {
	a.log = append(a.log, s)
	if len(a.log) > 12 {
		a.log = a.log[1:]
	}
}

func (a *App) areas() []port.Hit {
	in := a.size.Within(a.safe)
	hits := make([]port.Hit, 3)
	for i, name := range []string{"spin", "later", "secret"} {
		hits[i] = port.Hit{Name: name, Rect: geom.Rect{X: in.X + 8 + float64(i)*98, Y: in.Y + in.H - 56, W: 90, H: 48}}
	}
	return hits
}

func (a *App) at(p geom.Point) string {
	for _, h := range a.areas() {
		if p.In(h.Rect) {
			return h.Name
		}
	}
	return ""
}

// Update takes note of everything.
func (a *App) Update(in *port.Input) (due time.Duration) {
	a.now, a.size, a.safe = in.Now, in.Size, in.Safe
	for i := range in.Events {
		a.take(&in.Events[i])
	}
	if a.due > 0 && a.now >= a.due {
		a.due = 0
		a.note("woken")
	}
	if a.spins && a.now-a.spun >= spinTime {
		a.spins = false
		a.note("still")
	}
	switch {
	case a.spins:
		return a.now
	case a.due > 0:
		return a.due
	}
	return port.Never
}

// take takes note of one event.
func (a *App) take(e *port.Event) {
	switch p := &e.Pointer; e.Kind {
	case port.ByPointer:
		if p.Motion != port.Move || p.Held {
			a.note([]string{"move", "down", "up", "cancel", "leave"}[p.Motion] + " " + strconv.Itoa(int(p.Pos.X)) + "," + strconv.Itoa(int(p.Pos.Y)))
		}
		switch p.Motion {
		case port.Down:
			a.pressed = a.at(p.Pos)
		case port.Cancel:
			a.pressed = ""
		case port.Up:
			if name := a.at(p.Pos); name != "" && name == a.pressed {
				a.tap(name)
			}
			a.pressed = ""
		}
	case port.ByKey:
		if k := e.Key; k.Code == port.Letter {
			a.note("key " + string(k.Rune))
		} else {
			a.note("code " + strconv.Itoa(int(k.Code)))
		}
	}
}

func (a *App) tap(name string) {
	a.note("tap " + name)
	switch name {
	case "spin":
		a.spins, a.spun = true, a.now
		a.play(sound.Flip)
	case "later":
		a.due = a.now + time.Second
	case "secret":
		a.secret = !a.secret
		a.host.Shield(a.secret)
		a.play(sound.Bell)
	}
}

func (a *App) play(e sound.Effect) {
	if p, ok := a.host.(port.Player); ok {
		p.Play(uint8(e), 0.5, 1)
	}
}

// Status says how it stands.
func (a *App) Status() port.Status {
	detail := ""
	for i, s := range a.log {
		if i > 0 {
			detail += "; "
		}
		detail += s
	}
	return port.Status{Ready: true, Settled: !a.spins && a.due == 0, Scene: "demo", Detail: detail}
}

// Hits lists the three areas.
func (a *App) Hits(buf []port.Hit) []port.Hit { return append(buf, a.areas()...) }

// Draw shows one of everything that a display list can hold.
func (a *App) Draw(l *paint.List) {
	l.Fill(a.size, 0, paint.RGB(sprites.Table))
	in := a.size.Within(a.safe)
	l.Text("Royals", geom.Rect{X: in.X, Y: in.Y + 8, W: in.W, H: 40}, sprites.Title, 32, 0.5, paint.RGB(sprites.Or))
	w := min(in.W/7, 90)
	for i, c := range []string{"AS", "KH", "QD", "JC", "7H"} {
		card, _ := cards.Parse(c)
		r := geom.Rect{X: in.X + in.W/2 - 3*w + 1.2*w*float64(i), Y: in.Y + 70, W: w, H: w * 1.4}
		l.Shadow(r, 6, 6, 0x00000080)
		o := paint.Op{Kind: paint.Sprite, Sprite: sprites.Card(card), Rect: r, Color: 0xffffffff}
		if i == 4 && a.spins {
			t := float64(a.now-a.spun) / float64(spinTime)
			o.Turn, o.Squash = t*6.28, t*(1-t)*2
		}
		l.Add(o)
	}
	for _, h := range a.areas() {
		l.Fill(h.Rect, 8, paint.RGB(sprites.Deep))
		l.Frame(h.Rect, 8, 2, paint.RGB(sprites.Or))
		l.Text(h.Name, h.Rect, sprites.Sans, 18, 0.5, paint.RGB(sprites.Text))
	}
	l.Line(geom.Point{X: in.X + 10, Y: in.Y + 210}, geom.Point{X: in.X + 120, Y: in.Y + 260}, 3, paint.RGB(sprites.Legal))
}
