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

// usurpers is the table of Usurpers.
var usurpers = literal{
	game:   "usurpers",
	theme:  blades,
	track:  Carpet,
	threat: "threat",
	page: []Rule{
		{"rules.goal", "", "KS"},
		{"rules.turn", "usurpers.page.turn", "QC,5C"},
		{"rules.power", "usurpers.page.red", "8D"},
		{"rules.power", "usurpers.page.black", "9S"},
		{"rules.power", "usurpers.page.face", "JC"},
		{"rules.score", "usurpers.page.score", "KH,7H"},
	},
	places: map[string]Spot{
		"hand":      {Where: Hand, Icon: sprites.IconHand},
		"draw":      {Where: Seat, Spread: Stack, Icon: sprites.IconStock},
		"discard":   {Where: Seat, Spread: Stack, Icon: sprites.IconDiscard},
		"heap":      {Where: Seat, Spread: Stack, Icon: sprites.IconDiscard},
		"royals":    {Where: Seat, Spread: Slot},
		"committed": {Where: Centre, Spread: Row},
		"arena":     {Where: Centre, Spread: Row},
	},
	badges: []badge{
		{name: "points", of: "target", main: true, icon: sprites.IconCrown},
		{name: "attacked", icon: sprites.IconSword, mark: true},
		{name: "threat", icon: sprites.IconWarning},
		{name: "first", icon: sprites.IconFlag, mark: true},
	},
	marks: []badge{{name: "round", of: "cap"}, {name: "hits"}},
	slots: []badge{{name: "aimed", icon: sprites.IconDagger, mark: true}},
	hide:  []string{"quota", "limit"},
	sure:  []string{"dump"},
	does:  []string{"royal", "attack", "kill", "dump", "out", "swap", "settle"},
	recall: recall{
		begin: []string{"attack", "kill"},
		card:  []string{"sword", "shield", "blank"},
		end:   []string{"hits", "no-hits", "out", "swap"},
	},
	short: "round_cap=5", brief: true,
	facts:   []fact{{key: "usurpers.fact.threat", n: "threat"}},
	useless: tooLow,
	fight:   fence,
	verdict: throne,
	stage:   clash,
	beats:   usurpersBeats,
	again:   []string{"sword", "shield", "blank"},
	opens:   []string{"turn"},
	quiet:   []string{"end", "commit", "hits"},
	arrows: map[string]Arrow{
		"attack": {kit.AttackArrow, Forth},
		"kill":   {kit.AttackArrow, Forth},
		"stop":   {kit.BarArrow, Forth},
	},
	rests: []rest{
		{say: "hits", first: true, hold: All},
		{say: "no-hits", first: true, hold: Party, time: dull},
		{say: "out", first: true, time: time.Millisecond}, // it has fallen before it goes
		{say: "swap", first: true, time: time.Millisecond},
	},
	sting: sound.Blades,
	spoken: tell{
		opens:   "turn",
		closes:  "end",
		deed:    "attack kill",
		outcome: "royal dump hits no-hits out swap threat win cap",
		quiet:   "bottom turn end draw rebuild commit none pass",
		chosen:  "royal attack kill dump out swap",
		asked:   "attack kill",
		judged:  "hits no-hits",
	},
	cues: map[string]sound.Cue{
		"kill":   {Effect: sound.Thud, Volume: 0.8, Pitch: 1.1, Signal: true, Buzz: 30},
		"hits":   sound.Blow,
		"stop":   sound.Parry,
		"pass":   sound.Steel,
		"royal":  sound.Honour,
		"out":    sound.Split,
		"swap":   sound.Split,
		"threat": sound.Alarm,
	},
	tips: []Tip{
		{Key: "usurpers.tip.cap", When: func(s *Sight) (about About, ok bool) {
			about.N = s.Count("cap", engine.None, 0)
			return about, about.N > 0 && about.N < 10 && s.Count("round", engine.None, 0) == 1
		}},
		{Key: "usurpers.tip.last", When: func(s *Sight) (about About, ok bool) {
			return about, s.Count("cap", engine.None, 0) == s.Count("round", engine.None, 0)
		}},
		{Key: "usurpers.tip.dump", When: func(s *Sight) (about About, ok bool) { return about, slices.Contains(s.Said, "dump") }},
		{Key: "usurpers.tip.threat", Now: true, Lesson: "race", When: func(s *Sight) (about About, ok bool) {
			about.Seat, ok = s.Rival(func(x engine.Seat) bool { return s.Count("threat", x, 0) > 0 })
			about.N = s.Count("threat", about.Seat, 0)
			_, can := s.Can("kill", "attack")
			return about, ok && can
		}},
		{Key: "usurpers.tip.red", When: func(s *Sight) (about About, ok bool) {
			aimed := 0
			for i := range 12 {
				aimed += s.Count("aimed", s.Me, i)
			}
			_, ok = s.Can("settle", "out", "swap")
			return about, ok && aimed > 0 && s.Count("hits", engine.None, 0) == 2
		}},
	},
	// The king between two who want his place, and two blades crossed behind him.
	plate: func(c *sprites.Canvas) {
		c.Ground(0x5E1820, 0x6C1F28)
		for _, sx := range [2]float64{1, -1} {
			c.With(sprites.Stretch(0, 0, sx, 1), func() {
				c.With(sprites.Turn(0, 30, 52, 1.05), func() {
					c.Shape("M -6 -10 L -6 -150 L 0 -172 L 6 -150 L 6 -10 Z", sprites.Paper, sprites.KeyLine)
					c.Line("M 0 -146 L 0 -20", 2.2, sprites.Ink)
				})
			})
		}
		c.Bust(cards.New(cards.Jack, cards.Spades), 122, 84, 0.66, 1)
		c.Bust(cards.New(cards.Jack, cards.Hearts), -122, 84, 0.66, 1)
		c.Bust(cards.New(cards.King, cards.Spades), 0, 96, 0.84, 1)
	},
}

