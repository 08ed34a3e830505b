package anim

import (
	"math"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/game/geom"
)

var (
	here  = geom.Rect{W: 72, H: 100}
	there = geom.Rect{X: 400, Y: 300, W: 72, H: 100}
)

// lay puts one card somewhere.
func lay(s *Stage, now time.Duration, r geom.Rect, face cards.Card) {
	s.Begin(now)
	s.Put(1, Pose{Rect: r, Face: face}, geom.Rect{}, 0)
	s.Sweep()
}

func TestGlide(t *testing.T) {
	s := Stage{Dial: Dial{Speed: 1}}
	lay(&s, 0, here, 5)
	lay(&s, time.Second, there, 5)
	p, moving := s.At(1, time.Second+60*time.Millisecond)
	if !moving || p.Rect.X <= 0 || p.Rect.X >= 400 {
		t.Errorf("after 60 ms the card lies at %v", p.Rect)
	}
	if p, moving := s.At(1, time.Second+moveMax); moving || p.Rect != there {
		t.Errorf("after %v the card lies at %v", moveMax, p.Rect)
	}
	s.Begin(2 * time.Second)
	s.Sweep()
	if p, _ := s.At(1, 2*time.Second); !p.Rect.Empty() {
		t.Error("a card that is not there any more is still on the stage")
	}
}

// TestSpeed checks that the dial changes every duration, and that 0 is at once.
func TestSpeed(t *testing.T) {
	for _, speed := range []float64{0, 0.5, 1, 1.6} {
		s := Stage{Dial: Dial{Speed: speed}}
		lay(&s, 0, here, 5)
		lay(&s, time.Second, there, cards.Back)
		end := time.Second + time.Duration(float64(moveMax)*speed)
		if _, moving := s.At(1, end); moving || s.Moving(end) {
			t.Errorf("at speed %v the card still moves after %v", speed, end-time.Second)
		}
		if _, moving := s.At(1, time.Second); moving != (speed > 0) {
			t.Errorf("at speed %v moving at the start is %v", speed, moving)
		}
	}
}

// TestReduced checks that nothing travels, turns or flips under reduced motion.
func TestReduced(t *testing.T) {
	s := Stage{Dial: Dial{Speed: 1, Reduced: true}}
	lay(&s, 0, here, 5)
	s.Begin(time.Second)
	s.Put(1, Pose{Rect: there, Face: cards.Back, Turn: 1.5}, geom.Rect{}, 0)
	for d := time.Duration(0); d < 400*time.Millisecond; d += 10 * time.Millisecond {
		p, moving := s.At(1, time.Second+d)
		if p.Rect != there || p.Turn != 1.5 || p.Squash != 0 || p.Face != cards.Back {
			t.Fatalf("after %v the card lies at %+v", d, p)
		}
		if moving && d > 150*time.Millisecond {
			t.Fatalf("it still fades after %v", d)
		}
	}
}

// TestFlip checks that a card that comes face down shows its back on its way, turns over once where it belongs, and shows its new face
// only at its full size.
func TestFlip(t *testing.T) {
	s := Stage{Dial: Dial{Speed: 1}}
	lay(&s, 0, here, cards.Back)
	lay(&s, time.Second, there, 7)
	turned, last := false, 0.0
	for d := time.Duration(0); d <= moveMax+overTime; d += time.Millisecond {
		p, _ := s.At(1, time.Second+d)
		if (p.Face == 7 || p.Squash > 0) && p.Rect != there {
			t.Fatalf("it turns over on its way, at %v", p.Rect)
		}
		if p.Face == 7 && !turned {
			turned = true
			if last < 0.9 {
				t.Errorf("the face changes while %.2f of the card is hidden", last)
			}
		}
		if turned && p.Face != 7 {
			t.Error("the face turns back")
		}
		last = p.Squash
	}
	if !turned || last != 0 {
		t.Errorf("turned is %v and %.2f hidden at the end", turned, last)
	}
}

