package screens

import (
	"math"
	"slices"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestTitleFoot: at the foot of a large title stand the day's deal, once, a way in, and what has been won, when something has.
func TestTitleFoot(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	backs := func() (n int, texts string) {
		r.app.Change()
		r.step(0)
		for _, o := range r.list.Ops {
			if o.Kind == paint.Sprite && o.Sprite >= sprites.Back(0) && o.Sprite <= sprites.Back(sprites.Backs-1) {
				n++
			}
			if o.Kind == paint.Text {
				texts += "|" + o.Text
			}
		}
		return n, texts + "|"
	}
	if n, texts := backs(); n != 0 || strings.Contains(texts, "|Games won|") || !strings.Contains(texts, "|Today|") || !strings.Contains(texts, "|New here?|") {
		t.Errorf("before any game: %d backs, %s", n, texts)
	}
	days := 0
	for _, h := range r.app.Hits(nil) {
		if h.Name == "daily" {
			days++
		}
	}
	if days != 1 {
		t.Errorf("%d ways to the day's deal", days)
	}
	r.seat("crush", 3)
	kind := kindOf(r.app.Sitting, r.app.tab().t, 0)
	r.app.leave()
	r.step(0)
	for i := range 3 {
		if i == 2 { // as earlier versions kept it
			kind.Person = names.Clean(ownName(r.app.Sitting))
		}
		e := keep.Ended{Kind: kind, Won: 1, Of: 1 + i/2, Rank: 1, Deal: string(rune('a' + i))}
		if err := keep.Score(r.app.Store, e); err != nil {
			t.Fatal(err)
		}
	}
	if n, texts := backs(); n != 5 || !strings.Contains(texts, "|Games won|") || strings.Count(texts, "|Royal Crush|") != 2 || !strings.Contains(texts, "|The court|") || !strings.Contains(texts, "|Crowns|") || !strings.Contains(texts, "|2|") {
		t.Errorf("after two games and a half: %d backs, %s", n, texts)
	}
	r.tap("daily")
	if got := r.app.Status().Scene; got != "daily" {
		t.Errorf("Open leads to %s", got)
	}
}

// TestFootIsAsWideAsThePlates: what stands at the foot of a large title stands in panels that begin and end with the plates above them, with two of
// them and with three, and all that is written there lies in one.
func TestFootIsAsWideAsThePlates(t *testing.T) {
	for _, size := range []geom.Rect{{W: 1204, H: 720}, desktop, {W: 1920, H: 1080}} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		footInPanels(t, r, 2)
		r.seat("crush", 3)
		kind := kindOf(r.app.Sitting, r.app.tab().t, 0)
		r.app.leave()
		r.step(0)
		if err := keep.Score(r.app.Store, keep.Ended{Kind: kind, Won: 1, Of: 1, Rank: 1, Deal: "a"}); err != nil {
			t.Fatal(err)
		}
		r.app.Change()
		r.step(0)
		r.shot("title-foot")
		footInPanels(t, r, 3)
	}
}

// footInPanels checks the panels at the foot of a title.
func footInPanels(t *testing.T, r *rig, want int) {
	t.Helper()
	var panels, plates []geom.Rect
	for _, o := range r.list.Ops {
		if o.Kind == paint.Fill && o.Color == kit.Well && o.Rect.H == footHigh {
			panels = append(panels, o.Rect)
		}
	}
	for _, h := range r.app.Hits(nil) {
		if strings.HasPrefix(h.Name, "game:") {
			plates = append(plates, h.Rect)
		}
	}
	if len(panels) != want || len(plates) == 0 {
		t.Fatalf("%v: panels %v, plates %v", r.in.Size, panels, plates)
	}
	first, last, end := panels[0], panels[want-1], plates[len(plates)-1]
	if math.Abs(first.X-plates[0].X) > 1 || math.Abs(last.X+last.W-end.X-end.W) > 1 {
		t.Errorf("%v: the foot goes from %v to %v, the plates from %v to %v", r.in.Size, first, last, plates[0], end)
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Rect.Y >= first.Y && o.Rect.Y < first.Y+first.H &&
			!slices.ContainsFunc(panels, func(p geom.Rect) bool { return p.Contains(o.Rect) }) {
			t.Errorf("%v: %q at %v lies in none of %v", r.in.Size, o.Text, o.Rect, panels)
		}
	}
}

