package screens

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
)

// script is a game that is known beforehand: every whole choice, in order, as somebody made it who wanted to meet every
// verb of the game once from the first seat.
type script struct {
	game    engine.Game
	config  engine.Config
	runs    [][]engine.Action
	log     []match.Entry
	met     map[string]bool // verbs of the first seat
	decided int             // choices of the first seat
}

// scripted plays a game from a seed to its end. Verbs that have not been met come first.
func scripted(t *testing.T, g engine.Game, c engine.Config, met map[string]bool) *script {
	t.Helper()
	m, err := match.New(g, c)
	if err != nil {
		t.Fatal(err)
	}
	s := &script{game: g, config: c, met: met}
	roll := rand.New(rand.NewPCG(c.Seed, 5))
	verbs := g.Info().Verbs
	for range 3000 {
		actors := m.State().Actors()
		if actors == 0 {
			s.log = m.Log
			return s
		}
		seat := actors.First()
		if rest := actors.Remove(0); rest != 0 { // a table asks its opponents first
			seat = rest.First()
		}
		run := chosen(m.State(), seat, roll, func(a engine.Action) bool { return seat == 0 && !met[verbs[a.Verb()].Name] })
		if seat == 0 {
			s.decided++
			for _, a := range run {
				met[verbs[a.Verb()].Name] = true
			}
		}
		s.runs = append(s.runs, run)
		if err := m.Do(seat, run); err != nil {
			t.Fatalf("seed %d: %v", c.Seed, err)
		}
	}
	t.Fatalf("%s seed %d does not end", g.Info().ID, c.Seed)
	return nil
}

// chosen picks one of the whole choices: one with a verb that is wanted if there is one, otherwise any. Where there are
// too many to list it walks at random.
func chosen(s engine.State, seat engine.Seat, roll *rand.Rand, wanted func(engine.Action) bool) []engine.Action {
	list, cut := match.Choices(s, seat, 400)
	fits := slices.DeleteFunc(slices.Clone(list), func(run []engine.Action) bool { return !slices.ContainsFunc(run, wanted) })
	switch {
	case len(fits) > 0:
		return fits[roll.IntN(len(fits))]
	case !cut:
		return list[roll.IntN(len(list))]
	}
	walk := s.Fresh()
	walk.CopyFrom(s)
	var run []engine.Action
	for {
		legal := walk.Legal(seat, nil)
		a := legal[roll.IntN(len(legal))]
		if i := slices.IndexFunc(legal, wanted); i >= 0 {
			a = legal[i]
		}
		run = append(run, a)
		if !a.IsStep() {
			return run
		}
		if engine.Apply(walk, seat, a, nil) != nil {
			return list[0]
		}
	}
}

// reader answers for the opponents from the script.
type reader struct {
	table.Direct // for what nobody asks here
	s            *script
	at           func() int
	run          []engine.Action
}

func (r *reader) Ask(table.Question)            { r.run = r.s.runs[r.at()] }
func (r *reader) Poll() ([]engine.Action, bool) { return r.run, true }

// sheet keeps what was saved last.
type sheet struct{ data []byte }

func (s *sheet) Save(data []byte) error { s.data = data; return nil }

// way is one of the equal ways of doing an action. It reports whether it could.
type way func(w *ways, a engine.Action) string

// ways carries out a script by one way.
type ways struct {
	*rig
	tab  *tableScreen
	move int            // choices made before the one being put together
	said int            // and steps of it
	next engine.Action  // what comes after it in the same choice, 0 for nothing
	drag map[string]int // verbs done by a drag alone
	both map[string]int // by a drag and a button that says which of several things is meant
	none map[string]int // by no drag: nothing on the table is moved or pointed at
}

