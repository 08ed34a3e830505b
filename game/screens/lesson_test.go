package screens

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// lessons returns every lesson of the catalog.
func lessons(t testing.TB) (list []*learn.Lesson) {
	t.Helper()
	for _, g := range catalog.Games() {
		if *onlyGame != "" && *onlyGame != g.Info().ID {
			continue
		}
		list = append(list, learn.Of(g.Info().ID)...)
	}
	if len(list) < 25 && *onlyGame == "" {
		t.Fatalf("%d lessons", len(list))
	}
	return list
}

// pupil plays a lesson.
type pupil struct {
	*rig
	*lesson
}

// lessonOf opens a lesson and waits until it says something. Nothing is drawn.
func lessonOf(r *rig, name string) pupil {
	r.t.Helper()
	r.blind = true
	if !teach(r.app.Sitting, name) {
		r.t.Fatalf("%s does not open", name)
	}
	r.settle()
	return pupil{r, r.app.tab().lesson}
}

// touch asks for hints until the touch is shown, and touches it.
func (p pupil) touch() {
	p.t.Helper()
	for p.MayHint() {
		p.app.Activate("hint")
	}
	p.rig.step(0)
	s := p.app.tab()
	lit := (lights{s}).lit()
	if len(lit) != 1 {
		p.t.Fatalf("%s: %d things to touch", p.Lesson.Name(), len(lit))
	}
	if b := (lights{s}).spread(); b != nil {
		p.tap(b.lit(lit[0]))
		return
	}
	at := (lights{s}).place(lit[0])
	if at.Empty() {
		p.t.Fatalf("%s: what is to be touched has no place: %s: %v %+v", p.Lesson.Name(), (lights{s}).names(lit), s.t.Focus, s.felt.Acts)
	}
	p.finger(at.Center())
}

// finger touches a point.
func (p pupil) finger(at geom.Point) {
	in := &p.rig.in
	freshen(p.rig, at)
	in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: in.Touch}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: in.Touch})
	p.rig.step(10 * time.Millisecond)
}

// goOn does what the lesson waits for, with touches.
func (p pupil) goOn() {
	p.t.Helper()
	switch {
	case p.app.Status().Scene == "round":
		p.tap("round:ok")
	case p.Stage() == learn.Asking:
		p.touch()
	default:
		p.tap("next")
	}
	p.settle()
}

// lies checks that all that glows has a place in the window.
func (p pupil) lies() {
	p.t.Helper()
	s := lights{p.app.tab()}
	for _, x := range s.lit() {
		if at := s.place(x); at.Empty() || !p.in.Size.Contains(at) {
			p.t.Errorf("%s at %v: %s has no place: %v", p.Lesson.Name(), p.in.Size, s.name(x), at)
		}
	}
	p.speaks(s)
	if twice := repeated(p.app.Doc()); twice != "" {
		p.t.Errorf("%s: the document offers %s twice at %q", p.Lesson.Name(), twice, p.Says().Text)
	}
}

// lessonSizes are the smallest phone and a desktop; where pictures are wanted a usual phone, too.
func lessonSizes() []geom.Rect {
	list := []geom.Rect{{W: 320, H: 568}, {W: 1280, H: 720}}
	if *shots != "" {
		list = append(list, phone)
	}
	return slices.DeleteFunc(list, func(size geom.Rect) bool {
		return *onlySize != "" && *onlySize != fmt.Sprintf("%.0fx%.0f", size.W, size.H)
	})
}

// TestLessonsByFinger plays every lesson on a phone and on a desktop with touches alone: what a hint shows is always there to be
// touched, and so is all that glows.
func TestLessonsByFinger(t *testing.T) {
	for _, size := range lessonSizes() {
		for _, x := range lessons(t) {
			p := lessonOf(newRig(t, size, size.W < 1000, store.NewMemory(), 5), x.Name())
			name := strings.ReplaceAll(x.Name(), ".", "-") + "-"
			for n := 0; p.app.Status().Scene != "reward"; n++ {
				if n > 60 {
					t.Fatalf("%s does not end", x.Name())
				}
				p.lies()
				p.shot(name + string(rune('a'+n)))
				p.goOn()
			}
			p.shot(name + "z")
			if p.app.learned.Crowns(x) != 1 {
				t.Errorf("%s: %d crowns", x.Name(), p.app.learned.Crowns(x))
			}
		}
	}
}

// opened lays a phone with a lesson of Usurpers at its first question.
func opened(t *testing.T) (*rig, *lesson) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "usurpers.strike")
	if p.goOn(); p.Stage() != learn.Asking {
		t.Fatalf("no question: %q", p.Says().Text)
	}
	return p.rig, p.lesson
}

