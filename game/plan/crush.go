package plan

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/sound"
	"royals/sprites"
)

// cleared is what is taken back after a fight.
var cleared = []string{"role", "side", "power"}

// crush is the table of Royal Crush.
var crush = literal{
	game:  "crush",
	theme: hearts,
	track: Ladder,
	page: []Rule{
		{"rules.goal", "", "KD"},
		{"rules.turn", "crush.page.turn", "9C,TD"},
		{"rules.power", "crush.page.number", "9C"},
		{"rules.power", "crush.card.jack", "JD"},
		{"rules.power", "crush.card.queen", "QH"},
		{"rules.power", "crush.card.king", "KS"},
		{"rules.power", "crush.card.ace", "AC"},
		{"rules.power", "crush.card.joker", "X1"},
		{"rules.score", "crush.page.score", "TD,9S"},
	},
	places: map[string]Spot{
		"hand":    {Where: Hand, Icon: sprites.IconHand},
		"stock":   {Where: Centre, Spread: Stack, Blank: true},
		"laid":    {Where: Seat, Spread: Slot, Blank: true, Icon: sprites.IconSword},
		"cut":     {Where: Seat, Spread: Row},
		"discard": {Where: Centre, Spread: Stack, Blank: true},
		"aside":   {Where: Off},
	},
	badges: []badge{
		{name: "ladder", main: true, top: 5, icon: sprites.IconCrown},
		{name: "role", side: true},
		{name: "side", same: "role", side: true},
		{name: "barred", bars: true},
		{name: "doubled", mark: true},
		{name: "thrown", mark: true},
		{name: "out", mark: true},
	},
	marks: []badge{{name: "round"}, {name: "total"}, {name: "doubled", mark: true}, {name: "void", mark: true}, {name: "ties"}},
	does:  []string{"bar", "call", "join", "stay"},
	aims:  []string{"attack"},
	leads: map[string]string{"join": "help"},
	onto:  []string{"join"},
	slots: []badge{{name: "power", in: "laid", why: "reason", plain: 2}},
	rests: []rest{
		{say: "up", hold: All, counts: cleared},
		{say: "down", hold: All, counts: cleared},
		{say: "floor", hold: All, counts: cleared},
	},
	fight:   flipped,
	verdict: climbed,
	sting:   sound.Hearts,
	stage:   reveal,
	beats:   crushBeats,
	again:   []string{"flip"},
	opens:   []string{"attack"},
	quiet:   []string{"welcome", "stay", "shut", "bare", "laid", "flip", "off", "rock", "paper", "scissors"},
	arrows: map[string]Arrow{
		"attack": {kit.AttackArrow, Forth},
		"bars":   {kit.BarArrow, Forth},
		"join":   {kit.HelpArrow, Forth},
		"copy":   {kit.CopyArrow, Back},
		"tie":    {kit.AttackArrow, Forth},
		"again":  {kit.AttackArrow, Forth},
	},
	tells: crushTells,
	spoken: tell{
		opens:   "attack",
		deed:    "attack join void reversal double",
		outcome: "first empty empty-low total throw-won coin up down floor taker out goal last last-tie limit no-card",
		quiet:   "cut-tie bars welcome stay shut bare laid flip rock paper scissors again reshuffle off",
		chosen:  "attack join",
		asked:   "attack",
	},
	cues: map[string]sound.Cue{
		"down":     sound.Blow,
		"off":      sound.Parry,
		"kings":    sound.Steel,
		"double":   sound.Honour,
		"out":      sound.Loss,
		"reversal": sound.Alarm,
	},
	tips: []Tip{
		{Key: "crush.tip.queen", When: func(s *Sight) (about About, ok bool) { // C30
			_, can := s.Can("pick", "lay")
			_, helped := s.Rival(func(x engine.Seat) bool { return s.Count("side", x, 0) == s.Count("side", s.Me, 0) })
			return about, can && !helped && slices.ContainsFunc(s.Pile("hand", s.Me, 0), func(c cards.Card) bool { return !c.IsJoker() && c.Known() && c.Rank() == cards.Queen })
		}},
		{Key: "crush.tip.joker", Lesson: "joker", When: func(s *Sight) (about About, ok bool) {
			_, can := s.Can("help", "pick", "lay")
			return about, can && slices.ContainsFunc(s.Pile("hand", s.Me, 0), func(c cards.Card) bool { return c.Known() && c.IsJoker() })
		}},
		{Key: "crush.tip.king", Lesson: "king", When: func(s *Sight) (about About, ok bool) {
			_, can := s.Can("pick", "lay")
			return about, can && slices.ContainsFunc(s.Pile("hand", s.Me, 0), func(c cards.Card) bool { return !c.IsJoker() && c.Known() && c.Rank() == cards.King })
		}},
		{Key: "crush.tip.hand", When: func(s *Sight) (about About, ok bool) {
			draws := len(s.Pile("stock", engine.None, 0)) > 0 // under No Draw there is none
			return about, draws && len(s.Pile("hand", s.Me, 0)) <= 4
		}},
		{Key: "crush.tip.four", Lesson: "help", When: func(s *Sight) (about About, ok bool) {
			about.Seat, ok = s.Rival(func(x engine.Seat) bool { return s.Count("ladder", x, 0) == 4 })
			return about, ok
		}},
	},
	// Queen and jack of hearts, and what is between them.
	plate: func(c *sprites.Canvas) {
		c.Ground(0x7A2A4A, 0x873455)
		for _, p := range [...]struct{ x, y, s float64 }{
			{0, -56, 50}, {-30, -20, 20}, {32, -14, 24}, {-172, -62, 18}, {176, -58, 22}, {-160, 30, 14}, {166, 26, 16}, {4, 8, 16},
		} {
			c.Heart(p.x, p.y, p.s)
		}
		c.Bust(cards.New(cards.Queen, cards.Hearts), -98, 96, 0.84, 1)
		c.Bust(cards.New(cards.Jack, cards.Hearts), 98, 96, 0.84, -1)
	},
}

