package screens

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/engine"
	"royals/game/crowns"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// crownsScreen lists what can be won once, by game, and when it was.
type crownsScreen struct {
	a   *Sitting
	who string // whose they are
	sc  kit.Scroll
}

// openCrowns opens the list.
const openCrowns = kit.Press("crowns")

// readCrowns takes up what has been won.
func readCrowns(a *Sitting) {
	a.crowned = keep.Crowned{}
	a.Kept.Take(keep.Crowns, words.Plain("kept.crowns"), a.crowned.Read)
}

// ownerOf returns the seat of whoever the device belongs to, false where nobody at the table is that.
func ownerOf(a *Sitting, t *table.Table) (me engine.Seat, ok bool) { return ownerAmong(a, t.Players) }

// ownerAmong is the same of players.
func ownerAmong(a *Sitting, players []table.Player) (me engine.Seat, ok bool) {
	ids := seated(a, players)
	at := slices.Index(ids[:len(players)], keep.Owner)
	return engine.Seat(max(at, 0)), at >= 0
}

// gameMark tells a game that is over from others, whatever its players are called by now.
func gameMark(past *table.Past) string {
	text, _, _ := strings.Cut(past.Write(), "\nat ")
	return strconv.FormatUint(engine.HashBytes([]byte(text)), 16)
}

// crown keeps what a game that is over has won those who played it and are no guests. A deal counts the first time alone, that of a day
// or of a code too, and one that went on under other rules does not, for nobody can say what was told in it.
func crown(a *Sitting, t *table.Table) {
	if date, day := dayOn(a, t); day {
		if _, played := keep.Done(keep.Days(a.Store), t.Game().Info().ID, date); played {
			return
		}
	}
	ids, news := seated(a, t.Players), false
	for i := range t.Players {
		if ids[i] != "" {
			news = crownSeat(a, t, engine.Seat(i), ids[i]) || news
		}
	}
	if news {
		keepCrowns(a)
	}
}

// crownSeat is the same of one of them. It reports whether something was won.
func crownSeat(a *Sitting, t *table.Table, me engine.Seat, who string) (news bool) {
	var r engine.Result
	if t.Result(&r); keep.Scored(a.Store, endOf(a, t, me, &r)) {
		return false
	}
	past := table.Finished(t)
	m, err := past.Played(a.find)
	if err != nil {
		return false
	}
	var levels []string
	for _, p := range t.Players {
		levels = append(levels, p.Bot)
	}
	tape, err := crowns.Play(m, me, levels, a.crowned.Won(who))
	if err != nil {
		return false
	}
	date := keep.Date(time.Unix(a.now(), 0), 0)
	for _, key := range crowns.Earned(tape) {
		news = a.crowned.Add(keep.Crown{Who: who, Key: key, Date: date, Mark: gameMark(past)}) || news
	}
	if tape.Victory() {
		news = a.crowned.Win(who, t.Game().Info().ID, date) || news
	}
	return news
}

// keepCrowns writes what was won. It is never lost: past games make room for it.
func keepCrowns(a *Sitting) {
	err := a.Store.Save(keep.Crowns, a.crowned.Write())
	for makeRoom(a, err) {
		err = a.Store.Save(keep.Crowns, a.crowned.Write())
	}
	a.Kept.Wrote(err)
}

// crownsOf returns the keys of the crowns that the owner has won in a game that is over, and says which others have.
func crownsOf(a *Sitting, t *table.Table) (keys, theirs []string) {
	if table.Practising(t) {
		return nil, nil
	}
	ids, mark := seated(a, t.Players), ""
	for i := range t.Players {
		list := a.crowned.Of(ids[i])
		if ids[i] == "" || len(list) == 0 {
			continue
		}
		if mark == "" {
			mark = gameMark(table.Finished(t))
		}
		for _, c := range list {
			switch {
			case c.Mark != mark:
			case ids[i] == keep.Owner:
				keys = append(keys, c.Key)
			default:
				theirs = append(theirs, words.T("crown.theirs", words.Args{A: t.Name(engine.Seat(i)), B: crownName(c.Key), Operands: [3]string{crownHow(c.Key)}}))
			}
		}
	}
	return keys, theirs
}

func crownName(key string) string { return words.Plain("crown." + key) }
func crownHow(key string) string  { return words.Plain("crown." + key + ".how") }

// crownText tells on a result which crowns the game has won, "" for none.
func crownText(r *resultScreen) string {
	return strings.TrimSpace(ownCrowns(r) + " " + strings.Join(r.theirs, " "))
}

// mostRows is how many crowns are told of one by one at the end of a game.
const mostRows = 4

// crownRows tells of the crowns of a result. Where there is room each has a line, with what it was won for.
func crownRows(r *resultScreen, room bool) (list []string) {
	if n := len(r.crowned); room && n > 1 && n <= mostRows && (r.t == nil || len(table.Persons(r.t.Players)) < 2) {
		for _, key := range r.crowned {
			list = append(list, words.T("crown.each", words.Args{A: crownName(key), B: crownHow(key)}))
		}
		return append(list, r.theirs...)
	}
	if text := crownText(r); text != "" {
		list = append(list, text)
	}
	return list
}

