package sound

import (
	"hash/crc32"
	"math"
	"math/cmplx"
	"testing"
)

// want is what an effect must be like: its length in milliseconds, the bounds of its spectrum's centre in hertz, and
// what to call it when it is not.
var want = [Effects]struct {
	from, to  int
	low, high float64
	kind      string
}{
	Slide: {60, 200, 2000, 6000, "paper"}, Lift: {30, 120, 2000, 6000, "paper"}, Snap: {40, 150, 500, 3500, "paper on wood"},
	Flip: {60, 200, 2000, 6000, "paper"}, Riffle: {250, 400, 2000, 6000, "paper"}, Tick: {20, 80, 2000, 6000, "paper"},
	Knock: {80, 300, 250, 1100, "wood"}, Chip: {50, 200, 900, 2600, "a chip"}, Thud: {100, 300, 200, 1200, "a blow"},
	Fall: {200, 400, 200, 1200, "a fall"}, Stamp: {150, 400, 200, 1200, "a stamp"}, Bell: {400, 800, 1300, 2600, "a small bell"},
	Clash: {80, 120, 2000, 3600, "steel"}, Crack: {120, 200, 600, 2000, "a crack"},
	Blades: {400, 700, 500, 2600, "a blow and two bells"}, Front: {400, 700, 400, 2000, "two knocks and a bell"},
	Castles: {400, 700, 900, 2600, "two chips and a bell"}, Hearts: {400, 700, 1300, 3200, "three bells"},
	Rays: {400, 700, 600, 2600, "bell, stamp, bell"},
}

func all(t *testing.T, f func(t *testing.T, e Effect, s []int16)) {
	var b Bank
	for e := range Effect(Effects) {
		t.Run(e.String(), func(t *testing.T) { f(t, e, b.Samples(e)) })
	}
}

func TestNames(t *testing.T) {
	seen := make(map[string]bool)
	for e := range Effect(Effects) {
		if s := e.String(); s == "" || s == "none" || seen[s] {
			t.Errorf("effect %d is called %q", e, s)
		} else {
			seen[s] = true
		}
	}
}

func TestLengthAndLevel(t *testing.T) {
	all(t, func(t *testing.T, e Effect, s []int16) {
		ms := len(s) * 1000 / Rate
		if ms < 20 || ms < want[e].from || ms > want[e].to {
			t.Errorf("%d ms long, want %d to %d", ms, want[e].from, want[e].to)
		}
		top, sum, power := 0, 0.0, 0.0
		for _, v := range s {
			top = max(top, int(v), -int(v))
			sum += float64(v)
			power += float64(v) * float64(v)
		}
		if db := 20 * math.Log10(float64(top)/32768); db > -6 || db < -20 {
			t.Errorf("peak %.1f dBFS, want -20 to -6", db)
		}
		if db := 10 * math.Log10(power/float64(len(s))/(32768*32768)); db > -14 || db < -45 {
			t.Errorf("loudness %.1f dBFS, want -45 to -14", db)
		}
		if mean := sum / float64(len(s)); math.Abs(mean) > 1 {
			t.Errorf("mean %.2f, want none", mean)
		}
	})
}

// TestNoClicks checks that both ends are at rest, and that no step between two samples is larger than a tone of five
// kilohertz at that level would make.
func TestNoClicks(t *testing.T) {
	all(t, func(t *testing.T, e Effect, s []int16) {
		if s[0] != 0 || s[len(s)-1] != 0 {
			t.Errorf("begins at %d and ends at %d, want 0", s[0], s[len(s)-1])
		}
		for i := range 8 {
			if a, z := s[i], s[len(s)-1-i]; a > 500 || a < -500 || z > 60 || z < -60 {
				t.Errorf("sample %d is %d, sample -%d is %d: a click", i, a, i+1, z)
			}
		}
		top := 0
		for _, v := range s {
			top = max(top, int(v), -int(v))
		}
		for i := range s[1:] {
			if d := int(s[i+1]) - int(s[i]); d > top || d < -top {
				t.Errorf("a jump of %d at sample %d, peak %d", d, i, top)
				break
			}
		}
	})
}

func TestSpectrum(t *testing.T) {
	all(t, func(t *testing.T, e Effect, s []int16) {
		c, harsh, rumble := spectrum(s)
		t.Logf("middle %.0f Hz, %.1f %% above 8 kHz, %.1f %% below 50 Hz", c, 100*harsh, 100*rumble)
		if w := want[e]; c < w.low || c > w.high {
			t.Errorf("the middle of the spectrum is at %.0f Hz, want %.0f to %.0f: that is not %s", c, w.low, w.high, w.kind)
		}
		if harsh > 0.06 {
			t.Errorf("%.1f %% of the power above 8 kHz: harsh", 100*harsh)
		}
		if rumble > 0.05 {
			t.Errorf("%.1f %% of the power below 50 Hz, where no small loudspeaker follows", 100*rumble)
		}
	})
}

