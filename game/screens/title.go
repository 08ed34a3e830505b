package screens

import (
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/names"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// titleScreen shows a plate for each game, with its author and its goal.
type titleScreen struct {
	a     *Sitting
	sc    kit.Scroll
	life  liveliness
	goals map[string]string // by game
	large bool              // the words of the plates are larger, because there is room for them
	tight bool              // they stand closer, because there is not
	free  geom.Rect         // the strip below the plates and what stands at their foot
}

const (
	titleStuck    = kit.Press("stuck")
	titleSettings = kit.Press("settings")
	titleDaily    = kit.Press("daily")
)

// setUp opens the set-up of a game.
type setUp struct{ game engine.Game }

func (s setUp) Name() string { return "game:" + s.game.Info().ID }

func (s *titleScreen) Name() string          { return "title" }
func (s *titleScreen) Strip() geom.Rect      { return s.free }
func (s *titleScreen) Scrolled() *kit.Scroll { return &s.sc }

// leads are the buttons above the games. They continue the game that was played last, or say what is wrong with it, and
// list all that wait where there are several. Where games are continued on their plates, that is left out, but not for a practice game, of
// which a plate does not tell.
func (s *titleScreen) leads(onPlates bool) (out []choice) {
	runs := s.a.waiting()
	if s.a.opened.stuck != nil {
		out = append(out, choice{titleStuck, words.Plain("title.stuck")})
	} else if len(runs) > 0 && (!onPlates || table.Practised(runs[0].Notes)) {
		out = append(out, s.on(&runs[0]))
	}
	if n := len(runs); n > 1 || n > 0 && s.a.opened.stuck != nil {
		out = append(out, choice{titleRuns, words.T("title.runs", words.Args{N: n})})
	}
	return out
}

// on is the button that continues a game.
func (s *titleScreen) on(r *running) choice {
	return choice{s.a.goOn(r), words.T("title.continue", words.Args{A: r.title()})}
}

// goal says what wins a game as its sheet offers it first: the same before a game was played and after.
func (s *titleScreen) goal(g engine.Game) string {
	info := g.Info()
	if _, ok := s.goals[info.ID]; !ok {
		if s.goals == nil {
			s.goals = map[string]string{}
		}
		s.goals[info.ID] = goal(g, engine.Config{Seats: info.MinSeats, Options: newSetup(info).Options})
	}
	return s.goals[info.ID]
}

// sealed says that every lesson of a game is finished, "" if not.
func (s *titleScreen) sealed(game string) string {
	if !s.a.learned.Sealed(learn.Of(game)) {
		return ""
	}
	return " " + words.Plain("title.sealed")
}

func (s *titleScreen) Build(k *kit.Kit) {
	rest := s.sign(k)
	rest = geom.Rect{X: rest.X + kit.Space3, Y: rest.Y, W: rest.W - 2*kit.Space3, H: rest.H}
	if w := min(max(1240, 2.1*k.In.H), 2200); rest.W > w {
		rest.X += (rest.W - w) / 2
		rest.W = w
	}
	rest = s.foot(k, rest)
	if leads := s.leads(s.stripped(k)); len(leads) > 0 && !s.aside(k, leads) {
		var r geom.Rect
		r, rest = rest.CutTop(kit.Tap + 12)
		r.H = kit.Tap
		if r.W > 480 {
			r = geom.Around(r.Center(), 480, r.H)
		}
		if len(leads) == 2 {
			right := geom.Rect{X: r.X + r.W*0.64, Y: r.Y, W: r.W * 0.36, H: r.H}
			k.Button(leads[1].deed, leads[1].text, right, kit.Plain, true)
			r.W -= right.W + kit.Space2
		}
		tone := kit.Primary
		if leads[0].deed == titleRuns {
			tone, r = kit.Plain, geom.Around(r.Center(), min(r.W, 240), r.H)
		}
		k.Button(leads[0].deed, leads[0].text, r, tone, true)
	}
	view := rest
	view.Y, view.H = view.Y-liftBy, view.H+liftBy // a plate that rises is seen whole
	top := s.sc.Begin(k, view) + liftBy
	ops, hits := len(k.List.Ops), len(k.Targets)
	again := func(y float64) float64 {
		k.List.Ops, k.Targets = k.List.Ops[:ops], k.Targets[:hits]
		return s.plates(k, rest, y)
	}
	s.large, s.tight = s.footed(k), false
	end := s.plates(k, rest, top)
	if s.large && end > rest.Y+rest.H {
		s.large = false
		end = again(top)
	}
	if s.tight = end > rest.Y+rest.H; s.tight {
		end = again(top)
	}
	if air := rest.Y + rest.H - end; air > 0 { // the rest lies above and below
		end = again(top + 0.4*air)
	}
	s.sc.End(k, end)
	s.strip(k, end)
}

// aside reports whether the list of games that wait is opened beside the court, below who plays: they go on on their plates.
func (s *titleScreen) aside(k *kit.Kit, leads []choice) bool {
	return len(leads) == 1 && leads[0].deed == titleRuns && (s.footed(k) || k.In.H >= 640 && k.In.W >= 900 && k.Text < 1.3)
}

// onHigh is how high the strip is that goes on with a game on its plate: under a mouse it is slim, and the words of the plate keep their size.
func onHigh(k *kit.Kit) float64 {
	if k.Touch {
		return kit.Tap
	}
	return 40
}

// narrower is how wide the picture of a plate is where the plates have not the height for all of it.
const narrower = 0.86

// sign draws the name of the app with the court behind it, where there is room, and returns what is left below.
func (s *titleScreen) sign(k *kit.Kit) (rest geom.Rect) {
	in := k.In
	gear := geom.Rect{X: in.X + in.W - 52, Y: in.Y + 4, W: 48, H: 48}
	past := geom.Rect{X: in.X + 4, Y: gear.Y, W: 48, H: 48}
	size, court, wide := kit.Head, sprites.SmallCourt, min(in.W-2*56, 340.0)
	day := past.Move(geom.Point{X: past.W})
	cup := gear.Move(geom.Point{X: -gear.W})
	icons := func() {
		if s.footed(k) {
			s.signs(k, in)
			return
		}
		k.IconButton(titleSettings, sprites.IconSettings, gear, true)
		k.IconButton(titleHistory, sprites.IconScroll, past, true)
		k.IconButton(titleDaily, sprites.IconDay, day, true)
		k.IconButton(titleCourt, sprites.IconTrophy, cup, true)
	}
	if in.H >= 640 && in.W >= 900 {
		size, court = kit.Banner, sprites.Court
		past.X = gear.X - past.W
		day.X = past.X - day.W
		if cup.X = day.X - cup.W; s.footed(k) {
			cup.X = day.X
		}
		wide = min(in.W*0.68, in.H*0.32*860/205, 1700)
	}
	high := wide * 205 / 860
	if court == sprites.SmallCourt {
		high = wide * 205 / 480
	}
	if in.H < 740 && court == sprites.SmallCourt { // no room for figures
		bar, rest := in.CutTop(max(56, k.Line(size)+kit.Space4))
		icons()
		k.List.Text("Royals", bar, sprites.Title, k.Px(size), 0.5, kit.Figure)
		return rest
	}
	board := k.Line(size) + kit.Space3
	top, rest := in.CutTop(high + kit.Space2 + board*0.55 + kit.Space3)
	base := top.Y + kit.Space2 + high
	figures := geom.Rect{X: in.X + (in.W-wide)/2, Y: base - high, W: wide, H: high}
	if k.List.Picture(court, figures, kit.White); court == sprites.Court {
		s.blink(k, figures)
	}
	k.List.Fill(geom.Rect{X: k.Size.X, Y: base - 1, W: k.Size.W, H: 2}, 0, kit.Figure)
	w := sprites.Measure(sprites.Title, k.Px(size), "Royals") + 4*kit.Space6
	plate := geom.Around(geom.Point{X: in.X + in.W/2, Y: base}, w, board)
	k.List.Shadow(plate.Move(geom.Point{Y: 4}), kit.Radius, 10, kit.Shade)
	k.List.Fill(plate, kit.Radius, kit.Ink)
	k.List.Fill(plate.Inset(1.5), kit.Radius, kit.Gold)
	k.List.Fill(plate.Inset(4), kit.Radius-2, kit.Rail)
	k.List.Text("Royals", plate, sprites.Title, k.Px(size), 0.5, kit.Figure)
	icons()
	if court == sprites.Court && k.Text < 1.5 { // who plays here
		s.plays(k, geom.Rect{X: in.X + kit.Space4, Y: in.Y + kit.Space3, W: 46, H: 46})
	}
	return rest
}

// plays shows who plays here, and in one block with it how many games wait for that person, which opens their list.
func (s *titleScreen) plays(k *kit.Kit, face geom.Rect) {
	drawPerson(s.a, k, keep.Owner, face)
	name := geom.Rect{X: face.X + 56, Y: face.Y, W: 200, H: face.H}
	leads := s.leads(s.stripped(k))
	if !s.aside(k, leads) {
		k.Label(ownLabel(s.a), name, sprites.Title, kit.Lead, 0, kit.Text)
		return
	}
	on, note := leads[0], name
	name.H, note.H = k.Line(kit.Lead), k.Line(kit.Small)
	name.Y += (face.H - name.H - note.H) / 2
	note.Y = name.Y + name.H
	k.Label(ownLabel(s.a), name, sprites.Title, kit.Lead, 0, kit.Text)
	col := kit.Accent
	if k.Held(on.deed) {
		col = kit.Bright
	}
	w := sprites.Measure(sprites.SansBold, k.Px(kit.Small), on.text) + 1
	note = kit.Sunk(k, on.deed, note)
	k.Label(on.text, geom.Rect{X: note.X, Y: note.Y, W: w, H: note.H}, sprites.SansBold, kit.Small, 0, col)
	k.Icon(sprites.IconArrowRight, geom.Around(geom.Point{X: note.X + w + kit.Space2 + 2, Y: note.Y + note.H/2}, 12, 12), col)
	k.Hit(on.deed, geom.Rect{X: face.X - kit.Space1, Y: face.Y - kit.Space1, W: note.X + w + kit.Space6 - face.X, H: max(kit.Tap, face.H+2*kit.Space1)})
}

// stripped reports whether games that wait are continued on their plates: where plates stand, not lie.
func (s *titleScreen) stripped(k *kit.Kit) bool {
	return k.In.W >= 584 && k.In.H >= 520
}

// plates draws all games from y on and returns their lower end.
func (s *titleScreen) plates(k *kit.Kit, rest geom.Rect, y float64) float64 {
	cols := 1
	if rest.W >= 1180 && k.Text < 1.3 && len(s.a.games) == 5 {
		cols = 5
	} else if rest.W >= 900 {
		cols = 3
	} else if rest.W >= 560 {
		cols = 2
	}
	gap := kit.Space3
	if k.In.H < 420 || s.tight { // a phone on its side: all of them without scrolling
		gap = kit.Space2
	}
	w := (rest.W - float64(cols-1)*gap) / float64(cols)
	tall, rowH := cols > 1 && k.In.H >= 520, 0.0
	least := 0.0
	for i, g := range s.a.games {
		col := i % cols
		if col == 0 && i > 0 {
			y += rowH + gap
			rowH = 0
		}
		if tall && col == 0 { // all of a row have one height
			least = 0
			for _, other := range s.a.games[i:min(i+cols, len(s.a.games))] {
				least = max(least, s.plateSize(k, other, w, tall))
			}
		}
		x := rest.X + float64(col)*(w+gap)
		if last := len(s.a.games) % cols; last > 0 && i >= len(s.a.games)-last { // the last row stands in the middle
			x += float64(cols-last) * (w + gap) / 2
		}
		h := max(least, s.plateSize(k, g, w, tall))
		s.plate(k, g, geom.Rect{X: x, Y: y, W: w, H: h}, tall)
		rowH = max(rowH, h)
	}
	return y + rowH + kit.Space3
}

// plateSize is the height of a plate of a width.
func (s *titleScreen) plateSize(k *kit.Kit, g engine.Game, w float64, tall bool) float64 {
	_, text, lead, small := s.parts(geom.Rect{W: w}, tall)
	credit := sprites.Wrap(sprites.Sans, k.Px(small), credited(g.Info()), text.W)
	h := k.Line(lead) + float64(len(credit))*k.Line(small) + kit.Space1 + k.Height(s.goal(g), sprites.Sans, small, text.W)
	if s.a.waits(g) != nil && s.stripped(k) { // the strip stands below the words
		h += onHigh(k) + kit.Space2
	}
	if tall {
		return h + text.Y + kit.Space2
	}
	return max(h, min(w*0.36, 220)/2) + 2*text.Y
}

// credited says whose game it is in as few words on every plate; the set-up names everybody.
func credited(info *engine.Info) string {
	who, _, _ := strings.Cut(info.Credit, " (")
	return who
}

// parts returns where a plate has its picture and its words, and how large they are.
func (s *titleScreen) parts(r geom.Rect, tall bool) (pic, text geom.Rect, lead, small float64) {
	lead, small = kit.Lead, kit.Small
	switch {
	case tall && r.W >= 340: // the words grow with the picture
		lead, small = kit.Score, lead
	case s.large:
		lead, small = kit.Score, kit.Body
	}
	pic = geom.Rect{X: r.X + kit.Space2, Y: r.Y + kit.Space2, W: min(r.W*0.36, 220)}
	if s.tight && !tall {
		pic.Y = r.Y + kit.Space1
	}
	text = geom.Rect{X: pic.X + pic.W + kit.Space3, Y: pic.Y, W: r.W - pic.W - kit.Space2 - 2*kit.Space3}
	if tall {
		if pic.W = r.W - 2*kit.Space2; s.tight {
			pic.X, pic.W = pic.X+pic.W*(1-narrower)/2, pic.W*narrower
		}
		text = geom.Rect{X: r.X + kit.Space3, Y: pic.Y + pic.W/2 + kit.Space2, W: r.W - 2*kit.Space3}
	}
	pic.H = pic.W / 2
	return pic, text, lead, small
}

// plate draws one game on the felt of its table, and at its foot how to go on where it waits.
func (s *titleScreen) plate(k *kit.Kit, g engine.Game, r geom.Rect, tall bool) {
	info, deed := g.Info(), setUp{g}
	ground := feltOf(info.ID)
	rim, width := rimOf(info.ID)
	if k.Held(deed) {
		rim, width = kit.Bright, 3
	}
	whole := r
	lift, lean := s.hovers(k, deed)
	pressed := k.Press == deed.Name()
	if pressed { // it gives way
		lift, lean = -pressBy, 0
	}
	r.Y -= lift
	pic, text, lead, small := s.parts(r, tall)
	pic.Y -= lean
	if !pressed {
		k.List.Shadow(r.Move(geom.Point{Y: 2}), kit.Radius, 8, kit.Shade)
	}
	k.List.Fill(r, kit.Radius, ground)
	if pressed {
		k.List.Fill(r, kit.Radius, kit.Shade)
	}
	k.List.Frame(r, kit.Radius, width, rim)
	if !tall {
		pic.Y = r.Y + (r.H-pic.H)/2
	}
	k.List.Picture(plan.Plate(info.ID), pic, kit.White)
	y := text.Y
	name := geom.Rect{X: text.X, Y: y, W: text.W, H: k.Line(lead)}
	name.W -= gameCrest(k, info.ID, geom.Rect{X: text.X, Y: y, W: text.W - 2, H: k.Line(lead)})
	k.Label(info.Title, name, sprites.Title, lead, 0, kit.Text)
	y += k.Line(lead)
	y += k.Para(credited(info), geom.Rect{X: text.X, Y: y, W: text.W}, sprites.Sans, small, 0, quietOn(info.ID))
	k.Para(s.goal(g), geom.Rect{X: text.X, Y: y + kit.Space1, W: text.W}, sprites.Sans, small, 0, kit.Text)
	if s.a.learned.Sealed(learn.Of(info.ID)) { // every lesson is finished
		drawSeal(k, pic)
	}
	if run := s.a.waits(g); run != nil && s.stripped(k) {
		on := s.on(run)
		strip := geom.Rect{X: r.X + kit.Space2, Y: r.Y + r.H - onHigh(k) - kit.Space2, W: r.W - 2*kit.Space2, H: onHigh(k)}
		k.Button(on.deed, on.text, strip, kit.Primary, true)
		whole.H -= onHigh(k) + kit.Space2
	}
	k.Hit(deed, whole)
}

func (s *titleScreen) Act(d kit.Deed) bool {
	if g, ok := d.(setUp); ok {
		s.a.Push(newSetupScreen(s.a, g.game))
		return true
	}
	if g, ok := d.(goOn); ok {
		resumeRun(s.a, g.run)
		return true
	}
	switch d {
	case titleRuns:
		s.a.Push(&runsScreen{a: s.a})
	case titleHistory:
		s.a.Push(newHistoryScreen(s.a))
	case titleDaily:
		s.a.Push(&dailyScreen{a: s.a})
	case titleCourt:
		s.a.Push(&courtScreen{a: s.a})
	case titleCrowns:
		s.a.Push(&crownsScreen{a: s.a, who: keep.Owner})
	case titleStuck:
		s.a.askStuck()
	case titleLearn:
		if g := s.taught(); g != nil {
			s.a.Teach(g.Info().ID)
		}
	case titleSettings:
		s.a.Push(&settingsScreen{a: s.a})
	default:
		return false
	}
	return true
}

func (s *titleScreen) Doc(d *kit.Doc) {
	d.Title = "Royals"
	d.Prompt = words.Plain("title.prompt")
	d.Table = []port.Section{{Heading: names.Isolated(nameOf(s.a, keep.Owner))}}
	for _, c := range s.leads(false) {
		d.Act(c.deed, c.text)
	}
	for _, g := range s.a.games { // each on its plate
		if r := s.a.waits(g); r != nil && !s.a.goOn(r).first {
			on := s.on(r)
			d.Act(on.deed, on.text+", "+r.text(s.a.now()))
		}
	}
	for _, g := range s.a.games {
		i := g.Info()
		d.Act(setUp{g}, i.Title+", "+i.Credit+". "+s.goal(g)+s.sealed(i.ID))
	}
	if g := s.taught(); g != nil {
		head, what := s.invitation(g)
		d.Act(titleLearn, head+" "+what)
	}
	d.Act(titleDaily, words.Plain("daily.title"))
	d.Act(titleCourt, words.Plain("court.title"))
	d.Act(titleCrowns, words.Plain("crown.title"))
	d.Act(titleHistory, words.Plain("history.title"))
	d.Act(titleSettings, words.Plain("menu.settings"))
}
