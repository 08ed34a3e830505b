package screens

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
)

// sleeper drives the app as a host does that sleeps whenever it may, with the host's own clock. A player presses at
// random, by finger, by mouse, by key and by name, and looks into every corner on the way.
type sleeper struct {
	t      testing.TB
	what   string // which game this is, for messages
	app    *App
	host   *bed
	keep   *shelved
	in     port.Input
	clock  port.Clock
	list   paint.List
	rnd    *rand.Rand // what the player does
	beat   *rand.Rand // how long frames and waits are
	people int
	pause  time.Duration // how long the player waits before every deed, negative for at random; then the law is looked at as well
	deeds  int
	told   []string // what the player did and was asked
	count  counts
}

// counts is what was met: sleeps, those that end by themselves, games that came to their result, and every screen.
type counts struct {
	sleeps, timed, ended int
	scenes               map[string]int
}

// bed is a host that counts what is asked of it.
type bed struct{ calls int }

func (b *bed) Wake()                        { b.calls++ }
func (b *bed) Shield(bool)                  { b.calls++ }
func (b *bed) SetTitle(string)              { b.calls++ }
func (b *bed) Fullscreen(bool)              { b.calls++ }
func (b *bed) Vibrate(time.Duration)        { b.calls++ }
func (b *bed) Quit()                        { b.calls++ }
func (b *bed) Hush(bool)                    { b.calls++ }
func (b *bed) Play(uint8, float64, float64) { b.calls++ }

// shelved is a store that counts what is written.
type shelved struct {
	store.Store
	writes int
}

func (s *shelved) Save(name string, data []byte) error { s.writes++; return s.Store.Save(name, data) }
func (s *shelved) Remove(name string) error            { s.writes++; return s.Store.Remove(name) }

func (s *sleeper) fail(format string, args ...any) {
	s.t.Helper()
	last := s.told[max(0, len(s.told)-6):]
	s.t.Fatalf("%s, on %s after %d deeds: %s\n%s", s.what, s.app.Status().Scene, s.deeds, fmt.Sprintf(format, args...), strings.Join(last, "\n"))
}

// open starts the program, or starts it again with what was kept.
func (s *sleeper) open(seed uint64) {
	s.app = New(Deps{Store: s.keep, Games: catalog.Games(), Seed: func() uint64 { seed++; return seed }})
	s.app.Prefs.Met = 1
	s.app.Prefs.Coach = int(seed % 3)
	s.clock = port.Clock{}
	s.app.Start(s.host)
	s.update(0)
}

// update lets time pass outside, and draws.
func (s *sleeper) update(elapsed time.Duration) {
	s.in.Now = s.clock.Advance(elapsed)
	s.clock.Due = s.app.Update(&s.in)
	s.in.Events = s.in.Events[:0]
	s.draw()
}

func (s *sleeper) draw() {
	s.list.Reset()
	s.app.Draw(&s.list)
	s.app.Doc()
}

// glance is all that a sleeping app shows, offers, keeps and asks.
type glance struct {
	ops           []paint.Op
	hits          []port.Hit
	doc           *port.Doc
	status        port.Status
	calls, writes int
}

func (s *sleeper) look() glance {
	ops := slices.Clone(s.list.Ops)
	for i := range ops {
		ops[i].Rect.Y = math.Round(ops[i].Rect.Y*1e6) / 1e6 // what is scrolled is laid out by adding up
	}
	hits := s.app.Hits(nil)
	for i := range hits {
		hits[i].Rect.Y, hits[i].Rect.H = math.Round(hits[i].Rect.Y*1e6)/1e6, math.Round(hits[i].Rect.H*1e6)/1e6
	}
	return glance{ops, hits, s.app.Doc(), s.app.Status(), s.host.calls, s.keep.writes}
}

// differs says what is another in a second look.
func (l *glance) differs(m *glance) string {
	switch {
	case l.status != m.status:
		return fmt.Sprintf("it says %+v, before %+v", m.status, l.status)
	case l.doc != m.doc:
		return "the document is another"
	case !slices.Equal(l.hits, m.hits):
		return "other things answer to a tap"
	case l.calls != m.calls:
		return "it asked something of the host"
	case l.writes != m.writes:
		return "it wrote"
	}
	for i := range min(len(l.ops), len(m.ops)) {
		if l.ops[i] != m.ops[i] {
			return fmt.Sprintf("the picture is another:\n%+v\n%+v", l.ops[i], m.ops[i])
		}
	}
	if len(l.ops) != len(m.ops) {
		return fmt.Sprintf("the picture has %d parts, before %d", len(m.ops), len(l.ops))
	}
	return ""
}

