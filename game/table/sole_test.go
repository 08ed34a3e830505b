package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/table"
)

// TestNobodyAloneIsAskedTheOnlyAnswer plays as a person alone at the device: each question has two answers at least, and what the
// table answers by itself is the only answer there is. Undo leads to a question, never to such an answer, and a save goes on
// with the same answer.
func TestNobodyAloneIsAskedTheOnlyAnswer(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			given := 0
			for seed := range uint64(enginetest.Much(12, 200)) {
				tab, c := sit(t, g, 1, seed)
				a := alone{t: t, tab: tab, chest: c, seed: seed, rnd: rand.New(rand.NewPCG(seed, 4))}
				a.play()
				given += a.given
			}
			t.Logf("%d answers were the only ones", given)
			if given == 0 && g.Info().ID != "crush" {
				t.Error("nothing was ever answered without a question")
			}
		})
	}
}

// alone plays a game as the person in the first seat.
type alone struct {
	t     *testing.T
	tab   *table.Table
	chest *chest
	seed  uint64
	rnd   *rand.Rand
	now   time.Duration
	given int
}

func (a *alone) play() {
	for range 20000 {
		a.now += 50 * time.Millisecond
		moves, state := a.tab.Moves(), a.before()
		a.tab.Update(a.now)
		if a.tab.Moves() > moves && state != nil {
			a.given++
			if list, _ := match.Choices(state, 0, 2); len(list) != 1 && !nothing(state) {
				a.t.Fatalf("seed %d move %d: %d answers, and the person was not asked", a.seed, moves, len(list))
			}
		}
		switch {
		case a.tab.Over():
			return
		case a.tab.Held():
			a.tab.Next()
		case a.tab.Asked != engine.None && !a.tab.Flushing():
			a.answer()
		}
	}
	a.t.Fatalf("seed %d: it does not end", a.seed)
}

// nothing reports whether the person is asked for what the hand does not hold.
func nothing(s engine.State) bool {
	var v engine.View
	v.Reset(0)
	s.View(&v)
	q := s.Prompt(0)
	return q.Key == "royalty.prompt.asked" && !slices.ContainsFunc(v.Pile(engine.PileID{Owner: 0}), func(c cards.Card) bool { return int32(c.Rank()) == q.N[0] })
}

// before returns the position if the person owes the next decision and is not asked for it.
func (a *alone) before() engine.State {
	s := a.tab.State()
	if a.tab.Asked != engine.None || !s.Actors().Has(0) || s.Actors().Len() > 1 {
		return nil
	}
	own := s.Fresh()
	own.CopyFrom(s)
	return own
}

// answer looks at the question and answers it.
func (a *alone) answer() {
	list, _ := match.Choices(a.tab.State(), a.tab.Asked, 2)
	if len(list) < 2 {
		a.t.Fatalf("seed %d: %q has one answer", a.seed, a.tab.Question())
	}
	if a.rnd.IntN(8) == 0 && a.tab.MayUndo() {
		a.tab.Undo()
		if list, _ := match.Choices(a.tab.State(), 0, 2); len(list) < 2 || a.tab.Asked != 0 {
			a.t.Fatalf("seed %d: undo leads to a question with %d answers", a.seed, len(list))
		}
	}
	if a.rnd.IntN(20) == 0 {
		a.reload()
	}
	all, _ := match.Choices(a.tab.State(), a.tab.Asked, 40)
	if err := a.tab.Commit(all[a.rnd.IntN(len(all))]); err != nil {
		a.t.Fatal(err)
	}
}

// reload goes on from the save.
func (a *alone) reload() {
	question, moves := a.tab.Question(), a.tab.Moves()
	tab, err := table.Resume(a.chest.data, catalog.Find, a.chest, &table.Direct{})
	if err != nil {
		a.t.Fatal(err)
	}
	tab.Pace = table.Pace{}
	if tab.Moves() != moves || tab.Question() != question || tab.MayUndo() != a.tab.MayUndo() {
		a.t.Fatalf("seed %d: the save goes on with %q after %d moves, the game with %q after %d", a.seed, tab.Question(), tab.Moves(), question, moves)
	}
	a.tab = tab
}

