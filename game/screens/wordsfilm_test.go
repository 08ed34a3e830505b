package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
)

const (
	wordsTick  = 33 * time.Millisecond
	wordsSoon  = 200 * time.Millisecond // after a move has been taken its words stand
	wordsEmpty = 250 * time.Millisecond // and for so long the line of words may be empty
)

// wordsFilm looks at the line of words and at the log in every frame of a game.
type wordsFilm struct {
	*rig
	id    string
	moves int // choices that were taken

	took  time.Duration // when the player's last move was taken, -1 once its words stand
	lines int           // how many lines had been told then
	was   string

	full time.Duration // when the line of words said something last
	log  []string      // the lines of the log in the frame before
}

// TestWordsComeInTime films a game of each title: what the player did is told at once, the line of words is never empty for long, and what
// the log has shown stays in it.
func TestWordsComeInTime(t *testing.T) {
	for i, g := range catalog.Games() {
		size := []geom.Rect{desktop, phone}[i%2]
		for _, size := range []geom.Rect{size, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
			r.start(g.Info().ID, 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
			f := wordsFilm{rig: r, id: g.Info().ID, took: -1}
			f.roll(&player{rnd: rand.New(rand.NewPCG(41, 9))}, 40)
			if f.moves < 5 {
				t.Errorf("%s: only %d moves", f.id, f.moves)
			}
		}
	}
}

// roll plays so many choices.
func (f *wordsFilm) roll(who *player, choices int) {
	for range 40000 {
		st, s := f.app.Status(), f.app.tab()
		switch {
		case s == nil || st.Scene == "result" || choices == 0:
			return
		case st.Scene == "round":
			f.tap("round:ok")
			f.full = f.in.Now
		case st.Scene == "table" && s.t.Holding() && !s.moves():
			f.app.Activate("next")
			f.step(deafTime)
			f.took, f.full = -1, f.in.Now
		case st.Settled && s.t.Asked != engine.None:
			n, told := s.t.Moves(), len(s.t.Lines(0))
			f.was = s.scene.Question.What
			f.choose(who)
			if s.t.Moves() > n {
				f.took, f.lines = f.in.Now, told
				f.moves++
				choices--
			}
			f.frame(s)
		default:
			f.step(wordsTick)
			f.frame(s)
		}
	}
}

// frame looks at a frame.
func (f *wordsFilm) frame(s *tableScreen) {
	if s != f.app.tab() || f.app.Top() != shell.Screen(s) || s.t.Moves() == 0 || s.t.Over() {
		f.took, f.full, f.log = -1, f.in.Now, nil
		return
	}
	said := f.said(s)
	if f.took >= 0 {
		switch late := f.in.Now - f.took; {
		case len(s.t.Lines(0)) > f.lines && s.scene.Question.What != f.was, s.t.Asked != engine.None, s.t.Holding():
			f.took = -1
		case f.staged(s):
		case late > wordsSoon+wordsTick:
			f.t.Errorf("%s at %v: %v after the move the line of words says %q", f.id, f.in.Now, late, s.scene.Question.What)
			f.took = -1
		}
	}
	if said {
		f.full = f.in.Now
	} else if empty := f.in.Now - f.full; empty > wordsEmpty {
		f.t.Errorf("%s at %v: the line of words is empty for %v: %q, fade %.2f", f.id, f.in.Now, empty, s.scene.Question.What, s.scene.Question.Fade)
		f.full = f.in.Now
	}
	f.stays(s)
}

// staged reports whether what is told next has a beat of its own, or a rest after it: it comes when the card that it is about lies.
func (f *wordsFilm) staged(s *tableScreen) (on bool) {
	table.Follows(s.t, func(e engine.Event) bool {
		if e.Kind != engine.Said {
			return false
		}
		_, on = s.t.Plan.BeatOf(e)
		for i := range s.t.Plan.Rests {
			on = on || s.t.Plan.Rests[i].Arms(e)
		}
		return true
	})
	return on
}

// said reports whether the line of words can be read.
func (f *wordsFilm) said(s *tableScreen) bool {
	box := s.felt.Areas.Prompt
	for _, o := range f.list.Ops {
		if o.Kind == paint.Text && o.Rect.Center().In(box) && o.Color&0xff > 0x60 && strings.TrimSpace(o.Text) != "" {
			return true
		}
	}
	return false
}

// stays looks whether a line of the log has gone that was there in the frame before. One that goes on as part of a longer line stays.
func (f *wordsFilm) stays(s *tableScreen) {
	var now []string
	for _, l := range s.scene.Log {
		now = append(now, l.Text)
	}
	if n := len(f.log); n > 0 && len(now) < n && len(s.t.Lines(0)) < logRoom {
		f.t.Errorf("%s at %v: %d lines of the log, %d before; the last were %q, the line of words says %q", f.id, f.in.Now, len(now), n, f.log[n-min(n, 2):], s.scene.Question.What)
	}
	f.log = now
}
