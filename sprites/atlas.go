package sprites

import (
	"image"
	"slices"
)

// Region is a place in the atlas, in its pixels. The pixels around it are transparent. For a glyph, Bearing is the
// region's corner, counted from the letter's origin on the baseline, in device pixels.
type Region struct {
	X, Y, W, H int
	Bearing    Bearing
}

// Bearing is an offset in device pixels.
type Bearing struct{ X, Y float64 }

// Atlas packs pictures and letters into one texture. It keeps places, not pixels: Uploads hands out each new
// picture once. The host calls Step once a frame, asks for regions, calls Uploads, then draws.
type Atlas struct {
	side    int
	frame   uint32
	shelves []shelf
	entries map[key]*entry
	plain   [kindBlur + 1][]*entry // of these the white, the corners and the blurs, by their size: many are asked for in each frame
	used    []*entry               // in this frame
	last    []*entry               // in the one before
	queue   []*entry               // wanted, and not begun
	job     *job                   // the picture being drawn, if any
	done    []upload               // drawn, and not handed out
	spare   []*image.RGBA
	full    bool

	// Enough, if it is set, ends Step before its budget is spent. It is asked between two pieces of work: the host of a
	// slow machine looks at its clock.
	Enough func() bool

	// Keep, if it is set, names pictures that make room for others only where nothing else can.
	Keep func(id ID, w, h int) bool

	// Above, to be set while it is empty, is how many rows above its shelves the atlas leaves to the host.
	Above int
}

// key names what an entry shows.
type key struct {
	kind  kind
	face  Face
	id    ID
	w, h  int // glyphs: w is the size in 1/64 pixel, h the rune
	scale float64
	st    Style
	run   string // a stretch of text that Others draw
}

type kind uint8

const (
	kindSprite kind = iota
	kindGlyph
	kindWhite
	kindCorner
	kindRing
	kindBlur
	kindShade // w and h with the edges, id is the width of an edge
	kindRun   // w is the size in 1/64 pixel
)

type entry struct {
	key   key
	at    Region
	used  uint32 // the frame that asked last
	shelf int    // the y of its shelf
	ready bool   // drawn, and there at the next Uploads
	empty bool   // nothing to draw: a space
}

type upload struct {
	x, y int
	img  *image.RGBA
	e    *entry
}

const (
	border = 1 // transparent pixels around a region
	margin = 4 // the same around what is shown turned: sampled smoothly, it reaches beyond its edge
	gutter = 2 // pixels between regions, on the right and below, beyond the border
)

const widest = 4096 // no texture is larger, either way

// NewAtlas returns an empty atlas of side × side pixels, at most 4096.
func NewAtlas(side int) *Atlas {
	a := &Atlas{side: min(side, widest)}
	a.Reset()
	return a
}

// Side returns the width of the texture.
func (a *Atlas) Side() int { return a.side }

// Height returns the height of the texture: the rows above and the shelves', together 4096 at most.
func (a *Atlas) Height() int { return min(a.Above+a.side, widest) }

// Reset forgets everything.
func (a *Atlas) Reset() {
	a.drop()
	a.shelves = a.shelves[:0]
	a.entries, a.plain = make(map[key]*entry), [kindBlur + 1][]*entry{}
	a.used, a.last, a.queue, a.done, a.full = nil, nil, nil, nil, false
}

// Grow makes room for a larger texture. Everything stays where it is, and the side never shrinks.
func (a *Atlas) Grow(side int) { a.side = max(a.side, min(side, widest)) }

// Full reports whether the last request found no room, even without what is not in use.
func (a *Atlas) Full() bool { return a.full }

// Emptying reports whether the atlas keeps pictures only because a frame shortly before asked for them. A picture
// without room may find some soon.
func (a *Atlas) Emptying() bool {
	for _, e := range a.entries {
		if e.shelf >= 0 && e.used < a.frame && e.used+2 >= a.frame {
			return true
		}
	}
	return false
}

// Pending returns how many pictures wait for Step.
func (a *Atlas) Pending() int {
	if a.job != nil {
		return len(a.queue) + 1
	}
	return len(a.queue)
}

