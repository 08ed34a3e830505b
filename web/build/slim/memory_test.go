package slim

import (
	"bytes"
	"errors"
	"testing"
)

const header = "\x00asm\x01\x00\x00\x00"

// TestPack packs memories with zeros of every length between what is not, and unpacks the same.
func TestPack(t *testing.T) {
	wasm := []byte(header + "\x01\x02ab\x0b\x06\x01\x00\x41\x00\x0b\x00\x00\x01c")
	for _, at := range []int{0, 1, 63, 64, 65, 8191, 8192, 1 << 17} {
		for zeros := range 3 * gap {
			mem := make([]byte, at+zeros+2)
			mem[at], mem[len(mem)-1] = 1, 2
			b, err := pack(wasm, mem)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.HasPrefix(b, []byte(header+"\x01\x02ab\x0b")) || !bytes.HasSuffix(b, []byte("\x00\x01c")) {
				t.Fatalf("other sections have changed: % x", b)
			}
			if got, err := unpack(b); err != nil || !bytes.Equal(got, mem) {
				t.Fatalf("%d zeros after byte %d: %v", zeros, at, err)
			}
			if runs := bytes.Count(b, []byte("\x00\x41")); zeros >= gap && at > 0 && runs != 2 || zeros < gap && runs != 1 {
				t.Fatalf("%d zeros after byte %d: %d runs", zeros, at, runs)
			}
		}
	}
}

func TestUnpackRefusesWhatItDoesNotKnow(t *testing.T) {
	for name, b := range map[string]string{
		"nothing":       "",
		"no data":       header,
		"cut data":      header + "\x0b\x05\x01\x00\x41\x00",
		"cut run":       header + "\x0b\x05\x01\x00\x41\x00\x0b",
		"another place": header + "\x0b\x07\x01\x00\x23\x00\x0b\x01\x07",
		"too far":       header + "\x0b\x0b\x01\x00\x41\xff\xff\xff\xff\x07\x0b\x01\x07",
		"before all":    header + "\x0b\x07\x01\x00\x41\x7f\x0b\x01\x07",
		"more than one": header + "\x0b\x08\x01\x00\x41\x00\x0b\x01\x07\x07",
		"counted":       header + "\x0c\x01\x01\x0b\x07\x01\x00\x41\x00\x0b\x01\x07",
	} {
		if _, err := unpack([]byte(b)); !errors.Is(err, errProgram) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestUnpackInAnyOrder(t *testing.T) {
	mem, err := unpack([]byte(header + "\x0b\x0e\x02\x00\x41\x03\x0b\x01c\x00\x41\x00\x0b\x02ab"))
	if err != nil || string(mem) != "ab\x00c" {
		t.Errorf("%q, %v", mem, err)
	}
}
