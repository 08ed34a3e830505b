package engine

import (
	"strings"
	"testing"

	"royals/engine/cards"
)

// heap is a position of a game with a pack of clubs: enough for every kind of field.
type heap struct {
	State
	n      uint8
	points int16
	row    [3]uint8
	phase  uint8
	open   bool
	turn   Seat
	rival  Seat
	winner uint8
	in     SeatSet
	rng    cards.Rand
	hand   [2]cards.Set
	handN  [2]uint8
	known  cards.Set
	led    cards.Card
	pile   [13]cards.Card
	pileN  uint8
	rest   bool
}

func (s *heap) Fresh() State       { return new(heap) }
func (s *heap) CopyFrom(src State) { *s = *src.(*heap) }
func (s *heap) Check() error       { return nil }

func (s *heap) Fields(f *Fields) {
	f.Pack(cards.AllClubs, 1)
	Bare(f, &s.n)
	Number(f, "points", &s.points, -20, 500)
	Numbers(f, "row", s.row[:], 0, 9)
	Word(f, "phase", &s.phase, "", "deal", "play")
	f.Flag("open", &s.open)
	SeatOf(f, "turn", &s.turn, 2, 0)
	SeatOrNone(f, "rival", &s.rival, 2)
	SeatOf(f, "winner", &s.winner, 2, 1)
	f.Seats("in", &s.in, 2)
	f.Rand("rng", &s.rng)
	for p := range Seat(2) {
		f.Owner = p
		f.Hand("hand", &s.hand[p], int(s.handN[p]))
		Bare(f, &s.handN[p])
	}
	f.Owner = None
	f.Set("known", &s.known)
	f.Card("led", &s.led)
	f.Pile("pile", s.pile[:], &s.pileN)
	if f.Sets("rest") {
		s.rest = f.Value() == "pile"
	}
	if f.Asks("size") {
		f.Follows("13")
	}
}

func TestFields(t *testing.T) {
	s := &heap{n: 2, points: -5, row: [3]uint8{3, 0, 1}, phase: 2, turn: 1, rival: None, winner: 0, in: 3, rng: cards.Rand{State: 31, Inc: 3},
		hand: [2]cards.Set{cards.Of(1, 7), 0}, handN: [2]uint8{3, 2}, known: cards.Of(7), led: 2, pile: [13]cards.Card{3, 4, 5, 6, 8, 9, 10}, pileN: 7}
	var text []string
	Facts(s, func(f Fact) { text = append(text, f.String()) })
	want := "points -5 | row 3,0,1 | phase play | open no | turn P2 | rival - | winner - | in P1,P2 | rng 1f:3 | hand P1 ##,AC,7C | hand P2 ##,## | " +
		"known 7C | led 2C | pile TC,9C,8C,6C,5C,4C,3C | size 13"
	if got := strings.Join(text, " | "); got != want {
		t.Errorf("facts are\n%s\nwant\n%s", got, want)
	}
	if err := Sound(s); err != nil {
		t.Error(err)
	}
	var back heap
	if err := Decode(&back, Encode(s, nil)); err != nil || back != *s {
		t.Errorf("decoded %v, %+v", err, back)
	}
	if err := Decode(&back, Encode(s, nil)[1:]); err == nil || back != *s {
		t.Errorf("damaged bytes: %v, %+v", err, back)
	}
	back = heap{}
	Facts(s, func(f Fact) {
		f.Value = strings.ReplaceAll(f.Value, "##,", "")
		if f.Key == "hand" && f.Seat == 1 {
			return
		}
		if err := SetFact(&back, f); err != nil {
			t.Error(err)
		}
	})
	back.n, back.handN = s.n, s.handN
	if back != *s {
		t.Errorf("facts set: %+v", back)
	}
	if err := SetFact(&back, Fact{Key: "rest", Seat: None, Value: "pile"}); err != nil || !back.rest {
		t.Error("rest is not set: ", err)
	}
}

func TestBadFacts(t *testing.T) {
	for line, want := range map[string]string{
		"points x": "from -20 to 500", "points 501": "from -20 to 500", "row 1,2": "3 numbers", "row 1,2,10": "from 0 to 9", "phase ": "one of", "phase end": "one of",
		"open maybe": "no yes", "turn P3": "no such seat", "turn -": "no such seat", "rival table": "no such seat", "in P1,P4": "no such seats",
		"rng 1f": "hexadecimal", "known 7C,7C": "different", "known ##": "different", "led XX": "no such card", "pile 1,2": "no list", "colour red": "no such fact",
	} {
		key, value, _ := strings.Cut(line, " ")
		if err := SetFact(new(heap), Fact{Key: key, Seat: None, Value: value}); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), key) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}

func TestSoundFindsWhatCannotBe(t *testing.T) {
	whole := heap{phase: 1, rival: None, handN: [2]uint8{6, 7}, hand: [2]cards.Set{cards.Of(1, 2), cards.Of(3)}}
	if err := Sound(&whole); err != nil {
		t.Fatal(err)
	}
	for want, change := range map[string]func(*heap){
		"points is 501, and not from -20 to 500": func(s *heap) { s.points = 501 },
		"row is 10":                              func(s *heap) { s.row[2] = 10 },
		"phase is none of":                       func(s *heap) { s.phase = 3 },
		"turn is no seat":                        func(s *heap) { s.turn = 2 },
		"rival is no seat":                       func(s *heap) { s.rival = 2 },
		"winner is no seat":                      func(s *heap) { s.winner = 3 },
		"in names a seat":                        func(s *heap) { s.in = 4 },
		"2C is one card, and lies in hand P1 and in hand P2": func(s *heap) { s.hand[1] |= cards.Of(2) },
		"AD is not in the pack, and lies in led":             func(s *heap) { s.led = 14 },
		"4C lies twice in pile":                              func(s *heap) { s.pile[0], s.pile[1], s.pileN = 4, 4, 2 },
		"the pack has 13 cards, and 14 lie somewhere":        func(s *heap) { s.handN[0]++ },
		"hand P1 holds more cards than it counts":            func(s *heap) { s.handN[0] = 1 },
		"a card lies above pile":                             func(s *heap) { s.pile[0] = 4 },
		"known holds a card that is none":                    func(s *heap) { s.known = 1 },
		"the pack has 13 cards, and 12 lie somewhere":        func(s *heap) { s.handN[1]-- },
	} {
		s := whole
		change(&s)
		if err := Sound(&s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
