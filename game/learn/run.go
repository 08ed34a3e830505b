package learn

import (
	"bytes"
	"errors"
	"strings"

	"royals/engine"
	"royals/engine/match"
	"royals/game/table"
)

// Me is the learner's seat.
const Me = engine.Seat(0)

// Stage says what a lesson waits for.
type Stage uint8

// The stages.
const (
	Playing Stage = iota // cards are on their way, or somebody answers
	Telling              // a bubble is read: Next goes on
	Asking               // the learner chooses
	Failed               // a choice that was not wanted has been played: Next takes it back
	Done                 // the lesson is over
)

// Run is a lesson that is going on. Whoever shows it calls Advance whenever the table has been updated.
type Run struct {
	Lesson *Lesson
	Table  *table.Table
	// TakenBack is set when a choice has just been taken back.
	TakenBack bool
	// Missed is set when a touch or a choice has just been answered with what is wanted instead.
	Missed  bool
	Version int // grows with every change of what is said

	script  *Script
	info    *engine.Info
	stage   Stage
	step    int
	pushed  bool   // the replies of this step are with the script
	heard   bool   // the deed that this bubble waits for has been shown
	failing *wrong // is being played, or has been
	note    Line   // said instead of the bubble
	hints   int    // 1: in words, 2: the touch is shown
	crowns  int
	lost    string // words key of what the last crown was lost by
	answers []int  // which of the wanted choices were taken
	stops   []stop
}

// stop is a moment to which Back returns.
type stop struct {
	step    int
	mark    table.Mark
	answers int
}

// errPlace says that a lesson has no position: the file of positions is older than the texts.
var errPlace = errors.New("learn: no such position")

// Begin begins a lesson. names are those of the seats. answers are the choices that were taken when the lesson was left, nil for one
// that begins anew.
func Begin(g engine.Game, l *Lesson, names []string, answers []int) (*Run, error) {
	m, err := l.match(g)
	if err != nil {
		return nil, err
	}
	r := &Run{Lesson: l, info: g.Info(), script: &Script{game: g}, crowns: 3}
	if r.step, err = l.forward(m, answers); err == nil {
		r.answers = append(r.answers, answers...)
	} else if m, err = l.match(g); err != nil { // the lesson has changed since: it begins anew
		return nil, err
	} else {
		r.step = 0
	}
	var players []table.Player
	for i := range m.Config.Seats {
		p := table.Player{Name: names[i]}
		if engine.Seat(i) != Me {
			p.Bot = "lesson"
		}
		players = append(players, p)
	}
	if r.Table, err = table.From(m, players, r.script); err != nil {
		return nil, err
	}
	r.Table.Judge = r.judge
	r.Advance()
	return r, nil
}

// match returns the match of the lesson, at its beginning.
func (l *Lesson) match(g engine.Game) (*match.Match, error) {
	place, ok := position(l.Name())
	if !ok {
		return nil, errPlace
	}
	return match.From(g, l.config(g.Info()), place)
}

// forward plays a lesson as far as answers go, and returns the step that follows.
func (l *Lesson) forward(m *match.Match, answers []int) (int, error) {
	if len(answers) == 0 {
		return 0, nil
	}
	for i := range l.steps {
		s := &l.steps[i]
		for _, p := range s.plays {
			if err := m.DoText(p.seat, p.text); err != nil {
				return 0, err
			}
		}
		if s.kind != asking {
			continue
		}
		if answers[0] < 0 || answers[0] >= len(s.right) {
			return 0, errPlace
		}
		if err := m.DoText(Me, s.right[answers[0]]); err != nil {
			return 0, err
		}
		if answers = answers[1:]; len(answers) == 0 {
			return i + 1, nil
		}
	}
	return 0, errPlace
}

// Stage returns what the lesson waits for.
func (r *Run) Stage() Stage { return r.stage }

// Crowns returns how many crowns the lesson is worth as it was played: 3 at the first try, 2 with a hint or another choice, 1 where
// the touch was shown.
func (r *Run) Crowns() int { return r.crowns }

// Answers returns which of the wanted choices have been taken, to go on with the lesson another time.
func (r *Run) Answers() []int { return r.answers }

