package store

import "errors"

// Refusing returns a Store of a machine that keeps nothing: every call says why. The game goes on without it, and the
// player is told.
func Refusing(why error) Store { return refusing{errors.Join(ErrRefused, why)} }

type refusing struct{ err error }

func (r refusing) Load(string) ([]byte, error)           { return nil, r.err }
func (r refusing) Save(string, []byte) error             { return r.err }
func (r refusing) Remove(string) error                   { return r.err }
func (r refusing) Copies(string) ([]Copy, error)         { return nil, r.err }
func (r refusing) PutBack(string) (string, error)        { return "", r.err }
func (r refusing) Aside(string, ...Copy) (string, error) { return "", r.err }
func (r refusing) Names() ([]string, error)              { return nil, r.err }
