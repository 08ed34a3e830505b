//go:build !thinker

package houses

import _ "embed"

//go:embed rules.md
var rulebook string

// The opponents' worker is built without the rulebook, because nobody reads it there.
func init() { info.Rulebook = rulebook }
