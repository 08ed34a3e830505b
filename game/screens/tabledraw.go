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
	"royals/game/words"
	"royals/sprites"
)

// Rings that a card may wear, by Pose.Ring.
const (
	noRing uint8 = iota
	legalRing
	handRing // may be played; without the notch, because the hand is where one looks first
	focusRing
	chosenRing
)

func (s *tableScreen) drawBar(k *kit) {
	r := s.areas.Bar
	k.l.Fill(geom.Rect{X: k.size.X, Y: k.size.Y, W: k.size.W, H: r.Y + r.H - k.size.Y}, 0, rail)
	k.l.Fill(geom.Rect{X: k.size.X, Y: r.Y + r.H - 1, W: k.size.W, H: 1}, 0, gilt)
	at := func(x float64) geom.Rect { return geom.Rect{X: x, Y: r.Y + (r.H-44)/2, W: 44, H: 44} }
	k.iconButton("menu", sprites.IconMenu, at(r.X+2), true)
	k.iconButton("rules", sprites.IconInfo, at(r.X+r.W-46), true)
	k.iconButton("log", sprites.IconScroll, at(r.X+r.W-90), true)
	k.iconButton("undo", sprites.IconUndo, at(r.X+r.W-134), s.t.MayUndo())
	speaker := sprites.IconSound
	if s.a.prefs.Mute != 0 {
		speaker = sprites.IconMute
	}
	k.iconButton("mute", speaker, at(r.X+r.W-178), true)
	marks := ""
	for _, b := range s.t.Plan.Marks {
		if s.t.Shown.Counter(uint8(b.Key), engine.None, 0) != 0 {
			if marks != "" {
				marks += " · "
			}
			marks += words.Upper(s.counterName(b.Key)) + " " + s.badgeText(b, engine.None)
		}
	}
	title := s.info.Title
	if marks != "" {
		title += " · " + marks
	}
	box := geom.Rect{X: r.X + 50, Y: r.Y, W: r.W - 50 - 182, H: r.H}
	if marks != "" && sprites.Measure(sprites.SansBold, k.px(small), title) > box.W { // what changes is worth more than the name
		title = marks
	}
	if first, rest, ok := strings.Cut(title, " · "); ok && sprites.Measure(sprites.SansBold, k.px(small), title) > box.W { // two lines, then
		box.H /= 2
		k.label(first, geom.Rect{X: box.X, Y: box.Y + 2, W: box.W, H: box.H}, sprites.SansBold, small, 0, words1)
		k.label(rest, geom.Rect{X: box.X, Y: box.Y + box.H - 2, W: box.W, H: box.H}, sprites.SansBold, small, 0, words1)
		return
	}
	k.label(title, box, sprites.SansBold, body, 0, words1)
}

// badgeText writes a counter, with its target: "9/17".
func (s *tableScreen) badgeText(b board.Badge, seat engine.Seat) string {
	v := &s.t.Shown
	n := v.Counter(uint8(b.Key), seat, 0)
	if word := s.info.ID + ".counter." + s.info.Counters[b.Key].Name + "." + strconv.Itoa(n); words.Has(word) {
		return words.T(word, words.Args{N: n})
	}
	if b.Suit && n >= 1 && n <= 4 {
		return words.Suit(cards.Suit(n - 1))
	}
	text := words.T("table.n", words.Args{N: n})
	if m := v.Counter(uint8(b.Key), seat, 1); m != 0 && seat == engine.None {
		text += " : " + words.T("table.n", words.Args{N: m})
	}
	if b.Of >= 0 {
		of := v.Counter(uint8(b.Of), seat, 0)
		if of == 0 {
			of = v.Counter(uint8(b.Of), engine.None, 0)
		}
		if of != 0 {
			text += "/" + strconv.Itoa(of)
		}
	}
	return text
}

// seatTap is what a tap on a seat points at.
func seatTap(x engine.Seat) table.Tap { return table.Tap{table.SeatThing(x)} }

