//go:build !thinker

package kingdoms

import _ "embed"

//go:embed rules.md
var rulebook string

// The opponents' worker, which nobody reads in, is built without.
func init() { info.Rulebook = rulebook }
