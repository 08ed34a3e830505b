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
var ErrNoSaves = errors.New("store: this is no file of saved games, or it is damaged")

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

// Export returns everything that s keeps as the text of one file.
func Export(s Store) (string, error) {
	k, ok := s.(*slots)
	if !ok {
		return "", ErrRefused
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	all, err := k.all()
	return pack(all), err
}

// Import puts what Export wrote in the place of everything that s keeps. On an error s keeps what it kept.
func Import(s Store, text string) error {
	k, ok := s.(*slots)
	if !ok {
		return ErrRefused
	}
	fresh, err := unpack(text)
	if err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	old, err := k.all()
	if err != nil {
		return err
	}
	if err := k.replace(old, fresh); err != nil {
		return errors.Join(err, k.replace(fresh, old))
	}
	return nil
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
