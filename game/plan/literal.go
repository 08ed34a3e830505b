package plan

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/sound"
	"royals/sprites"
)

// literals are the games' literals. A new game adds a file, and its literal here.
var literals = [...]*literal{&usurpers, &kingdoms, &houses, &crush, &royalty}

// literal is what a game says of its table, in the names of its engine.Info. What each part means is written at Plan.
type literal struct {
	game             string // Info.ID
	page             []Rule
	places           map[string]Spot
	under            map[string]string // a pile in slots: the pile below it
	badges           []badge
	marks            []badge
	slots            []badge
	turned, turnedIn string
	turns            []float64
	goals            map[string]string // verb: pile
	does             []string          // "attack", "atk atf": the groups of verbs
	bars             map[string]string // refusal: the pile whose cards are in the way, "" for what has been chosen
	faces            map[string]string // a verb that aims at a card: the one that aims at its owner
	hide             []string          // counters that prompts and log tell better
	rests            []rest
	open             []open
	shared           []shared
	orders           []order
	passing          []string // prompts whose only answer stops nobody
	answers          []answer
	sure, aims       []string
	lifts, gathers   string
	onto             []string          // verbs that are done when a player is pointed at after a card
	leads            map[string]string // a verb: the one that is asked for next, with a card of the hand
	called           string
	flags            map[string]cards.Rank // verb: the rank that its flag plays, or that it plays without an operand
	useless          func(info *engine.Info, before, a engine.Action) bool
	facts            []fact
	recall           recall
	first            string
	best             bool
	short            string // the options of a short game, as they are noted
	brief            bool   // the first game is a short one
	daySeats         int    // how many play the day's deal, 0 for as many as the game is best for
	dayRules         string // and the options it is played with
	fight            func(told []Told) (Verdict, bool)
	stake            func(s *Sight, l Told) Sentence
	closes           func(told []Told) Sentence
	verdict          func(told []Told, r *engine.Result, seats int) Verdict
	sum              func(l Told) (Sentence, bool)
	gloss            func(info *engine.Info, public func() *engine.View, l Told) string
	sign             func(c cards.Card) int
	signIn           string
	volley, flies    string
	worth            Worth
	aside            func(p *engine.Prompt) string
	cues             map[string]sound.Cue // by log line
	spoken           tell
	sting            sound.Effect
	tips             []Tip
	plate            func(*sprites.Canvas)
	theme            *kit.Theme
	stage            func(s *Scene) *Stage
	beats, tells     map[string]Beat // by log line, by counter
	track            Track
	full             int
	byRank           bool
	threat           string            // the counter of the turns after which a seat wins
	chips            map[string]string // by log line: a words key for what its arrow carries
	again            []string          // the lines with which a moment on the stage begins
	opens, quiet     []string          // the lines with which a turn begins, and those that another line says better
	arrows           map[string]Arrow  // by log line about two seats; a game that names none has a thin one for each
}

type badge struct {
	name, of string
	icon     sprites.ID
	main     bool
	mark     bool
	suit     bool
	top      int
	same     string
	side     bool
	bars     bool
	in, why  string
	plain    int
	usual    int
	waits    int
	tells    func(s *Sight) Sentence
}

type rest struct {
	say         string
	first, late bool
	before      []string
	counts      []string
	hold        Whose
	time        time.Duration
	sums        bool
	mine        bool
	unasked     bool
}

// dull is how long a result among others is shown.
const dull = 700 * time.Millisecond

type open struct{ prompt, pass, text string }

type shared struct{ prompt, yes, no, option, value, text, nobody string }

type answer struct{ prompt, play, pass, none, button string }

type order struct {
	name, prompt, play, pass string
	cases                    []Case
}

type fact struct {
	key, n, seat, rank, ranks, zero, phase string
	table                                  bool
}

type recall struct{ begin, card, end []string }

// plates are the pictures of the plates, in the order of the literals.
var plates = func() (ids [len(literals)]sprites.ID) {
	for i, l := range literals {
		ids[i] = sprites.NewPlate(l.plate)
	}
	return ids
}()

// Plate returns a game's plate on the title, by its Info.ID.
func Plate(game string) sprites.ID {
	for i, l := range literals {
		if l.game == game {
			return plates[i]
		}
	}
	return sprites.PlainPlate
}

