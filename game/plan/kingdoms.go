package plan

import (
	"math"
	"slices"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/sound"
	"royals/sprites"
)

// The values of the counter "lie" of a royal that does not stand upright.
const (
	askew    = 1 // it rests (K10.6)
	sideways = 3 // it was felled (K11.1)
)

// hopeless is by how many points a player is behind who may want to give up: a joker hits for 20 at the most.
const hopeless = 30

// kingdoms is the table of Two Kingdoms.
var kingdoms = literal{
	game:  "kingdoms",
	theme: halves,
	page: []Rule{
		{"rules.goal", "", "TD"},
		{"rules.turn", "kingdoms.page.turn", "QS,9C"},
		{"rules.power", "kingdoms.page.rank", "KS,QS,JS"},
		{"rules.power", "kingdoms.page.jack", "JH"},
		{"rules.power", "kingdoms.page.ace", "AS"},
		{"rules.power", "kingdoms.page.joker", "X1"},
		{"rules.power", "kingdoms.page.arrows", "2C,7C"},
		{"rules.score", "kingdoms.page.score", "QD,9C"},
	},
	places: map[string]Spot{
		"hand":    {Where: Hand, Icon: sprites.IconHand},
		"royal":   {Where: Seat, Spread: Slot, Blank: true, Icon: sprites.IconCrown},
		"joker":   {Where: Seat, Spread: Slot, Blank: true, Icon: sprites.IconStar},
		"loose":   {Where: Seat, Spread: Stack, Icon: sprites.IconCoin},
		"stack":   {Where: Tally, Icon: sprites.IconTrophy},
		"pair":    {Where: Tally, Icon: sprites.IconLink},
		"stock":   {Where: Centre, Spread: Stack, Blank: true},
		"table":   {Where: Centre, Spread: Row},
		"discard": {Where: Centre, Spread: Stack, Blank: true},
	},
	under:  map[string]string{"royal": "under"},
	badges: []badge{{name: "score", main: true, icon: sprites.IconStar}},
	marks:  []badge{{name: "reshuffles", of: "limit", tells: ending}},
	slots:  []badge{{name: "ready", in: "joker", usual: 2, waits: 1}},
	hide:   []string{"called", "final", "had", "idle", "ask", "attack", "by", "aim", "aces", "drawer", "decks", "wipe", "refill"},
	goals:  map[string]string{"throw": "discard"},
	does:   []string{"atk atf", "jok jof", "wip wir", "nock", "rec", "rev", "bur", "sho", "end", "throw"},
	sure:   []string{"bur"}, gathers: "nock",
	bars:   map[string]string{"kingdoms.shielded": "royal", "kingdoms.finish-pick": "", "kingdoms.volley-match": ""},
	faces:  map[string]string{"atk": "atf", "jok": "jof", "arr": "arf"},
	turned: "lie", turnedIn: "royal", turns: []float64{0, 0.09, 0, math.Pi / 2},
	open: []open{{"kingdoms.block.", "let", "kingdoms.open.block"}, {"kingdoms.counter", "let", "kingdoms.open.counter"}},
	answers: []answer{{"kingdoms.block.", "blk", "let", "kingdoms.none.ace", "kingdoms.none.button"},
		{"kingdoms.counter", "blk", "let", "kingdoms.none.ace", "kingdoms.none.undo"}},
	shared: []shared{{"kingdoms.call", "lst", "pas", "lastCall", "both", "kingdoms.call.by", "kingdoms.call.nobody"}},
	first:  "first", best: true, short: "limit=1", brief: true,
	fight:   struck,
	verdict: hits,
	stake:   atStake,
	closes:  lastTurn,
	stage:   struckAt,
	beats:   kingdomsBeats,
	again:   []string{"lets", "unasked", "blocks", "steps", "hits", "falls", "nothing"},
	opens:   []string{"turn"},
	quiet:   []string{"at-face", "lets", "unasked", "nay", "stands", "passes"},
	arrows: map[string]Arrow{
		"arrows":   {kit.AttackArrow, Forth},
		"attacks":  {kit.AttackArrow, Forth},
		"strikes":  {kit.AttackArrow, Forth},
		"wipes":    {kit.AttackArrow, Forth},
		"at-royal": {kit.AttackArrow, Forth},
		"at-face":  {kit.AttackArrow, Forth},
		"hits":     {kit.AttackArrow, Forth},
		"falls":    {kit.AttackArrow, Back},
		"blocks":   {kit.BarArrow, Forth},
		"counters": {kit.BarArrow, Forth},
		"tribute":  {kit.GiftArrow, Back},
	},
	sum:    reckoned,
	sign:   divisor,
	signIn: "royal",
	volley: "arrows",
	flies:  "table",
	worth:  hitsFor,
	aside:  doubled,
	rests: []rest{
		{say: "final", hold: Others},
		{say: "hits", hold: Party, time: dull},
		{say: "counters", hold: Other, late: true},
		{say: "steps", hold: All},
		{say: "stopped", hold: All},
		{say: "falls", hold: Party, time: dull, first: true},
		{say: "nothing", hold: Party, time: dull},
	},
	sting: sound.Front,
	spoken: tell{
		opens:   "turn",
		deed:    "arrows attacks strikes wipes at-royal at-face discards recruits",
		outcome: "hits falls steps stopped nothing saves revives tribute buries stacks battle last final calls limit reshuffle concedes",
		quiet:   "turn draws idle passes unasked lets stands reveals",
		chosen:  "arrows attacks strikes wipes at-royal at-face discards recruits buries stacks revives",
		asked:   "attacks strikes wipes at-royal at-face final",
		judged:  "hits falls steps stopped nothing counters",
	},
	cues: map[string]sound.Cue{
		"strikes":  sound.Blow,
		"wipes":    sound.Blow,
		"hits":     sound.Blow,
		"blocks":   sound.Parry,
		"counters": sound.Parry,
		"recruits": sound.Honour,
		"revives":  sound.Honour,
		"falls":    sound.Split,
		"nothing":  sound.Clank,
		"stopped":  sound.Clank,
		"calls":    sound.Alarm,
		"battle":   sound.Alarm,
		"final":    sound.Alarm,
	},
	tips: []Tip{
		{Key: "kingdoms.tip.jack", When: func(s *Sight) (about About, ok bool) { // with the first such question, whoever is asked
			_, mine := s.Can("jak")
			_, ok = s.Hears("steps", "nay")
			return about, ok || mine
		}},
		{Key: "kingdoms.tip.cold", Lesson: "arrows", When: func(s *Sight) (about About, ok bool) {
			about.Seat, _ = s.Rival(func(engine.Seat) bool { return true })
			return about, s.Info.Phases[s.View.Phase] == "cold"
		}},
		{Key: "kingdoms.tip.short", When: func(s *Sight) (about About, ok bool) {
			_, mine := s.Can("end")
			return about, mine && s.Count("limit", engine.None, 0) == 1 && s.Count("reshuffles", engine.None, 0) == 0
		}},
		{Key: "kingdoms.tip.fallen", Lesson: "ace", When: func(s *Sight) (about About, ok bool) {
			about.Seat, _ = s.Rival(func(engine.Seat) bool { return true })
			_, can := s.Can("rev", "bur")
			about.Card, ok = fallen(s, s.Me)
			return about, ok && can
		}},
		{Key: "kingdoms.tip.felled", Lesson: "fell", When: func(s *Sight) (about About, ok bool) {
			about.Seat, _ = s.Rival(func(engine.Seat) bool { return true })
			about.Card, ok = fallen(s, about.Seat)
			_, mine := s.Can("end")
			return about, ok && mine
		}},
		{Key: "kingdoms.tip.open", Now: true, Lesson: "hit", When: func(s *Sight) (about About, ok bool) {
			about.Seat, _ = s.Rival(func(engine.Seat) bool { return true })
			_, ok = s.Can("atf", "jof")
			return about, ok
		}},
		{Key: "kingdoms.tip.guards", Now: true, Lesson: "fell", When: func(s *Sight) (about About, ok bool) {
			about.Seat, _ = s.Rival(func(engine.Seat) bool { return true })
			_, ok = s.Can("atk", "jok")
			return about, ok
		}},
		{Key: "kingdoms.tip.again", When: func(s *Sight) (about About, ok bool) {
			by, stopped := stoppedJoker(s)
			_, can := s.Can("jok", "jof", "wip", "wir")
			return about, stopped && can && by == s.Me
		}},
		{Key: "kingdoms.tip.stays", When: func(s *Sight) (about About, ok bool) {
			about.Seat, ok = stoppedJoker(s)
			return about, ok && about.Seat != s.Me
		}},
		{Key: "kingdoms.tip.wipe", Now: true, When: func(s *Sight) (about About, ok bool) {
			_, can := s.Can("wip", "wir")
			_, ok = s.Hears("wipes")
			return about, ok || can
		}},
		{Key: "kingdoms.tip.last", When: func(s *Sight) (about About, ok bool) { _, ok = s.Hears("calls", "limit"); return about, ok }},
		{Key: "kingdoms.tip.behind", Yields: true, When: func(s *Sight) (about About, ok bool) {
			about.Seat, _ = s.Rival(func(engine.Seat) bool { return true })
			about.N = s.Count("score", about.Seat, 0) - s.Count("score", s.Me, 0)
			_, mine := s.Can("end")
			return about, mine && about.N >= hopeless
		}},
		{Key: "kingdoms.tip.discard", Lesson: "arrows", When: func(s *Sight) (about About, ok bool) {
			_, ok = s.Can("throw")
			return about, ok && s.Count("final", engine.None, 0) == 0 // in the Last Round nothing is drawn
		}},
		{Key: "kingdoms.tip.call", When: func(s *Sight) (about About, ok bool) { _, ok = s.Can("lst"); return about, ok }},
	},
	// Two kings of the same blood eye each other over a field divided between them.
	plate: func(c *sprites.Canvas) {
		c.Ground(0x1F4E8C, 0x275A9B)
		c.Fill("M 0 -100 L 200 -100 L 200 100 L 0 100 Z", 0x8E1F2A)
		c.Lozenges(1, 0x9C2833)
		c.Bust(cards.New(cards.King, cards.Diamonds), -92, 96, 0.84, -1)
		c.BustIn(sprites.Livery{Main: sprites.Azure, Metal: sprites.Paper, Mantle: sprites.Gules}, cards.New(cards.King, cards.Diamonds), 92, 96, 0.84, 1)
		c.Line("M 0 -100 L 0 100", 9, sprites.Ink)
		c.Line("M 0 -100 L 0 100", 4, sprites.Or)
		c.With(sprites.Scale(0, -8, 0.52), func() {
			c.Ball(0, 0, 58, sprites.Paper, 7)
			c.With(sprites.Scale(0, 6, 0.9), c.Crown)
		})
	},
}

