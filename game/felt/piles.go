package felt

import (
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// zone is a rectangle into which piles are laid: those before a seat, or for None those of the middle.
type zone struct {
	*sketch
	x       engine.Seat
	r       geom.Rect
	most    float64 // the largest width of a card
	least   float64 // and the smallest that can be read
	caption float64 // the height of the line of words above a pile, 0 for none
	some    some    // which of the piles that belong there lie in it
}

// some is a part of the piles of a zone.
type some uint8

const (
	whole   some = iota
	loose        // what is not stacked
	kept         // what has its place even while there is nothing on it
	passing      // and what has not
)

// takes reports whether piles of a kind are of the part.
func (p some) takes(spot *plan.Spot) bool {
	switch p {
	case loose:
		return spot.Spread != plan.Stack
	case kept:
		return spot.Blank
	case passing:
		return !spot.Blank
	}
	return true
}

// pile is a pile to be laid into a zone.
type pile struct {
	id     engine.PileID
	title  string
	below  engine.PileID // Slot: the pile whose cards lie under it
	nested bool          // there is such a pile
}

// flatZone is the height of a zone below which cards under others do not peek out.
const flatZone = 50

// draw lays the piles into the zone with the largest cards that fit. In a zone without room for any they are seen only on their way.
func (s *zone) draw() {
	s.list()
	if len(s.piles) == 0 && s.x == s.Bottom && s.r.H >= 40 && s.r.W >= 120 {
		s.Label(s.homeNames(s.r.W), s.r, sprites.Sans, kit.Small, 0.5, kit.DimText)
	}
	if len(s.piles) == 0 || s.r.H < 12 || s.r.W < 12 {
		for _, p := range s.piles {
			s.stow(p.id, geom.Around(s.r.Center(), 20, 28))
		}
		return
	}
	s.measureAll()
	s.place()
}

// place lays the piles that have been listed and measured, and draws them.
func (s *zone) place() {
	s.spreads, _ = layout.Flow(s.flow(), s.groups, s.spreads)
	for i := range s.piles {
		s.drawPile(&s.piles[i], s.groups[i].Spread, &s.spreads[i])
	}
}

// fit returns the width that the cards of the zone would like to have, 0 where none are laid.
func (s *zone) fit() float64 {
	if s.list(); len(s.piles) == 0 || s.r.H < 12 || s.r.W < 12 {
		return 0
	}
	s.measureAll()
	w := 0.0
	s.spreads, w = layout.Flow(s.flow(), s.groups, s.spreads)
	return w
}

// list lists the piles of the zone in their order.
func (s *zone) list() {
	s.piles = s.piles[:0]
	s.collect()
	if s.x == engine.None {
		s.byOwner()
	}
}

// measureAll says how much room each pile wants.
func (s *zone) measureAll() {
	s.groups = s.groups[:0]
	for i := range s.piles {
		s.groups = append(s.groups, s.measure(&s.piles[i]))
	}
}

// kinds lists the kinds of piles. In the middle those that are drawn from come first: in every game the stock lies left of the discards.
func (s *zone) kinds() []int {
	list := make([]int, 0, len(s.Plan.Spots))
	for kind := range s.Plan.Spots {
		list = append(list, kind)
	}
	if s.x == engine.None {
		slices.SortStableFunc(list, func(a, b int) int { return rankOf(&s.Info.Piles[a]) - rankOf(&s.Info.Piles[b]) })
	}
	return list
}

// rankOf is 0 for a pile whose cards nobody sees, and else 1.
func rankOf(p *engine.PileInfo) int {
	if p.Sight == engine.Hidden {
		return 0
	}
	return 1
}

// collect lists the piles of the zone. Stacks come last before a seat, first in the middle.
func (s *zone) collect() {
	where := plan.Seat
	if s.x == engine.None {
		where = plan.Centre
	}
	for pass := range 2 {
		stacks := (pass == 0) == (s.x == engine.None)
		for _, kind := range s.kinds() {
			spot := s.Plan.Spots[kind]
			if spot.Where != where || (spot.Spread == plan.Stack) != stacks || !s.some.takes(&spot) {
				continue
			}
			switch {
			case s.x != engine.None && s.Info.Piles[kind].Owned:
				s.add(kind, s.x)
			case s.x != engine.None:
			case s.Info.Piles[kind].Owned:
				for owner := range s.Names {
					s.add(kind, engine.Seat(owner))
				}
			default:
				s.add(kind, engine.None)
			}
		}
	}
}

// add lists the piles of a kind and an owner.
func (s *zone) add(kind int, owner engine.Seat) {
	spot, empty := &s.Plan.Spots[kind], 0
	for slot := range max(s.Info.Piles[kind].Slots, 1) {
		p := pile{id: engine.PileID{Kind: uint8(kind), Owner: owner, Slot: uint8(slot)}}
		if len(s.View.Pile(p.id)) == 0 {
			if !s.aimed(p.id) && !s.holds(kind) && (!spot.Blank || s.x != engine.None && s.x != s.Bottom && !s.facing()) {
				continue
			}
			if s.x != engine.None && s.Areas.Kind == layout.Low && s.emptyPlaces() > 2 {
				if empty++; empty > 1 { // one empty place is as good as another, and what lies there has their room
					continue
				}
			}
		}
		switch {
		case spot.Spread == plan.Slot && (s.x != engine.None || slot > 0):
		case s.x == engine.None && owner != engine.None:
			p.title = labelOf(s.Scene, owner)
		case s.x != engine.None && s.narrow(): // the words are not to be wider than the cards
			p.title = briefName(s.Scene, p.id.Kind)
		default:
			p.title = s.PileName(p.id.Kind)
		}
		if p.nested = spot.Spread == plan.Slot && spot.Under >= 0; p.nested {
			p.below = engine.PileID{Kind: uint8(spot.Under), Owner: owner, Slot: p.id.Slot}
		}
		s.piles = append(s.piles, p)
	}
}

// holds reports whether a pile that comes and goes has its place while it is empty, too: where there are several of them beside the middle of
// a wide table, none shifts another or makes it smaller.
func (s *zone) holds(kind int) bool {
	p := &s.Info.Piles[kind]
	return s.some == passing && (s.mid.held || passers(s.Scene) > 1 && (p.Owned || p.Sight == engine.Hidden))
}

// byOwner puts the piles of one owner beside each other, so that cards turned up lie where they lay face down. What belongs to
// nobody comes first.
func (s *zone) byOwner() {
	slices.SortStableFunc(s.piles, func(a, b pile) int {
		return int((a.id.Owner+1)%(engine.None+1)) - int((b.id.Owner+1)%(engine.None+1))
	})
}

// measure says how much room a pile wants.
func (s *zone) measure(p *pile) layout.Group {
	spot, n := &s.Plan.Spots[p.id.Kind], len(s.View.Pile(p.id))
	low := s.Areas.Kind == layout.Low
	g := layout.Group{Spread: spot.Spread, N: n}
	if s.heaped(p.id) {
		g.N = ranksOf(s.View.Pile(p.id))
	}
	switch spot.Spread {
	case plan.Stack: // what lies open before a seat counts for more
		g.Small = s.x != engine.None && (s.r.H >= 96 || low)
	case plan.Slot:
		g.N, g.Under = min(n, 1), min(max(n-1, 0), 6)
		if p.nested {
			g.Under = min(len(s.View.Pile(p.below)), 6)
		}
		if s.r.H < flatZone { // no room to peek out: what lies below is written on the card
			g.Under = 0
		}
		g.Small = n == 0 && low // a place where something lies counts for more
	}
	if s.caption > 0 && p.title != "" {
		g.Caption = sprites.Measure(sprites.Sans, s.Px(captions(s.sketch)), p.title) + 4
	}
	return g
}

// flow is how the piles are laid out.
func (s *zone) flow() layout.Zone {
	z := layout.Zone{Rect: s.r, Max: s.most, Caption: s.caption, Gap: kit.Space2}
	z.Centred = s.x == engine.None || s.Areas.Kind == layout.Wide || s.r.W >= 600 || s.x != s.Bottom || (s.facing() && s.slotted() && s.r.W >= leastShelf || fronted(s.sketch)) && s.r.W >= 180
	if s.x != engine.None && (fronted(s.sketch) || ranked(s.sketch)) {
		z.Peek = layout.FacingPeek
	}
	z.Left = s.x == engine.None && s.mid.ranged || s.some == kept && slices.ContainsFunc(s.groups, func(g layout.Group) bool { return g.Spread == plan.Fan }) // it grows to the right
	if s.x == engine.None && s.mid.ranged {
		z.Gap = rangedAir
	}
	if s.least < 30 && !(s.facing() && s.slotted()) || s.Areas.Kind == layout.Low && s.x != engine.None {
		z.Gap = 4
	}
	if s.x == engine.None && ranked(s.sketch) && len(s.groups) == 2 && s.r.W >= airyHeaps { // deck and discard pile: neither each other nor the frame
		z.Gap, z.Rect.X, z.Rect.W = heapAir, s.r.X+heapAir/2, s.r.W-heapAir
	}
	return z
}

// rangedAir is what piles that lie in two rows keep free beside each other: they share the whole width.
const rangedAir = 16

// airyHeaps is the width of the room beside two boards from which its two heaps keep air to all sides.
const airyHeaps = 180

// homeNames says what will lie on the own board while it is empty, as much of it as fits into a width.
func (s *zone) homeNames(width float64) string {
	if key := s.Info.ID + ".board"; words.Has(key) && sprites.Measure(sprites.Sans, s.Px(kit.Small), words.Plain(key)) <= width {
		return words.Plain(key)
	}
	text := ""
	for kind, spot := range s.Plan.Spots {
		if spot.Where != plan.Seat || spot.Spread == plan.Stack || !s.Info.Piles[kind].Owned {
			continue
		}
		more := s.PileName(uint8(kind))
		if key := s.Info.ID + ".pile." + s.Info.Piles[kind].Name + ".home"; words.Has(key) { // it says what to lay there
			for _, key := range [2]string{key + ".short", key} {
				if words.Has(key) && sprites.Measure(sprites.Sans, s.Px(kit.Small), words.Plain(key)) <= width {
					more = words.Plain(key)
				}
			}
		}
		if text != "" {
			more = text + " · " + more
		}
		if sprites.Measure(sprites.Sans, s.Px(kit.Small), more) <= width {
			text = more
		}
	}
	return text
}
