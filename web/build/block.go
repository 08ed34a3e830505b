package main

// order is the order of RFC 1951 in which the lengths of the codes for lengths come.
var order = [19]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// code is how the symbols of a block are written.
type code struct {
	words, fars []uint8 // the lengths of their codes
	small       []uint8 // those of the codes that write these
	lines       []line
	used        int // of order
}

// line is one number that writes the lengths: itself, or how often one comes again.
type line struct{ symbol, extra, bits int }

func codeOf(c *counts) *code {
	k := &code{words: lengths(c.words[:], 15), fars: lengths(c.fars[:], 15), used: 4}
	cut := func(l []uint8, least int) []uint8 {
		for len(l) > least && l[len(l)-1] == 0 {
			l = l[:len(l)-1]
		}
		return l
	}
	k.words, k.fars = cut(k.words, 257), cut(k.fars, 1)
	all := append(append([]uint8(nil), k.words...), k.fars...)
	for i := 0; i < len(all); {
		n := 1
		for i+n < len(all) && all[i+n] == all[i] {
			n++
		}
		i += n
		x := int(all[i-1])
		if x > 0 {
			k.lines = append(k.lines, line{x, 0, 0})
			n--
		}
		for n > 0 {
			switch m := min(n, 138); {
			case n < 3:
				k.lines = append(k.lines, line{x, 0, 0})
				n--
			case x > 0:
				m = min(n, 6)
				k.lines = append(k.lines, line{16, m - 3, 2})
				n -= m
			case m < 11:
				k.lines = append(k.lines, line{17, m - 3, 3})
				n -= m
			default:
				k.lines = append(k.lines, line{18, m - 11, 7})
				n -= m
			}
		}
	}
	var often [19]int
	for _, l := range k.lines {
		often[l.symbol]++
	}
	k.small = lengths(often[:], 7)
	for i, s := range order {
		if k.small[s] > 0 {
			k.used = max(k.used, i+1)
		}
	}
	return k
}

// size is how many bits a block with such counts takes.
func size(c *counts) int {
	k := codeOf(c)
	n := 17 + 3*k.used
	for _, l := range k.lines {
		n += int(k.small[l.symbol]) + l.bits
	}
	for s, l := range k.words {
		n += c.words[s] * (int(l) + max(0, (s-261)/4*btoi(s > 264 && s < 285)))
	}
	for s, l := range k.fars {
		n += c.fars[s] * (int(l) + max(0, s/2-1))
	}
	return n
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// block writes one.
func block(w *bitRow, way []uint32, last bool) {
	k := codeOf(count(way))
	w.put(uint64(btoi(last)), 1)
	w.put(2, 2)
	w.put(uint64(len(k.words)-257), 5)
	w.put(uint64(len(k.fars)-1), 5)
	w.put(uint64(k.used-4), 4)
	for _, s := range order[:k.used] {
		w.put(uint64(k.small[s]), 3)
	}
	small, words, fars := codes(k.small), codes(k.words), codes(k.fars)
	for _, l := range k.lines {
		w.put(uint64(small[l.symbol]), uint(k.small[l.symbol]))
		w.put(uint64(l.extra), uint(l.bits))
	}
	for _, s := range way {
		if s < 256 {
			w.put(uint64(words[s]), uint(k.words[s]))
			continue
		}
		n, d := int(s>>16), int(s&0xffff)
		a, more := word(n)
		w.put(uint64(words[a]), uint(k.words[a]))
		w.put(uint64((n-3)&(1<<more-1)), uint(more))
		a, more = far(d)
		w.put(uint64(fars[a]), uint(k.fars[a]))
		w.put(uint64(d&(1<<more-1)), uint(more))
	}
	w.put(uint64(words[256]), uint(k.words[256]))
}
