package walk

import (
	"slices"

	"royals/game/port"
)

// Ring stands on the name of a stop.
type Ring struct {
	On   string
	last [port.Zones]string // where it stood in each zone
}

// Stand puts the ring on a stop.
func (r *Ring) Stand(name string, list []port.Strip) {
	r.On = name
	if z, i := find(list, name); i >= 0 {
		r.last[list[z].Zone] = name
	}
}

// find returns the strip and the place of a stop in it, -1 for none.
func find(list []port.Strip, name string) (strip, at int) {
	for z, s := range list {
		if i := slices.IndexFunc(s.Stops, func(it port.Item) bool { return it.Name == name }); i >= 0 {
			return z, i
		}
	}
	return 0, -1
}

// Has reports whether a document has a stop of that name.
func Has(list []port.Strip, name string) bool {
	_, at := find(list, name)
	return at >= 0
}

// ZoneOf returns the zone of a stop, port.Zones for none.
func ZoneOf(list []port.Strip, name string) port.Zone {
	if z, at := find(list, name); at >= 0 {
		return list[z].Zone
	}
	return port.Zones
}

// Item returns the stop that the ring stands on.
func (r *Ring) Item(list []port.Strip) (it port.Item, ok bool) {
	z, at := find(list, r.On)
	if at < 0 {
		return it, false
	}
	return list[z].Stops[at], true
}

// Do moves the ring as a command says and reports whether it stands elsewhere now. A ring that stood on nothing comes to the
// first thing that can be done.
func (r *Ring) Do(c Command, list []port.Strip) bool {
	if len(list) == 0 {
		return false
	}
	was := r.On
	z, at := find(list, r.On)
	if at < 0 {
		if c > Nothing && c <= PlayableBack {
			r.Stand(first(list), list)
		}
		if c != Playable && c != PlayableBack {
			return r.On != was
		}
		z, at = find(list, r.On)
	}
	stops := list[z].Stops
	switch {
	case c == Next && at+1 < len(stops):
		r.Stand(stops[at+1].Name, list)
	case c == Previous && at > 0:
		r.Stand(stops[at-1].Name, list)
	case c == Start:
		r.Stand(stops[0].Name, list)
	case c == End:
		r.Stand(stops[len(stops)-1].Name, list)
	case c == NextZone && z+1 < len(list):
		r.enter(list[z+1], list)
	case c == PreviousZone && z > 0:
		r.enter(list[z-1], list)
	case c == NextTab:
		r.tab(z, 1, list)
	case c == PreviousTab:
		r.tab(z, -1, list)
	case c == Playable:
		r.play(list, 1)
	case c == PlayableBack:
		r.play(list, -1)
	case c == ToHand:
		r.to(port.Cards, list)
	case c == ToTable:
		r.to(port.Board, list)
	case c >= Entry && c < Entry+9:
		for _, s := range list {
			if i := int(c - Entry); s.Zone == port.Do && i < len(s.Stops) {
				r.Stand(s.Stops[i].Name, list)
			}
		}
	}
	return r.On != was
}

// enter comes to a zone: to where the ring stood in it, else to its first stop.
func (r *Ring) enter(s port.Strip, list []port.Strip) {
	name := s.Stops[0].Name
	if last := r.last[s.Zone]; ZoneOf(list, last) == s.Zone {
		name = last
	}
	r.Stand(name, list)
}

func (r *Ring) to(z port.Zone, list []port.Strip) {
	for _, s := range list {
		if s.Zone == z {
			r.enter(s, list)
		}
	}
}

// tab goes to the next zone, and after the last one to the first. The heading and the question are no stop of Tab.
func (r *Ring) tab(from, step int, list []port.Strip) {
	for i := 1; i <= len(list); i++ {
		s := list[((from+step*i)%len(list)+len(list))%len(list)]
		if s.Zone != port.Now {
			r.enter(s, list)
			return
		}
	}
}

// play goes to the next thing that can be done, and after the last one to the first.
func (r *Ring) play(list []port.Strip, step int) {
	var all []string
	for _, s := range list {
		for _, it := range s.Stops {
			if (s.Zone == port.Do || s.Zone == port.Cards) && !it.Disabled && !it.Idle {
				all = append(all, it.Name)
			}
		}
	}
	if len(all) == 0 {
		return
	}
	at := slices.Index(all, r.On)
	if at < 0 && step < 0 {
		at = 0
	}
	r.Stand(all[((at+step)%len(all)+len(all))%len(all)], list)
}

// first returns the first thing that can be done, else the first stop there is.
func first(list []port.Strip) string {
	for _, z := range [...]port.Zone{port.Do, port.Cards, port.Now} {
		for _, s := range list {
			if s.Zone == z {
				return s.Stops[0].Name
			}
		}
	}
	if len(list) > 0 {
		return list[0].Stops[0].Name
	}
	return ""
}

// Heir returns the stop that the ring comes to when its own has gone: the one that took its place in its zone, else the
// first that can be done.
func Heir(old, now []port.Strip, name string) string {
	z, at := find(old, name)
	if at < 0 {
		return first(now)
	}
	for _, s := range now {
		if s.Zone == old[z].Zone {
			return s.Stops[min(at, len(s.Stops)-1)].Name
		}
	}
	return first(now)
}