func TestFinish(t *testing.T) {
	s := Stage{Dial: Dial{Speed: 1}}
	lay(&s, 0, here, 5)
	lay(&s, time.Second, there, 5)
	s.Finish()
	if p, moving := s.At(1, time.Second); moving || p.Rect != there || s.Moving(time.Second) {
		t.Error("a tap does not finish the movement")
	}
}

// TestHandsMakeRoomLate lays a second card into a hand. The first one begins to make room 80 ms before that arrives.
func TestHandsMakeRoomLate(t *testing.T) {
	hand := geom.Rect{X: 300, Y: 280, W: 400, H: 140}
	s := Stage{Dial: Dial{Speed: 1}, Hand: hand}
	put := func(now time.Duration, first, second geom.Rect) {
		s.Begin(now)
		s.Put(1, Pose{Rect: first}, geom.Rect{}, 0)
		s.Put(2, Pose{Rect: second}, geom.Rect{}, 0)
		s.MakeRoom([]uint32{1, 2})
	}
	put(0, there, here)
	put(time.Second, there.Move(geom.Point{X: -40}), there.Move(geom.Point{X: 40}))
	end := time.Second
	for ; ; end += time.Millisecond {
		if _, moving := s.At(2, end); !moving {
			break
		}
	}
	if p, _ := s.At(1, end-gapTime-time.Millisecond); p.Rect != there {
		t.Errorf("the hand opens too soon: %v", p.Rect)
	}
	if p, _ := s.At(1, end-gapTime+20*time.Millisecond); p.Rect == there {
		t.Error("the hand does not open before the card is there")
	}
	if p, _ := s.At(1, end+time.Second); p.Rect.X != there.X-40 {
		t.Errorf("in the end the first card lies at %v", p.Rect)
	}
}

// TestTheHandKeepsItsOrder plays a card from the left end of a hand, and one from its right. Both are under way as long: who hears them land
// learns nothing of where they were.
func TestTheHandKeepsItsOrder(t *testing.T) {
	hand := geom.Rect{X: 300, Y: 280, W: 400, H: 140}
	table := geom.Rect{X: 320, Y: 60, W: 80, H: 120}
	var ends [2]time.Duration
	for i, x := range []float64{310, 600} {
		s := Stage{Dial: Dial{Speed: 1}, Hand: hand}
		lay(&s, 0, geom.Rect{X: x, Y: 290, W: 80, H: 120}, 1)
		lay(&s, time.Second, table, 1)
		ends[i] = s.until
	}
	if ends[0] != ends[1] {
		t.Errorf("one card lands after %v, the other after %v", ends[0]-time.Second, ends[1]-time.Second)
	}
}

// TestRefuse: who refuses shakes the head to both sides, as far as there is to see and no further, and stands still before the beat ends
// and under reduced motion.
func TestRefuse(t *testing.T) {
	const d = 900 * time.Millisecond
	for _, reduced := range []bool{false, true} {
		var b Beat
		b.Begin(d, 0, Dial{Speed: 1, Reduced: reduced})
		least, most := 0.0, 0.0
		for now := time.Duration(0); now <= d; now += time.Millisecond {
			x := b.Refuse(now)
			if least, most = min(least, x), max(most, x); now >= refuseTime && math.Abs(x) > 1e-9 {
				t.Fatalf("it still shakes by %v after %v", x, now)
			}
		}
		if want := refuseWay; !reduced && (most < 0.99*want || least > -0.99*want || most > want || least < -want) || reduced && (least != 0 || most != 0) {
			t.Errorf("reduced %v: it shakes from %v to %v", reduced, least, most)
		}
	}
}

