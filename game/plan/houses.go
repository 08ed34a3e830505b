package plan

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/sound"
	"royals/sprites"
)

// three returns a card of the hand of which there are three or more of one rank.
func three(s *Sight) (cards.Card, bool) {
	var n [16]int
	for _, c := range s.Pile("hand", s.Me, 0) {
		if n[c.Rank()]++; n[c.Rank()] == 3 {
			return c, true
		}
	}
	return cards.Back, false
}

// lost returns the royal of its house that a seat has just laid in a battle, a card without a face where it laid none.
func lost(s *Sight) cards.Card {
	i := slices.IndexFunc(s.Heard, func(l Told) bool {
		return l.Seat == s.Me && (l.Say == "led" || l.Say == "answered") && l.Card.Known() && l.Card.Court() && int(l.Card.Suit())+1 == s.Count("home", s.Me, 0)
	})
	if i < 0 {
		return cards.Back
	}
	return s.Heard[i].Card
}

// houses is the table of Home Houses.
var houses = literal{
	game:  "houses",
	theme: hills,
	track: Walls,
	page: []Rule{
		{"rules.goal", "", "KH"},
		{"rules.turn", "houses.page.turn", "9H,KH"},
		{"rules.power", "houses.page.royal", "QH"},
		{"rules.power", "houses.page.scoop", "KH,JH"},
		{"rules.power", "houses.page.two", "AH,2H"},
		{"rules.power", "houses.page.ace", "AS"},
		{"rules.score", "houses.page.match", "7C,7D,7S"},
		{"rules.score", "houses.page.court", "KH,QH,JH"},
		{"rules.score", "houses.page.hand", "9C"},
		{"rules.score", "houses.page.end", "QC"},
	},
	places: map[string]Spot{
		"hand":    {Where: Hand, Icon: sprites.IconHand},
		"spoils":  {Where: Seat, Spread: Row},
		"won":     {Where: Seat, Spread: Row},
		"meld":    {Where: Seat, Spread: Row, Ranked: true},
		"fresh":   {Where: Seat, Spread: Row, Ranked: true},
		"battle":  {Where: Centre, Spread: Row},
		"stack":   {Where: Centre, Spread: Stack, Blank: true},
		"discard": {Where: Centre, Spread: Fan, Blank: true},
		"dead":    {Where: Centre, Spread: Stack},
		"gone":    {Where: Centre, Spread: Stack},
	},
	badges: []badge{
		{name: "total", of: "target", main: true, icon: sprites.IconCrown},
		{name: "home", suit: true},
		{name: "last"},
	},
	marks: []badge{{name: "deal"}},
	hide:  []string{"winner", "block", "redeals"},
	goals: map[string]string{"draw": "stack", "take": "discard", "lead": "battle", "answer": "battle", "discard": "discard", "end": "discard"},
	bars:  map[string]string{"houses.follow-suit": "battle", "houses.one-rank": "", "houses.finish-first": ""},
	does: []string{"house", "pass", "redeal", "draw", "take", "skip", "scoop", "pick", "assassinate assassinate-meld assassinate-fresh", "ransom",
		"change-hand change-meld change-fresh change-spoils change-won change-top change-ransom", "pay", "lead", "discard", "end end-without", "done"},
	rests: []rest{
		{say: "won", hold: All},
		{say: "changed", hold: All, late: true},
		{say: "slew", hold: Either, time: dull},
		{say: "ransomed", hold: Either, late: true, time: dull},
		{say: "ended", hold: Other, time: dull},
		{say: "ran-out", hold: All, time: dull},
		{say: "scored", hold: All, time: 4 * time.Second, sums: true},
	},
	lifts: "pick", called: "scoop",
	short: "target=deal", brief: true, dayRules: "target=deal",
	facts:   []fact{{key: "houses.fact.dealer", seat: "dealer", table: true}},
	fight:   battle,
	verdict: boards,
	stage:   gates,
	beats:   housesBeats,
	again:   []string{"answered", "won", "melded", "slew", "ransomed", "changed"},
	opens:   []string{"drew", "took", "skipped", "scooped"},
	quiet:   []string{"passed", "skipped", "won"},
	arrows: map[string]Arrow{
		"slew":     {kit.AttackArrow, Forth},
		"ransomed": {kit.GiftArrow, Back},
	},
	sting: sound.Castles,
	spoken: tell{
		opens:   "led deals",
		closes:  "discarded ended",
		deed:    "led answered",
		outcome: "named-clubs named-diamonds named-hearts named-spades passed redeal deals took scooped won kept melded slew ransomed changed discarded ended ran-out scored",
		quiet:   "drew skipped",
		chosen:  "named-clubs named-diamonds named-hearts named-spades passed redeal led answered took scooped kept melded slew ransomed changed discarded ended",
		asked:   "led won",
		judged:  "won slew ransomed changed",
	},
	cues: map[string]sound.Cue{
		"named-clubs":    sound.Honour,
		"named-diamonds": sound.Honour,
		"named-hearts":   sound.Honour,
		"named-spades":   sound.Honour,
		"melded":         sound.Honour,
		"changed":        sound.Honour,
		"slew":           sound.Split,
		"won":            sound.Steel,
		"ended":          sound.Alarm,
	},
	tips:  housesTips,
	gloss: brought,
	// Two houses at their gates, the queen of each before her tower.
	plate: func(c *sprites.Canvas) {
		c.Ground(0x17513A, 0x1D5B42)
		c.Fill("M -200 62 C -120 40 -60 52 0 58 C 60 52 120 40 200 62 L 200 100 L -200 100 Z", 0x0F3E2C)
		for _, sx := range [2]float64{1, -1} {
			c.With(sprites.Stretch(0, 0, sx, 1), func() {
				wall, flag := uint32(0xD9CDB0), uint32(sprites.Gules)
				if sx < 0 {
					wall, flag = 0xC3CBD0, sprites.Azure
				}
				c.Shape("M 132 100 L 132 -18 L 126 -24 L 126 -46 L 136 -46 L 136 -36 L 144 -36 L 144 -46 L 156 -46 L 156 -36 L 166 -36 L 166 -46 L 178 -46 L 178 -24 L 172 -18 L 172 100 Z", wall, sprites.KeyLine)
				c.Shape("M 143 -8 C 143 -20 157 -20 157 -8 L 157 10 L 143 10 Z", sprites.Sable, sprites.InnerLine)
				c.Line("M 150 -46 L 150 -88", 3.4, sprites.Ink)
				c.Shape("M 150 -86 L 184 -78 L 174 -70 L 186 -62 L 150 -60 Z", flag, sprites.InnerLine)
				c.Folds("M 130 16 L 144 16 M 154 28 L 170 28 M 132 44 L 146 44 M 156 60 L 168 60")
			})
		}
		c.Bust(cards.New(cards.Queen, cards.Spades), -58, 96, 0.82, -1)
		c.Bust(cards.New(cards.Queen, cards.Hearts), 58, 96, 0.82, 1)
	},
}

