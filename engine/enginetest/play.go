package enginetest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/match"
)

var (
	seedFlag  = flag.Uint64("seed", 1, "the first seed of the random games")
	gamesFlag = flag.Int("games", 0, "how many random games a plan plays, 0 for as many as it says")
)

// Plan says which random games Play plays, and what must hold besides the promises every game makes.
type Plan struct {
	Seats   int
	Options string // as engine.ParseOptions reads them
	Games   int    // 2,000 when 0; without -full a fiftieth of them, but no fewer than 12
	Bound   int    // the most choices a game may take by the rulebook
	Greedy  bool   // every second game has greedy players too, who reach other positions than chance does
	// Deal checks a fresh deal; Step checks a transition by one whole choice. Either may be nil. before and after are the
	// true states and must not be changed; what a Step hook keeps between calls it keeps per game, Deal tells it of a new one.
	Deal func(s engine.State) error
	Step func(before, after engine.State, seat engine.Seat, run []engine.Action) error
	// Events checks what the choice told, over and above folding.
	Events func(before, after engine.State, list []engine.Event) error
}

// Play plays random games and checks at every step the promises of engine.State: owing and legality agree, refusals change
// nothing, redacted states answer Legal, Prompt and Prior like the true one, hidden cards swapped for others leave the
// view and the prompt as they are, folded events equal the view, codes and notation come back unchanged.
func Play(t *testing.T, g engine.Game, p Plan) {
	t.Helper()
	for i := range p.games() {
		seed := *seedFlag + uint64(i)
		if err := playOne(g, p, seed, p.Greedy && seed%2 == 0); err != nil {
			t.Fatalf("%s seats %d options %q seed %d: %v", g.Info().ID, p.Seats, p.Options, seed, err)
		}
	}
}

// games returns how many games are played.
func (p *Plan) games() int {
	games := p.Games
	if games == 0 {
		games = 2000
	}
	if *gamesFlag > 0 {
		return *gamesFlag
	}
	return Much(max(games/50, 12), games)
}

// checker holds the scratch of one game.
type checker struct {
	g          engine.Game
	cfg        engine.Config
	rnd        *rand.Rand
	chance     cards.Rand
	before     engine.State
	other      engine.State
	third      engine.State
	shown      []engine.View // per viewer, folded
	view       engine.View
	view2      engine.View
	acts, more []engine.Action
	w1, w2     []int16
	buf, buf2  []byte
}

func playOne(g engine.Game, p Plan, seed uint64, greedy bool) error {
	c, m, err := begin(g, p, seed)
	if err != nil {
		return fmt.Errorf("the deal: %w", err)
	}
	players := make([]bot.Bot, p.Seats)
	for i := range players {
		players[i] = new(bot.Random)
		if greedy && c.rnd.IntN(3) > 0 {
			players[i] = new(bot.Greedy)
		}
	}
	var run []engine.Action
	red := m.State().Fresh()
	for step := 0; ; step++ {
		s := m.State()
		if err := c.position(s, p.Seats, step); err != nil {
			return fmt.Errorf("step %d: %w", step, err)
		}
		actors := s.Actors()
		if actors == 0 {
			return c.end(m)
		}
		if p.Bound > 0 && step > p.Bound {
			return fmt.Errorf("not over after %d choices", step)
		}
		seat := nth(actors, c.rnd.IntN(actors.Len()))
		m.Redacted(seat, red)
		run = players[seat].Choose(red, seat, &c.chance, run[:0])
		text := g.Notate(s, seat, run)
		if err := c.choice(m, p, seat, run, text); err != nil {
			return fmt.Errorf("step %d: %s %s: %w", step, seat, text, err)
		}
		if c.rnd.IntN(400) == 0 {
			if err := c.save(m); err != nil {
				return fmt.Errorf("step %d: %w", step, err)
			}
		}
	}
}

// begin deals, and gives every viewer the view to fold events into.
func begin(g engine.Game, p Plan, seed uint64) (*checker, *match.Match, error) {
	opts, err := engine.ParseOptions(p.Options)
	if err != nil {
		return nil, nil, err
	}
	cfg := engine.Config{Seats: p.Seats, Seed: seed, Options: opts}
	m, err := match.New(g, cfg)
	if err != nil {
		return nil, nil, err
	}
	s := m.State()
	c := &checker{g: g, cfg: cfg, rnd: rand.New(rand.NewPCG(seed, 2)), chance: cards.NewRand(seed, 77),
		before: s.Fresh(), other: s.Fresh(), third: s.Fresh(), shown: make([]engine.View, p.Seats+1)}
	for i := range c.shown {
		c.shown[i].Reset(viewer(i, p.Seats))
	}
	if p.Deal != nil {
		if err := p.Deal(s); err != nil {
			return nil, nil, err
		}
	}
	return c, m, c.fold(m)
}

