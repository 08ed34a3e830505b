package screens

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/learn"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
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
	box     geom.Rect       // where it lies
	had     map[string]bool // the tips of this game
	version int             // of the table, counted from 1, when it was last looked at
	moves   int             // how many choices had been made then
	looked  bool            // and whether that was for a tip
	since   time.Duration   // when the player was last asked, or did something
	lit     bool            // the light has been asked for
}

const (
	coachOK   = kit.Press("coach:ok")
	coachStop = kit.Press("coach:off")
	coachGive = kit.Press("coach:give")
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
	if s.coached() && s.t.Focus.Empty() && len(s.t.Composer().Chosen()) == 0 {
		s.seek()
	}
	c.moves, c.looked = s.t.Moves(), true
}

// seek takes the first tip that fits and was not given.
func (s guidance) seek() {
	c, sight := &s.guide, s.sight()
	for i := range s.t.Plan.Tips {
		tip := &s.t.Plan.Tips[i]
		once := s.a.Prefs.Coach == coachFirst && !tip.Yields // an offer stands in every game
		if c.had[tip.Key] || once && (s.a.coach.tips[tip.Key] || s.taught(tip.Lesson)) || tip.Yields && len(s.t.Concessions()) == 0 {
			continue
		}
		about, ok := tip.When(&sight)
		if !ok {
			continue
		}
		args := words.Args{A: s.t.Name(about.Seat), N: about.N}
		if about.Card != cards.Back && about.Card.Known() {
			args.Card, args.Operands[0] = words.Card(about.Card), words.Rank(about.Card.Rank())
			if !about.Card.IsJoker() {
				args.Operands[1] = words.Suit(about.Card.Suit())
			}
		}
		c.tip, c.text = tip, words.T(tip.Key, args)
		s.a.Change()
		return
	}
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
	c.tip = nil
	s.a.Change()
}

// act does what a button of the tip says.
func (s guidance) act(d kit.Deed) bool {
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

// shown returns the thing that is lit, false for none.
func (s guidance) shown() (table.Thing, bool) {
	if list, known := s.t.Tips(); s.guide.lit && known && len(list) > 0 && len(list[0].Run) > 0 && s.slowly() {
		for _, o := range s.t.Options() {
			if o.Action == list[0].Run[0] && len(o.Things) > 0 {
				return o.Things[0], true
			}
		}
	}
	return table.Thing{}, false
}

// lay lays the tip where it covers least of what answers, and its buttons.
func (s guidance) lay(k *kit.Kit) {
	c := &s.guide
	if c.tip == nil || !s.t.Focus.Empty() || len(s.t.Composer().Chosen()) > 0 || s.scene.Dragging {
		c.box = geom.Rect{}
		return
	}
	in := s.felt.Areas.Centre
	if s.felt.Areas.Kind == layout.Low {
		in = k.In
	}
	w := min(in.W, 440)
	h := k.Height(c.text, sprites.Sans, kit.Body, w-2*kit.Space3) + kit.Tap + 2*tipEdge + 2*kit.Space2
	best := -1.0
	top, end := k.In.Y+s.felt.Areas.Bar.H+kit.Space1, s.felt.Areas.Prompt.Y-h-kit.Space1
	for i := range 9 {
		r := geom.Rect{X: in.X + (in.W-w)/2, Y: top + (max(end, top)-top)*float64(8-i)/8, W: w, H: h}
		covers := 0.0
		for _, t := range s.felt.Targets {
			x := t.Rect.Intersect(r)
			covers += max(x.W, 0) * max(x.H, 0)
		}
		if best < 0 || covers < best {
			best, c.box = covers, r
		}
	}
	k.Targets = slices.DeleteFunc(k.Targets, func(t kit.Target) bool { return t.Rect.Center().In(c.box) })
	for i := range k.Targets { // what is half covered answers in the other half
		k.Targets[i].Rect = freeOf(k.Targets[i].Rect, c.box)
	}
	buttons, text := c.box.CutBottom(kit.Tap + 2*tipEdge)
	k.Targets = append(k.Targets, kit.Target{Rect: text, Deed: tipGround})
	for i, d := range tipButtons(c.tip) {
		k.Targets = append(k.Targets, kit.Target{Rect: tipButton(buttons, i), Deed: d})
	}
}

// tipButtons are the two buttons of a tip: where one may give up, that is offered in place of an end to tips.
func tipButtons(tip *plan.Tip) []kit.Deed {
	if tip.Yields {
		return []kit.Deed{coachGive, coachOK}
	}
	return []kit.Deed{coachStop, coachOK}
}

// tipLabel is what a button of a tip is called.
func tipLabel(tip *plan.Tip, d kit.Deed) string {
	switch {
	case d == coachStop:
		return words.Plain("coach.off")
	case d == coachGive:
		return words.Plain("coach.give")
	case tip.Yields:
		return words.Plain("coach.on")
	}
	return words.Plain("coach.ok")
}

// tipEdge is what lies between the buttons of a tip and its edge.
const tipEdge = 6

// tipButton returns the place of a button in the lower part of a tip.
func tipButton(r geom.Rect, i int) geom.Rect {
	r = r.Inset(tipEdge)
	w := r.W / 2
	return geom.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: kit.Tap}
}

// freeOf returns the larger part of a rectangle that another one leaves free.
func freeOf(r, on geom.Rect) geom.Rect {
	x := r.Intersect(on)
	if x.Empty() {
		return r
	}
	best := geom.Rect{}
	for _, part := range []geom.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: x.Y - r.Y}, {X: r.X, Y: x.Y + x.H, W: r.W, H: r.Y + r.H - x.Y - x.H},
		{X: r.X, Y: r.Y, W: x.X - r.X, H: r.H}, {X: x.X + x.W, Y: r.Y, W: r.X + r.W - x.X - x.W, H: r.H},
	} {
		if part.W > 0 && part.H > 0 && part.W*part.H > best.W*best.H {
			best = part
		}
	}
	return best
}

// tipGround is the tip beside its buttons: a tap there does nothing.
const tipGround = kit.Press("coach")

// draw draws the tip as it was laid, and the light.
func (s guidance) draw(k *kit.Kit) {
	c := &s.guide
	if x, ok := s.shown(); ok {
		for _, t := range s.felt.Targets {
			if p, is := t.Deed.(felt.Point); is && slices.Contains(p.Tap, x) {
				k.List.Frame(t.Rect.Inset(-4), kit.Radius, 4, kit.Gold)
			}
		}
	}
	if c.tip == nil || c.box.Empty() {
		return
	}
	k.List.Shadow(c.box.Move(geom.Point{Y: 2}), kit.Radius, 10, kit.Shade)
	k.List.Fill(c.box, kit.Radius, kit.Paper)
	k.List.Frame(c.box, kit.Radius, 2, kit.Gold)
	k.Para(c.text, geom.Rect{X: c.box.X + kit.Space3, Y: c.box.Y + kit.Space2, W: c.box.W - 2*kit.Space3}, sprites.Sans, kit.Body, 0, kit.Ink)
	buttons, _ := c.box.CutBottom(kit.Tap + 2*tipEdge)
	for i, d := range tipButtons(c.tip) {
		tone := []kit.Tone{kit.Plain, kit.Primary}[i]
		hits := len(k.Targets)
		k.Button(d, tipLabel(c.tip, d), tipButton(buttons, i).Inset(3), tone, true)
		k.Targets = k.Targets[:hits] // they answer where they were laid
	}
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
