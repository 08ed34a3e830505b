package screens

import (
	"slices"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
)

// lesson is a lesson that is played on a table. A table without one is a game.
type lesson struct {
	*learn.Run
	a       *Sitting
	at, of  int           // which lesson of how many
	since   time.Duration // when the learner was asked
	version int
	kept    int           // how many of the answers are kept
	rests   time.Duration // since when all stands still at its end, 0 before
	press   string        // the button that ends what has been pointed at rightly, "" before
	presses engine.Action // and what it does
	over    bool          // the reward has been shown
	course  []felt.Taught // all lessons of the game
}

const (
	patience = 8 * time.Second        // after how long a hint comes by itself
	gaze     = 700 * time.Millisecond // how long the table at the end stands before the reward covers it
)

// The deeds of a lesson.
const (
	lessonBack  = kit.Press("lesson:back")
	lessonSkip  = kit.Press("lesson:skip")
	lessonLeave = kit.Press("lesson:leave")
)

// Teach opens the lessons of a game: the first that is not finished, where it was left. It reports false for a game without lessons.
func (a *Sitting) Teach(game string) bool {
	list := learn.Of(game)
	if len(list) == 0 {
		return false
	}
	return teach(a, list[max(a.learned.Next(list), 0)].Name())
}

// teach opens a lesson.
func teach(a *Sitting, name string) bool {
	l, at, of := learn.Find(name)
	if l == nil || a.find(l.Game) == nil {
		return false
	}
	run, err := learn.Begin(a.find(l.Game), l, cast(a), a.learned.Left(l))
	if err != nil {
		return false
	}
	s := newTableScreen(a, run.Table)
	s.lesson = &lesson{Run: run, a: a, at: at, of: len(of), kept: len(run.Answers())}
	for i, x := range of {
		s.lesson.course = append(s.lesson.course, felt.Taught{Text: words.T("lesson.row", words.Args{N: i + 1, A: x.Title}), Crowns: a.learned.Crowns(x), Here: i == at})
	}
	hear := run.Table.Hear
	run.Table.Hear = func(e engine.Event) {
		hear(e)
		run.Hear(e)
	}
	a.Push(s)
	return true
}

// cast returns the names at the table of a lesson: the player keeps the own one.
func cast(a *Sitting) []string {
	names := slices.Clone(firstNames[:])
	names[0] = ownName(a)
	for i, name := range names[1:] {
		if name == names[0] {
			names[1+i] = table.Other(name)
		}
	}
	return names
}

// readLearned takes up what has been learned.
func readLearned(a *Sitting) {
	a.learned = learn.Progress{}
	a.Kept.Take(learn.Key, words.Plain("kept.learn"), a.learned.Read)
}

// keepLearned keeps it.
func keepLearned(a *Sitting) {
	a.Kept.Wrote(a.Store.Save(learn.Key, a.learned.Write()))
}

// tick goes on with the lesson.
func (l *lesson) tick(s *tableScreen, now time.Duration) {
	if l.Advance(); l.Stage() != learn.Asking || l.Version != l.version {
		l.since = now
	}
	if l.Stage() == learn.Asking && !l.Hinted() && now >= l.since+patience {
		l.Hint(false)
	}
	if n := len(l.Answers()); n != l.kept && l.Stage() != learn.Done {
		l.kept = n
		l.a.learned.Leave(l.Lesson, l.Answers())
		keepLearned(l.a)
	}
	if l.Version != l.version {
		l.version = l.Version
		l.a.Change()
	}
	switch {
	case l.over:
	case l.Stage() != learn.Done || s.moves():
		l.rests = 0
	case l.rests == 0:
		l.rests = now
	case now >= l.rests+gaze:
		l.over = true
		l.a.learned.Finish(l.Lesson, l.Crowns())
		keepLearned(l.a)
		l.a.Push(&rewardScreen{a: l.a, s: s})
	}
}

// due returns when a hint or the reward comes by itself.
func (l *lesson) due() time.Duration {
	switch {
	case l.Stage() == learn.Asking && !l.Hinted():
		return l.since + patience
	case l.Stage() == learn.Done && !l.over && l.rests > 0:
		return l.rests + gaze
	}
	return port.Never
}

// title is what the lesson is called.
func (l *lesson) title() string {
	return words.T("lesson.title", words.Args{N: l.at + 1, N2: l.of, A: l.Lesson.Title})
}

// tell adds to the app's status.
func (l *lesson) tell(s *tableScreen, st port.Status) port.Status {
	st.Settled = (l.Stage() != learn.Playing && (l.Stage() != learn.Done || l.over) || l.Table.Held() && !l.Table.Busy()) && !s.clock.running() && !s.moves()
	if l.Table.Holding() {
		return st
	}
	st.Detail = "lesson " + [...]string{"playing", "telling", "asking", "failed", "done"}[l.Stage()]
	if l.Stage() == learn.Asking {
		st.Detail += " " + l.Bubble() + lights{s}.touch()
	}
	return st
}

