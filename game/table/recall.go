package table

import "slices"

// Recall is what last happened in the middle of the table, as the log tells it.
type Recall struct {
	Begin string   // how it began, "" when nothing has happened yet
	First Line     // the line that tells that
	Cards []Line   // the cards that were shown, with their owners
	End   []string // how it ended, empty while it goes on
}

// Recalled finds it in the lines that the viewer has read. It finds nothing in a game whose plan has no Recall.
func (t *showing) Recalled() (r Recall) {
	about := &t.Plan.Recall
	if len(about.Begin) == 0 {
		return r
	}
	lines := t.Lines(0)
	from := len(lines) - 1
	for from >= 0 && !slices.Contains(about.Begin, lines[from].Say) {
		from--
	}
	if from < 0 {
		return r
	}
	r.First = lines[from]
	r.Begin = spokenTo(&t.record, lines[from].Text)
	for _, l := range lines[from+1:] {
		if slices.Contains(about.Card, l.Say) {
			r.Cards = append(r.Cards, l)
		} else if slices.Contains(about.End, l.Say) {
			r.End = append(r.End, spokenTo(&t.record, l.Text))
		}
	}
	return r
}
