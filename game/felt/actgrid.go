package felt

import (
	"slices"
	"strings"

	"royals/game/kit"
	"royals/game/layout"
	"royals/sprites"
)

// The buttons lie in a grid that is the same for every question, so that none of them moves or grows from one to the next: its columns are
// equal, it fills from the foot, and the button to press stands at the end nearest to the thumb.
const (
	gridWidest = 560   // of the grid where there may be two rows
	cellWidest = 260.0 // of a column where all lie in one row
	cellsWide  = 4     // of these
	phoneWide  = 480.0 // below which a button alone takes the whole width
)

// largeText is the size of text from which the buttons of a row share out what no other needs.
const largeText = 1.3

// columns returns in how many columns the buttons are to lie in a width, and whether there is room for all of them.
func columns(s *sketch, width float64, limit int) (cols int, fits bool) {
	n := len(s.Felt.Acts)
	if layout.Shape(s.Size) == layout.Wide {
		cols = max(n, 2)
		if float64(n)*buttonLeast*s.Text <= width || roomForWords(s, s.Felt.Acts, width, cols) {
			return cols, true
		}
		cols = max(2, (n+limit-1)/limit)
		return cols, limit > 1 && float64(cols)*buttonLeast*s.Text <= width
	}
	if n == 3 && !footed(s.Felt.Acts) && roomForWords(s, s.Felt.Acts, min(width, gridWidest), n) { // three alike stand abreast
		return n, true
	}
	cols = max(2, (n+limit-1)/limit)
	if manyOfOne(s) {
		return cols, false
	}
	if cols == 3 && limit == 2 && footed(s.Felt.Acts) && n > 5 {
		return cols, false
	}
	return cols, cols == 2 || limit == 1 && sharesHalf(s, width) || roomForWords(s, s.Felt.Acts, min(width, gridWidest), cols)
}

// mostOfOne is how many buttons there are at most on a phone for what has been touched.
const mostOfOne = 4

// manyOfOne reports whether there are more for what can be done with one card: the rarest of them go behind "more". Those that name the
// players for one deed stay, and so do all in a lesson.
func manyOfOne(s *sketch) bool {
	acts := s.Felt.Acts
	if len(acts) <= mostOfOne || !tucks(s) || s.Title != "" || !slices.ContainsFunc(acts, Act.takesBack) {
		return false
	}
	first := -1
	for _, b := range acts {
		v := b.Verb()
		if first < 0 {
			first = v
		}
		if v >= 0 && v != first {
			return true
		}
	}
	return false
}

// Verb returns the verb of a button, -1 where it has none.
func (b Act) Verb() int {
	switch d := b.Deed.(type) {
	case Play:
		return int(d.Action.Verb())
	case Verb:
		return d.Verb
	case Lift:
		return int(d.First.Verb())
	}
	return -1
}

// sharesHalf reports whether in a single row the last button keeps the half that it has beside one other, and the others have room in the
// other half.
func sharesHalf(s *sketch, width float64) bool {
	n := len(s.Felt.Acts)
	if n < 3 || s.Text >= largeText || !footed(s.Felt.Acts[n-1:]) {
		return false
	}
	if s.Felt.Acts[n-1].takesBack() && sameVerb(s.Felt.Acts[n-3], s.Felt.Acts[n-2]) { // what takes back goes before them
		return false
	}
	_, half := cell(width, 0, 2)
	return roomForWords(s, s.Felt.Acts[:n-1], half, n-1)
}

// sameVerb reports whether two buttons are the same choice for two players: neither is wider than the other.
func sameVerb(a, b Act) bool {
	p, one := a.Deed.(Play)
	q, two := b.Deed.(Play)
	return one && two && p.Action.Verb() == q.Action.Verb()
}

// stageRows is in how many rows the buttons below a stage lie: in one where they have room in it, so that the stage keeps its height.
func stageRows(s *sketch, width float64) int {
	if _, fits := columns(s, width, 1); fits {
		return 1
	}
	return 2
}

// footed reports whether there are buttons that have a place of their own at the foot.
func footed(acts []Act) bool {
	return slices.ContainsFunc(acts, func(b Act) bool {
		_, waits := b.Deed.(Wait)
		return waits || b.takesBack() || b.leads() && !b.Stays
	})
}

