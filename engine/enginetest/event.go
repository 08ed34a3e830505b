package enginetest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"royals/engine/cards"
)

// deeds are the words an event begins with, as EventText writes them.
var deeds = []string{"moved", "turned", "shuffled", "counted", "phase", "said", "ended"}

// readEvent returns an error for what EventText cannot have written in this game: "not-told" of it would always pass.
func (c *running) readEvent(text string) error {
	r := eventReader{c: c, words: strings.Fields(text)}
	in := c.game.Info()
	switch verb := r.next(); verb {
	case "moved":
		r.card()
		r.pile()
		if r.next() != ">" {
			r.bad("want moved CARD PILE > PILE")
		}
		r.pile()
	case "turned":
		r.card()
		r.pile()
	case "shuffled":
		r.pile()
	case "counted":
		r.name("counter", len(in.Counters), func(i int) string { return in.Counters[i].Name })
		r.maybeSeat()
		if r.is("slot") {
			r.number()
		}
		r.number()
	case "phase":
		r.name("phase", len(in.Phases), func(i int) string { return in.Phases[i] })
		if r.maybeSeat(); !r.is("-") && !r.is("actors") {
			r.bad("want phase NAME SEAT actors SEATS")
		}
		r.words = nil
	case "said":
		r.name("line of the log", len(in.Says), func(i int) string { return in.Says[i] })
		for len(r.words) > 0 && r.err == nil {
			if !r.maybeSeat() && !r.maybeCard() {
				r.number()
			}
		}
	case "ended":
	default:
		r.bad("%q is no deed: they begin with %s", verb, strings.Join(deeds, ", "))
	}
	if len(r.words) > 0 {
		r.bad("what is %q?", strings.Join(r.words, " "))
	}
	if r.err != nil {
		return fmt.Errorf("%s: %w%s", text, r.err, bracketed(c.wordRemedy(text)))
	}
	return nil
}

// eventReader takes the words of an event one after another. The first error stays.
type eventReader struct {
	c     *running
	words []string
	err   error
}

func (r *eventReader) bad(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *eventReader) next() string {
	if len(r.words) == 0 {
		r.bad("something is missing at its end")
		return ""
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

// is takes a word if it comes next.
func (r *eventReader) is(word string) bool {
	ok := len(r.words) > 0 && r.words[0] == word
	if ok {
		r.words = r.words[1:]
	}
	return ok
}

func (r *eventReader) name(what string, n int, at func(int) string) int {
	w := r.next()
	var all []string
	for i := range n {
		all = append(all, at(i))
	}
	i := slices.Index(all, w)
	if i < 0 {
		r.bad("no %s is named %q: there are %s", what, w, strings.Join(all, ", "))
	}
	return i
}

func (r *eventReader) maybeSeat() bool {
	if len(r.words) == 0 {
		return false
	}
	_, err := r.c.seat(r.words[0], true)
	return err == nil && r.is(r.words[0])
}

func (r *eventReader) maybeCard() bool {
	if len(r.words) == 0 {
		return false
	}
	_, ok := cards.Parse(r.words[0])
	return ok && r.is(r.words[0])
}

func (r *eventReader) card() {
	if !r.maybeCard() {
		r.bad("%q is no card", r.next())
	}
}

func (r *eventReader) number() {
	w := r.next()
	if _, err := strconv.Atoi(w); err != nil {
		r.bad("%q is no number", w)
	}
}

// pile reads "hand P1", "laid P1 2", "box".
func (r *eventReader) pile() {
	if r.is("box") {
		return
	}
	piles := r.c.game.Info().Piles
	kind := r.name("pile", len(piles), func(i int) string { return piles[i].Name })
	if kind < 0 {
		return
	}
	if !r.maybeSeat() && piles[kind].Owned {
		r.bad("whose %s?", piles[kind].Name)
	}
	if piles[kind].Slots > 1 {
		r.number()
	}
}
