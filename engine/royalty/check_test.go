package royalty

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestBrokenPositions breaks a sound position in every way that Sound can name.
func TestBrokenPositions(t *testing.T) {
	at := func(more ...string) *State {
		usual := []string{"hand P1 7C,7D,QC,4C", "hand P2 KC,4D", "hand P3 5C,5D", "kingdom P2 2C,2D"}
		return setUp(t, 3, append(usual, more...)...)
	}
	act := at()
	asked := at("phase asked", "target P2", "rank 4")
	gained := at("phase gained", "gained 7C")
	attacked := at("hand P1 QC", "table 7C,7D", "phase attacked", "target P2", "rank 7")
	attack := []string{"hand P1 QC,4C,9H", "table 7C,7D", "target P2", "rank 7"}
	adding := setUpWith(t, 3, "combineAttacks=on", append(attack, "hand P2 KC,4D", "hand P3 5C,5D", "phase adding")...)
	several := setUpWith(t, 2, "combineAttacks=on", "hand P1 9H", "hand P2 KC,4D", "table 7C,7D,7H,7S,4C,4H,QC", "phase attacked", "target P2", "rank 7")
	again := setUpWith(t, 3, "combineAttacks=on,askAgain=on", append(attack, "hand P2 KC,4D", "hand P3 5C,5D", "phase adding")...)
	over := at("hand P1 -", "hand P3 -", "points P1 0", "points P3 0", "out P1 1", "out P3 2", "phase over")
	red := *act
	red.Redact(0)
	duel := setUp(t, 2, "hand P1 7C", "hand P2 KC")
	c := cards.Of
	for _, b := range []struct {
		of    *State
		spoil func(s *State)
		want  string
	}{
		{act, func(s *State) { s.seats = 5 }, "two to four seats"},
		{act, func(s *State) { s.seats = 1 }, "two to four seats"},
		{act, func(s *State) { s.house = 2 }, "no such table"},
		{act, func(s *State) { s.rest = restDiscard }, "no such table"},
		{act, func(s *State) { s.hand[1] = s.hand[1].Add(4) }, "4C is one card"},
		{act, func(s *State) { s.hand[0] = s.hand[0].Add(cards.Joker1) }, "X1 is not in the pack"},
		{act, func(s *State) { s.hand[0] = s.hand[0].Remove(7) }, "51 lie somewhere"},
		{act, func(s *State) { s.deck[0] = cards.Back }, "neither seen nor unseen"},
		{act, func(s *State) { s.deck[0] = 99 }, "deck holds a card that is none"},
		{act, func(s *State) { s.deckN = 53 }, "deck holds more cards than it can"},
		{act, func(s *State) { s.deckN-- }, "a card lies above deck"},
		{act, func(s *State) { s.stock = s.stock.Remove(s.deck[0]) }, "not made of its cards"},
		{act, func(s *State) { s.stock |= 1 << cards.Joker1 }, "made of jokers"},
		{&red, func(s *State) { s.blank[1]++ }, "53 lie somewhere"},
		{&red, func(s *State) { s.blank[1]-- }, "51 lie somewhere"},
		{&red, func(s *State) { s.fresh[1] = 3 }, "more new cards than unseen ones"},
		{&red, func(s *State) { s.fresh[1] = 1 }, "the unseen cards are not where they were"},
		{&red, func(s *State) { s.deck[0] = act.deck[0] }, "neither seen nor unseen"},
		{act, func(s *State) { s.kingdom[1] = c(2); s.hand[1] = s.hand[1].Add(15) }, "no defence"},
		{act, func(s *State) { s.kingdom[1] |= 1 << 4; s.hand[0] = s.hand[0].Remove(4); s.fresh[0]-- }, "no defence"},
		{act, func(s *State) { s.points[1] = 491 }, "points P2 is 491"},
		{act, func(s *State) { s.points[1] = -5 }, "points P2 is -5"},
		{act, func(s *State) { s.points[1] = 7 }, "no multiple of 5"},
		{act, func(s *State) { s.points[1] = 0 }, "a player who is out"},
		{over, func(s *State) { s.fell[0] = 0 }, "a player who is out"},
		{over, func(s *State) { s.fell[0] = 3 }, "out P1 is 3"},
		{over, func(s *State) { s.fell[0] = 2 }, "two players went out at once"},
		{act, func(s *State) { s.fell[0] = 1 }, "a player with points is out"},
		{act, func(s *State) { s.known[0] = c(8) }, "a known card is not in the hand"},
		{act, func(s *State) { s.known[0] = c(cards.New(cards.Queen, cards.Clubs)) }, "a known card is not in the hand"},
		{act, func(s *State) { s.returned[0] = -1 }, "returned P1 is -1"},
		{act, func(s *State) { s.last[0] = lastAsk{11, 2} }, "the last ask"},
		{act, func(s *State) { s.last[0] = lastAsk{7, 4} }, "the last ask"},
		{act, func(s *State) { s.last[0] = lastAsk{7, 0} }, "the last ask"},
		{act, func(s *State) { s.lacks[0] = 1<<9 | 1<<(9+laneWidth) }, "learned twice"},
		{act, func(s *State) { s.lacks[0] = 1 << 14 }, "learned twice"},
		{act, func(s *State) { s.doubts[0] = 1 << 8 }, "between two players only"},
		{duel, func(s *State) { s.doubts[0] = 1<<8 | 1<<(8+laneWidth) }, "learned twice, or is no rank"},
		{duel, func(s *State) { s.singles[0] = 1 << 14 }, "learned twice, or is no rank"},
		{over, func(s *State) { s.lacks[0] = 1 << 7 }, "known of a player who is out"},
		{act, func(s *State) { s.lacks[0] = 1 << 7 }, "the hand of P1"},
		{act, func(s *State) { s.holds[0] = 1 << 9 }, "the hand of P1"},
		{act, func(s *State) { s.fresh[0]-- }, "the hand of P1"},
		{act, func(s *State) { s.phase = phaseAdding + 1 }, "phase is none of"},
		{act, func(s *State) { s.turn = 3 }, "turn is no seat"},
		{act, func(s *State) { s.idle = standstill + 1 }, "idle is 101"},
		{act, func(s *State) { s.phase = phaseOver }, "the game is not over"},
		{over, func(s *State) { s.turn = 1 }, "the game is not over"},
		{over, func(s *State) { s.phase = phaseAct }, "the game is over"},
		{act, func(s *State) { s.idle = standstill }, "the game is over"},
		{act, func(s *State) { s.target = 1 }, "at the wrong time"},
		{act, func(s *State) { s.rank = 4 }, "at the wrong time"},
		{act, func(s *State) { s.laid, s.hand[0] = c(7), s.hand[0].Remove(7); s.fresh[0]-- }, "at the wrong time"},
		{asked, func(s *State) { s.rank = 14 }, "rank is none of"},
		{asked, func(s *State) { s.target = 0 }, "nobody can answer"},
		{asked, func(s *State) { s.target = 3 }, "nobody can answer"},
		{asked, func(s *State) { s.acted = false }, "marks of the turn"},
		{asked, func(s *State) { s.rank = 5 }, "no such ask"},
		{asked, func(s *State) { s.asked = false }, "marks of the turn"},
		{asked, func(s *State) { s.last[0].of = 3 }, "no such ask"},
		{attacked, func(s *State) { s.rank = 8 }, "no such attack"},
		{attacked, func(s *State) { s.laid, s.discard = c(7), c(20) }, "no such attack"},
		{several, func(s *State) { s.house &^= houseCombine }, "no such attack"},
		{several, func(s *State) { s.rank = 8 }, "no such attack"},
		{several, func(s *State) { s.laid, s.discard = s.laid.Remove(7), c(7) }, "no such attack"},
		{several, func(s *State) {
			s.laid, s.hand[0] = s.laid|s.hand[0], c(cards.New(cards.Queen, cards.Clubs))
			s.laid = s.laid.Remove(cards.New(cards.Queen, cards.Clubs))
		}, "no such attack"},
		{adding, func(s *State) { s.house &^= houseCombine }, "nothing can be added"},
		{adding, func(s *State) { s.hand[0], s.discard, s.fresh[0] = c(4), s.hand[0].Remove(4), 1 }, "nothing can be added"},
		{adding, func(s *State) { s.target = 0 }, "nobody can answer"},
		{adding, func(s *State) { s.acted = false }, "marks of the turn"},
		{adding, func(s *State) { s.discard, s.laid = s.laid, 0 }, "at the wrong time"},
		{again, func(s *State) { s.asked = false }, "marks of the turn"},
		{act, func(s *State) {
			s.hand[0] = 0
			s.discard = c(7, 20, 4, cards.New(cards.Queen, cards.Clubs))
			s.fresh[0] = 0
		}, "nothing to play"},
		{act, func(s *State) { s.acted = true }, "two actions in a turn"},
		{act, func(s *State) { s.asked = true }, "the marks of the turn"},
		{act, func(s *State) { s.struck = true }, "the marks of the turn"},
		{act, func(s *State) { s.gained = 7 }, "at the wrong time"},
		{gained, func(s *State) { s.gained = 200 }, "not in hand"},
		{gained, func(s *State) { s.gained = cards.Back }, "nothing was gained"},
		{gained, func(s *State) { s.free = true }, "nothing was gained"},
		{gained, func(s *State) { s.gained = 9 }, "not in hand"},
	} {
		s := *b.of
		if err := engine.Sound(&s); err != nil {
			t.Fatalf("before %s: %v", b.want, err)
		}
		b.spoil(&s)
		err := engine.Sound(&s)
		if err == nil || !strings.Contains(err.Error(), b.want) {
			t.Errorf("%v, want %q", err, b.want)
		}
		var back State
		if engine.Decode(&back, engine.Encode(&s, nil)) == nil && back == s {
			t.Errorf("decoded: %s", b.want)
		}
	}
}