// roomForWords reports whether the words of buttons have room in so many columns.
func roomForWords(s *sketch, acts []Act, width float64, cols int) bool {
	w := (width-float64(cols-1)*kit.Space2)/float64(cols) - 2*kit.CaptionEdge
	px := s.Px(kit.Small)
	for _, b := range acts {
		if cols > 3 && w > suitSign && s.In.W < phoneWide && s.Title == "" && b.sign(s.Info) != sprites.None { // the sign alone, but not in a lesson
			continue
		}
		if len(sprites.Wrap(sprites.SansBold, px, b.Text, w)) > 2 {
			return false
		}
		for word := range strings.SplitSeq(b.Text, " ") { // a space that does not break is part of a word
			if sprites.Measure(sprites.SansBold, px, word) > w {
				return false
			}
		}
	}
	return true
}

// inGrid gives every button its place in so many columns and returns how many rows there are. In a column of buttons they stand so many
// abreast.
func inGrid(s *sketch, width float64, cols int, column bool) int {
	acts := s.Felt.Acts
	n := len(acts)
	if column || n == 0 {
		abreast := max(cols, 1)
		for i := range acts {
			acts[i].row = i / abreast
			acts[i].x, acts[i].w = cell(width, i%abreast, abreast)
		}
		return max((n+abreast-1)/abreast, 1)
	}
	rows, foot := (n+cols-1)/cols, cols
	if cols == 3 && rows == 2 && n <= 5 && footed(acts) { // what has a place there is as wide as ever
		foot = 2
	}
	single := layout.Shape(s.Size) == layout.Wide && rows == 1
	half := rows == 1 && n == cols && !single && sharesHalf(s, width)
	for row, to := rows-1, n; row >= 0; row-- {
		in := cols
		if row == rows-1 {
			in = foot
		}
		from := max(0, to-in)
		line := acts[from:to]
		backFirst(line)
		for i := range line {
			b := &line[i]
			b.row = row
			switch {
			case single && i == 0 && b.takesBack() && n <= cellsWide: // at the other end
				b.x, b.w = inRow(width, 0, cellsWide)
			case single && n > cellsWide && !footed(line): // many alike
				b.w = (width - float64(n-1)*kit.Space2) / float64(n)
				b.x = float64(i) * (b.w + kit.Space2)
			case single:
				b.x, b.w = inRow(width, i, len(line))
			case half && i == n-1:
				b.x, b.w = cell(width, 1, 2)
			case half:
				var whole float64
				b.x, whole = cell(width, 0, 2)
				b.w = (whole - float64(n-2)*kit.Space2) / float64(n-1)
				b.x += float64(i) * (b.w + kit.Space2)
			case s.Text >= largeText:
				b.x, b.w = cell(width, i, len(line))
			case row < rows-1, n == 1 && width < phoneWide: // no hole beside them
				b.x, b.w = cell(width, i, len(line))
			case len(line) == 1 && b.takesBack():
				b.x, b.w = cell(width, i, in)
			default:
				b.x, b.w = cell(width, in-len(line)+i, in)
			}
			if s.Ask.Left {
				b.x = width - b.x - b.w
			}
		}
		to = from
	}
	return rows
}

// backFirst puts the button that takes back at the beginning of its row.
func backFirst(line []Act) {
	if i := slices.IndexFunc(line, Act.takesBack); i > 0 {
		back := line[i]
		copy(line[1:], line[:i])
		line[0] = back
	}
}

// cell returns where a column of a grid of equal columns begins, and how wide it is.
func cell(width float64, i, cols int) (x, w float64) {
	all := min(width, gridWidest)
	w = (all - float64(cols-1)*kit.Space2) / float64(cols)
	return (width-all)/2 + float64(i)*(w+kit.Space2), w
}

// inRow returns where a button of a single row lies: the last one has one place for any number, the others stand before it, closer together
// where they are many.
func inRow(width float64, i, n int) (x, w float64) {
	all := min(width, cellsWide*cellWidest+(cellsWide-1)*kit.Space2)
	w = (all - (cellsWide-1)*kit.Space2) / cellsWide
	end := (width + all) / 2
	if i == n-1 {
		return end - w, w
	}
	free := end - w - kit.Space2 // for the others
	if each := (free - float64(n-2)*kit.Space2) / float64(max(n-1, 1)); each < w {
		return float64(i) * (each + kit.Space2), each
	}
	return end - w - float64(n-1-i)*(w+kit.Space2), w
}
