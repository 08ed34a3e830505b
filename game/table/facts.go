package table

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// Facts returns the sentences about a seat, or with None about the table, that counters stand for.
func (t *showing) Facts(x engine.Seat) (out []string) {
	v := &t.Shown
	for _, f := range t.Plan.Facts {
		if f.Table != (x == engine.None) || f.Phase >= 0 && f.Phase != int(v.Phase) {
			continue
		}
		args, ok := words.Args{A: t.Name(x)}, f.Zero < 0 || v.Counter(uint8(max(f.Zero, 0)), x, 0) == 0
		get := func(key int) int {
			if key < 0 {
				return 0
			}
			n := v.Counter(uint8(key), x, 0)
			ok = ok && n != 0
			return n
		}
		if f.N >= 0 && f.Phase >= 0 {
			args.N = v.Counter(uint8(f.N), x, 0)
		} else {
			args.N = get(f.N)
		}
		args.B = t.Name(engine.Seat(get(f.Seat) - 1))
		if r := get(f.Rank); r != 0 {
			args.Operands[0] = words.Rank(cards.Rank(r))
		}
		if f.Ranks >= 0 {
			args.Operands[0] = t.rankList(uint8(f.Ranks), x)
			ok = ok && args.Operands[0] != ""
		}
		if ok {
			out = append(out, spokenTo(&t.record, words.T(f.Key, args)))
		}
	}
	return out
}

// rankList names the ranks that a counter's slots stand for, those that are not zero.
func (t *showing) rankList(key uint8, x engine.Seat) string {
	list := ""
	for _, c := range t.Shown.Counters {
		if c.Key == key && c.Owner == x && c.Value != 0 {
			if list != "" {
				list += ", "
			}
			list += words.Rank(cards.Rank(c.Slot))
		}
	}
	return list
}
