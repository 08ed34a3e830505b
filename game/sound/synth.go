package sound

// The synthesiser. An effect is a sum of layers. A layer is a tone, or noise through a filter with two poles, under an
// envelope that rises smoothly and dies away exponentially. Products are rounded before they are added, and sines and
// exponentials are computed here, so every machine makes the same bytes.

// layer is one sound within an effect. Times are in milliseconds, frequencies in hertz.
type layer struct {
	at     float64 // when it begins
	length float64 // when it must be over, counted from at
	rise   float64 // attack
	decay  float64 // the time it takes to fall to 1/e
	gain   float64
	kind   kind
	from   float64 // frequency of the tone or the filter, gliding
	to     float64 // to here over length; 0 stays
	q      float64 // how narrow the filter is

	times int     // how often it is hit; 0 is once
	gap   float64 // between two hits at first
	last  float64 // and at last; 0 is the same
	loose float64 // how unevenly, as a share of the gap and of the gain
}

// kind is what a layer is made of.
type kind uint8

const (
	tone kind = iota
	low       // noise below a frequency
	band      // noise around it
	high      // noise above it
)

// recipe is an effect as data.
type recipe struct {
	length float64 // milliseconds
	peak   float64 // the highest sample; 1 is full level
	seed   uint64
	layers []layer

	strokes []stroke // of a sting, which has no layers
}

// stroke is another effect within a sting.
type stroke struct {
	effect Effect
	at     float64 // milliseconds
	pitch  float64
}

const pi = 3.14159265358979323846

// sin returns the sine of a share x of a turn, from 0 up to 1.
func sin(x float64) float64 {
	if x >= 0.5 {
		return -sin(x - 0.5)
	}
	if x > 0.25 {
		x = 0.5 - x
	}
	t := float64(2 * pi * x)
	u := float64(t * t)
	s := 1 - float64(u*(1.0/110))
	s = 1 - float64(float64(u*(1.0/72))*s)
	s = 1 - float64(float64(u*(1.0/42))*s)
	s = 1 - float64(float64(u*(1.0/20))*s)
	s = 1 - float64(float64(u*(1.0/6))*s)
	return float64(t * s)
}

// fade returns e to the minus x, for an x well below 1.
func fade(x float64) float64 {
	s := 1 - float64(x*(1.0/4))
	s = 1 - float64(float64(x*(1.0/3))*s)
	s = 1 - float64(float64(x*(1.0/2))*s)
	return 1 - float64(x*s)
}

// noise is a random stream for sounds, the same everywhere for the same seed.
type noise uint64

// next returns a number from -1 up to 1.
func (n *noise) next() float64 {
	x := uint64(*n)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*n = noise(x)
	return float64(int64(x)>>11) / (1 << 52)
}

func count(ms float64) int { return int(ms * (Rate / 1000.0)) }

// slice is how many samples share one setting of a gliding frequency.
const slice = 16

// hit adds one hit of a layer to buf.
func (l *layer) hit(buf []float64, at int, gain float64, n *noise) {
	length := min(count(l.length), len(buf)-at)
	if length <= 0 {
		return
	}
	buf = buf[at : at+length]
	env := envelope{level: gain, die: fade(1 / max(float64(l.decay*(Rate/1000.0)), 4)), rise: max(count(l.rise), 1), length: length}
	to := l.to
	if to == 0 {
		to = l.from
	}
	step := (to - l.from) * slice / float64(length)
	o, f := oscillator{cosine: 1}, filter{}
	freq := l.from
	for i := 0; i < length; i += slice {
		part := buf[i:min(i+slice, length)]
		if i == 0 || step != 0 {
			o.tune(freq)
			f.tune(freq, l.q, l.kind)
		}
		freq += step
		env.fill(i)
		if l.kind == tone {
			o.add(part, &env.values)
		} else {
			f.add(part, &env.values, n)
		}
	}
}

// envelope returns the loudness of a hit, a slice at a time.
type envelope struct {
	level, die   float64
	rise, length int
	values       [slice]float64
}

func (v *envelope) fill(at int) {
	for j := range v.values {
		i := at + j
		e := v.level
		if i < v.rise {
			x := float64(i) / float64(v.rise)
			e = float64(float64(e*float64(x*x)) * (3 - 2*x))
		} else {
			v.level = float64(v.level * v.die)
		}
		if tail, quarter := v.length-i, max(v.length/4, 1); tail < quarter { // no hit is cut off
			e = float64(e*float64(max(tail, 0))) / float64(quarter)
		}
		v.values[j] = e
	}
}

// oscillator makes a tone: a hand that turns a little further with every sample.
type oscillator struct {
	sine, cosine float64
	ds, dc       float64 // the turn
}

func (o *oscillator) tune(freq float64) {
	x := freq / Rate
	o.ds, o.dc = sin(x), sin(x+0.25)
}

func (o *oscillator) add(buf []float64, env *[slice]float64) {
	s, c := o.sine, o.cosine
	for i := range buf {
		buf[i] += float64(env[i&(slice-1)] * s)
		s, c = float64(s*o.dc)+float64(c*o.ds), float64(c*o.dc)-float64(s*o.ds)
	}
	o.sine, o.cosine = s, c
}

