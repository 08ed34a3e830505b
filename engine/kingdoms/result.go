package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// Result adds up the points of both seats (K19) and says who won (K19.6, K18.4).
func (s *State) Result(r *engine.Result) bool {
	if r == nil {
		return s.over != 0
	}
	r.Reset()
	var keys [engine.MaxSeats]int64
	for p := range engine.Seat(2) {
		d := &s.side[p]
		n := int32(0)
		for rest := d.won[:d.wonN]; len(rest) > 0; {
			one := group(rest)
			rest = rest[len(one):]
			if one[0].IsJoker() { // K19.5
				v := 2 * int32(number(one[1]))
				r.Lines = append(r.Lines, engine.ScoreLine{Seat: p, Key: "kingdoms.line.joker", Card: one[0], Other: one[1],
					Count: int32(number(one[1])), Each: 2, Value: v})
				n += v
				continue
			}
			n += stackLines(r, p, "kingdoms.line.stack", one[0], one[1:]) // K19.2
		}
		for i, c := range d.royal { // K19.3
			if !d.under[i].empty() {
				var buf [most]cards.Card
				n += stackLines(r, p, "kingdoms.line.field", c, d.under[i].append(buf[:0]))
			}
		}
		if m := int32(d.loose.len()); m > 0 { // K19.4
			r.Lines = append(r.Lines, engine.ScoreLine{Seat: p, Key: "kingdoms.line.loose", Count: m, Each: 1, Value: m})
			n += m
		}
		r.Score[p] = n
		keys[p] = int64(n)
	}
	if s.over == 0 {
		r.RankBy(2, &keys)
		return false
	}
	if s.over == overConceded { // K18.4
		keys[s.conceded], keys[foe(s.conceded)] = 0, 1
	}
	r.RankBy(2, &keys)
	for p := range engine.Seat(2) {
		if r.Rank[p] == 1 {
			r.Winners = r.Winners.Add(p)
		}
	}
	r.Reason = reasons[s.over]
	return true
}

var reasons = [...]string{
	overFinal:    "kingdoms.end.final",
	overEmpty:    "kingdoms.end.empty",
	overIdle:     "kingdoms.end.idle",
	overConceded: "kingdoms.end.concede",
}

// stackLines writes the sum of the cards under one royal. Each is divided by its rank and rounded down (K19.2).
func stackLines(r *engine.Result, p engine.Seat, key string, royal cards.Card, cs []cards.Card) int32 {
	at := len(r.Lines)
	r.Lines = append(r.Lines, engine.ScoreLine{Seat: p, Key: key, Card: royal, Count: int32(len(cs))})
	total := int32(0)
	for _, c := range cs {
		v := int32(number(c) / rank(royal))
		r.Lines = append(r.Lines, engine.ScoreLine{Seat: p, Key: "kingdoms.line.hit", Card: c, Other: royal,
			Count: int32(number(c)), Each: int32(rank(royal)), Value: v, Under: true})
		total += v
	}
	r.Lines[at].Value = total
	return total
}

// points returns the sum of the lines that Result writes.
func (d *side) points() int {
	n := d.loose.len()
	for rest := d.won[:d.wonN]; len(rest) > 0; {
		one := group(rest)
		rest = rest[len(one):]
		for _, c := range one[1:] {
			if one[0].IsJoker() {
				n += 2 * number(c)
			} else {
				n += number(c) / rank(one[0])
			}
		}
	}
	for i, c := range d.royal {
		for t := d.under[i]; !t.empty(); {
			u := t.pop()
			n += number(u) / rank(c)
		}
	}
	return n
}
