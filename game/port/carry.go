package port

// Carrier is a Host that carries all that is kept from one device to another, as one file.
type Carrier interface {
	// Export writes the file. place is where it lies, "" where the system shows that itself.
	Export() (place string, err error)
	// Import returns the text of such a file and where it lies, or should lie. A page returns neither: it asks its user
	// for the file and brings it to the app later, which is a Bringer.
	Import() (text, place string, err error)
}

// Bringer is an App that is brought a file of saved games. Bring is called on the goroutine of Update.
type Bringer interface{ Bring(text string) }

// Visitor is an App that an address may lead somewhere: "learn=" and the id of a game opens its lessons, "deal=" a deal by its
// code, "game=" a whole game by its. Visit is called on the goroutine of Update.
type Visitor interface{ Visit(where string) }

// Sharer is a Host that hands text to other programs.
type Sharer interface {
	// Share hands text to where its user wants it, or to the clipboard, and says so.
	Share(text string)
	// Address is where the app lies: with # and "deal=" and a code behind it, it opens that deal.
	Address() string
}

// Clearer is a Host that keeps more than its Store does.
type Clearer interface {
	// Clear deletes what else the app has left on the machine, with the copy that plays without a network where that is wished, and
	// begins anew. The Store is empty then.
	Clear(copy bool)
}

// Lasting is a Host whose machine may throw away what is kept unless it is asked not to.
type Lasting interface {
	// Persist asks the machine to keep everything. first says that a game is over: only the first of these asks.
	Persist(first bool)
	// Persisted reports whether the machine has promised it.
	Persisted() bool
}