// rest plays frames until the app sleeps, and looks at its sleep.
func (s *sleeper) rest() {
	s.t.Helper()
	for n := 0; s.clock.Due <= s.in.Now; n++ {
		if n > 3000 {
			s.fail("it never sleeps")
		}
		s.update([...]time.Duration{8, 16, 17, 33, 250}[s.beat.IntN(5)] * time.Millisecond)
	}
	s.count.sleeps++
	s.count.scenes[s.app.Status().Scene]++
	if s.clock.Due != port.Never {
		s.count.timed++
	}
	if s.pause < 0 {
		s.law()
	}
	if s.clock.Due == port.Never && s.offered() == 0 {
		s.fail("it sleeps and offers nothing: %+v", s.app.Status())
	}
}

// law looks at a sleep: before it is due nothing changes, whenever Update is called, and a picture built anew is the
// same.
func (s *sleeper) law() {
	s.t.Helper()
	was, due, from := s.look(), s.clock.Due, s.in.Now
	for _, d := range []time.Duration{time.Millisecond, 16 * time.Millisecond, 249 * time.Millisecond, 251 * time.Millisecond, time.Second, time.Hour, due - from - 1} {
		if from+d >= due || from+d < s.in.Now || due == port.Never && d > time.Hour {
			continue
		}
		s.in.Now = from + d
		if got := s.app.Update(&s.in); got != due {
			s.fail("asleep until %v, but after %v until %v", due-from, d, got-from)
		}
		s.draw()
		now := s.look()
		if why := was.differs(&now); why != "" {
			s.fail("asleep until %v, but after %v %s", due-from, d, why)
		}
	}
	s.app.Change()
	s.draw()
	now := s.look()
	if why := was.differs(&now); why != "" {
		s.fail("asleep until %v, but built anew %s", due-from, why)
	}
	s.clock.Now = s.in.Now
}

// offered counts what can be pressed.
func (s *sleeper) offered() (n int) {
	d := s.app.Doc()
	for _, list := range [][]port.Item{d.Hand, d.Acts} {
		for _, x := range list {
			if !x.Disabled {
				n++
			}
		}
	}
	return n
}

// ready goes on to a sleep in which the next step is the player's, and waits there as long as this player does.
func (s *sleeper) ready() {
	s.t.Helper()
	for s.rest(); !s.app.Status().Settled; s.rest() {
		if s.clock.Due == port.Never {
			s.fail("it sleeps for good and is not settled: %+v", s.app.Status())
		}
		s.update(s.clock.Due - s.in.Now)
	}
	left := s.pause
	if left < 0 {
		left = [...]time.Duration{0, 5, 300, 1000, 4000, 3600e3}[s.beat.IntN(6)] * time.Millisecond
	}
	for s.clock.Due != port.Never && s.clock.Due-s.in.Now <= left {
		left -= s.clock.Due - s.in.Now
		s.update(s.clock.Due - s.in.Now)
		s.rest()
	}
	s.in.Now = s.clock.Advance(left) // what is pressed next comes now
}

// press works a control that is on the screen: by its name, by a finger or a mouse that may rest or hold on, or by key.
func (s *sleeper) press(name string) {
	s.t.Helper()
	s.deeds++
	said := s.app.Doc().Prompt
	if tab := s.app.tab(); tab != nil && tab.lesson != nil { // it helps whoever waits for long
		said = tab.lesson.Lesson.Name()
	}
	s.told = append(s.told, fmt.Sprintf("%s %q %s", s.app.Status().Scene, said, name))
	hits := s.app.Hits(nil)
	i := slices.IndexFunc(hits, func(h port.Hit) bool { return h.Name == name })
	way := s.rnd.IntN(6)
	hold := [...]time.Duration{0, 20, 200, 700}[s.rnd.IntN(4)] * time.Millisecond
	if i < 0 || way == 0 {
		s.in.Press(name)
		s.update(0)
		return
	}
	if at := hits[i].Rect.Center(); kit.NameOf(kit.Under(s.app.Targets(), at)) == name {
		s.point(at, way, hold)
		return
	}
	s.in.Press(name)
	s.update(0)
}

// point taps a place. A mouse comes and may rest there first; either may stay down for long.
func (s *sleeper) point(at geom.Point, way int, hold time.Duration) {
	p := port.Pointer{ID: 1, Pos: at, Touch: s.in.Touch}
	if !s.in.Touch {
		p.ID, p.Motion = 0, port.Move
		s.in.Point(p)
		s.update(0)
		if way == 1 {
			s.rest()
			s.update(max(0, min(s.clock.Due-s.in.Now, time.Second)))
			s.rest()
		}
	}
	p.Motion, p.Held = port.Down, true
	s.in.Point(p)
	s.update(0)
	if hold > shell.HoldTime {
		s.rest()
		s.update(max(0, min(s.clock.Due-s.in.Now, time.Second)))
		s.rest()
	} else {
		s.update(hold)
	}
	p.Motion, p.Held = port.Up, false
	s.in.Point(p)
	s.update(0)
}

