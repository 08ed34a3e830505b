package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func unzip(t *testing.T, b []byte) []byte {
	t.Helper()
	from := bytes.NewReader(b)
	r, err := gzip.NewReader(from)
	if err != nil {
		t.Fatal(err)
	}
	r.Multistream(false)
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	if from.Len() > 0 {
		t.Fatalf("%d bytes more than are read", from.Len())
	}
	return plain
}

// TestZip packs texts of all kinds and lengths, and unpacks the same.
func TestZip(t *testing.T) {
	const seed = 11
	r := rand.New(rand.NewPCG(seed, 1))
	kinds := map[string]func(i int, b []byte) byte{
		"zeros":  func(int, []byte) byte { return 0 },
		"noise":  func(int, []byte) byte { return byte(r.Uint32()) },
		"two":    func(int, []byte) byte { return byte(r.IntN(2)) },
		"skewed": func(int, []byte) byte { return byte(r.IntN(1 + r.IntN(1+r.IntN(256)))) },
		"runs":   func(i int, _ []byte) byte { return byte(i / 300) },
		"again": func(i int, b []byte) byte {
			if far := r.IntN(40000); far < i && r.IntN(20) > 0 {
				return b[i-1-far%300]
			}
			return byte(r.IntN(30))
		},
		"far": func(i int, b []byte) byte {
			if i >= window {
				return b[i-window+i/50000%3]
			}
			return byte(r.Uint32())
		},
	}
	for name, kind := range kinds {
		for _, n := range []int{0, 1, 2, 3, 4, 5, 257, 258, 259, 1000, 3*window + 7} {
			b := make([]byte, n)
			for i := range b {
				b[i] = kind(i, b[:i])
			}
			if got := unzip(t, zip(b)); !bytes.Equal(got, b) {
				t.Errorf("seed %d: %s, %d bytes: another", seed, name, n)
			}
		}
	}
}

// TestZipIsSmall packs a program's text of numbers, much as code is, and is well below what is usual.
func TestZipIsSmall(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	var b []byte
	for len(b) < 200_000 {
		b = append(b, 0x20, byte(r.IntN(8)), 0x41, byte(r.IntN(3)*8), 0x6a, 0x22)
		if n := len(b); n > 4000 && r.IntN(3) == 0 {
			at, long := n-1-r.IntN(4000), 4+r.IntN(12)
			for i := range long {
				b = append(b, b[at+i])
			}
		}
	}
	if got := zip(b); len(got) > usual(b)*95/100 || !bytes.Equal(got, zip(b)) {
		t.Errorf("%d bytes, %d as usual", len(got), usual(b))
	}
}

// usual is how many bytes gzip makes of some.
func usual(b []byte) int {
	var to bytes.Buffer
	w, _ := gzip.NewWriterLevel(&to, gzip.BestCompression)
	w.Write(b)
	w.Close()
	return to.Len()
}

// TestLengths gives codes to counts of many kinds: they use up all there are, none is too long, and where none has to be cut short they
// take as few bits as Huffman's, which is the sum of all that is put together on the way.
func TestLengths(t *testing.T) {
	const seed = 3
	r := rand.New(rand.NewPCG(seed, 1))
	for round := range 300 {
		c := make([]int, 2+r.IntN(284))
		most := 1 << (1 + r.IntN(20))
		var heap []int
		for i := range c {
			if c[i] = max(0, r.IntN(most)-most/4); c[i] > 0 {
				heap = append(heap, c[i])
			}
		}
		if round == 0 {
			heap = nil
			for i := range c {
				c[i] = 0
			}
			for i, a, b := 0, 1, 1; i < min(30, len(c)); i, a, b = i+1, b, a+b {
				c[i] = a
			}
		}
		for _, limit := range []int{9, 15} {
			all, sum := 0, 0
			for s, n := range lengths(c, limit) {
				if int(n) > limit {
					t.Fatalf("seed %d: a code of %d bits", seed, n)
				}
				if n > 0 {
					all += 1 << (limit - int(n))
				} else if c[s] > 0 {
					t.Fatalf("seed %d: %d has no code", seed, s)
				}
				sum += c[s] * int(n)
			}
			if all != 1<<limit {
				t.Fatalf("seed %d: the codes fill %d of %d", seed, all, 1<<limit)
			}
			if limit == 15 && len(heap) > 1 {
				if best, deep := huffman(heap); sum < best || deep <= 15 && sum > best {
					t.Fatalf("seed %d: %d bits, Huffman takes %d", seed, sum, best)
				}
			}
		}
	}
}

// huffman returns how many bits the best codes take, and how long one may be.
func huffman(weights []int) (bits, deep int) {
	type node struct{ weight, deep int }
	var list []node
	for _, w := range weights {
		list = append(list, node{w, 0})
	}
	for len(list) > 1 {
		slices.SortFunc(list, func(a, b node) int { return cmp.Or(a.weight-b.weight, a.deep-b.deep) })
		n := node{list[0].weight + list[1].weight, 1 + max(list[0].deep, list[1].deep)}
		bits += n.weight
		list = append(list[2:], n)
	}
	return bits, list[0].deep
}

// TestLog holds the logarithm of whole numbers against the exact one.
func TestLog(t *testing.T) {
	for n := 1; n < 1<<24; n += 1 + n/50 {
		if want := 64 * math.Log2(float64(n)); float64(log(n)) > want+1e-9 || float64(log(n)) < want-1-1e-9 {
			t.Errorf("%d: %d, want %f", n, log(n), want)
		}
	}
}