// question is the bubble.
func (l *lesson) question() string {
	text := l.Says().Text
	switch {
	case l.Stage() == learn.Done: // the sheet says it
		return ""
	case l.pressed():
		return words.T("lesson.press", words.Args{A: l.press})
	}
	switch {
	case l.Barred():
	case l.TakenBack:
		text = words.T("lesson.taken", words.Args{A: text})
	case l.Missed:
		text = words.T("lesson.missed", words.Args{A: text})
	}
	return text
}

// dress makes the scene that of a lesson.
func (l *lesson) dress(s *gathering) {
	c := &s.scene
	c.Title, c.Voice, c.MayUndo, c.Hints, c.MayHint = l.title(), l.question() != "", l.MayBack(), true, l.MayHint()
	c.Course = l.course
	if l.Stage() != learn.Asking {
		c.Asked, c.Making = engine.None, false
		c.Marks.Legal, c.Marks.Turns, c.Marks.Focused, c.Marks.Aims = c.Marks.Legal[:0], c.Marks.Turns[:0], c.Marks.Focused[:0], c.Marks.Aims[:0]
	}
	for _, x := range l.Lit() { // after another touch, too, it is what may be touched
		if l.Stage() == learn.Asking && x.Kind == table.ACard && int(x.Pile.Kind) == c.Plan.Hand && !slices.Contains(c.Marks.Legal, x.Thing) {
			c.Marks.Legal = append(c.Marks.Legal, x.Thing)
		}
	}
	c.Acts, c.Short = l.acts(s, c.Acts), nil
}

// acts are the buttons: to go on, or what can be done in the game.
func (l *lesson) acts(s *gathering, list []felt.Act) []felt.Act {
	next := felt.Act{Deed: felt.Next, Text: words.Plain("lesson.next"), Tone: kit.Primary, On: true}
	switch l.Stage() {
	case learn.Failed:
		next.Text = words.Plain("lesson.take-back")
		return append(list[:0], next)
	case learn.Telling:
		list = list[:0]
		if l.MayBack() {
			list = append(list, felt.Act{Deed: lessonBack, Text: words.Plain("lesson.back"), On: true})
		}
		return append(list, felt.Act{Deed: lessonSkip, Text: words.Plain("lesson.skip"), On: true}, next)
	case learn.Playing:
		return slices.DeleteFunc(list, func(b felt.Act) bool { return b.Deed == felt.Auto })
	case learn.Asking:
		if n := len(list) - 1; n > 0 && !l.riddle(list) && l.spoils(list[n]) {
			last := list[n]
			copy(list[1:], list[:n])
			list[0] = last
		}
		list = slices.DeleteFunc(list, func(b felt.Act) bool { return b.Deed == felt.Suggest || l.spare(b, list) })
		l.favour(list)
	}
	return list
}

// pressed reports whether nothing is wanted any more but the button that the bubble names.
func (l *lesson) pressed() bool { return l.Stage() == learn.Asking && l.press != "" && !l.Barred() }

// pressing returns what a button is called where nothing but it is wanted any more, "" for any other.
func (l *lesson) pressing(b felt.Act) string {
	if d, ok := b.Deed.(felt.Play); ok && !l.Ends(d.Action) {
		return ""
	}
	return b.Text
}

// spare reports whether a button does by halves what another one does whole.
func (l *lesson) spare(b felt.Act, list []felt.Act) bool {
	d, ok := b.Deed.(felt.Play)
	return ok && d.Action.IsStep() && slices.ContainsFunc(list, func(b felt.Act) bool { x, ok := b.Deed.(felt.Lift); return ok && x.First == d.Action })
}

// spoils reports whether a button gives up the turn that is being taught: it must not lie where the way on lay.
func (l *lesson) spoils(b felt.Act) bool {
	d, ok := b.Deed.(felt.Play)
	if !ok || d.Action.IsStep() || l.Wants(d.Action) || len(l.Table.Composer().Chosen()) > 0 || table.AnswerTo(l.Table) != nil {
		return false
	}
	return l.Table.Game().Info().Verbs[d.Action.Verb()].Args[0].Kind == engine.ArgNone
}

// timely reports whether an action is due: a step where no button does it all, and an end once all that is wanted has been chosen.
func (l *lesson) timely(a engine.Action, whole bool) bool {
	if a.IsStep() {
		return !whole
	}
	return len(l.Table.Composer().Chosen()) == 0 || l.Ends(a)
}

