package kingdoms

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// deck is the 54 cards (K1.1).
const deck = cards.FullDeck | jokers

// Fields walks over the position. testdata/FACTS.md describes the facts.
func (s *State) Fields(f *engine.Fields) {
	if engine.Bare(f, &s.decks); s.decks < 1 || s.decks > 2 {
		f.Fail("one deck or two")
		return
	}
	f.Pack(deck, int(s.decks))
	w := walk{f, s}
	for p := range engine.Seat(2) {
		f.Owner = p
		w.half(p)
	}
	f.Owner = engine.None
	f.Pile("stock", s.stock[:], &s.stockN)
	w.heap("discard", &s.discard)
	w.heap("table", &s.laid)
	w.known("pick", &s.pick)
	engine.Word(f, "picking", &s.picking, "-", "discard", "arrows")
	f.Rand("rng", &s.rng)
	engine.SeatOf(f, "turn", &s.turn, 2, 0)
	engine.Word(f, "ask", &s.ask, "-", "action", "block", "jackrifice", "call")
	engine.SeatOf(f, "asked", &s.asked, 2, 0)
	engine.Word(f, "attack", &s.attack, "-", "arrows", "royal", "joker", "wipe")
	if engine.Bare(f, &s.by); f.Asks("by") {
		f.Text(attacker{s})
	}
	if engine.Bare(f, &s.aim); f.Asks("aim") {
		f.Text(target{s})
	}
	engine.Number(f, "aces", &s.aces, 0, 4*int64(s.decks))
	engine.SeatOf(f, "drawer", &s.drawer, 2, 0)
	engine.Word(f, "stage", &s.stage, "-", "refill", "topup")
	engine.Number(f, "reshuffles", &s.reshuffles, 0, 5)
	f.Flag("called", &s.called)
	engine.Number(f, "final", &s.final, 0, int64(finalSecond))
	engine.Number(f, "idle", &s.idle, 0, idleMost)
	f.Flag("spent", &s.spent)
	engine.Word(f, "ended", &s.over, "-", "final", "empty", "idle", "conceded")
	engine.SeatOf(f, "conceded", &s.conceded, 2, 0)
	engine.Bare(f, &s.refill, &s.wipe, &s.limit, &s.lastCall, &s.house)
	engine.Number(f, "blind", &s.blind, 0, 2*fullHand+1)
	if f.Asks("phase") {
		f.Follows(info.Phases[s.phase()])
	}
	if f.Asks("stocked") {
		f.Follows(strconv.Itoa(int(s.stockN)))
	}
	if f.Sets("rest") {
		w.rest()
	}
}

// walk is a walk over the fields of a position.
type walk struct {
	*engine.Fields
	s *State
}

// half walks over one player's half of the table.
func (w walk) half(p engine.Seat) {
	f, d := w.Fields, &w.s.side[p]
	w.bytes(&d.hand)
	if f.Sounding() {
		w.lie("hand", d.hand)
		if n := int(d.handN) - d.hand.len() - w.s.dealtBlind(p); n >= 0 {
			f.Hidden(n)
		} else {
			f.Fail("a hand holds more cards than it counts")
		}
	}
	if f.Asks("hand") {
		f.Text(handText{d})
	}
	w.known("old", &d.old)
	if w.s.blind != 0 && f.Sounding() {
		w.lie("old", d.old)
	}
	w.heap("loose", &d.loose)
	for i := range d.under {
		w.bytes(&d.under[i])
		if f.Sounding() {
			w.lie(royalKeys[i], d.under[i])
		}
	}
	won := uint16(d.wonN)
	if engine.Bare(f, &won); won > most {
		f.Fail("a score pile holds more cards than there are")
		return
	}
	d.wonN = uint8(won)
	for i := range d.won[:won] {
		engine.Bare(f, &d.won[i])
	}
	f.Lie("won", d.won[:won]...)
	if f.Asks("won") {
		f.Text(wonText{d})
	}
	engine.Bare(f, &d.stacks, &d.pairs)
	for i, key := range royalKeys {
		w.slot(key, slotText{&d.royal[i], &d.lie[i], lieWords, &d.under[i]})
	}
	for i, key := range jokerKeys {
		w.slot(key, slotText{&d.joker[i], &d.ready[i], readyWords, nil})
	}
	engine.Bare(f, &d.handN)
	f.Flag("had", &d.had)
	if engine.Bare(f, &d.score); f.Asks("points") {
		f.Follows(strconv.Itoa(int(d.score)))
	}
}

