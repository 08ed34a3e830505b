package highcard

import (
	"royals/engine"
	"royals/engine/cards"
)

// stream keeps this game's chance apart from that of other games with the same seed.
const stream = 0x68696768

// New deals a game.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := &State{n: uint8(c.Seats), left: dealt}
	var buf [52]cards.Card
	pack := cards.FullDeck.Append(buf[:0])
	chance := cards.NewRand(c.Seed, stream)
	chance.Shuffle(pack)
	for _, c := range pack {
		ev.MoveSeen(c, engine.Nowhere, 0, stockID, -1, 0)
	}
	ev.Shuffle(stockID)
	for range dealt { // H2
		for p := range engine.Seat(s.n) {
			s.hand[p] = s.hand[p].Add(pack[0])
			ev.Move(pack[0], stockID, 0, handID(p), 0)
			pack = pack[1:]
		}
	}
	s.tellPhase(ev) // P1 leads: H3
	return s, nil
}
