// Package twin keeps the accessible document beside the canvas: the screen once more as headings, lists and real buttons,
// for everybody who reads or listens, or works with a keyboard or a switch. It says what the app's ui.Doc says and hands
// what is pressed back by name. Outside a page it does nothing.
package twin

// successor returns the name that takes the focus when the focused one leaves a list: the one that now
// stands at its place in the list, else the last, else none.
func successor(old, now []string, focused string) string {
	at := -1
	for i, n := range old {
		if n == focused {
			at = i
		}
	}
	switch {
	case at < 0 || len(now) == 0:
		return ""
	case at < len(now):
		return now[at]
	}
	return now[len(now)-1]
}

// trail remembers what had the focus in each of the screens that lie below the one that is shown, from the lowest.
type trail []string

// pass notes that a screen with from others below it was left, the focus on a name, for one with to below it. Where that is one that
// had been left for another above it, pass returns what had the focus in it then.
func (t *trail) pass(from, to int, focused string) (back string) {
	if to > from {
		for len(*t) < to {
			*t = append(*t, "")
		}
		(*t)[from] = focused
		return ""
	}
	if to < from && to < len(*t) {
		back = (*t)[to]
		*t = (*t)[:to]
	}
	return back
}
