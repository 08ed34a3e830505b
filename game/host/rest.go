//go:build !js

package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A window that rests waits for events. The engine deprecates the calls for that and offers nothing else that uses no
// processor time at all.

// rouse ends a sleep.
func (l *loop) rouse() {
	ebiten.ScheduleFrame() //lint:ignore SA1019 see above
}

// rouseAfter ends a sleep in d.
func (l *loop) rouseAfter(d time.Duration) {
	if _, ok := l.testClock(); ok {
		return
	}
	time.AfterFunc(d, l.Wake)
}

// sleep lets the engine wait for events; a held key needs the clock.
func (l *loop) sleep() {
	if l.asleep || l.script != nil || len(l.keys) > 0 {
		return
	}
	l.asleep = true
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum) //lint:ignore SA1019 see above
}

func (l *loop) stayAwake() {
	if !l.asleep {
		return
	}
	l.asleep = false
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn) //lint:ignore SA1019 see above
}
