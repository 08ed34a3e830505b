package crush

import (
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/engine/match"
)

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

// houseRules are the eight combinations of the house rules.
var houseRules = []string{"", "combo=on", "noDraw=on", "roleReversal=on", "combo=on,noDraw=on",
	"combo=on,roleReversal=on", "noDraw=on,roleReversal=on", "combo=on,noDraw=on,roleReversal=on"}

func plan(seats int, options string, games int) enginetest.Plan {
	w := new(witness)
	bound := 300 * (5 + 2*seats + 2*maxTies)
	if strings.Contains(options, "noDraw=on") { // 14 rounds for four players
		bound = seats * 7 / 2 * (5 + 2*seats + 2*maxTies)
	}
	return enginetest.Plan{
		Seats: seats, Options: options, Games: games, Bound: bound, Greedy: true, Deal: w.deal, Step: w.step,
	}
}

// TestFour plays the game proper under all eight combinations of the house rules.
func TestFour(t *testing.T) {
	for _, options := range houseRules {
		t.Run(options, func(t *testing.T) { t.Parallel(); enginetest.Play(t, Game{}, plan(4, options, 2000)) })
	}
}

// TestSeats plays with three, five and six.
func TestSeats(t *testing.T) {
	for _, n := range []int{3, 5, 6} {
		for i, options := range houseRules {
			games := 100
			if i == 0 {
				games = 2000
			}
			t.Run(strconv.Itoa(n)+","+options, func(t *testing.T) {
				t.Parallel()
				enginetest.Play(t, Game{}, plan(n, options, games))
			})
		}
	}
}

// TestOptions plays with the further switches.
func TestOptions(t *testing.T) {
	for _, options := range []string{
		"answers=secret", "answers=secret,noDraw=on", "answers=secret,roleReversal=on,combo=on", "principalCards=upTo", "kingsPair=void", "noDraw=on,noDrawJokers=remove", "combo=on,comboScope=player",
		"principalCards=upTo,kingsPair=void,noDraw=on,noDrawJokers=remove,combo=on,comboScope=player,roleReversal=on",
	} {
		for _, n := range []int{4, 6} {
			games := 100
			if options == "answers=secret" {
				games = 2000
			}
			t.Run(strconv.Itoa(n)+","+options, func(t *testing.T) {
				t.Parallel()
				enginetest.Play(t, Game{}, plan(n, options, games))
			})
		}
	}
}

// TestAnyOrder picks the seats of a call and the cards of a principal in any order: C12, C18.
func TestAnyOrder(t *testing.T) {
	for n := 3; n <= 6; n++ {
		for _, options := range []string{"", "principalCards=upTo"} {
			enginetest.AnyOrder(t, Game{}, enginetest.Plan{Seats: n, Options: options, Games: 200})
		}
	}
}

func TestGolden(t *testing.T) {
	for _, n := range []int{3, 4, 5, 6} {
		for _, options := range append([]string{"answers=secret"}, houseRules...) {
			if n != 4 && strings.HasSuffix(options, "=on") {
				continue
			}
			name := "seats" + string(rune('0'+n))
			if options != "" {
				name += "-" + strings.NewReplacer("=on", "", ",", "-", "=", "-").Replace(options)
			}
			o, err := engine.ParseOptions(options)
			if err != nil {
				t.Fatal(err)
			}
			enginetest.Golden(t, name, enginetest.Playthrough(t, Game{}, engine.Config{Seats: n, Seed: 7, Options: o}, "greedy"))
		}
	}
}

func TestGoldenHashes(t *testing.T) {
	text := ""
	for _, options := range houseRules {
		o, err := engine.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		text += enginetest.Hashes(t, Game{}, engine.Config{Seats: 4, Options: o}, 100)
	}
	for _, n := range []int{3, 5, 6} {
		text += enginetest.Hashes(t, Game{}, engine.Config{Seats: n}, 100)
	}
	enginetest.Golden(t, "hashes", text)
}

func BenchmarkRandomPlay(b *testing.B) {
	for _, options := range []string{"", "combo=on,noDraw=on,roleReversal=on"} {
		o, _ := engine.ParseOptions(options)
		b.Run(options, func(b *testing.B) {
			enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: 4, Seed: 1, Options: o})
		})
	}
}

// TestNoAllocations holds the promise that searching costs no heap.
func TestNoAllocations(t *testing.T) {
	s := deal(t, 4, 3, "combo=on,answers=secret")
	u := new(State)
	r := cards.NewRand(1, 1)
	acts := make([]engine.Action, 0, 64)
	w := make([]int16, 64)
	var v [engine.MaxSeats]int32
	n := testing.AllocsPerRun(200, func() {
		u.CopyFrom(s)
		u.Redact(0)
		u.Imagine(0, &r)
		for u.Actors() != 0 {
			p := u.Actors().First()
			acts = u.Rising(p, acts[:0])
			u.Prior(p, acts, w[:len(acts)])
			u.Prompt(p)
			u.Eval(&v)
			u.Do(p, acts[r.IntN(len(acts))], nil)
		}
	})
	if n != 0 {
		t.Errorf("%v allocations a game", n)
	}
}

func deal(t testing.TB, seats int, seed uint64, options string) *State {
	t.Helper()
	o, err := engine.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Game{}.New(engine.Config{Seats: seats, Seed: seed, Options: o}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// TestUndo holds that an attack and a call can be taken back, but no answer, no laid card and no throw.
func TestUndo(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		c := engine.Config{Seats: 4, Seed: seed}
		if seed%2 == 0 {
			c.Options = []engine.Setting{{Key: "answers", Value: "secret"}}
		}
		m, err := match.New(Game{}, c)
		if err != nil {
			t.Fatal(err)
		}
		r := cards.NewRand(seed, 6)
		for m.State().Actors() != 0 {
			p := m.State().Actors().First()
			list, _ := match.Choices(m.State(), p, 0)
			run := list[r.IntN(len(list))]
			if err := m.Do(p, run); err != nil {
				t.Fatal(err)
			}
			v := run[len(run)-1].Verb()
			if want := v == verbAttack || v == verbCall; m.MayUndo() != want {
				t.Fatalf("after verb %s undo is %v", info.Verbs[v].Name, m.MayUndo())
			}
		}
	}
}
