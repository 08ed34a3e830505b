package screens

import (
	"royals/engine"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/table"
	"royals/game/words"
)

const (
	matchGo     = kit.Press("match:go")
	matchLength = kit.Press("match:length")
)

// matchList is the way on in a match that waits for its next game.
func (s *setupScreen) matchList() (out []choice) {
	if b := s.between(); b != nil {
		out = append(out, choice{matchGo, words.T("match.go", words.Args{A: b.tally()})})
	}
	return out
}

// between returns the match of these people that waits for its next game, nil for none.
func (s *setupScreen) between() *bout {
	run := runOf(s)
	if waitsAs(s.a, run) != nil {
		return nil
	}
	b := s.a.bout
	if b == nil || b.run != run {
		b = tallyOf(s, run)
	}
	if b == nil || len(b.series.Games) == 0 || b.decided() != engine.None {
		return nil
	}
	return b
}

// tallyOf reads the match that is kept for a running game, once.
func tallyOf(s *setupScreen, run string) *bout {
	if b, ok := s.bouts[run]; ok {
		return b
	}
	if s.bouts == nil {
		s.bouts = map[string]*bout{}
	}
	data, err := s.a.Store.Load(keep.Bout(run))
	if err == nil {
		if b, err := readBout(data, s.a.find); err == nil {
			b.run = run
			s.bouts[run] = b
		}
	}
	return s.bouts[run]
}

// rematch is the label of the button that goes on after a game.
func (r *resultScreen) rematch() string {
	b, key := r.a.bout, "match.next"
	switch {
	case b == nil:
		return words.Plain("result.rematch")
	case b.decided() != engine.None:
		return words.Plain("match.again")
	case b.length == 0:
		key = "result.rematch"
	}
	if x := b.first(); x != engine.None && len(table.Persons(b.players)) != 1 { // who plays alone wants no more than to go on
		return words.T(key+".first", words.Args{A: names.Isolated(b.players[x].Name)})
	}
	return words.Plain(key)
}
