package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// said reports whether words lie in a rectangle, in however many lines.
func (r *rig) said(text string, in geom.Rect) bool {
	all := ""
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Rect.Center().In(in) {
			all += " " + o.Text
		}
	}
	return strings.Contains(all, text)
}

// TestLastBattle: between two battles the middle of Usurpers tells who is about to win, and how the last battle began and ended, with
// its cards where there is room; another program that goes on with the game tells the same; while cards lie there nothing is told.
func TestLastBattle(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 1920, H: 1080}} {
		t.Run(fmt.Sprintf("%.0fx%.0f", size.W, size.H), func(t *testing.T) {
			told, cards, threats, busy, goal := 0, 0, 0, 0, 0
			for seed := uint64(5); seed < 10; seed++ {
				keep := store.NewMemory()
				r := newRig(t, size, size.W < 1000, keep, seed)
				r.start("usurpers", 1)
				p := &player{rnd: rand.New(rand.NewPCG(seed, 1))}
				for n := 0; n < 60 && r.goOn() != "result"; n++ {
					s := r.app.tab
					centre, rec := s.areas.Centre, s.t.Recalled()
					end := ""
					if len(rec.End) > 0 {
						end = rec.End[len(rec.End)-1]
					}
					switch {
					case !s.idle():
						if busy++; end != "" && r.said(end, centre) {
							t.Fatalf("seed %d decision %d: %q stands among the cards of a battle", seed, n, end)
						}
					case rec.Begin == "":
						if r.said("Begin a turn with 1", centre) {
							goal++
						}
					case end != "":
						if r.said(end, centre) {
							told++
							for _, o := range r.list.Ops {
								if o.Kind == paint.Sprite && o.Rect.Center().In(centre) {
									for _, c := range rec.Cards {
										if o.Sprite == sprites.Card(c.Card) {
											cards++
										}
									}
								}
							}
							r.app.Save()
							other := newRig(t, size, r.in.Touch, keep, seed)
							other.tap("continue")
							other.step(0)
							if !other.said(end, other.app.tab.areas.Centre) {
								t.Fatalf("seed %d decision %d: another program does not tell %q", seed, n, end)
							}
						}
					}
					if s.idle() {
						for x := range s.t.Players {
							for _, f := range s.facts(s.others()[0].Next(x)) {
								if r.said(f, centre) {
									threats++
								}
							}
						}
					}
					r.choose(p)
				}
			}
			t.Logf("%d told, %d cards, %d threats, %d battles, %d goals", told, cards, threats, busy, goal)
			if told < 3 || threats == 0 || busy < 3 || goal == 0 || size.W > 1000 && cards < 3 {
				t.Error("too little of it was met")
			}
		})
	}
}
