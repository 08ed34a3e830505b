//go:build !(linux || darwin || freebsd || netbsd || openbsd)

package main

import "os"

// terminal reports whether a file looks like a terminal. How wide it is, and whether it obeys escapes, is not known here.
func terminal(f *os.File) (width int, tty, ansi bool) {
	info, err := f.Stat()
	return 0, err == nil && info.Mode()&os.ModeCharDevice != 0, false
}
