package sprites

import (
	"image"
	"math"
	"strings"
	"testing"
)

// inks stands for the letters of a machine. Each letter is a bar of half an em, and there is none of Thai.
type inks struct{ asked, drawn []string }

func (b *inks) Width(_ Face, text string) (float64, bool) {
	b.asked = append(b.asked, text)
	return float64(len([]rune(text))) / 2, !strings.Contains(text, "ส")
}

func (b *inks) Draw(_ Face, text string, px float64) (*image.RGBA, Bearing) {
	b.drawn = append(b.drawn, text)
	img := image.NewRGBA(image.Rect(0, 0, int(float64(len([]rune(text)))*px/2), int(px)))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	return img, Bearing{0, -px}
}

func with(t *testing.T, o Others) {
	SetOthers(o)
	t.Cleanup(func() { SetOthers(nil) })
}

// stretches writes a line as a pen walks along it: letters as they are, what Others draw in brackets.
func stretches(f Face, s string) string {
	var p Pen
	out := ""
	for p.Start(f, 20, s); p.Next(); {
		if p.Run != "" {
			out += "[" + p.Run + "]"
		} else {
			out += string(p.Rune)
		}
	}
	return out
}

// TestStretches checks that a name goes whole to Others, and that a letter they do not have is a box.
func TestStretches(t *testing.T) {
	for _, c := range [][3]string{ // text, without Others, with Others
		{"Ada attacks Bea", "Ada attacks Bea", "Ada attacks Bea"},
		{"\u2068Ada\u2069 attacks \u2068Bea\u2069", "Ada attacks Bea", "Ada attacks Bea"},
		{"\u2068Жан\u2069 attacks", "��� attacks", "[Жан] attacks"},
		{"\u2068Łukasz Ada\u2069: \u2068李\u2069, and on", "�ukasz Ada: �, and on", "[Łukasz Ada]: [李], and on"},
		{"Łukasz", "�ukasz", "[Łukasz]"},
		{"so, שלום עולם is", "so, ���� ���� is", "so, [שלום עולם] is"},
		{"\u2068e\u0301", "e�", "[e\u0301]"},
		{"\u2068สม\u2069 and \u2068Жан\u2069", "�� and ���", "�� and [Жан]"},
		{"a \u2068Ж\u2069\u2068李\u2069", "a ��", "a [Ж][李]"},
		{"\u2068Жан Ада", "��� ���", "[Жан Ада]"},
		{"7♠ → \u2068\u2069", "7♠ → ", "7♠ → "},
	} {
		for f := Face(0); f < Faces; f++ {
			if got := stretches(f, c[0]); got != c[1] {
				t.Errorf("alone %q is written %q, want %q", c[0], got, c[1])
			}
			SetOthers(&inks{})
			if got := stretches(f, c[0]); got != c[2] {
				t.Errorf("with help %q is written %q, want %q", c[0], got, c[2])
			}
			SetOthers(nil)
		}
	}
	if got := Measure(Sans, 20, "\u2068Жан\u2069"); got != 3*Measure(Sans, 20, string(Missing)) || got < 30 {
		t.Errorf("three boxes measure %g", got)
	}
}

func TestStretchesAreMeasured(t *testing.T) {
	o := &inks{}
	with(t, o)
	const name, text = "Жан-Батист", "\u2068Жан-Батист\u2069 attacks \u2068Ada\u2069"
	if got, want := Measure(Sans, 20, text), Measure(Sans, 20, " attacks Ada")+100; math.Abs(got-want) > 1e-9 {
		t.Errorf("measured %g, want %g", got, want)
	}
	for range 5 {
		Measure(Sans, 20, text)
	}
	if len(o.asked) != 1 || o.asked[0] != name {
		t.Errorf("asked for %q", o.asked)
	}
	if n := testing.AllocsPerRun(100, func() { Measure(Sans, 20, text) }); n != 0 {
		t.Errorf("%g allocations", n)
	}
	if got := Unshown("Ada สม"); got != "ส" {
		t.Errorf("%q cannot be shown", got)
	}
	if got := Unshown("Жан Ada 李"); got != "" {
		t.Errorf("%q cannot be shown", got)
	}
}

// TestStretchesAreCut checks that stretches are cut between letters, and never to nothing.
func TestStretchesAreCut(t *testing.T) {
	with(t, &inks{})
	for _, name := range []string{"Жан-Батист", "Zoe\u0301e\u0301e\u0301e\u0301", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "李小龍李小龍李小龍 李小龍李小龍"} {
		for w := 30.0; w < 160; w += 7 {
			got := Clip(Sans, 20, "\u2068"+name+"\u2069", w)
			if Measure(Sans, 20, got) > w && got != "…" {
				t.Errorf("%s at %g: %s is %g wide", name, w, got, Measure(Sans, 20, got))
			}
			if cut, ok := strings.CutSuffix(got, "…"); ok {
				rest := strings.TrimPrefix("\u2068"+name+"\u2069", cut)
				if strings.HasPrefix(rest, "\u0301") || strings.HasPrefix(rest, "\u200d") || strings.HasSuffix(cut, "\u200d") {
					t.Errorf("%s at %g: cut inside a letter, %+q", name, w, got)
				}
			}
			lines := Wrap(Sans, 20, "\u2068"+name+"\u2069 attacks", w+80)
			if strings.ReplaceAll(strings.Join(lines, ""), " ", "") != strings.ReplaceAll("\u2068"+name+"\u2069attacks", " ", "") {
				t.Errorf("%s at %g: wrapped to %q", name, w, lines)
			}
			for _, l := range lines {
				if Measure(Sans, 20, l) > w+80 {
					t.Errorf("%s at %g: the line %q is %g wide", name, w, l, Measure(Sans, 20, l))
				}
			}
		}
	}
}

// TestRunInAtlas checks that a stretch lies in the texture as Others drew it, once.
func TestRunInAtlas(t *testing.T) {
	o := &inks{}
	with(t, o)
	a := NewAtlas(256)
	a.Step(0)
	g, ok := a.Run(Sans, 20, "Жан")
	if !ok || g.W != 30 || g.H != 20 || g.Bearing.Y != -20 {
		t.Fatalf("%+v, %v", g, ok)
	}
	uploads := 0
	a.Uploads(func(x, y int, img *image.RGBA) {
		uploads++
		if x != g.X-border || y != g.Y-border || img.RGBAAt(0, 5).A != 0 || img.RGBAAt(border, border).A != 255 || img.RGBAAt(g.W+border, 5).A != 0 {
			t.Errorf("lies at %d, %d with the corner %v", x, y, img.RGBAAt(0, 0))
		}
	})
	if again, ok := a.Run(Sans, 20, "Жан"); !ok || again != g || len(o.drawn) != 1 || uploads != 1 {
		t.Errorf("drawn %q, uploaded %d times", o.drawn, uploads)
	}
	if _, ok := a.Run(Sans, 80, "Жан-Батист"); ok || !a.Full() {
		t.Error("what is wider than the texture found room")
	}
}
