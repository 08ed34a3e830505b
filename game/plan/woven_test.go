package plan

import (
	"math"
	"testing"

	"royals/game/kit"
	"royals/sprites"
)

// sewnIn draws the ground of a theme with and without what is woven into it, and returns what differs: of 6 columns and 4 rows of its
// parts, how many pixels.
func sewnIn(t *kit.Theme) (parts [6][4]int) {
	const w, h = 960, 640
	far := 0.0
	if t.Far != 0 {
		far = 0.4
	}
	bare := sprites.NewGround(groundOf(t))
	var drawn [2][]uint8
	for i, id := range [...]sprites.ID{t.Ground, bare} {
		v := sprites.NewWeave(id, nil, w, h, 1, far)
		for v.Step(1 << 20) {
		}
		drawn[i] = v.Image.Pix
	}
	for i := 0; i < len(drawn[0]); i += 4 {
		x, y, off := i/4%w, i/4/w, 0
		for c := range 3 {
			off += int(math.Abs(float64(drawn[0][i+c]) - float64(drawn[1][i+c])))
		}
		if off > 12 {
			parts[x*6/w][y*4/h]++
		}
	}
	return parts
}

// TestMotifsAreWovenFromEdgeToEdge: in every theme that has felt, a game's motif is seen in every part of its ground: no fragment of
// it sticks out from behind what lies in the middle.
func TestMotifsAreWovenFromEdgeToEdge(t *testing.T) {
	for _, l := range literals {
		as := []*kit.Theme{l.theme, l.theme.As[0], l.theme.As[1]}
		if l.theme.Turned != nil {
			as = append(as, l.theme.Turned, l.theme.Turned.As[0], l.theme.Turned.As[1])
		}
		for i, theme := range as {
			parts := sewnIn(theme)
			for x := range parts {
				for y, n := range parts[x] {
					if n < 400 {
						t.Errorf("%s: theme %d has %d pixels of its motif in the part %d, %d of its felt", l.game, i, n, x, y)
					}
				}
			}
		}
	}
}

// apart is how far two colours are apart, from 0 to 255.
func apart(a, b uint32) (far float64) {
	for shift := 0; shift < 24; shift += 8 {
		far = max(far, math.Abs(float64(a>>shift&255)-float64(b>>shift&255)))
	}
	return far
}

// TestHallTellsGamesApart: in the hall no two games have felt, wood or metal that are nearly the same, and the halves of a table that has
// two are told apart.
func TestHallTellsGamesApart(t *testing.T) {
	for i, l := range literals {
		a := l.theme.As[0]
		if a.Wood == 0 || apart(a.Wood, a.Felt) < 16 || a.Far != 0 && apart(a.Far, a.Felt) < 24 {
			t.Errorf("%s: felt %06x, far half %06x, wood %06x", l.game, a.Felt, a.Far, a.Wood)
		}
		for _, other := range literals[:i] {
			b := other.theme.As[0]
			if apart(a.Felt, b.Felt) < 12 || apart(a.Wood, b.Wood) < 16 || apart(a.Rail, b.Rail) < 8 || apart(a.Accent, b.Accent) < 16 {
				t.Errorf("in the hall %s is nearly as %s: felt %06x and %06x, wood %06x and %06x, bars %06x and %06x, metal %06x and %06x",
					l.game, other.game, a.Felt, b.Felt, a.Wood, b.Wood, a.Rail, b.Rail, a.Accent, b.Accent)
			}
		}
	}
}

// TestGamesAreFivePlaces: in its own theme each game has a ground that shows more than its motif, at both sizes of window, and no other
// game shows the same: what is drawn there differs from what every other one draws in a good part of the ground.
func TestGamesAreFivePlaces(t *testing.T) {
	for _, size := range [...][2]float64{{360, 600}, {1040, 660}} {
		var drawn [len(literals)][]bool
		for i, l := range literals {
			drawn[i] = darkened(l.theme, literalMotifs[i], size)
			dark := differ(drawn[i], make([]bool, len(drawn[i])))
			if share := float64(dark) / float64(len(drawn[i])); share < 0.08 {
				t.Errorf("%s at %v: %.3f of its ground shows more than felt", l.game, size, share)
			}
			for j := range i {
				if 2*differ(drawn[i], drawn[j]) < dark {
					t.Errorf("at %v the ground of %s is nearly that of %s", size, l.game, literals[j].game)
				}
			}
		}
	}
}

// darkened draws what is native to the ground of a theme on grey, and returns where that is darker for it.
func darkened(own *kit.Theme, m motif, size [2]float64) (at []bool) {
	bare := groundOf(own)
	bare.Felt, bare.Far = 0x404040, 0
	full := bare
	full.Ornament = m.over(own, own.Dim)
	var pix [2][]uint8
	for i, ground := range [...]sprites.Ground{bare, full} {
		v := sprites.NewWeave(sprites.NewGround(ground), nil, size[0], size[1], 0.5, 0)
		for v.Step(1 << 20) {
		}
		pix[i] = v.Image.Pix
	}
	for i := 0; i < len(pix[0]); i += 4 {
		at = append(at, int(pix[0][i])-int(pix[1][i]) > 3)
	}
	return at
}

// differ counts in how many places two grounds do.
func differ(a, b []bool) (n int) {
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// literalMotifs are the motifs of the games, in the order of their literals.
var literalMotifs = [len(literals)]motif{blade, coronet, keepTower, heart, sun}
