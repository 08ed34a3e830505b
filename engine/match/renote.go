package match

import "strings"

// Renote returns a save with other notes, line by line. Nothing else of it changes.
func Renote(data []byte, note func(string) string) ([]byte, error) {
	lines, err := unseal(data, "royals save ", lastSave)
	if err != nil {
		return nil, err
	}
	head, _, _ := strings.Cut(string(data), "\n")
	b := []byte(head + "\n")
	for _, line := range lines {
		if rest, ok := strings.CutPrefix(line, "note "); ok {
			line = "note " + note(rest)
		}
		b = append(b, line+"\n"...)
	}
	return append(b, "sum "+sum(b)+"\n"...), nil
}
