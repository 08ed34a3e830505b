package learn

import (
	_ "embed"
	"strings"
)

// places are the positions of all lessons: a line "game.id bytes" for each, where bytes counts what follows the line.
// `go test ./game/learn -update` writes them, because the app does not carry what sets up positions from facts.
//
//go:embed positions.bin
var places string

// position returns the position of a lesson.
func position(name string) ([]byte, bool) {
	for rest := places; rest != ""; {
		head, more, ok := strings.Cut(rest, "\n")
		id, count, _ := strings.Cut(head, " ")
		n := 0
		for _, c := range []byte(count) {
			n = 10*n + int(c-'0')
		}
		if !ok || n < 0 || n > len(more) {
			return nil, false
		}
		if id == name {
			return []byte(more[:n]), true
		}
		rest = more[n:]
	}
	return nil, false
}