// drawSeat draws an opponent: emblem, name, score, hand and badges, and what lies before the seat.
func (s *tableScreen) drawSeat(k *kit, x engine.Seat, r geom.Rect) {
	name := "seat:" + x.String()
	tap := seatTap(x)
	s.taps[name] = tap
	turn := s.t.Shown.Turn == x
	k.l.Fill(r, radius, well)
	switch {
	case contains(s.focused, tap, table.ASeat):
		k.ring(r.Inset(3), radius, gold, 3)
	case s.t.Asked != engine.None && contains(s.legal, tap, table.ASeat):
		k.ring(r.Inset(2), radius, legal, 2)
	case turn:
		k.l.Frame(r, radius, 2, gold)
	default:
		k.l.Frame(r, radius, 1, edge)
	}
	k.hit(name, r)
	in := r.Inset(6)
	rest := s.drawSeatHead(k, x, in, r.W >= 200)
	s.drawGroups(k, x, rest, max(84, min(s.areas.Card, 130)), 22, 0, false)
}

// drawSeatHead draws a seat's lines of words and numbers and returns what is left below.
func (s *tableScreen) drawSeatHead(k *kit, x engine.Seat, in geom.Rect, wide bool) geom.Rect {
	lh := max(k.line(small), 20)
	row, rest := in.CutTop(lh + 2)
	em := min(lh, 26)
	k.l.Picture(sprites.Emblem(int(x)), geom.Rect{X: row.X, Y: row.Y + (row.H-em)/2, W: em, H: em}, white)
	c := words1
	if s.t.Shown.Actors.Has(x) {
		c = gold
	}
	nameBox := geom.Rect{X: row.X + em + 4, Y: row.Y, W: row.W - em - 4, H: row.H}
	second := geom.Rect{}
	switch {
	case wide && row.W >= 300: // all in one line
		nameBox.W -= s.drawScore(k, x, row, score) + 8
		nw := min(sprites.Measure(sprites.Title, k.px(small), s.t.Name(x))+space3, nameBox.W*0.5)
		second = geom.Rect{X: nameBox.X + nw, Y: row.Y, W: nameBox.W - nw, H: row.H}
		nameBox.W = nw
	case wide:
		nameBox.W -= s.drawScore(k, x, row, score) + 8
		second, rest = rest.CutTop(max(k.line(tiny), 18))
	default:
		second, rest = rest.CutTop(max(k.line(lead), 20))
		second.W -= s.drawScore(k, x, second, lead) + 4
	}
	k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
	s.drawNumbers(k, x, second)
	_, rest = rest.CutTop(4)
	return rest
}

// drawScore draws the main badge at the right end of a row and returns its width.
func (s *tableScreen) drawScore(k *kit, x engine.Seat, row geom.Rect, size float64) float64 {
	for _, b := range s.t.Plan.Badges {
		if b.Main {
			return k.label(s.badgeText(b, x), row, sprites.SansBold, size, 1, gold).W
		}
	}
	return 0
}

// drawNumbers draws what a seat has as symbols with numbers: hand, piles, badges.
func (s *tableScreen) drawNumbers(k *kit, x engine.Seat, r geom.Rect) {
	v := &s.t.Shown
	px := k.px(small)
	at := r.X
	ic := min(r.H, 16*max(1, min(k.text, 1.5)))
	item := func(icon sprites.ID, text string, c paint.Color) {
		w := sprites.Measure(sprites.Sans, px, text)
		need := w
		if icon != sprites.None {
			need += ic + 2
		}
		if at+need > r.X+r.W+0.5 {
			return
		}
		if icon != sprites.None {
			k.icon(icon, geom.Rect{X: at, Y: r.Y + (r.H-ic)/2, W: ic, H: ic}, c)
			at += ic + 2
		}
		if text != "" {
			k.l.Text(text, geom.Rect{X: at, Y: r.Y, W: w, H: r.H}, sprites.Sans, px, 0, c)
			at += w
		}
		at += 7
	}
	for kind, spot := range s.t.Plan.Spots {
		if !s.info.Piles[kind].Owned || spot.Where != board.Hand {
			continue
		}
		id := engine.PileID{Kind: uint8(kind), Owner: x}
		item(spot.Icon, strconv.Itoa(len(v.Pile(id))), words2)
		if x != s.bottom() { // that one lies open below, and no card can lie in two places
			s.stow(id, geom.Rect{X: r.X, Y: r.Y, W: 20, H: 28})
		}
	}
	for _, b := range s.t.Plan.Badges {
		n := v.Counter(uint8(b.Key), x, 0)
		if b.Main || n == 0 {
			continue
		}
		switch {
		case b.Mark && b.Icon != sprites.None:
			item(b.Icon, "", gold)
		case b.Suit && n <= 4:
			item(sprites.SuitPip(cards.Suit(n-1)), "", white)
		case b.Mark:
			item(sprites.None, s.counterName(b.Key), gold)
		case s.worded(b, n):
			item(sprites.None, s.badgeText(b, x), gold)
		case b.Icon != sprites.None:
			item(b.Icon, s.badgeText(b, x), gold)
		default:
			item(sprites.None, s.counterName(b.Key)+" "+s.badgeText(b, x), words1)
		}
	}
	for kind, spot := range s.t.Plan.Spots {
		if !s.info.Piles[kind].Owned || spot.Where != board.Tally && (spot.Where != board.Seat || spot.Look != board.Stack) || x == s.bottom() && spot.Where == board.Seat {
			continue
		}
		id := engine.PileID{Kind: uint8(kind), Owner: x}
		s.stow(id, geom.Rect{X: max(at-20, r.X), Y: r.Y, W: 14, H: 20})
		if n := len(v.Pile(id)); n > 0 {
			icon := spot.Icon
			if icon == sprites.None {
				icon = sprites.IconStock
			}
			item(icon, strconv.Itoa(n), words2)
		}
	}
}

