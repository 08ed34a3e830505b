package screens

import (
	"time"

	"royals/game/table"
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

// detail is what a table tells of a decision, worked out once for each state of the table: rules may have to look far to put
// a question.
type detail struct {
	version int // counted from 1, so that the zero value is of no version
	text    string
}

func (d *detail) of(t *table.Table) string {
	if d.version != t.Version+1 {
		*d = detail{t.Version + 1, t.Asked.String() + " " + t.Composer().Prompt().Key}
	}
	return d.text
}
