package highcard

import (
	"errors"

	"royals/engine"
)

func broken(why string) error { return errors.New("highcard: " + why) }

// Check returns the first broken invariant of the position that engine.Sound cannot know of. A redacted state keeps them too.
func (s *State) Check() error {
	if s.down >= s.n || s.left == 0 && s.down != 0 {
		return broken("a trick that is complete or cannot be")
	}
	tricks := int(s.left)
	for p := range engine.Seat(s.n) {
		if s.won[p].Len()%int(s.n) != 0 {
			return broken("half a trick")
		}
		tricks += s.tricks(p)
	}
	if tricks > dealt {
		return broken("too many tricks")
	}
	return nil
}

// whole reports whether the face of every card is there.
func (s *State) whole() bool {
	for p := range engine.Seat(s.n) {
		if s.hand[p].Len() != s.held(p) || s.laid[p].Len() != s.lies(p) {
			return false
		}
	}
	return true
}