// badgeOf returns how a counter is worn, plainly when the plan does not say.
func (s *tableScreen) badgeOf(key uint8) board.Badge {
	for _, b := range s.t.Plan.Badges {
		if b.Key == int(key) {
			return b
		}
	}
	return board.Badge{Key: int(key), Of: -1}
}

// worded reports whether a value of a counter has a word of its own.
func (s *tableScreen) worded(b board.Badge, n int) bool {
	return words.Has(s.info.ID + ".counter." + s.info.Counters[b.Key].Name + "." + strconv.Itoa(n))
}

// stow places the cards of a pile that is shown as a number: they are seen only on their way.
func (s *tableScreen) stow(id engine.PileID, r geom.Rect) {
	p := s.t.Shown.Pile(id)
	for i, n := range s.t.Cards.Of(id) {
		face := cards.Back
		if i < len(p) {
			face = p[i]
		}
		s.put(n, anim.Pose{Rect: r, Face: face}, true)
	}
}

// pileGroup is a pile to be drawn in a zone.
type pileGroup struct {
	id    engine.PileID
	under engine.PileID
	has   bool // under is a pile
	text  string
}

// drawGroups lays the piles before a seat (or, for None, of the middle) into a rectangle.
func (s *tableScreen) drawGroups(k *kit, x engine.Seat, r geom.Rect, most, least, caption float64, stacks bool) {
	v := &s.t.Shown
	var list []pileGroup
	s.groups = s.groups[:0]
	add := func(id engine.PileID, spot board.Spot, text string) {
		p := v.Pile(id)
		g := layout.Group{Look: spot.Look, N: len(p)}
		pg := pileGroup{id: id, text: text}
		if spot.Look == board.Slot {
			g.N, g.Under = min(len(p), 1), min(max(len(p)-1, 0), 6)
			if spot.Under >= 0 {
				pg.under = engine.PileID{Kind: uint8(spot.Under), Owner: id.Owner, Slot: id.Slot}
				pg.has = true
				g.Under = min(len(v.Pile(pg.under)), 6)
			}
			g.Turned = s.turnOf(id) > 1
		}
		if caption > 0 && text != "" {
			g.Caption = sprites.Measure(sprites.Sans, k.px(tiny), text) + 4
		}
		s.groups = append(s.groups, g)
		list = append(list, pg)
	}
	where := board.Seat
	if x == engine.None {
		where = board.Centre
	}
	for i := range 2 * len(s.t.Plan.Spots) { // stacks come last before a seat, first in the middle
		kind := i % len(s.t.Plan.Spots)
		spot := s.t.Plan.Spots[kind]
		first := (spot.Look == board.Stack) == (x == engine.None)
		if spot.Where != where || spot.Look == board.Stack && !stacks || first != (i < len(s.t.Plan.Spots)) {
			continue
		}
		info := s.info.Piles[kind]
		for owner := range engine.None + 1 {
			if info.Owned != (owner < engine.Seat(len(s.t.Players))) || !info.Owned && owner != engine.None || x != engine.None && owner != x {
				continue
			}
			for slot := range max(info.Slots, 1) {
				id := engine.PileID{Kind: uint8(kind), Owner: owner, Slot: uint8(slot)}
				n := len(v.Pile(id))
				if n == 0 && !s.aimed(id) && (!spot.Blank || !stacks) {
					continue
				}
				text := s.pileName(id.Kind)
				if x == engine.None && info.Owned {
					text = s.t.Name(owner)
				}
				if spot.Look == board.Slot && (x != engine.None || slot > 0) {
					text = ""
				}
				add(id, spot, text)
			}
		}
	}
	if len(list) == 0 || r.H < 12 {
		for _, g := range list {
			s.stow(g.id, geom.Around(r.Center(), 20, 28))
		}
		return
	}
	z := layout.Zone{Rect: r, Max: most, Min: least, Caption: caption, Gap: space2, Centred: x == engine.None}
	if least < 30 {
		z.Gap = 4
	}
	s.spreads, _ = layout.Flow(z, s.groups, s.spreads)
	for i, g := range list {
		s.drawPile(k, g, &s.groups[i], &s.spreads[i], caption)
	}
}

