package felt

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// Act is a button of the action row.
type Act struct {
	Deed  kit.Deed
	Text  string
	Brief string // the same with the signs of cards in place of their names, "" where it names none
	Tone  kit.Tone
	On    bool
	Lies  bool // what it is about lies open to a finger
	Stays bool // it keeps its place though it is the one to press

	row  int
	x, w float64
}

// buttonLeast is the width to which buttons are pushed together before some of them go behind "more".
const buttonLeast = 150.0

// packActs puts the buttons into rows, no more than limit, and returns how many. What finds no room goes behind "more".
func (s *sketch) packActs(width float64, column bool, limit int) int {
	if column {
		limit = max(2, int((s.In.H-52)/(kit.Tap+kit.Space1))-1) // below them stands the one that sorts the hand
	}
	for {
		cols, fits := 1, len(s.Felt.Acts) <= limit
		if !column {
			cols, fits = columns(s, width, limit)
		}
		if fits {
			return inGrid(s, width, cols, column)
		}
		cut := s.last(func(b Act) bool { return b.Lies && !b.leads() }) // what can be touched on the table, too
		if cut < 0 {
			cut = s.last(func(b Act) bool { return b.Plays() && !b.leads() }) // what takes back stays
		}
		if cut < 0 || slices.IndexFunc(s.Felt.Acts, Act.Plays) == s.last(Act.Plays) { // one is always there
			return inGrid(s, width, max(cols, (len(s.Felt.Acts)+limit-1)/limit), column)
		}
		more := Act{Deed: More, Text: words.Plain("table.more"), On: true}
		s.Felt.Acts = slices.DeleteFunc(slices.Delete(s.Felt.Acts, cut, cut+1), func(b Act) bool { return b.Deed == More })
		s.Felt.Acts = slices.Insert(s.Felt.Acts, s.last(func(b Act) bool { return b.Plays() && !b.leads() })+1, more)
	}
}

// ordered puts at the end what has a place of its own: the button that takes back, and the one to press.
func ordered(acts []Act, rows int) []Act {
	gold := 0
	for _, b := range acts {
		if b.Tone == kit.Primary {
			gold++
		}
	}
	for i := range acts { // of several alike none is the one to press, where there is room for all
		if gold > 1 && rows > 1 && len(acts) <= 3 && acts[i].Tone == kit.Primary {
			acts[i].Tone = kit.Plain
		}
	}
	last := -1
	for i, b := range acts {
		if b.leads() && !b.Stays {
			last = i
		}
	}
	place := func(b Act) int {
		_, waits := b.Deed.(Wait) // stands where the button will stand for which it waits
		switch {
		case last >= 0 && b.Deed == acts[last].Deed:
			return 4
		case waits && last < 0:
			return 3
		case b.takesBack():
			return 2
		case b.leads() && !b.Stays:
			return 1
		}
		return 0
	}
	sorted := slices.Clone(acts)
	slices.SortStableFunc(sorted, func(a, b Act) int { return place(a) - place(b) })
	copy(acts, sorted)
	return acts
}

// leads reports whether a button is the one to press: it does something at once, or it opens what comes next.
func (b Act) leads() bool { return b.Tone == kit.Primary || b.Tone == kit.Second }

// takesBack reports whether a button takes back what has been chosen.
func (b Act) takesBack() bool { return b.Deed == Cancel || b.Deed == StepBack }

// Plays reports whether a button does something in the game.
func (b Act) Plays() bool {
	switch b.Deed.(type) {
	case Play, Verb, Lift, Wait, Lack:
		return true
	}
	return false
}

// last returns the number of the last button of a kind, -1 where there is none.
func (s *sketch) last(is func(Act) bool) int {
	for i := len(s.Felt.Acts) - 1; i >= 0; i-- {
		if is(s.Felt.Acts[i]) {
			return i
		}
	}
	return -1
}

