package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// act is a button of the action row.
type act struct {
	name string
	text string
	look look
	on   bool
	row  int
	x, w float64
}

// most is how many candidates stand as buttons of their own before they hide behind their verb.
const most = 6

// actName is the stable name of an action: its verb and its operands as the notation writes them.
func (s *tableScreen) actName(a engine.Action) string {
	v := &s.info.Verbs[a.Verb()]
	name := "act:" + v.Name
	for i, arg := range v.Args {
		x := a.Arg(i)
		switch arg.Kind {
		case engine.ArgNone:
		case engine.ArgCard:
			name += ":" + cards.Card(x).String()
		case engine.ArgSeat:
			name += ":" + engine.Seat(x).String()
		case engine.ArgRank:
			name += ":" + cards.Rank(x).Letter()
		case engine.ArgSuit:
			name += ":" + cards.Suit(x).Letter()
		default:
			name += ":" + strconv.Itoa(int(x))
		}
	}
	return name
}

// listActs makes the buttons for what can be done now.
func (s *tableScreen) listActs(out []act) []act {
	t := s.t
	add := func(name, text string, lk look, on bool) {
		out = append(out, act{name: name, text: text, look: lk, on: on})
	}
	if t.Held() {
		add("next", words.Plain("table.next"), primary, true)
	}
	if t.Asked == engine.None || t.Curtain != engine.None {
		return out
	}
	found := t.Candidates()
	comp := t.Composer()
	picks := comp.Prompt().Max > 0
	ends := 0
	for _, o := range found {
		if !o.Action.IsStep() {
			ends++
		}
	}
	done := make(map[uint8]bool)
	shown := 0
	for _, o := range found {
		v := o.Action.Verb()
		if done[v] {
			continue
		}
		group := 0
		pointable := true
		for _, p := range found {
			if p.Action.Verb() == v {
				group++
				pointable = pointable && s.reachable(p)
			}
		}
		narrowed := !t.Focus.Empty()
		if o.Action.IsStep() && pointable && !narrowed { // picked on the table itself
			done[v] = true
			continue
		}
		if group == 1 || narrowed && len(found) <= most || !pointable && group <= most && len(found) <= most+2 {
			for _, p := range found {
				if p.Action.Verb() != v {
					continue
				}
				lk := plain
				if !p.Action.IsStep() && (ends == 1 || picks) {
					lk = primary
				}
				text := t.ActionText(p.Action)
				if picks && !p.Action.IsStep() && len(comp.Chosen()) > 0 {
					text += " (" + strconv.Itoa(len(comp.Chosen())) + ")"
				}
				add(s.actName(p.Action), text, lk, true)
				shown++
			}
		} else {
			add("act:"+s.info.Verbs[v].Name, t.VerbText(int(v)), plain, true)
		}
		done[v] = true
	}
	if comp.Steps() && ends == 0 && t.Focus.Empty() {
		p := comp.Prompt()
		text := words.Plain("table.unfinished")
		if p.Max > 0 {
			text = words.T("table.picked", words.Args{Picked: p.Picked, Min: p.Min, Max: p.Max})
		}
		add("act:wait", text, plain, false)
	}
	if comp.MayPreset() && t.Focus.Empty() && len(comp.Chosen()) == 0 {
		add("suggest", words.Plain("table.suggest"), plain, true)
	}
	if !t.Focus.Empty() {
		add("cancel", words.Plain("menu.cancel"), plain, true)
	} else if len(comp.Chosen()) > 0 {
		add("stepback", words.Plain("table.stepback"), plain, true)
	}
	if t.Viewer != t.Asked {
		add("look", words.Plain("table.look"), plain, true)
	}
	return out
}

// reachable reports whether an option can be said by pointing: all its operands lie open to a finger.
func (s *tableScreen) reachable(o table.Option) bool {
	if !o.Shown || len(o.Things) == 0 {
		return false
	}
	for _, x := range o.Things {
		if x.Kind > table.APlace {
			continue
		}
		spot := s.t.Plan.Spots[x.Pile.Kind]
		p := s.t.Shown.Pile(x.Pile)
		switch {
		case spot.Where == board.Off || spot.Where == board.Tally || len(p) == 0:
			return false
		case spot.Look == board.Stack && x.Kind == table.APlace && x.Index != 0:
			return false
		case spot.Look == board.Stack && x.Kind == table.ACard:
			top := p[0]
			if s.info.Piles[x.Pile.Kind].Order == engine.Sorted {
				top = p[len(p)-1]
			}
			if top != x.Card {
				return false
			}
		}
	}
	return true
}

