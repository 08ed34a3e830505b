package screens

import (
	"cmp"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
)

// fencing plays the choices of a fight for all but the person at the device.
type fencing struct {
	table.Direct
	left []string // "P2 call -", in their order for each seat
	seat engine.Seat
	asks bool
	now  engine.State
}

func (x *fencing) Ask(q table.Question) { x.asks, x.seat, x.now = !q.Hint, q.Seat, q.State }

func (x *fencing) Poll() ([]engine.Action, bool) {
	if !x.asks {
		return nil, false
	}
	run := x.next(x.seat, x.now)
	x.asks = false
	return run, run != nil
}

// next takes the next choice of a seat from the script, nil where there is none.
func (x *fencing) next(seat engine.Seat, s engine.State) []engine.Action {
	at := slices.IndexFunc(x.left, func(l string) bool { return strings.HasPrefix(l, seat.String()+" ") })
	if at < 0 {
		return nil
	}
	_, text, _ := strings.Cut(x.left[at], " ")
	run, err := catalog.Find("crush").Parse(s, seat, text)
	if err != nil {
		panic(err)
	}
	x.left = slices.Delete(x.left, at, at+1)
	return run
}

// fightAt begins Royal Crush in a position and plays a fight as it is written, up to where the script ends or what came of it stands.
func fightAt(t *testing.T, size geom.Rect, text, seats int, facts, script string) (*rig, *tableScreen) {
	t.Helper()
	g := catalog.Find("crush").(engine.Scribe)
	c := engine.Config{Seats: seats, Seed: 1}
	s, err := g.Blank(c)
	for _, f := range strings.Split(facts, "; ") {
		word := strings.Fields(f)
		fact := engine.Fact{Key: word[0], Seat: engine.None, Value: word[len(word)-1]}
		if len(word) > 2 {
			fact.Seat, _ = engine.ParseSeat(word[1])
		}
		err = cmp.Or(err, engine.SetFact(s, fact))
	}
	if err = cmp.Or(err, g.Finish(s)); err != nil {
		t.Fatal(err)
	}
	m, err := match.From(g, c, engine.Encode(s, nil))
	if err != nil {
		t.Fatal(err)
	}
	players := make([]table.Player, seats)
	for i := range players {
		players[i].Name = []string{"Guest", "Bea", "Cosmo", "Dora", "Edgar", "Flora"}[i]
		if i > 0 {
			players[i].Bot = "greedy"
		}
	}
	x := &fencing{left: strings.Split(script, "; ")}
	tab, err := table.From(m, players, x)
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 1)
	r.app.Prefs.Pause, r.app.Prefs.Text = 2, text
	r.app.play(tab, "run-test")
	for n := 0; n < 4000; n++ {
		switch tab.Asked {
		case engine.None:
			if len(x.left) == 0 && n > 400 { // somebody else is asked, and silent
				return r, r.app.tab()
			}
			if tab.Holding() && r.app.tab().felt.Staged.On && r.app.tab().scene.Stage.Past {
				r.step(3 * time.Second)
				return r, r.app.tab()
			}
		case 0:
			run := x.next(0, tab.State())
			if run == nil {
				r.step(time.Second)
				return r, r.app.tab()
			}
			if err := tab.Commit(run); err != nil {
				t.Fatal(err)
			}
		}
		r.step(50 * time.Millisecond)
	}
	t.Fatalf("the fight does not end: left is %q", x.left)
	return nil, nil
}

// emptied are fights in which a joker leaves a side empty: of two, of four and of all six at the table.
var emptied = []struct {
	name          string
	seats         int
	facts, script string
}{
	{"two", 4, "hand P1 TC,9H,2D; hand P2 X2,8D; hand P3 2C,3C; hand P4 4C,5C; ladder P1 2; ladder P2 1",
		"P1 atk P2; P1 call P3,P4; P2 call P3,P4; P1 put TC,9H; P2 put X2,8D"},
	{"own", 4, "hand P1 X1,9H,2D; hand P2 TD,8D; hand P3 2C,3C; hand P4 4C,5C; ladder P1 2; ladder P2 1",
		"P1 atk P2; P1 call P3,P4; P2 call P3,P4; P1 put X1,9H; P2 put TD,8D"},
	{"four", 4, "hand P1 8C,4H; hand P2 X2,4C; hand P3 8H,6S; hand P4 2C,3C; ladder P1 2; ladder P2 2; ladder P3 2; ladder P4 1; turn P3",
		"P3 atk P2; P3 call -; P2 call P1,P4; P4 join A; P4 put 2C; P1 join A; P1 put 8C; P3 put 8H,6S; P2 put X2,4C"},
	{"six", 6, "hand P1 TC,9H,2D; hand P2 X2,8D; hand P3 2C,3C; hand P4 4C,5C; hand P5 6C,7C; hand P6 8C,9C; ladder P1 2; ladder P2 1; ladder P3 2; ladder P4 2; ladder P5 2; ladder P6 2",
		"P1 atk P2; P1 call -; P2 call P3,P4,P5,P6; P3 join A; P3 put 2C; P4 join A; P4 put 4C; P5 join A; P5 put 6C; P6 join A; P6 put 8C; P1 put TC,9H; P2 put X2,8D"},
	{"both", 5, "hand P1 TC,9H,2D; hand P2 X2,8D; hand P3 X1,3C; hand P4 4C,5C; hand P5 6C,7C; ladder P1 2; ladder P2 1; ladder P3 2",
		"P1 atk P2; P1 call P3; P2 call P4,P5; P3 join V; P3 put X1; P4 join A; P4 put 4C; P5 join A; P5 put 6C; P1 put TC,9H; P2 put X2,8D"},
}

