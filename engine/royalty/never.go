package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Weights that ruleOut knows.
const (
	winning  = 20000 // and more: an attack that takes a target's last points
	hopeless = 250   // an ask that brings nothing but a card drawn
)

// ruleOut gives weight 0 to choices that no sensible player makes beside the others. They are:
//   - anything but the attack that wins the game (R46);
//   - adding to an attack that takes a target's last points (R23), which priorAdding sees to;
//   - laying nothing where a good set could be laid for nothing, and asking again first (R18, R19);
//   - asking a player who is known to hold none of the rank;
//   - asking for a third card of a rank while a pair could be completed;
//   - repeating the seat's last ask, which brought nothing, while another ask is twice as good.
//
// An ask that is known to succeed is none of them.
func (j *judge) ruleOut(acts []engine.Action, w []int16) {
	duel := j.left().Len() == 2
	wins, lays, hope, pairs := false, false, false, false
	best := 0 // what the best ask is worth
	for i, a := range acts {
		switch a.Verb() {
		case verbAttack:
			wins = wins || duel && w[i] >= winning
			lays = lays || bites(a, w[i])
		case verbDefend, verbAce:
			lays = lays || w[i] > 10
		case verbAsk:
			t, r := engine.Seat(a.A()), cards.Rank(a.B())
			hope = hope || w[i] > hopeless
			pairs = pairs || w[i] > hopeless && !j.spare(r)
			if !j.spare(r) || j.shown(t, r) {
				best = max(best, int(w[i])-hopeless)
			}
		}
	}
	wait := lays && j.phase == phaseGained
	for i, a := range acts {
		never := wins && (a.Verb() != verbAttack || w[i] < winning)
		switch a.Verb() {
		case verbDone:
			never = never || lays
		case verbAsk:
			t, r := engine.Seat(a.A()), cards.Rank(a.B())
			again := j.repeats(t, r) && 2*(int(w[i])-hopeless) < best
			never = never || wait || hope && w[i] <= hopeless || !j.shown(t, r) && (pairs && j.spare(r) || again)
		}
		if never {
			w[i] = 0
		}
	}
}

// bites reports whether at least half the value of an attack without a Queen gets through.
func bites(a engine.Action, w int16) bool { return a.C() == 0 && int(w) >= 200+50*int(a.A()) }

// repeats reports whether an ask is the seat's last one again, which brought nothing.
func (j *judge) repeats(t engine.Seat, r cards.Rank) bool {
	return j.last[j.p] == askOf(t, r) && j.lacks[t].find(r) <= 1
}

// shown reports whether everybody knows that a seat holds a rank.
func (j *judge) shown(t engine.Seat, r cards.Rank) bool {
	return j.known[t]&ofRank(r) != 0 || j.holds[t]&(everyLane<<r) != 0
}