// TestThroneIsReady: while the winner is cheered, the throne is on the list already, covered and in the size of the ending.
func TestThroneIsReady(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("usurpers", 0)
	r.app.Prefs.Speed = 2
	throne := func() (size [2]int) {
		for _, o := range r.list.Ops {
			if o.Kind == paint.Sprite && (o.Sprite >= sprites.Throne(0, 0) && o.Sprite <= sprites.Throne(0, -1) || o.Sprite >= sprites.Glad(sprites.Throne(0, 0)) && o.Sprite <= sprites.Glad(sprites.Throne(0, -1))) {
				size = [2]int{int(o.Rect.W), int(o.Rect.H)}
			}
		}
		return size
	}
	var before [2]int
	r.each = func() {
		if size := throne(); r.app.Status().Scene == "table" && size[0] > 0 {
			before = size
		}
	}
	if r.goOn() != "result" {
		t.Fatal("no end")
	}
	r.each = nil
	r.step(5e9)
	r.step(0)
	if after := throne(); before != after || after[0] == 0 {
		t.Errorf("a throne of %v is made ready, one of %v stands", before, after)
	}
}

// TestTitleAfterAGame: whoever has played a game is not new, and is shown the next one; what wins the games is said in the same words as before.
func TestTitleAfterAGame(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	said := func() string {
		d := &kit.Doc{}
		r.app.Top().(*titleScreen).Doc(d)
		var out []string
		for _, a := range d.Acts {
			if strings.HasPrefix(a.Name, "game:") || a.Name == string(titleLearn) {
				out = append(out, a.Text)
			}
		}
		return strings.Join(out, "\n")
	}
	before := said()
	r.app.coach.games = map[string]int{"usurpers": 1}
	if after := said(); !strings.Contains(before, "New here? A first hand of Usurpers, one idea at a time.") ||
		!strings.Contains(after, "Start with the first lesson Two Kingdoms, one idea at a time.") || before[:strings.LastIndex(before, "\n")] != after[:strings.LastIndex(after, "\n")] {
		t.Errorf("before a game:\n%s\nafter it:\n%s", before, after)
	}
}

// TestTitleNamesTheNextLesson: after the first lesson the title invites to the second by its name, whatever else was begun or played. A game that
// waits is enough not to be new.
func TestTitleNamesTheNextLesson(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	said := func() string {
		d := &kit.Doc{}
		r.app.Top().(*titleScreen).Doc(d)
		for _, a := range d.Acts {
			if a.Name == string(titleLearn) {
				return a.Text
			}
		}
		return ""
	}
	r.seat("crush", 3)
	r.app.leave()
	r.step(0)
	if got := said(); !strings.HasPrefix(got, "Start with the first lesson Usurpers") {
		t.Errorf("with a game that waits the title says %q", got)
	}
	r.app.learned.Leave(learn.Of("kingdoms")[0], []int{0})
	if got := said(); !strings.HasPrefix(got, "Go on with lesson 1: "+learn.Of("kingdoms")[0].Title) {
		t.Errorf("with a lesson left begun the title says %q", got)
	}
	sheet := newSetupScreen(r.app.Sitting, r.app.Sitting.find("kingdoms"))
	resumes := choice{setupLearn, "Go on with lesson 1"}
	if got := sheet.ways(); !slices.Contains(got, resumes) {
		t.Errorf("with a lesson left begun the set-up offers %v", got)
	}
	r.app.learned.Leave(learn.Of("kingdoms")[0], nil)
	if got := sheet.ways(); slices.Contains(got, resumes) {
		t.Error("the set-up goes on with a lesson that was not left")
	}
	r.app.learned.Finish(learn.Of("usurpers")[0], 2)
	r.app.coach.games = map[string]int{"usurpers": 1}
	if got := said(); !strings.HasPrefix(got, "Lesson 2: Strike Usurpers") {
		t.Errorf("after the first lesson the title says %q", got)
	}
}
