package match

import (
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
//	do P1 attack P2
//	state 0a1b...            the canonical bytes, in hexadecimal
//	sum 0123456789abcdef     FNV-1a of all lines above
//
// It is replayed when read. Where a later version of the rules plays the lines differently, or not at all, the game goes
// on from the snapshot.

const saveHead = "royals save 1"

// Save writes the match. Saving, loading and saving again gives the same bytes.
func (m *Match) Save() []byte {
	b := []byte(saveHead + "\ngame " + m.Game.Info().ID + " " + strconv.Itoa(m.Game.Info().Version) +
		" seats " + strconv.Itoa(m.Config.Seats) + " seed " + strconv.FormatUint(m.Config.Seed, 10))
	if len(m.Config.Options) > 0 {
		b = append(b, " options "+engine.FormatOptions(m.Config.Options)...)
	}
	b = append(b, '\n')
	for _, n := range m.Notes {
		b = append(b, "note "+n+"\n"...)
	}
	for _, e := range m.Log {
		b = append(b, "do "+e.String()+"\n"...)
	}
	b = append(b, "state "...)
	b = hex.AppendEncode(b, m.state.Encode(nil))
	b = append(b, '\n')
	return append(b, "sum "+sum(b)+"\n"...)
}

func sum(b []byte) string {
	s := strconv.FormatUint(engine.HashBytes(b), 16)
	return strings.Repeat("0", 16-len(s)) + s
}

// ErrDamaged is wrapped by every error of Load that means the bytes are not a whole save.
var ErrDamaged = errors.New("match: the save is damaged")

func damaged(why string) error { return errors.Join(ErrDamaged, errors.New(why)) }

// Load reads a save. find returns the game of an id, nil when there is none. Changed is true when the lines no longer lead
// to the saved position: the match goes on from the snapshot then, and its log holds the lines as they were saved.
func Load(data []byte, find func(id string) engine.Game) (m *Match, changed bool, err error) {
	text := string(data)
	at := strings.LastIndex(text, "\nsum ")
	if !strings.HasPrefix(text, saveHead+"\n") || at <= len(saveHead) || text[at+5:] != sum(data[:at+1])+"\n" {
		return nil, false, damaged("its sum does not fit")
	}
	lines := strings.Split(text[len(saveHead)+1:at], "\n")
	g, version, c, err := header(lines[0], find)
	if err != nil {
		return nil, false, err
	}
	m, err = New(g, c)
	if err != nil {
		return nil, false, damaged(err.Error())
	}
	changed = version != g.Info().Version
	var snapshot []byte
	var log []Entry
	for _, line := range lines[1:] {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "note":
			m.Notes = append(m.Notes, rest)
		case "do":
			name, action, _ := strings.Cut(rest, " ")
			seat, ok := engine.ParseSeat(name)
			if !ok {
				return nil, false, damaged("line " + strconv.Quote(line))
			}
			log = append(log, Entry{seat, action})
		case "state":
			if snapshot, err = hex.DecodeString(rest); err != nil {
				return nil, false, damaged("its snapshot is not hexadecimal")
			}
		default:
			return nil, false, damaged("line " + strconv.Quote(line))
		}
	}
	for _, e := range log {
		if m.DoText(e.Seat, e.Text) != nil {
			changed = true
			break
		}
	}
	saved := m.state.Fresh()
	if err := saved.Decode(snapshot); err != nil {
		return nil, false, damaged(err.Error())
	}
	for seats := saved.Actors(); seats != 0; seats = seats.Remove(seats.First()) {
		if len(saved.Legal(seats.First(), nil)) == 0 {
			return nil, false, damaged("its position leads nowhere")
		}
	}
	if string(m.state.Encode(nil)) != string(snapshot) || len(m.Log) != len(log) {
		changed = true
		m.state.CopyFrom(saved)
		m.forget()
	}
	m.Log = log
	m.events.Reset()
	return m, changed, nil
}

// header reads "game ID VERSION seats N seed S [options k=v,...]".
func header(line string, find func(string) engine.Game) (g engine.Game, version int, c engine.Config, err error) {
	f := strings.Fields(line)
	if len(f) != 7 && len(f) != 9 || f[0] != "game" || f[3] != "seats" || f[5] != "seed" || len(f) == 9 && f[7] != "options" {
		return nil, 0, c, damaged("line " + strconv.Quote(line))
	}
	if g = find(f[1]); g == nil {
		return nil, 0, c, errors.New("match: no game " + strconv.Quote(f[1]) + " here")
	}
	var e1, e2, e3 error
	version, e1 = strconv.Atoi(f[2])
	c.Seats, e2 = strconv.Atoi(f[4])
	c.Seed, e3 = strconv.ParseUint(f[6], 10, 64)
	if e1 != nil || e2 != nil || e3 != nil {
		return nil, 0, c, damaged("line " + strconv.Quote(line))
	}
	if len(f) == 9 {
		c.Options, err = engine.ParseOptions(f[8])
		if err != nil {
			return nil, 0, c, damaged(err.Error())
		}
	}
	return g, version, c, nil
}
