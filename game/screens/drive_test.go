package screens

import (
	"flag"
	"fmt"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/paint/soft"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
)

var shots = flag.String("shots", "", "write pictures of the screens into this folder")

// rig drives the app as a host does, without a window: its clock is a number, its finger a function.
type rig struct {
	short bool // games are begun with the short rules
	t     testing.TB
	app   *App
	in    port.Input
	list  paint.List
	hits  []port.Hit
	soft  soft.Painter
	each  func()        // looks at every frame, nil for nobody
	blind bool          // draws nothing
	due   time.Duration // when it wants to be woken

	last   geom.Point // where it was tapped last, and when
	tapped time.Duration
}

func newRig(t testing.TB, size geom.Rect, touch bool, keep store.Store, seed uint64) *rig {
	r := &rig{t: t, in: port.Input{Size: size, Scale: 1, TextScale: 1, Touch: touch}}
	r.app = New(Deps{Store: keep, Games: catalog.Games(), Seed: func() uint64 { seed++; return seed }})
	r.app.Prefs.Met, r.app.Prefs.Coach = 1, coachOff // whoever plays a test has been welcomed, and needs no tips
	r.step(0)
	return r
}

// tab returns the screen of the table, nil where there is none on the stack.
func (a *App) tab() *tableScreen {
	for _, s := range slices.Backward(a.Screens()) {
		if s, ok := s.(*tableScreen); ok {
			return s
		}
	}
	return nil
}

// step lets time pass and draws.
func (r *rig) step(d time.Duration) bool {
	r.in.Now += d
	r.due = r.app.Update(&r.in)
	awake := r.due <= r.in.Now
	r.in.Events = r.in.Events[:0]
	r.list.Reset()
	if !r.blind {
		r.app.Draw(&r.list)
	}
	if r.each != nil {
		r.each()
	}
	return awake
}

// settle lets time pass until a decision or something else is to be done. Holds it goes on from.
func (r *rig) settle() {
	for range 4000 {
		r.step(100 * time.Millisecond)
		if r.app.Status().Settled && !goesOn(r) {
			return
		}
	}
	r.t.Fatalf("the app does not settle: %+v", r.app.Status())
}

// goesOn ends the hold on the screen, if there is one.
func goesOn(r *rig) bool {
	s := r.app.tab()
	on := s != nil && r.app.Top() == shell.Screen(s) && s.t.Holding() && !s.t.Sums() && r.app.Activate("next")
	if on {
		r.step(deafTime) // in which nothing answers
	}
	return on
}

func (r *rig) find(name string) (geom.Rect, bool) {
	r.hits = r.app.Hits(r.hits[:0])
	for _, h := range r.hits {
		if h.Name == name {
			return h.Rect, true
		}
	}
	return geom.Rect{}, false
}

// freshen lets the moment pass in which a second tap at the same place does not count, and reports whether there was one.
func freshen(r *rig, at geom.Point) bool {
	again := r.tapped > 0 && r.in.Now < r.tapped+shell.Fresh && math.Hypot(at.X-r.last.X, at.Y-r.last.Y) <= 2*shell.FreshAround
	if again {
		r.step(r.tapped + shell.Fresh - r.in.Now)
	}
	r.last, r.tapped = at, r.in.Now+10*time.Millisecond // a tap counts from the frame that sees it
	return again
}

// tap taps a hit by its name with a pointer, where nothing covers it.
func (r *rig) tap(name string) {
	r.t.Helper()
	box, ok := r.find(name)
	if !ok {
		var names []string
		for _, h := range r.hits {
			names = append(names, h.Name)
		}
		r.t.Fatalf("no hit %q on %s, only %v", name, r.app.Status().Scene, names)
	}
	if freshen(r, box.Center()) {
		box, _ = r.find(name)
	}
	at := box.Center()
	if kit.NameOf(kit.Under(r.app.Targets(), at)) != name {
		at = geom.Point{X: box.X + 8, Y: box.Y + 8}
	}
	r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: r.in.Touch}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: r.in.Touch})
	r.step(10 * time.Millisecond)
}

// shot writes a picture of the screen when pictures are wanted.
func (r *rig) shot(name string) {
	if *shots == "" {
		return
	}
	r.list.Reset()
	r.app.Draw(&r.list)
	r.soft.Style = r.app.Style()
	img := r.soft.Paint(&r.list, r.in.Size)
	f, err := os.Create(filepath.Join(*shots, fmt.Sprintf("%s-%.0fx%.0f.png", name, r.in.Size.W, r.in.Size.H)))
	if err != nil {
		r.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		r.t.Fatal(err)
	}
}