// Hall returns the throne of a game's endings, by its Info.ID: of the literals the first has the first.
func Hall(game string) int {
	return max(slices.IndexFunc(literals[:], func(l *literal) bool { return l.game == game }), 0)
}

// Theme returns the colours of a game's table, by its Info.ID.
func Theme(game string) *kit.Theme {
	for _, l := range literals {
		if l.game == game {
			return l.theme
		}
	}
	return &kit.Hall
}

// For returns the plan of a game.
func For(info *engine.Info) *Plan {
	for _, l := range literals {
		if l.game == info.ID {
			return l.plan(info)
		}
	}
	return new(literal).plan(info)
}

// plan turns names into numbers, and guesses what the literal does not mention.
func (l *literal) plan(info *engine.Info) *Plan {
	n := names{info: info, used: make([]bool, len(info.Counters))}
	p := &Plan{
		Badges: n.badges(l.badges), Marks: n.badges(l.marks), Slots: n.badges(l.slots),
		Turned: n.counter(l.turned), Turns: l.turns, TurnedIn: n.pile(l.turnedIn),
		Recall: Recall{n.lines(l.recall.begin), n.lines(l.recall.card), n.lines(l.recall.end)},
		First:  l.first, Best: l.best, Fight: l.fight, Verdict: l.verdict, Stake: l.stake, Closes: l.closes, Brief: l.brief, Tips: l.tips, Page: l.page, Sting: cmp.Or(l.sting, sound.Bell),
		Useless: l.useless,
		Lifts:   n.verb(l.lifts), Gathers: n.verb(l.gathers), Called: n.verb(l.called), Sum: l.sum, Gloss: l.gloss, Sign: l.sign, SignIn: n.pile(l.signIn), Volley: n.line(l.volley), Flies: n.pile(l.flies), Worth: l.worth, Aside: l.aside,
		Track: l.track, Full: l.full, ByRank: l.byRank, Threat: counterNamed(info, l.threat),
	}
	p.Short, _ = engine.ParseOptions(l.short) // plan_test.go reads it too
	p.Day.Seats = l.daySeats
	p.Day.Options, _ = engine.ParseOptions(l.dayRules)
	p.Spots, p.Hand = l.spots(n)
	for _, v := range info.Verbs {
		p.Goals, p.Flags = append(p.Goals, n.pile(l.goals[v.Name])), append(p.Flags, l.flags[v.Name])
	}
	p.Bars, p.Faces = map[string]int{}, map[int]int{}
	for key, pile := range l.bars {
		p.Bars[key] = n.pile(pile)
	}
	for card, owner := range l.faces {
		p.Faces[n.verb(card)] = n.verb(owner)
	}
	for _, name := range l.onto {
		p.Onto = append(p.Onto, n.verb(name))
	}
	p.Leads = map[int]int{}
	for verb, next := range l.leads {
		p.Leads[n.verb(verb)] = n.verb(next)
	}
	for _, name := range l.sure {
		p.Sure = append(p.Sure, n.verb(name))
	}
	for _, name := range l.aims {
		p.Aims = append(p.Aims, n.verb(name))
	}
	for _, group := range l.does {
		var verbs []int
		for name := range strings.FieldsSeq(group) {
			verbs = append(verbs, n.verb(name))
		}
		p.Does = append(p.Does, verbs)
	}
	for _, r := range l.rests {
		p.Rests = append(p.Rests, n.rest(r))
	}
	for _, o := range l.open {
		p.Open = append(p.Open, Open{o.prompt, n.verb(o.pass), o.text})
	}
	for _, s := range l.shared {
		p.Shared = append(p.Shared, Shared{s.prompt, n.verb(s.yes), n.verb(s.no), s.option, s.value, s.text, s.nobody})
	}
	for _, o := range l.orders {
		p.Orders = append(p.Orders, Order{o.name, o.prompt, n.verb(o.play), n.verb(o.pass), o.cases})
	}
	for _, a := range l.answers {
		p.Answers = append(p.Answers, Answer{a.prompt, n.verb(a.play), n.verb(a.pass), a.none, a.button})
	}
	for _, f := range l.facts {
		p.Facts = append(p.Facts, Fact{f.key, n.counter(f.n), n.counter(f.seat), n.counter(f.rank), n.counter(f.ranks),
			counterNamed(info, f.zero), n.phase(f.phase), f.table})
	}
	for _, say := range info.Says {
		arrow := l.arrows[say]
		if l.arrows == nil {
			arrow = Arrow{kit.AskArrow, Forth}
		}
		p.Arrows = append(p.Arrows, arrow)
		p.Chips = append(p.Chips, l.chips[say])
		p.Cues = append(p.Cues, l.cues[say])
		p.Spoken = append(p.Spoken, l.spoken.of(say))
	}
	p.Again = n.lines(l.again)
	p.Opens, p.Quiet = n.lines(l.opens), n.lines(l.quiet)
	p.Passing = l.passing
	p.Stage, p.Beats = l.stage, beats(info.Says, l.beats)
	if l.tells != nil {
		counters := make([]string, len(info.Counters))
		for i := range counters {
			counters[i] = info.Counters[i].Name
		}
		p.Tells = beats(counters, l.tells)
	}
	for _, name := range l.hide {
		n.counter(name)
	}
	for i, used := range n.used {
		if !used {
			p.guessCounter(i, info.Counters[i].Name)
		}
	}
	return p
}

