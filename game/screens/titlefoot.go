package screens

import (
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// footed reports whether there is room below the plates for the day, a way in for those who are new, and what has been won.
func (s *titleScreen) footed(k *kit.Kit) bool {
	return k.In.W >= 1180+2*kit.Space3 && k.In.H >= 640 && k.Text < 1.3
}

// strip notes where a sentence may stand for a moment: over what the app promises, all of it, on free cloth below the plates, or as one line
// at the foot.
func (s *titleScreen) strip(k *kit.Kit, end float64) {
	low := geom.Rect{X: k.In.X, Y: end, W: k.In.W, H: k.In.Y + k.In.H - end}
	switch {
	case s.footed(k):
		_, low = k.In.CutTop(k.In.H - honestHigh)
		s.free = geom.Around(low.Center(), sprites.Measure(sprites.Sans, k.Px(kit.Small), words.Plain("title.honest"))+2*kit.Space4, low.H)
	case low.H >= kit.Tap:
		s.free = geom.Around(low.Center(), kit.Tap, low.H)
	default:
		h := k.Line(kit.Small) + kit.Space2 // a line at the foot, so that the name and the signs beside it stay
		s.free = geom.Around(geom.Point{X: k.In.X + k.In.W/2, Y: k.In.Y + k.In.H - h/2 - kit.Space1}, min(k.In.W-5*kit.Space2, 400), h)
	}
}

// footPart is one of the things that stand side by side at the foot.
type footPart struct {
	wide float64
	draw func(r geom.Rect)
}

// foot draws what stands below the plates of a large window, and below it what the app promises. It returns what is left above.
func (s *titleScreen) foot(k *kit.Kit, rest geom.Rect) geom.Rect {
	if !s.footed(k) {
		return rest
	}
	row, rest := rest.CutBottom(144)
	low, row := row.CutBottom(honestHigh)
	k.Label(words.Plain("title.honest"), low, sprites.Sans, kit.Small, 0.5, kit.DimText)
	parts := []footPart{s.today(k)}
	if g := s.taught(); g != nil {
		parts = append(parts, s.invites(k, g))
	}
	if won, any := s.won(); any {
		parts = append(parts, wonPart(k, s.a.games, won))
	}
	panels := footPanels(parts, geom.Rect{X: row.X, Y: row.Y + (row.H-footHigh)/2, W: row.W, H: footHigh})
	for i, p := range parts {
		k.List.Fill(panels[i], kit.Radius, kit.Well)
		k.List.Frame(panels[i], kit.Radius, kit.Rim, kit.Edge)
		pad := min((panels[i].W-p.wide)/2, kit.Space4)
		p.draw(geom.Rect{X: panels[i].X + pad, Y: panels[i].Y, W: panels[i].W - 2*pad, H: panels[i].H})
	}
	return rest
}

// footHigh is how high the panels at the foot are, honestHigh the line below them.
const (
	footHigh   = 88.0
	honestHigh = 44.0
)

// footPanels parts a row as wide as the plates above it into panels for what stands at the foot: equal ones where each has room in an equal
// one, or else each with an equal share of the room to spare.
func footPanels(parts []footPart, row geom.Rect) (list []geom.Rect) {
	total, most := 0.0, 0.0
	for _, p := range parts {
		total, most = total+p.wide, max(most, p.wide)
	}
	n := float64(len(parts))
	room := row.W - (n-1)*kit.Space3
	even := most+2*kit.Space3 <= room/n
	for _, p := range parts {
		r := geom.Rect{X: row.X, Y: row.Y, W: p.wide + (room-total)/n, H: row.H}
		if even {
			r.W = room / n
		}
		list = append(list, r)
		row.X += r.W + kit.Space3
	}
	return list
}

// footButton is the width of a button at the foot.
const footButton = 132.0

// worded is a part with a heading, a line, a quieter one below, and a button beside them.
func worded(k *kit.Kit, head, text, note string, c choice) footPart {
	w := max(sprites.Measure(sprites.Title, k.Px(kit.Lead), head), sprites.Measure(sprites.Sans, k.Px(kit.Body), text), sprites.Measure(sprites.Sans, k.Px(kit.Small), note)) + 2
	return footPart{w + kit.Space6 + footButton, func(r geom.Rect) {
		h := k.Line(kit.Lead) + k.Line(kit.Body)
		if note != "" {
			h += k.Line(kit.Small)
		}
		box := geom.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: w, H: k.Line(kit.Lead)}
		k.Label(head, box, sprites.Title, kit.Lead, 0, kit.Accent)
		box.Y, box.H = box.Y+box.H, k.Line(kit.Body)
		k.Label(text, box, sprites.Sans, kit.Body, 0, kit.Text)
		box.Y, box.H = box.Y+box.H, k.Line(kit.Small)
		k.Label(note, box, sprites.Sans, kit.Small, 0, kit.DimText)
		k.Button(c.deed, c.text, geom.Rect{X: r.X + r.W - footButton, Y: r.Y + (r.H-kit.Tap)/2, W: footButton, H: kit.Tap}, kit.Plain, true)
	}}
}

