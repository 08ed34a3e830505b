package narrate

import (
	"slices"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
	"royals/game/words"
)

// Teller makes sentences of what a viewer is shown of a game. It is fed with redacted events as they are shown, so it
// knows nothing that its viewer does not see. Lines of the log that belong together are one group, which is told when it
// ends: a turn, a battle, a fight.
type Teller struct {
	Voice *Voice
	Info  *engine.Info
	Tells []plan.Tell                   // by log line
	Key   func(engine.Event) string     // the key of the words of a line, nil for the plain one
	Args  func(engine.Event) words.Args // what a line names
	Name  func(engine.Seat) string      // a player's name
	Count func() int                    // how many lines of the log the viewer may read by now
	Old   bool                          // the game goes on from a save: nobody is told of the hand that was there
	Again bool                          // the game is played again: nobody at the screen chooses

	viewer engine.Seat
	turn   engine.Seat
	lines  []engine.Event // of the group that goes on
	mark   int            // so many lines of the log have been told, or were there before
	named  cards.Set      // the cards that were named since the last question
	chose  bool           // the viewer has chosen since then what is not told again
	hands  [engine.MaxSeats]hand
}

// hand is what a seat was last told that it holds: how many of each card, for some games are played with two decks.
type hand struct {
	cards [64]uint8
	known bool
}

// Question is what a report ends with.
type Question struct {
	Text    string
	Hand    []cards.Card // the viewer's hand as it is shown, nil where none is
	Asks    bool         // the viewer is to decide
	Verdict bool         // it says what came of what was told
	Kind    string       // what makes it the same question as another
	Short   string       // the same in fewer words, "" where it is no question
}

// most is how many characters a group may have, in brief also one that is about the viewer.
const (
	mostNormal = 140
	mostBrief  = 45
	mostOwn    = 90
)

// Begin begins with a table. Nothing is told of what happened before.
func (t *Teller) Begin(viewer engine.Seat) {
	t.viewer, t.turn, t.mark = viewer, engine.None, t.Count()
}

// Eyes is told who looks at the screen. When that is somebody else, all that was to be said is forgotten at once.
func (t *Teller) Eyes(now time.Duration, viewer engine.Seat) {
	if viewer == t.viewer {
		return
	}
	t.viewer = viewer
	t.forget()
	t.Voice.Eyes()
	if viewer < engine.MaxSeats {
		t.Voice.Tell(now, Piece{Forms: []string{words.T("narrate.eyes", words.Args{A: t.Name(viewer)})}})
	}
}

// Hush is told that the screen goes to somebody else: what was said is wiped off the page, and what was to be said is left
// to the log.
func (t *Teller) Hush() {
	t.forget()
	t.Voice.Eyes()
}

// Undone is told that a choice was taken back, and what the log said of it.
func (t *Teller) Undone(now time.Duration, line string) {
	t.Voice.Cut()
	t.forget()
	if t.viewer < engine.MaxSeats {
		t.hands[t.viewer].known = false
	}
	t.Old = true
	t.Voice.Tell(now, Piece{Forms: []string{words.T("narrate.undone", words.Args{A: line})}})
}

// forget leaves to the log all that happened until now.
func (t *Teller) forget() { t.lines, t.named, t.mark = nil, 0, t.Count() }

// Hear is told of an event in the moment in which it is shown.
func (t *Teller) Hear(now time.Duration, e engine.Event) {
	switch e.Kind {
	case engine.Phased:
		if e.Seat != t.turn {
			t.close(now)
		}
		t.turn = e.Seat
	case engine.Moved:
		if x := e.From.Owner; x < engine.MaxSeats && e.Card.Known() && e.From != e.To { // when it comes back, it is news again
			if n := &t.hands[x].cards[e.Card%64]; *n > 0 {
				*n--
			}
		}
	case engine.Ended:
		t.close(now)
	case engine.Said:
		n := t.Count()
		if n <= t.mark {
			return
		}
		t.mark = n
		if t.tell(e).Opens {
			t.close(now)
		}
		t.lines = append(t.lines, e)
		if t.tell(e).Closes {
			t.close(now)
		}
	}
}

