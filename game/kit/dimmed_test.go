package kit

import (
	"testing"
)

// TestDimmedPaperIsOfTheFelt: a card that cannot be played is paler and closer to the felt, not yellower: its paper is white and felt mixed, and
// in a light theme and that of high contrast grey.
func TestDimmedPaperIsOfTheFelt(t *testing.T) {
	was := worn
	defer Wear(was)
	themes := []*Theme{&Hall, &Slate, &Stark}
	for i := range Felts {
		themes = append(themes, &Felts[i])
	}
	for i, theme := range themes {
		Wear(theme)
		var got, want [3]int
		for n, shift := range [...]uint{24, 16, 8} {
			got[n] = int(Paper>>shift&0xff) * int(Dimmed>>shift&0xff) / 0xff
			want[n] = int(Mix(White, Cloth, dimShare) >> shift & 0xff)
			if d := got[n] - want[n]; !theme.Light && !theme.Stark && (d < -3 || d > 3) {
				t.Errorf("theme %d: dimmed paper is %x, white and felt are %x", i, got, want)
			}
		}
		if (theme.Light || theme.Stark) && got[0]-got[2] > 4 {
			t.Errorf("theme %d: dimmed paper is yellow: %x", i, got)
		}
	}
}
