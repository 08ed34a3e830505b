package plan

import (
	"slices"
	"strconv"
	"time"

	"royals/engine"
	"royals/engine/cards"
)

// housesBeats are the times of a battle.
var housesBeats = map[string]Beat{
	"answered": {Time: 300 * time.Millisecond},
	"won":      {Time: 700 * time.Millisecond, Act: Weighs},
	"melded":   {Time: 700 * time.Millisecond, Act: Adds},
	"slew":     {Time: 1150 * time.Millisecond, Act: Strike},
	"ransomed": {Time: 700 * time.Millisecond, Act: Gives},
	"changed":  {Time: 500 * time.Millisecond, Act: Unfurls},
}

// gates shows a battle of Home Houses, the lead to the left, the answer to the right, and what is done between battles.
func gates(s *Scene) *Stage {
	told := since(s.Told, append([]string{"led"}, houseDeeds...), []string{"discarded", "drew", "took", "skipped", "scooped", "ended", "ran-out", "scored", "deals", "kept"})
	if len(told) > 0 && told[0].Say != "led" {
		return s.house(told[0], has(told, "named-clubs", "named-diamonds", "named-hearts", "named-spades"))
	}
	if !has(told, "answered") {
		return nil
	}
	led, answer := told[0], told[last(told, "answered")]
	st := &Stage{Shape: Against, Banners: [2]string{"houses.stage.leads", "houses.stage.answers"}}
	st.Title = Sentence{Key: "houses.stage.battle", A: []engine.Seat{led.Seat}, B: answer.Seat}
	won := last(told, "won")
	st.Past = won >= 0
	st.Asks = st.Past && told[won].Seat == s.Me && s.Asks
	var why Sentence
	if st.Past {
		winner := 0
		if told[won].Seat != led.Seat {
			winner = 1
		}
		why = s.gateReason(led.Card, answer.Card, winner)
	}
	for side, l := range [2]Told{led, answer} {
		id := s.pile("battle", l.Seat, 0)
		p := Piece{Pile: id, At: s.find(id, l.Card), Card: l.Card, Owner: l.Seat, Side: side}
		f := Figure{Seat: l.Seat, Side: side}
		switch {
		case won < 0:
		case told[won].Seat == l.Seat:
			f.Tone, f.Note = Gains, Sentence{Key: "houses.stage.wins", B: engine.None}
			p.Lead = true
		default:
			f.Tone, f.Note = Loses, Sentence{Key: "houses.stage.loses", B: engine.None}
			p.Spent = true
		}
		if p.Spent == (why.Key == otherSuit) { // that it cannot win is said of the card that loses, all else of the other
			p.Tag = why
		}
		st.Figures, st.Pieces = append(st.Figures, f), append(st.Pieces, p)
	}
	return st
}

// otherSuit is the reason that is about the card that loses.
const otherSuit = "houses.stage.other-suit"

// gateReason says why a card wins a battle.
func (s *Scene) gateReason(led, answer cards.Card, side int) Sentence {
	mine, other := led, answer
	if side == 1 {
		mine, other = answer, led
	}
	x := Sentence{Key: "houses.stage.higher", B: engine.None}
	switch {
	case led == answer:
		x.Key = "houses.stage.equal"
	case led.Suit() != answer.Suit():
		x.Key = otherSuit
	case mine.Rank() == 2 && other.Rank() == cards.Ace:
		x.Key = "houses.stage.sneak"
	}
	return x
}

// houseDeeds are the lines of what is done between two battles.
var houseDeeds = []string{"melded", "slew", "ransomed", "changed"}

// house shows what a player of Home Houses does between two battles. A change of house is over once the new one is named.
func (s *Scene) house(at Told, named bool) *Stage {
	d := housing{s, at, &Stage{Past: true, Figures: []Figure{{Seat: at.Seat}}}}
	d.st.Title = Sentence{Key: "houses.stage." + at.Say, A: []engine.Seat{at.Seat}, B: at.Other, Cards: []cards.Card{at.Card}}
	switch at.Say {
	case "melded":
		d.match()
	case "slew":
		d.assassin()
	case "ransomed":
		d.ransom()
	case "changed":
		d.banner(named)
		d.st.Past = named
		return d.st // the cards may come to it out of a hand that is closed
	}
	if len(d.st.Pieces) == 0 {
		return nil
	}
	return d.st
}

// housing is such a deed while its stage is being made.
type housing struct {
	*Scene
	at Told
	st *Stage
}

// points is what a card of Home Houses is worth.
func points(c cards.Card) int {
	if r := c.Rank(); r >= 2 && r <= 8 {
		return 10
	}
	return 5
}

// lay puts the cards of a seat's piles on the stage that are wanted, and returns how many there are.
func (d *housing) lay(x engine.Seat, like Piece, wanted func(cards.Card) bool, piles ...string) (n int) {
	for _, name := range piles {
		id := d.pile(name, x, 0)
		for i, c := range d.View.Pile(id) {
			if wanted(c) {
				p := like
				p.Pile, p.At, p.Card, p.Owner = id, i, c, x
				d.st.Pieces = append(d.st.Pieces, p)
				n++
			}
		}
	}
	return n
}

