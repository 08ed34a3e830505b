package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// drawSlotBadges draws what the counters of a slot say on its card: numbers at the top corner, why along the foot.
func (s *zone) drawSlotBadges(id engine.PileID, r geom.Rect) {
	x := r.X + r.W
	for _, b := range s.Plan.Slots {
		text, why := s.slotText(b, id)
		switch {
		case text == "":
			continue
		case b.Waits != 0 && s.View.Counter(uint8(b.Key), id.Owner, id.Slot) == b.Waits: // as a royal that rests wears it: words would lie across the picture
			s.drawHourglass(r, false)
		case b.Icon != sprites.None:
			sz := min(20, r.W*0.6)
			box := geom.Rect{X: x - sz*0.5, Y: r.Y - 2, W: sz, H: sz} // half beside the card: its rank is to be read
			s.over.Fill(box.Inset(-1), sz/2, kit.Rail)
			s.over.Picture(b.Icon, box.Inset(1), kit.Danger)
			x -= 16
		case text[0] < '0' || text[0] > '9': // a word
			if short := s.counterKey(b.Key, s.View.Counter(uint8(b.Key), id.Owner, id.Slot)) + ".short"; words.Has(short) && sprites.Measure(sprites.Sans, s.Px(kit.Tiny), text) > r.W-footAir {
				text = words.Plain(short)
			}
			s.foot(text, r)
		default:
			s.pill(text, geom.Point{X: x, Y: r.Y + s.Px(kit.Tiny)*1.3})
			x -= 16
		}
		if why != "" {
			s.foot(why, r)
		}
	}
}

// footAir is what words along the foot of a card leave free of its width.
const footAir = 10

// footLift is how far above the lower edge of a card words at its foot end: they cover no part of its edge.
const footLift = 4.0

// foot writes words along the foot of a card, in as many lines as they need: a little wider than the card where its neighbours are
// not too near.
func (s *zone) foot(text string, r geom.Rect) {
	most := r.W - footAir
	if r.W < 40 {
		most = r.W - 3
	}
	lines := sprites.Wrap(sprites.Sans, s.Px(kit.Tiny), text, most)
	if h := s.Px(kit.Tiny) * 1.35; float64(len(lines))*h > 0.62*r.H { // no words over the card's rank
		lines = []string{text}
	}
	y := r.Y + r.H
	if r.W >= 40 { // within the card's edge
		y -= footLift
	}
	for i := len(lines) - 1; i >= 0; i-- {
		line, px := s.Fit(sprites.Sans, kit.Tiny, lines[i], most)
		w, h := sprites.Measure(sprites.Sans, px, line)+6, px*1.35
		box := geom.Around(geom.Point{X: r.X + r.W/2, Y: y - h/2}, w, h)
		s.over.Fill(box, h/2, kit.Chip)
		s.over.Text(line, box, sprites.Sans, px, 0.5, kit.ChipText)
		y -= h
	}
}
