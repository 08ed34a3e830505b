package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// stageFilm deals a game and looks at every frame until its stage has stood so often.
type stageFilm struct {
	*rig
	t     *testing.T
	p     *plan.Plan
	speed float64

	told  int           // lines told before this frame
	beat  plan.Beat     // of the line that is being shown
	since time.Duration // when it was told
	n     int           // which counts so much
	long  time.Duration // and so lasts
	line  string        // its name

	beats, arrows, holds int
	crossed, pointed     int // sentences that something passes under, scores that change under an arrow
	scores               [engine.MaxSeats]int
	strikes              int // frames in which something strikes
	copies, threads      int // cards that copy others, frames with a thread between the two
}

// roll plays until the stage has stood at a few holds.
func (f *stageFilm) roll(holds int, held func(s *tableScreen)) {
	who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
	for range 60000 {
		st, s := f.app.Status(), f.app.tab()
		switch {
		case s == nil || st.Scene == "result" || f.holds >= holds:
			return
		case st.Scene == "round":
			f.tap("round:ok")
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			if s.felt.Staged.On {
				f.holds++
				f.stood(s)
				held(s)
			}
			f.app.Activate("next")
			f.told = 0
			f.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			f.choose(who)
			f.told = 0
		default:
			f.step(16 * time.Millisecond)
			f.frame(s)
			f.readable(s)
			f.points(s)
		}
	}
}

// frame looks at one frame: a line on the stage stands as long as its beat before the next one is told, and no card on
// it is too small to be read.
func (f *stageFilm) frame(s *tableScreen) {
	if s != f.app.tab() || f.app.Top() != shell.Screen(s) || !s.felt.Staged.On {
		f.told, f.beat, f.long = 0, plan.Beat{}, 0
		return
	}
	lines := s.t.Lines(0)
	if n := len(lines); f.told > 0 && n > f.told {
		f.stood(s)
		if l := lines[n-1]; n == f.told+1 && l.Say >= 0 {
			f.beat, f.since, f.n, f.line = f.p.Beats[l.Say], f.in.Now, l.N, s.info.Says[l.Say]
			f.long = s.long(s.scene.Stage, f.beat, f.n)
			if f.line == "copy" {
				f.copies++
			}
		}
	}
	f.told = len(lines)
	for _, p := range s.felt.Staged.Pieces {
		if p.At.W < leastOnStage-0.1 && !liesInRank(s, &p) {
			f.t.Errorf("%s: %v, of part %d, is only %.0f wide", s.info.ID, p.Card, p.Part, p.At.W)
		}
	}
	if err := staked(s); err != nil {
		f.t.Errorf("%s: %v", s.info.ID, err)
	}
	f.arrow(s)
	f.once(s)
	if s.staging.act == plan.Strike && s.staging.beat.Running(f.in.Now) {
		f.strikes++
	}
	if slices.ContainsFunc(f.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Line && o.Color == kit.CopyArrow.Color() }) {
		f.threads++
	}
}

// once looks whether what a blow costs is told twice beside the score that it changes, once over its digits.
func (f *stageFilm) once(s *tableScreen) {
	if st := s.scene.Stage; st.Blow.Loss > 0 {
		for _, x := range st.Figures {
			if at := s.felt.Scores[x.Seat]; x.Side == 1 && slices.ContainsFunc(f.list.Ops, func(o paint.Op) bool {
				return o.Kind == paint.Text && strings.HasPrefix(o.Text, "−") && !o.Rect.Intersect(at).Empty() && o.Rect.Intersect(s.felt.Staged.Pill).Empty()
			}) {
				f.t.Errorf("%s: the loss of %v lies over its score", s.info.ID, x.Seat)
			}
		}
	}
}

