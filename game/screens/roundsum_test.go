package screens

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
)

// TestRoundListsAddUp plays 50 games of Home Houses: after every round what is listed beside a face adds up to the number that stands there,
// in a few lines.
func TestRoundListsAddUp(t *testing.T) {
	g := catalog.Find("houses")
	rounds := 0
	for seed := range uint64(50) {
		m, err := match.New(g, engine.Config{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		players := [2]bot.Bot{new(bot.Greedy), new(bot.Random)}
		chance := cards.NewRand(seed, 1)
		var b roundScreen
		was, red := [2]int32{}, m.State().Fresh()
		for m.State().Actors() != 0 {
			seat := m.State().Actors().First()
			m.Redacted(seat, red)
			if err := m.Do(seat, players[seat].Choose(red, seat, &chance, nil)); err != nil {
				t.Fatal(err)
			}
			m.State().Result(&b.r.res)
			if now := [2]int32{int32(b.r.res.Score[0]), int32(b.r.res.Score[1])}; now != was {
				was = now
				rounds++
				addedUp(t, &b, seed)
			}
		}
	}
	if rounds < 50 {
		t.Errorf("only %d rounds", rounds)
	}
	t.Log(rounds, "rounds")
}

// addedUp looks at what is listed for both.
func addedUp(t *testing.T, b *roundScreen, seed uint64) {
	t.Helper()
	for x := range engine.Seat(2) {
		sum, list := 0, b.made(x)
		for _, l := range list {
			sum += int(l.Value)
		}
		if sum != int(b.r.res.Score[x]) || len(list) > 4 {
			t.Fatalf("seed %d: %d lines add up to %d, the score of %d is %d", seed, len(list), sum, x, b.r.res.Score[x])
		}
	}
}
