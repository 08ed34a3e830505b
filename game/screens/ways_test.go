package screens

import (
	"bytes"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/store"
	"royals/game/table"
	"royals/game/ui"
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

// chosen picks one of the whole choices: one with a verb that is wanted if there is one, otherwise any. Where there are too
// many to list it walks at random.
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
		if walk.Apply(seat, a, nil) != nil {
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

// perform plays a script through the app and returns the log it left. set, if there is any, changes what it is played with
// before it begins; a limit ends it after so many choices.
func perform(t *testing.T, s *script, size geom.Rect, do way, limit int, set func(*ways)) (*ways, []match.Entry) {
	t.Helper()
	w := &ways{rig: newRig(t, size, size.W < 1000, store.NewMemory(), 1), drag: map[string]int{}, both: map[string]int{}, none: map[string]int{}}
	w.app.prefs.Speed, w.app.prefs.Pause = 0, 0
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
	w.app.play(tab)
	w.tab = w.app.tab
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
			w.move = tab.Moves()
			for i, a := range s.runs[w.move] {
				if w.said = i; w.done() && w.taken(i, a) { // one drag has joined two halves
					continue
				}
				w.next = 0
				if i+1 < len(s.runs[w.move]) {
					w.next = s.runs[w.move][i+1]
				}
				if why := do(w, a); why != "" {
					t.Fatalf("%s seed %d move %d step %d %s: %s\n%s\nhits %v\nlog %v", s.game.Info().ID, s.config.Seed, w.move, i, w.tab.actName(a), why, w.app.Doc().Prompt, w.names(), s.runs[w.move])
				}
			}
			if tab.Moves() <= w.move {
				t.Fatalf("%s seed %d move %d: not carried out", s.game.Info().ID, s.config.Seed, w.move)
			}
			if want := "\ndo " + s.log[w.move].String() + "\n"; !bytes.Contains(kept.data, []byte(want)) {
				t.Fatalf("%s seed %d move %d: something else than %s was done: %s", s.game.Info().ID, s.config.Seed, w.move, s.log[w.move], kept.data[:bytes.Index(kept.data, []byte("\nstate"))])
			}
		}
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
			if w.app.under(p) == name {
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
	w.in.Pointers = append(w.in.Pointers[:0], ui.Pointer{ID: 1, Deed: ui.Down, Pos: p, Held: true, Touch: w.in.Touch}, ui.Pointer{ID: 1, Deed: ui.Up, Pos: p, Touch: w.in.Touch})
	w.step(0)
}

// carry drags from one place to another.
func (w *ways) carry(from, to geom.Point) {
	moves := w.tab.t.Moves()
	ptr := func(deed ui.Deed, p geom.Point) {
		if w.tab.t.Moves() != moves {
			w.t.Fatalf("move %d: done before it was dropped", w.move)
		}
		w.in.Pointers = append(w.in.Pointers[:0], ui.Pointer{ID: 1, Deed: deed, Pos: p, Held: deed != ui.Up, Touch: w.in.Touch})
		w.step(0)
	}
	ptr(ui.Down, from)
	ptr(ui.Move, from.Add(geom.Point{Y: -14}))
	if up := (geom.Point{X: from.X, Y: w.tab.areas.Hand.Y - 20}); up.Y < from.Y { // out of the hand first
		ptr(ui.Move, up)
	}
	ptr(ui.Move, geom.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2})
	ptr(ui.Move, to)
	ptr(ui.Up, to)
}

// at returns the name on the screen of a thing: the finest there is, and of copies one that is not chosen yet.
func (w *ways) at(x table.Thing) string {
	best, rank := "", 99
	for _, name := range w.names() {
		tap, ok := w.tab.taps[name]
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

// fan returns the fan under whose top card a thing lies.
func (w *ways) fan(x table.Thing) (fan, card string) {
	for _, c := range w.tab.strips {
		if slices.ContainsFunc(w.tab.taps[c.name], func(y table.Thing) bool { return y.Kind <= table.APlace && table.Same(x, y) }) {
			for _, name := range w.names() {
				if strings.HasPrefix(name, "fan:") {
					return name, c.name
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
			return w.touch(name) && w.done()
		case slices.Contains(names, verb):
			w.touch(verb)
		case slices.Contains(names, "more"):
			w.touch("more")
			for range 60 {
				if _, ok := w.spot(name); ok {
					return w.touch(name) && w.done()
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

// byList does an action by the document alone, as somebody does who cannot see.
func byList(w *ways, a engine.Action) string {
	name := w.tab.actName(a)
	listed := func() bool {
		return slices.ContainsFunc(w.app.Doc().Acts, func(i ui.Item) bool { return i.Name == name && !i.Disabled })
	}
	if !listed() { // a card of the hand, which is a list of its own
		things, ok := w.things(a)
		if !ok || len(things) != 1 || things[0].Kind != table.ACard {
			return "not in the list"
		}
		card := "card:hand:" + things[0].Card.String()
		at := slices.IndexFunc(w.app.Doc().Hand, func(i ui.Item) bool {
			return !i.Pressed && (i.Name == card || strings.HasPrefix(i.Name, card+"#"))
		})
		if at < 0 || !w.app.Activate(w.app.Doc().Hand[at].Name) {
			return "not in the hand's list"
		}
		w.step(0)
		if w.done() {
			return ""
		}
		if !listed() {
			return "its card does not offer it"
		}
	}
	if !w.app.Activate(name) {
		return "listed, and not done"
	}
	w.step(0)
	if !w.done() {
		return "activated, and not done"
	}
	return ""
}

// byTaps does an action by touching what it is about, and the button that says what is meant where touching leaves a doubt.
func byTaps(w *ways, a engine.Action) string {
	things, ok := w.things(a)
	if !ok {
		return "not offered"
	}
	if to, ok := w.goal(a); ok && len(things) == 0 {
		w.press(to)
		if w.done() {
			return ""
		}
	}
	for _, x := range things {
		if name := w.at(x); name != "" {
			w.touch(name)
		} else if fan, card := w.fan(x); fan != "" && w.tab.t.Fits(w.tab.taps[card]) {
			w.touch(fan)
			for range 40 {
				if _, ok := w.spot(card); ok {
					break
				}
				w.in.Wheel.Y = -40
				w.step(0)
				w.in.Wheel.Y = 0
			}
			if !w.touch(card) {
				return card + " cannot be touched"
			}
		}
		if w.done() {
			return ""
		}
	}
	if !w.pressed(a) {
		return "no taps do it"
	}
	return ""
}

// byDrags does an action by carrying cards: onto what they are meant for, or onto the open table.
func byDrags(w *ways, a engine.Action) string {
	verb := w.tab.info.Verbs[a.Verb()].Name
	things, ok := w.things(a)
	if !ok {
		return "not offered"
	}
	from, carried := geom.Point{}, -1
	for pass := range 2 { // of the hand first
		for i, x := range things {
			if hand := int(x.Pile.Kind) == w.tab.t.Plan.Hand && x.Kind <= table.APile || x.Kind == table.ARank; carried >= 0 || x.Kind == table.ASeat || hand != (pass == 0) {
				continue
			}
			if name := w.at(x); name != "" {
				from, _ = w.spot(name)
				carried = i
			} else if _, card := w.fan(x); card != "" {
				from, carried = w.tab.home(card).Center(), i
			}
		}
	}
	if to, ok := w.goal(a); ok && carried < 0 { // a card is drawn: from its pile into the hand
		w.carry(to, w.tab.areas.Hand.Center())
		if w.done() {
			w.drag[verb]++
			return ""
		}
	}
	if carried < 0 { // nothing is carried
		held := w.held(things)
		if why := byTaps(w, a); why != "" {
			return why
		}
		if !held { // a card that is part of the choice already is there for a tap to take it back
			w.none[verb]++
		}
		return ""
	}
	dropped := false
	if w.next.IsStep() && w.next.Verb() != a.Verb() && a.IsStep() { // it may be the one half of a pair
		for _, x := range w.partner() {
			if to, ok := w.spot(w.at(x)); ok && x.Kind == table.ACard {
				w.carry(from, to)
				if w.done() {
					w.drag[verb]++
					return ""
				}
				dropped = true
			}
		}
	}
	for i, x := range things {
		if i == carried {
			continue
		}
		name := w.at(x)
		to, ok := w.spot(name)
		if !ok {
			continue
		}
		w.carry(from, to)
		dropped = true
		if w.done() {
			w.drag[verb]++
			return ""
		}
	}
	if to, ok := w.goal(a); ok && !dropped {
		w.carry(from, to)
	} else if !dropped {
		w.carry(from, w.ground())
	}
	if w.done() {
		w.drag[verb]++
		return ""
	}
	if n := len(w.tab.t.Candidates()); n < 2 {
		return "the drag left no doubt and was not taken"
	}
	if !w.pressed(a) {
		return "no drag does it"
	}
	w.both[verb]++
	return ""
}

// held reports whether a card of what an action is about is chosen already.
func (w *ways) held(things []table.Thing) bool {
	return slices.ContainsFunc(things, func(x table.Thing) bool {
		return x.Kind == table.ACard && w.tab.t.IsChosen(table.Tap{x})
	})
}

// partner returns what the next step is about, wherever its cards lie on the table.
func (w *ways) partner() (out []table.Thing) {
	verb := w.tab.info.Verbs[w.next.Verb()]
	for _, p := range w.tab.t.Now().Piles {
		for i, arg := range verb.Args {
			if arg.Kind == engine.ArgCard && arg.Pile == p.ID.Kind && int(arg.Pile) != w.tab.t.Plan.Hand && slices.Contains(p.Cards, cards.Card(w.next.Arg(i))) && (verb.Args[0].Kind != engine.ArgSeat || p.ID.Owner == engine.Seat(w.next.Arg(0))) {
				out = append(out, table.CardThing(p.ID, cards.Card(w.next.Arg(i))))
			}
		}
	}
	return out
}

// ground is a place on the open table, as far from everything as can be.
func (w *ways) ground() geom.Point {
	w.names()
	best, far := w.tab.areas.Mine.Center(), 0.0
	for _, r := range []geom.Rect{w.tab.areas.Centre, w.tab.areas.Mine, w.tab.areas.Prompt} {
		for i := range 63 {
			p := geom.Point{X: r.X + r.W*(float64(i%9)+0.5)/9, Y: r.Y + r.H*(float64(i/9)+0.5)/7}
			d := 1000.0
			for _, h := range w.hits {
				if p.Y > w.tab.areas.Hand.Y-12 {
					d = 0
				} else if h.Name != "seat:P1" {
					d = min(d, math.Hypot(max(h.Rect.X-p.X, p.X-h.Rect.X-h.Rect.W, 0), max(h.Rect.Y-p.Y, p.Y-h.Rect.Y-h.Rect.H, 0)))
				}
			}
			if d > far {
				best, far = p, d
			}
		}
	}
	return best
}

// goal returns where the pile lies that an action is about without naming it.
func (w *ways) goal(a engine.Action) (geom.Point, bool) {
	for _, o := range w.tab.t.Options() {
		if o.Action == a && len(o.Goal) > 0 {
			return w.spot(w.at(o.Goal[0]))
		}
	}
	return geom.Point{}, false
}

// sittings are the tables at which the actions are met; every third game is played by the options.
var sittings = map[string]struct {
	seats   int
	options []engine.Setting
}{
	"usurpers": {seats: 3},
	"kingdoms": {seats: 2, options: []engine.Setting{{Key: "wipe", Value: "reversed"}}},
	"houses":   {seats: 2},
	"crush":    {seats: 4},
	"royalty":  {seats: 3},
}

// Every action of every game is done by carrying cards, by touching what it is about, and by the list of the document, and
// the logs are the same. The games are played to their end, as many as it takes to meet every verb. To be carried are the
// cards that an action names; where one card may mean several things a button says which, and what names no card (to pass, to
// name a suit, to attack a seat) has its button or its seat in every way.
func TestEveryActionThreeWays(t *testing.T) {
	for _, g := range catalog.Games() {
		info := g.Info()
		t.Run(info.ID, func(t *testing.T) {
			plan, met := sittings[info.ID], map[string]bool{}
			var list []*script
			alone, both := 0, 0
			for seed := uint64(1); seed <= 60 && len(unmet(info, met)) > 0; seed++ {
				before := len(met)
				c := engine.Config{Seats: plan.seats, Seed: seed}
				if seed%3 == 0 {
					c.Options = plan.options
				}
				s := scripted(t, g, c, met)
				if len(met) > before {
					list = append(list, s)
				}
			}
			if miss := unmet(info, met); len(miss) > 0 {
				t.Errorf("no game meets %v", miss)
			}
			for _, s := range list {
				for _, way := range []struct {
					name string
					do   way
				}{{"the list", byList}, {"taps", byTaps}, {"drags", byDrags}} {
					start := time.Now()
					w, log := perform(t, s, phone, way.do, 0, nil)
					if !slices.Equal(log, s.log) {
						t.Errorf("seed %d by %s: another log", s.config.Seed, way.name)
					}
					t.Logf("seed %d by %s: %d choices, %d by a person, %v", s.config.Seed, way.name, len(log), s.decided, time.Since(start).Round(time.Millisecond))
					for verb, n := range w.none {
						if cards := aboutCards(info, verb); cards {
							t.Errorf("seed %d: %q is about cards and %d times none was carried", s.config.Seed, verb, n)
						}
					}
					alone, both = alone+total(w.drag), both+total(w.both)
				}
			}
			t.Logf("%d drags said it all, %d left a doubt that a button settled", alone, both)
			if alone < both {
				t.Errorf("%d drags said it all and %d did not", alone, both)
			}
		})
	}
}

// aboutCards reports whether a verb names cards, piles or ranks: what is not is said by a button or by touching a seat.
func aboutCards(info *engine.Info, name string) bool {
	for _, v := range info.Verbs {
		for _, arg := range v.Args {
			switch arg.Kind {
			case engine.ArgCard, engine.ArgSlot, engine.ArgIndex, engine.ArgRank:
				if v.Name == name {
					return true
				}
			}
		}
	}
	return false
}

func total(m map[string]int) (n int) {
	for _, x := range m {
		n += x
	}
	return n
}

// unmet lists the verbs that nobody has used.
func unmet(info *engine.Info, met map[string]bool) (out []string) {
	for _, v := range info.Verbs {
		if v.Name != "" && v.Name != "none" && !v.Unlisted && !met[v.Name] {
			out = append(out, v.Name)
		}
	}
	return out
}
