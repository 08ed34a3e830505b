package crush

// Foresee: the others join, bar and lay as Prior advises them, for they see nobody's hand; two rounds or so are played on.
func (s *State) Foresee() (predicted bool, plies int) { return true, 16 }
