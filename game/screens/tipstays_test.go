package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestTipStaysWhileOneChooses: beside a table that has its log there a tip stands at the foot of the log, and a tap on a card does not take it
// away: it stays until it is answered or the choice is made.
func TestTipStaysWhileOneChooses(t *testing.T) {
	seen := 0
	for _, id := range []string{"kingdoms", "crush"} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.start(id, 1)
		r.app.Prefs.Coach = coachAlways
		p := &player{rnd: rand.New(rand.NewPCG(9, 9))}
		for i := 0; i < 12 && r.goOn() != "result"; i++ {
			if s := r.app.tab(); s.guide.tip != nil && s.felt.Areas.Log.W > 0 {
				seen += tapsBesideTip(t, r, s)
				r.goOn()
			}
			r.choose(p)
		}
	}
	if seen == 0 {
		t.Error("no card was tapped beside a tip")
	}
}

// tapsBesideTip taps a card of the hand beside a tip, and returns whether that began a choice.
func tapsBesideTip(t *testing.T, r *rig, s *tableScreen) (n int) {
	t.Helper()
	text := s.guide.text
	for _, x := range r.app.Targets() {
		if !strings.HasPrefix(x.Name(), "card:hand") {
			continue
		}
		r.app.Activate(x.Name())
		r.step(time.Second)
		r.step(time.Second)
		if (guidance{s}).chooses() {
			n++
			if box := s.guide.card.box; box.Empty() || s.guide.text != text || !s.felt.Areas.Log.Contains(box) {
				t.Errorf("%s: with a card chosen the tip %q lies at %v", s.info.ID, s.guide.text, box)
			}
			for _, o := range r.list.Ops {
				if o.Kind == paint.Fill && o.Color == kit.Gold && s.guide.card.box.Contains(o.Rect) {
					t.Errorf("%s: on the tip %v is gold, beside what leads on at the table", s.info.ID, o.Rect)
				}
			}
			if on := under(s); on != "" {
				t.Errorf("%s: the tip lies on %s", s.info.ID, on)
			}
		}
		break
	}
	r.app.Activate(kit.NameOf(felt.Cancel))
	r.app.Activate(kit.NameOf(felt.StepBack))
	return n
}
