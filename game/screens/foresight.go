package screens

import (
	"slices"

	"royals/engine"
	"royals/game/kit"
	"royals/game/sound"
	"royals/game/table"
	"royals/game/words"
)

// foresight is what the choice being put together would do, worked out once for each state of the choice.
type foresight struct {
	version int
	over    string // what is carried there
	known   bool
	p       table.Preview
	sum     string // what all that the choice may still become reckons, "" where they differ
}

// foresee returns what the choice on the screen would do, nil where that is not certain or nothing is chosen yet.
func (s *gathering) foresee() *table.Preview {
	t := s.t
	over := ""
	if s.onto != nil {
		over = kit.NameOf(s.a.Finger().Over)
	}
	if s.ahead.version != t.Version+1 || s.ahead.over != over { // counted from 1, so that the zero value is of no version
		s.ahead = foresight{version: t.Version + 1, over: over}
		if t.Asked != engine.None && t.Asked == t.Viewer && !t.Resting() && (!t.Focus.Empty() || len(t.Composer().Chosen()) > 0 || over != "") {
			found := t.Candidates()
			if over != "" {
				found = t.With(s.lifted.Tap, s.onto)
			}
			found = slices.DeleteFunc(slices.Clone(found), func(o table.Option) bool { return o.Action.IsStep() })
			if len(found) == 1 {
				s.ahead.p, s.ahead.known = t.Preview(found[0].Action)
			}
			s.ahead.sum = sumOf(t, found)
		}
	}
	if !s.ahead.known {
		return nil
	}
	return &s.ahead.p
}

// sumOf returns the sum that all of some choices have in common, "" where they have none.
func sumOf(t *table.Table, found []table.Option) (sum string) {
	if t.Plan.Sum == nil || len(found) > most {
		return ""
	}
	for i, o := range found {
		p, ok := t.Preview(o.Action)
		if !ok || p.Sum == "" || i > 0 && p.Sum != sum {
			return ""
		}
		sum = p.Sum
	}
	return sum
}

// would says in a sentence what the choice would do: its sum, or a hit, a fall, a crowning.
func (s *gathering) would() string {
	p := s.foresee()
	if s.ahead.sum != "" {
		return s.ahead.sum
	}
	if p == nil {
		return ""
	}
	for i := len(p.Says) - 1; i >= 0; i-- {
		if f, ok := s.hearing.ear.Effect(p.Says[i].Key); ok && (f == sound.Thud || f == sound.Fall || f == sound.Crack || f == sound.Stamp) {
			return words.T("table.would", words.Args{A: table.Addressed(s.t, p.Says[i].Text)})
		}
	}
	return ""
}
