package usurpers

import (
	"fmt"
	"testing"

	"royals/engine/enginetest"
)

func TestPlay(t *testing.T) {
	for n := 3; n <= 6; n++ {
		for _, options := range []string{"", "discard_view=top,sub_suit=any,assassin_card=number,round_cap=30,first_player=random,start_ace=high"} {
			t.Run(fmt.Sprint(n, options), func(t *testing.T) {
				enginetest.Play(t, Game{}, enginetest.Plan{Seats: n, Options: options, Games: 20, Greedy: true})
			})
		}
	}
}