// TestTheOnlyChoiceIsTold gives a person alone one thing to ask for, or nothing to play: what is done then is told in a sentence that
// stands until the person goes on.
func TestTheOnlyChoiceIsTold(t *testing.T) {
	for _, c := range []struct{ hand, deck, says string }{
		{"7C,JD", "TS,TH,8H", "You have one choice only: ask Bea for 7s."},
		{"KC,JD", "QS,9H,8H", "You have nothing to play: you draw 1 card."},
	} {
		tab := lone(t, c.hand, c.deck, "lay d3")
		now := time.Duration(0)
		for ; !tab.Held() && now < 20*time.Second; now += 25 * time.Millisecond {
			tab.Update(now)
		}
		if got := bare(tab.Question()); !tab.Holding() || got != c.says || tab.Asked != engine.None {
			t.Fatalf("%s: holds %v and says %q, want %q", c.hand, tab.Holding(), got, c.says)
		}
		moves := tab.Moves()
		for until := now + time.Minute; now < until; now += 25 * time.Millisecond {
			tab.Update(now)
		}
		if tab.Moves() != moves || bare(tab.Question()) != c.says {
			t.Errorf("%s: it goes on by itself", c.hand)
		}
		tab.Next()
		for until := now + time.Minute; now < until && bare(tab.Question()) == c.says; now += 25 * time.Millisecond {
			tab.Update(now)
		}
		if bare(tab.Question()) == c.says {
			t.Errorf("%s: it does not go on", c.hand)
		}
	}
}

// onlyChoice returns what the table says of the only choice there is, whichever the card, "" for nothing, and whether it does in fewer words.
// What was told at length in another way does not count.
func onlyChoice(tab *table.Table, told map[string]int) (says string, short bool) {
	const long = "You have one choice only"
	says, _, _ = strings.Cut(bare(tab.Question()), " with ")
	does, short := strings.CutPrefix(says, "Only choice: ")
	if short {
		says = long + ": " + does
	}
	if short && told[says] == 0 || !strings.HasPrefix(says, long) || !tab.Resting() {
		return "", short
	}
	return says, short
}

// TestTheOnlyChoiceHoldsOnce plays a round of Home Houses: what a person has gone on from once goes on by itself when it is told again,
// whichever the card.
func TestTheOnlyChoiceHoldsOnce(t *testing.T) {
	tab, c := sit(t, catalog.Find("houses"), 1, 1)
	tab.Pace = table.Pace{Move: 1, Pause: 1}
	a := alone{t: t, tab: tab, chest: c, seed: 1, rnd: rand.New(rand.NewPCG(1, 4))}
	told, holds, was := map[string]int{}, map[string]int{}, ""
	for range 20000 {
		a.now += 50 * time.Millisecond
		tab.Update(a.now)
		says, found := onlyChoice(tab, told)
		if says != "" && says != was && found == tab.Holding() {
			t.Errorf("%q holds: %v, in fewer words: %v", says, tab.Holding(), found)
		}
		if says != was {
			told[says]++
			if tab.Holding() {
				holds[says]++
			}
		}
		was = says
		switch {
		case tab.Over():
			a.now = 0
		case tab.Holding():
			tab.Next()
		case tab.Asked != engine.None && !tab.Flushing():
			anyhow(t, tab, a.rnd)
		}
		if a.now == 0 {
			break
		}
	}
	delete(told, "")
	often := 0
	for says, n := range told {
		often = max(often, n)
		if holds[says] != 1 {
			t.Errorf("%q is told %d times and holds %d times", says, n, holds[says])
		}
	}
	if often < 2 {
		t.Errorf("nothing was told twice: %v", told)
	}
}

// TestAnAskNamesWhatIsAtStake is asked for 9s with a jack in the hand: the question says how many there are to lose.
func TestAnAskNamesWhatIsAtStake(t *testing.T) {
	for hand, says := range map[string]string{"7C,JD": "Bea asks you for 9s; you have none.", "9C,9D,JD": "Bea asks you for 9s; you have 2 and would give one."} {
		tab := lone(t, hand, "8H", "ask P1 9")
		for now := time.Duration(0); tab.Asked == engine.None && now < 20*time.Second; now += 25 * time.Millisecond {
			tab.Update(now)
		}
		if got := bare(tab.Question()); !strings.HasPrefix(got, says) || table.Harmless(tab) != (hand == "7C,JD") {
			t.Errorf("%s: %q, and nothing at stake: %v", hand, got, table.Harmless(tab))
		}
	}
}