// Report tells everything up to a question: what happened, the cards that the viewer has got, and the question last. What
// the question says itself is not told before it.
func (t *Teller) Report(now time.Duration, q Question) {
	before := len(t.lines)
	t.lines = slices.DeleteFunc(t.lines, func(e engine.Event) bool { return strings.Contains(q.Text, t.sentence(e, "")) })
	if t.Voice.Level != Full {
		t.restated(q)
	}
	if len(t.lines) < before && t.Voice.Level == Brief {
		t.lines = slices.DeleteFunc(t.lines, func(e engine.Event) bool { return t.tell(e).Class < plan.Deed })
	}
	t.close(now)
	t.gained(now, q)
	if q.Asks {
		t.Voice.more = t.Voice.more || t.chose
		t.named, t.chose = 0, false
	}
	t.Voice.AskShort(now, q.Text, q.Kind, q.Short)
}

// restated leaves out what a question says again in other words: the line that a verdict is about, and in brief what somebody
// does while nothing has come of it.
func (t *Teller) restated(q Question) {
	for i, e := range slices.Backward(t.lines) {
		switch tell := t.tell(e); {
		case q.Verdict && tell.Judged:
			t.lines = slices.Delete(t.lines, i, i+1)
			return
		case q.Asks && tell.Asked && t.Voice.Level == Brief && (tell.Class != plan.Outcome || e.Seat == t.viewer):
			t.lines = slices.Delete(t.lines, i, i+1)
		case tell.Class == plan.Outcome:
			return
		}
	}
}

// gained names the cards that have come to the viewer's hand since the viewer was last told of it. Before anything that is no
// question to the viewer they are kept for later, but for those that it names itself.
func (t *Teller) gained(now time.Duration, q Question) {
	if t.viewer >= engine.MaxSeats || q.Hand == nil {
		return
	}
	h, got, all := &t.hands[t.viewer], []cards.Card(nil), [64]uint8{}
	for _, c := range q.Hand {
		if !c.Known() {
			continue
		}
		all[c%64]++
		switch {
		case all[c%64] <= h.cards[c%64]:
		case strings.Contains(q.Text, words.Card(c)):
			if h.known && !q.Asks {
				h.cards[c%64]++
			}
		case !t.named.Has(c):
			got = append(got, c)
		}
	}
	if !q.Asks {
		return
	}
	key := "narrate.gain"
	if !h.known {
		key = "narrate.hand"
	}
	if len(got) > 0 && (h.known || !t.Old) {
		text := words.Suits(got)
		if t.Voice.Level == Brief && len(got) >= bySuit {
			key, text = key+".brief", words.BySuit(got)
		}
		t.Voice.Tell(now, Piece{Forms: []string{words.T(key, words.Args{Card: text})}})
	}
	h.cards, h.known = all, true
}

// bySuit is from how many cards on each suit is named once in brief.
const bySuit = 2

func (t *Teller) tell(e engine.Event) plan.Tell {
	if int(e.Key) < len(t.Tells) {
		return t.Tells[e.Key]
	}
	return plan.Tell{}
}

// close ends a group and tells it.
func (t *Teller) close(now time.Duration) {
	if t.Voice.Level == Brief {
		t.brief()
	}
	if len(t.lines) == 0 {
		return
	}
	p := Piece{}
	own := slices.ContainsFunc(t.lines, func(e engine.Event) bool {
		return t.viewer < engine.MaxSeats && (e.Seat == t.viewer || e.Other == t.viewer)
	})
	if t.Voice.Level == Full {
		p.Forms = []string{t.all()}
	} else {
		p.Forms = t.forms(own)
		if !own && len(p.Forms) > 0 {
			p.Forms, p.Who = append(p.Forms, ""), t.Name(t.lines[0].Seat)
		}
	}
	if i := t.last(); i >= 0 { // the one that every form of the piece tells
		if e := t.lines[i]; (e.Seat == t.viewer || e.Other == t.viewer) && e.Card != cards.Back {
			t.named = t.named.Add(e.Card)
		}
	}
	t.lines = nil
	t.Voice.Tell(now, p)
}

