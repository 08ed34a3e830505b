package usurpers

import (
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// watcher checks the 24 invariants of the rulebook over a game. 21 (what is hidden changes nothing that is seen), 22 (the
// same actions give the same states, refusals change nothing) and 24 (the game ends) are checked by the games themselves.
type watcher struct {
	dealt    State
	declared State // when the attack or assassination began
	rebuilt  [seats]bool
	turns    int
}

func (w *watcher) deal(st engine.State) error {
	s := st.(*State)
	*w = watcher{dealt: *s, turns: 1}
	return w.position(s)
}

// leastPoints is m(k) of the rulebook's section 1: what k royals are worth at least.
var leastPoints = [13]int{0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24}

// position checks what holds in every position.
func (w *watcher) position(s *State) error {
	n := engine.Seat(s.n)
	most := [7]int{3: 10, 4: 10, 5: 9, 6: 9}[s.n]
	piles := [7]int{3: 28, 4: 26, 5: 26, 6: 24}[s.n]
	for x := range n {
		// 1, 2: 52 different cards, each of the seat's own deck because each zone is the seat's own.
		var all cards.Set
		count := 0
		put := func(cs ...cards.Card) {
			for _, c := range cs {
				all, count = all.Add(c), count+1
			}
		}
		put(s.draw[x][:s.ndraw[x]]...)
		for _, t := range []cards.Set{s.hand[x], s.committed[x], s.arena[x], s.discard[x]} {
			put(t.Append(nil)...)
		}
		points, k := 0, 0
		for slot := range uint8(courts) {
			if c := s.point[x][slot]; c != cards.Back {
				f := faceOf(slot)
				put(f, c)
				points += int(c.Rank())
				k++
				if !f.Court() || c.Court() || !s.subAny && f.Suit() != c.Suit() { // 4
					return fmt.Errorf("invariant 4: %s has %s on %s", x, f, c)
				}
			}
		}
		if all != cards.FullDeck || count != deck {
			return fmt.Errorf("invariant 1: %s has %d cards", x, count)
		}
		if int(s.nhand[x])+int(s.ncom[x]) > 2*int(n) {
			return fmt.Errorf("invariant 3: %s holds %d", x, s.nhand[x])
		}
		if points != int(s.points[x]) || !s.subAny && points < leastPoints[k] {
			return fmt.Errorf("invariant 5: %s has %d points with %d royals", x, points, k)
		}
		if !s.subAny && k > most || points > int(s.target())+9 {
			return fmt.Errorf("invariant 6: %s has %d royals, %d points", x, k, points)
		}
		if rest := int(s.ndraw[x]) + int(s.ndisc[x]); !s.subAny && rest < piles {
			return fmt.Errorf("invariant 6: %s has %d cards in its piles", x, rest)
		}
		// 23: the shown cards lie untouched below everything else until the pile is rebuilt.
		if w.rebuilt[x] && s.shown[x] != 0 {
			return fmt.Errorf("invariant 23: %s has a new pile of which a card is known", x)
		}
		for i := range s.shown[x] {
			if s.draw[x][i] != w.dealt.draw[x][i] {
				return fmt.Errorf("invariant 23: another card lies at the bottom of %s's pile", x)
			}
		}
		if !w.rebuilt[x] && s.ndraw[x] > w.dealt.shown[x] && s.shown[x] != w.dealt.shown[x] {
			return fmt.Errorf("invariant 23: a bottom card of %s is gone before the others", x)
		}
	}
	if s.phase == phAction {
		if int(s.nhand[s.turn]) != 2*int(n) {
			return fmt.Errorf("invariant 3: %s acts with %d cards", s.turn, s.nhand[s.turn])
		}
		if s.points[s.turn] >= 20-s.n {
			return fmt.Errorf("invariant 7: %s acts with %d points", s.turn, s.points[s.turn])
		}
		return w.actions(s)
	}
	return w.commitments(s)
}

// actions checks 19.
func (w *watcher) actions(s *State) error {
	dump := false
	for _, a := range s.Legal(s.turn, nil) {
		switch d := engine.Seat(a.A()); a.Verb() {
		case vDump:
			dump = true
		case vAttack, vKill:
			if d == s.turn || s.royals[d] == 0 {
				return fmt.Errorf("invariant 19: %s may go for %s", s.turn, d)
			}
		}
	}
	if !dump {
		return errors.New("invariant 19: the hand cannot be thrown away")
	}
	return nil
}

// commitments checks 9 against the table of the rulebook's section 7, from the declaration.
func (w *watcher) commitments(s *State) error {
	for x := range engine.Seat(s.n) {
		c := s.committed[x].Len()
		if s.phase != phAttack && s.phase != phKill {
			if c > 0 {
				return fmt.Errorf("invariant 9: %s still has cards face down", x)
			}
			continue
		}
		if c == 0 {
			continue
		}
		r, h := w.declared.royalsOf(x), w.declared.hand[x].Len()
		want := min(r, h)
		switch {
		case s.phase == phKill && (x == s.turn || x == s.rival), s.phase == phAttack && x == s.turn && r == 0:
			want = 1
		case s.phase == phKill:
			want = 0
		case x == s.rival && c < want:
			want = c
		}
		if c != want {
			return fmt.Errorf("invariant 9: %s committed %d, not %d", x, c, want)
		}
	}
	return nil
}

func (s *State) royalsOf(x engine.Seat) (k int) {
	for _, c := range s.point[x] {
		if c != cards.Back {
			k++
		}
	}
	return k
}

func (w *watcher) step(b, a engine.State, seat engine.Seat, run []engine.Action) error {
	before, after := b.(*State), a.(*State)
	last := run[len(run)-1]
	if last.Verb() == vAttack || last.Verb() == vKill {
		w.declared = *before
	}
	for x := range engine.Seat(after.n) { // a new pile
		if after.ndraw[x] > before.ndraw[x] {
			if err := w.newPile(before, after, x); err != nil {
				return err
			}
		}
	}
	if err := w.position(after); err != nil {
		return err
	}
	for x := range engine.Seat(after.n) { // 8
		up := int(after.points[x]) - int(before.points[x])
		if up > 0 && (x != seat || last.Verb() != vRoyal || up != int(cards.Card(last.B()).Rank()) ||
			after.royalsOf(x) != before.royalsOf(x)+1 || after.nhand[x] != before.nhand[x]-2) {
			return fmt.Errorf("invariant 8: %s gains %d points", x, up)
		}
		if up < 0 && (before.phase != phSettle || x != before.asked) {
			return fmt.Errorf("invariant 8: %s loses %d points", x, -up)
		}
	}
	switch before.phase {
	case phAction: // 15
		if last.Verb() == vDump && (after.nhand[seat] != 0 || after.ndisc[seat] != before.ndisc[seat]+before.nhand[seat]) {
			return errors.New("invariant 15: not the whole hand is thrown away")
		}
	case phPair:
		if err := w.pairs(before, after); err != nil {
			return err
		}
	case phSettle:
		if err := w.payment(before, after, run); err != nil {
			return err
		}
	}
	if after.phase == phSettle && before.phase != phSettle {
		if err := w.spent(after, after.turn, false); err != nil {
			return err
		}
	}
	if after.turn != before.turn {
		return w.nextTurn(before, after)
	}
	if before.phase == phAction && after.phase == phAction {
		return errors.New("invariant 18: a second action in one turn")
	}
	return nil
}

// nextTurn checks 16, 18, 20 and, over the whole fight, 10 and 11.
func (w *watcher) nextTurn(before, after *State) error {
	w.turns++
	old := before.turn
	if after.turn != old.Next(int(after.n)) {
		return fmt.Errorf("invariant 18: after %s comes %s", old, after.turn)
	}
	if int(after.nhand[old]) >= 2*int(after.n) {
		return fmt.Errorf("invariant 16: %s ends its turn with a full hand", old)
	}
	if before.rival != engine.None {
		if err := w.spent(after, after.turn, true); err != nil {
			return err
		}
	}
	if after.phase == phOver {
		var r engine.Result
		after.Result(&r)
		if after.winner != engine.None && (after.winner != after.turn || after.points[after.winner] < 20-after.n || r.Winners != engine.Only(after.winner)) {
			return errors.New("invariant 20: not the seat whose turn began won")
		}
		if after.winner == engine.None && (after.cap == 0 || int(after.round) != int(after.cap)+1) {
			return errors.New("invariant 20: nobody won, and the rounds are not over")
		}
	}
	return nil
}

// spent checks 10 and 11 between the declaration and now: hands, royals and discards of everybody but the seat whose turn
// just began, who has drawn. Once paid, the defender's substitutions and losses count too.
func (w *watcher) spent(s *State, drawn engine.Seat, paid bool) error {
	d := &w.declared
	var rival engine.Seat
	kill := false
	if s.rival != engine.None {
		rival, kill = s.rival, s.aim > 0
		drawn = engine.None
	} else {
		rival, kill = w.declared.rival, w.declared.aim > 0 // the fight is over; events noted whom it was about
	}
	for x := range engine.Seat(s.n) {
		r, h := d.royalsOf(x), d.hand[x].Len()
		gone := h - s.hand[x].Len()
		came := s.discard[x].Len() - d.discard[x].Len()
		quota := min(r, h)
		switch {
		case kill && x == d.turn, x == d.turn && r == 0:
			quota = 1
		case kill && x == rival:
			quota = min(1, h)
		case kill:
			quota = 0
		}
		if x != rival {
			if s.royals[x] != d.royals[x] || s.point[x] != d.point[x] {
				return fmt.Errorf("invariant 10 or 11: the royals of %s changed", x)
			}
			if x != drawn && (gone != quota || came != quota) {
				return fmt.Errorf("invariant 10 or 11: %s spent %d cards and discarded %d, its quota is %d", x, gone, came, quota)
			}
			continue
		}
		out, subs := 0, 0
		for slot := range courts {
			old, now := d.point[x][slot], s.point[x][slot]
			switch {
			case old == now:
			case now == cards.Back:
				out++
			default:
				subs++
			}
		}
		if kill && out+subs > 1 || !paid && out+subs > 0 {
			return fmt.Errorf("invariant 11: %d royals of %s changed", out+subs, x)
		}
		if x == drawn {
			continue
		}
		if committed := gone - subs; committed > quota || committed < 0 || kill && committed != quota || came != committed+2*out+subs {
			return fmt.Errorf("invariant 10: %s spent %d cards and discarded %d with %d royals out and %d replaced", x, gone, came, out, subs)
		}
	}
	return nil
}

// pairs checks 12: hits lie between the swords a best matching leaves and all swords, and each number can be had.
func (w *watcher) pairs(before, after *State) error {
	var swords, shields []lot
	for x := range engine.Seat(before.n) {
		for _, c := range before.arena[x].Append(nil) {
			switch {
			case c.Court():
			case c.Red():
				swords = append(swords, lotOf(x, c))
			default:
				shields = append(shields, lotOf(x, c))
			}
		}
	}
	least := len(swords) - bestMatching(swords, shields)
	if h := int(after.hits); h < least || h > len(swords) {
		return fmt.Errorf("invariant 12: %d hits, between %d and %d are possible", h, least, len(swords))
	}
	preset := before.Preset(before.asked, nil)
	for drop := 0; drop <= len(preset)/2; drop++ { // leaving pairs out gives every number
		s := *before
		for _, a := range preset[2*drop:] {
			if err := s.Apply(s.asked, a, nil); err != nil {
				return fmt.Errorf("invariant 12: the preset is refused: %w", err)
			}
		}
		if int(s.hits) != least+drop {
			return fmt.Errorf("invariant 12: %d pairs left out, %d hits, want %d", drop, s.hits, least+drop)
		}
	}
	return nil
}

// bestMatching finds the most pairs by augmenting paths.
func bestMatching(swords, shields []lot) int {
	owner := make([]int, len(swords)) // shield of each sword, plus one
	var try func(b int, seen []bool) bool
	try = func(b int, seen []bool) bool {
		for i, w := range swords {
			if seen[i] || shields[b].card().Rank() < w.card().Rank() {
				continue
			}
			seen[i] = true
			if owner[i] == 0 || try(owner[i]-1, seen) {
				owner[i] = b + 1
				return true
			}
		}
		return false
	}
	n := 0
	for b := range shields {
		if try(b, make([]bool, len(swords))) {
			n++
		}
	}
	return n
}

// payment checks 13 and 14.
func (w *watcher) payment(before, after *State, run []engine.Action) error {
	x := before.asked
	v := int(before.points[x])
	if before.aim > 0 {
		v = int(before.point[x][before.aim-1].Rank())
	}
	need, lost, changed := min(int(before.hits), v), 0, 0
	for slot := range courts {
		old, now := before.point[x][slot], after.point[x][slot]
		if old == now {
			continue
		}
		changed++
		lost += int(old.Rank()) - int(now.Rank())
		if now != cards.Back && (!before.hand[x].Has(now) || now.Rank() >= old.Rank()) {
			return fmt.Errorf("invariant 14: %s lies where %s lay", now, old)
		}
		if now == cards.Back != (after.royals[x]>>slot&1 == 0) {
			return errors.New("invariant 14: a royal without a point card")
		}
	}
	if changed > need || lost < need || lost != int(before.points[x])-int(after.points[x]) {
		return fmt.Errorf("invariant 13: %d hits, %d owed, %d changed, %d lost", before.hits, need, changed, lost)
	}
	if before.aim == 0 && int(before.hits) >= v && after.royals[x] != 0 {
		return errors.New("invariant 13: more hits than points, and a royal is left")
	}
	return nil
}

// newPile checks 17.
func (w *watcher) newPile(before, after *State, x engine.Seat) error {
	w.rebuilt[x] = true
	old := cards.Of(before.draw[x][:before.ndraw[x]]...)
	if x != after.turn || before.turn == after.turn || after.ndisc[x] != 0 || old&^after.hand[x] != 0 ||
		int(before.ndraw[x])+int(before.nhand[x]) >= 2*int(after.n) && before.asked != x {
		return fmt.Errorf("invariant 17: %s has a new pile out of season", x)
	}
	if now := cards.Of(after.draw[x][:after.ndraw[x]]...); now&^(before.discard[x]|before.arena[x]|before.committed[x]|before.hand[x]|royalCards(before, x)) != 0 {
		return fmt.Errorf("invariant 17: the new pile of %s is not its old discards", x)
	}
	for y := range engine.Seat(after.n) {
		if y != x && (after.draw[y] != before.draw[y] || after.rng[y] != before.rng[y]) {
			return fmt.Errorf("invariant 17: the pile of %s changed with that of %s", y, x)
		}
	}
	return nil
}

func royalCards(s *State, x engine.Seat) (t cards.Set) {
	for slot, c := range s.point[x] {
		if c != cards.Back {
			t |= cards.Of(c, faceOf(uint8(slot)))
		}
	}
	return t
}

// events checks what needs the order of deeds: 16 (a seat that has acted draws at its next turn) and 20 (no card moves
// in the turn that wins).
func (w *watcher) events(b, a engine.State, list []engine.Event) error {
	before, after := b.(*State), a.(*State)
	if after.rival != engine.None && before.rival == engine.None {
		w.declared.rival, w.declared.aim = after.rival, after.aim
	}
	began, drew, moved := false, false, false
	for _, e := range list {
		if err := faces(after, e); err != nil {
			return err
		}
		switch {
		case e.Kind == engine.Said && e.Key == sayTurn:
			began = true
		case e.Kind == engine.Said && e.Key == sayDraw:
			drew = e.Value > 0
		case e.Kind == engine.Moved && began:
			moved = true
		}
	}
	if !began {
		return nil
	}
	if after.phase == phOver && moved {
		return errors.New("invariant 20: a card moved in the turn that ended the game")
	}
	if after.phase == phAction && w.turns > int(after.n) && !drew {
		return fmt.Errorf("invariant 16: %s draws nothing", after.turn)
	}
	return nil
}

// faces checks that between piles that do not lie open a face is told to its owner only, but for the card that comes to
// lie on top of a discard pile.
func faces(after *State, e engine.Event) error {
	open := func(p engine.PileID) bool { return p != engine.Nowhere && info.Piles[p.Kind].Sight == engine.FaceUp }
	if e.Kind != engine.Moved || e.See == 0 || open(e.From) || open(e.To) || e.See == engine.Only(e.To.Owner) {
		return nil
	}
	if e.To.Kind == pHeap && after.top[e.To.Owner] == e.Card {
		return nil
	}
	return fmt.Errorf("%s of %s is told to %07b on its way from %s to %s", e.Card, e.To.Owner, e.See, info.Piles[e.From.Kind].Name, info.Piles[e.To.Kind].Name)
}
