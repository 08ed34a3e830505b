package screens

import (
	"slices"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
)

// Build lays the table anew, sends every card to its place, and says what answers.
func (s *tableScreen) Build(k *kit.Kit) {
	now := s.clock.now()
	if s.viewer != s.t.Viewer { // no card may turn from one person's eyes to another's
		s.viewer = s.t.Viewer
		s.stage.Clear()
	}
	g := gathering{s, k}
	g.fill()
	s.scene.Foot = guidance{s}.foot(k)
	s.felt.Lay(&s.scene)
	s.staging.veil.laid(s, now)
	s.scene.Kept = s.felt.Room
	corner := 0.0
	if felt.Framed(&s.felt.Areas) {
		corner = kit.Corner
	}
	k.Ground(felt.FeltOf(&s.felt.Areas), corner, s.felt.Front)
	s.stage.Hand = s.felt.Areas.Hand
	s.homes.settle(s, now)
	s.stage.Begin(now)
	wait := s.staging.veil.wait(s, now)
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		s.stage.Put(p.ID, p.Pose, geom.Rect{}, wait)
	}
	s.staging.veil.settle(s)
	s.fan = s.fan[:0]
	for _, h := range s.scene.Hand {
		s.fan = append(s.fan, h.ID)
	}
	s.stage.MakeRoom(s.fan)
	if s.felt.Staged.On { // what the stage covers comes back where it was
		s.stage.Park()
	} else {
		s.stage.Sweep()
	}
	if s.clock.land {
		s.clock.land = false
		s.stage.Finish()
		s.moments.Finish()
		s.staging.beat.End()
		s.hearing.lands()
	}
	s.clock.laid = s.t.Told
	k.Targets = append(k.Targets, s.felt.Targets...)
	guidance{s}.lay(k)
	s.glided = s.glided || s.moves() // what sets out now may have arrived by the next frame
}

// gathering fills the scene of a table with all that is to be shown.
type gathering struct {
	*tableScreen
	k *kit.Kit
}

// fill fills the scene.
func (s *gathering) fill() {
	k := s.k
	t, c, p := s.t, &s.scene, &s.a.Prefs
	c.Names, c.Labels = c.Names[:0], c.Labels[:0]
	for i := range t.Players {
		c.Names, c.Labels = append(c.Names, t.Name(engine.Seat(i))), append(c.Labels, table.Label(t, engine.Seat(i)))
	}
	if c.You = ""; table.You(t, t.Viewer) {
		c.You = t.Name(t.Viewer)
	}
	c.Faces = table.Faces(t.Players)
	c.Crests, c.Bear = crests(s.a, t.Players)
	c.Viewer, c.Asked, c.Turn, c.Bottom = t.Viewer, t.Asked, table.OnTurn(t), s.bottom()
	c.Ask = layout.Ask{Size: k.Size, Safe: k.Safe, Touch: k.Touch, Text: k.Text, Card: float64(p.Card) / 100, Left: p.Left}
	c.Style, c.Back, c.Pressed, c.Hovered = p.Style(), p.Coat(kit.Worn()), k.Press, k.Hover
	c.MayUndo, c.MayHint, c.Hints, c.Muted = s.mayUndo(), s.mayHint(), p.Hints > 0, p.Mute != 0
	s.aim()
	s.mark()
	s.sortHand(c.Bottom)
	switches(s)
	c.Dragging, c.Carried = s.a.Finger().Drag, s.dragged()
	s.carry()
	if c.Plan.Hand >= 0 {
		s.news.look(c.Hand, c.Bottom, t.Viewer == c.Bottom, t.Moves(), s.a.Now())
	}
	c.Making = c.Dragging || t.Asked != engine.None && (!t.Focus.Empty() || len(t.Composer().Chosen()) > 0)
	c.Acts, c.Short = s.listActs(c.Acts[:0], false), nil
	if !t.Focus.Empty() {
		c.Short = s.listActs(nil, true)
	}
	if s.lesson != nil {
		s.lesson.dress(s)
	}
	if s.replay != nil {
		s.replay.dress(s.tableScreen)
	}
	if table.Practising(t) {
		c.Ribbon, c.Open = words.Plain("practice.ribbon"), table.Opened(t) != 0
	} else if s.replay == nil && s.lesson == nil {
		c.Ribbon = boutText(s.a, t)
	}
	c.Tipped = guidance{s.tableScreen}.stands()
	c.Aside = guidance{s.tableScreen}.aside()
	s.raise()
	if c.Pays = 0; c.Stage != nil && c.Stage.Stays && c.Stage.Blow.Most > c.Stage.Blow.Loss {
		c.Pays = table.Pays(t)
	}
	c.Question = s.question()
	s.tellNews()
	s.foresee()
	if c.Ends = table.Ends(t); s.lesson != nil && !table.Counts(t) {
		c.Ends = ""
	}
	c.Ahead = s.ahead.p.Change
	if !s.ahead.known {
		c.Ahead = nil
	}
	for i := range t.Players {
		if b := c.MainBadge(); b != nil {
			x := engine.Seat(i)
			c.Scores[i] = s.moments.counted(x, t.Shown.Counter(uint8(b.Key), x, 0), s.clock.now())
		}
	}
}

