//go:build !thinker

package engine

// Checked says that positions and actions are checked for what cannot be. The opponents' worker is built with the tag thinker and
// without the checks: it is sent nothing but what its own page has, and tries nothing but what is legal.
const Checked = true

// Told says that what happens can be told as events. In the opponents' worker nobody listens: every *Events is nil there, and what is
// only told is not even put together.
const Told = true
