package screens

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/layout"
	"royals/game/learn"
	"royals/game/plan"
	"royals/game/table"
)

// staging is the stage of a table: what is shown large in its place while a deed is told, and the beat that it is in.
type staging struct {
	up   bool
	made *plan.Stage
	talk *plan.Stage // what is told on the table itself, nil for nothing
	told int         // what the table had told when it was made, counted from 1
	beat anim.Beat
	act  plan.Act
	next plan.Beat     // of an event that was just told
	n    int           // which counts so much
	of   engine.PileID // of whose card it tells
	who  engine.Seat   // whom the line that is told is about
	from int           // how many cards had landed before that line
	sums bool          // who was asked has seen the whole sum
	past bool          // it has been told what comes of the deed
	sum  anim.Beat     // in which that is written into the sum
	over bool          // something else goes on
	read bool          // what came of the deed has stood to be read
	last bool          // it stands until its beat ends, before the question that comes
	veil veil          // it has just come up or gone down
	seen time.Duration // until when it has stood: it has shown the arrows of that time
}

// hear notes the beat of an event that is about to be shown.
func (g *staging) hear(t *table.Table, e *engine.Event) {
	if e.Kind == engine.Said {
		g.from = t.Cards.Landings()
	}
	if st := g.made; st != nil && st.Past && (e.Kind == engine.Moved && !about(st, e) || g.folds(t, e)) {
		g.over = true
	}
	if b, ok := t.Plan.BeatOf(*e); ok {
		g.over = g.over && (g.made == nil || !g.made.Stays) // it comes up once more for what is paid
		g.next, g.n, g.of, g.who = b, int(e.Value), e.From, e.Seat
	}
}

// folds reports whether a stage that has been read goes down with an event: with the first card that leaves, or what is told by numbers. So
// nothing is laid anew on it for the cards that are left. It stays while others pay what it costs, until the last that has fallen goes.
func (g *staging) folds(t *table.Table, e *engine.Event) bool {
	switch st := g.made; {
	case !g.read || st.Shape == plan.Facing || e.Kind != engine.Moved && e.Kind != engine.Counted:
		return false
	case st.Pays:
		return e.Kind == engine.Moved && fellThere(st, e) && !table.Follows(t, func(next engine.Event) bool { _, ok := t.Plan.BeatOf(next); return ok })
	case st.Stays:
		return table.Coming(t)
	}
	return true
}

// fellThere reports whether a card goes from where one has fallen on a stage.
func fellThere(st *plan.Stage, e *engine.Event) bool {
	return st != nil && st.Pays && slices.ContainsFunc(st.Pieces, func(p plan.Piece) bool { return p.Falls && p.At >= 0 && p.Pile == e.From })
}

// impact returns how long it is until the blow that has just been told of hits, 0 where there is none.
func (g *staging) impact(d anim.Dial, now time.Duration) time.Duration {
	strikes := func(a plan.Act) bool { return a == plan.Strike || a == plan.Halts }
	again := g.next.Time > 0 && g.made != nil && g.made.Stays // it comes up for what is paid
	switch {
	case !g.up && !again:
	case g.next.Time > 0 && strikes(g.next.Act):
		return anim.Impact(g.next.Long(g.n), d)
	case g.next.Time == 0 && strikes(g.act):
		return g.beat.Until(now)
	}
	return 0
}

// raise puts on the stage what goes on, or takes it down: before every question, curtain and result.
func (s *gathering) raise() {
	g, t := &s.staging, s.t
	now := s.clock.now()
	st := s.onStage()
	full := st
	if st != nil && st.Brief {
		full = nil
	}
	answers := full != nil && (t.Asked != engine.None || full.Asks && s.mayAsk() && !decided(t)) // the hand lies there before the question
	if (s.scene.Stage != nil) != (full != nil) || s.scene.Answers != answers {
		g.veil.begin(s, now)
	}
	s.scene.Answers = answers
	g.sums = full != nil && (g.sums || t.Asked != engine.None)
	if past := full != nil && full.Past; past != g.past {
		if g.past = past; past && !g.sums && !s.clock.land {
			g.sum.Begin(sumTime, now, s.stage.Dial)
		}
	}
	if was := g.up; was != (st != nil) {
		g.up, g.act = !was, plan.Stands // nothing of the stage before
	}
	if g.talk = nil; full == nil {
		g.talk = st
	}
	s.scene.Stage = full
	if g.last = st != nil && !table.Staging(t) && !(st.Asks && s.mayAsk()); full != nil || st != nil && st.Answer != plan.Unsure { // its arrow has done its work
		g.seen = s.clock.time
	}
	g.read = st != nil && st.Past && (g.read || t.Resting())
	if st == nil || s.clock.land {
		g.beat.End()
	} else if g.next.Time > 0 {
		g.act = g.next.Act
		g.beat.Begin(s.long(st, g.next, g.n), now, s.stage.Dial)
	}
	for i := range piecesOf(st) {
		p := &st.Pieces[i]
		p.Told = g.act == plan.Tells && p.Owner == g.of.Owner && p.Pile.Slot == g.of.Slot
	}
	g.next = plan.Beat{}
	g.told = t.Told + 1
}