// boards tells the end of Home Houses: matches and battles of the two players.
func boards(told []Told, r *engine.Result, seats int) (v Verdict) {
	v.Who = wins("verdict.points", r, seats)
	if len(v.Who.A) != 1 || v.Who.B >= engine.MaxSeats {
		return v
	}
	v.Why = ahead(told, v.Who.A[0], v.Who.B)
	if v.Why.Key == "" {
		v.Why = summed(r, v.Who.A[0], v.Who.B)
	}
	if v.Why.Key == "" {
		v.Why = topped(told, v.Who.A[0])
	}
	return v
}

// brought tells what a battle brought the one who won it: a royal, or a card that counts 5 or 10.
func brought(info *engine.Info, public func() *engine.View, l Told) string {
	switch {
	case l.Say != "kept":
		return ""
	case isRoyal(&Sight{Info: info, View: public(), Me: l.Seat}, l.Card):
		return ".royal"
	case points(l.Card) == 10:
		return ".low"
	}
	return ".high"
}

// ahead tells what the winner of Home Houses has more of: matches or battles. It is empty where that is not what it was won by.
func ahead(told []Told, up, down engine.Seat) Sentence {
	for _, x := range [...]Sentence{
		{Key: "houses.verdict.matches", N: matched(told, up), N2: matched(told, down)},
		{Key: "houses.verdict.battles", N: count(told, up, "won"), N2: count(told, down, "won")},
	} {
		if x.B = engine.None; x.N > x.N2 {
			return x
		}
	}
	return Sentence{}
}

