package screens

import (
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/sound"
)

// moments is what the table shows besides its cards: hits, falls, crownings, scores that change, a win. Which deed is
// what is told by what is heard of it and by where cards go; no game is named.
type moments struct {
	anim.Moments
	asked  string // the question on the screen
	cheers bool   // the win has been shown

	scored [engine.MaxSeats]struct{ from, to int } // the last change of each score
}

// witness is told of each deed just before it is shown, with what is heard of it.
func (m *moments) witness(s *tableScreen, e *engine.Event, c sound.Cue) {
	if s.t.Moves() == 0 {
		return
	}
	now := s.clock.now()
	s.staging.hear(s.t, e)
	switch e.Kind {
	case engine.Said:
		m.said(s.t.Plan, e, c, now)
	case engine.Moved:
		if ids := s.t.Cards.Of(e.From); s.falls(e) && int(e.At) < len(ids) && e.At >= 0 && !fellThere(s.staging.made, e) {
			s.stage.Fall(ids[e.At], now)
		}
	case engine.Counted:
		if b := s.scene.MainBadge(); b != nil && int(e.Key) == b.Key && e.From.Owner < engine.MaxSeats && e.From.Slot == 0 {
			if was := s.t.Shown.Counter(e.Key, e.From.Owner, 0); was != int(e.Value) {
				m.Add(anim.Moment{Kind: anim.Count, Seat: uint8(e.From.Owner), From: was, To: int(e.Value)}, now+s.staging.impact(s.stage.Dial, now))
				m.scored[e.From.Owner].from, m.scored[e.From.Owner].to = was, int(e.Value)
			}
		}
	}
}

// said shows what is heard of a line: a hit, or a crowning.
func (m *moments) said(p *plan.Plan, e *engine.Event, c sound.Cue, now time.Duration) {
	switch c.Effect {
	case sound.Thud:
		from, to := p.Arrows[e.Key].Points(*e)
		if to >= engine.MaxSeats {
			to = e.Seat
		}
		if to < engine.MaxSeats {
			m.Add(anim.Moment{Kind: anim.Strike, Seat: uint8(from), Other: uint8(to), Card: e.Card}, now)
		}
	case sound.Stamp:
		if e.Card != cards.Back && e.Seat < engine.MaxSeats {
			m.Add(anim.Moment{Kind: anim.Stamp, Seat: uint8(e.Seat), Card: e.Card}, now)
		}
	}
}

// falls reports whether a card goes from a place of its own before a seat to a heap.
func (s offers) falls(e *engine.Event) bool {
	if s.offTable(e.From) || e.To == engine.Nowhere || e.To.Slot != 0 && e.To.Kind == e.From.Kind {
		return false
	}
	from, to := &s.t.Plan.Spots[e.From.Kind], &s.t.Plan.Spots[e.To.Kind]
	return from.Where == plan.Seat && from.Spread == plan.Slot && s.info.Piles[e.From.Kind].Sight == engine.FaceUp &&
		(to.Where == plan.Tally || to.Spread == plan.Stack)
}

// legible is how opaque a new question is at once: the line of words never looks empty, however fast its words change.
const legible = 0.5

// fade notes the question on the screen and returns how much of a new one is there.
func (m *moments) fade(text string, now time.Duration) float64 {
	if text != m.asked {
		if m.asked != "" {
			m.Add(anim.Moment{Kind: anim.Fresh}, now)
		}
		m.asked = text
	}
	if x := m.Find(anim.Fresh, 0, now); x != nil {
		return legible + (1-legible)*x.Fade(now)
	}
	return 1
}

// counted returns what a seat's score of n shows, which may be on its way to it.
func (m *moments) counted(x engine.Seat, n int, now time.Duration) felt.Score {
	c := m.Find(anim.Count, uint8(x), now)
	switch {
	case c == nil || c.To != n:
		f := felt.Score{N: n, Color: kit.Figure}
		if last := m.scored[x]; last.to == n {
			f.From = last.from
		}
		return f
	case c.Bold():
		return felt.Score{N: c.Number(now), Color: kit.Text} // not before its blow
	}
	return felt.Score{N: c.Number(now), Color: kit.Bright}
}
