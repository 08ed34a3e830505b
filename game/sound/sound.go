// Package sound is what the table sounds like: fourteen short effects of paper, wood, steel and one small bell, and five
// stings made of them. They are computed when the program has started. Here are also the rules that turn events into
// sounds. The package knows no game, no clock and no loudspeaker. Package host plays what it makes.
package sound

// Rate is how many samples make a second.
const Rate = 44100

// Effect is one of the effects.
type Effect uint8

// The effects.
const (
	Slide  Effect = iota // a card goes over the cloth
	Lift                 // a card is picked up
	Snap                 // a card is laid down
	Flip                 // a card is turned over
	Riffle               // a pile is shuffled
	Tick                 // a card is dealt
	Knock                // knuckles on the table: it is your turn
	Chip                 // a score changes; higher for up, lower for down
	Thud                 // a hit
	Fall                 // a royal falls
	Stamp                // a stamp comes down: a crowning
	Bell                 // a small bell
	Clash                // steel on steel: a royal is hit
	Crack                // a crown splits
	Blades               // stings: a few strokes by which a table is known, at the deal and when its game is won
	Front
	Castles
	Hearts
	Rays
	Effects = iota
)

var effectNames = [Effects]string{"slide", "lift", "snap", "flip", "riffle", "tick", "knock", "chip", "thud", "fall", "stamp", "bell",
	"clash", "crack", "blades", "front", "castles", "hearts", "rays"}

// String returns the effect's name.
func (e Effect) String() string {
	if int(e) < len(effectNames) {
		return effectNames[e]
	}
	return "none"
}

// Bank holds the effects made so far. Each is made when it is first wanted, so that the start need not wait.
type Bank struct {
	made [Effects][]int16
	next Effect
}

// Samples returns an effect in mono, Rate samples a second. It belongs to the bank.
func (b *Bank) Samples(e Effect) []int16 {
	if int(e) >= Effects {
		return nil
	}
	if b.made[e] == nil {
		b.made[e] = b.render(&recipes[e])
	}
	return b.made[e]
}

// Prepare makes one more effect, which takes a few milliseconds. It reports whether any is left.
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
