package screens

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
)

// tableScreen shows the game that is being played.
type tableScreen struct {
	a       *App
	t       *table.Table
	info    *engine.Info
	stage   anim.Stage
	hearing hearing
	moments moments
	news    newcomers
	ahead   foresight
	areas   layout.Areas

	taps    map[string]table.Tap // what a hit points at
	legal   []table.Thing        // what may be pointed at now
	focused []table.Thing        // what has been pointed at
	places  []place
	over    paint.List // drawn above the cards
	spreads []layout.Spread
	groups  []layout.Group
	rects   []geom.Rect
	strips  []strip
	lifted  table.Tap // what is carried
	room    room
	onto    table.Tap // and on what it may be laid where it is now, nil for nothing
	laid    []int     // cards before each opponent
	hand    []handCard
	acts    []act
	version int
	viewer  engine.Seat // whose eyes the stage was set for

	held   []paint.Op // pictures of cards that never move: backs of the opponents' hands, and what lay in the middle last
	turns  []float64  // how the cards of the hand are turned, none when they lie straight
	spill  string     // marks of the whole table that find no room in the bar
	rests  still
	glided bool // something moved when it was last looked at
	detail detail
	picks  *picks // what was picked before the program started, until it is taken up
}

// place is a card to be drawn.
type place struct {
	id     uint32
	pose   anim.Pose
	hidden bool // drawn only while it moves
	fresh  bool // it has just come into the hand
	part   int  // the number of the pair it is part of, 0 for none
}

// handCard is a card of the hand with its number and its place in the pile.
type handCard struct {
	id   uint32
	face cards.Card
	at   int
}

func newTableScreen(a *App, t *table.Table) *tableScreen {
	s := &tableScreen{a: a, t: t, info: t.Game().Info(), taps: make(map[string]table.Tap), version: -1, viewer: t.Viewer}
	s.settle()
	s.listen()
	if t.Moves() == 0 { // sorted as the game was sorted before
		t.Sort = a.prefs.Sorts.of(s.info.ID)
	}
	return s
}

// settle takes over the player's settings.
func (s *tableScreen) settle() {
	s.t.Pace = s.a.prefs.pace()
	s.stage.Dial = s.a.prefs.dial(s.a.reduced)
}

func (s *tableScreen) name() string { return "table" }

// tick moves the match and the cards on. Under a sheet the match stands still.
func (s *tableScreen) tick(in *ui.Input) bool {
	if s.a.top() != screen(s) {
		return s.stage.Moving(in.Now) && s.move()
	}
	s.stage.Dial = s.a.prefs.dial(in.ReducedMotion)
	s.moments.Dial = s.stage.Dial
	s.t.Update(in.Now)
	s.takeUp()
	if s.t.Version != s.version {
		s.version = s.t.Version
		s.a.touchUp()
	}
	stirs := s.stir(in.Now)
	s.glides(in.Now)
	if s.news.over(in.Now) {
		s.a.dirty = true
	}
	s.attend()
	s.follow(in.Now)
	s.a.ensure() // cards set out when the picture is built
	if d, ok := s.t.Wait(in.Now); ok && d > 0 && s.a.host != nil {
		s.a.host.WakeAfter(d)
	} else if ok && d == 0 {
		return true
	}
	return stirs || s.moments.Moving(in.Now) || s.stage.Moving(in.Now)
}

func (s *tableScreen) move() bool { s.a.dirty = true; return true }

// follow opens what follows by itself: the curtain, the recap, the result.
func (s *tableScreen) follow(now time.Duration) {
	switch {
	case s.t.Done(now) && s.cheering(now):
	case s.t.Done(now):
		s.a.finish(s)
	case s.t.Sums():
		s.a.push(newRoundScreen(s.a, s))
	case s.t.Curtain != engine.None && !s.t.Flushing():
		s.stage.Clear()
		s.a.push(&curtainScreen{a: s.a, s: s, since: now})
	case s.t.Recap < len(s.t.Log) && s.t.Viewer < engine.MaxSeats && !s.t.Flushing():
		if lines := s.t.Lines(s.t.Recap); len(lines) > 0 && s.secret() && s.t.Recap > 0 {
			s.a.push(&recapScreen{a: s.a, s: s, lines: lines})
		}
		s.t.Read()
	}
}