// packActs puts the buttons into rows and returns how many. What finds no room goes behind "more".
func (s *tableScreen) packActs(k *kit, width float64, column bool) int {
	limit := 2
	if column {
		limit = max(2, int((k.in.H-52)/(tap+space1)))
	}
	for {
		if rows := s.rows(k, width, column); rows <= limit {
			return max(rows, 1)
		}
		cut := len(s.acts) - 1
		if s.acts[cut].name == "more" {
			cut--
		}
		if cut < 1 {
			return limit
		}
		s.acts = append(s.acts[:cut], act{name: "more", text: words.Plain("table.more"), on: true})
	}
}

func (s *tableScreen) rows(k *kit, width float64, column bool) int {
	row, x := 0, 0.0
	for i := range s.acts {
		b := &s.acts[i]
		if column {
			b.row, b.x, b.w = i, 0, width
			row = i
			continue
		}
		w := min(max(sprites.Measure(sprites.SansBold, k.px(body), b.text)+2*space4, 88), width)
		if w > width*0.62 && len(s.acts) > 1 {
			w = width * 0.62
		}
		if x > 0 && x+w > width {
			row, x = row+1, 0
		}
		b.row, b.x, b.w = row, x, w
		x += w + space2
	}
	return row + 1
}

// drawActs draws the buttons; in a row they share the width, the thumb's side last.
func (s *tableScreen) drawActs(k *kit, column bool) {
	r := s.areas.Acts
	if len(s.acts) == 0 {
		return
	}
	rows := s.acts[len(s.acts)-1].row + 1
	for row := range rows {
		from, to, sum := -1, 0, 0.0
		for i := range s.acts {
			if s.acts[i].row == row {
				if from < 0 {
					from = i
				}
				to = i + 1
				sum += s.acts[i].w
			}
		}
		n := float64(to - from)
		spare := r.W - sum - (n-1)*space2
		grow := min(spare/n, 120)
		if column {
			grow = 0
		}
		x := r.X + (r.W-sum-(n-1)*space2-grow*n)/2
		y := r.Y + space1 + float64(row)*(tap+space1)
		for i := from; i < to; i++ {
			b := &s.acts[i]
			k.button(b.name, b.text, geom.Rect{X: x, Y: y, W: b.w + grow, H: tap}, b.look, b.on)
			x += b.w + grow + space2
		}
	}
}

// richHeight is the height of a prompt in a width.
func (s *tableScreen) richHeight(k *kit, q question, w float64) float64 {
	return max(k.height(q.text(), sprites.Sans, lead, w), k.line(lead))
}

func (q question) text() string {
	if q.who == "" {
		return q.what
	}
	return q.who + ": " + q.what
}

// drawPrompt draws the prompt line: the name in gold, the rest beside it.
func (s *tableScreen) drawPrompt(k *kit, q question) {
	r := s.areas.Prompt
	k.l.Fill(r, radius, rail)
	if q.who != "" {
		k.l.Frame(r, radius, 1, gilt)
	}
	in := geom.Rect{X: r.X + space2, Y: r.Y + space1, W: r.W - 2*space2, H: r.H - space2}
	px := k.px(lead)
	lines := sprites.Wrap(sprites.Sans, px, q.text(), in.W)
	y := in.Y + (in.H-float64(len(lines))*k.line(lead))/2
	for i, l := range lines {
		box := geom.Rect{X: in.X, Y: y, W: in.W, H: k.line(lead)}
		head := q.who + ":"
		if i == 0 && q.who != "" && strings.HasPrefix(l, head) {
			w := sprites.Measure(sprites.Sans, px, l)
			box.X += (in.W - w) / 2
			k.l.Text(head, box, sprites.Sans, px, 0, gold)
			box.X += sprites.Measure(sprites.Sans, px, head+" ")
			k.l.Text(strings.TrimPrefix(l[len(head):], " "), box, sprites.Sans, px, 0, words1)
		} else {
			k.l.Text(l, box, sprites.Sans, px, 0.5, words1)
		}
		y += k.line(lead)
	}
}

