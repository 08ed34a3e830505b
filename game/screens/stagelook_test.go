package screens

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// TestStagesAreComposed looks at the holds of games on a phone and on a desktop. A name stands in the middle below its face; how a number
// comes about stands next to it; who is out has a broken crest; cards of no use are large where there are no others; and a change of house
// shows the third card, all of it in the middle.
func TestStagesAreComposed(t *testing.T) {
	seen := map[string]int{}
	for _, size := range []geom.Rect{phone, desktop} {
		for id, seeds := range map[string]uint64{"royalty": 4, "usurpers": 2, "houses": 2} {
			for seed := range seeds {
				holdGameOf(t, 41+seed, id, size, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
					r.step(3 * time.Second)
					if s.felt.Staged.On {
						c := composed{r, s, t, seen}
						c.names()
						c.sum()
						c.crest()
						c.useless()
						c.change()
						c.hands()
						c.twice()
						c.suit()
					}
					r.tap("next")
					r.step(deafTime)
				})
			}
		}
	}
	for _, what := range []string{"name", "sum", "out", "useless", "change", "hands", "twice", "was", "suit"} {
		if seen[what] == 0 {
			t.Errorf("no %s", what)
		}
	}
	t.Log(seen)
}

// composed looks at a stage that stands.
type composed struct {
	r    *rig
	s    *tableScreen
	t    *testing.T
	seen map[string]int
}

// fault tells of one.
func (c *composed) fault(format string, args ...any) {
	c.t.Helper()
	c.t.Errorf("%s, %v, %q: "+format, append([]any{c.s.info.ID, c.s.scene.Ask.Size, c.s.scene.Question.What}, args...)...)
}

func (c *composed) names() {
	for _, f := range c.s.scene.Stage.Figures {
		face := c.s.felt.Staged.Faces[f.Seat]
		for _, o := range c.r.list.Ops {
			if below := o.Rect.Y - face.Y - face.H; o.Kind != paint.Text || o.Text != c.s.scene.Labels[f.Seat] || o.Face != sprites.Title || below < -9 || below > 20 {
				continue
			}
			c.seen["name"]++
			if off := o.Rect.Center().X - face.Center().X; abs(off) > 2 {
				c.fault("the name of %d stands %.0f beside its face", f.Seat, off)
			}
		}
	}
}

func (c *composed) sum() {
	st := c.s.scene.Stage
	if st.Shape != plan.Onto || st.Sum == "" {
		return
	}
	var pill, num geom.Rect
	for _, o := range c.r.list.Ops {
		switch {
		case o.Kind != paint.Text:
		case o.Text == st.Sum:
			pill = o.Rect
		case o.Text == strconv.Itoa(st.Counts[0].N) && o.Face == numerals && o.Color == kit.Text:
			num = o.Rect
		}
	}
	c.seen["sum"]++
	apart := max(num.Y-pill.Y-pill.H, pill.Y-num.Y-num.H)
	if aside := pill.Center().X - num.Center().X; abs(aside) > 40 || apart > 40 {
		c.fault("%q stands %.0f beside %d, and %.0f apart", st.Sum, aside, st.Counts[0].N, apart)
	}
}

func (c *composed) crest() {
	st := &c.s.felt.Staged
	for _, f := range c.s.scene.Stage.Figures {
		if f.Side == 0 || c.s.info.ID != "royalty" || c.s.scene.Stage.Blow.Loss == 0 {
			continue
		}
		broken := false
		for _, o := range c.r.list.Ops {
			broken = broken || o.Kind == paint.Sprite && o.Sprite == sprites.CrestSplit && st.Box.Contains(o.Rect) && o.Rect.W > 40
		}
		out := c.s.scene.Scores[f.Seat].N == 0
		if out {
			c.seen["out"]++
		}
		if out != broken {
			c.fault("out: %v, with a broken crest: %v", out, broken)
		}
	}
}