// aim works out on what the finger would lay what it carries.
func (s *gathering) aim() {
	s.onto = nil
	if f := s.a.Finger(); f.Drag && s.Fits(f.Over) {
		s.onto = f.Over.(felt.Point).Tap
	}
}

// mark works out what may be pointed at now, and what has been.
func (s *gathering) mark() {
	m := &s.scene.Marks
	m.Legal, m.Turns, m.Focused, m.Aims, m.Picks = m.Legal[:0], m.Turns[:0], m.Focused[:0], m.Aims[:0], s.t.Picks()
	if s.t.Asked == engine.None || s.t.Resting() {
		return
	}
	found := s.t.Candidates()
	if tap, _ := s.carried(); tap != nil { // where it may be laid; what means nothing leaves lit what may be pointed at
		if with := s.t.With(tap); len(with) > 0 {
			found = with
		}
	}
	chosen := s.t.Composer().Chosen()
	for _, o := range found {
		if f := s.scene.Plan.Useless; f != nil && len(chosen) > 0 && f(s.info, chosen[len(chosen)-1], o.Action) {
			continue // it may be done, and is no use
		}
		for _, x := range o.Things {
			if x.Kind == table.ASeat && finer(o.Things, x.Seat) {
				continue // its card is what one points at, not the seat
			}
			m.Legal = append(m.Legal, x)
		}
	}
	m.Legal = append(m.Legal, table.Mates(s.t)...)
	m.Legal = append(m.Legal, table.Others(s.t)...)
	if s.t.Focus.Empty() {
		m.Legal = append(m.Legal, table.Ahead(s.t)...)
	}
	for _, tap := range s.t.Focus.Taps {
		m.Focused = append(m.Focused, tap[0])
	}
	if !s.t.Focus.Empty() { // one card of a match takes the others along
		for _, l := range table.Lifts(s.t) {
			m.Focused = append(m.Focused, table.Things(s.t, l.Run)...)
		}
	}
	for _, o := range s.t.Options() {
		for _, x := range o.Things {
			if x.Kind == table.APile && !slices.Contains(m.Aims, x.Pile) {
				m.Aims = append(m.Aims, x.Pile)
			}
		}
	}
}

