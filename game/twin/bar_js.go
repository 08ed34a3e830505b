package twin

import (
	"syscall/js"

	"royals/game/geom"
	"royals/game/port"
)

// bar is a zone of buttons: one stop of the Tab key, within which the arrows walk.
type bar struct {
	zone, box js.Value
	items     []item
	tab       string // the button that Tab comes to
}

type item struct {
	name, text                string
	button                    js.Value
	toggle, pressed, disabled bool
	tab                       bool
	place                     place
}

// place says where a button lies: over its picture when the screen has one of that name, else nowhere.
type place struct {
	rect geom.Rect
	seen bool
}

// fill brings the buttons up to date. Those that stay keep their element, so that the focus stays on them.
func (b *bar) fill(items []port.Item, rects map[string]geom.Rect, press js.Func) {
	byName := make(map[string]item, len(b.items))
	for _, o := range b.items {
		byName[o.name] = o
	}
	b.items = b.items[:0]
	has := false
	for _, it := range items {
		n, ok := byName[it.Name]
		if ok {
			delete(byName, it.Name)
		} else {
			n = item{name: it.Name, button: create("button")}
			n.button.Set("type", "button")
			n.button.Set("tabIndex", -1)
			n.button.Get("dataset").Set("name", it.Name)
			n.button.Call("addEventListener", "click", press)
			n.place.rect.W = -1
		}
		n.update(it)
		n.lie(rects)
		b.items = append(b.items, n)
		has = has || it.Name == b.tab
	}
	for _, gone := range byName {
		gone.button.Call("remove")
	}
	children := b.box.Get("children")
	for i, n := range b.items { // in order, moving only what is out of place
		if at := children.Index(i); at.IsUndefined() || !at.Equal(n.button) {
			if at.IsUndefined() {
				at = js.Null()
			}
			b.box.Call("insertBefore", n.button, at)
		}
	}
	if !has && len(b.items) > 0 {
		b.tab = b.items[0].name
	}
	b.stand(b.tab)
	b.zone.Set("hidden", len(b.items) == 0)
}

// stand makes a button the one that Tab comes to.
func (b *bar) stand(name string) {
	for i := range b.items {
		if b.items[i].name == name {
			b.tab = name
		}
	}
	for i := range b.items {
		if n := &b.items[i]; n.tab != (n.name == b.tab) {
			n.tab = !n.tab
			at := -1
			if n.tab {
				at = 0
			}
			n.button.Set("tabIndex", at)
		}
	}
}

func (n *item) update(it port.Item) {
	if n.text != it.Text {
		n.text = it.Text
		n.button.Set("textContent", it.Text)
	}
	if n.pressed != it.Pressed || it.Toggle && !n.toggle {
		n.pressed, n.toggle = it.Pressed, it.Toggle
		n.button.Call("setAttribute", "aria-pressed", it.Pressed)
	}
	if n.disabled != it.Disabled {
		n.disabled = it.Disabled
		n.button.Call("setAttribute", "aria-disabled", it.Disabled)
	}
}

// lay moves the buttons to where their pictures are now.
func (b *bar) lay(rects map[string]geom.Rect) {
	for i := range b.items {
		b.items[i].lie(rects)
	}
}

// least is the smallest side of a target that can be hit.
const least = 24

// lie puts a button over its picture.
func (n *item) lie(rects map[string]geom.Rect) {
	r, ok := rects[n.name]
	if r.W < least || r.H < least { // scrolled almost out of sight
		r, ok = geom.Rect{}, false
	}
	p := place{r, ok}
	if p == n.place {
		return
	}
	n.place = p
	n.button.Set("className", map[bool]string{true: "over", false: "listed"}[ok])
	style := n.button.Get("style")
	for _, side := range []struct {
		name  string
		value float64
	}{{"left", r.X}, {"top", r.Y}, {"width", r.W}, {"height", r.H}} {
		if !ok {
			style.Call("removeProperty", side.name)
			continue
		}
		style.Set(side.name, number(side.value))
	}
}