// aimed reports whether a pile may be pointed at now, empty as it is.
func (s *tableScreen) aimed(id engine.PileID) bool {
	if s.t.Asked == engine.None {
		return false
	}
	return slices.ContainsFunc(s.legal, func(x table.Thing) bool { return x.Kind == table.APile && x.Pile == id })
}

// drawPile draws one pile where it was laid.
func (s *tableScreen) drawPile(k *kit, pg pileGroup, g *layout.Group, sp *layout.Spread, caption float64) {
	v := &s.t.Shown
	p := v.Pile(pg.id)
	ids := s.t.Cards.Of(pg.id)
	base := "pile:" + s.info.Piles[pg.id.Kind].Name + ":" + pg.id.Owner.String()
	if s.info.Piles[pg.id.Kind].Slots > 1 {
		base += ":" + strconv.Itoa(int(pg.id.Slot))
	}
	if caption > 0 && pg.text != "" {
		k.label(pg.text, sp.Caption, sprites.Sans, tiny, 0, words2)
	}
	if len(p) == 0 {
		k.l.Frame(sp.Blank, 6, 1, edge)
		k.icon(sprites.IconBlank, geom.Around(sp.Blank.Center(), min(sp.Blank.W, 24), min(sp.Blank.W, 24)), edge)
		s.tapPile(k, base, pg.id, -1, sp.Blank)
		return
	}
	switch g.Look {
	case board.Stack:
		s.drawStack(k, base, pg.id, p, ids, sp)
	case board.Slot:
		s.drawSlot(k, base, pg, p, ids, sp)
	default:
		for i, c := range p {
			if i >= len(ids) || i >= len(sp.Cards) {
				break
			}
			tap := s.cardTap(pg.id, c, i)
			s.put(ids[i], anim.Pose{Rect: sp.Cards[i], Face: c, Ring: s.ringOf(tap)}, false)
			s.places[len(s.places)-1].part = s.t.PartOf(tap)
			name := base
			if c != cards.Back {
				name = "card:" + s.info.Piles[pg.id.Kind].Name + ":" + pg.id.Owner.String() + ":" + c.String() + copyMark(p[:i], c)
			} else if i > 0 {
				name += "#" + strconv.Itoa(i+1)
			}
			s.taps[name] = tap
			k.hit(name, sp.Cards[i])
		}
	}
}

// copyMark tells copies of a face apart: "" for the first, "#2" for the second.
func copyMark(before []cards.Card, c cards.Card) string {
	n := 1
	for _, x := range before {
		if x == c {
			n++
		}
	}
	if n == 1 {
		return ""
	}
	return "#" + strconv.Itoa(n)
}

// cardTap is what a tap on a card of a pile points at, from the card to the seat.
func (s *tableScreen) cardTap(id engine.PileID, c cards.Card, at int) table.Tap {
	var tap table.Tap
	if c != cards.Back {
		tap = append(tap, table.CardThing(id, c))
	}
	if s.info.Piles[id.Kind].Order == engine.Ordered {
		tap = append(tap, table.PlaceThing(id, at))
	}
	tap = append(tap, table.PileThing(id))
	if id.Owner < engine.MaxSeats && id.Owner != s.t.Asked {
		tap = append(tap, table.SeatThing(id.Owner))
	}
	return tap
}

