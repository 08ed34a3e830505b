package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// answerCall takes an answer to the call (K17.2). The player who draws is asked first, then the other. A yes decides
// it.
func (s doing) answerCall(call bool) {
	p := s.asked
	if call {
		s.called = true
		s.ev.Count(countCalled, engine.None, 0, 1)
		s.ev.Say(sayCalls, p, engine.None, cards.Back, 0)
	} else {
		s.ev.Say(sayPasses, p, engine.None, cards.Back, 0)
		if p == s.drawer && s.lastCall == callBoth {
			s.asked = foe(p)
			return
		}
	}
	s.ev.Count(countDrawer, engine.None, 0, 0)
	s.between() // K16.6
}