// TestWhatIsTakenUnaskedStands is asked for a 9 with no jack in the hand, and with one. Without it nobody is asked: that the card goes stands until
// the person goes on. Who has let it happen knows.
func TestWhatIsTakenUnaskedStands(t *testing.T) {
	for hand, want := range map[string]bool{"9C,9D,7C": true, "9C,9D,JC": false} {
		tab, held := against(t, hand, "8H,5H,6H", "ask P1 9", "easy"), false
		for now := time.Duration(0); now < 20*time.Second && tab.Moves() < 3; now += 25 * time.Millisecond {
			tab.Update(now)
			switch {
			case tab.Holding():
				held = held || bare(tab.Question()) == "You hold no jack: Bea takes your 9 of clubs."
				tab.Next()
			case tab.Asked == 0 && !tab.Flushing() && tab.Moves() < 2:
				choose(t, tab, "ok")
			}
		}
		if held != want {
			t.Errorf("%s: it stands: %v", hand, held)
		}
	}
}

// TestABlowThatTakesAllSaysSo is hit for 85 behind a wall, with a king and without one, and with more or less left: the question says when that
// is the end, at length and in short.
func TestABlowThatTakesAllSaysSo(t *testing.T) {
	for _, c := range []struct{ hand, left, says, short string }{
		{"KC,7D", "90", "Bea hits you with 9s for 85. Stop it with a king, or take it?", "Bea hits you with 9s for 85. King, or take it?"},
		{"KC,7D", "85", "Bea hits you with 9s for 85: that takes all you have left. Stop it with a king, or be out?", "Bea hits you with 9s for 85, all you have left. King, or be out?"},
		{"7C,7D", "60", "Bea hits you with 9s for 85: that takes all you have left. You hold no king: you are out.", ""},
		{"7C,7D", "90", "Bea hits you with 9s for 85. You hold no king: take it.", ""},
	} {
		kind := "easy"
		if c.short == "" {
			kind = "" // a person, so that nothing is answered by itself
		}
		tab := against(t, c.hand, "8H", "lay 9>P1", kind, engine.Fact{Key: "hand", Seat: 1, Value: "9S,9H"}, engine.Fact{Key: "points", Seat: 0, Value: c.left}, engine.Fact{Key: "kingdom", Seat: 0, Value: "AC"})
		for now := time.Duration(0); tab.Asked != 0 && now < 20*time.Second; now += 25 * time.Millisecond {
			tab.Update(now)
			if tab.Curtain != engine.None {
				tab.Ready()
			}
			if tab.Asked == 1 {
				choose(t, tab, "lay 9>P1")
			}
		}
		if got := bare(tab.Question()); got != c.says {
			t.Errorf("%s with %s left: %q", c.hand, c.left, got)
		}
		if _, short := table.Short(tab); c.short != "" && bare(short) != c.short {
			t.Errorf("%s with %s left, in short: %q", c.hand, c.left, bare(short))
		}
	}
}

// TestACardGainedSaysWhatItIsFor draws a card after an ask in vain that makes no pair: a face card says what it does.
// Nobody has to go on from it: it stands for a moment, a face card for as long as it takes to read.
func TestACardGainedSaysWhatItIsFor(t *testing.T) {
	for card, says := range map[string]string{
		"JC": "You got the jack of clubs: it can refuse an ask.", "QC": "You got the queen of clubs: with a pair she goes past every wall.",
		"KC": "You got the king of clubs: it can stop a blow.", "4C": "You got the 4 of clubs: no pair yet.",
	} {
		tab := against(t, "7C,8D", card, "lay d3", "easy")
		heard := false
		for now := time.Duration(0); now < 30*time.Second && !heard; now += 25 * time.Millisecond {
			tab.Update(now)
			switch heard = bare(tab.Question()) == says; {
			case heard:
			case tab.Resting():
				tab.Next()
			case tab.Asked == 0 && !tab.Flushing():
				choose(t, tab, "ask P2 7")
			}
		}
		if !heard {
			t.Errorf("%s: nothing says %q", card, says)
		}
		stands, most := time.Duration(0), 800*time.Millisecond
		if card != "4C" {
			most = 5 * time.Second
		}
		for from, moves := table.Clock(tab), tab.Moves(); tab.Moves() == moves; stands += 25 * time.Millisecond {
			if tab.Update(from + stands); tab.Holding() || stands > most {
				t.Fatalf("%s: stands for %v, held %v", card, stands, tab.Holding())
			}
		}
		if stands < 600*time.Millisecond || card != "4C" && stands < 2*time.Second {
			t.Errorf("%s: %q stands for %v", card, says, stands)
		}
	}
}