// climbed tells the end of Royal Crush by its last fight.
func climbed(told []Told, r *engine.Result, _ int) (v Verdict) {
	v.Who = Sentence{Key: "crush.verdict.top", A: seatsOf(r.Winners), B: engine.None, N: int(r.Score[r.Winners.First()%engine.MaxSeats])}
	switch at := last(told, "goal", "last", "last-tie", "limit"); {
	case at < 0:
	case told[at].Say == "last":
		v.Who.Key = "crush.verdict.last"
		return v
	case told[at].Say == "last-tie":
		v.Who.Key = "crush.verdict.last-tie"
		return v
	case told[at].Say == "limit":
		v.Who.Key = "crush.verdict.limit"
		return v
	}
	switch f, ok := fought(told); {
	case f.empty:
		v.Why = Sentence{Key: "crush.verdict.empty", B: engine.None}
	case !ok:
	case f.total[0] == f.total[1]:
		v.Why = Sentence{Key: "crush.verdict.throw", B: engine.None, N: f.total[0]}
	default:
		v.Why = Sentence{Key: "crush.verdict.fight", B: engine.None, N: max(f.total[0], f.total[1]), N2: min(f.total[0], f.total[1])}
		if f.reason.Key != "" {
			v.Why = f.reason
		}
	}
	return v
}

// fight is the last fight of Royal Crush, as it was told.
type fight struct {
	side   [2]engine.SeatSet
	total  [2]int
	low    bool // the lower side wins
	empty  bool // a joker has emptied a side
	reason Sentence

	crossed engine.SeatSet // by joker
}

