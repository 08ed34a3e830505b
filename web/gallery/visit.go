package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/screens"
	"royals/game/store"
)

// visit goes to a place as the page does, with nothing but what is kept: an app that has just started. It notes what the document
// says there, or returns an error when the way leads elsewhere.
func (p *Place) visit() error {
	s := &sitting{keep: store.NewMemory(), in: port.Input{Size: geom.Rect{W: 1280, H: 720}, Scale: 1, TextScale: 1}, rnd: rand.New(rand.NewPCG(1, 5))}
	if err := store.Import(s.keep, p.Save); err != nil {
		return fmt.Errorf("%s: %w", p.Name, err)
	}
	s.app = screens.New(screens.Deps{Store: s.keep, Games: catalog.Games(), Seed: func() uint64 { return 1 }})
	s.app.Start(nil)
	s.step(0)
	for _, name := range p.Press {
		if _, err := s.at("table"); err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
		if !s.app.Activate(name) {
			return fmt.Errorf("%s: nothing is called %s", p.Name, name)
		}
	}
	switch scene, err := s.at(p.Scene); {
	case err != nil:
		return fmt.Errorf("%s: %w", p.Name, err)
	case scene != p.Scene:
		return fmt.Errorf("%s shows %s, not %s", p.Name, scene, p.Scene)
	}
	p.Shows = told(s.app.Doc())
	return nil
}

// at lets the app come to rest and goes through what stands between two persons, unless that is what is wanted.
func (s *sitting) at(wanted string) (scene string, err error) {
	for {
		if err := s.settle(); err != nil {
			return "", err
		}
		scene := s.app.Status().Scene
		if scene == wanted || !slices.Contains([]string{"curtain", "recap", "round"}, scene) {
			return scene, nil
		}
		s.step(time.Second)
		s.app.Activate(scene + ":ok")
	}
}

// told is what the document says of where one is: the title, the question, the cards of the hand, each chosen one with a mark, and
// what lies on the table.
func told(d *port.Doc) []string {
	list := []string{d.Title, d.Prompt}
	for _, i := range d.Hand {
		if i.Pressed {
			i.Text += " *"
		}
		list = append(list, i.Text)
	}
	for _, s := range d.Table {
		list = append(append(list, s.Heading), s.Lines...)
	}
	return list
}
