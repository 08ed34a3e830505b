package felt

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// PileName returns what a pile is called on the screen.
func (s *Scene) PileName(kind uint8) string {
	key := s.Info.ID + ".pile." + s.Info.Piles[kind].Name
	if words.Has(key) {
		return words.Upper(words.Plain(key))
	}
	return words.Upper(s.Info.Piles[kind].Name)
}

func (s *Scene) counterName(key int) string {
	name := s.Info.ID + ".counter." + s.Info.Counters[key].Name
	if words.Has(name) {
		return words.Plain(name)
	}
	return s.Info.Counters[key].Name
}

// MarkText writes a counter of the whole table, with its name; one with two places has a sentence of its own.
func (s *Scene) MarkText(b plan.Badge) string {
	v := s.View
	if b.Tells != nil {
		if x := b.Tells(&plan.Sight{Info: s.Info, View: v, Me: s.Viewer, Seats: len(s.Names)}); x.Key != "" {
			return s.phrase(x)
		}
	}
	n, n2 := v.Counter(uint8(b.Key), engine.None, 0), v.Counter(uint8(b.Key), engine.None, 1)
	if n == 0 && n2 == 0 {
		return ""
	}
	far := s.targetOf(b, engine.None) == 0 || s.targetOf(b, engine.None)-n > marksLeft
	if key := s.Info.ID + ".mark." + s.Info.Counters[b.Key].Name; words.Has(key) && far {
		return words.T(key, words.Args{N: n, N2: n2})
	}
	if b.Mark {
		return words.Upper(s.counterName(b.Key))
	}
	return words.Upper(s.counterName(b.Key)) + " " + s.badgeText(b, engine.None)
}

// marksLeft is how near a counter of the table must be to its end before the end is told with it.
const marksLeft = 10

// badgeText writes a counter, with its target: "9/17".
func (s *Scene) badgeText(b plan.Badge, seat engine.Seat) string {
	v := s.View
	n := v.Counter(uint8(b.Key), seat, 0)
	if of := s.targetOf(b, seat); seat == engine.None && of > 0 { // the round after the last is only looked into for a winner
		n = min(n, of)
	}
	if word := s.Info.ID + ".counter." + s.Info.Counters[b.Key].Name + "." + strconv.Itoa(n); words.Has(word) {
		return words.You(words.T(word, words.Args{N: n, B: leader(s, b, n)}), s.You)
	}
	if b.Suit && n >= 1 && n <= 4 {
		return words.Suit(cards.Suit(n - 1))
	}
	text := words.T("table.n", words.Args{N: n})
	if m := v.Counter(uint8(b.Key), seat, 1); m != 0 && seat == engine.None {
		text += " : " + words.T("table.n", words.Args{N: m})
	}
	if b.Top > 0 {
		text += "/" + strconv.Itoa(b.Top)
	}
	if of := s.targetOf(b, seat); of != 0 {
		text += "/" + strconv.Itoa(of)
	}
	return text
}

// ScoreLine names each seat with its score, "" where the game has none.
func (s *Scene) ScoreLine() string {
	b, line := s.MainBadge(), ""
	if b == nil {
		return ""
	}
	for i := range s.Names {
		if line != "" {
			line += " · "
		}
		line += s.name(engine.Seat(i)) + " " + s.badgeText(*b, engine.Seat(i))
	}
	return line
}

// leader returns what the player is called whose side a badge tells, "" where none leads it.
func leader(s *Scene, b plan.Badge, n int) string {
	key := b.Same
	if i := slices.IndexFunc(s.Plan.Badges, func(b plan.Badge) bool { return b.Side && b.Same < 0 }); b.Bars && i >= 0 { // by whom one is barred
		key = s.Plan.Badges[i].Key
	}
	for x := range engine.Seat(len(s.Names)) {
		if key >= 0 && s.View.Counter(uint8(key), x, 0) == n {
			return s.name(x)
		}
	}
	return ""
}

// barred reports whether a seat is kept out, or is picked to be.
func (s *seat) barred() bool {
	i := slices.IndexFunc(s.Plan.Badges, func(b plan.Badge) bool { return b.Bars })
	return i >= 0 && (s.worn(s.Plan.Badges[i], s.x) && !s.joined() || s.Marks.Picks.Has(SeatTap(s.x)))
}

// joined reports whether a seat stands on a side.
func (s *seat) joined() bool {
	_, ok := sideOf(s.Scene, s.x)
	return ok
}

// sideOf returns the colour of the side on which a seat stands, false for none.
func sideOf(s *Scene, x engine.Seat) (c paint.Color, ok bool) {
	for _, b := range s.Plan.Badges {
		if b.Side && s.worn(b, x) {
			switch s.View.Counter(uint8(b.Key), x, 0) {
			case 1:
				return kit.Attack, true
			case 2:
				return kit.Guard, true
			}
		}
	}
	return c, false
}

// targetOf returns what a counter is to reach, 0 where nothing tells.
func (s *Scene) targetOf(b plan.Badge, seat engine.Seat) int {
	if b.Of < 0 {
		return 0
	}
	if of := s.View.Counter(uint8(b.Of), seat, 0); of != 0 {
		return of
	}
	return s.View.Counter(uint8(b.Of), engine.None, 0)
}

