package table

import "royals/engine/match"

// Finish counts the game on the table, which must be over, in a series.
func (t *record) Finish(s *match.Series) error { return s.Finish(t.m) }
