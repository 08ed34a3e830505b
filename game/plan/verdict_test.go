package plan

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestWhyItWasWon: what a game is said to be won by is something that the winner has more of, and is counted as the rules count it.
func TestWhyItWasWon(t *testing.T) {
	say := func(what string, seat engine.Seat, c cards.Card, n int) Told {
		return Told{Say: what, Seat: seat, Other: engine.None, Card: c, N: n}
	}
	queen, nine, seven := cards.New(cards.Queen, cards.Hearts), cards.New(9, cards.Spades), cards.New(7, cards.Clubs)
	line := func(seat engine.Seat, key string, value int32) engine.ScoreLine {
		return engine.ScoreLine{Seat: seat, Key: "houses.line." + key, Value: value}
	}
	won := say("won", 0, queen, 0)
	for _, c := range []struct {
		name  string
		told  []Told
		lines []engine.ScoreLine
		key   string
		n, n2 int
	}{
		{"what joins a match is none", []Told{say("melded", 0, nine, 3), say("melded", 0, queen, 2), say("melded", 0, queen, 1)}, nil, "houses.verdict.matches", 2, 0},
		{"the same rank in another round", []Told{say("melded", 0, nine, 3), say("deals", 0, cards.Back, 2), say("melded", 0, nine, 3)}, nil, "houses.verdict.matches", 2, 0},
		{"fewer matches are no reason", []Told{say("melded", 1, nine, 3), say("melded", 1, seven, 3), say("melded", 0, queen, 3), won}, nil, "houses.verdict.battles", 1, 0},
		{"cards in the hand", nil, []engine.ScoreLine{line(0, "hand-low", -10), line(1, "hand-high", -15), line(1, "hand-low", -20)}, "houses.verdict.hand", 35, 10},
		{"the fewer matches and battles, the more points", []Told{won, say("won", 1, queen, 0)}, []engine.ScoreLine{line(0, "cards", 40), line(1, "match", 20)}, "houses.verdict.board", 40, 20},
		{"a set", nil, []engine.ScoreLine{line(0, "cards", 20), line(1, "cards", 20), {Seat: 0, Key: "houses.line.sets", Count: 1, Value: 20}}, "houses.verdict.sets", 1, 0},
		{"the round with the longest lead", []Told{say("deals", 0, cards.Back, 1), say("scored", 0, cards.Back, 10), say("scored", 1, cards.Back, 40),
			say("deals", 1, cards.Back, 2), say("scored", 0, cards.Back, 90), say("scored", 1, cards.Back, -5)}, []engine.ScoreLine{line(0, "earlier", 10)}, "houses.verdict.best", 2, 90},
		{"not where rounds went before", nil, []engine.ScoreLine{line(1, "earlier", 10), line(1, "hand-low", -20)}, "", 0, 0},
	} {
		r := engine.Result{Lines: c.lines, Winners: engine.Only(0), Score: [engine.MaxSeats]int32{75, -35}}
		if v := boards(c.told, &r, 2); v.Why.Key != c.key || v.Why.N != c.n || v.Why.N2 != c.n2 {
			t.Errorf("%s: %+v", c.name, v.Why)
		}
	}
	r := engine.Result{Winners: engine.Only(2), Score: [engine.MaxSeats]int32{3, 7, 8}}
	if v := throne([]Told{{Say: "cap", N: 5}}, &r, 3); v.Why.Key != "usurpers.verdict.cap" || v.Why.N != 5 {
		t.Errorf("the last round is told as %+v", v)
	}
	for _, total := range [][2]int{{0, 7}, {7, 0}} {
		told := []Told{{Say: "attack", Seat: 0, Other: 1}, {Say: "nothing", Seat: 0, Card: queen}, {Say: "total", Seat: 0, N: total[0]}, {Say: "total", Seat: 1, N: total[1]}}
		if v, ok := flipped(told); !ok || (v.Why.Key == "crush.verdict.nothing") != (total[0] == 0) {
			t.Errorf("%v with a queen that had nothing to copy is told as %+v", total, v)
		}
	}
}
