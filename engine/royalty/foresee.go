package royalty

// Foresee: between two, the other does as Prior advises it, which is what the worlds that Suppose imagines take for granted, and so do both for
// some turns beyond the tree. Where two are left of more, it asks so every other time, for it does not see what it asks for, and by
// chance otherwise; among more, whom they strike is what counts. What a hand is worth is known well enough then to look no further than
// the next turns.
func (s *State) Foresee() (chance, plies int) {
	switch {
	case s.seats == 2:
		return 1000, 10
	case s.left().Len() == 2:
		return 2, 3
	}
	return 0, 3
}
