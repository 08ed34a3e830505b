package screens

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// statsScreen shows what became of the games that were played to their end, by people and by games.
type statsScreen struct {
	a    *Sitting
	list []keep.Tally
	met  []keep.Versus
	only map[string]string // what is asked for, by the sieves
	back func() error      // brings back what was deleted, nil for nothing
	gone int               // how many games that were
	sc   kit.Scroll
}

const (
	statsOpen = kit.Press("stats")
	statsUndo = kit.Press("stats:undo")
	statsAll  = kit.Press("stats:all")
)

// resetStats deletes what was counted of a person in a game. at tells several people apart.
type resetStats struct {
	game, who string
	at        int
}

// Name returns "stats:reset:crush", and "stats:reset:crush:2" of the second of several people.
func (r resetStats) Name() string {
	if r.at == 0 {
		return "stats:reset:" + r.game
	}
	return "stats:reset:" + r.game + ":" + strconv.Itoa(r.at)
}

func newStats(a *Sitting) *statsScreen {
	s := &statsScreen{a: a, only: map[string]string{}}
	s.read()
	return s
}

func (s *statsScreen) read() {
	list, err := keep.Tallies(s.a.Store)
	s.a.Kept.Wrote(err)
	s.met, err = keep.Meetings(s.a.Store)
	s.a.Kept.Wrote(err)
	s.list = nil
	for _, t := range list {
		t.Person = whoseName(s.a, t.Person)
		at := slices.IndexFunc(s.list, func(of keep.Tally) bool { return of.Kind == t.Kind })
		switch {
		case s.a.find(t.Game) == nil:
		case at >= 0: // begun under another name
			s.list[at].Merge(&t)
		default:
			s.list = append(s.list, t)
		}
	}
}

// countedFor returns whose a tally is, "" for nobody who is here: earlier versions kept names.
func countedFor(a *Sitting, who string) string {
	if slices.Contains(a.folk.IDs(), who) {
		return who
	}
	return idOf(a, who)
}

// whoseName is the name of whom a tally is counted for.
func whoseName(a *Sitting, who string) string {
	if id := countedFor(a, who); id != "" {
		return nameOf(a, id)
	}
	return who
}

func (s *statsScreen) Name() string          { return "stats" }
func (s *statsScreen) Scrolled() *kit.Scroll { return &s.sc }

// usual stands for the rules of the book among the rules that are asked for.
const usual = "usual"

// rulesKey is what rules are asked for by.
func rulesKey(t *keep.Tally) string { return cmp.Or(t.Rules, usual) }

// sieves are what the figures can be narrowed by.
func (s *statsScreen) sieves() []*sieve {
	game, seats, rules, rival := newSieve("stats", "game"), newSieve("stats", "seats"), newSieve("stats", "rules"), newSieve("stats", "rival")
	for _, g := range s.a.games {
		for i := range s.list {
			t := &s.list[i]
			if t.Game != g.Info().ID {
				continue
			}
			game.add(t.Game, g.Info().Title)
			if only := s.only["game"]; only != "" && only != t.Game {
				continue
			}
			if t.Rules == "" {
				rules.add(usual, words.Plain("by.rules.usual"))
			} else {
				rules.add(t.Rules, ruleText(g.Info(), t.Rules))
			}
		}
	}
	asked := func(fits func(t *keep.Tally) bool) bool {
		return slices.ContainsFunc(s.list, func(t keep.Tally) bool {
			return (s.only["game"] == "" || s.only["game"] == t.Game) && fits(&t)
		})
	}
	for n := 2; n <= engine.MaxSeats; n++ {
		if asked(func(t *keep.Tally) bool { return t.Seats == n }) {
			seats.add(strconv.Itoa(n), words.T("by.seats.n", words.Args{N: n}))
		}
	}
	for _, f := range append([]string{person}, bot.Levels[:]...) {
		if asked(func(t *keep.Tally) bool { return slices.Contains(strings.Fields(t.Rivals), f) }) {
			rival.add(f, words.T("by.rival.of", words.Args{A: rivalText(f)}))
		}
	}
	return useful([]*sieve{game, seats, rules, rival}, s.only)
}

// fits reports whether games are asked for.
func (s *statsScreen) fits(t *keep.Tally) bool {
	is := func(by, key string) bool { return s.only[by] == "" || s.only[by] == key }
	return is("game", t.Game) && is("seats", strconv.Itoa(t.Seats)) && is("rules", rulesKey(t)) &&
		(s.only["rival"] == "" || slices.Contains(strings.Fields(t.Rivals), s.only["rival"]))
}

// figures are what is said of a person's games of a title.
type figures struct {
	game   engine.Game
	who    string // "" where one person alone has played
	reset  resetStats
	all    keep.Tally
	even   float64 // games that one would have won by an even share
	cells  []cell
	tables []string // each kind of games, where there are several
	met    string   // how often those at the table were behind
}

