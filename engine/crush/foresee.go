package crush

// Foresee: the others join, bar and lay as Prior advises them, for they see nobody's hand, but every other time by chance; two
// rounds or so are played on. In 200 games each at 1,500 worlds a player who foresees so won 56 in a hundred against three greedy
// ones and 68 against three random ones; with one choice in four left to chance 67 and 62, with all of them 46 and 69.
func (s *State) Foresee() (chance, plies int) { return 2, 16 }
