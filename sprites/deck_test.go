package sprites

import (
	"image"
	"testing"

	"royals/engine/cards"
)

var everyStyle = []Style{{}, {Suits: FourColour}, {Suits: FourColourSafe}, {LeftHand: true}, {HighContrast: true}}

// TestEveryPicture draws every picture at three widths. There is something in it, and nothing outside its place.
func TestEveryPicture(t *testing.T) {
	for _, w := range []int{24, 72, 162} {
		for _, id := range All(nil) {
			h := w
			switch {
			case id >= firstPlate && id < firstPiece:
				h = w / 2
			case id >= firstCard && id < firstEmblem:
				h = w * 7 / 5
			}
			ink, out := drawn(t, id, w, h)
			if out > 0 {
				t.Errorf("picture %d at %d: %d pixels outside", id, w, out)
			}
			if ink < w*h/20 {
				t.Errorf("picture %d at %d: only %d pixels of %d", id, w, ink, w*h)
			}
		}
	}
}

// drawn counts the pixels that a picture of w×h paints, inside that and outside. All must be premultiplied.
func drawn(t *testing.T, id ID, w, h int) (ink, out int) {
	t.Helper()
	const around = 6
	img := image.NewRGBA(image.Rect(0, 0, w+around, h+around))
	Raster(img, id, w, h, 1, Style{})
	for y := range h + around {
		for x := range w + around {
			p := img.Pix[img.PixOffset(x, y):]
			switch {
			case p[3] == 0:
				continue
			case p[0] > p[3] || p[1] > p[3] || p[2] > p[3]:
				t.Fatalf("picture %d at %d: pixel %d,%d is not premultiplied: %v", id, w, x, y, p[:4])
			case x >= w || y >= h:
				out++
			default:
				ink++
			}
		}
	}
	return ink, out
}

// TestKindsShareNoNumber counts through the pictures of every kind: none begins before another one ends.
func TestKindsShareNoNumber(t *testing.T) {
	kinds := []struct {
		name        string
		first, last ID
	}{
		{"icons", None + 1, lastIcon}, {"cards", firstCard, firstCard + cards.Faces - 1}, {"backs", firstBack, Back(Backs - 1)},
		{"shields", firstEmblem, Emblem(Emblems - 1)}, {"pips", firstSuitPip, firstSuitPip + 3}, {"plates", firstPlate, PlainPlate},
		{"pieces", firstPiece, lastPiece}, {"portraits", firstPortrait, Portrait(Portraits - 1)}, {"pennants", firstPennant, HouseBanner},
		{"courts", Court, SmallCourt}, {"props", LittleThrone, lastProp}, {"thrones", firstThrone, Throne(Halls-1, -1)},
		{"busts", firstBust, BustCard(cards.Faces - 1)}, {"glad thrones", firstGlad, Glad(Throne(Halls-1, -1))}, {"crests", firstCrest, Crest{Fields - 1, Charges - 1, Tinctures - 1}.ID()},
	}
	for i := range kinds[1:] {
		if was, now := kinds[i], kinds[i+1]; now.first <= was.last {
			t.Errorf("%s end at %d and %s begin at %d", was.name, was.last, now.name, now.first)
		}
	}
}

// TestNothing asks for pictures that do not exist. They draw nothing and do not fail.
func TestNothing(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 20, 28))
	for _, id := range []ID{None, Card(cards.Back), Card(99), lastIcon + 1, lastPiece + 1, PlainPlate - 1, Pip(cards.NoSuit), SuitPip(9)} {
		Raster(img, id, 20, 28, 1, Style{})
	}
	Raster(img, Back(0), 0, 28, 1, Style{})
	for i, v := range img.Pix {
		if v != 0 {
			t.Fatalf("byte %d is %d", i, v)
		}
	}
}

// TestFacesDiffer compares every two faces as full pictures and as indices.
func TestFacesDiffer(t *testing.T) {
	for _, w := range []int{44, 100} {
		h := w * 7 / 5
		var faces [cards.Faces][]uint8
		for c := cards.Card(1); c < cards.Faces; c++ {
			img := image.NewRGBA(image.Rect(0, 0, w, h))
			Raster(img, Card(c), w, h, 1, Style{})
			faces[c] = img.Pix
		}
		for a := cards.Card(1); a < cards.Faces; a++ {
			for b := a + 1; b < cards.Faces; b++ {
				if d := distance(faces[a], faces[b]); d < 0.003 {
					t.Errorf("width %d: %v and %v differ by %.4f only", w, a, b, d)
				}
			}
		}
	}
}

