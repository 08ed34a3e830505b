package store

import (
	"errors"
	"hash/crc32"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Everything that is kept travels as one text file: a first line, one line for each slot with its key and what it holds, both
// slots of a name, damaged ones too, and a last line with the checksum of all before it. In what a slot holds a
// backslash stands before a backslash, n for the end of a line and r for a carriage return. The page writes and reads
// the same without this program (web/page/save.js), so that a game that does not start can still be carried away.
const (
	carryHead = "royals saves 1"
	carryEnd  = "end "
)

// ErrNoSaves says that a file is not one that Export wrote, or not whole.
var ErrNoSaves = errors.New("store: this is not a file of saved games, or it is damaged")

var (
	escape   = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\r", `\r`)
	unescape = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\r`, "\r")
)

// ours reports whether a key is a slot of a name.
func ours(key string) bool { return len(namesOf([]string{key})) == 1 }

// pack writes slots as a file.
func pack(slots map[string]string) string {
	var b strings.Builder
	b.WriteString(carryHead + "\n")
	for _, key := range slices.Sorted(maps.Keys(slots)) {
		b.WriteString(key + " " + escape.Replace(slots[key]) + "\n")
	}
	return b.String() + carryEnd + strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(b.String()))), 16) + "\n"
}

// unpack reads a file. Mail programs may have changed how its lines end, or put a byte order mark before them.
func unpack(text string) (map[string]string, error) {
	if len(text) > mostCarried || strings.Count(text, "\n") > mostSlots {
		return nil, ErrNoSaves
	}
	text = strings.TrimRight(strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n"), "\n")
	at := strings.LastIndexByte(text, '\n') + 1
	body, last := text[:at], text[at:]
	sum, ok := strings.CutPrefix(last, carryEnd)
	if !ok || sum != strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(body))), 16) {
		return nil, ErrNoSaves
	}
	list := strings.Split(strings.TrimSuffix(body, "\n"), "\n")
	if list[0] != carryHead {
		return nil, ErrNoSaves
	}
	slots := make(map[string]string)
	for _, line := range list[1:] {
		key, value, ok := strings.Cut(line, " ")
		if _, twice := slots[key]; !ok || twice || !ours(key) {
			return nil, ErrNoSaves
		}
		slots[key] = unescape.Replace(value)
	}
	return slots, nil
}

// Export returns everything that s keeps as the text of one file, but for what belongs to this device alone.
func Export(s Store) (string, error) {
	k, ok := s.(*slots)
	if !ok {
		return "", ErrRefused
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	all, err := k.all()
	maps.DeleteFunc(all, func(key, _ string) bool { return stays(key) })
	return pack(all), err
}

// ErrEmpty says that a file of saved games holds nothing.
var ErrEmpty = errors.New("store: there is nothing in this file")

// Names of what does not travel: what an import replaced, and the mark of a game that is being opened.
const (
	Before  = "before-import"
	Opening = "opening"
)

// stays reports whether a key belongs to this device alone.
func stays(key string) bool {
	name, _, _ := strings.Cut(key, ".")
	return name == Before || name == Opening
}

// mostCarried is the longest file that is read, mostSlots the most lines of one; browsers keep no more than a part of that.
const (
	mostCarried = 32 << 20
	mostSlots   = 10000
)

// Inside returns what a file holds, in a Store of its own, so that it can be looked at before it is taken.
func Inside(text string) (Store, error) {
	fresh, err := unpack(text)
	if err != nil {
		return nil, err
	}
	maps.DeleteFunc(fresh, func(key, _ string) bool { return stays(key) })
	if len(fresh) == 0 {
		return nil, ErrEmpty
	}
	return &slots{m: &memory{at: fresh}}, nil
}

// Import puts what Export wrote in the place of everything that s keeps, which Undo brings back. On an error s keeps what it kept;
// a file with nothing in it is an error.
func Import(s Store, text string) error {
	in, err := Inside(text)
	if err != nil {
		return err
	}
	k, ok := s.(*slots)
	if !ok {
		return ErrRefused
	}
	fresh, err := in.(*slots).all()
	if err != nil {
		return err
	}
	return k.swap(fresh)
}

// Undo puts back what the last Import, or Undo, replaced. Without one the error is ErrNone.
func Undo(s Store) error {
	k, ok := s.(*slots)
	if !ok {
		return ErrRefused
	}
	text, err := k.Load(Before)
	if err != nil {
		return err
	}
	was, err := unpack(string(text))
	if err != nil {
		return err
	}
	return k.swap(was)
}

// swap puts slots in the place of all there are, and keeps those as Before.
func (s *slots) swap(fresh map[string]string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	old, err := s.all()
	if err != nil {
		return err
	}
	maps.DeleteFunc(old, func(key, _ string) bool { return stays(key) })
	was, err := s.twin(Before)
	if err != nil {
		return err
	}
	if err := s.save(Before, []byte(pack(old))); err != nil {
		return err
	}
	if err := s.replace(old, fresh); err != nil {
		err = errors.Join(err, s.replace(fresh, old))
		now, _ := s.twin(Before)
		return errors.Join(err, s.replace(now, was))
	}
	_, side, _, _, _, err := s.copies(Before)
	if err == nil { // the one before it is no longer of use, and large
		err = s.m.del(Before + "." + sides[1-side])
	}
	return err
}

// twin returns the slots of a name.
func (s *slots) twin(name string) (map[string]string, error) {
	all, err := s.all()
	maps.DeleteFunc(all, func(key, _ string) bool { return key != name+".a" && key != name+".b" })
	return all, err
}

// all reads every slot as it stands.
func (s *slots) all() (map[string]string, error) {
	keys, err := s.m.keys()
	if err != nil {
		return nil, err
	}
	all := make(map[string]string)
	for _, key := range keys {
		if !ours(key) {
			continue
		}
		if all[key], err = s.m.get(key); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// replace takes the slots of from away and puts those of to. What both have is written over.
func (s *slots) replace(from, to map[string]string) error {
	for key := range from {
		if _, stays := to[key]; stays {
			continue
		}
		if err := s.m.del(key); err != nil {
			return err
		}
	}
	for key, value := range to {
		if err := s.m.put(key, value); err != nil {
			return err
		}
	}
	return nil
}
