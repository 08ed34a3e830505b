package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest/highcard"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
)

// newSixth is newRig for a game that no catalog lists and no file of the app names.
func newSixth(t testing.TB, size geom.Rect, keep store.Store, seed uint64) *rig {
	r := &rig{t: t, in: port.Input{Size: size, Scale: 1, TextScale: 1, Touch: size.W < 1000}}
	r.app = New(Deps{Store: keep, Games: []engine.Game{highcard.Game{}}, Seed: func() uint64 { seed++; return seed }})
	r.step(0)
	return r
}

// sound checks what is on the screen and what the document tells of it.
func (r *rig) sound(where string) {
	r.t.Helper()
	if err := r.check(); err != nil {
		r.t.Fatalf("%s: %v", where, err)
	}
	if text := says(r.app.Doc(), 0); strings.ContainsAny(text, "<>{}") {
		r.t.Fatalf("%s: the document lacks a sentence: %s", where, text)
	}
}

// wholeHand checks that the document names every card of the hand at the screen, and no other.
func wholeHand(r *rig, where string) {
	r.t.Helper()
	var told cards.Set
	for _, x := range r.app.Doc().Hand {
		c, ok := cards.Parse(strings.TrimPrefix(x.Name, "card:hand:"))
		if !ok || told.Has(c) {
			r.t.Fatalf("%s: the document has %q in the hand", where, x.Name)
		}
		told = told.Add(c)
	}
	if held := r.held(r.app.table.Viewer); told != held || told == 0 {
		r.t.Fatalf("%s: the document has the hand %s, held is %s", where, told, held)
	}
}

// layCard lays a card of the hand: with a pointer, or by the names that the document gives.
func layCard(r *rig, c cards.Card, taps bool) {
	r.t.Helper()
	tab := r.app.table
	moves, end := tab.Moves(), "act:lay:"+c.String()
	if !taps {
		i := slices.IndexFunc(r.app.Doc().Acts, func(x port.Item) bool { return x.Name == end })
		if i < 0 || !strings.HasPrefix(r.app.Doc().Acts[i].Text, "Lay ") {
			r.t.Fatalf("the document offers no %s: %v", end, r.app.Doc().Acts)
		}
		r.app.Activate(end)
		r.step(10 * time.Millisecond)
	} else if r.tap("card:hand:" + c.String()); tab.Moves() == moves {
		r.tap(end)
	}
	if tab.Moves() == moves {
		r.t.Fatalf("%s is not laid", c)
	}
}

// TestSixthGame plays High Card, of which the app knows nothing but its rules, from the title to the result.
func TestSixthGame(t *testing.T) {
	for i, size := range []geom.Rect{phone, desktop} {
		for j, taps := range []bool{true, false} {
			for seats := 2; seats <= 4; seats++ {
				for people := 1; people <= 2; people++ {
					if !due(seats, 3, i+j+people) {
						continue
					}
					name := fmt.Sprintf("%.0fx%.0f/taps-%v/%d-seats/%d-people", size.W, size.H, taps, seats, people)
					t.Run(name, func(t *testing.T) { sixthGame(t, size, taps, seats, people) })
				}
			}
		}
	}
}

func sixthGame(t *testing.T, size geom.Rect, taps bool, seats, people int) {
	seed := uint64(seats*10 + people)
	x := sixth{taps: taps, seats: seats, people: people, rnd: rand.New(rand.NewPCG(seed, 6)), keep: store.NewMemory()}
	x.rig = newSixth(t, size, x.keep, seed)
	x.sound("title")
	if taps {
		x.tap("game:highcard")
	} else if !x.app.Activate("game:highcard") {
		t.Fatal("the title does not name the game")
	}
	x.step(0)
	x.sound("set-up")
	x.app.Top().(*setupScreen).set.Seats = seats
	x.start("highcard", people)
	for x.decide() {
	}
	want := 5 * people
	if people == 1 { // whoever plays alone is not asked for the last card
		want--
	}
	if x.made != want {
		t.Errorf("%d decisions, want %d", x.made, want)
	}
	if people == 1 && (x.hinted == 0 || x.undone == 0) {
		t.Errorf("%d hints and %d cards taken back", x.hinted, x.undone)
	}
	res := &x.app.Top().(*resultScreen).res
	if text := says(x.app.Doc(), 0); !strings.Contains(text, "all cards are laid") || res.Winners == 0 {
		t.Errorf("the result tells no end: %s", text)
	}
	rematch(x.rig)
}