// TestLessonSleeps waits at a question: the one moment that is to come is that of the hint, and after it nothing is.
func TestLessonSleeps(t *testing.T) {
	r, l := opened(t)
	since := r.in.Now
	hush(r)
	due := r.app.Update(&r.in)
	if due < since+patience-time.Second || due > since+patience {
		t.Errorf("the next moment is %v after the question", due-since)
	}
	if r.step(due - r.in.Now); l.Says().Label != "king" {
		t.Errorf("no hint: %q", l.Says().Text)
	}
	r.settle()
	hush(r)
	if due := r.app.Update(&r.in); due != port.Never || l.Crowns() != learn.Most {
		t.Errorf("after the hint it wakes at %v with %d crowns", due, l.Crowns())
	}
}

// TestLessonDocument reads a lesson without a picture.
func TestLessonDocument(t *testing.T) {
	r, l := opened(t)
	d := r.app.Doc()
	if d.Title != "Lesson 2 of 5: Strike" || !strings.HasPrefix(d.Prompt, l.Says().Text) || !strings.HasSuffix(d.Prompt, "Lit: \u2068Bea\u2069's king of spades.") {
		t.Errorf("%q says %q", d.Title, d.Prompt)
	}
	for _, want := range []string{"hint", "lesson:back", "lesson:skip", "lesson:leave", "act:kill:P2:11", "act:dump"} {
		if !slices.ContainsFunc(d.Acts, func(a port.Item) bool { return a.Name == want }) {
			t.Errorf("there is no %s among %v", want, d.Acts)
		}
	}
	r.app.Activate("act:royal:QC:4C") // a wrong choice by name
	r.settle()
	if d = r.app.Doc(); d.Prompt != l.Says().Text || l.Stage() != learn.Failed {
		t.Errorf("it says %q", d.Prompt)
	}
	r.app.Activate("next")
	r.settle()
	if d = r.app.Doc(); !strings.HasPrefix(d.Prompt, "Taken back. A strike:") {
		t.Errorf("it says %q", d.Prompt)
	}
	r.app.Activate("act:attack:P2") // legal, not wanted, and with no sentence of its own
	r.settle()
	if l.Says().Label != "aim" || l.Table.Moves() != 1 || l.Stage() != learn.Failed {
		t.Errorf("it says %q after %d moves", l.Says().Text, l.Table.Moves())
	}
}

// TestLessonsLeaveTheGameAlone opens lessons while a game is saved, leaves one in the middle and goes on with it after a new start.
func TestLessonsLeaveTheGameAlone(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 5)
	r.blind = true
	r.start("crush", 1)
	r.settle()
	saved, err := keep.Load("run-crush-solo")
	if err != nil {
		t.Fatal(err)
	}
	r.app.leave()
	r.app.Activate("game:kingdoms")
	r.tap("learn")
	r.settle()
	l := r.app.tab().lesson
	if l.Lesson.ID != "hit" {
		t.Fatalf("it begins with %s", l.Lesson.ID)
	}
	r.app.Activate("lesson:skip")
	r.settle()
	if l = r.app.tab().lesson; l.Lesson.ID != "fell" {
		t.Fatalf("after hit comes %s", l.Lesson.ID)
	}
	for len(l.Answers()) == 0 {
		pupil{r, l}.goOn()
	}
	r.app.Activate("lesson:leave")
	if got := r.app.Status().Scene; got != "setup" {
		t.Errorf("it leaves to %s", got)
	}
	r.step(0)
	r = newRig(t, phone, true, keep, 5)
	r.blind = true
	if again, _ := keep.Load("run-crush-solo"); string(again) != string(saved) || r.app.table == nil || r.app.table.Game().Info().ID != "crush" {
		t.Error("the game is another one")
	}
	if !r.app.Teach("kingdoms") {
		t.Fatal("it does not open")
	}
	r.settle()
	if l = r.app.tab().lesson; l.Lesson.ID != "fell" || len(l.Answers()) != 1 {
		t.Errorf("it goes on with %s after %v", l.Lesson.ID, l.Answers())
	}
	if r.app.Teach("whist") {
		t.Error("there are lessons of a game that is not there")
	}
}

// TestLessonSaysRefusals touches what the rules forbid: the bubble says why.
func TestLessonSaysRefusals(t *testing.T) {
	r, l := opened(t)
	r.tap("card:hand:6S")
	r.settle()
	if l.Says().Label != "refused" || l.Table.Refusal == "" {
		t.Errorf("it says %q", l.Says().Text)
	}
	r.tap("seat:P3") // nothing to be done with
	r.settle()
	if l.Stage() != learn.Asking || r.app.Status().Scene != "table" {
		t.Errorf("it says %q on %s", l.Says().Text, r.app.Status().Scene)
	}
}

// TestEveryQuestionSleeps looks at every question and bubble of every lesson: nothing but the hint changes by itself.
func TestEveryQuestionSleeps(t *testing.T) {
	for _, x := range lessons(t) {
		p := lessonOf(newRig(t, desktop, false, store.NewMemory(), 5), x.Name())
		for n := 0; p.app.Status().Scene != "reward" && n < 60; n++ {
			if p.app.Status().Scene == "table" {
				p.rig.step(3 * time.Second) // new cards are marked that long
				if due := p.app.Update(&p.in); due < p.in.Now+3*time.Second {
					t.Errorf("%s wakes %v after %q", x.Name(), due-p.in.Now, p.Says().Text)
				}
			}
			p.goOn()
		}
	}
}

