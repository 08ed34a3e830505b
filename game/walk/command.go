// Package walk moves the one ring that keys, pad and switch have over the stops of a document. It says what a key or a
// button of a pad means, and where the ring comes to by that. It draws nothing and presses nothing.
package walk

import (
	"slices"
	"unicode"

	"royals/game/port"
)

// Command is what a key or a button of a pad means.
type Command uint8

// The commands. Those from First on ask the app for something.
const (
	Nothing Command = iota
	Next            // the next stop of the zone
	Previous
	Start // of the zone
	End
	NextZone
	PreviousZone
	NextTab // the next zone that can be pressed or read in lines
	PreviousTab
	Playable // the next thing that can be done
	PlayableBack
	Press
	Back
	TakeBack // the last pick
	Inspect
	Advice
	Undo
	Keys
	Menu
	ToHand
	ToTable
	AskQuestion
	AskTurn
	AskTable
	AskScores
	AskHand
	AskCan
	Older // entry of the log
	Newer
	Entry // and the eight after it: an entry of what can be done
)

// signed are the commands that a key which types a sign gives. Each player may have other such keys, or none.
var signed = [...]Command{Playable, PlayableBack, Inspect, Advice, Undo, Keys,
	AskQuestion, AskTurn, AskTable, AskScores, AskHand, AskCan, Older, Newer}

// Usual are the keys of those commands, as long as nobody has chosen others.
const Usual = "npiau?rltshw,."

// Bind gives the command at a place another key, and the command that had that one the key that becomes free. It reports false for
// a key that cannot be had: a digit has its own meaning.
func Bind(signs string, at int, r rune) (string, bool) {
	keys := []rune(signs)
	if at < 0 || at >= len(keys) || !bindable(r) {
		return signs, false
	}
	if other := slices.Index(keys, r); other >= 0 {
		keys[other] = keys[at]
	}
	keys[at] = r
	return string(keys), true
}

// Binds reports whether such keys can be had: one for each command, and no two alike.
func Binds(signs string) bool {
	keys := []rune(signs)
	for i, r := range keys {
		if !bindable(r) || slices.Index(keys, r) != i {
			return false
		}
	}
	return len(keys) == len(signed)
}

func bindable(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) && !unicode.IsDigit(r) }

// codes are the other keys.
var codes = map[port.Code]Command{
	port.Left: Previous, port.Right: Next, port.UpArrow: Previous, port.DownArrow: Next, port.Home: Start, port.End: End,
	port.PageUp: PreviousZone, port.PageDown: NextZone, port.Enter: Press, port.Space: Press, port.Escape: Back, port.Backspace: TakeBack,
	port.Menu: Inspect,
}

// Key returns what a key means. signs are the keys that type a sign, "" for none.
func Key(k port.Key, signs string) Command {
	switch {
	case k.Code == port.Tab && k.Shift:
		return PreviousTab
	case k.Code == port.Tab:
		return NextTab
	case k.Code != port.Letter:
		return codes[k.Code]
	case signs == "":
		return Nothing
	case '1' <= k.Rune && k.Rune <= '9':
		return Entry + Command(k.Rune-'1')
	}
	if at := slices.Index([]rune(signs), k.Rune); at >= 0 {
		return signed[at]
	}
	return Nothing
}
