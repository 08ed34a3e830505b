//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Open returns the Store of this player: files in the folder royals of the user's configuration folder, or in the folder
// that the environment variable ROYALS_HOME names. An error says that nothing can be kept there; play on with NewMemory.
func Open() (Store, error) {
	dir := os.Getenv("ROYALS_HOME")
	if dir == "" {
		base, err := os.UserConfigDir()
		if err != nil {
			return nil, errors.Join(ErrRefused, err)
		}
		dir = filepath.Join(base, "royals")
	}
	return OpenDir(dir)
}

// OpenDir returns a Store that keeps files in dir, which it makes.
func OpenDir(dir string) (Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, errors.Join(ErrRefused, err)
	}
	return &slots{m: files(dir)}, nil
}

// files is a folder with one file per key.
type files string

func (f files) path(key string) string { return filepath.Join(string(f), key) }

// refused says which kind of refusal err is.
func refused(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, syscall.ENOSPC):
		return errors.Join(ErrFull, err)
	}
	return errors.Join(ErrRefused, err)
}

func (f files) get(key string) (string, error) {
	b, err := os.ReadFile(f.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return "", ErrNone
	}
	return string(b), refused(err)
}

// put writes beside the file and moves over it, so that a crash leaves the old one or the new one.
func (f files) put(key, value string) error {
	t, err := os.CreateTemp(string(f), "new-*")
	if err != nil {
		return refused(err)
	}
	_, err = t.WriteString(value)
	if e := t.Sync(); err == nil {
		err = e
	}
	if e := t.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(t.Name(), f.path(key))
	}
	if err != nil {
		os.Remove(t.Name())
	}
	return refused(err)
}

func (f files) del(key string) error {
	err := os.Remove(f.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return refused(err)
}

func (f files) keys() ([]string, error) {
	list, err := os.ReadDir(string(f))
	if err != nil {
		return nil, refused(err)
	}
	var ks []string
	for _, e := range list {
		ks = append(ks, e.Name())
	}
	return ks, nil
}
