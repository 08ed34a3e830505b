//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package store

import (
	"errors"
	"os"
	"syscall"
)

// lock takes a file for this program alone, for as long as the file is open: the system lets go of it when the program ends,
// however it ends. It reports whether somebody else has it. A file system that knows no locks lets everybody in.
func lock(f *os.File) (taken bool) {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	return errors.Is(err, syscall.EWOULDBLOCK)
}

// syncDir brings a folder to the disk: a file that was moved is only there for good when its folder is. Some file systems refuse, and
// need none.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	if err := d.Sync(); !errors.Is(err, syscall.EINVAL) && !errors.Is(err, syscall.ENOTSUP) {
		return err
	}
	return nil
}
