package sprites

import "image"

func drawBack(dst *image.RGBA, i int, w, h int, scale float64) {
	c := newCanvas(dst, w, h, scaled2(float64(w)/2, float64(h)/2, float64(w)/cardW, float64(h)/cardH))
	defer c.done()
	c.box(-178, -250, 178, 250, 22, Paper)
	c.box(-156, -228, 156, 228, 10, [Backs]uint32{Gules, Azure, Vert, Purpure, Sable, Or}[i])
}
