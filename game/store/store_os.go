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
	dir, err := Home()
	if err != nil {
		return nil, err
	}
	return OpenDir(dir)
}

// Home returns the folder of the Store that Open returns.
func Home() (string, error) {
	if dir := os.Getenv("ROYALS_HOME"); dir != "" {
		return dir, nil
	}
	base, err := os.UserConfigDir()
	if err != nil {
		return "", errors.Join(ErrRefused, err)
	}
	return filepath.Join(base, "royals"), nil
}

// CarryFile is the file in the folder of the Store by which saved games leave and come.
const CarryFile = "royals-saves.txt"

// ExportFile writes everything that s keeps into the file CarryFile and returns where it lies.
func ExportFile(s Store) (string, error) {
	dir, err := Home()
	if err != nil {
		return "", err
	}
	text, err := Export(s)
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, CarryFile), files(dir).put(CarryFile, text)
}

// Carried returns the text of the file CarryFile, and where the file lies or should lie. Without the file the error is ErrNone.
func Carried() (text, place string, err error) {
	dir, err := Home()
	if err != nil {
		return "", "", err
	}
	text, err = files(dir).get(CarryFile)
	return text, filepath.Join(dir, CarryFile), err
}

// lockName is the file that the program holds while it has the folder open, and tempName what a file is called while it is written.
const (
	lockName = "lock"
	tempName = "new-*"
)

// OpenDir returns a Store that keeps files in dir, which it makes. The first program to open it has it for itself. Every other one reads
// what is there and writes nothing, and its Trouble is ErrSecond.
func OpenDir(dir string) (Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, errors.Join(ErrRefused, err)
	}
	d := files(dir)
	hold, err := os.OpenFile(d.path(lockName), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return &slots{m: d}, nil // the folder cannot be written in, but what is there can be read
	}
	if lock(hold) {
		hold.Close()
		return &slots{m: second{d}}, nil
	}
	// What a program that was killed was about to write is nobody's any more.
	stale, _ := filepath.Glob(filepath.Join(dir, tempName))
	for _, name := range stale {
		os.Remove(name)
	}
	return &slots{m: &first{files: d, hold: hold}}, nil
}

// first is a folder that this program has for itself.
type first struct {
	files
	hold *os.File // the lock lasts until it is closed
}

// second is a folder in which another program writes.
type second struct{ files }

func (second) trouble() error           { return ErrSecond }
func (second) notify(func())            {}
func (second) put(string, string) error { return ErrSecond }
func (second) del(string) error         { return ErrSecond }

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

// put writes beside the file and moves over it, so that a crash leaves the old one or the new one; it is done when the disk has both
// the file and its place.
func (f files) put(key, value string) error {
	t, err := os.CreateTemp(string(f), tempName)
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
	if err == nil {
		return refused(syncDir(string(f)))
	}
	os.Remove(t.Name())
	return refused(err)
}

func (f files) del(key string) error {
	err := os.Remove(f.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = syncDir(string(f))
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
