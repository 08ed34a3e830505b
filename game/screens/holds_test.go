package screens

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
)

// holdGame deals a game at a pace and calls each whenever a hold stands.
func holdGame(t *testing.T, id string, size geom.Rect, p tempo, decisions int, each func(r *rig, s *tableScreen)) {
	t.Helper()
	holdGameOf(t, 41, id, size, p, decisions, each)
}

// holdGameOf is the same for games of another seed.
func holdGameOf(t *testing.T, seed uint64, id string, size geom.Rect, p tempo, decisions int, each func(r *rig, s *tableScreen)) {
	t.Helper()
	r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
	r.start(id, 1)
	holdOn(t, r, seed, id, p, decisions, each)
}

// holdOn does so with a game that has begun.
func holdOn(t *testing.T, r *rig, seed uint64, id string, p tempo, decisions int, each func(r *rig, s *tableScreen)) {
	t.Helper()
	r.app.Prefs.Speed, r.app.Prefs.Pause = p.speed, p.pause
	r.in.ReducedMotion = p.reduced
	who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
	for range 200000 {
		st, s := r.app.Status(), r.app.tab()
		if s != nil && s.scene.Stage != nil && s.scene.View != nil && id == "crush" && slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return strings.Contains(o.Text, ", defence ") }) {
			t.Errorf("%s: the bar tells the sums of a fight ahead of the stage", p.name)
		}
		switch {
		case s == nil || st.Scene == "result":
			return
		case st.Scene == "round":
			r.tap("round:ok")
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			each(r, s)
		case st.Settled && decisions == 0:
			return
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
			decisions--
		default:
			r.step(25 * time.Millisecond)
		}
	}
	t.Fatalf("%s, seed %d: it does not end", id, seed)
}

var holdPaces = []tempo{{"normal", 2, 2, false}, {"fast", 1, 1, false}, {"reduced", 2, 2, true}, {"at once", 0, 0, false}}

// TestHoldsStand: a result that matters stands until the player goes on, however long that takes and whatever the dials
// say; the line of words says whom it is about, and how much what was counted comes to; a finger on the table, the button, Space and the document end it, and a
// second press that comes with the first one does nothing.
func TestHoldsStand(t *testing.T) {
	for i, g := range catalog.Games() {
		for j, size := range []geom.Rect{phone, desktop} {
			for k, p := range holdPaces {
				if !due(k, len(holdPaces), i+j) {
					continue
				}
				t.Run(fmt.Sprintf("%s/%.0fx%.0f/%s", g.Info().ID, size.W, size.H, p.name), func(t *testing.T) {
					n, counted := 0, 0
					holdGame(t, g.Info().ID, size, p, 90, func(r *rig, s *tableScreen) {
						n++
						counted += sumsSaid(t, s)
						stands(t, r, s, n)
					})
					if n == 0 || counted == 0 && g.Info().ID != "houses" { // its battles count nothing
						t.Errorf("%d holds were met, %d with a number", n, counted)
					}
				})
			}
		}
	}
}

// sumsSaid looks whether a hold says the numbers that its stage has: both sums where two sides face each other, what a blow comes to,
// or all that it is made of. It returns how many numbers it looked for. Cards that fall are not counted, but named.
func sumsSaid(t *testing.T, s *tableScreen) (n int) {
	t.Helper()
	st, line := s.scene.Stage, s.scene.Question.What
	if st == nil || !st.Past || strings.HasPrefix(line, "You have one choice only") {
		return 0
	}
	said := regexp.MustCompile(`\d+`).FindAllString(line, -1)
	parts, _, _ := strings.Cut(st.Sum, " =")
	for _, c := range st.Counts {
		if c.N == 0 && st.Shape != plan.Against || strings.HasSuffix(c.Key, ".falls") {
			continue
		}
		n++
		made := regexp.MustCompile(`\d+`).FindAllString(parts, -1)
		if !slices.Contains(said, fmt.Sprint(c.N)) && (len(made) == 0 || slices.ContainsFunc(made, func(x string) bool { return !slices.Contains(said, x) })) {
			t.Errorf("a hold says %q, and its stage %q and %d", line, st.Sum, c.N)
		}
	}
	return n
}