// filter makes noise through a state-variable filter: two poles that can be moved while it runs.
type filter struct {
	a1, a2, a3    float64
	m0, m1, m2    float64 // how much of the input, the middle and the low end comes out
	band1, level2 float64
}

func (f *filter) tune(freq, q float64, k kind) {
	x := freq / (2 * Rate)
	g, damp := sin(x)/sin(x+0.25), 1/max(q, 0.5)
	f.a1 = 1 / (1 + float64(g*(g+damp)))
	f.a2 = float64(g * f.a1)
	f.a3 = float64(g * f.a2)
	switch k {
	case low:
		f.m0, f.m1, f.m2 = 0, 0, 1
	case band:
		f.m0, f.m1, f.m2 = 0, damp, 0
	case high:
		f.m0, f.m1, f.m2 = 1, -damp, -1
	}
}

// add adds filtered noise to buf.
func (f *filter) add(buf []float64, env *[slice]float64, n *noise) {
	for i := range buf {
		buf[i] += float64(env[i&(slice-1)] * f.pass(n.next()))
	}
}

// pass filters one sample.
func (f *filter) pass(v float64) float64 {
	v3 := v - f.level2
	v1 := float64(f.a1*f.band1) + float64(f.a2*v3)
	v2 := f.level2 + float64(f.a2*f.band1) + float64(f.a3*v3)
	f.band1, f.level2 = float64(2*v1)-f.band1, float64(2*v2)-f.level2
	return float64(f.m0*v) + float64(f.m1*v1) + float64(f.m2*v2)
}

// add adds the stroke to a sting, louder the less there is of the effect.
func (s *stroke) add(buf []float64, samples []int16) {
	top := int16(1)
	for _, v := range samples {
		top = max(top, v, -v)
	}
	at := count(s.at)
	for i := range min(len(buf)-at, int(float64(len(samples)-1)/s.pitch)) {
		x := float64(i) * s.pitch
		j := int(x)
		f := x - float64(j)
		buf[at+i] += (float64(float64(samples[j])*(1-f)) + float64(float64(samples[j+1])*f)) / float64(top)
	}
}

// fadeOut lets what still rings at the end of a sting die away over its last half.
func fadeOut(buf []float64) {
	half := len(buf) / 2
	for i := range half {
		x := float64(half-i) / float64(half)
		buf[half+i] = float64(buf[half+i] * float64(x*x*x))
	}
}

// render makes an effect.
func (b *Bank) render(r *recipe) []int16 {
	buf := make([]float64, count(r.length))
	for _, s := range r.strokes {
		s.add(buf, b.Samples(s.effect))
	}
	if len(r.strokes) > 0 {
		fadeOut(buf)
	}
	n := noise(r.seed * 0x9e3779b97f4a7c15)
	for i := range r.layers {
		l := &r.layers[i]
		at, times := l.at, max(l.times, 1)
		for t := range times {
			gain := float64(l.gain * (1 + float64(l.loose*n.next())))
			l.hit(buf, count(at), gain, &n)
			gap := l.gap
			if l.last > 0 && times > 1 {
				gap += float64((l.last-l.gap)*float64(t)) / float64(times-1)
			}
			at += float64(gap * (1 + float64(l.loose*n.next())))
		}
	}
	return finish(buf, r.peak)
}

const (
	edgeIn  = 44  // a millisecond
	edgeOut = 220 // five
)

// window returns 0 at both ends of a sound and 1 in between.
func window(i, n int) float64 {
	w := 1.0
	if i < edgeIn {
		w = float64(i) / edgeIn
	}
	if j := n - 1 - i; j < edgeOut {
		w = min(w, float64(j)/edgeOut)
	}
	return float64(float64(w*w) * (3 - 2*w))
}

// finish removes what would click, hiss or strain the loudspeaker: rumble, the highest sounds, jumps at the ends, a
// mean that is not zero. Then it sets the level.
func finish(buf []float64, peak float64) []int16 {
	rumble := fade(2 * pi * 45 / Rate)
	last, held := 0.0, 0.0
	var soft filter
	soft.tune(6500, 0.7, low)
	for i, v := range buf {
		held = float64(rumble * (held + v - last))
		last, buf[i] = v, soft.pass(held)
	}
	sum, weight := 0.0, 0.0
	for i := range buf {
		w := window(i, len(buf))
		buf[i] = float64(buf[i] * w)
		sum += buf[i]
		weight += w
	}
	top, mean := 0.0, sum/weight
	for i := range buf {
		buf[i] -= float64(mean * window(i, len(buf)))
		top = max(top, buf[i], -buf[i])
	}
	out := make([]int16, len(buf))
	if top == 0 {
		return out
	}
	scale := peak * 32767 / top
	for i, v := range buf {
		v = float64(v * scale)
		if v < 0 {
			out[i] = -int16(0.5 - v)
		} else {
			out[i] = int16(v + 0.5)
		}
	}
	return out
}
