package screens

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
)

// asker asks at a table by a key, and by the button that means the same.
type asker struct{ *rig }

// said returns what is read out after a deed.
func (r asker) said(do func()) string {
	hush(r.rig)
	do()
	r.step(0)
	hush(r.rig)
	return strings.TrimSuffix(r.app.Voice.Say.Text, "\u00a0")
}

// by asks with the key and with the button, which have to say the same.
func (r asker) by(key rune, button string) string {
	r.t.Helper()
	text := r.said(func() { r.key(port.Key{Code: port.Letter, Rune: key}) })
	if other := r.said(func() { r.in.Press("ask:" + button) }); other != text && !strings.Contains(",.", string(key)) {
		r.t.Errorf("%c says %q, its button %q", key, text, other)
	}
	return text
}

// TestQueriesAnswer asks at a few decisions of each title for all there is to ask for, and compares what is said with what lies on the
// table, with what can be done and with the log.
func TestQueriesAnswer(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := &sitter{rig: newRig(t, desktop, false, store.NewMemory(), 5)}
			p.start(g.Info().ID, 1)
			p.app.Prefs.Speed, p.app.Prefs.Pause = 0, 0
			p.app.tab().clock.settle()
			asked := 0
			for n := range 12 {
				p.settle()
				if s := p.app.tab(); s == nil || p.app.Status().Scene != "table" || s.t.Asked == engine.None {
					break
				}
				asker{p.rig}.asks()
				asked++
				all := choices(p.app.Doc())
				p.byName(all[n%len(all)].Name)
			}
			if asked < 2 {
				t.Errorf("only %d decisions", asked)
			}
		})
	}
}

// asks asks for everything at one decision.
func (r asker) asks() {
	t, s := r.t, r.app.tab()
	d := r.app.Doc()
	if got := r.by('r', "question"); got != d.Prompt || got == "" {
		t.Errorf("the question %q is told as %q", d.Prompt, got)
	}
	own := cards.Set(0)
	for _, c := range s.t.Shown.Pile(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: s.t.Viewer}) {
		if !c.IsJoker() {
			own = own.Add(c)
		}
	}
	if got := r.by('h', "hand"); cardsIn(strings.ToLower(got))&own != own {
		t.Errorf("the hand %s is told as %q", words.Cards(own.Append(nil)), got)
	}
	scores := r.by('s', "scores")
	board := r.by('t', "table")
	for seat := range s.t.Players {
		if name := s.t.Name(engine.Seat(seat)); !strings.Contains(scores, name) || !strings.Contains(board, name) {
			t.Errorf("%s is missing in %q or in %q", name, scores, board)
		}
	}
	if hidden := cardsIn(strings.ToLower(board)) &^ public(s) &^ own; hidden != 0 {
		t.Errorf("the table names what is hidden, %s: %q", words.Cards(hidden.Append(nil)), board)
	}
	can := r.by('w', "can")
	for _, it := range choices(d) {
		if text := strings.TrimRight(it.Text, ".?"); !strings.Contains(can, text) {
			t.Errorf("%q is not among what can be done: %q", text, can)
		}
	}
	r.past()
}

// past asks for the last turn, and goes back and forth from it.
func (r asker) past() {
	t, log := r.t, r.app.tab().t.Lines(0)
	if len(log) == 0 {
		return
	}
	last := r.by('l', "turn")
	if line := log[len(log)-1].Text; !strings.Contains(last, strings.TrimRight(line, ".?")) {
		t.Errorf("the last turn %q lacks %q", last, line)
	}
	r.key(port.Key{Code: port.Letter, Rune: 'l'})
	older := r.said(func() { r.in.Press("ask:older") })
	if newer := r.said(func() { r.key(port.Key{Code: port.Letter, Rune: '.'}) }); newer != last {
		t.Errorf("back and forth from %q is %q", last, newer)
	}
	if again := r.said(func() { r.key(port.Key{Code: port.Letter, Rune: ','}) }); again != older {
		t.Errorf("the comma says %q, its button %q", again, older)
	}
	whole := ""
	for _, l := range log {
		whole += l.Text + " "
	}
	for _, line := range strings.SplitAfter(older, ". ") {
		if line = strings.Trim(line, " ."); !strings.Contains(whole, line) {
			t.Errorf("the turn before says %q, which the log has not", line)
		}
	}
}
