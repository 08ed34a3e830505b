//go:build !unix && !js

package sprites

import "time"

var begin = time.Now()

// processor returns the time since the start, where processor time is not to be had.
func processor() time.Duration { return time.Since(begin) }
