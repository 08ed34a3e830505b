package screens

import (
	"strings"
	"testing"

	"royals/game/learn"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestLessonListsTheCourse opens the second lesson of a game on a desk, the first of which has brought two crowns: beside the table stand all
// lessons, the one that is played in bold, the crowns of the first, and no heading above a log that is empty.
func TestLessonListsTheCourse(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	list := learn.Of("usurpers")
	r.app.learned.Finish(list[0], 2)
	p := lessonOf(r, list[1].Name())
	p.blind = false
	p.rig.step(0)
	s := p.app.tab()
	said, bold, crowns := "", "", 0
	for _, o := range s.felt.Under {
		switch {
		case !o.Rect.Center().In(s.felt.Areas.Log):
		case o.Kind == paint.Text:
			if said += o.Text + "\n"; o.Face == sprites.SansBold {
				bold += o.Text
			}
		case o.Kind == paint.Sprite && o.Sprite == sprites.IconCrown:
			crowns++
		}
	}
	for _, l := range list {
		if !strings.Contains(said, l.Title) {
			t.Errorf("beside the table stands %q without %s", said, l.Title)
		}
	}
	if !strings.Contains(bold, list[1].Title) || crowns != 2 {
		t.Errorf("bold is %q, and %d crowns are shown", bold, crowns)
	}
	if strings.Contains(said, "What happened") != (len(s.scene.Log) > 0) {
		t.Errorf("of %d lines %q is said", len(s.scene.Log), said)
	}
	p.shot("course")
}