// spectrum returns the centroid of the power spectrum in hertz, and the parts of the power above 8 kHz and below 50 Hz.
func spectrum(s []int16) (centroid, harsh, rumble float64) {
	n := 1
	for n < len(s) {
		n *= 2
	}
	x := make([]complex128, n)
	for i, v := range s {
		x[i] = complex(float64(v), 0)
	}
	fft(x)
	sum := 0.0
	for i := 1; i < n/2; i++ {
		f := float64(i) * Rate / float64(n)
		p := real(x[i])*real(x[i]) + imag(x[i])*imag(x[i])
		sum += p
		centroid += p * f
		if f > 8000 {
			harsh += p
		}
		if f < 50 {
			rumble += p
		}
	}
	return centroid / sum, harsh / sum, rumble / sum
}

func fft(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	a, b := make([]complex128, n/2), make([]complex128, n/2)
	for i := range a {
		a[i], b[i] = x[2*i], x[2*i+1]
	}
	fft(a)
	fft(b)
	for i := range a {
		w := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * b[i]
		x[i], x[i+n/2] = a[i]+w, a[i]-w
	}
}

// TestSpectrumCanFail shows the measure a tone and a hiss.
func TestSpectrumCanFail(t *testing.T) {
	s := make([]int16, 8192)
	for i := range s {
		s[i] = int16(9000 * math.Sin(2*math.Pi*3000*float64(i)/Rate))
	}
	if c, _, _ := spectrum(s); math.Abs(c-3000) > 60 {
		t.Errorf("a tone of 3000 Hz has its middle at %.0f", c)
	}
	n := noise(7)
	for i := range s {
		s[i] = int16(9000 * n.next())
	}
	if _, harsh, _ := spectrum(s); harsh < 0.4 {
		t.Errorf("white noise has %.2f of its power above 8 kHz", harsh)
	}
}

// TestSameBytes keeps the effects the same on every machine, by a sum over all samples. If an effect is changed on
// purpose, take the new sum from the message.
func TestSameBytes(t *testing.T) {
	var a, b Bank
	for b.Prepare() {
	}
	h := crc32.NewIEEE()
	for e := range Effect(Effects) {
		x, y := a.Samples(e), b.Samples(e)
		for i := range x {
			if x[i] != y[i] {
				t.Fatalf("%v differs at %d from one making to the next", e, i)
			}
			h.Write([]byte{byte(x[i]), byte(x[i] >> 8)})
		}
	}
	const sum = 0x45440b7e
	if got := h.Sum32(); got != sum {
		t.Errorf("the effects' sum is %#08x, want %#08x", got, sum)
	}
}

func TestPrepareMakesAll(t *testing.T) {
	var b Bank
	steps := 1
	for b.Prepare() {
		steps++
	}
	if steps != Effects {
		t.Errorf("%d steps, want one for each of %d effects", steps, Effects)
	}
	for e, m := range b.made {
		if len(m) == 0 {
			t.Errorf("%v was not made", Effect(e))
		}
	}
	if b.Samples(Effects) != nil {
		t.Error("an effect that there is not has samples")
	}
}

func TestSine(t *testing.T) {
	for i := range 1000 {
		x := float64(i) / 1000
		if d := sin(x) - math.Sin(2*math.Pi*x); math.Abs(d) > 1e-6 {
			t.Fatalf("sin %v is off by %g", x, d)
		}
	}
	for _, x := range []float64{0, 0.001, 0.01, 0.1} {
		if d := fade(x) - math.Exp(-x); math.Abs(d) > 1e-6 {
			t.Errorf("fade %v is off by %g", x, d)
		}
	}
}

// BenchmarkAll makes all effects; it should take at most 40 ms.
func BenchmarkAll(b *testing.B) {
	for b.Loop() {
		var bank Bank
		for bank.Prepare() {
		}
	}
}

// BenchmarkOne makes the effects one by one. None should take 8 ms in WebAssembly.
func BenchmarkOne(b *testing.B) {
	for e := range Effect(Effects) {
		b.Run(e.String(), func(b *testing.B) {
			for b.Loop() {
				var bank Bank
				bank.Samples(e)
			}
		})
	}
}
