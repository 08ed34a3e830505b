package felt

import (
	"cmp"
	"math"
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// The strip at the top of the table that tells how far everybody has come.
const (
	trackLeast = 14.0 // on the smallest phones
	trackLow   = 22.0 // where there is little room
	trackHeld  = 30.0 // a ladder on a phone held upright
	trackHigh  = 42.0 // with numbers below it
)

// rivalsShare is the share of the height that rivals have below a ladder on a phone held upright, or where each has stacks of
// its own.
const rivalsShare = 0.44

// trackHeight is how high the strip is, 0 for a game that has none.
func (s *sketch) trackHeight() float64 {
	if s.Plan.Track == plan.NoTrack || s.target() == 0 && s.Plan.Track != plan.Walls {
		return 0
	}
	if layout.Shape(s.Ask.Size) == layout.Portrait && s.In.H < shortest {
		return trackLeast
	}
	if layout.Shape(s.Ask.Size) == layout.Portrait && s.Plan.Track == plan.Ladder && s.In.W < phoneWide {
		return trackHeld
	}
	if layout.Shape(s.Ask.Size) == layout.Low || s.In.H < 700 {
		return trackLow
	}
	return trackHigh
}

// target is what the score of a game is to reach, 0 for nothing in particular.
func (s *Scene) target() int {
	b := s.MainBadge()
	switch {
	case b == nil:
		return 0
	case b.Of >= 0:
		return s.View.Counter(uint8(b.Of), engine.None, 0)
	}
	return b.Top
}

// track is the strip being drawn.
type track struct {
	*sketch
	way   geom.Rect // on which the tokens stand
	size  float64   // of a token
	of    int
	apart float64 // two shields at the beginning
	aside float64 // how far from the end of the way the first spot lies
}

// drawTrack draws the strip.
func (s *sketch) drawTrack(r geom.Rect) {
	if r.Empty() {
		return
	}
	end := min(r.H*1.12, 44) // of what stands at its end
	r.X, r.W = r.X+kit.Space1, r.W-2*kit.Space1
	t := track{sketch: s, way: r, size: min(r.H, 28), of: s.target()}
	if r.H == trackHeld { // within its beams
		t.size = heldToken
	}
	if r.H >= trackHigh {
		t.way.H = 26
	}
	switch s.Plan.Track {
	case plan.Carpet:
		t.way.W -= end + 2
		t.begins()
		t.carpet()
		s.over.Picture(sprites.LittleThrone, geom.Rect{X: r.X + r.W - end, Y: r.Y + t.way.H + 5 - end, W: end, H: end}, kit.White)
	case plan.Ladder:
		t.way.W -= end + 2
		t.begins()
		t.ladder()
		s.over.Picture(sprites.LittleCrown, geom.Rect{X: r.X + r.W - end, Y: r.Y + (t.way.H-end)/2, W: end, H: end}, kit.White)
	case plan.Walls:
		t.walls()
		return
	}
	t.numbers(r)
	t.tokens()
}

// The room before the first step: how far two shields stand apart there, in their width, how much of the way all of them take at most, and
// how much of that lies before the step itself.
const (
	nextTo  = 0.92
	landing = 0.28
	before  = 0.8
)

// begins leaves room before the first step for the shields of all, side by side, so that each is seen, and who leaves them is seen to move.
func (t *track) begins() {
	others := float64(max(len(t.Names)-1, 1))
	t.apart = max(min(nextTo*t.size, landing*t.way.W/others), fanned*t.size)
	t.aside = before * t.apart * others
}

// at is where so many points lie.
func (t *track) at(n int) float64 {
	half := t.size * 0.55
	return t.way.X + half + t.aside + (t.way.W-2*half-t.aside)*min(max(float64(n)/float64(t.of), 0), 1)
}

// carpet draws a red carpet of as many steps as it takes.
func (t *track) carpet() {
	w := t.way.Inset(0)
	t.List.Shadow(w.Move(geom.Point{Y: 1}), 4, 4, kit.Shade)
	t.List.Fill(w, 4, kit.Ink)
	in := w.Inset(1.5)
	glow := paint.RGB(0x7D1420)
	if t.reached() {
		glow = paint.RGB(0xA8202C)
	}
	t.List.Fill(in, 3, glow)
	t.List.Frame(in, 3, 1.5, kit.Gold)
	for i := 1; i < t.of && (t.at(1)-t.at(0) > 6 || i%5 == 0); i++ {
		t.List.Fill(geom.Rect{X: math.Round(t.at(i)), Y: in.Y + 2, W: 1, H: in.H - 4}, 0, kit.Gold.Fade(0.45))
	}
}

// reached reports whether somebody has what it takes.
func (t *track) reached() bool {
	for x := range t.Names {
		if t.Scene.Scores[x].N >= t.of {
			return true
		}
	}
	return false
}

// ladder draws a ladder that lies on its side.
func (t *track) ladder() {
	w := t.way
	for i := range t.of + 1 {
		r := geom.Around(geom.Point{X: t.at(i), Y: w.Y + w.H/2}, 5, w.H-2)
		t.List.Fill(r.Inset(-1.5), 2, kit.Ink)
		t.List.Fill(r, 1.5, kit.Focus)
	}
	for _, y := range [2]float64{w.Y + 1, w.Y + w.H - 6} {
		r := geom.Rect{X: w.X, Y: y, W: w.W, H: 4}
		t.List.Fill(r.Inset(-1.5), 3, kit.Ink)
		t.List.Fill(r, 2, kit.Gold)
	}
}

// numbers writes below the strip what its marks stand for.
func (t *track) numbers(r geom.Rect) {
	if r.H < trackHigh || t.Text > 1.2 {
		return
	}
	row := geom.Rect{Y: t.way.Y + t.way.H + 1, H: r.H - t.way.H - 1}
	for i := 0; i <= t.of; i++ {
		if t.of > 8 && (i%4 != 0 || i == 0) {
			continue
		}
		if x := t.at(i); x+12 < t.way.X+t.way.W {
			t.Label(words.T("table.n", words.Args{N: i}), geom.Rect{X: x - 14, Y: row.Y, W: 28, H: row.H}, sprites.SansBold, kit.Tiny, 0.5, kit.Accent)
		}
	}
}

// threat returns who wins first unless stopped, engine.None for nobody, and tells that.
func (t *track) threat() (who engine.Seat, text string) {
	who, least := engine.None, 0
	for x := range t.Names {
		n := t.View.Counter(uint8(max(t.Plan.Threat, 0)), engine.Seat(x), 0)
		if t.Plan.Threat >= 0 && n > 0 && (who == engine.None || n < least) {
			who, least = engine.Seat(x), n
		}
	}
	if who != engine.None {
		text = words.You(words.T("track.threat", words.Args{A: t.name(who), N: least}), t.You)
	}
	return who, text
}

// warn writes on a wide strip who wins unless stopped, between two shields, as near to the end as it fits.
func (t *track) warn(tokens []float64) {
	who, text := t.threat()
	if who == engine.None || t.Areas.Track.H < trackHigh || t.Text > 1.2 {
		return
	}
	const air, rim = 10, 3
	px := min(t.Px(kit.Body), t.way.H*0.62)
	w := sprites.Measure(sprites.SansBold, px, text) + 2*air
	end := t.way.X + t.way.W + t.size/2
	for i := len(tokens) - 1; i >= -1; i-- {
		from := t.way.X - t.size/2
		if i >= 0 {
			from = tokens[i]
		}
		if end-from >= w+t.size*1.12+2*air {
			pill := geom.Rect{X: end - t.size*0.56 - air - w, Y: t.way.Y + rim, W: w, H: t.way.H - 2*rim}
			t.over.Fill(pill, pill.H/2, kit.Rail)
			tint := kit.Danger
			if who == t.Bottom {
				tint = kit.Figure
			}
			t.over.Text(text, pill, sprites.SansBold, px, 0.5, tint)
			t.warned = who
			return
		}
		end = from
	}
}

// tokens sets everybody's shield on the strip. Those on one spot stand beside each other at even steps, the own one last, and of no
// shield less than a slice is seen: each lies over the one before it.
func (t *track) tokens() {
	seats := make([]engine.Seat, 0, len(t.Names))
	for x := range t.Names {
		seats = append(seats, engine.Seat(x))
	}
	points := func(x engine.Seat) int { return t.Scene.Scores[x].N }
	slices.SortStableFunc(seats, func(a, b engine.Seat) int {
		mine := 0
		if a == t.Bottom {
			mine = 1
		} else if b == t.Bottom {
			mine = -1
		}
		return cmp.Or(cmp.Compare(points(a), points(b)), mine)
	})
	spots := t.spots(seats)
	t.warn(spots)
	for i, x := range spots {
		size := t.size
		if seats[i] == t.Bottom {
			size *= 1.12
		}
		t.over.Picture(Emblem(t.Scene, seats[i]), geom.Around(geom.Point{X: x, Y: t.way.Y + t.way.H/2}, size, size), kit.White)
	}
}

// heldToken is how large a shield is on such a ladder, and beside how far two stand apart where there is room, in their width.
const heldToken, beside = 26.0, 0.76

// fanned is how much of a shield is to be seen at least where another lies on it, in its width: more than half tells whose it is.
const fanned = 0.56

// spots is where the shields of seats stand, who are listed by their points.
func (t *track) spots(seats []engine.Seat) []float64 {
	least := t.size * fanned // of a shield that another lies on
	low, high := t.way.X+t.size/2, t.way.X+t.way.W-t.size/2
	xs := make([]float64, len(seats))
	for i := 0; i < len(seats); {
		n, same := t.Scene.Scores[seats[i]].N, 1
		for i+same < len(seats) && t.Scene.Scores[seats[i+same]].N == n {
			same++
		}
		step := max(min(t.size*beside, (t.at(1)-t.at(0))*0.96/float64(same)), least)
		at := t.at(n)
		if n <= 0 {
			step = t.apart
			at -= (before - 0.5) * float64(same-1) * step
		}
		half := float64(same-1) / 2 * step
		middle := min(max(at, low+half), high-half)
		for j := range same {
			xs[i+j] = middle - half + float64(j)*step
		}
		i += same
	}
	for i := 1; i < len(xs); i++ { // groups that lie close push each other on
		xs[i] = max(xs[i], xs[i-1]+least)
	}
	for i := len(xs) - 1; i >= 0; i-- {
		xs[i] = min(xs[i], high-float64(len(xs)-1-i)*least)
	}
	return xs
}
