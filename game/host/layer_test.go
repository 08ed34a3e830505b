package host

import "testing"

// TestLayerGrows lets most of a list stand still, and then more of it: the layer takes up what two frames in a row share, is
// not drawn again for a few more things, and is forgotten when something in it changes.
func TestLayerGrows(t *testing.T) {
	var l layer
	for i, f := range []struct{ same, want int }{
		{0, 0}, {58, 0}, {149, 58}, // the frame before shared no more
		{149, 149},
		{149 + layerLeast - 1, 149}, {149 + layerLeast - 1, 149}, // not worth it
		{200, 149}, {200, 200},
		{180, 180}, // 200 no longer holds, and the two last frames share 180
		{layerLeast - 1, 0}, {layerLeast - 1, 0},
		{60, 0}, {60, 60},
	} {
		n := l.share(f.same)
		if n != f.want {
			t.Fatalf("frame %d, %d things in common: a layer of %d, want %d", i, f.same, n, f.want)
		}
		if n < l.n {
			t.Fatalf("frame %d: it shows %d already", i, l.n)
		}
		l.n = n // it has been drawn
	}
}
