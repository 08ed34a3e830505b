package shell

import (
	"testing"
	"time"
)

// TestToastsCanBeRead: a sentence stays for as long as it takes to read, and a short one no longer than it did.
func TestToastsCanBeRead(t *testing.T) {
	long := "A face card on a number of its suit is a royal. The number is its points, and seventeen of them win."
	for text, want := range map[string]time.Duration{"No.": 2500 * time.Millisecond, long: 6 * time.Second} {
		if got := toastFor(text); got < want || got > want+3*time.Second {
			t.Errorf("%q stays for %v", text, got)
		}
	}
}