// TestAsksForNothingPassBy is asked for 9s in every turn, with a jack in the hand. Who plays alone and has let two such asks pass with no
// 9 in the hand is not asked any more, but for a 9. Who was asked can have that back. Of two persons each is always asked.
func TestAsksForNothingPassBy(t *testing.T) {
	for people := 1; people <= 2; people++ {
		tab := against(t, "7C,JD", "4C,8H,5D,6D,6C,TD,4S,9H,TC,5H,8S", "ask P1 9", []string{"", "easy", ""}[people])
		held, none := 0, 0 // how often a question was about a 9 in the hand, and how often about none
		for now := time.Duration(0); now < 100*time.Second && tab.Moves() < 40 && !tab.Over(); now += 25 * time.Millisecond {
			tab.Update(now)
			switch {
			case tab.Curtain != engine.None:
				tab.Ready()
			case tab.Resting():
				tab.Next()
			case tab.Asked == 0 && table.AnswerTo(tab) != nil:
				if table.Harmless(tab) {
					none++
				} else {
					held++
				}
				choose(t, tab, "ok")
			case tab.Asked == 0:
				choose(t, tab, "ask P2 7", "done")
			case tab.Asked == 1:
				choose(t, tab, "ask P1 9", "ok", "done")
			}
		}
		asks := 0
		for _, l := range tab.Log {
			if l.Seat == 1 && l.Say >= 0 && tab.Game().Info().Says[l.Say] == "asks" {
				asks++
			}
		}
		if held == 0 || people == 1 && (none != 2 || asks < held+4) || people == 2 && none+held != asks {
			t.Errorf("%d persons: of %d asks %d questions are about a 9 in the hand, %d about none", people, asks, held, none)
		}
		if people == 1 && (tab.Standing(0, 0) != table.Cases(tab, 0)-1 || tab.Standing(0, 1) != 0) {
			t.Errorf("the standing orders are %d and %d", tab.Standing(0, 0), tab.Standing(0, 1))
		}
	}
}

// choose makes the first of some choices that is legal.
func choose(t *testing.T, tab *table.Table, list ...string) {
	t.Helper()
	for _, text := range list {
		if run, err := tab.Game().Parse(tab.State(), tab.Asked, text); err == nil && tab.Commit(run) == nil {
			return
		}
	}
	t.Fatalf("none of %v is legal", list)
}

// line thinks of one choice only, which is given in notation, and for Bea.
type line struct {
	table.Direct
	parse func(engine.State, engine.Seat, string) ([]engine.Action, error)
	text  string
	run   []engine.Action
}

func (l *line) Ask(q table.Question) {
	for _, text := range []string{l.text, "ok", "done"} { // the last two where the first is none
		if run, err := l.parse(q.State, q.Seat, text); err == nil && l.run == nil && legal(q.State, q.Seat, run) {
			l.run = run
		}
	}
}

func legal(s engine.State, x engine.Seat, run []engine.Action) bool {
	own := s.Fresh()
	own.CopyFrom(s)
	return len(run) > 0 && engine.Apply(own, x, run[0], nil) == nil
}

func (l *line) Poll() ([]engine.Action, bool) {
	run := l.run
	l.run = nil
	return run, run != nil
}

// lone returns a table of Royalty where Bea is about to make a move. The only person holds some cards.
func lone(t *testing.T, hand, deck, move string) *table.Table {
	t.Helper()
	return against(t, hand, deck, move, "easy")
}

// against is the same table with an opponent of some kind for Bea, "" for a person.
func against(t *testing.T, hand, deck, move, kind string, facts ...engine.Fact) *table.Table {
	t.Helper()
	g := catalog.Find("royalty").(engine.Scribe)
	c := engine.Config{Seats: 2, Seed: 1}
	s, err := g.Blank(c)
	if err != nil {
		t.Fatal(err)
	}
	if facts == nil {
		facts = []engine.Fact{{Key: "hand", Seat: 1, Value: "3H,3D,9S"}}
	}
	for _, f := range append([]engine.Fact{{Key: "turn", Seat: engine.None, Value: "P2"}, {Key: "hand", Seat: 0, Value: hand},
		{Key: "deck", Seat: engine.None, Value: deck}}, facts...) {
		if err := engine.SetFact(s, f); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Finish(s); err != nil {
		t.Fatal(err)
	}
	m, err := match.From(g, c, engine.Encode(s, nil))
	if err != nil {
		t.Fatal(err)
	}
	tab, err := table.From(m, []table.Player{{Name: "Ada"}, {Name: "Bea", Bot: kind}}, &line{parse: m.Game.Parse, text: move})
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// bare returns a sentence without the marks around names.
func bare(s string) string { return strings.NewReplacer("\u2068", "", "\u2069", "").Replace(s) }
