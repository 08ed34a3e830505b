//go:build !thinker

package crush

import _ "embed"

//go:embed rules.md
var rulebook string

// The opponents' worker is built without the rulebook, for nobody reads it there.
func init() { info.Rulebook = rulebook }
