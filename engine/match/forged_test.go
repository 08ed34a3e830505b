package match_test

import (
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
)

// forge returns a save whose snapshot has bits turned and whose sum fits again. flips are threes of bytes: where (two, the
// higher first, round and round) and which bits.
func forge(text string, flips []byte) string {
	const word = "\nstate "
	at := strings.LastIndex(text, word)
	if at < 0 {
		return match.Sealed(text)
	}
	at += len(word)
	line, rest, _ := strings.Cut(text[at:], "\n")
	b, err := hex.DecodeString(line)
	if err != nil || len(b) == 0 {
		return match.Sealed(text)
	}
	for ; len(flips) >= 3; flips = flips[3:] {
		b[(int(flips[0])<<8|int(flips[1]))%len(b)] ^= flips[2]
	}
	return match.Sealed(text[:at] + hex.EncodeToString(b) + "\n" + rest)
}

// unsummed is a save without its last line.
func unsummed(m *match.Match) string {
	text := string(m.Save())
	return text[:strings.LastIndex(text, "sum ")]
}

// opponents are of every kind: those that look at weights, and searches as short as they come.
func opponents() []bot.Bot {
	search := func(l bot.Level, softness, slips int) bot.Bot {
		return &bot.Search{Settings: bot.Settings{Iterations: 3, Level: l, Plies: 4, Prior: true, Softness: softness, Slips: slips}}
	}
	return []bot.Bot{&bot.Random{}, &bot.Greedy{}, bot.New(bot.Page, bot.Steady), search(bot.Squire, 0, 0), bot.New(bot.Squire, bot.Steady), search(bot.Page, 1, 20)}
}

// playOn plays up to n choices, each by the next of all opponents, and lets everybody look at every position as the app does.
// What a game itself holds to be broken is an error.
func playOn(m *match.Match, n int) error {
	chance := cards.NewRand(1, 1)
	bots := opponents()
	red := m.State().Fresh()
	var view engine.View
	var r engine.Result
	var eval [engine.MaxSeats]int32
	for i := range n {
		for x := range engine.Seat(m.Config.Seats) {
			m.View(x, &view)
			m.State().Prompt(x)
			m.Redacted(x, red)
			if err := engine.Sound(red); err != nil {
				return fmt.Errorf("redacted for %s: %w", x, err)
			}
			red.Imagine(x, &chance) // where no world fits a forged one, any will do
		}
		m.View(engine.Table, &view)
		m.State().Result(&r)
		m.State().Eval(&eval)
		actors := m.State().Actors()
		if actors == 0 {
			break
		}
		seat := actors.First()
		m.Redacted(seat, red)
		if err := m.Do(seat, bots[i%len(bots)].Choose(red, seat, &chance, nil)); err != nil {
			return err
		}
		if err := engine.Sound(m.State()); err != nil {
			return fmt.Errorf("after %d choices: %w", i+1, err)
		}
	}
	if _, _, err := match.Load(m.Save(), catalog.Find); err != nil {
		return fmt.Errorf("saved again it is refused: %w", err)
	}
	return nil
}

// One byte of a snapshot turned in one of three ways, its sum put right: the save is refused, or it is played on.
func TestForgedSnapshots(t *testing.T) {
	for _, g := range catalog.Games() {
		taken, all := 0, 0
		for n := 3; n < 90; n += 29 {
			text := unsummed(played(t, g.Info().ID, g.Info().Seats, n))
			state := strings.LastIndex(text, "\nstate ") + len("\nstate ")
			size := (len(text) - state - 1) / 2
			for at := n % 2; at < size; at += 2 {
				own, err := strconv.ParseUint(text[state+2*at:state+2*at+2], 16, 8) // turned, it is 0: a card loses its face
				if err != nil {
					t.Fatal(err)
				}
				kinds := []byte{1 << (at / 2 % 8), 0xff, byte(own)}
				flips := []byte{byte(at >> 8), byte(at), kinds[(at/2+n)%3]}
				all++
				if tryForged(t, forge(text, flips), fmt.Sprintf("%s after %d choices, %v", g.Info().ID, n, flips)) {
					taken++
				}
			}
		}
		t.Logf("%s: %d of %d taken", g.Info().ID, taken, all)
	}
}

// tryForged loads a forged save and, where it is taken, plays it on. It says whether it was taken.
func tryForged(t *testing.T, text, name string) bool {
	m, _, err := match.Load([]byte(text), catalog.Find)
	if err != nil {
		return false
	}
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s: %v", name, r)
		}
	}()
	if err := playOn(m, 12); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	return true
}

// Whatever a save says under a right sum, loading it gives a match that plays on with every kind of opponent, or a clear error.
// Without a text of its own a real save is forged: that of the game, the seats and the choices which from picks.
func FuzzLoad(f *testing.F) {
	games := catalog.Games()
	for i := range games {
		for seats := range 4 {
			for _, n := range []int{0, 7, 40, 120} {
				f.Add("", uint16(i+len(games)*(seats+4*n)), []byte{0, byte(n), byte(seats)})
			}
		}
		f.Add(unsummed(played(f, games[i].Info().ID, games[i].Info().Seats, 12)), uint16(0), []byte{})
	}
	f.Fuzz(func(t *testing.T, text string, from uint16, flips []byte) {
		if text == "" {
			n := int(from)
			in := games[n%len(games)].Info()
			n /= len(games)
			text = unsummed(played(t, in.ID, in.MinSeats+n%4%(in.MaxSeats-in.MinSeats+1), n/4%400))
		}
		m, _, err := match.Load([]byte(forge(text, flips)), catalog.Find)
		if err != nil {
			if err.Error() == "" {
				t.Fatal("an error without words")
			}
			return
		}
		if err := playOn(m, 50); err != nil {
			t.Fatal(err)
		}
	})
}
