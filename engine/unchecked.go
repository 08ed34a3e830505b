//go:build thinker

package engine

// Checked and Told are false here: see checked.go.
const (
	Checked = false
	Told    = false
)
