package enginetest

import "flag"

var (
	full = flag.Bool("full", false, "run the long tests whole")
	part = flag.Int("part", 0, "run one part of so many of the long tests")
)

// Full reports whether the long tests are run whole. The default is a part of them that takes seconds.
func Full() bool { return *full }

// Much returns how much of something a test does: all of it under -full, its part under -part, else a little.
func Much(little, all int) int {
	switch {
	case *full:
		return all
	case *part > 0:
		return min(max(little, all / *part), all)
	}
	return min(little, all)
}
