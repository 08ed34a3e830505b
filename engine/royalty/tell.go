package royalty

// tell tells every counter that has changed since before.
func (s doing) tell(before *State) {
	if s.ev == nil {
		return
	}
	var was, is [counterCount]int32
	before.counters(&was)
	s.counters(&is)
	for i := range is {
		if was[i] != is[i] {
			key, owner, slot := counterAt(i)
			s.ev.Count(key, owner, slot, int(is[i]))
		}
	}
}
