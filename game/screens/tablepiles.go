package screens

import (
	"slices"
	"strconv"

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

// flatZone is the height of a zone below which cards under others do not peek out.
const flatZone = 50

// slotPill is the width of a card below which what lies under it is not written on it: it would hide the card, and could not be read.
const slotPill = 16

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
		g := layout.Group{Look: spot.Look, N: len(p), Small: spot.Look == board.Stack && x != engine.None && (r.H >= 96 || s.areas.Kind == layout.Low)} // what lies open before it counts for more
		pg := pileGroup{id: id, text: text}
		if spot.Look == board.Slot {
			g.N, g.Under = min(len(p), 1), min(max(len(p)-1, 0), 6)
			if spot.Under >= 0 {
				pg.under = engine.PileID{Kind: uint8(spot.Under), Owner: id.Owner, Slot: id.Slot}
				pg.has = true
				g.Under = min(len(v.Pile(pg.under)), 6)
			}
			if r.H < flatZone { // no room to peek out: what lies below is written on the card
				g.Under = 0
			}
			g.Turned = s.turnOf(id) > 1
			g.Small = len(p) == 0 && s.areas.Kind == layout.Low // what lies there counts for more
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
			empty := 0
			for slot := range max(info.Slots, 1) {
				id := engine.PileID{Kind: uint8(kind), Owner: owner, Slot: uint8(slot)}
				n := len(v.Pile(id))
				if n == 0 && !s.aimed(id) && (!spot.Blank || !stacks && !s.facing()) {
					continue
				}
				if n == 0 && x != engine.None && s.areas.Kind == layout.Low && s.emptyPlaces() > 2 {
					if empty++; empty > 1 { // one empty place is as good as another, and what lies there has their room
						continue
					}
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
	if x == engine.None {
		s.byOwner(list)
	}
	if len(list) == 0 && x == s.bottom() && r.H >= 40 && r.W >= 120 {
		k.label(s.homeNames(k, r.W), r, sprites.Sans, small, 0.5, words2)
	}
	if len(list) == 0 || r.H < 12 || r.W < 12 {
		for _, g := range list {
			s.stow(g.id, geom.Around(r.Center(), 20, 28))
		}
		return
	}
	z := layout.Zone{Rect: r, Max: most, Caption: caption, Gap: space2, Centred: x == engine.None || s.areas.Kind == layout.Wide || r.W >= 600 || x != s.bottom() && r.W >= 180}
	if least < 30 || s.areas.Kind == layout.Low && x != engine.None {
		z.Gap = 4
	}
	s.spreads, _ = layout.Flow(z, s.groups, s.spreads)
	for i, g := range list {
		s.drawPile(k, g, &s.groups[i], &s.spreads[i], caption)
	}
}

// emptyPlaces counts the places before a seat that are shown while they are empty.
func (s *tableScreen) emptyPlaces() (n int) {
	for kind, spot := range s.t.Plan.Spots {
		if spot.Where == board.Seat && spot.Blank {
			n += max(s.info.Piles[kind].Slots, 1)
		}
	}
	return n
}

// homeNames says what will lie on the own board while it is empty, as much of it as fits into a width.
func (s *tableScreen) homeNames(k *kit, width float64) string {
	text := ""
	for kind, spot := range s.t.Plan.Spots {
		if spot.Where != board.Seat || spot.Look == board.Stack || !s.info.Piles[kind].Owned {
			continue
		}
		more := s.pileName(uint8(kind))
		if text != "" {
			more = text + " · " + more
		}
		if sprites.Measure(sprites.Sans, k.px(small), more) <= width {
			text = more
		}
	}
	return text
}

// aimed reports whether a choice may be about a pile, empty as it is, whatever has been pointed at already.
func (s *tableScreen) aimed(id engine.PileID) bool {
	if s.t.Asked == engine.None || s.t.Resting() {
		return false
	}
	return slices.ContainsFunc(s.t.Options(), func(o table.Option) bool {
		return slices.ContainsFunc(o.Things, func(x table.Thing) bool { return x.Kind == table.APile && x.Pile == id })
	})
}

// byOwner puts the piles of one owner beside each other, so that cards turned up lie where they lay face down; what
// belongs to nobody comes first.
func (s *tableScreen) byOwner(list []pileGroup) {
	key := func(g pileGroup) int {
		if g.id.Owner == engine.None {
			return -1
		}
		return int(g.id.Owner)
	}
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && key(list[j]) < key(list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
			s.groups[j], s.groups[j-1] = s.groups[j-1], s.groups[j]
		}
	}
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
		icon := sprites.IconBlank
		if spot := s.t.Plan.Spots[pg.id.Kind]; spot.Look == board.Slot && spot.Icon != sprites.None {
			icon = spot.Icon // empty places of two kinds are told apart
		}
		k.icon(icon, geom.Around(sp.Blank.Center(), min(sp.Blank.W, 24), min(sp.Blank.W, 24)), edge)
		s.tapPile(k, base, pg.id, -1, sp.Blank)
		return
	}
	switch g.Look {
	case board.Stack:
		s.drawStack(k, base, pg.id, p, ids, sp)
	case board.Fan:
		s.drawFan(k, base, pg.id, p, ids, sp)
	case board.Slot:
		s.drawSlot(k, base, pg, p, ids, sp)
	default:
		carried := s.dragged()
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
			if r := sp.Cards[i]; i+1 < min(len(ids), len(sp.Cards)) && ids[i] != carried {
				if n := sp.Cards[i+1]; n.Y == r.Y && n.X-r.X < rowShow*r.W {
					s.stripLabel(k, c, r, geom.Rect{X: r.X, Y: r.Y, W: n.X - r.X, H: r.H})
				}
			}
		}
	}
}

