// Package letters draws what the game's own typefaces lack, with the letters of the machine: in a page those that the browser
// writes with, on a desktop those of the fonts that are installed.
package letters

import (
	"image"
	"math"
	"strconv"
	"syscall/js"

	"royals/sprites"
	"royals/sprites/cluster"
)

// browser writes on a canvas that nobody sees. Joining letters and running from right to left is the browser's own work.
type browser struct {
	ctx, canvas js.Value
	bytes       []byte
	lost        string          // how the browser draws a letter that no font has
	can         map[string]bool // whether a letter can be shown
}

// New returns the letters of the browser, nil where it has none to give.
func New() sprites.Others {
	b := &browser{canvas: js.Global().Get("document").Call("createElement", "canvas"), can: make(map[string]bool)}
	b.ctx = b.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	if b.ctx.IsNull() {
		return nil
	}
	if blank, _ := b.Draw(sprites.Sans, " ", trial); inked(blank) {
		return nil // this browser does not let a page read what it has drawn
	}
	b.lost = b.look("\U0010fffd") // for private use, in the last of all planes
	return b
}

// trial is the size at which a letter is looked at, in pixels.
const trial = 24

// fonts say what the browser writes with, and by how much its letters are drawn smaller to stand well beside those of a face.
var fonts = [sprites.Faces]struct {
	css  string
	size float64
}{
	sprites.Sans:     {"500 %px system-ui, sans-serif", 0.88},
	sprites.SansBold: {"700 %px system-ui, sans-serif", 0.88},
	sprites.Title:    {"700 %px Georgia, serif", 0.92},
}

// set chooses the font.
func (b *browser) set(f sprites.Face, px float64) {
	font := &fonts[f]
	at := 0
	for font.css[at] != '%' {
		at++
	}
	b.ctx.Set("font", font.css[:at]+strconv.FormatFloat(px*font.size, 'f', 3, 64)+font.css[at+1:])
}

// isolated lets the first letter that has a direction give it to the whole.
func isolated(text string) string { return string(sprites.Isolate) + text + string(sprites.Pop) }

// Width measures a text.
func (b *browser) Width(f sprites.Face, text string) (float64, bool) {
	for rest := text; rest != ""; {
		n := cluster.Len(rest)
		if !b.shows(rest[:n]) {
			return 0, false
		}
		rest = rest[n:]
	}
	const px = 100
	b.set(f, px)
	return b.ctx.Call("measureText", isolated(text)).Get("width").Float() / px, true
}

// shows reports whether a letter leaves ink, and not that of the box for letters that no font has.
func (b *browser) shows(letter string) bool {
	if letter == " " {
		return true
	}
	can, known := b.can[letter]
	if !known {
		ink := b.look(letter)
		can = ink != "" && ink != b.lost
		b.can[letter] = can
	}
	return can
}

// look returns how a letter looks, "" when there is nothing to see.
func (b *browser) look(letter string) string {
	img, _ := b.Draw(sprites.Sans, letter, trial)
	if !inked(img) {
		return ""
	}
	return strconv.Itoa(img.Rect.Dx()) + " " + string(img.Pix)
}

func inked(img *image.RGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			return true
		}
	}
	return false
}

// Draw writes a text in white and reads it back.
func (b *browser) Draw(f sprites.Face, text string, px float64) (*image.RGBA, sprites.Bearing) {
	text = isolated(text)
	b.set(f, px)
	m := b.ctx.Call("measureText", text)
	side := func(name string, most float64) float64 {
		return min(math.Ceil(m.Get("actualBoundingBox"+name).Float()), most) + 1
	}
	left, right := side("Left", 2*px), side("Right", 4096)
	up, down := side("Ascent", 3*px), side("Descent", 2*px)
	w, h := int(left+right), int(up+down)
	if w <= 2 || h <= 2 || math.IsNaN(left+right+up+down) {
		return image.NewRGBA(image.Rectangle{}), sprites.Bearing{}
	}
	b.canvas.Set("width", w) // which also clears it and forgets the font
	b.canvas.Set("height", h)
	b.set(f, px)
	b.ctx.Set("fillStyle", "#fff")
	b.ctx.Call("fillText", text, left, up)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(img.Pix, b.ctx.Call("getImageData", 0, 0, w, h).Get("data"))
	for i := 0; i < len(img.Pix); i += 4 { // an emoji, too, becomes what it is beside letters: one colour
		a := img.Pix[i+3]
		img.Pix[i], img.Pix[i+1], img.Pix[i+2] = a, a, a
	}
	return img, sprites.Bearing{X: -left, Y: -up}
}
