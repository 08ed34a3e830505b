package sprites

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
)

var samples = []string{
	"", "A", "AVATAR To Tea", "10 / 3 = 3, Queen falls", "Two Kingdoms: Royals", "King of ♠ attacks → P2",
	"naïve façade “quoted” – dashes — and…", "0123456789", "WAVE Ty LT",
}

// TestMeasure checks that a measured line ends where its last letter's advance ends, kerning included, at any size.
func TestMeasure(t *testing.T) {
	for f := Face(0); f < Faces; f++ {
		for _, s := range samples {
			for _, size := range []float64{12, 14.5, 48} {
				want, kerned := 0.0, 0.0
				tf := f.face()
				prev := -1
				for _, r := range s {
					g := tf.glyph(r)
					if prev >= 0 {
						kerned += float64(tf.kern(sfnt.GlyphIndex(prev), g)) * size / tf.em
					}
					want += float64(tf.advances[g])*size/tf.em + f.extra()*size
					prev = int(g)
				}
				want += kerned
				last := 0.0
				Place(f, size, s, func(_ rune, x, end float64) {
					if x < last-size/2 {
						t.Errorf("face %d %q: a letter at %g stands before %g", f, s, x, last)
					}
					last = end
				})
				if got := Measure(f, size, s); math.Abs(got-want) > 1e-9 || math.Abs(got-last) > 1e-9 {
					t.Errorf("face %d size %g %q: measured %g, letters end at %g, advances sum to %g", f, size, s, got, last, want)
				}
			}
		}
	}
	if a, b := Measure(Sans, 20, "AV"), Measure(Sans, 20, "A")+Measure(Sans, 20, "V"); a >= b {
		t.Errorf("AV is not kerned: %g, apart %g", a, b)
	}
	if Measure(SansBold, 20, "royal") <= Measure(Sans, 20, "royal") {
		t.Error("bold is not wider")
	}
	for d := '1'; d <= '9'; d++ {
		if Measure(Sans, 20, string(d)) != Measure(Sans, 20, "0") {
			t.Errorf("digit %c is not as wide as 0", d)
		}
	}
}

func TestMeasureAllocatesNothing(t *testing.T) {
	const s = "Prompt: choose a card to attack with"
	Measure(Sans, 16, s)
	if n := testing.AllocsPerRun(100, func() { Measure(Sans, 16, s) }); n != 0 {
		t.Errorf("%g allocations", n)
	}
}

// TestEveryLetter checks that every face has a glyph for all that the app may say in English.
func TestEveryLetter(t *testing.T) {
	for f := Face(0); f < Faces; f++ {
		for r := rune(0x20); r < 0x7f; r++ {
			if f.face().glyph(r) == 0 {
				t.Errorf("face %d lacks %q", f, r)
			}
		}
		for _, r := range "×–—‘’“”•…−♣♦♥♠←→↑↓✓éüñ" {
			if f.face().lacks(r) {
				t.Errorf("face %d lacks %q", f, r)
			}
		}
		if !f.face().lacks('漢') {
			t.Errorf("face %d has a glyph for 漢, or nobody would notice that one is missing", f)
		}
	}
}

func TestWrap(t *testing.T) {
	const seed = 7
	rng := rand.New(rand.NewPCG(seed, 1))
	words := strings.Fields("a king may take the crown of any other house when two of its cards lie open incomprehensibilities")
	for range 500 {
		var b strings.Builder
		for i := range 3 + rng.IntN(30) {
			if i > 0 {
				b.WriteByte(" \n"[min(1, rng.IntN(12)/11)])
			}
			b.WriteString(words[rng.IntN(len(words))])
		}
		s, width := b.String(), 20+rng.Float64()*300
		lines := Wrap(Sans, 16, s, width)
		for _, l := range lines {
			if Measure(Sans, 16, l) > width && len(l) > 1 {
				t.Fatalf("seed %d: %q is wider than %g", seed, l, width)
			}
		}
		strip := strings.NewReplacer(" ", "", "\n", "")
		if got, want := strip.Replace(strings.Join(lines, "")), strip.Replace(s); got != want {
			t.Fatalf("seed %d: wrapped at %g, %q became %q", seed, width, want, got)
		}
	}
	if got := Wrap(Sans, 16, "one\n\ntwo", 1000); len(got) != 3 || got[1] != "" {
		t.Errorf("empty line lost: %q", got)
	}
	if got := Wrap(Sans, 16, "one two", Measure(Sans, 16, "one two")); len(got) != 1 {
		t.Errorf("a line that just fits was broken: %q", got)
	}
	if got := Wrap(Sans, 16, "one two three", Measure(Sans, 16, "one two ")); len(got) != 2 || got[0] != "one two" || got[1] != "three" {
		t.Errorf("not greedy: %q", got)
	}
}

func TestDotsStayWithTheirWord(t *testing.T) {
	const s = "Help a side with one card …"
	for w := Measure(Sans, 16, "card …"); w < Measure(Sans, 16, s); w++ {
		for _, l := range Wrap(Sans, 16, s, w) {
			if l == "…" {
				t.Fatalf("at %g the dots stand alone: %q", w, Wrap(Sans, 16, s, w))
			}
		}
	}
}

func TestClip(t *testing.T) {
	const s = "Rosalind Hobbs, queen of diamonds"
	for w := 5.0; w < 300; w += 7 {
		got := Clip(Sans, 16, s, w)
		if got != s && !strings.HasSuffix(got, "…") {
			t.Fatalf("%g: %q", w, got)
		}
		if got != "…" && Measure(Sans, 16, got) > w {
			t.Fatalf("%g: %q is %g wide", w, got, Measure(Sans, 16, got))
		}
	}
	if got := Clip(Sans, 16, s, 1000); got != s {
		t.Errorf("cut without need: %q", got)
	}
}
