package screens

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/paint/soft"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestTwoWorldsLookAlike plays at random up to a decision of somebody, and then in two worlds that another player cannot tell apart: in the
// one the deal as it is, in the other a deal that could be. So in the one the seat may hold the card that answers, and in the other not.
// It makes the same choice in both, and all that the other player, or anybody round the device, sees, reads and hears is the same at the
// same moments: the pictures, the documents, the pauses and the sounds.
func TestTwoWorldsLookAlike(t *testing.T) {
	for i, g := range catalog.Games() {
		for j, people := range []int{1, 9} {
			t.Run(fmt.Sprintf("%s/%d", g.Info().ID, people), func(t *testing.T) {
				w := worlds{t: t, g: g, people: people, most: enginetest.Much(2, 200), chance: cards.NewRand(uint64(41+i), uint64(j))}
				w.play()
			})
		}
	}
}

// worlds looks for decisions, and at them in two worlds.
type worlds struct {
	t      *testing.T
	g      engine.Game
	people int // 1: the other player is a person alone, 9: all are persons round one device
	most   int
	chance cards.Rand

	seed                   uint64
	seen, answers, painted int
	frames, sounds         int
	soft                   soft.Painter
	at                     int        // the moment whose picture is kept
	ops                    []paint.Op // that picture
}

// secret is a decision in two worlds.
type secret struct {
	places  [2][]byte
	seat    engine.Seat // who decides
	other   engine.Seat // who must not learn anything
	run     []engine.Action
	answers bool // the question is one that a card answers, held in one world only
}

func (w *worlds) play() {
	want := w.answering()
	for w.seed = 1; w.seed < 400 && (w.seen < w.most || want && w.answers < (w.most+1)/2); w.seed++ {
		for _, s := range w.find() {
			if s.answers || w.seen-w.answers < w.most {
				w.compare(s)
			}
		}
	}
	w.t.Logf("%d decisions in two worlds, %d of them with the answering card in one only; %d moments, %d pictures painted, %d sounds",
		w.seen, w.answers, w.frames, w.painted, w.sounds)
	if w.seen < w.most || want && w.answers < (w.most+1)/2 || w.painted == 0 {
		w.t.Errorf("too few: %+v", w)
	}
}

// answering reports whether a card of the hand answers some question of the game.
func (w *worlds) answering() bool { return len(plan.For(w.g.Info()).Answers) > 0 }

// find plays a game and returns a few decisions that a deal which could be leaves open.
func (w *worlds) find() (list []secret) {
	in := w.g.Info()
	c := engine.Config{Seats: in.MinSeats + int(w.seed)%(in.MaxSeats-in.MinSeats+1), Seed: w.seed}
	s, err := w.g.New(c, nil)
	if err != nil {
		w.t.Fatal(err)
	}
	var random bot.Random
	for n := 0; s.Actors() != 0 && n < 400 && len(list) < 3; n++ {
		seat := s.Actors().First()
		asks := plan.For(in).AnswerFor(s.Prompt(seat).Key) != nil
		if s.Actors().Len() == 1 && (asks || w.chance.IntN(12) == 0) && (asks || !w.answering() || w.seen-w.answers < w.most) {
			if x, ok := w.twin(c, s, seat); ok {
				list = append(list, x)
			}
		}
		random.ChooseOn(s, seat, &w.chance, nil)
	}
	return list
}

// twin makes a second world and a choice that is legal in both, and tells the other player the same. The worlds differ in what the seat may
// do.
func (w *worlds) twin(c engine.Config, s engine.State, seat engine.Seat) (x secret, ok bool) {
	x = secret{seat: seat, other: seat.Next(c.Seats)}
	x.places[0] = engine.Encode(s, nil)
	asks := plan.For(w.g.Info()).AnswerFor(s.Prompt(seat).Key)
	for range 12 {
		other := s.Fresh()
		other.CopyFrom(s)
		other.Redact(x.other)
		other.Imagine(x.other, &w.chance)
		x.places[1] = engine.Encode(other, nil)
		a, b := s.Legal(seat, nil), other.Legal(seat, nil)
		x.answers = asks != nil && can(a, asks.Play) != can(b, asks.Play)
		if asks != nil && !x.answers || slices.Equal(a, b) {
			continue
		}
		list, _ := match.Choices(s, seat, 60)
		for range 6 {
			x.run = list[w.chance.IntN(len(list))]
			if x.answers {
				i := slices.IndexFunc(list, func(run []engine.Action) bool { return int(run[0].Verb()) == asks.Pass })
				x.run = list[i]
			}
			if w.same(c, &x) {
				return x, true
			}
		}
	}
	return x, false
}

func can(legal []engine.Action, verb int) bool {
	return slices.ContainsFunc(legal, func(a engine.Action) bool { return int(a.Verb()) == verb })
}

// same reports whether the choice is legal in both worlds, and nobody is told by the rules which world it is.
func (w *worlds) same(c engine.Config, x *secret) bool {
	var told [2]string
	for i := range told {
		m, err := match.From(w.g, c, x.places[i])
		if err != nil {
			w.t.Fatal(err)
		}
		if m.Do(x.seat, x.run) != nil {
			return false
		}
		told[i] = fmt.Sprint(m.Feed(x.other, nil), m.Feed(engine.Table, nil), m.State().Actors())
	}
	return told[0] == told[1]
}

