package shell

import (
	"testing"

	"royals/game/kit"
)

func TestVolumesAreKept(t *testing.T) {
	p := Defaults()
	if p.Cards != 60 || p.Signals != 60 || p.Mute != 0 || p.Buzz != 1 {
		t.Errorf("at first: %+v", p)
	}
	p.Cards, p.Signals, p.Mute, p.Buzz = 20, 80, 1, 0
	q := Defaults()
	q.Read(p.write())
	if q != p {
		t.Errorf("kept %+v, wrote %+v", q, p)
	}
	q.Read([]byte("cards 900\nsignals -3\nmute x\n"))
	if q != p {
		t.Errorf("nonsense was taken: %+v", q)
	}
}

// TestBacksOfGames: a game's cards have its own back until the player chooses one for all, which older settings may hold, too.
func TestBacksOfGames(t *testing.T) {
	own := &kit.Theme{Back: 4}
	p := Defaults()
	if got := p.Coat(own); got != 4 {
		t.Errorf("back %d", got)
	}
	p.Back = 3
	q := Defaults()
	q.Read(p.write())
	if got := q.Coat(own); got != 2 {
		t.Errorf("chosen: back %d", got)
	}
	q = Defaults()
	if q.Read([]byte("back 2\n")); q.Coat(own) != 2 {
		t.Errorf("chosen earlier: back %d", q.Coat(own))
	}
}
