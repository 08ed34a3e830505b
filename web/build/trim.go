package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
)

// The runtime of Go carries a table of where every instruction comes from: file, line and function. A page shows no
// tracebacks, so what nothing else reads of it is blanked, and packs to nothing: a fifteenth of all that travels. Names that
// the runtime itself looks at stay. The layout is that of the toolchain which go.mod names (runtime/symtab.go); another one
// is refused, never guessed at.

// kept are the beginnings of the function names that the runtime compares: whose goroutines are its own, and which frames
// are the stubs of reflect.
var kept = []string{"runtime.", "reflect."}

var errLayout = errors.New("the program's table of functions is not laid out as web/build/trim.go knows it")

// span is a run of the program's first memory and where it lies in the file.
type span struct{ at, file, n int }

// spans lists the data of a WebAssembly program.
func spans(wasm []byte) ([]span, error) {
	r := reader{b: wasm, at: 8}
	for r.at < len(wasm) && !r.bad {
		kind, n := r.byte(), r.number()
		end := r.at + n
		if kind != 11 {
			r.at = end
			continue
		}
		var all []span
		for range r.number() {
			if r.number() != 0 || r.byte() != 0x41 { // active, at a constant
				return nil, errLayout
			}
			at := r.signed()
			if r.byte() != 0x0b {
				return nil, errLayout
			}
			n := r.number()
			all = append(all, span{at, r.at, n})
			r.at += n
		}
		if r.bad || r.at != end {
			return nil, errLayout
		}
		return all, nil
	}
	return nil, errLayout
}

// trim blanks what only tracebacks read, in place.
func trim(wasm []byte) error {
	parts, err := spans(wasm)
	if err != nil {
		return err
	}
	size := 0
	for _, p := range parts {
		size = max(size, p.at+p.n)
	}
	mem := make([]byte, size)
	for _, p := range parts {
		copy(mem[p.at:], wasm[p.file:p.file+p.n])
	}
	at := bytes.Index(mem, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	if at < 0 {
		return errLayout
	}
	if err := blank(mem[at:]); err != nil {
		return err
	}
	for _, p := range parts {
		copy(wasm[p.file:p.file+p.n], mem[p.at:])
	}
	return nil
}

// blank does it to the table alone: a header of eight words, names, files, the coded columns, and a row for each function.
func blank(tab []byte) error {
	word := func(i int) int { return int(binary.LittleEndian.Uint64(tab[8+8*i:])) }
	if len(tab) < 72 {
		return errLayout
	}
	funcs, names, units, columns, rows := word(0), word(3), word(4), word(6), word(7)
	if !(72 <= names && names < units && units < columns && columns < rows && rows+8*funcs < len(tab)) {
		return errLayout
	}
	live := make([]bool, rows-columns)
	used := func(off int) error {
		if off == 0 {
			return nil
		}
		r := reader{b: tab[columns:rows], at: off}
		for first := true; !r.bad; first = false {
			from := r.at
			step := r.number()
			if step != 0 || first {
				r.number()
			}
			for i := from; i < r.at; i++ {
				live[i] = true
			}
			if step == 0 && !first {
				return nil
			}
		}
		return errLayout
	}
	for i := range funcs {
		row := rows + int(binary.LittleEndian.Uint32(tab[rows+8*i+4:]))
		if row+44 > len(tab) {
			return errLayout
		}
		field := func(i int) []byte { return tab[row+4*i:][:4] }
		value := func(i int) int { return int(binary.LittleEndian.Uint32(field(i))) }
		if name := tab[names:units]; value(1) >= len(name) {
			return errLayout
		} else if !keeps(name[value(1):]) {
			clear(field(1))
		}
		if err := used(value(4)); err != nil { // how far the stack has grown
			return err
		}
		clear(field(5)) // files
		clear(field(6)) // lines
		for k := range value(7) {
			if err := used(value(11 + k)); err != nil {
				return err
			}
		}
		clear(field(8)) // unit
		clear(field(9)) // first line
	}
	for i, yes := range live {
		if !yes {
			tab[columns+i] = 0
		}
	}
	for name := tab[names:units]; len(name) > 0; {
		n := bytes.IndexByte(name, 0)
		if n < 0 {
			return errLayout
		}
		if !keeps(name) {
			clear(name[:n])
		}
		name = name[n+1:]
	}
	clear(tab[units:columns]) // units and files
	return nil
}

func keeps(name []byte) bool {
	for _, k := range kept {
		if strings.HasPrefix(string(name[:min(len(name), len(k))]), k) {
			return true
		}
	}
	return false
}

// reader takes numbers out of bytes.
type reader struct {
	b   []byte
	at  int
	bad bool
}

func (r *reader) byte() byte {
	if r.at >= len(r.b) {
		r.bad = true
		return 0
	}
	r.at++
	return r.b[r.at-1]
}

// number reads one of seven bits a byte.
func (r *reader) number() int {
	n := 0
	for shift := 0; ; shift += 7 {
		c := r.byte()
		n |= int(c&0x7f) << shift
		if c < 0x80 || r.bad {
			return n
		}
	}
}

// signed reads one with a sign, of 32 bits.
func (r *reader) signed() int {
	n := 0
	for shift := 0; ; shift += 7 {
		c := r.byte()
		n |= int(c&0x7f) << shift
		if c < 0x80 || r.bad {
			if shift += 7; c&0x40 != 0 && shift < 32 {
				n -= 1 << shift
			}
			return n
		}
	}
}
