package sound

import (
	"math"
	"testing"
)

// Loudness is measured as the ear has it: the power of the loudest 125 milliseconds after the weighting of ITU-R
// BS.1770, which cuts the lowest tones and raises the high ones. A small loudspeaker is the same without anything below
// 400 Hz.

// TestLoudnessBalance compares the effects: cards lie within 6 dB, signals within 6 dB and above the cards. The same
// holds on a phone's loudspeaker, where a blow without overtones would be fainter than a card.
func TestLoudnessBalance(t *testing.T) {
	signals := map[Effect]bool{Knock: true, Chip: true, Thud: true, Fall: true, Stamp: true, Bell: true, Clash: true, Crack: true,
		Blades: true, Front: true, Castles: true, Hearts: true, Rays: true}
	for _, small := range []bool{false, true} {
		name := "large"
		if small {
			name = "small"
		}
		t.Run(name, func(t *testing.T) {
			var low, high [2]float64
			low = [2]float64{math.Inf(1), math.Inf(1)}
			high = [2]float64{math.Inf(-1), math.Inf(-1)}
			var b Bank
			for e := range Effect(Effects) {
				is := loudness(b.Samples(e), small)
				t.Logf("%v: %.1f dB", e, is)
				k := 0
				if signals[e] {
					k = 1
				}
				high[k] = max(high[k], is)
				if e != Tick { // a deal is many of them, overlapping
					low[k] = min(low[k], is)
				} else if is > low[0] || is < low[0]-6 {
					t.Errorf("a tick has %.1f dB, want less than the other cards, and not 6 dB less", is)
				}
			}
			for k, name := range [...]string{"cards", "signals"} {
				if high[k]-low[k] > 6 {
					t.Errorf("%s lie between %.1f and %.1f dB, want no more than 6 dB apart", name, low[k], high[k])
				}
			}
			if low[1] < high[0] {
				t.Errorf("the faintest signal has %.1f dB, the loudest card %.1f", low[1], high[0])
			}
		})
	}
}

// TestTails listens to the end of every effect: none is cut off.
func TestTails(t *testing.T) {
	long := 0
	all(t, func(t *testing.T, e Effect, s []int16) {
		top, power := 0.0, 0.0
		for _, v := range s {
			top = max(top, math.Abs(float64(v)))
		}
		tail := s[len(s)-count(10):]
		for _, v := range tail {
			power += float64(v) * float64(v)
		}
		if db := 10 * math.Log10((power/float64(len(tail))+1e-9)/(top*top)); db > -50 {
			t.Errorf("the last 10 ms have %.1f dB of the peak, want -50 at most", db)
		}
		if e < Blades && len(s) > count(400) {
			long++
		}
	})
	if long > 1 {
		t.Errorf("%d effects are longer than 400 ms, only the bell and the stings may be", long)
	}
}

// TestLoudnessCanFail measures tones. One of 1 kHz at full level has -3.0 dB and 0.7 of weighting, and a small
// loudspeaker takes off a tenth at most. One of 100 Hz is almost gone there.
func TestLoudnessCanFail(t *testing.T) {
	tone := func(f float64) []int16 {
		s := make([]int16, Rate/2)
		for i := range s {
			s[i] = int16(32767 * math.Sin(2*math.Pi*f*float64(i)/Rate))
		}
		return s
	}
	for _, c := range []struct {
		f     float64
		small bool
		want  float64
	}{{1000, false, -2.3}, {1000, true, -2.4}, {100, false, -4.1}, {100, true, -28.2}} {
		if is := loudness(tone(c.f), c.small); math.Abs(is-c.want) > 0.3 {
			t.Errorf("%.0f Hz, small %v: %.2f dB, want %.1f", c.f, c.small, is, c.want)
		}
	}
}

// loudness returns the weighted power of the loudest 125 ms, in decibels below a full square wave.
func loudness(s []int16, small bool) float64 {
	x := make([]float64, len(s))
	for i, v := range s {
		x[i] = float64(v) / 32768
	}
	k := math.Tan(math.Pi * 1681.974 / Rate)
	high, mid := math.Pow(10, 3.99984/20), math.Pow(10, 3.99984/20*0.499667)
	x = biquad(x, k, 0.707175, high, mid, 1)
	x = biquad(x, math.Tan(math.Pi*38.1355/Rate), 0.500327, 1, 0, 0)
	if small {
		x = biquad(x, math.Tan(math.Pi*400/Rate), 0.7071, 1, 0, 0)
	}
	window, sum, most := count(125), 0.0, 0.0
	for i, v := range x {
		sum += v * v
		if i >= window {
			sum -= x[i-window] * x[i-window]
		}
		most = max(most, sum)
	}
	return 10 * math.Log10(most/float64(window))
}

// biquad filters by the analogue prototype (high s² + mid s/q + low) / (s² + s/q + 1), made digital at k.
func biquad(x []float64, k, q, high, mid, low float64) []float64 {
	a0 := 1 + k/q + k*k
	b0, b1, b2 := (high+mid*k/q+low*k*k)/a0, 2*(low*k*k-high)/a0, (high-mid*k/q+low*k*k)/a0
	a1, a2 := 2*(k*k-1)/a0, (1-k/q+k*k)/a0
	y := make([]float64, len(x))
	var x1, x2, y1, y2 float64
	for i, v := range x {
		y[i] = b0*v + b1*x1 + b2*x2 - a1*y1 - a2*y2
		x2, x1, y2, y1 = x1, v, y1, y[i]
	}
	return y
}
