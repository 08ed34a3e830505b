// Package narrate decides what is spoken: it is the one place between what happens and whoever listens. A Voice writes
// what a page reads out, in order and with time between. A Teller makes sentences of what happens at a table. It knows
// neither screen nor game.
package narrate

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"royals/game/port"
	"royals/game/words"
)

// Level is how much is spoken.
type Level int

// The levels.
const (
	Normal Level = iota // a group of events in one sentence or two
	Brief               // what came of it
	Full                // every line of the log
	Levels              // how many there are
)

const (
	gap    = 800 * time.Millisecond // the least time between two writes: what comes sooner joins the next
	settle = 60 * time.Millisecond  // after which a text is written: the focus moves first, so that it cuts nothing

	atLength = 3 // so often a kind of question is heard at length before it is short in brief

	letters = 15                     // how many a second a voice reads, as it is modelled
	breath  = 250 * time.Millisecond // and what it takes to begin
)

// limit is how long the question may have to wait for what is spoken before it. Full has none.
var limit = [Levels]time.Duration{Normal: 6 * time.Second, Brief: 2 * time.Second}

// Piece is a part of what is written next.
type Piece struct {
	Forms []string // the same ever shorter; "" in the end where it may be left to the log
	Who   string   // who is named as having played too, where it was left to the log
}

// Voice is what one page reads out.
type Voice struct {
	Level Level
	Say   port.Said // what was written last
	Alert port.Said // the newest warning or refusal

	told  []Piece // what was told and is not written yet
	reply string  // what was asked for
	ask   string  // and the question that ends it
	pages []page  // the screens that lie on one another, from the lowest
	due   time.Duration
	last  time.Duration // when it was written last
	wrote bool
	free  time.Duration // when all that was written has been read out
	cries int
	more  bool     // something was told since the last question
	also  []string // who was named as having played too since then
	kind  string   // of the question that is to be asked at length, where there is a shorter one
	heard map[string]int
}

// page is a screen, and the question that was asked on it.
type page struct{ name, asked string }

// Due returns when something is to be written.
func (v *Voice) Due() time.Duration {
	if !v.waits() {
		return port.Never
	}
	return v.due
}

func (v *Voice) waits() bool { return len(v.told) > 0 || v.reply != "" || v.ask != "" }

// wait begins the time before the next write.
func (v *Voice) wait(now time.Duration) {
	if v.waits() {
		return
	}
	v.due = now + settle
	if v.wrote {
		v.due = max(v.due, v.last+gap)
	}
}

// Tell adds a piece. It stands before the question, whenever that comes.
func (v *Voice) Tell(now time.Duration, p Piece) {
	if len(p.Forms) > 0 && p.Forms[0] != "" {
		v.wait(now)
		v.told, v.more = append(v.told, p), true
	}
}

// Answer says what somebody has asked for. It is never left to the log.
func (v *Voice) Answer(now time.Duration, text string) {
	v.wait(now)
	v.reply = text
}

// Enter comes to a screen that lies on so many others. One that is new says its title; one that comes out again says
// nothing that it has said before.
func (v *Voice) Enter(now time.Duration, below int, name, title string) {
	if below < len(v.pages) && v.pages[below].name == name {
		v.pages = v.pages[:below+1]
		return
	}
	for len(v.pages) < below {
		v.pages = append(v.pages, page{})
	}
	v.pages = append(v.pages[:below], page{name: name})
	if title = sentence(title); !slices.ContainsFunc(v.told, func(p Piece) bool { return p.Forms[0] == title }) {
		v.Tell(now, Piece{Forms: []string{title}})
	}
}

// Ask ends what is told by a question. A question that has been asked is not asked again; where it has become longer,
// only the rest is new.
func (v *Voice) Ask(now time.Duration, question string) { v.AskShort(now, question, "", "") }

// AskShort asks a question of a kind that can be put in fewer words: in brief it is, once the kind has been heard at length
// three times.
func (v *Voice) AskShort(now time.Duration, question, kind, short string) {
	p := &v.pages[len(v.pages)-1]
	if question == p.asked && len(v.told) == 0 && !v.more {
		return
	}
	if v.more = false; question == p.asked { // something has happened since: it is asked again
		p.asked = ""
	}
	text := question
	if rest, ok := strings.CutPrefix(question, p.asked); ok && v.ask == "" && strings.HasPrefix(rest, " ") {
		text = rest[1:]
	} else if v.kind = ""; v.Level == Brief && short != "" && short != question {
		if v.kind = kind; v.heard[kind] >= atLength {
			v.kind, text = "", short
		}
	}
	p.asked = question
	v.wait(now)
	v.ask = text
}

