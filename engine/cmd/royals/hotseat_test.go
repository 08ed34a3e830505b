package main

import (
	"bufio"
	"bytes"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
	"royals/game/words"
)

// faceNames finds the cards that a text speaks of.
var faceNames = func() *regexp.Regexp {
	return regexp.MustCompile(`(?:\b(?:10|[2-9AJQK])[♣♦♥♠])|\b[A2-9TJQK][CDHS]\b|\b(?:ace|jack|queen|king|[2-9]|10)(?:(?:, | and )(?:ace|jack|queen|king|[2-9]|10))* of (?:clubs|diamonds|hearts|spades)`)
}()

// spoken returns the cards that a text speaks of.
func spoken(text string) map[cards.Card]bool {
	out := make(map[cards.Card]bool)
	text = strings.Join(strings.Fields(text), " ") // a name may be broken over two lines
	for _, m := range faceNames.FindAllString(text, -1) {
		head, suit, ok := strings.Cut(m, " of ")
		if !ok {
			if c, ok := cards.Parse(noted(m, nil)); ok {
				out[c] = true
			}
			continue
		}
		for _, rank := range regexp.MustCompile(`\w+`).FindAllString(head, -1) {
			for c := cards.Card(1); c <= 52; c++ {
				if words.Rank(c.Rank()) == rank && words.Suit(c.Suit()) == suit {
					out[c] = true
				}
			}
		}
	}
	return out
}

// Two persons round one terminal: what stands on it, from one wiping to the next, names no card that the one whose turn it is
// cannot see; and while it is handed over, none that anybody holds.
func TestHotSeatHidesHands(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) { hotSeat(t, g) })
	}
}

func hotSeat(t *testing.T, g engine.Game) {
	r, seed := seeded(t)
	n := g.Info().Seats
	players := make([]table.Player, n)
	for i := range players {
		players[i] = table.Player{Name: usualNames[i]}
		if i > 1 {
			players[i].Bot = "greedy"
		}
	}
	var out bytes.Buffer
	in := &typist{out: &out}
	keep := new(keeper)
	tab, err := table.New(g, engine.Config{Seats: n, Seed: seed}, players, keep, new(table.Direct), seed, match.Salt{})
	if err != nil {
		t.Fatal(err)
	}
	tool := &tool{in: in, out: bufio.NewWriter(&out), to: &out}
	s := newParlour(tool, tab, keep)
	wiped := strings.Repeat("═", 80)
	screen, looked, hands, asked := "", 0, 0, 0
	in.turn = func(seen string) string {
		if at := strings.LastIndex(seen, wiped); at >= 0 {
			screen = seen[at:]
		} else {
			screen += seen
		}
		secret := hidden(tab)
		deal := screen // cards that were seen before the last shuffle may be anywhere
		for _, shuffled := range []string{" deals.", " shuffled into a new deck."} {
			deal = deal[max(strings.LastIndex(deal, shuffled), 0):]
		}
		for c := range spoken(deal) {
			if secret[c] {
				t.Fatalf("%s stands on the screen of %s:\n%s", c, tab.Viewer, screen)
			}
		}
		if asked++; asked > 250 {
			return ""
		}
		looked += len(secret)
		if tab.Viewer < engine.MaxSeats {
			hands++
		}
		if probed := tab.AtTable() && strings.Contains(seen, "blk"); probed && !strings.Contains(seen, "Nothing fits “blk ah”") {
			t.Fatalf("a hand answers though it is not shown:\n%s", seen)
		}
		return typed(r, tab, seen)
	}
	if err := s.play(); err != nil {
		t.Fatal(err)
	}
	if looked == 0 || hands < 3 || strings.Count(out.String(), wiped) < 4 {
		t.Errorf("%d secrets, %d looks at hands, %d wipings: the test saw nothing", looked, hands, strings.Count(out.String(), wiped))
	}
}

// typed is what somebody types: mostly an answer, now and then something to look at.
func typed(r *rand.Rand, tab *table.Table, seen string) string {
	switch {
	case tab.AtTable() && r.IntN(3) == 0:
		return "blk ah\n"
	case r.IntN(20) == 0:
		return []string{"hint\n", "log all\n", "table\n", "more\n", "7\n"}[r.IntN(5)]
	case tab.Asked != engine.None && tab.Asked != tab.Viewer && r.IntN(2) == 0:
		return "hand\n"
	}
	return anyNumber(r, seen)
}

// hidden returns the faces that somebody else sees, and that the eyes at the screen see nowhere and were told of by no line of
// the log.
func hidden(t *table.Table) map[cards.Card]bool {
	out := make(map[cards.Card]bool)
	seen := func(x engine.Seat) (list []cards.Card) {
		var v engine.View
		v.Reset(x)
		own := t.State().Fresh()
		own.CopyFrom(t.State())
		own.Redact(x)
		own.View(&v)
		for _, p := range v.Piles {
			list = append(list, p.Cards...)
		}
		return list
	}
	for i := range t.Players {
		for _, c := range seen(engine.Seat(i)) {
			out[c] = true
		}
	}
	delete(out, cards.Back)
	for _, c := range seen(t.Viewer) {
		delete(out, c)
	}
	for _, p := range t.Shown.Piles { // what is shown may lag behind
		for _, c := range p.Cards {
			delete(out, c)
		}
	}
	for _, l := range t.Lines(0) {
		for c := range spoken(l.Text) {
			delete(out, c)
		}
	}
	return out
}

// A hand that stood on the screen would be seen by the test above.
func TestSpoken(t *testing.T) {
	got := spoken("Hand of Ada  10♣  A♦\nPut in 7 and king of\n  spades, or commit TD,2H")
	for _, want := range []string{"TC", "AD", "7S", "KS", "TD", "2H"} {
		if c, _ := cards.Parse(want); !got[c] {
			t.Errorf("%s is not found", want)
		}
	}
	if len(got) != 6 {
		t.Errorf("%d cards are found", len(got))
	}
}
