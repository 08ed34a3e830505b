package words

import (
	"slices"
	"strings"
	"sync"
)

// Term is a word of a game that explains itself: where it stands in a text, and the key of its sentence.
type Term struct {
	From, To int
	Key      string
}

// glossary holds the terms of every game, by their forms.
var glossary = sync.OnceValue(func() map[string][]form {
	all := map[string][]form{}
	for _, table := range english {
		for key, forms := range table {
			key, ok := strings.CutSuffix(key, ".forms")
			if !ok {
				continue
			}
			game, _, _ := strings.Cut(key, ".")
			for f := range strings.SplitSeq(forms, ", ") {
				all[game] = append(all[game], form{f, key})
			}
		}
	}
	for _, list := range all { // longer ones first, in one order
		slices.SortFunc(list, func(a, b form) int {
			if len(a.text) != len(b.text) {
				return len(b.text) - len(a.text)
			}
			return strings.Compare(a.text, b.text)
		})
	}
	return all
})

// form is a way in which a term is written.
type form struct{ text, key string }

// Terms finds the words of a game's glossary in a text.
func Terms(game, text string) (found []Term) {
	list := glossary()[game]
	if len(list) == 0 {
		return nil
	}
	for i := 0; i < len(text); {
		n := letters(text[i:])
		if n == 0 {
			i++
			continue
		}
		for _, f := range list {
			if len(f.text) >= n && len(text)-i >= len(f.text) && strings.EqualFold(text[i:i+len(f.text)], f.text) && letters(text[i+len(f.text):]) == 0 {
				found = append(found, Term{i, i + len(f.text), f.key})
				n = len(f.text)
				break
			}
		}
		i += n
	}
	return found
}

// letters counts the letters that a text begins with.
func letters(s string) int {
	n := 0
	for n < len(s) && (s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z' || s[n] >= 0x80) {
		n++
	}
	return n
}
