package sprites

// emblem draws the shield of a seat in a square from -50 to 50.
func (c *canvas) emblem(i int) {
	c.shape("M -40 -44 L 40 -44 L 40 0 C 40 24 20 40 0 48 C -20 40 -40 24 -40 0 Z", [Emblems]uint32{Gules, Azure, Vert, Purpure, Sable, Or}[i], 4)
}
