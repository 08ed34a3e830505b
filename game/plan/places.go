package plan

import (
	"math"
	"strconv"
	"strings"

	"royals/sprites"
)

// What is native to the ground of each game in its own theme. It is dark on the felt, so that words on it only stand out more, and its
// lights are as faint as the motifs'.

// site is a ground that is being drawn: its size, how much of it belongs to the far half, and what makes a light on it at a point.
type site struct {
	c         *sprites.Canvas
	w, h, far float64
	light     func(x, y float64) uint32
}

// joint is what is dark between two things on a ground, dusk what lies in shade.
const (
	joint uint32 = 0x42000000
	dusk  uint32 = 0x2A000000
	haze  uint32 = 0x16000000
)

// path writes a path: a letter for a command, and its numbers.
func path(parts ...any) string {
	var b strings.Builder
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			b.WriteString(p)
		case float64:
			b.WriteString(" " + strconv.FormatFloat(p, 'f', 1, 64) + " ")
		}
	}
	return b.String()
}

// unit is how large the things on a ground are: smaller in a narrow window.
func (s *site) unit() float64 { return sprites.CandleUnit(s.w) }

// throneRoom is a carpet that leads up to the throne, on a floor in shade, with curtains at both sides.
func throneRoom(s *site) {
	w, h, u := s.w, s.h, s.unit()
	for _, side := range [...]float64{1, -1} {
		s.c.With(sprites.Stretch(w/2, 0, side, 1), func() {
			foot, head := w*0.36, w*0.24
			s.c.Fill(path("M", head, 0.0, "L", w/2, 0.0, "L", w/2, h, "L", foot, h, "Z"), 0x34000000)
			for i, in := range [...]float64{9, 15, 21} { // the hem
				s.c.Line(path("M", head-in*u*0.8, 0.0, "L", foot-in*u, h), [...]float64{1.5, 4, 1.5}[i]*u, joint)
			}
			for y := 18 * u; y < h; y += 14 * u { // and its fringe
				x := head + (foot-head)*y/h
				s.c.Line(path("M", x, y, "L", x+7*u, y), 2*u, joint)
			}
			curtain(s, u)
		})
	}
}

// onCarpet reports whether a point lies on the carpet.
func onCarpet(s *site, x, y float64) bool {
	return math.Abs(x-s.w/2) < s.w*(0.24+0.12*y/s.h)-40*s.unit()
}

// curtain hangs at the right of the middle and is gathered low.
func curtain(s *site, u float64) {
	wide, tie := 130*u, s.h*0.72
	edge := s.w / 2
	s.c.Fill(path("M", edge-wide*1.5, 0.0, "C", edge-wide*1.3, s.h*0.3, edge-wide*0.5, s.h*0.5, edge-wide*0.42, tie,
		"C", edge-wide*0.5, s.h*0.84, edge-wide*0.75, s.h*0.94, edge-wide*0.8, s.h, "L", edge, s.h, "L", edge, 0.0, "Z"), 0x30000000)
	for i := range 6 {
		f := 1 - float64(i)/6
		s.c.Line(path("M", edge-wide*1.5*f, 0.0, "C", edge-wide*1.3*f, s.h*0.3, edge-wide*0.5*f, s.h*0.5, edge-wide*0.42*f, tie,
			"C", edge-wide*0.5*f, s.h*0.84, edge-wide*0.75*f, s.h*0.94, edge-wide*0.8*f, s.h), (2+2*f)*u, 0x50000000)
		s.c.Line(path("M", edge-wide*1.5*f+5*u, 0.0, "C", edge-wide*1.3*f+5*u, s.h*0.3, edge-wide*0.5*f+4*u, s.h*0.5, edge-wide*0.42*f+3*u, tie,
			"C", edge-wide*0.5*f+4*u, s.h*0.84, edge-wide*0.75*f+5*u, s.h*0.94, edge-wide*0.8*f+6*u, s.h), 3*u, s.light(s.w-20, s.h*0.7))
	}
	s.c.Line(path("M", edge-wide*0.46, tie-4*u, "L", edge, tie-16*u), 7*u, 0x60000000)
}

// battlefield are two fields of banners, striped towards each other, and a banner on a lance at each outer corner.
func battlefield(s *site) {
	u := s.unit()
	near := s.h - s.far
	for _, half := range [...]struct{ y, up, tall float64 }{{s.far, 1, near}, {s.far, -1, s.far}} {
		if half.tall <= 0 {
			continue
		}
		s.c.With(sprites.Stretch(s.w/2, half.y, 1, half.up), func() {
			step := 56 * u
			for _, side := range [...]float64{1, -1} {
				s.c.With(sprites.Stretch(0, 0, side, 1), func() { // stripes meet in the middle, as on a shield
					var b strings.Builder
					for y := -s.w / 2; y < half.tall; y += 2 * step {
						b.WriteString(stripe(y, step, s.w/2, half.tall))
					}
					if b.Len() > 0 {
						s.c.Fill(b.String(), 0x22000000)
					}
					banner(s, half.tall, u)
				})
			}
		})
	}
}

