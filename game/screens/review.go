package screens

import (
	"strconv"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/review"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
)

// reviewScreen tells luck from choices in a game that is over: a sum that adds up, choice by choice, and the moments that
// decided it. The judging goes on beside it, and is kept when the page is left.
type reviewScreen struct {
	a    *Sitting
	r    *table.Review
	past *table.Past
	got  bool        // what it has won was looked at
	of   string      // which game it was
	seat engine.Seat // whose review is shown
	at   int         // the choice under the cursor, -1 before one is picked
	sc   kit.Scroll
	said map[engine.Seat][]spelled
	best map[engine.Seat][]moment
}

// spelled is a choice in words, with what would have been better, "" where nothing was found.
type spelled struct{ text, better string }

// reviewed is the review that was looked at last: who comes back finds it as far as it had come.
type reviewed struct {
	mark uint64
	page *reviewScreen
}

// The deeds of the page that are no more than their names.
const (
	reviewBack   = kit.Press("review:back")
	reviewNext   = kit.Press("review:next")
	reviewCursor = kit.Press("review:cursor")
)

// The deeds of the page: to look at a choice, at a seat's review, and at a moment in the replay, and to play on from there.
type (
	reviewAt   struct{ choice int }
	reviewSeat struct{ seat engine.Seat }
	reviewShow struct{ moment int }
	reviewPlay struct{ moment int }
)

func (d reviewAt) Name() string   { return "review:at:" + strconv.Itoa(d.choice+1) }
func (d reviewSeat) Name() string { return "review:seat:" + d.seat.String() }
func (d reviewShow) Name() string { return "review:show:" + strconv.Itoa(d.moment+1) }
func (d reviewPlay) Name() string { return "review:play:" + strconv.Itoa(d.moment+1) }

// openReview opens the review of a past game, that of the first person who played it.
func openReview(a *Sitting, past *table.Past, of string) error {
	s, err := reviewOf(a, past, of)
	if err == nil {
		a.Push(s)
	}
	return err
}

// reviewOf returns the review of a past game as far as it has come, and goes on with it.
func reviewOf(a *Sitting, past *table.Past, of string) (*reviewScreen, error) {
	mark := engine.HashBytes([]byte(past.Write()))
	if a.reviewed.page == nil || a.reviewed.mark != mark {
		m, err := past.Played(a.find)
		if err != nil {
			return nil, err
		}
		first := firstPerson(past.Players)
		r, err := table.NewReview(m, past.Players, first, a.think)
		if err != nil {
			return nil, err
		}
		a.reviewed = reviewed{mark, &reviewScreen{a: a, r: r, past: past, of: of, seat: first, at: -1, said: map[engine.Seat][]spelled{}, best: map[engine.Seat][]moment{}}}
	}
	a.reviewed.page.r.GoOn()
	return a.reviewed.page, nil
}

func (s *reviewScreen) Name() string          { return "review" }
func (s *reviewScreen) Scrolled() *kit.Scroll { return &s.sc }

// Tick takes what has been judged meanwhile.
func (s *reviewScreen) Tick(*port.Input) {
	changed, err := s.r.Update()
	if err != nil {
		s.a.Pop()
		s.a.Say(words.Plain("review.failed"))
	}
	if changed {
		crownReview(s)
		s.a.Change()
	}
}

// Due returns when more is judged: at once, where that is done on this thread. A thinker elsewhere wakes the screen.
func (s *reviewScreen) Due(now time.Duration) time.Duration {
	if s.r.Here() {
		return now
	}
	return port.Never
}

// Tell says whether all is judged.
func (s *reviewScreen) Tell(st port.Status) port.Status {
	st.Settled = s.r.Done()
	sum, done := s.sum()
	st.Detail = "review " + s.seat.String() + " choices " + strconv.Itoa(len(sum.Moments)) + " at " + strconv.Itoa(s.at+1) + " done " + strconv.FormatBool(done)
	return st
}

// sum is the review that is shown, and whether it is whole.
func (s *reviewScreen) sum() (*review.Sum, bool) { return s.r.Of(s.seat) }

// who names a seat.
func (s *reviewScreen) who(x engine.Seat) string { return names.Isolated(s.r.Players[x].Name) }

