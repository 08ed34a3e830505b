package slim

import "errors"

var errProgram = errors.New("the program's data is not laid out as this package knows it")

// gap is how many zeros in a row end a run of the first memory. The toolchain ends one at a few, and says tens of thousands of times
// where the next begins, which hardly packs; zeros do.
const gap = 128

// most is where the last run may begin.
const most = 1 << 28

// unpack returns the first memory of a WebAssembly program.
func unpack(wasm []byte) ([]byte, error) {
	var mem []byte
	err := sections(wasm, func(kind byte, r reader) error {
		if kind == 12 {
			return errProgram // counts the runs
		}
		if kind != 11 {
			return nil
		}
		for range r.number() {
			if r.number() != 0 || r.byte() != 0x41 { // at a constant place
				return errProgram
			}
			at := r.signed()
			if r.byte() != 0x0b {
				return errProgram
			}
			n := r.number()
			if r.bad || at < 0 || at > most || n > len(r.b)-r.at {
				return errProgram
			}
			mem = append(mem, make([]byte, max(0, at+n-len(mem)))...)
			r.at += copy(mem[at:], r.b[r.at:r.at+n])
		}
		if r.bad || r.at != len(r.b) {
			return errProgram
		}
		return nil
	})
	if err == nil && mem == nil {
		err = errProgram
	}
	return mem, err
}

// pack returns the program with another first memory, in few runs.
func pack(wasm, mem []byte) ([]byte, error) {
	var runs []byte
	count := 0
	for i := 0; ; {
		for i < len(mem) && mem[i] == 0 {
			i++
		}
		if i == len(mem) {
			break
		}
		end := i
		for j := i; j < len(mem) && j-end < gap; j++ {
			if mem[j] != 0 {
				end = j + 1
			}
		}
		runs = appendNumber(append(appendSigned(append(runs, 0, 0x41), i), 0x0b), end-i)
		runs = append(runs, mem[i:end]...)
		count++
		i = end
	}
	out := append([]byte(nil), wasm[:min(8, len(wasm))]...)
	err := sections(wasm, func(kind byte, r reader) error {
		body := r.b
		if kind == 11 {
			body = append(appendNumber(nil, count), runs...)
		}
		out = append(appendNumber(append(out, kind), len(body)), body...)
		return nil
	})
	return out, err
}

// sections calls f with the kind and the content of every section.
func sections(wasm []byte, f func(kind byte, r reader) error) error {
	for r := (reader{b: wasm, at: 8}); r.at < len(wasm); {
		kind, n := r.byte(), r.number()
		if r.bad || n > len(wasm)-r.at {
			return errProgram
		}
		if err := f(kind, reader{b: wasm[r.at : r.at+n]}); err != nil {
			return err
		}
		r.at += n
	}
	return nil
}

func appendNumber(b []byte, n int) []byte {
	for ; n >= 0x80; n >>= 7 {
		b = append(b, byte(n)|0x80)
	}
	return append(b, byte(n))
}

func appendSigned(b []byte, n int) []byte {
	for ; n < -0x40 || n >= 0x40; n >>= 7 {
		b = append(b, byte(n)|0x80)
	}
	return append(b, byte(n)&0x7f)
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

// text reads a text with its length before it.
func (r *reader) text() string {
	n := r.number()
	if r.bad || n > len(r.b)-r.at {
		r.bad = true
		return ""
	}
	r.at += n
	return string(r.b[r.at-n : r.at])
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
		r.bad = shift > 28
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
