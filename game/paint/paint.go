// Package paint is the display list: what a frame shows, in order from back to front, in CSS pixels. Screens write it,
// tests read it, and the host draws it. Nothing here knows what a pixel is.
package paint

import (
	"royals/game/geom"
	"royals/sprites"
)

// Color is 0xRRGGBBAA, not premultiplied.
type Color uint32

// RGB returns an opaque colour of 0xRRGGBB.
func RGB(rgb uint32) Color { return Color(rgb<<8 | 0xff) }

// Fade returns c with its opacity multiplied by a share of 0 to 1.
func (c Color) Fade(share float64) Color {
	share = min(max(share, 0), 1)
	return c&^0xff | Color(float64(c&0xff)*share+0.5)
}

// Kind says what an Op draws.
type Kind uint8

// The kinds of Op.
const (
	Fill   Kind = iota // a rounded rectangle in one colour
	Frame              // the outline of a rounded rectangle, Width wide, inside Rect
	Shadow             // a soft dark rounded rectangle, Width is the blur
	Sprite             // a picture of package sprites, stretched to Rect, tinted by Color (white leaves it as it is), drawn for Rect or Width
	Text               // one line of text; Rect is its measured box, baseline as the face gives it
	Line               // a straight stroke from the rectangle's X,Y to X+W,Y+H (W and H may be negative), Width wide
	Ground             // the felt of a table: the second Op of a list, on a Fill; Width is the share of the far half, Color stands in
)

// Oval is the radius of a Fill that is an ellipse.
const Oval = -1.0

// Op is one thing to draw. Fields that a Kind does not name are ignored.
type Op struct {
	Kind   Kind
	Rect   geom.Rect
	Radius float64      // Fill, Frame, Shadow: corner radius; Fill: Oval
	Width  float64      // Frame, Line: stroke; Shadow: blur; Sprite: how wide the picture is that is stretched, 0 for as wide as Rect
	Color  Color        // the colour, for Sprite a tint
	Turn   float64      // Sprite, Shadow: clockwise rotation about the middle, radians
	Squash float64      // Sprite: share of its width hidden by a flip, 0 (whole) to 1 (edge on)
	Sprite sprites.ID   // Sprite
	Face   sprites.Face // Text
	Size   float64      // Text: CSS pixels
	Text   string       // Text
	Clip   geom.Rect    // drawn only inside, when not Empty
}

// List is a display list, kept between frames so that drawing allocates nothing at rest.
type List struct {
	Ops  []Op
	clip geom.Rect
}

// Reset empties the list and keeps its memory.
func (l *List) Reset() { l.Ops, l.clip = l.Ops[:0], geom.Rect{} }

// Clip limits everything added from here on to r; an empty r lifts the limit.
func (l *List) Clip(r geom.Rect) { l.clip = r }

// Clipped returns the limit, empty for none.
func (l *List) Clipped() geom.Rect { return l.clip }

// Add appends an Op under the current clip.
func (l *List) Add(o Op) {
	o.Clip = l.clip
	l.Ops = append(l.Ops, o)
}

// Fill adds a rounded rectangle.
func (l *List) Fill(r geom.Rect, radius float64, c Color) {
	l.Add(Op{Kind: Fill, Rect: r, Radius: radius, Color: c})
}

// Frame adds an outline inside r.
func (l *List) Frame(r geom.Rect, radius, width float64, c Color) {
	l.Add(Op{Kind: Frame, Rect: r, Radius: radius, Width: width, Color: c})
}

// Shadow adds a soft shadow below something of the shape of r.
func (l *List) Shadow(r geom.Rect, radius, blur float64, c Color) {
	l.Add(Op{Kind: Shadow, Rect: r, Radius: radius, Width: blur, Color: c})
}

// Picture adds a sprite stretched to r.
func (l *List) Picture(id sprites.ID, r geom.Rect, tint Color) {
	l.Add(Op{Kind: Sprite, Sprite: id, Rect: r, Color: tint})
}

// Line adds a stroke from a to b.
func (l *List) Line(a, b geom.Point, width float64, c Color) {
	l.Add(Op{Kind: Line, Rect: geom.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}, Width: width, Color: c})
}

// Align places text in its box: 0 left, 0.5 middle, 1 right.
type Align = float64

// Text adds one line inside box, centred in height, placed in width by align, and returns the box it really covers.
func (l *List) Text(s string, box geom.Rect, f sprites.Face, size float64, align Align, c Color) geom.Rect {
	w, h := sprites.Measure(f, size, s), sprites.LineHeight(f, size)
	r := geom.Rect{X: box.X + (box.W-w)*align, Y: box.Y + (box.H-h)/2, W: w, H: h}
	l.Add(Op{Kind: Text, Rect: r, Face: f, Size: size, Text: s, Color: c})
	return r
}
