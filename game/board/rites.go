package board

import (
	"slices"
	"strings"
	"time"

	"royals/engine"
)

// Hold is a moment at which the table stands still, so that what has been turned up or counted can be read. It is armed by
// a phase or a line of the log, and begins before the next deed that takes something away: a card that moves, or a counter
// that changes.
type Hold struct {
	Phase int           // armed by this phase, -1 for none
	Say   int           // armed by this line, -1 for none
	Count int           // begins before this counter changes, -1 for none
	Time  time.Duration // how long, at natural pace
	Sums  bool          // the scores so far are opened into their sums, and persons say when to go on
}

// Arms reports whether a deed makes the table stand still soon.
func (h *Hold) Arms(e engine.Event) bool {
	return e.Kind == engine.Phased && int(e.Key) == h.Phase || e.Kind == engine.Said && int(e.Key) == h.Say
}

// Stops reports whether the table stands still before a deed.
func (h *Hold) Stops(e engine.Event) bool {
	return e.Kind == engine.Moved || e.Kind == engine.Counted && int(e.Key) == h.Count
}

// Open marks prompts that are put on the open table first where several persons share a device: the table without hands,
// and two buttons that are always there, one that lets pass and one that looks at the hand. What is asked, and what the
// buttons say, depends on no hand.
type Open struct {
	Prompt string // the prompts whose keys begin so
	Pass   int    // the verb that lets pass
	Text   string // the words key of its button
}

// Shared marks a public prompt that is put to seats one after another until one says yes, and can be answered for all of
// them at once.
type Shared struct {
	Prompt        string
	Yes, No       int    // verbs
	Option, Value string // the house rule under which the others are asked too
	Text, Nobody  string // words keys: {A} says yes, nobody does
}

// When says in which case a standing order plays its card.
type When uint8

// The cases.
const (
	Ask    When = iota // no order: the person is asked
	Never              // let pass
	Holds              // when the prompt's first number is the rank of a card in the hand
	Costs              // when the prompt's second number reaches Least, or the points that are left
	Always             // whenever it can be played
)

// Order is a standing order that a person may give for a kind of prompt: what to answer without being asked.
type Order struct {
	Name       string // words key of its name
	Prompt     string
	Play, Pass int // verbs
	Cases      []Case
}

// Case is one setting of an order.
type Case struct {
	When  When
	Least int32
}

// Fact is a sentence about a seat, or about the table, made of counters that are not numbers: seats are named by their
// players, ranks by their names.
type Fact struct {
	Key   string // words key; {A} is whose fact it is, {B} the seat, {a} the rank or ranks, {n} the number
	N     int    // the counters, -1 for none
	Seat  int    // counted from 1
	Rank  int
	Ranks int  // every slot that is not zero is a rank
	Zero  int  // it is said only while this one is zero
	Table bool // of the whole table
}

// Recall says which lines of the log tell of what happened in the middle: those that begin it, those that show a card, those that
// end it. Where the middle is empty most of the time, it keeps the last of it.
type Recall struct{ Begin, Card, End []int }

// rites are what a game's literal says of pauses, open questions, orders, facts and matches, by name.
type rites struct {
	holds  []hold
	open   []open
	shared []shared
	orders []order
	facts  []fact
	recall recall
	first  string // the option that says who begins: the loser of a game takes it
	best   bool   // a match of several games may be agreed on
}

type hold struct {
	phase, say, count string
	time              time.Duration
	sums              bool
}

type open struct{ prompt, pass, text string }

type shared struct{ prompt, yes, no, option, value, text, nobody string }

type order struct {
	name, prompt, play, pass string
	cases                    []Case
}

type fact struct {
	key, n, seat, rank, ranks, zero string
	table                           bool
}

type recall struct{ begin, card, end []string }