// fought reads the last fight out of the log; ok is false before both sums have been told. A log that begins in the middle of it, as in
// a lesson, tells of the sides by their sums.
func fought(told []Told) (f fight, ok bool) {
	begin, sums := last(told, "attack"), 0
	f.reason.B = engine.None
	if begin >= 0 {
		f.side = [2]engine.SeatSet{engine.Only(told[begin].Seat), engine.Only(told[begin].Other)}
	} else if at := last(told, "total"); at > 0 {
		if first := last(told[:at], "total"); first >= 0 {
			f.side = [2]engine.SeatSet{engine.Only(told[first].Seat), engine.Only(told[at].Seat)}
		}
	}
	king, idle := engine.None, Told{Seat: engine.None}
	var gains []Told
	for _, l := range told[max(begin, 0):] {
		switch l.Say {
		case "join":
			if f.side[1].Has(l.Other) {
				f.side[1] |= engine.Only(l.Seat)
			} else {
				f.side[0] |= engine.Only(l.Seat)
			}
		case "cross":
			f.side[0] ^= engine.Only(l.Seat)
			f.side[1] ^= engine.Only(l.Seat)
			f.crossed |= engine.Only(l.Seat)
		case "void":
			king = l.Seat
		case "off":
			f.reason.Cards = append(f.reason.Cards, l.Card)
		case "total":
			if sums < 2 {
				f.total[sums] = l.N
			}
			sums++
		case "nothing":
			idle = l
		case "reversal":
			f.low = true
		case "copy", "jack", "double":
			gains = append(gains, l)
		case "empty", "empty-low":
			f.empty = true
		}
	}
	if king != engine.None && len(f.reason.Cards) > 0 {
		f.reason.Key, f.reason.B = "crush.verdict.off", king
	} else if f.crossed != 0 && begin >= 0 {
		f.reason = crossing(f, told[begin])
	} else if f.loses(idle.Seat) && sums >= 2 {
		f.reason = Sentence{Key: "crush.verdict.nothing", B: idle.Seat, Cards: []cards.Card{idle.Card}}
	} else if sums >= 2 {
		f.decides(gains)
	}
	return f, sums >= 2
}

// decides gives as the reason the special card of the winners without which they would not have won, the one that brought most.
func (f *fight) decides(gains []Told) {
	most := 0
	for _, l := range gains {
		brought := l.N
		if l.Say == "double" {
			brought /= 2
		}
		if f.low || f.total[0] == f.total[1] || f.loses(l.Seat) || brought <= max(f.total[0]-f.total[1], f.total[1]-f.total[0])-1 || brought <= most {
			continue
		}
		most = brought
		if f.reason = (Sentence{Key: "crush.verdict." + l.Say, B: l.Seat, N: l.N}); l.Say != "double" {
			f.reason.Cards = []cards.Card{l.Card}
		}
	}
}

// loses reports whether a player is on the side that loses by its sum.
func (f fight) loses(x engine.Seat) bool {
	down := 1
	if (f.total[1] > f.total[0]) != f.low {
		down = 0
	}
	return x != engine.None && f.total[0] != f.total[1] && f.side[down].Has(x)
}

// crossing says whom jokers took to whose side.
func crossing(f fight, attack Told) Sentence {
	s := Sentence{Key: "crush.verdict.cross", A: seatsOf(f.crossed), B: engine.None}
	for _, lead := range []engine.Seat{attack.Seat, attack.Other} {
		for _, side := range f.side {
			if side.Has(lead) && !f.crossed.Has(lead) && f.crossed&^side == 0 {
				s.Key, s.B = "crush.verdict.crossed", lead
			}
		}
	}
	return s
}

// flipped tells who wins the fight of Royal Crush whose cards lie open.
func flipped(told []Told) (v Verdict, ok bool) {
	f, ok := fought(told)
	if f.empty {
		v = Verdict{Sentence{Key: "crush.verdict.climb", A: seatsOf(f.side[0] | f.side[1]), B: engine.None}, Sentence{Key: "crush.verdict.empty", B: engine.None}}
		if last(told, "empty-low") > last(told, "attack") {
			v.Who.Key = "crush.verdict.slip"
		}
		return v, f.side[0]|f.side[1] != 0
	}
	if !ok {
		return v, false
	}
	up := 0
	if (f.total[1] > f.total[0]) != f.low {
		up = 1
	}
	if f.total[0] == f.total[1] {
		at := last(told, "throw-won", "coin")
		if at < last(told, "attack") {
			return v, false
		}
		if up = 0; f.side[1].Has(told[at].Seat) != f.low {
			up = 1
		}
		v.Who = Sentence{Key: "crush.verdict.climb", A: seatsOf(f.side[up]), B: engine.None}
		key := "crush.verdict.throw-won"
		if told[at].Say == "coin" {
			key = "crush.verdict.coin"
		}
		v.Why = Sentence{Key: key, A: []engine.Seat{told[at].Seat}, B: engine.None, N: f.total[0]}
		return v, true
	}
	v.Who = Sentence{Key: "crush.verdict.win", A: seatsOf(f.side[up]), B: engine.None, N: f.total[up], N2: f.total[1-up]}
	v.Why = f.reason
	return v, true
}
