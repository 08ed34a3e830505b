//go:build thinker

package engine

// Checked is false here: see checked.go.
const Checked = false
