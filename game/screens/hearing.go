package screens

import (
	"time"

	"royals/engine"
	"royals/game/board"
	"royals/game/sound"
	"royals/game/ui"
)

// hearing is the table as it sounds. Everything that sounds is seen as well, and nothing is only felt.
type hearing struct {
	ear    *sound.Ear
	turn   engine.Seat // who has been told to be next
	picked int         // how much the choice held when it was last looked at
	moves  int         // and how many choices there had been
}

// listen lets a table be heard.
func (s *tableScreen) listen() {
	score := -1
	for _, b := range s.t.Plan.Badges {
		if b.Main {
			score = b.Key
			break
		}
	}
	s.hearing = hearing{ear: sound.New(s.info, score), turn: engine.None, moves: -1}
	s.t.Hear = s.hear
}

// hear is told of each deed just before it is shown.
func (s *tableScreen) hear(e engine.Event) {
	switch e.Kind {
	case engine.Phased:
		if !engine.SeatSet(e.Value).Has(s.hearing.turn) {
			s.hearing.turn = engine.None
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
	c, ok := s.hearing.ear.Hear(&e, scene)
	s.witness(&e, c)
	if ok {
		s.a.cue(c)
	}
}

// offTable reports whether a pile is not shown.
func (s *tableScreen) offTable(p engine.PileID) bool {
	return p == engine.Nowhere || int(p.Kind) >= len(s.t.Plan.Spots) || s.t.Plan.Spots[p.Kind].Where == board.Off
}

// pleased reports whether somebody who plays here has won, or only opponents play.
func (s *tableScreen) pleased() bool {
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

// attend hears what is no deed: whose turn it is now, and cards taken into a choice and put back.
func (s *tableScreen) attend() {
	h := &s.hearing
	next := s.t.Curtain
	if next == engine.None {
		next = s.t.Asked
	}
	switch {
	case s.t.Thinking() != engine.None:
		h.turn = engine.None
	case next != engine.None && next != h.turn && !s.t.Flushing():
		h.turn = next
		s.a.cue(sound.YourTurn)
	}
	picked := 0
	if s.t.Asked != engine.None {
		picked = len(s.t.Composer().Chosen()) + len(s.t.Focus.Taps)
	}
	if moves := s.t.Moves(); moves == h.moves {
		switch {
		case picked > h.picked:
			s.a.cue(sound.Picked)
		case picked < h.picked:
			s.a.cue(sound.Returned)
		}
	} else {
		h.moves = moves
	}
	h.picked = picked
}

// buzzGap is the shortest time between two vibrations.
const buzzGap = 150 * time.Millisecond

// cue plays a sound that is due, as the player wants it.
func (a *App) cue(c sound.Cue) {
	if a.host == nil {
		return
	}
	if c.Buzz > 0 && a.prefs.Buzz != 0 && (a.buzzed == 0 || a.now-a.buzzed >= buzzGap) {
		a.buzzed = max(a.now, 1)
		a.host.Vibrate(time.Duration(c.Buzz) * time.Millisecond)
	}
	p, ok := a.host.(ui.Player)
	if !ok {
		return
	}
	a.mixer.Cards, a.mixer.Signals, a.mixer.Mute = a.prefs.Cards, a.prefs.Signals, a.prefs.Mute != 0
	if c, ok := a.mixer.Admit(float64(a.now)/float64(time.Millisecond), c); ok {
		p.Play(uint8(c.Effect), c.Volume, c.Pitch)
	}
}

// hush tells the host whether anything will be heard at all.
func (a *App) hush() {
	if p, ok := a.host.(ui.Player); ok {
		p.Hush(a.prefs.Mute != 0 || a.prefs.Cards == 0 && a.prefs.Signals == 0)
	}
}

// toggleMute turns all sound off or on again.
func (a *App) toggleMute() {
	a.prefs.Mute = 1 - a.prefs.Mute
	a.savePrefs()
}
