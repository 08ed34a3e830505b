package table

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/code"
	"royals/engine/match"
	"royals/game/names"
)

// Past is a game that is over, as the history keeps it.
type Past struct {
	Brief
	Version int // of the rules by which it was played
	Config  engine.Config
	Salt    string // of the seal, "" where the deal was not sealed

	Hints   []int  // how many each seat has taken, nil where nobody counted them
	choices string // as a code, "" where they cannot be played again
	end     string // the hash of the position in which it ended
}

// Brief is what the list of past games says of one.
type Brief struct {
	Game    string
	Winners engine.SeatSet
	Scores  []int
	Players []Player
	Of      string // the table that it was played at, and which of its games: "daily 2026-11-22", "court tam", "" for a usual one
}

// errPast says that a text is no past game.
var errPast = errors.New("table: this is no past game")

// ErrRules says that a past game was played by rules that this version no longer plays.
var ErrRules = errors.New("table: this game was played by older rules")

// Finished returns a game that is over as the history keeps it.
func Finished(t *Table) *Past {
	var r engine.Result
	t.Result(&r)
	p := &Past{Brief: Brief{Game: t.info.ID, Winners: r.Winners, Players: t.Players}, Version: t.info.Version, Config: t.m.Config, end: hashOf(t.m)}
	for i := range t.Players {
		p.Scores = append(p.Scores, int(r.Score[i]))
	}
	for i := range t.Players {
		p.Hints = append(p.Hints, t.helped[i].Hints)
	}
	if t.sealed != nil {
		p.Salt = t.sealed.salt.String()
	}
	if text, err := code.Choices(t.m); err == nil { // not one that went on from a snapshot of older rules
		if again, err := code.Again(t.m.Game, t.m.Config, text); err == nil && hashOf(again) == p.end {
			p.choices = text
		}
	}
	return p
}

// Record writes a game that is over as a code, with its deal and every choice.
func Record(t *Table, d code.Deal) (string, error) { return code.Record(d, t.m) }

func hashOf(m *match.Match) string {
	hash, _ := engine.Hash(m.State(), nil)
	return strconv.FormatUint(hash, 16)
}

// kind names what sits in a seat.
func (p Player) kind() string {
	if p.Person() {
		return "person"
	}
	return p.Bot
}

// ofTable is what stands where the kind of a player does, before the table of a game.
const ofTable = "of"

// Line writes a brief in one line: "crush P1,P2 12,12,8 person:Ada	person:Bea	duke:Cid	of:court tam".
func (b *Brief) Line() string {
	var won, scores, who []string
	for i, p := range b.Players {
		if b.Winners.Has(engine.Seat(i)) {
			won = append(won, engine.Seat(i).String())
		}
		scores = append(scores, strconv.Itoa(b.Scores[i]))
		who = append(who, p.kind()+":"+names.Clean(p.Name))
	}
	if b.Of != "" {
		who = append(who, ofTable+":"+b.Of)
	}
	if len(won) == 0 {
		won = []string{"-"}
	}
	return b.Game + " " + strings.Join(won, ",") + " " + strings.Join(scores, ",") + " " + strings.Join(who, "\t")
}

// ReadBrief is the inverse of Line.
func ReadBrief(line string) (b Brief, err error) {
	f := strings.SplitN(line, " ", 4)
	if len(f) < 4 {
		return b, errPast
	}
	b.Game = f[0]
	for who := range strings.SplitSeq(f[3], "\t") {
		kind, name, _ := strings.Cut(who, ":")
		if kind == ofTable {
			b.Of = name
			continue
		}
		p := Player{Name: names.Clean(name), Bot: kind}
		if kind == "person" {
			p.Bot = ""
		}
		b.Players = append(b.Players, p)
	}
	for text := range strings.SplitSeq(f[2], ",") {
		n, err := strconv.Atoi(text)
		if err != nil {
			return b, errPast
		}
		b.Scores = append(b.Scores, n)
	}
	if len(b.Players) > int(engine.MaxSeats) || len(b.Scores) != len(b.Players) {
		return b, errPast
	}
	for text := range strings.SplitSeq(f[1], ",") {
		if seat, ok := engine.ParseSeat(text); ok && int(seat) < len(b.Players) {
			b.Winners |= engine.Only(seat)
		} else if f[1] != "-" {
			return b, errPast
		}
	}
	return b, nil
}

// Write writes the game as lines of a word and what it is.
func (p *Past) Write() string {
	text := "rules " + strconv.Itoa(p.Version) + "\nseats " + strconv.Itoa(p.Config.Seats) + "\nseed " + strconv.FormatUint(p.Config.Seed, 10) + "\n"
	if len(p.Config.Options) > 0 {
		text += "options " + engine.FormatOptions(p.Config.Options) + "\n"
	}
	if p.Salt != "" {
		text += "salt " + p.Salt + "\n"
	}
	if p.choices != "" {
		text += "choices " + p.choices + "\n"
	}
	text += "end " + p.end + "\nat " + p.Line() + "\n"
	for i, n := range p.Hints {
		text += "hints " + engine.Seat(i).String() + " " + strconv.Itoa(n) + "\n"
	}
	return text
}

// ReadPast reads what Write has written, and leaves out lines that it does not know.
func ReadPast(text string) (p *Past, err error) {
	p = &Past{}
	var errs [5]error
	for line := range strings.Lines(text) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch word {
		case "rules":
			p.Version, errs[0] = strconv.Atoi(rest)
		case "seats":
			p.Config.Seats, errs[1] = strconv.Atoi(rest)
		case "seed":
			p.Config.Seed, errs[2] = strconv.ParseUint(rest, 10, 64)
		case "options":
			p.Config.Options, errs[3] = engine.ParseOptions(rest)
		case "salt":
			p.Salt = rest
		case "choices":
			p.choices = rest
		case "end":
			p.end = rest
		case "at":
			p.Brief, errs[4] = ReadBrief(rest)
		case "hints":
			p.readHints(rest)
		}
	}
	if errors.Join(errs[:]...) != nil || p.end == "" || len(p.Players) == 0 || len(p.Players) != p.Config.Seats {
		return nil, errPast
	}
	return p, nil
}

// Played plays the game again. The error is ErrRules where it has a result, and cannot be played.
func (p *Past) Played(find func(id string) engine.Game) (*match.Match, error) {
	g := find(p.Game)
	if g == nil || p.Version != g.Info().Version || p.choices == "" {
		return nil, ErrRules
	}
	m, err := code.Again(g, p.Config, p.choices)
	if err != nil || hashOf(m) != p.end {
		return nil, errPast
	}
	return m, nil
}

// readHints reads how many hints a seat has taken: "P1 3". What does not fit is left out.
func (p *Past) readHints(text string) {
	who, n, _ := strings.Cut(text, " ")
	seat, ok := engine.ParseSeat(who)
	v, err := strconv.Atoi(n)
	if !ok || err != nil || v < 0 || int(seat) != len(p.Hints) || int(seat) >= len(p.Players) {
		return
	}
	p.Hints = append(p.Hints, v)
}

// HintsOf returns how many hints a seat has taken, -1 where nobody counted them.
func (p *Past) HintsOf(seat engine.Seat) int {
	if int(seat) >= len(p.Hints) {
		return -1
	}
	return p.Hints[seat]
}
