package screens

import (
	"royals/game/court"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// courtScreen is the climb: who comes next, and everybody with what a bout against them opens.
type courtScreen struct {
	a  *Sitting
	sc kit.Scroll
}

// titleCourt opens it.
const titleCourt = kit.Press("court")

// meet plays a rival. pass goes on without a bout won.
type (
	meet struct{ rung int }
	pass struct{ rung int }
)

func (m meet) Name() string { return "court:" + court.Rivals[m.rung].Key }
func (p pass) Name() string { return "court:pass:" + court.Rivals[p.rung].Key }

func (s *courtScreen) Name() string          { return "court" }
func (s *courtScreen) Scrolled() *kit.Scroll { return &s.sc }

// intro tells what it is and how far one has come.
func (s *courtScreen) intro() string {
	n := 0
	for i := range court.Rivals {
		if beaten(s.a, i) {
			n++
		}
	}
	key := "court.some"
	if n == len(court.Rivals) {
		key = "court.all"
	}
	return words.T(key, words.Args{N: n, N2: len(court.Rivals)})
}

// runs returns the running game against a rival, and who is being played in the same title otherwise, -1 for nobody.
func (s *courtScreen) runs(rung int) (r *running, other int) {
	game := court.Rivals[rung].Game
	r = waitsAs(s.a, runOfCourt(game))
	if r == nil {
		return nil, -1
	}
	switch at := rivalOn(r.Name, game, r.players); at {
	case rung:
		return r, -1
	default:
		return nil, at
	}
}

// about is what is said of a rival: how strong, at what game, and what a bout opens or has opened.
func (s *courtScreen) about(rung int) []string {
	r := &court.Rivals[rung]
	key := "court.opens"
	if beaten(s.a, rung) {
		key = "court.opened"
	}
	return []string{rivalLevel(r) + ". " + rivalGame(s.a, r) + ".", words.T(key, words.Args{A: prizeText(r.Opens)})}
}

// state tells what has become of a rival, "" for nothing yet.
func (s *courtScreen) state(rung int) (text string) {
	add := func(part string) {
		if text != "" {
			text += " "
		}
		text += part
	}
	r := s.a.climb.Of(court.Rivals[rung].Key)
	switch {
	case r.Won > 0:
		date, _ := theDay(r.Date)
		add(words.T("court.won", words.Args{A: date}))
	case r.Passed:
		add(words.Plain("court.passed"))
	}
	if r.Lost > 0 {
		add(words.T("court.lost", words.Args{N: r.Lost}))
	}
	if !r.Over(court.Need) {
		add(words.T("court.bout", words.Args{N: r.Ahead, N2: r.Behind}))
	}
	if run, _ := s.runs(rung); run != nil {
		add(words.Plain("court.waits"))
	}
	if !openRung(s.a, rung) {
		add(words.T("court.locked", words.Args{A: court.Rivals[rung-1].Name}))
	}
	return text
}

// ways are the buttons of a rival.
func (s *courtScreen) ways(rung int) []choice {
	key := "court.play"
	if run, _ := s.runs(rung); run != nil || !overOf(s.a, rung) {
		key = "court.on"
	} else if beaten(s.a, rung) {
		key = "court.again"
	}
	list := []choice{{meet{rung}, words.Plain(key)}}
	if passable(s.a, rung) {
		list = append(list, choice{pass{rung}, words.Plain("court.pass")})
	}
	if p := court.Rivals[rung].Opens; beaten(s.a, rung) && !worn(s.a, p) {
		list = append(list, wearing(s.a, p))
	}
	return list
}

// overOf reports whether no bout against a rival is half played.
func overOf(a *Sitting, rung int) bool {
	r := a.climb.Of(court.Rivals[rung].Key)
	return r.Over(court.Need)
}

func (s *courtScreen) Build(k *kit.Kit) {
	rest := form(k, header(k, words.Plain("court.title")))
	y := s.sc.Begin(k, rest) + kit.Space2
	line := geom.Rect{X: rest.X + 36 + kit.Space2, Y: y, W: rest.W - 36 - kit.Space2}
	high := k.Height(s.intro(), sprites.SansBold, kit.Body, line.W)
	line.Y += max(0, (36-high)/2)
	k.List.Picture(crestOf(s.a, keep.Owner), geom.Rect{X: rest.X, Y: y, W: 36, H: 36}, kit.White)
	k.Para(s.intro(), line, sprites.SansBold, kit.Body, 0, kit.Figure)
	y += max(36, high) + kit.Space1
	y += k.Para(words.Plain("court.what"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0, kit.Text) + kit.Space3
	next := nextRung(s.a)
	y = s.row(k, next, geom.Rect{X: rest.X, Y: y, W: rest.W}, true) + kit.Space3
	g := newGrid(geom.Rect{X: rest.X, Y: y, W: rest.W}, kit.Space2)
	for i := range court.Rivals {
		if i != next {
			g.put(func(r geom.Rect) float64 { return s.row(k, i, r, false) - r.Y })
		}
	}
	s.sc.End(k, g.low)
}

// row draws a rival on the felt of the game, the next one larger, and returns its lower end.
func (s *courtScreen) row(k *kit.Kit, rung int, box geom.Rect, next bool) float64 {
	r, open := &court.Rivals[rung], openRung(s.a, rung)
	face := geom.Rect{X: box.X + kit.Space3, W: 56, H: 56}
	if next && box.W >= 480 {
		face.W, face.H = 96, 96
	}
	ways := s.ways(rung)
	button := min(box.W*0.36, 150*max(1, k.Text))
	in := geom.Rect{X: face.X + face.W + kit.Space3, W: box.W - face.W - 3*kit.Space3}
	beside := in.W-button-kit.Space3 >= 150*k.Text && open
	if beside {
		in.W -= button + kit.Space3
	}
	title := words.T("court.rung", words.Args{N: rung + 1, A: r.Name})
	lines := s.about(rung)
	if text := s.state(rung); text != "" {
		lines = append(lines, text)
	}
	high := k.Line(kit.Lead)
	for _, text := range lines {
		high += k.Height(text, sprites.Sans, kit.Small, in.W)
	}
	acts := float64(len(ways))*(kit.Tap+kit.Space2) - kit.Space2
	tall := max(high, face.H)
	switch {
	case !open:
	case beside:
		tall = max(tall, acts)
	default:
		tall += kit.Space2 + kit.Tap
	}
	box.H = tall + 2*kit.Space2
	k.List.Fill(box, kit.Radius, feltOf(r.Game))
	rim, width := kit.Gilt, 1.0
	if next {
		rim, width = kit.Figure, 2
	}
	k.List.Frame(box, kit.Radius, width, rim)
	face.Y = box.Y + kit.Space2
	ring := kit.Edge
	if beaten(s.a, rung) {
		ring = kit.Figure
	}
	k.Face(table.RivalFace(rung), face, ring)
	if !open {
		k.List.Fill(face, face.W/2, kit.Scrim)
		k.Icon(sprites.IconLock, geom.Around(face.Center(), 22, 22), kit.Text)
	}
	at := geom.Rect{X: in.X, Y: box.Y + kit.Space2, W: in.W, H: k.Line(kit.Lead)}
	k.Label(title, at, sprites.Title, kit.Lead, 0, kit.Text)
	at.Y += at.H
	for i, text := range lines {
		at.Y += k.Para(text, at, sprites.Sans, kit.Small, 0, []paint.Color{kit.Text, kit.DimText, kit.Figure}[i])
	}
	if open {
		s.buttons(k, ways, box, button, beside, next)
	}
	return box.Y + box.H
}

// buttons draws what can be done about a rival: beside what is said of it, or below.
func (s *courtScreen) buttons(k *kit.Kit, ways []choice, box geom.Rect, wide float64, beside, next bool) {
	tone := kit.Plain
	if next {
		tone = kit.Primary
	}
	n := float64(len(ways))
	at := geom.Rect{X: box.X + box.W - kit.Space3 - wide, Y: box.Y + (box.H-n*(kit.Tap+kit.Space2)+kit.Space2)/2, W: wide, H: kit.Tap}
	if !beside {
		at.W = (box.W - 2*kit.Space3 - (n-1)*kit.Space2) / n
		at.X, at.Y = box.X+kit.Space3, box.Y+box.H-kit.Space2-kit.Tap
	}
	for _, c := range ways {
		k.Button(c.deed, c.text, at, tone, true)
		if tone = kit.Plain; beside {
			at.Y += kit.Tap + kit.Space2
		} else {
			at.X += at.W + kit.Space2
		}
	}
}

func (s *courtScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case meet:
		s.meet(d.rung)
	case wear:
		d.put(s.a)
	case pass:
		if !passable(s.a, d.rung) {
			return false
		}
		rival := &court.Rivals[d.rung]
		sure(s.a.App, "court.pass-sure", "court.pass", words.Args{A: rival.Name}, func() {
			r := s.a.climb.Of(rival.Key)
			r.Passed = true
			s.a.climb.Set(rival.Key, r)
			keepClimb(s.a)
			s.a.Change()
		})
	default:
		return closes(s.a.App, d)
	}
	s.a.Change()
	return true
}

// meet goes on with a game against a rival, or begins one. It asks where one against another would be lost.
func (s *courtScreen) meet(rung int) {
	if !openRung(s.a, rung) {
		return
	}
	begin := func() { beginCourt(s.a, rung) }
	switch r, other := s.runs(rung); {
	case r != nil:
		resumeRun(s.a, r.Name)
	case other >= 0:
		sure(s.a.App, "court.replaces", "court.play", words.Args{A: court.Rivals[other].Name}, begin)
	case len(s.a.waiting()) >= keep.Most:
		s.a.Push(&runsScreen{a: s.a, full: true})
	default:
		begin()
	}
}

func (s *courtScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("court.title"), s.intro()+" "+words.Plain("court.what")
	next := nextRung(s.a)
	tell := func(i int) {
		lines := s.about(i)
		if text := s.state(i); text != "" {
			lines = append(lines, text)
		}
		title := words.T("court.rung", words.Args{N: i + 1, A: court.Rivals[i].Name})
		d.Table = append(d.Table, port.Section{Heading: title, Lines: lines})
		if openRung(s.a, i) {
			for _, c := range s.ways(i) {
				d.Act(c.deed, c.text+": "+title+". "+lines[0])
			}
		}
	}
	tell(next)
	for i := range court.Rivals {
		if i != next {
			tell(i)
		}
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