// choice makes a choice of a seat, and checks all that goes with it.
func (c *checker) choice(m *match.Match, p Plan, seat engine.Seat, run []engine.Action, text string) error {
	s := m.State()
	if back, err := c.g.Parse(s, seat, text); err != nil || !slices.Equal(back, run) {
		return fmt.Errorf("it is read back as %v (%v), not %v", back, err, run)
	}
	if err := c.refusals(s, seat, p.Seats); err != nil {
		return err
	}
	c.before.CopyFrom(s)
	if err := m.Do(seat, run); err != nil {
		return fmt.Errorf("legal, but refused: %w", err)
	}
	if err := c.silent(m.State(), seat, run); err != nil {
		return err
	}
	if err := c.fold(m); err != nil {
		return err
	}
	if p.Step != nil {
		if err := p.Step(c.before, m.State(), seat, run); err != nil {
			return err
		}
	}
	if p.Events != nil {
		return p.Events(c.before, m.State(), m.Events().List)
	}
	return nil
}

func viewer(i, seats int) engine.Seat {
	if i == seats {
		return engine.Table
	}
	return engine.Seat(i)
}

func nth(b engine.SeatSet, n int) engine.Seat {
	for ; n > 0; n-- {
		b = b.Remove(b.First())
	}
	return b.First()
}

// fold carries the events of the last choice into every viewer's shown view and compares.
func (c *checker) fold(m *match.Match) error {
	info := c.g.Info()
	for i := range c.shown {
		v := &c.shown[i]
		for _, e := range m.Events().List {
			r, ok := e.Redacted(v.Seat)
			if !ok {
				continue
			}
			if err := v.Fold(info, r); err != nil {
				return fmt.Errorf("%s folds %q: %w", v.Seat, EventText(info, r), err)
			}
		}
		m.View(v.Seat, &c.view)
		if !v.Equal(&c.view) {
			return fmt.Errorf("%s's folded view differs from its view:\n%s\nevents: %s", v.Seat, diff(info, v, &c.view), eventsText(info, m.Events().List))
		}
	}
	return nil
}

func eventsText(info *engine.Info, list []engine.Event) string {
	var b strings.Builder
	for _, e := range list {
		b.WriteString(EventText(info, e) + "; ")
	}
	return b.String()
}

// diff names what differs between a folded and a true view.
func diff(info *engine.Info, folded, view *engine.View) string {
	var b strings.Builder
	if folded.Phase != view.Phase || folded.Turn != view.Turn || folded.Actors != view.Actors || folded.Over != view.Over {
		fmt.Fprintf(&b, "phase %v turn %v actors %v over %v, should be %v %v %v %v\n", folded.Phase, folded.Turn, seatList(folded.Actors), folded.Over,
			view.Phase, view.Turn, seatList(view.Actors), view.Over)
	}
	for _, p := range folded.Piles {
		if !slices.Equal(p.Cards, view.Pile(p.ID)) {
			fmt.Fprintf(&b, "%s %s %d: folded %s, view %s\n", info.Piles[p.ID.Kind].Name, p.ID.Owner, p.ID.Slot, cards.List(p.Cards), cards.List(view.Pile(p.ID)))
		}
	}
	for _, p := range view.Piles {
		if folded.Pile(p.ID) == nil {
			fmt.Fprintf(&b, "%s %s %d: folded -, view %s\n", info.Piles[p.ID.Kind].Name, p.ID.Owner, p.ID.Slot, cards.List(p.Cards))
		}
	}
	for _, n := range folded.Counters {
		if w := view.Counter(n.Key, n.Owner, n.Slot); w != int(n.Value) {
			fmt.Fprintf(&b, "counter %s %s %d: folded %d, view %d\n", info.Counters[n.Key].Name, n.Owner, n.Slot, n.Value, w)
		}
	}
	for _, n := range view.Counters {
		if folded.Counter(n.Key, n.Owner, n.Slot) == 0 {
			fmt.Fprintf(&b, "counter %s %s %d: folded 0, view %d\n", info.Counters[n.Key].Name, n.Owner, n.Slot, n.Value)
		}
	}
	return b.String()
}
