package screens

import (
	"strconv"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/table"
)

// Where the focus belongs on each screen. What is not here has it on its heading, where a stray Enter does nothing.

// Aim returns the game to go on with, else the first game.
func (s *titleScreen) Aim(d *kit.Doc) (about, stop string) { return "", firstOf(d, port.Do) }

// Aim returns the button that begins.
func (s *setupScreen) Aim(d *kit.Doc) (about, stop string) { return "", setupPlay.Name() }

// Aim returns the way back to the game.
func (m *menuScreen) Aim(d *kit.Doc) (about, stop string) { return "", firstOf(d, port.Do) }

// Aim returns what changes nothing.
func (c *confirmScreen) Aim(d *kit.Doc) (about, stop string) { return "", confirmNo.Name() }

// Aim returns what changes nothing: the last of the answers.
func (s *askScreen) Aim(d *kit.Doc) (about, stop string) {
	return "", s.list[len(s.list)-1].deed.Name()
}

// Aim returns the button.
func (c *curtainScreen) Aim(d *kit.Doc) (about, stop string) { return "", curtainOK.Name() }

// Aim returns the button.
func (c *coverScreen) Aim(d *kit.Doc) (about, stop string) { return "", coverOK.Name() }

// Aim returns the button.
func (r *recapScreen) Aim(d *kit.Doc) (about, stop string) { return "", recapOK.Name() }

// Aim returns the first setting.
func (s *settingsScreen) Aim(d *kit.Doc) (about, stop string) { return "", firstOf(d, port.Do) }

// Aim returns the list's first entry.
func (m *moreScreen) Aim(d *kit.Doc) (about, stop string) { return "", firstOf(d, port.Do) }

// firstOf returns the first stop of a zone that is not off, else the question.
func firstOf(d *kit.Doc, z port.Zone) string {
	for _, s := range d.Strips() {
		if s.Zone != z {
			continue
		}
		for _, it := range s.Stops {
			if !it.Disabled && !it.Idle {
				return it.Name
			}
		}
	}
	return port.Question
}

// walked is a table for those who walk over it and ask.
type walked struct{ *tableScreen }

// Guide returns it.
func (s *tableScreen) Guide() any { return walked{s} }

// Aim returns what belongs to the decision: the next choice, never a tool.
func (s walked) Aim(d *kit.Doc) (about, stop string) {
	t := s.t
	about = strconv.Itoa(t.Moves()) + " " + t.Asked.String() + " " + t.Curtain.String()
	switch {
	case s.replay != nil: // the button that was pressed keeps the focus
		return "replay", replayStep.Name()
	case s.lesson != nil:
		about += " " + s.lesson.question()
	case t.Held():
		return about + " held", felt.Next.Name()
	case t.Asked == engine.None || t.Curtain != engine.None || t.Resting():
		return about + " waits", port.Question
	case t.Votes() != nil, (table.AnswerTo(t) != nil || !t.Composer().Steps() && t.Turn() != t.Asked) && t.Focus.Empty(): // a stray Enter does not answer
		return about + " answers", port.Question
	}
	if !t.Focus.Empty() { // a target is wanted
		return about + " about " + strconv.Itoa(t.Focus.Verb) + " " + strconv.Itoa(len(t.Focus.Taps)), firstOf(d, port.Do)
	}
	return about + s.picking(d, &stop), stop
}

// picking aims within a choice of picks: the pick that was made keeps the focus until nothing more can be picked.
func (s walked) picking(d *kit.Doc, stop *string) string {
	c := s.t.Composer()
	n, most := len(c.Chosen()), c.Prompt().Max
	if n > 0 && !c.Pairs() && (most == 0 || n < most) {
		return " picks"
	}
	if *stop = firstOf(d, port.Do); *stop == port.Question || s.ends(d) {
		*stop = firstOf(d, port.Cards)
	}
	return " " + strconv.Itoa(n)
}

// ends reports whether all that can be done besides the cards of the hand is to end the turn, which cannot be undone.
func (s walked) ends(d *kit.Doc) bool {
	plays := 0
	for _, o := range s.t.Options() {
		if d.Find(felt.ToPlay(s.info, o.Action).Name()) == nil {
			continue
		}
		if plays++; o.Action.IsStep() || len(o.Things) > 0 {
			return false
		}
	}
	return plays == 1 && firstOf(d, port.Cards) != port.Question && s.scene.HandMatters() && len(s.t.Composer().Chosen()) == 0
}

// Pose returns where a card of the table is to be seen now, raised, turned or under way.
func (s walked) Pose(name string) (r geom.Rect, turn float64, ok bool) {
	for _, h := range s.scene.Hand {
		if h.Face == cards.Back || s.scene.HandName(h) != name {
			continue
		}
		p := painter{tableScreen: s.tableScreen, now: s.clock.now()}
		for _, l := range [...]layer{onTable, inAir} {
			p.each(l, func(at *felt.Place, pose anim.Pose, _ bool) {
				if at.ID == h.ID {
					r, turn, ok = strip(s.tableScreen, at, upright(pose), pose.Turn), pose.Turn, true
				}
			})
		}
	}
	return r, turn, ok
}

// Least lays a table that a very low window cannot show, as where everything is four times as large, like one on a phone.
func (s walked) Least(window geom.Rect) float64 {
	switch {
	case window.H >= 300:
		return 0
	case window.W < 560:
		return 568
	}
	return 360
}

// Head tells the scores.
func (s walked) Head() string { return s.scene.ScoreLine() }

// Scores returns what each seat has, in one line a seat.
func (s walked) Scores() (out []string) {
	for i := range s.t.Players {
		x, line := engine.Seat(i), ""
		for _, b := range s.scene.BadgeLines(x) {
			if line += ", "; len(line) == 2 {
				line = s.t.Name(x) + ": "
			}
			line += b
		}
		if line != "" {
			out = append(out, line)
		}
	}
	return out
}

// Turns returns the log, the lines of one player after another in one.
func (s walked) Turns() (out []string) {
	last := engine.Seat(engine.MaxSeats + 1)
	for _, l := range s.t.Lines(0) {
		if l.Seat == last && len(out) > 0 {
			out[len(out)-1] += " " + l.Text
		} else {
			out = append(out, l.Text)
		}
		last = l.Seat
	}
	return out
}
