package usurpers

import (
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// watcher checks a game at each step for what must always hold. It counts for itself what the rules count.
type watcher struct {
	dealt    State
	declared State // when the attack or the strike began
	rebuilt  [seats]bool
	turns    int
}

func (w *watcher) deal(st engine.State) error {
	s := st.(*State)
	*w = watcher{dealt: *s, turns: 1}
	return w.position(s)
}

// leastPoints is what so many royals are worth at least: a deck has four aces, four twos, four threes.
var leastPoints = [13]int{0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24}

// position checks what holds in every position.
func (w *watcher) position(s *State) error {
	for x := range engine.Seat(s.n) {
		for _, check := range [...]func(*State, engine.Seat) error{w.deck, w.court, w.bottoms} {
			if err := check(s, x); err != nil {
				return err
			}
		}
	}
	if s.phase != phaseAction {
		return w.commitments(s)
	}
	if int(s.nhand[s.turn]) != 2*int(s.n) {
		return fmt.Errorf("%s acts with %d cards", s.turn, s.nhand[s.turn])
	}
	if s.points[s.turn] >= 20-s.n {
		return fmt.Errorf("%s acts with %d points", s.turn, s.points[s.turn])
	}
	return w.actions(s)
}

// deck checks that the 52 cards of a seat lie somewhere, each once. At most a full hand is in the hand or committed.
func (w *watcher) deck(s *State, x engine.Seat) error {
	all, count := s.crowned(x), 2*royalsOf(s, x)+int(s.ndraw[x])
	for _, c := range s.draw[x][:s.ndraw[x]] {
		all = all.Add(c)
	}
	for _, t := range []cards.Set{s.hand[x], s.committed[x], s.arena[x], s.discard[x]} {
		all |= t
		count += t.Len()
	}
	if all != cards.FullDeck || count != deck {
		return fmt.Errorf("%s has %d cards, %d different ones", x, count, all.Len())
	}
	if int(s.nhand[x])+int(s.ncom[x]) > 2*int(s.n) {
		return fmt.Errorf("%s holds %d cards", x, s.nhand[x])
	}
	return nil
}

// court checks royals and points. The bounds follow from a seat that acts being below the target, and adding one royal.
func (w *watcher) court(s *State, x engine.Seat) error {
	most := [7]int{3: 10, 4: 10, 5: 9, 6: 9}[s.n]
	piles := [7]int{3: 28, 4: 26, 5: 26, 6: 24}[s.n]
	points, k := 0, royalsOf(s, x)
	for slot := range uint8(courts) {
		c, f := s.point[x][slot], faceOf(slot)
		if c != cards.Back && (!f.Court() || c.Court() || !s.subAny && f.Suit() != c.Suit()) {
			return fmt.Errorf("%s has %s on %s", x, f, c)
		}
		points += int(c.Rank())
	}
	if points != int(s.points[x]) || !s.subAny && points < leastPoints[k] {
		return fmt.Errorf("%s has %d points with %d royals", x, points, k)
	}
	if !s.subAny && k > most || points > int(s.target())+9 {
		return fmt.Errorf("%s has %d royals, %d points", x, k, points)
	}
	if rest := int(s.ndraw[x]) + int(s.ndisc[x]); !s.subAny && rest < piles {
		return fmt.Errorf("%s has %d cards in its piles", x, rest)
	}
	return nil
}

// bottoms checks that the shown cards lie below everything else until the pile is rebuilt.
func (w *watcher) bottoms(s *State, x engine.Seat) error {
	if w.rebuilt[x] && s.shown[x] != 0 {
		return fmt.Errorf("%s has a new pile of which a card is known", x)
	}
	for i := range s.shown[x] {
		if s.draw[x][i] != w.dealt.draw[x][i] {
			return fmt.Errorf("another card lies at the bottom of %s's pile", x)
		}
	}
	if !w.rebuilt[x] && s.ndraw[x] > w.dealt.shown[x] && s.shown[x] != w.dealt.shown[x] {
		return fmt.Errorf("a bottom card of %s is gone before the others", x)
	}
	return nil
}

// actions checks that a hand may always be thrown away, and that only rivals with royals are gone for.
func (w *watcher) actions(s *State) error {
	dump := false
	for _, a := range s.Legal(s.turn, nil) {
		switch d := engine.Seat(a.A()); a.Verb() {
		case verbDump:
			dump = true
		case verbAttack, verbKill:
			if d == s.turn || s.royals[d] == 0 {
				return fmt.Errorf("%s may go for %s", s.turn, d)
			}
		}
	}
	if !dump {
		return errors.New("the hand cannot be thrown away")
	}
	return nil
}

// commitments checks that cards lie face down while an attack or a strike lasts, and how many.
func (w *watcher) commitments(s *State) error {
	for x := range engine.Seat(s.n) {
		c := s.committed[x].Len()
		if c > 0 && s.phase != phaseAttack && s.phase != phaseKill {
			return fmt.Errorf("%s still has cards face down", x)
		}
		want := w.quota(x, s.rival, s.phase == phaseKill)
		if c > 0 && c != want && !(s.phase == phaseAttack && x == s.rival && c < want) {
			return fmt.Errorf("%s committed %d, not %d", x, c, want)
		}
	}
	return nil
}

// quota is how many cards a seat commits, the defender of an attack at most: U6.4 to U6.9, U7.2 to U7.6.
func (w *watcher) quota(x, rival engine.Seat, kill bool) int {
	d := &w.declared
	r, h := royalsOf(d, x), d.hand[x].Len()
	switch {
	case kill && x == d.turn, x == d.turn && r == 0:
		return 1
	case kill && x == rival:
		return min(1, h)
	case kill:
		return 0
	}
	return min(r, h)
}

func royalsOf(s *State, x engine.Seat) (k int) {
	for _, c := range s.point[x] {
		if c != cards.Back {
			k++
		}
	}
	return k
}

// step checks what one whole choice changed.
func (w *watcher) step(b, a engine.State, seat engine.Seat, run []engine.Action) error {
	before, after := b.(*State), a.(*State)
	last := run[len(run)-1]
	if last.Verb() == verbAttack || last.Verb() == verbKill {
		w.declared = *before
	}
	for x := range engine.Seat(after.n) {
		if after.ndraw[x] > before.ndraw[x] {
			if err := w.newPile(before, after, x); err != nil {
				return err
			}
		}
	}
	if err := w.position(after); err != nil {
		return err
	}
	if err := w.points(before, after, seat, last); err != nil {
		return err
	}
	if err := w.decision(before, after, seat, run); err != nil {
		return err
	}
	if after.phase == phaseSettle && before.phase != phaseSettle {
		if err := w.spent(after, after.turn, false); err != nil {
			return err
		}
	}
	if after.turn != before.turn {
		return w.nextTurn(before, after)
	}
	if before.phase == phaseAction && after.phase == phaseAction {
		return errors.New("a second action in one turn")
	}
	return nil
}

// points checks that points rise by crowning alone, and fall by paying alone.
func (w *watcher) points(before, after *State, seat engine.Seat, last engine.Action) error {
	for x := range engine.Seat(after.n) {
		up := int(after.points[x]) - int(before.points[x])
		if up > 0 && (x != seat || last.Verb() != verbRoyal || up != int(cards.Card(last.B()).Rank()) ||
			royalsOf(after, x) != royalsOf(before, x)+1 || after.nhand[x] != before.nhand[x]-2) {
			return fmt.Errorf("%s gains %d points", x, up)
		}
		if up < 0 && (before.phase != phaseSettle || x != before.asked) {
			return fmt.Errorf("%s loses %d points", x, -up)
		}
	}
	return nil
}

// decision checks what belongs to one kind of decision.
func (w *watcher) decision(before, after *State, seat engine.Seat, run []engine.Action) error {
	switch before.phase {
	case phaseAction:
		if run[0].Verb() == verbDump && (after.nhand[seat] != 0 || after.ndisc[seat] != before.ndisc[seat]+before.nhand[seat]) {
			return errors.New("not the whole hand is thrown away")
		}
	case phasePair:
		return w.pairs(before, after)
	case phaseSettle:
		return w.payment(before, after)
	}
	return nil
}

// nextTurn checks whose turn comes, and the end of the game. A seat has always played a card when its turn ends.
func (w *watcher) nextTurn(before, after *State) error {
	w.turns++
	old := before.turn
	if after.turn != old.Next(int(after.n)) {
		return fmt.Errorf("after %s comes %s", old, after.turn)
	}
	if int(after.nhand[old]) >= 2*int(after.n) {
		return fmt.Errorf("%s ends its turn with a full hand", old)
	}
	if before.rival != engine.None {
		if err := w.spent(after, after.turn, true); err != nil {
			return err
		}
	}
	if after.phase != phaseOver {
		return nil
	}
	var r engine.Result
	after.Result(&r)
	x := after.winner
	if x != engine.None && (x != after.turn || after.points[x] < 20-after.n || r.Winners != engine.Only(x)) {
		return errors.New("not the seat whose turn began won")
	}
	if x == engine.None && (after.cap == 0 || int(after.round) != int(after.cap)+1) {
		return errors.New("nobody won, and the rounds are not over")
	}
	return nil
}

// spent checks hands, royals and discards since the declaration. One seat may have drawn since. Once the hits are paid,
// the defender's royals and the cards put under them count too.
func (w *watcher) spent(s *State, drawn engine.Seat, paid bool) error {
	d := &w.declared
	rival, kill := d.rival, d.aim > 0 // the fight is over: events noted whom it was about
	if s.rival != engine.None {
		rival, kill, drawn = s.rival, s.aim > 0, engine.None
	}
	for x := range engine.Seat(s.n) {
		out, under := w.lost(s, x)
		gone := d.hand[x].Len() - s.hand[x].Len() - under
		came := s.discard[x].Len() - d.discard[x].Len() - 2*out - under
		quota := w.quota(x, rival, kill)
		if x != rival && out+under > 0 || kill && out+under > 1 || !paid && out+under > 0 {
			return fmt.Errorf("%d royals of %s changed", out+under, x)
		}
		free := x == rival && !kill && gone >= 0 && gone <= quota
		if x != drawn && (gone != came || gone != quota && !free) {
			return fmt.Errorf("%s committed %d cards of %d, and discarded %d", x, gone, quota, came)
		}
	}
	return nil
}

// lost counts the royals of a seat that are gone since the declaration, and those with another point card.
func (w *watcher) lost(s *State, x engine.Seat) (out, under int) {
	for slot, old := range w.declared.point[x] {
		switch now := s.point[x][slot]; {
		case old == now:
		case now == cards.Back:
			out++
		default:
			under++
		}
	}
	return out, under
}

// payment checks that a payment is right, by U8.11, and what lies under the royals after it.
func (w *watcher) payment(before, after *State) error {
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
			return fmt.Errorf("%s lies where %s lay", now, old)
		}
		if now == cards.Back != (after.royals[x]>>slot&1 == 0) {
			return errors.New("a royal without a point card")
		}
	}
	if changed > need || lost < need || lost != int(before.points[x])-int(after.points[x]) {
		return fmt.Errorf("%d hits, %d owed, %d changed, %d lost", before.hits, need, changed, lost)
	}
	if before.aim == 0 && int(before.hits) >= v && after.royals[x] != 0 {
		return errors.New("more hits than points, and a royal is left")
	}
	return nil
}

