package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// drawFan draws a pile as overlapping rows, the top card last. The top card answers by itself; a tap on the others opens
// them, each to be read and pointed at.
func (s *tableScreen) drawFan(k *kit, base string, id engine.PileID, p []cards.Card, ids []uint32, sp *layout.Spread) {
	last := len(sp.Cards) - 1
	top := sp.Cards[last]
	if len(p) > 1 {
		rest := sp.Cards[0]
		rest.W, rest.H = top.X-rest.X, top.H
		name := "fan:" + strings.TrimPrefix(base, "pile:")
		s.taps[name] = table.Tap{table.PileThing(id)}
		k.hit(name, rest)
		if s.below(id, p) {
			k.ring(rest.Inset(-2), 4, legal, 2)
		}
	}
	ring := s.tapPile(k, base, id, 0, top)
	for i := range p {
		j := last - i // the lowest first
		if j >= len(ids) || i >= len(sp.Cards) {
			continue
		}
		pose := anim.Pose{Rect: sp.Cards[i], Face: p[j]}
		if j == 0 || s.focusedOn(id, p[j], j) {
			pose.Ring = ring
			if j > 0 {
				pose.Ring = focusRing
			}
		}
		s.put(ids[j], pose, false)
		if i < last {
			name := "card:" + strings.TrimPrefix(base, "pile:") + ":" + p[j].String() + copyMark(p[:j], p[j])
			s.taps[name] = s.cardTap(id, p[j], j)
			show := fanStrip(sp.Cards, i)
			s.strips = append(s.strips, strip{name, show})
			s.stripLabel(k, p[j], sp.Cards[i], show)
		}
	}
	if top.W >= 24 { // else it would lie on the strips; the opened pile counts its cards
		s.pill(strconv.Itoa(len(p)), geom.Point{X: top.X + top.W - 2, Y: top.Y + top.H - 2}, k)
	}
}

// fanStrip is what shows of a card under the top one: what is left of the next card of its row, and above the next row.
func fanStrip(rects []geom.Rect, i int) geom.Rect {
	r := rects[i]
	if n := rects[i+1]; n.Y == r.Y && n.X < r.X+r.W {
		r.W = n.X - r.X
	}
	for _, n := range rects[i+1 : len(rects)-1] { // the first of the next row
		if n.Y > r.Y {
			r.H = n.Y - r.Y
			break
		}
	}
	return r
}

// stripLabel writes rank and suit on the strip of a card that shows, where its face has them only in the middle: one above the other
// or, on a low strip, side by side.
func (s *tableScreen) stripLabel(k *kit, c cards.Card, r, show geom.Rect) {
	if r.W >= 72 || show.W < 9 || !c.Known() {
		return
	}
	text, suit, col := words.RankShort(c.Rank()), sprites.IconStar, ink
	if c.IsJoker() {
		text = ""
	} else {
		suit, col = sprites.SuitPip(c.Suit()), paint.RGB(s.a.prefs.style().SuitColor(c.Suit()))
	}
	tint := white
	if c.IsJoker() {
		tint = col
	}
	strip := geom.Rect{X: show.X + 1, Y: show.Y + 1, W: show.W - 2, H: show.H - 2}
	px := min(k.px(small), 15.0)
	if strip.H >= 2.1*px {
		for px > 9 && sprites.Measure(sprites.SansBold, px, text) > strip.W-1 {
			px = max(px-0.5, 9)
		}
		s.over.Fill(strip, 0, paper)
		line, rest := strip.CutTop(px * 1.2)
		if text == "" {
			rest = strip
		}
		s.over.Text(text, line, sprites.SansBold, px, 0.5, col)
		size := min(strip.W-2, px)
		s.over.Picture(suit, geom.Around(geom.Point{X: rest.X + rest.W/2, Y: rest.Y + size/2 + 1}, size, size), tint)
		return
	}
	px = min(px, strip.H/1.15)
	px = max(px, 9)
	for px > 9 && sprites.Measure(sprites.SansBold, px, text)+0.75*px > strip.W {
		px = max(px-0.5, 9)
	}
	w := sprites.Measure(sprites.SansBold, px, text)
	size := min(0.75*px, max(strip.W-w, 4))
	s.over.Fill(strip, 0, paper)
	x := strip.X + max(0, (min(strip.W, 2.2*px)-w-size)/2)
	if text != "" {
		s.over.Text(text, geom.Rect{X: x, Y: strip.Y, W: w, H: strip.H}, sprites.SansBold, px, 0, col)
	}
	s.over.Picture(suit, geom.Around(geom.Point{X: x + w + size/2, Y: strip.Y + strip.H/2}, size, size), tint)
}