// worn reports whether a seat shows a badge now.
func (s *Scene) worn(b plan.Badge, x engine.Seat) bool {
	n := s.View.Counter(uint8(b.Key), x, 0)
	return b.Main || n != 0 && (b.Same < 0 || n != s.View.Counter(uint8(b.Same), x, 0))
}

// worded reports whether a value of a counter has a word of its own.
func worded(s *Scene, b plan.Badge, n int) bool {
	return words.Has(s.Info.ID + ".counter." + s.Info.Counters[b.Key].Name + "." + strconv.Itoa(n))
}

// Sign is a badge of a seat: what stands for it on the table, None where words do, and what it says.
type Sign struct {
	Icon sprites.ID
	Text string
}

// Signs tells a seat's badges.
func Signs(s *Scene, x engine.Seat) (out []Sign) {
	for _, b := range s.Plan.Badges {
		switch {
		case !s.worn(b, x):
		case b.Mark:
			out = append(out, Sign{b.Icon, words.Upper(s.counterName(b.Key))})
		default:
			out = append(out, Sign{b.Icon, words.Upper(s.counterName(b.Key)) + ": " + s.badgeText(b, x)})
		}
	}
	return out
}

// BadgeLines tells the same in words, one a line.
func (s *Scene) BadgeLines(x engine.Seat) (out []string) {
	for _, sign := range Signs(s, x) {
		out = append(out, sign.Text)
	}
	return out
}

// slotNote tells what the counters of a slot say of its card: how it lies, what it adds and why.
func (s *Scene) slotNote(id engine.PileID) string {
	v := s.View
	out := []string{signOf(s, id)}
	if s.Plan.Turned >= 0 && int(id.Kind) == s.Plan.TurnedIn {
		if n := v.Counter(uint8(s.Plan.Turned), id.Owner, id.Slot); n != 0 {
			out = append(out, s.valueWord(s.Plan.Turned, n))
		}
	}
	for _, b := range s.Plan.Slots {
		if text, why := s.slotText(b, id); text != "" || why != "" {
			out = append(out, strings.Trim(text+", "+why, ", "))
		}
	}
	out = slices.DeleteFunc(out, func(t string) bool { return t == "" })
	if len(out) == 0 {
		return ""
	}
	return " (" + strings.Join(out, ", ") + ")"
}

// signOf is the sign that the card of a slot wears, "" for none: what an own one hits with, what a rival's one falls to.
func signOf(s *Scene, id engine.PileID) string {
	p := s.View.Pile(id)
	if s.Plan.Sign == nil || int(id.Kind) != s.Plan.SignIn || len(p) == 0 || p[0] == cards.Back {
		return ""
	}
	key := s.Info.ID + ".sign"
	if id.Owner != s.Bottom {
		key += ".rival"
	}
	return words.T(key, words.Args{N: s.Plan.Sign(p[0])})
}

// valueWord is what a value of a counter is called, or its number.
func (s *Scene) valueWord(key, n int) string {
	if w := s.counterKey(key, n); words.Has(w) {
		return words.T(w, words.Args{N: n})
	}
	return words.T("table.n", words.Args{N: n})
}

// counterKey is the key of the words for a value of a counter.
func (s *Scene) counterKey(key, n int) string {
	return s.Info.ID + ".counter." + s.Info.Counters[key].Name + "." + strconv.Itoa(n)
}

// slotText returns what a slot's counter says and why, "" for nothing.
func (s *Scene) slotText(b plan.Badge, id engine.PileID) (text, why string) {
	v := s.View
	if b.In >= 0 && int(id.Kind) != b.In {
		return "", ""
	}
	n := v.Counter(uint8(b.Key), id.Owner, id.Slot)
	reason := 0
	if b.Why >= 0 {
		reason = v.Counter(uint8(b.Why), id.Owner, id.Slot)
	}
	switch {
	case n == 0 && reason == 0, !b.Mark && b.Icon == sprites.None && n != 0 && n == b.Usual:
		return "", ""
	case b.Mark:
		return s.counterName(b.Key), ""
	}
	text = s.valueWord(b.Key, n)
	if reason != 0 {
		if key := s.Info.ID + ".counter." + s.Info.Counters[b.Why].Name + "." + strconv.Itoa(reason); reason > b.Plain && words.Has(key) {
			why = words.T(key, words.Args{N: n})
		}
	}
	return text, why
}

// PileLine tells a pile in words: its faces where they are known, else its size.
func (s *Scene) PileLine(p engine.Pile) string {
	known := p.Cards[:0:0]
	for _, c := range p.Cards {
		if c != cards.Back {
			known = append(known, c)
		}
	}
	name := s.PileName(p.ID.Kind)
	if len(known) == len(p.Cards) {
		return name + ": " + words.Cards(p.Cards) + s.slotNote(p.ID) + lidNote(s, p.ID)
	}
	text := name + ": " + words.T("table.cards", words.Args{N: len(p.Cards)})
	if len(known) > 0 {
		text += ", " + words.Cards(known)
	}
	text += s.slotNote(p.ID)
	return text
}