// fallen returns a felled royal of a seat.
func fallen(s *Sight, x engine.Seat) (cards.Card, bool) {
	for i := range 3 {
		if p := s.Pile("royal", x, i); len(p) > 0 && s.Count("lie", x, i) == sideways {
			return p[0], true
		}
	}
	return cards.Back, false
}

// ending tells near the end how far off it is: that the deck is not shuffled again, then whose final turn it is, and in the last one
// of all by how many points that player is short of winning.
func ending(s *Sight) Sentence {
	final, x := s.Count("final", engine.None, 0), s.View.Turn
	told := Sentence{B: engine.None}
	switch {
	case final > 1 && x < engine.Seat(s.Seats):
		told.Key, told.A = "kingdoms.mark.final", []engine.Seat{x}
		if behind := s.Count("score", x.Next(2), 0) - s.Count("score", x, 0); final > 2 && behind >= 0 {
			told.Key, told.N = "kingdoms.mark.needs", behind+1
		}
		if x == s.Me {
			told.Key += ".yours"
		}
	case final > 0:
		told.Key = "kingdoms.mark.last"
	case s.Count("called", engine.None, 0) > 0:
		told.Key = "kingdoms.mark.called"
	}
	return told
}

// stoppedJoker returns whose joker attacked last of all that was heard, where an ace has stopped it.
func stoppedJoker(s *Sight) (engine.Seat, bool) {
	by, _ := s.Hears("strikes", "wipes", "attacks", "arrows")
	_, stopped := s.Hears("stopped")
	return by.Seat, stopped && (by.Say == "strikes" || by.Say == "wipes")
}

