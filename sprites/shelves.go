package sprites

import (
	"math"
	"slices"
)

// shelf is a row of the atlas; entries stand side by side in it.
type shelf struct {
	y, h int
	row  []*entry // from the left
}

// end returns where the last entry of a shelf ends.
func (s *shelf) end() int {
	if len(s.row) == 0 {
		return 0
	}
	return s.row[len(s.row)-1].right()
}

// left and right are the ends of an entry on its shelf.
func (e *entry) left() int  { return e.at.X - e.key.pad() }
func (e *entry) right() int { return e.at.X + e.at.W + e.key.pad() + gutter }

// place finds room for an entry of known size: on a shelf, on shelves that are emptied for it, or in the place of neighbours on one.
// What is to be kept goes last.
func (a *Atlas) place(e *entry) bool {
	pad := e.key.pad()
	w, h := e.at.W+2*pad+gutter, e.at.H+2*pad+gutter
	if a.full = w > a.side || h > a.Height()-a.Above; a.full {
		return false
	}
	i, j := a.room(w, h, h/4+4)
	for _, all := range [2]bool{false, true} {
		if i < 0 && a.evict(h, all) {
			i, j = a.room(w, h, h/4+4)
		}
		if i < 0 { // better to waste height than to have no room
			i, j = a.room(w, h, a.side)
		}
		if i < 0 {
			i, j = a.gap(w, h, all)
		}
	}
	if a.full = i < 0; a.full {
		return false
	}
	s, x := &a.shelves[i], 0
	if j > 0 {
		x = s.row[j-1].right()
	}
	e.at.X, e.at.Y, e.shelf = x+pad, s.y+pad, s.y
	s.row = slices.Insert(s.row, j, e)
	return true
}

// room returns a shelf with space for w×h behind all others that wastes no more height than waste, and the place there. It opens one
// if there is none, and returns -1 if that fails too.
func (a *Atlas) room(w, h, waste int) (best, place int) {
	best, top := -1, a.Above
	for i := range a.shelves {
		s := &a.shelves[i]
		top = max(top, s.y+s.h)
		fits := s.h >= h && s.end()+w <= a.side && (len(s.row) == 0 || s.h <= h+waste)
		if fits && (best < 0 || s.h < a.shelves[best].h) {
			best = i
		}
	}
	if best >= 0 {
		s := a.shelves[best]
		if len(s.row) == 0 && s.h > h { // an empty shelf is cut to size
			a.shelves[best].h = h
			a.shelves = slices.Insert(a.shelves, best+1, shelf{y: s.y + h, h: s.h - h})
		}
		return best, len(s.row)
	}
	if top+h <= a.Height() {
		a.shelves = append(a.shelves, shelf{y: top, h: h})
		return len(a.shelves) - 1, 0
	}
	return -1, 0
}

// free reports whether an entry may go: it was not used in this frame or the last two, and is not to be kept.
func (a *Atlas) free(e *entry, all bool) bool {
	k := &e.key
	return e.used+2 < a.frame && (all || a.Keep == nil || k.kind != kindSprite || !a.Keep(k.id, k.w, k.h))
}

// age returns when one of a row was last used, and whether all may go.
func (a *Atlas) age(row []*entry, all bool) (used uint32, free bool) {
	for _, e := range row {
		if !a.free(e, all) {
			return 0, false
		}
		used = max(used, e.used)
	}
	return used, true
}

// evict makes room of height h. It empties neighbouring shelves on which all may go, the longest unused first. It reports false if
// there are none.
func (a *Atlas) evict(h int, all bool) bool {
	bi, bj, bage := -1, -1, uint32(math.MaxUint32)
	for i := range a.shelves {
		sum, age := 0, uint32(0)
		for j := i; j < len(a.shelves); j++ {
			used, free := a.age(a.shelves[j].row, all)
			if !free {
				break
			}
			sum += a.shelves[j].h
			age = max(age, used)
			if sum >= h {
				if age < bage {
					bi, bj, bage = i, j, age
				}
				break
			}
		}
	}
	if bi < 0 {
		return false
	}
	for i := bi; i <= bj; i++ {
		a.forget(a.shelves[i].row)
	}
	y := a.shelves[bi].y
	a.shelves[bi] = shelf{y: y, h: a.shelves[bj].y + a.shelves[bj].h - y}
	a.shelves = slices.Delete(a.shelves, bi+1, bj+1)
	return true
}

// gap makes room for w×h in the place of neighbours on one shelf that may go, the longest unused first, and returns where as room does.
func (a *Atlas) gap(w, h int, all bool) (best, place int) {
	best, to, bage := -1, 0, uint32(math.MaxUint32)
	for i := range a.shelves {
		s := &a.shelves[i]
		for j := 0; j <= len(s.row) && s.h >= h; j++ {
			k, age, ok := a.span(s, j, w, all)
			if ok && (age < bage || age == bage && s.h < a.shelves[best].h) {
				best, place, to, bage = i, j, k, age
			}
		}
	}
	if best >= 0 {
		s := &a.shelves[best]
		a.forget(s.row[place:to])
		s.row = slices.Delete(s.row, place, to)
	}
	return best, place
}

// span returns before which entry a stretch w wide ends that begins with the entry from, and when one of them was last used.
func (a *Atlas) span(s *shelf, from, w int, all bool) (to int, used uint32, ok bool) {
	x := 0
	if from > 0 {
		x = s.row[from-1].right()
	}
	for to = from; ; to++ {
		if to == len(s.row) {
			return to, used, a.side-x >= w
		}
		if s.row[to].left()-x >= w {
			return to, used, true
		}
		if !a.free(s.row[to], all) {
			return to, used, false
		}
		used = max(used, s.row[to].used)
	}
}

// forget drops entries.
func (a *Atlas) forget(row []*entry) {
	for _, e := range row {
		delete(a.entries, e.key)
		if k := e.key; k.kind <= kindBlur && k.w < len(a.plain[k.kind]) && a.plain[k.kind][k.w] == e {
			a.plain[k.kind][k.w] = nil
		}
		e.shelf = -1
	}
	gone := func(e *entry) bool { return e.shelf < 0 }
	a.queue = slices.DeleteFunc(a.queue, gone)
	if a.job != nil && gone(a.job.e) {
		a.drop()
	}
	a.done = slices.DeleteFunc(a.done, func(u upload) bool { return gone(u.e) })
}
