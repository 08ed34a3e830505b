package bot

import "royals/engine"

// Temper is how an opponent likes to win. It bends what outcomes are worth to it and is no weakness.
type Temper uint8

// The tempers. Steady takes outcomes as they are; a Hunter would rather see the leader low; a Gambler prefers a big
// chance to many small ones.
const (
	Steady Temper = iota
	Hunter
	Gambler
)

// Tempers lists the names, in order.
var Tempers = []string{"steady", "hunter", "gambler"}

// bend changes utilities of 0 to 1000 in place.
func (t Temper) bend(u *[engine.MaxSeats]int32, seats int) {
	switch t {
	case Hunter:
		var top, second int32
		for _, x := range u[:seats] {
			if x > top {
				top, second = x, top
			} else if x > second {
				second = x
			}
		}
		for i, x := range u[:seats] {
			rival := top
			if x == top {
				rival = second
			}
			u[i] = x + (1000-rival-x)/8
		}
	case Gambler:
		for i, x := range u[:seats] {
			u[i] = x - x*(1000-x)/4000
		}
	}
}
