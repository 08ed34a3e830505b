package match

import (
	"bytes"
	"encoding/hex"
	"errors"
	"strconv"
	"strings"

	"royals/engine"
)

// A save is text, so that a person can read it and a log can be cut out of it:
//
//	royals save 1
//	game usurpers 1 seats 4 seed 1234 options round_cap=30
//	note P1 person Ada
//	from 0a1b...             a start position, where nothing was dealt; the first line is "royals save 2" then
//	do P1 attack P2
//	state 0a1b...            the canonical bytes, in hexadecimal
//	sum 0123456789abcdef     FNV-1a of all lines above
//
// It is replayed when read. Where a later version of the rules plays the lines differently, or not at all, the game goes
// on from the snapshot.

const (
	saveHead = "royals save 1"
	fromHead = "royals save 2" // of a match that begins in the middle
	lastSave = 2
)

// Save writes the match. Saving, loading and saving again gives the same bytes.
func (m *Match) Save() []byte {
	head := saveHead
	if m.from != nil {
		head = fromHead
	}
	b := []byte(head + "\ngame " + m.Game.Info().ID + " " + strconv.Itoa(m.Game.Info().Version) +
		" seats " + strconv.Itoa(m.Config.Seats) + " seed " + strconv.FormatUint(m.Config.Seed, 10))
	if len(m.Config.Options) > 0 {
		b = append(b, " options "+engine.FormatOptions(m.Config.Options)...)
	}
	b = append(b, '\n')
	for _, n := range m.Notes {
		b = append(b, "note "+n+"\n"...)
	}
	if m.from != nil {
		b = append(hex.AppendEncode(append(b, "from "...), m.from), '\n')
	}
	for _, e := range m.Log {
		b = append(b, "do "+e.String()+"\n"...)
	}
	b = append(b, "state "...)
	b = hex.AppendEncode(b, engine.Encode(m.state, nil))
	b = append(b, '\n')
	return append(b, "sum "+sum(b)+"\n"...)
}

func sum(b []byte) string {
	s := strconv.FormatUint(engine.HashBytes(b), 16)
	return strings.Repeat("0", 16-len(s)) + s
}

// What a save may be, far above what the longest game needs. More is refused before it is taken apart.
const (
	maxSave  = 4 << 20
	maxLines = 50000
	maxLine  = 32 << 10
)

// The errors of Load. ErrDamaged means that the bytes are no whole save, or none that can be true; ErrNewer that a later
// version made it, which may read it still.
var (
	ErrDamaged = errors.New("match: the save is damaged")
	ErrNewer   = errors.New("match: the save was made by a newer version")
)

func damaged(why string) error { return errors.Join(ErrDamaged, errors.New(why)) }
func newer(what string) error  { return errors.Join(ErrNewer, errors.New(what)) }

// Load reads a save. find returns the game of an id, nil when there is none. Changed is true when the lines no longer lead
// to the saved position: the match goes on from the snapshot then, and its log holds the lines as they were saved. The
// snapshot of an older version of the rules may have other fields: where it cannot be read, and every line can still be
// played, the match goes on from the lines.
func Load(data []byte, find func(id string) engine.Game) (m *Match, changed bool, err error) {
	lines, err := unseal(data, "royals save ", lastSave)
	if err != nil {
		return nil, false, err
	}
	g, version, c, err := header(lines[0], find)
	if err != nil {
		return nil, false, err
	}
	m, err = New(g, c)
	if err != nil {
		return nil, false, damaged(err.Error())
	}
	snapshot, log, err := m.read(lines[1:])
	if err != nil {
		return nil, false, err
	}
	if (m.from != nil) != bytes.HasPrefix(data, []byte(fromHead)) {
		return nil, false, damaged("its first line does not fit where it begins")
	}
	older := version > 0 && version < g.Info().Version && len(snapshot) > 0
	saved, unread := truth(m.state.Fresh(), snapshot, c)
	if unread != nil && !older {
		return nil, false, unread
	}
	if m.from != nil {
		if start, err := truth(m.state.Fresh(), m.from, c); err == nil {
			m.state.CopyFrom(start)
		} else if m.from = nil; !older || unread != nil {
			return nil, false, err
		}
	}
	changed = version != g.Info().Version
	for _, e := range log {
		if m.DoText(e.Seat, e.Text) == nil {
			continue
		}
		if unread != nil {
			return nil, false, unread
		}
		changed = true
		break
	}
	if unread == nil && (string(engine.Encode(m.state, nil)) != string(snapshot) || len(m.Log) != len(log)) {
		changed = true
		m.state.CopyFrom(saved)
		m.forget()
	}
	m.Log = log
	m.events.Reset()
	return m, changed, nil
}

