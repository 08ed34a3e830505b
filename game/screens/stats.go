package screens

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// kindOf is which games a person's game on a table is counted with. A guest has none.
func kindOf(a *Sitting, t *table.Table, seat engine.Seat) keep.Kind {
	info, c := t.Game().Info(), t.Config()
	k := keep.Kind{Person: seated(a, t.Players)[seat], Game: info.ID, Seats: len(t.Players)}
	var rules, rivals []string
	for i := range info.Options {
		if o := &info.Options[i]; info.Value(c, o.Key) != o.Default {
			rules = append(rules, o.Key+"="+info.Value(c, o.Key))
		}
	}
	slices.Sort(rules)
	for i, p := range t.Players {
		level, _, _ := strings.Cut(p.Bot, "-")
		if p.Person() {
			level = person
		}
		if engine.Seat(i) != seat {
			rivals = append(rivals, level)
		}
	}
	slices.SortStableFunc(rivals, func(a, b string) int { return slices.Index(bot.Levels, b) - slices.Index(bot.Levels, a) })
	k.Rules, k.Rivals = strings.Join(rules, ","), strings.Join(rivals, " ")
	return k
}

// person stands for a person among the rivals.
const person = "person"

// noteEnd counts a game that its rules have ended, for each who played it to its end and is no guest.
func noteEnd(a *Sitting, t *table.Table) {
	var r engine.Result
	t.Result(&r)
	for i := range t.Players {
		if e := endOf(a, t, engine.Seat(i), &r); e.Person != "" && !t.Changed {
			a.Kept.Wrote(keep.Score(a.Store, e))
		}
	}
}

// endOf is how a game that is over ended for a person.
func endOf(a *Sitting, t *table.Table, x engine.Seat, r *engine.Result) keep.Ended {
	h := table.HelpOf(t, x)
	e := keep.Ended{Kind: kindOf(a, t, x), Rank: int(r.Rank[x]), Score: int(r.Score[x]), Choices: table.OwnChoices(t, x), Hints: h.Hints, Undos: h.Undos}
	if e.Of = max(1, r.Winners.Len()); r.Winners.Has(x) {
		e.Won, e.Rank = 1, 1
	}
	e.Deal = strconv.FormatUint(t.Config().Seed, 36) + " " + strconv.Itoa(e.Seats) + " " + e.Rules
	e.GaveUp = table.Conceded(t, x)
	e.Formerly = append(a.folk.Of(e.Person).Was, nameOf(a, e.Person), words.Plain("name.none"))
	if e.Person != keep.Owner {
		e.Formerly = e.Formerly[:len(e.Formerly)-1]
	}
	return e
}

// leftSeat counts a game as given up by a person whose seat is given to an opponent after the third own choice.
func leftSeat(a *Sitting, t *table.Table, seat engine.Seat) {
	if k := kindOf(a, t, seat); k.Person != "" && table.OwnChoices(t, seat) >= 3 && !table.Practising(t) {
		a.Kept.Wrote(keep.GiveUp(a.Store, k))
	}
}

// statsScreen shows what became of the games that were played to their end, by people and by games.
type statsScreen struct {
	a    *Sitting
	list []keep.Tally
	back func() error // brings back what was deleted, nil for nothing
	gone int          // how many games that were
	sc   kit.Scroll
}

const (
	statsOpen = kit.Press("stats")
	statsUndo = kit.Press("stats:undo")
	statsAll  = kit.Press("stats:all")
)

// resetStats deletes what was counted of a game.
type resetStats struct{ game string }

func (r resetStats) Name() string { return "stats:reset:" + r.game }

func newStats(a *Sitting) *statsScreen {
	s := &statsScreen{a: a}
	s.read()
	return s
}

