package screens

import (
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// giftTable sits two at a table of Home Houses in a position where one of them has something to do. That one is the person, or else the other.
func giftTable(t *testing.T, x *secret, c engine.Config, own bool) *table.Table {
	t.Helper()
	m, err := match.From(catalog.Find("houses"), c, x.places[0])
	if err != nil {
		t.Fatal(err)
	}
	players := []table.Player{{Name: "Ada"}, {Name: "Bea"}}
	if own {
		players[x.other].Bot = "greedy"
	} else {
		players[x.seat].Bot = "greedy"
	}
	tab, err := table.From(m, players, &once{seat: x.seat, run: x.run})
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// TestChangeOutOfTheHand changes house with three cards of a hand. Who does it and who looks on see the same stage while it can be read: the
// banner, the two cards that have been laid, and the third, which falls.
func TestChangeOutOfTheHand(t *testing.T) {
	const allInHand = 151 // the seed of a deal where they are
	for _, own := range []bool{true, false} {
		for _, size := range []geom.Rect{phone, desktop} {
			t.Run(fmt.Sprintf("%v/%.0fx%.0f", own, size.W, size.H), func(t *testing.T) {
				x, c := findDeed(t, "houses", "change", allInHand)
				tab := giftTable(t, &x, c, own)
				r := newRig(t, size, size == phone, store.NewMemory(), 1)
				r.app.play(tab, "run-test")
				if r.step(2 * time.Second); own && tab.Commit(x.run) != nil {
					t.Fatal("it is refused")
				}
				changesHouse(t, r, tab, &x)
				r.app.Activate("next")
				for range 40 {
					r.step(50 * time.Millisecond)
				}
				if s := r.app.tab(); own && s.felt.Staged.On {
					t.Error("the stage stays")
				}
			})
		}
	}
}

// changesHouse looks at a change of house until it holds.
func changesHouse(t *testing.T, r *rig, tab *table.Table, x *secret) {
	t.Helper()
	s, unfurls := r.app.tab(), false
	for n := 0; n < 400 && (!tab.Holding() || s.moves()); n++ {
		r.step(16 * time.Millisecond)
		unfurls = unfurls || s.felt.Staged.On && s.staging.act == plan.Unfurls && s.staging.beat.Running(s.clock.now())
	}
	r.step(2 * time.Second)
	r.shot("change")
	st := &s.felt.Staged
	if !tab.Holding() || !unfurls || !st.On || st.Banner.Empty() || len(st.Pieces) != 3 {
		t.Fatalf("it holds: %v, the banner came down: %v, the stage: %v with %d cards", tab.Holding(), unfurls, st.On, len(st.Pieces))
	}
	for _, p := range st.Pieces {
		if p.Pile == (engine.PileID{Owner: x.seat}) {
			t.Errorf("the %v is still in the hand", p.Card)
		}
	}
}

// tradeIsSaid looks for the words below the two cards of a ransom and for arrows that are bright, none of them over the words. There is no score:
// no points change hands.
func tradeIsSaid(t *testing.T, r *rig, given, paid geom.Rect) {
	t.Helper()
	var says []geom.Rect
	for card, key := range map[geom.Rect]string{given: "houses.stage.given", paid: "houses.stage.paid"} {
		i := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Text == words.Plain(key) })
		if i < 0 {
			if r.in.Size.H > 400 {
				t.Errorf("no %q", words.Plain(key))
			}
			continue
		}
		o := r.list.Ops[i]
		w := sprites.Measure(o.Face, o.Size, o.Text)
		says = append(says, geom.Around(o.Rect.Center(), w, o.Size))
		if d := o.Rect.Y - card.Y - card.H; d < 0 || d > 12 || abs(o.Rect.Center().X-card.Center().X) > 1 || w > o.Rect.W {
			t.Errorf("%q at %v, %v wide, below %v", o.Text, o.Rect, w, card)
		}
	}
	arrows := 0
	for i := range r.list.Ops {
		o := &r.list.Ops[i]
		if c := kit.GiftArrow.Color(); o.Kind == paint.Line && o.Color>>8 == c>>8 {
			arrows++
			if o.Color&0xff < 0xc0 || slices.ContainsFunc(says, func(b geom.Rect) bool { return crosses(o, b) }) {
				t.Errorf("an arrow at %v of %x", o.Rect, o.Color)
			}
		}
		if x := r.app.tab().scene.Stage.Figures[1].Seat; o.Kind == paint.Text && o.Text == strconv.Itoa(r.app.tab().scene.Scores[x].N) {
			t.Errorf("a bare %q on the stage", o.Text)
		}
	}
	if arrows < 4 {
		t.Errorf("%d strokes of arrows", arrows)
	}
}

// TestRansomShowsWhatIsPaid looks for what was paid on its way back, beside the royal that is ransomed.
func TestRansomShowsWhatIsPaid(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		t.Run(fmt.Sprintf("ransom/%.0fx%.0f", size.W, size.H), func(t *testing.T) {
			x, c := findDeed(t, "houses", "ransom", 1)
			tab := giftTable(t, &x, c, false)
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 1)
			r.app.play(tab, "run-test")
			for range 500 {
				if r.step(16 * time.Millisecond); tab.Holding() && !r.app.tab().moves() {
					break
				}
			}
			r.step(2 * time.Second)
			r.shot("ransom-paid")
			var given, paid geom.Rect
			for _, p := range r.app.tab().felt.Staged.Pieces {
				if p.Part == plan.Paid {
					paid = p.At
				} else if p.Side == 0 {
					given = p.At
				}
			}
			if given.Empty() || paid.Empty() || !given.Intersect(paid).Empty() {
				t.Errorf("given %v, paid %v", given, paid)
			}
			tradeIsSaid(t, r, given, paid)
		})
	}
}
