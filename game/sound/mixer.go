package sound

// Mixer decides which sounds to play: not too many, not too loud, no two quite alike. Times are in milliseconds, by any
// clock that does not go back.
type Mixer struct {
	Cards   int // the volumes, 0 to 100
	Signals int
	Mute    bool

	chance noise
	last   [Effects]float64 // when an effect was last played
	crowd  float64          // how many sounds there were a moment ago
	at     float64          // the time of crowd
	used   bool
}

// gaps are the shortest times between two sounds of an effect: a deal is a patter, a riffle sounds once.
var gaps = [Effects]float64{
	Slide: 70, Lift: 50, Snap: 60, Flip: 80, Riffle: 450, Tick: 52, Knock: 400, Chip: 140, Thud: 120, Fall: 220, Stamp: 250, Bell: 1000,
	Clash: 120, Crack: 220, Blades: 1000, Front: 1000, Castles: 1000, Hearts: 1000, Rays: 1000,
}

const (
	bend     = 0.04 // the most by which pitch is bent
	sway     = 0.10 // and by which loudness is
	memory   = 90   // the time in which a crowd of one sound shrinks to nothing
	most     = 4.0  // the largest crowd that cards still join
	softer   = 0.28 // how much each sound in the crowd softens the next
	faintest = 0.01
)

// Admit decides about a sound that is due now. The sound it returns is ready to be played.
func (m *Mixer) Admit(now float64, c Cue) (Cue, bool) {
	if !m.used {
		m.used = true
		m.chance = 0x5eed1e55
		for i := range m.last {
			m.last[i] = now - 1e6
		}
		m.at = now
	}
	v := m.volume(c)
	if v < faintest || !c.Always && now-m.last[c.Effect] < gaps[c.Effect] {
		return Cue{}, false
	}
	m.crowd, m.at = max(m.crowd-(now-m.at)/memory, 0), now
	if !c.Signal && m.crowd > most {
		return Cue{}, false
	}
	if !c.Signal {
		v /= 1 + softer*m.crowd
	}
	m.crowd++
	m.last[c.Effect] = now
	c.Volume = v * (1 - sway*(1+m.chance.next())/2)
	if c.Effect < Blades && c.Effect != Bell && c.Effect != Chip { // the pitch of the others has a meaning
		c.Pitch *= 1 + bend*m.chance.next()
	}
	return c, true
}

// volume returns a cue's loudness after the player's settings. Half the dial sounds about half as loud.
func (m *Mixer) volume(c Cue) float64 {
	if m.Mute {
		return 0
	}
	dial := m.Cards
	if c.Signal {
		dial = m.Signals
	}
	d := float64(min(max(dial, 0), 100)) / 100
	return c.Volume * d * d * (1.5 - 0.5*d)
}
