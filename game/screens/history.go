package screens

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/game/court"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// historyScreen lists the games that are over, the newest first. One can be replayed, kept by hand, or deleted.
type historyScreen struct {
	a     *Sitting
	sc    kit.Scroll
	rows  []pastGame
	only  map[string]string // what is asked for, by the sieves
	shown int               // how many of them are listed
}

// pastGame is a game of the list.
type pastGame struct {
	keep.Past
	table.Brief
	back func() error // brings it back; nil unless it was deleted
}

// pastPage is how many games are listed at first, and how many more at each wish.
const pastPage = 20

// manyPast is how many games are found without help.
const manyPast = 10

// The deeds of the list that are no more than their names.
const (
	titleHistory = kit.Press("history")
	pastOlder    = kit.Press("past:older")
)

// pastDeed does something about a past game.
type pastDeed struct {
	what string
	n    int
}

func (d pastDeed) Name() string { return "past:" + d.what + ":" + strconv.Itoa(d.n) }

func newHistoryScreen(a *Sitting) *historyScreen {
	s := &historyScreen{a: a, only: map[string]string{}, shown: pastPage}
	list, err := keep.History(a.Store)
	if err != nil {
		a.Kept.Wrote(err)
	}
	for _, p := range list {
		b, err := table.ReadBrief(p.About)
		if err == nil && a.find(b.Game) != nil {
			called(a, b.Players)
			s.rows = append(s.rows, pastGame{Past: p, Brief: b})
		}
	}
	return s
}

func (s *historyScreen) Name() string          { return "history" }
func (s *historyScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *historyScreen) intro() string {
	n := 0
	for i := range s.rows {
		if s.rows[i].back == nil {
			n++
		}
	}
	if n == 0 {
		return words.Plain("history.none")
	}
	return words.T("history.some", words.Args{N: n})
}

// sieves are what the games can be narrowed by, where they are many.
func (s *historyScreen) sieves() []*sieve {
	if len(s.rows) <= manyPast {
		return nil
	}
	game, kind := newSieve("past", "game"), newSieve("past", "kind")
	for _, g := range s.a.games {
		if slices.ContainsFunc(s.rows, func(p pastGame) bool { return p.Game == g.Info().ID }) {
			game.add(g.Info().ID, g.Info().Title)
		}
	}
	for _, key := range []string{usual, keep.DailyTable, keep.CourtTable, keep.DealTable, keptByHand} {
		if slices.ContainsFunc(s.rows, func(p pastGame) bool { return p.is(key) }) {
			kind.add(key, words.Plain("by.kind."+key))
		}
	}
	return useful([]*sieve{game, kind}, s.only)
}

// keptByHand are the games that were kept, among the kinds that are asked for.
const keptByHand = "kept"

// is reports whether the game is one of a kind: played at a usual table, or another, or kept by hand.
func (p *pastGame) is(kind string) bool {
	of, _, _ := strings.Cut(p.Of, " ")
	return kind == cmp.Or(of, usual) || kind == keptByHand && p.Kept
}

// asked returns the games that are asked for.
func (s *historyScreen) asked() (list []*pastGame) {
	for i := range s.rows {
		p := &s.rows[i]
		if (s.only["game"] == "" || s.only["game"] == p.Game) && (s.only["kind"] == "" || p.is(s.only["kind"])) {
			list = append(list, p)
		}
	}
	return list
}

// list returns those of them that are listed.
func (s *historyScreen) list() []*pastGame {
	list := s.asked()
	return list[:min(s.shown, len(list))]
}

// title is the title of the game.
func (p *pastGame) title(a *Sitting) string { return a.find(p.Game).Info().Title }

// date says on which day it ended, as the calendar here has it, "" where nobody knows.
func (p *pastGame) date() string {
	if p.At <= 0 {
		return ""
	}
	year, month, day := time.Unix(p.At, 0).Date()
	return words.T("history.date", words.Args{N: day, A: words.Plain("month." + strconv.Itoa(int(month))), N2: year})
}

// playedAt is the table at which a game is played, as the history keeps it: the day's deal of a date, a bout against a rival of the court,
// a deal that came by a code, "" for a usual one.
func playedAt(a *Sitting, t *table.Table) string {
	if date, ok := dayOn(a, t); ok {
		return keep.DailyTable + " " + date
	}
	if at := boutOn(a, t); at >= 0 {
		return keep.CourtTable + " " + court.Rivals[at].Key
	}
	if a.run == keep.Run(t.Game().Info().ID, keep.DealTable) {
		return keep.DealTable
	}
	return ""
}

// of says which of the day's deals it was, or which bout, "" for a usual game.
func (p *pastGame) of() string {
	switch kind, which, _ := strings.Cut(p.Of, " "); kind {
	case keep.DailyTable:
		date, _ := theDay(which)
		if date == p.date() {
			return words.Plain("history.daily")
		}
		return words.T("history.daily.of", words.Args{A: date})
	case keep.CourtTable:
		if at := slices.IndexFunc(court.Rivals[:], func(r court.Rival) bool { return r.Key == which }); at >= 0 {
			return words.T("history.court", words.Args{A: court.Rivals[at].Name})
		}
	case keep.DealTable:
		return words.Plain("history.deal")
	}
	return ""
}

