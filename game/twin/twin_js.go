package twin

import (
	"strconv"
	"syscall/js"

	"royals/game/geom"
	"royals/game/port"
)

// Twin is the document of one app.
type Twin struct {
	app   port.App
	shown *port.Doc
	rects map[string]geom.Rect
	hits  []port.Hit
	zoom  float64

	royals, page, title, prompt js.Value
	say, alert                  live
	bars                        [port.Zones]bar
	board, past                 text
	press, focus                js.Func
	still                       bool
	obeyed                      int
}

// live is an element whose text is read out when it changes. It stands in the first HTML and is never replaced: a reader
// that has lost one is silent.
type live struct {
	element js.Value
	said    port.Said
}

// write writes a text, each one once.
func (l *live) write(s port.Said) {
	if s != l.said {
		l.said = s
		l.element.Set("textContent", s.Text)
	}
}

// ids are the elements of the zones in the page.
var ids = [port.Zones]string{port.Do: "acts", port.Cards: "hand", port.Ask: "ask", port.Tools: "tools"}

// New finds the document's elements in the page. press is told the name of each button that is pressed, when it is. It is
// nil-safe: in a page without the elements it does nothing.
func New(app port.App, press func(name string)) *Twin {
	t := &Twin{app: app, zoom: 1, rects: map[string]geom.Rect{}, royals: js.Global().Get("__royals"), obeyed: -1}
	t.page, t.title, t.prompt = element("page"), element("title"), element("prompt")
	t.say.element, t.alert.element = element("say"), element("alert")
	t.board.into, t.past.into = element("table"), element("log")
	for _, e := range []js.Value{t.page, t.title, t.prompt, t.say.element, t.alert.element, t.board.into, t.past.into} {
		if e.IsNull() {
			return nil
		}
	}
	t.press = js.FuncOf(func(this js.Value, args []js.Value) any {
		press(this.Get("dataset").Get("name").String())
		return nil
	})
	t.focus = js.FuncOf(func(_ js.Value, args []js.Value) any {
		name := ""
		if e := args[0]; e.Get("type").String() == "focusin" {
			name = nameOf(e.Get("target"))
		}
		t.pointed(name)
		return nil
	})
	for z, id := range ids {
		if id != "" {
			b := &t.bars[z]
			b.zone = element(id)
			if b.zone.IsNull() {
				return nil
			}
			b.box = b.zone.Call("querySelector", "[role=toolbar]")
		}
	}
	t.page.Call("addEventListener", "focusin", t.focus)
	t.page.Call("addEventListener", "focusout", t.focus)
	return t
}

// pointed is told where the page's focus stands.
func (t *Twin) pointed(name string) {
	for z := range t.bars {
		t.bars[z].stand(name)
	}
	if a, ok := t.app.(port.Pointed); ok {
		a.PointAt(name)
	}
}

func element(id string) js.Value { return js.Global().Get("document").Call("getElementById", id) }
func create(tag string) js.Value { return js.Global().Get("document").Call("createElement", tag) }

// nameOf returns the name of a stop's element, "" for another one.
func nameOf(e js.Value) string {
	if d := e.Get("dataset"); d.Truthy() {
		if n := d.Get("name"); n.Type() == js.TypeString {
			return n.String()
		}
	}
	return ""
}

// Sync brings the document up to what the app says now. The host calls it after every frame; still says that nothing
// moves any more, so that the buttons can be laid over their pictures. It costs next to nothing when nothing has changed.
func (t *Twin) Sync(still bool) {
	if t == nil {
		return
	}
	d, ok := t.app.(port.Documenter)
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
			for z := range t.bars {
				t.bars[z].lay(t.rects)
			}
		}
		t.still = still
		return
	}
	before := js.Global().Get("document").Get("activeElement")
	inside := before.Truthy() && t.page.Call("contains", before).Bool()
	t.still = false
	t.findRects()
	t.head(doc)
	for _, z := range [...]port.Zone{port.Do, port.Cards, port.Ask, port.Tools} {
		t.bars[z].fill(doc.Stops(z), t.rects, t.press)
	}
	t.board.sections(doc.Table)
	t.past.lines(doc.Log)
	t.shown = doc
	t.obey(doc, inside)
	t.royals.Set("deaf", doc.Deaf)
	t.royals.Set("switches", doc.Switches)
	t.say.write(doc.Say) // the focus moves first
	t.alert.write(doc.Cry)
}

// head writes what the screen is called and what it asks.
func (t *Twin) head(doc *port.Doc) {
	old := t.shown
	if old == nil {
		old = &port.Doc{}
	}
	if doc.Title != old.Title {
		t.title.Set("textContent", doc.Title)
		t.title.Set("hidden", doc.Title == "")
	}
	if doc.Title != old.Title && !doc.Dialog && doc.Title != "" { // what lies above may be one player's secret
		name := doc.Title
		if name != "Royals" {
			name += " – Royals"
		}
		js.Global().Get("document").Set("title", name)
	}
	if doc.Prompt != old.Prompt {
		t.prompt.Set("textContent", doc.Prompt)
		t.prompt.Set("hidden", doc.Prompt == "")
	}
	label := "title"
	if doc.Title == "" {
		label = "prompt"
	}
	for _, a := range [...][2]string{{"role", "dialog"}, {"aria-modal", "true"}, {"aria-labelledby", label}} {
		if doc.Dialog {
			t.page.Call("setAttribute", a[0], a[1])
		} else if old.Dialog {
			t.page.Call("removeAttribute", a[0])
		}
	}
}

// obey moves the focus where the app wants it, once, unless it stands on something that is not the app's. A stop whose element
// was made anew gets it back.
func (t *Twin) obey(doc *port.Doc, inside bool) {
	document := js.Global().Get("document")
	now := document.Get("activeElement")
	free := !now.Truthy() || now.Equal(document.Get("body"))
	wanted := doc.Focus.Serial != t.obeyed && (free || t.page.Call("contains", now).Bool())
	t.obeyed = doc.Focus.Serial
	if wanted || inside && free {
		if e := t.element(doc.Focus.Stop); e.Truthy() && !e.Equal(now) {
			e.Call("focus", map[string]any{"preventScroll": true})
		}
	}
}

// element finds a stop.
func (t *Twin) element(name string) js.Value {
	switch name {
	case "":
		return js.Null()
	case port.Heading:
		return t.title
	case port.Question:
		return t.prompt
	}
	for z := range t.bars {
		for i := range t.bars[z].items {
			if it := &t.bars[z].items[i]; it.name == name {
				return it.button
			}
		}
	}
	for _, x := range [...]*text{&t.board, &t.past} {
		for i, e := range x.rows {
			if name == port.LineName(x.zone(t), i) {
				return e
			}
		}
	}
	return js.Null()
}

// findRects asks where the pictures of the named controls lie.
func (t *Twin) findRects() {
	clear(t.rects)
	if r, ok := t.app.(port.Reporter); ok {
		t.hits = r.Hits(t.hits[:0])
		free(t.hits, t.rects)
		for name, r := range t.rects {
			t.rects[name] = r.Times(t.zoom)
		}
	}
}

// Zoom says how many CSS pixels the app calls one.
func (t *Twin) Zoom(zoom float64) {
	if t != nil {
		t.zoom = zoom
	}
}

// number writes a length in CSS pixels.
func number(v float64) string { return strconv.FormatFloat(v, 'f', 2, 64) + "px" }
