package words

import (
	"strings"
	"testing"
)

// A pair's blow is said as one sum, never as a product to work out.
func TestAPairsBlowIsSaidAsOneSum(t *testing.T) {
	said := enRoyalty["royalty.verdict.pair"]
	if said == "" || strings.Contains(said, "times") || !strings.Contains(said, "{n2}") {
		t.Errorf("a pair's blow is said %q", said)
	}
}
