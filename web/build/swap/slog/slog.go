// Package slog stands for log/slog in a page, where nobody reads a log.
package slog

import "context"

// Logger logs nothing.
type Logger struct{}

// Level says how grave something is.
type Level int

// LevelDebug is for those who look for a fault.
const LevelDebug Level = -4

// Default returns the logger.
func Default() *Logger { return nil }

// Enabled returns false.
func (*Logger) Enabled(context.Context, Level) bool { return false }

// Debug does nothing.
func Debug(string, ...any) {}

// Error does nothing.
func Error(string, ...any) {}
