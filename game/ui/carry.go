package ui

// Carrier is a Host that carries all that is kept out of the app and in again, as one file.
type Carrier interface {
	// Export writes the file and returns where it lies, or nothing when the system shows that itself.
	Export() (place string, err error)
	// Import takes such a file in the place of all that is kept. When taken is true the app reads everything anew; a
	// page asks for the file in its own time and then starts again by itself. place is where the file lies or should lie.
	Import() (taken bool, place string, err error)
}

// Lasting is a Host whose machine may throw away what is kept, and can be asked not to.
type Lasting interface {
	// Persist asks the machine to keep everything. first is for the end of a game: only the first one asks.
	Persist(first bool)
	// Persisted reports whether the machine has promised it.
	Persisted() bool
}
