package screens

import (
	"strconv"
	"strings"
	"unicode"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
	"royals/sprites/cluster"
)

// nameScreen asks for a name, to be typed or chosen from a list.
type nameScreen struct {
	a       *shell.App
	text    string
	refused string              // why the last letter was not taken
	refuse  func(string) string // why a name cannot be taken, "" where it can; nil where any can
	done    func(string)
}

// moreNames are the names that are offered: of none of the opponents, nor of who plays in the lessons.
var moreNames = []string{"Ada", "Gus", "Hana", "Ivo", "Juno", "Kit", "Lena", "Milo", "Nora", "Otto", "Pia", "Rosa"}

const nameOK = kit.Press("name:ok")

// takeName chooses a name of the list.
type takeName struct{ text string }

func (n takeName) Name() string { return "name:" + n.text }

func (s *nameScreen) Name() string { return "name" }
func (s *nameScreen) Over() bool   { return true }

func (s *nameScreen) Build(k *kit.Kit) {
	rows := float64((len(moreNames) + 2) / 3)
	refusal := 0.0
	if s.refused != "" {
		refusal = k.Height(s.refused, sprites.Sans, kit.Small, min(420, k.In.W-2*kit.Space2)-2*kit.Space3) + kit.Space2
	}
	r := k.Sheet(420, 2*kit.Tap+kit.Space2+rows*(kit.Tap+kit.Space1)+kit.Space1+2*kit.Space3+refusal, false).Inset(kit.Space3)
	field := geom.Rect{X: r.X, Y: r.Y, W: r.W, H: kit.Tap}
	k.List.Fill(field, kit.Radius, kit.Paper)
	if s.text == "" {
		k.Label(words.Plain("name.type"), field.Inset(kit.Space2), sprites.Sans, kit.Body, 0, kit.Ink.Fade(0.7))
	} else {
		k.Label(names.Isolated(s.text)+"|", field.Inset(kit.Space2), sprites.SansBold, kit.Body, 0, kit.Ink)
	}
	y := r.Y + kit.Tap + kit.Space2
	if s.refused != "" {
		y += k.Para(s.refused, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0, kit.Danger) + kit.Space2
	}
	w := (r.W - 2*kit.Space1) / 3
	for i, n := range moreNames {
		k.Button(takeName{n}, n, geom.Rect{X: r.X + float64(i%3)*(w+kit.Space1), Y: y, W: w, H: kit.Tap}, kit.Plain, true)
		if i%3 == 2 {
			y += kit.Tap + kit.Space1
		}
	}
	foot := geom.Rect{X: r.X, Y: y + kit.Space1, W: (r.W - kit.Space2) / 2, H: kit.Tap}
	k.Button(kit.Back, words.Plain("menu.cancel"), foot, kit.Plain, true)
	foot.X += foot.W + kit.Space2
	k.Button(nameOK, words.Plain("menu.ok"), foot, kit.Primary, names.Clean(s.text) != "")
}

func (s *nameScreen) Typed(key port.Key) bool {
	switch key.Code {
	case port.Letter, port.Space:
		r := key.Rune
		if key.Code == port.Space {
			r = ' '
		}
		if key.Shift || s.text == "" {
			r = unicode.ToTitle(r)
		}
		s.add(r)
	case port.Backspace:
		s.text, s.refused = s.text[:lastLetter(s.text)], ""
	case port.Enter:
		s.Act(nameOK)
	default:
		return false
	}
	return true
}

// add takes a character into the name, or says why not.
func (s *nameScreen) add(r rune) {
	s.refused = ""
	now := s.text + string(r)
	switch letter := now[lastLetter(now):]; {
	case r == ' ' && (s.text == "" || strings.HasSuffix(s.text, " ")):
	case cluster.Count(now) > names.Most:
		s.refused = words.T("name.long", words.Args{N: names.Most})
	case r != ' ' && r != joiner && r != nonJoiner && names.Clean(now) == names.Clean(s.text):
		s.refused = words.Plain("name.sign")
	case r != joiner && r != nonJoiner && sprites.Unshown(letter) != "":
		s.refused = words.T("name.cannot", words.Args{A: names.Isolated(letter), B: code(r)})
	default:
		s.text = now
	}
}

// The characters that join letters or part them. They are typed between letters and leave no ink.
const (
	joiner    = '\u200d'
	nonJoiner = '\u200c'
)

// code names a character where it cannot be shown: "U+674E".
func code(r rune) string {
	hex := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	return "U+" + strings.Repeat("0", max(0, 4-len(hex))) + hex
}

// lastLetter returns where the last letter of a text begins.
func lastLetter(s string) (at int) {
	for n := 0; n < len(s); n += cluster.Len(s[n:]) {
		at = n
	}
	return at
}

func (s *nameScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case takeName:
		s.text, s.refused = d.text, ""
		return true
	case kit.Press:
		t := names.Clean(s.text)
		if d == nameOK && t != "" && s.refuse != nil {
			if s.refused = s.refuse(t); s.refused != "" {
				return true
			}
		}
		if d == nameOK || d == kit.Back {
			s.a.Pop()
		}
		if d == nameOK && t != "" {
			s.done(t)
		}
		return d == nameOK || d == kit.Back
	}
	return false
}

func (s *nameScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("setup.name-title"), strings.TrimSpace(names.Isolated(s.text)+" "+s.refused)
	for _, n := range moreNames {
		d.Item(takeName{n}, port.Item{Text: n, Pressed: n == s.text})
	}
	d.Act(nameOK, words.Plain("menu.ok"))
	d.Act(kit.Back, words.Plain("menu.cancel"))
}
