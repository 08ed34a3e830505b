package felt

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// Staged is a laid stage: what stands still of it is among the felt's operations, the rest is drawn as time passes.
type Staged struct {
	On     bool
	Box    geom.Rect
	Faces  [engine.MaxSeats]geom.Rect
	Pieces []Piece
	Counts []Count
	Pill   geom.Rect // where the loss of who is struck stands
	Sum    Sum
	Rungs  []Rung
	Ticks  geom.Rect // where the beats before cards are turned are told
	Crest  geom.Rect // what drains, empty for none
	Banner geom.Rect // what comes down, empty for none
	Struck geom.Rect // what is struck at of what may be lost, empty for none
	Under  float64   // the room of the words below the cards of a trade
}

// Piece is a card on the stage with what it wears.
type Piece struct {
	plan.Piece
	ID  uint32
	At  geom.Rect // where it lies
	Lid geom.Rect // where its disc stands, empty where it is on the card's foot

	Bare bool // it wears no arms: they would lie on the corner of the card beside it, which tells whose both are

	Upright geom.Rect // where it lay before it fell
}

// Count is a large number with its words.
type Count struct {
	plan.Count
	At    geom.Rect
	Words string
	Below geom.Rect
	Size  float64 // of the words, CSS pixels at text size 1
}

// Sum is how a number comes about, in a pill, with what it takes above the line and what comes of it below.
type Sum struct {
	At    geom.Rect
	Text  string
	Size  float64 // in pixels, as its pill was measured
	Note  string
	Above geom.Rect
}

// Rung is a seat's place on the ladder, and where it was before.
type Rung struct {
	Seat     engine.Seat
	At, From geom.Rect
	Rung     float64 // how high that rung lies
}

// stager lays a stage.
type stager struct {
	*sketch
	layout.Stage
	st    *plan.Stage
	out   *Staged
	tight bool      // a card would have been too small
	sumAt geom.Rect // where a sum stands on a phone held upright
	lies  float64   // and where what may be lost begins there, 0 for nothing
}

// least is a card's width, or as much as it takes to be read.
func (s *stager) least(w float64) float64 {
	s.tight = s.tight || w < layout.LeastCard
	return max(w, layout.LeastCard)
}

// textRoom is the height that a stage needs for letters of the usual size: larger ones need as much more.
const textRoom = 180

// drawStage lays the stage in the place of the table. Its letters become smaller, down to their usual size, where cards could not be
// read beside them.
func (s *sketch) drawStage() {
	clearStage(s)
	if s.Scene.Stage == nil {
		return
	}
	from, whole := marksOf(s), s.Kit.Text
	if s.Areas.Kind == layout.Low {
		s.Kit.Text = min(s.Kit.Text, max(s.Areas.Centre.H/textRoom, 1))
	}
	if s.Areas.Kind == layout.Wide || tall(s.Areas.Kind, s.Areas.Centre) { // where there is room for them words are larger
		s.Kit.Text = max(s.Kit.Text, wideText)
	}
	for ; ; s.Kit.Text = max(s.Kit.Text-0.15, 1) {
		if tight := layStage(s, 0); s.Kit.Text <= 1 || !tight && !crowded(s) {
			break
		}
		from.back(s)
	}
	if down := offMiddle(s, from); down > 1 {
		from.back(s)
		layStage(s, down)
	}
	s.Kit.Text = whole
}

// wideText is the size of words on a wide stage, or on a tall one, where nothing is tight.
const wideText = 1.2

// tall reports whether a stage held upright is that of a tablet: all on it may be as large as on a wide one.
func tall(k layout.Kind, r geom.Rect) bool { return k == layout.Portrait && r.W >= tallBox }

// tallBox is how wide such a stage is at least.
const tallBox = 600

// clearStage takes everything off the stage.
func clearStage(s *sketch) {
	s.Felt.Staged = Staged{Pieces: s.Felt.Staged.Pieces[:0], Counts: s.Felt.Staged.Counts[:0], Rungs: s.Felt.Staged.Rungs[:0]}
}

// crowded reports whether cards on the stage are too small, but for those that have fallen.
func crowded(s *sketch) bool {
	for i := range s.Felt.Staged.Pieces {
		if p := &s.Felt.Staged.Pieces[i]; p.At.W < rowLeast && !p.Turn {
			return true
		}
	}
	return false
}

