//go:build linux || darwin || freebsd || netbsd || openbsd

package main

import (
	"os"
	"syscall"
	"unsafe"
)

// terminal reports whether a file is a terminal, how wide it is, and whether it obeys escapes.
func terminal(f *os.File) (width int, tty, ansi bool) {
	var size struct{ rows, columns, x, y uint16 }
	_, _, e := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size)))
	return int(size.columns), e == 0, e == 0
}
