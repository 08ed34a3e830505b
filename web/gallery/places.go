package main

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/screens"
	"royals/game/store"
)

// sitting plays one game through the app as somebody would who only reads the document.
type sitting struct {
	app  *screens.App
	keep store.Store
	in   port.Input
	list paint.List
	rnd  *rand.Rand

	base  string   // what was kept after the last move
	press []string // what has been pressed since
}

// sit opens the app with nothing kept.
func sit(seed uint64) *sitting {
	s := &sitting{keep: store.NewMemory(), in: port.Input{Size: geom.Rect{W: 1280, H: 720}, Scale: 1, TextScale: 1}, rnd: rand.New(rand.NewPCG(seed, 5))}
	next := seed
	s.app = screens.New(screens.Deps{Store: s.keep, Games: catalog.Games(), Seed: func() uint64 { next++; return next }})
	s.step(0)
	return s
}

// begin sits down to a game; people says how many seats persons take, the others are pages.
func begin(id string, people int, seed uint64) (*sitting, error) {
	s := sit(seed)
	s.turn("settings", "settings:speed", "at once")
	s.turn("", "settings:pause", "none")
	for _, name := range []string{"back", "game:" + id, "rules:standard"} {
		s.app.Activate(name)
	}
	if g := catalog.Find(id); g != nil {
		for range g.Info().Seats - g.Info().MinSeats {
			s.app.Activate("seats:more")
		}
	}
	for seat := 1; s.text(fmt.Sprintf("seat:%d:kind", seat)) != ""; seat++ {
		s.sit(seat, seat <= people)
	}
	if !s.app.Activate("play") {
		return nil, fmt.Errorf("%s cannot be started", id)
	}
	if err := s.settle(); err != nil {
		return nil, err
	}
	var err error
	s.base, err = store.Export(s.keep)
	return s, err
}

// turn gives a row of the settings the value whose text holds a word, on the screen that opens.
func (s *sitting) turn(opens, name, word string) bool {
	if opens != "" {
		s.app.Activate(opens)
	}
	s.app.Activate(name)
	acts := s.app.Doc().Acts
	at := slices.IndexFunc(acts, func(i port.Item) bool { return strings.HasPrefix(i.Name, name+":") && strings.Contains(i.Text, word) })
	return at >= 0 && s.app.Activate(acts[at].Name)
}

// text returns what stands on a control, "" where there is none of that name.
func (s *sitting) text(name string) string {
	acts := s.app.Doc().Acts
	if at := slices.IndexFunc(acts, func(i port.Item) bool { return i.Name == name }); at >= 0 {
		return acts[at].Text
	}
	return ""
}

// sit puts a person on a seat, or a Page.
func (s *sitting) sit(seat int, person bool) {
	name, choice := fmt.Sprintf("seat:%d:kind", seat), []string{"level:page", "who:Flora", "level:page"} // a person has no level
	if person {
		choice = []string{"who:person"}
	}
	for _, c := range choice {
		text := s.text(name)
		if person && (strings.HasSuffix(text, "You") || strings.HasSuffix(text, ": Person") || strings.HasSuffix(text, ": Guest")) || !person && strings.Contains(text, "Page") {
			return
		}
		s.app.Activate(name)
		s.step(0)
		s.app.Activate(c)
		s.step(0)
		if s.app.Status().Scene == "who" {
			s.app.Activate("back")
			s.step(0)
		}
	}
}

func (s *sitting) step(d time.Duration) {
	s.in.Now += d
	s.app.Update(&s.in)
	s.list.Reset()
	s.app.Draw(&s.list)
}

// settle goes on until the next step is a person's, and past what stands until somebody goes on.
func (s *sitting) settle() error {
	for range 3000 {
		s.step(400 * time.Millisecond) // after a hold nothing answers for half of that
		st := s.app.Status()
		if st.Settled && st.Detail == "hold" {
			s.app.Activate("next")
		} else if st.Settled {
			return nil
		}
	}
	return fmt.Errorf("no rest: %+v", s.app.Status())
}

