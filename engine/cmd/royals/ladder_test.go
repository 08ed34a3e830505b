package main

import (
	"io"
	"math"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
)

// The ladder plays the same deals whoever plays them: its sums are those of a contest over all deals in one go, with one
// worker or with three.
func TestLadderAddsUp(t *testing.T) {
	g := catalog.Find("crush")
	c := engine.Config{Seats: 4, Seed: 7}
	p := pairing{candidate: "page", opponent: "squire", to: equals, most: 80}
	want, err := contest(g, c, p.candidate, p.opponent, 20)
	if err != nil {
		t.Fatal(err)
	}
	for _, workers := range []int{1, 3} {
		tab := &ranking{game: g, config: c}
		tab.rungs = []*rung{newRung(tab, p)}
		if err := climb([]*ranking{tab}, workers, io.Discard, time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		got := tab.rungs[0].sum
		if got.Games != 80 || got.Choices != want.Choices || math.Abs(got.Wins-want.Wins) > 1e-9 {
			t.Errorf("%d workers: %v, want %v", workers, got, want)
		}
	}
}

// A pairing that is clear by a wide margin is not played on; one that is close is played to its last game; one that is to show
// equal strength, too, however it stands. When time is up nothing more begins.
func TestLadderStops(t *testing.T) {
	tab := &ranking{config: engine.Config{Seats: 4}, game: catalog.Find("crush")}
	for _, c := range []struct {
		to          verdict
		wins, games int
		ready       bool
		goal        int // deals
	}{
		{climbs, 0, 0, false, 10},
		{climbs, 11, 40, false, 20},
		{climbs, 19, 40, true, 0},
		{climbs, 0, 40, true, 0}, // nor is it played on when it is clear that it fails
		{climbs, 45, 160, false, 80},
		{climbs, 250, 960, true, 0},
		{climbs, 200, 640, true, 0},
		{climbs, 185, 640, false, 240},
		{equals, 38, 40, false, 20},
		{equals, 500, 960, true, 0},
	} {
		r := newRung(tab, pairing{to: c.to, most: 960})
		r.sum.Games, r.sum.Wins = c.games, float64(c.wins)
		r.sum.Share = float64(c.wins) / float64(max(c.games, 1))
		if r.look(); r.ready != c.ready || !c.ready && r.goal != c.goal {
			t.Errorf("%d of %d: ready %v, goal %d deals; want %v, %d", c.wins, c.games, r.ready, r.goal, c.ready, c.goal)
		}
	}
	tab.rungs = []*rung{newRung(tab, pairing{candidate: "page", opponent: "random", most: 40})}
	if err := climb([]*ranking{tab}, 2, io.Discard, time.Now().Add(-time.Second)); err != nil || tab.rungs[0].sum.Games != 0 {
		t.Errorf("%d games after time was up, %v", tab.rungs[0].sum.Games, err)
	}
}
