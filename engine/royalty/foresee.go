package royalty

// Foresee: between two, the other asks as Prior advises it, for it does not see what it asks for, but every other time by
// chance; among more, whom they strike is what counts. What a hand is worth is known well enough to look no further than the
// next turns.
func (s *State) Foresee() (chance, plies int) {
	if s.left().Len() == 2 {
		return 2, 3
	}
	return 0, 3
}
