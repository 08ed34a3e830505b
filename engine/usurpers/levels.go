package usurpers

// The levels that Grade changes, in the order of strength.
const (
	page = iota
	squire
	knight
	duke
)

// Grade lets Duke imagine fewer worlds than in other games. That does as well against Knight, and Sovereign stands out
// more.
func (s *State) Grade(level, worlds, slips int) (int, int) {
	if level == duke {
		return 300, slips
	}
	return worlds, slips
}
