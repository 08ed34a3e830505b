package walk

import "strings"

// padded are the commands that the buttons of a game pad give which are no directions. Each player may have them on other buttons.
var padded = [...]Command{Press, Back, Inspect, AskQuestion, PreviousZone, NextZone, Older, Newer, AskScores, Menu, ToHand, ToTable}

// UsualPad says what those buttons mean as long as nobody has chosen otherwise, in the order of the W3C's standard layout: a
// letter stands for each command.
const UsualPad = "abcdefghijkl"

// Pad returns what a button of a pad means. The four of the cross are directions, whatever pads says.
func Pad(button int, pads string) Command {
	switch {
	case 0 <= button && button < len(pads):
		return padded[pads[button]-'a']
	case button == 12 || button == 14:
		return Previous
	case button == 13 || button == 15:
		return Next
	}
	return Nothing
}

// PadOf returns the button of a command, which is counted in the order of UsualPad.
func PadOf(pads string, at int) int { return strings.IndexByte(pads, UsualPad[at]) }

// BindPad gives a command another button, and the command that had that one the button that becomes free. It reports false for
// a button that cannot be had: a direction stays one.
func BindPad(pads string, at, button int) (string, bool) {
	if button < 0 || button >= len(pads) {
		return pads, false
	}
	list, from := []byte(pads), PadOf(pads, at)
	list[from], list[button] = list[button], list[from]
	return string(list), true
}

// BindsPad reports whether buttons can be had so: each command on one of them.
func BindsPad(pads string) bool {
	for i := range UsualPad {
		if strings.Count(pads, UsualPad[i:i+1]) != 1 {
			return false
		}
	}
	return len(pads) == len(UsualPad)
}

// Repeats reports whether a command is given again and again while its button is held.
func Repeats(c Command) bool { return c >= Next && c <= PreviousZone && c != Start && c != End }
