package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// setupScreen asks who plays and by which house rules.
type setupScreen struct {
	a    *App
	g    engine.Game
	info *engine.Info
	set  setup
	best bool // a match over several games may be agreed on
	sc   scroll
}

func newSetupScreen(a *App, g engine.Game) *setupScreen {
	s := &setupScreen{a: a, g: g, info: g.Info(), set: newSetup(g.Info()), best: board.For(g.Info()).Best}
	if data, err := a.Store.Load("setup-" + s.info.ID); err == nil {
		s.set.read(s.info, data)
	}
	return s
}

func (s *setupScreen) name() string      { return "setup" }
func (s *setupScreen) scrolled() *scroll { return &s.sc }

// header draws the bar of a screen with a way back.
func header(k *kit, title string) (rest geom.Rect) {
	bar, rest := k.in.CutTop(max(52, k.line(lead)+space4))
	k.l.Fill(geom.Rect{X: k.size.X, Y: k.size.Y, W: k.size.W, H: bar.Y + bar.H - k.size.Y}, 0, rail)
	k.iconButton("back", sprites.IconArrowLeft, geom.Rect{X: bar.X + 2, Y: bar.Y + 2, W: 48, H: 48}, true)
	k.label(title, geom.Rect{X: bar.X + 56, Y: bar.Y, W: bar.W - 112, H: bar.H}, sprites.Title, lead, 0.5, words1)
	return rest
}

// column narrows a rectangle to a readable width.
func column(r geom.Rect, w float64) geom.Rect {
	r = geom.Rect{X: r.X + space3, Y: r.Y, W: r.W - 2*space3, H: r.H}
	if r.W > w {
		r.X += (r.W - w) / 2
		r.W = w
	}
	return r
}

