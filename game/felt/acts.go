package felt

import (
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// Act is a button of the action row.
type Act struct {
	Deed  kit.Deed
	Text  string
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
		if rows := s.rows(width, column); rows <= limit {
			return max(rows, 1)
		}
		if !column && float64((len(s.Felt.Acts)+limit-1)/limit)*buttonLeast*s.Text <= width {
			return s.squeezeActs(width, limit)
		}
		cut := s.last(func(b Act) bool { return b.Lies && b.Tone != kit.Primary }) // what can be touched on the table, too
		if cut < 0 {
			cut = s.last(func(b Act) bool { return b.Plays() && b.Tone != kit.Primary }) // what takes back stays
		}
		if cut < 0 || slices.IndexFunc(s.Felt.Acts, Act.Plays) == s.last(Act.Plays) { // one is always there
			return s.squeezeActs(width, limit)
		}
		more := Act{Deed: More, Text: words.Plain("table.more"), On: true}
		s.Felt.Acts = slices.DeleteFunc(slices.Delete(s.Felt.Acts, cut, cut+1), func(b Act) bool { return b.Deed == More })
		s.Felt.Acts = slices.Insert(s.Felt.Acts, s.last(func(b Act) bool { return b.Plays() && b.Tone != kit.Primary })+1, more)
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
	place := func(b Act) int {
		switch {
		case b.Tone == kit.Primary && !b.Stays:
			return 2
		case b.takesBack():
			return 1
		}
		return 0
	}
	slices.SortStableFunc(acts, func(a, b Act) int { return place(a) - place(b) })
	return acts
}

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

// squeezeActs shares few rows out among buttons that like to be wider, and returns how many rows there are.
func (s *sketch) squeezeActs(width float64, limit int) int {
	per := (len(s.Felt.Acts) + limit - 1) / limit
	for from := 0; from < len(s.Felt.Acts); from += per {
		row := s.Felt.Acts[from:min(from+per, len(s.Felt.Acts))]
		free, sum, x := width-float64(len(row)-1)*kit.Space2, 0.0, 0.0
		least := min(kit.Tap, free/float64(len(row))) // a finger's width each, and the rest by what they say
		for i := range row {
			sum += row[i].w - least
		}
		share := min((free-least*float64(len(row)))/max(sum, 1), 1)
		for i := range row {
			b := &row[i]
			b.row, b.x, b.w = from/per, x, least+(b.w-least)*share
			x += b.w + kit.Space2
		}
	}
	return s.Felt.Acts[len(s.Felt.Acts)-1].row + 1
}

func (s *sketch) rows(width float64, column bool) int {
	row, x, foot := 0, 0.0, footOf(s)
	for i := range s.Felt.Acts {
		b := &s.Felt.Acts[i]
		apart := !column && foot >= 0 && i >= foot && mostRows(s) > 1
		if apart && i == foot && i > 0 {
			row, x = row+1, 0
		}
		if column {
			b.row, b.x, b.w = i, 0, width
			row = i
			continue
		}
		w := min(max(sprites.Measure(sprites.SansBold, s.Px(kit.Body), b.Text)+2*kit.Space4, 88), width)
		if w > width*0.62 && len(s.Felt.Acts) > 1 {
			w = width * 0.62
		}
		if apart && len(s.Felt.Acts)-foot == 2 { // these share it out
			b.row, b.x, b.w = row, x, width/2
			continue
		}
		if x > 0 && x+w > width {
			row, x = row+1, 0
		}
		b.row, b.x, b.w = row, x, w
		x += w + kit.Space2
	}
	return row + 1
}

// footOf returns from which button on they lie in a row of their own, at the foot: the one that takes back, and the one to press. -1 for
// none.
func footOf(s *sketch) int {
	n := len(s.Felt.Acts)
	i := slices.IndexFunc(s.Felt.Acts, Act.takesBack)
	if i == n-1 && n > 1 { // several alike: one of them beside it
		return i - 1
	}
	return i
}

// backShare is the share of the foot's width that the button which takes back has.
const backShare = 0.32

// split shares a row with two buttons out so that neither moves, or grows, from one tap of a choice to the next. It reports whether it did:
// where both belong to a choice, and have room.
func split(s *sketch, row []Act) bool {
	if len(row) != 2 || s.Asked == engine.None {
		return false
	}
	wide := min(s.Areas.Acts.W, footWide) - kit.Space2
	back, yes := &row[0], &row[1]
	if s.Ask.Left {
		back, yes = yes, back
	}
	_, waits := yes.Deed.(Wait)
	if !back.takesBack() && back.w > wide*backShare+kit.Space4 || yes.Tone != kit.Primary && !waits && !back.takesBack() {
		return false
	}
	back.w, yes.w = wide*backShare, wide*(1-backShare)
	return true
}

// footWide is the width beyond which two buttons do not grow.
const footWide = 560

// toThumb puts the button to press at the end of its row that is nearest to the thumb, and the one that takes back at the other end.
func (s *sketch) toThumb(row []Act) {
	place := func(b Act) int {
		_, waits := b.Deed.(Wait) // stands where the button will stand for which it waits
		switch {
		case b.Tone == kit.Primary && !b.Stays || waits:
			return 1
		case b.takesBack():
			return -1
		}
		return 0
	}
	slices.SortStableFunc(row, func(a, b Act) int {
		if s.Ask.Left {
			a, b = b, a
		}
		return place(a) - place(b)
	})
}

// drawActs draws the buttons; in a row they share the width, the thumb's side last.
func (s *sketch) drawActs(column bool) {
	r := s.Areas.Acts
	if len(s.Felt.Acts) == 0 {
		if s.Aside != "" {
			s.Label(s.Aside, r, sprites.Sans, kit.Small, 0.5, kit.DimText)
		}
		return
	}
	rows := s.Felt.Acts[len(s.Felt.Acts)-1].row + 1
	for row := range rows {
		from, to, sum := -1, 0, 0.0
		for i := range s.Felt.Acts {
			if s.Felt.Acts[i].row == row {
				if from < 0 {
					from = i
				}
				to = i + 1
				sum += s.Felt.Acts[i].w
			}
		}
		n := float64(to - from)
		grow := min((r.W-sum-(n-1)*kit.Space2)/n, 120)
		if !column {
			s.toThumb(s.Felt.Acts[from:to])
		}
		if column {
			grow = 0
		} else if row == rows-1 && split(s, s.Felt.Acts[from:to]) {
			grow, sum = 0, s.Felt.Acts[from].w+s.Felt.Acts[from+1].w
		}
		x := r.X + (r.W-sum-(n-1)*kit.Space2-grow*n)/2
		h := kit.Tap
		if !column { // in room for two rows one is higher
			h = min((r.H-kit.Space1)/float64(rows)-kit.Space1, 1.4*kit.Tap)
		}
		y := r.Y + kit.Space1 + float64(row)*(h+kit.Space1)
		if !column {
			y = r.Y + r.H - float64(rows-row)*(h+kit.Space1) // the lowest row keeps its foot
		}
		for i := from; i < to; i++ {
			b := &s.Felt.Acts[i]
			s.Button(b.Deed, b.Text, geom.Rect{X: x, Y: y, W: b.w + grow, H: h}, b.Tone, b.On)
			x += b.w + grow + kit.Space2
		}
	}
}
