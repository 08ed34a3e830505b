// Package cluster cuts text where a reader sees one letter end and the next begin. An accent stays on its letter; a
// flag and a family of emoji stay whole. The rules are those of Unicode's annex 29 for extended grapheme clusters.
package cluster

import (
	"unicode"
	"unicode/utf8"
)

// joiner joins two pictures into one.
const joiner = '\u200d'

// class is what a character does at the end of a cluster.
type class uint8

const (
	plain   class = iota
	control       // stands alone
	extend        // belongs to what comes before it
	spacing       // the same, and takes room
	prepend       // belongs to what comes after it
	flag          // half of a flag
	picture       // an emoji
	leading       // Hangul: a first consonant
	vowel
	trailing
	open   // a syllable of Hangul that may take a last consonant
	closed // and one that has it
)

// Len returns how many bytes the first letter of s takes; 0 when s is empty.
func Len(s string) int {
	r, at := utf8.DecodeRuneInString(s)
	if at == 0 {
		return 0
	}
	if r < 0x300 && at < len(s) && s[at] < utf8.RuneSelf && r != '\r' { // two plain letters, the usual case
		return at
	}
	prev := of(r)
	flags := prev == flag
	pictured, joined := prev == picture, false
	base, linked := consonant(r), false
	for at < len(s) {
		next, n := utf8.DecodeRuneInString(s[at:])
		c := of(next)
		switch {
		case prev == control || c == control:
			if r != '\r' || next != '\n' {
				return at
			}
		case c == extend, c == spacing, prev == prepend:
		case prev == leading && (c == leading || c == vowel || c == open || c == closed):
		case (prev == open || prev == vowel) && (c == vowel || c == trailing):
		case (prev == closed || prev == trailing) && c == trailing:
		case flags && prev == flag && c == flag:
			flags = false // two make a flag, the third begins another
		case pictured && joined && c == picture:
		case base != 0 && linked && consonant(next) == base:
			linked = false
		default:
			return at
		}
		switch {
		case c == picture:
			pictured, joined = true, false
		case c == extend:
			pictured, joined = pictured && !joined, next == joiner
			linked = linked || virama(next)
		default:
			pictured, joined = false, false
		}
		if prev == prepend {
			base, linked, flags = consonant(next), false, c == flag
		}
		r, prev = next, c
		at += n
	}
	return at
}

// Count returns how many letters s has.
func Count(s string) (n int) {
	for ; s != ""; n++ {
		s = s[Len(s):]
	}
	return n
}

func of(r rune) class {
	switch {
	case r < 0x20 || r >= 0x7f && r < 0xa0 || r == 0xad:
		return control
	case r < 0x300:
		if r == 0xa9 || r == 0xae {
			return picture
		}
		return plain
	case r >= 0x1100 && r <= 0x115f || r >= 0xa960 && r <= 0xa97c:
		return leading
	case r >= 0x1160 && r <= 0x11a7 || r >= 0xd7b0 && r <= 0xd7c6:
		return vowel
	case r >= 0x11a8 && r <= 0x11ff || r >= 0xd7cb && r <= 0xd7fb:
		return trailing
	case r >= 0xac00 && r <= 0xd7a3:
		if (r-0xac00)%28 == 0 {
			return open
		}
		return closed
	case r == joiner, r == 0x200c, r >= 0x1f3fb && r <= 0x1f3ff, r >= 0xe0020 && r <= 0xe007f:
		return extend
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Other_Grapheme_Extend):
		return extend
	case r == 0xe33, r == 0xeb3:
		return spacing
	case unicode.Is(unicode.Mc, r):
		if unicode.In(r, unicode.Myanmar) && r != 0x1031 && (r < 0x103b || r > 0x103c) && (r < 0x1056 || r > 0x1057) && r != 0x1084 {
			return plain
		}
		return spacing
	case unicode.In(r, unicode.Prepended_Concatenation_Mark), ahead(r):
		return prepend
	case r >= 0x1f1e6 && r <= 0x1f1ff:
		return flag
	case pictorial(r):
		return picture
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp):
		return control
	}
	return plain
}

// ahead reports whether a letter of an Indic script joins the one after it.
func ahead(r rune) bool {
	switch r {
	case 0xd4e, 0x111c2, 0x111c3, 0x1193f, 0x11941, 0x11a3a, 0x11d46, 0x11f02:
		return true
	}
	return r >= 0x11a84 && r <= 0x11a89
}

// pictorial reports whether a character may be part of an emoji made of several.
func pictorial(r rune) bool {
	switch {
	case r >= 0x1f000 && r <= 0x1faff:
		return r < 0x1f3fb || r > 0x1f3ff
	case r >= 0x2190 && r <= 0x2bff:
		return unicode.In(r, unicode.So, unicode.Sm)
	}
	return r == 0x203c || r == 0x2049 || r == 0x2122 || r == 0x2139 || r == 0x3030 || r == 0x303d || r == 0x3297 || r == 0x3299
}

// indic are the blocks of the scripts in which a virama joins consonants into one letter, by their first characters.
var indic = [...]rune{0x900, 0x980, 0xa80, 0xb00, 0xc00, 0xd00}

// consonant returns the block to which a consonant belongs, or 0.
func consonant(r rune) rune {
	for _, b := range indic {
		if d := r - b; d >= 0x15 && d <= 0x39 || d >= 0x58 && d <= 0x5f {
			return b
		}
	}
	return 0
}

func virama(r rune) bool {
	for _, b := range indic {
		if r == b+0x4d {
			return true
		}
	}
	return false
}
