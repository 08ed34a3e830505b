package anim

// Faces says how large the cards are whose pictures a card shows: a face changes its design with its size, but a card keeps one wherever it
// goes. The zero value is a card that shows the picture of its own size.
type Faces struct {
	Was, Will float64 // the width it set out with, and the one in which it lies at the end
	Share     float64 // how much of the second is to be seen already
}

// shows returns the width of the picture that is mostly to be seen.
func (p *Pose) shows() float64 {
	switch f := &p.Faces; {
	case f.Will == 0:
		return p.Rect.W
	case f.Share < 0.5:
		return f.Was
	default:
		return f.Will
	}
}

// blendTime is the share of its way in which a card takes on the design of its new size.
const blendTime = 0.8

// stretched is how much wider than itself a picture is shown at most.
const stretched = 1.5

// faces returns which pictures a card on its way shows. Neither of two is seen where it would be smeared.
func (it *item) faces(p *Pose, t float64) Faces {
	f := Faces{Was: it.shows, Will: it.to.Rect.W, Share: SineInOut(min(t/blendTime, 1))}
	grows := func(from float64) float64 { return min(max((p.Rect.W/from-1)/(stretched-1), 0), 1) }
	switch {
	case f.Was == 0, it.flip && p.Face != it.was: // it comes from nowhere, or the other side is that of its new place
		f.Was, f.Share = p.Rect.W, 1-grows(f.Will)
	case it.flip && it.was != it.to.Face:
		f.Will, f.Share = p.Rect.W, grows(f.Was)
	case f.Was > f.Will:
		f.Share = min(f.Share, 1-grows(f.Will))
	default:
		f.Share = max(f.Share, grows(f.Was))
	}
	return f
}
