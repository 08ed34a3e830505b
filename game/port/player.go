package port

// Player is a Host that can be heard. It is silent before the first touch, while it is hidden, and where there is no
// loudspeaker. Its methods are called on the goroutine of Update.
type Player interface {
	// Play starts an effect of package sound beside those that still sound. volume is from 0 to 1. A pitch of 1 leaves
	// the effect as it was made.
	Play(effect uint8, volume, pitch float64)
	// Hush says that nothing will be played until it is called with false. The machine may let go of its loudspeaker.
	Hush(on bool)
}