// stands looks at a hold and ends it, each in another way.
func stands(t *testing.T, r *rig, s *tableScreen, n int) {
	t.Helper()
	r.step(deafTime)        // it may have come up under a finger
	r.step(3 * time.Second) // cards that have just come are marked for a while
	told, line, picture := s.t.Told, s.scene.Question.What, slices.Clone(r.list.Ops)
	if you := strings.HasPrefix(line, "You"); !you && !slices.ContainsFunc(s.t.Players, func(p table.Player) bool { return strings.Contains(line, p.Name) }) {
		t.Errorf("a hold says %q, and names nobody", line)
	} else if mine := s.t.Name(s.t.Viewer); !s.t.Closing() && strings.Contains(line, mine) {
		t.Errorf("a hold says %q, and %s is who reads it", line, mine)
	}
	if n <= 3 {
		r.shot(fmt.Sprintf("hold-%s-%d", s.info.ID, n))
	}
	for range 6 {
		if r.step(10 * time.Second) {
			t.Fatalf("%q: the app is awake while a hold stands", line)
		}
	}
	if s.t.Told != told || !s.t.Holding() || !slices.Equal(picture, r.list.Ops) {
		t.Fatalf("%q goes on by itself", line)
	}
	switch closing := s.t.Closing(); n % 4 {
	case 0:
		r.tap("next")
	case 1:
		at := s.felt.Areas.Centre.Center()
		for range 2 { // twice
			r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: r.in.Touch}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: r.in.Touch})
			r.step(0)
		}
		if !closing && s.t.Holding() && s.t.Told == told {
			t.Fatalf("%q: a tap on the table does not go on", line)
		}
	case 2:
		r.in.Type(port.Key{Code: port.Space})
		r.step(0)
	case 3:
		r.app.Activate("next")
		r.step(0)
	}
	if s.t.Holding() && s.scene.Question.What == line && s.t.Told == told {
		t.Fatalf("%q does not end, way %d", line, n%4)
	}
}

// autoIsKept reports an error unless that holds go on by themselves in a game is kept, and has been said.
func autoIsKept(t *testing.T, r *rig, id string) {
	t.Helper()
	if data, err := r.app.Store.Load("settings"); err != nil || !strings.Contains(string(data), "auto."+id+" 1\n") {
		t.Fatalf("it is not kept: %q %v", data, err)
	}
	if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return strings.HasPrefix(o.Text, "From now on") }) {
		t.Fatal("it does not say what it does")
	}
}

// TestAuto: where the player wants it, a hold goes on by itself when it can have been read, and a bar on its button says
// how long that takes. The choice is kept for that game alone.
func TestAuto(t *testing.T) {
	for _, g := range catalog.Games() {
		n := 0
		id := g.Info().ID
		holdGame(t, id, desktop, tempo{"", 2, 2, false}, 90, func(r *rig, s *tableScreen) {
			if n++; s.auto == 0 {
				r.step(time.Minute)
				r.tap("auto")
				autoIsKept(t, r, id)
			}
			if s.t.Closing() {
				r.step(10 * time.Second)
				return
			}
			told, line, from := s.t.Told, s.scene.Question.What, r.in.Now
			want := min(1200*time.Millisecond+time.Duration(len([]rune(line)))*45*time.Millisecond, 4500*time.Millisecond)
			was := 1.0
			for s.t.Holding() && s.scene.Question.What == line && s.t.Told == told && r.in.Now < from+10*time.Second {
				left, ok := s.t.Left()
				bar := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Fill && o.Rect.H == 3 && o.Radius == 1.5 })
				if s.t.Holding() && (!ok || left > was || !bar && left > 0) {
					t.Fatalf("%s: %v left after %v, %v before; bar %v", id, left, r.in.Now-from, was, bar)
				}
				was = left
				r.step(20 * time.Millisecond)
			}
			if d := r.in.Now - from; d < want-800*time.Millisecond || d > want+150*time.Millisecond {
				t.Fatalf("%s: %q stands for %v, want %v", id, line, d, want)
			}
		})
		if n == 0 {
			t.Errorf("%s: no hold was met", id)
		}
	}
}

// TestMenuStopsPlay opens the menu in the middle of what is told, waits, and finds nothing told that was not told before.
func TestMenuStopsPlay(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		tries := 0
		p := &player{rnd: rand.New(rand.NewPCG(3, 9))}
		for range 4000 {
			s := r.app.tab()
			if s == nil || tries > 15 {
				break
			}
			if r.app.Status().Settled && !goesOn(r) && !putAway(r) && s.t.Asked != engine.None {
				r.choose(p)
			}
			r.step(70 * time.Millisecond)
			if r.app.Top() != shell.Screen(s) || !s.t.Flushing() {
				continue
			}
			tries++
			r.app.Activate("menu")
			r.step(0)
			told, moves, play := s.t.Told, s.t.Moves(), s.clock.time
			r.step(10 * time.Second)
			if s.t.Told != told || s.t.Moves() != moves || s.clock.time != play {
				t.Fatalf("%s: play goes on under the menu", g.Info().ID)
			}
			r.app.Activate("back")
			r.step(16 * time.Millisecond)
			if d := s.clock.time - play; d > 40*time.Millisecond {
				t.Fatalf("%s: after the menu %v have passed", g.Info().ID, d)
			}
		}
		if tries < 5 {
			t.Errorf("%s: only %d times in motion", g.Info().ID, tries)
		}
	}
}

