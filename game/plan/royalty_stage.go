package plan

import (
	"strconv"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/sprites"
)

// royaltyBeats are the times of an ask and of a blow.
var royaltyBeats = map[string]Beat{
	"asks":     {Time: 640 * time.Millisecond, Act: Asks},
	"gives":    {Time: 1100 * time.Millisecond, Act: Answers},
	"none":     {Time: 640 * time.Millisecond, Act: Refuses},
	"jack":     {Time: 1000 * time.Millisecond, Act: Refuses},
	"returned": {Time: 800 * time.Millisecond},
	"hit":      {Time: 1000 * time.Millisecond, Act: Strike},
	"king":     {Time: 1000 * time.Millisecond},
	"king-all": {Time: 1000 * time.Millisecond},
	"out":      {Time: 800 * time.Millisecond},
}

// royals shows an ask of Royalty or a blow.
func royals(s *Scene) *Stage {
	if st := s.ask(); st != nil {
		return st
	}
	return landed(s)
}

// ask shows who asks whom for what, and what comes of it: the card that is given, or the jack that refuses. The question alone, and one
// that gets nothing, is told on the table, the same whatever is held.
func (s *Scene) ask() *Stage {
	told := since(s.Told, []string{"asks"},
		[]string{"draws", "no-draw", "shuffle", "attack", "queen", "defend", "ace", "done", "start", "stuck", "out"})
	if len(told) == 0 {
		return nil
	}
	at := told[0]
	st := &Stage{Figures: []Figure{{Seat: at.Seat}, {Seat: at.Other, Side: 1}}}
	st.Title = Sentence{Key: "royalty.stage.ask", A: []engine.Seat{at.Seat}, B: at.Other}
	st.Says[0] = Sentence{Key: "royalty.stage.any", B: engine.None, N: at.N}
	for _, l := range told[1:] {
		p := Piece{Pile: s.pile("hand", at.Seat, 0), Card: l.Card, Owner: at.Seat, Hits: true}
		switch l.Say {
		case "gives":
			if p.At = s.find(p.Pile, l.Card); p.At < 0 { // it has not gone yet
				p.Pile = s.pile("hand", at.Other, 0)
				p.At = s.find(p.Pile, l.Card)
			}
			st.Answer, st.Says[1] = Gains, Sentence{Key: "royalty.stage.gives", B: engine.None, Cards: append(st.Says[1].Cards, l.Card)}
		case "none":
			st.Past, st.Answer, st.Says[1] = true, Loses, Sentence{Key: "royalty.stage.none", B: engine.None, N: at.N}
			continue
		case "jack":
			st.Past, st.Title = true, Sentence{Key: "royalty.stage.refuses", A: []engine.Seat{at.Other}, B: engine.None}
			st.Answer, st.Says[1] = Loses, Sentence{Key: "royalty.stage.jack", B: engine.None}
			p = s.answering(cards.Jack, at.Other)
		}
		st.Pieces = append(st.Pieces, p)
	}
	st.Brief = !has(told, "gives", "jack")
	return st
}

// answering returns the royal with which a seat answers: a piece that is not there before the card has come to the discard pile.
func (s *Scene) answering(r cards.Rank, x engine.Seat) Piece {
	p := Piece{Pile: s.pile("hand", x, 0), At: -1, Owner: x, Side: 1, Part: Guards, Large: true}
	id := s.pile("discard", engine.None, 0)
	for i, c := range s.View.Pile(id) {
		if c.Rank() == r && s.Fresh(id, c) {
			p.Pile, p.At, p.Card = id, i, c
		}
	}
	return p
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
	table, king := s.pile("table", engine.None, 0), has(told, "king", "king-all")
	for i, c := range s.View.Pile(table) {
		st.Pieces = append(st.Pieces, Piece{Pile: table, At: i, Card: c, Owner: at.Seat, Spent: king})
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
	if off > 0 { // alone it would say no more than the count
		st.Sum = strconv.Itoa(worth) + " − " + strconv.Itoa(off) + " = " + strconv.Itoa(worth-off)
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
		if had, beyond := left(s.Told); beyond {
			c.Key, c.N2 = "royalty.stage.left", had
		}
		for i := range n {
			st.Pieces[i].Hits = true
		}
	default:
		c.N, c.Key, c.Tone = 0, "royalty.stage.stopped", Gains
		p := s.answering(cards.King, at.Other)
		p.Over = min(n, 1)
		st.Pieces = append(st.Pieces, p)
	}
	if has(told, "out") {
		st.Figures[1].Tone = Loses
	}
	st.Counts = []Count{c}
	return st
}