// layStage lays the stage with letters of one size, so much lower, and reports whether it is tight.
func layStage(s *sketch, down float64) bool {
	a := &s.Areas
	st := stager{sketch: s, Stage: layout.StageIn(a.Centre, a.Kind, min(max(s.Text, 1), 2)), st: s.Scene.Stage, out: &s.Felt.Staged}
	st.out.On, st.out.Box = true, st.Box
	if st.st.Shape == plan.Facing {
		return st.facing()
	}
	for _, r := range [...]*geom.Rect{&st.Actors, &st.Field, &st.Target} {
		r.Y += down
	}
	if _, right := st.sides(); st.Kind == layout.Portrait && len(right) > 0 && right[0].Seat == s.Bottom && s.Viewer == s.Bottom {
		st.Flip() // who is at the screen is near
	}
	if st.st.Shape == plan.Against {
		st.against()
	} else {
		st.onto()
	}
	if !st.Title.Empty() {
		aloud(s, func() { s.Head(titled(&st), headBox(st.Stage), headSize(st.Stage), kit.Accent) })
	}
	shorten(&st)
	for i := range st.st.Pieces {
		st.gone(&st.st.Pieces[i])
	}
	disarm(st.out.Pieces)
	return st.tight
}

// shorten gives the words below a number their short form where they have no room.
func shorten(s *stager) {
	for i := range s.out.Counts {
		c := &s.out.Counts[i]
		if fits, _ := s.Fit(sprites.Title, c.Size, c.Words, c.Below.W); fits != c.Words && words.Has(c.Key+".short") {
			c.Words = words.T(c.Key+".short", words.Args{N: c.N, N2: c.N2})
		}
	}
}

// disarm takes the arms off cards where they would lie on the corner of the next one of the same owner, or on one that stops them.
func disarm(list []Piece) {
	for i := range list {
		for j := range list {
			a, b := &list[i], &list[j]
			corner := geom.Rect{X: b.At.X, Y: b.At.Y, W: 0.25 * b.At.W, H: 0.3 * b.At.H}
			a.Bare = a.Bare || i != j && b.Large && !Arms(a.At).Intersect(b.At).Empty() || i != j && a.Owner == b.Owner && !a.Turn && !b.Turn && !Arms(a.At).Intersect(corner).Empty()
		}
	}
}

// Arms is where a card on the stage wears the arms of its owner.
func Arms(r geom.Rect) geom.Rect {
	sz := min(max(0.26*r.W, 14), 30)
	return geom.Around(geom.Point{X: r.X + 0.95*r.W, Y: r.Y + 0.04*r.W}, sz, sz)
}

// titled is what stands above the stage, without the card that lies below it where there is no room for all.
func titled(s *stager) string {
	text, short, size := s.phrase(s.st.Title), s.st.Title, headSize(s.Stage)
	short.Key += ".short"
	if _, px := s.Heading(text, headBox(s.Stage), size); px < kit.HeadLeast*size && words.Has(short.Key) {
		return s.phrase(short)
	}
	return text
}

// headSize is the size of the words above a stage: a narrow one's are in one line or in two of nearly the same letters.
func headSize(s layout.Stage) float64 { return min(kit.Head, headWide*headBox(s).W) }

// headWide is that size as a share of their width.
const headWide = 0.075

// headBox is where the words above a stage stand, clear of the edges: two lines use the air around them, too, on a phone held upright more
// of what is above than below.
func headBox(s layout.Stage) geom.Rect {
	r := geom.Rect{X: s.Title.X + headSide, Y: s.Title.Y - kit.Space1, W: s.Title.W - 2*headSide, H: s.Title.H + 2*kit.Space1}
	if s.Kind == layout.Portrait {
		r.Y -= kit.Space1
	}
	return r
}

// headSide is what they keep free at each side of the stage.
const headSide = 12.0

// phrase puts a sentence of the stage into words. Who plays alone is spoken to.
func (s *Scene) phrase(x plan.Sentence) string {
	if x.Key == "" {
		return ""
	}
	args := words.Args{N: x.N, N2: x.N2, B: s.name(x.B)}
	if len(x.Cards) > 0 {
		args.Card = words.CardList(x.Cards)
	}
	args.A = s.listed(x.A)
	if len(x.Bs) > 0 {
		args.B = s.listed(x.Bs)
	}
	return words.You(words.T(x.Key, args), s.You)
}

