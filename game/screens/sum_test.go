package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// TestSumBeforeTheBlow: every own royal of Two Kingdoms wears what it divides by, and as soon as it and a number have been
// pointed at, the sum stands on the table, at whomever the blow may go.
func TestSumBeforeTheBlow(t *testing.T) {
	info, seen := catalog.Find("kingdoms").Info(), map[string]bool{}
	for seed := uint64(1); seed < 5; seed++ {
		r := newRig(t, []geom.Rect{phone, desktop}[seed%2], seed%2 == 0, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		may := func() bool {
			return slices.ContainsFunc(r.app.table.Options(), func(o table.Option) bool { return hits(info, o) })
		}
		for n := 0; n < 12 && r.playUntil(p, may); n++ {
			for _, o := range slices.Clone(r.app.table.Options()) {
				if hits(info, o) {
					sumOfBlow(t, r, o, seen)
				}
			}
			r.choose(p)
		}
	}
	if len(seen) < 4 {
		t.Errorf("only %d sums met", len(seen))
	}
}

func hits(info *engine.Info, o table.Option) bool {
	name := info.Verbs[o.Action.Verb()].Name
	return name == "atk" || name == "atf"
}

// sumOfBlow points at the royal and the number of an attack.
func sumOfBlow(t *testing.T, r *rig, o table.Option, seen map[string]bool) {
	t.Helper()
	s := r.app.tab()
	royal, number := cards.Back, cards.Back
	for _, x := range o.Things {
		switch {
		case x.Kind == table.APile && x.Pile.Owner == s.t.Asked:
			royal = s.t.Shown.Pile(x.Pile)[0]
			s.t.Tap(table.Tap{x})
		case x.Kind == table.ACard && x.Pile.Owner == s.t.Asked:
			number = x.Card
			s.t.Tap(table.Tap{x})
		}
	}
	r.step(0)
	by, n := map[cards.Rank]int{cards.King: 1, cards.Queen: 2, cards.Jack: 3}[royal.Rank()], int(number.Rank())
	want := fmt.Sprintf("%d ÷ %d = %d", n, by, n/by)
	if by == 1 {
		want = fmt.Sprintf("king the %d counts whole", n)
	}
	if got := s.scene.Question.Would; !strings.Contains(got, want) {
		t.Fatalf("the %v with the %v: %q, want %q", royal, number, got, want)
	}
	r.list.Reset()
	r.app.Draw(&r.list)
	if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return strings.Contains(o.Text, want) }) {
		t.Errorf("%q is not drawn at %v", want, r.in.Size)
	}
	if !wears(r, by) {
		t.Errorf("no royal divides by %d at %v", by, r.in.Size)
	}
	ownSignsOnly(t, r)
	if seen[want] = true; len(seen) == 3 {
		r.shot("sum-kingdoms")
	}
	s.t.Focus.Clear()
	s.t.Touch()
	r.step(0)
}

// wears reports whether the sign of a division with a number beside it is drawn. The sign is a picture as high as a line of letters:
// in letters so small its dots and its bar run together, and it is read as a plus.
func wears(r *rig, n int) bool {
	for i, o := range r.list.Ops[:len(r.list.Ops)-1] {
		if o.Sprite == sprites.IconDivide && o.Rect.H >= kit.Tiny && r.list.Ops[i+1].Text == fmt.Sprint(n) {
			return true
		}
	}
	return false
}

// ownSignsOnly: what a royal divides by stands on the own ones alone. A rival's wears a shield with what it falls to, and the document
// says so in words.
func ownSignsOnly(t *testing.T, r *rig) {
	t.Helper()
	s := r.app.tab()
	divisors, shields, own, rivals := 0, 0, 0, 0
	for _, o := range r.list.Ops {
		if o.Sprite == sprites.IconDivide {
			divisors++
		}
		if o.Sprite == sprites.IconShield {
			shields++
		}
	}
	for kind, pile := range s.info.Piles {
		for slot := 0; pile.Name == "royal" && slot < int(pile.Slots); slot++ {
			for x := range engine.Seat(2) {
				id := engine.PileID{Kind: uint8(kind), Owner: x, Slot: uint8(slot)}
				switch down := s.t.Plan.TurnOf(s.t.Shown.Counter(uint8(s.t.Plan.Turned), x, uint8(slot))) > 1; {
				case len(s.t.Shown.Pile(id)) == 0 || down:
				case x == s.bottom():
					own++
				default:
					rivals++
				}
			}
		}
	}
	if divisors != own || shields != rivals {
		t.Errorf("%d divisors for %d own royals, %d shields for %d rivals", divisors, own, shields, rivals)
	}
}
