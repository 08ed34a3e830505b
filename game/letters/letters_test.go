//go:build !js

package letters

import (
	"image"
	"slices"
	"strings"
	"testing"

	"royals/sprites"
)

// installed returns the letters of this machine's fonts. Without any font there is nothing to test.
func installed(t *testing.T) *system {
	t.Helper()
	s := newSystem(folders())
	if _, ok := s.Width(sprites.Sans, "ж"); !ok {
		t.Skip("this machine has no fonts; web/tests/setup.sh installs one")
	}
	return s
}

func TestNamesAreDrawn(t *testing.T) {
	s := installed(t)
	var seen []string
	for _, name := range []string{"Łukasz", "Žižka", "Жан", "Ἀθηνᾶ", "Ελένη", "Zoe\u0308", "שלום", "שרה 2", "Հայկ", "李", "小龍", "はなこ", "김민수", "สมชาย"} {
		w, ok := s.Width(sprites.Title, name)
		if !ok {
			t.Logf("%s: no font of this machine has it", name)
			continue
		}
		img, at := s.Draw(sprites.Title, name, 40)
		ink := count(img)
		if w <= 0.3 || ink < 50 || at.Y > -15 || at.Y < -80 {
			t.Errorf("%s: width %g em, %d pixels of ink, from %g", name, w, ink, at.Y)
		}
		if slices.Contains(seen, string(img.Pix)) {
			t.Errorf("%s looks like another", name)
		}
		seen = append(seen, string(img.Pix))
	}
}

func count(img *image.RGBA) (n int) {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 127 {
			n++
		}
	}
	return n
}

// TestRefused: what would be drawn wrong is not drawn, and neither is what no font has.
func TestRefused(t *testing.T) {
	s := installed(t)
	for _, name := range []string{"مريم", "कुमार", "Ada कु", "வள்ளி", "မြ", "\u1100\u1161", "👩‍👩‍👧", "\U00031345", "\U0010fffd"} {
		if w, ok := s.Width(sprites.Sans, name); ok {
			t.Errorf("%s is %g em wide", name, w)
		}
		if img, _ := s.Draw(sprites.Sans, name, 20); count(img) > 0 {
			t.Errorf("%s is drawn", name)
		}
	}
}

func TestNoFonts(t *testing.T) {
	s := newSystem([]string{t.TempDir(), "/nowhere"})
	if _, ok := s.Width(sprites.Sans, "ж"); ok {
		t.Error("written without a font")
	}
}

// TestInOrder: Hebrew stands from right to left, numbers in it do not, and the first letter decides about the whole.
func TestInOrder(t *testing.T) {
	for in, want := range map[string]string{"": "", "abc": "abc", "שלום": "םולש", "אב 12 גד": "דג 12 בא", "אב cd": "cd בא", "cd אב": "cd בא", "cd אב גד": "cd דג בא", "12 אב": "בא 12", "1-2": "1-2"} {
		if got := strings.Join(inOrder(strings.Split(in, "")), ""); got != want {
			t.Errorf("%s stands as %q, want %q", in, got, want)
		}
	}
}
