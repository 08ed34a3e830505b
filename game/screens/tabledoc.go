package screens

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
)

// Doc tells the table.
func (s *tableScreen) Doc(d *kit.Doc) {
	q := &s.scene.Question
	d.Title, d.Prompt = s.info.Title, q.Text()
	if text := boutText(s.a, s.t); text != "" && s.replay == nil && s.lesson == nil {
		d.Title += ", " + text
	}
	if table.Practising(s.t) {
		d.Title = words.T("practice.of", words.Args{A: s.info.Title})
	}
	if q.Would != "" {
		d.Prompt += " " + q.Would
	}
	if s.lesson != nil {
		s.lesson.doc(s, d)
	}
	guidance{s}.doc(d)
	say := telling{s}
	say.hand(d)
	say.plays(d)
	for _, b := range s.felt.Acts {
		if d.In = zoneOf(b.Deed); !b.Plays() && b.Deed != felt.More {
			d.Item(b.Deed, port.Item{Text: b.Text, Disabled: !b.On || b.Tone == kit.Faint})
		}
	}
	d.In = port.Tools
	say.bar(d)
	shell.Queries(d)
	d.In = port.Ask
	for i := range s.t.Players { // as a tap on the panel does when nothing is meant with it
		x := engine.Seat(i)
		d.Act(felt.See{Seat: x}, words.T("table.see", words.Args{A: s.t.Name(x)}))
	}
	explain(d, s.info.ID, q.Text())
	for _, h := range s.scene.Hand {
		if h.Face != cards.Back {
			d.Act(doing{s.scene.HandTap(h), s.scene.HandName(h)}, words.T("card.what", words.Args{Card: words.Card(h.Face)}))
		}
	}
	d.Table = say.sections()
	for _, l := range s.t.Lines(0) {
		d.Log = append(d.Log, l.Text)
	}
}

// zoneOf returns where a button belongs that makes no choice: with the choice it goes on with or takes back, else with the tools.
func zoneOf(d kit.Deed) port.Zone {
	if d == felt.Sort {
		return port.Tools
	}
	return port.Do
}

// telling tells a table in words.
type telling struct{ *tableScreen }

// hand lists the cards of the hand, as far as they lie open.
func (s telling) hand(d *kit.Doc) {
	tells := handTells(s).of()
	for i, h := range s.scene.Hand {
		if h.Face == cards.Back {
			continue
		}
		tap := s.scene.HandTap(h)
		d.Hand = append(d.Hand, port.Item{Name: s.scene.HandName(h), Text: words.Upper(words.Card(h.Face)) + tells[i].text, Idle: tells[i].idle, Toggle: s.t.Composer().Prompt().Max > 0,
			Pressed: s.t.IsChosen(tap) || felt.Contains(s.scene.Marks.Focused, tap, table.ACard)})
	}
}

// plays lists what can be done in the game. A step with a card of the hand has the card's own button, unless that asks what is meant.
func (s telling) plays(d *kit.Doc) {
	t := s.t
	if s.lesson != nil && s.lesson.Stage() != learn.Asking {
		return
	}
	if t.Asked == engine.None || t.Curtain != engine.None || t.Resting() || t.Votes() != nil {
		return
	}
	var asks []table.Option
	if !t.Focus.Empty() {
		asks = t.Candidates()
	}
	for _, o := range t.Options() {
		inHand := o.Action.IsStep() && o.Shown && len(o.Things) == 1 && o.Things[0].Kind == table.ACard && int(o.Things[0].Pile.Kind) == t.Plan.Hand
		if inHand && !slices.ContainsFunc(asks, func(p table.Option) bool { return p.Action == o.Action }) {
			continue
		}
		d.Act(felt.ToPlay(s.info, o.Action), s.optionText(o, t.Options()))
	}
	for _, l := range table.Lifts(t) {
		d.Act(felt.ToLift(s.info, l.First), l.Text)
	}
	if a := table.AnswerTo(t); a != nil && !slices.ContainsFunc(t.Options(), func(o table.Option) bool { return int(o.Action.Verb()) == a.Play }) {
		d.Item(felt.Lack{}, port.Item{Text: words.Plain(a.Button) + ": " + words.Plain(a.None), Disabled: true})
	}
}

// isDone says why nothing can be taken back in a game whose rules forbid it, "" for any other.
func isDone(s *tableScreen) string {
	key := felt.NoUndo(s.info.ID)
	if s.lesson != nil || s.replay != nil || table.Practising(s.t) || !words.Has(key) {
		return ""
	}
	return words.Plain(key)
}

// bar lists what is there whatever the game asks.
func (s telling) bar(d *kit.Doc) {
	t := s.t
	if s.replay != nil {
		s.replay.doc(d)
	} else if s.lesson != nil {
		s.lesson.bar(d)
	} else if s.mayUndo() {
		d.Act(felt.Undo, words.Plain("table.undo"))
	} else if text := isDone(s.tableScreen); text != "" && t.Asked != engine.None {
		d.Item(felt.Undo, port.Item{Text: text, Disabled: true})
	}
	if s.lesson == nil && s.mayHint() {
		d.Act(felt.Hint, words.Plain("hint.ask"))
	}
	d.Item(felt.Mute, port.Item{Text: words.Plain("table.mute"), Toggle: true, Pressed: s.a.Prefs.Mute != 0})
	if t.Viewer < engine.MaxSeats && t.Plan.Hand >= 0 {
		d.Act(felt.Hide, words.Plain("menu.hide"))
	}
	d.Act(felt.Rules, words.Plain("menu.rules"))
	d.Act(felt.Log, words.Plain("table.log"))
	d.Act(accessPage, words.Plain("access.title"))
	d.Act(felt.Menu, words.Plain("menu.menu"))
}

// sections lists the table seat by seat.
func (s telling) sections() []port.Section {
	v := &s.t.Shown
	var out []port.Section
	for i := range s.t.Players {
		x := engine.Seat(i)
		sec := port.Section{Heading: s.t.Name(x)}
		sec.Lines = append(sec.Lines, s.badgeLines(x)...)
		for _, p := range v.Piles {
			if p.ID.Owner == x && (int(p.ID.Kind) != s.t.Plan.Hand || x != s.t.Viewer) {
				sec.Lines = append(sec.Lines, s.scene.PileLine(p))
			}
		}
		out = append(out, sec)
	}
	mid := port.Section{Heading: words.Plain("table.middle")}
	if text := felt.AskedAbout(&s.scene); text != "" {
		mid.Lines = append(mid.Lines, text+".")
	}
	for _, b := range s.t.Plan.Marks {
		if text := s.scene.MarkText(b); text != "" {
			mid.Lines = append(mid.Lines, text)
		}
	}
	if s.scene.Ends != "" {
		mid.Lines = append(mid.Lines, s.scene.Ends+".")
	}
	mid.Lines = append(mid.Lines, s.t.Facts(engine.None)...)
	for _, p := range v.Piles {
		if p.ID.Owner == engine.None {
			mid.Lines = append(mid.Lines, s.scene.PileLine(p))
		}
	}
	if len(mid.Lines) > 0 {
		out = append(out, mid)
	}
	if s.lesson == nil { // which says itself what is wanted
		out = append(out, port.Section{Heading: words.Plain("rules.goal"), Lines: []string{s.scene.Goal}})
	}
	return out
}

// badgeLines tells a seat's badges and facts, one a line.
func (s telling) badgeLines(x engine.Seat) []string {
	return append(s.scene.BadgeLines(x), s.t.Facts(x)...)
}
