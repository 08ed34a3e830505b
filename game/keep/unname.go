package keep

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"royals/engine/match"
	"royals/game/store"
)

// setupPrefix begins the names under which it is kept who sat at a table last.
const setupPrefix = "setup-"

// Unname puts a guest where somebody of some names sits: in games that wait, in their matches, in past games, in set-ups. Each is written
// over both of its copies, so that no name is left. What cannot be read stays as it is.
func Unname(s store.Store, who []string, guest string) error {
	list, err := s.Names()
	if err != nil {
		return err
	}
	past, err := History(s)
	if err != nil {
		return err
	}
	for _, name := range list {
		if err := unnameOne(s, name, who, guest); err != nil {
			return err
		}
	}
	before := text(past)
	for i := range past {
		if p, _, err := load(s, past[i].N); err == nil {
			past[i] = p
		}
	}
	if text(past) == before {
		return nil
	}
	return twice(s, history, []byte(text(past)))
}

// unnameOne does it to what lies under a name, where one of its copies says that they sit there.
func unnameOne(s store.Store, name string, who []string, guest string) error {
	copies, err := s.Copies(name)
	said := slices.ContainsFunc(copies, func(c store.Copy) bool { return c.Good && unnamed(string(c.Data), who, guest) != string(c.Data) })
	if err != nil || !said {
		return err
	}
	data, err := s.Load(name)
	switch {
	case err != nil && !errors.Is(err, store.ErrOlder):
		return nil
	case IsRun(name):
		if data, err = match.Renote(data, func(note string) string { return unnamed(note, who, guest) }); err != nil {
			return nil
		}
	case IsBout(name), strings.HasPrefix(name, setupPrefix):
		data = []byte(unnamed(string(data), who, guest))
	case IsPast(name):
		if data = unnamedPast(name, data, who, guest); data == nil {
			return nil
		}
	default:
		return nil
	}
	return twice(s, name, data)
}

// Holders lists what was set aside, and what an import has replaced, where somebody of some names may stand in it. What cannot be read
// may say anything.
func Holders(s store.Store, who []string) (out []string, err error) {
	list, err := s.Names()
	for _, name := range list {
		if _, aside := store.SetAside(name); (aside || name == store.Before) && mayHold(s, name, who) {
			out = append(out, name)
		}
	}
	return out, err
}

// mayHold reports whether one of the copies of a name does.
func mayHold(s store.Store, name string, who []string) bool {
	copies, err := s.Copies(name)
	return err != nil || slices.ContainsFunc(copies, func(c store.Copy) bool {
		if name != store.Before || !c.Good {
			return !c.Good || slices.ContainsFunc(who, func(n string) bool { return stands(string(c.Data), n) })
		}
		in, err := store.Inside(string(c.Data))
		if err != nil {
			return true
		}
		list, _ := in.Names()
		return slices.ContainsFunc(list, func(name string) bool { return mayHold(in, name, who) })
	})
}

// stands reports whether a text has a name in it that is no part of a longer word.
func stands(text, name string) bool {
	for at := 0; name != ""; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at+i])
		after, _ := utf8.DecodeRuneInString(text[at+i+len(name):])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			return true
		}
		at += i + len(name)
	}
	return false
}

// twice writes both copies of a name.
func twice(s store.Store, name string, data []byte) error {
	for range 2 {
		if err := s.Save(name, data); err != nil {
			return err
		}
	}
	return nil
}

// unnamedPast is a past game in which a guest sits, with a mark that fits.
func unnamedPast(name string, data []byte, who []string, guest string) []byte {
	n, _ := strconv.Atoi(strings.TrimPrefix(name, pastPrefix))
	p, body, ok := readGame(n, data)
	if !ok {
		return nil
	}
	p.About, body = unnamed(p.About, who, guest), unnamed(body, who, guest)
	p.mark = markOf(body)
	return []byte(pastHead + "\n" + p.line() + "\n" + body)
}

// seats are how a text says that a person of a name sits somewhere; a tab or the end of the line follows.
var seats = []string{"person ", "person:"}

// unnamed puts a guest where a text says that a person of some names sits.
func unnamed(text string, who []string, guest string) string {
	var b strings.Builder
	for text != "" {
		n := strings.IndexAny(text, "\t\n")
		if n < 0 {
			n = len(text)
		}
		part := text[:n]
		for _, seat := range seats {
			if at := strings.Index(part, seat); at >= 0 && slices.Contains(who, part[at+len(seat):]) {
				part = part[:at+len(seat)] + guest
				break
			}
		}
		b.WriteString(part)
		if text = text[n:]; text != "" {
			b.WriteByte(text[0])
			text = text[1:]
		}
	}
	return b.String()
}
