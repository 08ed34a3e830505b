package screens

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// When the coach speaks, as settled by the player.
const (
	coachOff    = iota
	coachFirst  // each tip once, in the first games of each title
	coachAlways // each tip once in every game
)

// firstGames is how many games of a title are the first ones.
const firstGames = 3

// coachKey is the name under which the coach's memory is kept.
const coachKey = "coach"

// memory is what the coach remembers: the tips that were given, and the games of each title that were played to the end.
type memory struct {
	tips  map[string]bool
	games map[string]int
}

func (m *memory) write() []byte {
	var lines []string
	for key := range m.tips {
		lines = append(lines, "tip "+key)
	}
	for id, n := range m.games {
		lines = append(lines, "games "+id+" "+strconv.Itoa(n))
	}
	slices.Sort(lines)
	return []byte(strings.Join(lines, "\n") + "\n")
}

func (m *memory) read(data []byte) error {
	known := len(strings.TrimSpace(string(data))) == 0
	for line := range strings.Lines(string(data)) {
		switch f := strings.Fields(line); {
		case len(f) == 2 && f[0] == "tip":
			m.tips[f[1]], known = true, true
		case len(f) == 3 && f[0] == "games":
			if n, err := strconv.Atoi(f[2]); err == nil && n >= 0 {
				m.games[f[1]], known = n, true
			}
		}
	}
	if !known {
		return store.ErrDamaged
	}
	return nil
}

// take takes up what the coach remembers.
func (m *memory) take(a *Sitting) {
	*m = memory{map[string]bool{}, map[string]int{}}
	a.Kept.Take(coachKey, words.Plain("kept.coach"), m.read)
}

func (m *memory) keep(a *Sitting) { a.Kept.Wrote(a.Store.Save(coachKey, m.write())) }

// played counts a game that is over.
func (m *memory) played(a *Sitting, id string) {
	m.games[id]++
	m.keep(a)
}

// coach gives tips on a table, one at a time, and shows a first card to whoever takes long.
type coach struct {
	tip     *plan.Tip // the tip on the screen, nil for none
	text    string
	card    tipCard         // how it lies there
	had     map[string]bool // the tips of this game
	version int             // of the table, counted from 1, when it was last looked at
	moves   int             // how many choices had been made then
	looked  bool            // and whether that was for a tip
	since   time.Duration   // when the player was last asked, or did something
	lit     bool            // the light has been asked for
	plays   cards.Card      // which card the tip of this choice said to play, Back for none
	quiet   int             // how many choices pass before a tip that could have been given before
	stood   map[string]bool // the tips that could have been given at the choice before
}

const (
	coachOK   = kit.Press("coach:ok")
	coachStop = kit.Press("coach:off")
	coachGive = kit.Press("coach:give")
	coachAsk  = kit.Press("coach:ask") // the lamp of a slim tip: whether there are to be more
)

// dawdle is after how long a first card is lit.
const dawdle = 10 * time.Second

// guidance is the coach at work on a table.
type guidance struct{ *tableScreen }

// coached reports whether the coach has anything to say at this table.
func (s guidance) coached() bool {
	switch {
	case s.lesson != nil || s.replay != nil:
		return false
	case s.a.Prefs.Coach == coachFirst:
		return s.a.coach.games[s.info.ID] < firstGames
	}
	return s.a.Prefs.Coach == coachAlways
}

// aside tells a newcomer, where a button will stand, that nobody need wait for a stage to have shown all.
func (s guidance) aside() string {
	switch {
	case len(s.scene.Acts) > 0 || (&gathering{s.tableScreen, nil}).onStage() == nil || !s.clock.running() || s.replay != nil:
		return ""
	case s.a.Prefs.Coach == coachOff || s.a.coach.games[s.info.ID] >= firstGames:
		return ""
	case s.scene.Ask.Touch:
		return words.Plain("table.hurry.touch")
	}
	return words.Plain("table.hurry")
}

// still reports whether a person is asked who holds the open hand, and nothing goes on.
func (s guidance) still() bool {
	t := s.t
	return t.Asked != engine.None && t.Asked == t.Viewer && t.Curtain == engine.None && !t.Busy() && !t.Resting() && !s.moves()
}

// advise looks for a tip when the table has come to rest. A tip goes with the choice that it was about.
func (s guidance) advise(now time.Duration) {
	c := &s.guide
	if c.version == s.t.Version+1 && c.moves == s.t.Moves() {
		s.shine(now)
		return
	}
	if !s.still() {
		if c.moves != s.t.Moves() {
			s.dismiss()
		}
		return
	}
	c.version, c.since, c.lit = s.t.Version+1, now, false
	if c.moves == s.t.Moves() && c.looked {
		return
	}
	s.dismiss()
	c.plays = cards.Back
	if s.coached() && s.t.Focus.Empty() && len(s.t.Composer().Chosen()) == 0 {
		s.seek()
	}
	c.moves, c.looked = s.t.Moves(), true
}

// tipRest is how many choices pass after a tip before another one that says nothing new.
const tipRest = 3

// seek takes the first tip that fits and was not given. Soon after another one it must say what could not be said before.
func (s guidance) seek() {
	c, sight := &s.guide, s.sight()
	stood := c.stood
	c.stood = map[string]bool{}
	rests := c.quiet > 0
	c.quiet--
	for i := range s.t.Plan.Tips {
		tip := &s.t.Plan.Tips[i]
		about, ok := s.fits(tip, &sight)
		if !ok {
			continue
		}
		if c.stood[tip.Key] = true; c.tip == nil && (!tip.Waits() || !rests || !stood[tip.Key]) {
			c.tip, c.text, c.quiet = tip, s.tipText(tip, about), tipRest
			if tip.Plays {
				c.plays = about.Card
			}
			s.a.Change()
		}
	}
}