// brief leaves out what the viewer has chosen, for whoever has pressed knows what, and what others do of which nothing came.
func (t *Teller) brief() {
	t.lines = slices.DeleteFunc(t.lines, func(e engine.Event) bool {
		own := !t.Again && e.Seat == t.viewer && t.tell(e).Chosen
		t.chose = t.chose || own
		return own
	})
	if !slices.ContainsFunc(t.lines, func(e engine.Event) bool {
		return t.tell(e).Class >= plan.Deed || t.viewer < engine.MaxSeats && (e.Seat == t.viewer || e.Other == t.viewer)
	}) {
		t.lines = nil
	}
}

// all is every line.
func (t *Teller) all() string {
	var list []string
	for _, e := range t.lines {
		list = append(list, t.sentence(e, ""))
	}
	return joined(list)
}

// forms are the group ever shorter: all but what is quiet, deeds and what came of them, what came of them, the last of that.
func (t *Teller) forms(own bool) (list []string) {
	most := mostNormal
	add := func(pick func(c plan.Class) bool) {
		var kept []engine.Event
		for _, e := range t.lines {
			if pick(t.tell(e).Class) {
				kept = append(kept, e)
			}
		}
		if text := t.told(kept); text != "" && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	if t.Voice.Level == Brief {
		if most = mostBrief; own {
			most = mostOwn
		}
	} else {
		add(func(c plan.Class) bool { return c != plan.Quiet })
	}
	add(func(c plan.Class) bool { return c == plan.Deed || c == plan.Outcome })
	add(func(c plan.Class) bool { return c == plan.Outcome })
	if i := t.last(); i >= 0 {
		if text := t.told(t.lines[i : i+1]); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	if len(list) == 0 {
		add(func(c plan.Class) bool { return c != plan.Quiet })
	}
	for len(list) > 1 && size(list[0]) > most {
		list = list[1:]
	}
	return list
}

// last returns the place of the last line that says what came of it, -1 for none.
func (t *Teller) last() int {
	for i, e := range slices.Backward(t.lines) {
		if t.tell(e).Class == plan.Outcome {
			return i
		}
	}
	return -1
}

// told writes lines as sentences. Who acts is named once: the next line of the same player is the tail of the sentence.
// Lines that say the same of several players, or of several cards, are one.
func (t *Teller) told(list []engine.Event) string {
	text, actor := "", engine.None
	for i := 0; i < len(list); {
		e, n := list[i], 1
		args := t.Args(e)
		switch {
		case t.has(e, ".all"):
			names := []string{args.A}
			for ; i+n < len(list) && list[i+n].Key == e.Key && list[i+n].Value == e.Value && list[i+n].Card == e.Card && list[i+n].Other == e.Other; n++ {
				names = append(names, t.Name(list[i+n].Seat))
			}
			args.A = words.List(names)
		case t.has(e, ".many"):
			got := []cards.Card{e.Card}
			for ; i+n < len(list) && list[i+n].Key == e.Key && list[i+n].Seat == e.Seat && list[i+n].Other == e.Other; n++ {
				got = append(got, list[i+n].Card)
				args.N += int(list[i+n].Value)
			}
			args.Card = words.Suits(got)
		}
		key := ""
		switch {
		case n > 1 && t.has(e, ".all"):
			key = ".all"
		case n > 1:
			key = ".many"
		}
		if more := key + ".tail"; e.Seat == actor && actor < engine.MaxSeats && t.has(e, more) {
			text = strings.TrimSuffix(text, ".") + ", " + words.T(t.key(e)+more, args) + "."
		} else {
			text = joined([]string{text, words.Upper(words.T(t.key(e)+key, args))})
		}
		if actor = e.Seat; key == ".all" {
			actor = engine.None
		}
		i += n
	}
	return text
}

func (t *Teller) key(e engine.Event) string {
	if t.Key != nil {
		return t.Key(e)
	}
	return t.Info.ID + ".say." + t.Info.Says[e.Key]
}

func (t *Teller) has(e engine.Event, more string) bool { return words.Has(t.key(e) + more) }

// sentence is a line as the log has it.
func (t *Teller) sentence(e engine.Event, more string) string {
	return words.Upper(words.T(t.key(e)+more, t.Args(e)))
}
