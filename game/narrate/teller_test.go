package narrate

import (
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// TestGainAfterOtherEyes has one card of a hand beaten and won back while somebody else is at the screen: whoever holds it hears of
// it as of any card gained. A card that stayed is no news.
func TestGainAfterOtherEyes(t *testing.T) {
	v := newVoice(Normal)
	teller := Teller{Voice: v, Name: func(engine.Seat) string { return "Bea" }, Count: func() int { return 0 }}
	jack, six := cards.New(cards.Jack, cards.Spades), cards.New(6, cards.Clubs)
	hand := engine.PileID{Kind: 1, Owner: 0}
	now := time.Minute
	report := func(own ...cards.Card) string {
		now += time.Minute
		teller.Report(now, Question{Text: "Your turn.", Hand: own, Asks: true})
		if !v.Write(now + time.Second) {
			return ""
		}
		return v.Say.Text
	}
	teller.Begin(0)
	if text := report(jack, six); !strings.Contains(text, words.Card(jack)) {
		t.Fatalf("the hand is not told: %q", text)
	}
	teller.Eyes(now, 1)
	teller.Hear(now, engine.Event{Kind: engine.Moved, Card: jack, From: hand, To: engine.PileID{Kind: 2, Owner: engine.None}})
	teller.Eyes(now, 0)
	if text := report(jack, six); !strings.Contains(text, words.Card(jack)) || strings.Contains(text, words.Card(six)) {
		t.Errorf("of what was gained it says %q", text)
	}
	if text := report(jack, six); strings.Contains(text, words.Card(jack)) {
		t.Errorf("it says so again: %q", text)
	}
}
