// Package sound is what the table sounds like: twelve short effects of paper, wood and one small bell, made by arithmetic
// alone when the program has started, and the rules by which deeds on the table are heard. It knows no game, no clock and no
// loudspeaker; package host plays what it makes.
package sound

// Rate is how many samples make a second.
const Rate = 44100

// Effect is one of the effects.
type Effect uint8

// The effects.
const (
	Slide   Effect = iota // a card goes over the cloth
	Lift                  // a card is picked up
	Snap                  // a card is laid down
	Flip                  // a card is turned over
	Riffle                // a pile is shuffled
	Tick                  // a card is dealt
	Knock                 // knuckles on the table: it is your turn
	Chip                  // a score changes; higher for up, lower for down
	Thud                  // a hit
	Fall                  // a royal falls
	Seal                  // a seal is stamped: a crowning
	Bell                  // the game is won
	Effects = iota
)

var effectNames = [Effects]string{"slide", "lift", "snap", "flip", "riffle", "tick", "knock", "chip", "thud", "fall", "seal", "bell"}

// String returns the effect's name.
func (e Effect) String() string {
	if int(e) < len(effectNames) {
		return effectNames[e]
	}
	return "none"
}

// Bank holds the effects that have been made so far. Each is made when it is first wanted, so that the start waits for none.
type Bank struct {
	made [Effects][]int16
	next Effect
}

// Samples returns an effect, mono, Rate samples a second. It belongs to the bank.
func (b *Bank) Samples(e Effect) []int16 {
	if int(e) >= Effects {
		return nil
	}
	if b.made[e] == nil {
		b.made[e] = render(&recipes[e])
	}
	return b.made[e]
}

// Prepare makes one more effect, a few milliseconds of work, and reports whether any is still to be made.
func (b *Bank) Prepare() (more bool) {
	for ; b.next < Effects; b.next++ {
		if b.made[b.next] == nil {
			b.Samples(b.next)
			break
		}
	}
	for _, m := range b.made {
		if m == nil {
			return true
		}
	}
	return false
}