// Sprite returns the place of a picture of w×h device pixels, or queues it and returns false.
func (a *Atlas) Sprite(id ID, w, h int, scale float64, st Style) (Region, bool) {
	if id == None || w <= 0 || h <= 0 {
		return Region{}, false
	}
	return a.want(key{kind: kindSprite, id: id, w: w, h: h, scale: scale, st: st.of(id)})
}

// Ready returns the place of a picture that is in the atlas at exactly this size, or will be at the next Uploads. It queues nothing.
func (a *Atlas) Ready(id ID, w, h int, scale float64, st Style) (Region, bool) {
	if e := a.find(key{kind: kindSprite, id: id, w: w, h: h, scale: scale, st: st.of(id)}); e != nil && e.ready {
		return e.at, true
	}
	return Region{}, false
}

// Rush draws a picture at once, for one that must not be seen as a smear. It is there at the next Uploads.
func (a *Atlas) Rush(id ID, w, h int, scale float64, st Style) (Region, bool) {
	k := key{kind: kindSprite, id: id, w: w, h: h, scale: scale, st: st.of(id)}
	e := a.find(k)
	if e == nil {
		return a.now(k)
	}
	if i := slices.Index(a.queue, e); i >= 0 {
		a.queue = slices.Delete(a.queue, i, i+1)
		a.raster(e)
	} else if !e.ready { // it is being drawn
		a.drop()
		a.raster(e)
	}
	return e.at, true
}

// Hold keeps for another frame what the last one used, for a caller that shows it again without asking. Call it after
// Step.
func (a *Atlas) Hold() {
	for _, e := range a.last {
		a.touch(e)
	}
}

// Glyph returns the place of a letter at px device pixels an em. A letter without ink has an empty region and is ready
// at once. Others are drawn when first asked for, and are there at the next Uploads.
func (a *Atlas) Glyph(f Face, px float64, r rune) (Region, bool) {
	k := key{kind: kindGlyph, face: f, w: int(px*64 + 0.5), h: int(r)}
	return a.now(k)
}

// White returns a region of opaque white, for plain fills.
func (a *Atlas) White() Region { return a.sized(kindWhite, 0) }

// Corner returns a quarter of a white disc, its round side to the top left, radius×radius pixels.
func (a *Atlas) Corner(radiusPx int) Region { return a.sized(kindCorner, radiusPx) }

// Ring returns a quarter of a white ring inside radius×radius pixels, its round side to the top left.
func (a *Atlas) Ring(radiusPx, widthPx int) Region {
	r, _ := a.now(key{kind: kindRing, w: radiusPx, h: widthPx})
	return r
}

// Blur returns the top left corner of a soft white shadow, 2·px wide and high. The edge that casts it runs through the
// middle. Stretch its last column and row for the sides, and its last pixel for the inside.
func (a *Atlas) Blur(px int) Region { return a.sized(kindBlur, px) }

// sized finds what has a kind and a size alone without a look into the map.
func (a *Atlas) sized(kind kind, px int) Region {
	list := &a.plain[kind]
	if px < 0 || px >= 256 { // hardly anything is so large
		r, _ := a.now(key{kind: kind, w: px})
		return r
	}
	if px >= len(*list) {
		*list = append(*list, make([]*entry, px+1-len(*list))...)
	}
	if e := (*list)[px]; e != nil {
		a.touch(e)
		return e.at
	}
	k := key{kind: kind, w: px}
	r, _ := a.now(k)
	(*list)[px] = a.entries[k]
	return r
}

// Shade returns a whole soft white shadow of w×h pixels, with an edge like Blur's of px more on each side. It is one
// picture instead of nine. A new one is drawn only if draw says so.
func (a *Atlas) Shade(w, h, px int, draw bool) (Region, bool) {
	k := key{kind: kindShade, w: w + 2*px, h: h + 2*px, id: ID(px)}
	if !draw && a.entries[k] == nil {
		return Region{}, false
	}
	return a.now(k)
}

