package screens

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/names"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// setupScreen is the sheet between a plate of the title and the table: the game's picture and goal, its players, and
// its house rules, folded.
type setupScreen struct {
	dressed
	a        *Sitting
	g        engine.Game
	info     *engine.Info
	set      setup
	short    []engine.Setting // the options of a short game, nil where there is none
	open     bool             // the house rules are unfolded
	best     bool             // the game may be played as a match of several games
	practice bool             // it is to be a practice game
	seat     int              // the seat about which *Who sits here?* asks
	wide     bool             // and there is room to ask it beside the table
	bouts    map[string]*bout // matches that were looked up, by the name of their game
	sc       kit.Scroll
}

const (
	setupPlay  = kit.Press("play")
	setupLearn = kit.Press("learn")
	seatsLess  = kit.Press("seats:less")
	seatsMore  = kit.Press("seats:more")
)

// rename asks for a player's name. recast asks who sits at a seat. invite sets one more player at the table.
type (
	invite struct{ place int }
	rename struct{ seat int }
	recast struct{ seat int }
)

func (r rename) Name() string { return "seat:" + strconv.Itoa(r.seat+1) + ":name" }
func (i invite) Name() string { return "invite:" + strconv.Itoa(i.place+1) }
func (r recast) Name() string { return "seat:" + strconv.Itoa(r.seat+1) + ":kind" }

func newSetupScreen(a *Sitting, g engine.Game) *setupScreen {
	p := plan.For(g.Info())
	s := &setupScreen{dressed: dressed(g.Info().ID), a: a, g: g, info: g.Info(), set: newSetup(g.Info()), short: p.Short, best: p.Best, seat: 1}
	a.Kept.Take("setup-"+s.info.ID, words.T("kept.setup", words.Args{A: s.info.Title}), func(data []byte) error { return s.set.read(s.info, data) })
	s.set.greet(a)
	return s
}

func (s *setupScreen) Name() string          { return "setup" }
func (s *setupScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *setupScreen) Build(k *kit.Kit) {
	rest := bannered(k, s.info.ID, s.info.Title)
	ways := s.ways()
	s.wide = rest.W >= 900 && rest.H >= 470 && k.Text < 1.5
	if s.wide {
		s.beside(k, rest, ways)
		return
	}
	if s.low(k, rest, ways) {
		return
	}
	rest = column(rest, 640)
	foot, rest := rest.CutBottom(footHeight)
	y := s.sc.Begin(k, rest) + kit.Space2
	text := k.Height(goal(s.g, s.config()), sprites.SansBold, kit.Lead, rest.W)
	under := text + k.Height(s.info.Credit, sprites.Sans, kit.Small, rest.W) + 4*kit.Space2 + rulesHeight(s, k, rest.W)
	if s.counted(k) {
		under += kit.Tap + kit.Space3
	}
	t := newRoundTable(s, k, geom.Rect{X: rest.X, Y: y, W: rest.W, H: rest.H - under}, true)
	t.draw(func(r geom.Rect) { s.plateOn(k, r) })
	y += t.zone.H + kit.Space1
	s.sc.End(k, s.below(k, geom.Rect{X: rest.X, Y: y, W: rest.W}))
	s.buttons(k, foot, ways)
}

// counted reports whether there are buttons for fewer and for more players: on a phone held upright the places round the table are all
// that is pressed for it.
func (s *setupScreen) counted(k *kit.Kit) bool {
	return s.info.MinSeats < s.info.MaxSeats && (k.In.W >= 560 || k.Text > 1.3)
}

// below draws what is written below the table, or at its side, and returns its lower end.
func (s *setupScreen) below(k *kit.Kit, r geom.Rect) float64 {
	r.Y += s.about(k, r) + kit.Space2
	if s.counted(k) {
		s.counter(k, geom.Around(geom.Point{X: r.X + r.W/2, Y: r.Y + kit.Tap/2}, min(r.W, 320), kit.Tap))
		r.Y += kit.Tap + kit.Space2
	}
	return r.Y + s.rules(k, r) + kit.Space2
}