// drawActs draws the buttons where they were packed, the lowest row at the foot.
func (s *sketch) drawActs(column bool) {
	r := s.Areas.Acts
	r.Y, r.H = r.Y-s.Covers, r.H+s.Covers
	s.Spare = geom.Rect{}
	if len(s.Felt.Acts) == 0 {
		if s.Aside != "" {
			s.Label(s.Aside, r, sprites.Sans, kit.Small, 0.5, kit.DimText)
		}
		return
	}
	rows := 1
	for i := range s.Felt.Acts {
		rows = max(rows, s.Felt.Acts[i].row+1)
	}
	h := kit.Tap
	if !column && s.Text >= largeText { // large letters need the height that no other row does
		h = min((r.H-kit.Space1)/float64(rows)-kit.Space1, 1.4*kit.Tap)
	}
	if top := r.Y + r.H - float64(rows)*(h+kit.Space1); !column {
		s.Spare = geom.Rect{X: r.X, Y: r.Y - kit.Space1/2, W: r.W, H: top - r.Y}
	}
	if s.Covers > 0 { // above the feet of the hand
		was := s.Kit.List
		s.Kit.List = &s.over
		defer func() { s.Kit.List = was }()
		tray := geom.Rect{X: s.Size.X, Y: r.Y, W: s.Size.W, H: s.Size.Y + s.Size.H - r.Y}
		s.Kit.List.Fill(tray, 0, kit.Rail)
		s.Kit.List.Fill(geom.Rect{X: tray.X, Y: tray.Y, W: tray.W, H: 1}, 0, kit.Gilt)
	}
	suited, alike := suitedPx(s), golds(s.Felt.Acts) > 1
	for i := range s.Felt.Acts {
		b := &s.Felt.Acts[i]
		y := r.Y + kit.Space1 + float64(b.row)*(h+kit.Space1)
		if !column {
			y = r.Y + r.H - float64(rows-b.row)*(h+kit.Space1)
		}
		s.Letters = lettersOf(s, b.row)
		at := geom.Rect{X: r.X + b.x, Y: y, W: b.w, H: h}
		if sign := b.sign(s.Info); sign != sprites.None && (suited > 0 || b.w < suitAlone) {
			drawSuited(s, b, sign, at, suited)
			continue
		}
		tone := b.Tone
		if alike && b.leads() {
			tone = kit.Plain
		}
		s.Button(b.Deed, b.Text, at, tone, b.On)
	}
	s.Letters = 0
}

// golds counts the buttons that are the one to press: of several alike none is filled with gold.
func golds(acts []Act) (n int) {
	for _, b := range acts {
		if b.leads() && b.On {
			n++
		}
	}
	return n
}

// suitSign is the size of the sign of a suit before the words of a button, and suitAir what lies between them.
const suitSign, suitAir = 18.0, 9.0

// suitAlone is the width of a button below which it bears the sign of its suit alone.
const suitAlone = 80.0

// sign returns the sign of the suit that a button names, None where it names none.
func (b Act) sign(info *engine.Info) sprites.ID {
	p, ok := b.Deed.(Play)
	if !ok {
		return sprites.None
	}
	for i, arg := range info.Verbs[p.Action.Verb()].Args {
		if arg.Kind == engine.ArgSuit {
			return sprites.SuitPip(cards.Suit(p.Action.Arg(i)))
		}
	}
	return sprites.None
}

// suitedPx is the size of the letters on all buttons that name a suit, for which their signs have room in one line, 0 for none.
func suitedPx(s *sketch) float64 {
	px := s.Px(kit.Body)
	for i := range s.Felt.Acts {
		b := &s.Felt.Acts[i]
		if b.sign(s.Info) == sprites.None {
			continue
		}
		for ; sprites.Measure(sprites.SansBold, px, b.Text)+suitSign+suitAir > b.w-2*kit.CaptionEdge; px-- {
			if px <= s.Px(kit.Tiny) {
				return 0
			}
		}
	}
	return px
}

// drawSuited draws a button that names a suit, with its sign before the words.
func drawSuited(s *sketch, b *Act, sign sprites.ID, r geom.Rect, px float64) {
	s.Button(b.Deed, "", r, b.Tone, b.On)
	if px == 0 {
		suitPlate(s.Kit, sign, geom.Around(kit.Sunk(s.Kit, b.Deed, r).Center(), 1.2*suitSign, 1.2*suitSign))
		return
	}
	r = kit.Sunk(s.Kit, b.Deed, r)
	w := sprites.Measure(sprites.SansBold, px, b.Text)
	x := r.X + (r.W-w-suitSign-suitAir)/2
	suitPlate(s.Kit, sign, geom.Rect{X: x, Y: r.Y + (r.H-suitSign)/2, W: suitSign, H: suitSign})
	s.Kit.List.Text(b.Text, geom.Rect{X: x + suitSign + suitAir, Y: r.Y, W: w + 1, H: r.H}, sprites.SansBold, px, 0, kit.Text)
}

// suitPlate draws the sign of a suit on a plate of paper, a little larger than it: the black ones are hardly seen on what is dark.
func suitPlate(k *kit.Kit, sign sprites.ID, r geom.Rect) {
	plate := r.Inset(-0.2 * r.W)
	k.List.Fill(plate, 0.24*plate.W, kit.Paper)
	k.List.Picture(sign, r, kit.White)
}

// lettersOf returns the size of the letters on the buttons of a row: that of the one with the least room for its words.
func lettersOf(s *sketch, row int) float64 {
	px := s.Px(kit.Body)
	for i := range s.Felt.Acts {
		if b := &s.Felt.Acts[i]; b.row == row {
			px = min(px, kit.LettersFor(s.Kit, b.Text, b.w))
		}
	}
	return px
}
