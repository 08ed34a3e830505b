package sprites

import (
	"image"
	"slices"
	"testing"
	"time"

	"royals/engine/cards"
)

// BenchmarkDeckInSlices puts a whole deck with its jokers and a back into an atlas, frame by frame, as the host does
// during a game, at 162 CSS pixels and scale 2. It reports processor times of a deck and of the longest frame: the
// first time, when WebAssembly is still being compiled, and in the median.
func BenchmarkDeckInSlices(b *testing.B) {
	a := NewAtlas(4096)
	var from time.Time
	a.Enough = func() bool { return time.Since(from) > FrameTime }
	var first, hitch time.Duration
	var wholes, longest []time.Duration
	for b.Loop() {
		a.Reset()
		for c := cards.Card(1); c < cards.Faces; c++ {
			a.Sprite(Card(c), 324, 454, 2, Style{})
		}
		a.Sprite(Back(0), 324, 454, 2, Style{})
		whole, most := time.Duration(0), time.Duration(0)
		for more := true; more; {
			spent := processor()
			from = time.Now()
			more = a.Step(FrameWork)
			a.Uploads(func(int, int, *image.RGBA) {})
			d := processor() - spent
			whole, most = whole+d, max(most, d)
		}
		if first == 0 {
			first, hitch = whole, most
		}
		wholes, longest = append(wholes, whole), append(longest, most)
	}
	slices.Sort(wholes)
	slices.Sort(longest)
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(ms(first), "cpu-ms/first-deck")
	b.ReportMetric(ms(hitch), "cpu-ms/first-longest-frame")
	b.ReportMetric(ms(wholes[len(wholes)/2]), "cpu-ms/deck")
	b.ReportMetric(ms(longest[len(longest)/2]), "cpu-ms/longest-frame")
}

// TestPicturesAreDrawnInPieces draws cards, backs and plates piece by piece. No piece is more than half a frame's work,
// and the picture is the same as one drawn at once.
func TestPicturesAreDrawnInPieces(t *testing.T) {
	busts := NewPlate(func(c *Canvas) {
		c.Ground(Rail, Deep)
		c.Bust(cards.New(cards.Queen, cards.Diamonds), -120, 92, 0.72, -1)
		c.Bust(cards.New(cards.Jack, cards.Clubs), 120, 92, 0.72, 1)
		c.Bust(cards.New(cards.King, cards.Hearts), 0, 96, 0.86, 1)
	})
	defer func() { plates = plates[:0] }()
	ids := []ID{PlainPlate, busts}
	for i := range Backs {
		ids = append(ids, Back(i))
	}
	for c := cards.Card(1); c < cards.Faces; c += 1 + c%3 {
		ids = append(ids, Card(c))
	}
	a, most := NewAtlas(1024), 0
	for _, id := range ids {
		w, h := 324, 454
		if id >= firstPlate {
			w, h = 640, 320
		}
		j := a.begin(&entry{key: key{kind: kindSprite, id: id, w: w, h: h, scale: 2}, at: Region{W: w, H: h}})
		pieces := 0
		for more := true; more; pieces++ {
			var done int
			done, more = j.run(quantum)
			most = max(most, done)
			if done > FrameWork/2 {
				t.Errorf("picture %d: a piece of %d", id, done)
			}
		}
		if pieces < 5 {
			t.Errorf("picture %d: %d pieces", id, pieces)
		}
		want := image.NewRGBA(image.Rect(0, 0, w, h))
		Raster(want, id, w, h, 2, Style{})
		for y := range h {
			pad := j.e.key.pad()
			i := j.img.PixOffset(pad, pad+y)
			if string(j.img.Pix[i:i+4*w]) != string(want.Pix[4*w*y:4*w*(y+1)]) {
				t.Fatalf("picture %d differs in row %d", id, y)
			}
		}
		a.giveBack(j.img)
	}
	t.Logf("the largest piece is %d", most)
}

// TestADrawingMayBeGivenUp checks that a half-drawn picture which the atlas forgets leaves nothing behind.
func TestADrawingMayBeGivenUp(t *testing.T) {
	a, x := NewAtlas(1024), newTexture(t, 1024)
	for steps := 1; steps < 12; steps++ {
		a.Sprite(Card(51), 211+steps, 296, 1, Style{})
		for range steps {
			a.Step(1)
		}
		if a.Pending() != 1 {
			t.Fatalf("drawn in %d steps", steps)
		}
		a.Reset()
		if n := x.take(a); n != 0 || a.Pending() != 0 || a.job != nil {
			t.Fatalf("after %d steps: %d handed out, %d waiting", steps, n, a.Pending())
		}
		var next [2][]uint8 // the card drawn next, and again after a card of another size: their blank sheets are alike
		for i := range next {
			img := image.NewRGBA(image.Rect(0, 0, 211+steps, 296))
			Raster(img, Card(3), 211+steps, 296, 1, Style{})
			next[i] = img.Pix
			Raster(image.NewRGBA(image.Rect(0, 0, 20, 28)), Card(3), 20, 28, 1, Style{})
		}
		if string(next[0]) != string(next[1]) {
			t.Fatalf("given up after %d steps, a drawing spoils the next", steps)
		}
	}
}

// TestEnoughEndsAStep checks that Enough ends a step after any piece, and that the next frame goes on from there.
func TestEnoughEndsAStep(t *testing.T) {
	a, x := NewAtlas(1024), newTexture(t, 1024)
	a.Sprite(Back(0), 324, 454, 2, Style{})
	asked := 0
	a.Enough = func() bool { asked++; return true }
	frames := 1
	for ; a.Step(1 << 30); frames++ {
		if frames > 1000 {
			t.Fatal("the picture is never done")
		}
	}
	if frames < 10 || asked != frames {
		t.Errorf("%d frames, asked %d times", frames, asked)
	}
	if x.take(a) != 1 {
		t.Error("the picture is not handed out")
	}
}
