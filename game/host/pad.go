//go:build !js

package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/port"
)

// pads are the game pads of a desk, taken as one.
type pads struct {
	ids  []ebiten.GamepadID
	down uint32 // the buttons that are down
}

// look is how often a pad is looked at while nothing else happens.
const look = 50 * time.Millisecond

// axes are the directions of the left stick, with the buttons of the cross that mean the same.
var axes = [...]struct {
	axis   ebiten.StandardGamepadAxis
	sign   float64
	button uint
}{{ebiten.StandardGamepadAxisLeftStickVertical, -1, 12}, {ebiten.StandardGamepadAxisLeftStickVertical, 1, 13},
	{ebiten.StandardGamepadAxisLeftStickHorizontal, -1, 14}, {ebiten.StandardGamepadAxisLeftStickHorizontal, 1, 15}}

// standard are the buttons in the order of the W3C's standard layout.
var standard = [16]ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight,
	ebiten.StandardGamepadButtonRightLeft, ebiten.StandardGamepadButtonRightTop, ebiten.StandardGamepadButtonFrontTopLeft,
	ebiten.StandardGamepadButtonFrontTopRight, ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.StandardGamepadButtonFrontBottomRight,
	ebiten.StandardGamepadButtonCenterLeft, ebiten.StandardGamepadButtonCenterRight, ebiten.StandardGamepadButtonLeftStick,
	ebiten.StandardGamepadButtonRightStick, ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom,
	ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight}

// pollPads takes what has changed since the last frame.
func (l *loop) pollPads() {
	p, now := &l.pads, uint32(0)
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	for _, id := range p.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for i, b := range standard {
			if ebiten.IsStandardGamepadButtonPressed(id, b) {
				now |= 1 << i
			}
		}
		for _, x := range axes {
			least := 0.5
			if p.down>>x.button&1 != 0 {
				least = 0.35
			}
			if x.sign*ebiten.StandardGamepadAxisValue(id, x.axis) > least {
				now |= 1 << x.button
			}
		}
	}
	if now != p.down {
		p.down = now
		l.in.Events = append(l.in.Events, port.Event{Kind: port.ByPad, Pad: now})
	}
}

// watch cuts a sleep short while a pad is connected, which tells nobody that it is pressed.
func (l *loop) watch(d time.Duration) time.Duration {
	if len(l.pads.ids) > 0 && (d < 0 || d > look) {
		return look
	}
	return d
}