// betweenBanners reports whether a point lies clear of the banners and of the front.
func betweenBanners(s *site, x, y float64) bool {
	u := s.unit()
	return math.Abs(y-s.far) > 26 && (math.Abs(x-s.w/2) < s.w/2-200*u || y > 230*u && y < s.h-230*u)
}

// stripe is a band that falls from the middle outwards, within a box of wide×tall.
func stripe(y, thick, wide, tall float64) string {
	in := func(v float64) float64 { return min(max(v, 0), tall) }
	x := func(v float64) float64 { return min(max((in(v)-v)*1, 0), wide) } // the slope is one to one
	at := func(v float64) (float64, float64) { return x(v), in(v) }
	x0, y0 := at(y)
	x1, y1 := at(y + thick)
	end := func(v float64) (float64, float64) { // where it leaves the box
		if v+wide <= tall {
			return wide, v + wide
		}
		return tall - v, tall
	}
	x2, y2 := end(y + thick)
	x3, y3 := end(y)
	if y+thick >= tall {
		return path("M", x0, y0, "L", min(tall-y, wide), tall, "L", 0.0, tall, "Z ")
	}
	if y3 < tall && y2 >= tall {
		return path("M", x0, y0, "L", x3, y3, "L", wide, tall, "L", x2, y2, "L", x1, y1, "Z ")
	}
	return path("M", x0, y0, "L", x3, y3, "L", x2, y2, "L", x1, y1, "Z ")
}

// banner is a banner with a swallow's tail on a lance, at the right outer corner of a half.
func banner(s *site, tall, u float64) {
	if tall < 150*u {
		return
	}
	s.c.With(sprites.Turn(s.w/2-66*u, tall+6*u, -8, u), func() {
		s.c.Line("M 0 0 L 0 -186", 5, 0x70000000)
		s.c.Fill("M 0 -214 L 7 -192 L 0 -184 L -7 -192 Z", 0x70000000)
		s.c.Fill("M -3 -178 C -30 -190 -52 -164 -84 -176 L -98 -146 L -78 -108 C -50 -96 -30 -122 -3 -110 Z", 0x48000000)
		s.c.Line("M -3 -171 C -30 -183 -52 -157 -82 -169 M -3 -117 C -30 -129 -50 -103 -76 -115", 2, s.light(s.w-80, s.h-80))
		s.c.With(sprites.Scale(-44, -143, 1.15), func() { s.c.Fill(crownPath, s.light(s.w-80, s.h-80)) })
	})
}

// courtyard is a wall of ashlar, with towers at both ends of its foot.
func courtyard(s *site) {
	u := s.unit()
	high, wide := latticeStep/2, latticeStep
	var joints, lights strings.Builder
	n := uint32(7)
	for row, y := 0, 0.0; y < s.h; row, y = row+1, y+high {
		joints.WriteString(path("M", 0.0, y, "L", s.w, y, "L", s.w, y+2, "L", 0.0, y+2, "Z "))
		for x := -wide / 2 * float64(row&1); x < s.w; x += wide {
			joints.WriteString(path("M", x, y, "L", x+2, y, "L", x+2, y+high, "L", x, y+high, "Z "))
			lights.WriteString(path("M", x+2, y+2, "L", x+wide, y+2, "L", x+wide, y+3.2, "L", x+3.2, y+3.2, "L", x+3.2, y+high, "L", x+2, y+high, "Z "))
			n = n*1664525 + 1013904223
			if shade := n >> 29; shade < 4 { // no two stones are alike
				s.c.Fill(path("M", x+2, y+2, "L", x+wide, y+2, "L", x+wide, y+high, "L", x+2, y+high, "Z"), (6+6*shade)<<24)
			}
		}
	}
	s.c.Fill(joints.String(), 0x3C000000)
	s.c.Fill(lights.String(), s.light(0, 0)&0xFFFFFF|0x05000000)
	for _, side := range [...]float64{1, -1} {
		s.c.With(sprites.Stretch(s.w/2, s.h, side*u, u), func() {
			edge := s.w / 2 / u
			s.c.With(sprites.Scale(edge, 0, 1), func() {
				s.c.Fill("M 6 6 L 6 -190 L -14 -190 L -14 -174 L -30 -174 L -30 -190 L -48 -190 L -48 -174 L -64 -174 L -64 -190 L -84 -190 L -84 -152 L -74 -142 L -74 -78 L -92 -78 L -92 -92 L -110 -92 L -110 -78 L -128 -78 L -128 -92 L -146 -92 L -146 -78 L -164 -78 L -164 -92 L -182 -92 L -182 6 Z", 0x54000000)
				s.c.Line("M -14 -190 L 6 -190 M -48 -190 L -30 -190 M -84 -152 L -84 -190 L -64 -190 M -74 -142 L -74 -78 M -110 -92 L -92 -92 M -146 -92 L -128 -92 M -182 0 L -182 -92 L -164 -92", 2, s.light(s.w-60, s.h-60))
				s.c.Fill("M -48 -96 L -48 -116 C -48 -130 -30 -130 -30 -116 L -30 -96 Z M -142 0 L -142 -34 C -142 -54 -112 -54 -112 -34 L -112 0 Z", 0x70000000)
			})
		})
	}
}

