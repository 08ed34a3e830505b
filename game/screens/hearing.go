package screens

import (
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/plan"
	"royals/game/sound"
)

// hearing is what the table sounds like. Whatever sounds or buzzes can also be seen.
type hearing struct {
	s      *tableScreen
	ear    *sound.Ear
	turn   engine.Seat // who was last told to be next
	picked int         // the picks of the choice when it was last looked at
	moves  int         // and the choices made before it

	ticks int           // beats told so far, before cards are turned
	late  sound.Cue     // what is heard of a card that was dropped, when it is nearly laid
	at    time.Duration // and when, 0 for nothing
}

// listen lets a table be heard.
func (h *hearing) listen(s *tableScreen) {
	*h = hearing{s: s, ear: sound.New(s.info, s.t.Plan.Score(), s.t.Plan.Cues, s.t.Plan.Sting), turn: engine.None, moves: -1}
	s.t.Hear = h.hear
}

// hear is told of each event just before it is shown.
func (h *hearing) hear(e engine.Event) {
	s := h.s
	switch e.Kind {
	case engine.Phased:
		if !engine.SeatSet(e.Value).Has(h.turn) {
			h.turn = engine.None
		}
	case engine.Moved:
		if s.offTable(e.From) && s.offTable(e.To) {
			return
		}
	case engine.Turned, engine.Shuffled:
		if s.offTable(e.From) {
			return
		}
	}
	scene := sound.Scene{Viewer: s.t.Viewer, Dealing: s.t.Moves() == 0}
	switch e.Kind {
	case engine.Counted:
		scene.Was = s.t.Shown.Counter(e.Key, e.From.Owner, e.From.Slot)
	case engine.Ended:
		scene.Won = s.pleased()
	}
	c, ok := h.ear.Hear(&e, scene)
	s.moments.witness(s, &e, c)
	if ok && c.Effect == sound.Snap && e.Kind == engine.Moved && h.dropped(e.From) {
		h.late, h.at = c, s.clock.now()+time.Duration(float64(anim.Snap)*s.stage.Dial.Speed)
		return
	}
	if wait := s.staging.impact(s.stage.Dial, s.clock.now()); ok && wait > 0 && e.Kind == engine.Said { // it is heard when it strikes
		h.late, h.at = c, s.clock.now()+wait
		return
	}
	if ok {
		s.a.Cue(c)
	}
}

// lands lets what is waited for be heard at once.
func (h *hearing) lands() {
	if h.at > 0 {
		h.at = min(h.at, h.s.clock.now())
	}
}

// dropped reports whether a card of a pile lies where a finger has let it go.
func (h *hearing) dropped(id engine.PileID) bool {
	for _, n := range h.s.t.Cards.Of(id) {
		if h.s.stage.Dropped(n, h.s.clock.now()) {
			return true
		}
	}
	return false
}

// offTable reports whether a pile is not shown.
func (s offers) offTable(p engine.PileID) bool {
	return p == engine.Nowhere || int(p.Kind) >= len(s.t.Plan.Spots) || s.t.Plan.Spots[p.Kind].Where == plan.Off
}

// pleased reports whether a person has won, or no person plays.
func (s offers) pleased() bool {
	var r engine.Result
	s.t.Result(&r)
	persons := engine.SeatSet(0)
	for i, p := range s.t.Players {
		if p.Person() {
			persons |= engine.Only(engine.Seat(i))
		}
	}
	return persons == 0 || persons&r.Winners != 0
}

// attend hears what is no event: the turn that passes, and cards that are picked and put back.
func (h *hearing) attend() {
	s := h.s
	if h.at > 0 && s.clock.now() >= h.at {
		h.at = 0
		s.a.Cue(h.late)
	}
	if n := ticked(s, s.clock.now()); n > h.ticks {
		s.a.Cue(sound.Beaten)
		h.ticks = n
	} else if n == 0 {
		h.ticks = 0
	}
	next := s.t.Curtain
	if next == engine.None {
		next = s.t.Asked
	}
	switch {
	case s.t.Thinking() != engine.None:
		h.turn = engine.None
	case next != engine.None && next != h.turn && !s.t.Flushing():
		h.turn = next
		s.a.Cue(sound.YourTurn)
	}
	picked := 0
	if s.t.Asked != engine.None {
		picked = len(s.t.Composer().Chosen()) + len(s.t.Focus.Taps)
	}
	if moves := s.t.Moves(); moves == h.moves {
		switch {
		case picked > h.picked:
			s.a.Cue(sound.Picked)
		case picked < h.picked:
			s.a.Cue(sound.Returned)
		}
	} else {
		h.moves = moves
	}
	h.picked = picked
}