// below reports whether a card under the top one may be pointed at now.
func (s *tableScreen) below(id engine.PileID, p []cards.Card) bool {
	for i, c := range p[1:] {
		if s.ringOf(s.cardTap(id, c, i+1)) != noRing {
			return true
		}
	}
	return false
}

func (s *tableScreen) focusedOn(id engine.PileID, c cards.Card, at int) bool {
	return contains(s.focused, s.cardTap(id, c, at), table.APlace)
}

// spread opens the pile of a fan.
func (s *tableScreen) spread(name string) bool {
	tap, ok := s.taps[name]
	if !ok {
		return false
	}
	s.a.push(&spreadScreen{a: s.a, s: s, id: tap[0].Pile})
	return true
}

// spreadScreen shows every card of a pile, the top one first; what may be pointed at can be.
type spreadScreen struct {
	a  *App
	s  *tableScreen
	id engine.PileID
	sc scroll
}

func (b *spreadScreen) name() string      { return "spread" }
func (b *spreadScreen) over() bool        { return true }
func (b *spreadScreen) scrolled() *scroll { return &b.sc }

func (b *spreadScreen) title() string {
	return b.s.pileName(b.id.Kind) + ": " + words.T("table.cards", words.Args{N: len(b.s.t.Shown.Pile(b.id))})
}

func (b *spreadScreen) build(k *kit) {
	p := b.s.t.Shown.Pile(b.id)
	w, least := min(640, k.in.W-2*space2), 52.0
	if w >= 600 { // the courts show who they are
		least = 74
	}
	const gap = 6.0
	inner := w - 2*space3 - 8
	cols := max(int((inner+gap)/(least+gap)), 1)
	cw := min((inner+gap)/float64(cols)-gap, least*1.2)
	high := float64((len(p)+cols-1)/cols) * (cw*layout.Ratio + gap)
	r := k.sheetBox(w, min(high+44+2*space3+1, k.in.H*0.84), k.in.W < 700).Inset(space3)
	top, r := r.CutTop(44)
	k.label(b.title(), geom.Rect{X: top.X, Y: top.Y, W: top.W - 52, H: top.H}, sprites.Title, lead, 0, gold)
	k.iconButton("back", sprites.IconClose, geom.Rect{X: top.X + top.W - 44, Y: top.Y, W: 44, H: 44}, true)
	y := b.sc.begin(k, r)
	for i, c := range p {
		box := geom.Rect{X: r.X + float64(i%cols)*(cw+gap), Y: y + float64(i/cols)*(cw*layout.Ratio+gap), W: cw, H: cw * layout.Ratio}
		k.l.Shadow(box, 3, 3, shade)
		face := sprites.Card(c)
		if c == cards.Back {
			face = sprites.Back(b.a.prefs.Back)
		}
		k.l.Picture(face, box, white)
		if b.s.ringOf(b.s.cardTap(b.id, c, i)) != noRing {
			k.l.Frame(box.Inset(-2), 4, 3, legal)
		}
		k.hit(b.cardName(p, i), box)
	}
	b.sc.end(k, y+high)
}

func (b *spreadScreen) cardName(p []cards.Card, i int) string {
	return "card:" + b.s.info.Piles[b.id.Kind].Name + ":" + b.id.Owner.String() + ":" + p[i].String() + copyMark(p[:i], p[i])
}

