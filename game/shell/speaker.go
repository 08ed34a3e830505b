package shell

import (
	"time"

	"royals/game/port"
	"royals/game/sound"
)

// speaker is what the machine can be heard and felt by.
type speaker struct {
	mixer  sound.Mixer
	buzzed time.Duration // when the device last vibrated
}

// buzzGap is the shortest time between two vibrations.
const buzzGap = 150 * time.Millisecond

// Cue plays a sound that is due, as the player wants it.
func (a *App) Cue(c sound.Cue) {
	if a.Host == nil {
		return
	}
	s := &a.speaker
	if c.Buzz > 0 && a.Prefs.Buzz != 0 && (s.buzzed == 0 || a.now-s.buzzed >= buzzGap) {
		s.buzzed = max(a.now, 1)
		a.Host.Vibrate(time.Duration(c.Buzz) * time.Millisecond)
	}
	p, ok := a.Host.(port.Player)
	if !ok {
		return
	}
	s.mixer.Cards, s.mixer.Signals, s.mixer.Mute = a.Prefs.Cards, a.Prefs.Signals, a.Prefs.Mute != 0
	if c, ok := s.mixer.Admit(float64(a.now)/float64(time.Millisecond), c); ok {
		p.Play(uint8(c.Effect), c.Volume, c.Pitch)
	}
}

// Hush tells the machine whether anything will be heard at all.
func (a *App) Hush() {
	if p, ok := a.Host.(port.Player); ok {
		p.Hush(a.Prefs.Mute != 0 || a.Prefs.Cards == 0 && a.Prefs.Signals == 0)
	}
}

// ToggleMute turns all sound off or on again.
func (a *App) ToggleMute() {
	a.Prefs.Mute = 1 - a.Prefs.Mute
	a.SavePrefs()
}