// The facts of the slots, and how a card lies in one.
var (
	royalKeys  = [slots]string{"r1", "r2", "r3"}
	jokerKeys  = [bombs]string{"j1", "j2"}
	lieWords   = []string{"-", "diagonal", "upright", "sideways"}
	readyWords = []string{"-", "fresh", "ready", "blocked"}
)

// slot walks a slot of a field.
func (w walk) slot(key string, t slotText) {
	engine.Bare(w.Fields, t.card)
	engine.Bare(w.Fields, t.how)
	if w.Sounding() && *t.card != cards.Back {
		w.Lie(key, *t.card)
	}
	if w.Asks(key) {
		w.Text(t)
	}
}

// dealtBlind returns how many of the old cards that an onlooker knows belong to a seat. They lie in its hand, though
// it does not show them.
func (s *State) dealtBlind(p engine.Seat) int {
	switch {
	case s.blind == 0:
		return 0
	case p == 0:
		return int(s.blind) - 1
	}
	return s.side[0].old.len() - int(s.blind) + 1
}

// heap walks a place where cards lie without an order.
func (w walk) heap(key string, b *bag) {
	w.known(key, b)
	if w.Sounding() {
		w.lie(key, *b)
	}
}

// known walks what is known of cards that lie elsewhere.
func (w walk) known(key string, b *bag) {
	if w.bytes(b); w.Asks(key) {
		w.Text(b)
	}
}

// bytes walks the bytes of a bag. With one deck nothing is there twice.
func (w walk) bytes(b *bag) {
	if engine.Bare(w.Fields, &b.one); w.s.decks == 2 {
		engine.Bare(w.Fields, &b.two)
	}
	if w.Sounding() && (b.one&^deck != 0 || b.two&^b.one != 0) {
		w.Fail("a heap holds what is no card")
	}
}

// lie says that the cards of a bag lie in a place.
func (w walk) lie(key string, b bag) {
	for t := b.one & deck; t != 0; t &= t - 1 {
		for range b.count(t.First()) {
			w.Lie(key, t.First())
		}
	}
}

// handText is the text of a hand: "##,7C" where one card is not known.
type handText struct{ *side }

// String writes the cards.
func (t handText) String() string {
	return cards.List(t.hand.append(make([]cards.Card, int(t.handN)-t.hand.len())))
}

// Parse reads what String writes of a hand that is known.
func (t handText) Parse(text string) error {
	err := t.hand.Parse(text)
	t.handN = uint8(t.hand.len())
	return err
}

// slotText is the text of a slot: "KS upright 2C,8D", "X1 ready", "-".
type slotText struct {
	card  *cards.Card
	how   *uint8
	words []string
	under *bag // nil for a joker
}

// String writes the card, how it lies, and the cards under it.
func (t slotText) String() string {
	if *t.card == cards.Back {
		return "-"
	}
	text := t.card.String() + " " + t.words[*t.how]
	if t.under != nil && !t.under.empty() {
		text += " " + t.under.String()
	}
	return text
}

// Parse reads what String writes.
func (t slotText) Parse(text string) error {
	w := append(strings.Fields(text), "-", "-")
	c, ok := cards.Parse(w[0])
	how := slices.Index(t.words, w[1])
	if w[0] != "-" && (!ok || c == cards.Back) || how < 0 || len(w) > 5 {
		return errors.New("want a card, how it lies, and the cards under it: KS upright 2C,8D")
	}
	*t.card, *t.how = c, uint8(how)
	if t.under != nil {
		return t.under.Parse(w[2])
	}
	return nil
}

// wonText is the text of the stacks and pairs of a score pile: "QD/5H/7C,X1/6D".
type wonText struct{ *side }

// String writes each royal or joker with its number cards.
func (t wonText) String() string {
	var all []string
	for rest := t.won[:t.wonN]; len(rest) > 0; {
		g := group(rest)
		rest = rest[len(g):]
		all = append(all, strings.ReplaceAll(cards.List(g), ",", "/"))
	}
	if all == nil {
		return "-"
	}
	return strings.Join(all, ",")
}

