package crush

// Foresee lets the opponents foresee what others do: they join, bar and lay as Prior advises, every second time by
// chance, for some two rounds. Chance at one time in four, or at all times, won fewer games.
func (s *State) Foresee() (chance, plies int) { return 2, 16 }
