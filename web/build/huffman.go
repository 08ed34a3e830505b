package main

import "slices"

// lengths gives every symbol that occurs a code of at most max bits so that all together take the fewest, by taking the two
// lightest packages together again and again (Larmore and Hirschberg). There are always two codes at least.
func lengths(counts []int, max int) []uint8 {
	type pack struct {
		weight int
		of     [2]*pack // nil for a symbol
		symbol int
	}
	var leaves []*pack
	for s, n := range counts {
		if n > 0 {
			leaves = append(leaves, &pack{weight: n, symbol: s})
		}
	}
	for s := 0; len(leaves) < 2; s++ {
		if counts[s] == 0 {
			leaves = append(leaves, &pack{symbol: s})
		}
	}
	slices.SortStableFunc(leaves, func(a, b *pack) int { return a.weight - b.weight })
	list := leaves
	for range max - 1 {
		next := make([]*pack, 0, len(leaves)+len(list)/2)
		i := 0
		for k := 0; k+1 < len(list); k += 2 {
			w := list[k].weight + list[k+1].weight
			for ; i < len(leaves) && leaves[i].weight <= w; i++ {
				next = append(next, leaves[i])
			}
			next = append(next, &pack{weight: w, of: [2]*pack{list[k], list[k+1]}})
		}
		list = append(next, leaves[i:]...)
	}
	out := make([]uint8, len(counts))
	var count func(p *pack)
	count = func(p *pack) {
		if p.of[0] == nil {
			out[p.symbol]++
			return
		}
		count(p.of[0])
		count(p.of[1])
	}
	for _, p := range list[:2*len(leaves)-2] {
		count(p)
	}
	return out
}

// codes numbers codes of given lengths as RFC 1951 does, the first bit lowest.
func codes(lengths []uint8) []uint16 {
	var count, next [17]int
	for _, n := range lengths {
		count[n]++
	}
	count[0] = 0
	for n := 1; n < 16; n++ {
		next[n+1] = (next[n] + count[n]) << 1
	}
	out := make([]uint16, len(lengths))
	for s, n := range lengths {
		code := next[n]
		next[n]++
		for range n {
			out[s] = out[s]<<1 | uint16(code&1)
			code >>= 1
		}
	}
	return out
}

// bitRow is a row of bits, the first of a byte lowest.
type bitRow struct {
	b    []byte
	acc  uint64
	have uint
}

func (w *bitRow) put(v uint64, n uint) {
	w.acc |= v << w.have
	for w.have += n; w.have >= 8; w.have -= 8 {
		w.b = append(w.b, byte(w.acc))
		w.acc >>= 8
	}
}

// add appends another row.
func (w *bitRow) add(o *bitRow) {
	for _, c := range o.b {
		w.put(uint64(c), 8)
	}
	w.put(o.acc, o.have)
}

// bytes ends the row at a whole byte.
func (w *bitRow) bytes() []byte {
	w.put(0, -w.have&7)
	return w.b
}