// Parse reads what String writes.
func (t wonText) Parse(text string) error {
	d := t.side
	d.won, d.wonN, d.stacks, d.pairs = [most]cards.Card{}, 0, 0, 0
	if text == "-" {
		return nil
	}
	for _, g := range strings.Split(text, ",") {
		first, rest, _ := strings.Cut(g, "/")
		head, ok := cards.Parse(first)
		var under bag
		err := under.Parse(strings.ReplaceAll(rest, "/", ","))
		if !ok || head == cards.Back || err != nil {
			return errors.New("want a royal or a joker and its number cards: QD/5H/7C,X1/6D")
		}
		if int(d.wonN)+1+under.len() > most {
			return errors.New("too many cards")
		}
		d.wonN = uint8(len(under.append(append(d.won[:d.wonN], head))))
		if head.IsJoker() {
			d.pairs++
		} else {
			d.stacks++
		}
	}
	return nil
}

// attacker is the text of the slot that attacks: "r2", "j1", "-" for arrows and for no attack.
type attacker struct{ s *State }

// String writes the slot.
func (t attacker) String() string {
	slot := strconv.Itoa(int(t.s.by) + 1)
	switch t.s.attack {
	case byRoyal:
		return "r" + slot
	case byJoker, byWipe:
		return "j" + slot
	}
	return "-"
}

// Parse reads what String writes.
func (t attacker) Parse(text string) (err error) {
	switch {
	case text == "-":
		t.s.by = 0
	case strings.HasPrefix(text, "j"):
		t.s.by, err = parseSlot(text, "j", bombs)
	default:
		t.s.by, err = parseSlot(text, "r", slots)
	}
	return err
}

// target is the text of what is attacked: "r2", "face", "all", "-" for no attack.
type target struct{ s *State }

var targetWords = []string{"r1", "r2", "r3", "face", "all"}

// String writes the target.
func (t target) String() string {
	if t.s.attack == 0 {
		return "-"
	}
	return targetWords[t.s.aim]
}

// Parse reads what String writes.
func (t target) Parse(text string) error {
	i := slices.Index(targetWords, text)
	if i < 0 && text != "-" {
		return errors.New("want r1 to r3, face or all")
	}
	t.s.aim = uint8(max(i, 0))
	return nil
}

// rest puts the cards that lie nowhere yet on the discard pile. Without this fact they go to the stock.
func (w walk) rest() {
	switch w.Value() {
	case "stock":
	case "discard":
		for _, c := range engine.Unnamed(w.s, engine.None) {
			w.s.discard.add(c)
		}
	default:
		w.Fail("want stock or discard")
	}
}

// Blank returns the position a case starts from.
func (Game) Blank(c engine.Config) (engine.State, error) {
	s, err := blank(c)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Finish puts the cards that no fact names into the stock, below the named ones, the lowest on top. It works out what
// follows: who has recruited, the running scores, the call at the limit, who is asked.
func (Game) Finish(es engine.State) error {
	s := es.(*State)
	if err := engine.Apart(s); err != nil {
		return err
	}
	rest := engine.Unnamed(s, engine.None)
	if len(rest) > 0 && s.final > 0 {
		return errors.New("kingdoms: in the Last Round every card must be named: " + cards.List(rest))
	}
	slices.Reverse(rest)
	copy(s.stock[len(rest):], s.stock[:s.stockN])
	s.stockN += uint8(copy(s.stock[:], rest))
	for i := range s.side {
		d := &s.side[i]
		d.had = d.had || d.stacks > 0 || d.royal != [slots]cards.Card{}
		if err := d.checkPlaces(); err != nil {
			return err
		}
		d.score = int16(d.points())
	}
	if s.called && s.reshuffles == 0 {
		s.reshuffles = 1
	}
	s.called = s.called || s.reshuffles >= s.limit
	switch {
	case s.over != 0:
		s.ask, s.asked = 0, 0
	case s.ask == askAction || s.ask == askBlock && s.aces&1 == 1:
		s.asked = s.turn
	case s.ask == askBlock || s.ask == askJack:
		s.asked = foe(s.turn)
	case s.ask == askCall:
		s.drawer = s.turn
	}
	return engine.Sound(s)
}

// Fits reports whether the state is the whole truth of a game of the config.
func (s *State) Fits(c engine.Config) error {
	whole := s.rng.Inc&1 == 1 && s.blind == 0
	for i := range s.side {
		whole = whole && s.side[i].hand.len() == int(s.side[i].handN)
	}
	for _, x := range s.stock[:s.stockN] {
		whole = whole && x != cards.Back
	}
	b, err := blank(c)
	return engine.Fit(whole, err == nil && s.decks == b.decks && s.refill == b.refill && s.wipe == b.wipe &&
		s.limit == b.limit && s.lastCall == b.lastCall && s.house == b.house)
}
