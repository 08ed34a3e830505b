package highcard

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

func cardOf(a engine.Action) cards.Card { return cards.Card(a.A()) }

// Notate writes a choice: "lay 7C".
func (Game) Notate(_ engine.State, _ engine.Seat, run []engine.Action) string {
	return "lay " + cardOf(run[0]).String()
}

// Parse reads what Notate writes.
func (Game) Parse(_ engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	name, ok := strings.CutPrefix(text, "lay ")
	c, known := cards.Parse(name)
	if !ok || !known || !cards.FullDeck.Has(c) {
		return nil, errors.New("highcard: " + strconv.Quote(text) + " is no choice: want lay and a card, as in lay 7C")
	}
	return []engine.Action{engine.Act(verbLay, uint8(c), 0, 0)}, nil
}