// today tells how many of the day's deals have been played.
func (s *titleScreen) today(k *kit.Kit) footPart {
	n := 0
	list, date := keep.Days(s.a.Store), (&dailyScreen{a: s.a}).date()
	for _, g := range s.a.games {
		if _, done := keep.Done(list, g.Info().ID, date); done {
			n++
		}
	}
	note := words.Plain("daily.open")
	if n > 0 {
		note = words.T("title.today.played", words.Args{N: n, N2: len(s.a.games)})
	}
	return worded(k, words.Plain("title.today"), words.Plain("daily.title"), note, choice{titleDaily, words.Plain("title.today.open")})
}

// invites is the way into the first game of which a lesson has not been seen.
func (s *titleScreen) invites(k *kit.Kit, g engine.Game) footPart {
	head, what := s.invitation(g)
	return worded(k, head, what, "", choice{titleLearn, words.Plain("title.show")})
}

// invitation is what that says: who has played, begun or learned anything is not new here. Of a game of which a lesson is known, it names
// the next one, and one that was left begun is gone on with.
func (s *titleScreen) invitation(g engine.Game) (head, what string) {
	args := words.Args{A: g.Info().Title}
	list := learn.Of(g.Info().ID)
	at := s.a.learned.Next(list)
	if at >= 0 && s.a.learned.Left(list[at]) != nil {
		return words.T("title.lesson.left", words.Args{N: at + 1, A: list[at].Title}), words.T("title.next.what", args)
	}
	if at > 0 {
		return words.T("title.lesson", words.Args{N: at + 1, A: list[at].Title}), words.T("title.next.what", args)
	}
	known := func(g engine.Game) bool {
		return s.a.learned.Finished(learn.Of(g.Info().ID)) > 0 || s.a.waits(g) != nil
	}
	if len(s.a.coach.games) > 0 || slices.ContainsFunc(s.a.games, known) {
		return words.Plain("title.next"), words.T("title.next.what", args)
	}
	return words.Plain("title.new"), words.T("title.new.what", args)
}

// won counts the games of each kind that the owner has won, a shared one as its share, and reports whether there are any.
func (s *titleScreen) won() (list []int, any bool) {
	tallies, _ := keep.Tallies(s.a.Store)
	for _, g := range s.a.games {
		n := 0
		for _, t := range tallies {
			if t.Game == g.Info().ID && countedFor(s.a, t.Person) == keep.Owner {
				n += t.Won
			}
		}
		n /= keep.Whole
		list, any = append(list, n), any || n > 0
	}
	return list, any
}

// titleCrowns opens what crowns can be won.
const titleCrowns = kit.Press("crowns")

// signs draws the ways to the other pages in the upper right corner of a large title, each with its name below it.
func (s *titleScreen) signs(k *kit.Kit, in geom.Rect) {
	x := in.X + in.W - kit.Space2
	for _, c := range []struct {
		deed kit.Press
		icon sprites.ID
		text string
	}{{titleSettings, sprites.IconSettings, "menu.settings"}, {titleHistory, sprites.IconScroll, "history.title"},
		{titleCrowns, sprites.IconCrown, "crown.title"}, {titleCourt, sprites.IconTrophy, "court.title"}} {
		text := words.Plain(c.text)
		w := max(kit.Tap, sprites.Measure(sprites.Sans, k.Px(kit.Tiny), text)+kit.Space3)
		x -= w
		r := geom.Rect{X: x, Y: in.Y + kit.Space1, W: w, H: 34 + k.Line(kit.Tiny)}
		col := kit.Text
		if k.Held(c.deed) {
			col = kit.Bright
		}
		at := kit.Sunk(k, c.deed, r)
		k.Icon(c.icon, geom.Around(geom.Point{X: r.X + w/2, Y: at.Y + 18}, 24, 24), col)
		k.Label(text, geom.Rect{X: r.X, Y: at.Y + 33, W: w, H: k.Line(kit.Tiny)}, sprites.Sans, kit.Tiny, 0.5, col)
		k.Hit(c.deed, r)
	}
}

// wonPart shows on the back of each game's cards how many of it have been won, and below it which game that is.
func wonPart(k *kit.Kit, games []engine.Game, won []int) footPart {
	const w, h = 26.0, 36.0
	step := 0.0
	for _, g := range games {
		step = max(step, sprites.Measure(sprites.Sans, k.Px(kit.Tiny), g.Info().Title)+kit.Space3)
	}
	return footPart{step * float64(len(games)), func(r geom.Rect) {
		high := k.Line(kit.Lead) + kit.Space1 + h + k.Line(kit.Tiny)
		step := r.W / float64(len(games))
		head := geom.Rect{X: r.X, Y: r.Y + (r.H-high)/2, W: r.W, H: k.Line(kit.Lead)}
		k.Label(words.Plain("title.won"), head, sprites.Title, kit.Lead, 0, kit.Accent)
		for i, g := range games {
			card := geom.Rect{X: r.X + float64(i)*step, Y: head.Y + head.H + kit.Space1, W: w, H: h}
			back := 0
			if t := plan.Theme(g.Info().ID); t != nil {
				back = t.Back
			}
			k.List.Picture(sprites.Back(back), card, kit.White)
			k.Label(words.T("table.n", words.Args{N: won[i]}), geom.Rect{X: card.X + w + 6, Y: card.Y, W: step - w - 8, H: h}, sprites.SansBold, kit.Lead, 0, kit.Text)
			k.Label(g.Info().Title, geom.Rect{X: card.X, Y: card.Y + h, W: step, H: k.Line(kit.Tiny)}, sprites.Sans, kit.Tiny, 0, kit.DimText)
		}
	}}
}
