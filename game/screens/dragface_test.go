package screens

import (
	"strings"
	"testing"

	"royals/game/learn"
	"royals/game/store"
)

// asks opens a lesson at its n-th question.
func asks(t *testing.T, name string, n int) pupil {
	t.Helper()
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), name)
	for steps := 0; steps < 2000; steps++ {
		if p.Stage() != learn.Asking || p.app.tab().clock.running() {
			p.goOn()
		} else if n--; n > 0 {
			p.touch()
		} else {
			return p
		}
	}
	t.Fatalf("%s does not ask so often", name)
	return p
}

// TestCardsAreDraggedAtPlayers drags a number card onto the player whom nobody guards: what hits that player with it is done.
func TestCardsAreDraggedAtPlayers(t *testing.T) {
	for name, card := range map[string]string{"kingdoms.hit": "card:hand:9D", "kingdoms.joker": "card:hand:TD"} {
		p := asks(t, name, 1)
		s := p.app.tab()
		moves := s.t.Moves()
		p.drag(card, "seat:P2")
		if s.t.Moves() != moves+1 {
			t.Errorf("%s: %s is dragged onto Bea, and nothing happens", name, card)
		}
	}
}

// TestMainButtonKeepsItsPlace lays two cards: what says how many are wanted stands where the button stands that lays them.
func TestMainButtonKeepsItsPlace(t *testing.T) {
	p := asks(t, "crush.flip", 1)
	p.blind = false
	p.step(0)
	s := p.app.tab()
	side := func(text string) float64 {
		for i := range p.list.Ops {
			if o := &p.list.Ops[i]; strings.HasPrefix(o.Text, text) && o.Rect.Y > s.felt.Areas.Acts.Y {
				return o.Rect.X + o.Rect.W/2
			}
		}
		t.Fatalf("no button says %q", text)
		return 0
	}
	waits := side("Pick 2 cards")
	p.rig.tap("card:hand:9C")
	p.rig.tap("card:hand:TD")
	p.rig.step(0)
	if lays := side("Lay"); (lays-phone.W/2)*(waits-phone.W/2) < 0 {
		t.Errorf("the button that lays stands at %.0f, and what stood for it at %.0f", lays, waits)
	}
}
