package usurpers

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPayments compares the payments that steps lead to with all that pass the test of U8.11, over random courts and hands.
// No step may lead nowhere.
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
	acts := s.Legal(s.asked, nil)
	if len(acts) == 0 {
		t.Fatalf("%v leads nowhere", run)
	}
	for _, a := range acts {
		next := *s
		if err := next.Apply(s.asked, a, nil); err != nil {
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

// payments tries every way to keep, give up or replace each royal.
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

// TestPairings walks all the steps of pairings: each ends, and together they are all one-to-one assignments.
func TestPairings(t *testing.T) {
	s := set(t, 4, "", "phase pair", "rival P2", "royals P2 KS/4S,QS/5S,JS/6S", "arena P1 7D,2H", "arena P3 3D", "arena P2 3C,8C,JC")
	count := map[int]int{}
	walk(t, s, nil, func(run []engine.Action) { count[len(run)]++ })
	// none or auto; 2 shields times 3 swords; 3*2 ways to give both one
	if count[1] != 2 || count[3] != 6 || count[5] != 6 || len(count) != 3 {
		t.Errorf("%v", count)
	}
}
