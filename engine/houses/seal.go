package houses

import (
	"errors"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
)

// Seal puts the unnamed cards at the bottom of the stack, or on the dead pile, and works out the rest.
func (Game) Seal(st engine.State) error {
	s := st.(*State)
	left := pack
	short := false
	use := func(c cards.Card) {
		if c != 0 && left.has(c) {
			left.remove(c)
		} else if c != 0 {
			short = true
		}
	}
	useBag := func(b bag) {
		for t := b.faces(); t != 0; t &= t - 1 {
			for range b.count(t.First()) {
				use(t.First())
			}
		}
	}
	for p := range uint8(2) {
		s.handN[p] = uint8(s.hand[p].len())
		useBag(s.hand[p])
		useBag(s.spoils[p])
		useBag(s.meld[p])
		useBag(s.fresh[p])
		use(s.battle[p])
	}
	useBag(s.won)
	useBag(s.dead)
	for _, c := range s.stack[:s.stackN] {
		use(c)
	}
	for _, c := range s.discard[:s.discardN] {
		use(c)
	}
	if short {
		return errors.New("houses: a card is named more often than the pack holds it")
	}
	switch s.setup {
	case 1:
		var under, buf [packSize]cards.Card
		rest := left.append(buf[:0])
		for i, c := range rest { // in numeric order from the top
			under[len(rest)-1-i] = c
		}
		copy(under[len(rest):], s.stack[:s.stackN])
		s.stack = under
		s.stackN += uint8(len(rest))
	case 2:
		s.dead = s.dead.plus(left)
	}
	s.setup = 0
	if s.phase < phaseDraw {
		s.attacker = 1 - s.dealer
		if s.phase == phaseAfterPass || s.phase == phaseLast {
			s.attacker = s.dealer
		}
	}
	switch {
	case s.phase == phaseAfter && s.winner == 0:
		s.winner = s.attacker + 1
	case s.phase == phaseKeep:
		s.winner = s.attacker + 1
		if answerWins(s.battle[s.attacker], s.battle[1-s.attacker]) {
			s.winner = 2 - s.attacker
		}
	}
	for p := range uint8(2) {
		if s.known[p].len() > int(s.handN[p]) {
			return errors.New("houses: more is known of a hand than it holds")
		}
		s.capRoom(p)
		if s.prev.home[p] != 0 {
			h := holding{s.prev.spoils[p], s.prev.meld[p], s.prev.hand[p], cards.AllCourts & cards.OfSuit(cards.Suit(s.prev.home[p]-1))}
			s.prev.score[p] = int16(h.score(&s.opt))
		}
	}
	return s.Check()
}

// Facts writes the state as facts.
func (Game) Facts(st engine.State, tell func(engine.Fact)) {
	s := st.(*State)
	fact := func(key, value string) { tell(engine.Fact{Key: key, Seat: engine.None, Value: value}) }
	seat := func(key string, p uint8, value string) {
		tell(engine.Fact{Key: key, Seat: engine.Seat(p), Value: value})
	}
	fact("phase", info.Phases[s.phase])
	fact("turn", engine.Seat(s.attacker).String())
	fact("dealer", engine.Seat(s.dealer).String())
	fact("deal", strconv.Itoa(int(s.deals)))
	fact("redeals", strconv.Itoa(int(s.redeals)))
	for p := range uint8(2) {
		seat("home", p, suitWord(s.home[p]))
		seat("total", p, strconv.Itoa(int(s.total[p])))
		seat("hand", p, listWord(s.hand[p], int(s.handN[p])-s.hand[p].len()))
		seat("known", p, listWord(s.known[p], 0))
		room := ""
		for i, n := range s.room[p] {
			if i > 0 {
				room += ","
			}
			room += strconv.Itoa(int(n))
		}
		seat("room", p, room)
		seat("spoils", p, listWord(s.spoils[p], 0))
		seat("meld", p, listWord(s.meld[p], 0))
		seat("fresh", p, listWord(s.fresh[p], 0))
		battle := "-"
		if s.battle[p] != 0 {
			battle = s.battle[p].String()
		}
		seat("battle", p, battle)
	}
	fact("won", listWord(s.won, 0))
	winner := "-"
	if s.winner != 0 {
		winner = engine.Seat(s.winner - 1).String()
	}
	fact("winner", winner)
	fact("block", map[bool]string{true: "yes", false: "no"}[s.block])
	var buf [packSize]cards.Card
	fact("discard", cards.List(turned(&s.discard, s.discardN, &buf)))
	fact("dead", listWord(s.dead, 0))
	fact("stack", cards.List(turned(&s.stack, s.stackN, &buf)))
	fact("scoop", strconv.Itoa(int(s.scoop)))
	fact("pick", listWord(s.pick, 0))
	pay := "-"
	if s.payFor != 0 {
		pay = s.payFor.String()
	}
	fact("pay", pay)
	for p := range uint8(2) {
		seat("last-home", p, suitWord(s.prev.home[p]))
		seat("last-spoils", p, listWord(s.prev.spoils[p], 0))
		seat("last-meld", p, listWord(s.prev.meld[p], 0))
		seat("last-hand", p, listWord(s.prev.hand[p], 0))
	}
	fact("rng", hexWord(s.rng.State)+hexWord(s.rng.Inc))
}

func hexWord(v uint64) string {
	t := strconv.FormatUint(v, 16)
	return "0000000000000000"[len(t):] + t
}

func suitWord(home uint8) string {
	if home == 0 {
		return "-"
	}
	return cards.Suit(home - 1).Letter()
}

func listWord(b bag, unknown int) string {
	return cards.List(b.append(make([]cards.Card, unknown)))
}
