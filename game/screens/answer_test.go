package screens

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
)

// TestAnswerButtonsStayInPlace: whoever shares a device is asked whether the card is held or not, with the same buttons in the
// same places. The one for a card that is not held says so when it is pressed.
func TestAnswerButtonsStayInPlace(t *testing.T) {
	held, lacking := map[string]geom.Rect{}, map[string]geom.Rect{}
	for seed := uint64(1); seed < 4; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("royalty", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		asked := func() bool { return table.AnswerTo(r.app.table) != nil }
		for n := 0; n < 30 && r.playUntil(p, asked); n++ {
			answerButtons(r, held, lacking)
			r.choose(p)
		}
	}
	same := 0
	for key, box := range held {
		if other, met := lacking[key]; met {
			if same++; box != other {
				t.Errorf("%s: at %v with the card, at %v without it", key, box, other)
			}
		}
	}
	if same < 2 {
		t.Errorf("only %d places compared", same)
	}
}

// answerButtons notes where the buttons of an answer lie, and presses the grey one.
func answerButtons(r *rig, held, lacking map[string]geom.Rect) {
	r.t.Helper()
	question := r.app.table.Composer().Prompt().Key
	ok, found := r.find("act:ok")
	if !found {
		r.t.Fatalf("no button lets it happen: %v", r.hits)
	}
	if other, lacks := r.find(felt.Lack{}.Name()); lacks {
		lacking[question], lacking[question+" play"] = ok, other
		r.tap(felt.Lack{}.Name())
		if r.app.Glance().Toast == "" || r.app.table.Asked == engine.None {
			r.t.Error("the grey button says nothing")
		}
		return
	}
	held[question] = ok
	for _, name := range []string{"act:jack", "act:king"} {
		if other, found := r.find(name); found {
			held[question+" play"] = other
		}
	}
}

// TestWhoHoldsTheCardStaysSecret plays the same ask and the same answer twice, once with a jack in the hand that is asked and once
// without: all that anybody else sees, and when, is the same.
func TestWhoHoldsTheCardStaysSecret(t *testing.T) {
	with, without := answered(t, "JC,4D"), answered(t, "5C,4D")
	if len(with) < 10 || !slices.Equal(with, without) {
		t.Errorf("with a jack %d moments:\n%q\nwithout one %d:\n%q", len(with), with, len(without), without)
	}
}

// royaltyAt returns a table of Royalty at a position of two players. bot is who plays P2, "" for a person.
func royaltyAt(t *testing.T, bot string, facts ...engine.Fact) (engine.Scribe, *table.Table) {
	t.Helper()
	g := catalog.Find("royalty").(engine.Scribe)
	c := engine.Config{Seats: 2, Seed: 1}
	s, err := g.Blank(c)
	for _, f := range append(facts, engine.Fact{Key: "deck", Seat: engine.None, Value: "9S,9H"}) {
		err = cmp.Or(err, engine.SetFact(s, f))
	}
	if err = cmp.Or(err, g.Finish(s)); err != nil {
		t.Fatal(err)
	}
	m, err := match.From(g, c, engine.Encode(s, nil))
	if err != nil {
		t.Fatal(err)
	}
	tab, err := table.From(m, []table.Player{{Name: "Ada"}, {Name: "Bea", Bot: bot}}, &table.Direct{})
	if err != nil {
		t.Fatal(err)
	}
	return g, tab
}

// answered lets P1 ask P2 for a 7, and P2 let it happen. It returns what stands on the table, moment by moment, while P2 does not
// have the device.
func answered(t *testing.T, hand string) (seen []string) {
	t.Helper()
	g, tab := royaltyAt(t, "", engine.Fact{Key: "hand", Seat: 0, Value: "7C,TD,2S"}, engine.Fact{Key: "hand", Seat: 1, Value: "7H," + hand})
	do := func(text string) {
		run, err := g.Parse(tab.State(), tab.Asked, text)
		if err == nil {
			err = tab.Commit(run)
		}
		if err != nil {
			t.Fatal(text, err)
		}
	}
	for now := time.Duration(0); now < 20*time.Second; now += 25 * time.Millisecond {
		tab.Update(now)
		switch at, _ := tab.Due(now); {
		case tab.Viewer == 1:
		default:
			line := now.String() + " " + at.String() + " " + tab.Question() + " " + tab.Curtain.String() + " " + tab.Asked.String()
			for _, l := range tab.Lines(0) {
				line += "|" + l.Text
			}
			seen = append(seen, line)
		}
		switch {
		case tab.Curtain != engine.None:
			tab.Ready()
			tab.Read()
		case tab.Asked == 0 && tab.Moves() > 0:
			return seen
		case tab.Asked == 0:
			do("ask P2 7")
		case tab.Asked == 1:
			do("ok")
		}
	}
	t.Fatal("P1 is not asked again")
	return nil
}

// TestABlowInVainStandsLast holds two 4s before a wall of 40: the button that hits says that this does nothing, is never gold and stands
// behind the ask.
func TestABlowInVainStandsLast(t *testing.T) {
	g, tab := royaltyAt(t, "easy", engine.Fact{Key: "hand", Seat: 0, Value: "4C,4D,JC"}, engine.Fact{Key: "hand", Seat: 1, Value: "7H,8S"},
		engine.Fact{Key: "kingdom", Seat: 1, Value: "2C,2D,3C,3D,3H,3S"})
	for now := time.Duration(0); tab.Asked != 0 && now < 20*time.Second; now += 25 * time.Millisecond {
		tab.Update(now)
	}
	list := offers{t: tab, info: g.Info()}.listActs(nil, false)
	if len(list) != 2 || !strings.HasPrefix(list[0].Text, "Ask ") || list[0].Tone != kit.Primary {
		t.Fatalf("first comes %+v", list)
	}
	if last := list[1]; !strings.HasSuffix(last.Text, "for 0: the wall takes all") || last.Tone != kit.Plain {
		t.Errorf("last comes %+v", last)
	}
}

// TestGreyButtonsAnswer plays games until buttons that say what is missing have been met, and presses them: each says more, in a sentence.
func TestGreyButtonsAnswer(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start(g.Info().ID, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 80}, func(int) {
			for _, b := range r.app.tab().felt.Acts {
				if _, waits := b.Deed.(felt.Wait); !waits || seen[b.Text] {
					continue
				}
				r.tap(b.Deed.Name())
				if toast := r.app.Glance().Toast; !strings.HasSuffix(toast, ".") {
					t.Errorf("%s, %q says %q", g.Info().ID, b.Text, toast)
				}
				seen[b.Text] = true
			}
		})
	}
	if t.Log(seen); len(seen) < 3 {
		t.Error("too few")
	}
}
