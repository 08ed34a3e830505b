package screens

import (
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

// drawTalk draws what seats say on the table itself: a bubble at the one who asks, and one at the one who answers. It lies over the table,
// and nothing gives way to it.
func drawTalk(s *painter) {
	st := s.staging.talk
	if st == nil {
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

// bubble draws what a seat says, with its tail at the seat's face.
func bubble(s *painter, x engine.Seat, text string, grown float64, c paint.Color) {
	const tail = 7.0
	face := s.felt.Heads[x].At
	below := x != s.bottom()
	if face.Empty() { // who has no board yet speaks from the foot of the table
		face, below = speaksFrom(&s.felt), false
	}
	size := s.k.Px(kit.Lead)
	full := geom.Rect{W: sprites.Measure(sprites.SansBold, size, text) + 2*kit.Space3, H: s.k.Line(kit.Lead) + 6}
	full.X, full.Y = face.X+face.W/2-0.3*full.W, face.Y+face.H+tail
	if !below {
		full.Y = face.Y - crownRise*face.H - tail - full.H
	}
	in := s.k.In
	full.X = min(max(full.X, in.X+4), in.X+in.W-full.W-4)
	tip := geom.Point{X: min(max(face.X+face.W/2, full.X+14), full.X+full.W-14), Y: full.Y - tail + 1}
	if !below {
		tip.Y = full.Y + full.H + tail - 1
	}
	r := geom.Around(geom.Lerp(tip, full.Center(), grown), full.W*(0.7+0.3*grown), full.H*(0.7+0.3*grown))
	root := geom.Point{X: tip.X, Y: r.Center().Y}
	s.k.List.Line(root, tip, 9, c.Fade(grown))
	s.k.List.Fill(r.Inset(-2), r.H/2+2, c.Fade(grown))
	s.k.List.Line(root, geom.Lerp(tip, root, 0.2), 5, kit.Rail.Fade(grown))
	s.k.List.Fill(r, r.H/2, kit.Rail.Fade(grown))
	s.k.List.Text(text, r, sprites.SansBold, size*(0.7+0.3*grown), 0.5, kit.Text.Fade(grown))
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
