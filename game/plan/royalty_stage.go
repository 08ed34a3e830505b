package plan

import (
	"strconv"
	"time"

	"royals/engine"
	"royals/sprites"
)

// royaltyBeats are the times of a blow.
var royaltyBeats = map[string]Beat{
	"returned": {Time: 700 * time.Millisecond},
	"hit":      {Time: 1000 * time.Millisecond, Act: Strike},
	"king":     {Time: 700 * time.Millisecond},
	"king-all": {Time: 700 * time.Millisecond},
	"out":      {Time: 500 * time.Millisecond},
}

// landed shows a blow of Royalty once it is answered: the pairs, what the defences take off, what is lost.
func landed(s *Scene) *Stage {
	told := since(s.Told, []string{"attack", "queen"},
		[]string{"asks", "draws", "no-draw", "done", "start", "stuck", "defend", "ace", "gives", "none", "shuffle", "first", "jack"})
	if !has(told, "returned", "hit", "king", "king-all") {
		return nil
	}
	at := told[0]
	st := &Stage{Past: has(told, "hit", "king", "king-all")}
	st.Title = Sentence{Key: "royalty.stage.attack", A: []engine.Seat{at.Seat}, B: at.Other}
	st.Figures = []Figure{{Seat: at.Seat}, {Seat: at.Other, Side: 1}}
	table := s.pile("table", engine.None, 0)
	for i, c := range s.View.Pile(table) {
		st.Pieces = append(st.Pieces, Piece{Pile: table, At: i, Card: c, Owner: at.Seat})
	}
	n := len(st.Pieces)
	worth, off, past := 0, 0, false
	for _, l := range told {
		switch l.Say {
		case "attack", "add":
			worth += 10 * l.N
		case "queen", "add-queen":
			worth, past = worth+10*l.N, true
		case "returned":
			off = l.N
		}
	}
	if st.Sum = strconv.Itoa(worth); off > 0 {
		st.Sum += " − " + strconv.Itoa(off) + " = " + strconv.Itoa(worth-off)
	}
	id := s.pile("kingdom", at.Other, 0)
	for i, c := range s.View.Pile(id) {
		w := Piece{Pile: id, At: i, Card: c, Owner: at.Other, Side: 1, Part: Wall, Spent: past}
		if off > 0 && !past {
			w.Icon, w.Tone = sprites.IconShield, Gains
		}
		st.Pieces = append(st.Pieces, w)
	}
	c := Count{N: worth - off, Key: "royalty.stage.points", Tone: Loses}
	switch i := last(told, "hit", "king", "king-all"); {
	case i < 0:
	case told[i].Say == "hit":
		c.N = told[i].N
		st.Blow = Blow{Piece: n, Loss: c.N}
		for i := range n {
			st.Pieces[i].Hits = true
		}
	default:
		c = Count{Key: "royalty.stage.king", Tone: Gains}
		for i := range n {
			st.Pieces[i].Spent = true
		}
	}
	if has(told, "out") {
		f := &st.Figures[1]
		f.Tone, f.Note = Loses, Sentence{Key: "royalty.stage.out", B: engine.None}
	}
	st.Counts = []Count{c}
	return st
}