// distance returns the mean difference of two pictures, 0 to 1.
func distance(a, b []uint8) float64 {
	sum := 0
	for i := range a {
		sum += max(int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return float64(sum) / 255 / float64(len(a))
}

// turn returns a picture turned by half a circle.
func turn(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Rect)
	n := len(img.Pix)
	for i := 0; i < n; i += 4 {
		copy(out.Pix[n-4-i:n-i], img.Pix[i:i+4])
	}
	return out
}

// TestBacksTurn checks that no back tells how its card lies, at even and odd sizes.
func TestBacksTurn(t *testing.T) {
	for _, size := range [][2]int{{44, 62}, {71, 99}, {72, 101}, {108, 151}, {163, 228}} {
		for i := range Backs {
			img := image.NewRGBA(image.Rect(0, 0, size[0], size[1]))
			Raster(img, Back(i), size[0], size[1], 1, Style{})
			if string(turn(img).Pix) != string(img.Pix) {
				t.Errorf("back %d at %v changes when turned", i, size)
			}
		}
	}
}

// TestCourtsTurn checks that courts and jokers are doubled exactly, apart from the one pixel in the very middle.
func TestCourtsTurn(t *testing.T) {
	for _, st := range everyStyle {
		for c := cards.Card(1); c < cards.Faces; c++ {
			if !c.Court() && !c.IsJoker() {
				continue
			}
			for _, size := range [][2]int{{72, 101}, {163, 229}} {
				img := image.NewRGBA(image.Rect(0, 0, size[0], size[1]))
				Raster(img, Card(c), size[0], size[1], 1, st)
				if string(turn(img).Pix) != string(img.Pix) {
					t.Errorf("%v at %v in %v is not doubled", c, size, st)
				}
			}
		}
	}
}

// TestStyles checks that the left-handed index stands at the top right too, that the plain deck looks the same at every
// size, and that high contrast is white.
func TestStyles(t *testing.T) {
	const w, h = 180, 252
	draw := func(c cards.Card, st Style) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		Raster(img, Card(c), w, h, 1, st)
		return img
	}
	corner := func(img *image.RGBA) (ink int) {
		for y := 10; y < h/4; y++ {
			for x := w - 30; x < w-5; x++ {
				if img.Pix[img.PixOffset(x, y)+1] < 90 {
					ink++
				}
			}
		}
		return ink
	}
	for c := cards.Card(1); c < cards.Faces; c++ {
		if n := corner(draw(c, Style{})); n > 0 {
			t.Errorf("%v: %d pixels of ink in the free corner", c, n)
		}
		if n := corner(draw(c, Style{LeftHand: true})); n < 100 {
			t.Errorf("%v: only %d pixels of index for the left hand", c, n)
		}
		if p := draw(c, Style{HighContrast: true}).RGBAAt(w/2, 8); p.R != 255 || p.G != 255 || p.B != 255 {
			t.Errorf("%v: in high contrast the card is %v", c, p)
		}
		plain := draw(c, Style{Plain: true})
		small := image.NewRGBA(image.Rect(0, 0, w, h))
		Raster(small, Card(c), w, h, 6.1, Style{}) // 29 CSS pixels
		if d := distance(plain.Pix, small.Pix); d > 0.05 {
			t.Errorf("%v: the plain face is not the index face: %.3f", c, d)
		}
	}
}

// TestColumnIsFree checks that the side columns of a court card are paper beside the index.
func TestColumnIsFree(t *testing.T) {
	const w, h = 360, 504
	for c := cards.Card(1); c < cards.Faces; c++ {
		if !c.Court() && !c.IsJoker() {
			continue
		}
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		Raster(img, Card(c), w, h, 1, Style{})
		// the right column above the turned index, and just outside the panel's top edge
		for y := 12; y < 250; y++ {
			for x := 180 + panelX + 4; x < w-12; x++ {
				if !isPaper(img, x, y) {
					t.Fatalf("%v: art at %d,%d in the right column", c, x, y)
				}
			}
		}
		for y := 8; y < 252-panelY-4; y++ {
			for x := 70; x < w-20; x++ {
				if !isPaper(img, x, y) {
					t.Fatalf("%v: art at %d,%d above the panel", c, x, y)
				}
			}
		}
	}
}

func isPaper(img *image.RGBA, x, y int) bool {
	p := img.Pix[img.PixOffset(x, y):]
	return p[0] == Paper>>16 && p[1] == Paper>>8&255 && p[2] == Paper&255
}

// TestSuitsDiffer compares the suits at 14 pixels, as shapes alone. At least a fifth of the larger symbol's ink differs
// (A04).
func TestSuitsDiffer(t *testing.T) {
	const n = 14
	var pips [4][]uint8
	var ink [4]int
	for s := range cards.NoSuit {
		img := image.NewRGBA(image.Rect(0, 0, n, n))
		Raster(img, Pip(s), n, n, 1, Style{})
		for i := 3; i < len(img.Pix); i += 4 {
			pips[s] = append(pips[s], img.Pix[i])
			ink[s] += int(img.Pix[i])
		}
	}
	for a := range cards.NoSuit {
		for b := a + 1; b < cards.NoSuit; b++ {
			diff := 0
			for i := range pips[a] {
				diff += max(int(pips[a][i])-int(pips[b][i]), int(pips[b][i])-int(pips[a][i]))
			}
			share := float64(diff) / float64(max(ink[a], ink[b]))
			t.Logf("%v and %v: %.2f", a.Letter(), b.Letter(), share)
			if share < 0.20 {
				t.Errorf("%v and %v: only %.2f of the ink differs", a.Letter(), b.Letter(), share)
			}
		}
	}
}

// BenchmarkDeck240x336 draws the 52 faces as on a phone with three device pixels a CSS pixel.
func BenchmarkDeck240x336(b *testing.B) {
	img := image.NewRGBA(image.Rect(0, 0, 240, 336))
	b.ReportAllocs()
	for b.Loop() {
		for c := cards.Card(1); c <= 52; c++ {
			Raster(img, Card(c), 240, 336, 2, Style{})
		}
	}
}

// BenchmarkDeck324x454 draws the 52 faces at 162 CSS pixels, scale 2.
func BenchmarkDeck324x454(b *testing.B) {
	img := image.NewRGBA(image.Rect(0, 0, 324, 454))
	for b.Loop() {
		for c := cards.Card(1); c <= 52; c++ {
			Raster(img, Card(c), 324, 454, 2, Style{})
		}
	}
}
