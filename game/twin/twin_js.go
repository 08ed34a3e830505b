package twin

import (
	"strconv"
	"syscall/js"

	"royals/game/geom"
	"royals/game/ui"
)

// Twin is the document of one app.
type Twin struct {
	app     ui.App
	host    ui.Host
	pressed []string // names of buttons pressed since the last Pump
	shown   *ui.Doc
	rects   map[string]geom.Rect
	hits    []ui.Hit

	body, title          js.Value
	prompt, log, tables  js.Value
	alert                js.Value
	hand, acts           list
	promptText, lastText string
	still                bool
	again                bool // a trailing no-break space makes a repeated sentence new
	logged               []string
	press, focus         js.Func
	trail                trail
	lines                string
}

// place says where a button lies: over its picture when the screen has one of that name, else nowhere; the page shows
// such a button itself while it has the focus.
type place struct {
	rect geom.Rect
	seen bool
}

// list is a <ul> of buttons.
type list struct {
	ul    js.Value
	items []item
	sect  js.Value
}

type item struct {
	name, text        string
	li, button        js.Value
	pressed, disabled bool
	place             place
}

// New finds the document's elements in the page. It is nil-safe: in a page without them it does nothing.
func New(app ui.App, host ui.Host) *Twin {
	doc := js.Global().Get("document")
	t := &Twin{app: app, host: host, body: doc.Get("body"), rects: map[string]geom.Rect{}}
	t.prompt, t.log, t.tables = element("prompt"), element("log"), element("table")
	t.hand.sect, t.acts.sect = element("hand"), element("acts")
	if t.prompt.IsNull() || t.log.IsNull() || t.tables.IsNull() || t.hand.sect.IsNull() || t.acts.sect.IsNull() {
		return nil
	}
	t.prompt.Set("tabIndex", -1)
	t.alert = create("p")
	t.alert.Call("setAttribute", "role", "alert")
	t.prompt.Get("parentNode").Call("insertBefore", t.alert, t.prompt.Get("nextSibling"))
	for _, l := range []*list{&t.hand, &t.acts} {
		l.ul = create("ul")
		l.sect.Call("append", l.ul)
	}
	t.press = js.FuncOf(func(this js.Value, args []js.Value) any {
		t.pressed = append(t.pressed, this.Get("dataset").Get("name").String())
		t.host.Wake()
		return nil
	})
	t.focus = js.FuncOf(func(_ js.Value, args []js.Value) any {
		name := ""
		if e := args[0]; e.Get("type").String() == "focusin" {
			if n := e.Get("target").Get("dataset").Get("name"); n.Type() == js.TypeString {
				name = n.String()
			}
		}
		if a, ok := t.app.(ui.Pointed); ok {
			a.PointAt(name)
		}
		return nil
	})
	for _, l := range []*list{&t.hand, &t.acts} {
		l.sect.Call("addEventListener", "focusin", t.focus)
		l.sect.Call("addEventListener", "focusout", t.focus)
	}
	return t
}

func element(id string) js.Value { return js.Global().Get("document").Call("getElementById", id) }
func create(tag string) js.Value { return js.Global().Get("document").Call("createElement", tag) }

// Pump hands the buttons pressed since the last call to the app. The host calls it before Update.
func (t *Twin) Pump() {
	if t == nil || len(t.pressed) == 0 {
		return
	}
	names := t.pressed
	t.pressed = nil
	if a, ok := t.app.(ui.Activator); ok {
		for _, n := range names {
			a.Activate(n)
		}
	}
}

// Sync brings the document up to what the app says now. The host calls it after every frame; still says that nothing
// moves any more, so that the buttons can be laid over their pictures. It costs next to nothing when nothing has changed.
func (t *Twin) Sync(still bool) {
	if t == nil {
		return
	}
	d, ok := t.app.(ui.Documenter)
	if !ok {
		return
	}
	doc := d.Doc()
	if doc == nil {
		return
	}
	if doc == t.shown {
		if still && !t.still {
			t.findRects()
			t.lay(&t.hand)
			t.lay(&t.acts)
		}
		t.still = still
		return
	}
	over := doc.Over
	if t.shown != nil {
		over = t.shown.Over
	}
	t.shown, t.still = doc, false
	t.findRects()
	t.say(doc)
	t.table(doc)
	focused := js.Global().Get("document").Get("activeElement")
	back := t.trail.pass(over, doc.Over, t.nameOf(focused))
	lost := t.fill(&t.hand, doc.Hand, focused)
	if l := t.fill(&t.acts, doc.Acts, focused); l {
		lost = true
	}
	if back != "" && t.refocus(back) {
		return
	}
	if lost && js.Global().Get("document").Get("activeElement").Equal(t.body) {
		if len(t.acts.items) > 0 {
			t.acts.items[0].button.Call("focus")
		} else {
			t.prompt.Call("focus")
		}
	}
}

// nameOf returns the name of the button that has the focus, "" when that is none of the document's.
func (t *Twin) nameOf(focused js.Value) string {
	for _, l := range [...]*list{&t.hand, &t.acts} {
		for i := range l.items {
			if l.items[i].button.Equal(focused) {
				return l.items[i].name
			}
		}
	}
	return ""
}

// refocus gives the focus to a button, if there is one of that name.
func (t *Twin) refocus(name string) bool {
	for _, l := range [...]*list{&t.hand, &t.acts} {
		for i := range l.items {
			if l.items[i].name == name {
				l.items[i].button.Call("focus")
				return true
			}
		}
	}
	return false
}

// findRects asks where the pictures of the named controls lie.
func (t *Twin) findRects() {
	clear(t.rects)
	if r, ok := t.app.(ui.Reporter); ok {
		t.hits = r.Hits(t.hits[:0])
		for _, h := range t.hits {
			t.rects[h.Name] = h.Rect
		}
	}
}

