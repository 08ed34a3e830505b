package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

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

// twin returns the number of the place, counted from 1, that alone tells an option from others: one of several empty places of the
// own board. 0 when something else does.
func (s *tableScreen) twin(o table.Option, among []table.Option) int {
	for i, arg := range s.info.Verbs[o.Action.Verb()].Args {
		if arg.Kind != engine.ArgSlot || !arg.Own || !s.vacant(o, arg.Pile) {
			continue
		}
		mask := engine.Action(0xff) << (16 - 8*i)
		if slices.ContainsFunc(among, func(p table.Option) bool {
			return p.Action != o.Action && p.Action&^mask == o.Action&^mask && s.vacant(p, arg.Pile)
		}) {
			return int(o.Action.Arg(i)) + 1
		}
	}
	return 0
}

// vacant reports whether an option is about an empty place of a kind of pile.
func (s *tableScreen) vacant(o table.Option, kind uint8) bool {
	return slices.ContainsFunc(o.Things, func(x table.Thing) bool {
		return x.Kind == table.APile && x.Pile.Kind == kind && len(s.t.Now().Pile(x.Pile)) == 0
	})
}

// optionText says what an option does, and where, when only the place tells it from another one.
func (s *tableScreen) optionText(o table.Option, among []table.Option) string {
	text := s.t.ActionText(o.Action)
	if n := s.twin(o, among); n > 0 {
		text = words.T("table.place", words.Args{A: text, N: n})
	}
	return text
}

// once leaves out options that differ from an earlier one only in which empty place they take.
func (s *tableScreen) once(found []table.Option) []table.Option {
	out := found[:0:0]
	for i, o := range found {
		if s.twin(o, found[:i]) == 0 {
			out = append(out, o)
		}
	}
	return out
}

// listActs makes the buttons for what can be done now. Where short is true, those that differ only in what can be pointed at
// stand behind their verb.
func (s *tableScreen) listActs(out []act, short bool) []act {
	t := s.t
	add := func(name, text string, lk look, on bool) {
		out = append(out, act{name: name, text: text, look: lk, on: on})
	}
	if t.Held() {
		add("next", words.Plain("table.next"), primary, true)
	}
	if t.Asked == engine.None || t.Curtain != engine.None || t.Resting() {
		return out
	}
	if votes := t.Votes(); votes != nil {
		for _, v := range votes {
			add("vote:"+v.Seat.String(), v.Text, plain, true)
		}
		if t.Viewer != t.Asked {
			add("look", words.Plain("table.look"), plain, true)
		}
		return out
	}
	found := s.once(t.Candidates())
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
		if pointable && group > most && int(v) == t.Focus.Verb || o.Action.IsStep() && pointable && !narrowed { // picked on the table itself
			done[v] = true
			continue
		}
		if group == 1 || narrowed && len(found) <= most && !(short && pointable && t.Focus.Verb < 0) || !pointable && group <= most && len(found) <= most+2 {
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
				out[len(out)-1].lies = s.reachable(p)
				shown++
			}
		} else {
			add("act:"+s.info.Verbs[v].Name, t.VerbText(int(v)), plain, true)
		}
		done[v] = true
	}
	if comp.Steps() && ends == 0 && t.Focus.Empty() {
		p := comp.Prompt()
		key, args := "table.unfinished", words.Args{Picked: p.Picked, Min: max(p.Min, 1), Max: p.Max}
		switch {
		case p.Max == 0:
		case p.Picked == 0 && args.Min < p.Max:
			key = "table.pick-of"
		case p.Picked == 0:
			key = "table.pick"
		case 1 < p.Min && p.Min < p.Max:
			key = "table.picked-of"
		default:
			key = "table.picked"
		}
		add("act:wait", words.T(key, args), plain, false)
	}
	if !t.AtTable() && comp.MayPreset() && t.Focus.Empty() && len(comp.Chosen()) == 0 {
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

// buttonLeast is the width to which buttons are pushed together before some of them go behind "more".
const buttonLeast = 150.0

// packActs puts the buttons into rows, no more than limit, and returns how many. What finds no room goes behind "more".
func (s *tableScreen) packActs(k *kit, width float64, column bool, limit int) int {
	if column {
		limit = max(2, int((k.in.H-52)/(tap+space1))-1) // below them stands the one that sorts the hand
	}
	for {
		if rows := s.rows(k, width, column); rows <= limit {
			return max(rows, 1)
		}
		if !column && float64((len(s.acts)+limit-1)/limit)*buttonLeast*k.text <= width {
			return s.squeezeActs(width, limit)
		}
		cut := s.last(func(b act) bool { return b.lies && b.look != primary }) // what can be touched on the table, too
		if cut < 0 {
			cut = s.last(doing) // what takes back stays
		}
		if cut < 0 || cut == slices.IndexFunc(s.acts, doing) && cut == s.last(doing) { // one is always there
			return s.squeezeActs(width, limit)
		}
		more := act{name: "more", text: words.Plain("table.more"), on: true}
		s.acts = slices.DeleteFunc(slices.Delete(s.acts, cut, cut+1), func(b act) bool { return b.name == "more" })
		s.acts = slices.Insert(s.acts, s.last(doing)+1, more)
	}
}

// doing reports whether a button does something in the game.
func doing(b act) bool { return strings.HasPrefix(b.name, "act:") }

// last returns the number of the last button of a kind, -1 where there is none.
func (s *tableScreen) last(is func(act) bool) int {
	for i := len(s.acts) - 1; i >= 0; i-- {
		if is(s.acts[i]) {
			return i
		}
	}
	return -1
}

// squeezeActs shares few rows out among buttons that like to be wider, and returns how many rows there are.
func (s *tableScreen) squeezeActs(width float64, limit int) int {
	per := (len(s.acts) + limit - 1) / limit
	for from := 0; from < len(s.acts); from += per {
		row := s.acts[from:min(from+per, len(s.acts))]
		free, sum, x := width-float64(len(row)-1)*space2, 0.0, 0.0
		for i := range row {
			sum += row[i].w
		}
		for i := range row {
			b := &row[i]
			b.row, b.x, b.w = from/per, x, b.w*min(free/sum, 1)
			x += b.w + space2
		}
	}
	return s.acts[len(s.acts)-1].row + 1
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

// toThumb puts the button to press at the end of its row that is nearest to the thumb.
func (s *tableScreen) toThumb(row []act) {
	at := slices.IndexFunc(row, func(b act) bool { return b.look == primary })
	if at < 0 {
		return
	}
	b := row[at]
	if s.a.prefs.Left {
		copy(row[1:at+1], row[:at])
		row[0] = b
	} else {
		copy(row[at:], row[at+1:])
		row[len(row)-1] = b
	}
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
		h := tap
		if !column { // in room for two rows one is higher
			h = min((r.H-space1)/float64(rows)-space1, 1.4*tap)
		}
		y := r.Y + space1 + float64(row)*(h+space1)
		if !column {
			y = r.Y + (r.H-float64(rows)*(h+space1)+space1)/2 + float64(row)*(h+space1)
		}
		if !column {
			s.toThumb(s.acts[from:to])
		}
		for i := from; i < to; i++ {
			b := &s.acts[i]
			k.button(b.name, b.text, geom.Rect{X: x, Y: y, W: b.w + grow, H: h}, b.look, b.on)
			x += b.w + grow + space2
		}
	}
}
