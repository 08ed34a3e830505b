package screens

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/store"
	"royals/game/table"
)

// bigSeed makes seeds that cannot be mistaken for any other number on the screen.
const bigSeed = 700_000_000_000_000

// checked computes the seal anew from what a command says, as the tool does, and reports whether it is the one it
// names.
func checked(t testing.TB, command string) bool {
	t.Helper()
	f := strings.Fields(command)
	if len(f) < 12 || f[0] != "royals" || f[1] != "verify" || len(f)%2 != 0 {
		t.Fatalf("%q is no command", command)
	}
	var c engine.Config
	var g engine.Game
	var salt match.Salt
	var seal match.Seal
	var err error
	for i := 2; i < len(f); i += 2 {
		switch f[i] {
		case "--game":
			g = catalog.Find(f[i+1])
		case "--seats":
			c.Seats, err = strconv.Atoi(f[i+1])
		case "--options":
			c.Options, err = engine.ParseOptions(f[i+1])
		case "--seed":
			c.Seed, err = strconv.ParseUint(f[i+1], 10, 64)
		case "--salt":
			salt, err = match.ParseSalt(f[i+1])
		case "--seal":
			seal, err = match.ParseSeal(f[i+1])
		default:
			t.Fatalf("what is %s?", f[i])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return match.NewSeal(g, c, salt) == seal
}

// TestDetailsHaveTheSeal: what stands about the result in one row opens the sums, and below them whether the deal was fair.
func TestDetailsHaveTheSeal(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("royalty", 0)
	if r.goOn() != "result" {
		t.Fatal("it does not end")
	}
	more := []string{"result:review", "result:share", "result:sums"}
	first, _ := r.find(more[0])
	for _, name := range more {
		if at, ok := r.find(name); !ok || at.Y != first.Y {
			t.Errorf("%s stands at %v, %s at %v", more[0], first, name, at)
		}
	}
	r.tap("result:sums")
	r.step(0)
	r.tap("result:seal")
	if _, ok := r.app.Top().(*fairScreen); !ok {
		t.Errorf("the seal opens %s", r.app.Top().Name())
	}
}

// TestSealedDeal plays games to the end: the seal is shown at the deal and stays the same after new starts, the seed is
// told nowhere before the end, and then it opens the seal.
func TestSealedDeal(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 320, H: 568}, desktop} {
			if size != desktop || g.Info().ID != "houses" { // long
				sealedDeal(t, g.Info().ID, size)
			}
		}
	}
}

func sealedDeal(t *testing.T, id string, size geom.Rect) {
	keep := store.NewMemory()
	r := newRig(t, size, size.W < 1000, keep, bigSeed)
	r.start(id, 1)
	r.settle()
	first := r.app.table.Fair()
	sealAtDeal(r, id, first)
	seed := strconv.FormatUint(r.app.table.Config().Seed, 10)
	p := &player{rnd: rand.New(rand.NewPCG(4, 4))}
	r.play(p, func(n int) {
		if n%5 == 0 {
			if text := says(r.app.Doc(), 0); strings.Contains(text, seed) {
				t.Fatalf("%s: the seed is told in the middle of the game: %s", id, text)
			}
		}
		if n%11 == 4 { // after a new start the seal is the same
			if again := newRig(t, size, true, keep, 1); again.app.table.Fair() != first {
				t.Fatalf("%s decision %d: the seal was %+v, after a new start it is %+v", id, n, first, again.app.table.Fair())
			}
		}
	})
	sealAtEnd(r, id, first, seed)
	r.tap("result:rematch")
	r.step(0)
	if next := r.app.table.Fair(); next.Seal == first.Seal || len(next.Seal) != 64 {
		t.Errorf("%s: the next game is sealed %+v", id, next)
	}
}