// switches marks the cards of the hand that can be tapped in the place of what has been pointed at or chosen. While one points at something
// beyond the hand it has none: what is lit up there would look like what is asked for.
func switches(s *gathering) {
	c := &s.scene
	if s.t.Asked == engine.None || s.t.Asked != c.Bottom || s.t.Resting() || s.pointing() && !pointsToHand(s) {
		return
	}
	for _, h := range c.Hand {
		if tap := c.HandTap(h); h.Face != cards.Back && table.Turns(s.t, tap) {
			c.Marks.Turns = append(c.Marks.Turns, tap[0])
		}
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

// logRoom is the most lines of the log that lie beside a table.
const logRoom = 60

// toldOnce returns the lines that the log shows: those that no other line says better. The newest is no exception: it would go again.
func toldOnce(quiet []int, lines []table.Line) (out []table.Line) {
	for _, l := range lines {
		if !slices.Contains(quiet, l.Say) {
			out = append(out, l)
		}
	}
	return out
}

// toldLog is the log beside a table as it was told last, the lines of which that was made, and how many of all it has shown.
type toldLog struct {
	of, out []table.Line
	shown   int
}

// beside returns what the log beside a table shows of lines.
func (l *toldLog) beside(t *table.Table, quiet []int, lines []table.Line) []table.Line {
	if lines = lines[max(0, len(lines)-2*logRoom):]; !slices.Equal(l.of, lines) {
		l.of = lines
		l.out = table.Joined(t, toldOnce(quiet, lines))
		l.out = spokenTo(t, l.out[max(0, len(l.out)-logRoom):])
	}
	return l.out
}

// spokenTo puts lines of the log as the line of words says them.
func spokenTo(t *table.Table, lines []table.Line) []table.Line {
	for i := range lines {
		lines[i].Text = table.Addressed(t, lines[i].Text)
	}
	return lines
}

// newest returns what the line of a table without a log says: the last that was told, and once somebody is asked the last that is not
// better said by another. That one ends the turn says nothing of what was asked in it.
func newest(quiet []int, lines []table.Line, rests bool) string {
	last := len(lines) - 1
	for i := last; rests && i >= 0; i-- {
		if !slices.Contains(quiet, lines[i].Say) {
			return lines[i].Text
		}
	}
	return lines[last].Text
}

// freshest returns what that line says to who is asked: what another did last. What the question says too it does not say, nor whom they aimed at
// themselves, and nothing older than that.
func freshest(c *felt.Scene, lines []table.Line, said func(string) string) (late string) {
	for _, l := range slices.Backward(lines) {
		text := said(l.Text)
		aimed := l.Say >= 0 && l.Say < len(c.Plan.Arrows) && c.Plan.Arrows[l.Say].Way == plan.Forth
		switch quiet := slices.Contains(c.Plan.Quiet, l.Say); {
		case strings.Contains(c.Question.What, text), aimed && l.Seat == c.Viewer:
			return late
		case !quiet:
			return text
		case late == "" && l.Seat != c.Viewer:
			late = text
		}
	}
	return late
}

// tellNews fills in what the log says, and what the empty middle recalls of it.
func (s *gathering) tellNews() {
	t, c := s.t, &s.scene
	if c.Goal == "" {
		c.Goal = goal(t.Game(), t.Config())
	}
	c.Log, c.News = nil, ""
	lines, wide := t.Lines(0), layout.Shape(c.Ask.Size) == layout.Wide
	n := len(lines)
	if s.told.shown = min(s.told.shown, n); n > 0 && table.Addressed(t, lines[n-1].Text) == c.Question.What && !(wide && s.told.shown == n) { // the line of words tells it yet
		lines = lines[:n-1]
	} else if n > 0 && !t.Holding() && s.replay == nil && !table.Between(t) {
		if c.News = table.Addressed(t, newest(c.Plan.Quiet, lines, t.Asked != engine.None)); t.Asked != engine.None && t.Asked == t.Viewer {
			c.News = freshest(c, lines, func(line string) string { return table.Addressed(t, line) })
		}
	}
	if wide { // the log stands beside the table
		c.Log, c.News = s.told.beside(t, c.Plan.Quiet, lines), ""
		s.told.shown = len(lines)
	}
	r := &c.Recall
	r.Alarms = r.Alarms[:0]
	if r.Show = len(c.Plan.Recall.Begin) > 0 && c.Idle() && (t.Moves() > 0 || !t.Busy()); !r.Show {
		return
	}
	r.Recall = t.Recalled()
	if slices.Contains(r.End, c.News) {
		c.News = ""
	}
	for x := range t.Players {
		for _, fact := range t.Facts(engine.Seat(x)) {
			r.Alarms = append(r.Alarms, felt.Alarm{Text: fact, Seat: engine.Seat(x), Own: engine.Seat(x) == t.Viewer})
		}
	}
}

// question puts the prompt line together.
func (s *gathering) question() felt.Question {
	t := s.t
	q := felt.Question{What: t.Question(), Waits: table.Waits(t)}
	if t.Asked != engine.None && !t.Resting() {
		q.Who, q.Alone = t.Name(t.Asked), table.You(t, t.Asked)
	}
	if q.Would = s.would(); q.Would == "" && s.pointing() {
		q.Would = words.Plain(s.pointsAt())
	}
	if s.replay != nil {
		q = felt.Question{What: s.replay.question()}
	}
	if s.lesson != nil && s.lesson.question() != "" {
		q = felt.Question{What: s.lesson.question()}
	}
	q.Fade = s.moments.fade(q.Text(), s.clock.now())
	return q
}

// pointing reports whether a verb has been named and what is lit up says the rest.
func (s *gathering) pointing() bool {
	t, m := s.t, &s.scene.Marks
	return t.Asked != engine.None && t.Asked == t.Viewer && t.Focus.Verb >= 0 && len(t.Candidates()) > 1 && len(m.Legal) > len(m.Focused)
}

// pointsToHand reports whether a card of the hand may be pointed at.
func pointsToHand(s *gathering) bool {
	return slices.ContainsFunc(s.scene.Marks.Legal, func(x table.Thing) bool {
		return x.Kind == table.ARank || x.Kind == table.ACard && int(x.Pile.Kind) == s.scene.Plan.Hand
	})
}

// pointsAt says where one may point for the verb that is named: by the game's own words where it has some.
func (s *gathering) pointsAt() string {
	key := whereToPoint(&s.scene)
	if own := s.info.ID + ".do." + s.info.Verbs[s.t.Focus.Verb].Name + ".whom"; key != "table.point.hand" && key != "table.point.both" && words.Has(own) {
		return own
	}
	return key
}

// whereToPoint returns the words that say what may be pointed at. Cards of the hand are named, and so are players where nothing else may be
// chosen.
func whereToPoint(c *felt.Scene) string {
	hand, other, seats := false, false, true
	for _, x := range c.Marks.Legal {
		held := x.Kind == table.ACard && int(x.Pile.Kind) == c.Plan.Hand
		hand, other, seats = hand || held, other || !held, seats && x.Kind == table.ASeat && x.Seat != c.Viewer
	}
	switch {
	case !other:
		return "table.point.hand"
	case hand:
		return "table.point.both"
	case seats:
		return "table.point.seat"
	}
	return "table.point"
}

// sortHand lists the hand of a seat in the order in which it is held.
func (s *gathering) sortHand(x engine.Seat) {
	c := &s.scene
	c.Hand, c.Sort = c.Hand[:0], s.t.Sort
	if c.Plan.Hand < 0 {
		return
	}
	id := engine.PileID{Kind: uint8(c.Plan.Hand), Owner: x}
	ids := c.Cards.Of(id)
	for i, face := range c.View.Pile(id) {
		if s.t.Viewer != x && !s.replay.opened() { // even what everybody knows of it lies face down while nobody holds the hand
			face = cards.Back
		}
		if i < len(ids) {
			c.Hand = append(c.Hand, felt.HandCard{ID: ids[i], Face: face, At: i})
		}
	}
	if c.Sort == table.ByRank {
		slices.SortStableFunc(c.Hand, func(a, b felt.HandCard) int { return rankKey(a.Face) - rankKey(b.Face) })
	} else if c.Sort == table.ByHand && s.t.Viewer == x {
		byHand(c.Hand, s.t.Order[x])
	}
}

func rankKey(c cards.Card) int {
	if c.IsJoker() {
		return 1000 + int(c)
	}
	return int(c.Rank())*8 + int(c.Suit())
}