// atStake tells, as a final turn begins, what the one who has it needs.
func atStake(s *Sight, l Told) Sentence {
	told := Sentence{A: []engine.Seat{l.Seat}, B: l.Seat.Next(2)}
	behind := s.Count("score", told.B, 0) - s.Count("score", l.Seat, 0)
	switch {
	case l.Say != "final":
	case l.N == 1:
		told.Key = "kingdoms.hold.first"
	case behind < 0:
		told.Key = "kingdoms.hold.leads"
	default:
		told.Key, told.N = "kingdoms.hold.needs", behind+1
	}
	return told
}

// lastTurn tells of the last turn of all that it brought no point, where it did not: points of one's own come from hits alone.
func lastTurn(told []Told) Sentence {
	at := last(told, "final")
	if at < 0 || told[at].N < 2 || has(told[at:], "hits", "concedes") {
		return Sentence{}
	}
	return Sentence{Key: "kingdoms.close.nothing", A: []engine.Seat{told[at].Seat}, B: engine.None}
}

// hits tells the end of Two Kingdoms: how often the winner struck home, and what the best blow was worth.
func hits(told []Told, r *engine.Result, seats int) (v Verdict) {
	if at := last(told, "concedes"); at >= 0 {
		v.Who = Sentence{Key: "kingdoms.verdict.concedes", A: []engine.Seat{told[at].Seat}, B: engine.None}
		return v
	}
	v.Who = wins("verdict.points", r, seats)
	if len(v.Who.A) != 1 {
		return v
	}
	for _, l := range told {
		if l.Say == "hits" && l.Seat == v.Who.A[0] {
			v.Why.N++
			v.Why.N2 = max(v.Why.N2, l.N)
		}
	}
	if v.Why.N > 0 {
		v.Why.Key = "kingdoms.verdict.hits"
	}
	return v
}

