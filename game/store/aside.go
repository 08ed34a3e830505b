package store

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Copy is one of the two copies of a name.
type Copy struct {
	Data  []byte // what was saved; nil when it cannot be read
	Good  bool   // it can be read
	side  int
	count uint64
}

// asideMark stands between a name and the number under which it was set aside.
const asideMark = "-aside-"

// SetAside returns the name of what was set aside under a name; ok is false for every other name.
func SetAside(name string) (of string, ok bool) {
	of, n, ok := strings.Cut(name, asideMark)
	_, err := strconv.ParseUint(n, 10, 32)
	return of, ok && err == nil && checkName(of) == nil
}

func (s *slots) Copies(name string) ([]Copy, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Copy
	for i, x := range sides {
		text, err := s.m.get(name + "." + x)
		if errors.Is(err, ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		c := Copy{side: i}
		c.count, c.Data, c.Good = open(text)
		list = append(list, c)
	}
	slices.SortStableFunc(list, func(a, b Copy) int {
		switch {
		case a.Good != b.Good && b.Good, a.Good == b.Good && a.count > b.count:
			return -1
		case a.Good == b.Good && a.count == b.count:
			return 0
		}
		return 1
	})
	return list, nil
}

func (s *slots) Aside(name string, list ...Copy) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.aside(name, list)
}

func (s *slots) aside(name string, list []Copy) (string, error) {
	move := [2]bool{len(list) == 0, len(list) == 0}
	for _, c := range list {
		move[c.side] = true
	}
	texts := map[string]string{}
	for i, x := range sides {
		text, err := s.m.get(name + "." + x)
		if err == nil && move[i] {
			texts[x] = text
		} else if err != nil && !errors.Is(err, ErrNone) {
			return "", err
		}
	}
	if len(texts) == 0 {
		return "", ErrNone
	}
	to, err := s.free(name)
	if err != nil {
		return "", err
	}
	return to, s.move(name, to, texts)
}

// free returns a name under which nothing has been set aside yet.
func (s *slots) free(name string) (string, error) {
	for n := 1; ; n++ {
		to := name + asideMark + strconv.Itoa(n)
		if err := checkName(to); err != nil {
			return "", err
		}
		_, errA := s.m.get(to + ".a")
		_, errB := s.m.get(to + ".b")
		if errors.Is(errA, ErrNone) && errors.Is(errB, ErrNone) {
			return to, nil
		}
		for _, err := range []error{errA, errB} {
			if err != nil && !errors.Is(err, ErrNone) {
				return "", err
			}
		}
	}
}

// move writes texts under another name and reads them back before it takes them away under the old one. When that fails, nothing
// has moved.
func (s *slots) move(from, to string, texts map[string]string) error {
	for x, text := range texts {
		err := s.m.put(to+"."+x, text)
		if err == nil {
			var back string
			if back, err = s.m.get(to + "." + x); err == nil && back != text {
				err = ErrRefused
			}
		}
		if err != nil {
			return errors.Join(err, s.remove(to))
		}
	}
	for x := range texts {
		if err := s.m.del(from + "." + x); err != nil {
			return err
		}
	}
	return nil
}

func (s *slots) PutBack(aside string) (string, error) {
	name, ok := SetAside(aside)
	if !ok {
		return "", ErrNone
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	texts, err := s.texts(aside)
	if err != nil {
		return "", err
	}
	gone, err := s.aside(name, nil)
	if err != nil && !errors.Is(err, ErrNone) {
		return "", err
	}
	if err := s.move(aside, name, texts); err != nil {
		if was, e := s.texts(gone); e == nil { // what lay there stays there
			err = errors.Join(err, s.move(gone, name, was))
		}
		return "", err
	}
	return name, nil
}

// texts returns what the slots of a name hold, ErrNone when they hold nothing.
func (s *slots) texts(name string) (map[string]string, error) {
	texts := map[string]string{}
	for _, x := range sides {
		text, err := s.m.get(name + "." + x)
		if err == nil {
			texts[x] = text
		} else if !errors.Is(err, ErrNone) {
			return nil, err
		}
	}
	if len(texts) == 0 {
		return nil, ErrNone
	}
	return texts, nil
}

// ErrTaken says that another thing is kept under a name.
var ErrTaken = errors.New("store: the name is taken")

// Rename moves all copies of a name to another one, or goes on with a move that was cut short. On any other error
// everything lies where it was. The error is ErrNone where there is nothing to move.
func Rename(s Store, from, to string) error {
	k, ok := s.(*slots)
	if !ok {
		return ErrRefused
	}
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	texts, err := k.texts(from)
	if err != nil {
		return err
	}
	there, err := k.texts(to)
	if err != nil && !errors.Is(err, ErrNone) {
		return err
	}
	same := len(there) == 0
	for x, text := range there {
		if texts[x] != "" && texts[x] != text {
			return ErrTaken
		}
		same = same || texts[x] == text
	}
	if !same {
		return ErrTaken
	}
	return k.move(from, to, texts)
}
