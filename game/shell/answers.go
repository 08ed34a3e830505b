package shell

import (
	"strings"

	"royals/game/kit"
	"royals/game/port"
	"royals/game/walk"
	"royals/game/words"
)

// Query is the deed of asking for something that is read out. Each has a key and a button.
type Query struct{ Command walk.Command }

// Name returns "ask:table".
func (q Query) Name() string { return "ask:" + queries[q.Command] }

// queries are what can be asked for.
var queries = map[walk.Command]string{
	walk.AskQuestion: "question", walk.AskTurn: "turn", walk.AskTable: "table", walk.AskScores: "scores", walk.AskHand: "hand", walk.AskCan: "can",
	walk.Older: "older", walk.Newer: "newer",
}

// Reckoner is a screen with scores.
type Reckoner interface{ Scores() []string }

// Answering is a screen that knows what happened last.
type Answering interface {
	// Turns returns the log turn by turn, the oldest first.
	Turns() []string
}

// Queries adds a button for each thing that can be asked for.
func Queries(d *kit.Doc) {
	was := d.In
	d.In = port.Ask
	for c := walk.AskQuestion; c < walk.Entry; c++ {
		d.Act(Query{c}, words.Plain("ask."+queries[c]))
	}
	d.In = was
}

// answer says what was asked for.
func answer(a *App, c walk.Command) {
	d := a.Doc()
	said := reply(a, c, d)
	if said == "" {
		said = words.Plain("ask.nothing")
	}
	a.Voice.Answer(a.now, said)
	a.Change()
}

func reply(a *App, c walk.Command, d *port.Doc) string {
	switch c {
	case walk.AskQuestion:
		return d.Prompt
	case walk.AskTable:
		var all []string
		for _, s := range d.Table {
			all = append(all, s.Heading+": "+strings.Join(s.Lines, "; "))
		}
		return sentences(all)
	case walk.AskScores:
		if s, ok := able[Reckoner](a.Top()); ok {
			return sentences(s.Scores())
		}
	case walk.AskHand:
		return texts(d.Hand)
	case walk.AskCan:
		var can []port.Item
		for _, s := range d.Strips() {
			for _, it := range s.Stops {
				if (s.Zone == port.Do || s.Zone == port.Cards) && !it.Disabled && !it.Idle {
					can = append(can, it)
				}
			}
		}
		return texts(can)
	default:
		return history(a, c, d)
	}
	return ""
}

// history reads the log turn by turn, from the newest on.
func history(a *App, c walk.Command, d *port.Doc) string {
	turns := d.Log
	if s, ok := able[Answering](a.Top()); ok {
		turns = s.Turns()
	}
	switch c {
	case walk.AskTurn:
		a.past = 1
	case walk.Older:
		a.past = min(a.past+1, len(turns))
	case walk.Newer:
		a.past = max(a.past-1, 1)
	}
	if a.past < 1 || a.past > len(turns) {
		return ""
	}
	return turns[len(turns)-a.past]
}

func texts(list []port.Item) string {
	var all []string
	for _, it := range list {
		all = append(all, it.Text)
	}
	return sentences(all)
}

// sentences ends each text with a full stop.
func sentences(list []string) string {
	var b strings.Builder
	for _, s := range list {
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s)
		if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "?") {
			b.WriteByte('.')
		}
	}
	return b.String()
}
