// Package picture draws the app as it is, for the page's manifest: a table in the middle of a game, from a fixed seed.
package picture

import (
	"errors"
	"image"
	"slices"
	"strings"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/paint/soft"
	"royals/game/port"
	"royals/game/screens"
	"royals/game/store"
)

// session is the app while a picture is being made.
type session struct {
	app  *screens.App
	in   port.Input
	list paint.List
	card int // of the hand that was taken last
}

// open starts the app in a window of w by h CSS pixels, and a game if one is named.
func open(game string, w, h float64, scale float64) (*session, error) {
	seed := uint64(4)
	s := &session{app: screens.New(screens.Deps{Store: store.NewMemory(), Games: catalog.Games(), Seed: func() uint64 { seed++; return seed }})}
	s.in = port.Input{Size: geom.Rect{W: w, H: h}, Scale: scale, TextScale: 1, Touch: w < h}
	if s.step(0); game == "" {
		return s, nil
	}
	for _, name := range []string{"game:" + game, "seats:more", "rules:standard", "play"} {
		if !s.app.Activate(name) && name != "seats:more" { // of two players there are never more
			return nil, errors.New("picture: nothing is called " + name)
		}
		s.step(0)
	}
	return s, nil
}

// step lets time pass.
func (s *session) step(d time.Duration) {
	s.in.Now += d
	s.app.Update(&s.in)
	s.list.Reset()
	s.app.Draw(&s.list)
}

// settle lets the opponents move until a person is asked, or until a moment is held that until names.
func (s *session) settle(until string) error {
	for range 2000 {
		s.step(200 * time.Millisecond)
		switch {
		case !s.app.Status().Settled:
		case until != "" && slices.ContainsFunc(s.app.Hits(nil), func(h port.Hit) bool { return h.Name == until }):
			return nil
		case !s.app.Activate("next"): // a hold is gone on from
			return nil
		}
	}
	return errors.New("picture: the app does not come to rest")
}

// paint draws what is on the screen.
func (s *session) paint() *image.RGBA {
	p := soft.Painter{Scale: s.in.Scale, Style: s.app.Style()}
	return p.Paint(&s.list, s.in.Size)
}

// Table returns a picture of a game's table in a window of w by h CSS pixels, after some decisions of the person at it; without a
// game it is one of the title.
func Table(game string, w, h float64, scale float64, decisions int) (*image.RGBA, error) {
	s, err := open(game, w, h, scale)
	if err != nil {
		return nil, err
	}
	if game == "" {
		return s.paint(), nil
	}
	for n := 0; ; n++ {
		if err := s.settle(""); err != nil {
			return nil, err
		}
		if scene := s.app.Status().Scene; scene != "table" {
			return nil, errors.New("picture: the game has come to " + scene)
		}
		if n >= decisions {
			break
		}
		if !s.choose() {
			return nil, errors.New("picture: nothing can be done")
		}
	}
	s.step(time.Minute) // short sentences have gone
	return s.paint(), nil
}

// mostDecisions is how many decisions a game may take to come to a stage.
const mostDecisions = 60

// Stage returns a picture of a game when a stage of it is held for the n-th time.
func Stage(game string, w, h float64, scale float64, n int) (*image.RGBA, error) {
	s, err := open(game, w, h, scale)
	if err != nil {
		return nil, err
	}
	const held = "again" // only what stands on a stage can be shown again
	for range mostDecisions {
		if err := s.settle(held); err != nil {
			return nil, err
		}
		if slices.ContainsFunc(s.app.Hits(nil), func(h port.Hit) bool { return h.Name == held }) {
			if n--; n == 0 {
				s.step(5 * time.Second)
				return s.paint(), nil
			}
			s.app.Activate("next")
			continue
		}
		if scene := s.app.Status().Scene; scene != "table" {
			return nil, errors.New("picture: the game has come to " + scene)
		}
		if !s.choose() {
			return nil, errors.New("picture: nothing can be done")
		}
	}
	return nil, errors.New("picture: no stage")
}

// choose takes the last thing that the document offers, or a card: each time the next one, because the same one again would be put back.
func (s *session) choose() bool {
	s.app.Activate("coach:off") // a tip
	d := s.app.Doc()
	for i := len(d.Acts) - 1; i >= 0; i-- {
		if strings.HasPrefix(d.Acts[i].Name, "act:") && s.app.Activate(d.Acts[i].Name) {
			return true
		}
	}
	for range d.Hand {
		s.card = (s.card + 1) % len(d.Hand)
		if s.app.Activate(d.Hand[s.card].Name) {
			return true
		}
	}
	return false
}
