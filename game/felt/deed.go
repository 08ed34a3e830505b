package felt

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/table"
)

// The deeds of a table that nothing is known of but their names.
const (
	Menu     kit.Press = "menu"
	Hide     kit.Press = "hide"
	Rules    kit.Press = "rules"
	Log      kit.Press = "log"
	Undo     kit.Press = "undo"
	Hint     kit.Press = "hint"
	Mute     kit.Press = "mute"
	Back     kit.Press = "back"
	Next     kit.Press = "next"
	Auto     kit.Press = "auto"
	Again    kit.Press = "again"
	Sort     kit.Press = "sort"
	Look     kit.Press = "look"
	More     kit.Press = "more"
	Suggest  kit.Press = "suggest"
	Cancel   kit.Press = "cancel"
	StepBack kit.Press = "stepback"
)

// Kind says what a Point is.
type Kind uint8

// The kinds of Point.
const (
	Held Kind = iota // a card of the hand
	Card             // one that lies on the table
	Pile
	Fan // the cards of a fan below its top one
	Seat
)

// Point points at something that lies on the table.
type Point struct {
	Kind Kind
	Tap  table.Tap
	name string
}

// Name returns the point's name: "card:hand:7H", "pile:draw:-", "seat:P2".
func (p Point) Name() string { return p.name }

// Single reports whether it is one card.
func (p Point) Single() bool { return p.Kind <= Card }

// Vote answers a question that is put to several persons at once, by who says yes.
type Vote struct{ Seat engine.Seat }

// Name returns "vote:P2".
func (v Vote) Name() string { return seatName(&votes, v.Seat) }

// See looks at what lies before a seat.
type See struct{ Seat engine.Seat }

// Name returns "see:P2".
func (v See) Name() string { return seatName(&sees, v.Seat) }

// votes and sees are the names of deeds about seats, that of nobody last. They are asked for in every frame.
var votes, sees = seatNames("vote:"), seatNames("see:")

func seatNames(verb string) (names [engine.MaxSeats + 1]string) {
	for x := range engine.Seat(engine.MaxSeats) {
		names[x] = verb + x.String()
	}
	names[engine.MaxSeats] = verb + engine.None.String()
	return names
}

func seatName(names *[engine.MaxSeats + 1]string, x engine.Seat) string {
	return names[min(x, engine.MaxSeats)]
}

// Play is an action of the game.
type Play struct {
	Action engine.Action
	name   string
}

// ToPlay returns the deed of an action. Its name is the action's verb and operands as the notation writes them.
func ToPlay(info *engine.Info, a engine.Action) Play {
	v := &info.Verbs[a.Verb()]
	name := "act:" + v.Name
	for i, arg := range v.Args {
		x := a.Arg(i)
		switch arg.Kind {
		case engine.ArgNone:
		case engine.ArgCard:
			name += ":" + cards.Card(x).String()
		case engine.ArgSeat:
			name += ":" + engine.Seat(x).String()
		case engine.ArgRank:
			name += ":" + cards.Rank(x).Letter()
		case engine.ArgSuit:
			name += ":" + cards.Suit(x).Letter()
		default:
			name += ":" + strconv.Itoa(int(x))
		}
	}
	return Play{a, name}
}

// Name returns the name: "act:attack:7H:P2".
func (p Play) Name() string { return p.name }

// Lift lays cards down that go together. First is the step that takes the others along.
type Lift struct {
	First engine.Action
	name  string
}

// ToLift returns the deed, named after its first step: "act:lift:7C".
func ToLift(info *engine.Info, first engine.Action) Lift {
	_, rest, _ := strings.Cut(ToPlay(info, first).name, info.Verbs[first.Verb()].Name)
	return Lift{first, "act:lift" + rest}
}

// Name returns the name: "act:lift:7C".
func (l Lift) Name() string { return l.name }

// Verb names what is to be done; what it is done with is pointed at.
type Verb struct {
	Verb int // its number in Info.Verbs
	name string
}

// ToName returns the deed of a verb.
func ToName(info *engine.Info, verb int) Verb { return Verb{verb, "act:" + info.Verbs[verb].Name} }

// Name returns the name: "act:attack".
func (v Verb) Name() string { return v.name }

// Wait stands on a button that says what is missing. Pressed, it says more: where that is.
type Wait struct {
	Why string // the key of what it says, "" for where to point
}

// Name returns "act:wait".
func (Wait) Name() string { return "act:wait" }

// Lack stands on the button of an answer for which the card is not held. It says so.
type Lack struct{}

// Name returns "act:lack".
func (Lack) Name() string { return "act:lack" }

// Lies returns where a card lies open on top of a pile of a seat, an empty rectangle where none does.
func Lies(f *Felt, s *Scene, x engine.Seat, c cards.Card) (r geom.Rect) {
	for _, p := range s.View.Piles {
		if p.ID.Owner == x && len(p.Cards) > 0 && p.Cards[0] == c {
			if _, at, ok := f.Find("pile:" + s.stem(p.ID)); ok {
				return at
			}
		}
	}
	return r
}

// Find returns what a name on the table points at, and where that lies.
func (f *Felt) Find(name string) (p Point, r geom.Rect, ok bool) {
	for _, c := range f.Strips {
		if c.name == name {
			return c.Point, c.Rect, true
		}
	}
	for i := len(f.Targets) - 1; i >= 0; i-- {
		if p, ok := f.Targets[i].Deed.(Point); ok && p.name == name {
			return p, f.Targets[i].Rect, true
		}
	}
	return p, r, false
}
