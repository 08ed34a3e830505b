package screens

import (
	"slices"
	"time"

	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
)

// veil is the way from the table to the stage and back: what stood there goes out while what comes up gets light. Cards that go from one
// to the other are on their way above both.
type veil struct {
	anim.Beat
	old   []paint.Op // what stood there, and no longer does
	same  []paint.Op // what stands there before and after
	cards []felt.Place
	lay   []uint32 // the cards that were to be seen
	fresh bool     // the new picture has not been laid yet
	folds bool     // it has just been laid, and is the table's
	hush  bool     // cards are on their way to what has come up: words wait until none crosses them
}

// veilTime is how long the stage takes to come up, and to fold.
const veilTime = 240 * time.Millisecond

// veilOut is the share of that time after which cards set out: what goes is no longer to be seen, and the hand has most of its light, so
// that not too much of the window changes at once.
const veilOut = 0.65

// veilRise is by how much the hand comes up from below, in CSS pixels.
const veilRise = 18

// begin keeps the picture of what goes.
func (v *veil) begin(s *gathering, now time.Duration) {
	v.Begin(veilTime, now, s.stage.Dial)
	list := paint.List{Ops: v.old[:0]}
	v.cards, v.lay, v.fresh, v.hush = v.cards[:0], v.lay[:0], true, true
	if v.Running(now) && s.felt.Under != nil {
		list.Ops = append(list.Ops, s.felt.Under...)
		p := painter{tableScreen: s.tableScreen, k: s.k.Apart(&list), now: now}
		st := &s.felt.Staged
		pieces := st.Pieces
		st.Pieces = nil // what its cards wear goes along with them
		p.drawStage()
		st.Pieces = pieces
		list.Ops = append(append(list.Ops, s.felt.Over...), s.felt.Said...)
		for i := range s.felt.Places {
			if x := s.felt.Places[i]; !x.Hidden {
				x.Pose, _ = s.stage.At(x.ID, now)
				v.cards, v.lay = append(v.cards, x), append(v.lay, x.ID)
			}
		}
	}
	v.old = list.Ops
}

// laid parts what stood there before from what stands there still.
func (v *veil) laid(s *tableScreen, now time.Duration) {
	f := &s.felt
	v.folds = v.wait(s, now) > 0
	if !v.fresh {
		v.hush = v.hush && (v.Running(now) || s.stage.Moving(now))
		return
	}
	v.fresh, v.same = false, v.same[:0]
	v.old = slices.DeleteFunc(v.old, func(o paint.Op) bool {
		stays := hasOp(f.Under, &o) || hasOp(f.Over, &o) || hasOp(f.Said, &o)
		if stays {
			v.same = append(v.same, o)
		}
		return stays
	})
	v.cards = slices.DeleteFunc(v.cards, func(x felt.Place) bool {
		return slices.ContainsFunc(f.Places, func(y felt.Place) bool { return x.ID == y.ID })
	})
}

// hasOp reports whether a list shows the same thing at the same place.
func hasOp(list []paint.Op, o *paint.Op) bool {
	for i := range list { // an op is large
		if x := &list[i]; x.Rect == o.Rect && x.Kind == o.Kind && x.Sprite == o.Sprite && x.Text == o.Text {
			return true
		}
	}
	return false
}

// wait is how long a card that sets out for the table waits: nothing flies over the words of the stage before they have gone out.
func (v *veil) wait(s *tableScreen, now time.Duration) time.Duration {
	if s.felt.Staged.On || !v.Running(now) {
		return 0
	}
	return time.Duration(max(0, veilOut-v.Share(now)) * float64(veilTime))
}

// settle lays at once what has only been moved along with its pile while the stage covered it: it gets its light where it belongs.
func (v *veil) settle(s *tableScreen) {
	if !v.folds {
		return
	}
	for i := range s.felt.Places {
		if id := s.felt.Places[i].ID; !s.homes.away[id] && !slices.Contains(v.lay, id) {
			s.stage.Rest(id)
		}
	}
}

// light is how much of the light of what has come up is there.
func (v *veil) light(now time.Duration) float64 {
	if !v.Running(now) {
		return 1
	}
	return anim.SineInOut(v.Share(now))
}

// lightUp gives what is new from an op on its light.
func (s *painter) lightUp(from int) {
	v := &s.staging.veil
	light := v.light(s.now)
	if light == 1 {
		return
	}
	for i := from; i < len(s.k.List.Ops); i++ {
		if o := &s.k.List.Ops[i]; !hasOp(v.same, o) {
			o.Color = o.Color.Fade(light)
		}
	}
}

// drawVeil draws what goes out, cards last.
func (s *painter) drawVeil() {
	v := &s.staging.veil
	dark := 1 - v.light(s.now)
	if dark == 0 {
		return
	}
	dark = max(0, 2*dark-1) // two pictures at once are hard to read
	for _, o := range v.old {
		o.Color = o.Color.Fade(dark)
		s.k.List.Ops = append(s.k.List.Ops, o)
	}
	for i := range v.cards {
		pose := v.cards[i].Pose
		pose.Alpha *= dark
		s.drawCard(s.unveiled(&v.cards[i], pose, 1-dark))
	}
}

// veiled gives a card that lay under the stage its light, and lets the hand come up from below.
func (s *painter) veiled(p *felt.Place, pose anim.Pose, moving bool) anim.Pose {
	if light := s.staging.veil.light(s.now); light < 1 && !moving && (!s.felt.Staged.On || slices.Contains(s.fan, p.ID)) {
		pose.Alpha *= light
		return s.unveiled(p, pose, 1-light)
	}
	return pose
}

// unveiled lowers a card of the hand by a share of the way that it comes up.
func (s *painter) unveiled(p *felt.Place, pose anim.Pose, share float64) anim.Pose {
	if slices.Contains(s.fan, p.ID) && !s.stage.Dial.Reduced {
		pose.Rect = pose.Rect.Move(geom.Point{Y: veilRise * share})
	}
	return pose
}
