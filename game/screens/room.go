package screens

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/layout"
	"royals/sprites"
)

// room is what is kept free on the table, so that nothing shifts while a choice is made: lines for the question, rows for the
// buttons, rows for the hand. It grows between two choices, if it must, and never while one is being put together.
type room struct {
	size geom.Rect // the window it was measured for
	safe geom.Insets
	text float64
	card int
	eyes engine.Seat // whose hand lies below

	lines, rows, hand int
}

// begin forgets what was kept free when the window or its user is another one.
func (r *room) begin(k *kit, card int, eyes engine.Seat) {
	now := room{size: k.size, safe: k.safe, text: k.text, card: card, eyes: eyes, lines: r.lines, rows: r.rows, hand: r.hand}
	if *r == now {
		return
	}
	if r.eyes = eyes; *r != now {
		now.lines, now.rows = 1, 1
		if layout.PromptWidth(k.size, k.safe) < 560 {
			now.lines = 2
		}
	}
	now.hand = 0
	*r = now
}

// making reports whether the choice on the screen has been begun: something is pointed at, picked, or carried.
func (s *tableScreen) making() bool {
	return s.a.finger.drag || s.t.Asked != engine.None && (!s.t.Focus.Empty() || len(s.t.Composer().Chosen()) > 0)
}

// mostLines is how many lines of the question stay free for the next one.
const mostLines = 3

// promptSize returns how large a question is written, and its lines: as large as it likes when a choice begins, and the room is
// widened where it must be; while a choice is being made in the room there is, if that can be read at all.
func (s *tableScreen) promptSize(k *kit, q question, w float64) (px float64, lines []string) {
	px = k.px(lead)
	lines = sprites.Wrap(sprites.Sans, px, q.text(), w)
	for s.making() && len(lines) > s.room.lines && px > k.px(small) {
		px -= 0.5
		lines = sprites.Wrap(sprites.Sans, px, q.text(), w)
	}
	if !s.making() {
		s.room.lines = min(s.room.lines, mostLines) // a question longer than that keeps its room no longer than it stands
	}
	s.room.lines = max(s.room.lines, len(lines))
	return px, lines
}

// promptHeight is the height of the question's box: on a wide table with the line below that tells what has just happened, or what
// the choice would do.
func (s *tableScreen) promptHeight(k *kit, q question, w float64) float64 {
	s.promptSize(k, q, w)
	h := float64(s.room.lines)*k.line(lead) + space2
	if layout.Shape(k.size) == layout.Wide {
		h += k.line(small)
	}
	return h
}

// shortest is the height of a phone below which the buttons lie in one row.
const shortest = 600

// rowsFor packs the buttons: into the rows there are while a choice is being made, else into as many as they take.
func (s *tableScreen) rowsFor(k *kit, width float64, column bool) int {
	most := 2
	switch shape := layout.Shape(k.size); {
	case shape == layout.Wide && k.text <= 1.5:
		most = 1 // a second one would leave a gap most of the time
	case shape == layout.Portrait && k.in.H < shortest && k.text <= 1.2:
		most = 1 // the boards need its height
	case s.making():
		most = s.room.rows
	}
	s.room.rows = max(s.room.rows, s.packActs(k, width, column, most))
	return s.room.rows
}

// handRoom is for how many cards of the hand there is room. A row that is empty stays until the hand is well below it: whoever
// plays a card and draws one does not want the table to jump.
func (s *tableScreen) handRoom(k *kit, n int) int {
	n = max(n, 1)
	width, cw := layout.HandWidth(k.size, k.safe, len(s.t.Players)-1), s.areas.Card
	had := s.room.hand
	if cw == 0 || n >= had || layout.Rows(had, width, cw, k.touch) > layout.Rows(n+2, width, cw, k.touch) {
		s.room.hand = n
	}
	return s.room.hand
}
