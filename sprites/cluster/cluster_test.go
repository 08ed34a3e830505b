package cluster

import (
	"slices"
	"strings"
	"testing"
)

// TestLen finds the letters between the bars. The cases are the kinds of annex 29, rule by rule, and names.
func TestLen(t *testing.T) {
	for _, want := range []string{
		"", "a", "a|b", "J|o|h|n", "Z|o|ë", // two ways to write ë
		"Z|o|e\u0308", "e\u0308\u0323\u0301|x", "ł|ß", "Ж|а|н", "Ά|ν|ν|α", "李|小|龍", "は|な|こ", "か\u3099|x",
		"\r\n|a", "\n|\r|a", "a|\n|b", "a|\u200e|b", "\n|\u0308",
		"김|민|수", "\u1100\u1161\u11a8|\u1100\u1161", "\u1100\u1100\u1161|x", "가\u11a8|x", "각\u11a8\u11a8|가", "각|\u1161",
		"م|ح|م|د", "ב\u05bc|ן", "ש\u05c1|ל|ו|ם", "\u0600ا|ب",
		"कु|मा|र", "क्ष|मा", "प्रि|या", "श्री|या", "क्\u200dष", "க்|ஷ", "বি|ক্র|ম", "ক্|க",
		"ส|ม|ช|า|ย", "กำ|ปู่",
		"🇩🇪|🇫🇷|🇺", "👩‍👩‍👧‍👦|x", "👍🏽|👍", "❤\ufe0f\u200d🔥|a", "a\u200d|🔥", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f|x", "1\ufe0f\u20e3|2", "👩|👩", "👩\u200d\u200d|👩",
	} {
		s := strings.ReplaceAll(want, "|", "")
		var got []string
		for rest := s; rest != ""; {
			n := Len(rest)
			if n <= 0 {
				t.Fatalf("%q: a letter of %d bytes", rest, n)
			}
			got, rest = append(got, rest[:n]), rest[n:]
		}
		if !slices.Equal(got, strings.FieldsFunc(want, func(r rune) bool { return r == '|' })) {
			t.Errorf("%q is cut to %q, want %q", s, got, want)
		}
		if Count(s) != len(got) {
			t.Errorf("%q: counted %d", s, Count(s))
		}
	}
}

// FuzzLen checks that the pieces are never empty and make up the whole.
func FuzzLen(f *testing.F) {
	f.Add("e\u0308\u1100\u1161🇩🇪👩‍👧 क्ष\xff\r\n")
	f.Fuzz(func(t *testing.T, s string) {
		for rest := s; rest != ""; {
			n := Len(rest)
			if n <= 0 || n > len(rest) {
				t.Fatalf("%q: a letter of %d bytes", rest, n)
			}
			rest = rest[n:]
		}
	})
}