// secret reports whether others round the device may not see the screen.
func (s *tableScreen) secret() bool {
	if s.t.Viewer >= engine.MaxSeats {
		return false
	}
	n := 0
	for _, p := range s.t.Players {
		if p.Person() {
			n++
		}
	}
	return n > 1
}

func (s *tableScreen) status(st *ui.Status) {
	st.Settled = !s.t.Busy() && !s.t.Over() && !s.stage.Moving(s.a.now) && !s.moments.Moving(s.a.now)
	if s.t.Asked != engine.None {
		st.Detail = s.detail.of(s.t)
	}
}

// bottom returns the seat whose board lies nearest to the eyes.
func (s *tableScreen) bottom() engine.Seat {
	switch {
	case s.t.Viewer < engine.MaxSeats:
		return s.t.Viewer
	case s.t.Asked < engine.MaxSeats:
		return s.t.Asked
	case s.t.Holder() < engine.MaxSeats:
		return s.t.Holder()
	}
	return 0
}

// others returns the opponents clockwise, next player first.
func (s *tableScreen) others() []engine.Seat {
	n := len(s.t.Players)
	var out []engine.Seat
	for x := s.bottom().Next(n); x != s.bottom(); x = x.Next(n) {
		out = append(out, x)
	}
	return out
}

func (s *tableScreen) has(where board.Where) bool {
	for _, p := range s.t.Plan.Spots {
		if p.Where == where {
			return true
		}
	}
	return false
}

// quiet reports whether the middle is empty most of the time: no pile of the whole table lies there.
func (s *tableScreen) quiet() bool {
	for i, p := range s.t.Plan.Spots {
		if p.Where == board.Centre && !s.info.Piles[i].Owned {
			return false
		}
	}
	return true
}

func (s *tableScreen) build(k *kit) {
	s.onto = nil
	if f := &s.a.finger; f.drag && s.fits(f.over) {
		s.onto = s.taps[f.over]
	}
	clear(s.taps)
	s.strips = s.strips[:0]
	if s.viewer != s.t.Viewer { // no card may turn from one person's eyes to another's
		s.viewer = s.t.Viewer
		s.stage.Clear()
	}
	s.held = s.held[:0]
	s.places, s.over.Ops = s.places[:0], s.over.Ops[:0]
	s.over.Reset()
	s.mark()
	bottom := s.bottom()
	s.sortHand(bottom)
	s.carry(k.touch)
	s.acts = s.listActs(s.acts[:0], false)
	seats := s.others()
	question := s.question()
	pw := layout.PromptWidth(k.size, k.safe)
	low := layout.Shape(k.size) == layout.Low
	aw := layout.ActsWidth(k.size, k.safe)
	s.room.begin(k, s.a.prefs.Card, bottom)
	rows := s.rowsFor(k, aw, low)
	if !s.t.Focus.Empty() && slices.ContainsFunc(s.acts, func(b act) bool { return b.name == "more" }) { // rather point at it
		s.acts = s.listActs(s.acts[:0], true)
		rows = s.rowsFor(k, aw, low)
	}
	ask := layout.Ask{
		Size: k.size, Safe: k.safe, Touch: k.touch, Text: k.text, Card: float64(s.a.prefs.Card) / 100, Left: s.a.prefs.Left,
		Opponents: len(seats), Hand: -1, Board: true, Centre: s.has(board.Centre), Quiet: s.quiet(),
		Prompt: s.promptHeight(k, question, pw-2*space2), Acts: float64(rows)*(tap+space1) + space1,
	}
	if s.t.Plan.Hand >= 0 {
		ask.Hand = s.handRoom(k, len(s.hand))
	}
	s.laid = s.laid[:0]
	for _, x := range seats {
		s.laid = append(s.laid, s.laying(x))
	}
	ask.Laid, ask.Empty = s.laid, s.laying(bottom) == 0
	s.areas = layout.Divide(ask)
	a := &s.areas
	s.stage.Begin(s.a.now)
	s.drawBar(k)
	for i, x := range seats {
		s.drawSeat(k, x, a.Panels[i])
	}
	s.drawCentre(k, question, a.Centre)
	s.drawMine(k, bottom, a.Mine)
	s.drawPrompt(k, question)
	s.drawActs(k, low)
	s.drawHand(k, bottom)
	s.drawLog(k)
	s.stage.Sweep()
	s.rests = still{len(k.l.Ops), len(s.over.Ops), len(k.hits)}
	s.drawMoving(k)
}