// perform plays a script through the app and returns the log it left. set, if there is any, changes what it is played
// with before it begins; a limit ends it after so many choices.
func perform(t *testing.T, s *script, size geom.Rect, do way, limit int, set func(*ways)) (*ways, []match.Entry) {
	t.Helper()
	w := &ways{rig: newRig(t, size, size.W < 1000, store.NewMemory(), 1), drag: map[string]int{}, both: map[string]int{}, none: map[string]int{}}
	w.app.Prefs.Speed, w.app.Prefs.Pause = 0, 0
	if set != nil {
		set(w)
	}
	players := make([]table.Player, s.config.Seats)
	for i := range players {
		players[i] = table.Player{Name: "Seat " + strconv.Itoa(i+1), Bot: "greedy"}
	}
	players[0].Bot = ""
	think, kept := &reader{s: s}, &sheet{}
	tab, err := table.New(s.game, s.config, players, kept, think, 1, match.Salt{})
	if err != nil {
		t.Fatal(err)
	}
	think.at = tab.Moves
	for i := range tab.Plan.Orders {
		tab.SetOrder(0, i, 0) // the script answers every question
	}
	w.app.play(tab, "run-test")
	w.tab = w.app.tab()
	for {
		w.settle()
		switch scene := w.app.Status().Scene; {
		case tab.Ended() || limit > 0 && tab.Moves() >= limit:
			m, _, err := match.Load(kept.data, w.app.find)
			if err != nil {
				t.Fatal(err)
			}
			return w, m.Log
		case scene == "round":
			w.rig.tap("round:ok")
		case scene != "table" || tab.Asked != 0:
			t.Fatalf("%s seed %d move %d: %+v", s.game.Info().ID, s.config.Seed, tab.Moves(), w.app.Status())
		default:
			w.carryOut(s, do, kept)
		}
	}
}

// carryOut makes the next choice of a script, step by step, and checks that this choice is what was kept.
func (w *ways) carryOut(s *script, do way, kept *sheet) {
	w.t.Helper()
	w.move = w.tab.t.Moves()
	run := s.runs[w.move]
	for i, a := range run {
		if w.said = i; w.done() && w.taken(i, a) { // one drag has joined two halves
			continue
		}
		w.next = 0
		if i+1 < len(run) {
			w.next = run[i+1]
		}
		if why := do(w, a); why != "" {
			w.t.Fatalf("%s seed %d move %d step %d %s: %s\n%s\nhits %v\nlog %v", s.game.Info().ID, s.config.Seed, w.move, i, w.tab.actName(a), why, w.app.Doc().Prompt, w.names(), run)
		}
	}
	if w.tab.t.Moves() <= w.move {
		w.t.Fatalf("%s seed %d move %d: not carried out", s.game.Info().ID, s.config.Seed, w.move)
	}
	if want := "\ndo " + s.log[w.move].String() + "\n"; !bytes.Contains(kept.data, []byte(want)) {
		w.t.Fatalf("%s seed %d move %d: something else than %s was done: %s", s.game.Info().ID, s.config.Seed, w.move, s.log[w.move], kept.data[:bytes.Index(kept.data, []byte("\nstate"))])
	}
}

// done reports whether the action at hand has been taken.
func (w *ways) done() bool {
	if w.tab.t.Moves() > w.move && w.next != 0 {
		w.t.Fatalf("move %d step %d: something else was done: %v", w.move, w.said, w.app.Doc().Log)
	}
	return w.tab.t.Moves() > w.move || len(w.tab.t.Composer().Chosen()) > w.said
}

// taken reports whether a step stands among the chosen ones already.
func (w *ways) taken(i int, a engine.Action) bool {
	c := w.tab.t.Composer().Chosen()
	return w.tab.t.Moves() == w.move && i < len(c) && c[i] == a
}

func (w *ways) names() (out []string) {
	w.hits = w.app.Hits(w.hits[:0])
	for _, h := range w.hits {
		out = append(out, h.Name)
	}
	return out
}

// things returns what an action is about, as far as it lies on the table.
func (w *ways) things(a engine.Action) ([]table.Thing, bool) {
	for _, o := range w.tab.t.Options() {
		if o.Action == a {
			return o.Things, true
		}
	}
	return nil, false
}

