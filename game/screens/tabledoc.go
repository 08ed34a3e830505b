package screens

import (
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
)

// doc tells the table.
func (s *tableScreen) doc(d *ui.Doc) {
	t := s.t
	d.Title = s.info.Title
	q := s.question()
	d.Prompt = q.text()
	if q.would != "" {
		d.Prompt += " " + q.would
	}
	for _, h := range s.hand {
		if h.face == cards.Back {
			continue
		}
		tap := s.handTap(h)
		d.Hand = append(d.Hand, ui.Item{Name: s.handName(h), Text: words.Upper(words.Card(h.face)),
			Pressed: s.t.IsChosen(tap) || contains(s.focused, tap, table.ACard)})
	}
	offered := map[string]bool{} // what a card of the hand that is pointed at may mean: it asks which
	for _, o := range t.Candidates() {
		offered[s.actName(o.Action)] = !t.Focus.Empty()
	}
	if t.Asked != engine.None && t.Curtain == engine.None && !t.Resting() && t.Votes() == nil {
		for _, o := range t.Options() {
			if o.Action.IsStep() && o.Shown && len(o.Things) == 1 && o.Things[0].Kind == table.ACard && int(o.Things[0].Pile.Kind) == t.Plan.Hand {
				if !offered[s.actName(o.Action)] { // the hand's own button stands for it
					continue
				}
			}
			d.Acts = append(d.Acts, ui.Item{Name: s.actName(o.Action), Text: s.optionText(o, t.Options())})
		}
	}
	for _, b := range s.acts {
		if !strings.HasPrefix(b.name, "act:") && b.name != "more" {
			d.Acts = append(d.Acts, ui.Item{Name: b.name, Text: b.text, Disabled: !b.on})
		}
	}
	if t.MayUndo() {
		d.Acts = append(d.Acts, ui.Item{Name: "undo", Text: words.Plain("table.undo")})
	}
	if s.mayHint() {
		d.Acts = append(d.Acts, ui.Item{Name: "hint", Text: words.Plain("hint.ask")})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "mute", Text: words.Plain("table.mute"), Pressed: s.a.prefs.Mute != 0})
	if t.Viewer < engine.MaxSeats && t.Plan.Hand >= 0 {
		d.Acts = append(d.Acts, ui.Item{Name: "hide", Text: words.Plain("menu.hide")})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "rules", Text: words.Plain("menu.rules")}, ui.Item{Name: "log", Text: words.Plain("table.log")})
	for i := range t.Players { // as a tap on the panel does when nothing is meant with it
		x := engine.Seat(i)
		d.Acts = append(d.Acts, ui.Item{Name: "see:" + x.String(), Text: words.T("table.see", words.Args{A: t.Name(x)})})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "menu", Text: words.Plain("menu.menu")})
	d.Table = s.sections()
	for _, l := range t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
}

// sections lists the table seat by seat.
func (s *tableScreen) sections() []ui.Section {
	v := &s.t.Shown
	var out []ui.Section
	for i := range s.t.Players {
		x := engine.Seat(i)
		sec := ui.Section{Heading: s.t.Name(x)}
		sec.Lines = append(sec.Lines, s.badgeLines(x)...)
		for _, p := range v.Piles {
			if p.ID.Owner == x && (int(p.ID.Kind) != s.t.Plan.Hand || x != s.t.Viewer) {
				sec.Lines = append(sec.Lines, s.pileLine(p))
			}
		}
		out = append(out, sec)
	}
	mid := ui.Section{Heading: words.Plain("table.middle")}
	for _, b := range s.t.Plan.Marks {
		if text := s.markText(b); text != "" {
			mid.Lines = append(mid.Lines, text)
		}
	}
	mid.Lines = append(mid.Lines, s.facts(engine.None)...)
	for _, p := range v.Piles {
		if p.ID.Owner == engine.None {
			mid.Lines = append(mid.Lines, s.pileLine(p))
		}
	}
	if len(mid.Lines) > 0 {
		out = append(out, mid)
	}
	return out
}

// pileLine tells a pile in words: its faces where they are known, else its size.
func (s *tableScreen) pileLine(p engine.Pile) string {
	known := p.Cards[:0:0]
	for _, c := range p.Cards {
		if c != cards.Back {
			known = append(known, c)
		}
	}
	name := s.pileName(p.ID.Kind)
	if len(known) == len(p.Cards) {
		return name + ": " + words.Cards(p.Cards) + s.slotNote(p.ID)
	}
	text := name + ": " + words.T("table.cards", words.Args{N: len(p.Cards)})
	if len(known) > 0 {
		text += ", " + words.Cards(known)
	}
	text += s.slotNote(p.ID)
	return text
}
