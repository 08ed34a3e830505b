package engine

import "royals/engine/cards"

// Prompt is a question as data. Package words turns Key and the named values into a sentence; the composer on the screen
// reads Min, Max and the verbs of Legal.
type Prompt struct {
	Key    string // "usurpers.commit"; the words key of the sentence
	Clause string // the clause the decision stands in
	// Wait is set when the seat owes nothing and the key says what it waits for.
	Wait bool
	// Min and Max say how many cards make up the choice, Picked how many are picked so far; all 0 when one action does.
	Min, Max, Picked int
	// Public is set when answering needs no look at the seat's hidden cards: no curtain is drawn for it.
	Public bool
	// What the sentence may name: the seat that acts, the one it is about, a card, three numbers.
	Actor  Seat
	Target Seat
	Card   cards.Card
	N      [3]int32
}

// Result is how a game stands or ended.
type Result struct {
	Winners SeatSet // 0 until the game is over; several share a win or a draw
	Reason  string  // words key of how it ended: "usurpers.end.target"; empty until then
	Rank    [MaxSeats]uint8
	Score   [MaxSeats]int32
	Lines   []ScoreLine
}

// Reset empties the result and keeps its memory.
func (r *Result) Reset() { *r = Result{Lines: r.Lines[:0]} }

// ScoreLine is one summand of a seat's score: the lines of a seat add up to its Score. A line with Under set explains the
// line above it and is not added again.
type ScoreLine struct {
	Seat  Seat
	Key   string // words key: "usurpers.line.royal"
	Card  cards.Card
	Other cards.Card
	Count int32 // how many
	Each  int32 // times how much
	Value int32 // what it comes to
	Under bool
}

// Rank fills in r.Rank from keys per seat, higher is better; equal keys share a rank (1, 2, 2, 4).
func (r *Result) RankBy(n int, keys *[MaxSeats]int64) {
	for i := range n {
		rank := uint8(1)
		for j := range n {
			if keys[j] > keys[i] {
				rank++
			}
		}
		r.Rank[i] = rank
	}
}
