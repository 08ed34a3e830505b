package match

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
)

// Series is a match over several games in which only the tally passes on: every game is a deal of its own. It says who
// begins the next one. It has no fixed length.
type Series struct {
	Game engine.Game
	// Config is that of every game, but for the seed and for the option First once a game has been played.
	Config engine.Config
	// First is the key of the option that says who begins; it must be settable to P1, P2 and so on. Where a game has no such
	// option it is empty, and every game begins as the table has it.
	First string
	// Games are the games finished, in order.
	Games []Outcome
	// Won counts the games won per seat. Several who win together have each won; nobody wins a game that all share.
	Won [engine.MaxSeats]int

	playing bool
	starter engine.Seat
	seed    uint64
}

// Outcome is how one game of a series ended.
type Outcome struct {
	Seed    uint64
	Starter engine.Seat
	Winners engine.SeatSet
	Rank    [engine.MaxSeats]uint8
	Score   [engine.MaxSeats]int32
}

// NewSeries returns a series with no game played.
func NewSeries(g engine.Game, c engine.Config, first string) (*Series, error) {
	if err := g.Info().Check(c); err != nil {
		return nil, err
	}
	s := &Series{Game: g, Config: c, First: first}
	for i := range c.Seats {
		if first == "" {
			break
		}
		if err := g.Info().Check(s.config(0, engine.Seat(i))); err != nil {
			return nil, errors.New("match: a series: " + err.Error())
		}
	}
	return s, nil
}

// config returns the config of a game that a seat begins; with None the option stays as the table has it.
func (s *Series) config(seed uint64, begins engine.Seat) engine.Config {
	c := s.Config
	c.Seed = seed
	if begins == engine.None || s.First == "" {
		return c
	}
	c.Options = nil
	for _, o := range s.Config.Options {
		if o.Key != s.First {
			c.Options = append(c.Options, o)
		}
	}
	c.Options = append(c.Options, engine.Setting{Key: s.First, Value: begins.String()})
	return c
}

// Drawn reports whether all seats share the game.
func (o *Outcome) Drawn(seats int) bool { return o.Winners == engine.AllSeats(seats) }

// Next returns who begins the next game: the loser of the last one, and after a draw the seat after the one that began it.
// Where several are last, it is the first of them after the seat that began. None before the first game, and in a game without
// such an option: that is for the table to say.
func (s *Series) Next() engine.Seat {
	if len(s.Games) == 0 || s.First == "" {
		return engine.None
	}
	last := &s.Games[len(s.Games)-1]
	next := last.Starter.Next(s.Config.Seats)
	if last.Drawn(s.Config.Seats) {
		return next
	}
	best := engine.None
	for range s.Config.Seats {
		if best == engine.None || last.Rank[next] > last.Rank[best] {
			best = next
		}
		next = next.Next(s.Config.Seats)
	}
	return best
}

// Begin deals the next game. A game begun and not finished is given up: it counts for nobody.
func (s *Series) Begin(seed uint64) (*Match, error) {
	m, err := New(s.Game, s.config(seed, s.Next()))
	if err != nil {
		return nil, err
	}
	var v engine.View
	m.View(engine.Table, &v)
	s.playing, s.starter, s.seed = true, v.Turn, seed
	return m, nil
}

// Playing returns the seed of the game that has been begun and not finished; ok is false when there is none.
func (s *Series) Playing() (seed uint64, ok bool) { return s.seed, s.playing }

// Finish counts a game that is over. It must be the one that Begin dealt, or its save loaded again.
func (s *Series) Finish(m *Match) error {
	var r engine.Result
	switch {
	case !s.playing:
		return errors.New("match: no game of the series is going on")
	case m.Game.Info().ID != s.Game.Info().ID || m.Config.Seats != s.Config.Seats || m.Config.Seed != s.seed:
		return errors.New("match: this is another game than the series is playing")
	case !m.State().Result(&r):
		return errors.New("match: the game is not over")
	}
	s.playing = false
	s.count(Outcome{Seed: s.seed, Starter: s.starter, Winners: r.Winners, Rank: r.Rank, Score: r.Score})
	return nil
}

func (s *Series) count(o Outcome) {
	s.Games = append(s.Games, o)
	if o.Drawn(s.Config.Seats) {
		return
	}
	for i := range s.Config.Seats {
		if o.Winners.Has(engine.Seat(i)) {
			s.Won[i]++
		}
	}
}

// A saved series is text like a saved match:
//
//	royals series 1
//	game kingdoms seats 2 first first options limit=1
//	played 12 P1 ranks 2,1 scores 13,54
//	playing 99 P1
//	sum 0123456789abcdef
//
// The game going on has a save of its own.

