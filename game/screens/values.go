package screens

import (
	"slices"
	"strconv"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// values is one thing that can be settled, and all that it may be.
type values struct {
	of   kit.Deed // the row it stands in
	name string
	help string
	list []string
	at   int // which of them counts, -1 for none
	set  func(at int)
	look func(k *kit.Kit, at int, r geom.Rect) // draws a small picture of a value, nil for none
}

// value makes one of several values count.
type value struct {
	of kit.Deed
	n  int
}

// Name returns "settings:speed:2".
func (v value) Name() string { return v.of.Name() + ":" + strconv.Itoa(v.n) }

// text is the value that counts.
func (v *values) text() string {
	if v.at < 0 {
		return ""
	}
	return v.list[v.at]
}

// rowText says what counts: "Speed: normal".
func rowText(v *values) string { return v.name + ": " + v.text() }

// many reports whether there are more than two, which are shown to choose from.
func (v *values) many() bool { return len(v.list) > 2 }

// turn makes the other of two values count, or shows all of more.
func (v *values) turn(a *shell.App) {
	if v.many() {
		a.Push(&valuesScreen{a: a, values: v})
		return
	}
	v.set((v.at + 1) % len(v.list))
	a.Change()
}

// dial is a row of a page of settings: one of several values counts, or something is done.
type dial struct {
	key    string
	values *values // nil where something is done
	says   string  // what the button says that does something
	do     func()
	on     int // which of two values means that it is switched on, from 1; 0 where neither does
}

// Name returns "settings:speed".
func (d dial) Name() string { return "settings:" + d.key }

// rowOf makes a row of values.
func rowOf(key string, v *values) dial {
	v.of, v.name = dial{key: key}, words.Plain("settings."+key)
	if help := "settings." + key + ".help"; words.Has(help) {
		v.help = words.Plain(help)
	}
	return dial{key: key, values: v}
}

// pref makes a row of values that are kept among what the player has settled.
func pref(a *Sitting, key string, v *values) dial {
	set := v.set
	v.set = func(at int) { set(at); a.SavePrefs() }
	return rowOf(key, v)
}

// namedPref makes a row of a setting whose n values have names.
func namedPref(a *Sitting, key string, at *int, n int) dial {
	return pref(a, key, &values{list: family("settings."+key, n), at: *at, set: func(n int) { *at = n }})
}

// speedOf is the row of how fast the game moves.
func speedOf(a *Sitting) dial { return namedPref(a, "speed", &a.Prefs.Speed, len(shell.Speeds)) }

// text is what the button says.
func (d dial) text() string {
	if d.values == nil {
		return d.says
	}
	return d.values.text()
}

// row draws the row and returns the height.
func (d dial) row(k *kit.Kit, help string, r geom.Rect) float64 {
	return turner(k, d, words.Plain("settings."+d.key), help, d.text(), d.values != nil && d.values.many(), r)
}

// tell adds the row to a document.
func (d dial) tell(doc *kit.Doc) { doc.Act(d, words.Plain("settings."+d.key)+": "+d.text()) }

// turns carries out a press on a row, and reports whether it was one.
func turns(a *shell.App, d kit.Deed) bool {
	x, ok := d.(dial)
	switch {
	case !ok:
		return false
	case x.values != nil:
		x.values.turn(a)
	default:
		x.do()
		a.Change()
	}
	return true
}

// family lists the sentences of a family of keys, from 0.
func family(keys string, n int) (list []string) {
	for i := range n {
		list = append(list, words.Plain(keys+"."+strconv.Itoa(i)))
	}
	return list
}

// among are the values of a field that may be one of a list.
func among(at *int, list []int, say func(int) string) *values {
	v := &values{at: slices.Index(list, *at), set: func(n int) { *at = list[n] }}
	for _, x := range list {
		v.list = append(v.list, say(x))
	}
	return v
}

// sized says how large or loud.
func sized(n int) string { return strconv.Itoa(n) + " %" }

// valuesScreen is the sheet that shows all values of a row, with a tick at the one that counts.
type valuesScreen struct {
	a *shell.App
	*values
	sc    kit.Scroll
	shown bool
}

func (s *valuesScreen) Name() string          { return "values" }
func (s *valuesScreen) Over() bool            { return true }
func (s *valuesScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *valuesScreen) Build(k *kit.Kit) {
	mark, least := 32.0, kit.Tap
	if s.look != nil {
		mark, least = mark+swatchWide+kit.Space3, swatchHigh+kit.Space2
	}
	w := min(400, k.In.W-2*kit.Space2) - 2*kit.Space3
	row := func(text string) float64 {
		return max(least, k.Height(text, sprites.SansBold, kit.Body, w-mark-2*kit.Space2)+kit.Space2)
	}
	head, h := k.Height(s.name, sprites.Title, kit.Lead, w)+kit.Space2, kit.Tap+kit.Space2+2*kit.Space3
	for _, text := range s.list {
		h += row(text)
	}
	r := k.Sheet(w+2*kit.Space3, head+h+1, k.In.W < 500).Inset(kit.Space3)
	top, r := r.CutTop(head)
	k.Para(s.name, top, sprites.Title, kit.Lead, 0, kit.Figure)
	foot, r := r.CutBottom(kit.Tap + kit.Space2)
	k.Button(kit.Back, words.Plain("menu.cancel"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Plain, true)
	y, over := s.sc.Begin(k, r), 0.0
	for i, text := range s.list {
		box := geom.Rect{X: r.X, Y: y, W: r.W, H: row(text)}
		choosable(k, value{s.of, i}, box, i == s.at)
		if i == s.at {
			k.Icon(sprites.IconCheck, geom.Rect{X: box.X + kit.Space2, Y: box.Y + (box.H-20)/2, W: 20, H: 20}, kit.Bright)
			over = box.Y + box.H - r.Y - r.H
		}
		if s.look != nil {
			s.look(k, i, geom.Rect{X: box.X + 32 + kit.Space2, Y: box.Y + (box.H-swatchHigh)/2, W: swatchWide, H: swatchHigh})
		}
		th := k.Height(text, sprites.SansBold, kit.Body, w-mark-2*kit.Space2)
		k.Para(text, geom.Rect{X: box.X + kit.Space2 + mark, Y: box.Y + (box.H-th)/2, W: w - mark - 2*kit.Space2}, sprites.SansBold, kit.Body, 0, kit.Text)
		y += box.H
	}
	s.sc.End(k, y)
	if !s.shown { // the one that counts is in sight
		s.shown = true
		s.sc.Again = over > 0 && s.sc.By(over) || s.sc.Again
	}
}

func (s *valuesScreen) Act(d kit.Deed) bool {
	if v, ok := d.(value); ok {
		s.a.Pop()
		s.set(v.n)
		s.a.Change()
		return true
	}
	return shuts(s.a, d)
}

// Aim stands the focus on the value that counts: a press there changes nothing.
func (s *valuesScreen) Aim(*kit.Doc) (about, stop string) {
	return "", value{s.of, s.at}.Name()
}

func (s *valuesScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = s.name, s.help
	for i, text := range s.list {
		d.Item(value{s.of, i}, port.Item{Text: text, Pressed: i == s.at})
	}
	d.Act(kit.Back, words.Plain("menu.cancel"))
}
