// Package store keeps what must outlive the program: games, settings, statistics. Every name is kept in two slots in
// turn, each with a checksum, so that a write cut short never costs more than the write itself.
package store

import (
	"errors"
	"sync"
)

// Store is a small keeper of named byte strings. Names are short words of letters, digits and dashes.
type Store interface {
	// Load returns the newest readable copy of name. It returns ErrNone when nothing was ever saved, and an error
	// that is ErrDamaged when copies exist and none can be read. When the newest is damaged and an older one is good, it returns
	// that one and an error that is ErrOlder: go on with it and tell the player.
	Load(name string) ([]byte, error)
	// Copies returns what there is of name: first what cannot be read, for the newest copy is the one that a cut falls on, then
	// the others from the newest on. None is an empty list.
	Copies(name string) ([]Copy, error)
	// Save keeps data under name, over the older of the two copies, and reads it back. On an error the last good copy is
	// still there.
	Save(name string, data []byte) error
	// Remove forgets name.
	Remove(name string) error
	// Aside moves copies of a name, all of them when it is given none, away under another name, which it returns, so that they
	// can be looked at, exported and put back later.
	Aside(name string, list ...Copy) (string, error)
	// PutBack moves what was set aside back to its own name, which it returns. What is kept there is set aside first.
	PutBack(aside string) (string, error)
	// Names lists what there is, sorted.
	Names() ([]string, error)
}

// The errors of a Store. What the machine itself said is wrapped in ErrRefused.
var (
	ErrNone    = errors.New("store: nothing saved under this name")
	ErrDamaged = errors.New("store: no copy can be read")
	ErrOlder   = errors.New("store: the newest copy is damaged; this is the one before it")
	ErrRefused = errors.New("store: storage refused")
	ErrFull    = errors.New("store: storage full")
)

// medium is what a platform gives: single strings by key. get returns ErrNone for a key that is not there.
type medium interface {
	get(key string) (string, error)
	put(key, value string) error
	del(key string) error
	keys() ([]string, error)
}

// slots makes a Store of a medium.
type slots struct {
	mu sync.Mutex
	m  medium
}

var sides = [2]string{"a", "b"}

// copies reads both slots of a name: the newest good one, its side, its count, and how many there are of each kind.
func (s *slots) copies(name string) (data []byte, side int, count uint64, good, bad int, err error) {
	for i, x := range sides {
		text, e := s.m.get(name + "." + x)
		if errors.Is(e, ErrNone) {
			continue
		}
		if e != nil {
			return nil, 0, 0, 0, 0, e
		}
		n, d, ok := open(text)
		if !ok {
			bad++
			continue
		}
		good++
		if good == 1 || n > count {
			data, side, count = d, i, n
		}
	}
	return data, side, count, good, bad, nil
}

func (s *slots) Load(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	data, _, _, good, bad, err := s.copies(name)
	switch {
	case err != nil:
		return nil, err
	case good == 0 && bad == 0:
		return nil, ErrNone
	case good == 0:
		return nil, ErrDamaged
	case bad > 0:
		return data, ErrOlder
	}
	return data, nil
}

func (s *slots) Save(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.save(name, data)
}

func (s *slots) save(name string, data []byte) error {
	_, side, count, good, _, err := s.copies(name)
	if err != nil {
		return err
	}
	key := name + "." + sides[0]
	if good > 0 {
		key = name + "." + sides[1-side]
	}
	text := seal(count+1, data)
	if err := s.m.put(key, text); err != nil {
		return err
	}
	if back, err := s.m.get(key); err != nil || back != text {
		return errors.Join(ErrRefused, err)
	}
	return nil
}

func (s *slots) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.remove(name)
}

// remove takes the newest copy away last: where the program is killed in between, what is left is not the state before it.
func (s *slots) remove(name string) error {
	_, side, _, _, _, _ := s.copies(name)
	return errors.Join(s.m.del(name+"."+sides[1-side]), s.m.del(name+"."+sides[side]))
}

func (s *slots) Names() ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	keys, err := s.m.keys()
	if err != nil {
		return nil, err
	}
	return namesOf(keys), nil
}
