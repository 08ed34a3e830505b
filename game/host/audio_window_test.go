//go:build !js

package host

import (
	"encoding/binary"
	"net"
	"path/filepath"
	"runtime"
	"testing"

	"royals/game/sound"
)

func TestStereo(t *testing.T) {
	var bank sound.Bank
	s := bank.Samples(sound.Chip)
	for _, pitch := range []float64{0.8, 1, 1.12} {
		b := stereo(s, pitch)
		n := len(b) / 4
		if want := float64(len(s)) / pitch; float64(n) < want-3 || float64(n) > want+1 {
			t.Errorf("pitch %v: %d samples of %d", pitch, n, len(s))
		}
		top := 0
		for i := range n {
			l, r := int16(binary.LittleEndian.Uint16(b[4*i:])), int16(binary.LittleEndian.Uint16(b[4*i+2:]))
			if l != r {
				t.Fatalf("pitch %v: left %d, right %d", pitch, l, r)
			}
			if pitch == 1 && l != s[i] {
				t.Fatalf("sample %d is %d, want %d", i, l, s[i])
			}
			top = max(top, int(l), -int(l))
		}
		if top > 16384 || top < 1000 {
			t.Errorf("pitch %v: peak %d", pitch, top)
		}
	}
	if b := stereo([]int16{5}, 1); len(b) != 0 {
		t.Errorf("one sample makes %d bytes", len(b))
	}
}

// TestAudible asks for a sound server that is there, and for one that is not: the program must not open audio then.
func TestAudible(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("there is always a device")
	}
	name := filepath.Join(t.TempDir(), "native")
	t.Setenv("PULSE_SERVER", "unix:"+name)
	if audible() {
		t.Error("a socket that is not there answers")
	}
	s, err := net.Listen("unix", name)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if !audible() {
		t.Error("the server is not found")
	}
	t.Setenv("PULSE_SERVER", "tcp:sound.example:4713")
	if audible() {
		t.Error("a server elsewhere is asked")
	}
}
