package main

// What an earlier place of the last 32 kB repeats, for every place of a piece: the lengths that can be had, each with the nearest
// place that gives it.

const (
	window  = 1 << 15
	longest = 258
	enough  = 160 // a repetition so long is taken, and nothing is looked for within it
	tries   = 100 // places that are looked at for one
)

// repeats holds them: of the place i, pairs[at[i]:at[i+1]], longer ones later; a pair is length<<16 | distance-1.
type repeats struct {
	at    []int32
	pairs []uint32
}

// of returns the pairs of a place.
func (r *repeats) of(i int) []uint32 { return r.pairs[r.at[i]:r.at[i+1]] }

// finder looks for repetitions: all places of the window hang in binary trees, one for each hash of four bytes, in the order of what
// follows them and the younger above the older, so that the way down meets the nearest place of every length.
type finder struct {
	b      []byte
	threes [1 << 15]int32 // the youngest place with a hash of three bytes, one more than it
	fours  [1 << 16]int32 // the root of the tree of a hash of four bytes, one more than it
	below  [window][2]int32
}

// findRepeats lists what b[from:to] repeats.
func findRepeats(b []byte, from, to int) *repeats {
	f := &finder{b: b[:to]}
	r := &repeats{at: make([]int32, 1, to-from+1), pairs: make([]uint32, 0, 4*(to-from)+1)}
	for i := max(0, from-window); i < from; i++ {
		f.look(i, nil)
	}
	for i, skip := from, 0; i < to; i++ {
		if skip > 0 {
			f.look(i, nil)
			skip--
		} else {
			n := len(r.pairs)
			r.pairs = f.look(i, r.pairs)
			if k := len(r.pairs); k > n && r.pairs[k-1]>>16 >= enough {
				skip = int(r.pairs[k-1]>>16) - 1
			}
		}
		r.at = append(r.at, int32(len(r.pairs)))
	}
	return r
}

// look hangs a place into its tree and appends what it repeats. Without a list it only hangs it.
func (f *finder) look(i int, pairs []uint32) []uint32 {
	b, most := f.b, min(longest, len(f.b)-i)
	if most < 4 {
		return pairs
	}
	best := 3
	word := uint32(b[i]) | uint32(b[i+1])<<8 | uint32(b[i+2])<<16 | uint32(b[i+3])<<24
	three := &f.threes[(word<<8)*0x9e3779b1>>17]
	if j := int(*three) - 1; j >= 0 && i-j < window && pairs != nil && b[j] == b[i] && b[j+1] == b[i+1] && b[j+2] == b[i+2] {
		pairs = append(pairs, 3<<16|uint32(i-j-1))
	}
	*three = int32(i + 1)
	root := &f.fours[word*0x9e3779b1>>16]
	j := int(*root) - 1
	*root = int32(i + 1)
	less, more := &f.below[i%window][0], &f.below[i%window][1]
	n, lessN, moreN := 0, 0, 0
	for left := tries; j >= 0 && i-j < window && left > 0; left-- {
		for n < most && b[j+n] == b[i+n] {
			n++
		}
		if n > best {
			best = n
			if pairs != nil {
				pairs = append(pairs, uint32(n)<<16|uint32(i-j-1))
			}
		}
		if n == most || n >= enough {
			*less, *more = f.below[j%window][0], f.below[j%window][1]
			return pairs
		}
		if b[j+n] < b[i+n] {
			*less = int32(j + 1)
			less = &f.below[j%window][1]
			j, lessN = int(*less)-1, n
		} else {
			*more = int32(j + 1)
			more = &f.below[j%window][0]
			j, moreN = int(*more)-1, n
		}
		n = min(lessN, moreN)
	}
	*less, *more = 0, 0
	return pairs
}
