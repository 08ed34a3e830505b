package layout

import "royals/game/geom"

// Stage is the division of the box in which a deed is shown large. On a wide table those who act are to the left of the
// field, and the one they act on to the right. On a phone held upright they are below and above it.
type Stage struct {
	Box, Title, Actors, Field, Target geom.Rect
	Card, Face, Number                float64 // the width of a card and of a face, the height of the count
	Kind                              Kind
}

// LeastCard is the width below which a card on a stage cannot be read.
const LeastCard = 48

// shortStage is the height below which a stage has no title: its cards need the room.
var shortStage = [...]float64{Portrait: 345, Low: 300}

// The share of the box that each part has.
const (
	flankActors, flankTarget = 0.18, 0.26
	lowActors, lowTarget     = 0.20, 0.24
	stripTarget, stripActors = 0.24, 0.22
)

// StageIn divides a box.
func StageIn(box geom.Rect, kind Kind, text float64) Stage {
	s := Stage{Box: box, Kind: kind}
	w, h := box.W, box.H
	head := 40 * min(text, 1.5)
	switch kind {
	case Low:
		head = 26 * min(text, 1.3)
		s.Card, s.Face, s.Number = min(0.12*w, 0.24*h), 0.21*h, 0.24*h
	case Wide:
		s.Card, s.Face, s.Number = min(0.105*w, 0.20*h), 0.21*h, 0.24*h
	default:
		head = 42 * min(text, 1.5) // two lines: no stage moves as its title grows
		s.Card, s.Face, s.Number = min(0.20*w, 0.15*h), 0.13*h, 0.19*h
	}
	s.Card = min(max(s.Card, LeastCard), 150)
	s.Face = min(max(s.Face, 44), 112)
	s.Number = min(max(s.Number, 72), 132)
	in := box.Inset(gap)
	if kind != Wide && h < shortStage[kind] { // the line of words below says it as well
		head = 0
	}
	s.Title, in = in.CutTop(head)
	switch kind {
	case Low:
		s.Actors, in = in.CutLeft(lowActors * w)
		s.Target, s.Field = in.CutRight(lowTarget * w)
	case Wide:
		s.Actors, in = in.CutLeft(flankActors * w)
		s.Target, s.Field = in.CutRight(flankTarget * w)
	default:
		s.Target, in = in.CutTop(max(stripTarget*h, LeastCard*Ratio+17))
		s.Actors, s.Field = in.CutBottom(stripActors * h)
	}
	return s
}

// Flip lays who is acted on at the foot of a stage on a phone held upright, and those who act at its top.
func (s *Stage) Flip() {
	s.Actors.Y = s.Target.Y
	s.Field.Y = s.Actors.Y + s.Actors.H
	s.Target.Y = s.Field.Y + s.Field.H
}

// Flipped reports whether who is acted on is at the foot.
func (s *Stage) Flipped() bool { return s.Kind == Portrait && s.Target.Y > s.Field.Y }

// Columns returns where n cards of a width lie side by side in the middle of a span: their first left edge and their step.
// They overlap where there is no room.
func Columns(from, width, card float64, n int) (x, step float64) {
	if n < 2 {
		return from + (width-card)/2, 0
	}
	step = min(card*1.1, (width-card)/float64(n-1))
	return from + (width-card-step*float64(n-1))/2, step
}
