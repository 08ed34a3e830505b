package screens

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/narrate"
	"royals/game/table"
	"royals/game/words"
)

// handTells tell of each card of the hand what it is good for in a decision, or why it cannot be used. Where the same can be
// done with all of them nothing is said: the question has said it.
type handTells struct{ *tableScreen }

// handTell is what stands behind the name of a card.
type handTell struct {
	text string
	idle bool
}

// knownTells are worked out once for each state of the table: the rules are asked about every card.
type knownTells struct {
	version int // counted from 1
	level   narrate.Level
	list    []handTell
}

// of returns them in the order of the hand.
func (s handTells) of() []handTell {
	k := &s.spoken.tells
	level := s.a.Voice.Level
	if k.version == s.t.Version+1 && k.level == level && len(k.list) == len(s.scene.Hand) {
		return k.list
	}
	*k = knownTells{s.t.Version + 1, level, make([]handTell, len(s.scene.Hand))}
	if s.t.Asked == engine.None || s.t.Asked != s.t.Viewer || s.lesson != nil || !s.scene.HandMatters() || s.t.Votes() != nil {
		return k.list
	}
	same := true
	for i, h := range s.scene.Hand {
		if h.Face == cards.Back {
			continue
		}
		x := table.TellOf(s.t, s.scene.HandTap(h))
		k.list[i] = handTell{told(x, level), x.Idle}
		same = same && k.list[i] == k.list[0]
	}
	if same {
		clear(k.list)
	}
	return k.list
}

// told is what can be done, or why nothing. Who wants it brief is not told why.
func told(x table.Tell, level narrate.Level) string {
	switch {
	case x.Idle && (x.No == "" || level == narrate.Brief):
		return ", " + words.Plain("tell.not")
	case x.Idle:
		return ", " + words.T("tell.no", words.Args{A: x.No})
	case len(x.Does) == 0:
		return ""
	}
	text := x.Does[0]
	for _, d := range x.Does[1:] {
		text = words.T("tell.or", words.Args{A: text, B: d})
	}
	return ": " + text
}
