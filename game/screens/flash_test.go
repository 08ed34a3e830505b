package screens

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
)

// flashes looks at frames one after another, pixel by pixel, for what flickers.
type flashes struct {
	page    string
	was     []float64         // the luminance of each pixel, one frame ago
	from    []float64         // where the luminance of each pixel last turned
	turned  [][]time.Duration // when each pixel turned by a tenth or more, within a second
	way     []int
	frames  int
	jump    float64 // the largest share of the window that changed by more than a tenth from one frame to the next
	flicker float64 // the largest share that turned more than six times, three flashes, within a second
	at      [2]string
}

// coarse is the scale at which frames are painted to be looked at: a pixel is as large as ten by ten in CSS.
const coarse = 0.1

// luminance is the relative luminance of each pixel (WCAG 2.2), from 0 to 1.
func luminance(img *image.RGBA) (list []float64) {
	line := func(v uint8) float64 { return math.Pow(float64(v)/255, 2.2) }
	for i := 0; i+3 < len(img.Pix); i += 4 {
		list = append(list, 0.2126*line(img.Pix[i])+0.7152*line(img.Pix[i+1])+0.0722*line(img.Pix[i+2]))
	}
	return list
}

// frame takes a frame in.
func (f *flashes) frame(img *image.RGBA, page, what string, now time.Duration) {
	list := luminance(img)
	f.frames++
	if f.was == nil || f.page != page {
		f.page = page
		f.was, f.from = list, append([]float64(nil), list...)
		f.turned, f.way = make([][]time.Duration, len(list)), make([]int, len(list))
		return
	}
	jumped, flickers := 0, 0
	for i, l := range list {
		if math.Abs(l-f.was[i]) > 0.1 {
			jumped++
		}
		if d := l - f.from[i]; math.Abs(d) >= 0.1 && min(l, f.from[i]) < 0.8 {
			if way := int(math.Copysign(1, d)); way != f.way[i] {
				f.way[i] = way
				f.turned[i] = append(f.turned[i], now)
			}
			f.from[i] = l
		} else if f.way[i] != 0 && d*float64(f.way[i]) > 0 {
			f.from[i] = l // further the same way
		}
		for len(f.turned[i]) > 0 && f.turned[i][0] <= now-time.Second {
			f.turned[i] = f.turned[i][1:]
		}
		if len(f.turned[i]) > 6 {
			flickers++
		}
	}
	if s := float64(jumped) / float64(len(list)); s > f.jump {
		f.jump, f.at[0] = s, what
	}
	if s := float64(flickers) / float64(len(list)); s > f.flicker {
		f.flicker, f.at[1] = s, what
	}
	f.was = list
}

// TestNothingFlashes films the beginnings of games with their stages: no quarter of the window changes its luminance by more than a
// tenth from one frame to the next, but for another page or a stage that opens or closes, and none flashes more than three times in a second (WCAG 2.3.1).
func TestNothingFlashes(t *testing.T) {
	for _, g := range catalog.Games() {
		const seed = 3
		r := newRig(t, geom.Rect{W: 360, H: 640}, true, store.NewMemory(), seed)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed = 2
		r.app.tab().clock.settle()
		f := flashes{}
		r.soft.Scale = coarse
		var last time.Duration
		r.each = func() {
			if r.in.Now < last+33*time.Millisecond {
				return
			}
			last = r.in.Now
			r.soft.Style = r.app.Style()
			prompt := r.app.Doc().Prompt
			page := r.app.Status().Scene
			if s := r.app.tab(); s != nil && s.felt.Staged.On {
				page += " on stage"
			}
			f.frame(r.soft.Paint(&r.list, r.in.Size), page, prompt, r.in.Now)
		}
		p := &player{rnd: rand.New(rand.NewPCG(seed, 2))}
		for n := 0; n < 6 && r.app.Status().Scene != "result"; n++ {
			for range 900 { // half a minute of frames
				if awake := r.step(34 * time.Millisecond); !awake && r.app.Status().Settled && !goesOn(r) {
					break
				}
			}
			if r.app.Status().Scene == "table" && r.app.tab().t.Asked != engine.None {
				r.choose(p)
			} else {
				putAway(r)
			}
		}
		t.Logf("%s: %d frames, at most %.0f %% jump (%q), %.0f %% flicker (%q)", g.Info().ID, f.frames, 100*f.jump, f.at[0], 100*f.flicker, f.at[1])
		if f.jump > 0.25 || f.flicker > 0.25 {
			t.Errorf("%s, seed %d: %.0f %% of the window jump at %q, %.0f %% flicker at %q", g.Info().ID, seed, 100*f.jump, f.at[0], 100*f.flicker, f.at[1])
		}
		if f.frames < 100 {
			t.Errorf("%s: only %d frames", g.Info().ID, f.frames)
		}
	}
}

// TestFlashesAreFound shows frames that flash four times in a second on a third of the window: both laws are seen broken, and
// neither where a fifth flashes, or where it happens three times.
func TestFlashesAreFound(t *testing.T) {
	for _, c := range []struct {
		rows, times   int
		jump, flicker bool
	}{{4, 4, true, true}, {2, 4, false, false}, {4, 3, true, false}} {
		f := flashes{}
		for i := range 2*c.times + 1 {
			img := image.NewRGBA(image.Rect(0, 0, 10, 12))
			for at := range 10 * c.rows {
				img.Pix[4*at] = uint8(i % 2 * 255)
				img.Pix[4*at+1] = uint8(i % 2 * 255)
			}
			f.frame(img, "", "", time.Duration(i)*time.Second/10)
		}
		if f.jump > 0.25 != c.jump || f.flicker > 0.25 != c.flicker {
			t.Errorf("%d rows, %d times: jump %.2f, flicker %.2f", c.rows, c.times, f.jump, f.flicker)
		}
	}
}
