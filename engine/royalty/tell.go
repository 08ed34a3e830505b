package royalty

// tell tells every counter that has changed since they were told.
func (s doing) tell() {
	if s.ev == nil {
		return
	}
	var was, is [counterCount]int32
	s.was.counters(&was)
	s.counters(&is)
	for i := range is {
		if was[i] != is[i] {
			key, owner, slot := counterAt(i)
			s.ev.Count(key, owner, slot, int(is[i]))
		}
	}
	*s.was = *s.State
}
