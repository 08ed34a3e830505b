//go:build !js

package review

import "time"

var begin = time.Now()

// cpu returns the time since the start: natively only the bench under Node is a promise.
func cpu() time.Duration { return time.Since(begin) }