// now returns the step that is on the screen.
func (r *Run) now() *step { return &r.Lesson.steps[min(r.step, len(r.Lesson.steps)-1)] }

// lead returns the bubble that stays while the learner chooses: the one before the question.
func (r *Run) lead() *step {
	if r.step > 0 && r.Lesson.steps[r.step-1].kind == saying {
		return &r.Lesson.steps[r.step-1]
	}
	return nil
}

// Bubble returns the label of the bubble that the lesson has come to, whatever else is said: tests go by it.
func (r *Run) Bubble() string {
	if s := r.lead(); s != nil && r.stage == Asking {
		return s.line.Label
	}
	return r.now().line.Label
}

// Says returns the sentence to show now; its text is empty while the lesson has nothing to say.
func (r *Run) Says() Line {
	switch {
	case r.Barred():
		return Line{"refused", r.Table.Refusal}
	case r.note.Text != "":
		return r.called(r.note)
	case r.stage == Failed:
		return r.called(r.failing.line)
	case r.stage == Telling || r.stage == Done:
		return r.called(r.now().line)
	case r.stage == Asking && r.lead() != nil:
		return r.called(r.lead().line)
	}
	return Line{}
}

// called gives a line, whose text has the learner sit with the first of the cast, the names of those who sit here.
func (r *Run) called(l Line) Line {
	for i, p := range r.Table.Players[1:] {
		if name := table.Cast[i].Name; p.Name != name {
			l.Text = renamed(l.Text, name, p.Name)
		}
	}
	return l
}

// renamed puts one name for another, where it is a word of its own.
func renamed(text, from, to string) (out string) {
	for {
		before, after, found := strings.Cut(text, from)
		out += before
		switch {
		case !found:
			return out
		case after != "" && after[0] >= 'a' && after[0] <= 'z':
			out += from
		default:
			out += to
		}
		text = after
	}
}

// still reports whether all that the lesson has to play has been played and shown.
func (r *Run) still() bool {
	return len(r.script.plays) == 0 && r.Table.Caught()
}

// Hear is told of each deed as it is shown.
func (r *Run) Hear(e engine.Event) {
	for i := r.step; i < len(r.Lesson.steps) && !r.heard; i++ {
		switch s := &r.Lesson.steps[i]; {
		case s.kind == asking:
			return
		case s.at != "":
			r.heard = e.Kind == engine.Said && s.at == "said "+r.info.Said(e)
			return
		}
	}
}

// Advance goes on with the lesson as far as it goes by itself.
func (r *Run) Advance() {
	was, at := r.stage, r.step
	for r.pass() {
	}
	if r.stage != was || r.step != at {
		r.Version++
	}
}

// pass passes a step by. It reports false where the lesson waits.
func (r *Run) pass() bool {
	if r.stage != Playing {
		return false
	}
	if r.failing != nil {
		if r.still() {
			r.stage = Failed
		}
		return false
	}
	s := r.now()
	switch s.kind {
	case replying:
		r.push()
		if !r.still() {
			return false
		}
		r.pushed = false
	case saying:
		if s.at != "" && !r.heard || !r.still() {
			return false
		}
		if r.arrive(r.step); r.Lesson.steps[r.step+1].kind != asking {
			r.stage = Telling
			return false
		}
		r.heard = false
	case asking:
		if len(r.script.plays) == 0 && r.Table.Asked == Me {
			if r.stage = Asking; r.lead() == nil {
				r.arrive(r.step)
			}
		}
		return false
	case rewarding:
		if r.still() {
			r.stage = Done
		}
		return false
	}
	r.step++
	return true
}

// push gives the replies of this step to the script.
func (r *Run) push() {
	if r.pushed {
		return
	}
	r.pushed = true
	r.script.push(r.now().plays)
	if r.Table.Asked != engine.None {
		r.Table.Reconsider()
	}
}

// arrive notes a moment to which Back returns.
func (r *Run) arrive(step int) {
	if n := len(r.stops); n == 0 || r.stops[n-1].step != step {
		r.stops = append(r.stops, stop{step, r.Table.Mark(), len(r.answers)})
	}
}

