package catalog

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/enginetest"
)

// houseRules are the options that change what players may do, by game and key.
var houseRules = map[string]bool{
	"crush answers":          true,
	"kingdoms jackWipe":      true,
	"royalty askRanks":       true,
	"royalty give":           true,
	"royalty askAgain":       true,
	"royalty combineAttacks": true,
}

// The same seeded games give the same states wherever they are played: the golden file was written by a native run, and
// make test compares it natively and in WebAssembly. 300 games for each number of seats and each house rule, some for every other
// option.
func TestGoldenHashes(t *testing.T) {
	var b strings.Builder
	for _, g := range Games() {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			b.WriteString(enginetest.Hashes(t, g, engine.Config{Seats: n}, 300))
		}
		for _, o := range in.Options {
			games := 10
			if houseRules[in.ID+" "+o.Key] {
				games = 300
			}
			for _, v := range o.Values {
				c := engine.Config{Seats: in.Seats, Options: []engine.Setting{{Key: o.Key, Value: v}}}
				if _, err := g.New(c, nil); v != o.Default && err == nil { // P5 begins only where five play
					b.WriteString(enginetest.Hashes(t, g, c, games))
				}
			}
		}
	}
	enginetest.Golden(t, "hashes", b.String())
}

// Every game can be found by its id, once, and says what it is.
func TestGames(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range Games() {
		in := g.Info()
		if seen[in.ID] || Find(in.ID) != g {
			t.Errorf("%s is there twice or not found", in.ID)
		}
		seen[in.ID] = true
		if in.Title == "" || in.Credit == "" || in.Rulebook == "" || in.MinSeats < 2 || in.MaxSeats > engine.MaxSeats || in.Seats < in.MinSeats || in.Seats > in.MaxSeats {
			t.Errorf("%s: %+v", in.ID, in)
		}
		for _, o := range in.Options {
			if !o.Allows(o.Default) {
				t.Errorf("%s: option %s does not allow its own default %s", in.ID, o.Key, o.Default)
			}
		}
	}
	if Find("whist") != nil {
		t.Errorf("the games are %v", seen)
	}
}