// sumTime is how long it takes to write what a sum comes to.
const sumTime = 180 * time.Millisecond

// long is how long a beat of a stage lasts: what opponents ask is brief.
func (s offers) long(st *plan.Stage, b plan.Beat, n int) time.Duration {
	d := b.Long(n)
	if st.Says[0].Key != "" && !s.t.Players[st.Figures[0].Seat].Person() {
		d = d * 6 / 10
	}
	return d
}

// onStage returns what is to be on the stage now, nil for nothing.
func (s *gathering) onStage() *plan.Stage {
	g, t := &s.staging, s.t
	if t.Plan.Stage == nil || s.lesson != nil && s.lesson.Stage() != learn.Playing {
		return nil
	}
	ends := g.next.Time == 0 && !g.beat.Running(s.clock.now())
	stands, asks := table.Staging(t) || !ends && table.Coming(t), s.mayAsk()
	if !stands && !asks {
		return nil
	}
	if g.told != t.Told+1 {
		sc := plan.Scene{Sight: plan.Sight{Info: s.info, View: &t.Shown, Me: t.Viewer, Seats: len(t.Players)}, Told: table.Heard(t), Asks: s.roomToAsk(),
			Fresh: func(id engine.PileID, c cards.Card) bool { return t.Cards.Since(g.from, id, c) }}
		g.made = t.Plan.Stage(&sc)
	}
	if !stands && (g.made == nil || !g.made.Asks) || s.wouldFold() {
		return nil
	}
	if g.made == nil || !g.made.Past {
		g.over = false
	} else if g.over || !g.up && !t.Resting() && g.next.Time == 0 && !(g.made.Asks && t.Asked != engine.None) {
		return nil
	}
	return g.made
}

// mayAsk reports whether a stage may stand while the question is asked that it is about.
func (s *gathering) mayAsk() bool { return table.Opens(s.t) && s.roomToAsk() }

// What a window must have for a stage and a question below it, in CSS pixels, and how large its letters may be at most.
const (
	askHeight = 600
	askText   = 1.25
)

// decided reports whether what comes of a deed is told before the next question: that is about something else, and the stage keeps its room.
func decided(t *table.Table) bool {
	return table.Follows(t, func(e engine.Event) bool { b, _ := t.Plan.BeatOf(e); return b.Ends })
}

// wouldFold reports whether a stage of the two boards may have to go down again for a question before its deed is decided: there is no room
// for both. It comes up once, with what comes of the deed.
func (s *gathering) wouldFold() bool {
	st := s.staging.made
	return st != nil && st.Shape == plan.Facing && !st.Past && s.lesson == nil && s.replay == nil && int(s.t.Viewer) < len(s.t.Players) && !s.roomToAsk() && !decided(s.t)
}

// roomToAsk reports whether there is room for a stage above a hand. A lesson asks in its own way.
func (s *gathering) roomToAsk() bool {
	q := &s.scene.Ask
	return s.lesson == nil && s.replay == nil && layout.Shape(q.Size) != layout.Low && q.Size.Within(q.Safe).H >= askHeight && q.Text <= askText
}

// piecesOf returns the cards on a stage.
func piecesOf(st *plan.Stage) []plan.Piece {
	if st == nil {
		return nil
	}
	return st.Pieces
}

// about reports whether a card that goes belongs to what is on a stage.
func about(st *plan.Stage, e *engine.Event) bool {
	on := func(p plan.Piece) bool { return p.Pile == e.From || p.Card == e.Card && e.Card != cards.Back }
	return slices.ContainsFunc(st.Pieces, on) || slices.Contains(st.Stakes, e.From) || slices.Contains(st.Stakes, e.To)
}
