package store

import (
	"errors"
	"os"
	"syscall"
	"unsafe"
)

var lockFile = syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")

// What LockFileEx is asked: for oneself alone, and not to wait. And how it says that somebody else has it.
const (
	lockAtOnce    = 1
	lockExclusive = 2
	lockViolation = syscall.Errno(33)
)

// lock takes a file for this program alone, for as long as the file is open: the system lets go of it when the program ends,
// however it ends. It reports whether somebody else has it. A file system that knows no locks lets everybody in.
func lock(f *os.File) (taken bool) {
	var where syscall.Overlapped
	ok, _, err := lockFile.Call(f.Fd(), lockExclusive|lockAtOnce, 0, 1, 0, uintptr(unsafe.Pointer(&where)))
	return ok == 0 && (errors.Is(err, lockViolation) || errors.Is(err, syscall.ERROR_IO_PENDING))
}

// syncDir has nothing to do: this system keeps its folders by itself.
func syncDir(string) error { return nil }
