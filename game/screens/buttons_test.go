package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// shownAct is a button of a phone with its place.
type shownAct struct {
	felt.Act
	at geom.Rect
}

// takes reports whether a button takes back what was chosen.
func (b shownAct) takes() bool { return b.Deed == felt.Cancel || b.Deed == felt.StepBack }

// rowsOf returns the buttons that answer.
func rowsOf(r *rig) (list []shownAct) {
	for _, b := range r.app.tab().felt.Acts {
		if at, ok := r.find(kit.NameOf(b.Deed)); ok && b.On {
			list = append(list, shownAct{b, at})
		}
	}
	return list
}

// wrong says what is wrong with a button among others, "" for nothing.
func (b shownAct) wrong(among []shownAct) string {
	if b.at.H < kit.Tap-0.01 {
		return "it is too low"
	}
	if strings.HasPrefix(b.Text, "Name ") && b.at.W < 80 { // it bears the sign of the suit alone
		return ""
	}
	for word := range strings.FieldsSeq(b.Text) {
		if sprites.Measure(sprites.SansBold, kit.Tiny, word) > b.at.W-12 {
			return "there is no room for " + word
		}
	}
	for _, c := range among {
		if (b.Tone == kit.Primary || b.Tone == kit.Second) && (c.at.Y > b.at.Y || c.at.Y == b.at.Y && c.at.X > b.at.X) {
			return c.Text + " lies beyond the one to press"
		}
		if b.takes() && c.at.Y == b.at.Y && c.at.X < b.at.X {
			return c.Text + " lies before the one that takes back"
		}
	}
	return ""
}

// TestButtonsKeepTheirPlaces plays games on phones: the gold button lies at the right end of the lowest row, and what takes back at the left
// end of its row. Every button is as high as a finger and has room for its longest word.
func TestButtonsKeepTheirPlaces(t *testing.T) {
	for _, g := range catalog.Games() {
		id, gold, back := g.Info().ID, 0, 0
		look := func(r *rig) {
			list := rowsOf(r)
			for _, b := range list {
				if wrong := b.wrong(list); wrong != "" {
					t.Errorf("%s at %v: %q: %s", id, r.in.Size, b.Text, wrong)
				}
				if b.takes() {
					back++
				}
				if b.Tone == kit.Primary || b.Tone == kit.Second {
					gold++
				}
			}
		}
		for _, size := range []geom.Rect{{W: 320, H: 568}, phone} {
			r := newRig(t, size, true, store.NewMemory(), 7)
			r.start(id, 1)
			r.play(&player{rnd: rand.New(rand.NewPCG(7, 3)), limit: 40}, func(n int) {
				r.step(0)
				look(r)
			})
		}
		if t.Logf("%s: %d to press, %d that take back", id, gold, back); gold < 5 {
			t.Errorf("%s: only %d buttons are to press", id, gold)
		}
	}
}

// gridKeeper watches where buttons lie from one question to the next.
type gridKeeper struct {
	t          *testing.T
	size       geom.Rect
	id         string
	gold, back geom.Rect // the feet of the button to press and of the one that takes back
}

// keeps reports an error where a button stands elsewhere than the one before it.
func (x *gridKeeper) keeps(b shownAct, was *geom.Rect) {
	foot := geom.Rect{X: b.at.X, Y: b.at.Y + b.at.H, W: b.at.W}
	if x.size.W < 480 && b.Tone == kit.Primary { // alone it takes the whole row, and on the smallest phone three may share one
		foot.X, foot.W = b.at.X+b.at.W, 1
	}
	if x.size.W < 480 && b.takes() { // beside a third one it is narrower
		foot.W = 1
	}
	if *was != (geom.Rect{}) && !near(foot, *was) {
		x.t.Errorf("%s at %v: %q stands at %v, and the one before ended at %v", x.id, x.size, b.Text, b.at, *was)
	}
	*was = foot
}

// look looks at the buttons of a question.
func (x *gridKeeper) look(list []shownAct) {
	few := len(list) <= 4 && (x.size.W > 480 || len(list) == 4 && x.size.W > 320) // on a phone three may share a row, of which one has half
	for _, b := range list {
		if b.Tone == kit.Primary && !slices.ContainsFunc(list, func(c shownAct) bool { return c.Tone == kit.Primary && c.Deed != b.Deed }) {
			x.keeps(b, &x.gold)
		}
		if b.takes() && len(list) <= 4 && x.size.W > 320 {
			x.keeps(b, &x.back)
		}
		for _, c := range list {
			if few && x.size.W < 1000 && c.at.Y == b.at.Y && math.Abs(b.at.W-c.at.W) > 0.01 || b.at.H != c.at.H {
				x.t.Errorf("%s at %v: %q is %v, and %q is %v", x.id, x.size, b.Text, b.at, c.Text, c.at)
			}
		}
	}
}

// TestButtonsLieInOneGrid plays games in several windows: the button to press keeps its place and its size from the first question to the last,
// what takes back does beside it, and all buttons of a row are equal on a phone, as far as two columns take them; one alone takes the row.
func TestButtonsLieInOneGrid(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 768, H: 1024}, desktop} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 11)
			r.start(g.Info().ID, 1)
			x := gridKeeper{t: t, size: size, id: g.Info().ID}
			r.play(&player{rnd: rand.New(rand.NewPCG(11, 3)), limit: 60}, func(int) {
				r.step(0)
				x.look(rowsOf(r))
			})
			if x.gold.W == 0 {
				t.Errorf("%s at %v: no button is gold", g.Info().ID, size)
			}
		}
	}
}