// TestSmallOnTheWay lets a card fly from a large place to a small one and back: halfway down it covers no more than the small one would, and
// on its way up it grows as evenly as it goes. It sets out and lands in the size of its place.
func TestSmallOnTheWay(t *testing.T) {
	small := geom.Rect{X: 400, Y: 300, W: 30, H: 42}
	half := mix(small.W, here.W, CubicOut(0.5))
	for _, way := range []struct {
		from, to geom.Rect
		half     float64
	}{{here, small, small.W}, {small, here, half}} {
		s := Stage{Dial: Dial{Speed: 1}}
		lay(&s, 0, way.from, 5)
		lay(&s, time.Second, way.to, 5)
		it := s.items[1]
		for _, at := range []struct {
			now  time.Duration
			want float64
		}{{it.start, way.from.W}, {(it.start + it.end) / 2, way.half}, {it.end, way.to.W}} {
			if p, _ := s.At(1, at.now); math.Abs(p.Rect.W-at.want) > 1 {
				t.Errorf("from %.0f to %.0f: at %v the card is %.0f wide, not %.0f", way.from.W, way.to.W, at.now-it.start, p.Rect.W, at.want)
			}
		}
	}
}

// TestDealtCardsKeepTheirFace sends a card that is on its way to another place, as a hand does that grows while it is dealt. It goes on
// showing its back, grows evenly and turns over where it lands; and one that turns over goes on turning.
func TestDealtCardsKeepTheirFace(t *testing.T) {
	s := Stage{Dial: Dial{Speed: 1}}
	large := geom.Around(there.Center(), 2*there.W, 2*there.H)
	aside := large.Move(geom.Point{X: 60})
	lay(&s, 0, here, cards.Back)
	lay(&s, time.Second, large, 7)
	const again = 100 * time.Millisecond
	last, over := Pose{Rect: here}, 0
	for d := time.Duration(0); d < 900*time.Millisecond; d += time.Millisecond {
		if d == again {
			lay(&s, time.Second+d, aside, 7)
		}
		p, _ := s.At(1, time.Second+d)
		if p.Face == 7 && over == 0 {
			over = int(d / time.Millisecond)
			if p.Rect != aside || last.Squash < 0.9 {
				t.Fatalf("after %v it shows its face at %v, %.2f hidden", d, p.Rect, last.Squash)
			}
			lay(&s, time.Second+d, large, 7) // it turns over, and goes on doing so
		}
		if p.Rect.W-last.Rect.W > 0.05*large.W || p.Squash-last.Squash > 0.1 || last.Squash-p.Squash > 0.1 {
			t.Fatalf("after %v it jumps from %+v to %+v", d, last, p)
		}
		last = p
	}
	if over == 0 || last.Rect != large || last.Squash != 0 {
		t.Errorf("it ends as %+v", last)
	}
}

// TestFacesOnTheWay checks which designs a card shows while it goes where it is smaller: the old one gives way to the new one
// bit by bit, and a card that is sent elsewhere on its way does not go back to the old one.
func TestFacesOnTheWay(t *testing.T) {
	small := geom.Rect{X: 400, Y: 300, W: 30, H: 42}
	s := Stage{Dial: Dial{Speed: 1}}
	lay(&s, 0, here, 5)
	lay(&s, time.Second, small, 5)
	it := s.items[1]
	last := 0.0
	for now := it.start; now < it.end; now += time.Millisecond {
		p, _ := s.At(1, now)
		if f := p.Faces; f.Was != here.W || f.Will != small.W || f.Share < last || f.Share-last > 0.06 {
			t.Fatalf("after %v it shows %+v", now-it.start, f)
		}
		last = p.Faces.Share
	}
	if p, _ := s.At(1, it.end); last != 1 || p.Faces != (Faces{}) {
		t.Errorf("it lands with %v of its new design, and shows %+v then", last, p.Faces)
	}
	lay(&s, 2*time.Second, here, 5)
	lay(&s, 2*time.Second+150*time.Millisecond, there, 5)
	if p, _ := s.At(1, 2*time.Second+150*time.Millisecond); p.Faces.Was != here.W {
		t.Errorf("sent on, it shows %+v", p.Faces)
	}
}
