//go:build !js

package twin

import "royals/game/ui"

// Twin does nothing outside a page.
type Twin struct{}

// New returns a twin that does nothing.
func New(ui.App, ui.Host) *Twin { return nil }

// Pump does nothing.
func (*Twin) Pump() {}

// Sync does nothing.
func (*Twin) Sync(bool) {}