// aboveTowers reports whether a point lies clear of the towers.
func aboveTowers(s *site, x, y float64) bool {
	u := s.unit()
	return math.Abs(x-s.w/2) < s.w/2-210*u || y < s.h-220*u
}

// arena are the tiers around the sand on which is fought, seen from above.
func arena(s *site) {
	u := s.unit()
	c := s.c
	far := math.Hypot(s.w, s.h) / 2
	sx := 1.0
	sy := max(0.62, min(s.h/s.w, 1.25))
	c.With(sprites.Stretch(s.w/2, s.h*0.52, sx, sy), func() {
		first, step := s.w*0.2, 40*u
		var tiers, edges, lights, stairs strings.Builder // each drawn at once: a ring is as large as the window
		for i, r := 0, first; r < far/min(sx, sy)*1.05; i, r = i+1, r+step {
			if i&1 == 0 {
				tiers.WriteString(round(r + step/2))
			}
			edges.WriteString(round(r))
			lights.WriteString(round(r + 2.5*u))
		}
		for i := range 16 {
			sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / 16)
			in, out := first+2*step, far*1.7
			stairs.WriteString(path("M", in*cos+5*u*sin, in*sin-5*u*cos, "L", out*cos+9*u*sin, out*sin-9*u*cos,
				"L", out*cos-9*u*sin, out*sin+9*u*cos, "L", in*cos-5*u*sin, in*sin+5*u*cos, "Z "))
		}
		c.Line(tiers.String(), step, haze)
		c.Line(edges.String(), 2.5*u, joint)
		c.Line(lights.String(), 1.6*u, 0x0B000000|s.light(0, 0)&0xFFFFFF)
		c.Fill(stairs.String(), dusk)
	})
}

// round is a circle about the origin.
func round(r float64) string {
	k := r * 0.5523
	return path("M", r, 0.0, "C", r, k, k, r, 0.0, r, "C", -k, r, -r, k, -r, 0.0, "C", -r, -k, -k, -r, 0.0, -r, "C", k, -r, r, -k, r, 0.0, "Z ")
}

// silk is a damask of ogees, each around a star, with folds that hang into the lower corners.
func silk(s *site) {
	u := s.unit()
	step := latticeStep
	for row := -1; float64(row)*step/2 < s.h+step; row++ {
		for x := latticeEdge + step/2*float64(row&1) - step; x < s.w+step; x += step {
			s.c.With(sprites.Stretch(x, latticeEdge+step/2*float64(row), 1, 1), func() {
				const ogee = "M 0 -46 C 4 -22 46 -24 46 0 C 46 24 4 22 0 46 C -4 22 -46 24 -46 0 C -46 -24 -4 -22 0 -46 Z"
				if row&1 == 0 {
					s.c.Fill(ogee, haze)
				}
				s.c.Line(ogee, 1.6, 0x2E000000)
			})
		}
	}
	for _, side := range [...]float64{1, -1} {
		s.c.With(sprites.Stretch(s.w/2, s.h, side*u*1.5, u*1.3), func() {
			edge := s.w / 2 / u / 1.5
			s.c.With(sprites.Scale(edge, 0, 1), func() {
				s.c.Fill("M 6 6 L 6 -230 C -6 -120 -90 -40 -250 6 Z", 0x40000000)
				for i := range 5 {
					f := 1 - float64(i)*0.19
					s.c.With(sprites.Scale(0, 0, f), func() {
						s.c.Line("M 6 -230 C -6 -120 -90 -40 -250 6", 5, 0x44000000)
						s.c.Line("M 6 -222 C -4 -116 -86 -36 -240 8", 2.5, s.light(s.w-40, s.h-40))
					})
				}
			})
		})
	}
}