// riddle reports whether the learner is to find out which of the buttons is wanted: one of them does what the lesson plays and takes
// back.
func (l *lesson) riddle(list []felt.Act) bool {
	return slices.ContainsFunc(list, func(b felt.Act) bool {
		d, ok := b.Deed.(felt.Play)
		return ok && learn.Rues(l.Run, d.Action) && !l.Wants(d.Action)
	})
}

// told reports whether the learner has been told what is wanted.
func (l *lesson) told() bool { return l.Hinted() || l.Missed || l.TakenBack }

// favour puts what is wanted before what else can be done: where there is little room, it must not be what is left out. It is the button
// to press, and no other is; the bubble names it once it has been pointed at. The one that solves a riddle is not told before, and stays
// where it was when it is told: it must not come to lie under a finger that means another.
func (l *lesson) favour(list []felt.Act) {
	riddle := l.riddle(list)
	begun := (!l.Table.Focus.Empty() || len(l.Table.Composer().Chosen()) > 0) && (!riddle || l.told())
	l.press = ""
	whole := slices.ContainsFunc(list, func(b felt.Act) bool { d, ok := b.Deed.(felt.Lift); return ok && l.Wants(d.First) })
	n, gold := 0, false
	for i, b := range list {
		b.Tone = kit.Plain
		wanted, act := false, engine.Action(0)
		switch d := b.Deed.(type) {
		case felt.Lift:
			wanted, act = l.Wants(d.First), d.First
		case felt.Play:
			wanted, act = l.Wants(d.Action) && l.timely(d.Action, whole), d.Action
		}
		if wanted {
			answers := table.AnswerTo(l.Table) != nil
			if answers { // the same sides as in the game
				n = i
			}
			copy(list[n+1:i+1], list[n:i])
			if !begun && !gold && !riddle && l.Ends(act) { // where the way on lay: a second tap there does what is wanted
				b.Tone, b.Stays, gold = kit.Primary, answers, true
			}
			if b.Lies = false; begun && l.press == "" {
				b.Tone, b.Stays = kit.Primary, riddle
				l.press, l.presses = l.pressing(b), act
			}
			list[n] = b
			n++
		} else {
			list[i] = b
		}
	}
}

// doc tells the lesson: what it is called, what is said, what glows, and what can be done besides playing.
func (l *lesson) doc(s *tableScreen, d *kit.Doc) {
	d.Title = l.title()
	d.Prompt += (lights{s}).told()
}

// bar lists what is there whatever the lesson asks.
func (l *lesson) bar(d *kit.Doc) {
	if l.MayHint() {
		d.Act(felt.Hint, words.Plain("lesson.hint"))
	}
	if l.MayBack() {
		d.Act(lessonBack, words.Plain("lesson.back"))
	}
	d.Act(lessonSkip, words.Plain("lesson.skip"))
	d.Act(lessonLeave, words.Plain("lesson.leave"))
}

// act does what a lesson does with a deed, and reports whether that was all.
func (l *lesson) act(s *tableScreen, d kit.Deed) bool {
	switch d {
	case felt.Hint:
		l.Hint(true)
	case felt.Undo, lessonBack:
		s.stage.Finish()
		l.Back()
	case felt.Menu, kit.Back:
		l.a.Push(&lessonMenu{a: l.a, s: s})
	case lessonSkip:
		l.skip()
	case lessonLeave:
		l.leave()
	case felt.Next, nil:
		return l.goOn()
	default:
		_, point := d.(felt.Point) // a touch beside the bubble goes on
		return point && l.goOn()
	}
	l.a.Change()
	return true
}

// goOn goes on after a bubble. It reports false where the table is to do what it usually does.
func (l *lesson) goOn() bool {
	if l.Table.Held() || l.Stage() != learn.Telling && l.Stage() != learn.Failed {
		return false
	}
	l.Next()
	l.a.Change()
	return true
}

// missed answers a touch that cannot be meant: the rules have said why, or the lesson says what is wanted.
func (l *lesson) missed() bool {
	if l.Table.Refusal == "" {
		l.Miss()
	}
	l.a.Change()
	return true
}

// skip goes on to the next lesson.
func (l *lesson) skip() {
	l.a.learned.Skip(l.Lesson)
	keepLearned(l.a)
	l.following()
}

// following opens the lesson after this one, or leaves after the last.
func (l *lesson) following() {
	_, at, of := learn.Find(l.Lesson.Name())
	unlay(l.a)
	if at+1 < len(of) {
		teach(l.a, of[at+1].Name())
	}
}

// leave goes back to where the lesson was opened.
func (l *lesson) leave() { unlay(l.a) }

// unlay takes the table of a lesson off the stack, with what lies on it.
func unlay(a *Sitting) {
	for len(a.Screens()) > 1 {
		s, ok := a.Top().(*tableScreen)
		a.Pop()
		if ok && s.lesson != nil {
			return
		}
	}
}