func (s *tableScreen) ringOf(tap table.Tap) uint8 {
	switch {
	case s.t.IsChosen(tap):
		return chosenRing
	case contains(s.focused, tap, table.APile):
		return focusRing
	case s.t.Asked != engine.None && contains(s.legal, tap, table.APile):
		return legalRing
	}
	return noRing
}

// tapPile makes a pile answer as a whole.
func (s *tableScreen) tapPile(k *kit, name string, id engine.PileID, at int, r geom.Rect) uint8 {
	var tap table.Tap
	if p := s.t.Shown.Pile(id); at >= 0 && at < len(p) {
		tap = s.cardTap(id, p[at], at)
	} else {
		tap = s.cardTap(id, cards.Back, 0)
	}
	s.taps[name] = tap
	k.hit(name, r)
	return s.ringOf(tap)
}

func (s *tableScreen) drawStack(k *kit, base string, id engine.PileID, p []cards.Card, ids []uint32, sp *layout.Spread) {
	top := 0
	sorted := s.info.Piles[id.Kind].Order == engine.Sorted
	if sorted {
		top = len(p) - 1
	}
	r := sp.Cards[len(sp.Cards)-1]
	ring := s.tapPile(k, base, id, top, r)
	for i := range p {
		j := i // the lowest first
		if !sorted {
			j = len(p) - 1 - i
		}
		if j >= len(ids) {
			continue
		}
		pose := anim.Pose{Rect: sp.Cards[i], Face: p[j]}
		if i == len(p)-1 {
			pose.Ring = ring
		}
		s.put(ids[j], pose, i < len(p)-2)
	}
	s.pill(strconv.Itoa(len(p)), geom.Point{X: r.X + r.W - 2, Y: r.Y + r.H - 2}, k)
}

// pill draws a number on a small dark ground, its bottom right corner at p.
func (s *tableScreen) pill(text string, p geom.Point, k *kit) {
	px := k.px(tiny)
	w := sprites.Measure(sprites.SansBold, px, text) + 8
	h := px * 1.3
	r := geom.Rect{X: p.X - w, Y: p.Y - h, W: w, H: h}
	s.over.Fill(r, h/2, rail)
	s.over.Text(text, r, sprites.SansBold, px, 0.5, words1)
}

func (s *tableScreen) drawSlot(k *kit, base string, pg pileGroup, p []cards.Card, ids []uint32, sp *layout.Spread) {
	r := sp.Cards[0]
	turn := s.turnOf(pg.id)
	whole := r
	for _, u := range sp.Under {
		whole.H = max(whole.H, u.Y+u.H-whole.Y)
	}
	ring := s.tapPile(k, base, pg.id, 0, whole)
	below, bids := p[1:], ids[min(1, len(ids)):]
	if pg.has {
		below, bids = s.t.Shown.Pile(pg.under), s.t.Cards.Of(pg.under)
		s.taps[base] = append(s.taps[base], table.PileThing(pg.under))
	}
	for i := len(below) - 1; i >= 0; i-- {
		if i >= len(bids) {
			continue
		}
		at := min(len(below)-1-i, len(sp.Under)-1)
		if at < 0 {
			continue
		}
		s.put(bids[i], anim.Pose{Rect: sp.Under[at], Face: below[i]}, i >= len(sp.Under))
	}
	if len(sp.Under) > 0 && turn < 1 {
		s.peekLabel(k, below, sp.Under[0], r)
	}
	if len(ids) > 0 {
		s.put(ids[0], anim.Pose{Rect: r, Face: p[0], Turn: turn, Ring: ring}, false)
	}
	x := r.X + r.W
	for _, b := range s.t.Plan.Slots {
		n := s.t.Shown.Counter(uint8(b.Key), pg.id.Owner, pg.id.Slot)
		if n == 0 {
			continue
		}
		if b.Icon != sprites.None {
			sz := min(20, r.W*0.6)
			box := geom.Rect{X: x - sz, Y: r.Y - 2, W: sz, H: sz}
			s.over.Fill(box.Inset(-1), sz/2, rail)
			s.over.Picture(b.Icon, box.Inset(1), danger)
		} else {
			s.pill(strconv.Itoa(n), geom.Point{X: x, Y: r.Y + k.px(tiny)*1.3}, k)
		}
		x -= 16
	}
}

