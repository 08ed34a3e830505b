package royalty

// The levels that Grade changes, in the order of strength.
const (
	page = iota
	squire
	knight
	duke
)

// Grade sets the levels further apart than in other games. Hidden hands decide much, so beyond a few dozen worlds more
// of them win little. Slips make the difference instead. Among more than two players a single step matters less, and
// everybody attacks the player who leads, so levels slip more often there.
func (s *State) Grade(level, worlds, slips int) (int, int) {
	two := s.seats == 2
	switch level {
	case page:
		return 0, 100
	case squire:
		return 0, either(two, 55, 45)
	case knight:
		return 25, either(two, 22, 45)
	case duke:
		return 200, either(two, 9, 36)
	}
	if two {
		return 2000, slips // they take as long as more elsewhere, for each is played on further: see Foresee
	}
	return worlds, slips
}

func either(first bool, a, b int) int {
	if first {
		return a
	}
	return b
}

// surely leaves one choice in a thousand to chance: in Foresee, the others all but certainly do as Prior advises.
const surely = 1000

// Foresee plays each world on by what is known of the others.
//   - Between two, both do as Prior advises, far beyond the tree. The worlds of Suppose take the same for granted.
//   - Of more, when two are left, the other does so every second time. It does not see what it asks for.
//   - Among more, the target of an attack matters most, and the tree learns it.
//
// In the last two, Eval knows the worth of a hand well enough to look no further than the next turns.
func (s *State) Foresee() (chance, plies int) {
	switch {
	case s.seats == 2:
		return surely, 10
	case s.left().Len() == 2:
		return 2, 3
	}
	return 0, 3
}
