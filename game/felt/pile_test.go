package felt

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
)

// TestRankedRows lays cards as they are sorted, suit by suit, into a row that keeps those of one rank together.
func TestRankedRows(t *testing.T) {
	p := []cards.Card{cards.New(9, cards.Clubs), cards.New(10, cards.Clubs), cards.New(9, cards.Hearts), cards.New(10, cards.Hearts), cards.New(9, cards.Spades)}
	for _, ranked := range []bool{false, true} {
		z := zone{sketch: &sketch{Scene: &Scene{Plan: &plan.Plan{Spots: []plan.Spot{{Ranked: ranked}}}}, Felt: &Felt{}}}
		got := ""
		for _, i := range z.inRow(engine.PileID{}, p) {
			got += p[i].String() + " "
		}
		if want := map[bool]string{false: "9C TC 9H TH 9S ", true: "9C 9H 9S TC TH "}[ranked]; got != want {
			t.Errorf("ranked %v: %q, want %q", ranked, got, want)
		}
	}
}

// TestRivalsCardsAreCentred: what a rival has laid lies in the middle of its panel, however narrow that is.
func TestRivalsCardsAreCentred(t *testing.T) {
	s := &sketch{Scene: &Scene{Plan: &plan.Plan{}, Names: []string{"Guest", "Bea", "Cosmo", "Dora"}}, Felt: &Felt{}, Kit: &kit.Kit{Text: 1}}
	z := zone{sketch: s, x: 1, r: geom.Rect{W: 98, H: 40}, least: 22}
	if !z.flow().Centred {
		t.Error("the cards of a rival lie at the edge of a narrow panel")
	}
}
