package screens

import (
	"strconv"
	"time"

	"royals/engine"
	codes "royals/engine/code"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// dailyScreen offers the deals of a date, one of each game: the same cards, opponents and chances of theirs wherever it is played.
type dailyScreen struct {
	a   *Sitting
	sc  kit.Scroll
	ago int // how many days
}

// lateDays is for how many days a deal stays open.
const lateDays = 30

const (
	dayBefore = kit.Press("daily:before")
	dayAfter  = kit.Press("daily:after")
	dayCode   = kit.Press("daily:code")
)

// shareDay shows what can be sent of a day's deal that is over.
type shareDay struct{ game engine.Game }

func (d shareDay) Name() string { return "daily:share:" + d.game.Info().ID }

// playDay plays the deal of a date.
type playDay struct{ game engine.Game }

func (d playDay) Name() string { return "daily:" + d.game.Info().ID }

// weekdays are the opponents, from Sunday on.
var weekdays = [7]string{"duke", "page", "squire", "knight", "duke", "sovereign", "knight"}

func (s *dailyScreen) Name() string          { return "daily" }
func (s *dailyScreen) Scrolled() *kit.Scroll { return &s.sc }

// date is the date of the page.
func (s *dailyScreen) date() string { return keep.Date(time.Unix(s.a.now(), 0), s.ago) }

// runOfDay names the running game of a day's deal.
func runOfDay(game string) string { return keep.Run(game, keep.DailyTable) }

// theDay reads a date: "22 November 2026", and which day of the week it is.
func theDay(date string) (text string, weekday time.Weekday) {
	at, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date, 0
	}
	return words.T("history.date", words.Args{N: at.Day(), A: words.Plain("month." + strconv.Itoa(int(at.Month()))), N2: at.Year()}), at.Weekday()
}

// dealOf is the day's deal of a game: its configuration, who sits there, and the seed of the opponents' chance.
func dealOf(a *Sitting, g engine.Game, date string) (c engine.Config, players []table.Player, chance uint64, err error) {
	info, day := g.Info(), plan.For(g.Info()).Day
	c = engine.Config{Seats: info.Seats, Seed: codes.Daily(info.ID, date), Options: day.Options}
	if day.Seats > 0 {
		c.Seats = day.Seats
	}
	_, weekday := theDay(date)
	s := newSetup(info)
	s.seat(a.Prefs.Name)
	players = s.Players[:c.Seats]
	deal := codes.Deal{Game: g, Config: c, Opponents: make([]string, c.Seats)}
	for i := range players[1:] {
		players[i+1].Bot = weekdays[weekday]
		deal.Opponents[i+1] = weekdays[weekday]
	}
	code, err := codes.Write(deal)
	return c, players, codes.Bots(code), err
}

// dateOf returns the date whose deal of a game has a seed, "" for none of those that are open.
func dateOf(a *Sitting, game string, seed uint64) string {
	for ago := range lateDays + 2 { // it may have been begun before midnight
		if date := keep.Date(time.Unix(a.now(), 0), ago); codes.Daily(game, date) == seed {
			return date
		}
	}
	return ""
}

// dayOn returns the date whose deal is played on a table, false where none is.
func dayOn(a *Sitting, t *table.Table) (date string, ok bool) {
	id := t.Game().Info().ID
	if a.run != runOfDay(id) {
		return "", false
	}
	date = dateOf(a, id, t.Config().Seed)
	return date, date != ""
}

// noteDay keeps how a day's deal ended, the first time.
func noteDay(a *Sitting, t *table.Table) {
	date, ok := dayOn(a, t)
	if !ok || !t.Players[0].Person() {
		return
	}
	d := dayOf(t, date)
	d.Late = keep.IsLate(keep.Days(a.Store), date, time.Unix(a.now(), 0))
	a.Kept.Wrote(keep.NoteDay(a.Store, d))
}

// dayOf is how a day's deal ended on a table.
func dayOf(t *table.Table, date string) keep.Day {
	var r engine.Result
	t.Result(&r)
	d := keep.Day{Game: t.Game().Info().ID, Date: date, Rank: int(r.Rank[0]), Of: len(t.Players), Hints: table.HelpOf(t, 0).Hints, Mark: gameMark(table.Finished(t))}
	if r.Winners.Has(0) {
		d.Rank = 1
	}
	return d
}

