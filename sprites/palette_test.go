package sprites

import (
	"math"
	"testing"

	"royals/engine/cards"
)

// linear returns the linear light of a colour's channels.
func linear(rgb uint32) (c [3]float64) {
	for i := range c {
		v := float64(rgb>>(16-8*i)&255) / 255
		if v <= 0.04045 {
			c[i] = v / 12.92
		} else {
			c[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return c
}

// contrast returns the ratio that WCAG 2 defines.
func contrast(a, b uint32) float64 {
	lum := func(rgb uint32) float64 { c := linear(rgb); return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2] }
	x, y := lum(a)+0.05, lum(b)+0.05
	return max(x, y) / min(x, y)
}

// TestSuitContrast checks the suits of every colouring on paper and on the table: 4.5 (A02).
func TestSuitContrast(t *testing.T) {
	for i := range Colourings {
		st := Style{Suits: Colouring(i)}
		for s := range cards.NoSuit {
			if got := contrast(st.SuitColor(s), Paper); got < 4.5 {
				t.Errorf("suit %v of colouring %d on paper: %.1f", s.Letter(), i, got)
			}
			for _, ground := range []uint32{Table, Deep, Rail} {
				if got := contrast(st.SuitColorOnTable(s), ground); got < 4.5 {
					t.Errorf("suit %v of colouring %d on %06x: %.1f", s.Letter(), i, ground, got)
				}
			}
		}
	}
}

// TestContrast checks every pair of colours that meet: 4.5 for words, 3 for symbols and rings (A02).
func TestContrast(t *testing.T) {
	grounds := []struct {
		name string
		rgb  uint32
	}{{"table", Table}, {"deep", Deep}, {"rail", Rail}}
	for _, g := range grounds {
		for _, c := range []struct {
			name string
			rgb  uint32
			owes float64
		}{
			{"text", Text, 4.5}, {"dim text", DimText, 4.5}, {"danger", Danger, 4.5},
			{"focus", Focus, 3}, {"legal", Legal, 3}, {"or", Or, 3}, {"card edge", Paper, 3},
		} {
			if got := contrast(c.rgb, g.rgb); got < c.owes {
				t.Errorf("%s on %s: %.1f, owes %.1f", c.name, g.name, got, c.owes)
			}
		}
	}
	for _, p := range []uint32{Paper, Panel} {
		for _, c := range []uint32{Ink, Gules, Azure, Vert, Sable, Purpure} {
			if got := contrast(c, p); got < 4.5 {
				t.Errorf("%06x on %06x: %.1f", c, p, got)
			}
		}
	}
	if got := contrast(brightRed, white); got < 7 {
		t.Errorf("red in high contrast: %.1f", got)
	}
	if got := contrast(Focus, Ink); got < 3 {
		t.Errorf("the focus ring's two colours: %.1f", got)
	}
	for i := range Emblems {
		s := shields[i]
		if got := contrast(s.field, s.charge); got < 3 {
			t.Errorf("shield %d: charge on field %.1f", i, got)
		}
	}
}

// Colour vision without one kind of cone, complete: the matrices of Machado, Oliveira and Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, for linear light.
var visions = []struct {
	name string
	m    [9]float64
}{
	{"normal", [9]float64{1, 0, 0, 0, 1, 0, 0, 0, 1}},
	{"protan", [9]float64{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
	{"deutan", [9]float64{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
	{"tritan", [9]float64{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
}

// lab returns the CIE L*a*b* of a colour as someone with vision m sees it.
func lab(rgb uint32, m [9]float64) (out [3]float64) {
	c := linear(rgb)
	var v [3]float64
	for i := range v {
		v[i] = min(max(m[3*i]*c[0]+m[3*i+1]*c[1]+m[3*i+2]*c[2], 0), 1)
	}
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*v[0] + 0.3575761*v[1] + 0.1804375*v[2]) / 0.95047)
	y := f(0.2126729*v[0] + 0.7151522*v[1] + 0.0721750*v[2])
	z := f((0.0193339*v[0] + 0.1191920*v[1] + 0.9503041*v[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// deltaE returns the CIEDE2000 difference.
func deltaE(p, q [3]float64) float64 {
	const rad = math.Pi / 180
	c1, c2 := math.Hypot(p[1], p[2]), math.Hypot(q[1], q[2])
	cm := math.Pow((c1+c2)/2, 7)
	g := 0.5 * (1 - math.Sqrt(cm/(cm+math.Pow(25, 7))))
	a1, a2 := p[1]*(1+g), q[1]*(1+g)
	c1, c2 = math.Hypot(a1, p[2]), math.Hypot(a2, q[2])
	hue := func(a, b float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		return math.Mod(math.Atan2(b, a)/rad+360, 360)
	}
	h1, h2 := hue(a1, p[2]), hue(a2, q[2])
	dh := h2 - h1
	if c1*c2 == 0 {
		dh = 0
	} else if dh > 180 {
		dh -= 360
	} else if dh < -180 {
		dh += 360
	}
	dL, dC, dH := q[0]-p[0], c2-c1, 2*math.Sqrt(c1*c2)*math.Sin(dh/2*rad)
	L, C, h := (p[0]+q[0])/2, (c1+c2)/2, h1+h2
	if c1*c2 != 0 {
		switch {
		case math.Abs(h1-h2) <= 180:
			h /= 2
		case h < 360:
			h = (h + 360) / 2
		default:
			h = (h - 360) / 2
		}
	}
	T := 1 - 0.17*math.Cos((h-30)*rad) + 0.24*math.Cos(2*h*rad) + 0.32*math.Cos((3*h+6)*rad) - 0.20*math.Cos((4*h-63)*rad)
	C7 := math.Pow(C, 7)
	rc := 2 * math.Sqrt(C7/(C7+math.Pow(25, 7)))
	sl := 1 + 0.015*(L-50)*(L-50)/math.Sqrt(20+(L-50)*(L-50))
	sc, sh := 1+0.045*C, 1+0.015*C*T
	rt := -math.Sin(60*math.Exp(-math.Pow((h-275)/25, 2))*rad) * rc
	x, y, z := dL/sl, dC/sc, dH/sh
	return math.Sqrt(x*x + y*y + z*z + rt*y*z)
}

// TestDeltaE checks the measure itself against three pairs of its published test data (Sharma, Wu and Dalal 2005).
func TestDeltaE(t *testing.T) {
	for _, c := range []struct {
		p, q [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{2.0776, 0.0795, -1.1350}, [3]float64{0.9033, -0.0636, -0.5514}, 0.9082},
	} {
		if got := deltaE(c.p, c.q); math.Abs(got-c.want) > 1e-4 {
			t.Errorf("%v %v: %.4f, want %.4f", c.p, c.q, got, c.want)
		}
	}
}

// TestFourColours checks that the suits of the four-colour decks stay apart in every vision: by 9, in the safe deck by
// 20 (A04).
func TestFourColours(t *testing.T) {
	for _, deck := range []struct {
		suits Colouring
		owes  float64
	}{{FourColour, 9}, {FourColourSafe, 20}} {
		for _, v := range visions {
			least := math.Inf(1)
			for a := range cards.NoSuit {
				for b := a + 1; b < cards.NoSuit; b++ {
					p, q := lab((Style{Suits: deck.suits}).SuitColor(a), v.m), lab((Style{Suits: deck.suits}).SuitColor(b), v.m)
					least = min(least, deltaE(p, q))
				}
			}
			t.Logf("colouring %d, %s vision: %.1f", deck.suits, v.name, least)
			if least < deck.owes {
				t.Errorf("colouring %d, %s vision: two suits only %.1f apart", deck.suits, v.name, least)
			}
		}
	}
}