// putAway puts away what stands before a decision: a curtain, a recap, the scores of a round. False where none does.
func putAway(r *rig) bool {
	r.t.Helper()
	switch r.app.Status().Scene {
	case "curtain":
		r.step(time.Second)
		r.tap("curtain:ok")
	case "recap":
		r.tap("recap:ok")
	case "round":
		r.tap("round:ok")
	default:
		return false
	}
	return true
}

// met comes to rest and returns the scene it finds there; the scores of a round it puts away.
func met(r *rig) string {
	r.t.Helper()
	r.settle()
	scene := r.app.Status().Scene
	if scene == "round" {
		r.tap("round:ok")
	}
	return scene
}

// player makes the persons' choices by names of the document, as somebody without a picture would.
type player struct {
	rnd   *rand.Rand
	limit int
}

// play goes on until the result, and returns how many decisions persons made.
func (r *rig) play(p *player, each func(n int)) int {
	r.t.Helper()
	n := 0
	for range 60000 {
		r.settle()
		switch scene := r.app.Status().Scene; {
		case scene == "result":
			return n
		case scene == "table":
			if each != nil {
				each(n)
			}
			r.choose(p)
			n++
		case !putAway(r):
			r.t.Fatalf("on %s in the middle of a game", scene)
		}
		if p.limit > 0 && n >= p.limit {
			return n
		}
	}
	r.t.Fatal("the game does not end")
	return n
}

// roll films a game: so many steps, each of which is a tick of time, or a choice as soon as one is asked for, or the end of a hold or of a
// round; until the result, or until it is enough.
func roll(r *rig, who *player, steps int, tick time.Duration, enough func() bool) {
	r.t.Helper()
	for n := 0; n < steps && (enough == nil || !enough()); n++ {
		switch st, s := r.app.Status(), r.app.tab(); {
		case s == nil || st.Scene == "result":
			return
		case st.Scene == "round":
			r.tap("round:ok")
		case s.t.Holding():
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(tick)
		}
	}
}

// choose makes one move in the decision on the screen: something of the hand or of the list of actions, by a tap where
// the screen has it and by name where it does not.
func (r *rig) choose(p *player) {
	r.t.Helper()
	tab := r.app.tab()
	if tab == nil || tab.t.Asked == engine.None {
		r.t.Fatalf("nobody is asked: %+v", r.app.Status())
	}
	opts := tab.t.Options()
	if len(opts) == 0 {
		r.t.Fatalf("nothing can be done: %+v", r.app.Status())
	}
	var ends, steps []string
	for _, o := range opts {
		if name := tab.actName(o.Action); o.Action.IsStep() {
			steps = append(steps, name)
		} else {
			ends = append(ends, name)
		}
	}
	name := ""
	if tab.t.AtTable() && p.rnd.IntN(2) == 0 {
		r.tap("look")
		return
	}
	if votes := tab.t.Votes(); votes != nil {
		r.tap("vote:" + votes[p.rnd.IntN(len(votes))].Seat.String())
		return
	}
	if len(steps) > 0 && (len(ends) == 0 || p.rnd.IntN(3) > 0) {
		name = steps[p.rnd.IntN(len(steps))]
	} else {
		name = ends[p.rnd.IntN(len(ends))]
	}
	if _, ok := r.find(name); ok && p.rnd.IntN(2) == 0 {
		r.tap(name)
		return
	}
	if !r.app.Activate(name) {
		r.t.Fatalf("%q is in the list and cannot be done", name)
	}
	r.step(10 * time.Millisecond)
}

// overlaps returns pairs of hits that cover each other though they must not.
func overlaps(hits []port.Hit) []string {
	var bad []string
	for i, a := range hits {
		for _, b := range hits[i+1:] {
			if layered(a.Name) || layered(b.Name) {
				continue
			}
			if x := a.Rect.Intersect(b.Rect); x.W > 0.5 && x.H > 0.5 {
				bad = append(bad, fmt.Sprintf("%s %v covers %s %v", b.Name, b.Rect, a.Name, a.Rect))
			}
		}
	}
	return bad
}

// layered are things that lie on each other by nature: cards, and piles on a seat's ground.
func layered(name string) bool {
	return strings.HasPrefix(name, "card:") || strings.HasPrefix(name, "pile:") || strings.HasPrefix(name, "seat:") || strings.HasPrefix(name, "fan:") || name == "sort" || name == "back"
}

