package main

import (
	"encoding/binary"
	"hash/crc32"
	"math/bits"
	"runtime"
	"slices"
	"sync"
)

// What is packed here is packed once and fetched by everybody, so that time is spent on it: of all the ways to write the bytes as
// RFC 1951 lets one, as literals and repetitions, the cheapest is looked for, at prices that follow from the way found before.

const (
	piece = 1 << 20 // bytes that are packed on their own, side by side
	group = 400     // symbols: a block ends where a group does
)

// zip packs without a time or a name, so that the same bytes give the same bytes.
func zip(b []byte) []byte {
	n := max(1, (len(b)+piece-1)/piece)
	rows := make([]bitRow, n)
	var all sync.WaitGroup
	next := make(chan int)
	for range min(n, runtime.GOMAXPROCS(0)) {
		all.Go(func() {
			for i := range next {
				deflate(&rows[i], b, i*piece, min(len(b), (i+1)*piece))
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	all.Wait()
	w := bitRow{b: []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff}}
	for i := range rows {
		w.add(&rows[i])
	}
	end := binary.LittleEndian.AppendUint32(w.bytes(), crc32.ChecksumIEEE(b))
	return binary.LittleEndian.AppendUint32(end, uint32(len(b)))
}

// deflate writes b[from:to] as blocks; a repetition may lie before from. The last of b is marked so.
func deflate(w *bitRow, b []byte, from, to int) {
	r := findRepeats(b, from, to)
	here := b[from:to]
	p := prices(&first)
	way := parse(here, r, 0, len(here), p)
	p = prices(count(way))
	way = parse(here, r, 0, len(here), p)
	at := 0
	for _, part := range split(way) {
		n := 0
		for _, s := range part {
			n += width(s)
		}
		best := part
		least := size(count(best))
		for now, dull := best, 0; dull < 3 && n > 0; dull++ {
			now = parse(here, r, at, at+n, prices(count(now)))
			if s := size(count(now)); s < least {
				best, least, dull = now, s, 0
			}
		}
		at += n
		block(w, best, to == len(b) && at == len(here))
	}
}

// A symbol is a literal, or a repetition as in repeats.
func width(symbol uint32) int { return int(max(1, symbol>>16)) }

// word is the code of a length, with so many bits after it.
func word(length int) (code, more int) {
	x := length - 3
	switch {
	case length == longest:
		return 285, 0
	case x < 8:
		return 257 + x, 0
	}
	n := bits.Len(uint(x)) - 3
	return 257 + 4*n + x>>n, n
}

// far is the code of a distance, less one, with so many bits after it.
func far(d int) (code, more int) {
	if d < 4 {
		return d, 0
	}
	n := bits.Len(uint(d)) - 2
	return 2*n + d>>n, n
}

// counts says how often each code comes in a block.
type counts struct {
	words [286]int
	fars  [30]int
}

// first is what is taken for it before anything is known.
var first = func() (c counts) {
	for i := range c.words {
		c.words[i] = 4
	}
	for i := range 256 {
		c.words[i] = 1
	}
	for i := range c.fars {
		c.fars[i] = 1
	}
	return c
}()

func count(way []uint32) *counts {
	c := &counts{}
	for _, s := range way {
		if s < 256 {
			c.words[s]++
			continue
		}
		a, _ := word(int(s >> 16))
		d, _ := far(int(s & 0xffff))
		c.words[a]++
		c.fars[d]++
	}
	c.words[256]++
	return c
}

// log is 64 times the binary logarithm, in whole numbers so that it is the same on every machine.
func log(n int) int {
	k := bits.Len(uint(n)) - 1
	x, l := uint64(n)<<(62-k), k
	for range 6 {
		hi, lo := bits.Mul64(x, x)
		x, l = hi<<2|lo>>62, l<<1
		if x >= 1<<63 {
			x, l = x>>1, l|1
		}
	}
	return l
}

// bill is what each code costs, in 64ths of a bit, with the bits after it.
type bill struct {
	literal [256]int32
	length  [longest + 1]int32
	far     [30]int32
}

func prices(c *counts) *bill {
	p := &bill{}
	price := func(list []int) func(int) int32 {
		sum := 0
		for _, n := range list {
			sum += n
		}
		all := log(max(1, sum))
		return func(i int) int32 {
			if list[i] == 0 {
				return int32(all + 64)
			}
			return int32(all - log(list[i]))
		}
	}
	w, f := price(c.words[:]), price(c.fars[:])
	for i := range p.literal {
		p.literal[i] = w(i)
	}
	for n := 3; n <= longest; n++ {
		code, more := word(n)
		p.length[n] = w(code) + int32(64*more)
	}
	for i := range p.far {
		p.far[i] = f(i) + int32(64*max(0, i/2-1))
	}
	return p
}

// parse finds the cheapest way to write b[from:to].
func parse(b []byte, r *repeats, from, to int, p *bill) []uint32 {
	n := to - from
	cost, by := make([]int32, n+1), make([]uint32, n+1)
	for i := range cost[1:] {
		cost[i+1] = 1<<31 - 1
	}
	for i := range n {
		c := cost[i]
		if x := c + p.literal[b[from+i]]; x < cost[i+1] {
			cost[i+1], by[i+1] = x, uint32(b[from+i])
		}
		l := 3
		for _, pair := range r.of(from + i) {
			d, _ := far(int(pair & 0xffff))
			x := c + p.far[d]
			for last := min(int(pair>>16), n-i); l <= last; l++ {
				if y := x + p.length[l]; y < cost[i+l] {
					cost[i+l], by[i+l] = y, uint32(l)<<16|pair&0xffff
				}
			}
		}
	}
	var way []uint32
	for i := n; i > 0; i -= width(by[i]) {
		way = append(way, by[i])
	}
	slices.Reverse(way)
	return way
}

// split cuts a way where what comes after is unlike what came before: it begins with small groups, and joins neighbours as long as
// that saves anything.
func split(way []uint32) [][]uint32 {
	parts := slices.Collect(slices.Chunk(way, group))
	if len(parts) == 0 {
		return [][]uint32{nil}
	}
	costs, joined := make([]int, len(parts)), make([]int, len(parts)) // of a part, and together with the next
	start := make([]int, len(parts)+1)
	for i, p := range parts {
		costs[i] = guess(count(p))
		start[i+1] = start[i] + len(p)
	}
	join := func(i int) {
		if i >= 0 && i+1 < len(costs) {
			joined[i] = guess(count(way[start[i]:start[i+2]]))
		}
	}
	for i := range costs {
		join(i)
	}
	for {
		best, saved := -1, 0
		for i := range len(costs) - 1 {
			if s := costs[i] + costs[i+1] - joined[i]; s > saved {
				best, saved = i, s
			}
		}
		if best < 0 {
			break
		}
		costs[best] = joined[best]
		costs, joined = slices.Delete(costs, best+1, best+2), slices.Delete(joined, best+1, best+2)
		start = slices.Delete(start, best+1, best+2)
		join(best - 1)
		join(best)
	}
	parts = parts[:0]
	for i := range costs {
		parts = append(parts, way[start[i]:start[i+1]])
	}
	return parts
}

// guess is about what a block costs, in 64ths of a bit, without the bits after its codes.
func guess(c *counts) int {
	cost := 64 * 150
	for _, list := range [][]int{c.words[:], c.fars[:]} {
		sum := 0
		for _, n := range list {
			if n > 0 {
				sum += n
				cost += 64*4 - n*log(n)
			}
		}
		if sum > 0 {
			cost += sum * log(sum)
		}
	}
	return cost
}