// sealAtDeal checks that the sheet of the menu shows the seal at the deal, and nothing that opens it. The log is for the game.
func sealAtDeal(r *rig, id string, first table.Fair) {
	r.t.Helper()
	if len(first.Seal) != 64 || first.Seed+first.Salt+first.Command != "" {
		r.t.Fatalf("%s: at the deal %+v", id, first)
	}
	if log := r.app.Doc().Log; strings.Contains(strings.ReplaceAll(strings.Join(log, ""), " ", ""), first.Seal[:8]) {
		r.t.Errorf("%s: the log has digits of the seal: %q", id, log)
	}
	r.tap("menu")
	r.tap("menu:settings")
	r.app.Activate("settings:about")
	r.step(0)
	if err := r.check(); err != nil {
		r.t.Error(err)
	}
	if text := says(r.app.Doc(), 0); !strings.Contains(text, first.Seal) {
		r.t.Errorf("%s: the sheet says %q", id, text)
	}
	r.shot(id + "-fair")
	r.tap("back")
	r.tap("back")
	r.tap("back")
}

// sealAtEnd checks that the result tells the seed, and that this seed and no other opens the seal of the deal.
func sealAtEnd(r *rig, id string, first table.Fair, seed string) {
	r.t.Helper()
	res := r.app.Top().(*resultScreen)
	end := res.t.Fair()
	if end.Seal != first.Seal || end.Seed != seed || len(end.Salt) != 32 || !end.Fits || !checked(r.t, end.Command) {
		r.t.Errorf("%s: at the deal %+v, at the end %+v", id, first, end)
	}
	if checked(r.t, strings.Replace(end.Command, "--seed 7", "--seed 6", 1)) {
		r.t.Errorf("%s: another seed fits as well", id)
	}
	if text := says(r.app.Doc(), 0); !strings.Contains(text, strings.ToLower(end.Command)) || !strings.Contains(text, end.Salt) {
		r.t.Errorf("%s: the result says %q", id, text)
	}
	if err := r.check(); err != nil {
		r.t.Error(err)
	}
	res.sc.At = 1e6
	r.app.Redraw()
	r.step(0)
	r.app.Redraw()
	r.step(0)
	r.shot(id + "-fair-result")
	if bots := res.t.BotSeed(); bots == res.t.Config().Seed || strings.Contains(end.Command, strconv.FormatUint(bots, 10)) {
		r.t.Errorf("%s: opponents draw from %d", id, bots)
	}
}

// TestSeedIsNotToldToBeTakenBack: between the last choice and the result, which may be taken back, the seed stays
// untold.
func TestSeedIsNotToldToBeTakenBack(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), bigSeed)
	r.start("kingdoms", 1)
	r.settle()
	tab := r.app.table
	tab.Unseal() // too early
	give := tab.Concessions()
	if len(give) == 0 || tab.Commit(give[:1]) != nil || !tab.Ended() {
		t.Fatalf("the game does not end by %v", give)
	}
	r.tap("menu")
	r.tap("menu:settings")
	r.app.Activate("settings:about")
	r.step(0)
	if text := says(r.app.Doc(), 0); !strings.Contains(text, tab.Fair().Seal) || strings.Contains(text, strconv.FormatUint(tab.Config().Seed, 10)) {
		t.Errorf("before the result the sheet says %q", text)
	}
}

// TestUnsealedSave goes on with a save of a version that did not seal.
func TestUnsealedSave(t *testing.T) {
	r := deal(t, "kingdoms", phone, 3)
	data, err := r.app.Store.Load(r.app.run)
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Load(data, catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	n := len(m.Notes)
	for i := len(m.Notes) - 1; i >= 0; i-- {
		if strings.HasPrefix(m.Notes[i], "sealed ") {
			m.Notes = append(m.Notes[:i], m.Notes[i+1:]...)
		}
	}
	if len(m.Notes) != n-1 {
		t.Fatalf("%d notes without the seal, %d with it", len(m.Notes), n)
	}
	keep := store.NewMemory()
	if err := keep.Save("game", m.Save()); err != nil {
		t.Fatal(err)
	}
	old := newRig(t, phone, true, keep, 3)
	old.tap("continue")
	old.settle()
	if f := old.app.table.Fair(); f != (table.Fair{}) {
		t.Errorf("an unsealed deal has the seal %+v", f)
	}
	old.tap("menu")
	old.tap("menu:settings")
	old.app.Activate("settings:about")
	old.step(0)
	if text := says(old.app.Doc(), 0); !strings.Contains(text, "did not seal") {
		t.Errorf("the sheet says %q", text)
	}
}
