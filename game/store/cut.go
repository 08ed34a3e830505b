package store

import (
	"errors"
	"maps"
)

// ErrCut is what every call of a store says that Cut has stopped.
var ErrCut = errors.New("store: cut")

// Cut returns a Store on the same memory that is stopped after so many writes, as by a power cut, for tests.
func Cut(s Store, writes int) Store {
	return &slots{m: &cut{medium: s.(*slots).m, left: writes}}
}

type cut struct {
	medium
	left int
}

func (c *cut) spend() error {
	if c.left--; c.left < 0 {
		return ErrCut
	}
	return nil
}

func (c *cut) get(key string) (string, error) {
	if c.left < 0 {
		return "", ErrCut
	}
	return c.medium.get(key)
}

func (c *cut) put(key, value string) error {
	if err := c.spend(); err != nil {
		return err
	}
	return c.medium.put(key, value)
}

func (c *cut) del(key string) error {
	if err := c.spend(); err != nil {
		return err
	}
	return c.medium.del(key)
}

// Full returns a Store on the same memory that has no room until so many keys have been deleted, for tests.
func Full(s Store, keys int) Store {
	return &slots{m: &cramped{medium: s.(*slots).m, most: keys}}
}

type cramped struct {
	medium
	most int
}

func (f *cramped) put(key, value string) error {
	if f.most > 0 {
		return ErrFull
	}
	return f.medium.put(key, value)
}

func (f *cramped) del(key string) error {
	if _, err := f.medium.get(key); err == nil {
		f.most--
	}
	return f.medium.del(key)
}

// Twin returns a copy of a Store that NewMemory has made, for tests.
func Twin(s Store) Store {
	m := s.(*slots).m.(*memory)
	m.mu.Lock()
	defer m.mu.Unlock()
	return &slots{m: &memory{at: maps.Clone(m.at)}}
}
