package kit

import (
	"royals/game/geom"
	"royals/game/port"
)

// Deed is what a tap does: a small value that a screen makes, shows, and is given back when it is tapped. The page, the
// document and the tests know it by its name, which is made from the value and never taken apart again.
type Deed interface{ Name() string }

// Press is a deed that nothing is known of but its name: "menu", "settings".
type Press string

// Name returns it.
func (p Press) Name() string { return string(p) }

// Target is a rectangle and what a tap in it does.
type Target struct {
	geom.Rect
	Deed
}

// Held reports whether a finger or the mouse is on what does a deed.
func (k *Kit) Held(d Deed) bool {
	name := d.Name()
	return k.Press == name || k.Hover == name
}

// Sunk returns where something lies that answers: a pixel lower while a finger or the mouse is down on it.
func Sunk(k *Kit, d Deed, r geom.Rect) geom.Rect {
	if k.Press != "" && k.Press == d.Name() {
		r.Y++
	}
	return r
}

// Back leaves a screen: the arrow of a bar, the cross of a sheet, Escape.
const Back = Press("back")

// NameOf returns the name of a deed, "" for nil.
func NameOf(d Deed) string {
	if d == nil {
		return ""
	}
	return d.Name()
}

// Under returns what a tap at a place does, nil for nothing.
func Under(hits []Target, p geom.Point) Deed {
	for i := len(hits) - 1; i >= 0; i-- {
		if p.In(hits[i].Rect) {
			return hits[i].Deed
		}
	}
	return nil
}

// Find returns the deed of a name among what answers, and among what would if it were not scrolled out of sight; nil
// for none.
func (k *Kit) Find(name string) Deed {
	for _, t := range k.Targets {
		if t.Name() == name {
			return t.Deed
		}
	}
	for _, d := range k.unseen {
		if d.Name() == name {
			return d
		}
	}
	return nil
}

// Doc is a screen as a document, with what its items do.
type Doc struct {
	port.Doc
	Deeds []Deed    // of the items, in no order
	In    port.Zone // where what comes next belongs; at first to what can be done
}

// Act adds something that can be done.
func (d *Doc) Act(do Deed, text string) { d.Item(do, port.Item{Text: text}) }

// Item adds something that can be done, as pressed or disabled as the item says. What is offered already stands where it stood first: the
// document beside the picture tells controls apart by their names.
func (d *Doc) Item(do Deed, it port.Item) {
	if it.Name = do.Name(); d.Find(it.Name) != nil {
		return
	}
	it.Zone = max(d.In, port.Do)
	d.Acts, d.Deeds = append(d.Acts, it), append(d.Deeds, do)
}

// Find returns the deed of a name, nil for none.
func (d *Doc) Find(name string) Deed {
	for _, x := range d.Deeds {
		if x.Name() == name {
			return x
		}
	}
	return nil
}