// low draws the table and what is written beside it, on a phone on its side, unless the people would cover each other.
func (s *setupScreen) low(k *kit.Kit, rest geom.Rect, ways []choice) bool {
	if rest.W < 560 || rest.W < 1.4*rest.H {
		return false
	}
	left, right := rest.CutLeft(rest.W * 0.52)
	t := newRoundTable(s, k, left.Inset(kit.Space2), false)
	if 3*t.block > left.H {
		return false
	}
	t.draw(func(r geom.Rect) { s.plateOn(k, r) })
	right = column(right, 480)
	foot, right := right.CutBottom(footHeight)
	s.sc.End(k, s.below(k, geom.Rect{X: right.X, Y: s.sc.Begin(k, right) + kit.Space2, W: right.W}))
	s.buttons(k, foot, ways)
	return true
}

// plateOn draws the game's picture in the middle of the table, where it is large enough to be seen.
func (s *setupScreen) plateOn(k *kit.Kit, r geom.Rect) {
	if w := min(r.W, 2*r.H, 280); w >= 84 {
		pic := geom.Around(r.Center(), w, w/2)
		k.List.Picture(plan.Plate(s.info.ID), pic, kit.White)
		drawLearned(k, &s.a.learned, s.info.ID, pic)
	}
}

// beside draws the table, and at its side who can sit there, the house rules and the ways on.
func (s *setupScreen) beside(k *kit.Kit, rest geom.Rect, ways []choice) {
	rest = rest.Inset(kit.Space4)
	if w := max(1.95*rest.H, 900); rest.W > w {
		rest.X, rest.W = rest.X+(rest.W-w)/2, w
	}
	side := 384 * max(1, min(k.Text, 1.3))
	right := geom.Rect{X: rest.X + rest.W - side, Y: rest.Y, W: side, H: rest.H}
	left := geom.Rect{X: rest.X, Y: rest.Y, W: rest.W - side - kit.Space6, H: rest.H}
	if left.H > 860 {
		left = geom.Around(left.Center(), left.W, 860)
	}
	newRoundTable(s, k, left, false).draw(func(r geom.Rect) { s.centre(k, r) })
	foot, right := right.CutBottom(footHeight)
	sets, right := right.CutBottom(besideSets(s, k, right, false))
	k.List.Fill(right, kit.Radius, kit.Well)
	k.List.Frame(right, kit.Radius, 1, kit.Edge)
	panel := right.Inset(kit.Space3)
	y := s.sc.Begin(k, right.Inset(1)) + kit.Space2
	list := geom.Rect{X: panel.X, Y: y, W: panel.W}
	if s.open {
		y += besideRules(s, k, list)
	} else {
		y += s.chooser(k, list, true)
	}
	s.sc.End(k, y+kit.Space1)
	besideSets(s, k, sets, true)
	s.buttons(k, foot, ways)
}

// about says the goal and the author.
func (s *setupScreen) about(k *kit.Kit, r geom.Rect) float64 {
	y := r.Y
	y += k.Para(goal(s.g, s.config()), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, kit.Lead, 0.5, kit.Text) + kit.Space1
	y += k.Para(s.info.Credit, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0.5, kit.DimText)
	return y - r.Y
}

// ways lists what leads on from the sheet: a game that waits, and a new one. The first is the one to press.
func (s *setupScreen) ways() (out []choice) {
	play := words.Plain("setup.play")
	if r := waitsFor(s); r != nil {
		out = append(out, choice{s.a.goOn(r), words.Plain("setup.go-on")})
		play = words.Plain("setup.anew")
	}
	out = append(out, choice{setupPlay, play})
	if list := learn.Of(s.info.ID); len(list) > 0 {
		at := len(out)
		if s.a.learned.Next(list) == 0 && len(s.a.coach.games) == 0 { // until the first is done or skipped, or a game of any title was played
			at--
		}
		learns := words.T("lesson.learn", words.Args{N: learn.Minutes(s.a.learned.Rest(list))})
		if next := s.a.learned.Next(list); next >= 0 && s.a.learned.Left(list[next]) != nil {
			learns = words.T("lesson.resume", words.Args{N: next + 1})
		}
		out = slices.Insert(out, at, choice{setupLearn, learns})
	}
	return out
}

