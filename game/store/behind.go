package store

import "errors"

// Why a Store does not write although it reads.
var (
	ErrElsewhere = errors.New("store: played on elsewhere since this program has read it")
	ErrSecond    = errors.New("store: another program has it open and writes")
)

// behind is a medium that writes after put has returned, or knows from the start that it will not.
type behind interface {
	trouble() error
	notify(wake func())
}

// Trouble says why what was saved is not kept, or nil. It changes without a call: see Notify.
func Trouble(s Store) error {
	switch s := s.(type) {
	case *slots:
		if b, ok := s.m.(behind); ok {
			return b.trouble()
		}
	case refusing:
		return s.err
	}
	return nil
}

// Notify has wake called whenever Trouble has changed by itself.
func Notify(s Store, wake func()) {
	if s, ok := s.(*slots); ok {
		if b, ok := s.m.(behind); ok {
			b.notify(wake)
		}
	}
}
