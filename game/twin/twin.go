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
