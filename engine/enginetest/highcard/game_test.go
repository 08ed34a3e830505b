package highcard

import (
	"strconv"
	"testing"

	"royals/engine"
	"royals/engine/enginetest"
)

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

func TestPlay(t *testing.T) {
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		t.Run(strconv.Itoa(seats), func(t *testing.T) {
			enginetest.Play(t, Game{}, enginetest.Plan{Seats: seats, Bound: dealt * seats, Greedy: true})
		})
	}
}

func TestGolden(t *testing.T) {
	text := ""
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		text += enginetest.Playthrough(t, Game{}, engine.Config{Seats: seats, Seed: 7}, "greedy")
	}
	enginetest.Golden(t, "games", text)
}
