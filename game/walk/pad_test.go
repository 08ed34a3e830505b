package walk

import "testing"

// TestPadIsBound gives commands other buttons: two change places, each stays on one button, and the cross keeps its directions.
func TestPadIsBound(t *testing.T) {
	pads := UsualPad
	for at, button := range []int{7, 3, 0, 11} {
		var ok bool
		if pads, ok = BindPad(pads, at, button); !ok || !BindsPad(pads) || PadOf(pads, at) != button || Pad(button, pads) != padded[at] {
			t.Fatalf("command %d on button %d: %q, %v", at, button, pads, ok)
		}
	}
	if got, ok := BindPad(pads, 0, 12); ok || got != pads {
		t.Error("a direction is given away")
	}
	for _, bad := range []string{"", "abc", "aacdefghijkl", "abcdefghijkm", UsualPad + "a"} {
		if BindsPad(bad) {
			t.Errorf("%q can be had", bad)
		}
	}
	for button, want := range map[int]Command{12: Previous, 13: Next, 14: Previous, 15: Next, 16: Nothing, -1: Nothing} {
		if got := Pad(button, pads); got != want {
			t.Errorf("button %d means %d, want %d", button, got, want)
		}
	}
}
