package host

import (
	"bytes"
	"image"
	"image/draw"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// mirror is what a painter's texture holds, by its uploads.
type mirror struct{ img *image.RGBA }

func mirrorOf(p *painter) mirror {
	m := mirror{image.NewRGBA(image.Rect(0, 0, 4096, 4096))}
	drop := p.drop
	p.drop = func(x, y int, img *image.RGBA) {
		draw.Draw(m.img, img.Rect.Add(image.Pt(x, y)), img, img.Rect.Min, draw.Src)
		drop(x, y, img)
	}
	return m
}

// shows reports whether a place of the texture holds a picture as it is in one of the styles.
func (m mirror) shows(src box, id sprites.ID, scales []float64, styles []sprites.Style) bool {
	r := image.Rect(int(src.x0), int(src.y0), int(src.x1), int(src.y1))
	want := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for _, st := range styles {
		for _, scale := range scales {
			clear(want.Pix)
			sprites.Raster(want, id, r.Dx(), r.Dy(), scale, st)
			same := true
			for y := 0; y < r.Dy() && same; y++ {
				i := m.img.PixOffset(r.Min.X, r.Min.Y+y)
				same = bytes.Equal(m.img.Pix[i:i+4*r.Dx()], want.Pix[y*want.Stride:y*want.Stride+4*r.Dx()])
			}
			if same {
				return true
			}
		}
	}
	return false
}

// scene is a display list with cards alone, and how it is shown.
type scene struct {
	w, h   int
	scale  float64
	style  sprites.Style
	card   float64 // width
	back   int
	places []string
}

func (s scene) ops(t *testing.T) []paint.Op {
	return list(func(l *paint.List) {
		for i, name := range s.places {
			id := sprites.Back(s.back)
			if name != "" {
				id = card(t, name)
			}
			l.Picture(id, geom.Rect{X: float64(10 + i%8*90), Y: float64(10 + i/8*150), W: s.card, H: s.card * 1.4}, opaque)
		}
	})
}

// source returns where in the texture the picture of an op lies.
func source(p *painter, i int) box {
	v := p.verts[4*i : 4*i+4]
	return box{v[0].SrcX, v[0].SrcY, v[3].SrcX, v[3].SrcY}
}

// TestNoFrameOfAChangeIsBlank changes the deck, its backs, the size of cards, the window and the screen's scale while
// cards lie on the table: in every frame from the change to its end each of them shows itself, as it was before or as
// it is to be.
func TestNoFrameOfAChangeIsBlank(t *testing.T) {
	before := scene{900, 600, 1, sprites.Style{}, 84, 0,
		[]string{"AS", "KH", "QD", "JC", "TH", "9C", "2D", "", "KC", "QS", "JH", "5D", "", "AH", "7S", "KD"}}
	for _, c := range []struct {
		name   string
		fresh  bool // some of it was not there before, in any shape
		change func(s *scene)
	}{
		{"four colours", false, func(s *scene) { s.style.Suits = sprites.FourColour }},
		{"high contrast", false, func(s *scene) { s.style.HighContrast = true }},
		{"large indices", false, func(s *scene) { s.style.Plain = true }},
		{"other backs", true, func(s *scene) { s.back = 3 }},
		{"larger cards", false, func(s *scene) { s.card = 108 }},
		{"smaller cards", false, func(s *scene) { s.card = 48 }},
		{"deck and size at once", false, func(s *scene) { s.style.Suits, s.card = sprites.FourColourSafe, 100 }},
		{"a large window", false, func(s *scene) { s.w, s.h, s.card = 3000, 1700, 180 }},
		{"another screen", false, func(s *scene) { s.scale = 2 }},
		{"a card that was not there", true, func(s *scene) { s.places = append([]string{"4S", "QC"}, s.places...) }},
	} {
		t.Run(c.name, func(t *testing.T) { changed(t, before, c.change, c.fresh) })
	}
}

func changed(t *testing.T, before scene, change func(*scene), fresh bool) {
	p := painterOf(before.w, before.h, before.scale)
	m := mirrorOf(p)
	settle(t, p, before.ops(t))
	after := before
	change(&after)
	p.fit(after.w, after.h, after.scale)
	p.style = after.style
	ops := after.ops(t)
	scales, styles := []float64{before.scale, after.scale}, []sprites.Style{before.style, after.style}
	frames := 0
	for p.rough = true; p.rough; frames++ {
		if frames == 300 {
			t.Fatal("the change has no end")
		}
		p.collect(ops, frameBudget)
		if len(p.verts) != 4*len(ops) {
			t.Fatalf("frame %d: %d pictures for %d cards", frames, len(p.verts)/4, len(ops))
		}
		for i, o := range ops {
			src := source(p, i)
			if src.x1 <= src.x0 || !m.shows(src, o.Sprite, scales, styles) {
				t.Fatalf("frame %d: card %d of %d shows neither what it was nor what it will be", frames, i, len(ops))
			}
			if src.x1-src.x0 == 60 && !fresh {
				t.Fatalf("frame %d: card %d of %d is forgotten", frames, i, len(ops))
			}
		}
	}
	t.Logf("%d frames", frames)
	if frames < 2 {
		t.Error("nothing has changed")
	}
	for i := range ops {
		if !m.shows(source(p, i), ops[i].Sprite, scales[1:], styles[1:]) {
			t.Errorf("card %d is not what it should be in the end", i)
		}
	}
}
