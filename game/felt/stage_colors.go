package felt

import "royals/game/paint"

// The colours of the two sides of a stage. White on the pills has a contrast of 9.9 and 10.8.
var (
	AttackPill = paint.RGB(0x7D1019)
	guardPill  = paint.RGB(0x14386B)
)