// check looks for what must never be on a screen: something outside the safe area, missing sentences, overlapping
// buttons.
func (r *rig) check() error {
	r.hits = r.app.Hits(r.hits[:0])
	in := r.in.Size.Within(r.in.Safe).Inset(-1)
	for _, h := range r.hits {
		if !in.Contains(h.Rect) {
			return fmt.Errorf("%s %v lies outside %v", h.Name, h.Rect, in)
		}
	}
	if bad := overlaps(r.hits); len(bad) > 0 {
		return fmt.Errorf("%s", strings.Join(bad, "; "))
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && strings.Contains(o.Text, "<") {
			return fmt.Errorf("a sentence is missing: %s", o.Text)
		}
		if o.Kind == paint.Text && o.Clip.Empty() && !in.Inset(-2).Contains(o.Rect) {
			return fmt.Errorf("text %q %v lies outside %v", o.Text, o.Rect, in)
		}
		if o.Kind == paint.Text && o.Size < 9 {
			return fmt.Errorf("text %q is too small: %v", o.Text, o.Size)
		}
	}
	return nil
}

var (
	phone   = geom.Rect{W: 360, H: 640}
	desktop = geom.Rect{W: 1280, H: 720}
)

// people says which seats persons take: 1 is one person, 0 only opponents, 9 everybody.
func (r *rig) start(id string, people int) {
	r.t.Helper()
	fresh := r.app.Activate("game:" + id)
	r.step(0)
	set := r.app.Top().(*setupScreen)
	if fresh {
		set.usual()
	}
	if r.short {
		set.set.Options = slices.Clone(set.short)
	}
	for i := range set.set.Players {
		set.set.Players[i].Bot = "greedy"
		if i < people {
			set.set.Players[i].Bot = ""
		}
	}
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.app.Activate("play") // not by a tap: the mouse would rest wherever the button was
	r.step(10 * time.Millisecond)
}

// usual sets up a game for as many as it is best for, with its standard rules.
func (s *setupScreen) usual() { s.set.Seats, s.set.Options = s.info.Seats, nil }

func TestWholeGames(t *testing.T) {
	for i, g := range catalog.Games() {
		for _, people := range []int{1, 2} {
			for j, size := range []geom.Rect{phone, desktop} {
				if due(j, 2, i+people) {
					name := fmt.Sprintf("%s/%d-people/%.0fx%.0f", g.Info().ID, people, size.W, size.H)
					t.Run(name, func(t *testing.T) { wholeGame(t, g.Info().ID, people, size) })
				}
			}
		}
	}
}

func wholeGame(t *testing.T, id string, people int, size geom.Rect) {
	seed := uint64(people)*1000 + uint64(size.W)
	t.Logf("seed %d", seed)
	keep := store.NewMemory()
	r := newRig(t, size, size.W < 1000, keep, seed)
	r.start(id, people)
	p := &player{rnd: rand.New(rand.NewPCG(seed, 1))}
	n := r.play(p, func(n int) {
		if err := r.check(); err != nil {
			t.Fatalf("decision %d: %v", n, err)
		}
		if n%7 == 3 {
			r.resumes(keep)
		}
	})
	if n == 0 {
		t.Error("no person was ever asked")
	}
	if err := r.check(); err != nil {
		t.Error(err)
	}
	rematch(r)
}

// rematch plays on from the result: another game begins.
func rematch(r *rig) {
	r.t.Helper()
	r.tap("result:rematch")
	r.step(0)
	if scene := r.app.Status().Scene; scene != "table" && scene != "curtain" {
		r.t.Errorf("a rematch leads to %s", scene)
	}
}

// resumes loads what has been saved into a second app and compares the decision. The second app is left as if it were
// killed, so it has a copy of the store: its mark of an opening would stay.
func (r *rig) resumes(keep store.Store) {
	r.t.Helper()
	text, err := store.Export(keep)
	if err != nil {
		r.t.Fatal(err)
	}
	second := store.NewMemory()
	if err := store.Import(second, text); err != nil {
		r.t.Fatal(err)
	}
	other := newRig(r.t, r.in.Size, r.in.Touch, second, 7)
	other.tap("continue")
	a, b := r.app.table, other.app.table
	a.Composer().Clear()
	a.Focus.Clear()
	a.Touch()
	if b.Curtain != engine.None {
		if b.Curtain != a.Asked {
			r.t.Fatalf("the save asks %v, the game asked %v", b.Curtain, a.Asked)
		}
		b.Ready()
	}
	if a.Asked != b.Asked || !slices.Equal(a.Composer().Legal(), b.Composer().Legal()) || a.AtTable() == b.AtTable() && a.Question() != b.Question() {
		r.t.Fatalf("the save asks %v %q, the game asked %v %q", b.Asked, b.Question(), a.Asked, a.Question())
	}
}
