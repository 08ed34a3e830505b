package screens

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestWordsAreReadInEveryTheme plays some of every game in the theme of each game, the plain one, which is light, and high contrast: every word of
// the table and of the stage has the contrast that words need to the box or the felt on which it stands.
func TestWordsAreReadInEveryTheme(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, theme := range [...]int{0, 2, 3} {
			for _, size := range []geom.Rect{phone, desktop} {
				seed := uint64(3)
				r := newRig(t, size, size == phone, store.NewMemory(), seed)
				r.blind = true
				r.app.Prefs.Theme = theme
				r.start(g.Info().ID, 1)
				who, looked := &player{rnd: rand.New(rand.NewPCG(seed, 4))}, 0
				for range 700 {
					st, s := r.app.Status(), r.app.tab()
					if s == nil || st.Scene == "result" {
						break
					}
					switch {
					case s.t.Holding():
						looked += wordsOnGround(r, g.Info().ID)
						r.app.Activate("next")
						r.step(deafTime)
					case st.Settled && s.t.Asked != engine.None:
						looked += wordsOnGround(r, g.Info().ID)
						r.choose(who)
					default:
						r.step(50 * time.Millisecond)
					}
				}
				if looked < 300 {
					t.Errorf("%s: %d words", g.Info().ID, looked)
				}
			}
		}
	}
}

// wordsOnGround holds every word that stands on a box of one colour, or on felt, against it, and counts the words.
func wordsOnGround(r *rig, where string) (n int) {
	r.t.Helper()
	r.list.Reset()
	r.app.Draw(&r.list)
	for i, o := range r.list.Ops {
		if o.Kind != paint.Text || o.Color&0xff < 0xff || o.Text == "" || o.Face == numerals && o.Color == kit.Key { // the shade of a number
			continue
		}
		ground, ok := groundOf(r.list.Ops[:i], o.Rect.Center())
		if !ok {
			continue
		}
		n++
		if got := ratio(o.Color, ground); got < 4.4 {
			r.t.Errorf("%s, theme %d, %v: %q in %08x on %08x has a contrast of %.1f", where, r.app.Prefs.Theme, r.in.Size, o.Text, o.Color, ground, got)
		}
	}
	return n
}

// groundOf is the colour below a point: of the last box there that hides what is below it, seen through those that do not, false where a picture or
// a shade lies there.
func groundOf(ops []paint.Op, at geom.Point) (c paint.Color, ok bool) {
	var veils []paint.Color
	for i := len(ops) - 1; i >= 0; i-- {
		o := &ops[i]
		if !at.In(o.Rect) {
			continue
		}
		switch {
		case o.Kind == paint.Fill && o.Color&0xff == 0xff && i > 1:
			return veiled(o.Color, veils), true
		case o.Kind == paint.Fill && i > 1:
			veils = append(veils, o.Color)
		case o.Kind == paint.Text, o.Kind == paint.Frame, o.Kind == paint.Line:
		case i <= 1: // the felt
			if kit.Worn().Far != 0 {
				return 0, false
			}
			return veiled(kit.Cloth, veils), true
		default:
			return 0, false
		}
	}
	return 0, false
}

// veiled is a colour seen through others, the last of which lies on it.
func veiled(c paint.Color, veils []paint.Color) paint.Color {
	for i := len(veils) - 1; i >= 0; i-- {
		v := veils[i]
		a, out := float64(v&0xff)/255, paint.Color(0xff)
		for _, shift := range [...]uint{24, 16, 8} {
			out |= paint.Color(float64(v>>shift&255)*a+float64(c>>shift&255)*(1-a)+0.5) << shift
		}
		c = out
	}
	return c
}

// ratio is the contrast of two colours.
func ratio(a, b paint.Color) float64 {
	light := func(c paint.Color) (l float64) {
		for i, share := range [...]float64{0.2126, 0.7152, 0.0722} {
			x := float64(c>>(24-8*i)&255) / 255
			if x <= 0.04045 {
				l += share * x / 12.92
			} else {
				l += share * math.Pow((x+0.055)/1.055, 2.4)
			}
		}
		return l
	}
	x, y := light(a), light(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
