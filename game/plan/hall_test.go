package plan

import (
	"testing"

	"royals/game/kit"
	"royals/game/paint"
	"royals/sprites"
)

// TestHallIsARoomOfItsOwn: in the hall a candlestick stands in both lower corners of every felt, with flames that are warm and bright and
// light what is around them; no motif lies behind them; and bars and panels at the side are of brown wood that is lighter than the game's own.
func TestHallIsARoomOfItsOwn(t *testing.T) {
	const w, h = 1040, 660
	for _, l := range literals {
		as := l.theme.As[0]
		var drawn [2]*sprites.Weave
		for i, id := range [...]sprites.ID{as.Ground, l.theme.Ground} {
			drawn[i] = sprites.NewWeave(id, nil, w, h, 0.5, 0)
			for drawn[i].Step(1 << 20) {
			}
		}
		for _, x := range [...]int{sprites.FlameIn, w - sprites.FlameIn} {
			c := drawn[0].Image.RGBAAt(x/2, (h-sprites.FlameUp)/2)
			if int(c.R) < 180 || int(c.R) < 5*int(c.G)/3 || c.G < c.B {
				t.Errorf("%s: the flame at %d is %v", l.game, x, c)
			}
			lit, far := drawn[0].Image.RGBAAt((x+20)/2, (h-sprites.FlameUp-50)/2), drawn[0].Image.RGBAAt(x/2, 50/2)
			if int(lit.R)-int(lit.B) < int(far.R)-int(far.B)+5 {
				t.Errorf("%s: beside the flame it is %v, and far from it %v", l.game, lit, far)
			}
		}
		for _, brown := range [...]uint32{as.Rail, as.Wood} {
			if r, g, b := brown>>16, brown>>8&255, brown&255; r <= g || g <= b || r < 2*b-b/4 {
				t.Errorf("%s: wood of %06x", l.game, brown)
			}
		}
		if panel, own := as.Panel, l.theme.Panel; l.theme.Far == 0 && own&255 > own>>16 && own&255 > own>>8&255 && panel>>16 < panel&255 {
			t.Errorf("%s: a panel of the hall is %06x, as cold as the own %06x", l.game, panel, own)
		}
		if wood, own := luminance(paint.RGB(as.Rail)), luminance(paint.RGB(l.theme.Rail)); wood < 1.5*own {
			t.Errorf("%s: the wood of the bars has the light %.4f, and the own bars %.4f", l.game, wood, own)
		}
	}
}

// TestHallIsACarpetOnStone: in the hall flags of stone lie at both sides of the felt, in a window as narrow as a phone, too. They are grey
// where the carpet has its dye, darker than it in the middle, and a hem parts them.
func TestHallIsACarpetOnStone(t *testing.T) {
	for _, size := range [...][2]float64{{1000, 660}, {358, 590}} {
		w, h := size[0], size[1]
		for _, l := range literals {
			v := sprites.NewWeave(l.theme.As[0].Ground, nil, w, h, 1, 0)
			for v.Step(1 << 20) {
			}
			rgb := func(x, y float64) uint32 {
				c := v.Image.RGBAAt(int(x), int(y))
				return uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B)
			}
			aisle := sprites.Aisle(w, h)
			for _, x := range [...]float64{aisle / 2, w - aisle/2} {
				if stone := rgb(x, h*0.3); vivid(stone) > 0.5 {
					t.Errorf("%s at %.0f: the floor beside the carpet is %06x", l.game, w, stone)
				}
			}
			if mid := rgb(w/2, h*0.4+3); vivid(mid) < 0.6 {
				t.Errorf("%s at %.0f: the carpet is %06x", l.game, w, mid)
			}
			if c := rgb(aisle+1, h*0.3); apart(c, hem&0xFFFFFF) > 24 {
				t.Errorf("%s at %.0f: the hem is %06x", l.game, w, c)
			}
		}
	}
}

// TestNoFlamesBehindPlates: the ground of pages in the hall bears no candlestick: plates would lie on its flames.
func TestNoFlamesBehindPlates(t *testing.T) {
	v := sprites.NewWeave(kit.Hall.As[0].Ground, nil, 1280, 720, 0.5, 0)
	for v.Step(1 << 20) {
	}
	for i := 0; i < len(v.Image.Pix); i += 4 {
		if v.Image.Pix[i] > 140 {
			t.Fatalf("a pixel of %v", v.Image.Pix[i:i+4])
		}
	}
}