// weighed looks whether the two sums on the stage are whole, once each: the lesser at 60 % of the greater and dimmed, and even ones alike.
// A number that is cut in two was taken for a fault of drawing.
func (f *stageFilm) weighed(s *tableScreen) {
	list := s.felt.Staged.Counts
	if len(list) != 2 || list[0].Words != "" {
		return
	}
	var px [2]float64
	for i, c := range list {
		n := 0
		for _, o := range f.list.Ops {
			if o.Kind != paint.Text || o.Text != strconv.Itoa(c.N) || o.Face != numerals || o.Color == kit.Ink || !o.Rect.Center().In(c.At.Inset(-8)) {
				continue
			}
			if n, px[i] = n+1, o.Size; !o.Clip.Empty() && !o.Clip.Contains(o.Rect) {
				f.t.Errorf("%s: %d is cut: %v of %v", s.info.ID, c.N, o.Clip, o.Rect)
			}
			if dim := o.Color == kit.DimText; dim != (c.Tone == plan.Loses) {
				f.t.Errorf("%s: %d, %d, is dimmed: %v", s.info.ID, c.N, c.Tone, dim)
			}
		}
		if n != 1 {
			f.t.Errorf("%s: %d is written %d times", s.info.ID, c.N, n)
		}
	}
	if ratio := px[0] / px[1]; list[0].Tone == plan.Loses && abs(ratio-0.6) > 0.02 || list[0].Tone == plan.Gains && abs(1/ratio-0.6) > 0.02 || list[0].Tone == plan.Unsure && ratio != 1 {
		f.t.Errorf("%s: %d and %d are %.0f and %.0f high", s.info.ID, list[0].N, list[1].N, px[0], px[1])
	}
}

// stood checks how long the line stood that was told last.
func (f *stageFilm) stood(s *tableScreen) {
	if long := time.Duration(float64(f.long) * f.speed); long > 0 {
		f.beats++
		if d := f.in.Now - f.since; d < long-40*time.Millisecond {
			f.t.Errorf("%s: the line %q stands for %v, its beat is %v", s.info.ID, f.line, d, long)
		}
	}
	f.beat, f.long = plan.Beat{}, 0
}

// arrow looks for the shaft of an attack: it begins at what strikes, and is there only before the blow hits.
func (f *stageFilm) arrow(s *tableScreen) {
	p := painter{tableScreen: s, k: &kit.Kit{}, now: s.clock.now()}
	shaft := slices.IndexFunc(f.list.Ops, func(o paint.Op) bool {
		return o.Kind == paint.Line && o.Color == kit.AttackArrow.Color() && (o.Width == 7 || o.Width == 5)
	})
	switch {
	case shaft < 0:
		return
	case s.staging.act != plan.Strike || !s.staging.beat.Running(p.now):
		f.t.Errorf("%s: an arrow, and nothing strikes", s.info.ID)
		return
	}
	f.arrows++
	if p.struck() {
		f.t.Errorf("%s: an arrow in full light after the impact", s.info.ID)
	}
	for i := range s.felt.Staged.Pieces {
		if x := &s.felt.Staged.Pieces[i]; p.strikes(x) {
			if at := f.list.Ops[shaft].Rect; !(geom.Point{X: at.X, Y: at.Y}).In(x.At.Inset(-20)) {
				f.t.Errorf("%s: the arrow begins at %v, what strikes lies in %v", s.info.ID, at, x.At)
			}
		}
	}
}

// readable looks whether a card or an arrow lies over a sentence of the table, or crosses one below it that has no ground. While cards are on
// their way these pass above what is written.
func (f *stageFilm) readable(s *tableScreen) {
	moving := s.stage.Moving(s.clock.now())
	if s != f.app.tab() || f.app.Top() != shell.Screen(s) || s.scene.Dragging {
		return
	}
	for _, said := range s.felt.Said {
		at := slices.Index(f.list.Ops, said)
		if said.Kind != paint.Text || at < 0 {
			continue
		}
		for i, o := range f.list.Ops[:at] {
			if !o.Clip.Empty() { // what is to be seen of it
				o.Rect = o.Rect.Intersect(o.Clip)
			}
			if (o.Kind == paint.Line || flyer(s, &o)) && crosses(&o, said.Rect) {
				f.crossed++
				if !slices.ContainsFunc(f.list.Ops[i:at], func(o paint.Op) bool { return o.Kind == paint.Fill && contains(o.Rect, said.Rect.Inset(0.5)) }) {
					f.t.Errorf("%s at %v: %q cannot be read over %+v", s.info.ID, f.in.Now, said.Text, o)
				}
			}
		}
		for _, o := range f.list.Ops[at+1:] {
			if (o.Kind == paint.Line || !moving && flyer(s, &o)) && crosses(&o, said.Rect) {
				f.t.Errorf("%s at %v: %q lies under %+v", s.info.ID, f.in.Now, said.Text, o)
			}
		}
	}
}

// flyer reports whether an operation draws a card.
func flyer(s *tableScreen, o *paint.Op) bool {
	return o.Kind == paint.Sprite && (o.Sprite == sprites.Back(s.scene.Back) || o.Sprite >= sprites.Card(1) && o.Sprite <= sprites.Card(cards.Card(54)))
}

func contains(r, in geom.Rect) bool {
	return r.X <= in.X && r.Y <= in.Y && r.X+r.W >= in.X+in.W && r.Y+r.H >= in.Y+in.H
}