// rules puts what the literal says by name into numbers.
func (p *Plan) rules(info *engine.Info, r *rites) {
	for _, h := range r.holds {
		p.Holds = append(p.Holds, Hold{Phase: slices.Index(info.Phases, h.phase), Say: slices.Index(info.Says, h.say),
			Count: counterNamed(info, h.count), Time: h.time, Sums: h.sums})
	}
	for _, o := range r.open {
		p.Open = append(p.Open, Open{o.prompt, verbNamed(info, o.pass), o.text})
	}
	for _, s := range r.shared {
		p.Shared = append(p.Shared, Shared{s.prompt, verbNamed(info, s.yes), verbNamed(info, s.no), s.option, s.value, s.text, s.nobody})
	}
	for _, o := range r.orders {
		p.Orders = append(p.Orders, Order{o.name, o.prompt, verbNamed(info, o.play), verbNamed(info, o.pass), o.cases})
	}
	for _, f := range r.facts {
		p.Facts = append(p.Facts, Fact{f.key, counterNamed(info, f.n), counterNamed(info, f.seat), counterNamed(info, f.rank),
			counterNamed(info, f.ranks), counterNamed(info, f.zero), f.table})
	}
	p.Recall = Recall{saysNamed(info, r.recall.begin), saysNamed(info, r.recall.card), saysNamed(info, r.recall.end)}
	p.First, p.Best = r.first, r.best
}

func saysNamed(info *engine.Info, names []string) (out []int) {
	for _, n := range names {
		out = append(out, slices.Index(info.Says, n))
	}
	return out
}

func verbNamed(info *engine.Info, name string) int {
	return slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == name && name != "" })
}

// OpenFor returns how a prompt is put on the open table, nil when it is not.
func (p *Plan) OpenFor(key string) *Open {
	for i := range p.Open {
		if strings.HasPrefix(key, p.Open[i].Prompt) {
			return &p.Open[i]
		}
	}
	return nil
}

// SharedFor returns how a prompt is shared, nil when it is not.
func (p *Plan) SharedFor(key string) *Shared {
	for i := range p.Shared {
		if p.Shared[i].Prompt == key {
			return &p.Shared[i]
		}
	}
	return nil
}

// rest is how long cards that were turned up together lie.
const rest = 2 * time.Second

// ritesOf are the games' rites.
var ritesOf = map[string]rites{
	"usurpers": {
		recall: recall{
			begin: []string{"attack", "kill"},
			card:  []string{"sword", "shield", "blank"},
			end:   []string{"hits", "no-hits", "out", "swap"},
		},
		facts: []fact{{key: "usurpers.fact.threat", n: "threat"}},
	},
	"kingdoms": {
		open:   []open{{"kingdoms.block.", "let", "kingdoms.open.block"}, {"kingdoms.counter", "let", "kingdoms.open.counter"}},
		shared: []shared{{"kingdoms.call", "lst", "pas", "lastCall", "both", "kingdoms.call.by", "kingdoms.call.nobody"}},
		first:  "first", best: true,
	},
	"houses": {
		holds: []hold{{say: "scored", time: 2 * rest, sums: true}},
		facts: []fact{{key: "houses.fact.dealer", seat: "dealer", table: true}},
	},
	"crush": {
		holds: []hold{{phase: "flip", count: "ladder", time: rest}},
	},
	"royalty": {
		orders: []order{
			{"royalty.order.jack", "royalty.prompt.asked", "jack", "ok", []Case{{When: Ask}, {When: Never}, {When: Holds}, {When: Always}}},
			{"royalty.order.king", "royalty.prompt.attacked", "king", "ok", []Case{{When: Ask}, {When: Never},
				{Costs, 40}, {Costs, 60}, {Costs, 80}, {Costs, 100}, {When: Always}}},
		},
		facts: []fact{
			{key: "royalty.fact.asked", seat: "ask-of", rank: "ask-rank"},
			{key: "royalty.fact.holds", ranks: "holds"},
			{key: "royalty.fact.lacks", ranks: "lacks"},
			{key: "royalty.fact.attack", seat: "target", rank: "rank", n: "net", table: true},
			{key: "royalty.fact.ask", seat: "target", rank: "rank", zero: "net", table: true},
		},
	},
}
