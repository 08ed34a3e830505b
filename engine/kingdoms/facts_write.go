package kingdoms

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Facts writes the position as facts, every one of them at every time, so that a case may ask for any.
func (Game) Facts(es engine.State, put func(engine.Fact)) {
	s := es.(*state)
	one := func(key, value string) { put(engine.Fact{Key: key, Seat: engine.None, Value: value}) }
	num := func(key string, n uint8) { one(key, strconv.Itoa(int(n))) }
	one("turn", s.turn.String())
	one("ask", askWords[s.ask])
	one("asked", s.asked.String())
	one("phase", info.Phases[s.phase()])
	for i := range s.side {
		s.sideFacts(engine.Seat(i), put)
	}
	stock := make([]cards.Card, s.stockN)
	for i := range stock {
		stock[i] = s.stock[int(s.stockN)-1-i]
	}
	one("stock", s.plainList(stock))
	one("discard", s.bagText(s.discard))
	one("table", s.bagText(s.table))
	one("attack", attackWords[s.attack])
	if s.attack == 0 {
		one("by", "0")
	} else {
		num("by", s.by+1)
	}
	one("aim", aimWords[s.aim])
	num("aces", s.aces)
	one("picking", pickWords[s.picking])
	one("pick", s.bagText(s.pick))
	one("stage", stageWords[s.stage])
	one("drawer", s.drawer.String())
	num("reshuffles", s.reshuffles)
	one("called", flagWords[flag(s.called)])
	num("final", s.final)
	num("idle", s.idle)
	one("spent", flagWords[flag(s.spent)])
	one("ended", overWords[s.over])
	one("conceded", s.conceded.String())
	num("blind", s.blind)
	one("rng", s.rng.String())
	num("stocked", s.stockN)
}

func (s *state) sideFacts(p engine.Seat, put func(engine.Fact)) {
	d := &s.side[p]
	one := func(key, value string) { put(engine.Fact{Key: key, Seat: p, Value: value}) }
	hand := make([]cards.Card, int(d.handN)-d.hand.len(), fullHand)
	one("hand", s.plainList(d.hand.append(hand)))
	one("old", s.bagText(d.old))
	for i, c := range d.royal {
		v := "-"
		if c != cards.Back {
			v = s.cardText(c, 0) + " " + lieWords[d.lie[i]]
			if !d.under[i].empty() {
				v += " " + s.bagText(d.under[i])
			}
		}
		one("r"+strconv.Itoa(i+1), v)
	}
	for i, c := range d.joker {
		v := "-"
		if c != cards.Back {
			v = s.cardText(c, 0) + " " + readyWords[d.ready[i]]
		}
		one("j"+strconv.Itoa(i+1), v)
	}
	one("loose", s.bagText(d.loose))
	var won []string
	for rest := d.won[:d.wonN]; len(rest) > 0; {
		g := group(rest)
		rest = rest[len(g):]
		won = append(won, strings.ReplaceAll(s.listText(g), ",", "/"))
	}
	if won == nil {
		won = []string{"-"}
	}
	one("won", strings.Join(won, ","))
	one("had", flagWords[flag(d.had)])
	one("points", strconv.Itoa(int(d.score)))
}

func (s *state) bagText(b bag) string {
	return s.listText(b.append(nil))
}

// plainList writes cards in the order given; equal copies get their letters as they come.
func (s *state) plainList(cs []cards.Card) string {
	if len(cs) == 0 {
		return "-"
	}
	var seen [cards.Faces]int
	text := make([]string, len(cs))
	for i, c := range cs {
		text[i] = s.cardText(c, seen[c])
		if c != cards.Back {
			seen[c] = min(seen[c]+1, 1)
		}
	}
	return strings.Join(text, ",")
}
