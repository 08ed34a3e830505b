package enginetest

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"royals/engine"
	"royals/engine/cards"
)

// What people write by habit, and what the notation has instead. Nothing here is taken for what may have been meant: a
// case that means something else than it says would pass.

const oneCard = `(?:[A23456789TJQK][CDHS][ab]?|X[12]|##)`

var (
	tens     = regexp.MustCompile(`^10([CDHS])$`)
	ones     = regexp.MustCompile(`^1([CDHS])$`)
	apart    = regexp.MustCompile(`(` + oneCard + `)(?:,? +|;|\+)(` + oneCard + `)`)
	fullStop = regexp.MustCompile(`\S\.( |$)|(^| )\.\S`)
	pictures = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S", "♧", "C", "♢", "D", "♡", "H", "♤", "S",
		"\ufe0f", "", "\ufe0e", "")
)

// wordRemedy looks for slips inside the words of a fact or a choice.
func (c *running) wordRemedy(text string) string {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,;/>:=·|.", r) }) {
		if looksLikeSeat.MatchString(word) {
			if _, err := c.seat(word, false); err != nil {
				return err.Error()
			}
		}
		if _, ok := cards.Parse(word); ok {
			continue
		}
		plain := strings.ToUpper(pictures.Replace(word))
		if m := tens.FindStringSubmatch(plain); m != nil {
			return word + ": ten is written T: T" + m[1]
		}
		if m := ones.FindStringSubmatch(plain); m != nil {
			return word + ": an ace is written A: A" + m[1]
		}
		_, ok := cards.Parse(plain)
		switch {
		case ok && pictures.Replace(word) != word:
			return word + ": suits are the letters C D H S: " + plain
		case ok && strings.ContainsAny(word[:1], "23456789TJQKAX"):
			return word + ": suits are capital letters: " + plain
		case ok:
			return word + ": cards are written in capital letters: " + plain
		}
		if len(plain) == 2 {
			if turned, ok := cards.Parse(plain[1:] + plain[:1]); ok {
				return word + ": the rank stands before the suit: " + turned.String()
			}
		}
	}
	return ""
}

// factRemedy is what to write instead of a fact that makes no sense, in brackets; "" where nothing comes to mind.
func (c *running) factRemedy(text string) string {
	remedy := c.wordRemedy(text)
	words := strings.Fields(text)
	if remedy == "" {
		keys := map[string]bool{"rest": true}
		if blank, err := c.game.Blank(c.cfg); err == nil { // a position that is half set up has no facts yet
			engine.Facts(blank, func(f engine.Fact) { keys[f.Key] = true })
		}
		for _, w := range words[min(2, len(words)):] {
			if keys[w] {
				remedy = "put two blanks before the next fact: ..." + "  " + w + " ..."
				break
			}
		}
	}
	if remedy == "" && apart.MatchString(text) {
		remedy = "cards of a list are joined with commas and no blank: " + joined(text)
	}
	if remedy == "" {
		remedy = twice(words[len(words)-1])
	}
	if remedy == "" && len(words) == 2 && looksLikeSeat.MatchString(words[1]) {
		remedy = "a value must follow after one blank: two blanks begin the next fact"
	}
	return bracketed(remedy)
}

// choiceRemedy is the same for a choice that cannot be read.
func (c *running) choiceRemedy(seat engine.Seat, text string) string {
	remedy := c.wordRemedy(text)
	if with := joined(text); remedy == "" && with != text { // some games part the cards of a choice with blanks
		if _, err := c.game.Parse(c.state, seat, with); err == nil {
			remedy = "cards of a list are joined with commas and no blank: " + with
		}
	}
	if remedy == "" && fullStop.MatchString(text) {
		remedy = "choices are parted by a dot between blanks: P1 ... · P2 ..."
	}
	return bracketed(remedy)
}

func bracketed(remedy string) string {
	if remedy == "" {
		return ""
	}
	return " (" + remedy + ")"
}

// joined puts commas between cards.
func joined(text string) string {
	for range 2 { // matches do not overlap: every other gap is found the second time
		text = apart.ReplaceAllString(text, "$1,$2")
	}
	return text
}

// twice names a card that stands twice in a list.
func twice(list string) string {
	seen := map[string]bool{}
	for _, one := range strings.Split(list, ",") {
		if _, ok := cards.Parse(one); ok && one != "##" && seen[one] {
			return one + " stands twice in the list"
		}
		seen[one] = true
	}
	return ""
}

// short cuts what is quoted.
func short(text string) string {
	const most = 80
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "..."
	}
	return text
}

// printable writes what is no letter, sign or blank as Go does, so that no terminal obeys it.
func printable(text string) string {
	var b strings.Builder
	for len(text) > 0 {
		r, n := utf8.DecodeRuneInString(text)
		if strconv.IsPrint(r) && (r != utf8.RuneError || n > 1) {
			b.WriteString(text[:n])
		} else {
			q := strconv.Quote(text[:n])
			b.WriteString(q[1 : len(q)-1])
		}
		text = text[n:]
	}
	return b.String()
}