// rowShow is the share of a card of a row below which the large rank in its middle is cut.
const rowShow = 0.8

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
	spot := s.t.Plan.Spots[id.Kind]
	spent := spot.Where == board.Seat && spot.Icon == sprites.IconDiscard // not to be taken for a card that is in play
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
		pose.Dim = spent && ring == noRing && p[j] != cards.Back
		s.put(ids[j], pose, i < len(p)-2)
	}
	if r.W < 20 { // nobody could read it; the closer look has it
		return
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
			s.put(bids[i], anim.Pose{Rect: r, Face: below[i]}, true)
			continue
		}
		s.put(bids[i], anim.Pose{Rect: sp.Under[at], Face: below[i]}, i >= len(sp.Under))
	}
	if len(sp.Under) > 0 && turn < 1 {
		s.peekLabel(k, below, sp.Under[0], r)
	} else if len(sp.Under) == 0 && len(below) > 0 && r.W >= slotPill {
		if text := words.RankShort(below[0].Rank()); len(below) == 1 && below[0] != cards.Back {
			s.pill(text, geom.Point{X: r.X + r.W + 2, Y: r.Y + r.H + 2}, k)
		} else {
			s.pill(words.T("table.n", words.Args{N: len(below)}), geom.Point{X: r.X + r.W + 2, Y: r.Y + r.H + 2}, k)
		}
	}
	if len(ids) > 0 {
		s.put(ids[0], anim.Pose{Rect: r, Face: p[0], Turn: turn, Ring: ring}, false)
	}
	s.drawSlotBadges(k, pg.id, r)
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
	band := geom.Rect{X: under.X + 2, Y: top.Y + top.H, W: under.W - 4, H: under.Y + under.H - top.Y - top.H - 2}
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
	px := max(min(max(k.px(small), band.H*0.6), band.H*1.1), 9)
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
func (s *tableScreen) drawCentre(k *kit, q question, r geom.Rect) {
	if r.Empty() {
		return
	}
	if s.areas.Log.Empty() {
		var line geom.Rect
		line, r = r.CutTop(k.line(small) + 2)
		s.drawTicker(k, q, line)
		if s.spill != "" {
			line, r = r.CutTop(k.line(small) + 2)
			k.label(s.spill, line, sprites.SansBold, small, 0.5, gold)
		}
	}
	s.drawRecall(k, r)
	caption := k.line(tiny)
	if r.H < 84 {
		caption = 0
	}
	s.drawGroups(k, engine.None, r, s.areas.Card, 30, caption, true)
}