// unseal returns the lines between head and sum. Every format begins with "royals", a word, and its number: that of a newer one
// is told before its sum, which that version may make in its own way.
func unseal(data []byte, head string, last int) ([]string, error) {
	if len(data) > maxSave {
		return nil, damaged("it is longer than any game is")
	}
	first, rest, _ := bytes.Cut(data, []byte("\n"))
	number, ok := strings.CutPrefix(string(first[:min(len(first), 40)]), head)
	switch n, err := strconv.Atoi(number); {
	case !ok || err != nil || strconv.Itoa(n) != number:
		return nil, damaged("its first line is not that of a save")
	case n > last:
		return nil, newer("format " + number)
	case n < 1:
		return nil, damaged("its first line is not that of a save")
	}
	at := bytes.LastIndex(data, []byte("\nsum "))
	if at <= len(first) || string(data[at+5:]) != sum(data[:at+1])+"\n" {
		return nil, damaged("its sum does not fit")
	}
	if bytes.Count(data, []byte("\n")) > maxLines {
		return nil, damaged("it has more lines than any game")
	}
	lines := strings.Split(string(rest[:at-len(first)-1]), "\n")
	for _, line := range lines {
		if len(line) > maxLine {
			return nil, damaged("a line is longer than any is")
		}
	}
	return lines, nil
}

// read takes the notes, and returns the snapshot and the choices.
func (m *Match) read(lines []string) (snapshot []byte, log []Entry, err error) {
	for _, line := range lines {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "note":
			m.Notes = append(m.Notes, rest)
		case "do":
			name, action, _ := strings.Cut(rest, " ")
			seat, ok := engine.ParseSeat(name)
			if !ok {
				return nil, nil, damaged("line " + strconv.Quote(line))
			}
			log = append(log, Entry{seat, action})
		case "from":
			if m.from, err = hex.DecodeString(rest); err != nil || len(m.from) == 0 {
				return nil, nil, damaged("where it begins is not hexadecimal")
			}
		case "state":
			if snapshot, err = hex.DecodeString(rest); err != nil {
				return nil, nil, damaged("its snapshot is not hexadecimal")
			}
		default:
			return nil, nil, damaged("line " + strconv.Quote(line))
		}
	}
	return snapshot, log, nil
}

// truth reads a snapshot into a state. It must be the whole truth of a game of the config, in which whoever owes a decision can
// take one, picking in ascending order as opponents do: a forged one may stand in the middle of a choice.
func truth(s engine.State, snapshot []byte, c engine.Config) (engine.State, error) {
	err := engine.Decode(s, snapshot)
	if err == nil {
		err = s.Fits(c)
	}
	if err != nil {
		return nil, damaged(err.Error())
	}
	for seats := s.Actors(); seats != 0; seats = seats.Remove(seats.First()) {
		if len(s.Rising(seats.First(), nil)) == 0 {
			return nil, damaged("its position leads nowhere")
		}
	}
	return s, nil
}

// Sketch is what a save says of itself.
type Sketch struct {
	Game    engine.Game
	Config  engine.Config
	Choices int
	Notes   []string
	Actors  engine.SeatSet // who must decide; nobody where the game is over, or an older version of the rules wrote it
}

// Glance returns what a save says of itself, without playing it.
func Glance(data []byte, find func(id string) engine.Game) (s Sketch, err error) {
	lines, err := unseal(data, "royals save ", lastSave)
	if err != nil {
		return s, err
	}
	version := 0
	if s.Game, version, s.Config, err = header(lines[0], find); err != nil {
		return s, err
	}
	m := &Match{}
	snapshot, log, err := m.read(lines[1:])
	if err != nil {
		return s, err
	}
	s.Choices, s.Notes = len(log), m.Notes
	if version != s.Game.Info().Version || s.Game.Info().Check(s.Config) != nil {
		return s, nil
	}
	fresh, err := s.Game.New(s.Config, engine.NewEvents(s.Game.Info()))
	if err == nil && engine.Decode(fresh, snapshot) == nil {
		s.Actors = fresh.Actors()
	}
	return s, nil
}

// header reads "game ID VERSION seats N seed S [options k=v,...]".
func header(line string, find func(string) engine.Game) (g engine.Game, version int, c engine.Config, err error) {
	f := strings.Fields(line)
	if len(f) != 7 && len(f) != 9 || f[0] != "game" || f[3] != "seats" || f[5] != "seed" || len(f) == 9 && f[7] != "options" {
		return nil, 0, c, damaged("line " + strconv.Quote(line))
	}
	if g = find(f[1]); g == nil {
		return nil, 0, c, newer("there is no game " + strconv.Quote(f[1]) + " here")
	}
	var e1, e2, e3 error
	version, e1 = strconv.Atoi(f[2])
	c.Seats, e2 = strconv.Atoi(f[4])
	c.Seed, e3 = strconv.ParseUint(f[6], 10, 64)
	if e1 != nil || e2 != nil || e3 != nil {
		return nil, 0, c, damaged("line " + strconv.Quote(line))
	}
	if version > g.Info().Version {
		return nil, 0, c, newer("rules " + f[2] + " of " + f[1])
	}
	if len(f) == 9 {
		c.Options, err = engine.ParseOptions(f[8])
		if err != nil {
			return nil, 0, c, damaged(err.Error())
		}
	}
	return g, version, c, nil
}