func (s *statsScreen) read() {
	list, err := keep.Tallies(s.a.Store)
	s.a.Kept.Wrote(err)
	s.list = nil
	for _, t := range list {
		if id := countedFor(s.a, t.Person); id != "" {
			t.Person = nameOf(s.a, id)
		}
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

func (s *statsScreen) Name() string          { return "stats" }
func (s *statsScreen) Scrolled() *kit.Scroll { return &s.sc }

// figures are what is said of a game.
type figures struct {
	game  engine.Game
	won   string // how many of them all, where one person has played
	lines []string
}

// blocks puts what has been counted into words, game by game. Where several people have played, each line names one.
func (s *statsScreen) blocks() (out []figures) {
	var people []string
	for _, t := range s.list {
		if !slices.Contains(people, t.Person) {
			people = append(people, t.Person)
		}
	}
	slices.Sort(people)
	for _, g := range s.a.games {
		b := figures{game: g}
		for _, who := range people {
			of := slices.DeleteFunc(slices.Clone(s.list), func(t keep.Tally) bool { return t.Game != g.Info().ID || t.Person != who })
			if len(of) == 0 {
				continue
			}
			if len(people) == 1 {
				played, won := wonOf(of)
				b.won = words.T("stats.short", words.Args{A: wins(won), N: played})
			}
			at := len(b.lines)
			if len(of) > 1 {
				b.lines = append(b.lines, allWon(of))
			}
			for i := range of {
				b.lines = append(b.lines, sameText(g, &of[i]))
			}
			if len(people) > 1 {
				b.lines[at] = names.Isolated(who) + ": " + b.lines[at]
			}
		}
		if b.lines != nil {
			out = append(out, b)
		}
	}
	return out
}

// wonOf counts the games of several kinds, and those won of them in sixtieths.
func wonOf(of []keep.Tally) (played, won int) {
	for _, t := range of {
		played, won = played+t.Played, won+t.Won
	}
	return played, won
}

// allWon tells how many of all games of a title were won, beside an even share.
func allWon(of []keep.Tally) string {
	even, left := 0.0, 0
	played, won := wonOf(of)
	for _, t := range of {
		left += t.Left
		even += float64(t.Played) / float64(t.Seats)
	}
	text := wonText(played, won, even)
	if left > 0 {
		text += " " + words.T("stats.left", words.Args{N: left})
	}
	return text
}

// fewGames is below how many no percentages are told.
const fewGames = 10

// wonText tells a share of games won, and from ten games on between what it lies with 95 % confidence.
func wonText(played, sixtieths int, even float64) string {
	args := words.Args{A: wins(sixtieths), N: played}
	if played < fewGames {
		return words.T("stats.won", args)
	}
	share := float64(sixtieths) / 60 / float64(played)
	low, high := wilson(share, played)
	args.N2, args.N3 = percent(share), percent(even/float64(played))
	args.Operands[0], args.Operands[1] = strconv.Itoa(percent(low)), strconv.Itoa(percent(high))
	return words.T("stats.share", args)
}

func percent(x float64) int { return int(math.Round(100 * x)) }

// wins writes games won, shared ones in part: "12", "12.5".
func wins(sixtieths int) string {
	return strconv.FormatFloat(math.Round(float64(sixtieths)/6)/10, 'f', -1, 64)
}

// wilson is the interval of Wilson in which a share lies with 95 % confidence.
func wilson(p float64, n int) (low, high float64) {
	const z = 1.959964
	k := float64(n)
	middle := (p + z*z/(2*k)) / (1 + z*z/k)
	half := z / (1 + z*z/k) * math.Sqrt(p*(1-p)/k+z*z/(4*k*k))
	return max(0, middle-half), min(1, middle+half)
}

// sameText tells of the games with the same seats, rules and opponents.
func sameText(g engine.Game, t *keep.Tally) string {
	text := words.T("stats.kind", words.Args{N: t.Seats, A: rivalText(t.Rivals)})
	if t.Rules != "" {
		text += "; " + words.T("stats.rules", words.Args{A: ruleText(g.Info(), t.Rules)})
	}
	text += ": " + wonText(t.Played, t.Won, float64(t.Played)/float64(t.Seats))
	say := func(key string, n, n2 int, more string) {
		if n > 0 {
			text += " " + words.T(key, words.Args{N: n, N2: n2, A: more})
		}
	}
	if t.Played > 0 {
		text += " " + words.T("stats.best", words.Args{N: t.Best})
	}
	say("stats.fewest", t.Fewest, 0, "")
	say("stats.streak", t.Longest, t.Streak, "")
	say("stats.hints", t.Hinted, 0, "")
	if t.Hinted > 0 {
		say("stats.unhinted", t.Played-t.Hinted, 0, wins(t.Won-t.HintedWon))
	}
	say("stats.undone", t.Undone, 0, "")
	say("stats.left", t.Left, 0, "")
	return text
}

// rivalText names the other seats: "Duke, Page, Page".
func rivalText(rivals string) string {
	var list []string
	for f := range strings.FieldsSeq(rivals) {
		switch key := "level." + f; {
		case f == person:
			list = append(list, words.Plain("stats.person"))
		case words.Has(key):
			list = append(list, words.Plain(key))
		default:
			list = append(list, f)
		}
	}
	return strings.Join(list, ", ")
}

// ruleText names house rules: "Rounds: 5".
func ruleText(info *engine.Info, rules string) string {
	var list []string
	for _, rule := range strings.Split(rules, ",") {
		key, value, _ := strings.Cut(rule, "=")
		name := info.ID + ".option." + key
		if own := name + "." + value; words.Has(own) {
			value = words.Plain(own)
		}
		if words.Has(name) {
			key = words.Plain(name)
		}
		list = append(list, key+": "+value)
	}
	return strings.Join(list, "; ")
}

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
	list := s.blocks()
	for _, b := range list {
		y = s.block(k, b, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	}
	if len(list) > 1 {
		k.Button(statsAll, words.Plain("stats.all"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap + kit.Space3
	}
	s.sc.End(k, y)
}

// block draws what is said of a game on the felt of its table, and returns its lower end.
func (s *statsScreen) block(k *kit.Kit, b figures, box geom.Rect) float64 {
	info := b.game.Info()
	in := geom.Rect{X: box.X + kit.Space3, Y: box.Y + kit.Space3, W: box.W - 2*kit.Space3}
	box.H = k.Line(kit.Lead) + kit.Tap + 3*kit.Space2 + kit.Space3
	for _, l := range b.lines {
		box.H += k.Height(l, sprites.Sans, kit.Body, in.W) + kit.Space2
	}
	k.List.Fill(box, kit.Radius, feltOf(info.ID))
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	k.Label(info.Title, geom.Rect{X: in.X, Y: in.Y, W: in.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Text)
	if w := sprites.Measure(sprites.SansBold, k.Px(kit.Lead), b.won); w+sprites.Measure(sprites.Title, k.Px(kit.Lead), info.Title)+kit.Space3 <= in.W { // else it stands below
		k.Label(b.won, geom.Rect{X: in.X + in.W - w, Y: in.Y, W: w, H: k.Line(kit.Lead)}, sprites.SansBold, kit.Lead, 0, kit.Gold)
	}
	in.Y += k.Line(kit.Lead) + kit.Space1
	for _, l := range b.lines {
		in.Y += k.Para(l, in, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space2
	}
	text := words.Plain("stats.reset")
	w := min(in.W, sprites.Measure(sprites.SansBold, k.Px(kit.Body), text)+2*kit.Space4)
	k.Button(resetStats{info.ID}, text, geom.Rect{X: in.X + in.W - w, Y: box.Y + box.H - kit.Tap - kit.Space2, W: w, H: kit.Tap}, kit.Plain, true)
	return box.Y + box.H
}

// delete asks, and deletes what was counted of a game, "" for all.
func (s *statsScreen) delete(game string) {
	gone := func(t keep.Tally) bool { return game == "" || t.Game == game }
	n := 0
	for _, t := range s.list {
		if gone(t) {
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
		s.delete(d.game)
		return true
	case kit.Press:
		switch {
		case d == statsAll:
			s.delete("")
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
	list := s.blocks()
	for _, b := range list {
		info := b.game.Info()
		d.Table = append(d.Table, port.Section{Heading: info.Title, Lines: b.lines})
		d.Act(resetStats{info.ID}, words.Plain("stats.reset")+": "+info.Title)
	}
	if len(list) > 1 {
		d.Act(statsAll, words.Plain("stats.all"))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