// points looks, whenever a score changes, whether the arrow comes from who acts: who is struck loses, whoever strikes or is given
// something gains.
func (f *stageFilm) points(s *tableScreen) {
	b := s.scene.MainBadge()
	for i := range s.t.Players {
		x := engine.Seat(i)
		n := s.t.Shown.Counter(uint8(b.Key), x, 0)
		was := f.scores[x]
		f.scores[x] = n
		a := &s.t.Arrow
		if a.Until == 0 || n == was || f.in.Now-a.Since > time.Second {
			continue
		}
		f.pointed++
		kind := s.t.Plan.Arrows[a.Say].Kind
		switch {
		case n < was && kind == kit.AttackArrow && a.To != x:
			f.t.Errorf("%s: %v loses %d, and the arrow of %q points at %v", s.info.ID, x, was-n, s.info.Says[a.Say], a.To)
		case n > was && kind == kit.AttackArrow && a.From != x, n > was && kind == kit.GiftArrow && a.To != x:
			f.t.Errorf("%s: %v gains %d, and the arrow of %q goes from %v to %v", s.info.ID, x, n-was, s.info.Says[a.Say], a.From, a.To)
		}
	}
}

// TestStageFilm looks at every frame of the stages of each game, on a phone and on a desktop, with motion on, fast and
// reduced: lines keep their beats, and arrows live until what they announce strikes.
func TestStageFilm(t *testing.T) {
	paces := []tempo{{"normal", 2, 2, false}, {"fast", 1, 1, false}, {"reduced", 2, 2, true}}
	for i, g := range catalog.Games() {
		for j, size := range []geom.Rect{phone, desktop} {
			for k, p := range paces {
				if !due(k, len(paces), i+j) {
					continue
				}
				id := g.Info().ID
				t.Run(fmt.Sprintf("%s/%.0fx%.0f/%s", id, size.W, size.H, p.name), func(t *testing.T) { filmStages(t, id, size, p) })
			}
		}
	}
}

// filmStages looks at the stages of one game.
func filmStages(t *testing.T, id string, size geom.Rect, p tempo) {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
	r.start(id, 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = p.speed, p.pause
	r.in.ReducedMotion = p.reduced
	f := stageFilm{rig: r, t: t, p: r.app.tab().t.Plan, speed: shell.Speeds[p.speed]}
	holds := 4
	if id == "crush" { // until a card copies another one
		holds = 14
	}
	f.roll(holds, f.weighed)
	strikes := f.strikes > 0 || id != "houses" && slices.ContainsFunc(f.p.Beats, func(b plan.Beat) bool { return b.Act == plan.Strike }) // an assassin is rare
	if f.holds < 2 || f.beats < 2 || strikes && f.arrows == 0 {
		t.Errorf("only %d holds, %d beats, %d frames with an arrow", f.holds, f.beats, f.arrows)
	}
	if f.copies > 0 && f.threads == 0 {
		t.Errorf("%d copies, and no thread", f.copies)
	}
	t.Logf("%d copies, %d frames with a thread", f.copies, f.threads)
	t.Logf("%d sentences crossed, %d scores under an arrow", f.crossed, f.pointed)
	if id == "royalty" && f.pointed == 0 {
		t.Error("no score changes under an arrow")
	}
}

// TestStageLargeText: with letters of 175 % the stage says all it has to, nothing cut, and the sides keep their names.
func TestStageLargeText(t *testing.T) {
	for i, g := range catalog.Games() {
		size := []geom.Rect{phone, desktop}[i%2]
		id := g.Info().ID
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
		r.start(id, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause, r.app.Prefs.Text = 1, 1, 175
		f := stageFilm{rig: r, t: t, p: r.app.tab().t.Plan, speed: 0}
		f.roll(3, func(s *tableScreen) {
			box := s.felt.Staged.Box
			said := map[string]bool{}
			for _, o := range r.list.Ops {
				if o.Kind != paint.Text || !o.Rect.Center().In(box) {
					continue
				}
				said[o.Text] = true
				if strings.HasSuffix(o.Text, "…") {
					t.Errorf("%s at %v: %q is cut", id, size, o.Text)
				}
			}
			if st := s.scene.Stage; st.Rungs > 0 && (!said[words.Plain("stage.attack")] || !said[words.Plain("stage.defence")]) {
				t.Errorf("%s: a side has no name: %v", id, said)
			}
		})
		if f.holds == 0 {
			t.Errorf("%s: no stage", id)
		}
	}
}