func (s *setupScreen) build(k *kit) {
	rest := column(header(k, s.info.Title), 640)
	foot, rest := rest.CutBottom(tap + 2*space2)
	y := s.sc.begin(k, rest)
	y += space2
	y += s.about(k, geom.Rect{X: rest.X, Y: y, W: rest.W}) + space3
	if s.info.MinSeats < s.info.MaxSeats {
		row := geom.Rect{X: rest.X, Y: y, W: rest.W, H: tap}
		k.label(words.T("setup.seats", words.Args{N: s.set.Seats}), row, sprites.SansBold, body, 0, words1)
		k.button("seats:less", "−", geom.Rect{X: row.X + row.W - 112, Y: y, W: 52, H: tap}, plain, s.set.Seats > s.info.MinSeats)
		k.button("seats:more", "+", geom.Rect{X: row.X + row.W - 52, Y: y, W: 52, H: tap}, plain, s.set.Seats < s.info.MaxSeats)
		y += tap + space2
	}
	for i := range s.set.Seats {
		p := s.set.Players[i]
		row := geom.Rect{X: rest.X, Y: y, W: rest.W, H: tap}
		k.l.Picture(sprites.Emblem(i), geom.Rect{X: row.X, Y: y + 8, W: 32, H: 32}, white)
		half := (row.W - 40 - space2) / 2
		n := strconv.Itoa(i + 1)
		k.button("seat:"+n+":name", p.Name, geom.Rect{X: row.X + 40, Y: y, W: half, H: tap}, plain, true)
		k.button("seat:"+n+":kind", kindText(p), geom.Rect{X: row.X + 40 + half + space2, Y: y, W: half, H: tap}, plain, true)
		y += tap + space2
	}
	y += s.matchRows(k, geom.Rect{X: rest.X, Y: y, W: rest.W})
	if len(s.info.Options) > 0 {
		y += space2
		k.label(words.Plain("setup.options"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: k.line(lead)}, sprites.Title, lead, 0, words1)
		y += k.line(lead) + space1
	}
	for _, o := range s.info.Options {
		y += s.option(k, &o, geom.Rect{X: rest.X, Y: y, W: rest.W}) + space2
	}
	s.sc.end(k, y)
	if k.in.W >= 900 && y+space6 < foot.Y { // on a large table the button stands with what it is about
		foot.Y = y + space6
	}
	k.button("play", words.Plain("setup.play"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, primary, true)
}

// about says whose game it is and what it is about, beside its plate where there is room; it returns the height.
func (s *setupScreen) about(k *kit, r geom.Rect) float64 {
	goal := words.Plain(s.info.ID + ".goal")
	if r.W < 560 {
		h := k.para(s.info.Credit, r, sprites.Sans, body, 0.5, gold)
		return h + k.para(goal, geom.Rect{X: r.X, Y: r.Y + h, W: r.W}, sprites.Sans, body, 0.5, words1)
	}
	pic := geom.Rect{X: r.X, Y: r.Y, W: r.W * 0.4, H: r.W * 0.2}
	text := geom.Rect{X: pic.X + pic.W + space4, W: r.W - pic.W - space4}
	credit, about := k.height(s.info.Credit, sprites.Sans, body, text.W), k.height(goal, sprites.Sans, body, text.W)
	h := max(pic.H, credit+about)
	pic.Y = r.Y + (h-pic.H)/2
	k.l.Picture(sprites.Plate(s.info.ID), pic, white)
	text.Y = r.Y + (h-credit-about)/2
	k.para(s.info.Credit, text, sprites.Sans, body, 0, gold)
	text.Y += credit
	k.para(goal, text, sprites.Sans, body, 0, words1)
	return h
}

func (s *setupScreen) option(k *kit, o *engine.Option, r geom.Rect) float64 {
	key := s.info.ID + ".option." + o.Key
	bw := min(r.W*0.46, 220)
	tw := r.W - bw - space2
	label := words.Plain(key)
	lh := k.height(label, sprites.SansBold, body, tw)
	hh := k.height(words.Plain(key+".help"), sprites.Sans, small, tw)
	h := max(tap, lh+hh)
	k.para(label, geom.Rect{X: r.X, Y: r.Y, W: tw}, sprites.SansBold, body, 0, words1)
	k.para(words.Plain(key+".help"), geom.Rect{X: r.X, Y: r.Y + lh, W: tw}, sprites.Sans, small, 0, words2)
	k.button("option:"+o.Key, s.valueText(o), geom.Rect{X: r.X + r.W - bw, Y: r.Y, W: bw, H: tap}, plain, true)
	return h
}

func (s *setupScreen) config() engine.Config {
	return engine.Config{Seats: s.set.Seats, Options: s.set.Options}
}

func (s *setupScreen) valueText(o *engine.Option) string {
	v := s.info.Value(s.config(), o.Key)
	if key := s.info.ID + ".option." + o.Key + "." + v; words.Has(key) {
		return words.Plain(key)
	}
	return v
}

// kindText says who sits in a seat: a person, or an opponent of a level.
func kindText(p table.Player) string {
	if p.Person() {
		return words.Plain("kind.person")
	}
	return words.Plain("kind." + p.Bot)
}

// nextKind goes round: person, then the levels from the weakest up.
func nextKind(kind string) string {
	for i, l := range bot.Levels {
		if kind == "" || l == kind && i+1 == len(bot.Levels) {
			break
		}
		if l == kind {
			return bot.Levels[i+1]
		}
	}
	if kind == "" {
		return bot.Levels[0]
	}
	return ""
}

func (s *setupScreen) act(name string) bool {
	switch {
	case name == "back":
		s.keep()
		s.a.pop()
	case name == "play":
		s.keep()
		start := func() { s.a.begin(s.g, s.config(), s.set.Players[:s.set.Seats], s.set.Match) }
		if t := s.a.tab; t != nil && !t.t.Ended() {
			s.a.push(&confirmScreen{a: s.a, text: words.T("setup.replaces", words.Args{A: t.info.Title}), label: words.Plain("setup.play"), yes: start})
			return true
		}
		start()
	case name == "seats:less" && s.set.Seats > s.info.MinSeats:
		s.set.Seats--
		s.fitOptions()
	case name == "seats:more" && s.set.Seats < s.info.MaxSeats:
		s.set.Seats++
	case strings.HasPrefix(name, "match:"):
		return s.matchAct(name)
	case strings.HasPrefix(name, "option:"):
		return s.turn(name[len("option:"):])
	default:
		return s.seatAct(name)
	}
	return true
}

func (s *setupScreen) seatAct(name string) bool {
	rest, ok := strings.CutPrefix(name, "seat:")
	n, what, _ := strings.Cut(rest, ":")
	i, err := strconv.Atoi(n)
	if !ok || err != nil || i < 1 || i > s.set.Seats {
		return false
	}
	p := &s.set.Players[i-1]
	switch what {
	case "kind":
		p.Bot = nextKind(p.Bot)
	case "name":
		s.a.push(&nameScreen{a: s.a, text: p.Name, done: func(text string) { p.Name = text; s.keep() }})
	default:
		return false
	}
	return true
}

// fitOptions drops a setting that no longer fits the number of seats.
func (s *setupScreen) fitOptions() {
	if s.info.Check(s.config()) != nil {
		s.set.Options = nil
	}
}

// turn sets an option to its next value.
func (s *setupScreen) turn(key string) bool {
	for _, o := range s.info.Options {
		if o.Key != key || len(o.Values) == 0 {
			continue
		}
		at := s.info.Index(s.config(), key)
		v := o.Values[(at+1)%len(o.Values)]
		list := []engine.Setting{}
		for _, x := range s.set.Options {
			if x.Key != key {
				list = append(list, x)
			}
		}
		if v != o.Default {
			list = append(list, engine.Setting{Key: key, Value: v})
		}
		s.set.Options = list
		return true
	}
	return false
}

func (s *setupScreen) keep() {
	if err := s.a.Store.Save("setup-"+s.info.ID, s.set.write()); err != nil {
		s.a.warn(words.Plain("app.no-storage"))
	}
}

func (s *setupScreen) doc(d *ui.Doc) {
	d.Title = s.info.Title
	d.Prompt = words.Plain("setup.prompt")
	add := func(name, text string, off bool) {
		d.Acts = append(d.Acts, ui.Item{Name: name, Text: text, Disabled: off})
	}
	add("play", words.Plain("setup.play"), false)
	add("back", words.Plain("menu.back"), false)
	if s.info.MinSeats < s.info.MaxSeats {
		add("seats:less", words.T("setup.fewer", words.Args{N: s.set.Seats}), s.set.Seats == s.info.MinSeats)
		add("seats:more", words.T("setup.more", words.Args{N: s.set.Seats}), s.set.Seats == s.info.MaxSeats)
	}
	for i, p := range s.set.Players[:s.set.Seats] {
		n := strconv.Itoa(i + 1)
		add("seat:"+n+":name", words.T("setup.name", words.Args{N: i + 1, A: p.Name}), false)
		add("seat:"+n+":kind", words.T("setup.kind", words.Args{N: i + 1, A: p.Name, B: kindText(p)}), false)
	}
	for _, c := range s.matchList() {
		add(c.name, c.text, false)
	}
	for _, o := range s.info.Options {
		add("option:"+o.Key, words.Plain(s.info.ID+".option."+o.Key)+": "+s.valueText(&o), false)
	}
}

// nameScreen takes a name: typed, or chosen from a list where there is no keyboard.
type nameScreen struct {
	a    *App
	text string
	done func(string)
}

var moreNames = []string{"Ada", "Bea", "Cosmo", "Dora", "Edgar", "Flora", "Gus", "Hana", "Ivo", "Juno", "Kit", "Lena"}

func (s *nameScreen) name() string { return "name" }
func (s *nameScreen) over() bool   { return true }

func (s *nameScreen) build(k *kit) {
	rows := float64((len(moreNames) + 2) / 3)
	r := k.sheetBox(420, 3*tap+rows*(tap+space1)+space6, false).Inset(space3)
	field := geom.Rect{X: r.X, Y: r.Y, W: r.W, H: tap}
	k.l.Fill(field, radius, paper)
	k.label(s.text+"|", field.Inset(space2), sprites.SansBold, body, 0, ink)
	y := r.Y + tap + space2
	w := (r.W - 2*space1) / 3
	for i, n := range moreNames {
		k.button("name:"+n, n, geom.Rect{X: r.X + float64(i%3)*(w+space1), Y: y, W: w, H: tap}, plain, true)
		if i%3 == 2 {
			y += tap + space1
		}
	}
	k.button("name:ok", words.Plain("menu.ok"), geom.Rect{X: r.X, Y: y + space1, W: r.W, H: tap}, primary, s.text != "")
}

func (s *nameScreen) typed(key ui.Key) bool {
	switch key.Code {
	case ui.Letter, ui.Space:
		r := key.Rune
		if key.Code == ui.Space {
			r = ' '
		}
		if r >= 'a' && r <= 'z' && (key.Shift || s.text == "") {
			r -= 'a' - 'A'
		}
		if r >= ' ' && len([]rune(s.text)) < 12 {
			s.text += string(r)
		}
	case ui.Backspace:
		if rs := []rune(s.text); len(rs) > 0 {
			s.text = string(rs[:len(rs)-1])
		}
	case ui.Enter:
		s.act("name:ok")
	default:
		return false
	}
	return true
}

func (s *nameScreen) act(name string) bool {
	switch n, ok := strings.CutPrefix(name, "name:"); {
	case name == "name:ok":
		if t := strings.TrimSpace(s.text); t != "" {
			s.done(t)
		}
		s.a.pop()
	case ok:
		s.text = n
	case name == "back":
		s.a.pop()
	default:
		return false
	}
	return true
}

func (s *nameScreen) doc(d *ui.Doc) {
	d.Title, d.Prompt = words.Plain("setup.name-title"), s.text
	for _, n := range moreNames {
		d.Acts = append(d.Acts, ui.Item{Name: "name:" + n, Text: n, Pressed: n == s.text})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "name:ok", Text: words.Plain("menu.ok")})
}
