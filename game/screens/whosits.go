package screens

import (
	"slices"

	"royals/engine/bot"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// whoScreen is the sheet that asks who sits at a seat, where there is no room for that beside the table.
type whoScreen struct {
	s  *setupScreen
	sc kit.Scroll
}

// sit gives the chosen seat to one of the cast, host to one of those who play here. grade gives its opponent a level.
type (
	sit   struct{ role table.Role }
	host  struct{ id string }
	grade struct{ level string }
)

const (
	sitGuest  = kit.Press("who:person")
	sitNew    = kit.Press("who:new")
	sitNobody = kit.Press("who:nobody")
)

func (w sit) Name() string   { return "who:" + w.role.Name }
func (h host) Name() string  { return "who:" + h.id }
func (g grade) Name() string { return "level:" + g.level }

// seatAt returns where one of the cast sits, -1 for nowhere.
func (s *setupScreen) seatAt(r table.Role) int {
	return slices.IndexFunc(s.set.Players[:s.set.Seats], func(p table.Player) bool { return !p.Person() && r.Bears(p.Name) })
}

// levelAt is the level at which one of the cast plays at this table: who sits keeps theirs, whatever seat they are moved to.
func levelAt(s *setupScreen, r table.Role) string {
	if at := s.seatAt(r); at >= 0 && slices.Contains(bot.Levels, s.set.Players[at].Bot) {
		return s.set.Players[at].Bot
	}
	return r.Bot
}

// temper says how a level plays.
func temper(level string) string {
	return words.Plain("level."+level) + " · " + words.Plain("temper."+level)
}

// chooser draws who can sit at the chosen seat, or only measures it, and returns the height.
func (s *setupScreen) chooser(k *kit.Kit, r geom.Rect, draw bool) float64 {
	y := r.Y
	if draw {
		k.Label(words.Plain("setup.who"), geom.Rect{X: r.X, Y: y, W: r.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Accent)
	}
	y += k.Line(kit.Lead) + kit.Space1
	for _, role := range roles(s.a) {
		y += s.role(k, role, geom.Rect{X: r.X, Y: y, W: r.W}, draw)
	}
	y += partedBy(k, r, y, draw)
	spare := s.set.Seats > s.info.MinSeats && s.seat > 0
	if people := s.somebody(); s.wide {
		if spare {
			people = append(people, body{deed: sitNobody, name: words.Plain("setup.nobody")})
		}
		high := 0.0
		for i, b := range people { // two beside each other
			half := (r.W - kit.Space2) / 2
			if i&1 == 0 {
				y, high = y+high, 0
			}
			high = max(high, drawBody(s, k, b, geom.Rect{X: r.X + float64(i&1)*(half+kit.Space2), Y: y, W: half}, draw))
		}
		y += high
	} else {
		for _, b := range people {
			y += drawBody(s, k, b, geom.Rect{X: r.X, Y: y, W: r.W}, draw)
		}
	}
	if level := s.set.Players[s.seat].Bot; slices.Contains(bot.Levels, level) {
		y += partedBy(k, r, y, draw)
		y += s.grades(k, level, geom.Rect{X: r.X, Y: y, W: r.W}, draw)
	}
	if spare && !s.wide {
		if draw {
			k.Button(sitNobody, words.Plain("setup.nobody"), geom.Rect{X: r.X, Y: y + kit.Space2, W: r.W, H: kit.Tap}, kit.Plain, true)
		}
		y += kit.Tap + kit.Space2
	}
	return y - r.Y
}

// partedBy draws the line between two groups of who can sit at a seat, or only measures it, and returns the height with the air around it.
func partedBy(k *kit.Kit, r geom.Rect, y float64, draw bool) float64 {
	if draw {
		k.List.Fill(geom.Rect{X: r.X, Y: y + kit.Space1, W: r.W, H: 1}, 0, kit.Edge)
	}
	return 2*kit.Space1 + 1
}

// mouseRow is the height of a row where a mouse points at it, and the groups want the air.
const mouseRow = 44

// leastRow is the least height of a row of who can sit at a seat.
func leastRow(s *setupScreen, k *kit.Kit) float64 {
	switch {
	case s.wide && !k.Touch:
		return mouseRow
	case s.wide:
		return kit.Tap
	}
	return kit.Tap + 4
}

// role draws one of the cast: the face, the name, how strong, and whether somebody sits elsewhere already.
func (s *setupScreen) role(k *kit.Kit, role table.Role, r geom.Rect, draw bool) float64 {
	at, level := s.seatAt(role), levelAt(s, role)
	text := geom.Rect{X: r.X + 56, Y: r.Y + 4, W: r.W - 62}
	first, second := k.Line(kit.Body), k.Height(temper(level), sprites.Sans, kit.Tiny, text.W)
	r.H = max(leastRow(s, k), first+second+6)
	if !draw {
		return r.H
	}
	choosable(k, sit{role}, r, at == s.seat)
	k.Face(role.Face, geom.Rect{X: r.X + 7, Y: r.Y + (r.H-40)/2, W: 40, H: 40}, kit.Edge)
	text.Y = r.Y + (r.H-first-second)/2
	k.Label(role.Name, geom.Rect{X: text.X, Y: text.Y, W: text.W - 70, H: first}, sprites.Title, kit.Body, 0, kit.Text)
	dots := geom.Point{X: text.X + text.W - 54, Y: text.Y + first/2}
	drawDots(k, slices.Index(bot.Levels, level), dots, 10)
	says := temper(level)
	if at >= 0 && at != s.seat {
		says = words.Plain("level."+level) + " · " + words.Plain("setup.seated")
	}
	k.Para(says, geom.Rect{X: text.X, Y: text.Y + first, W: text.W}, sprites.Sans, kit.Tiny, 0, kit.DimText)
	return r.H
}

// body is a row of a person: who is known here, a guest, or somebody new.
type body struct {
	deed       kit.Deed
	name, says string
	id         string // "" for nobody who is known
	here       bool   // they sit at the chosen seat
}

// somebody lists the persons who can sit at the chosen seat.
func (s *setupScreen) somebody() (out []body) {
	ids := seated(s.a, s.set.Players[:s.set.Seats])
	for _, id := range s.a.folk.IDs() {
		b := body{deed: host{id}, name: names.Isolated(nameOf(s.a, id)), says: crestText(s.a, id), id: id, here: ids[s.seat] == id}
		switch {
		case slices.Contains(ids[:], id) && !b.here:
			b.says = words.Plain("setup.seated")
		case id == keep.Owner:
			b.says = words.Plain("kind.you")
		}
		if you := ownLabel(s.a); id == keep.Owner && you != b.name { // no name yet
			b.name, b.says = you, ""
		}
		out = append(out, b)
	}
	out = append(out, body{deed: sitGuest, name: words.Plain("setup.guest"), says: words.Plain("setup.guest.says"), here: s.set.Players[s.seat].Person() && ids[s.seat] == ""})
	if len(out) <= keep.MostPeople {
		out = append(out, body{deed: sitNew, name: words.Plain("setup.new"), says: words.Plain("setup.new.says")})
	}
	return out
}

// drawBody draws the row of a person, or only measures it.
func drawBody(s *setupScreen, k *kit.Kit, b body, r geom.Rect, draw bool) float64 {
	text := geom.Rect{X: r.X + 56, Y: r.Y + 4, W: r.W - 62}
	if s.wide && sprites.Measure(sprites.Sans, k.Px(kit.Tiny), b.says) > text.W {
		b.says = "" // the document says it
	}
	first, second := k.Height(b.name, sprites.SansBold, kit.Body, text.W), k.Height(b.says, sprites.Sans, kit.Tiny, text.W)
	if b.says == "" {
		second = 0
	}
	r.H = max(leastRow(s, k), first+second+8)
	if !draw {
		return r.H
	}
	choosable(k, b.deed, r, b.here)
	face := geom.Rect{X: r.X + 7, Y: r.Y + (r.H-40)/2, W: 40, H: 40}
	switch {
	case b.id != "":
		k.List.Picture(crestOf(s.a, b.id), face, kit.White)
	case b.deed == sitNew, b.deed == sitNobody:
		sign := sprites.IconPlus
		if b.deed == sitNobody {
			sign = sprites.IconClose
		}
		k.List.Frame(face, 20, 1.5, kit.DimText)
		k.Icon(sign, face.Inset(12), kit.DimText)
	default:
		players := slices.Clone(s.set.Players[:s.set.Seats])
		players[s.seat].Bot = ""
		k.Face(table.Faces(players)[s.seat], face, kit.Edge)
	}
	text.Y = r.Y + (r.H-first-second)/2
	text.Y += k.Para(b.name, text, sprites.SansBold, kit.Body, 0, kit.Text)
	k.Para(b.says, text, sprites.Sans, kit.Tiny, 0, kit.DimText)
	return r.H
}

// choosable draws the ground of a row and makes it answer.
func choosable(k *kit.Kit, d kit.Deed, r geom.Rect, chosen bool) {
	switch {
	case chosen:
		k.List.Fill(r, 8, kit.Cloth)
		k.List.Frame(r, 8, kit.LitRim, kit.Bright)
	case k.Held(d):
		k.List.Fill(r, 8, kit.Cloth)
	}
	if k.Press == d.Name() {
		k.List.Fill(r, 8, kit.Shade)
	}
	k.Hit(d, r)
}

// grades draws the levels as five dots to press, and names the one that is chosen.
func (s *setupScreen) grades(k *kit.Kit, level string, r geom.Rect, draw bool) float64 {
	title, align := words.T("setup.level", words.Args{A: words.Plain("level." + level)}), 0.5
	side := r.W >= 340*k.Text
	row := geom.Rect{X: r.X, Y: r.Y, W: min(r.W, 5*44), H: kit.Tap}
	h := kit.Tap
	label := geom.Rect{X: r.X, Y: r.Y, W: r.W - row.W - kit.Space2, H: kit.Tap}
	if side {
		row.X, align = r.X+r.W-row.W, 0
	} else {
		label.W, label.H = r.W, k.Line(kit.Small)
		row.Y += label.H
		row.X += (r.W - row.W) / 2
		h += label.H
	}
	if !draw {
		return h
	}
	k.Label(title, label, sprites.Sans, kit.Small, align, kit.Text)
	now := slices.Index(bot.Levels, level)
	for i, l := range bot.Levels {
		box := geom.Rect{X: row.X + float64(i)*row.W/5, Y: row.Y, W: row.W / 5, H: row.H}
		dot := kit.Sunk(k, grade{l}, geom.Around(box.Center(), 22, 22))
		if k.Held(grade{l}) {
			k.List.Fill(geom.Around(box.Center(), 36, 36), 18, kit.Cloth)
		}
		if i <= now {
			k.List.Fill(dot, 11, kit.Figure)
		} else {
			k.List.Frame(dot, 11, 2, kit.Figure)
		}
		k.Hit(grade{l}, box)
	}
	return h
}

// sitAs gives a seat to one of those who play here. Who sits elsewhere changes places.
func (s *setupScreen) sitAs(seat int, id string) {
	ids, p := seated(s.a, s.set.Players[:s.set.Seats]), &s.set.Players[seat]
	if id == "" {
		return
	}
	if at := slices.Index(ids[:s.set.Seats], id); at >= 0 {
		s.set.Players[at], *p = *p, s.set.Players[at]
		return
	}
	*p = table.Player{Name: nameOf(s.a, id)}
	s.set.apart(seat)
}

// seatWith carries out what was chosen for the chosen seat.
func (s *setupScreen) seatWith(d kit.Deed) bool {
	p := &s.set.Players[s.seat]
	switch d := d.(type) {
	case sit:
		if at := s.seatAt(d.role); at >= 0 { // the two change places
			s.set.Players[at], *p = *p, s.set.Players[at]
		} else {
			p.Name, p.Bot = d.role.Name, d.role.Bot
		}
	case host:
		s.sitAs(s.seat, d.id)
	case grade:
		p.Bot = d.level
	case kit.Press:
		switch d {
		case sitGuest:
			*p = table.Player{Name: guestName(s.seat)}
		case sitNew:
			seat := s.seat
			askWho(s.a, func(id string) { s.sitAs(seat, id); s.keep() })
		case sitNobody:
			out := *p
			copy(s.set.Players[s.seat:], s.set.Players[s.seat+1:s.set.Seats])
			s.set.Players[s.set.Seats-1] = out
			s.seatsAt(s.set.Seats - 1)
		default:
			return false
		}
	default:
		return false
	}
	s.keep()
	return true
}

// chooserDoc tells who can sit at the chosen seat.
func (s *setupScreen) chooserDoc(d *kit.Doc) {
	p := s.set.Players[s.seat]
	for _, role := range roles(s.a) {
		at := s.seatAt(role)
		text := role.Name + ", " + temper(levelAt(s, role))
		if at >= 0 && at != s.seat {
			text += ", " + words.Plain("setup.seated")
		}
		d.Item(sit{role}, port.Item{Text: text, Pressed: at == s.seat})
	}
	for _, b := range s.somebody() {
		d.Item(b.deed, port.Item{Text: b.name + ", " + b.says, Pressed: b.here})
	}
	if slices.Contains(bot.Levels, p.Bot) {
		for _, l := range bot.Levels {
			text := words.T("setup.level", words.Args{A: words.Plain("level." + l)}) + ": " + words.Plain("temper."+l)
			d.Item(grade{l}, port.Item{Text: text, Pressed: l == p.Bot})
		}
	}
	if s.set.Seats > s.info.MinSeats && s.seat > 0 {
		d.Act(sitNobody, words.Plain("setup.nobody"))
	}
}

func (w *whoScreen) Name() string          { return "who" }
func (w *whoScreen) Over() bool            { return true }
func (w *whoScreen) Scrolled() *kit.Scroll { return &w.sc }

func (w *whoScreen) Build(k *kit.Kit) {
	wide := min(440, k.In.W-2*kit.Space2) - 2*kit.Space3
	h := w.s.chooser(k, geom.Rect{W: wide}, false)
	r := k.Sheet(wide+2*kit.Space3, h+kit.Tap+kit.Space2+2*kit.Space3+1, k.In.W < 500).Inset(kit.Space3)
	foot, r := r.CutBottom(kit.Tap + kit.Space2)
	half := (foot.W - kit.Space2) / 2
	row := geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: half, H: kit.Tap}
	k.Button(rename{w.s.seat}, w.nameButton(), row, kit.Plain, true)
	row.X += half + kit.Space2
	k.Button(kit.Back, words.Plain("menu.ok"), row, kit.Primary, true)
	y := w.sc.Begin(k, r)
	w.sc.End(k, y+w.s.chooser(k, geom.Rect{X: r.X, Y: y, W: r.W}, true))
}

func (w *whoScreen) Act(d kit.Deed) bool {
	if x, ok := d.(rename); ok {
		w.s.a.Pop()
		return w.s.Act(x)
	}
	if d == sitNew {
		w.s.a.Pop()
	}
	if w.s.seatWith(d) {
		if d != sitNew {
			w.s.a.Pop()
		}
		return true
	}
	return shuts(w.s.a.App, d)
}

// nameButton is what the button says that gives who sits there another name, or a first one.
func (w *whoScreen) nameButton() string {
	if nameless(w.s, w.s.seat) {
		return words.Plain("name.add")
	}
	return words.T("setup.called", words.Args{A: names.Isolated(w.s.set.Players[w.s.seat].Name)})
}

func (w *whoScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = w.s.info.Title, words.Plain("setup.who")
	w.s.chooserDoc(d)
	d.Act(rename{w.s.seat}, w.nameButton())
	d.Act(kit.Back, words.Plain("menu.ok"))
}