func (b *spreadScreen) act(name string) bool {
	p := b.s.t.Shown.Pile(b.id)
	for i, c := range p {
		if b.cardName(p, i) != name {
			continue
		}
		tap := b.s.cardTap(b.id, c, i)
		if b.s.ringOf(tap) == noRing {
			if c != cards.Back {
				b.a.push(&zoomScreen{a: b.a, face: c})
			}
			return true
		}
		b.a.pop()
		if b.s.t.Tap(tap) == table.Refused {
			b.s.refuse()
		}
		return true
	}
	if name == "" {
		name = "back"
	}
	return closes(b.a, name)
}

func (b *spreadScreen) doc(d *ui.Doc) {
	d.Title = b.title()
	p := b.s.t.Shown.Pile(b.id)
	for i, c := range p {
		d.Acts = append(d.Acts, ui.Item{Name: b.cardName(p, i), Text: words.Upper(words.Card(c))})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "back", Text: words.Plain("menu.back")})
}

// markText writes a counter of the whole table, with its name; one with two places has a sentence of its own.
func (s *tableScreen) markText(b board.Badge) string {
	v := &s.t.Shown
	n, n2 := v.Counter(uint8(b.Key), engine.None, 0), v.Counter(uint8(b.Key), engine.None, 1)
	if n == 0 && n2 == 0 {
		return ""
	}
	if key := s.info.ID + ".mark." + s.info.Counters[b.Key].Name; words.Has(key) {
		return words.T(key, words.Args{N: n, N2: n2})
	}
	if b.Mark {
		return words.Upper(s.counterName(b.Key))
	}
	return words.Upper(s.counterName(b.Key)) + " " + s.badgeText(b, engine.None)
}

// facts tells what counters say of a seat (or, for None, of the table) that are names and not numbers.
func (s *tableScreen) facts(x engine.Seat) (out []string) {
	v := &s.t.Shown
	for _, f := range s.t.Plan.Facts {
		if f.Table != (x == engine.None) {
			continue
		}
		args, ok := words.Args{A: s.t.Name(x)}, f.Zero < 0 || v.Counter(uint8(max(f.Zero, 0)), x, 0) == 0
		get := func(key int) int {
			if key < 0 {
				return 0
			}
			n := v.Counter(uint8(key), x, 0)
			ok = ok && n != 0
			return n
		}
		args.N = get(f.N)
		args.B = s.t.Name(engine.Seat(get(f.Seat) - 1))
		if r := get(f.Rank); r != 0 {
			args.Operands[0] = words.Rank(cards.Rank(r))
		}
		if f.Ranks >= 0 {
			args.Operands[0] = s.rankList(uint8(f.Ranks), x)
			ok = ok && args.Operands[0] != ""
		}
		if ok {
			out = append(out, words.T(f.Key, args))
		}
	}
	return out
}

// rankList names the slots of a counter that are not zero as ranks.
func (s *tableScreen) rankList(key uint8, x engine.Seat) string {
	list := ""
	for _, c := range s.t.Shown.Counters {
		if c.Key == key && c.Owner == x && c.Value != 0 {
			if list != "" {
				list += ", "
			}
			list += words.Rank(cards.Rank(c.Slot))
		}
	}
	return list
}

// worn reports whether a seat shows a badge now.
func (s *tableScreen) worn(b board.Badge, x engine.Seat) bool {
	n := s.t.Shown.Counter(uint8(b.Key), x, 0)
	return b.Main || n != 0 && (b.Same < 0 || n != s.t.Shown.Counter(uint8(b.Same), x, 0))
}

// badgeLines tells a seat's badges and facts, one a line.
func (s *tableScreen) badgeLines(x engine.Seat) (out []string) {
	for _, b := range s.t.Plan.Badges {
		switch {
		case !s.worn(b, x):
		case b.Mark:
			out = append(out, words.Upper(s.counterName(b.Key)))
		default:
			out = append(out, words.Upper(s.counterName(b.Key))+": "+s.badgeText(b, x))
		}
	}
	return append(out, s.facts(x)...)
}

