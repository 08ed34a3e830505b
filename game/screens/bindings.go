package screens

import (
	"strconv"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// bindings is the page on which commands are given other keys, or other buttons of a pad: a press on a command waits for the next one.
type bindings struct {
	a        *Sitting
	sc       kit.Scroll
	commands []string             // the words keys of what can be bound
	key      string               // what the page's names begin with: "pad"
	title    string               // its words keys: the title,
	help     string               // what there is to do,
	asks     string               // the question while a command waits,
	wait     string               // and what stands in the place of its key then
	usual    string               // the button that makes all as it was
	of       func(i int) string   // what a command is bound to
	kept     func() (own *string) // where the player's own bindings are kept
	waits    int                  // what waits, counted from 1; 0 for nothing
}

// bind is a command on the page of a key, counted from 1.
type bind struct {
	key string
	n   int
}

// Name returns "pad:1".
func (b bind) Name() string { return b.key + ":" + strconv.Itoa(b.n) }

// value is what a command is bound to.
func (s *bindings) value(n int) string {
	if n == s.waits {
		return words.Plain(s.wait)
	}
	return s.of(n - 1)
}

// back is the button that makes all as it was.
func (s *bindings) back() kit.Press { return kit.Press(s.key + ":usual") }

func (s *bindings) Scrolled() *kit.Scroll { return &s.sc }

func (s *bindings) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain(s.title)), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(words.Plain(s.help), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	for i, command := range s.commands {
		y += turner(k, bind{s.key, i + 1}, words.Plain(command), "", s.value(i+1), false, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space2
	}
	k.Button(s.back(), words.Plain(s.usual), geom.Rect{X: rest.X, Y: y, W: min(rest.W, 320), H: kit.Tap}, kit.Plain, *s.kept() != "")
	s.sc.End(k, y+kit.Tap+kit.Space3)
}

func (s *bindings) Act(d kit.Deed) bool {
	b, ok := d.(bind)
	switch {
	case ok:
		s.waits = b.n
	case d == s.back():
		s.waits = 0
		s.keep("")
	default:
		return closes(s.a.App, d)
	}
	s.a.Change()
	return true
}

// keep keeps the player's own bindings, "" for the usual ones.
func (s *bindings) keep(own string) {
	*s.kept() = own
	s.a.SavePrefs()
}

// take ends the wait and returns what waited, 0 for nothing.
func (s *bindings) take() int {
	n := s.waits
	if s.waits = 0; n != 0 {
		s.a.Change()
	}
	return n
}

func (s *bindings) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain(s.title), words.Plain(s.help)
	if s.waits != 0 {
		d.Prompt = words.T(s.asks, words.Args{A: words.Plain(s.commands[s.waits-1])})
	}
	for i, command := range s.commands {
		d.Act(bind{s.key, i + 1}, words.Plain(command)+": "+s.value(i+1))
	}
	if *s.kept() != "" {
		d.Act(s.back(), words.Plain(s.usual))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
