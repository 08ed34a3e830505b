package store

import (
	"encoding/base64"
	"errors"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
)

// A sealed copy is one line of text: the mark, the count of its save, the checksum of everything else, the data.
const mark = "royals1"

func sum(count, body string) string {
	return strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(mark+" "+count+" "+body))), 16)
}

// seal writes the count-th save of data as text.
func seal(count uint64, data []byte) string {
	n, body := strconv.FormatUint(count, 10), base64.StdEncoding.EncodeToString(data)
	return mark + " " + n + " " + sum(n, body) + " " + body
}

// open reads a sealed copy; ok is false when a single bit of it is wrong.
func open(text string) (count uint64, data []byte, ok bool) {
	f := strings.Split(text, " ")
	if len(f) != 4 || f[0] != mark || sum(f[1], f[3]) != f[2] {
		return 0, nil, false
	}
	count, err := strconv.ParseUint(f[1], 10, 64)
	if err != nil || strconv.FormatUint(count, 10) != f[1] {
		return 0, nil, false
	}
	data, err = base64.StdEncoding.Strict().DecodeString(f[3])
	return count, data, err == nil
}

// checkName refuses names that a file system might not keep apart or that would meet another slot.
func checkName(name string) error {
	if name == "" || len(name) > 64 {
		return errors.New("store: a name has 1 to 64 characters")
	}
	for _, c := range name {
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return errors.New("store: " + strconv.Quote(name) + " is no name: only a-z, 0-9 and dashes")
		}
	}
	return nil
}

// namesOf takes the slot off each key and sorts what is left.
func namesOf(keys []string) []string {
	var names []string
	for _, k := range keys {
		if name, side, ok := strings.Cut(k, "."); ok && (side == "a" || side == "b") && checkName(name) == nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
