package felt

import (
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// Room is what is kept free on the table, so that nothing shifts from one question to the next: lines for the question, places
// for the cards of the hand.
type Room struct {
	size geom.Rect // the window it was measured for
	safe geom.Insets
	text float64
	card float64
	eyes engine.Seat // whose hand lies below

	lines, hand int
	width       float64 // of a card of the hand
}

// begin forgets what was kept free when the window or its user is another one.
func (r *Room) begin(ask *layout.Ask, eyes engine.Seat) {
	was := *r
	r.size, r.safe, r.text, r.card, r.eyes = ask.Size, ask.Safe, ask.Text, ask.Card, eyes
	if *r == was {
		return
	}
	r.hand = 0
	if was.eyes, was.hand = eyes, 0; *r == was {
		return
	}
	r.lines = usualLines(ask)
}

// usualLines is how many lines most questions take.
func usualLines(ask *layout.Ask) int {
	lines := 1
	if layout.PromptWidth(ask.Size, ask.Safe) < 560 {
		lines = 2
	}
	if ask.Text >= 1.5 {
		lines++
	}
	return lines
}

// smallQuestion is the size of text from which even the letters of a long question are large enough.
const smallQuestion = 1.25

// mostLines is how many lines of the question stay free for the next one.
const mostLines = 3

// promptSize returns how large a question is written, and its lines: in the room there is if that can be read at all. Only a
// question that is too long even in small letters widens the room.
func (s *sketch) promptSize(w float64) (px float64, lines []string) {
	px = s.Px(kit.Lead)
	room := s.Room.lines
	if shortStage(s) {
		room = min(room, stageLines)
	}
	lines = sprites.Wrap(promptFace(s), px, s.Question.Text(), w)
	for least := kit.Tiny * min(s.Text, smallQuestion); len(lines) > room && px > least; {
		px -= 0.5
		lines = sprites.Wrap(promptFace(s), px, s.Question.Text(), w)
	}
	if shortStage(s) { // the table below it keeps its room
		return px, lines
	}
	if larger, more := verdictSize(s, w); larger > px {
		return larger, more
	}
	if !s.Making {
		s.Room.lines = min(s.Room.lines, mostLines) // a question longer than that keeps its room no longer than it stands
	}
	s.Room.lines = max(s.Room.lines, len(lines))
	return px, lines
}

// verdictSize is the largest size of what is said below a stage on a wide table, where it has the line of the ticker, too; 0 elsewhere.
func verdictSize(s *sketch, w float64) (px float64, lines []string) {
	if s.Scene.Stage == nil || layout.Shape(s.Size) != layout.Wide {
		return 0, nil
	}
	free := float64(s.Room.lines)*s.Line(kit.Lead) + s.Line(kit.Small)
	for px = s.Px(kit.Lead); px > kit.Tiny; px -= 0.5 {
		if lines = sprites.Wrap(promptFace(s), px, s.Question.Text(), w); float64(len(lines))*px*lineHeight <= free {
			return px, lines
		}
	}
	return 0, nil
}

// lineHeight is how far the lines of a question lie apart, in sizes of its text.
const lineHeight = 1.28

// promptFace is what a question is written in. What came of a deed that stands on a stage is told in bold.
func promptFace(s *sketch) sprites.Face {
	if s.Scene.Stage != nil && s.Scene.Stage.Past && s.Question.Who == "" {
		return sprites.SansBold
	}
	return sprites.Sans
}

// stageLines is how many lines there are below a stage in a window where its cards need the height.
const stageLines = 2

// shortStage reports whether a stage stands in a window in which its cards need the height.
func shortStage(s *sketch) bool { return s.Scene.Stage != nil && s.In.H < shortest }

// promptHeight is the height of the question's box: on a wide table with the line below that tells what has just happened, or what
// the choice would do.
func (s *sketch) promptHeight(w float64) float64 {
	px, lines := s.promptSize(w)
	h := float64(s.Room.lines)*s.Line(kit.Lead) + kit.Space2
	if shortStage(s) {
		h = min(h, float64(max(len(lines), stageLines))*max(px*lineHeight, s.Line(kit.Tiny))+kit.Space2)
	}
	if layout.Shape(s.Size) == layout.Wide {
		h += s.Line(kit.Small)
	}
	return h + barRoom(s)
}

// shortest is the height of a phone below which the buttons lie in one row.
const shortest = 600

// lowTable is the height of a wide window below which the buttons lie in one row whatever the size of text.
const lowTable = 640

// rowsFor packs the buttons into rows and returns for how many there is room, whatever they are, and how many there are: none of them moves
// the table. On a phone held upright there is room for one, so that the hand lies right above it; a second one lies over its feet.
func (s *sketch) rowsFor(width float64, column bool) (room, rows int) {
	most := mostRows(s)
	limit := most
	if !column && tucks(s) && inOneRow(s, width) {
		limit = 1
	}
	if !column && layout.Shape(s.Size) == layout.Wide {
		inOneRow(s, width)
	}
	if rows = s.packActs(width, column, limit); tight(s) && signed(s) {
		rows = s.packActs(width, column, limit)
	}
	if room = actRoom(s); room < most {
		return room, rows
	}
	return max(most, rows), rows
}

// inOneRow reports whether the buttons have room in one row, if need be with the signs of cards in place of their names.
func inOneRow(s *sketch, width float64) bool {
	if _, fits := columns(s, width, 1); fits {
		return true
	}
	whole := slices.Clone(s.Felt.Acts)
	signed(s)
	if _, fits := columns(s, width, 1); fits {
		return true
	}
	copy(s.Felt.Acts, whole)
	return false
}

// signed puts what they say in brief on all buttons that have it, such as the signs of cards in place of their names, and reports whether any
// has.
func signed(s *sketch) (any bool) {
	for i := range s.Felt.Acts {
		if b := &s.Felt.Acts[i]; b.brief(s) != "" && b.Text != b.Brief {
			b.Text, any = b.Brief, true
		}
	}
	return any
}

// brief is what a button says where there is hardly room, "" for nothing else. One that opens others says all on a wide table, where it
// seldom stands in a row of many.
func (b *Act) brief(s *sketch) string {
	if _, opens := b.Deed.(Verb); opens && layout.Shape(s.Size) == layout.Wide {
		return ""
	}
	return b.Brief
}

// quote lets a bubble that names a button name it as the button does: one looks for the letters that one has read.
func (s *sketch) quote() {
	for i := range s.Felt.Acts {
		b := &s.Felt.Acts[i]
		if !s.Voice || b.Brief == "" || b.Text != b.Brief {
			continue
		}
		for _, o := range s.Scene.Acts {
			if o.Deed == b.Deed && s.Question.What == words.T("lesson.press", words.Args{A: o.Text}) {
				s.Question.What = words.T("lesson.press", words.Args{A: b.Brief})
			}
		}
	}
}

// WordsAir is what lies at least between the words of a button and its edge where the signs of cards can stand for their names.
const WordsAir = 2 * kit.CaptionEdge

// tight reports whether the words of a button of a wide table that names cards would touch its edges, be cut or be small.
func tight(s *sketch) bool {
	return layout.Shape(s.Size) == layout.Wide && slices.ContainsFunc(s.Felt.Acts, func(b Act) bool {
		return b.brief(s) != "" && sprites.Measure(sprites.SansBold, s.Px(kit.Body), b.Text) > b.w-2*WordsAir
	})
}

// actRoom is for how many rows of buttons there is room whatever is asked.
func actRoom(s *sketch) int {
	if tucks(s) {
		return 1
	}
	return mostRows(s)
}

// tucks reports whether a second row of buttons lies over the feet of the hand.
func tucks(s *sketch) bool {
	return layout.Shape(s.Size) == layout.Portrait && s.In.W < phoneWide && s.Text < largeText && s.Plan.Hand >= 0
}

// tuck lets the buttons have so many rows in the room of one. The hand stays where it is: nothing moves with a question.
func tuck(s *sketch, rows int) {
	if rows >= 2 && tucks(s) {
		s.Covers = float64(rows-1) * (kit.Tap + kit.Space1)
	}
}

// mostRows is for how many rows of buttons there is room.
func mostRows(s *sketch) int {
	most := 2
	switch shape := layout.Shape(s.Size); {
	case shape == layout.Wide && (s.Text <= 1.5 || s.In.H < lowTable):
		most = 1 // a second one would leave a gap most of the time
	case shape == layout.Portrait && s.In.H < shortest && !tucks(s):
		most = 1 // the boards need its height
	}
	return most
}

// handRoom is for how many cards of the hand there is room. A row that is empty stays until the hand is well below it: whoever
// plays a card and draws one does not want the table to jump.
func (s *sketch) handRoom(n int) int {
	n = max(n, 1)
	width, cw := layout.HandWidth(s.Size, s.Safe, len(s.Names)-1), s.Room.width
	had := s.Room.hand
	if cw == 0 || n >= had || layout.Rows(had, width, cw, s.Touch) > layout.Rows(n+2, width, cw, s.Touch) {
		s.Room.hand = n
	}
	return s.Room.hand
}