// placeText tells the place in a day's deal.
func placeText(d keep.Day) string {
	text := words.T("daily.done", words.Args{A: words.Plain("place." + strconv.Itoa(d.Rank)), N2: d.Of})
	if d.Rank == 1 {
		text = words.Plain("daily.done.won")
	}
	if d.Late {
		text = words.T("daily.did-late", words.Args{A: text})
	}
	return text
}

// dayText tells on a result what became of the day's deal.
func dayText(r *resultScreen) string {
	d, ok := keep.Done(keep.Days(r.a.Store), r.info.ID, r.day)
	if !ok {
		return ""
	}
	key, date := "daily.result", ""
	if date, _ = theDay(r.day); d.Rank != r.rank(0) {
		key = "daily.counted"
	}
	return words.T(key, words.Args{A: date, B: placeText(d)})
}

// beginDay deals the cards of a date.
func beginDay(a *Sitting, g engine.Game, date string) {
	c, players, chance, err := dealOf(a, g, date)
	var t *table.Table
	if err == nil {
		t, err = table.New(g, c, players, keeper{a, runOfDay(g.Info().ID)}, a.think, chance, saltOf(a.seed))
	}
	if err != nil {
		a.Say(err.Error())
		return
	}
	a.bout = nil
	a.play(t, runOfDay(g.Info().ID))
}

// runs returns the running game of the page's deal, nil for none, and whether the deal of another date is running.
func (s *dailyScreen) runs(g engine.Game) (r *running, other bool) {
	r = waitsAs(s.a, runOfDay(g.Info().ID))
	if r != nil && r.Config.Seed != codes.Daily(g.Info().ID, s.date()) {
		return nil, true
	}
	return r, false
}

// state tells how far a deal has come, and what can be done about it.
func (s *dailyScreen) state(list []keep.Day, g engine.Game) (text string, do choice) {
	d, done := keep.Done(list, g.Info().ID, s.date())
	key := "daily.play"
	switch r, _ := s.runs(g); {
	case r != nil:
		text, key = words.Plain("daily.running"), "daily.on"
	case done:
		key = "daily.again"
	default:
		text = words.Plain("daily.open")
	}
	if done {
		text = placeText(d)
	}
	return text, choice{playDay{g}, words.Plain(key)}
}

// about tells whose day it is, and how many in a row have been played.
func (s *dailyScreen) about() string {
	date, weekday := theDay(s.date())
	key := "daily.against"
	if s.ago > 0 {
		key = "daily.late"
	}
	text := words.T(key, words.Args{A: date, B: words.Plain("daily.weekday." + strconv.Itoa(int(weekday)))})
	if n := keep.Streak(keep.Days(s.a.Store), time.Unix(s.a.now(), 0)); n > 1 {
		text += " " + words.T("daily.streak", words.Args{N: n})
	}
	return text
}

// days are the buttons to the dates beside the page's.
func (s *dailyScreen) days() []choice {
	return []choice{{dayBefore, words.Plain("daily.before")}, {dayAfter, words.Plain("daily.after")}}
}

// may reports whether there is such a date.
func (s *dailyScreen) may(d kit.Deed) bool {
	return d == dayBefore && s.ago < lateDays || d == dayAfter && s.ago > 0
}

