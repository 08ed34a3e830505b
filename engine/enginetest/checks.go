package enginetest

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
)

// refuse reads "P1 attack P3 by U6.1".
func (c *running) refuse(n int, rest string) {
	at := strings.LastIndex(rest, " by ")
	if at < 0 {
		c.fail(n, "refuse needs ` by CLAUSE`")
		return
	}
	action, clause := strings.TrimSpace(rest[:at]), strings.TrimSpace(rest[at+4:])
	err := c.try(action)
	var rule *engine.RuleError
	switch {
	case err == nil:
		c.fail(n, "%s: is allowed", action)
	case !errors.As(err, &rule):
		c.fail(n, "%s: refused without a clause: %v", action, err)
	case rule.Clause != clause:
		c.fail(n, "%s: refused by %s (%s), want %s", action, rule.Clause, rule.Key, clause)
	}
}

// want compares facts; lists of cards without order, unless exact.
func (c *running) want(n int, s engine.State, rest string, exact bool) {
	if rest == "" {
		c.fail(n, "which fact is wanted?")
	}
	for _, part := range gap.Split(rest, -1) {
		if part == "" {
			continue
		}
		f, got, ok := c.ask(n, s, part)
		if ok && got != f.Value && (exact || normal(got) != normal(f.Value)) {
			c.fail(n, "%s is %s, want %s%s", fullKey(f), got, f.Value, c.factRemedy(part))
		}
	}
}

// ask reads a fact of a line and looks what it is in a state.
func (c *running) ask(n int, s engine.State, part string) (f engine.Fact, got string, ok bool) {
	f, err := c.parseFact(part)
	if err != nil {
		c.fail(n, "%v", err)
		return f, "", false
	}
	if got, ok = lookup(c.game, s, f); !ok {
		c.fail(n, "there is no fact %q%s", fullKey(f), c.factRemedy(part))
	}
	return f, got, ok
}

// count reads "hand P1 6   draw P2 30": so many cards are there.
func (c *running) count(n int, rest string) {
	for _, part := range gap.Split(rest, -1) {
		f, got, ok := c.ask(n, c.state, part)
		if !ok {
			return
		}
		have, ok := cardsIn(got)
		switch want, err := strconv.Atoi(f.Value); {
		case !ok:
			c.fail(n, "%s is %s, which is no cards", fullKey(f), got)
		case err != nil || want < 0:
			c.fail(n, "count needs a number, not %q", f.Value)
		case want != have:
			c.fail(n, "%s has %d cards, want %d: %s", fullKey(f), have, want, got)
		}
	}
}

// cardsIn counts the cards of a fact: "7D,8D", "KS/4S", "KS upright 2C,8D", "-".
func cardsIn(value string) (n int, ok bool) {
	for _, word := range strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(" ,/", r) }) {
		if _, card := cards.Parse(word); card {
			n++
		}
	}
	return n, n > 0 || value == "-"
}

// normal sorts what has no order: the cards of a list, and those under a royal (KS/5S/4S).
func normal(v string) string {
	words := strings.Split(v, " ")
	for i, word := range words {
		list := strings.Split(word, ",")
		for j, one := range list {
			heap := strings.Split(one, "/")
			slices.Sort(heap[1:])
			list[j] = strings.Join(heap, "/")
		}
		slices.Sort(list)
		words[i] = strings.Join(list, ",")
	}
	return strings.Join(words, " ")
}

// lookup returns a fact of a state. Besides the game's own facts there are actors, over, winners, score Pk and rank Pk.
func lookup(g engine.Scribe, s engine.State, f engine.Fact) (value string, ok bool) {
	var r engine.Result
	switch f.Key {
	case "actors":
		return seatList(s.Actors()), true
	case "over":
		return map[bool]string{true: "yes", false: "no"}[s.Result(&r)], true
	case "winners":
		s.Result(&r)
		return seatList(r.Winners), true
	case "reason":
		s.Result(&r)
		return r.Reason, true
	case "score", "rank":
		if f.Seat < engine.MaxSeats {
			s.Result(&r)
			if f.Key == "score" {
				return strconv.Itoa(int(r.Score[f.Seat])), true
			}
			return strconv.Itoa(int(r.Rank[f.Seat])), true
		}
	}
	engine.Facts(s, func(h engine.Fact) {
		if h.Key == f.Key && h.Seat == f.Seat {
			value, ok = h.Value, true
		}
	})
	return value, ok
}

func seatList(b engine.SeatSet) string {
	var names []string
	for s := engine.Seat(0); s < engine.MaxSeats; s++ {
		if b.Has(s) {
			names = append(names, s.String())
		}
	}
	if names == nil {
		return "-"
	}
	return strings.Join(names, ",")
}

// legal reads "P1 commit 7D | commit 8D": exactly these whole choices; "P1 #12": that many; "P1 -": none.
func (c *running) legal(n int, rest string) {
	name, list := cut(rest)
	seat, err := c.seat(name, false)
	if err != nil {
		c.fail(n, "legal needs a seat: %v", err)
		return
	}
	runs, _ := match.Choices(c.state, seat, 100000)
	var got []string
	for _, run := range runs {
		got = append(got, c.game.Notate(c.state, seat, run))
	}
	if num, ok := strings.CutPrefix(list, "#"); ok && !strings.HasPrefix(num, "#") {
		if num != strconv.Itoa(len(got)) {
			c.fail(n, "%d legal choices, want %s: %s", len(got), num, strings.Join(got, " | "))
		}
		return
	}
	var want []string
	if list != "-" {
		for _, w := range strings.Split(list, "|") {
			w = strings.TrimSpace(w)
			run, err := c.game.Parse(c.state, seat, w)
			if err != nil {
				c.fail(n, "%s: %v%s", w, err, c.choiceRemedy(seat, w))
				return
			}
			w = c.game.Notate(c.state, seat, run)
			want = append(want, w)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		c.fail(n, "legal are %s, want %s", strings.Join(got, " | "), strings.Join(want, " | "))
	}
}
