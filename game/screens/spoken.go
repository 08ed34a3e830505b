package screens

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/narrate"
	"royals/game/table"
	"royals/game/words"
)

// spoken is what is said of a table: events as they are shown, and the question when it is asked.
type spoken struct {
	narrate.Teller
	s     *tableScreen
	tells knownTells
}

// begin begins with a table. One that goes on from a save is told from its question on.
func (p *spoken) begin(s *tableScreen) {
	t := s.t
	*p = spoken{s: s, Teller: narrate.Teller{
		Voice: &s.a.Voice, Info: s.info, Tells: t.Plan.Spoken, Name: t.Name,
		Key: func(e engine.Event) string { return table.LineKey(t, e) }, Args: func(e engine.Event) words.Args { return table.LineArgs(t, e) },
		Count: func() int { return len(t.Lines(0)) }, Old: t.Moves() > 0, Again: s.replay != nil,
	}}
	p.Begin(t.Viewer)
	listen := t.Hear
	t.Hear = func(e engine.Event) {
		listen(e)
		p.look()
		p.Hear(s.a.Now(), e)
	}
}

// look notices that somebody else looks at the screen.
func (p *spoken) look() { p.Eyes(p.s.a.Now(), p.s.t.Viewer) }

// undo takes the last choice back and says which one it was.
func (p *spoken) undo() bool {
	t, line := p.s.t, ""
	for _, l := range t.Lines(0) {
		if l.Seat == t.Viewer {
			line = l.Text
		}
	}
	if !t.Undo() {
		return false
	}
	p.Undone(p.s.a.Now(), line)
	return true
}

// Narrate tells what has happened, where the table waits for somebody at the screen.
func (s *tableScreen) Narrate(prompt string) {
	t := s.t
	switch {
	case t.Curtain != engine.None || t.Flushing() && !t.Resting():
	case t.Asked != engine.None, t.Holding(), table.Answered(t) != "", s.replay != nil, s.lesson != nil && s.lesson.question() != "":
		q := narrate.Question{Text: prompt, Hand: heldBy(t, t.Viewer), Asks: t.Asked == t.Viewer, Verdict: table.Judging(t)}
		q.Kind, q.Short = shortQuestion(s)
		s.spoken.Report(s.a.Now(), q)
	}
}

// shortQuestion returns the question in fewer words, "" where it is not the table's own or more is to be said.
func shortQuestion(s *tableScreen) (kind, text string) {
	q := s.scene.Question
	if s.replay != nil || s.lesson != nil || q.Would != "" {
		return "", ""
	}
	kind, q.What = table.Short(s.t)
	if q.What == "" {
		return "", ""
	}
	return kind, q.Text()
}

// heldBy returns the hand of the seat that looks at the screen, nil where there is none.
func heldBy(t *table.Table, x engine.Seat) []cards.Card {
	if x >= engine.MaxSeats || t.Plan.Hand < 0 {
		return nil
	}
	return t.Shown.Pile(engine.PileID{Kind: uint8(t.Plan.Hand), Owner: x})
}
