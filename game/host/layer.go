package host

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/paint"
)

// layer is a picture of the lower part of a display list. While something moves, most of the list is the same from frame
// to frame, from its beginning on: that part is drawn once into a picture of its own, and after that the picture stands
// for it. When more of the list turns out to stay as it is, that is drawn on top.
type layer struct {
	n    int // how many ops it shows, 0 for none
	last int // how many ops the last frame had in common with the one before it
	w, h int
	img  *ebiten.Image
	op   ebiten.DrawImageOptions
}

// layerLeast is how many ops make a layer, or more of it, worth its while.
const layerLeast = 24

// fit forgets the layer of a screen of another size.
func (l *layer) fit(w, h int) {
	l.n, l.last = 0, 0
	if l.img != nil && (l.w != w || l.h != h) {
		l.img.Deallocate()
		l.img = nil
	}
	l.w, l.h = w, h
}

// share takes up how many ops a new frame has in common with the one on the screen. It returns how many ops the layer is to
// show: as many as it does, or as many as the last frames share.
func (l *layer) share(same int) int {
	if same < l.n { // something in it has changed
		l.n = 0
	}
	n := min(same, l.last)
	l.last = same
	if n < l.n+layerLeast {
		return l.n
	}
	return n
}

// common returns how many ops two lists share from their beginning.
func common(a, b []paint.Op) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// show draws ops, of which the first same are on the screen already; budget is that of collect.
func (p *painter) show(screen *ebiten.Image, ops []paint.Op, same, budget int, ground bool) {
	l := &p.layer
	if p.rough {
		same = 0
	}
	if n := l.share(same); n > l.n {
		p.collect(ops[l.n:n], 0)
		if l.img == nil {
			l.img = ebiten.NewImageWithOptions(image.Rect(0, 0, l.w, l.h), &ebiten.NewImageOptions{Unmanaged: true})
			l.op.DisableMipmaps = true
			l.op.Filter = ebiten.FilterLinear // as what is drawn above it: pixel upon pixel it makes no difference
		}
		if !p.rough {
			if l.n == 0 && !ground {
				l.img.Fill(black{})
			}
			p.draw(l.img)
			l.n = n
		}
	}
	p.collect(ops[l.n:], budget)
	switch {
	case l.n > 0:
		screen.DrawImage(l.img, &l.op)
	case !ground:
		screen.Fill(black{})
	}
	p.draw(screen)
}