// fits reports whether a tip may be given now, and what it is about.
func (s guidance) fits(tip *plan.Tip, sight *plan.Sight) (plan.About, bool) {
	once := s.a.Prefs.Coach == coachFirst && !tip.Yields // an offer stands in every game
	waits := tip.Waits() && table.AnswerTo(s.t) != nil   // what must be answered comes first
	if waits || s.guide.had[tip.Key] || once && (s.a.coach.tips[tip.Key] || s.taught(tip.Lesson)) || tip.Yields && len(s.t.Concessions()) == 0 {
		return plan.About{}, false
	}
	return tip.When(sight)
}

// tipText is what a tip says.
func (s guidance) tipText(tip *plan.Tip, about plan.About) string {
	args := words.Args{A: s.t.Name(about.Seat), N: about.N}
	if about.Card != cards.Back && about.Card.Known() {
		args.Card, args.Operands[0] = words.Card(about.Card), words.Rank(about.Card.Rank())
		if !about.Card.IsJoker() {
			args.Operands[1] = words.Suit(about.Card.Suit())
		}
	}
	return words.T(tip.Key, args)
}

// taught reports whether a lesson was finished that teaches what a tip says.
func (s guidance) taught(lesson string) bool {
	l, _, _ := learn.Find(s.info.ID + "." + lesson)
	return l != nil && s.a.learned.Crowns(l) > 0
}

// sight is what a tip may be told from.
func (s guidance) sight() plan.Sight {
	t := s.t
	out := plan.Sight{Info: s.info, View: t.Now(), Legal: t.Composer().Legal(), Me: t.Asked, Seats: len(t.Players)}
	for _, l := range t.Log {
		if l.Move <= s.guide.moves || l.Say < 0 {
			continue
		}
		out.Heard = append(out.Heard, plan.Told{Say: s.info.Says[l.Say], Seat: l.Seat, Other: l.Other, Card: l.Card, N: l.N})
		if l.Seat == t.Asked && l.Move > s.guide.moves+1 { // not what tells of the seat's own choice
			out.Said = append(out.Said, s.info.Says[l.Say])
		}
	}
	return out
}

// dismiss takes the tip away and remembers it.
func (s guidance) dismiss() {
	c := &s.guide
	if c.tip == nil {
		return
	}
	if c.had == nil {
		c.had = map[string]bool{}
	}
	c.had[c.tip.Key] = true
	if !s.a.coach.tips[c.tip.Key] {
		s.a.coach.tips[c.tip.Key] = true
		s.a.coach.keep(s.a)
	}
	c.tip, c.card = nil, tipCard{}
	s.a.Change()
}

// act does what a button of the tip says.
func (s guidance) act(d kit.Deed) bool {
	if d == coachAsk && s.guide.tip != nil {
		s.guide.card.asks = !s.guide.card.asks
		s.a.Change()
		return true
	}
	if s.guide.tip == nil || !slices.Contains(tipButtons(s.guide.tip), d) {
		return false
	}
	tip := s.guide.tip
	s.dismiss()
	switch d {
	case coachStop:
		s.a.Prefs.Coach = coachOff
		s.a.SavePrefs()
	case coachGive:
		if list := s.t.Concessions(); tip.Yields && len(list) > 0 {
			concede(s.tableScreen, list[0], func() {})
		}
	}
	return true
}

// slowly reports whether a first card is to be lit for whoever takes long.
func (s guidance) slowly() bool {
	return s.coached() && s.mayHint() && s.still() && s.t.Focus.Empty() && len(s.t.Composer().Chosen()) == 0
}

// shine asks for the hint that lights a card.
func (s guidance) shine(now time.Duration) {
	c := &s.guide
	if !s.slowly() || now < c.since+dawdle {
		return
	}
	if !c.lit {
		c.lit = s.t.AskHint()
	}
	if _, known := s.t.Tips(); known && c.version != s.t.Version+1 {
		c.version = s.t.Version + 1 // the answer is no news of the game
		s.a.Change()
	}
}

// due returns when the coach does something by itself.
func (s guidance) due(now time.Duration) time.Duration {
	if !s.slowly() || s.guide.version == 0 {
		return port.Never
	}
	if !s.guide.lit {
		return s.guide.since + dawdle
	}
	if _, here := s.t.Pondering(); here {
		return now
	}
	return port.Never
}

// shown returns the thing that is lit, false for none: the card that the tip said to play, or else the first one of the hint. A tip that says
// anything else stands alone.
func (s guidance) shown() (table.Thing, bool) {
	c := &s.guide
	if c.plays != cards.Back && s.still() && s.t.Focus.Empty() && len(s.t.Composer().Chosen()) == 0 {
		for _, o := range s.t.Options() {
			for _, x := range o.Things {
				if x.Kind == table.ACard && x.Card == c.plays && int(x.Pile.Kind) == s.t.Plan.Hand {
					return x, true
				}
			}
		}
	}
	if list, known := s.t.Tips(); c.tip == nil && c.lit && known && len(list) > 0 && len(list[0].Run) > 0 && s.slowly() {
		for _, o := range s.t.Options() {
			if o.Action == list[0].Run[0] && len(o.Things) > 0 {
				return o.Things[0], true
			}
		}
	}
	return table.Thing{}, false
}

// doc tells the tip.
func (s guidance) doc(d *kit.Doc) {
	if s.guide.tip == nil {
		return
	}
	d.Prompt += " " + words.Plain("coach.name") + ": " + s.guide.text
	for _, b := range slices.Backward(tipButtons(s.guide.tip)) {
		d.Act(b, tipLabel(s.guide.tip, b))
	}
}
