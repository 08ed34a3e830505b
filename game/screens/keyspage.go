package screens

import (
	"strconv"
	"strings"
	"unicode"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/walk"
	"royals/game/words"
	"royals/sprites"
)

// keysScreen lets the player choose the keys that type a sign: a press on one of them waits for the next key.
type keysScreen struct {
	a     *Sitting
	sc    kit.Scroll
	waits rebind // what waits for its key, 0 for nothing
}

// rebind is a command to be given another key, counted from 1 in the order of walk.Usual.
type rebind int

// Name returns "key:1".
func (b rebind) Name() string { return "key:" + strconv.Itoa(int(b)) }

const usualKeys = kit.Press("key:usual")

// rebinds are the words for the commands.
var rebinds = [...]string{"rebind.next", "rebind.previous", "rebind.look", "rebind.advice", "rebind.undo", "rebind.keys",
	"ask.question", "ask.turn", "ask.table", "ask.scores", "ask.hand", "ask.can", "ask.older", "ask.newer"}

// signs are the keys as they are, also while they are switched off.
func (s *keysScreen) signs() []rune {
	if s.a.Prefs.Keys == "" {
		return []rune(walk.Usual)
	}
	return []rune(s.a.Prefs.Keys)
}

func (s *keysScreen) value(b rebind) string {
	if b == s.waits {
		return words.Plain("rebind.press")
	}
	return strings.ToUpper(string(s.signs()[b-1]))
}

func (s *keysScreen) Name() string          { return "keys" }
func (s *keysScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *keysScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("settings.rebind")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(words.Plain("rebind.help"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	for i, key := range rebinds {
		b := rebind(i + 1)
		y += turner(k, b, words.Plain(key), "", s.value(b), geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space2
	}
	k.Button(usualKeys, words.Plain("rebind.usual"), geom.Rect{X: rest.X, Y: y, W: min(rest.W, 320), H: kit.Tap}, kit.Plain, s.a.Prefs.Keys != "")
	s.sc.End(k, y+kit.Tap+kit.Space3)
}

func (s *keysScreen) Act(d kit.Deed) bool {
	b, ok := d.(rebind)
	switch {
	case ok:
		s.waits = b
	case d == usualKeys:
		s.waits, s.a.Prefs.Keys = 0, ""
		s.a.SavePrefs()
	default:
		return closes(s.a.App, d)
	}
	s.a.Change()
	return true
}

// Typed takes the key that is waited for. Every other key than one that types a sign ends the wait.
func (s *keysScreen) Typed(key port.Key) bool {
	b := s.waits
	if b == 0 {
		return false
	}
	s.waits = 0
	s.a.Change()
	if key.Code != port.Letter {
		return key.Code == port.Escape
	}
	signs, ok := walk.Bind(string(s.signs()), int(b)-1, unicode.ToLower(key.Rune))
	if !ok {
		s.a.Say(words.Plain("rebind.not"))
		return true
	}
	s.a.Prefs.Keys = signs
	s.a.SavePrefs()
	return true
}

func (s *keysScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("settings.rebind"), words.Plain("rebind.help")
	if s.waits != 0 {
		d.Prompt = words.T("rebind.asks", words.Args{A: words.Plain(rebinds[s.waits-1])})
	}
	for i, key := range rebinds {
		b := rebind(i + 1)
		d.Act(b, words.Plain(key)+": "+s.value(b))
	}
	if s.a.Prefs.Keys != "" {
		d.Act(usualKeys, words.Plain("rebind.usual"))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