// blocks puts what has been counted and is asked for into words, game by game and person by person.
func (s *statsScreen) blocks() (out []figures) {
	var people []string
	for _, t := range s.list {
		if !slices.Contains(people, t.Person) {
			people = append(people, t.Person)
		}
	}
	slices.Sort(people)
	for _, g := range s.a.games {
		for n, who := range people {
			of := slices.DeleteFunc(slices.Clone(s.list), func(t keep.Tally) bool { return t.Game != g.Info().ID || t.Person != who || !s.fits(&t) })
			if len(of) == 0 {
				continue
			}
			b := figures{game: g, all: of[0], even: float64(of[0].Played) / float64(of[0].Seats)}
			for i := range of[1:] {
				b.all.Merge(&of[1+i])
				b.even += float64(of[1+i].Played) / float64(of[1+i].Seats)
			}
			b.cells = cellsOf(&b.all, len(of) == 1)
			for i := range of {
				if len(of) > 1 {
					b.tables = append(b.tables, tableText(g, &of[i])+": "+words.T("stats.short", words.Args{A: wins(of[i].Won), N: of[i].Played})+".")
				}
			}
			if len(of) == 1 {
				b.tables = []string{tableText(g, &of[0]) + "."}
			}
			b.met, b.reset = s.against(g, who), resetStats{game: g.Info().ID, who: who}
			if len(people) > 1 {
				b.who, b.reset.at = names.Isolated(who), n+1
			}
			out = append(out, b)
		}
	}
	return out
}

// against tells how often a person came before each of those they have played with, as long as all games of the title are asked for.
func (s *statsScreen) against(g engine.Game, who string) string {
	if s.only["seats"]+s.only["rules"]+s.only["rival"] != "" {
		return ""
	}
	var list []keep.Versus
	for _, v := range s.met {
		if v.Game != g.Info().ID || whoseName(s.a, v.Person) != who {
			continue
		}
		if name, ok := keep.CourtierName(v.Rival); ok {
			v.Rival = name
		} else {
			v.Rival = names.Isolated(nameOf(s.a, v.Rival))
		}
		list = append(list, v)
	}
	slices.SortStableFunc(list, func(a, b keep.Versus) int { return cmp.Compare(b.Played, a.Played) })
	var texts []string
	for _, v := range list {
		texts = append(texts, words.T("stats.versus", words.Args{A: v.Rival, B: wins(30 * v.Ahead), N: v.Played}))
	}
	if texts == nil {
		return ""
	}
	return words.T("stats.ahead", words.Args{A: strings.Join(texts, ", ")})
}

// cellsOf lists the figures of a tally. A streak that goes on is known of games of one kind alone.
func cellsOf(t *keep.Tally, one bool) (list []cell) {
	say := func(key string, n int, value string) {
		if n > 0 {
			list = append(list, cell{words.Plain("stats.cell." + key), value})
		}
	}
	say("best", t.Played, strconv.Itoa(t.Best))
	say("fewest", t.Fewest, strconv.Itoa(t.Fewest))
	say("longest", t.Longest, strconv.Itoa(t.Longest))
	if one {
		say("streak", t.Streak, strconv.Itoa(t.Streak))
	}
	if t.Hinted > 0 {
		say("unhinted", t.Played-t.Hinted, words.T("stats.of", words.Args{A: wins(t.Won - t.HintedWon), N: t.Played - t.Hinted}))
	}
	say("hints", t.Hinted, strconv.Itoa(t.Hinted))
	say("undone", t.Undone, strconv.Itoa(t.Undone))
	say("left", t.Left, strconv.Itoa(t.Left))
	return list
}

// heading is the title, and whose games they are where there are several people.
func (b *figures) heading() string {
	if b.who == "" {
		return b.game.Info().Title
	}
	return b.game.Info().Title + ", " + b.who
}

// won says how many of the games were won.
func (b *figures) won() string {
	return words.T("stats.short", words.Args{A: wins(b.all.Won), N: b.all.Played})
}

// share says what part that is, once there are enough games for it to mean anything.
func (b *figures) share() string {
	if b.all.Played < fewGames {
		return ""
	}
	share, low, high := b.range95()
	return words.T("stats.share", words.Args{N: b.all.Played, N2: percent(share), N3: percent(b.even / float64(b.all.Played)), A: strconv.Itoa(percent(low)), B: strconv.Itoa(percent(high))})
}

// range95 is the share of games won, and between what it lies with 95 % confidence.
func (b *figures) range95() (share, low, high float64) {
	share = float64(b.all.Won) / keep.Whole / float64(b.all.Played)
	low, high = wilson(share, b.all.Played)
	return share, low, high
}

// lines are the block as sentences.
func (b *figures) lines() []string {
	list := []string{b.won() + "."}
	if text := b.share(); text != "" {
		list = append(list, text)
	}
	var all []string
	for _, c := range b.cells {
		all = append(all, c.name+": "+c.value)
	}
	if all != nil {
		list = append(list, strings.Join(all, "; ")+".")
	}
	list = append(list, b.tables...)
	if b.met != "" {
		list = append(list, b.met)
	}
	return list
}

