package words

import (
	"strings"
	"sync"
)

// families are the families of keys that have a sentence: "crush.verb" is that of "crush.verb.attack".
var families = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, table := range english {
		for key := range table {
			family, _ := parts(key)
			all[family] = true
		}
	}
	return all
})

// parts cuts a key after its second word: "crush.no.not-in-hand" becomes the family "crush.no" and the text "not in
// hand".
func parts(key string) (family, said string) {
	game, rest, _ := strings.Cut(key, ".")
	kind, name, _ := strings.Cut(rest, ".")
	return game + "." + kind, strings.ReplaceAll(name, "-", " ")
}

// fallback writes a sentence for a game without words: the key's own name, and what it is about. It stands in for whole
// families only. If a family has one sentence, a key without one is a slip and must be seen.
func fallback(key string, a *Args) (string, bool) {
	family, said := parts(key)
	if families()[family] {
		return "", false
	}
	_, kind, _ := strings.Cut(family, ".")
	switch kind {
	case "goal":
		return "", said == ""
	case "pile", "counter", "line":
		return said, said != ""
	case "ask", "no", "end", "option":
		if strings.HasSuffix(said, ".help") {
			return "", true
		}
		return Upper(said), said != ""
	case "verb":
		return Upper(joined(" ", said, a.Operands[0], a.Operands[1], a.Operands[2])), said != ""
	case "say":
		return joined(": ", a.A, joined(", ", Upper(said), a.Card, a.B)), said != ""
	}
	return "", false
}

// joined joins the strings that are not empty.
func joined(between string, list ...string) string {
	s := ""
	for _, text := range list {
		if s != "" && text != "" {
			s += between
		}
		s += text
	}
	return s
}
