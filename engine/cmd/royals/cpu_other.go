//go:build !unix && !js

package main

import "time"

var begin = time.Now()

// cpu returns the time since the start, where processor time is not to be had; the program runs on one thread there.
func cpu() time.Duration { return time.Since(begin) }