func (s *dailyScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("daily.title")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(words.Plain("daily.what"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space2
	y += k.Para(s.about(), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.SansBold, kit.Body, 0, kit.Gold) + kit.Space3
	list := keep.Days(s.a.Store)
	for _, g := range s.a.games {
		y = s.row(k, list, g, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space2
	}
	half := (rest.W - kit.Space2) / 2
	for i, c := range s.days() {
		k.Button(c.deed, c.text, geom.Rect{X: rest.X + float64(i)*(half+kit.Space2), Y: y, W: half, H: kit.Tap}, kit.Plain, s.may(c.deed))
	}
	y += kit.Tap + kit.Space2
	k.Button(dayCode, words.Plain("code.daily"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Plain, true)
	s.sc.End(k, y+kit.Tap+kit.Space3)
}

// row draws a game on the felt of its table, and returns its lower end.
func (s *dailyScreen) row(k *kit.Kit, list []keep.Day, g engine.Game, box geom.Rect) float64 {
	text, do := s.state(list, g)
	button := min(box.W*0.42, 150*max(1, k.Text))
	in := geom.Rect{X: box.X + kit.Space3, Y: box.Y + kit.Space2, W: box.W - button - 3*kit.Space3}
	pic := geom.Rect{X: box.X + kit.Space2, W: 2 * kit.Tap, H: kit.Tap}
	if box.W >= 480*max(1, k.Text) {
		in.X, in.W = in.X+pic.W+kit.Space2, in.W-pic.W-kit.Space2
	}
	high := k.Line(kit.Lead) + k.Height(text, sprites.Sans, kit.Small, in.W)
	_, done := keep.Done(list, g.Info().ID, s.date())
	tone, acts := kit.Primary, kit.Tap
	if done {
		tone, acts = kit.Plain, 2*kit.Tap+kit.Space2
	}
	box.H = max(high, acts) + 2*kit.Space2
	k.List.Fill(box, kit.Radius, feltOf(g.Info().ID))
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	in.Y = box.Y + (box.H-high)/2
	if in.X > box.X+pic.W {
		pic.Y = box.Y + (box.H-pic.H)/2
		k.List.Picture(plan.Plate(g.Info().ID), pic, kit.White)
	}
	k.Label(g.Info().Title, geom.Rect{X: in.X, Y: in.Y, W: in.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Text)
	k.Para(text, geom.Rect{X: in.X, Y: in.Y + k.Line(kit.Lead), W: in.W}, sprites.Sans, kit.Small, 0, kit.Text)
	at := geom.Rect{X: box.X + box.W - kit.Space3 - button, Y: box.Y + (box.H-acts)/2, W: button, H: kit.Tap}
	k.Button(do.deed, do.text, at, tone, true)
	if at.Y += kit.Tap + kit.Space2; done {
		k.Button(shareDay{g}, words.Plain("share.result"), at, kit.Plain, true)
	}
	return box.Y + box.H
}

func (s *dailyScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case playDay:
		s.play(d.game)
	case shareDay:
		if done, ok := keep.Done(keep.Days(s.a.Store), d.game.Info().ID, s.date()); ok {
			shareKept(s.a, done)
		}
	default:
		switch {
		case d == dayCode:
			s.a.Push(&codeScreen{a: s.a})
		case d != dayBefore && d != dayAfter:
			return closes(s.a.App, d)
		case !s.may(d):
			return false
		case d == dayBefore:
			s.ago++
		default:
			s.ago--
		}
	}
	s.a.Change()
	return true
}

// play goes on with the deal of the page, or begins it. It asks where that of another date would be lost.
func (s *dailyScreen) play(g engine.Game) {
	date := s.date() // midnight may pass while it is asked
	begin := func() { beginDay(s.a, g, date) }
	switch r, other := s.runs(g); {
	case r != nil:
		resumeRun(s.a, r.Name)
	case other:
		sure(s.a.App, "daily.replaces", "daily.play", words.Args{}, begin)
	case len(s.a.waiting()) >= keep.Most:
		s.a.Push(&runsScreen{a: s.a, full: true})
	default:
		begin()
	}
}

func (s *dailyScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("daily.title"), words.Plain("daily.what")+" "+s.about()
	list := keep.Days(s.a.Store)
	for _, g := range s.a.games {
		text, do := s.state(list, g)
		title := g.Info().Title
		d.Table = append(d.Table, port.Section{Heading: title, Lines: []string{text}})
		d.Act(do.deed, do.text+": "+title+". "+text)
		if _, done := keep.Done(list, g.Info().ID, s.date()); done {
			d.Act(shareDay{g}, words.Plain("share.result")+": "+title+". "+text)
		}
	}
	for _, c := range s.days() {
		d.Item(c.deed, port.Item{Text: c.text, Disabled: !s.may(c.deed)})
	}
	d.Act(dayCode, words.Plain("code.daily"))
	d.Act(kit.Back, words.Plain("menu.back"))
}