// ofRank says that a card is of the rank of another one, and no royal of a seat's house.
func (d *housing) ofRank(c cards.Card, x engine.Seat) func(cards.Card) bool {
	home := d.Count("home", x, 0)
	return func(o cards.Card) bool {
		return o.Known() && o.Rank() == c.Rank() && !(o.Court() && int(o.Suit())+1 == home)
	}
}

// match shows a match as it lies now, and what its cards are worth together: each counts twice.
func (d *housing) match() {
	n := d.lay(d.at.Seat, Piece{}, d.ofRank(d.at.Card, d.at.Seat), "fresh", "meld", "spoils", "won")
	v := points(d.at.Card)
	d.st.Sum = strconv.Itoa(n) + " × " + strconv.Itoa(v) + " × 2 = " + strconv.Itoa(2*n*v)
	d.st.Counts = []Count{{N: 2 * n * v, Key: "houses.stage.worth", Tone: Gains}}
}

// assassin shows the ace that strikes, and the card that falls among those of its rank.
func (d *housing) assassin() {
	x, ace := d.at.Other, cards.New(cards.Ace, d.at.Card.Suit())
	d.st.Figures = append(d.st.Figures, Figure{Seat: x, Side: 1})
	if i := d.find(d.pile("spoils", d.at.Seat, 0), ace); i >= 0 {
		d.st.Pieces = append(d.st.Pieces, Piece{Pile: d.pile("spoils", d.at.Seat, 0), At: i, Card: ace, Owner: d.at.Seat})
		d.st.Blow.Piece = 1
	}
	from := len(d.st.Pieces)
	d.lay(x, Piece{Side: 1, Part: Wall}, func(c cards.Card) bool { return c.Known() && c.Rank() == d.at.Card.Rank() }, "fresh", "meld", "spoils")
	i := slices.IndexFunc(d.st.Pieces[from:], func(p Piece) bool { return p.Card == d.at.Card })
	if i < 0 || from == 0 { // they have gone
		d.st.Pieces = nil
		return
	}
	p := &d.st.Pieces[from+i]
	p.Target, p.Falls, p.Turn, p.Spent = true, true, true, true
}

// ransom shows the royal between the two, what was paid for it once it has come, and what lies beside that.
func (d *housing) ransom() {
	x := d.at.Other
	d.st.Figures = append(d.st.Figures, Figure{Seat: x, Side: 1})
	d.st.Trade, d.st.Past = true, false // what is paid comes from a hand
	pile := d.pile("fresh", x, 0)
	if d.find(pile, d.at.Card) < 0 {
		pile = d.pile("hand", d.at.Seat, 0)
	}
	if i := d.find(pile, d.at.Card); i >= 0 {
		d.st.Pieces = append(d.st.Pieces, Piece{Pile: pile, At: i, Card: d.at.Card, Owner: d.at.Seat, Tag: Sentence{Key: "houses.stage.given", B: engine.None}})
		from := len(d.st.Pieces)
		d.lay(x, Piece{Side: 1, Part: Wall}, func(c cards.Card) bool { return c.Known() && c.Rank() == d.at.Card.Rank() && c != d.at.Card }, "fresh", "meld")
		for i := range d.st.Pieces[from:] {
			if p := &d.st.Pieces[from+i]; d.Fresh(p.Pile, p.Card) {
				p.Part, p.Tag = Paid, Sentence{Key: "houses.stage.paid", B: engine.None}
				break
			}
		}
	}
}

// banner shows the cards alike that buy a change of house, as many as lie open, on the board and in the hand of who sees it, the one of them
// that dies once it has, and the house that they buy.
func (d *housing) banner(named bool) {
	n := d.lay(d.at.Seat, Piece{}, func(c cards.Card) bool { return c == d.at.Card }, "fresh", "won", "meld", "spoils", "hand")
	d.st.Suit = int(d.at.Card.Suit()) + 1
	p := Piece{Card: d.at.Card, Owner: d.at.Seat, Part: Idle, Spent: true, Seen: true}
	if p.Pile = d.pile("gone", engine.None, 0); len(d.View.Pile(p.Pile)) > 0 {
		p.At = d.find(p.Pile, p.Card)
	} else {
		p.Pile = d.pile("dead", engine.None, 0) // face down, the last one first; everybody has seen it go there
	}
	if dead := d.View.Pile(p.Pile); n < 3 && p.At >= 0 && p.At < len(dead) && (named || d.Fresh(p.Pile, p.Card)) {
		d.st.Pieces = append(d.st.Pieces, p)
		d.st.Note = Sentence{Key: "houses.stage.dies", B: engine.None, Cards: []cards.Card{d.at.Card}}
	}
}
