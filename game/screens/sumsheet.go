package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// sumsScreen is the sheet that opens every score into its sums. After a game it says whether the deal was fair, too.
type sumsScreen struct {
	r      *resultScreen
	sealed bool
	sc     kit.Scroll
}

// newDetails opens the sums of a game that is over.
func newDetails(r *resultScreen) *sumsScreen {
	return &sumsScreen{r: r, sealed: !table.Practising(r.t)}
}

// title is what the sheet is called.
func (s *sumsScreen) title() string {
	if s.sealed {
		return words.Plain("result.details")
	}
	return words.Plain("result.sums")
}

func (s *sumsScreen) Name() string          { return "sums" }
func (s *sumsScreen) Over() bool            { return true }
func (s *sumsScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *sumsScreen) Build(k *kit.Kit) {
	r := k.Sheet(560, k.In.H, false).Inset(kit.Space3)
	foot, r := r.CutBottom(kit.Tap + kit.Space2)
	k.Button(kit.Back, words.Plain("menu.ok"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Primary, true)
	if s.sealed {
		var seal geom.Rect
		seal, r = r.CutBottom(kit.Tap)
		link(k, choice{resultSeal, s.r.seal()}, seal, 0.5)
	}
	top, r := r.CutTop(k.Line(kit.Lead) + kit.Space2)
	k.Label(s.title(), top, sprites.Title, kit.Lead, 0, kit.Accent)
	y := s.sc.Begin(k, r)
	for _, x := range s.r.order() {
		y = s.r.seat(k, x, geom.Rect{X: r.X, Y: y, W: r.W}) + kit.Space2
	}
	s.sc.End(k, y)
}

func (s *sumsScreen) Act(d kit.Deed) bool {
	if d == resultSeal {
		s.r.a.Push(&fairScreen{a: s.r.a.App, t: s.r.t})
		return true
	}
	return s.r.toggle(d) || shuts(s.r.a.App, d)
}

func (s *sumsScreen) Doc(d *kit.Doc) {
	d.Title = s.title()
	d.Table = s.r.sums()
	if s.sealed {
		d.Act(resultSeal, s.r.seal())
	}
	d.Act(kit.Back, words.Plain("menu.ok"))
}
