package names

import (
	"strings"
	"testing"

	"royals/sprites/cluster"
)

func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"Ada": "Ada", "  Ada  Lovelace ": "Ada Lovelace", "a\u00a0b\tc\nd": "a bcd", "": "", " \t\n": "",
		"Łukasz": "Łukasz", "Жан": "Жан", "李": "李", "مريم": "مريم", "שלום": "שלום", "कुमार": "कुमार", "สมชาย": "สมชาย", "김민수": "김민수",
		"\u202eadA":                         "adA",     // an override turns the rest of the line
		"\u2067x\u2069y\u200fz":             "xyz",     // as do isolates and marks
		"A\u00adda\ufeff":                   "Ada",     // soft hyphen, byte order mark
		"\u3164\u115f\u2800":                "",        // letters without ink
		"\ue000\U0010fffd":                  "",        // for private use
		"\u0378A":                           "A",       // not assigned
		"\u0301A\u0301":                     "A\u0301", // a mark needs something to stand on
		"می\u200cخواهم\u200c":               "می\u200cخواهم",
		"👩‍👩‍👧‍👦":                           "👩‍👩‍👧‍👦",
		"a\U000e0067b":                      "ab", // an unseen tag
		"A\xff\xfeb":                        "Ab",
		"A" + strings.Repeat("\u0301", 200): "A" + strings.Repeat("\u0301", 6),
		strings.Repeat("e\u0301", 30):       strings.Repeat("e\u0301", 24),
		strings.Repeat("🇩🇪", 30):            strings.Repeat("🇩🇪", 24),
		strings.Repeat("a", 23) + " b":      strings.Repeat("a", 23),
		strings.Repeat("a", 22) + " b":      strings.Repeat("a", 22) + " b",
	} {
		if got := Clean(in); got != want {
			t.Errorf("%+q becomes %+q, want %+q", in, got, want)
		}
	}
}

// FuzzClean: what comes out is short, stays as it is, and holds nothing that steers a line.
func FuzzClean(f *testing.F) {
	f.Add("A\u0301 \u202e李\u200d👩 \xff")
	f.Fuzz(func(t *testing.T, s string) {
		got := Clean(s)
		if n := cluster.Count(got); n > Most || len(got) > Most*runesMost*4 {
			t.Fatalf("%+q: %d letters, %d bytes", got, n, len(got))
		}
		if again := Clean(got); again != got {
			t.Fatalf("%+q becomes %+q, and then %+q", s, got, again)
		}
		if strings.ContainsAny(got, "\n\r\t\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f") || strings.TrimSpace(got) != got {
			t.Fatalf("%+q lets %+q through", s, got)
		}
	})
}

func TestIsolated(t *testing.T) {
	if got := Isolated("שלום"); got != "\u2068שלום\u2069" || Isolated("") != "" {
		t.Errorf("%+q", got)
	}
}