// runOf names the game that the people of this sheet would play.
func runOf(s *setupScreen) string {
	if s.practice {
		return practiceRun(s.info.ID)
	}
	return runFor(s.a, s.info.ID, s.set.Players[:s.set.Seats])
}

// waitsFor returns the game that can be gone on with: that of the same people, or else the one played last; nil for none.
func waitsFor(s *setupScreen) *running {
	if r := waitsAs(s.a, runOf(s)); r != nil || s.practice {
		return r
	}
	return s.a.waits(s.g)
}

// start begins a game. It asks where a game of the same people would be lost.
func start(s *setupScreen) {
	s.keep()
	if s.practice {
		practiseFresh(s.a, s.g, s.config(), s.set.Players[:s.set.Seats])
		return
	}
	begin := func() { s.a.begin(s.g, s.config(), s.set.Players[:s.set.Seats], s.set.Match) }
	switch {
	case waitsAs(s.a, runOf(s)) != nil:
		sure(s.a.App, "setup.replaces", "setup.play", words.Args{A: s.info.Title}, begin)
	case len(s.a.waiting()) >= keep.Most:
		s.a.Push(&runsScreen{a: s.a, full: true})
	default:
		begin()
	}
}

// footHeight is the height of the ways on.
const footHeight = kit.Tap + 2*kit.Space2

// buttons draws the ways on, side by side. The first is gold, and Play stands at the right whichever that is: it keeps its place when a
// lesson no longer comes first.
func (s *setupScreen) buttons(k *kit.Kit, foot geom.Rect, ways []choice) {
	n, place := float64(len(ways)), 0
	w := (foot.W - (n-1)*kit.Space2) / n
	for i, c := range ways {
		tone, at := kit.Plain, float64(place)
		if c.deed == setupPlay {
			at = n - 1
		} else {
			place++
		}
		switch {
		case i == 0:
			tone = kit.Primary
		case c.deed == setupPlay: // a lesson or a game that waits comes first, but nobody has to take it
			tone = kit.Other
		}
		k.Button(c.deed, c.text, geom.Rect{X: foot.X + at*(w+kit.Space2), Y: foot.Y + kit.Space2, W: w, H: kit.Tap}, tone, true)
	}
}

func (s *setupScreen) config() engine.Config {
	return engine.Config{Seats: s.set.Seats, Options: s.set.Options}
}

// kindText says whether a person plays, or an opponent of which level.
func kindText(p table.Player) string {
	if p.Person() {
		return words.Plain("kind.person")
	}
	return words.Plain("kind." + p.Bot)
}

// kindText says who plays at a seat: the owner is "you".
func (s *setupScreen) kindText(seat int) string {
	p := s.set.Players[seat]
	if !p.Person() {
		return kindText(p)
	}
	switch seated(s.a, s.set.Players[:s.set.Seats])[seat] {
	case keep.Owner:
		return words.Plain("kind.you")
	case "":
		return words.Plain("kind.guest")
	}
	return words.Plain("kind.person")
}

func (s *setupScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case kit.Press:
		return s.pressed(d)
	case goOn:
		s.keep()
		resumeRun(s.a, d.run)
	case option:
		optionValues(s, d.of).turn(s.a.App)
	case ruleSet:
		s.choose(d)
	case rename:
		askName(s, d.seat)
	case invite:
		return s.pressed(seatsMore)
	case recast:
		s.seat = d.seat
		if s.wide {
			s.open = false // the list of who can sit there comes back
		} else {
			s.a.Push(&whoScreen{s: s})
		}
	default:
		return s.seatWith(d)
	}
	return true
}

