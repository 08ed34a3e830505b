package shell

import (
	"slices"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/sprites"
)

// largestSign is the size up to which what answers may be a sign without words.
const largestSign = 60.0

// signTip writes beside a sign without words what it does, while the mouse is over it: what the document calls it.
func signTip(a *App, k *kit.Kit) {
	name := a.input.hover
	if name == "" || a.touch || a.input.finger.down || a.told == nil {
		return
	}
	at := slices.IndexFunc(k.Targets, func(t kit.Target) bool { return t.Name() == name })
	item := slices.IndexFunc(a.told.Acts, func(x port.Item) bool { return x.Name == name })
	if at < 0 || item < 0 {
		return
	}
	r := k.Targets[at].Rect
	if r.W > largestSign || r.H > largestSign || worded(k.List, r) {
		return
	}
	const most = 280.0
	text := a.told.Acts[item].Text
	w := min(most, sprites.Measure(sprites.Sans, k.Px(kit.Small), text)+1)
	box := geom.Rect{X: r.Center().X - w/2 - kit.Space2, Y: r.Y + r.H + 2, W: w + 2*kit.Space2, H: k.Height(text, sprites.Sans, kit.Small, w) + kit.Space2}
	box.X = max(min(box.X, k.In.X+k.In.W-box.W-kit.Space1), k.In.X+kit.Space1)
	if box.Y+box.H > k.In.Y+k.In.H {
		box.Y = r.Y - box.H - 2
	}
	k.List.Shadow(box.Move(geom.Point{Y: 2}), kit.Radius, 8, kit.Shade)
	k.List.Fill(box, kit.Radius, kit.Rail)
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	k.Para(text, geom.Rect{X: box.X + kit.Space2, Y: box.Y + kit.Space1, W: w}, sprites.Sans, kit.Small, 0, kit.Text)
}

// worded reports whether words are written in a place of a picture.
func worded(l *paint.List, r geom.Rect) bool {
	return slices.ContainsFunc(l.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Rect.Center().In(r) })
}
