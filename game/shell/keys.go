package shell

import (
	"time"

	"royals/game/kit"
	"royals/game/port"
	"royals/game/walk"
)

// key handles a key. Who scrolled with a finger or a mouse scrolls on with the keys; everything else moves the ring.
func (i *input) key(key port.Key) {
	a := i.app
	if t, ok := a.Top().(Typer); ok && t.Typed(key) {
		a.Change()
		a.ensure()
		return
	}
	i.unrest()
	if !a.focus.shown && i.rolls(key.Code) {
		a.Change()
		a.ensure()
		return
	}
	i.command(walk.Key(key, a.Prefs.Signs()), key.Repeat)
}

// rolls scrolls by a key, where there is something to scroll.
func (i *input) rolls(code port.Code) bool {
	if scrolled(i.app) == nil && i.app.lens.most == 0 || !i.pressed {
		return false
	}
	switch code {
	case port.PageDown:
		i.scroll(i.app.lens.window.H * 0.7)
	case port.PageUp:
		i.scroll(-i.app.lens.window.H * 0.7)
	case port.DownArrow:
		i.scroll(48)
	case port.UpArrow:
		i.scroll(-48)
	default:
		return false
	}
	return true
}

// shortcuts are the controls of a document that have a key.
var shortcuts = map[walk.Command]string{walk.TakeBack: "stepback", walk.Advice: "hint", walk.Undo: "undo", walk.Menu: "menu", walk.Keys: "access"}

// command does what a key or a button of a pad means. held says that it has been down before.
func (i *input) command(c walk.Command, held bool) {
	a := i.app
	switch name, ok := shortcuts[c]; {
	case c == walk.Nothing:
		return
	case c == walk.Back:
		a.act(kit.Back)
	case c == walk.Press:
		if !i.press(held) {
			return
		}
	case ok:
		if a.Doc(); held || !walk.Has(a.focus.list, name) || c == walk.Advice && a.Prefs.Hints < 2 {
			return
		}
		a.focus.moved = false
		a.Activate(name)
	case c >= walk.AskQuestion && c < walk.Entry:
		answer(a, c)
		return
	default:
		a.focus.step(a, c)
	}
	a.Change()
	a.ensure()
}

// press does what Enter and Space do: they press what the ring stands on, or hurry on what moves. A key that is held presses
// once, and where the ring has just moved by itself a press does not count yet. A ring that was hidden shows itself first.
func (i *input) press(held bool) bool {
	a := i.app
	a.Doc()
	f := &a.focus
	it, ok := f.Item(f.list)
	d := a.named(it.Name)
	if !f.shown {
		d = nil
	}
	if what := i.haste(d); what != Calm {
		long := time.Duration(0)
		if held {
			long = Repeats
		}
		a.Top().(Hurrier).Hurry(what, long)
		return true
	}
	if !f.shown {
		f.shown = true
		return true
	}
	if held || a.now < f.until || !ok || d == nil || it.Disabled {
		return false
	}
	f.moved = false
	a.notices.toast.text = ""
	a.act(d)
	return true
}
