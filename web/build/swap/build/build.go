// Package build stands for go/build in a page: there is no source of the engine that could be found.
package build

import "errors"

// Package says where a package lies.
type Package struct{ Dir string }

// ImportMode says what is asked.
type ImportMode int

// FindOnly asks for the folder only.
const FindOnly ImportMode = 0

// Context looks for packages.
type Context struct{}

// Default finds none.
var Default Context

// Import returns an error.
func (Context) Import(string, string, ImportMode) (*Package, error) {
	return nil, errors.ErrUnsupported
}
