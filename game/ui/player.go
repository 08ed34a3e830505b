package ui

// Player is a Host that can be heard. It is silent until somebody has touched it and while it is hidden, and where there is no
// loudspeaker it is silent for good; nobody is told. Its methods are called on the goroutine of Update.
type Player interface {
	// Play starts an effect, one of package sound, beside those that still sound. Volume is from 0 to 1; a pitch of 1 is as
	// the effect was made.
	Play(effect uint8, volume, pitch float64)
	// Hush says that nothing will be played until it is called with false, so that the machine can let go of its loudspeaker.
	Hush(on bool)
}