// fewGames is below how many no percentages are told.
const fewGames = 10

// intro says what counts, or what has just been deleted.
func (s *statsScreen) intro() string {
	switch {
	case s.back != nil:
		return words.T("stats.gone", words.Args{N: s.gone})
	case len(s.list) == 0:
		return words.Plain("stats.none")
	}
	return words.Plain("stats.what")
}

func (s *statsScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("stats.title")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(s.intro(), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	if s.back != nil {
		k.Button(statsUndo, words.Plain("stats.undo"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Primary, true)
		y += kit.Tap + kit.Space3
	}
	y += sieves(k, s.sieves(), s.only, geom.Rect{X: rest.X, Y: y, W: rest.W})
	list := s.blocks()
	for i := range list {
		y = s.block(k, &list[i], geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	}
	if len(list) > 1 {
		k.Button(statsAll, words.Plain("stats.all"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap + kit.Space3
	}
	s.sc.End(k, y)
}

// block draws what is said of a game on the felt of its table, and returns its lower end.
func (s *statsScreen) block(k *kit.Kit, b *figures, box geom.Rect) float64 {
	in := geom.Rect{X: box.X + kit.Space3, Y: box.Y + kit.Space1, W: box.W - 2*kit.Space3}
	box.H = b.draw(k.Apart(new(paint.List)), in) - box.Y
	k.List.Fill(box, kit.Radius, feltOf(b.game.Info().ID))
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	return b.draw(k, in)
}

// draw writes it, and returns where it ends.
func (b *figures) draw(k *kit.Kit, in geom.Rect) float64 {
	para := func(text string, size float64) {
		if text != "" {
			in.Y += k.Para(text, in, sprites.Sans, size, 0, kit.Text) + kit.Space2
		}
	}
	head, y := geom.Rect{X: in.X, Y: in.Y, W: in.W - kit.Tap, H: max(kit.Tap, k.Line(kit.Lead))}, in.Y
	k.IconButton(b.reset, sprites.IconTrash, geom.Rect{X: in.X + in.W - kit.Tap + kit.Space2, Y: y, W: kit.Tap, H: head.H}, true)
	w := sprites.Measure(sprites.SansBold, k.Px(kit.Lead), b.won())
	beside := w+sprites.Measure(sprites.Title, k.Px(kit.Lead), b.heading())+kit.Space3 <= head.W
	if beside {
		k.Label(b.won(), geom.Rect{X: head.X + head.W - w, Y: y, W: w, H: head.H}, sprites.SansBold, kit.Lead, 0, kit.Figure)
		head.W -= w + kit.Space3
	}
	k.Label(b.heading(), head, sprites.Title, kit.Lead, 0, kit.Text)
	in.Y += head.H
	if !beside {
		para(b.won(), kit.Lead)
	}
	if b.share() != "" {
		share, low, high := b.range95()
		bar(k, share, low, high, b.even/float64(b.all.Played), geom.Rect{X: in.X, Y: in.Y + 4, W: in.W, H: 10})
		in.Y += 18 + kit.Space1
		para(b.share(), kit.Small)
	}
	in.Y += figureCells(k, b.cells, in)
	for _, text := range append(b.tables, b.met) {
		para(text, kit.Small)
	}
	return in.Y + kit.Space1
}

// delete asks, and deletes what was counted of a person in a game, all of the zero value.
func (s *statsScreen) delete(r resetStats) {
	gone := func(person, _, of string) bool {
		return r.game == "" || r.game == of && r.who == whoseName(s.a, person)
	}
	n := 0
	for _, t := range s.list {
		if gone(t.Person, "", t.Game) {
			n += t.Played + t.Left
		}
	}
	sure(s.a.App, "stats.sure", "stats.reset", words.Args{N: n}, func() {
		back, err := keep.Forget(s.a.Store, gone)
		if s.a.Kept.Wrote(err); err == nil {
			s.back, s.gone = back, n
			s.read()
			s.a.Change()
		}
	})
}

func (s *statsScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case resetStats:
		s.delete(d)
		return true
	case sift:
		return sifts(s.a, s.sieves(), s.only, d)
	case kit.Press:
		switch {
		case d == statsAll:
			s.delete(resetStats{})
			return true
		case d == statsUndo && s.back != nil:
			s.a.Kept.Wrote(s.back())
			s.back = nil
			s.read()
			s.a.Change()
			return true
		}
	}
	return closes(s.a.App, d)
}

func (s *statsScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("stats.title"), s.intro()
	if s.back != nil {
		d.Act(statsUndo, words.Plain("stats.undo"))
	}
	tellSieves(d, s.sieves(), s.only)
	list := s.blocks()
	for i := range list {
		d.Table = append(d.Table, port.Section{Heading: list[i].heading(), Lines: list[i].lines()})
		d.Act(list[i].reset, words.Plain("stats.reset")+": "+list[i].heading())
	}
	if len(list) > 1 {
		d.Act(statsAll, words.Plain("stats.all"))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