// ownCrowns tells of those of the owner, by name where other persons sit at the table.
func ownCrowns(r *resultScreen) string {
	if r.t != nil && len(table.Persons(r.t.Players)) > 1 {
		ids := seated(r.a, r.t.Players)
		owner := engine.Seat(max(slices.Index(ids[:], keep.Owner), 0))
		var list []string
		for _, key := range r.crowned {
			list = append(list, words.T("crown.theirs", words.Args{A: r.t.Name(owner), B: crownName(key), Operands: [3]string{crownHow(key)}}))
		}
		return strings.Join(list, " ")
	}
	switch len(r.crowned) {
	case 0:
		return ""
	case 1:
		return words.T("crown.won", words.Args{A: crownName(r.crowned[0]), B: crownHow(r.crowned[0])})
	}
	var list []string
	for _, key := range r.crowned {
		list = append(list, words.T("crown.named", words.Args{A: crownName(key)})) // some names have commas
	}
	return words.T("crown.won.more", words.Args{A: strings.Join(list, ", ")})
}

// crownCount is a sentence about how many somebody has won.
func crownCount(a *Sitting, who, key string) string {
	n := 0
	for _, c := range crowns.Every {
		if _, won := wonCrown(a, who, c.Key); won {
			n++
		}
	}
	return words.T(key, words.Args{N: n, N2: len(crowns.Every)})
}

// wonCrown returns when somebody has won a crown.
func wonCrown(a *Sitting, who, key string) (date string, won bool) {
	list := a.crowned.Of(who)
	i := slices.IndexFunc(list, func(c keep.Crown) bool { return c.Key == key })
	if i < 0 {
		return "", false
	}
	date, _ = theDay(list[i].Date)
	return words.T("crown.date", words.Args{A: date}), true
}

// heading is the title of the game of a crown.
func (s *crownsScreen) heading(c crowns.Crown) string {
	if g := s.a.find(c.Game); g != nil {
		return g.Info().Title
	}
	return words.Plain("crown.any")
}

func (s *crownsScreen) Name() string          { return "crowns" }
func (s *crownsScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *crownsScreen) Build(k *kit.Kit) {
	rest := form(k, header(k, words.Plain("crown.title")))
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(crownCount(s.a, s.who, "crown.some"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	g := newGrid(geom.Rect{X: rest.X, Y: y, W: rest.W}, kit.Space3)
	for list := crowns.Every; len(list) > 0; {
		n := 1
		for n < len(list) && list[n].Game == list[0].Game {
			n++
		}
		g.put(func(r geom.Rect) float64 { return s.group(k, list[:n], r) - r.Y })
		list = list[n:]
	}
	s.sc.End(k, g.low)
}

// group draws the crowns of a game on the felt of its table, and returns their lower end.
func (s *crownsScreen) group(k *kit.Kit, list []crowns.Crown, box geom.Rect) float64 {
	in := geom.Rect{X: box.X + kit.Space3, Y: box.Y + kit.Space2, W: box.W - 2*kit.Space3}
	high := k.Line(kit.Lead)
	for _, c := range list {
		high += s.row(k, c, in, false)
	}
	box.H = high + 2*kit.Space2
	k.List.Fill(box, kit.Radius, feltOf(list[0].Game))
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	k.Label(s.heading(list[0]), geom.Rect{X: in.X, Y: in.Y, W: in.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Text)
	in.Y += k.Line(kit.Lead)
	for _, c := range list {
		in.Y += s.row(k, c, in, true)
	}
	return box.Y + box.H
}

// row draws a crown with what it is won for, or only measures it, and returns the height.
func (s *crownsScreen) row(k *kit.Kit, c crowns.Crown, box geom.Rect, draw bool) float64 {
	line := k.Line(kit.Body)
	text := geom.Rect{X: box.X + line + kit.Space2, Y: box.Y + kit.Space2, W: box.W - line - kit.Space2}
	date, won := wonCrown(s.a, s.who, c.Key)
	tint, name := kit.DimText.Fade(0.7), kit.Text
	if won {
		tint, name = kit.Figure, kit.Figure
	}
	if draw {
		k.Icon(sprites.IconCrown, geom.Rect{X: box.X, Y: text.Y, W: line, H: line}, tint)
	}
	para := func(words string, face sprites.Face, size float64, c paint.Color) {
		if draw {
			k.Para(words, text, face, size, 0, c)
		}
		text.Y += k.Height(words, face, size, text.W)
	}
	para(crownName(c.Key), sprites.SansBold, kit.Body, name)
	para(crownHow(c.Key), sprites.Sans, kit.Small, kit.Text)
	if won {
		para(date, sprites.Sans, kit.Small, kit.Figure)
	}
	return text.Y - box.Y
}

func (s *crownsScreen) Act(d kit.Deed) bool { return closes(s.a.App, d) }

func (s *crownsScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("crown.title"), crownCount(s.a, s.who, "crown.some")
	for i, c := range crowns.Every {
		if i == 0 || c.Game != crowns.Every[i-1].Game {
			d.Table = append(d.Table, port.Section{Heading: s.heading(c)})
		}
		date, won := wonCrown(s.a, s.who, c.Key)
		if !won {
			date = words.Plain("crown.not")
		}
		part := &d.Table[len(d.Table)-1]
		part.Lines = append(part.Lines, crownName(c.Key)+". "+crownHow(c.Key)+" "+date)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
