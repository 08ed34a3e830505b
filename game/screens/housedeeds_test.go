package screens

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestHouseDeeds shows each deed of Home Houses between two battles on its stage, to the one it is done to: a match is counted up to
// what it is worth, an assassin strikes and its victim falls, a ransom goes along the arrows of gifts, and a banner of the new house
// comes down.
func TestHouseDeeds(t *testing.T) {
	for i, verb := range []string{"meld", "assassinate", "ransom", "change"} {
		for j, size := range []geom.Rect{phone, desktop} {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", verb, size.W, size.H), func(t *testing.T) {
				x, c := findDeed(t, "houses", verb, uint64(1+50*j))
				d := filmDeed(t, "houses", size, x, c)
				if d.frames < 20 {
					t.Fatalf("only %d frames on the stage", d.frames)
				}
				switch act := []plan.Act{plan.Adds, plan.Strike, plan.Gives, plan.Unfurls}[i]; {
				case !d.acts[act]:
					t.Errorf("the stage does %v", d.acts)
				case verb == "meld" && (d.numbers[0] >= d.st.Counts[0].N || d.numbers[len(d.numbers)-1] != d.st.Counts[0].N || !slices.IsSorted(d.numbers)):
					t.Errorf("%d is counted as %v", d.st.Counts[0].N, d.numbers)
				case verb == "assassinate" && (d.arrows[kit.AttackArrow] == 0 || !d.fell):
					t.Errorf("%d frames with an arrow, the victim fell: %v", d.arrows[kit.AttackArrow], d.fell)
				case verb == "ransom" && d.arrows[kit.GiftArrow] == 0:
					t.Error("no arrow of a gift")
				case size == desktop && (verb == "assassinate" || verb == "ransom") && d.face < 130:
					t.Errorf("a face is only %.0f wide", d.face)
				case verb == "change" && !d.banner:
					t.Error("no banner")
				}
			})
		}
	}
}

// findDeed plays at random until a seat may do something, and returns that place.
func findDeed(t *testing.T, game, verb string, seed uint64) (x secret, c engine.Config) {
	g := catalog.Find(game)
	in := g.Info()
	var random bot.Random
	for ; seed < 2000; seed++ {
		c = engine.Config{Seats: in.MinSeats, Seed: seed}
		s, err := g.New(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance := cards.NewRand(seed, 3)
		for n := 0; s.Actors() != 0 && n < 500; n++ {
			seat := s.Actors().First()
			list, _ := match.Choices(s, seat, 60)
			for _, run := range list {
				if strings.HasPrefix(in.Verbs[run[len(run)-1].Verb()].Name, verb) {
					t.Logf("seed %d, choice %d: %s", seed, n, g.Notate(s, seat, run))
					return secret{places: [2][]byte{engine.Encode(s, nil)}, seat: seat, other: seat.Next(c.Seats), run: run}, c
				}
			}
			random.ChooseOn(s, seat, &chance, nil)
		}
	}
	t.Fatalf("nobody may %s", verb)
	return x, c
}

// deedFilm is what was seen of a deed.
type deedFilm struct {
	frames       int
	acts         map[plan.Act]bool
	numbers      []int
	arrows       map[kit.Arrow]int
	fell, banner bool
	face         float64 // the least of the faces
	st           plan.Stage
}

// filmDeed shows a deed to the seat it is done to.
func filmDeed(t *testing.T, game string, size geom.Rect, x secret, c engine.Config) deedFilm {
	m, err := match.From(catalog.Find(game), c, x.places[0])
	if err != nil {
		t.Fatal(err)
	}
	players := make([]table.Player, c.Seats)
	for i := range players {
		players[i].Name = []string{"Ada", "Bea", "Cosmo", "Dora", "Ezra", "Flora"}[i]
		if engine.Seat(i) != x.other {
			players[i].Bot = "greedy"
		}
	}
	tab, err := table.From(m, players, &once{seat: x.seat, run: x.run})
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, size, size == phone, store.NewMemory(), 1)
	r.app.play(tab, "run-test")
	d := deedFilm{acts: map[plan.Act]bool{}, arrows: map[kit.Arrow]int{}}
	name := strings.ReplaceAll(strings.Split(t.Name(), "/")[1], "/", "-")
	for range 500 {
		r.step(16 * time.Millisecond)
		s := r.app.tab()
		if s == nil || tab.Moves() > 1 || !s.felt.Staged.On {
			if d.frames > 0 {
				break
			}
			continue
		}
		if d.look(r, s); d.frames == 40 || d.frames == 12 {
			r.shot(fmt.Sprintf("deed-%s-%s-%d", game, name, d.frames))
		}
		if tab.Holding() && !s.moves() {
			r.step(3 * time.Second)
			d.look(r, s)
			r.shot(fmt.Sprintf("deed-%s-%s-hold", game, name))
			break
		}
	}
	return d
}

// look looks at one frame.
func (d *deedFilm) look(r *rig, s *tableScreen) {
	d.frames++
	d.st = *s.scene.Stage
	p := painter{tableScreen: s, k: &kit.Kit{}, now: s.clock.now()}
	if s.staging.beat.Running(p.now) {
		d.acts[s.staging.act] = true
	}
	for _, o := range r.list.Ops {
		for _, kind := range []kit.Arrow{kit.AttackArrow, kit.GiftArrow, kit.AskArrow} {
			if o.Kind == paint.Line && o.Color == kind.Color() {
				d.arrows[kind]++
				break
			}
		}
	}
	for i := range s.felt.Staged.Counts {
		n := s.felt.Staged.Counts[i].N
		if s.staging.act == plan.Adds {
			n = added(&s.staging, n, p.now)
		}
		d.numbers = append(d.numbers, n)
	}
	for i := range s.felt.Staged.Pieces {
		d.fell = d.fell || s.felt.Staged.Pieces[i].Falls && p.struck()
	}
	d.face = 1000
	for _, f := range d.st.Figures {
		d.face = min(d.face, s.felt.Staged.Faces[f.Seat].W)
	}
	d.banner = d.banner || !s.felt.Staged.Banner.Empty() && d.st.Suit > 0
}
