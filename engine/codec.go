package engine

import (
	"errors"
	"unsafe"

	"royals/engine/cards"
)

// Coder walks a state field by field, writing or reading, so that one function per game serves Encode and Decode:
//
//	func (s *State) code(c *engine.Coder) { engine.Num(c, &s.turn); c.Cards(s.pile[:], &s.n) ... }
//
// Numbers are little-endian, in their own width.
type Coder struct {
	Buf     []byte
	pos     int
	reading bool
	err     error
}

// Writer returns a Coder that appends to buf.
func Writer(buf []byte) Coder { return Coder{Buf: buf} }

// Reader returns a Coder that reads buf.
func Reader(buf []byte) Coder { return Coder{Buf: buf, reading: true} }

// Reading reports whether the Coder reads.
func (c *Coder) Reading() bool { return c.reading }

// Fail notes that what was read makes no sense; the first reason stays.
func (c *Coder) Fail(why string) {
	if c.err == nil {
		c.err = errors.New("engine: decode: " + why)
	}
}

// Close returns the error of a reader: the first failure, or bytes missing or left over.
func (c *Coder) Close() error {
	if c.err == nil && c.reading && c.pos != len(c.Buf) {
		return errors.New("engine: decode: bytes left over")
	}
	return c.err
}

var zeros [8]byte // as many as the widest number has

func (c *Coder) bytes(n int) []byte {
	if !c.reading {
		c.Buf = append(c.Buf, zeros[:n]...)
		return c.Buf[len(c.Buf)-n:]
	}
	if c.pos+n > len(c.Buf) {
		c.Fail("bytes missing")
		c.pos = len(c.Buf)
		return nil
	}
	c.pos += n
	return c.Buf[c.pos-n : c.pos]
}

// Bool walks a flag; anything but 0 and 1 is refused.
func (c *Coder) Bool(p *bool) {
	var b uint8
	if *p {
		b = 1
	}
	Num(c, &b)
	if b > 1 {
		c.Fail("a flag is neither 0 nor 1")
	}
	*p = b == 1
}

// Cards walks the first *n cards of an array; the rest is zeroed on reading.
func Cards[N ~uint8 | ~int8 | ~int16 | ~uint16 | ~int32 | ~int](c *Coder, a []cards.Card, n *N) {
	m := uint16(*n)
	Num(c, &m)
	if int(m) > len(a) {
		c.Fail("more cards than a pile holds")
		return
	}
	*n = N(m)
	if !c.reading {
		buf := c.Buf
		for _, x := range a[:m] {
			buf = append(buf, byte(x))
		}
		c.Buf = buf
		return
	}
	for i, b := range c.bytes(int(m)) {
		if a[i] = cards.Card(b); a[i] >= cards.Faces {
			c.Fail("no such card")
		}
	}
	clear(a[m:])
}

// Rand walks a generator.
func (c *Coder) Rand(r *cards.Rand) {
	Num(c, &r.State)
	Num(c, &r.Inc)
}

// Num walks a number of any width.
func Num[T ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~int8 | ~int16 | ~int32 | ~int64](c *Coder, p *T) {
	n := int(unsafe.Sizeof(*p))
	if !c.reading {
		switch v := uint64(*p); n {
		case 1:
			c.Buf = append(c.Buf, byte(v))
		case 2:
			c.Buf = append(c.Buf, byte(v), byte(v>>8))
		case 4:
			c.Buf = append(c.Buf, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
		default:
			c.Buf = append(c.Buf, byte(v), byte(v>>8), byte(v>>16), byte(v>>24), byte(v>>32), byte(v>>40), byte(v>>48), byte(v>>56))
		}
		return
	}
	b := c.bytes(n)
	var v uint64
	for i := range b {
		v |= uint64(b[i]) << (8 * i)
	}
	*p = T(v)
}

// Bytes walks a string of up to 65,535 bytes.
func (c *Coder) Bytes(p *[]byte) {
	n := uint16(len(*p))
	Num(c, &n)
	if !c.reading {
		c.Buf = append(c.Buf, *p...)
		return
	}
	*p = append([]byte(nil), c.bytes(int(n))...)
}