// TestLastLessonLeadsToTheGame: after the last lesson one press deals, and where a game of the title waits, it is offered.
func TestLastLessonLeadsToTheGame(t *testing.T) {
	for _, waits := range []bool{false, true} {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		if waits {
			r.start("crush", 1)
			r.app.Activate("menu")
			r.app.Activate("menu:leave")
			r.step(0)
		}
		p := lessonOf(r, learn.Of("crush")[len(learn.Of("crush"))-1].Name())
		for n := 0; p.app.Status().Scene != "reward" && n < 60; n++ {
			p.goOn()
		}
		p.tap("reward:play")
		p.rig.step(0)
		top := p.app.Top().Name()
		if s := p.app.tab(); waits && top != "setup" || !waits && (s == nil || s.lesson != nil || s.info.ID != "crush") {
			t.Errorf("a game waits: %v, and it leads to %s", waits, top)
		}
	}
}

// TestOtherChoicesOnTheTable makes at every question one choice of each verb that is not wanted: the table shows it, the bubble tells it, and one
// press takes it back.
func TestOtherChoicesOnTheTable(t *testing.T) {
	n := 0
	for _, x := range lessons(t) {
		p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), x.Name())
		for k := 0; p.app.Status().Scene != "reward" && k < 60; k++ {
			if p.Stage() == learn.Asking && !p.Hinted() {
				n += p.strays()
			}
			p.goOn()
		}
	}
	if n < 40 {
		t.Errorf("only %d choices", n)
	}
}

// strays makes one choice of each verb that is not wanted, and takes it back. It returns how many it made.
func (p pupil) strays() (n int) {
	had := map[uint8]bool{}
	list, _ := match.Choices(p.Table.State(), learn.Me, 0)
	for _, run := range list {
		verb := run[len(run)-1].Verb()
		if had[verb] || slices.ContainsFunc(run, p.Wants) {
			continue
		}
		had[verb] = true
		answered := len(p.Answers())
		if err := p.Table.Commit(run); err != nil {
			p.t.Fatalf("%s: %v: %v", p.Lesson.Name(), run, err)
		}
		p.settle()
		if len(p.Answers()) > answered { // it comes to the same as what is wanted
			return n
		}
		n++
		if scene := p.app.Status().Scene; p.Stage() != learn.Failed || scene != "table" {
			p.t.Fatalf("%s: %v leads to %s, and the lesson is at %v", p.Lesson.Name(), run, scene, p.Stage())
		}
		p.rig.tap("next")
		p.settle()
		if p.Stage() != learn.Asking || p.app.Status().Scene != "table" {
			p.t.Fatalf("%s: %v is not taken back", p.Lesson.Name(), run)
		}
	}
	return n
}

// TestLessonMenuShowsTheNext: the lesson after those that are finished is the gold row of the menu; the way back is where none is left, and
// where that lesson is the one that goes on behind the menu.
func TestLessonMenuShowsTheNext(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "usurpers.crown")
	m := &lessonMenu{a: p.app.Sitting, s: p.app.tab()}
	list := learn.Of("usurpers")
	for i, l := range list {
		d, ok := m.list()[m.next()].deed.(openLesson)
		if at := list[i].ID == "crown"; at && m.next() != 0 || !at && (!ok || d.of.ID != list[i].ID) {
			t.Errorf("with %d finished, row %d is gold", i, m.next())
		}
		p.app.learned.Finish(l, 2)
	}
	if m.next() != 0 {
		t.Errorf("with all finished, row %d is gold", m.next())
	}
}

// TestLessonMenuIsGrouped: on a phone the lessons stand as rows, and the way out as a button apart from them and last.
func TestLessonMenuIsGrouped(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	p := lessonOf(r, "kingdoms.arrows")
	r.blind = false
	p.settle()
	r.tap("menu")
	r.step(0)
	m := r.app.Top().(*lessonMenu)
	r.shot("lesson-menu")
	if err := r.check(); err != nil {
		t.Error(err)
	}
	low, list := 0.0, m.list()
	for i, c := range list {
		at, ok := r.find(kit.NameOf(c.deed))
		if o, lesson := c.deed.(openLesson); lesson {
			open := slices.ContainsFunc(r.list.Ops, func(op paint.Op) bool { return op.Rect == at && op.Color == kit.Accent.Fade(0.2) })
			if here := o.of.ID == "arrows"; open != here {
				t.Errorf("%q is marked as the one that is open: %v", c.text, open)
			}
		}
		last := i == len(list)-1
		if button := i == 0 || last; !ok || i != m.next() && framed(r, at) != button {
			t.Errorf("%q lies at %v, and is a button: %v", c.text, at, !button)
		}
		if last && at.Y < low+2*kit.Space3 {
			t.Errorf("%q lies at %v, and what is above it ends at %v", c.text, at, low)
		}
		low = max(low, at.Y+at.H)
	}
}
