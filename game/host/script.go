//go:build !js && script

package host

import (
	"errors"
	"image"
	"image/png"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/port"
)

// script drives a program that is built for tests, with -tags script, by the same input as a person's. The environment
// variable ROYALS_SCRIPT names its file: one command a line, # for remarks.
//
//	size 1280 720      the window's size, first line
//	clock test         time stands still but for tick
//	tick 500           lets milliseconds pass
//	wait ready         until the first picture is whole; also: wait settled, wait scene table, wait hit play
//	tap play           presses and releases in the middle of the rectangle of that name
//	try a b c*         taps the first of these that is there, a star for any ending; does nothing when none is
//	again 2 until scene result    goes back two lines, until that holds
//	press 10 20        a finger down there; also: move 10 20, release 10 20
//	key Enter          one of the named keys, or a character
//	shot out/a.png     writes what is on the screen
//	say words          writes words to standard output
//	quit               closes the window
//
// What cannot be done within a minute ends the program with an error.
type script struct {
	lines  []string
	at     int
	test   bool
	now    time.Duration
	w, h   int
	since  time.Time
	shot   string
	failed error
}

const scriptPatience = time.Minute

func init() { openDriver = openScript }

// openScript reads the script, if there is one.
func openScript() (driver, error) {
	name := os.Getenv("ROYALS_SCRIPT")
	if name == "" {
		return nil, nil
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	s := &script{since: time.Now()}
	for line := range strings.Lines(string(b)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		f := strings.Fields(line)
		switch {
		case f[0] == "size" && len(f) == 3:
			s.w, _ = strconv.Atoi(f[1])
			s.h, _ = strconv.Atoi(f[2])
		case line == "clock test":
			s.test = true
		default:
			s.lines = append(s.lines, line)
		}
	}
	return s, nil
}

func (s *script) size() (w, h int) { return s.w, s.h }

func (s *script) clock() (now time.Duration, test bool) { return s.now, s.test }

// poll does the next line, if it can be done yet. Every line sees the Update and the Draw of the one before it.
func (s *script) poll(l *loop) {
	if s.failed != nil || s.at >= len(s.lines) || s.shot != "" {
		return
	}
	f := strings.Fields(s.lines[s.at])
	done, err := s.do(l, f)
	switch {
	case err != nil:
		s.fail(l, err)
	case done:
		s.at++
		s.since = time.Now()
	case time.Since(s.since) > scriptPatience:
		s.fail(l, errors.New("in vain for a minute, scene "+strconv.Quote(l.status.Scene)+", detail "+strconv.Quote(l.status.Detail)))
	}
}

func (s *script) fail(l *loop, err error) {
	s.failed = err
	os.Stderr.WriteString("script: " + s.lines[s.at] + ": " + err.Error() + "\n")
	os.Exit(1)
}

var keyNames = map[string]port.Code{"Enter": port.Enter, "Space": port.Space, "Escape": port.Escape, "Tab": port.Tab, "Left": port.Left,
	"Right": port.Right, "Up": port.UpArrow, "Down": port.DownArrow, "Home": port.Home, "End": port.End, "Backspace": port.Backspace}

func (s *script) do(l *loop, f []string) (done bool, err error) {
	arg := ""
	if len(f) > 1 {
		arg = f[1]
	}
	switch f[0] {
	case "tick":
		ms, err := strconv.Atoi(arg)
		s.now += time.Duration(ms) * time.Millisecond
		l.woken.Store(true)
		return true, err
	case "wait":
		return s.holds(l, f[1:])
	case "tap":
		r, ok := find(l.hits(), arg)
		if ok {
			s.point(l, port.Down, r.Center())
			s.point(l, port.Up, r.Center())
		}
		return ok, nil
	case "try":
		if r, ok := first(l.hits(), f[1:]); ok {
			s.point(l, port.Down, r.Center())
			s.point(l, port.Up, r.Center())
		}
		return true, nil
	case "again":
		n, err := strconv.Atoi(arg)
		if err != nil || n < 1 || n > s.at || len(f) < 4 || f[2] != "until" {
			return false, errors.New("want again N until what")
		}
		if over, err := s.holds(l, f[3:]); over || err != nil {
			return over, err
		}
		s.at -= n + 1 // one is added when the line is done
		return true, nil
	case "press", "move", "release":
		if len(f) != 3 {
			return false, errors.New("want a place")
		}
		x, err1 := strconv.ParseFloat(f[1], 64)
		y, err2 := strconv.ParseFloat(f[2], 64)
		s.point(l, map[string]port.Motion{"press": port.Down, "move": port.Move, "release": port.Up}[f[0]], geom.Point{X: x, Y: y})
		return true, errors.Join(err1, err2)
	case "key":
		k := port.Key{Code: keyNames[arg]}
		if k.Code == port.Letter {
			k.Rune = []rune(arg + "\x00")[0]
		}
		l.in.Type(k)
		return true, nil
	case "shot":
		s.shot = arg
		return true, nil
	case "say":
		os.Stdout.WriteString(strings.Join(f[1:], " ") + "\n")
		return true, nil
	case "quit":
		l.quitting = true
		return true, nil
	}
	return false, errors.New("no such command")
}

// holds reports whether what a wait line waits for has come.
func (s *script) holds(l *loop, f []string) (bool, error) {
	switch {
	case len(f) == 1 && f[0] == "ready":
		return l.status.Ready, nil
	case len(f) == 1 && f[0] == "settled":
		return l.status.Settled, nil
	case len(f) == 2 && f[0] == "scene":
		return l.status.Scene == f[1], nil
	case len(f) == 2 && f[0] == "hit":
		_, ok := find(l.hits(), f[1])
		return ok, nil
	}
	return false, errors.New("wait for what?")
}

func (s *script) point(l *loop, d port.Motion, at geom.Point) {
	l.in.Point(port.Pointer{Motion: d, Pos: at, Held: d != port.Up})
}

// find returns the topmost rectangle of a name.
func find(hits []port.Hit, name string) (geom.Rect, bool) {
	for i := len(hits) - 1; i >= 0; i-- {
		if hits[i].Name == name {
			return hits[i].Rect, true
		}
	}
	return geom.Rect{}, false
}

// first returns the rectangle of the first name that is there.
func first(hits []port.Hit, names []string) (geom.Rect, bool) {
	for _, n := range names {
		start, open := strings.CutSuffix(n, "*")
		for _, h := range hits {
			if h.Name == n || open && strings.HasPrefix(h.Name, start) {
				return h.Rect, true
			}
		}
	}
	return geom.Rect{}, false
}

// look writes the screen to a file when that was asked for and the picture is whole.
func (s *script) look(l *loop, screen *ebiten.Image) {
	if s.shot == "" || l.painter.rough {
		return
	}
	b := screen.Bounds()
	img := image.NewRGBA(b)
	screen.ReadPixels(img.Pix)
	f, err := os.Create(s.shot)
	if err == nil {
		err = png.Encode(f, img)
		if e := f.Close(); err == nil {
			err = e
		}
	}
	if err != nil {
		s.fail(l, err)
	}
	s.shot = ""
}
