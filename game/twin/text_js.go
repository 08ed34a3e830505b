package twin

import (
	"syscall/js"

	"royals/game/port"
)

// text is a zone to be read: one stop of the Tab key, within which the arrows walk line by line.
type text struct {
	into  js.Value
	rows  []js.Value // the lines in order, headings among them
	said  []string
	shape string // where the headings stand
}

// zone returns which zone it is.
func (x *text) zone(t *Twin) port.Zone {
	if x == &t.board {
		return port.Board
	}
	return port.Past
}

// sections writes headings with their lines. Where only words have changed, elements stay.
func (x *text) sections(list []port.Section) {
	shape := ""
	var all []string
	for _, s := range list {
		shape += "#"
		all = append(all, s.Heading)
		for _, l := range s.Lines {
			shape += "."
			all = append(all, l)
		}
	}
	if shape != x.shape {
		x.shape, x.rows, x.said = shape, nil, nil
		x.into.Set("textContent", "")
		for _, s := range list {
			h := x.row("h2", port.Board)
			x.into.Call("append", h)
			if len(s.Lines) == 0 {
				continue
			}
			ul := create("ul")
			for range s.Lines {
				ul.Call("append", x.row("li", port.Board))
			}
			x.into.Call("append", ul)
		}
		x.into.Set("hidden", len(list) == 0)
	}
	for i, s := range all {
		if s != x.said[i] {
			x.said[i] = s
			x.rows[i].Set("textContent", s)
		}
	}
}

// row makes the element of the next line.
func (x *text) row(tag string, z port.Zone) js.Value {
	e := create(tag)
	e.Get("dataset").Set("name", port.LineName(z, len(x.rows)))
	e.Set("tabIndex", -1)
	if len(x.rows) == 0 {
		e.Set("tabIndex", 0)
	}
	x.rows, x.said = append(x.rows, e), append(x.said, "")
	return e
}

// lines writes a list that only grows; a shorter or another one is a new game's.
func (x *text) lines(list []string) {
	same := len(list) >= len(x.said)
	for i := 0; same && i < len(x.said); i++ {
		same = list[i] == x.said[i]
	}
	if !same {
		x.into.Set("textContent", "")
		x.rows, x.said = nil, nil
	}
	for i := len(x.said); i < len(list); i++ {
		li := x.row("li", port.Past)
		li.Set("textContent", list[i])
		x.said[i] = list[i]
		x.into.Call("append", li)
	}
	element("history").Set("hidden", len(list) == 0)
}