func (s *setupScreen) pressed(d kit.Press) bool {
	switch d {
	case kit.Back:
		s.keep()
		s.a.Pop()
	case setupLearn:
		s.a.Teach(s.info.ID)
	case setupPlay:
		start(s)
	case setupPractice:
		s.practice = !s.practice
	case seatsLess:
		s.seatsAt(s.set.Seats - 1)
	case seatsMore:
		s.seatsAt(s.set.Seats + 1)
		s.seat = s.set.Seats - 1
	case matchLength:
		lengthValues(s).turn(s.a.App)
	case matchGo:
		s.a.bout = s.between()
		s.a.nextGame()
	default:
		return s.seatWith(d)
	}
	return true
}

// seatsAt sets the number of players, and drops house rules that do not fit it.
func (s *setupScreen) seatsAt(n int) {
	s.set.Seats = min(max(n, s.info.MinSeats), s.info.MaxSeats)
	s.seat = min(s.seat, s.set.Seats-1)
	if s.info.Check(s.config()) != nil {
		s.set.Options = nil
	}
}

// askName asks for the name of a seat. A person is called the same in every game, and a guest who is given a name is none any more.
func askName(s *setupScreen, seat int) {
	p := &s.set.Players[seat]
	id, text := "", p.Name
	if p.Person() {
		id = seated(s.a, s.set.Players[:s.set.Seats])[seat]
	}
	if text == words.Plain("name.none") || p.Person() && id == "" {
		text = ""
	}
	s.a.Push(&nameScreen{a: s.a.App, text: text, refuse: func(name string) string {
		switch {
		case !p.Person():
			if slices.ContainsFunc(s.set.Players[:s.set.Seats], func(x table.Player) bool { return x.Name == name && x != *p }) {
				return words.T("name.taken", words.Args{A: names.Isolated(name)})
			}
			return taken(s.a, "", name)
		case id == "" && len(s.a.folk.IDs()) >= keep.MostPeople:
			return words.T("person.full", words.Args{N: keep.MostPeople})
		}
		return taken(s.a, id, name)
	}, done: func(name string) {
		switch {
		case !p.Person():
			p.Name = name
			s.set.apart(seat)
		case id == "":
			s.sitAs(seat, admit(s.a, name))
		default:
			call(s.a, id, name)
			called(s.a, s.set.Players)
			s.set.apart(seat)
		}
		s.keep()
	}})
}

func (s *setupScreen) keep() {
	if err := s.a.Store.Save("setup-"+s.info.ID, s.set.write()); err != nil {
		s.a.Warn(shell.Unkept(err))
	}
}

func (s *setupScreen) Doc(d *kit.Doc) {
	d.Title = s.info.Title
	d.Prompt = goal(s.g, s.config())
	add := func(do kit.Deed, text string, off bool) { d.Item(do, port.Item{Text: text, Disabled: off}) }
	for _, c := range s.ways() {
		if c.deed == setupLearn {
			c.text = learnText(&s.a.learned, s.info, c.text)
		}
		d.Act(c.deed, c.text)
	}
	add(kit.Back, words.Plain("menu.back"), false)
	if s.info.MinSeats < s.info.MaxSeats {
		add(seatsLess, words.T("setup.fewer", words.Args{N: s.set.Seats}), s.set.Seats == s.info.MinSeats)
		add(seatsMore, words.T("setup.more", words.Args{N: s.set.Seats}), s.set.Seats == s.info.MaxSeats)
	}
	for i, p := range s.set.Players[:s.set.Seats] {
		add(rename{i}, words.T("setup.name", words.Args{N: i + 1, A: names.Isolated(p.Name)}), false)
		add(recast{i}, words.T("setup.kind", words.Args{N: i + 1, A: names.Isolated(p.Name), B: s.kindText(i)}), false)
	}
	if s.wide {
		s.chooserDoc(d)
	}
	s.ruleDoc(d)
}