// turnOf returns how far the card of a slot is turned.
func (s *tableScreen) turnOf(id engine.PileID) float64 {
	if s.t.Plan.Turned < 0 || int(id.Kind) != s.t.Plan.TurnedIn {
		return 0
	}
	return s.t.Plan.TurnOf(s.t.Shown.Counter(uint8(s.t.Plan.Turned), id.Owner, id.Slot))
}

// peekLabel writes what peeks out below a card, where its own index is covered.
func (s *tableScreen) peekLabel(k *kit, below []cards.Card, under, top geom.Rect) {
	band := geom.Rect{X: under.X + 2, Y: top.Y + top.H + 1, W: under.W - 4, H: under.Y + under.H - top.Y - top.H - 3}
	if band.H < 7 || len(below) == 0 || below[0] == cards.Back {
		return
	}
	text := ""
	for i, c := range below {
		if i > 0 {
			text += " "
		}
		text += words.Short(c)
	}
	px := max(min(k.px(small), band.H*1.1), 9)
	for px > 9 && sprites.Measure(sprites.SansBold, px, text) > band.W {
		px = max(px-1, 9)
	}
	if sprites.Measure(sprites.SansBold, px, text) > band.W {
		text = words.T("table.n", words.Args{N: len(below)})
	}
	col := ink
	if len(below) == 1 {
		col = paint.RGB(s.a.prefs.style().SuitColor(below[0].Suit()))
	}
	s.over.Fill(band, 3, paper)
	s.over.Text(text, band, sprites.SansBold, px, 0.5, col)
}

// drawCentre draws what lies in the middle, and the newest line of the log.
func (s *tableScreen) drawCentre(k *kit, r geom.Rect) {
	if r.Empty() {
		return
	}
	if s.areas.Log.Empty() {
		var line geom.Rect
		line, r = r.CutTop(k.line(small) + 2)
		if lines := s.t.Lines(max(0, len(s.t.Log)-4)); len(lines) > 0 {
			k.label(lines[len(lines)-1].Text, line, sprites.Sans, small, 0.5, words2)
		}
	}
	caption := k.line(tiny)
	if r.H < 84 {
		caption = 0
	}
	s.drawGroups(k, engine.None, r, s.areas.Card, 30, caption, true)
}

// drawMine draws the board of the seat nearest to the eyes.
func (s *tableScreen) drawMine(k *kit, x engine.Seat, r geom.Rect) {
	if r.Empty() {
		return
	}
	name := "seat:" + x.String()
	tap := seatTap(x)
	s.taps[name] = tap
	k.l.Fill(r, radius, well.Fade(0.55))
	switch {
	case contains(s.focused, tap, table.ASeat):
		k.ring(r.Inset(3), radius, gold, 3)
	case s.t.Asked != engine.None && contains(s.legal, tap, table.ASeat):
		k.ring(r.Inset(2), radius, legal, 2)
	case s.t.Shown.Turn == x:
		k.l.Frame(r, radius, 2, gold)
	}
	k.hit(name, r)
	in := r.Inset(6)
	rest := s.drawSeatHead(k, x, in, true)
	caption := 0.0
	if rest.H > 84 && s.areas.Kind != layout.Low {
		caption = k.line(tiny)
	}
	s.drawGroups(k, x, rest, min(s.areas.Card, 150), 30, caption, true)
}