const seriesHead = "royals series 1"

// Save writes the series.
func (s *Series) Save() []byte {
	n := s.Config.Seats
	b := []byte(seriesHead + "\ngame " + s.Game.Info().ID + " seats " + strconv.Itoa(n) + " first " + orDash(s.First))
	if len(s.Config.Options) > 0 {
		b = append(b, " options "+engine.FormatOptions(s.Config.Options)...)
	}
	b = append(b, '\n')
	for i := range s.Games {
		o := &s.Games[i]
		b = append(b, "played "+strconv.FormatUint(o.Seed, 10)+" "+o.Starter.String()+" ranks "...)
		for j := range n {
			b = append(b, comma(j)+strconv.Itoa(int(o.Rank[j]))...)
		}
		b = append(b, " scores "...)
		for j := range n {
			b = append(b, comma(j)+strconv.Itoa(int(o.Score[j]))...)
		}
		b = append(b, '\n')
	}
	if s.playing {
		b = append(b, "playing "+strconv.FormatUint(s.seed, 10)+" "+s.starter.String()+"\n"...)
	}
	return append(b, "sum "+sum(b)+"\n"...)
}

// orDash writes an empty key.
func orDash(key string) string {
	if key == "" {
		return "-"
	}
	return key
}

func comma(i int) string {
	if i == 0 {
		return ""
	}
	return ","
}

// LoadSeries reads a saved series. find returns the game of an id, nil when there is none.
func LoadSeries(data []byte, find func(id string) engine.Game) (*Series, error) {
	lines, err := unseal(data, "royals series ", 1)
	if err != nil {
		return nil, err
	}
	s, err := seriesHeader(lines[0], find)
	if err != nil {
		return nil, err
	}
	for _, line := range lines[1:] {
		f := strings.Fields(line)
		if s.playing || len(f) < 3 || len(f) != 3 && len(f) != 7 {
			return nil, damaged("line " + strconv.Quote(line))
		}
		seed, err := strconv.ParseUint(f[1], 10, 64)
		starter, ok := engine.ParseSeat(f[2])
		if err != nil || !ok || int(starter) >= s.Config.Seats {
			return nil, damaged("line " + strconv.Quote(line))
		}
		switch {
		case f[0] == "playing" && len(f) == 3:
			s.playing, s.starter, s.seed = true, starter, seed
		case f[0] == "played" && len(f) == 7 && f[3] == "ranks" && f[5] == "scores":
			o := Outcome{Seed: seed, Starter: starter}
			ranks, ok1 := numbers(f[4], s.Config.Seats)
			scores, ok2 := numbers(f[6], s.Config.Seats)
			if !ok1 || !ok2 {
				return nil, damaged("line " + strconv.Quote(line))
			}
			for i, r := range ranks {
				if r < 1 || int(r) > s.Config.Seats {
					return nil, damaged("line " + strconv.Quote(line))
				}
				o.Rank[i], o.Score[i] = uint8(r), scores[i]
				if r == 1 {
					o.Winners = o.Winners.Add(engine.Seat(i))
				}
			}
			s.count(o)
		default:
			return nil, damaged("line " + strconv.Quote(line))
		}
	}
	return s, nil
}

// seriesHeader reads "game ID seats N first KEY [options k=v,...]".
func seriesHeader(line string, find func(string) engine.Game) (*Series, error) {
	f := strings.Fields(line)
	if len(f) != 6 && len(f) != 8 || f[0] != "game" || f[2] != "seats" || f[4] != "first" || len(f) == 8 && f[6] != "options" {
		return nil, damaged("line " + strconv.Quote(line))
	}
	g := find(f[1])
	if g == nil {
		return nil, newer("there is no game " + strconv.Quote(f[1]) + " here")
	}
	var c engine.Config
	var err error
	if c.Seats, err = strconv.Atoi(f[3]); err != nil {
		return nil, damaged(err.Error())
	}
	if len(f) == 8 {
		if c.Options, err = engine.ParseOptions(f[7]); err != nil {
			return nil, damaged(err.Error())
		}
	}
	first := f[5]
	if first == "-" {
		first = ""
	}
	s, err := NewSeries(g, c, first)
	if err != nil {
		return nil, damaged(err.Error())
	}
	return s, nil
}

// numbers reads n numbers joined by commas.
func numbers(text string, n int) ([]int32, bool) {
	parts := strings.Split(text, ",")
	if len(parts) != n {
		return nil, false
	}
	list := make([]int32, n)
	for i, p := range parts {
		v, err := strconv.ParseInt(p, 10, 32)
		if err != nil {
			return nil, false
		}
		list[i] = int32(v)
	}
	return list, true
}