// TestEmptiedSide: of a side that a joker has left empty the stage says who has gone over, and where whose cards lay. The cards of the other
// side lie apart, none on another and none on the ladder.
func TestEmptiedSide(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 768, H: 1024}, {W: 640, H: 360}} {
		for _, x := range emptied {
			r, s := fightAt(t, size, 100, x.seats, x.facts, x.script)
			r.shot("emptied-" + x.name)
			cards := 0
			for _, g := range s.scene.Stage.Gone {
				cards += g.N
			}
			if cards < 2 {
				t.Errorf("%s: %d places are left: %+v", x.name, cards, s.scene.Stage.Gone)
			}
			if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return strings.HasSuffix(o.Text, "over") }) {
				t.Errorf("%s at %v: nobody says who has gone", x.name, size)
			}
			if size.H > 400 {
				besideEachOther(t, x.name, &s.felt)
			}
		}
	}
}

// besideEachOther checks that cards on a stage lie beside each other and beside the ladder.
func besideEachOther(t *testing.T, name string, f *felt.Felt) {
	t.Helper()
	ladder := f.Staged.Rungs[0].At
	for _, x := range f.Staged.Rungs {
		ladder.X, ladder.W = min(ladder.X, x.At.X), max(ladder.X+ladder.W, x.At.X+x.At.W)-min(ladder.X, x.At.X)
	}
	ladder = geom.Rect{X: ladder.X - 16, Y: f.Areas.Table.Y, W: ladder.W + 32, H: f.Areas.Table.H}
	for i, p := range f.Staged.Pieces {
		if !p.At.Intersect(ladder).Empty() {
			t.Errorf("%s: %v at %v lies on the ladder at %v", name, p.Card, p.At, ladder)
		}
		for _, q := range f.Staged.Pieces[:i] {
			if !p.At.Intersect(q.At).Empty() {
				t.Errorf("%s: %v at %v lies on %v at %v", name, p.Card, p.At, q.Card, q.At)
			}
		}
	}
}

// TestOneTokenEach: on the ladder everybody has one token, and none lies on another's. Where it came from a line shows.
func TestOneTokenEach(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		x := emptied[3]
		r, s := fightAt(t, size, 100, x.seats, x.facts, x.script)
		for i, a := range s.felt.Staged.Rungs {
			if a.From == a.At {
				t.Errorf("at %v %v has not climbed", size, a.Seat)
			}
			tokens := 0
			for _, o := range r.list.Ops {
				if o.Kind == paint.Sprite && o.Sprite == felt.Emblem(&s.scene, a.Seat) && o.Rect.W == a.At.W && o.Rect.X >= s.felt.Staged.Rungs[0].At.X-40 {
					tokens++
				}
			}
			if tokens != 1 {
				t.Errorf("at %v there are %d tokens of %v", size, tokens, a.Seat)
			}
			for _, b := range s.felt.Staged.Rungs[:i] {
				if size.H > 400 && !a.At.Inset(0.5).Intersect(b.At).Empty() {
					t.Errorf("at %v the tokens of %v and %v lie on each other", size, a.Seat, b.Seat)
				}
			}
		}
	}
}

// TestEmptiedFaces: on a phone the faces of those who stand together on the other side are above their cards.
func TestEmptiedFaces(t *testing.T) {
	for _, x := range emptied[:3] {
		_, s := fightAt(t, phone, 100, x.seats, x.facts, x.script)
		for _, f := range s.scene.Stage.Figures {
			face := s.felt.Staged.Faces[f.Seat]
			if face.W < 20 {
				t.Errorf("%s: the face of %v is at %v", x.name, f.Seat, face)
			}
			for _, p := range s.felt.Staged.Pieces {
				if !face.Intersect(p.At).Empty() {
					t.Errorf("%s: the face of %v lies on %v", x.name, f.Seat, p.Card)
				}
			}
		}
	}
}
