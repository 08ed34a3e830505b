//go:build !unix && !js

package sprites

import "time"

var begin = time.Now()

// processor returns the time since the start, because processor time is not known here.
func processor() time.Duration { return time.Since(begin) }
