package screens

import (
	"slices"

	"royals/engine"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// crownRise is how far the crown of who is ahead stands above the face, in heights of that.
const crownRise = 0.3

// popShare is how much of a beat a bubble takes to come up.
const popShare = 0.25

// drawTalk draws what seats say on the table itself: a bubble at the one who asks, as long as that is asked about, and one at the one who
// answers. It lies over the table, and nothing gives way to it.
func drawTalk(s *painter) {
	st := s.staging.talk
	if st == nil {
		asksAloud(s)
		return
	}
	colors := [2]paint.Color{kit.Accent, kit.Text}
	for i, x := range st.Says {
		if x.Key == "" || i >= len(st.Figures) {
			continue
		}
		grown := 1.0
		if newest := i == 1 || st.Says[1].Key == ""; newest && s.staging.beat.Running(s.now) && !s.stage.Dial.Reduced {
			grown = anim.CubicOut(min(s.staging.beat.Share(s.now)/popShare, 1))
		}
		bubble(s, st.Figures[i].Seat, words.T(x.Key, words.Args{N: x.N}), grown, colors[i])
	}
}

// asksAloud draws the bubble of whom an arrow comes from that carries words.
func asksAloud(s *painter) {
	if !points(s.tableScreen) {
		return
	}
	a := &s.t.Arrow
	if key := s.t.Plan.Chips[a.Say]; key != "" && !s.felt.Box(&s.scene, a.From).Empty() {
		bubble(s, a.From, words.T(key, words.Args{N: a.N}), grown(s.tableScreen), kit.Accent)
	}
}

// talkTail is how long the tail of a bubble is.
const talkTail = 7.0

// bubble draws what a seat says, with its tail at the seat's face.
func bubble(s *painter, x engine.Seat, text string, grown float64, c paint.Color) {
	size := s.k.Px(kit.Lead)
	full, tip := bubbleAt(s, x, geom.Rect{W: sprites.Measure(sprites.SansBold, size, text) + 2*kit.Space3, H: s.k.Line(kit.Lead) + 6})
	s.bubbles = append(s.bubbles, full)
	r := geom.Around(geom.Lerp(tip, full.Center(), grown), full.W*(0.7+0.3*grown), full.H*(0.7+0.3*grown))
	root := geom.Point{X: min(max(tip.X, r.X+r.H/2), r.X+r.W-r.H/2), Y: r.Center().Y}
	s.k.List.Line(root, tip, 9, c.Fade(grown))
	s.k.List.Fill(r.Inset(-2), r.H/2+2, c.Fade(grown))
	s.k.List.Line(root, geom.Lerp(tip, root, 0.2), 5, kit.Rail.Fade(grown))
	s.k.List.Fill(r, r.H/2, kit.Rail.Fade(grown))
	s.k.List.Text(text, r, sprites.SansBold, size*(0.7+0.3*grown), 0.5, kit.Text.Fade(grown))
}

// bubbleAt returns where a bubble of a size lies, and the tip of its tail: beside the name of who speaks, or at the edge of the board on the side
// of the middle, or on the cards below the face, where it covers no words and no numbers.
func bubbleAt(s *painter, x engine.Seat, full geom.Rect) (geom.Rect, geom.Point) {
	face, board, up := s.felt.Heads[x].At, s.felt.Box(&s.scene, x), x == s.bottom()
	if face.Empty() { // who has no board yet speaks from the foot of the table
		face = speaksFrom(&s.felt)
		return talkOver(s, face, full, face.Y)
	}
	fits := func(r geom.Rect) bool {
		return s.k.In.Contains(r) && !writtenIn(s.tableScreen, r) && r.Intersect(s.felt.Areas.Prompt).Empty() &&
			!slices.ContainsFunc(s.bubbles, func(b geom.Rect) bool { return !b.Intersect(r).Empty() }) &&
			!slices.ContainsFunc(s.felt.Heads[:], func(h felt.Head) bool { return !h.At.Intersect(r).Empty() })
	}
	const step = 4
	for r := full; ; r.X += step { // beside the name
		if r.X == 0 {
			r.X, r.Y = face.X+face.W+talkTail, face.Y+(face.H-full.H)/2
		}
		if r.X+r.W > board.X+board.W-2 {
			break
		}
		if fits(geom.Rect{X: r.X - talkTail - 2, Y: r.Y, W: r.W + talkTail + 4, H: r.H}) {
			return r, geom.Point{X: r.X - talkTail, Y: r.Center().Y}
		}
	}
	if up {
		if r, tip := talkOver(s, face, full, board.Y); fits(r) {
			return r, tip
		}
	} else if r, tip := talkBelow(s, face, full, board.Y+board.H); fits(r) {
		return r, tip
	}
	for y := face.Y + face.H + talkTail; y+full.H <= board.Y+board.H; y += step {
		for r := (geom.Rect{X: board.X + 2, Y: y, W: full.W, H: full.H}); r.X+r.W <= board.X+board.W-2; r.X += step {
			if fits(r) {
				return r, geom.Point{X: min(max(face.X+face.W/2, r.X+14), r.X+r.W-14), Y: y - talkTail}
			}
		}
	}
	if up {
		return talkOver(s, face, full, board.Y)
	}
	return talkBelow(s, face, full, board.Y+board.H)
}

// talkOver lays a bubble above a line, over a face.
func talkOver(s *painter, face, full geom.Rect, line float64) (geom.Rect, geom.Point) {
	full.Y = line - talkTail - full.H
	full.X = talkLeft(s, face, full)
	return full, geom.Point{X: min(max(face.X+face.W/2, full.X+14), full.X+full.W-14), Y: line - 1}
}

// talkBelow lays one under a line, below a face.
func talkBelow(s *painter, face, full geom.Rect, line float64) (geom.Rect, geom.Point) {
	full.Y = line + talkTail
	full.X = talkLeft(s, face, full)
	return full, geom.Point{X: min(max(face.X+face.W/2, full.X+14), full.X+full.W-14), Y: line + 1}
}

// talkLeft returns the left end of a bubble at a face.
func talkLeft(s *painter, face, full geom.Rect) float64 {
	return min(max(face.X+face.W/2-0.3*full.W, s.k.In.X+4), s.k.In.X+s.k.In.W-full.W-4)
}

// speaksFrom is from where somebody speaks whose face is not on the table: the left end of what is nearest.
func speaksFrom(f *felt.Felt) geom.Rect {
	a := &f.Areas
	r := a.Mine
	if r.Empty() {
		r = a.Prompt
	}
	if a.Kind == layout.Low {
		return geom.Rect{X: r.X + kit.Space3, Y: r.Y, W: 24, H: 2}
	}
	return geom.Rect{X: r.X + kit.Space4, Y: r.Y, W: 24, H: 2}
}

// shakesHead moves the face of who has nothing to give a little to and fro. from is where the felt's operations begin.
func shakesHead(s *painter, from int) {
	st := s.staging.talk
	if st == nil || s.staging.act != plan.Refuses || len(st.Figures) < 2 {
		return
	}
	d, h := s.staging.beat.Refuse(s.now), s.felt.Heads[st.Figures[1].Seat]
	if d == 0 {
		return
	}
	for i := from + h.From; i < from+h.To && i < len(s.k.List.Ops); i++ {
		if o := &s.k.List.Ops[i]; !o.Rect.Empty() {
			o.Rect = o.Rect.Move(geom.Point{X: d})
		}
	}
}
