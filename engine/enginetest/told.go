package enginetest

import (
	"fmt"
	"strconv"
	"strings"

	"royals/engine"
)

// told reads "P2 moved KS hand P1 > discard P1": some deed of the last choice, as the seat is told it, reads so.
func (c *running) told(n int, rest string, want bool) {
	name, text := cut(rest)
	seat, err := c.seat(name, true)
	if err != nil {
		c.fail(n, "told needs a seat: %v", err)
		return
	}
	if err := c.readEvent(text); err != nil {
		c.fail(n, "%v", err)
		return
	}
	var all []string
	found := false
	for _, e := range c.events.List {
		if e, ok := e.Redacted(seat); ok {
			line := EventText(c.game.Info(), e)
			all = append(all, line)
			found = found || line == text
		}
	}
	if found != want {
		c.fail(n, "%s was told %s", seat, strings.Join(all, "; "))
	}
}

// prompt reads "P1 usurpers.commit [min 2] [max 2] [clause U6.4] [wait]".
func (c *running) prompt(n int, rest string) {
	f := strings.Fields(rest)
	if len(f) < 2 {
		c.fail(n, "prompt needs a seat and a key")
		return
	}
	seat, err := c.seat(f[0], true)
	if err != nil {
		c.fail(n, "prompt needs a seat: %v", err)
		return
	}
	p := c.state.Prompt(seat)
	got := fmt.Sprintf("%s min %d max %d clause %s", p.Key, p.Min, p.Max, p.Clause)
	if p.Key != f[1] {
		c.fail(n, "prompt is %s", got)
		return
	}
	if p.Wait {
		got += " wait"
	}
	if more := strings.Join(f[2:], " "); more != "" && !strings.Contains(got+" ", " "+more+" ") {
		c.fail(n, "prompt is %s", got)
	}
}

// EventText writes an event as case files and traces do.
func EventText(in *engine.Info, e engine.Event) string {
	pile := func(p engine.PileID) string {
		if p == engine.Nowhere {
			return "box"
		}
		t := in.Piles[p.Kind].Name
		if p.Owner != engine.None {
			t += " " + p.Owner.String()
		}
		if in.Piles[p.Kind].Slots > 1 {
			t += " " + strconv.Itoa(int(p.Slot)+1)
		}
		return t
	}
	switch e.Kind {
	case engine.Moved:
		return "moved " + e.Card.String() + " " + pile(e.From) + " > " + pile(e.To)
	case engine.Turned:
		return "turned " + e.Card.String() + " " + pile(e.From)
	case engine.Shuffled:
		return "shuffled " + pile(e.From)
	case engine.Counted:
		t := "counted " + in.Counters[e.Key].Name
		if e.From.Owner != engine.None {
			t += " " + e.From.Owner.String()
		}
		if e.From.Slot > 0 {
			t += " slot " + strconv.Itoa(int(e.From.Slot)+1)
		}
		return t + " " + strconv.Itoa(int(e.Value))
	case engine.Phased:
		return "phase " + in.Phases[e.Key] + " " + e.Seat.String() + " actors " + seatList(engine.SeatSet(e.Value))
	case engine.Said:
		return "said " + in.Said(e)
	case engine.Ended:
		return "ended"
	}
	return "?"
}