// TestHurry taps at random places and moments while the table moves. The next frame is another one, what moves ends at
// once, no tap chooses anything, and none waits to do so later.
func TestHurry(t *testing.T) {
	for i, g := range catalog.Games() {
		size := []geom.Rect{phone, desktop}[i%2]
		const seed = 77
		r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 3, 2
		rnd := rand.New(rand.NewPCG(seed, 1))
		p := &player{rnd: rand.New(rand.NewPCG(seed, 2))}
		taps := 0
		for n := 0; n < 30000 && taps < 60; n++ {
			s := r.app.tab()
			if s == nil {
				break
			}
			r.step(time.Duration(10+rnd.IntN(60)) * time.Millisecond)
			switch {
			case r.app.Top() == shell.Screen(s) && s.clock.running():
				taps++
				hurried(t, r, s, rnd)
			case r.app.Status().Settled && !goesOn(r) && !putAway(r) && s.t.Asked != engine.None:
				r.step(deafTime)
				r.choose(p)
			}
		}
		if taps < 30 {
			t.Errorf("%s: only %d taps", g.Info().ID, taps)
		}
	}
}

// hurried taps somewhere on a table that moves.
func hurried(t *testing.T, r *rig, s *tableScreen, rnd *rand.Rand) {
	t.Helper()
	in := r.in.Size
	at := geom.Point{X: in.W * rnd.Float64(), Y: s.felt.Areas.Bar.Y + s.felt.Areas.Bar.H + 2 + (in.H-60)*rnd.Float64()}
	mine, closing := s.t.Moves(), s.t.Closing()
	flying := s.stage.Moving(s.clock.time)
	r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: r.in.Touch}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: r.in.Touch})
	before := slices.Clone(r.list.Ops)
	r.step(time.Millisecond)
	if r.app.Top() != shell.Screen(s) {
		if scene := r.app.Status().Scene; scene != "round" && scene != "curtain" && (scene != "result" || !closing) { // the last move has been seen
			t.Fatalf("a tap in motion leads to %s", scene)
		}
		return
	}
	if flying && slices.Equal(before, r.list.Ops) {
		t.Fatal("a tap in motion changes nothing in the next frame")
	}
	if len(s.t.Composer().Chosen()) > 0 && s.t.Asked != engine.None || !s.t.Focus.Empty() || s.t.Moves() > mine+1 {
		t.Fatalf("a tap in motion chooses something at %v", at)
	}
}

// TestRush taps twice: all that is left before the next hold or prompt is shown at once.
func TestRush(t *testing.T) {
	ran := 0
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 3, 2
		s := r.app.tab()
		r.step(300 * time.Millisecond)
		if !s.clock.running() {
			continue
		}
		ran++
		at := s.felt.Areas.Centre.Center()
		for range 2 {
			r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true}, port.Pointer{ID: 1, Motion: port.Up, Pos: at})
			r.step(50 * time.Millisecond)
		}
		for range 90 {
			r.step(16 * time.Millisecond)
		}
		if s.clock.running() || s.clock.rush {
			t.Errorf("%s: it still runs", g.Info().ID)
		}
	}
	if ran < 3 {
		t.Errorf("only %d games move after the deal", ran)
	}
}

// TestSteps plays step by step: the table stands after every beat until a tap, and tells one line at a time.
func TestSteps(t *testing.T) {
	for _, g := range catalog.Games() {
		n := 0
		holdGame(t, g.Info().ID, phone, tempo{"step", len(shell.Speeds) - 1, 2, false}, 6, func(r *rig, s *tableScreen) {
			n++
			was := len(s.t.Lines(0))
			r.step(time.Minute)
			if len(s.t.Lines(0)) != was {
				t.Fatal("it goes on without a tap")
			}
			r.app.Activate(felt.Next.Name())
			for range 40 {
				r.step(50 * time.Millisecond)
			}
			if got := len(s.t.Lines(0)); got > was+1 {
				t.Fatalf("%s: %d lines are told at one tap: %v", g.Info().ID, got-was, s.t.Lines(0)[was-1:])
			}
		})
		if n < 8 {
			t.Errorf("%s: only %d steps", g.Info().ID, n)
		}
	}
}
