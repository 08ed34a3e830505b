package sound

import "testing"

// bell is a signal whose pitch stays.
var bell = Cue{Effect: Bell, Volume: 1, Pitch: 1, Signal: true}

func full() Mixer { return Mixer{Cards: 100, Signals: 100} }

// TestDealIsAPatter deals 40 cards at 22 ms: a soft patter, not 40 bangs.
func TestDealIsAPatter(t *testing.T) {
	m := full()
	n, first, last := 0, 0.0, 0.0
	pitches := make(map[float64]bool)
	for i := range 40 {
		if c, ok := m.Admit(float64(i)*22, dealt); ok {
			if n == 0 {
				first = c.Volume
			}
			n++
			last = c.Volume
			pitches[c.Pitch] = true
			if c.Pitch < 1-bend || c.Pitch > 1+bend {
				t.Errorf("pitch %v", c.Pitch)
			}
		}
	}
	if n < 7 || n > 18 {
		t.Errorf("%d of 40 cards are heard", n)
	}
	if last > 0.75*first {
		t.Errorf("the last tick is as loud as the first: %v, %v", last, first)
	}
	if len(pitches) < n {
		t.Errorf("%d pitches in %d ticks", len(pitches), n)
	}
}

// TestBurst shows everything at once, as a tap that ends a movement does. Little is heard, but every signal is.
func TestBurst(t *testing.T) {
	m := full()
	n := 0
	for range 30 {
		for _, c := range []Cue{dealt, moves[private][open], moves[hidden][private], turned} {
			if _, ok := m.Admit(1000, c); ok {
				n++
			}
		}
	}
	if n > 5 {
		t.Errorf("%d sounds in one instant", n)
	}
	for _, c := range []Cue{Blow, Loss, bell} {
		if _, ok := m.Admit(1000, c); !ok {
			t.Errorf("%v is lost in the burst", c.Effect)
		}
	}
	m.Admit(1000, Honour)
	if _, ok := m.Admit(1010, over); !ok {
		t.Error("the end is lost after a crowning")
	}
	if _, ok := m.Admit(1000, Blow); ok {
		t.Error("the same blow is heard twice")
	}
	if c, ok := m.Admit(3000, dealt); !ok || c.Volume < 0.7*dealt.Volume {
		t.Errorf("after a pause a card is as faint as in the crowd: %v %v", c, ok)
	}
}

func TestVolumes(t *testing.T) {
	loud := func(m Mixer, c Cue) float64 {
		c, _ = m.Admit(0, c)
		return c.Volume
	}
	a, b := loud(full(), Blow), loud(Mixer{Cards: 100, Signals: 60}, Blow)
	if b < 0.3*a || b > 0.6*a {
		t.Errorf("at 60 the volume is %v of %v", b, a)
	}
	if v := loud(Mixer{Cards: 100}, Blow); v != 0 {
		t.Errorf("signals at 0 have volume %v", v)
	}
	if v := loud(Mixer{Signals: 100}, dealt); v != 0 {
		t.Errorf("cards at 0 have volume %v", v)
	}
	if v := loud(Mixer{Cards: 100, Signals: 100, Mute: true}, bell); v != 0 {
		t.Errorf("mute has volume %v", v)
	}
	if v := loud(Mixer{Cards: 1000, Signals: 1000}, Blow); v > 1 {
		t.Errorf("volume %v above 1", v)
	}
}

func TestSameNights(t *testing.T) {
	a, b := full(), full()
	for i := range 50 {
		x, xok := a.Admit(float64(i*130), turned)
		y, yok := b.Admit(float64(i*130), turned)
		if x != y || xok != yok {
			t.Fatal("two mixers differ")
		}
	}
	c := full()
	if x, _ := c.Admit(0, bell); x.Pitch != bell.Pitch {
		t.Error("the bell is out of tune")
	}
}

func TestAdmitAllocatesNothing(t *testing.T) {
	m, now := full(), 0.0
	if n := testing.AllocsPerRun(100, func() { now += 20; m.Admit(now, dealt) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