// do presses a name and keeps account of what has been pressed since the last move. It returns the place before.
func (s *sitting) do(name string) (Place, error) {
	before := Place{Save: s.base, Press: append(slices.Clone(s.press), name)}
	if !s.app.Activate(name) {
		return before, fmt.Errorf("nothing is called %s in %s", name, s.app.Status().Detail)
	}
	if err := s.settle(); err != nil {
		return before, err
	}
	now, err := store.Export(s.keep)
	if now != s.base {
		s.base, s.press = now, nil
	} else {
		s.press = before.Press
	}
	return before, err
}

// choose names something that makes or leads to a move: of the list, or, now and then and where that has nothing, of the hand, too.
func (s *sitting) choose() string {
	var names []string
	for _, i := range s.app.Doc().Acts {
		if (strings.HasPrefix(i.Name, "act:") || strings.HasPrefix(i.Name, "vote:") || i.Name == "look") && !i.Disabled && !strings.Contains(i.Name, "concede") {
			names = append(names, i.Name)
		}
	}
	if len(names) == 0 || s.rnd.IntN(3) == 0 {
		for _, i := range s.app.Doc().Hand {
			names = append(names, i.Name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return names[s.rnd.IntN(len(names))]
}

// places returns what there is to see of a game: an early, a middle and a late position and the screens that open there, each kind
// of question, and the screens that come by themselves.
func places(id string) ([]Place, error) {
	var list []Place
	alone, err := walk(id, 1, 11, nil)
	if err != nil {
		return nil, err
	}
	for name, at := range map[string]int{"early": min(2, len(alone)-1), "middle": len(alone) / 2, "late": len(alone) - 1 - min(3, len(alone)/4)} {
		p := alone[at]
		p.Name, p.Scene = id+"-"+name, "table"
		list = append(list, p)
		if name != "middle" {
			continue
		}
		opens := []string{"rules", "board"}
		if id == catalog.Games()[0].Info().ID { // these look the same in every game
			opens = append(opens, "menu", "log")
		}
		for _, over := range opens {
			q, by := p, over
			if over == "board" {
				by = "see:P2" // of an opponent
			}
			q.Name, q.Press, q.Scene = id+"-open-"+over, append(slices.Clone(p.Press), by), over
			list = append(list, q)
		}
	}
	kinds := map[string]Place{}
	for seed := uint64(1); seed <= 8; seed++ {
		if _, err := walk(id, 9, seed, kinds); err != nil {
			return nil, err
		}
	}
	for _, name := range []string{"curtain", "recap", "zoom", "result"} {
		if _, ok := kinds[name]; !ok {
			return nil, fmt.Errorf("%s: no game leads to the screen %s in a few steps", id, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		p := kinds[name]
		p.Name = id + "-" + name
		list = append(list, p)
	}
	slices.SortStableFunc(list, func(a, b Place) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

// walk plays a whole game and returns its decisions. The first place of each kind that is well into the game goes into kinds.
func walk(id string, people int, seed uint64, kinds map[string]Place) (decisions []Place, err error) {
	s, err := begin(id, people, seed)
	if err != nil {
		return nil, err
	}
	var last Place // where the last step was made, and the step
	for n := 0; n < 6000; n++ {
		st := s.app.Status()
		name := st.Scene
		if st.Scene == "table" {
			last = Place{Save: s.base, Press: append([]string{}, s.press...)}
			name = "ask-" + strings.ReplaceAll(st.Detail[strings.IndexByte(st.Detail, '.')+1:], ".", "-")
			if len(s.press) > 0 {
				name += "-chosen"
			} else {
				decisions = append(decisions, last)
			}
		}
		last.Scene = st.Scene
		if _, ok := kinds[name]; kinds != nil && (!ok || n > 12 && n < 60) && len(last.Press) < 6 {
			kinds[name] = last
		}
		switch st.Scene {
		case "result":
			return decisions, nil
		case "table":
			last, err = s.do(s.choose())
		case "curtain", "recap", "round":
			s.step(time.Second)
			kept := s.press
			if _, err = s.do(st.Scene + ":ok"); s.press != nil {
				s.press = kept // the page goes through these by itself
			}
		default: // a closer look, from which nothing follows
			kept := s.press[:max(0, len(s.press)-1)]
			if _, err = s.do("back"); s.press != nil {
				s.press = kept
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("%s, seed %d: no end", id, seed)
}