// spots places the piles. The first one at Hand is the hand.
func (l *literal) spots(n names) (spots []Spot, hand int) {
	hand = -1
	for i, pile := range n.info.Piles {
		s, ok := l.places[pile.Name]
		if !ok {
			s = guessSpot(pile)
		}
		s.Under = -1
		spots = append(spots, s)
		if s.Where == Hand && hand < 0 {
			hand = i
		}
	}
	for i, pile := range n.info.Piles {
		if under := n.pile(l.under[pile.Name]); under >= 0 {
			spots[i].Under, spots[under].Where = under, Off
		}
	}
	return spots, hand
}

// names looks up the numbers of a game's names, and notes which counters the literal has mentioned.
type names struct {
	info *engine.Info
	used []bool
}

func (n names) counter(name string) int {
	i := counterNamed(n.info, name)
	if i >= 0 {
		n.used[i] = true
	}
	return i
}

func (n names) pile(name string) int {
	return slices.IndexFunc(n.info.Piles, func(p engine.PileInfo) bool { return p.Name == name && name != "" })
}

func (n names) verb(name string) int {
	return slices.IndexFunc(n.info.Verbs, func(v engine.VerbInfo) bool { return v.Name == name && name != "" })
}

func (n names) phase(name string) int {
	return slices.IndexFunc(n.info.Phases, func(p string) bool { return p == name && name != "" })
}

func (n names) lines(list []string) (out []int) {
	for _, name := range list {
		out = append(out, slices.Index(n.info.Says, name))
	}
	return out
}

// line returns the number of a log line, -1 for no name.
func (n names) line(name string) int {
	if name == "" {
		return -1
	}
	return n.lines([]string{name})[0]
}

func (n names) rest(r rest) Rest {
	x := Rest{Say: n.line(r.say), First: r.first, Late: r.late, Hold: r.hold, Time: r.time, Sums: r.sums, Mine: r.mine, Unasked: r.unasked}
	for _, name := range r.before {
		x.Before = append(x.Before, n.pile(name))
	}
	for _, name := range r.counts {
		x.Counts = append(x.Counts, counterNamed(n.info, name))
	}
	return x
}

func (n names) badges(list []badge) (out []Badge) {
	for _, b := range list {
		if key := n.counter(b.name); key >= 0 {
			out = append(out, Badge{Key: key, Of: n.counter(b.of), Icon: b.icon, Main: b.main, Mark: b.mark, Suit: b.suit, Top: b.top,
				Same: counterNamed(n.info, b.same), Side: b.side, Bars: b.bars, In: n.pile(b.in), Why: n.counter(b.why), Plain: b.plain, Usual: b.usual, Waits: b.waits,
				Tells: b.tells})
		}
	}
	return out
}

// counterNamed looks a counter up without noting it.
func counterNamed(info *engine.Info, name string) int {
	return slices.IndexFunc(info.Counters, func(c engine.CounterInfo) bool { return c.Name == name && name != "" })
}
