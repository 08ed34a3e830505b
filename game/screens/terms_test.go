package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/store"
	"royals/game/words"
)

// TestWordsExplainThemselves touches a dotted word of a question and one of the log: each says its sentence.
func TestWordsExplainThemselves(t *testing.T) {
	for i, g := range catalog.Games() {
		size := desktop
		if i%2 == 0 {
			size = phone
		}
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 3)
		r.start(g.Info().ID, 1)
		asked, logged := "", ""
		for p, n := (&player{rnd: rand.New(rand.NewPCG(3, 3))}), 0; (asked == "" || logged == "") && n < 80 && r.goOn() != "result"; n++ {
			if key := touchTerm(r); key != "" {
				asked = key
			}
			r.app.Activate("log")
			r.step(0)
			if key := touchTerm(r); key != "" {
				logged = key
			}
			r.app.Activate("back")
			r.step(0)
			r.choose(p)
		}
		if asked == "" || logged == "" {
			t.Errorf("%s: dotted in a question: %q, in the log: %q", g.Info().ID, asked, logged)
		}
	}
}

// TestRulesExplainTheirWords touches the dotted words on the page of rules of each game, and asks for them by the document.
func TestRulesExplainTheirWords(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 3)
		s := newRulesScreen(r.app.Sitting, g, engine.Config{Seats: g.Info().MinSeats})
		r.app.Push(s)
		r.step(0)
		key := touchTerm(r)
		for key == "" && s.sc.By(s.sc.View.H/2) {
			r.app.Redraw()
			r.step(0)
			key = touchTerm(r)
		}
		if key == "" {
			t.Errorf("%s: no word is dotted", g.Info().ID)
			continue
		}
		r.step(10 * time.Second)
		r.step(0)
		if r.app.Glance().Toast != "" || !r.app.Activate("term:"+key) || r.app.Glance().Toast != words.Plain(key) {
			t.Errorf("%s: the document says %q of %s", g.Info().ID, r.app.Glance().Toast, key)
		}
	}
}

// touchTerm taps the first dotted word in sight, "" for none, and checks that it says its sentence.
func touchTerm(r *rig) string {
	r.t.Helper()
	for _, h := range r.app.Hits(nil) {
		key, ok := strings.CutPrefix(h.Name, "term:")
		if !ok {
			continue
		}
		r.tap(h.Name)
		if said := r.app.Glance().Toast; said != words.Plain(key) || len(said) < 20 {
			r.t.Errorf("%s says %q", h.Name, said)
		}
		return key
	}
	return ""
}
