package screens

import (
	"time"

	"royals/engine"
)

// While cards are on their way most of the picture stays as it is: it is built when something changes, and after that only
// what may move is drawn anew, frame by frame, into memory that is there already.

// still is how much of the picture lies below everything that moves.
type still struct{ ops, over, hits int }

// glides notes whether anything on the table moves, and that it has come to rest.
func (s *tableScreen) glides(now time.Duration) {
	moving := s.stage.Moving(now) || s.moments.Moving(now)
	if moving || s.glided {
		s.a.moving = true
	}
	s.glided = moving
}

// drawMoving draws what may move, above everything that build has drawn before.
func (s *tableScreen) drawMoving(k *kit) {
	s.drawCards(k)
	k.l.Ops = append(k.l.Ops, s.over.Ops...)
	s.drawMoments(k)
	s.drawArrow(k)
	s.drawDrag(k)
}

// glide draws the picture of a frame in which nothing but time has gone on since build.
func (s *tableScreen) glide(k *kit) {
	k.l.Ops, s.over.Ops, k.hits = k.l.Ops[:s.rests.ops], s.over.Ops[:s.rests.over], k.hits[:s.rests.hits]
	s.drawMoving(k)
}

// detail is what a table tells of a decision, kept from frame to frame.
type detail struct {
	seat      engine.Seat
	key, text string
}

func (d *detail) of(seat engine.Seat, key string) string {
	if d.text == "" || d.seat != seat || d.key != key {
		*d = detail{seat, key, seat.String() + " " + key}
	}
	return d.text
}
