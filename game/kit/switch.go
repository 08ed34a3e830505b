package kit

import (
	"royals/game/geom"
	"royals/sprites"
)

// TrackW and TrackH are the size of the track of a switch. Its knob says with a tick that it is on, for who sees no colours.
const (
	TrackW = 48.0
	TrackH = 28.0
)

// switchText is what of a row of a width is left for the words of a switch.
func switchText(w float64) float64 { return w - TrackW - 3*Space3 }

// SwitchHeight is the height of a row with a switch.
func SwitchHeight(k *Kit, title, what string, w float64) float64 {
	w = switchText(w)
	return max(Tap, k.Height(title, sprites.SansBold, Body, w)+k.Height(what, sprites.Sans, Small, w)+Space2)
}

// Switch draws a row that is switched on and off with a press anywhere on it: what is switched and a sentence about it at the left, a
// track with a knob at the right.
func Switch(k *Kit, d Deed, title, what string, r geom.Rect, on bool) {
	ground := Well
	if k.Held(d) {
		ground = Cloth
	}
	whole := r
	r = Sunk(k, d, r)
	k.List.Fill(r, Radius, ground)
	k.List.Frame(r, Radius, Rim, Edge)
	w := switchText(r.W)
	first := k.Height(title, sprites.SansBold, Body, w)
	row := geom.Rect{X: r.X + Space3, Y: r.Y + (r.H-first-k.Height(what, sprites.Sans, Small, w))/2, W: w}
	k.Para(title, row, sprites.SansBold, Body, 0, Text)
	k.Para(what, geom.Rect{X: row.X, Y: row.Y + first, W: w}, sprites.Sans, Small, 0, DimText)
	Track(k, geom.Rect{X: r.X + r.W - Space3 - TrackW, Y: r.Y + (r.H-TrackH)/2, W: TrackW, H: TrackH}, on)
	k.Hit(d, whole)
}

// Track draws the track of a switch with its knob.
func Track(k *Kit, track geom.Rect, on bool) {
	knob := geom.Rect{X: track.X + 4, Y: track.Y + 4, W: TrackH - 8, H: TrackH - 8}
	bed, rim, c := Rail, DimText, DimText
	if on {
		knob.X = track.X + track.W - 4 - knob.W
		bed, rim, c = Gold, Gold, Ink
	}
	k.List.Fill(track, TrackH/2, bed)
	k.List.Frame(track, TrackH/2, max(Rim, 1.5), rim)
	k.List.Fill(knob, knob.W/2, c)
	if on {
		k.Icon(sprites.IconCheck, knob.Inset(3), Gold)
	}
}