// when is the day and which deal or bout it was, as far as there is one.
func (p *pastGame) when() string {
	return strings.Join(slices.DeleteFunc([]string{p.date(), p.of()}, func(text string) bool { return text == "" }), ", ")
}

// heading is the title, and when it was.
func (p *pastGame) heading(a *Sitting) string {
	if p.when() == "" {
		return p.title(a)
	}
	return p.title(a) + ", " + p.when()
}

// text tells who won, who played, and the scores.
func (p *pastGame) text() string {
	if p.back != nil {
		return words.Plain("history.deleted")
	}
	return scored(&p.Brief)
}

// scored tells who won and everybody's score.
func scored(b *table.Brief) string {
	var won, scores []string
	for i, q := range b.Players {
		name := names.Isolated(q.Name)
		if b.Winners>>i&1 != 0 {
			won = append(won, name)
		}
		scores = append(scores, words.T("history.score", words.Args{A: name, N: b.Scores[i]}))
	}
	return headlineOf(b.Game, won, false) + ": " + strings.Join(scores, ", ") + "."
}

// headlineOf names those who won a game, of whom "you" are one or not.
func headlineOf(game string, won []string, mine bool) string {
	switch n := len(won); n {
	case 0:
		return words.Plain("table.over")
	case 1:
		key := "result.wins"
		if words.Has(game + ".wins") {
			key = game + ".wins"
		}
		if mine {
			key += ".all"
		}
		return words.T(key, words.Args{A: won[0]})
	default:
		return words.T("result.share", words.Args{A: strings.Join(won[:n-1], ", "), B: won[n-1]})
	}
}

// acts are what can be done about a past game.
func (p *pastGame) acts() []choice {
	if p.back != nil {
		return []choice{{pastDeed{"undo", p.N}, words.Plain("history.undo")}}
	}
	mark := "history.keep"
	if p.Kept {
		mark = "history.kept"
	}
	return []choice{{pastDeed{"review", p.N}, words.Plain("review.open")}, {pastDeed{"replay", p.N}, words.Plain("history.replay")}, {pastDeed{"keep", p.N}, words.Plain(mark)}, {pastDeed{"delete", p.N}, words.Plain("history.delete")}}
}

// pages are what else is known of the games that are over.
func (s *historyScreen) pages() []choice {
	return []choice{{statsOpen, words.Plain("stats.open")}, {openCrowns, crownCount(s.a, keep.Owner, "crown.button")}}
}

