// Package twin keeps the accessible document beside the canvas: the screen once more as headings, lists and real buttons,
// for everybody who reads or listens, or works with a keyboard or a switch. It says what the app's port.Doc says and hands
// what is pressed back by name. Only an intent of the app moves the focus. Outside a page it does nothing.
package twin
