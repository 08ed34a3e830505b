package felt

import (
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// barIcon is the size of a button in the bar.
const barIcon = 44

// drawBar draws the bar at the top: the menu, what the game is and how far it has come, and what is one press away.
func (s *sketch) drawBar() {
	r := s.Areas.Bar
	if r.Y > s.In.Y { // in a window higher than any table the bar goes with the table
		s.List.Fill(r, kit.Radius, kit.Rail)
		s.List.Frame(r, kit.Radius, kit.Rim, kit.Edge)
	} else {
		s.List.Fill(geom.Rect{X: s.Size.X, Y: s.Size.Y, W: s.Size.W, H: r.Y + r.H - s.Size.Y}, 0, kit.Rail)
		s.List.Fill(geom.Rect{X: s.Size.X, Y: r.Y + r.H - 1, W: s.Size.W, H: 1}, 0, kit.Gilt)
	}
	tight := s.Hints && s.Title == "" && r.W < 400 // no room for all buttons: the title opens the log
	box := s.drawBarIcons(r, tight)
	if tight {
		s.Hit(Log, geom.Rect{X: box.X, Y: r.Y, W: box.W + kit.Space1, H: barIcon})
		box = kit.Sunk(s.Kit, Log, box)
		if s.Size.W >= 350 { // whether or not there is anything to undo: the title stays
			s.Icon(sprites.IconScroll, geom.Rect{X: box.X, Y: box.Y + (box.H-16)/2, W: 16, H: 16}, kit.DimText)
			box.X, box.W = box.X+20, box.W-20
		}
	}
	s.drawTitle(box)
}

// drawBarIcons draws the buttons of the bar and returns what is left between them.
func (s *sketch) drawBarIcons(r geom.Rect, tight bool) geom.Rect {
	left, right := r.X+2, r.X+r.W-2
	icon := func(d kit.Deed, id sprites.ID, x float64, on bool) {
		s.IconButton(d, id, geom.Rect{X: x, Y: r.Y + (r.H-barIcon)/2, W: barIcon, H: barIcon}, on)
	}
	icon(Menu, sprites.IconMenu, left, true)
	left += barIcon
	if s.Title == "" && s.Viewer < engine.MaxSeats && s.Plan.Hand >= 0 { // a hand lies open
		icon(Hide, sprites.IconEyeOff, left, true)
		left += barIcon
	}
	add := func(d kit.Deed, id sprites.ID, on bool) {
		right -= barIcon
		icon(d, id, right, on)
	}
	if s.Title != "" { // a lesson: the way back, the bulb, and room for what it is called
		add(Undo, sprites.IconUndo, s.MayUndo)
		add(Hint, sprites.IconHint, s.MayHint)
		return geom.Rect{X: left + kit.Space1, Y: r.Y, W: right - left - 2*kit.Space1, H: r.H}
	}
	add(Rules, sprites.IconInfo, true)
	if !tight {
		add(Log, sprites.IconScroll, true)
	}
	if !tight {
		add(Undo, sprites.IconUndo, s.MayUndo)
		if !s.MayUndo && s.Asked != engine.None && words.Has(NoUndo(s.Info.ID)) { // grey, and it says why
			s.Hit(Undo, geom.Rect{X: right, Y: r.Y + (r.H-barIcon)/2, W: barIcon, H: barIcon})
		}
	}
	if s.Hints {
		add(Hint, sprites.IconHint, s.MayHint)
	}
	if s.Muted {
		add(Mute, sprites.IconMute, true)
	} else {
		add(Mute, sprites.IconSound, true)
	}
	if tight && s.MayUndo { // it comes and goes where it moves no other
		add(Undo, sprites.IconUndo, true)
	}
	left += kit.Space1
	return geom.Rect{X: left, Y: r.Y, W: right - kit.Space1 - left, H: r.H}
}

// NoUndo is the sentence of why nothing can be taken back in a game, which only those have whose rules forbid it.
func NoUndo(game string) string { return game + ".no-undo" }

// drawTitle draws the name of the game and the marks of the whole table: in one line, in two, or the marks in the middle of the table.
func (s *sketch) drawTitle(box geom.Rect) {
	if s.Title != "" {
		s.spill = ""
		s.Label(s.Title, box, sprites.SansBold, kit.Body, 0, kit.Figure)
		return
	}
	var marks []string
	for i, b := range s.Plan.Marks {
		if s.Stage != nil && i > 0 { // sums stand on the stage, which counts them up
			break
		}
		if text := s.MarkText(b); text != "" {
			marks = append(marks, text)
		}
	}
	const dot = " · "
	s.spill = ""
	low := box
	if s.Ribbon != "" {
		box = ribbon(s, box)
	}
	title := strings.Join(append([]string{s.Info.Title}, marks...), dot)
	long := func(text string, size float64) bool {
		return sprites.Measure(sprites.SansBold, s.Px(size), text) > box.W
	}
	if len(marks) > 0 && long(title, kit.Small) { // what changes is worth more than the name
		title = strings.Join(marks, dot)
	}
	if box.H < low.H { // below the ribbon there is but one line
		if len(marks) > 0 && s.Areas.Log.Empty() && long(title, kit.Tiny) {
			s.spill, title = strings.Join(marks, dot), s.Info.Title
		}
		s.Label(title, box, sprites.SansBold, min(kit.Small, box.H/1.2/s.Text), 0, kit.Text)
		return
	}
	first, rest, two := strings.Cut(title, dot)
	switch {
	case !two || !long(title, kit.Small):
		s.Label(title, box, sprites.SansBold, kit.Body, 0, kit.Text)
	case s.Areas.Log.Empty() && long(rest, kit.Tiny): // the middle has room for it
		s.spill = rest
		s.Label(first, box, sprites.SansBold, kit.Body, 0, kit.Text)
	default:
		h := box.H / 2
		size := min(kit.Small, h/1.2/s.Text) // as large as two lines may be
		s.Label(first, geom.Rect{X: box.X, Y: box.Y + 2, W: box.W, H: h}, sprites.SansBold, size, 0, kit.Text)
		s.Label(rest, geom.Rect{X: box.X, Y: box.Y + h - 2, W: box.W, H: h}, sprites.SansBold, size, 0, kit.Text)
	}
}