// TestBarStaysAsUndoComesAndGoes lays tables of phones with something to undo and with nothing: none of the signs in the bar moves, nor does the
// title beside them.
func TestBarStaysAsUndoComesAndGoes(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}} {
		tab := deal(t, "kingdoms", size, 3).app.tab()
		var lain [2]map[string]geom.Point
		for i := range lain {
			tab.scene.MayUndo = i == 1
			tab.felt.Lay(&tab.scene)
			lain[i] = map[string]geom.Point{}
			for _, h := range tab.felt.Targets {
				lain[i][h.Name()] = geom.Point{X: h.Rect.X, Y: h.Rect.Y}
			}
		}
		for name, at := range lain[0] {
			if at != lain[1][name] {
				t.Errorf("at %v %s lies at %v, and with something to undo at %v", size, name, at, lain[1][name])
			}
		}
		if _, ok := lain[1]["undo"]; !ok {
			t.Errorf("at %v nothing can be undone", size)
		}
	}
}

// near reports whether two places differ by less than can be seen.
func near(a, b geom.Rect) bool {
	return math.Abs(a.X-b.X) < 0.01 && math.Abs(a.Y-b.Y) < 0.01 && math.Abs(a.W-b.W) < 0.01 && math.Abs(a.H-b.H) < 0.01
}

// pairAtFoot returns the places of the button that takes back and of the one beside it, where both stand alone in a row.
func pairAtFoot(list []shownAct) (back, beside shownAct, ok bool) {
	i := slices.IndexFunc(list, shownAct.takes)
	if i < 0 {
		return back, beside, false
	}
	n := 0
	for j, c := range list {
		if j != i && c.at.Y == list[i].at.Y {
			beside = c
			n++
		}
	}
	return list[i], beside, n == 1
}

// TestButtonsStayFromTapToTap plays games by pointing and picking: from tap to tap of one choice the button that takes back has one place
// and one width, and so has the one beside it, wherever both stand alone at the foot.
func TestButtonsStayFromTapToTap(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		for _, g := range catalog.Games() {
			buttonsStay(t, g.Info().ID, size)
		}
	}
}

func buttonsStay(t *testing.T, id string, size geom.Rect) {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 31)
	r.start(id, 1)
	rnd, seen := rand.New(rand.NewPCG(31, 5)), 0
	var back, beside geom.Rect
	for range 90 {
		scene := met(r)
		if scene == "round" {
			continue
		}
		if scene != "table" {
			break
		}
		if b, c, ok := pairAtFoot(rowsOf(r)); ok && (size != desktop || len(r.app.tab().felt.Acts) == 2) {
			foot := b.at.Y + b.at.H
			if seen++; seen > 1 && (b.at.X != back.X || size == desktop && b.at.W != back.W || foot != back.Y+back.H || c.at.X != beside.X || c.at.W != beside.W) {
				t.Errorf("%s at %v: %q lies at %v and %q at %v, before at %v and %v", id, size, b.Text, b.at, c.Text, c.at, back, beside)
			}
			back, beside = b.at, c.at
		}
		r.press(rnd)
	}
	if seen < 2 {
		t.Errorf("%s at %v: only %d buttons that take back", id, size, seen)
	}
}

// TestButtonsSayWhatTheyDo looks at hits of the lessons: what they cost, and whether somebody falls, stands on the button.
func TestButtonsSayWhatTheyDo(t *testing.T) {
	for _, x := range []struct{ lesson, button, want string }{
		{"royalty.blow", "act:attack:8:P2:0", "for 80: \u2068Bea\u2069 is out"},
		{"kingdoms.hit", "act:atf:0:9D", "9 points"},
		{"kingdoms.hit", "act:atf:0:4C", "4 points"},
		{"kingdoms.fell", "act:atk:0:4D:0", "fells queen of hearts"},
		{"kingdoms.joker", "act:jof:0:TD", "20 points"},
		{"kingdoms.wipe", "act:wip:0:4C", "fells all"},
	} {
		p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), x.lesson)
		for p.app.Status().Detail == "lesson telling" {
			p.goOn()
		}
		found := ""
		for _, b := range p.app.Doc().Acts {
			if b.Name == x.button {
				found = b.Text
			}
		}
		if !strings.Contains(found, x.want) {
			t.Errorf("%s: %s says %q, not %q", x.lesson, x.button, found, x.want)
		}
	}
}

// TestQuestionStandsInTheMiddle looks at the question of every game on a desktop: where nothing is said below it, it stands in the middle of
// its box.
func TestQuestionStandsInTheMiddle(t *testing.T) {
	n := 0
	for _, g := range catalog.Games() {
		r := deal(t, g.Info().ID, desktop, 5)
		r.step(0)
		tab := r.app.tab()
		box, high, low := tab.felt.Areas.Prompt, 0.0, 0.0
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && o.Rect.Center().In(box) {
				if high == 0 {
					high = o.Rect.Y
				}
				low = o.Rect.Y + o.Rect.H
			}
		}
		if tab.scene.Question.Would+tab.scene.News != "" {
			continue
		}
		if n++; high == 0 || math.Abs((high+low)/2-box.Center().Y) > 2 {
			t.Errorf("%s: %q stands from %.0f to %.0f in %v", g.Info().ID, tab.scene.Question.Text(), high, low, box)
		}
	}
	if n < 3 {
		t.Errorf("only %d questions", n)
	}
}
