package cards

import "strconv"

// Rand is a PCG32 generator (XSH-RR; O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
// Algorithms for Random Number Generation", 2014): 16 bytes, the same numbers on every platform, and several times
// faster in WebAssembly than math/rand/v2, whose 128-bit products have no instruction there. It is a plain value:
// copying a state copies its chance.
type Rand struct{ State, Inc uint64 }

// NewRand returns the generator of a seed and a stream; different streams of one seed are unrelated sequences.
func NewRand(seed, stream uint64) Rand {
	r := Rand{Inc: mix(stream)<<1 | 1}
	r.State = r.Inc + mix(seed)
	r.Uint32()
	r.State += seed
	r.Uint32()
	return r
}

// mix is the finaliser of SplitMix64; it spreads neighbouring seeds apart.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Mix folds b into a: a 64-bit hash step for seeds and keys.
func Mix(a, b uint64) uint64 { return mix(a ^ mix(b)) }

// Scatter is the half of Mix that concerns b alone, and Fold the other one: Mix(a, b) is Fold(a, Scatter(b)).
func Scatter(b uint64) uint64 { return mix(b) }

// Fold folds what Scatter made into a.
func Fold(a, scattered uint64) uint64 { return mix(a ^ scattered) }

// Uint32 returns the next 32 bits.
func (r *Rand) Uint32() uint32 {
	old := r.State
	r.State = old*6364136223846793005 + (r.Inc | 1) // a blanked generator runs too, if only on the same numbers
	x := uint32((old>>18 ^ old) >> 27)
	rot := uint32(old >> 59)
	return x>>rot | x<<(-rot&31)
}

// Uint64 returns the next 64 bits.
func (r *Rand) Uint64() uint64 { return uint64(r.Uint32())<<32 | uint64(r.Uint32()) }

// IntN returns a fair number in [0, n). It panics when n is not positive. (Lemire's bounded draw with rejection.)
func (r *Rand) IntN(n int) int {
	if n <= 0 {
		panic("cards: IntN of nothing")
	}
	m := uint64(r.Uint32()) * uint64(n)
	if uint32(m) < uint32(n) {
		m = r.again(m, n)
	}
	return int(m >> 32)
}

// again rejects the draws of IntN that would make some numbers likelier than others.
func (r *Rand) again(m uint64, n int) uint64 {
	for t := uint32(-n) % uint32(n); uint32(m) < t; {
		m = uint64(r.Uint32()) * uint64(n)
	}
	return m
}

// Shuffle puts the cards into a fair random order (Fisher and Yates).
func (r *Rand) Shuffle(cs []Card) {
	for n := len(cs); n > 1; n-- {
		m := uint64(r.Uint32()) * uint64(n) // IntN(n), which the loop cannot afford to call
		if uint32(m) < uint32(n) {
			m = r.again(m, n)
		}
		j := m >> 32
		cs[n-1], cs[j] = cs[j], cs[n-1]
	}
}

// Pick returns a fair random member of s, Back when s is empty.
func (r *Rand) Pick(s Set) Card {
	if s == 0 {
		return Back
	}
	return s.Nth(r.IntN(s.Len()))
}

// String writes the generator's state in notation, two hexadecimal numbers: "1f:3".
func (r Rand) String() string {
	return strconv.FormatUint(r.State, 16) + ":" + strconv.FormatUint(r.Inc, 16)
}

// ParseRand reads what String writes; ok is false for anything else.
func ParseRand(s string) (r Rand, ok bool) {
	for i := range s {
		if s[i] == ':' {
			a, e1 := strconv.ParseUint(s[:i], 16, 64)
			b, e2 := strconv.ParseUint(s[i+1:], 16, 64)
			return Rand{a, b}, e1 == nil && e2 == nil
		}
	}
	return r, false
}
