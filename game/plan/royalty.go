package plan

import (
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/sound"
	"royals/sprites"
)

// royalty is the table of Royalty.
var royalty = literal{
	game:   "royalty",
	theme:  rays,
	full:   atStart,
	byRank: true,
	page: []Rule{
		{"rules.goal", "", "QH"},
		{"rules.turn", "royalty.page.turn", "7C,7H"},
		{"rules.power", "royalty.page.king", "KC"},
		{"rules.power", "royalty.page.queen", "QH"},
		{"rules.power", "royalty.page.jack", "JD"},
		{"rules.power", "royalty.page.wall", "3C,3D"},
		{"rules.score", "royalty.page.score", "9C,9D"},
	},
	places: map[string]Spot{
		"hand":    {Where: Hand, Icon: sprites.IconHand},
		"kingdom": {Where: Seat, Spread: Row, Ranked: true},
		"table":   {Where: Centre, Spread: Row},
		"discard": {Where: Centre, Spread: Stack, Blank: true},
		"deck":    {Where: Centre, Spread: Stack, Blank: true},
	},
	daySeats: 3,
	badges: []badge{
		{name: "points", main: true, icon: sprites.IconCrown},
		{name: "protection", icon: sprites.IconShield},
		{name: "out", icon: sprites.IconSkull, mark: true},
	},
	hide:    []string{"idle", "rank", "target", "net", "used", "ask-rank", "ask-of", "holds", "lacks"},
	does:    []string{"attack", "defend ace", "ask", "add", "strike", "done"},
	onto:    []string{"ask", "attack"},
	passing: []string{"royalty.prompt.gained-nothing"},
	orders: []order{
		{"royalty.order.jack", "royalty.prompt.asked", "jack", "ok", []Case{{When: Ask}, {When: Never}, {When: Holds}, {When: Always}, {When: Stake}}},
		{"royalty.order.king", "royalty.prompt.attacked", "king", "ok", []Case{{When: Ask}, {When: Never},
			{Costs, 40}, {Costs, 60}, {Costs, 80}, {Costs, 100}, {When: Always}}},
	},
	answers: []answer{
		{"royalty.prompt.asked", "jack", "ok", "royalty.none.jack", "royalty.verb.jack"},
		{"royalty.prompt.attacked", "king", "ok", "royalty.none.king", "royalty.verb.king"},
	},
	flags: map[string]cards.Rank{"attack": cards.Queen, "add": cards.Queen, "ace": cards.Ace, "jack": cards.Jack, "king": cards.King},
	facts: []fact{
		{key: "royalty.fact.asked", seat: "ask-of", rank: "ask-rank"},
		{key: "royalty.fact.holds", ranks: "holds"},
		{key: "royalty.fact.lacks", ranks: "lacks"},
		{key: "royalty.fact.attack", seat: "target", rank: "rank", n: "net", phase: "attacked", table: true},
		{key: "royalty.fact.attack-all", seat: "target", n: "net", zero: "rank", phase: "attacked", table: true},
		{key: "royalty.fact.ask", seat: "target", rank: "rank", phase: "asked", table: true},
	},
	fight:   blow,
	verdict: lasted,
	sum:     tenfold,
	gloss:   final,
	worth:   costs,
	stage:   royals,
	beats:   royaltyBeats,
	again:   []string{"returned", "hit", "king", "king-all"},
	opens:   []string{"asks", "attack", "queen", "defend", "ace", "start"},
	quiet:   []string{"draws", "done"},
	arrows: map[string]Arrow{
		"asks":      {kit.AskArrow, Forth},
		"attack":    {kit.AttackArrow, Forth},
		"queen":     {kit.AttackArrow, Forth},
		"add":       {kit.AttackArrow, Forth},
		"add-queen": {kit.AttackArrow, Forth},
		"hit":       {kit.AttackArrow, Back},
		"gives":     {kit.GiftArrow, Forth},
		"king":      {kit.BarArrow, Forth},
		"king-all":  {kit.BarArrow, Forth},
		"jack":      {kit.BarArrow, Forth},
	},
	chips: map[string]string{"asks": "royalty.stage.any"},
	rests: []rest{
		{say: "hit", hold: Either, time: dull},
		{say: "out", hold: All, first: true},
		{say: "none", time: time.Millisecond}, // as soon as it has been seen
		{say: "gives", hold: Seated, unasked: true},
		{say: "start", hold: Seated},
		{say: "stuck", hold: Seated},
		{say: "jack", late: true, before: []string{"deck", "discard"}, hold: Other, time: dull},
		{say: "king", late: true, before: []string{"table"}, hold: Either, time: dull},
		{say: "king-all", late: true, before: []string{"table"}, hold: Either, time: dull},
	},
	sting: sound.Rays,
	spoken: tell{
		opens:   "asks attack queen defend ace start",
		closes:  "done",
		deed:    "asks attack queen add add-queen",
		outcome: "first jack gives none king king-all returned hit defend ace out standstill wins",
		quiet:   "draws no-draw start stuck done shuffle",
		chosen:  "asks attack queen defend ace add add-queen",
		asked:   "asks attack queen add add-queen",
		judged:  "hit out none jack",
	},
	cues: map[string]sound.Cue{
		"hit":      sound.Blow,
		"ace":      sound.Parry,
		"king":     sound.Clank,
		"king-all": sound.Clank,
		"returned": sound.Parry,
		"defend":   sound.Parry,
		"out":      sound.Split,
	},
	tips: royaltyTips,
	// King, queen and jack of clubs under one crown of rays.
	plate: func(c *sprites.Canvas) {
		c.Box(-200, -100, 200, 100, 0, 0x3A2350)
		for i := range 32 {
			if i&1 == 0 {
				c.With(sprites.Turn(0, 30, float64(i)*11.25, 1), func() { c.Fill("M 0 0 L 300 0 L 294.2 58.5 Z", 0x4A2F63) })
			}
		}
		c.Bust(cards.New(cards.Queen, cards.Diamonds), -120, 92, 0.72, -1)
		c.Bust(cards.New(cards.Jack, cards.Clubs), 120, 92, 0.72, 1)
		c.Bust(cards.New(cards.King, cards.Hearts), 0, 96, 0.86, 1)
	},
}

