package screens

import (
	"strings"
	"unicode"

	codes "royals/engine/code"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// codeScreen takes the code of a deal, typed or tapped letter by letter: first the game, then its letters.
type codeScreen struct {
	a       *Sitting
	text    string
	refused string // why it was not taken
	sc      kit.Scroll
}

// longestCode is how long a code may be that is typed. Whole games come by an address.
const longestCode = 60

const (
	codeOK    = kit.Press("code:ok")
	codeErase = kit.Press("code:erase")
)

// codeGame begins the code with a game's word. codeKey adds a letter.
type (
	codeGame struct{ word string }
	codeKey  struct{ letter string }
)

func (c codeGame) Name() string { return "code:game:" + strings.ToLower(c.word) }
func (c codeKey) Name() string  { return "code:" + c.letter }

func (s *codeScreen) Name() string          { return "code" }
func (s *codeScreen) Over() bool            { return true }
func (s *codeScreen) Scrolled() *kit.Scroll { return &s.sc }

// shown is what has been typed, or what is asked.
func (s *codeScreen) shown() string {
	if s.text == "" {
		return words.Plain("code.type")
	}
	return s.text
}

// begun reports whether the code begins with a game.
func (s *codeScreen) started() bool { return strings.Contains(s.text, "-") }

// keys are the buttons: the games, or the letters.
func (s *codeScreen) keys() (list []choice) {
	if s.started() {
		for _, c := range codes.Digits {
			list = append(list, choice{codeKey{string(c)}, string(c)})
		}
		return list
	}
	for _, g := range s.a.games {
		word := strings.ToUpper(g.Info().ID)
		list = append(list, choice{codeGame{word}, word})
	}
	return list
}

func (s *codeScreen) Build(k *kit.Kit) {
	w := min(560, k.In.W-2*kit.Space2)
	in := w - 2*kit.Space3
	list := s.keys()
	cols := max(6, min(11, int(in/46)))
	if !s.started() {
		cols = max(1, int(in/(140*k.Text)))
	}
	rows := (len(list) + cols - 1) / cols
	what := words.Plain("code.what")
	h := k.Line(kit.Lead) + k.Height(what, sprites.Sans, kit.Small, in) + float64(rows+3)*(kit.Tap+kit.Space1) + 3*kit.Space2
	if s.refused != "" {
		h += k.Height(s.refused, sprites.SansBold, kit.Body, in) + kit.Space2
	}
	r := k.Sheet(w, h+2*kit.Space3, false).Inset(kit.Space3)
	y := s.sc.Begin(k, r)
	k.Label(words.Plain("code.title"), geom.Rect{X: r.X, Y: y, W: r.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0.5, kit.Figure)
	y += k.Line(kit.Lead)
	y += k.Para(what, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0.5, kit.Text) + kit.Space2
	field := geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}
	k.List.Fill(field, kit.Radius, kit.Paper)
	face, ink := sprites.SansBold, kit.Ink
	if s.text == "" {
		face, ink = sprites.Sans, kit.Ink.Fade(0.7)
	}
	k.Label(s.shown(), field.Inset(kit.Space2), face, kit.Body, 0, ink)
	y += kit.Tap + kit.Space2
	if s.refused != "" {
		y += k.Para(s.refused, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, kit.Body, 0, kit.Danger) + kit.Space2
	}
	cell := r.W / float64(cols)
	for i, c := range list {
		at := geom.Rect{X: r.X + float64(i%cols)*cell, Y: y + float64(i/cols)*(kit.Tap+kit.Space1), W: cell - kit.Space1, H: kit.Tap}
		k.Button(c.deed, c.text, at, kit.Plain, true)
	}
	y += float64(rows) * (kit.Tap + kit.Space1)
	half := (r.W - kit.Space2) / 2
	k.Button(codeErase, words.Plain("code.erase"), geom.Rect{X: r.X, Y: y, W: half, H: kit.Tap}, kit.Plain, s.text != "")
	k.Button(codeOK, words.Plain("code.open"), geom.Rect{X: r.X + half + kit.Space2, Y: y, W: half, H: kit.Tap}, kit.Primary, s.started())
	y += kit.Tap + kit.Space1
	k.Button(kit.Back, words.Plain("menu.back"), geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Plain, true)
	s.sc.End(k, y+kit.Tap)
}

// add takes a letter. Dashes are set by themselves.
func (s *codeScreen) add(letter string) {
	if len(s.text) >= longestCode {
		return
	}
	s.refused = ""
	if at := strings.IndexByte(s.text, '-'); at >= 0 {
		if n := len(strings.ReplaceAll(s.text[at:], "-", "")); n > 0 && n%5 == 0 {
			s.text += "-"
		}
	}
	s.text += letter
	for _, g := range s.a.games {
		if word := strings.ToUpper(g.Info().ID); s.text == word {
			s.text += "-"
		}
	}
}

// erase takes the last letter back, or the game.
func (s *codeScreen) erase() {
	s.refused = ""
	if s.text = strings.TrimSuffix(s.text, "-"); s.text == "" {
		return
	}
	if !strings.Contains(s.text, "-") {
		s.text = ""
		return
	}
	s.text = s.text[:len(s.text)-1]
	if at := strings.LastIndexByte(s.text, '-'); at == len(s.text)-1 && at != strings.IndexByte(s.text, '-') {
		s.text = s.text[:at]
	}
}

func (s *codeScreen) Typed(key port.Key) bool {
	switch c := unicode.ToUpper(key.Rune); {
	case key.Code == port.Backspace:
		s.erase()
	case key.Code == port.Enter && s.started():
		s.Act(codeOK)
	case key.Code == port.Letter && c < unicode.MaxASCII && (unicode.IsLetter(c) || unicode.IsDigit(c)):
		s.add(string(c))
	case key.Code == port.Letter && c == '-' && s.text != "": // they are set by themselves
	default:
		return false
	}
	s.a.Change()
	return true
}

func (s *codeScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case codeGame:
		s.text, s.refused = d.word+"-", ""
	case codeKey:
		s.add(d.letter)
	case kit.Press:
		switch d {
		case codeErase:
			s.erase()
		case codeOK:
			c, err := readCode(s.a, s.text)
			if err != nil {
				s.refused = refusal(err)
				break
			}
			s.a.Pop()
			c.open(s.a)
		default:
			return shuts(s.a.App, d)
		}
	default:
		return shuts(s.a.App, d)
	}
	s.a.Change()
	return true
}

func (s *codeScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("code.title"), words.Plain("code.what")
	if s.text != "" {
		d.Prompt = s.text
	}
	if s.refused != "" {
		d.Prompt += " " + s.refused
	}
	for _, c := range s.keys() {
		d.Act(c.deed, c.text)
	}
	d.Item(codeErase, port.Item{Text: words.Plain("code.erase"), Disabled: s.text == ""})
	d.Item(codeOK, port.Item{Text: words.Plain("code.open"), Disabled: !s.started()})
	d.Act(kit.Back, words.Plain("menu.back"))
}
