// Package crowns knows what a crown is won for. Each is found in what one seat was told of a game that is over, in the
// public result and in who sat where: nothing that the seat could not know makes a crown.
package crowns

import (
	"iter"
	"slices"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
)

// Crown is something to win once. Its words are "crown." and its key, and what it is won for is the same with ".how".
type Crown struct {
	Key  string
	Game string // the game that it is won in, "" for any
	Won  func(*Tape) bool
}

// own are the crowns of one game each.
var own = slices.Concat(usurpers, kingdoms, houses, crush, royalty)

// All are the crowns, those of one game side by side, those of any game last.
var All = slices.Concat(own, anyGame)

// Tape is a game as one seat was told it.
type Tape struct {
	Info   *engine.Info
	Me     engine.Seat
	Told   []engine.Event // redacted for Me
	Result engine.Result  // as it stands after the last event
	Levels []string       // who sits where: the level of an opponent, "" for a person
	Before []string       // the games that the person has won before this one
}

// Play returns the tape of a game that is over.
func Play(m *match.Match, me engine.Seat, levels, before []string) (*Tape, error) {
	t := &Tape{Info: m.Game.Info(), Me: me, Levels: levels, Before: before}
	again, err := match.New(m.Game, m.Config)
	if err != nil {
		return nil, err
	}
	t.Told = again.Feed(me, t.Told)
	for _, e := range m.Log {
		if err := again.DoText(e.Seat, e.Text); err != nil {
			return nil, err
		}
		t.Told = again.Feed(me, t.Told)
	}
	again.State().Result(&t.Result)
	return t, nil
}

// Earned returns the keys of the crowns that a game has won its seat, in the order of All.
func Earned(t *Tape) (keys []string) {
	for _, c := range All {
		if (c.Game == "" || c.Game == t.Info.ID) && c.Won(t) {
			keys = append(keys, c.Key)
		}
	}
	return keys
}

// Victory reports whether the seat has won, alone or with others. A draw of all is none.
func (t *Tape) Victory() bool {
	return t.Result.Winners.Has(t.Me) && t.Result.Winners.Len() < len(t.Levels)
}

// place is where a seat has come: winners are first.
func (t *Tape) place(x engine.Seat) uint8 {
	if t.Result.Winners.Has(x) {
		return 1
	}
	return t.Result.Rank[x]
}

// count marks the name of a counter, in lines.
const count = "#"

// lines returns the lines of the log and the counters, each by its name: "attack", "#ladder". Whose counter it is stands in From.Owner.
func (t *Tape) lines() iter.Seq2[string, *engine.Event] {
	return func(yield func(string, *engine.Event) bool) {
		for i := range t.Told {
			e, name := &t.Told[i], ""
			switch e.Kind {
			case engine.Said:
				name = t.Info.Says[e.Key]
			case engine.Counted:
				name = count + t.Info.Counters[e.Key].Name
			default:
				continue
			}
			if !yield(name, e) {
				return
			}
		}
	}
}

// told reports whether some line of the seat's own fits.
func (t *Tape) told(word string, fits func(*engine.Event) bool) bool {
	for name, e := range t.lines() {
		if name == word && e.Seat == t.Me && fits(e) {
			return true
		}
	}
	return false
}

// ever fits every line.
func ever(*engine.Event) bool { return true }

// anyGame are the crowns of all games together.
var anyGame = []Crown{
	{"five-thrones", "", fiveThrones},
	{"giant-killer", "", giantKiller},
}

// fiveThrones: a win in each game.
func fiveThrones(t *Tape) bool {
	if !t.Victory() {
		return false
	}
	for _, c := range own {
		if c.Game != t.Info.ID && !slices.Contains(t.Before, c.Game) {
			return false
		}
	}
	return true
}

// giantKiller: ahead of an opponent of the highest level.
func giantKiller(t *Tape) bool {
	for x, level := range t.Levels {
		if strings.HasPrefix(level, "sovereign") && t.place(t.Me) < t.place(engine.Seat(x)) {
			return true
		}
	}
	return false
}

// court reports whether a line tells of a face card.
func court(e *engine.Event) bool { return e.Card != cards.Back && e.Card.Court() }