// sixth is a game of High Card.
type sixth struct {
	*rig
	taps           bool // with a pointer, not by names
	seats, people  int
	rnd            *rand.Rand
	keep           store.Store
	made           int // decisions
	hinted, undone int
}

// decide brings the game to its next decision and makes it: false at the result.
func (x *sixth) decide() bool {
	x.t.Helper()
	x.settle()
	scene := x.app.Status().Scene
	where := fmt.Sprintf("%s, decision %d", scene, x.made)
	x.sound(where)
	if scene == "result" {
		return false
	}
	if scene != "table" {
		x.step(time.Second)
		x.tap(scene + ":ok")
		return true
	}
	wholeHand(x.rig, where)
	if got := len(x.app.table.Players); got != x.seats {
		x.t.Fatalf("%d seats, want %d", got, x.seats)
	}
	if x.made == 3 && x.taps {
		x.shot(fmt.Sprintf("highcard-%d-%d", x.seats, x.people))
	}
	if _, ok := x.find("hint"); ok && x.made%2 == 0 {
		x.hint(where)
	}
	if x.made == 2*x.people {
		x.again(where)
	}
	x.lay(where)
	x.made++
	return true
}

// hint asks for a hint and puts it away.
func (x *sixth) hint(where string) {
	x.t.Helper()
	x.tap("hint")
	x.step(100 * time.Millisecond)
	x.sound("hint, decision " + strconv.Itoa(x.made))
	if list, ok := x.app.table.Tips(); !ok || len(list) == 0 {
		x.t.Fatalf("%s: no hint", where)
	}
	x.app.Activate("back")
	x.step(0)
	x.hinted++
}

// again goes on with the game after a new start, at the same decision.
func (x *sixth) again(where string) {
	x.t.Helper()
	asked := x.app.table.Asked
	hand := x.held(asked)
	x.rig = newSixth(x.t, x.in.Size, x.keep, 99)
	x.sound("title with a saved game")
	x.tap("continue")
	for x.settle(); x.app.Status().Scene != "table"; x.settle() {
		x.step(time.Second)
		x.tap(x.app.Status().Scene + ":ok")
	}
	if tab := x.app.table; tab.Asked != asked || x.held(asked) != hand {
		x.t.Fatalf("%s: continued, %s is asked with %s, before it was %s with %s", where, tab.Asked, x.held(tab.Asked), asked, hand)
	}
}

// lay lays a card, and now and then takes it back and lays it again.
func (x *sixth) lay(where string) {
	x.t.Helper()
	tab := x.app.table
	x.app.Prefs.Pause = 2 // opponents think for a moment: long enough to undo
	x.app.tab().clock.settle()
	x.step(0)
	asked := tab.Asked
	hand := x.held(asked)
	c := hand.Nth(x.rnd.IntN(hand.Len()))
	layCard(x.rig, c, x.taps)
	if tab.MayUndo() && x.made%3 != 1 {
		for range 50 { // it lies
			if tab.Calm() {
				break
			}
			x.step(20 * time.Millisecond)
		}
		x.sound("table with a card to take back")
		x.tap("undo")
		if !x.held(asked).Has(c) {
			x.t.Fatalf("%s: %s is not taken back", where, c)
		}
		x.undone++
		x.settle()
		layCard(x.rig, c, x.taps)
	}
}
