package layout

import "testing"

// TestLogGetsItsShare: the log beside a table is wider where the window is, and never wider than its lines want.
func TestLogGetsItsShare(t *testing.T) {
	for _, c := range []struct{ window, want float64 }{{1000, 224}, {1280, 268.8}, {1500, 315}, {3000, 380}} {
		if got := railOf(c.window); got != c.want {
			t.Errorf("of %v the log has %v, want %v", c.window, got, c.want)
		}
	}
}