// struck tells what became of an attack in Two Kingdoms, with its sum.
func struck(told []Told) (v Verdict, ok bool) {
	if len(told) == 0 {
		return v, false
	}
	end, lines := told[len(told)-1], newest(told, "arrows", "attacks", "strikes", "wipes")
	if lines == nil {
		return v, false
	}
	v.Who = Sentence{A: []engine.Seat{end.Seat}, B: end.Other, N: end.N}
	v.Why = sum(lines[0])
	switch end.Say {
	case "hits":
		v.Who.Key = "kingdoms.verdict.hit"
		v.Why = undone(lines, v.Why)
	case "stopped":
		v.Who = Sentence{Key: "kingdoms.verdict.stopped", A: []engine.Seat{end.Other}, B: end.Seat}
		v.Why = Sentence{Key: "kingdoms.verdict.ace", B: engine.None}
		if at := last(lines, "blocks"); at >= 0 {
			v.Why.Cards = []cards.Card{lines[at].Card}
		}
	case "falls":
		v.Who = Sentence{Key: "kingdoms.verdict.falls", B: end.Seat}
		for _, l := range lines {
			if l.Say == "falls" {
				v.Who.Cards = append(v.Who.Cards, l.Card)
			}
		}
		v.Why.Key, v.Why.B = v.Why.Key+".by", end.Other
		v.Why = undone(lines, v.Why)
		v.Who.N = len(v.Who.Cards)
		if at := last(lines, "at-royal"); at >= 0 && count(lines, end.Seat, "steps") > 0 {
			v.Who.Key, v.Who.Other = "kingdoms.verdict.instead", lines[at].Card
			v.Why = Sentence{Key: "kingdoms.verdict.steps", B: engine.None}
		}
	case "nothing":
		v.Who.Key = "kingdoms.verdict.nothing"
		if end.Card.Known() {
			v.Why.Key += ".little"
			v.Why.Other = end.Card
		}
	default:
		return v, false
	}
	return v, true
}

// undone is the reason of an attack that an ace has let go on, and else another one.
func undone(lines []Told, why Sentence) Sentence {
	if at := last(lines, "counters"); at >= 0 {
		return Sentence{Key: "kingdoms.verdict.undone", B: lines[at].Seat, Cards: []cards.Card{lines[at].Card}}
	}
	return why
}

// sum is the sum behind an attack in Two Kingdoms.
func sum(l Told) Sentence {
	s := Sentence{B: engine.None, Cards: []cards.Card{l.Card}, N: l.N, N2: int(l.Card.Rank())}
	switch l.Say {
	case "arrows":
		s.Key = "kingdoms.verdict.arrows"
	case "strikes":
		s.Key, s.N2 = "kingdoms.verdict.joker", 2*l.N
	case "wipes":
		s.Key = "kingdoms.verdict.wipe"
	default:
		if s.Key, s.N2 = "kingdoms.verdict.royal", divisor(l.Card); s.N2 == 1 {
			s.Key = "kingdoms.verdict.king"
		}
		if s.N3 = s.N / s.N2; s.N3*s.N2 != s.N {
			s.Key += ".down"
		}
	}
	return s
}

// divisor is what a royal divides by what it hits with.
func divisor(c cards.Card) int { return 1 + int(cards.King-c.Rank()) }

// doubled tells of an attack that it hits for twice the number of its card: only a joker does.
func doubled(p *engine.Prompt) string {
	if strings.HasPrefix(p.Key, "kingdoms.block.") && p.N[2] > 0 && p.N[0] == 2*p.N[2] {
		return "kingdoms.block.doubled"
	}
	return ""
}

// reckoned is the sum of an attack that has been chosen.
func reckoned(l Told) (Sentence, bool) {
	return sum(l), slices.Contains([]string{"arrows", "attacks", "strikes"}, l.Say)
}
