package usurpers

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPayments compares the payments that steps lead to with all that U8.11 allows, over random courts and hands.
func TestPayments(t *testing.T) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 9))
		n := 1 + r.IntN(4)
		var royals []string
		faces, left := r.Perm(courts)[:n], cards.FullDeck
		for _, slot := range faces {
			f := faceOf(uint8(slot))
			var c cards.Card
			for c == cards.Back || !left.Has(c) {
				c = cards.New(cards.Rank(1+r.IntN(10)), f.Suit())
			}
			left = left.Remove(f).Remove(c)
			royals = append(royals, f.String()+"/"+c.String())
		}
		var hand cards.Set
		for range r.IntN(6) {
			c := left.Nth(r.IntN(left.Len()))
			hand, left = hand.Add(c), left.Remove(c)
		}
		options := ""
		if seed%3 == 0 {
			options = "sub_suit=any"
		}
		facts := []string{"phase settle", "rival P2", "hits " + strconv.Itoa(1+r.IntN(9)), "royals P2 " + strings.Join(royals, ","), "hand P2 " + hand.String()}
		if seed%5 == 0 {
			facts = append(facts, "aim "+royals[0][:2])
		}
		s := set(t, 3, options, facts...)
		var got []string
		walk(t, s, nil, func(run []engine.Action) { got = append(got, Game{}.Notate(s, 1, run)) })
		want := payments(s)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d: %v: legal are %v, want %v", seed, facts, got, want)
		}
	}
}

func walk(t *testing.T, s *State, run []engine.Action, whole func([]engine.Action)) {
	acts := s.Rising(s.asked, nil)
	if len(acts) == 0 {
		t.Fatalf("%v leads nowhere", run)
	}
	for _, a := range acts {
		next := *s
		if err := engine.Apply(&next, s.asked, a, nil); err != nil {
			t.Fatalf("%v then %08x: %v", run, uint32(a), err)
		}
		now := append(slices.Clone(run), a)
		if a.IsStep() {
			walk(t, &next, now, whole)
		} else {
			whole(now)
		}
	}
}

// payments returns every way to keep, give up or replace each royal that U8.11 allows.
func payments(s *State) (list []string) {
	x := s.rival
	v := 0
	for slot, c := range s.point[x] {
		if s.aim == 0 || int(s.aim) == slot+1 {
			v += int(c.Rank())
		}
	}
	need := min(int(s.hits), v)
	var try func(slot, lost, changed int, used cards.Set, text string)
	try = func(slot, lost, changed int, used cards.Set, text string) {
		if slot == courts {
			if changed <= need && need <= lost {
				list = append(list, text)
			}
			return
		}
		try(slot+1, lost, changed, used, text)
		old := s.point[x][slot]
		if old == cards.Back || s.aim > 0 && int(s.aim) != slot+1 {
			return
		}
		f := faceOf(uint8(slot))
		try(slot+1, lost+int(old.Rank()), changed+1, used, text+" "+f.String()+"=x")
		for _, c := range s.hand[x].Append(nil) {
			if !c.Court() && c.Rank() < old.Rank() && (s.subAny || c.Suit() == f.Suit()) && !used.Has(c) {
				try(slot+1, lost+int(old.Rank()-c.Rank()), changed+1, used.Add(c), text+" "+f.String()+"="+c.String())
			}
		}
	}
	try(0, 0, 0, 0, "settle")
	return list
}

// TestPairings walks through all pairings of two shields with three swords: all one-to-one assignments.
func TestPairings(t *testing.T) {
	s := set(t, 4, "", "phase pair", "rival P2", "royals P2 KS/4S,QS/5S,JS/6S", "arena P1 7D,2H", "arena P3 3D", "arena P2 3C,8C,JC")
	count := map[int]int{}
	walk(t, s, nil, func(run []engine.Action) { count[len(run)]++ })
	// none and auto, 2 shields times 3 swords, 3*2 ways to use both shields
	if count[1] != 2 || count[3] != 6 || count[5] != 6 || len(count) != 3 {
		t.Errorf("%v", count)
	}
}

// pairs checks that a pairing lets through as many swords as the best one, or more, and that each such number can be
// had.
func (w *watcher) pairs(before, after *State) error {
	var swords, shields []lot
	for x := range engine.Seat(before.n) {
		for _, c := range before.arena[x].Append(nil) {
			switch {
			case c.Court():
			case c.Red():
				swords = append(swords, lotOf(x, c))
			default:
				shields = append(shields, lotOf(x, c))
			}
		}
	}
	least := len(swords) - bestMatching(swords, shields)
	if h := int(after.hits); h < least || h > len(swords) {
		return fmt.Errorf("%d hits, between %d and %d are possible", h, least, len(swords))
	}
	preset := before.Preset(before.asked, nil)
	for drop := 0; drop <= len(preset)/2; drop++ { // leaving pairs out gives every number
		s := *before
		for _, a := range preset[2*drop:] {
			if err := engine.Apply(&s, s.asked, a, nil); err != nil {
				return fmt.Errorf("the preset is refused: %w", err)
			}
		}
		if int(s.hits) != least+drop {
			return fmt.Errorf("%d pairs left out, %d hits, want %d", drop, s.hits, least+drop)
		}
	}
	return nil
}

// bestMatching returns the most pairs there can be, found by augmenting paths.
func bestMatching(swords, shields []lot) int {
	owner := make([]int, len(swords)) // shield of each sword, plus one
	var try func(b int, seen []bool) bool
	try = func(b int, seen []bool) bool {
		for i, w := range swords {
			if seen[i] || shields[b].card().Rank() < w.card().Rank() {
				continue
			}
			seen[i] = true
			if owner[i] == 0 || try(owner[i]-1, seen) {
				owner[i] = b + 1
				return true
			}
		}
		return false
	}
	n := 0
	for b := range shields {
		if try(b, make([]bool, len(swords))) {
			n++
		}
	}
	return n
}
