package screens

import (
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/sprites"
)

// drawBar draws the bar at the top: the menu, what the game is and how far it has come, and what is one press away.
func (s *tableScreen) drawBar(k *kit) {
	r := s.areas.Bar
	if r.Y > k.in.Y { // in a window higher than any table the bar goes with the table
		k.l.Fill(r, radius, rail)
		k.l.Frame(r, radius, 1, edge)
	} else {
		k.l.Fill(geom.Rect{X: k.size.X, Y: k.size.Y, W: k.size.W, H: r.Y + r.H - k.size.Y}, 0, rail)
		k.l.Fill(geom.Rect{X: k.size.X, Y: r.Y + r.H - 1, W: k.size.W, H: 1}, 0, gilt)
	}
	at := func(x float64) geom.Rect { return geom.Rect{X: x, Y: r.Y + (r.H-44)/2, W: 44, H: 44} }
	k.iconButton("menu", sprites.IconMenu, at(r.X+2), true)
	left := r.X + 50
	if s.t.Viewer < engine.MaxSeats && s.t.Plan.Hand >= 0 { // a hand lies open
		k.iconButton("hide", sprites.IconEyeOff, at(r.X+46), true)
		left += 44
	}
	k.iconButton("rules", sprites.IconInfo, at(r.X+r.W-46), true)
	right := r.X + r.W - 46
	icon := func(name string, id sprites.ID, on bool) {
		right -= 44
		k.iconButton(name, id, at(right), on)
	}
	tight := s.a.prefs.hints() && r.W < 400
	if !tight { // in a narrow bar the title opens the log
		icon("log", sprites.IconScroll, true)
	}
	if !tight || s.t.MayUndo() {
		icon("undo", sprites.IconUndo, s.t.MayUndo())
	}
	if s.a.prefs.hints() {
		icon("hint", sprites.IconHint, s.mayHint())
	}
	speaker := sprites.IconSound
	if s.a.prefs.Mute != 0 {
		speaker = sprites.IconMute
	}
	icon("mute", speaker, true)
	marks := ""
	for _, b := range s.t.Plan.Marks {
		if text := s.markText(b); text != "" {
			if marks != "" {
				marks += " · "
			}
			marks += text
		}
	}
	title := s.info.Title
	if marks != "" {
		title += " · " + marks
	}
	box := geom.Rect{X: left, Y: r.Y, W: right - space1 - left, H: r.H}
	if tight {
		k.hit("log", geom.Rect{X: left, Y: r.Y, W: right - left, H: 44})
		if box.W >= 100 {
			k.icon(sprites.IconScroll, geom.Rect{X: left, Y: r.Y + (r.H-16)/2, W: 16, H: 16}, words2)
			box.X, box.W = box.X+20, box.W-20
		}
	}
	if marks != "" && sprites.Measure(sprites.SansBold, k.px(small), title) > box.W { // what changes is worth more than the name
		title = marks
	}
	s.spill = ""
	if first, rest, ok := strings.Cut(title, " · "); ok && sprites.Measure(sprites.SansBold, k.px(small), title) > box.W { // two lines, then
		if s.areas.Log.Empty() && sprites.Measure(sprites.SansBold, k.px(tiny), rest) > box.W { // the middle has room for it
			s.spill = rest
			k.label(first, box, sprites.SansBold, body, 0, words1)
			return
		}
		box.H /= 2
		k.label(first, geom.Rect{X: box.X, Y: box.Y + 2, W: box.W, H: box.H}, sprites.SansBold, small, 0, words1)
		k.label(rest, geom.Rect{X: box.X, Y: box.Y + box.H - 2, W: box.W, H: box.H}, sprites.SansBold, small, 0, words1)
		return
	}
	k.label(title, box, sprites.SansBold, body, 0, words1)
}
