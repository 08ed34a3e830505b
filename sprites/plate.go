package sprites

import "image"

func drawPlate(dst *image.RGBA, i int, w, h int, scale float64, st Style) {
	c := newCanvas(dst, w, h, scaled2(float64(w)/2, float64(h)/2, float64(w)/400, float64(h)/200))
	defer c.done()
	c.box(-198, -98, 198, 98, 10, [...]uint32{Gules, Azure, Vert, Purpure, Sable}[i])
}