// spot returns a place at which a finger touches a name, and nothing that covers it.
func (w *ways) spot(name string) (geom.Point, bool) {
	box, ok := w.find(name)
	if !ok {
		return geom.Point{}, false
	}
	for y := range 9 {
		for x := range 9 {
			p := geom.Point{X: box.X + box.W*(0.5+float64(x))/9, Y: box.Y + box.H*(0.5+float64(y))/9}
			if kit.NameOf(kit.Under(w.app.Targets(), p)) == name {
				return p, true
			}
		}
	}
	return geom.Point{}, false
}

// touch taps a name.
func (w *ways) touch(name string) bool {
	p, ok := w.spot(name)
	if ok {
		w.press(p)
	}
	return ok
}

// press taps a place.
func (w *ways) press(p geom.Point) {
	freshen(w.rig, p)
	w.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: p, Held: true, Touch: w.in.Touch}, port.Pointer{ID: 1, Motion: port.Up, Pos: p, Touch: w.in.Touch})
	w.step(0)
}

// carry drags from one place to another.
func (w *ways) carry(from, to geom.Point) {
	moves := w.tab.t.Moves()
	ptr := func(deed port.Motion, p geom.Point) {
		if w.tab.t.Moves() != moves {
			w.t.Fatalf("move %d: done before it was dropped", w.move)
		}
		w.in.Point(port.Pointer{ID: 1, Motion: deed, Pos: p, Held: deed != port.Up, Touch: w.in.Touch})
		w.step(0)
	}
	ptr(port.Down, from)
	ptr(port.Move, from.Add(geom.Point{Y: -14}))
	if up := (geom.Point{X: from.X, Y: w.tab.felt.Areas.Hand.Y - 20}); up.Y < from.Y { // out of the hand first
		ptr(port.Move, up)
	}
	ptr(port.Move, geom.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2})
	ptr(port.Move, to)
	ptr(port.Up, to)
}

// at returns the name on the screen of a thing: the finest there is, and of copies one that is not chosen yet.
func (w *ways) at(x table.Thing) string {
	best, rank := "", 99
	for _, name := range w.names() {
		point, _, ok := w.tab.felt.Find(name)
		tap := point.Tap
		if !ok || strings.HasPrefix(name, "fan:") || w.tab.t.IsChosen(tap) {
			continue
		}
		for i, y := range tap {
			if _, seen := w.spot(name); i < rank && table.Same(x, y) && seen {
				best, rank = name, i
			}
		}
	}
	return best
}

func (w *ways) tapOf(name string) table.Tap {
	p, _, _ := w.tab.felt.Find(name)
	return p.Tap
}

// fan returns the fan under whose top card a thing lies.
func (w *ways) fan(x table.Thing) (fan, card string) {
	for _, c := range w.tab.felt.Strips {
		if slices.ContainsFunc(c.Tap, func(y table.Thing) bool { return y.Kind <= table.APlace && table.Same(x, y) }) {
			for _, name := range w.names() {
				if strings.HasPrefix(name, "fan:") {
					return name, c.Name()
				}
			}
		}
	}
	return "", ""
}

// pressed presses the button of an action, wherever it stands.
func (w *ways) pressed(a engine.Action) bool {
	name := w.tab.actName(a)
	for range 4 {
		verb := "act:" + w.tab.info.Verbs[a.Verb()].Name
		switch names := w.names(); {
		case slices.Contains(names, name):
			return w.touch(name) && w.sure(a)
		case slices.Contains(names, verb):
			w.touch(verb)
		case slices.Contains(names, "more"):
			w.touch("more")
			for range 60 {
				if _, ok := w.spot(name); ok {
					return w.touch(name) && w.sure(a)
				}
				w.in.Wheel.Y = -40
				w.step(0)
				w.in.Wheel.Y = 0
			}
			return false
		default:
			return false
		}
	}
	return false
}

// sure reports whether an action is done, or presses it again where it is asked once more.
func (w *ways) sure(a engine.Action) bool {
	if w.doubted(a) {
		w.touch(w.tab.actName(a))
	}
	return w.done()
}

// doubted reports whether an action that was pressed is asked once more.
func (w *ways) doubted(a engine.Action) bool {
	return !w.done() && slices.Contains(w.tab.t.Plan.Sure, int(a.Verb())) && w.tab.t.Focus.Verb == int(a.Verb())
}