// compare shows a decision in both worlds.
func (w *worlds) compare(x secret) {
	w.seen++
	if x.answers {
		w.answers++
	}
	paints := w.seen == 1 || w.answers == 1 && x.answers
	a, b := w.show(&x, 0, paints), w.show(&x, 1, paints)
	if !slices.Equal(a, b) {
		i := 0
		for i < min(len(a), len(b)) && a[i] == b[i] {
			i++
		}
		w.at = i
		w.show(&x, 0, false)
		was := w.ops
		w.show(&x, 1, false)
		w.t.Fatalf("seed %d: %s of %s is seen by %s: moment %d of %d and %d\n%s\n%s\n%s", w.seed, w.g.Notate(w.state(&x, 0), x.seat, x.run), x.seat,
			x.other, i, len(a), len(b), strings.Join(a[i:min(i+1, len(a))], ""), strings.Join(b[i:min(i+1, len(b))], ""), firstUnlike(was, w.ops))
	}
}

func (w *worlds) config(x *secret) engine.Config {
	in := w.g.Info()
	return engine.Config{Seats: in.MinSeats + int(w.seed)%(in.MaxSeats-in.MinSeats+1), Seed: w.seed}
}

func (w *worlds) state(x *secret, world int) engine.State {
	m, err := match.From(w.g, w.config(x), x.places[world])
	if err != nil {
		w.t.Fatal(err)
	}
	return m.State()
}

// once answers one question of one seat.
type once struct {
	table.Direct
	seat  engine.Seat
	run   []engine.Action
	ready bool
}

func (o *once) Ask(q table.Question) { o.ready = q.Seat == o.seat && !q.Hint }

func (o *once) Poll() ([]engine.Action, bool) {
	run := o.run
	if !o.ready {
		run = nil
	}
	o.ready, o.run = false, nil
	return run, run != nil
}

// show lays the table of a world, lets the seat make its choice, and returns what there is for everybody else, moment by moment.
func (w *worlds) show(x *secret, world int, paints bool) (seen []string) {
	m, err := match.From(w.g, w.config(x), x.places[world])
	if err != nil {
		w.t.Fatal(err)
	}
	players := make([]table.Player, m.Config.Seats)
	for i := range players {
		players[i].Name = []string{"Ada", "Bea", "Cosmo", "Dora", "Ezra", "Flora"}[i]
		if w.people == 1 && engine.Seat(i) != x.other {
			players[i].Bot = "greedy"
		}
	}
	tab, err := table.From(m, players, &once{seat: x.seat, run: x.run})
	if err != nil {
		w.t.Fatal(err)
	}
	size := []geom.Rect{phone, desktop}[w.seed%2]
	r, e := newRig(w.t, size, size == phone, store.NewMemory(), 1), &ears{}
	r.app.Start(e)
	r.app.play(tab, "run-test")
	var last []paint.Op
	for n := range 50 {
		r.in.Now += 100 * time.Millisecond
		due := r.app.Update(&r.in) - r.in.Now
		r.in.Events = r.in.Events[:0]
		r.list.Reset()
		r.app.Draw(&r.list)
		if tab.Moves() > 1 { // what the table does for somebody next is another choice
			break
		}
		line := fmt.Sprintf("%v heard %v %v", r.in.Now, e.played, e.buzzes)
		if tab.Viewer != x.seat {
			w.frames++
			line += fmt.Sprintf(" due %v\nstatus %+v\ndocument %+v\npicture %x", due, r.app.Status(), *r.app.Doc(), sum(r.list.Ops))
			if paints && n%6 == 5 && !slices.Equal(last, r.list.Ops) {
				last = append(last[:0], r.list.Ops...)
				line += fmt.Sprintf(" painted %x", w.paint(r))
			}
		}
		seen = append(seen, line)
		if n == w.at {
			w.ops = slices.Clone(r.list.Ops)
		}
		w.choose(r, x)
	}
	w.sounds += len(e.played)
	return seen
}

// firstUnlike names the first operation in which two pictures differ.
func firstUnlike(a, b []paint.Op) string {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("%d of %d and %d:\n%+v\n%+v", i, len(a), len(b), a[i], b[i])
		}
	}
	return fmt.Sprintf("%d and %d operations", len(a), len(b))
}

// sum is a number for what is drawn.
func sum(ops []paint.Op) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%+v", ops)
	return h.Sum64()
}

// paint paints the picture as a window would show it.
func (w *worlds) paint(r *rig) uint64 {
	w.painted++
	w.soft.Style = r.app.Style()
	h := fnv.New64a()
	h.Write(w.soft.Paint(&r.list, r.in.Size).Pix)
	return h.Sum64()
}

// choose gives the device to the person who decides, and makes the choice.
func (w *worlds) choose(r *rig, x *secret) {
	tab := r.app.table
	switch {
	case tab.Moves() > 0:
	case r.app.Status().Scene == "curtain" && tab.Curtain == x.seat:
		r.app.Activate("curtain:ok")
	case tab.Asked == x.seat && r.app.Status().Settled:
		if err := tab.Commit(x.run); err != nil {
			w.t.Fatal(err)
		}
	}
}
