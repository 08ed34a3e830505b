//go:build !thinker

package kingdoms

import _ "embed"

//go:embed rules.md
var rulebook string

// The opponents' worker is built without the rulebook: nobody reads there.
func init() { info.Rulebook = rulebook }
