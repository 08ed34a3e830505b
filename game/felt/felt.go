// Package felt lays the table: from what there is to show, a Scene, it works out where everything lies, what answers to a tap and
// what is drawn below and above the cards. It reads nothing else, so that the same scene always gives the same felt.
package felt

import (
	"slices"

	"royals/engine"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
)

// Felt is a laid table. Lay it again to reuse its memory.
type Felt struct {
	Areas   layout.Areas
	BarLine geom.Rect    // of a replay
	Places  []Place      // the cards, in the order in which they lie on each other
	Targets []kit.Target // what answers to a tap, the topmost last
	Strips  []Strip      // the cards of fans that show
	Under   []paint.Op   // drawn below the cards
	Over    []paint.Op   // and above them
	Said    []paint.Op   // sentences, above all that moves
	Still   []paint.Op   // of Under, the pictures of cards that never move
	Acts    []Act        // the buttons, as many as found room
	Covers  float64      // how much of the hand's height lies under the buttons
	Spare   geom.Rect    // what lies free between the hand and the buttons
	Room    Room         // what is kept free, for the scene that follows
	Scores  [engine.MaxSeats]geom.Rect
	Heads   [engine.MaxSeats]Head
	Small   float64 // the width of the cards before the others, 0 for none
	Staged  Staged
	What    string  // the question, as it names the buttons
	Tallies []Tally // the numbers that count cards
	Worn    []Worn  // what lies on single cards
	Front   float64 // the share of the table that is its far half

	under   paint.List
	over    paint.List
	said    paint.List
	kit     kit.Kit
	spill   string // marks of the whole table that find no room in the bar
	counted []uint32
	row     []int // the order of the row that is being drawn
	laid    []int // cards before each opponent
	rects   []geom.Rect
	turns   []float64 // how the cards of the hand are turned, none when they lie straight
	piles   []pile
	groups  []layout.Group
	spreads []layout.Laid
	zones   []zone
}

// Place is where a card lies.
type Place struct {
	ID     uint32
	Pose   anim.Pose
	Hidden bool    // drawn only while it moves
	High   float64 // by how much it is raised
	Flat   bool    // it throws no shadow: it lies in the middle of a pile
	Fresh  bool    // it has just come into the hand
	Part   int     // the number of the pair it belongs to, 0 for none
}

// Strip is what shows of a card under the top one of a fan. The fan answers for it; a strip can be carried away alone.
type Strip struct {
	Point
	geom.Rect
}

// Head is the face or the shield at a seat, and the operations of Under that draw it.
type Head struct {
	At       geom.Rect
	From, To int
}

// Rings that a card may wear, by Pose.Ring.
const (
	NoRing uint8 = iota
	LegalRing
	HandRing  // it may be played; without the notch, because the hand is where one looks first
	QuietRing // the same, where all that is held may be, or may be put in the place of what has been pointed at
	FocusRing
	ChosenRing
)

// sketch is a felt while it is being laid: the scene, what becomes of it, and the kit that draws it.
type sketch struct {
	*Scene
	*Felt
	*kit.Kit
	mid middle // how the middle is shared out, once that is known

	warned engine.Seat // of whom the strip says that it wins unless stopped, engine.None for nobody
}

// Lay lays a scene.
func (f *Felt) Lay(scene *Scene) {
	f.under.Reset()
	f.over.Reset()
	f.said.Reset()
	ask := &scene.Ask
	f.kit = kit.Kit{List: &f.under, Targets: f.Targets[:0], Size: ask.Size, Safe: ask.Safe, In: ask.Size.Within(ask.Safe), Text: ask.Text,
		Touch: ask.Touch, Press: scene.Pressed, Hover: scene.Hovered}
	f.Places, f.Strips, f.Still = f.Places[:0], f.Strips[:0], f.Still[:0]
	f.Tallies, f.counted, f.Worn = f.Tallies[:0], f.counted[:0], f.Worn[:0]
	f.Scores, f.Heads = [engine.MaxSeats]geom.Rect{}, [engine.MaxSeats]Head{}
	s := sketch{Scene: scene, Felt: f, Kit: &f.kit, warned: engine.None}
	whole := scene.Question.What
	defer func() { f.What, scene.Question.What = scene.Question.What, whole }()
	seats := s.Others()
	s.divide(seats)
	a := &f.Areas
	s.drawGround()
	s.drawBar()
	s.drawTrack(a.Track)
	if s.drawStage(); f.Staged.On {
		s.drawPrompt()
		s.drawActs(a.Kind == layout.Low)
		if s.handAsked() {
			s.drawHand()
		}
		s.drawLog()
		f.Under, f.Over, f.Said, f.Targets = f.under.Ops, f.over.Ops, f.said.Ops, f.kit.Targets
		return
	}
	if len(a.Panels) > 0 {
		lettered(&s, narrowest(a.Panels), panelNeeds, func() { s.drawOthers(seats) })
	}
	lettered(&s, a.Centre, centreNeeds, func() { s.drawCentre(a.Centre) })
	mine := seat{sketch: &s, x: s.Bottom}
	lettered(&s, a.Mine, mineNeeds, func() { mine.drawMine(a.Mine) })
	lettered(&s, a.Centre, centreNeeds, s.drawMedal)
	s.drawPrompt()
	s.drawActs(a.Kind == layout.Low)
	s.drawHand()
	s.drawLog()
	f.Under, f.Over, f.Said, f.Targets = f.under.Ops, f.over.Ops, f.said.Ops, f.kit.Targets
}