// drawHand draws the hand, raised where chosen, dimmed where it cannot be played.
func (s *tableScreen) drawHand(k *kit, x engine.Seat) {
	a := &s.areas
	if a.Hand.Empty() || s.t.Plan.Hand < 0 {
		return
	}
	s.rects = layout.Hand(a.Hand, len(s.hand), a.Card, k.touch, s.rects)
	dim := s.handMatters() && slices.ContainsFunc(s.hand, func(h handCard) bool { // where all may be played nothing is said
		tap := s.handTap(h)
		return !s.t.IsChosen(tap) && !contains(s.legal, tap, table.ARank)
	})
	for i, h := range s.hand {
		r := s.rects[i]
		tap := s.handTap(h)
		pose := anim.Pose{Rect: r, Face: h.face}
		switch {
		case h.face == cards.Back:
		case s.t.IsChosen(tap):
			pose.Rect.Y -= 0.16 * r.H
			pose.Ring = chosenRing
		case contains(s.focused, tap, table.ACard):
			pose.Rect.Y -= 0.16 * r.H
			pose.Ring = focusRing
		case dim && contains(s.legal, tap, table.ARank):
			pose.Rect.Y -= 6
			pose.Ring = handRing
		case dim:
			pose.Dim = true
		}
		if pose.Rect.Y < a.Hand.Y {
			pose.Rect.Y = a.Hand.Y
		}
		name := s.handName(h)
		if k.hover == name && !k.touch {
			pose.Rect.Y = max(pose.Rect.Y-8, a.Hand.Y)
		}
		s.put(h.id, pose, false)
		if h.face != cards.Back {
			s.taps[name] = tap
			k.hit(name, r)
		}
	}
	if len(s.hand) > 1 && s.hand[0].face != cards.Back && s.t.Sort >= 0 {
		w := 44.0
		box := geom.Rect{X: a.Prompt.X + a.Prompt.W - w, Y: a.Prompt.Y - w - 2, W: w, H: w}
		free := !slices.ContainsFunc(s.places, func(p place) bool {
			x := p.pose.Rect.Intersect(box)
			return !p.hidden && !x.Empty()
		})
		if s.areas.Mine.Contains(box) && free {
			k.iconButton("sort", sprites.IconSort, box, true)
		}
	}
}

// handMatters reports whether the choice has to do with cards of the hand, so that those that cannot be played are dimmed.
func (s *tableScreen) handMatters() bool {
	if s.t.Asked == engine.None || s.t.Asked != s.t.Viewer {
		return false
	}
	f := func(x table.Thing) bool {
		return x.Kind == table.ACard && int(x.Pile.Kind) == s.t.Plan.Hand || x.Kind == table.ARank
	}
	return slices.ContainsFunc(s.legal, f)
}

func (s *tableScreen) handTap(h handCard) table.Tap {
	id := engine.PileID{Kind: uint8(max(s.t.Plan.Hand, 0)), Owner: s.bottom()}
	return table.Tap{table.CardThing(id, h.face), table.PlaceThing(id, h.at), table.PileThing(id), table.RankThing(h.face.Rank())}
}

func (s *tableScreen) handName(h handCard) string {
	p := s.t.Shown.Pile(engine.PileID{Kind: uint8(max(s.t.Plan.Hand, 0)), Owner: s.bottom()})
	return "card:hand:" + h.face.String() + copyMark(p[:min(h.at, len(p))], h.face)
}

// sortHand lists the hand of a seat in the order in which it is held.
func (s *tableScreen) sortHand(x engine.Seat) {
	s.hand = s.hand[:0]
	if s.t.Plan.Hand < 0 {
		return
	}
	id := engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x}
	ids := s.t.Cards.Of(id)
	for i, c := range s.t.Shown.Pile(id) {
		if s.t.Viewer != x { // even what everybody knows of it lies face down while nobody holds the hand
			c = cards.Back
		}
		if i < len(ids) {
			s.hand = append(s.hand, handCard{ids[i], c, i})
		}
	}
	if s.t.Sort == table.ByRank {
		slices.SortStableFunc(s.hand, func(a, b handCard) int {
			return rankKey(a.face) - rankKey(b.face)
		})
	}
}

func rankKey(c cards.Card) int {
	if c.IsJoker() {
		return 1000 + int(c)
	}
	return int(c.Rank())*8 + int(c.Suit())
}

// drawLog draws the rail of the log, newest line last.
func (s *tableScreen) drawLog(k *kit) {
	r := s.areas.Log
	if r.Empty() {
		return
	}
	k.l.Fill(r, radius, rail)
	k.l.Frame(r, radius, 1, edge)
	in := r.Inset(space3)
	title, in := in.CutTop(k.line(body) + space1)
	k.label(words.Plain("table.log"), title, sprites.Title, body, 0, gold)
	lines := s.t.Lines(max(0, len(s.t.Log)-60))
	total, from := 0.0, len(lines)
	for from > 0 {
		h := k.height(lines[from-1].Text, sprites.Sans, small, in.W) + 3
		if total+h > in.H {
			break
		}
		total += h
		from--
	}
	y := in.Y
	for i, l := range lines[from:] {
		c := words2
		if from+i == len(lines)-1 {
			c = words1
		}
		y += k.para(l.Text, geom.Rect{X: in.X, Y: y, W: in.W}, sprites.Sans, small, 0, c) + 3
	}
}

