package kingdoms

import "royals/engine"

// Prompt returns the question put to a seat, or what it waits for. Its numbers are, by the question:
//
//   - an action: the cards in the stock, the combined rank of the royals opposite
//   - a block: the damage (of a wipe, the combined rank), the aces played so far, the number on the card or of arrows
//   - a jackrifice: the damage (of a wipe, the combined rank)
//   - a call: the cards in the new stock, the reshuffles made, the limit
func (s *State) Prompt(seat engine.Seat) engine.Prompt {
	q := engine.Prompt{Actor: seat, Target: engine.None}
	if s.over != 0 {
		q.Key, q.Clause, q.Wait, q.Actor = "kingdoms.over", "K18.1", true, engine.None
		return q
	}
	q.Actor, q.Target = s.asked, foe(s.asked)
	switch s.ask {
	case askAction:
		s.promptAction(&q)
	case askBlock:
		s.promptBlock(&q)
	case askJack:
		if s.attack == byWipe {
			q.Key, q.Clause, q.Public = "kingdoms.save", "K14.6", true
			q.N[0] = int32(s.side[s.asked].ranks())
			break
		}
		q.Key, q.Clause, q.Public = "kingdoms.jackrifice", "K14.1", true
		q.Card = s.side[s.asked].royal[s.aim]
		q.N[0] = int32(s.damage())
	case askCall:
		q.Key, q.Clause, q.Public = "kingdoms.call", "K17.1", true
		q.N = [3]int32{int32(s.stockN), int32(s.reshuffles), int32(s.limit)}
	}
	if seat != s.asked {
		q.Key, q.Clause, q.Wait, q.Public = waits[s.ask], waitClauses[s.ask], true, false
		q.Min, q.Max, q.Picked = 0, 0, 0
		if s.ask == askJack && s.attack == byWipe {
			q.Key, q.Clause = "kingdoms.wait.save", "K14.6"
		}
	}
	return q
}

var waits = [...]string{
	askAction: "kingdoms.wait.action",
	askBlock:  "kingdoms.wait.block",
	askJack:   "kingdoms.wait.jackrifice",
	askCall:   "kingdoms.wait.call",
}

var waitClauses = [...]string{askAction: "K5.3", askBlock: "K13.7", askJack: "K14.1", askCall: "K17.1"}

func (s *State) promptAction(q *engine.Prompt) {
	d := &s.side[s.turn]
	q.N = [3]int32{int32(s.stockN), int32(s.side[foe(s.turn)].ranks()), 0}
	q.Clause = "K5.3"
	switch s.picking {
	case pickDiscard:
		q.Key, q.Clause = "kingdoms.discard", "K6.1"
		q.Min, q.Max, q.Picked = 1, int(d.handN), s.pick.len()
		return
	case pickArrows:
		q.Key, q.Clause = "kingdoms.arrows", "K8.1"
		q.Min, q.Max, q.Picked = 2, 4, s.pick.len()
		return
	}
	switch {
	case s.final > 0:
		q.Key, q.Clause = "kingdoms.action.last", "K17.7"
	case !s.open():
		q.Key, q.Clause = "kingdoms.action.cold", "K4.2"
	default:
		q.Key = "kingdoms.action.battle"
	}
}

func (s *State) promptBlock(q *engine.Prompt) {
	q.Clause = "K13.1"
	n := s.laid.len()
	if s.attack != byArrows {
		n = number(s.laid.first())
		q.Card = s.laid.first()
	}
	q.N = [3]int32{int32(s.damage()), int32(s.aces), int32(n)}
	switch {
	case s.asked == s.turn:
		q.Key, q.Clause = "kingdoms.counter", "K13.2"
	case s.aces > 0:
		q.Key, q.Clause = "kingdoms.block.again", "K13.2"
	case s.attack == byWipe:
		q.Key = "kingdoms.block.wipe"
		q.N[0] = int32(s.side[s.asked].ranks())
	case s.aim == atFace:
		q.Key = "kingdoms.block.face"
	default:
		q.Key = "kingdoms.block.royal"
		if q.Card = s.side[s.asked].royal[s.aim]; s.damage() < rank(q.Card) { // K7.5
			q.Key = "kingdoms.block.weak"
		}
	}
}
