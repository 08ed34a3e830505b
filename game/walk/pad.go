package walk

// pads is what the buttons of a game pad mean, numbered as in the W3C's standard layout.
var pads = [...]Command{
	0: Press, 1: Back, 2: Inspect, 3: AskQuestion, 4: PreviousZone, 5: NextZone, 6: Older, 7: Newer, 8: AskScores, 9: Menu, 10: ToHand, 11: ToTable,
	12: Previous, 13: Next, 14: Previous, 15: Next,
}

// Pad returns what a button of a pad means.
func Pad(button int) Command {
	if button < 0 || button >= len(pads) {
		return Nothing
	}
	return pads[button]
}

// Repeats reports whether a command is given again and again while its button is held.
func Repeats(c Command) bool { return c >= Next && c <= PreviousZone && c != Start && c != End }