// drawCards draws all cards, those under way on top of the others.
func (s *tableScreen) drawCards(k *kit) {
	drag := s.dragged()
	for pass := range 2 {
		for _, p := range s.places {
			pose, moving := s.stage.At(p.id, s.a.now)
			if moving != (pass == 1) || p.hidden && !moving || drag != 0 && p.id == drag {
				continue
			}
			pose.Dim, pose.Ring = p.pose.Dim, p.pose.Ring
			s.drawCard(k, pose, moving, p.part)
		}
	}
}

// drawCard draws a card; part is the number of the pair it belongs to, 0 for none.
func (s *tableScreen) drawCard(k *kit, p anim.Pose, moving bool, part int) {
	r := p.Rect
	rad := r.W * 0.06
	blur := 4.0
	if moving {
		blur = 10
	}
	if p.Turn == 0 {
		k.l.Shadow(r.Move(geom.Point{Y: blur / 4}), rad, blur, shade.Fade(p.Alpha))
	}
	id := sprites.Card(p.Face)
	if p.Face == cards.Back {
		id = sprites.Back(s.a.prefs.Back)
	}
	tint := white
	if p.Dim {
		tint = dimmed
	}
	k.l.Add(paint.Op{Kind: paint.Sprite, Sprite: id, Rect: r, Color: tint.Fade(p.Alpha), Turn: p.Turn, Squash: p.Squash})
	if p.Turn > 1 {
		c := r.Center()
		r = geom.Around(c, r.H, r.W)
	}
	switch p.Ring {
	case legalRing:
		k.ring(r, rad, legal, 2)
	case handRing:
		k.l.Frame(r.Inset(-1), rad+1, 2, legal)
	case focusRing, chosenRing:
		k.l.Frame(r.Inset(-3), rad+3, 3, gold)
		sz := min(22, r.W*0.4)
		if p.Ring == chosenRing && sz > 10 {
			b := geom.Rect{X: r.X + r.W - sz*0.8, Y: r.Y - sz*0.2, W: sz, H: sz}
			s.over.Fill(b, sz/2, gold)
			if part > 0 {
				s.over.Text(words.T("table.n", words.Args{N: part}), b, sprites.SansBold, max(sz*0.8, 10), 0.5, ink)
			} else {
				s.over.Picture(sprites.IconCheck, b.Inset(3), ink)
			}
		}
	}
}

// seatBox returns where a seat is on the screen.
func (s *tableScreen) seatBox(x engine.Seat) geom.Rect {
	if x == s.bottom() {
		return s.areas.Mine
	}
	for i, o := range s.others() {
		if o == x && i < len(s.areas.Panels) {
			return s.areas.Panels[i]
		}
	}
	return geom.Rect{}
}

// drawArrow draws the arrow from the seat that does something to the one it is done to.
func (s *tableScreen) drawArrow(k *kit) {
	a := s.t.Arrow
	if a.Until == 0 {
		return
	}
	from, to := s.seatBox(a.From), s.seatBox(a.To)
	if from.Empty() || to.Empty() {
		return
	}
	k.arrow(from.Center(), to.Center(), gold)
}

// dragged returns the number of the card that is carried, 0 for none.
func (s *tableScreen) dragged() uint32 {
	f := &s.a.finger
	if !f.drag {
		return 0
	}
	for _, h := range s.hand {
		if s.handName(h) == f.name {
			return h.id
		}
	}
	return 0
}

// drawDrag draws the carried card at the finger, a little above it, with an arrow back to where it came from.
func (s *tableScreen) drawDrag(k *kit) {
	id := s.dragged()
	if id == 0 {
		return
	}
	f := &s.a.finger
	p, _ := s.stage.At(id, s.a.now)
	start := p.Rect.Center()
	p.Rect = p.Rect.Move(f.at.Sub(f.from)).Move(geom.Point{Y: -8})
	p.Ring, p.Dim = noRing, false
	if to := s.a.near(f.at, f.name); to != "" {
		if tap, ok := s.taps[to]; ok {
			for _, h := range k.hits {
				if h.Name == to && (contains(s.legal, tap, table.ASeat)) {
					k.ring(h.Rect, radius, gold, 3)
				}
			}
		}
	}
	if d := f.at.Sub(f.from); d.Y < -60 {
		k.arrow(start, p.Rect.Center(), legal)
	}
	s.drawCard(k, p, true, 0)
}
