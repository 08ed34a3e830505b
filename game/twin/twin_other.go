//go:build !js

package twin

import "royals/game/port"

// Twin does nothing outside a page.
type Twin struct{}

// New returns a twin that does nothing.
func New(port.App, func(string)) *Twin { return nil }

// Zoom does nothing.
func (*Twin) Zoom(float64) {}

// Sync does nothing.
func (*Twin) Sync(bool) {}