// find returns the entry of k and marks it used.
func (a *Atlas) find(k key) *entry {
	e := a.entries[k]
	if e != nil {
		a.touch(e)
	}
	return e
}

// touch marks an entry used.
func (a *Atlas) touch(e *entry) {
	if e.used != a.frame {
		e.used = a.frame
		a.used = append(a.used, e)
	}
}

// want finds an entry or queues it for Step.
func (a *Atlas) want(k key) (Region, bool) {
	if e := a.find(k); e != nil {
		a.full = false
		return e.at, e.ready
	}
	e := &entry{key: k, shelf: -1, at: Region{W: k.w, H: k.h}}
	if a.place(e) {
		a.add(e)
		a.queue = append(a.queue, e)
	}
	return Region{}, false
}

// now finds an entry, or draws it at once. It is in the next Uploads.
func (a *Atlas) now(k key) (Region, bool) {
	if e := a.find(k); e != nil {
		return e.at, true
	}
	e := &entry{key: k, shelf: -1}
	e.at = k.size()
	if e.at.W <= 0 || e.at.H <= 0 {
		e.empty, e.ready = true, true
		a.add(e)
		return e.at, true
	}
	if !a.place(e) {
		return Region{}, false
	}
	a.add(e)
	a.raster(e)
	return e.at, true
}

// add keeps a new entry.
func (a *Atlas) add(e *entry) {
	a.entries[e.key] = e
	a.touch(e)
}

// Step begins a frame. It draws queued pictures piece by piece, until the budget of work is spent or Enough says so; it
// always does a little. It reports whether more is waiting. A card at 162 CSS pixels and scale 2 takes about 100,000 to
// 500,000.
func (a *Atlas) Step(budget int) (more bool) {
	a.frame++
	a.last, a.used = a.used, a.last[:0]
	for budget > 0 && a.Pending() > 0 {
		if a.job == nil {
			e := a.queue[0]
			a.queue = a.queue[1:]
			a.job = a.begin(e)
			budget -= e.at.W * e.at.H / 8 // for clearing it, and for handing it out
		}
		done, unfinished := a.job.run(min(max(budget, 1), quantum))
		budget -= done
		if j := a.job; !unfinished {
			a.job = nil
			a.finish(j.e, j.img)
		}
		if a.Enough != nil && a.Enough() {
			break
		}
	}
	return a.Pending() > 0
}

// raster draws an entry into a picture of its size plus the border.
func (a *Atlas) raster(e *entry) {
	img := a.buffer(e.at.W+2*e.key.pad(), e.at.H+2*e.key.pad())
	e.key.draw(img, e.at, nil)
	a.finish(e, img)
}

// finish puts a picture where Uploads finds it.
func (a *Atlas) finish(e *entry, img *image.RGBA) {
	e.ready = true
	a.done = append(a.done, upload{e.at.X - e.key.pad(), e.at.Y - e.key.pad(), img, e})
}

// buffer returns a cleared picture. It reuses memory that Uploads gave back.
func (a *Atlas) buffer(w, h int) *image.RGBA {
	n := 4 * w * h
	for i, b := range a.spare {
		if cap(b.Pix) >= n {
			last := len(a.spare) - 1
			a.spare[i] = a.spare[last]
			a.spare = a.spare[:last]
			b.Pix, b.Stride, b.Rect = b.Pix[:n], 4*w, image.Rect(0, 0, w, h)
			clear(b.Pix)
			return b
		}
	}
	return image.NewRGBA(image.Rect(0, 0, w, h))
}

// Uploads hands out every picture that is new since the last call, with its place in the texture. The picture is valid
// until put returns.
func (a *Atlas) Uploads(put func(x, y int, img *image.RGBA)) {
	for _, u := range a.done {
		put(u.x, u.y, u.img)
		a.giveBack(u.img)
	}
	a.done = a.done[:0]
}

// giveBack keeps the memory of a picture for another.
func (a *Atlas) giveBack(img *image.RGBA) {
	if len(a.spare) < 4 {
		a.spare = append(a.spare, img)
	}
}