// throne tells the end of Usurpers: whether anybody struck the player who had the points.
func throne(told []Told, r *engine.Result, seats int) (v Verdict) {
	at := last(told, "win")
	if at < 0 {
		v.Who = wins("verdict.points", r, seats)
		if at = last(told, "cap"); at >= 0 { // nobody had what it takes
			v.Why = Sentence{Key: "usurpers.verdict.cap", B: engine.None, N: told[at].N}
		}
		return v
	}
	w := told[at].Seat
	v.Who = Sentence{Key: "usurpers.verdict.began", A: []engine.Seat{w}, B: engine.None, N: told[at].N}
	v.Why = Sentence{Key: "usurpers.verdict.alone", A: []engine.Seat{w}, B: engine.None}
	for i := at; i >= 0 && (told[i].Say != "threat" || told[i].Seat != w); i-- {
		if (told[i].Say == "attack" || told[i].Say == "kill") && told[i].Other == w {
			v.Why.Key = "usurpers.verdict.struck"
			v.Why.N++
		}
	}
	return v
}

// fence tells a fight of Usurpers that has just been decided: the hits, and the red numbers that nothing stopped.
func fence(told []Told) (v Verdict, ok bool) {
	end := last(told, "hits", "no-hits")
	if end < 0 || end != len(told)-1 {
		return v, false
	}
	var through, stopped []cards.Card
	for _, l := range newest(told, "attack", "kill") {
		switch l.Say {
		case "sword":
			through = append(through, l.Card)
		case "stop": // of two equal numbers either one is meant: they are named by their ranks
			if i := slices.IndexFunc(through, func(c cards.Card) bool { return int(c.Rank()) == l.N }); i >= 0 {
				stopped = append(stopped, through[i])
				through = slices.Delete(through, i, i+1)
			}
		}
	}
	v.Who = Sentence{Key: "usurpers.verdict.hits", A: []engine.Seat{told[end].Seat}, B: engine.None, N: told[end].N}
	v.Why = Sentence{Key: "usurpers.verdict.through", B: engine.None, Cards: through, Ranks: true}
	if told[end].Say == "no-hits" {
		v.Who.Key = "usurpers.verdict.no-hits"
		v.Why.Key, v.Why.Cards, v.Why.N = "usurpers.verdict.stopped", stopped, len(stopped)
		if len(stopped) == 0 {
			v.Why.Key = "usurpers.verdict.no-red"
		}
	}
	return v, true
}

// tooLow reports whether a shield is set against a sword that is higher.
func tooLow(info *engine.Info, shield, sword engine.Action) bool {
	return info.Verbs[shield.Verb()].Name == "shield" && info.Verbs[sword.Verb()].Name == "sword" &&
		cards.Card(shield.B()).Rank() < cards.Card(sword.B()).Rank()
}
