package screens

import (
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// zoomScreen shows one card large and says what it does here and now.
type zoomScreen struct {
	a    *shell.App
	s    *tableScreen
	face cards.Card
	said table.Speech
	sc   kit.Scroll
}

// zoom opens the card that a tap points at.
func zoom(s *tableScreen, tap table.Tap) {
	s.a.Push(&zoomScreen{a: s.a.App, s: s, face: tap[0].Card, said: s.t.Speak(tap)})
}

// doing is a button of the document that asks a card what it does.
type doing struct {
	tap  table.Tap
	name string
}

// Name returns "what:card:hand:7H".
func (d doing) Name() string { return "what:" + d.name }

// zoomRule opens the rules at the clause behind a refusal.
const zoomRule kit.Press = "zoom:rule"

func (z *zoomScreen) Name() string          { return "zoom" }
func (z *zoomScreen) Over() bool            { return true }
func (z *zoomScreen) Scrolled() *kit.Scroll { return &z.sc }

// Build draws the card beside its words where there is width, and above them elsewhere. What is too high scrolls.
func (z *zoomScreen) Build(k *kit.Kit) {
	in := k.In.Inset(kit.Space2)
	beside := in.W > 1.15*in.H || in.W >= 700
	w := min(in.W, 520)
	card := min(w*0.5, in.H*0.42/layout.Ratio, 280)
	if beside {
		card = min(in.H*0.6/layout.Ratio, 240)
		w = min(in.W, card+400*max(1, min(k.Text, 1.5)))
	}
	text := w - 2*kit.Space4
	if beside {
		text -= card + kit.Space4
	}
	ops, hits := len(k.List.Ops), len(k.Targets)
	high := z.tell(k, geom.Rect{W: text}, 0)
	k.List.Ops, k.Targets = k.List.Ops[:ops], k.Targets[:hits]
	full := high + card*layout.Ratio + kit.Space3
	if beside {
		full = max(high, card*layout.Ratio)
	}
	k.Hit(kit.Back, k.Size)
	r := k.Sheet(w, full+2*kit.Space4+1, false).Inset(kit.Space4)
	y := z.sc.Begin(k, r)
	box := geom.Rect{X: r.X, Y: y, W: card, H: card * layout.Ratio}
	say := geom.Rect{X: r.X + r.W - text, Y: y, W: text}
	if beside {
		say.Y += max(0, (full-high)/2)
		box.Y += max(0, (full-box.H)/2)
	} else {
		box.X = r.X + (r.W-card)/2
		say.Y = box.Y + box.H + kit.Space3
	}
	k.List.Shadow(box, card*0.06, 12, kit.Shade)
	k.List.Picture(sprites.Card(z.face), box, kit.White)
	z.sc.End(k, max(z.tell(k, say, say.Y), box.Y+box.H))
}

// tell writes what the card says from y on and returns the lower end.
func (z *zoomScreen) tell(k *kit.Kit, r geom.Rect, y float64) float64 {
	at := func() geom.Rect { return geom.Rect{X: r.X, Y: y, W: r.W} }
	y += k.Para(words.Upper(words.Card(z.face)), at(), sprites.Title, kit.Score, 0, kit.Figure)
	for _, line := range z.said.Lines {
		y += kit.Space2
		y += k.Explained(z.s.terms, line, at(), sprites.Sans, kit.Lead, 0, kit.Text)
	}
	if z.said.Refusal != "" {
		y += kit.Space2
		y += k.Explained(z.s.terms, z.said.Refusal, at(), sprites.SansBold, kit.Lead, 0, kit.Danger) + kit.Space2
		k.Button(zoomRule, words.Plain("zoom.rule"), geom.Rect{X: r.X, Y: y, W: min(r.W, 200*max(k.Text, 1)), H: kit.Tap}, kit.Plain, true)
		y += kit.Tap
	}
	return y
}

func (z *zoomScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case kit.Term:
		z.a.Say(words.Plain(d.Key))
		return true
	case kit.Press:
		if d == zoomRule {
			z.a.Pop()
			openRules(z.s, z.said.Clause, true)
			return true
		}
	}
	return shuts(z.a, d)
}

// Typed puts the large card away with the key that has shown it.
func (z *zoomScreen) Typed(k port.Key) bool {
	if inspectKey(k) {
		z.a.Pop()
		return true
	}
	return false
}

func (z *zoomScreen) Doc(d *kit.Doc) {
	d.Title = words.Upper(words.Card(z.face))
	d.Prompt = d.Title + "."
	for _, line := range z.said.Lines {
		d.Prompt += " " + line
	}
	if z.said.Refusal != "" {
		d.Prompt += " " + z.said.Refusal
		d.Act(zoomRule, words.Plain("zoom.rule"))
	}
	explain(d, z.s.info.ID, d.Prompt)
	d.Act(kit.Back, words.Plain("menu.back"))
}