// say puts the prompt, the alert and the new log lines into their live regions.
func (t *Twin) say(doc *ui.Doc) {
	if text := doc.Prompt; text != t.promptText {
		t.promptText = text
		t.prompt.Set("textContent", t.fresh(text))
	}
	if doc.Alert != t.lastText {
		t.lastText = doc.Alert
		t.alert.Set("textContent", t.fresh(doc.Alert))
	}
	// The log only grows; a shorter or another one is a new game's.
	same := len(doc.Log) >= len(t.logged)
	for i := 0; same && i < len(t.logged); i++ {
		same = doc.Log[i] == t.logged[i]
	}
	if !same {
		t.log.Set("textContent", "")
		t.logged = t.logged[:0]
	}
	for _, line := range doc.Log[len(t.logged):] {
		li := create("li")
		li.Set("textContent", line)
		t.log.Call("append", li)
	}
	t.logged = append(t.logged, doc.Log[len(t.logged):]...)
}

// fresh makes a sentence differ from the one before it, so that it is read out though it says the same.
func (t *Twin) fresh(text string) string {
	if t.again = !t.again; t.again && text != "" {
		return text + "\u00a0"
	}
	return text
}

// table writes what lies on the table as headings and lines.
func (t *Twin) table(doc *ui.Doc) {
	all := doc.Title
	for _, s := range doc.Table {
		all += "\n\n" + s.Heading
		for _, l := range s.Lines {
			all += "\n" + l
		}
	}
	if all == t.lines {
		return
	}
	t.lines = all
	t.tables.Set("textContent", "")
	h := create("h2")
	h.Set("textContent", doc.Title)
	t.tables.Call("append", h)
	for _, s := range doc.Table {
		h := create("h3")
		h.Set("textContent", s.Heading)
		ol := create("ol")
		for _, l := range s.Lines {
			li := create("li")
			li.Set("textContent", l)
			ol.Call("append", li)
		}
		t.tables.Call("append", h, ol)
	}
}

// fill brings a list of buttons up to date. Buttons that stay keep their element, so that the focus stays on them. It
// reports whether a focused button went and nothing in the list took over.
func (t *Twin) fill(l *list, items []ui.Item, focused js.Value) (lost bool) {
	old := l.items
	byName := make(map[string]item, len(old))
	names := make([]string, len(old))
	focusName := ""
	for i, o := range old {
		byName[o.name], names[i] = o, o.name
		if o.button.Equal(focused) {
			focusName = o.name
		}
	}
	l.items = nil
	now := make([]string, 0, len(items))
	for _, it := range items {
		n, ok := byName[it.Name]
		if ok {
			delete(byName, it.Name)
		} else {
			n = item{name: it.Name, li: create("li"), button: create("button")}
			n.button.Set("type", "button")
			n.button.Get("dataset").Set("name", it.Name)
			n.button.Call("addEventListener", "click", t.press)
			n.li.Call("append", n.button)
			n.place.rect.W = -1
		}
		t.update(&n, it)
		l.items = append(l.items, n)
		now = append(now, it.Name)
	}
	for _, gone := range byName {
		gone.li.Call("remove")
	}
	for i, n := range l.items { // in order, moving only what is out of place
		if at := l.ul.Get("children").Index(i); at.IsUndefined() || !at.Equal(n.li) {
			l.ul.Call("insertBefore", n.li, orNull(at))
		}
	}
	l.sect.Set("hidden", len(l.items) == 0)
	if focusName == "" {
		return false
	}
	for _, n := range now {
		if n == focusName {
			l.focus(n)
			return false
		}
	}
	if s := successor(names, now, focusName); s != "" {
		l.focus(s)
		return false
	}
	return true
}

func orNull(v js.Value) js.Value {
	if v.IsUndefined() {
		return js.Null()
	}
	return v
}

func (l *list) focus(name string) {
	for _, n := range l.items {
		if n.name == name && !js.Global().Get("document").Get("activeElement").Equal(n.button) {
			n.button.Call("focus")
		}
	}
}

func (t *Twin) update(n *item, it ui.Item) {
	if n.text != it.Text {
		n.text = it.Text
		n.button.Set("textContent", it.Text)
	}
	if n.pressed != it.Pressed {
		n.pressed = it.Pressed
		n.button.Call("setAttribute", "aria-pressed", it.Pressed)
	}
	if n.disabled != it.Disabled {
		n.disabled = it.Disabled
		n.button.Call("setAttribute", "aria-disabled", it.Disabled)
	}
	t.lie(n)
}

// lay moves the buttons of a list to where their pictures are now.
func (t *Twin) lay(l *list) {
	for i := range l.items {
		t.lie(&l.items[i])
	}
}

// least is the smallest side of a target that can be hit.
const least = 24

// lie puts a button over its picture; one that has none is shown by the page while it has the focus.
func (t *Twin) lie(n *item) {
	r, ok := t.rects[n.name]
	if r.W < least || r.H < least { // scrolled almost out of sight
		r, ok = geom.Rect{}, false
	}
	if p := (place{r, ok}); p != n.place {
		n.place = p
		n.button.Set("className", map[bool]string{true: "", false: "listed"}[ok])
		style := n.button.Get("style")
		for _, side := range []struct {
			name  string
			value float64
		}{{"left", r.X}, {"top", r.Y}, {"width", r.W}, {"height", r.H}} {
			if !ok {
				style.Call("removeProperty", side.name)
				continue
			}
			style.Set(side.name, strconv.FormatFloat(side.value, 'f', 2, 64)+"px")
		}
	}
}