// Typed moves the cursor.
func (s *reviewScreen) Typed(k port.Key) bool {
	switch k.Code {
	case port.Left:
		return s.Act(reviewBack)
	case port.Right:
		return s.Act(reviewNext)
	}
	return false
}

// Act moves the cursor, changes the seat, or shows a moment in the replay.
func (s *reviewScreen) Act(d kit.Deed) bool {
	sum, _ := s.sum()
	switch d := d.(type) {
	case reviewAt:
		s.at = min(d.choice, len(sum.Moments)-1)
	case reviewSeat:
		s.seat, s.at = d.seat, -1
		s.r.First(d.seat)
	case reviewShow:
		if list := s.moments(); d.moment < len(list) {
			m := list[d.moment]
			s.show(m.from, strings.Join(m.lines[:min(2, len(m.lines))], " "))
		}
	case reviewPlay:
		if list := s.moments(); d.moment < len(list) {
			s.a.doubts = doubtsOf(s, list[d.moment].from)
			s.playOn(list[d.moment].from)
		}
	case kit.Press:
		switch d {
		case reviewBack:
			s.at = max(s.at-1, min(0, len(sum.Moments)-1))
		case reviewNext:
			s.at = min(s.at+1, len(sum.Moments)-1)
		case reviewCursor:
			if s.at >= 0 {
				s.show(sum.Moments[s.at].Move, "")
			}
		default:
			return closes(s.a.App, d)
		}
	default:
		return false
	}
	s.a.Change()
	return true
}

// before returns the replay as it stands before a choice, to the eyes of the seat, nil where there is none.
func (s *reviewScreen) before(move int) *table.Replay {
	r, err := s.r.Replay(s.seat)
	if err == nil {
		err = r.To(move)
	}
	if err != nil {
		s.a.Say(words.Plain("review.failed"))
		return nil
	}
	return r
}

// show opens the replay before a choice, which has a note there.
func (s *reviewScreen) show(move int, note string) {
	if r := s.before(move); r != nil {
		shown := layReplay(s.a, r, s.of)
		shown.note, shown.noteAt = note, r.Moves()
	}
}

// playOn asks how the game is to be played on from before a choice.
func (s *reviewScreen) playOn(move int) {
	if r := s.before(move); r != nil {
		(&replay{Replay: r, a: s.a, of: s.of}).playOn()
	}
}

// Doc tells all of it: nothing is in the picture alone.
func (s *reviewScreen) Doc(d *kit.Doc) {
	sum, done := s.sum()
	d.Title, d.Prompt = words.Plain("review.title"), s.of+". "+s.sentence()
	if done {
		d.Table = append(d.Table, port.Section{Heading: words.Plain("review.sum"), Lines: append(s.sumLines(), words.T("review.unit", words.Args{A: s.who(s.seat)}))})
		part := port.Section{Heading: words.Plain("review.moments")}
		for i, m := range s.moments() {
			part.Lines = append(part.Lines, m.head+". "+m.text())
			d.Act(reviewShow{i}, words.T("review.show.it", words.Args{A: m.head}))
			d.Act(reviewPlay{i}, words.T("review.play.it", words.Args{A: m.head}))
		}
		if s.clean() {
			part.Lines = append(part.Lines, s.none())
		}
		all := port.Section{Heading: words.T("review.choices", words.Args{A: s.who(s.seat)})}
		for i := range sum.Moments {
			all.Lines = append(all.Lines, s.line(i))
		}
		d.Table = append(d.Table, part, all)
	}
	everybody := port.Section{Heading: words.Plain("review.seats")}
	for x := range s.r.Players {
		seat := engine.Seat(x)
		everybody.Lines = append(everybody.Lines, s.who(seat)+": "+s.standing(seat))
		d.Item(reviewSeat{seat}, port.Item{Text: words.T("review.look", words.Args{A: s.who(seat), Operands: [3]string{s.standing(seat)}}), Toggle: true, Pressed: seat == s.seat})
	}
	d.Table = append(d.Table, everybody)
	if done && len(sum.Moments) > 0 {
		d.Act(reviewBack, words.Plain("review.back"))
		d.Act(reviewNext, words.Plain("review.next"))
		if s.at >= 0 {
			d.Act(reviewCursor, words.T("review.show.it", words.Args{A: s.line(s.at)}))
		}
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
