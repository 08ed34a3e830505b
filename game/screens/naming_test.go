package screens

import (
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/sprites"
)

// ten are names in ten scripts, and what else people call themselves.
var ten = []string{"Łukasz", "Жан", "Ελένη", "李小龍", "はなこ", "김민수", "مريم", "שלום", "कुमार", "สมชาย", "Zoe\u0308", "👩‍👩‍👧"}

// some letters: all but Thai.
type someLetters struct{}

func (someLetters) Width(_ sprites.Face, text string) (float64, bool) {
	return float64(len(text)) / 4, !strings.ContainsAny(text, "สมชาย")
}

func (someLetters) Draw(_ sprites.Face, text string, px float64) (*image.RGBA, sprites.Bearing) {
	return image.NewRGBA(image.Rect(0, 0, int(px)*len(text)/4, int(px))), sprites.Bearing{Y: -px}
}

func typeIn(r *rig, s string) {
	for _, c := range s {
		code := port.Letter
		if c == ' ' {
			code = port.Space
		}
		r.key(port.Key{Code: code, Rune: c})
	}
}

// TestTypedNames: each name is taken letter by letter, or a sentence says why not and what is there stays.
func TestTypedNames(t *testing.T) {
	sprites.SetOthers(someLetters{})
	defer sprites.SetOthers(nil)
	r := newRig(t, phone, false, store.NewMemory(), 1)
	r.app.Activate("game:royalty")
	r.step(0)
	for _, name := range ten {
		r.app.Activate("seat:1:name")
		s := r.app.Top().(*nameScreen)
		s.text = ""
		typeIn(r, name)
		r.step(0)
		if name == "สมชาย" {
			if s.text != "" || !strings.Contains(r.app.Doc().Prompt, "(U+0E22) cannot be shown here") {
				t.Errorf("%s: %q is taken, and told %q", name, s.text, r.app.Doc().Prompt)
			}
			r.app.Activate("back")
			continue
		}
		if s.text != name || s.refused != "" {
			t.Errorf("%s: %q is taken, and told %q", name, s.text, s.refused)
		}
		r.key(port.Key{Code: port.Enter})
		if set := r.app.Top().(*setupScreen); set.set.Players[0].Name != name {
			t.Errorf("%s: seat 1 is called %q", name, set.set.Players[0].Name)
		}
		if text := docText(r.app.Doc()); !strings.Contains(text, names.Isolated(name)) {
			t.Errorf("%s stands in the document not isolated: %s", name, text)
		}
	}
	r.app.Activate("seat:1:name")
	s := r.app.Top().(*nameScreen)
	s.text = ""
	typeIn(r, strings.Repeat("e\u0301", names.Most)+"e")
	if s.text != "E\u0301"+strings.Repeat("e\u0301", names.Most-1) || !strings.Contains(s.refused, "24") {
		t.Errorf("%q is taken, and told %q", s.text, s.refused)
	}
	r.key(port.Key{Code: port.Backspace})
	if s.text != "E\u0301"+strings.Repeat("e\u0301", names.Most-2) || s.refused != "" {
		t.Errorf("after Backspace there is %q, and told %q", s.text, s.refused)
	}
	typeIn(r, "\u202e")
	if strings.Contains(s.text, "\u202e") || s.refused == "" {
		t.Errorf("%q is taken, and told %q", s.text, s.refused)
	}
}

// TestNameCanBeLeft: the sheet of a name ends below its buttons, and one of them leaves the name as it was.
func TestNameCanBeLeft(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 1)
	nameDial(r.app.Sitting).do()
	r.step(0)
	r.tap("name:Juno")
	r.step(0)
	done, ok := r.find("name:ok")
	leave, ok2 := r.find("back")
	edge := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool {
		return o.Kind == paint.Frame && o.Rect.Contains(done) && o.Rect.Contains(leave) && o.Rect.H > 200
	})
	if !ok || !ok2 || edge < 0 || leave.Y != done.Y {
		t.Fatalf("done at %v, and leave at %v", done, leave)
	}
	if air := r.list.Ops[edge].Rect.Y + r.list.Ops[edge].Rect.H - done.Y - done.H; air > kit.Space3+1 {
		t.Errorf("%.0f are empty below the buttons", air)
	}
	r.tap("back")
	if r.app.Prefs.Name != "" || r.app.Status().Scene == "name" {
		t.Errorf("the player is called %q on %s", r.app.Prefs.Name, r.app.Status().Scene)
	}
}

func docText(d *port.Doc) string {
	all := d.Title + "\n" + d.Prompt
	for _, i := range d.Acts {
		all += "\n" + i.Text
	}
	for _, s := range d.Table {
		all += "\n" + s.Heading + "\n" + strings.Join(s.Lines, "\n")
	}
	return all + "\n" + strings.Join(d.Log, "\n")
}

// TestNamesOfTenScripts: at the table each name is drawn, isolated, and so it stands in the document and in the log. In
// what is kept it is bare, and there again after a new start. A name that came in some other way is cleaned.
func TestNamesOfTenScripts(t *testing.T) {
	for _, name := range ten {
		keep := store.NewMemory()
		r := newRig(t, desktop, false, keep, 3)
		r.app.Activate("game:royalty")
		r.step(0)
		set := r.app.Top().(*setupScreen)
		set.set.Players[1].Name = name + "\u202e"
		r.deal(2)
		r.playUntil(&player{rnd: rand.New(rand.NewPCG(3, 1)), limit: 90}, func() bool { return r.app.table.Moves() > 8 })
		r.settle()
		drawn := false
		for _, o := range r.list.Ops {
			drawn = drawn || o.Kind == paint.Text && strings.Contains(o.Text, name)
		}
		if !drawn {
			t.Errorf("%s is not drawn", name)
		}
		d := r.app.Doc()
		if text := docText(d); !strings.Contains(text, "\u2068"+name) || strings.Count(text, name) > strings.Count(text, "\u2068"+name) {
			t.Errorf("%s stands in the document not isolated: %s", name, text)
		}
		if log := strings.Join(d.Log, "\n"); !strings.Contains(log, "\u2068"+name) {
			t.Errorf("%s is not in the log: %s", name, log)
		}
		if data, err := keep.Load(atTable(keep)); err != nil || !strings.Contains(string(data), " "+name+"\n") || strings.ContainsAny(string(data), "\u2068\u202e") {
			t.Errorf("%s: kept as %v %s", name, err, data)
		}
		again := newRig(t, desktop, false, keep, 3)
		again.app.Activate("continue")
		again.step(0)
		if got := again.app.table.Players[engine.Seat(1)].Name; got != name {
			t.Errorf("%s comes back as %q", name, got)
		}
	}
}