// act does what a name says: a tap on the table, a button, or an action of the list.
func (s *tableScreen) act(name string) bool {
	t := s.t
	moved := s.stage.Moving(s.a.now)
	flushed := t.Flush()
	if flushed || moved {
		s.stage.Finish()
	}
	switch name {
	case "":
		if !flushed && !moved && !t.Focus.Empty() {
			t.Focus.Clear()
			t.Touch()
		}
		return true
	case "menu":
		s.a.push(&menuScreen{a: s.a, s: s})
	case "log":
		s.a.push(newLogScreen(s.a, s))
	case "rules":
		s.a.push(newRulesScreen(s.a, s.info))
	case "back":
		if t.Focus.Empty() {
			s.a.push(&menuScreen{a: s.a, s: s})
		} else {
			t.Focus.Clear()
			t.Touch()
		}
	case "undo":
		if !t.Undo() {
			s.a.say(words.Plain("table.no-undo"))
		}
	case "mute":
		s.a.toggleMute()
	case "next":
		t.Next()
	case "sort":
		t.SetSort(1 - t.Sort)
	case "suggest":
		t.Suggest()
	case "cancel":
		t.Focus.Clear()
		t.Touch()
	case "stepback":
		t.StepBack()
	case "look":
		t.Look()
	case "more":
		s.a.push(&moreScreen{a: s.a, s: s})
	default:
		if strings.HasPrefix(name, "act:") {
			return s.activate(name)
		}
		return s.tapped(name)
	}
	return true
}

// activate carries out an action by its name, or names a verb.
func (s *tableScreen) activate(name string) bool {
	t := s.t
	for _, o := range t.Options() {
		if s.actName(o.Action) == name {
			if o.Action.IsStep() {
				return t.Take(o.Action)
			}
			if !t.End(o.Action) {
				s.refuse()
			}
			return true
		}
	}
	for i := range s.info.Verbs {
		if "act:"+s.info.Verbs[i].Name == name {
			t.Focus.Verb = i
			t.Touch()
			return true
		}
	}
	return false
}

func (s *tableScreen) refuse() {
	if s.t.Refusal != "" {
		s.a.say(s.t.Refusal)
	}
}

// tapped points at something on the table; what cannot be part of a choice is looked at instead.
func (s *tableScreen) tapped(name string) bool {
	tap, ok := s.taps[name]
	if !ok {
		return false
	}
	switch s.t.Tap(tap) {
	case table.Refused:
		if s.t.Focus.Empty() && !strings.HasPrefix(name, "card:") && s.inspect(name) {
			return true // nothing was meant with it: the player looks around
		}
		s.refuse()
	case table.Nothing:
		if !s.inspect(name) {
			return false
		}
	}
	return true
}

// drop ends a drag: what was carried and where it was let go make a choice, when only one fits.
func (s *tableScreen) drop(from, to string) bool {
	tap, ok := s.taps[from]
	if !ok || s.t.Asked == engine.None {
		return false
	}
	up := s.a.finger.at.Y < s.areas.Hand.Y-8
	if to == "" && !up {
		return false
	}
	s.t.Flush()
	s.t.Focus.Taps = s.t.Focus.Taps[:0]
	if r := s.t.Tap(tap); r != table.Pointed {
		if r == table.Refused {
			s.refuse()
		}
		return r == table.Took
	}
	if other, ok := s.taps[to]; ok && to != from {
		if s.t.Tap(other) == table.Refused {
			s.refuse()
		}
	} else if strings.HasPrefix(to, "act:") {
		return s.act(to)
	}
	if found := s.t.Candidates(); len(found) == 1 && up && !found[0].Action.IsStep() {
		return s.t.End(found[0].Action)
	}
	return true
}

