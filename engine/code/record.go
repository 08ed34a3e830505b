package code

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/match"
)

func itoa(n int) string { return strconv.Itoa(n) }

// sumLetters is how many letters of a record are its checksum, over the position in which it ends.
const sumLetters = 5

// mostLetters is longer than the record of any game.
const mostLetters = 4000

// Record writes a game that is over as the code of its deal, its choices, and a checksum.
func Record(d Deal, m *match.Match) (string, error) {
	head, err := Write(d)
	if err != nil {
		return "", err
	}
	list, end, err := choices(m)
	if err != nil {
		return "", err
	}
	body := head + "." + letters(pack(list).text(1))
	return body + "." + sum(body, end), nil
}

// Choices writes the choices of a game that is over, without its deal.
func Choices(m *match.Match) (string, error) {
	list, _, err := choices(m)
	return letters(pack(list).text(1)), err
}

// Again plays a game again from its choices, to its end.
func Again(g engine.Game, c engine.Config, choices string) (*match.Match, error) {
	list, err := values(fold(choices))
	if err != nil || len(list) > mostLetters {
		return nil, ErrChanged
	}
	m, err := match.New(g, c)
	if err != nil {
		return nil, ErrChanged
	}
	n := numberOf(list)
	if err := play(m, &n); err != nil || len(n) > 0 {
		return nil, ErrChanged
	}
	return m, nil
}

// choices plays the log again, and lists each step as its place among what was legal. Where several seats may decide, the one who
// did stands before it.
func choices(m *match.Match) (list []digit, end engine.State, err error) {
	again, err := match.New(m.Game, m.Config)
	if err != nil {
		return nil, nil, err
	}
	s := again.State().Fresh()
	for _, e := range m.Log {
		run, err := m.Game.Parse(again.State(), e.Seat, e.Text)
		if err != nil {
			return nil, nil, err
		}
		s.CopyFrom(again.State())
		list = append(list, digit{uint32(place(s.Actors(), e.Seat)), uint32(s.Actors().Len())})
		for _, a := range run {
			list = append(list, step(m.Game.Info(), s, e.Seat, a))
			if err := engine.Apply(s, e.Seat, a, nil); err != nil {
				return nil, nil, err
			}
		}
		if err := again.Do(e.Seat, run); err != nil {
			return nil, nil, err
		}
	}
	if again.State().Actors() != 0 {
		return nil, nil, ErrUnfit
	}
	return list, again.State(), nil
}

// place is how many seats of a set come before one.
func place(set engine.SeatSet, seat engine.Seat) (n int) {
	for ; set.First() != seat; set = set.Remove(set.First()) {
		n++
	}
	return n
}

// step writes one step: its place among what is legal, or beyond it what Legal never lists.
func step(info *engine.Info, s engine.State, seat engine.Seat, a engine.Action) digit {
	list := open(info, s, seat)
	return digit{uint32(slices.Index(list, a)), uint32(len(list))}
}

// open lists what a seat may do: what is legal, and what Legal never lists.
func open(info *engine.Info, s engine.State, seat engine.Seat) []engine.Action {
	list := s.Legal(seat, nil)
	for v, verb := range info.Verbs {
		if verb.Unlisted && s.Why(seat, engine.Act(uint8(v), 0, 0, 0)) == nil {
			list = append(list, engine.Act(uint8(v), 0, 0, 0))
		}
	}
	return list
}

// sum hashes a code and the position in which it ends.
func sum(body string, end engine.State) string {
	hash, _ := engine.Hash(end, nil)
	h := sha256.Sum256(binary.LittleEndian.AppendUint64([]byte(fold(body)), hash))
	n := binary.BigEndian.Uint32(h[:]) >> (32 - 5*sumLetters)
	out := make([]byte, sumLetters)
	for i := range out {
		out[len(out)-1-i] = byte(n >> (5 * i) & 31)
	}
	return letters(out)
}

// Play returns the game of a record, played again choice by choice.
func Play(text string, games []engine.Game) (d Deal, m *match.Match, err error) {
	parts := strings.Split(text, ".")
	if len(parts) != 3 || len(parts[1]) > mostLetters {
		return d, nil, ErrNone
	}
	if d, err = Read(parts[0], games); err != nil {
		return d, nil, err
	}
	list, err := values(fold(parts[1]))
	if err != nil {
		return d, nil, err
	}
	if m, err = match.New(d.Game, d.Config); err != nil {
		return d, nil, ErrNone
	}
	n := numberOf(list)
	if err := play(m, &n); err != nil {
		return d, nil, err
	}
	body := parts[0] + "." + parts[1]
	if len(n) > 0 || sum(body, m.State()) != fold(parts[2]) {
		return d, nil, ErrChanged
	}
	return d, m, nil
}

// mostChoices is more than any game has.
const mostChoices = 20000

// play makes the choices of a number until the game is over.
func play(m *match.Match, n *number) error {
	s := m.State().Fresh()
	for range mostChoices {
		actors := m.State().Actors()
		if actors == 0 {
			return nil
		}
		for k := n.pop(uint32(actors.Len())); k > 0; k-- {
			actors = actors.Remove(actors.First())
		}
		seat := actors.First()
		s.CopyFrom(m.State())
		var run []engine.Action
		for len(run) == 0 || run[len(run)-1].IsStep() {
			legal := open(m.Game.Info(), s, seat)
			a := legal[n.pop(uint32(len(legal)))]
			run = append(run, a)
			if err := engine.Apply(s, seat, a, nil); err != nil {
				return ErrChanged
			}
		}
		if m.Do(seat, run) != nil {
			return ErrChanged
		}
	}
	return ErrChanged
}