func (s *historyScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("history.title")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(s.intro(), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	pages, wide := s.pages(), 0.0
	for _, c := range pages {
		wide = max(wide, sprites.Measure(sprites.SansBold, k.Px(kit.Body), c.text)+2*kit.Space4)
	}
	cols := max(1, min(len(pages), int((rest.W+kit.Space2)/(wide+kit.Space2))))
	y += tiles(pages, cols, geom.Rect{X: rest.X, Y: y, W: rest.W}, func(c choice, at geom.Rect) { k.Button(c.deed, c.text, at, kit.Plain, true) })
	y += sieves(k, s.sieves(), s.only, geom.Rect{X: rest.X, Y: y, W: rest.W})
	list := s.list()
	for i := range list {
		y = s.row(k, list[i], geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	}
	if len(list) < len(s.asked()) {
		k.Button(pastOlder, words.Plain("history.older"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap + kit.Space3
	}
	s.sc.End(k, y)
}

// row draws a past game on the felt of its table, and returns its lower end. A deleted one has the same size, so that nothing moves.
func (s *historyScreen) row(k *kit.Kit, p *pastGame, box geom.Rect) float64 {
	there := *p
	there.back = nil
	in := geom.Rect{X: box.X + kit.Space3, Y: box.Y + kit.Space3, W: box.W - 2*kit.Space3}
	date := 0.0
	if p.when() != "" {
		date = k.Height(p.when(), sprites.Sans, kit.Small, in.W)
	}
	one := in.W >= 300*k.Text // all in one row, the last as a symbol
	rows := 2.0
	if one {
		rows = 1
	}
	box.H = k.Line(kit.Lead) + date + k.Height(there.text(), sprites.Sans, kit.Small, in.W) + rows*(kit.Tap+kit.Space2) + 2*kit.Space3
	k.List.Fill(box, kit.Radius, feltOf(p.Game))
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	k.Label(p.title(s.a), geom.Rect{X: in.X, Y: in.Y, W: in.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Text)
	in.Y += k.Line(kit.Lead)
	if date > 0 {
		in.Y += k.Para(p.when(), in, sprites.Sans, kit.Small, 0, kit.Bright)
	}
	k.Para(p.text(), in, sprites.Sans, kit.Small, 0, kit.Text)
	acts, row := p.acts(), geom.Rect{X: in.X, Y: box.Y + box.H - kit.Space3 - rows*(kit.Tap+kit.Space2) + kit.Space2, W: in.W}
	cols := min(2, len(acts))
	if one && len(acts) > 1 {
		last := len(acts) - 1
		k.IconButton(acts[last].deed, sprites.IconTrash, geom.Rect{X: in.X + in.W - kit.Tap + kit.Space2, Y: row.Y, W: kit.Tap, H: kit.Tap}, true)
		acts, cols, row.W = acts[:last], last, in.W-kit.Tap
	}
	tiles(acts, cols, row, func(c choice, at geom.Rect) {
		tone := kit.Plain
		if p.Kept && c.deed.(pastDeed).what == "keep" {
			tone = kit.Primary
		}
		k.Button(c.deed, c.text, at, tone, true)
	})
	return box.Y + box.H
}

func (s *historyScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case sift:
		return sifts(s.a, s.sieves(), s.only, d)
	case pastDeed:
		for i := range s.rows {
			if s.rows[i].N == d.n {
				s.does(&s.rows[i], d.what)
			}
		}
	case kit.Press:
		switch d {
		case statsOpen:
			s.a.Push(newStats(s.a))
		case openCrowns:
			s.a.Push(&crownsScreen{a: s.a, who: keep.Owner})
		case pastOlder:
			s.shown += pastPage
		default:
			return closes(s.a.App, d)
		}
	default:
		return closes(s.a.App, d)
	}
	s.a.Change()
	return true
}

// does does something about a past game.
func (s *historyScreen) does(p *pastGame, what string) {
	var err error
	switch what {
	case "replay":
		err = s.rewind(p)
	case "review":
		var past *table.Past
		if past, err = s.recall(p); err == nil {
			err = openReview(s.a, past, p.heading(s.a))
		}
	case "keep":
		if err = keep.Hold(s.a.Store, p.N, !p.Kept); err == nil {
			p.Kept = !p.Kept
		}
	case "delete":
		p.back, err = keep.Delete(s.a.Store, p.N)
	case "undo":
		if err = p.back(); err == nil {
			p.back = nil
		}
	}
	if what == "replay" || what == "review" {
		err = s.unplayed(p, err)
	}
	switch {
	case errors.Is(err, keep.ErrMost):
		s.a.Say(words.Plain("history.most"))
	case errors.Is(err, keep.ErrPast):
		s.a.Say(words.Plain("history.damaged"))
	default:
		s.a.Kept.Wrote(err)
	}
}

// unplayed takes an error of a game that was to be played again. One that should be playable is set aside.
func (s *historyScreen) unplayed(p *pastGame, err error) error {
	switch {
	case errors.Is(err, table.ErrRules):
		s.a.Say(words.Plain("history.rules"))
		return nil
	case err != nil && !errors.Is(err, keep.ErrPast):
		return errors.Join(keep.ErrPast, keep.Lay(s.a.Store, p.N))
	}
	return err
}

func (s *historyScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("history.title"), s.intro()
	for _, c := range s.pages() {
		d.Act(c.deed, c.text)
	}
	tellSieves(d, s.sieves(), s.only)
	list := s.list()
	for i := range list {
		p := list[i]
		head := p.heading(s.a)
		d.Table = append(d.Table, port.Section{Heading: head, Lines: []string{p.text()}})
		for _, c := range p.acts() {
			item := port.Item{Text: c.text + ": " + head + ", " + p.text()}
			if c.deed.(pastDeed).what == "keep" {
				item.Text, item.Toggle, item.Pressed = words.Plain("history.keep")+": "+head+", "+p.text(), true, p.Kept
			}
			d.Item(c.deed, item)
		}
	}
	if len(list) < len(s.asked()) {
		d.Act(pastOlder, words.Plain("history.older"))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}

// remember keeps a game that is over in the history, what it has won, and how a day's deal ended. Nothing is kept of practice.
func (a *Sitting) remember(t *table.Table) {
	if table.Practising(t) {
		return
	}
	crown(a, t)
	noteDay(a, t)
	noteCourt(a, t)
	noteEnd(a, t)
	p := table.Finished(t)
	about := p.Brief
	about.Of = playedAt(a, t)
	shed, err := keep.Remember(a.Store, a.now(), about.Line(), p.Write())
	a.Kept.Wrote(err)
	if shed {
		tellShed(a)
	}
}

// makeRoom deletes the oldest past game where a device is full, and reports whether there was one.
func makeRoom(a *Sitting, err error) bool {
	if !errors.Is(err, store.ErrFull) || !keep.Shed(a.Store) {
		return false
	}
	tellShed(a)
	return true
}

// tellShed says once that past games were deleted for want of room.
func tellShed(a *Sitting) {
	if !a.shed {
		a.shed = true
		a.Also(words.Plain("history.shed"))
	}
}