// Next goes on after a bubble has been read, or takes a choice back that has been told.
func (r *Run) Next() bool {
	switch r.stage {
	case Telling:
		r.step++
		r.stage, r.heard = Playing, false
		r.Version++
		r.Advance()
		return true
	case Failed:
		r.back(len(r.stops) - 1)
		r.TakenBack = true
		return true
	}
	return false
}

// MayBack reports whether there is anything to go back to.
func (r *Run) MayBack() bool {
	return len(r.stops) > 1 || len(r.stops) == 1 && (r.stage == Failed || r.stage == Playing || r.stage == Done)
}

// Back goes back to the bubble or the question before.
func (r *Run) Back() bool {
	if !r.MayBack() {
		return false
	}
	to := len(r.stops) - 1
	if r.stage == Telling || r.stage == Asking {
		to--
	}
	r.back(to)
	return true
}

// back returns to a stop.
func (r *Run) back(to int) {
	s := r.stops[to]
	r.stops = r.stops[:to+1]
	r.answers = r.answers[:s.answers]
	r.script.clear()
	r.Table.Return(s.mark)
	r.forget()
	r.step, r.stage, r.heard, r.failing = s.step, Playing, true, nil
	r.Version++
	r.Advance()
}

// forget drops what was said about a choice.
func (r *Run) forget() {
	r.note, r.hints, r.pushed, r.heard, r.TakenBack, r.Missed = Line{}, 0, false, false, false, false
}

// MayHint reports whether there is a hint.
func (r *Run) MayHint() bool { return r.stage == Asking && r.hints < 2 }

// Hinted reports whether a hint has been given on this question.
func (r *Run) Hinted() bool { return r.hints > 0 }

// Hint says in words what is wanted; asked again, it shows the touch. A hint that nobody asked for costs no crown.
func (r *Run) Hint(asked bool) bool {
	if !r.MayHint() {
		return false
	}
	r.hints++
	r.note, r.TakenBack, r.Missed, r.Table.Refusal = r.now().hint, false, false, ""
	if r.hints == 2 {
		r.cost(1, "lesson.lost.shown")
	} else if asked {
		r.cost(2, "lesson.lost.hint")
	}
	r.Version++
	return true
}

// Miss says what is wanted after a touch that means nothing.
func (r *Run) Miss() {
	r.note, r.TakenBack, r.Missed = r.now().other, false, true
	r.Version++
}

// cost takes crowns away: no more than so many are left.
func (r *Run) cost(left int, by string) {
	if left < r.crowns {
		r.crowns, r.lost = left, by
	}
}

// Lost returns the words key of what crowns were lost by, "" where none was.
func (r *Run) Lost() string { return r.lost }

// judge answers a choice of the learner: it lets pass whatever the rules allow. What the lesson does not want is told, and taken back.
func (r *Run) judge(run []engine.Action) bool {
	if r.Advance(); r.stage != Asking {
		return false
	}
	st := r.Table.State()
	after := outcome(st, Me, run)
	if after == nil {
		return true // the rules refuse it, and say why
	}
	same := func(text string) bool {
		want, err := r.Table.Game().Parse(st, Me, text)
		return err == nil && bytes.Equal(outcome(st, Me, want), after)
	}
	s := r.now()
	r.Version++
	for i, text := range s.right {
		if same(text) {
			r.forget()
			r.answers = append(r.answers, i)
			r.step++
			r.stage = Playing
			if r.now().kind == replying {
				r.pushed = true
				r.script.push(r.now().plays)
			}
			return true
		}
	}
	r.cost(2, "lesson.lost.other")
	r.forget()
	r.failing, r.stage, r.Missed = &wrong{line: s.other}, Playing, true
	for i := range s.wrong {
		if same(s.wrong[i].choice) {
			r.failing, r.Missed = &s.wrong[i], false
			r.script.push(r.failing.plays)
			break
		}
	}
	return true
}

// outcome returns the position after a choice, nil where the rules refuse it.
func outcome(s engine.State, seat engine.Seat, run []engine.Action) []byte {
	t := s.Fresh()
	t.CopyFrom(s)
	for _, a := range run {
		if engine.Apply(t, seat, a, nil) != nil {
			return nil
		}
	}
	return engine.Encode(t, nil)
}
