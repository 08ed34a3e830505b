package plan

import (
	"testing"

	"royals/engine"
	"royals/engine/catalog"
)

// TestBlowBeyondTheLastPoints: a blow that is worth more than its target has left says so wherever it is told, and one that is not says
// what it costs.
func TestBlowBeyondTheLastPoints(t *testing.T) {
	info := catalog.Find("royalty").Info()
	for had, want := range map[int]string{70: "royalty.verdict.beyond", 80: "royalty.verdict.wall", 90: "royalty.verdict.wall"} {
		told := []Told{
			{Say: "attack", Seat: 0, Other: 1, N: 10}, {Say: "hit", Seat: 1, Other: 0, N: atStart - had}, {Say: "done", Seat: 0},
			{Say: "attack", Seat: 2, Other: 0, N: 9}, {Say: "hit", Seat: 0, Other: 2, N: 90}, {Say: "done", Seat: 2},
			{Say: "attack", Seat: 0, Other: 1, N: 10}, {Say: "returned", Seat: 1, Other: 0, N: 20}, {Say: "hit", Seat: 1, Other: 0, N: 80},
		}
		v, ok := blow(told)
		if beyond := had < 80; !ok || v.Why.Key != want || (v.Who.Key == "royalty.verdict.out") != beyond {
			t.Errorf("with %d left: %+v", had, v)
		}
		if v.Why.Key == "royalty.verdict.beyond" && (v.Why.N != had || v.Why.N2 != 80) {
			t.Errorf("with %d left the numbers are %d and %d", had, v.Why.N, v.Why.N2)
		}
		s := &Scene{Sight: Sight{Info: info, View: &engine.View{}, Seats: 3}, Told: told}
		c := landed(s).Counts[0]
		if beyond := had < 80; c.N != 80 || (c.Key == "royalty.stage.left" && c.N2 == had) != beyond {
			t.Errorf("with %d left the stage counts %+v", had, c)
		}
		for points, gloss := range map[int]string{0: ".last", 5: ""} {
			view := &engine.View{Counters: []engine.Counter{{Key: uint8(counterNamed(info, "points")), Owner: 1, Value: int32(points)}}}
			if got := final(info, func() *engine.View { return view }, told[len(told)-1]); got != gloss {
				t.Errorf("%d points left after it: %q", points, got)
			}
		}
	}
}
