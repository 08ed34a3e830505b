package screens

import (
	"slices"
	"strings"

	"royals/engine"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// The middle of a table where nothing lies between two battles says what matters then: who is about to win, and how the
// last battle went, with its cards where they lay. Before the first one it says what the game is about.

// ghosts is how much of the cards of the last battle is to be seen: they have gone.
const ghosts = 0.55

// idle reports whether nothing lies in the middle.
func (s *tableScreen) idle() bool {
	for _, p := range s.t.Shown.Piles {
		if len(p.Cards) > 0 && int(p.ID.Kind) < len(s.t.Plan.Spots) && s.t.Plan.Spots[p.ID.Kind].Where == board.Centre {
			return false
		}
	}
	return true
}

// drawRecall draws that.
func (s *tableScreen) drawRecall(k *kit, r geom.Rect) {
	if len(s.t.Plan.Recall.Begin) == 0 || !s.idle() || s.t.Moves() == 0 && s.t.Busy() {
		return
	}
	r = r.Inset(space1)
	for x := range s.t.Players { // what comes first
		for _, fact := range s.facts(engine.Seat(x)) {
			if h := k.height(fact, sprites.SansBold, small, r.W); h <= r.H {
				k.para(fact, r, sprites.SansBold, small, 0.5, danger)
				_, r = r.CutTop(h + space1)
			}
		}
	}
	rec := s.t.Recalled()
	if rec.Begin == "" {
		rec.Begin = words.T(s.info.ID+".recall.goal", words.Args{N: s.targetOf(*s.mainBadge(), 0)})
		if h := k.height(rec.Begin, sprites.Sans, small, r.W); h <= r.H {
			k.para(rec.Begin, geom.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W}, sprites.Sans, small, 0.5, words2)
		}
		return
	}
	end := strings.Join(rec.End, " ")
	if end == "" { // it goes on, and nothing lies here yet
		if h := k.height(rec.Begin, sprites.Sans, body, r.W); s.areas.Kind == layout.Wide && h <= r.H {
			k.para(rec.Begin, geom.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W}, sprites.Sans, body, 0.5, words1)
		}
		return
	}
	hb, he := k.height(rec.Begin, sprites.Sans, small, r.W), k.height(end, sprites.SansBold, small, r.W)
	if hb+he > r.H { // how it ended, or the last of that
		for he > r.H && len(rec.End) > 1 {
			rec.End = rec.End[1:]
			end = strings.Join(rec.End, " ")
			he = k.height(end, sprites.SansBold, small, r.W)
		}
		if he <= r.H {
			k.para(end, geom.Rect{X: r.X, Y: r.Y + (r.H-he)/2, W: r.W}, sprites.SansBold, small, 0.5, words1)
		}
		return
	}
	title := 0.0
	spare := r.H - hb - he - space2
	if lh := k.line(tiny) + space1; spare >= lh && (len(rec.Cards) == 0 || spare < ghostLeast || spare >= ghostLeast+lh) { // the cards say more
		lh -= space1
		title = lh + space1
		k.label(words.Plain(s.info.ID+".recall"), geom.Rect{X: r.X, Y: r.Y, W: r.W, H: lh}, sprites.Title, tiny, 0.5, gold)
	}
	zone := geom.Rect{X: r.X, Y: r.Y + title + hb + space1, W: r.W, H: r.H - title - hb - he - space2}
	if len(rec.Cards) == 0 || zone.H < ghostLeast {
		zone.H = min(zone.H, 0)
	}
	at := r.Y + title
	if zone.H <= 0 { // words only, in the middle of the height
		at += max(0, (r.H-title-hb-he)/2)
	}
	k.para(rec.Begin, geom.Rect{X: r.X, Y: at, W: r.W}, sprites.Sans, small, 0.5, words2)
	at += hb
	if zone.H > 0 {
		at = s.drawGhosts(k, rec.Cards, zone) + space1
	}
	k.para(end, geom.Rect{X: r.X, Y: at, W: r.W}, sprites.SansBold, small, 0.5, words1)
}

// ghostLeast is the height below which cards that are gone are not drawn.
const ghostLeast = 44

// drawGhosts draws the cards of the last battle, each under its owner's name, and returns where they end.
func (s *tableScreen) drawGhosts(k *kit, list []table.Line, r geom.Rect) (bottom float64) {
	var owners []engine.Seat
	var groups []layout.Group
	z := layout.Zone{Rect: r, Max: 0.7 * s.areas.Card, Gap: space3, Centred: true}
	if r.H >= 84 {
		z.Caption = k.line(tiny)
	}
	for _, l := range list {
		i := slices.Index(owners, l.Seat)
		if i < 0 {
			i = len(owners)
			g := layout.Group{Look: board.Row}
			if z.Caption > 0 {
				g.Caption = sprites.Measure(sprites.Sans, k.px(tiny), s.t.Name(l.Seat)) + 4
			}
			owners, groups = append(owners, l.Seat), append(groups, g)
		}
		groups[i].N++
	}
	spreads, _ := layout.Flow(z, groups, nil)
	for i, sp := range spreads {
		if z.Caption > 0 {
			k.label(s.t.Name(owners[i]), sp.Caption, sprites.Sans, tiny, 0, words2)
		}
		n := 0
		for _, l := range list {
			if l.Seat == owners[i] && n < len(sp.Cards) {
				s.held = append(s.held, paint.Op{Kind: paint.Sprite, Sprite: sprites.Card(l.Card), Rect: sp.Cards[n], Color: dimmed.Fade(ghosts)})
				k.l.Add(s.held[len(s.held)-1])
				n++
			}
		}
		bottom = max(bottom, sp.Box.Y+sp.Box.H)
	}
	return bottom
}
