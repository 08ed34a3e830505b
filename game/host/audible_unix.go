//go:build !js && !windows && !darwin

package host

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// audible reports whether a sound server answers: PulseAudio, or PipeWire in its place.
func audible() bool {
	address := os.Getenv("PULSE_SERVER")
	if address == "" {
		dir := os.Getenv("PULSE_RUNTIME_PATH")
		if dir == "" {
			dir = filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse")
		}
		address = filepath.Join(dir, "native")
	}
	path, ok := strings.CutPrefix(address, "unix:")
	if !ok && !filepath.IsAbs(path) {
		return false // elsewhere in the network: not for a card game
	}
	c, err := net.DialTimeout("unix", path, 200*time.Millisecond)
	if err != nil {
		return false
	}
	c.Close()
	return true
}