// slotNote tells what the counters of a slot say of its card: how it lies, what it adds and why.
func (s *tableScreen) slotNote(id engine.PileID) string {
	v := &s.t.Shown
	var out []string
	if s.t.Plan.Turned >= 0 && int(id.Kind) == s.t.Plan.TurnedIn {
		if n := v.Counter(uint8(s.t.Plan.Turned), id.Owner, id.Slot); n != 0 {
			out = append(out, s.valueWord(s.t.Plan.Turned, n))
		}
	}
	for _, b := range s.t.Plan.Slots {
		if text, why := s.slotText(b, id); text != "" || why != "" {
			out = append(out, strings.Trim(text+", "+why, ", "))
		}
	}
	out = slices.DeleteFunc(out, func(t string) bool { return t == "" })
	if len(out) == 0 {
		return ""
	}
	return " (" + strings.Join(out, ", ") + ")"
}

// valueWord is what a value of a counter is called, or its number.
func (s *tableScreen) valueWord(key, n int) string {
	if w := s.counterKey(key, n); words.Has(w) {
		return words.T(w, words.Args{N: n})
	}
	return words.T("table.n", words.Args{N: n})
}

// counterKey is the key of the words for a value of a counter.
func (s *tableScreen) counterKey(key, n int) string {
	return s.info.ID + ".counter." + s.info.Counters[key].Name + "." + strconv.Itoa(n)
}

// slotText returns what a slot's counter says and why, "" for nothing.
func (s *tableScreen) slotText(b board.Badge, id engine.PileID) (text, why string) {
	v := &s.t.Shown
	if b.In >= 0 && int(id.Kind) != b.In {
		return "", ""
	}
	n := v.Counter(uint8(b.Key), id.Owner, id.Slot)
	reason := 0
	if b.Why >= 0 {
		reason = v.Counter(uint8(b.Why), id.Owner, id.Slot)
	}
	switch {
	case n == 0 && reason == 0, !b.Mark && b.Icon == sprites.None && n != 0 && n == b.Usual:
		return "", ""
	case b.Mark:
		return s.counterName(b.Key), ""
	}
	text = s.valueWord(b.Key, n)
	if reason != 0 {
		if key := s.info.ID + ".counter." + s.info.Counters[b.Why].Name + "." + strconv.Itoa(reason); reason > b.Plain && words.Has(key) {
			why = words.T(key, words.Args{N: n})
		}
	}
	return text, why
}

// drawSlotBadges draws what the counters of a slot say on its card: numbers at the top corner, why along the foot.
func (s *tableScreen) drawSlotBadges(k *kit, id engine.PileID, r geom.Rect) {
	x := r.X + r.W
	for _, b := range s.t.Plan.Slots {
		text, why := s.slotText(b, id)
		switch {
		case text == "":
			continue
		case b.Icon != sprites.None:
			sz := min(20, r.W*0.6)
			box := geom.Rect{X: x - sz*0.5, Y: r.Y - 2, W: sz, H: sz} // half beside the card: its rank is to be read
			s.over.Fill(box.Inset(-1), sz/2, rail)
			s.over.Picture(b.Icon, box.Inset(1), danger)
			x -= 16
		case text[0] < '0' || text[0] > '9': // a word
			if short := s.counterKey(b.Key, s.t.Shown.Counter(uint8(b.Key), id.Owner, id.Slot)) + ".short"; words.Has(short) && sprites.Measure(sprites.Sans, k.px(tiny), text) > r.W {
				text = words.Plain(short)
			}
			s.foot(k, text, r)
		default:
			s.pill(text, geom.Point{X: x, Y: r.Y + k.px(tiny)*1.3}, k)
			x -= 16
		}
		if why != "" {
			s.foot(k, why, r)
		}
	}
}

// foot writes words along the foot of a card, a little wider than the card where they need it and its neighbours are not too near.
func (s *tableScreen) foot(k *kit, text string, r geom.Rect) {
	most := r.W
	if r.W < 40 {
		most = r.W - 3
	}
	text, px := k.fit(sprites.Sans, tiny, text, most)
	w, h := sprites.Measure(sprites.Sans, px, text)+6, px*1.35
	box := geom.Around(geom.Point{X: r.X + r.W/2, Y: r.Y + r.H - h/2}, w, h)
	s.over.Fill(box, h/2, rail)
	s.over.Text(text, box, sprites.Sans, px, 0.5, words1)
}
