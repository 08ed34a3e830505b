package screens

import (
	"strconv"

	"royals/game/port"
	"royals/game/walk"
	"royals/game/words"
)

// padScreen lets the player choose the buttons of a game pad, in the order of walk.UsualPad.
type padScreen struct{ bindings }

// padBinds are the words for the commands.
var padBinds = [...]string{"pad.press", "pad.back", "rebind.look", "ask.question", "pad.zone.back", "pad.zone", "ask.older", "ask.newer",
	"ask.scores", "pad.menu", "pad.hand", "pad.table"}

func newPadScreen(a *Sitting) *padScreen {
	return &padScreen{bindings{a: a, commands: padBinds[:], key: "pad", title: "settings.pads", help: "pad.help", asks: "pad.asks",
		wait: "pad.wait", usual: "pad.usual", kept: func() *string { return &a.Prefs.Pads },
		of: func(i int) string { return words.Plain("pad.button." + strconv.Itoa(walk.PadOf(a.Prefs.Buttons(), i))) }}}
}

func (s *padScreen) Name() string { return "pad" }

// Padded takes the button that is waited for.
func (s *padScreen) Padded(button int) bool {
	n := s.take()
	if n == 0 {
		return false
	}
	pads, ok := walk.BindPad(s.a.Prefs.Buttons(), n-1, button)
	switch {
	case !ok:
		s.a.Say(words.Plain("pad.not"))
	case pads == walk.UsualPad:
		s.keep("")
	default:
		s.keep(pads)
	}
	return true
}

// Typed ends the wait: who presses a key has no pad at hand.
func (s *padScreen) Typed(key port.Key) bool { return s.take() != 0 && key.Code == port.Escape }