// Cut leaves to the log what was told before a press and is not written yet.
func (v *Voice) Cut() {
	if v.ask != "" {
		v.pages[len(v.pages)-1].asked = ""
	}
	v.told, v.reply, v.ask = nil, "", ""
}

// Eyes is told that somebody else looks at the screen: what was to be said is forgotten, and what was said is wiped off
// the page, all at once.
func (v *Voice) Eyes() {
	v.told, v.reply, v.ask, v.also = nil, "", "", nil
	for i := range v.pages {
		v.pages[i].asked = ""
	}
	if v.Say.Text != "" {
		v.Say = port.Said{Serial: v.Say.Serial + 1}
	}
}

// Cry writes a warning or a refusal, "" for none any more. n counts them, so that the same one is heard again.
func (v *Voice) Cry(n int, text string) {
	switch {
	case text == "":
		v.Alert.Text = ""
	case n != v.cries || text != plain(v.Alert.Text):
		v.Alert = port.Said{Serial: v.Alert.Serial + 1, Text: fresh(text, v.Alert.Text)}
	}
	v.cries = n
}

// Write writes what is due, and reports whether that was anything.
func (v *Voice) Write(now time.Duration) bool {
	if !v.waits() || now < v.due {
		return false
	}
	told, also := v.fit(now)
	if v.also = append(v.also, also...); v.ask != "" {
		v.also = nil
		v.learn()
	}
	text := joined(append(told, v.reply, v.ask))
	v.told, v.reply, v.ask = nil, "", ""
	if text == "" {
		return false
	}
	v.Say = port.Said{Serial: v.Say.Serial + 1, Text: fresh(text, v.Say.Text)}
	v.free = max(v.free, now) + Lasts(text)
	v.last, v.wrote = now, true
	return true
}

// learn notes that a kind of question is heard at length.
func (v *Voice) learn() {
	if v.kind == "" {
		return
	}
	if v.heard == nil {
		v.heard = map[string]int{}
	}
	v.heard[v.kind]++
	v.kind = ""
}

// Lag returns how long the voice has to speak yet.
func (v *Voice) Lag(now time.Duration) time.Duration { return max(v.free-now, 0) }

// Busy returns how long the voice is not free yet: it speaks, or is about to.
func (v *Voice) Busy(now time.Duration) time.Duration {
	if v.waits() {
		return max(v.free, v.due+time.Millisecond) - now
	}
	return v.Lag(now)
}

// fit chooses the form of each piece. While all together take too long, the oldest that can become shorter does; who was
// left out altogether is named, once before a question.
func (v *Voice) fit(now time.Duration) (out, left []string) {
	form, most := make([]int, len(v.told)), limit[v.Level]
	for {
		out, left = nil, nil
		for i, p := range v.told {
			if text := p.Forms[form[i]]; text != "" {
				out = append(out, text)
			} else if p.Who != "" && !has(left, p.Who) && !has(v.also, p.Who) {
				left = append(left, p.Who)
			}
		}
		named := out
		if len(left) > 0 {
			named = append([]string{words.T("narrate.more", words.Args{A: words.List(left)})}, out...)
		}
		if most == 0 || v.Lag(now)+Lasts(joined(named)) <= most || !shorten(v.told, form) {
			return named, left
		}
	}
}

// shorten chooses a shorter form of one piece: of the oldest one in its longest form first.
func shorten(told []Piece, form []int) bool {
	at := -1
	for i, p := range told {
		if form[i] < len(p.Forms)-1 && (at < 0 || form[i] < form[at]) {
			at = i
		}
	}
	if at >= 0 {
		form[at]++
	}
	return at >= 0
}

// Lasts returns how long a voice takes for a text, as it is modelled.
func Lasts(text string) time.Duration {
	if text == "" {
		return 0
	}
	return breath + time.Duration(size(text))*time.Second/letters
}

// size counts the characters that are spoken.
func size(text string) int {
	return utf8.RuneCountInString(text) - strings.Count(text, "\u2068") - strings.Count(text, "\u2069")
}

// joined writes pieces one after another.
func joined(list []string) string {
	text := ""
	for _, s := range list {
		if s != "" && text != "" {
			text += " "
		}
		text += s
	}
	return text
}

// sentence ends a text with a full stop.
func sentence(text string) string {
	if text == "" || strings.ContainsAny(text[len(text)-1:], ".!?:") {
		return text
	}
	return text + "."
}

// again makes a text differ from the same one before it, so that it is read out once more.
const again = "\u00a0"

func fresh(text, before string) string {
	if text == before {
		return text + again
	}
	return text
}

func plain(text string) string { return strings.TrimSuffix(text, again) }

func has(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