// listed lists the names of seats.
func (s *Scene) listed(seats []engine.Seat) string {
	var list []string
	for _, x := range seats {
		list = append(list, s.name(x))
	}
	return words.List(list)
}

// face draws a seat's face with its arms.
func (s *stager) face(f *plan.Figure, r geom.Rect) {
	s.out.Faces[f.Seat] = r
	Portrait(s.Kit, s.Scene, f.Seat, r)
}

// named draws a seat's name and note in a box, and returns what is left below.
func (s *stager) named(f *plan.Figure, box geom.Rect, size float64, align paint.Align) geom.Rect {
	row, rest := box.CutTop(s.Line(size))
	s.Label(labelOf(s.Scene, f.Seat), row, sprites.Title, size, align, kit.Text)
	note := s.phrase(f.Note)
	if note == "" {
		return rest
	}
	face, px := sprites.Sans, kit.Tiny
	if s.battle() { // who wins
		face, px = sprites.SansBold, kit.Body
	}
	row, rest = rest.CutTop(s.Height(note, face, px, row.W))
	s.Para(note, row, face, px, align, s.became(f, kit.DimText))
	return rest
}

// nameBelow writes a seat's name below its face, in the middle, and by how much wider than that it may be.
func nameBelow(s *stager, x engine.Seat, face geom.Rect, more float64) {
	r := geom.Rect{X: face.X - more, Y: face.Y + face.H, W: face.W + 2*more, H: s.Line(kit.Small)}
	s.Label(labelOf(s.Scene, x), r, sprites.Title, kit.Small, 0.5, kit.Text)
}

// Toned is the colour of what came of a deed: good, bad, or the plain one where it is neither.
func Toned(t plan.Tone, plain paint.Color) paint.Color {
	switch t {
	case plan.Gains:
		return kit.Legal
	case plan.Loses:
		return kit.Danger
	}
	return plain
}

// card lays a piece.
func (s *stager) card(p *plan.Piece, r geom.Rect, turn float64) *Piece {
	ids := s.Cards.Of(p.Pile)
	if p.At < 0 || p.At >= len(ids) {
		return nil
	}
	pose := anim.Pose{Rect: r, Face: s.View.Pile(p.Pile)[p.At], Turn: turn, Dim: p.Spent}
	if p.Seen {
		pose.Face = p.Card
	}
	answers(s, p, ids[p.At], pose)
	s.out.Pieces = append(s.out.Pieces, Piece{Piece: *p, ID: ids[p.At], At: r, Upright: r})
	return &s.out.Pieces[len(s.out.Pieces)-1]
}

// gone sends a piece that has left the stage to its owner.
func (s *stager) gone(p *plan.Piece) {
	face, turn := s.out.Faces[p.Owner], 0.0
	if p.Falls {
		turn = anim.Fallen
	}
	if p.At >= 0 || p.Card == cards.Back || face.Empty() {
		return
	}
	for i := range s.View.Piles {
		pile := &s.View.Piles[i]
		if pile.ID.Owner != p.Owner && pile.ID.Owner != engine.None {
			continue
		}
		for at, c := range pile.Cards {
			if ids := s.Cards.Of(pile.ID); c == p.Card && at < len(ids) {
				s.put(ids[at], anim.Pose{Rect: geom.Around(face.Center(), stowed, stowed*layout.Ratio), Face: c, Turn: turn, Dim: p.Falls}, true)
				return
			}
		}
	}
}

// count lays a large number.
func (s *stager) count(c plan.Count, at geom.Rect) {
	n := Count{Count: c, At: at, Size: kit.Lead}
	if c.Key != "" {
		if s.Kind == layout.Wide {
			n.Size = kit.Score
		}
		n.Words = words.T(c.Key, words.Args{N: c.N, N2: c.N2})
		h := s.Line(n.Size)
		n.At.H = max(at.H-h, 24)
		wide := at.W
		if s.Kind != layout.Low { // there it stands between cards
			wide = max(wide, 150*min(s.Text, 1.4))
		}
		n.Below = geom.Around(geom.Point{X: at.X + at.W/2, Y: n.At.Y + n.At.H + h/2}, wide, h)
	}
	s.out.Counts = append(s.out.Counts, n)
}
