// Package names says what may be the name of a player and how it stands in a sentence. Every name passes Clean where it comes
// in: typed, or read from a save, a set-up or a file of another device.
package names

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"royals/sprites/cluster"
)

// Most is how many letters a name has at most, as a reader counts them.
const Most = 24

const (
	runesMost = 16 // of a letter: a family of emoji has eleven
	marksMost = 6  // in a row: a stack of accents that is higher lies on the lines above and below
	joiner    = '\u200d'
	nonJoiner = '\u200c'
	blackFlag = '\U0001f3f4' // with tags it is that of Scotland
)

func tag(r rune) bool { return r >= 0xe0020 && r <= 0xe007f }

// Clean returns what of a text may be a name: letters that can be seen, blanks between them, no more than Most. What steers
// the direction of a line, or breaks it, or is blank or unassigned, is left out.
func Clean(s string) string {
	var b strings.Builder
	letters, blank := 0, false
	for s != "" && letters < Most {
		n := cluster.Len(s)
		letter := cleanLetter(s[:n])
		s = s[n:]
		switch {
		case letter == " ":
			blank = b.Len() > 0
			continue
		case letter == "":
			continue
		case blank && letters+1 == Most:
			letters = Most
			continue
		case blank:
			b.WriteByte(' ')
			letters++
			blank = false
		}
		b.WriteString(letter)
		letters++
	}
	return strings.TrimRight(b.String(), string(joiner)+string(nonJoiner))
}

// cleanLetter returns what of one letter may stay, " " for any blank.
func cleanLetter(s string) string {
	out := make([]rune, 0, runesMost)
	marks := 0
	for _, r := range s {
		mark := unicode.In(r, unicode.Mn, unicode.Me)
		switch {
		case r == ' ' || unicode.Is(unicode.Zs, r):
			return " "
		case len(out) == 0 && (mark || r == joiner || r == nonJoiner || unicode.Is(unicode.Mc, r)):
			continue // it needs something to stand on
		case !allowed(r) || len(out) == runesMost || tag(r) && out[0] != blackFlag:
			continue
		case mark:
			if marks++; marks > marksMost {
				continue
			}
		default:
			marks = 0
		}
		out = append(out, r)
	}
	return string(out)
}

// allowed reports whether a character may be part of a name.
func allowed(r rune) bool {
	switch {
	case r == joiner, r == nonJoiner, tag(r): // inside a letter: Persian and Indian names, flags
		return true
	case r == utf8.RuneError, r == '\u2800', unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r):
		return false
	}
	return unicode.IsGraphic(r) && !unicode.Is(unicode.Zs, r)
}

// The isolates stand around a name in a sentence.
const (
	open  = "\u2068"
	close = "\u2069"
)

// Isolated returns a name as it stands in a sentence: its direction does not turn what is around it.
func Isolated(name string) string {
	if name == "" {
		return ""
	}
	return open + name + close
}