// mark works out what may be pointed at now, and what has been.
func (s *tableScreen) mark() {
	s.legal, s.focused = s.legal[:0], s.focused[:0]
	if s.t.Asked == engine.None || s.t.Resting() {
		return
	}
	found := s.t.Candidates()
	if tap, _ := s.carried(); tap != nil { // where it may be laid
		found = s.t.With(tap)
	}
	for _, o := range found {
		for _, x := range o.Things {
			if x.Kind == table.ASeat && finer(o.Things, x.Seat) {
				continue // its card is what one points at, not the seat
			}
			s.legal = append(s.legal, x)
		}
	}
	for _, tap := range s.t.Focus.Taps {
		s.focused = append(s.focused, tap[0])
	}
}

// finer reports whether a card or pile of a seat is among things.
func finer(list []table.Thing, seat engine.Seat) bool {
	for _, x := range list {
		if x.Kind < table.ARank && x.Pile.Owner == seat {
			return true
		}
	}
	return false
}

// contains reports whether a list has something of what a tap points at, no coarser than finest.
func contains(list []table.Thing, tap table.Tap, finest table.ThingKind) bool {
	for _, t := range tap {
		if t.Kind > finest {
			continue
		}
		for _, x := range list {
			if table.Same(t, x) {
				return true
			}
		}
	}
	return false
}

// put places a card: what it points at, where it lies, and whether it is seen at rest.
func (s *tableScreen) put(id uint32, p anim.Pose, hidden bool) {
	s.stage.Put(id, p, geom.Rect{}, 0)
	s.places = append(s.places, place{id: id, pose: p, hidden: hidden})
}

// question is the prompt line: who, and what.
type question struct {
	who, what string
	would     string // what the choice would do, in a line of its own
}

func (s *tableScreen) question() question {
	q := question{what: s.t.Question()}
	if s.t.Asked != engine.None && !s.t.Resting() {
		q.who = s.t.Name(s.t.Asked)
	}
	if q.would = s.would(); q.would == "" && s.pointing() {
		q.would = words.Plain("table.point")
	}
	if q.what == "" && s.t.Held() {
		q.what = words.Plain("table.held")
	}
	return q
}

// pointing reports whether a verb has been named and what is lit up says the rest.
func (s *tableScreen) pointing() bool {
	return s.t.Asked != engine.None && s.t.Asked == s.t.Viewer && s.t.Focus.Verb >= 0 && len(s.t.Candidates()) > 1 && len(s.legal) > len(s.focused)
}

// pileName returns what a pile is called on the screen.
func (s *tableScreen) pileName(kind uint8) string {
	key := s.info.ID + ".pile." + s.info.Piles[kind].Name
	if words.Has(key) {
		return words.Upper(words.Plain(key))
	}
	return words.Upper(s.info.Piles[kind].Name)
}

func (s *tableScreen) counterName(key int) string {
	name := s.info.ID + ".counter." + s.info.Counters[key].Name
	if words.Has(name) {
		return words.Plain(name)
	}
	return s.info.Counters[key].Name
}
