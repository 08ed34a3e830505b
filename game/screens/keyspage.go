package screens

import (
	"strings"
	"unicode"

	"royals/game/port"
	"royals/game/walk"
	"royals/game/words"
)

// keysScreen lets the player choose the keys that type a sign, in the order of walk.Usual.
type keysScreen struct{ bindings }

// rebinds are the words for the commands.
var rebinds = [...]string{"rebind.next", "rebind.previous", "rebind.look", "rebind.advice", "rebind.undo", "rebind.keys",
	"ask.question", "ask.turn", "ask.table", "ask.scores", "ask.hand", "ask.can", "ask.older", "ask.newer"}

func newKeysScreen(a *Sitting) *keysScreen {
	return &keysScreen{bindings{a: a, commands: rebinds[:], key: "key", title: "settings.rebind", help: "rebind.help", asks: "rebind.asks",
		wait: "rebind.press", usual: "rebind.usual", kept: func() *string { return &a.Prefs.Keys },
		of: func(i int) string { return strings.ToUpper(string(signs(a)[i])) }}}
}

// signs are the keys as they are, also while they are switched off.
func signs(a *Sitting) []rune {
	if a.Prefs.Keys == "" {
		return []rune(walk.Usual)
	}
	return []rune(a.Prefs.Keys)
}

func (s *keysScreen) Name() string { return "keys" }

// Typed takes the key that is waited for. Every other key than one that types a sign ends the wait.
func (s *keysScreen) Typed(key port.Key) bool {
	n := s.take()
	if n == 0 {
		return false
	}
	if key.Code != port.Letter {
		return key.Code == port.Escape
	}
	own, ok := walk.Bind(string(signs(s.a)), n-1, unicode.ToLower(key.Rune))
	if !ok {
		s.a.Say(words.Plain("rebind.not"))
		return true
	}
	s.keep(own)
	return true
}