// aloud draws sentences above all that moves: a card on its way or an arrow passes below what is being read.
func aloud(s *sketch, draw func()) {
	was := s.Kit.List
	s.Kit.List = &s.said
	draw()
	s.Kit.List = was
}

// facingHand is how large the cards of a hand are below two boards on a wide table, by their usual size.
const facingHand = 0.8

// tableCard is how wide a card on the table may be: as one of the hand, where that has its usual size.
func tableCard(s *sketch) float64 {
	if s.Areas.Kind == layout.Wide && s.facing() && s.slotted() {
		return s.Areas.Card / facingHand
	}
	return s.Areas.Card
}

// divide shares the window out, by what each part needs.
func (s *sketch) divide(seats []engine.Seat) {
	ask := s.Ask
	low := layout.Shape(ask.Size) == layout.Low
	width := layout.ActsWidth(ask.Size, ask.Safe)
	s.Room, s.Covers = s.Kept, 0
	s.Room.begin(&ask, s.Bottom)
	if s.Scene.Stage == nil {
		suit(s, ask, seats)
		ask.Text = s.Kit.Text
	}
	s.Felt.Acts = ordered(append(s.Felt.Acts[:0], s.Scene.Acts...), mostRows(s))
	room, rows := s.rowsFor(width, low)
	if s.Short != nil && slices.ContainsFunc(s.Felt.Acts, func(b Act) bool { return b.Deed == More }) { // rather point at it
		s.Felt.Acts = ordered(append(s.Felt.Acts[:0], s.Short...), mostRows(s))
		room, rows = s.rowsFor(width, low)
	}
	s.quote()
	ask.Opponents, ask.Hand, ask.Board, ask.Centre, ask.Quiet = len(seats), -1, true, s.has(plan.Centre), s.quiet()
	if ask.Facing = s.facing() && s.slotted(); ask.Facing && layout.Shape(ask.Size) == layout.Wide { // the boards need the height more
		ask.Card = facingHand
	}
	if kinds, _ := stackKinds(s); s.Plan.Track == plan.Ladder || kinds > 0 && ask.Size.W < phoneWide { // they tell more than the middle
		ask.Rivals = rivalsShare
	}
	ask.Prompt = s.promptHeight(layout.PromptWidth(ask.Size, ask.Safe) - 2*kit.Space2)
	ask.Acts = float64(room)*(kit.Tap+kit.Space1) + kit.Space1
	if s.Plan.Hand >= 0 {
		ask.Hand = s.handRoom(len(s.Hand))
	}
	if ask.Track = s.trackHeight(); s.Scene.Stage != nil {
		ask.Board, ask.Centre, ask.Opponents = false, true, 0
		if s.Plan.Track != plan.Carpet { // the stage shows its own
			ask.Track = 0
		}
		if s.handAsked() {
			s.Areas = layout.Divide(ask)
			tuck(s, rows)
			return
		}
		if ask.Hand = -1; !s.Answers {
			ask.Acts = float64(s.packActs(width, low, stageRows(s, width)))*(kit.Tap+kit.Space1) + kit.Space1
		}
		s.Areas = layout.Divide(ask)
		return
	}
	s.laid = s.laid[:0]
	for _, x := range seats {
		s.laid = append(s.laid, roomFor(s.Scene, x))
	}
	ask.Laid, ask.Empty = s.laid, s.laying(s.Bottom) == 0 && !steadyBoards(s.Scene)
	s.Areas = layout.Divide(ask)
	tuck(s, rows)
	s.Room.width = s.Areas.Card
}

// put places a card that lies hidden where only its way is to be seen.
func (s *sketch) put(id uint32, p anim.Pose, hidden bool) *Place {
	s.Places = append(s.Places, Place{ID: id, Pose: p, Hidden: hidden})
	return &s.Places[len(s.Places)-1]
}

// Box returns where a seat is on the screen.
func (f *Felt) Box(s *Scene, x engine.Seat) geom.Rect {
	if f.Staged.On {
		return f.Staged.Faces[x%engine.MaxSeats]
	}
	if x == s.Bottom {
		return f.Areas.Mine
	}
	for i, o := range s.Others() {
		if o == x && i < len(f.Areas.Panels) {
			return f.Areas.Panels[i]
		}
	}
	return geom.Rect{}
}
