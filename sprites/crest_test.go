package sprites

import (
	"image"
	"testing"
)

// TestCrests draws every charge at sizes from a name's to a page's: no two look alike, and none is as good as empty.
func TestCrests(t *testing.T) {
	for _, w := range []int{20, 48, 96} {
		var seen [][]uint8
		for i := range Charges {
			img := image.NewRGBA(image.Rect(0, 0, w, w))
			Raster(img, Crest{1, i, 0}.ID(), w, w, 1, Style{})
			metal := 0
			for at := 0; at < len(img.Pix); at += 4 {
				if img.Pix[at] > 0xb0 && img.Pix[at+2] < 0x60 {
					metal++
				}
			}
			if share := float64(metal) / float64(w*w); share < 0.04 || w > 20 && share < 0.1 || share > 0.6 {
				t.Errorf("charge %d at %d covers %.2f of the square with metal", i, w, share)
			}
			for other, pix := range seen {
				if d := distance(img.Pix, pix); d < 0.02 {
					t.Errorf("charges %d and %d at %d differ by %.3f only", other, i, w, d)
				}
			}
			seen = append(seen, img.Pix)
		}
	}
}

// TestCrestsAreTold gives every crest a picture of its own.
func TestCrestsAreTold(t *testing.T) {
	ids := map[ID]bool{}
	for f := range Fields {
		for c := range Charges {
			for m := range Tinctures {
				ids[Crest{f, c, m}.ID()] = true
			}
		}
	}
	if len(ids) != Fields*Charges*Tinctures || (Crest{-1, -1, -1}).ID() != (Crest{Fields - 1, Charges - 1, Tinctures - 1}).ID() {
		t.Errorf("%d crests have a picture of their own", len(ids))
	}
}

// TestCrestContrast holds each metal against each field.
func TestCrestContrast(t *testing.T) {
	for f := range crestFields {
		for m := range crestTinctures {
			if got := contrast(crestFields[f], crestTinctures[m]); got < 3 {
				t.Errorf("metal %d on field %d: contrast %.2f", m, f, got)
			}
		}
	}
}
