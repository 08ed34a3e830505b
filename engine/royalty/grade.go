package royalty

// Grade sets the levels further apart than in other games: beyond a few dozen worlds, more of them win little, because what a hand hides
// decides much. Levels differ by their slips instead, more of them where more players take part: there a single step matters less, and
// whoever leads is struck by all others.
func (s *State) Grade(level, worlds, slips int) (int, int) {
	const page, squire, knight, duke = 0, 1, 2, 3
	two := s.seats == 2
	switch level {
	case page:
		return 0, 100
	case squire:
		return 0, pick(two, 55, 45)
	case knight:
		return 25, pick(two, 22, 45)
	case duke:
		return 200, pick(two, 9, 36)
	}
	if two {
		return 2000, slips // which take as long as others, for each is played on further: see Foresee
	}
	return worlds, slips
}

func pick(first bool, a, b int) int {
	if first {
		return a
	}
	return b
}
