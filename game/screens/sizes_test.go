package screens

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

var positions = flag.Int("positions", 0, "how many positions of each game, table and window TestSizes looks at, 0 for a few, or 200 under -full")

// sizes are the windows every table must fit.
var sizeList = []geom.Rect{{W: 320, H: 568}, {W: 360, H: 640}, {W: 390, H: 844}, {W: 430, H: 932}, {W: 640, H: 360}, {W: 844, H: 390},
	{W: 768, H: 1024}, {W: 1024, H: 768}, {W: 1280, H: 720}, {W: 1920, H: 1080}, {W: 2560, H: 1440}, {W: 3840, H: 2160}}

// controlsFit checks that a finger, or a mouse, meets every control that is not a word in a line.
func controlsFit(r *rig) error {
	least := 24.0
	if r.in.Touch {
		least = 44
	}
	for _, h := range r.hits {
		if layered(h.Name) && h.Name != "sort" || strings.HasPrefix(h.Name, "result:") {
			continue
		}
		if strings.HasPrefix(h.Name, "term:") { // a word in a line, which the document offers as a button
			continue
		}
		if h.Rect.W < least-0.5 || h.Rect.H < least-0.5 {
			return fmt.Errorf("%s is only %.0fx%.0f", h.Name, h.Rect.W, h.Rect.H)
		}
	}
	return nil
}

// fits checks what check does not: controls as large as a finger wants them, and no words over words.
func (r *rig) fits() error {
	if err := r.check(); err != nil {
		return err
	}
	if err := controlsFit(r); err != nil {
		return err
	}
	if r.app.Status().Scene != "table" {
		return nil
	}
	var texts []paint.Op
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Clip.Empty() {
			o.Rect = geom.Rect{X: o.Rect.X, Y: o.Rect.Y + o.Rect.H*0.25, W: o.Rect.W, H: o.Rect.H * 0.5}
			texts = append(texts, o)
		}
	}
	for i, a := range texts {
		for _, b := range texts[i+1:] {
			if x := a.Rect.Intersect(b.Rect); x.W > 1 && x.H > 1 {
				return fmt.Errorf("%q %v and %q %v cover each other", a.Text, a.Rect, b.Text, b.Rect)
			}
		}
	}
	if err := handFits(r); err != nil {
		return err
	}
	a := r.app.tab().felt.Areas
	all := append([]geom.Rect{a.Bar, a.Centre, a.Mine, a.Prompt, a.Hand, a.Acts, a.Log}, a.Panels...)
	for i, x := range all {
		for _, y := range all[i+1:] {
			if z := x.Intersect(y); z.W > 0.5 && z.H > 0.5 {
				return fmt.Errorf("areas %v and %v overlap", x, y)
			}
		}
	}
	return nil
}

// handFits checks that the strip of every card in the hand that is not covered is wide enough, and that nothing covers
// the prompt.
func handFits(r *rig) error {
	s := r.app.tab()
	var rects []geom.Rect
	for _, t := range s.felt.Targets {
		if p, ok := t.Deed.(felt.Point); ok && p.Kind == felt.Held {
			rects = append(rects, t.Rect)
		}
	}
	least := 24.0
	if r.in.Touch {
		least = 32
	}
	for i := 1; i < len(rects); i++ {
		if a, b := rects[i-1], rects[i]; b.X > a.X && b.X-a.X < least-0.01 {
			return fmt.Errorf("%d cards in the hand with strips of %.1f", len(rects), b.X-a.X)
		}
	}
	prompt, seen := s.felt.Areas.Prompt, false
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Rect.Center().In(prompt) {
			seen = true
			continue
		}
		if x := o.Rect.Intersect(prompt); seen && o.Kind == paint.Sprite && x.W > 1 && x.H > 1 {
			return fmt.Errorf("a picture at %v covers the prompt at %v", o.Rect, prompt)
		}
	}
	if !seen {
		return fmt.Errorf("no words in the prompt at %v", prompt)
	}
	return nil
}

func TestSizes(t *testing.T) {
	for _, size := range sizeList {
		for _, g := range catalog.Games() {
			for seats := g.Info().MinSeats; seats <= g.Info().MaxSeats; seats++ {
				t.Run(fmt.Sprintf("%s-%d/%.0fx%.0f", g.Info().ID, seats, size.W, size.H), func(t *testing.T) {
					limit := *positions
					if limit == 0 {
						limit = enginetest.Much(6, 200)
					}
					seed := uint64(seats)*77 + uint64(size.W)
					for seen := 0; seen < limit; seed += 1000 { // a game may be short
						seen += sizesGame(t, g, seats, size, seed, limit-seen)
					}
				})
			}
		}
	}
}

// sizesGame plays a game in a window, looking at every screen on the way and at so many decisions of the first seat,
// and returns how many there were.
func sizesGame(t *testing.T, g engine.Game, seats int, size geom.Rect, seed uint64, limit int) int {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
	if size.W < 500 {
		r.in.Safe = geom.Insets{Top: 24, Bottom: 20}
	} else if size.H < 400 {
		r.in.Safe = geom.Insets{Left: 30, Right: 30, Bottom: 10}
	}
	r.step(0)
	if err := r.check(); err != nil {
		t.Fatal("title: ", err)
	}
	r.app.Activate("game:" + g.Info().ID)
	r.step(0)
	if err := r.check(); err != nil {
		t.Fatal("setup: ", err)
	}
	r.deal(seats)
	p := &player{rnd: rand.New(rand.NewPCG(seed, 2)), limit: limit}
	return r.play(p, func(n int) {
		if err := r.fits(); err != nil {
			if *shots != "" {
				r.shot("bad-" + g.Info().ID)
			}
			t.Fatalf("seed %d decision %d: %v", seed, n, err)
		}
	})
}