// matched counts the matches that a player has laid. What joins one that lies is none.
func matched(told []Told, seat engine.Seat) (n int) {
	var lie [cards.King + 1]bool
	for _, l := range told {
		switch {
		case l.Say == "deals":
			clear(lie[:])
		case l.Say == "melded" && l.Seat == seat && !lie[l.Card.Rank()]:
			lie[l.Card.Rank()] = true
			n++
		}
	}
	return n
}

// summed tells which part of a game of one round decided it: cards left in the hand, cards on the boards, or sets.
func summed(r *engine.Result, up, down engine.Seat) Sentence {
	var cost, board, sets [engine.MaxSeats]int
	for _, l := range r.Lines {
		switch l.Key {
		case "houses.line.earlier":
			return Sentence{} // it was won in other rounds, too
		case "houses.line.hand-high", "houses.line.hand-low":
			cost[l.Seat] -= int(l.Value)
		case "houses.line.match", "houses.line.cards":
			board[l.Seat] += int(l.Value)
		case "houses.line.sets":
			sets[l.Seat] = int(l.Count)
		}
	}
	switch {
	case cost[down] > cost[up]:
		return Sentence{Key: "houses.verdict.hand", A: []engine.Seat{down}, B: engine.None, N: cost[down], N2: cost[up]}
	case board[up] > board[down]:
		return Sentence{Key: "houses.verdict.board", B: engine.None, N: board[up], N2: board[down]}
	case sets[up] > sets[down]:
		return Sentence{Key: "houses.verdict.sets", B: engine.None, N: sets[up]}
	}
	return Sentence{}
}

// topped tells the round that brought the winner of several the longest lead. It is empty where there was one round only.
func topped(told []Told, up engine.Seat) (best Sentence) {
	rounds, mine, theirs := 0, 0, 0
	for _, l := range told {
		switch {
		case l.Say == "deals":
			rounds, mine, theirs = l.N, 0, 0
		case l.Say == "scored" && l.Seat == up:
			mine = l.N
		case l.Say == "scored":
			theirs = l.N
		}
		if l.Say == "scored" && l.Seat == 1 && mine-theirs > best.N2-best.N3 {
			best = Sentence{Key: "houses.verdict.best", B: engine.None, N: rounds, N2: mine, N3: theirs}
		}
	}
	if rounds < 2 {
		return Sentence{}
	}
	return best
}

// battle tells a battle of Home Houses, or a round, that has just been decided.
func battle(told []Told) (v Verdict, ok bool) {
	switch end := last(told, "won", "scored"); {
	case end < 0 || end != len(told)-1:
		return v, false
	case told[end].Say == "scored":
		return rounded(told)
	default:
		lines := newest(told, "led")
		if lines == nil || lines[len(lines)-2].Say != "answered" {
			return v, false
		}
		led, answer := lines[0], lines[len(lines)-2]
		v.Who = Sentence{Key: "houses.verdict.won", A: []engine.Seat{told[end].Seat}, B: engine.None}
		v.Why = Sentence{Key: "houses.verdict.beats", B: engine.None, Cards: []cards.Card{led.Card}, Other: answer.Card}
		switch {
		case answer.Card == led.Card:
			v.Why.Key = "houses.verdict.equal"
		case answer.Card.Suit() != led.Card.Suit():
			v.Why.Key = "houses.verdict.off-suit"
		case told[end].Seat == answer.Seat:
			v.Why.Cards[0], v.Why.Other = answer.Card, led.Card
		}
		return v, true
	}
}

// rounded tells what a round of Home Houses was worth, once both scores have been told.
func rounded(told []Told) (v Verdict, ok bool) {
	lines := newest(told, "deals")
	var score []Told
	for _, l := range lines {
		if l.Say == "scored" {
			score = append(score, l)
		}
	}
	if len(score) != 2 {
		return v, false
	}
	up, down := score[0], score[1]
	if down.N > up.N {
		up, down = down, up
	}
	v.Who = Sentence{Key: "houses.verdict.round", A: []engine.Seat{up.Seat}, B: down.Seat, N: up.N, N2: down.N}
	if up.N == down.N {
		v.Who.Key = "houses.verdict.round.even"
		return v, true
	}
	v.Why = ahead(lines, up.Seat, down.Seat)
	return v, true
}
