// Package code writes deals and whole games as short codes that a person can type: CRUSH-4XK2M-9QX4T-D7B0R. A code holds
// no names, and nothing in it is believed: a game is played again choice by choice, and its result computed.
package code

import (
	"errors"
	"strings"
)

// What is wrong with a code. Words has a sentence for each, by its text.
var (
	ErrNone    = errors.New("none")    // this is no code of Royals
	ErrLetter  = errors.New("letter")  // a letter of it is wrong
	ErrNewer   = errors.New("newer")   // a newer version has written it
	ErrOlder   = errors.New("older")   // it was dealt by rules that are no longer played
	ErrChanged = errors.New("changed") // the choices do not fit the deal
)

// Digits are Crockford's: without I, L, O and U, which look like others.
const Digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// fold brings a text to capitals and digits, and takes what looks alike for the same.
func fold(text string) string {
	var b strings.Builder
	for _, c := range strings.ToUpper(text) {
		switch c {
		case '-', ' ', '\n', '\r', '\t':
			continue
		case 'I', 'L':
			c = '1'
		case 'O':
			c = '0'
		}
		b.WriteRune(c)
	}
	return b.String()
}

// values returns what the letters of a folded text stand for.
func values(text string) ([]byte, error) {
	out := make([]byte, len(text))
	for i := range len(text) {
		at := strings.IndexByte(Digits, text[i])
		if at < 0 {
			return nil, ErrLetter
		}
		out[i] = byte(at)
	}
	return out, nil
}

// letters is the inverse of values.
func letters(values []byte) string {
	out := make([]byte, len(values))
	for i, v := range values {
		out[i] = Digits[v]
	}
	return string(out)
}

// grouped puts a dash after every five letters.
func grouped(text string) string {
	out := ""
	for ; len(text) > 5; text = text[5:] {
		out += text[:5] + "-"
	}
	return out + text
}

// crc10 is the remainder of the letters, of five bits each, by the polynomial of ATM cells. It finds every change within ten bits in a
// row: any one letter, and any two neighbours that changed places.
func crc10(word string, letters []byte) uint16 {
	crc := uint16(0x3ff)
	feed := func(bits uint16, n int) {
		for i := n - 1; i >= 0; i-- {
			out := crc>>9&1 ^ bits>>i&1
			crc = crc << 1 & 0x3ff
			if out != 0 {
				crc ^= 0x233
			}
		}
	}
	for i := range len(word) {
		feed(uint16(word[i]), 8)
	}
	for _, v := range letters {
		feed(uint16(v), 5)
	}
	return crc
}

// number is a whole number of any size, lowest 32 bits first.
type number []uint32

// push multiplies the number by a base and adds a digit below it.
func (n *number) push(digit, base uint32) {
	carry := uint64(digit)
	for i, limb := range *n {
		carry += uint64(limb) * uint64(base)
		(*n)[i] = uint32(carry)
		carry >>= 32
	}
	if carry > 0 {
		*n = append(*n, uint32(carry))
	}
}

// pop takes off the last digit that was pushed with a base.
func (n *number) pop(base uint32) uint32 {
	rest := uint64(0)
	for i := len(*n) - 1; i >= 0; i-- {
		rest = rest<<32 | uint64((*n)[i])
		(*n)[i] = uint32(rest / uint64(base))
		rest %= uint64(base)
	}
	for len(*n) > 0 && (*n)[len(*n)-1] == 0 {
		*n = (*n)[:len(*n)-1]
	}
	return uint32(rest)
}

// text writes the number in so many letters, the highest first; with 0 in as many as it takes.
func (n number) text(size int) []byte {
	m := append(number(nil), n...)
	var out []byte
	for len(m) > 0 || len(out) < size {
		out = append([]byte{byte(m.pop(32))}, out...)
	}
	return out
}

func numberOf(letters []byte) (n number) {
	for _, v := range letters {
		n.push(uint32(v), 32)
	}
	return n
}

// digit is one place of a number in mixed radix.
type digit struct{ value, base uint32 }

// pack makes a number of which the first digit is popped first.
func pack(list []digit) (n number) {
	for i := len(list) - 1; i >= 0; i-- {
		n.push(list[i].value, list[i].base)
	}
	return n
}

// size is how many letters hold every number of these digits.
func size(list []digit) int {
	n := number{1}
	for _, d := range list {
		n.push(0, d.base)
	}
	bits := -1 // a number below a power of two needs one bit less
	for range n {
		bits += 32
	}
	for top := n[len(n)-1]; top>>31 == 0; top <<= 1 {
		bits--
	}
	m := append(number(nil), n...)
	for i := 0; i < bits; i++ {
		if m.pop(2) == 1 {
			bits++
			break
		}
	}
	return (bits + 4) / 5
}
