package enginetest

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
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
	before := c.state.Encode(nil)
	err := c.try(action)
	var rule *engine.RuleError
	switch {
	case err == nil:
		c.fail(n, "%s: is allowed", action)
	case !errors.As(err, &rule):
		c.fail(n, "%s: refused without a clause: %v", action, err)
	case rule.Clause != clause:
		c.fail(n, "%s: refused by %s (%s), want %s", action, rule.Clause, rule.Key, clause)
	case !bytes.Equal(before, c.state.Encode(nil)):
		c.fail(n, "%s: the refusal changed the state", action)
	}
}

// want compares facts; lists of cards without order, unless exact.
func (c *running) want(n int, s engine.State, rest string, exact bool) {
	for _, part := range gap.Split(rest, -1) {
		if part == "" {
			continue
		}
		f, err := parseFact(part)
		if err != nil {
			c.fail(n, "%v", err)
			return
		}
		got, ok := lookup(c.game, s, f)
		if !ok {
			c.fail(n, "there is no fact %s", strings.TrimSpace(f.Key+" "+seatWord(f.Seat)))
			return
		}
		if got != f.Value && (exact || normal(got) != normal(f.Value)) {
			c.fail(n, "%s is %s, want %s", strings.TrimSpace(f.Key+" "+seatWord(f.Seat)), got, f.Value)
		}
	}
}

func seatWord(s engine.Seat) string {
	if s == engine.None {
		return ""
	}
	return s.String()
}

// normal sorts what is a list, so that a heap may be written in any order.
func normal(v string) string {
	parts := strings.Split(v, ",")
	slices.Sort(parts)
	return strings.Join(parts, ",")
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
	g.Facts(s, func(h engine.Fact) {
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
	name, list, _ := strings.Cut(rest, " ")
	seat, ok := engine.ParseSeat(name)
	if !ok {
		c.fail(n, "legal needs a seat")
		return
	}
	runs, _ := match.Choices(c.state, seat, 100000)
	var got []string
	for _, run := range runs {
		got = append(got, c.game.Notate(c.state, seat, run))
	}
	list = strings.TrimSpace(list)
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
			if run, err := c.game.Parse(c.state, seat, w); err == nil {
				w = c.game.Notate(c.state, seat, run)
			}
			want = append(want, w)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		c.fail(n, "legal are %s, want %s", strings.Join(got, " | "), strings.Join(want, " | "))
	}
}