// newPile checks that a pile is rebuilt only to draw from it, and of its seat's discards.
func (w *watcher) newPile(before, after *State, x engine.Seat) error {
	w.rebuilt[x] = true
	old := cards.Of(before.draw[x][:before.ndraw[x]]...)
	if x != after.turn || before.turn == after.turn || after.ndisc[x] != 0 || old&^after.hand[x] != 0 ||
		int(before.ndraw[x])+int(before.nhand[x]) >= 2*int(after.n) && before.asked != x {
		return fmt.Errorf("%s has a new pile out of season", x)
	}
	if now := cards.Of(after.draw[x][:after.ndraw[x]]...); now&^(before.discard[x]|before.arena[x]|before.committed[x]|before.hand[x]|before.crowned(x)) != 0 {
		return fmt.Errorf("the new pile of %s is not its old discards", x)
	}
	for y := range engine.Seat(after.n) {
		if y != x && (after.draw[y] != before.draw[y] || after.rng[y] != before.rng[y]) {
			return fmt.Errorf("the pile of %s changed with that of %s", y, x)
		}
	}
	return nil
}

// events checks what needs the order of deeds. A seat that has acted draws at its next turn, and no card moves in the
// turn that ends the game.
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
	if after.phase == phaseOver && moved {
		return errors.New("a card moved in the turn that ended the game")
	}
	if after.phase == phaseAction && w.turns > int(after.n) && !drew {
		return fmt.Errorf("%s draws nothing", after.turn)
	}
	return nil
}

// faces checks that a face is told to its owner alone on its way between piles that are not open. Only the card that
// comes to lie on top of a discard pile is told to all.
func faces(after *State, e engine.Event) error {
	open := func(p engine.PileID) bool { return p != engine.Nowhere && info.Piles[p.Kind].Sight == engine.FaceUp }
	if e.Kind != engine.Moved || e.See == 0 || open(e.From) || open(e.To) || e.See == engine.Only(e.To.Owner) {
		return nil
	}
	if e.To.Kind == pileHeap && after.top[e.To.Owner] == e.Card {
		return nil
	}
	return fmt.Errorf("%s of %s is told to %07b on its way from %s to %s", e.Card, e.To.Owner, e.See, info.Piles[e.From.Kind].Name, info.Piles[e.To.Kind].Name)
}
