package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// mostSaved is the longest file that is looked at as a saved game.
const mostSaved = 16 << 20

// keeper keeps a game in a file. It writes over nothing but what it has written itself.
type keeper struct {
	path string // "" while nobody has asked for a file
	last []byte // what the file holds
	now  []byte // the game as it stands
}

// create makes the file, which must not be there yet.
func (k *keeper) create(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is there already; take another name, or go on with that game by --load", path)
	}
	if err != nil {
		return err
	}
	k.path, k.last = path, nil
	return f.Close()
}

// Save keeps the game. The new file takes the old one's place whole, or not at all.
func (k *keeper) Save(data []byte) error {
	k.now = bytes.Clone(data)
	if k.path == "" {
		return nil
	}
	err := k.write(data)
	var path *fs.PathError
	if errors.As(err, &path) { // which names a file of the moment
		err = fmt.Errorf("%s: %w", k.path, path.Err)
	}
	return err
}

func (k *keeper) write(data []byte) error {
	there, err := os.ReadFile(k.path)
	switch {
	case errors.Is(err, fs.ErrNotExist): // deleted meanwhile: nothing is lost by writing it again
	case err != nil:
		return err
	case !bytes.Equal(there, k.last):
		return fmt.Errorf("%s was changed by somebody else, so it was left alone", k.path)
	}
	f, err := os.CreateTemp(filepath.Dir(k.path), filepath.Base(k.path)+".*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), k.path)
	}
	if err != nil {
		os.Remove(f.Name())
		return err
	}
	k.last = k.now
	if dir, err := os.Open(filepath.Dir(k.path)); err == nil { // so that the new name lasts; not every system can
		dir.Sync()
		dir.Close()
	}
	return nil
}
