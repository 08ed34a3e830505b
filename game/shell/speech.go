package shell

import (
	"strings"

	"royals/game/kit"
	"royals/game/port"
)

// Narrated is a screen that says itself when its prompt is to be spoken, and what before it.
type Narrated interface {
	Narrate(prompt string)
}

// pressed leaves to the log what is not spoken yet: whoever presses goes on.
func pressed(a *App, in *port.Input) {
	for i := range in.Events {
		switch e := &in.Events[i]; {
		case e.Kind == port.ByPointer && e.Pointer.Motion != port.Down, e.Kind == port.ByPad && e.Pad == 0: // it is let go
		default:
			a.Voice.Cut()
			return
		}
	}
}

// speak brings the document up to date where something is to be spoken.
func speak(a *App) {
	if a.Voice.Due() <= a.now {
		a.stale = true
	}
	a.Doc()
}

// tell tells the voice what a new document says, and the document what is to be read out.
func tell(a *App, d *kit.Doc) {
	v := &a.Voice
	title := d.Title
	if strings.HasPrefix(d.Prompt, title) { // it says so itself
		title = ""
	}
	v.Enter(a.now, d.Over, a.Top().Name(), title)
	if n, ok := a.Top().(Narrated); ok {
		n.Narrate(d.Prompt)
	} else {
		v.Ask(a.now, d.Prompt)
	}
	v.Cry(a.notices.said, d.Alert)
	v.Write(a.now)
	d.Say, d.Cry = v.Say, v.Alert
}
