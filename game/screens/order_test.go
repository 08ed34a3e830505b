package screens

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/shell"
	"royals/game/table"
)

// TestPictureLeads plays a script of each game and looks at every frame. While anything is told or moves by itself nothing
// can be done in the game, by finger, key or document; a question comes up over a table that lies still and shows all that
// led to it; and neither a question nor its buttons move the table.
func TestPictureLeads(t *testing.T) {
	paces := []tempo{{"normal", 2, 2, false}, {"fast", 1, 1, false}, {"reduced", 2, 2, true}}
	for i, g := range catalog.Games() {
		for j, size := range []geom.Rect{phone, desktop} {
			for k, p := range paces {
				if !due(k, len(paces), i+j) {
					continue
				}
				t.Run(fmt.Sprintf("%s/%.0fx%.0f/%s", g.Info().ID, size.W, size.H, p.name), func(t *testing.T) { leads(t, g, size, p) })
			}
		}
	}
}

func leads(t *testing.T, g engine.Game, size geom.Rect, p tempo) {
	const most = 60
	s := scripted(t, g, engine.Config{Seats: max(sittings[g.Info().ID].seats, g.Info().MinSeats), Seed: 1}, map[string]bool{})
	l := leader{t: t, asked: engine.None}
	perform(t, s, size, byList, most, func(w *ways) {
		w.app.Prefs.Speed, w.app.Prefs.Pause = p.speed, p.pause
		w.in.ReducedMotion = p.reduced
		w.each = func() { l.look(w.rig) }
	})
	if l.opened < 5 || l.busy < 100 {
		t.Errorf("only %d questions and %d frames without one", l.opened, l.busy)
	}
}

// leader looks at the frames of a game.
type leader struct {
	t            *testing.T
	asked        engine.Seat
	last         *layout.Areas // of the last frame
	areas        *layout.Areas
	opened, busy int
}

// plays reports whether a name does something in the game.
func plays(name string) bool {
	for _, p := range []string{"act:", "vote:", "suggest", "stepback", "look", "more", "undo", "hint"} {
		if name != "act:wait" && (strings.HasPrefix(name, p) && strings.HasSuffix(p, ":") || name == p) {
			return true
		}
	}
	return false
}

func (l *leader) look(r *rig) {
	s := r.app.tab()
	if s == nil || r.app.Top() != shell.Screen(s) {
		return
	}
	if s.t.Asked == engine.None {
		l.idle(r, s)
	} else if l.asked != s.t.Asked {
		l.opens(s)
	}
	for i := range s.t.Players {
		l.rim(s, engine.Seat(i))
	}
	a := s.felt.Areas
	a.Panels = slices.Clone(a.Panels)
	l.asked, l.last = s.t.Asked, &a
}

// idle looks at a frame without a question.
func (l *leader) idle(r *rig, s *tableScreen) {
	l.busy++
	if !s.t.Flushing() && !s.moves() {
		return // it waits: what was done last may be taken back
	}
	var names []string
	for _, h := range r.app.Hits(nil) {
		names = append(names, h.Name)
	}
	for _, x := range r.app.Doc().Acts {
		if !x.Disabled {
			names = append(names, x.Name)
		}
	}
	if i := slices.IndexFunc(names, plays); i >= 0 {
		l.t.Fatalf("%q can be done after %d choices while the table still moves", names[i], s.t.Moves())
	}
}

// opens looks at the first frame of a question.
func (l *leader) opens(s *tableScreen) {
	l.opened++
	rep := anim.Report{}
	s.stage.Report(s.clock.time, &rep)
	a := s.felt.Areas
	a.Panels = slices.Clone(a.Panels)
	if l.last != nil && !reflect.DeepEqual(a, *l.last) {
		l.t.Errorf("after %d choices other areas with the question:\n%+v, before\n%+v", s.t.Moves(), a, *l.last)
	}
	switch {
	case !s.t.Shown.Equal(s.t.Now()) || s.t.Flushing():
		l.t.Fatalf("after %d choices the question comes before all has been shown", s.t.Moves())
	case rep.Travel > 7 || rep.Turn > 0.3 || s.moments.Acting(s.clock.time): // one that can be played is lifted
		l.t.Fatalf("after %d choices the question comes while something moves", s.t.Moves())
	}
	if l.areas != nil && (a.Bar != l.areas.Bar || a.Prompt != l.areas.Prompt || a.Acts != l.areas.Acts) {
		l.t.Errorf("after %d choices the table jumps: bar %v, question %v, buttons %v, before %v, %v, %v", s.t.Moves(),
			a.Bar, a.Prompt, a.Acts, l.areas.Bar, l.areas.Prompt, l.areas.Acts)
	}
	if l.areas != nil && !reflect.DeepEqual(a, *l.areas) {
		l.t.Logf("after %d choices other areas: %+v, before %+v", s.t.Moves(), a, *l.areas)
	}
	l.areas = &a
}

// rim looks whether the golden rim is at who is asked, or else whose turn has been told of.
func (l *leader) rim(s *tableScreen, x engine.Seat) {
	box := s.felt.Box(&s.scene, x)
	gold := slices.ContainsFunc(s.felt.Under, func(o paint.Op) bool {
		return o.Kind == paint.Frame && o.Rect == box && o.Width == 2 && o.Color == kit.Gold
	})
	decides := table.OnTurn(s.t)
	if s.t.Asked != engine.None {
		decides = s.t.Asked
	}
	if gold && decides != x {
		l.t.Fatalf("after %d choices the rim is at %v, and %v decides", s.t.Moves(), x, decides)
	}
}