// deed does one thing that is offered: as a rule one that leads on.
func (s *sleeper) deed() {
	s.t.Helper()
	scene, tab := s.app.Status().Scene, s.app.tab()
	roll := s.rnd.IntN(20)
	switch {
	case scene == "title":
		s.press("continue")
	case scene == "table" && tab.t.Held() && roll > 0:
		s.press("next")
	case scene == "table" && roll > 2 && tab.t.Asked != engine.None:
		s.press(s.move())
	case scene == "table" && roll == 0 && s.rnd.IntN(3) == 0:
		s.told = append(s.told, "starts again")
		s.app.Save()
		s.open(s.rnd.Uint64())
	case roll > 11 && s.closes(scene):
	default:
		s.press(s.anything())
	}
}

// move chooses from the list of what may be done.
func (s *sleeper) move() string {
	tab := s.app.tab()
	if tab.t.AtTable() && s.rnd.IntN(2) == 0 {
		return "look"
	}
	if votes := tab.t.Votes(); votes != nil {
		return "vote:" + votes[s.rnd.IntN(len(votes))].Seat.String()
	}
	var ends, steps []string
	for _, o := range tab.t.Options() {
		if name := tab.actName(o.Action); o.Action.IsStep() {
			steps = append(steps, name)
		} else {
			ends = append(ends, name)
		}
	}
	if len(steps) > 0 && (len(ends) == 0 || s.rnd.IntN(3) > 0) {
		return steps[s.rnd.IntN(len(steps))]
	}
	return ends[s.rnd.IntN(len(ends))]
}

// closes presses what puts a screen away, where there is such a thing.
func (s *sleeper) closes(scene string) bool {
	for _, name := range []string{scene + ":ok", "confirm:no", "back"} {
		named := func(x port.Item) bool { return x.Name == name && !x.Disabled }
		if slices.ContainsFunc(s.app.Doc().Acts, named) || slices.ContainsFunc(s.app.Hits(nil), func(h port.Hit) bool { return h.Name == name }) {
			s.press(name)
			return true
		}
	}
	return false
}

// anything chooses from all that can be pressed, but for what ends the game, or hands it to others.
func (s *sleeper) anything() string {
	var names []string
	for _, h := range s.app.Hits(nil) {
		names = append(names, h.Name)
	}
	for _, list := range [][]port.Item{s.app.Doc().Hand, s.app.Doc().Acts} {
		for _, x := range list {
			names = append(names, x.Name)
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool {
		return strings.HasPrefix(n, "menu:hand") || strings.HasPrefix(n, "menu:give") || strings.HasPrefix(n, "result:") || n == "play" || n == "match:go" || n == "clear:do" ||
			n == "settings:switches" || n == "settings:dwell" // by which everything is pressed otherwise
	})
	if len(names) == 0 {
		s.fail("there is nothing to press")
	}
	return names[s.rnd.IntN(len(names))]
}

// newSleeper deals a game with so many persons, through title and set-up.
func newSleeper(t testing.TB, id string, people int, seed uint64, pause time.Duration) *sleeper {
	s := &sleeper{t: t, what: fmt.Sprintf("%s for %d, seed %d", id, people, seed), host: &bed{}, keep: &shelved{Store: store.NewMemory()},
		rnd: rand.New(rand.NewPCG(seed, 1)), beat: rand.New(rand.NewPCG(seed, uint64(pause))), people: people, pause: pause}
	s.count.scenes = map[string]int{}
	size := []geom.Rect{phone, desktop}[seed%2]
	s.in = port.Input{Size: size, Scale: 1, TextScale: 1, Touch: size == phone, ReducedMotion: seed%5 == 4}
	s.open(seed)
	s.app.Prefs.Speed, s.app.Prefs.Pause = int(seed/2%3), int(seed/3)%len(shell.Pauses)
	s.ready()
	s.press("game:" + id)
	s.ready()
	s.app.Top().(*setupScreen).usual()
	set := &s.app.Top().(*setupScreen).set
	for i := range set.Players {
		set.Players[i].Bot = "greedy"
		if i < people {
			set.Players[i].Bot = ""
		}
	}
	s.app.Change()
	if seed%3 == 0 {
		for range 4 {
			s.press(s.anything())
			s.ready()
			if s.app.Status().Scene != "setup" {
				s.closes(s.app.Status().Scene)
				s.ready()
			}
		}
	}
	if s.app.Status().Scene == "title" {
		s.press("game:" + id)
		s.ready()
	}
	s.press("play")
	return s
}

// game plays to the result, or to a number of deeds: who plays at random may take for ever.
func (s *sleeper) game(most int) {
	s.t.Helper()
	for s.ready(); s.deeds < most; s.ready() {
		if s.app.Status().Scene == "result" {
			s.count.ended++
			s.press("result:rematch")
			s.ready()
			return
		}
		s.deed()
	}
}

func find(hits []port.Hit, name string) (geom.Rect, bool) {
	for _, h := range hits {
		if h.Name == name {
			return h.Rect, true
		}
	}
	return geom.Rect{}, false
}
