package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestWhoPlaysAloneIsYou plays games of one person: their name stands at their place and wherever all are listed, and in no sentence. Each
// sentence says "you".
func TestWhoPlaysAloneIsYou(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		for _, g := range catalog.Games() {
			said := map[string]bool{}
			for seed := range uint64(2) {
				r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
				r.short = true
				r.start(g.Info().ID, 1)
				r.each = func() { namesMe(r, said) }
				p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
				for n := 0; n < 400 && r.goOn() != "result"; n++ {
					namesMe(r, said)
					r.choose(p)
				}
			}
			for text := range said {
				t.Errorf("%s at %v: %q", g.Info().ID, size, text)
			}
		}
	}
}

// namesMe notes the sentences that call the one who plays by their name.
func namesMe(r *rig, said map[string]bool) {
	s := r.app.tab()
	if s == nil {
		return
	}
	name := s.t.Name(0)
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && strings.Contains(o.Text, name) && o.Text != name {
			said[o.Text] = true
		}
	}
	for _, x := range r.app.Doc().Table {
		for _, l := range x.Lines {
			if strings.Contains(l, name+" ") {
				said["document: "+l] = true
			}
		}
	}
}
