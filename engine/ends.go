package engine

// Ender is implemented by games whose score stands only at the end, and can be reckoned before.
type Ender interface {
	// EndsNow reckons what a seat would score were the game, or its round, to end now: between which two numbers, as far
	// as a redacted state can tell. ok is false while nothing has begun to count.
	EndsNow(s State, p Seat) (low, high int, ok bool)
}
