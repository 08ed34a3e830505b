package screens

import (
	"strconv"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/walk"
	"royals/game/words"
	"royals/sprites"
)

// padScreen lets the player choose the buttons of a game pad: a press on a command waits for the next button.
type padScreen struct {
	a     *Sitting
	sc    kit.Scroll
	waits padBind // what waits for its button, 0 for nothing
}

// padBind is a command to be given another button, counted from 1 in the order of walk.UsualPad.
type padBind int

// Name returns "pad:1".
func (b padBind) Name() string { return "pad:" + strconv.Itoa(int(b)) }

const usualPad = kit.Press("pad:usual")

// padBinds are the words for the commands.
var padBinds = [...]string{"pad.press", "pad.back", "rebind.look", "ask.question", "pad.zone.back", "pad.zone", "ask.older", "ask.newer",
	"ask.scores", "pad.menu", "pad.hand", "pad.table"}

// value is the button of a command.
func (s *padScreen) value(b padBind) string {
	if b == s.waits {
		return words.Plain("pad.wait")
	}
	return words.Plain("pad.button." + strconv.Itoa(walk.PadOf(s.a.Prefs.Buttons(), int(b)-1)))
}

func (s *padScreen) Name() string          { return "pad" }
func (s *padScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *padScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("settings.pads")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(words.Plain("pad.help"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	for i, key := range padBinds {
		b := padBind(i + 1)
		y += turner(k, b, words.Plain(key), "", s.value(b), geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space2
	}
	k.Button(usualPad, words.Plain("pad.usual"), geom.Rect{X: rest.X, Y: y, W: min(rest.W, 320), H: kit.Tap}, kit.Plain, s.a.Prefs.Pads != "")
	s.sc.End(k, y+kit.Tap+kit.Space3)
}

func (s *padScreen) Act(d kit.Deed) bool {
	b, ok := d.(padBind)
	switch {
	case ok:
		s.waits = b
	case d == usualPad:
		s.waits, s.a.Prefs.Pads = 0, ""
		s.a.SavePrefs()
	default:
		return closes(s.a.App, d)
	}
	s.a.Change()
	return true
}

// Padded takes the button that is waited for.
func (s *padScreen) Padded(button int) bool {
	b := s.waits
	if b == 0 {
		return false
	}
	s.waits = 0
	s.a.Change()
	pads, ok := walk.BindPad(s.a.Prefs.Buttons(), int(b)-1, button)
	if !ok {
		s.a.Say(words.Plain("pad.not"))
		return true
	}
	if s.a.Prefs.Pads = pads; pads == walk.UsualPad {
		s.a.Prefs.Pads = ""
	}
	s.a.SavePrefs()
	return true
}

// Typed ends the wait: who presses a key has no pad at hand.
func (s *padScreen) Typed(key port.Key) bool {
	if s.waits == 0 {
		return false
	}
	s.waits = 0
	s.a.Change()
	return key.Code == port.Escape
}

func (s *padScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("settings.pads"), words.Plain("pad.help")
	if s.waits != 0 {
		d.Prompt = words.T("pad.asks", words.Args{A: words.Plain(padBinds[s.waits-1])})
	}
	for i, key := range padBinds {
		b := padBind(i + 1)
		d.Act(b, words.Plain(key)+": "+s.value(b))
	}
	if s.a.Prefs.Pads != "" {
		d.Act(usualPad, words.Plain("pad.usual"))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
