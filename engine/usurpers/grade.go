package usurpers

// Grade lets Duke imagine fewer worlds than in other games: against Knights they serve him as well, and Sovereign is further above him.
func (s *State) Grade(level, worlds, slips int) (int, int) {
	const duke = 3
	if level == duke {
		return 300, slips
	}
	return worlds, slips
}