// inspect looks closer: at a card, or at all that lies before a seat.
func (s *tableScreen) inspect(name string) bool {
	tap, ok := s.taps[name]
	if !ok {
		return false
	}
	if t := tap[0]; t.Kind == table.ACard && t.Pile.Kind == uint8(s.t.Plan.Hand) {
		s.a.push(&zoomScreen{a: s.a, face: t.Card})
		return true
	}
	for _, t := range tap {
		switch {
		case t.Kind == table.ASeat:
			s.a.push(&boardScreen{a: s.a, s: s, seat: t.Seat})
			return true
		case t.Kind == table.APile && t.Pile.Owner < engine.MaxSeats:
			s.a.push(&boardScreen{a: s.a, s: s, seat: t.Pile.Owner})
			return true
		case t.Kind == table.APile:
			s.a.push(&boardScreen{a: s.a, s: s, seat: engine.None})
			return true
		}
	}
	return false
}

// doc tells the table.
func (s *tableScreen) doc(d *ui.Doc) {
	t := s.t
	d.Title = s.info.Title
	d.Prompt = s.question().text()
	for _, h := range s.hand {
		if h.face == cards.Back {
			continue
		}
		tap := s.handTap(h)
		d.Hand = append(d.Hand, ui.Item{Name: s.handName(h), Text: words.Upper(words.Card(h.face)),
			Pressed: s.t.IsChosen(tap) || contains(s.focused, tap, table.ACard)})
	}
	if t.Asked != engine.None && t.Curtain == engine.None {
		for _, o := range t.Options() {
			if o.Action.IsStep() && o.Shown && len(o.Things) == 1 && o.Things[0].Kind == table.ACard && int(o.Things[0].Pile.Kind) == t.Plan.Hand {
				continue // a button of the hand
			}
			d.Acts = append(d.Acts, ui.Item{Name: s.actName(o.Action), Text: t.ActionText(o.Action)})
		}
	}
	for _, b := range s.acts {
		if !strings.HasPrefix(b.name, "act:") && b.name != "more" {
			d.Acts = append(d.Acts, ui.Item{Name: b.name, Text: b.text, Disabled: !b.on})
		}
	}
	if t.MayUndo() {
		d.Acts = append(d.Acts, ui.Item{Name: "undo", Text: words.Plain("table.undo")})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "mute", Text: words.Plain("table.mute"), Pressed: s.a.prefs.Mute != 0})
	d.Acts = append(d.Acts, ui.Item{Name: "menu", Text: words.Plain("menu.menu")})
	d.Table = s.sections()
	for _, l := range t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
}

// sections lists the table seat by seat.
func (s *tableScreen) sections() []ui.Section {
	v := &s.t.Shown
	var out []ui.Section
	for i := range s.t.Players {
		x := engine.Seat(i)
		sec := ui.Section{Heading: s.t.Name(x)}
		for _, b := range s.t.Plan.Badges {
			if n := v.Counter(uint8(b.Key), x, 0); n != 0 || b.Main {
				sec.Lines = append(sec.Lines, words.Upper(s.counterName(b.Key))+": "+s.badgeText(b, x))
			}
		}
		for _, p := range v.Piles {
			if p.ID.Owner == x && (int(p.ID.Kind) != s.t.Plan.Hand || x != s.t.Viewer) {
				sec.Lines = append(sec.Lines, s.pileLine(p))
			}
		}
		out = append(out, sec)
	}
	mid := ui.Section{Heading: words.Plain("table.middle")}
	for _, b := range s.t.Plan.Marks {
		if v.Counter(uint8(b.Key), engine.None, 0) != 0 {
			mid.Lines = append(mid.Lines, words.Upper(s.counterName(b.Key))+": "+s.badgeText(b, engine.None))
		}
	}
	for _, p := range v.Piles {
		if p.ID.Owner == engine.None {
			mid.Lines = append(mid.Lines, s.pileLine(p))
		}
	}
	if len(mid.Lines) > 0 {
		out = append(out, mid)
	}
	return out
}

// pileLine tells a pile in words: its faces where they are known, else its size.
func (s *tableScreen) pileLine(p engine.Pile) string {
	known := p.Cards[:0:0]
	for _, c := range p.Cards {
		if c != cards.Back {
			known = append(known, c)
		}
	}
	name := s.pileName(p.ID.Kind)
	if len(known) == len(p.Cards) {
		return name + ": " + words.Cards(p.Cards)
	}
	text := name + ": " + words.T("table.cards", words.Args{N: len(p.Cards)})
	if len(known) > 0 {
		text += ", " + words.Cards(known)
	}
	return text
}