// hands: how many cards someone has put in stands beside the sign of a hand.
func (c *composed) hands() {
	for _, f := range c.s.scene.Stage.Figures {
		if f.Note.N == 0 || c.s.scene.Stage.Shape != plan.Onto || c.s.scene.Ask.Size.W > c.s.scene.Ask.Size.H {
			continue
		}
		face, found := c.s.felt.Staged.Faces[f.Seat], false
		for _, o := range c.r.list.Ops {
			found = found || o.Kind == paint.Sprite && o.Sprite == sprites.IconHand && abs(o.Rect.Center().X-face.Center().X) < face.W/2 && o.Rect.Y >= face.Y+face.H-4
		}
		c.seen["hands"]++
		if !found {
			c.fault("what %d has put in is a bare number", f.Seat)
		}
	}
}

// twice: what a blow costs is told once as the number and once in the sentence, and nowhere else. A score that drains says what it was.
func (c *composed) twice() {
	st := c.s.scene.Stage
	if st.Shape != plan.Onto || st.Pays || st.Blow.Loss == 0 || len(st.Counts) == 0 {
		return
	}
	c.seen["twice"]++
	box := c.s.felt.Staged.Box
	for _, o := range c.r.list.Ops {
		if o.Kind != paint.Text || !o.Rect.Center().In(box) {
			continue
		}
		if strings.HasPrefix(o.Text, "−") || strings.HasPrefix(o.Text, "at least") || strings.HasPrefix(o.Text, "loses") || o.Text == "is out" {
			c.fault("beside the number %d it is told as %q, too", st.Counts[0].N, o.Text)
		}
		if strings.HasSuffix(o.Text, " →") {
			c.seen["was"]++
		}
	}
}

// suit: that another suit cannot win is said of the card that loses.
func (c *composed) suit() {
	for _, p := range c.s.scene.Stage.Pieces {
		if p.Tag.Key == "houses.stage.other-suit" {
			c.seen["suit"]++
			if p.Lead || !p.Spent {
				c.fault("it is said of the %v, which wins", p.Card)
			}
		}
	}
}

func (c *composed) useless() {
	st := c.s.scene.Stage
	if c.s.info.ID != "usurpers" || len(st.Counts) == 0 {
		return
	}
	for _, p := range st.Pieces {
		if p.Part == plan.Strikes {
			return
		}
	}
	c.seen["useless"]++
	least := 0.12 * c.s.scene.Ask.Size.W
	if least > 90 {
		least = 90
	}
	for i := range c.s.felt.Staged.Pieces {
		if p := &c.s.felt.Staged.Pieces[i]; p.At.W < least {
			c.fault("%v is %.0f wide, and there is nothing else", p.Card, p.At.W)
		}
	}
}

func (c *composed) change() {
	st := &c.s.felt.Staged
	if st.Banner.Empty() {
		return
	}
	c.seen["change"]++
	all, third := st.Banner, (*felt.Piece)(nil)
	for i := range st.Pieces {
		p := &st.Pieces[i]
		all = hull(all, p.At)
		if p.Seen {
			third = p
		}
	}
	for x := range engine.Seat(2) {
		if f := st.Faces[x]; !f.Empty() {
			all = hull(all, f)
		}
	}
	if third == nil || len(st.Pieces) != 3 {
		c.fault("%d cards, the one that dies: %v", len(st.Pieces), third)
		return
	}
	if pose, _ := c.s.stage.At(third.ID, c.r.in.Now); pose.Face != c.s.scene.Stage.Pieces[0].Card || pose.Turn == 0 || !pose.Dim {
		c.fault("the card that dies lies as %+v", pose)
	}
	mid := st.Box.Center().Sub(all.Center())
	if abs(mid.X) > 0.06*st.Box.W || abs(mid.Y) > 0.10*st.Box.H {
		c.fault("all of it lies %v off the middle", mid)
	}
	if c.s.felt.Areas.Kind == layout.Portrait {
		title := layout.StageIn(c.s.felt.Areas.Centre, layout.Portrait, 1).Title
		above, below := st.Pieces[0].At.Y-st.Box.Y-8-title.H, st.Box.Y+st.Box.H-8-st.Banner.Y-st.Banner.H
		if abs(above-below) > 1 || above < 4 {
			c.fault("the cards have %v above them, and the banner %v below", above, below)
		}
	}
}

// hull is the box that holds two others.
func hull(a, b geom.Rect) geom.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return geom.Rect{X: x, Y: y, W: max(a.X+a.W, b.X+b.W) - x, H: max(a.Y+a.H, b.Y+b.H) - y}
}
