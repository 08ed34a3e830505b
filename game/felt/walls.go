package felt

import (
	"math"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/words"
	"royals/sprites"
)

// courses is how many points a course of a house's wall stands for.
const courses = 50

// walls draws two houses that grow towards each other, a course for every fifty points, and between them who leads and how it would
// stand were it to end now.
func (t *track) walls() {
	r := t.way
	text, most := t.lead(), r.W*0.45
	if t.Ends != "" {
		most = r.W - 2*(r.H*1.1+kit.Space3)
		if text = t.lead() + ". " + t.Ends; t.of == 0 || sprites.Measure(sprites.SansBold, t.Px(kit.Small), text) > r.W*0.7 {
			text = t.Ends
		}
	}
	w := min(sprites.Measure(sprites.SansBold, t.Px(kit.Small), text)+2*kit.Space3, most)
	line, px := t.Fit(sprites.SansBold, kit.Small, text, w)
	t.said.Text(line, geom.Around(r.Center(), w, r.H), sprites.SansBold, px, 0.5, kit.Accent)
	side := (r.W - w) / 2
	for i, x := range [2]engine.Seat{t.Bottom, t.Bottom.Next(2)} {
		house := geom.Rect{X: r.X, Y: r.Y, W: side, H: r.H}
		if i == 1 {
			house.X = r.X + r.W - side
		}
		t.wall(house, x, i == 1)
	}
}

// wall draws one of the two.
func (t *track) wall(r geom.Rect, x engine.Seat, mirrored bool) {
	n, built := (t.of+courses-1)/courses, t.Scene.Scores[x].N/courses
	at := func(from, to float64) geom.Rect {
		if mirrored {
			return geom.Rect{X: r.X + r.W - to, Y: r.Y, W: to - from, H: r.H}
		}
		return geom.Rect{X: r.X + from, Y: r.Y, W: to - from, H: r.H}
	}
	tower := r.H * 1.1
	brick := (r.W - tower) / float64(n)
	stone := paint.RGB(0xD8C9A0)
	for i := range n {
		b := at(tower+float64(i)*brick, tower+float64(i+1)*brick)
		b.Y, b.H = b.Y+r.H*0.3, r.H*0.66
		b.W -= min(1, brick*0.15)
		if i < built {
			t.List.Fill(b, 1, kit.Ink)
			t.List.Fill(b.Inset(1), 1, stone)
			if i%2 == 0 { // battlements
				t.List.Fill(geom.Rect{X: b.X, Y: b.Y - r.H*0.16, W: b.W, H: r.H * 0.18}, 1, stone)
			}
		} else {
			t.List.Fill(geom.Rect{X: b.X, Y: b.Y + b.H*0.35, W: b.W, H: b.H * 0.65}, 1, kit.Rail.Fade(0.55))
		}
	}
	box := at(0, tower)
	t.List.Picture(sprites.Tower, geom.Around(box.Center(), tower, tower), kit.White)
	size := tower * 0.5
	t.over.Picture(Emblem(t.Scene, x), geom.Rect{X: box.Center().X - size/2, Y: box.Y + box.H - size*0.95, W: size, H: size}, kit.White)
}

// lead tells who is ahead, and by how much.
func (s *Scene) lead() string {
	best, second := engine.Seat(0), math.MinInt // scores may be below 0
	for x := range s.Names {
		if s.Scores[x].N > s.Scores[best].N {
			best = engine.Seat(x)
		}
	}
	for x := range s.Names {
		if engine.Seat(x) != best {
			second = max(second, s.Scores[x].N)
		}
	}
	by := s.Scores[best].N - second
	switch {
	case by == 0:
		return words.Plain("track.even")
	case best == s.Viewer:
		return words.T("track.lead.you", words.Args{N: by})
	}
	return words.T("track.lead", words.Args{A: s.name(best), N: by})
}
