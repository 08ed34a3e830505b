package walk

import (
	"slices"

	"royals/game/port"
)

// Group is a step of a scan: a stop, or several of a zone, or the way back out.
type Group struct {
	Zone  port.Zone
	Stops []port.Item
	Back  bool
}

// Scan goes over groups of stops for those who have one switch or two, and then over what a group holds. What cannot be
// pressed is left out.
type Scan struct {
	top   []Group
	in    [][]Group // what it went into, the outermost first
	at    int
	Round int // how often it has been over what it goes over
}

// most is how many stops are gone over one by one. A longer group is cut into parts.
const most = 9

// Groups returns what a scan begins with: a group for each zone that has something to press. A single one is opened at once.
func Groups(list []port.Strip) (out []Group) {
	for _, z := range [...]port.Zone{port.Do, port.Cards, port.Tools, port.Ask} {
		g := Group{Zone: z}
		for _, s := range list {
			for _, it := range s.Stops {
				if s.Zone == z && !it.Disabled && !it.Idle {
					g.Stops = append(g.Stops, it)
				}
			}
		}
		if len(g.Stops) > 0 {
			out = append(out, g)
		}
	}
	if len(out) == 1 {
		return out[0].parts()
	}
	return out
}

// parts returns what a group is gone over by.
func (g Group) parts() (out []Group) {
	size := 1
	if n := len(g.Stops); n > most {
		size = max(2, min(6, (n+most-1)/most))
	}
	for part := range slices.Chunk(g.Stops, size) {
		out = append(out, Group{Zone: g.Zone, Stops: part})
	}
	return out
}

// Set begins anew where a document offers something else, and reports whether it did.
func (s *Scan) Set(list []port.Strip) bool {
	top := Groups(list)
	if slices.EqualFunc(top, s.top, Group.same) {
		s.refresh(top)
		return false
	}
	*s = Scan{top: top}
	return true
}

// same reports whether two groups have the same stops, whatever they say.
func (g Group) same(h Group) bool {
	return g.Zone == h.Zone && slices.EqualFunc(g.Stops, h.Stops, func(a, b port.Item) bool { return a.Name == b.Name })
}

// refresh takes over what the same stops say now.
func (s *Scan) refresh(top []Group) {
	now := map[string]port.Item{}
	for _, g := range top {
		for _, it := range g.Stops {
			now[it.Name] = it
		}
	}
	for _, level := range s.in {
		for _, g := range level {
			for i := range g.Stops {
				g.Stops[i] = now[g.Stops[i].Name]
			}
		}
	}
	s.top = top
}

// Again begins anew with the same.
func (s *Scan) Again() { *s = Scan{top: s.top} }

func (s *Scan) level() []Group {
	if len(s.in) > 0 {
		return s.in[len(s.in)-1]
	}
	return s.top
}

// Now returns where it stands, false where there is nothing to go over.
func (s *Scan) Now() (g Group, ok bool) {
	if l := s.level(); s.at < len(l) {
		return l[s.at], true
	}
	return g, false
}

// Step goes on.
func (s *Scan) Step() {
	if s.at++; s.at >= len(s.level()) {
		s.at = 0
		s.Round++
	}
}

// Press goes into a group or out of one, or returns the stop that is meant.
func (s *Scan) Press() (stop string) {
	g, ok := s.Now()
	switch {
	case !ok:
		return ""
	case g.Back:
		s.in = s.in[:len(s.in)-1]
	case len(g.Stops) == 1:
		stop = g.Stops[0].Name
		s.Again()
		return stop
	default:
		s.in = append(s.in, append(g.parts(), Group{Zone: g.Zone, Back: true}))
	}
	s.at, s.Round = 0, 0
	return ""
}

// Switch returns what a key means as a switch. Of two the first is the space bar or an arrow on; every other key is the second.
func Switch(k port.Key, switches int) Command {
	switch {
	case k.Repeat:
		return Nothing
	case k.Code == port.Escape:
		return Back
	case switches == 2 && (k.Code == port.Space || k.Code == port.Right || k.Code == port.DownArrow):
		return Next
	}
	return Press
}
