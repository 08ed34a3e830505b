//go:build !js

package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A window that rests waits for events. The engine deprecates the calls for that, and offers no others that need no
// processor time.

// rouse ends a sleep.
func (l *loop) rouse() {
	ebiten.ScheduleFrame() //lint:ignore SA1019 see above
}

// sleep lets the engine wait for events, and wakes it after d where that is not negative. A held key needs the clock.
func (l *loop) sleep(d time.Duration) {
	if l.alarm != nil {
		l.alarm.Stop()
	}
	if l.driver != nil || len(l.keys) > 0 {
		l.stayAwake()
		return
	}
	if d >= 0 {
		l.alarm = time.AfterFunc(d, l.Wake)
	}
	if !l.asleep {
		l.asleep = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum) //lint:ignore SA1019 see above
	}
}

func (l *loop) stayAwake() {
	if !l.asleep {
		return
	}
	l.asleep = false
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn) //lint:ignore SA1019 see above
}
