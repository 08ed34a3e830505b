package soft

import (
	"image/color"
	"testing"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// TestPaint paints one of each kind and looks at pixels.
func TestPaint(t *testing.T) {
	var l paint.List
	window := geom.Rect{W: 200, H: 200}
	red, blue := paint.RGB(0xFF0000), paint.RGB(0x0000FF)
	l.Fill(window, 0, paint.RGB(0xFFFFFF))
	l.Fill(geom.Rect{X: 10, Y: 10, W: 40, H: 40}, 10, red)
	l.Frame(geom.Rect{X: 60, Y: 10, W: 40, H: 40}, 8, 4, blue)
	l.Line(geom.Point{X: 110, Y: 30}, geom.Point{X: 150, Y: 30}, 6, red)
	l.Clip(geom.Rect{X: 0, Y: 60, W: 20, H: 20})
	l.Fill(geom.Rect{X: 0, Y: 60, W: 60, H: 20}, 0, red)
	l.Clip(geom.Rect{})
	l.Picture(sprites.Card(cards.New(cards.King, cards.Hearts)), geom.Rect{X: 100, Y: 60, W: 80, H: 112}, paint.RGB(0xFFFFFF))
	l.Text("Royals", geom.Rect{X: 0, Y: 100, W: 90, H: 40}, sprites.Sans, 24, 0, paint.RGB(0))
	for _, scale := range []float64{1, 2} {
		p := Painter{Scale: scale}
		img := p.Paint(&l, window)
		if img.Rect.Dx() != int(200*scale) {
			t.Fatalf("the picture is %v", img.Rect)
		}
		at := func(x, y float64) color.RGBA { return img.RGBAAt(int(x*scale), int(y*scale)) }
		for _, c := range []struct {
			what string
			x, y float64
			want color.RGBA
		}{
			{"inside a box", 30, 30, color.RGBA{255, 0, 0, 255}},
			{"its rounded corner", 10, 10, color.RGBA{255, 255, 255, 255}},
			{"the rim of a frame", 80, 11, color.RGBA{0, 0, 255, 255}},
			{"the inside of a frame", 80, 30, color.RGBA{255, 255, 255, 255}},
			{"a line", 130, 30, color.RGBA{255, 0, 0, 255}},
			{"inside a clip", 10, 70, color.RGBA{255, 0, 0, 255}},
			{"outside a clip", 40, 70, color.RGBA{255, 255, 255, 255}},
		} {
			if got := at(c.x, c.y); got != c.want {
				t.Errorf("scale %v: %s is %v, want %v", scale, c.what, got, c.want)
			}
		}
		dark := 0
		for y := 100.0; y < 140; y++ {
			for x := 0.0; x < 90; x++ {
				if at(x, y).R < 128 {
					dark++
				}
			}
		}
		if dark < 100 {
			t.Errorf("scale %v: only %d dark pixels of text", scale, dark)
		}
		if at(140, 116) == (color.RGBA{255, 255, 255, 255}) {
			t.Errorf("scale %v: no card is drawn", scale)
		}
	}
}

// TestSoftShadow: a shadow rises smoothly from nothing outside to the whole inside, as the window's does, turned ones too.
func TestSoftShadow(t *testing.T) {
	window := geom.Rect{W: 200, H: 200}
	for _, turn := range []float64{0, 0.7} {
		var l paint.List
		l.Add(paint.Op{Kind: paint.Shadow, Rect: geom.Rect{X: 60, Y: 60, W: 80, H: 80}, Width: 30, Turn: turn, Color: paint.RGB(0xFFFFFF)})
		p := Painter{Scale: 1}
		img := p.Paint(&l, window)
		if img.RGBAAt(100, 100).R < 250 || img.RGBAAt(2, 2).A != 0 {
			t.Errorf("turned by %v it is %v inside and %v outside", turn, img.RGBAAt(100, 100), img.RGBAAt(2, 2))
		}
		for x := 101; x < 200; x++ {
			if a, b := img.RGBAAt(x-1, 100).A, img.RGBAAt(x, 100).A; b > a || a-b > 12 {
				t.Errorf("turned by %v it falls from %d to %d at %d", turn, a, b, x)
			}
		}
	}
}
