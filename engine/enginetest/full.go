package enginetest

import "flag"

var full = flag.Bool("full", false, "run the long tests whole")

// Full reports whether the long tests are run whole. The default is a part of them that takes seconds.
func Full() bool { return *full }

// Much returns how much of something a test does: all of it under -full, else a little.
func Much(little, all int) int {
	if *full {
		return all
	}
	return min(little, all)
}
