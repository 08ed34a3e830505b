//go:build js || script

package host

import "royals/game/port"

// hits asks the app what answers to a tap.
func (l *loop) hits() []port.Hit {
	if r, ok := l.app.(port.Reporter); ok {
		return r.Hits(nil)
	}
	return nil
}
