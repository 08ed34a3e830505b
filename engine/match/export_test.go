package match

// Sealed puts the right sum under the text of a save, so that tests can change what stands above it.
func Sealed(text string) string { return text + "sum " + sum([]byte(text)) + "\n" }