// lasted tells the end of Royalty: whose cards took the last points.
func lasted(told []Told, r *engine.Result, seats int) (v Verdict) {
	if last(told, "wins") < 0 {
		return Verdict{Who: wins("verdict.points", r, seats)}
	}
	v.Who = Sentence{Key: "royalty.verdict.left", A: seatsOf(r.Winners), B: engine.None}
	if at := last(told, "hit"); at >= 0 {
		v.Why = Sentence{Key: "royalty.verdict.hit", A: []engine.Seat{told[at].Other}, B: told[at].Seat, N: told[at].N}
	}
	return v
}

// tenfold is the sum behind a blow that has been chosen.
func tenfold(l Told) (Sentence, bool) {
	return Sentence{Key: "royalty.verdict.pair", B: engine.None, N: l.N, N2: 10 * l.N}, l.Say == "attack" || l.Say == "queen"
}

// atStart is what everybody begins Royalty with.
const atStart = 490

// left returns what the one who was hit last had left before that, and whether the blow was more.
func left(told []Told) (n int, beyond bool) {
	at := last(told, "hit")
	if at < 0 {
		return 0, false
	}
	n = atStart
	for _, l := range told[:at] {
		if l.Say == "hit" && l.Seat == told[at].Seat {
			n -= l.N
		}
	}
	return n, n > 0 && told[at].N > n
}

// final tells a blow that takes the last points from others: it may be worth more than they were.
func final(info *engine.Info, public func() *engine.View, l Told) string {
	if l.Say == "hit" && public().Counter(uint8(counterNamed(info, "points")), l.Seat, 0) == 0 {
		return ".last"
	}
	return ""
}

// blow tells a blow of Royalty that has just landed, or been stopped, with its sum.
func blow(told []Told) (v Verdict, ok bool) {
	lines := newest(told, "attack", "queen")
	if lines == nil {
		return v, false
	}
	end := told[len(told)-1]
	v.Why = Sentence{Key: "royalty.verdict.blow", B: engine.None}
	for _, l := range lines {
		switch l.Say {
		case "attack", "add":
			v.Why.N += 10 * l.N
		case "queen", "add-queen":
			v.Why.N += 10 * l.N
			v.Why.Key = "royalty.verdict.queen"
		case "returned":
			v.Why.Key, v.Why.N2 = "royalty.verdict.wall", l.N
		}
	}
	worth := v.Why.N
	if first := lines[0]; v.Why.Key == "royalty.verdict.blow" && v.Why.N == 10*first.N {
		v.Why.Key, v.Why.N, v.Why.N2 = "royalty.verdict.pair", first.N, v.Why.N
	}
	n, beyond := left(told)
	if beyond {
		v.Why = Sentence{Key: "royalty.verdict.beyond", B: engine.None, N: n, N2: told[last(told, "hit")].N}
	}
	switch {
	case end.Say == "out" || end.Say == "hit" && beyond:
		v.Who = Sentence{Key: "royalty.verdict.out", A: []engine.Seat{end.Seat}, B: engine.None}
	case end.Say == "hit":
		v.Who = Sentence{Key: "royalty.verdict.loses", A: []engine.Seat{end.Seat}, B: engine.None, N: end.N}
	case end.Say == "king" || end.Say == "king-all":
		v.Who = Sentence{Key: "royalty.verdict.stops", A: []engine.Seat{end.Seat}, B: end.Other}
		v.Why = Sentence{Key: "royalty.verdict.king", B: engine.None, N: worth}
	default:
		return v, false
	}
	return v, true
}
